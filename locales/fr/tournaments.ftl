# Tournaments: what is posted of them, their private pages, and `/tournament`. Names and mentions come made harmless.

## The picture

tournament-third = Troisième place
tournament-picture-columns = V–N–D | Points | BH | SB
tournament-more-people = { $count ->
        [one] et { $count } autre
       *[other] et { $count } autres
    }
alt-tournament-table = Classement de { $name }, { $about }.
alt-tournament-row = { $place }. { $name }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
alt-tournament-bracket = Tableau de { $name }, { $about }.
alt-tournament-stage = { $stage } : { $matches }.
alt-tournament-match = { $first } – { $second }{ $winner ->
        [none] {""}
       *[other] {" "}({ $winner } gagne)
    }
