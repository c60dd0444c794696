# Wie jemandes Partien ausgegangen sind: `/ergebnisse`, das Bild dazu, und was davon öffentlich steht.

## Im Bild, wo wenig Platz ist

results-names = { $player }{ COUNT($others) ->
        [0] {""}
       *[other] {" "}gegen { AND($others) }
    }
results-bar-won = { $count ->
        [one] { $count } Sieg
       *[other] { $count } Siege
    }
results-bar-drawn = { $count } Remis
results-bar-lost = { $count ->
        [one] { $count } Niederlage
       *[other] { $count } Niederlagen
    }
results-matches =
    { $count ->
        [one] 1 Partie
       *[other] { $count } Partien
    }
results-latest-short = Zuletzt
results-level = Stufe { $level }
results-no-side = Beide Seiten
results-other-games = Andere Spiele

results-won = Sieg
results-drawn = Remis
results-lost = Niederlage

results-counts = { $won ->
        [one] { $won } Sieg
       *[other] { $won } Siege
    }, { $drawn } Remis, { $lost ->
        [one] { $lost } Niederlage
       *[other] { $lost } Niederlagen
    }
alt-results = Ergebnisse von { results-names }: { results-counts }.
alt-results-row = { $what }: { results-counts }.
alt-results-latest = Die letzten Partien, die neueste zuerst: { AND($outcomes) }.

## Als Text

results-heading = ### { $public ->
        [yes] Ergebnisse von { results-names }
       *[no] { $together ->
            [yes] Du gegen { AND($others) }
           *[no] Deine Ergebnisse
        }
    }{ $game ->
        [none] {""}
       *[other] : { $game }
    }
results-total = { $public ->
        [yes] { $player }
       *[no] Du
    }: **{ $won }** { $won ->
        [one] Sieg
       *[other] Siege
    }, **{ $drawn }** Remis, **{ $lost }** { $lost ->
        [one] Niederlage
       *[other] Niederlagen
    }.
results-wins = Siege: { AND($wins) }.
results-win = { $name } { $count }
results-row = - { $what }: { results-counts }{ COUNT($sides) ->
        [0] {""}
       *[other] {" "}({ AND($sides) })
    }
results-side = { $side } { $figures }
results-streak = { $outcome ->
        [won] { $length ->
            [one] Die letzte Partie war ein Sieg.
           *[other] Die letzten { $length } Partien waren alle Siege.
        }
        [drawn] { $length ->
            [one] Die letzte Partie war ein Remis.
           *[other] Die letzten { $length } Partien waren alle remis.
        }
       *[lost] { $length ->
            [one] Die letzte Partie war eine Niederlage.
           *[other] Die letzten { $length } Partien waren alle Niederlagen.
        }
    } Die längsten Serien: { $won ->
        [one] 1 Sieg
       *[other] { $won } Siege
    }, { $lost ->
        [one] 1 Niederlage
       *[other] { $lost } Niederlagen
    }.
results-rematches = { $outcome ->
        [won] Die letzten { $length } Revanchen waren alle Siege. 🔥
        [drawn] Die letzten { $length } Revanchen waren alle remis.
       *[lost] Die letzten { $length } Revanchen waren alle Niederlagen. Noch eine?
    }
results-lengths = Die längste Partie: { $longest }. Die kürzeste: { $shortest }.
results-length = { $game }, { $plies ->
        [one] 1 Zug
       *[other] { $plies } Züge
    }
results-practice = Übungen zählen hier nicht mit: { results-counts }. Mehr dazu zeigt { COMMAND("results") } mit Trilithon in der Option `{ $option }`.
results-latest = **Die letzten Partien**
results-ended = - { $outcome } · { $match } · { COUNT($names) ->
        [0] {""}
       *[other] { AND($names) } ·{" "}
    }{ $at }{ $rated ->
        [yes] {" "}· Wertung { $change }
       *[no] {""}
    }
results-nobody = Noch keine beendeten Partien{ $game ->
        [none] {""}
       *[other] {" "}in { $game }
    }{ COUNT($names) ->
        [0] { $practised ->
            [yes] {" "}mit anderen Menschen
           *[no] {""}
        }
       *[other] {" "}mit { AND($names) }
    }. Beginne mit { COMMAND("challenge") } eine oder spiele mit { COMMAND("practice") } gegen Trilithon.

## Was nicht gezeigt werden kann

refusal-results-of-bot = Von allen Bots spielt hier nur Trilithon. Nenne Trilithon oder Menschen.
refusal-results-gone = Das ist veraltet. Frag noch einmal mit { COMMAND("results") }.
