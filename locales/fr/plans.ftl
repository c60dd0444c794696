# Réponses prévues : ce que quelqu’un jouera si un autre joueur répond comme attendu. Personne d’autre ne les voit.

## À côté d’un plateau, pour tout le monde

turn-planned = Prévu : { $told }
turn-unplanned = { $player }, aucune de tes réponses prévues ne convient plus.

## Pourquoi des lignes ne peuvent pas être prévues

refusal-plan-own-turn = C’est à toi de jouer : il n’y a personne à qui répondre. Joue d’abord : { $link }
refusal-plan-line-gone = Cette ligne n’est plus dans ton plan : elle a été changée, ou la partie a pris un autre chemin.
refusal-plan-empty = Il n’y a pas de ligne là-dedans. Écris une réponse attendue puis la tienne, et un point-virgule entre deux lignes, comme dans `b4 c3; b5 c6`.
refusal-plan-text-long = C’est plus long que ce que je peux lire : { $most } caractères au plus. Je n’en ai rien retenu.
refusal-plan-lines = Un plan a { $most } lignes au plus. Retires-en une avant d’en ajouter une autre.
refusal-plan-line-long = La ligne { $number } est trop longue : je vais jusqu’à { $most } coups, les leurs et les tiens ensemble. Je n’en ai rien retenu.
refusal-plan-move = Je n’en ai rien retenu. Ligne { $number }, coup { $place }, `{ $move }` : { $why }
refusal-plan-no-answer = Je n’en ai rien retenu : la ligne { $number } finit par leur coup `{ $move }`. Ajoutes-y ta réponse.
refusal-plan-over = Je n’en ai rien retenu : à la ligne { $number }, la partie est finie avant `{ $move }`.
refusal-plan-clash =
    { $before ->
        [none] La ligne { $number } répond `{ $move }` là où une autre répond `{ $other }`.
       *[other] La ligne { $number } répond à `{ $before }` par `{ $move }`, et une autre ligne par `{ $other }`.
    } Je ne peux jouer que l’une des deux, je n’ai donc rien retenu.
