# Comment des parties se sont terminées : `/résultats`, son image, et ce qui en est posté.

## Dans l’image, où il y a peu de place

results-names = { $player }{ COUNT($others) ->
        [0] {""}
       *[other] {" "}contre { AND($others) }
    }
results-bar-won = { $count ->
        [one] { $count } victoire
       *[other] { $count } victoires
    }
results-bar-drawn = { $count ->
        [one] { $count } nulle
       *[other] { $count } nulles
    }
results-bar-lost = { $count ->
        [one] { $count } défaite
       *[other] { $count } défaites
    }
results-matches =
    { $count ->
        [one] 1 partie
       *[other] { $count } parties
    }
results-latest-short = Dernières
results-level = Niveau { $level }
results-no-side = Les deux camps
results-other-games = Autres jeux

results-won = gagnée
results-drawn = nulle
results-lost = perdue

results-counts = { $won ->
        [one] { $won } victoire
       *[other] { $won } victoires
    }, { $drawn ->
        [one] { $drawn } nulle
       *[other] { $drawn } nulles
    }, { $lost ->
        [one] { $lost } défaite
       *[other] { $lost } défaites
    }
alt-results = Résultats pour { results-names } : { results-counts }.
alt-results-row = { $what } : { results-counts }.
alt-results-latest = Dernières parties, la plus récente d’abord : { AND($outcomes) }.

## En texte

results-heading = ### { $public ->
        [yes] Résultats pour { results-names }
       *[no] { $together ->
            [yes] Toi contre { AND($others) }
           *[no] Tes résultats
        }
    }{ $game ->
        [none] {""}
       *[other]  : { $game }
    }
results-total = { $public ->
        [yes] { $player }
       *[no] Pour toi
    } : **{ $won }** { $won ->
        [one] victoire
       *[other] victoires
    }, **{ $drawn }** { $drawn ->
        [one] nulle
       *[other] nulles
    }, **{ $lost }** { $lost ->
        [one] défaite
       *[other] défaites
    }.
results-wins = Victoires de chacun : { AND($wins) }.
results-win = { $name } { $count }
results-row = - { $what } : { results-counts }{ COUNT($sides) ->
        [0] {""}
       *[other] {" "}({ AND($sides) })
    }
results-side = { $side } { $figures }
results-streak = { $outcome ->
        [won] { $length ->
            [one] La dernière partie est gagnée.
           *[other] Les { $length } dernières sont toutes gagnées.
        }
        [drawn] { $length ->
            [one] La dernière partie est nulle.
           *[other] Les { $length } dernières sont toutes nulles.
        }
       *[lost] { $length ->
            [one] La dernière partie est perdue.
           *[other] Les { $length } dernières sont toutes perdues.
        }
    } Plus longue série de victoires : { $won } ; de défaites : { $lost }.
results-rematches = { $outcome ->
        [won] Les { $length } dernières revanches sont toutes gagnées. 🔥
        [drawn] Les { $length } dernières revanches sont toutes nulles.
       *[lost] Les { $length } dernières revanches sont toutes perdues. Encore une ?
    }
results-lengths = Partie la plus longue : { $longest }. La plus courte : { $shortest }.
results-length = { $game }, { $plies ->
        [one] { $plies } coup
       *[other] { $plies } coups
    }
results-practice = Contre Trilithon seul, pas compté ici : { results-counts }. Le détail : { COMMAND("results") }, avec Trilithon dans l’option `{ $option }`.
results-latest = **Les dernières**
results-ended = - { $outcome } · { $match } · { COUNT($names) ->
        [0] {""}
       *[other] { AND($names) } ·{" "}
    }{ $at }{ $rated ->
        [yes] {" "}· classement { $change }
       *[no] {""}
    }
results-nobody = Il n’y a pas encore de partie finie{ $game ->
        [none] {""}
       *[other] {" "}à { $game }
    }{ $practised ->
        [yes] {" "}avec d’autres personnes
       *[no] {""}
    }{ COUNT($names) ->
        [0] .
       *[other] {" "}où toi et { AND($names) } aviez chacun une place.
    } { COMMAND("challenge") } en lance une, et { COMMAND("practice") } une contre Trilithon.

## Ce qui ne peut pas être montré

refusal-results-of-bot = De tous les bots, seul Trilithon joue ici. Nomme-le, ou des personnes.
refusal-results-gone = Il n’y a plus rien à montrer. Redemande avec { COMMAND("results") }.
