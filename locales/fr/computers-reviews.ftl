# Les indices contre l’ordinateur, et l’analyse d’une partie.

## Un indice

button-hint = Indice
button-hint-move = Montre-moi le coup
hint-where =
    { $around ->
        [yes] Regarde autour de { $cell }.
       *[no] Regarde { $cell }.
    }
hint-nowhere = Ici, regarde plutôt les boutons que le plateau.
hint-move = Je jouerais `{ $move }`. À mon avis, entre joueurs de même force, ce coup gagne { $percent } parties sur 100.
# Quand ce qui suit dit que le coup gagne.
hint-plain = Je jouerais `{ $move }`.
hint-won = Je jouerais `{ $move }`. Ce coup gagne, quelles que soient les réponses.
hint-lost = Je jouerais `{ $move }`. C’est ce qui résiste le plus longtemps ; à mon avis, la partie est perdue.
# Sous un plateau où les cases dont il est question sont entourées.
fact-circled = { $fact } (Entouré sur le plateau.)
refusal-hint-people = Dans la partie { $match }, une autre personne joue aussi : je n’y donne pas d’indices.
refusal-hints-waiting = Je réfléchis encore à ce que tu as demandé avant. Réessaie dans un instant.

## L’analyse

button-review = Analyse
button-review-again = Regarder à nouveau
button-review-all = Les coups de tous
button-review-own = Seulement mes coups
button-review-back = Retour à l’analyse
button-review-played = Ce qui a été joué
button-review-better = Le meilleur coup
button-try = À toi d’essayer
button-try-again = Essayer un autre coup
review-heading = **Analyse de la partie { $id } : { $game }** ({ AND($names) })
review-waiting = Je regarde la partie { $id }, coup par coup. { $before ->
        [0] Appuie sur **Regarder à nouveau** dans une minute.
        [one] Une analyse passe avant elle. Appuie sur **Regarder à nouveau** dans quelques minutes.
       *[other] { $before } analyses passent avant elle. Appuie sur **Regarder à nouveau** dans quelques minutes.
    }
review-clean = { $own ->
        [yes] Aucun de tes coups n’a coûté cher, autant que je puisse voir.
       *[no] Aucun coup n’a coûté cher, autant que je puisse voir.
    }
review-point = **{ $number }.** Coup { $ply }, { $player } : `{ $played }`. Chances de gagner : { $before } % → { $after } %
review-sample = -# Cette partie est longue : j’ai regardé { $looked } de ses { $positions } positions, régulièrement réparties. Je n’ai pas jugé ce qui s’est passé entre elles.
review-picture = -# L’image : les chances de gagner de chacun après chaque coup, en pour cent, entre joueurs de même force.
review-played = Coup { $ply } de la partie { $id } : { $player } a joué `{ $move }`. Chances de gagner : { $before } % → { $after } %
review-better = Mieux que ce qui a été joué au coup { $ply } : `{ $move }`. { $player } garde { $before } % de chances.
review-try = C’est à { $player } de jouer, au coup { $ply } de la partie { $id }. `{ $played }` a été joué, et il y a mieux. Que jouerais-tu ?
review-try-right = `{ $move }` : c’est le coup que je jouerais.
review-try-good = `{ $move }` vaut le coup auquel je pensais : { $percent } % de chances de gagner.
review-try-wrong = Après `{ $move }`, je vois { $percent } % de chances de gagner ; le meilleur coup en garde { $best } %.
refusal-review-running = La partie { $match } n’est pas terminée. Je l’analyserai quand elle le sera.
refusal-review-helps = Le plateau de ta partie { $match } figure aussi dans ce relevé. Je l’analyserai quand cette partie sera terminée.
refusal-reviews-waiting = { $most ->
        [one] Je travaille encore à une analyse pour toi. Demande la prochaine quand elle sera faite.
       *[other] Je travaille encore à { $most } analyses pour toi. Demande la prochaine quand l’une d’elles sera faite.
    }
refusal-no-such-point = Ce coup n’est pas dans cette analyse. Ouvre-la à nouveau avec **Analyse**.
