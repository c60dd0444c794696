# Comment des parties se sont terminées : `/résultats`, son image, et ce qui en est posté.

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

results-won = victoire
results-drawn = nulle
results-lost = défaite

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
alt-results = Résultats pour { results-names } : { results-counts }.
alt-results-row = { $what } : { results-counts }.
alt-results-latest = Dernières parties, la plus récente d’abord : { AND($outcomes) }.

## En texte

results-heading = ### { $public ->
        [yes] Résultats pour { results-names }
       *[no] { $together ->
            [yes] Toi contre { AND($others) }
           *[no] Tes résultats
        }
    }{ $game ->
        [none] {""}
       *[other] {" "}: { $game }
    }
results-total = { $public ->
        [yes] { $player }
       *[no] Pour toi
    } : **{ $won }** { $won ->
        [one] victoire
       *[other] victoires
    }, **{ $drawn }** { $drawn ->
        [one] nulle
       *[other] nulles
    }, **{ $lost }** { $lost ->
        [one] défaite
       *[other] défaites
    }.
results-wins = Victoires de chacun : { AND($wins) }.
results-win = { $name } { $count }
results-row = - { $what } : { results-counts }{ COUNT($sides) ->
        [0] {""}
       *[other] {" "}({ AND($sides) })
    }
results-side = { $side } { $figures }
results-streak = { $outcome ->
        [won] { $length ->
            [one] Dernière partie : une victoire.
           *[other] Série en cours : { $length } victoires.
        }
        [drawn] { $length ->
            [one] Dernière partie : une nulle.
           *[other] Série en cours : { $length } nulles.
        }
       *[lost] { $length ->
            [one] Dernière partie : une défaite.
           *[other] Série en cours : { $length } défaites.
        }
    } Plus longue série de victoires : { $won } ; de défaites : { $lost }.
results-rematches = { $outcome ->
        [won] Revanches : { $length } victoires d’affilée. 🔥
        [drawn] Revanches : { $length } nulles d’affilée.
       *[lost] Revanches : { $length } défaites d’affilée. Encore une ?
    }
results-lengths = Partie la plus longue : { $longest }. La plus courte : { $shortest }.
results-length = { $game }, { $plies ->
        [one] { $plies } coup
       *[other] { $plies } coups
    }
results-practice = Parties contre Trilithon seul, non comptées ici : { results-counts }. Le détail : { COMMAND("results") }, avec Trilithon dans l’option `{ $option }`.
results-latest = **Dernières parties**
results-ended = - { $outcome } · { $match } · { COUNT($names) ->
        [0] {""}
       *[other] { AND($names) } ·{" "}
    }{ $at }{ $rated ->
        [yes] {" "}· cote { $change }
       *[no] {""}
    }
results-nobody = Aucune partie terminée{ $game ->
        [none] {""}
       *[other] {" "}à { $game }
    }{ COUNT($names) ->
        [0] { $practised ->
            [yes] {" "}contre d’autres joueurs
           *[no] {""}
        }
       *[other] {" "}avec { AND($names) }
    } pour l’instant. Lances-en une avec { COMMAND("challenge") }, ou joue contre Trilithon avec { COMMAND("practice") }.

## Ce qui ne peut pas être montré

refusal-results-of-bot = De tous les bots, seul Trilithon joue ici. Choisis-le, ou choisis des joueurs.
refusal-results-gone = Il n’y a plus rien à montrer. Relance { COMMAND("results") }.
