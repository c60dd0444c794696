# Comment des parties se sont terminées : `/résultats`, son image, et ce qui en est posté.

## Dans l’image, où il y a peu de place

results-letter-won = V
results-letter-drawn = N
results-letter-lost = D
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

alt-results = Résultats pour { AND($names) } : gagnées { $won }, nulles { $drawn }, perdues { $lost }.
alt-results-row = { $what } : gagnées { $won }, nulles { $drawn }, perdues { $lost }.
alt-results-latest = Dernières parties, la plus récente d’abord : { AND($outcomes) }.

## En texte

results-heading = ### { $public ->
        [yes] Résultats pour { AND($names) }
       *[no] { $together ->
            [yes] Toi et { AND($names) }
           *[no] Tes résultats
        }
    }{ $game ->
        [none] {""}
       *[other]  : { $game }
    }
results-total = { $public ->
        [yes] Pour { $player } : gagnées **{ $won }**, nulles **{ $drawn }**, perdues **{ $lost }**.
       *[no] Pour toi : gagnées **{ $won }**, nulles **{ $drawn }**, perdues **{ $lost }**.
    }
results-wins = Gagnées par chacun : { AND($wins) }.
results-win = { $name } { $count }
results-row = - { $what } : gagnées { $won }, nulles { $drawn }, perdues { $lost }{ COUNT($sides) ->
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
    } Plus longues séries : gagnées { $won }, perdues { $lost }.
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
results-practice = Sans compter ici celles contre Trilithon seul : gagnées { $won }, nulles { $drawn }, perdues { $lost }. `{ $command }` avec Trilithon comme personne en dit plus.
results-latest = **Les dernières**
results-ended = - { $outcome } · { $match } · { COUNT($names) ->
        [0] {""}
       *[other] { AND($names) } ·{" "}
    }{ $at }{ $rated ->
        [yes] {" "}· classée { $change }
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
    } `{ $challenge }` en lance une, et `{ $practice }` une contre Trilithon.

## Ce qui ne peut pas être montré

refusal-results-of-bot = De tous les bots, seul Trilithon joue ici. Nomme-le, ou des personnes.
refusal-results-gone = Il n’y a plus rien à montrer. Redemande avec `{ $command }`.
