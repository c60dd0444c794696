# Les indices contre l’ordinateur, et le bilan d’une partie.

## Un indice

button-hint = Indice
button-hint-move = Montrer le coup
hint-where =
    { $around ->
        [yes] Regarde autour de { $cell }.
       *[no] Regarde { $cell }.
    }
hint-nowhere = Ici, regarde les boutons plutôt que le plateau.
hint-move = Je jouerais `{ $move }`. À mon avis, à forces égales, ce coup gagne { $first ->
        [yes] la manche aller { $percent } fois sur 100.
       *[no] { $percent } fois sur 100.
    }
# De même, quand certaines parties sont nulles.
hint-move-drawn = Je jouerais `{ $move }`. À mon avis, à forces égales, ce coup gagne { $first ->
        [yes] la manche aller { $percent } fois sur 100
       *[no] { $percent } fois sur 100
    }, et la partie est nulle { $draw } fois.
# Quand ce qui suit dit que le coup gagne.
hint-plain = Je jouerais `{ $move }`.
hint-won = Je jouerais `{ $move }`. Ce coup gagne{ $first ->
        [yes] {" "}la manche aller
       *[no] {""}
    }, quoi qu’on réponde.
hint-lost = Je jouerais `{ $move }`. À mon avis, la { $first ->
        [yes] manche
       *[no] partie
    } est perdue, mais c’est ce qui résiste le plus longtemps.
# Sous un plateau où les cases dont il est question sont entourées.
fact-circled = { $fact } (Entouré sur le plateau.)
# Une phrase qui parle de gagner, dans une partie en deux manches. $means : ce qui est gagné
fact-of-a-round =
    { $means ->
        [tie] { $fact } Gagner, ici, c’est mettre les deux manches à égalité.
       *[round] { $fact } Gagner, ici, c’est gagner la manche aller, pas la partie.
    }
# Ce qui parle contre un coup que je propose malgré tout. $fact : une phrase de ce genre, qui commence par une minuscule.
fact-but =
    { $code ->
        [opponent-disks-need] Mais { $fact }
        [opponent-pieces-need] Mais { $fact }
        [walk-needs] Mais { $fact }
        [walk-other-needs] Mais { $fact }
       *[other] Mais ce coup { $fact }
    }
# Ce qui parle contre un coup que je ne propose pas.
fact-of-other =
    { $code ->
        [opponent-disks-need] Après `{ $move }`, { $fact }
        [opponent-pieces-need] Après `{ $move }`, { $fact }
        [walk-needs] Après `{ $move }`, { $fact }
        [walk-other-needs] Après `{ $move }`, { $fact }
       *[other] `{ $move }` { $fact }
    }
# Avant la partie proprement dite : pourquoi cette enchère, cette fin des enchères ou ce camp. $word : ce qu’il faut dire
hint-auction =
    { $word ->
        [bid] Je pense que tu peux encore gagner en ce nombre de tours.
        [call] Je ne pense pas que tu puisses gagner en moins de tours.
       *[other] Je pense que ce camp est au moins aussi bien placé que l’autre.
    }
refusal-hint-people = Dans la partie { $match }, Trilithon n’est pas le seul adversaire : pas d’indices.
refusal-hint-helps = Cette position est celle de ta partie { $match }, ou presque : un indice t’y aiderait. Redemande quand elle sera finie. Le plateau : { $link }
refusal-hints-waiting = Je réfléchis encore à ta demande précédente. Réessaie dans un instant.

## Ce qui suit un coup

# Un coup et qui le joue, dans une liste.
line-ply = `{ $move }` ({ $player })
# Ce qui ne va pas dans un coup. $then : ce qui suit sans doute la réponse.
line-lets =
    { COUNT($then) ->
        [0] `{ $move }` permet à { $player } de jouer `{ $reply }`.
       *[other] `{ $move }` permet à { $player } de jouer `{ $reply }`, et je m’attends ensuite à { AND($then) }.
    }
line-better-than =
    { COUNT($then) ->
        [0] C’est mieux que `{ $move }`, qui permet à { $player } de jouer `{ $reply }`.
       *[other] C’est mieux que `{ $move }`, qui permet à { $player } de jouer `{ $reply }` ; je m’attends ensuite à { AND($then) }.
    }
line-goes-on = Je m’attends à cette suite : { AND($then) }.
line-wins = Avec ça, { $player } gagne.
line-drawn = { $line } (Suite montrée sur les petits plateaux.)

## Le bilan

button-review = Bilan
button-review-again = Actualiser
button-review-all = Tous les coups
button-review-own = Seulement mes coups
button-review-back = Retour au bilan
button-review-played = Ce qui a été joué
button-review-better = Le meilleur coup
button-try = À toi d’essayer
button-try-again = Essayer un autre coup
review-heading = **Bilan de la partie { $id } : { $game }** ({ AND($names) })
review-waiting = Je regarde la partie { $id }, coup par coup. { $before ->
        [0] Appuie sur **Actualiser** dans une minute.
        [one] Un bilan passe avant. Appuie sur **Actualiser** dans quelques minutes.
       *[other] { $before } bilans passent avant. Appuie sur **Actualiser** dans quelques minutes.
    }
review-clean = { $own ->
        [yes] D’après moi, aucun de tes coups n’a coûté cher.
       *[no] D’après moi, aucun coup n’a coûté cher.
    }
review-point = **{ $number }.** Coup { $ply }, { $player } : `{ $played }`. Chances de gagner : { $before } → { $after } sur 100
review-sample = -# Cette partie est longue : j’ai regardé { $looked } de ses { $positions } positions, à intervalles réguliers. Je n’ai rien jugé entre elles.
review-picture = -# L’image : les chances de gagner de chaque camp après chaque coup, sur 100, à forces égales ; ce qui reste en haut, ce sont les nulles.
review-played = Coup { $ply } de la partie { $id } : { $player } a joué `{ $move }`. Chances de gagner : { $before } → { $after } sur 100
review-better = Au coup { $ply }, il y avait mieux : `{ $move }`, qui laissait à { $player } { $before } chances sur 100.
review-try = Coup { $ply } de la partie { $id }, à { $player } de jouer. Le coup joué était `{ $played }`, et il y a mieux. Que jouerais-tu ?
review-try-right = `{ $move }` : je jouerais ça aussi.
review-try-good = `{ $move }` vaut le coup auquel je pensais : tes chances sont de { $percent } sur 100.
review-try-wrong = Après `{ $move }`, je vois tes chances à { $percent } sur 100 ; le meilleur coup en garde { $best }.
# $line : une ligne qui finit par les chances de gagner, avant et après un coup ; ici celles d’une nulle.
review-point-draws = { $line }, nulle : { $before } → { $after }
review-better-draws = { $line } Celles d’une nulle restaient à { $before }.
review-try-draws = { $line } Nulle : { $percent } fois sur 100, et { $best } avec le meilleur coup.
refusal-review-running = La partie { $match } n’est pas terminée. Le bilan, ce sera après.
refusal-review-helps = On trouve dans cette partie la position de ta partie { $match }, ou presque. Le bilan, ce sera quand celle-ci sera terminée. Le plateau : { $link }
refusal-reviews-waiting = { $most ->
        [one] Je prépare encore un bilan pour toi. Demande le prochain quand il sera prêt.
       *[other] Je prépare encore { $most } bilans pour toi. Demande le prochain quand l’un d’eux sera prêt.
    }
refusal-no-such-point = Ce coup n’est pas dans ce bilan. Rouvre-le avec **Bilan**.
