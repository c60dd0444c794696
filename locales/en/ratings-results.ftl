# How somebody's matches ended: `/results`, its picture, and what is posted of it.

## In the picture, where there is little room

results-names = { $player }{ COUNT($others) ->
        [0] {""}
       *[other] {" "}against { AND($others) }
    }
results-bar-won = won { $count }
results-bar-drawn = drawn { $count }
results-bar-lost = lost { $count }
results-matches =
    { $count ->
        [one] 1 match
       *[other] { $count } matches
    }
results-latest-short = Latest
results-level = Level { $level }
results-no-side = Either side
results-other-games = Other games

results-won = won
results-drawn = drawn
results-lost = lost

results-counts = { $won } won, { $drawn } drawn, { $lost } lost
alt-results = Results of { results-names }: { results-counts }.
alt-results-row = { $what }: { results-counts }.
alt-results-latest = The latest matches, the last one first: { AND($outcomes) }.

## As text

results-heading = ### { $public ->
        [yes] Results of { results-names }
       *[no] { $together ->
            [yes] You against { AND($others) }
           *[no] Your results
        }
    }{ $game ->
        [none] {""}
       *[other] : { $game }
    }
results-total = { $public ->
        [yes] { $player } won **{ $won }**, drew **{ $drawn }**, lost **{ $lost }**.
       *[no] You won **{ $won }**, drew **{ $drawn }**, lost **{ $lost }**.
    }
results-wins = Won by each: { AND($wins) }.
results-win = { $name } { $count }
results-row = - { $what }: { results-counts }{ COUNT($sides) ->
        [0] {""}
       *[other] {" "}({ AND($sides) })
    }
results-side = { $side } { $figures }
results-streak = { $outcome ->
        [won] { $length ->
            [one] The last match was won.
           *[other] The last { $length } were all won.
        }
        [drawn] { $length ->
            [one] The last match was drawn.
           *[other] The last { $length } were all drawn.
        }
       *[lost] { $length ->
            [one] The last match was lost.
           *[other] The last { $length } were all lost.
        }
    } Longest in a row: { $won } won, { $lost } lost.
results-rematches = { $outcome ->
        [won] The last { $length } rematches were all won. 🔥
        [drawn] The last { $length } rematches were all drawn.
       *[lost] The last { $length } rematches were all lost. One more?
    }
results-lengths = Longest match: { $longest }. Shortest: { $shortest }.
results-length = { $game }, { $plies ->
        [one] 1 move
       *[other] { $plies } moves
    }
results-practice = Not counted here, against Trilithon alone: { results-counts }. The details: { COMMAND("results") }, with Trilithon in the option `{ $option }`.
results-latest = **The latest**
results-ended = - { $outcome } · { $match } · { COUNT($names) ->
        [0] {""}
       *[other] { AND($names) } ·{" "}
    }{ $at }{ $rated ->
        [yes] {" "}· rating { $change }
       *[no] {""}
    }
results-nobody = There is no match{ $practised ->
        [yes] {" "}with other people
       *[no] {""}
    } yet that is over{ $game ->
        [none] {""}
       *[other] {" "}in { $game }
    }{ COUNT($names) ->
        [0] .
       *[other] {" "}and in which you and { AND($names) } all had a seat.
    } { COMMAND("challenge") } begins one, and { COMMAND("practice") } one against Trilithon.

## What cannot be shown

refusal-results-of-bot = Of all bots only Trilithon plays here. Name that, or people.
refusal-results-gone = There is nothing to show any more. Ask again with { COMMAND("results") }.
