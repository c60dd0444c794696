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
alt-results-latest = The latest matches, newest first: { AND($outcomes) }.

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
results-wins = Wins: { AND($wins) }.
results-win = { $name } { $count }
results-row = - { $what }: { results-counts }{ COUNT($sides) ->
        [0] {""}
       *[other] {" "}({ AND($sides) })
    }
results-side = { $side } { $figures }
results-streak = { $outcome ->
        [won] { $length ->
            [one] The last match was a win.
           *[other] The last { $length } were all wins.
        }
        [drawn] { $length ->
            [one] The last match was a draw.
           *[other] The last { $length } were all draws.
        }
       *[lost] { $length ->
            [one] The last match was a loss.
           *[other] The last { $length } were all losses.
        }
    } Longest streaks: { $won } won, { $lost } lost.
results-rematches = { $outcome ->
        [won] The last { $length } rematches were all wins. 🔥
        [drawn] The last { $length } rematches were all draws.
       *[lost] The last { $length } rematches were all losses. One more?
    }
results-lengths = Longest match: { $longest }. Shortest: { $shortest }.
results-length = { $game }, { $plies ->
        [one] 1 move
       *[other] { $plies } moves
    }
results-practice = Practice matches, not counted here: { results-counts }. For details, use { COMMAND("results") } with Trilithon in the option `{ $option }`.
results-latest = **Latest**
results-ended = - { $outcome } · { $match } · { COUNT($names) ->
        [0] {""}
       *[other] { AND($names) } ·{" "}
    }{ $at }{ $rated ->
        [yes] {" "}· rating { $change }
       *[no] {""}
    }
results-nobody = No finished matches{ $game ->
        [none] {""}
       *[other] {" "}of { $game }
    }{ COUNT($names) ->
        [0] { $practised ->
            [yes] {" "}with other people
           *[no] {""}
        }
       *[other] {" "}with { AND($names) }
    } yet. Start one with { COMMAND("challenge") }, or play Trilithon with { COMMAND("practice") }.

## What cannot be shown

refusal-results-of-bot = Trilithon is the only bot that plays here. Name Trilithon, or people.
refusal-results-gone = This is out of date. Ask again with { COMMAND("results") }.
