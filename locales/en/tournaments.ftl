# Tournaments: what is posted of them, their private pages, and `/tournament`. Names and mentions come made harmless.

## The picture

tournament-third = Third place
tournament-picture-columns = W–D–L | Points | BH | SB
tournament-more-people = { $count ->
        [one] and 1 more
       *[other] and { $count } more
    }
alt-tournament-table = Table of { $name }, { $about }.
alt-tournament-row = { $place }. { $name }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
alt-tournament-bracket = Bracket of { $name }, { $about }.
alt-tournament-stage = { $stage }: { $matches }.
alt-tournament-match = { $first } – { $second }{ $winner ->
        [none] {""}
       *[other] {" "}({ $winner } wins)
    }
