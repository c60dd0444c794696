# Réponses prévues : ce que quelqu’un jouera si un autre joueur répond comme attendu. Personne d’autre ne les voit.

## À côté d’un plateau, pour tout le monde

turn-planned = Prévu d’avance : { $told }
turn-unplanned = { $player }, aucune de tes réponses prévues ne s’applique plus.
turn-earlier = { $count ->
        [one] Un autre coup avant ceux-là ; { COMMAND("board") } le montre.
       *[other] { $count } autres coups avant ceux-là ; { COMMAND("board") } les montre.
    }
time-unplanned = Aucune de tes réponses prévues ne s’applique plus.

## Boutons

button-plans = Si on me joue…
button-plan-add = Ajouter une ligne
button-plan-write = Écrire en texte
button-plan-clear = Tout supprimer
button-plan-list = Toutes les lignes
button-plan-go-on = Continuer
button-plan-answer-it = Choisir ma réponse
button-plan-cut = Changer le dernier coup
button-plan-rewrite = Réécrire
button-plan-drop = Supprimer cette ligne
button-plan-reply = Si on joue ça
button-plan-answer = Je réponds ça
button-plan-near = Choisir { $move }

## La liste et une ligne

plan-heading = Tes réponses prévues à **{ $game }** avec { AND($names) }. Personne d’autre ne les voit.
plan-none = Tu n’as encore rien prévu. Choisis un coup que pourrait jouer { $player }, puis ta réponse. Si ce coup vient, je joue ta réponse aussitôt.
plan-closed = Tu pourras ajouter des réponses quand ce sera aux autres de jouer. Le plateau : { $link }
plan-held = On te propose la nulle. Réponds d’abord : ta réponse prévue `{ $move }` attend jusque-là. Le plateau : { $link }
plan-choose = Voir ou changer une ligne
plan-line = { $moves }. La partie : { $link }
plan-line-blocked = Sur le plateau actuel, cette ligne n’est pas jouable. Elle peut le redevenir.
plan-others = Les autres peuvent jouer n’importe quoi entre-temps. Si ta réponse n’est alors plus permise, je la retire et je te préviens.
plan-stored = C’est prévu.
plan-dropped = Ligne supprimée.
plan-all-dropped = Tu n’as plus rien de prévu.
plan-moved-on = La partie a continué. Voici ce qu’il reste de ton plan.

## Choisir et écrire

plan-after = Après { $moves }
plan-reply-begin = Que pourrait jouer { $player } à **{ $game }** ? Mets-toi à sa place.
plan-reply-on = Coup attendu à **{ $game }** : `{ $typed }`…
plan-reply-ahead = Voici le plateau après `{ $move }`. Choisis maintenant ta réponse.
plan-reply-title = Coup attendu à { $game }
plan-answer-begin = Que répondrais-tu à **{ $game }** ?
plan-answer-on = Ta réponse à **{ $game }** : `{ $typed }`…
plan-answer-ahead = Voici le plateau après ta réponse `{ $move }`. Elle n’est pas encore jouée.
plan-answer-title = Ta réponse à { $game }
plan-write-title = Tes réponses à { $game }
plan-write-label = Lignes
plan-write-hint = { $several ->
        [yes] Coup du suivant, le tien, sans les autres. « ; » entre lignes.
       *[no] Coup attendu, ta réponse, etc. Entre deux lignes : « ; ».
    }{ $example ->
        [none] {""}
       *[other] {" "}Ex. : { $example }
    }

## Pourquoi des lignes ne peuvent pas être prévues

refusal-plan-own-turn = C’est à toi de jouer : il n’y a pas encore de réponse à prévoir. Joue d’abord : { $link }
refusal-plan-line-gone = Cette ligne n’est plus dans ton plan : tu l’as changée, ou la partie a pris un autre chemin.
refusal-plan-empty = Je n’y ai trouvé aucune ligne. Écris un coup attendu, puis ta réponse ; sépare les lignes par un point-virgule{ $example ->
        [none] .
       *[other] , comme dans `{ $example }`.
    }
refusal-plan-others-moves = Rien n’a été enregistré. Dans cette partie, on n’écrit pas ce que les autres jouent entre le coup attendu et ta réponse, or la ligne { $number } le contient. Écris-la ainsi : `{ $line }`.
refusal-plan-text-long = Ton texte est trop long : { $most } caractères maximum. Rien n’a été enregistré.
refusal-plan-lines = Un plan compte { $most } lignes maximum. Supprimes-en une avant d’en ajouter une autre.
refusal-plan-line-long = La ligne { $number } est trop longue : { $most } coups maximum, les tiens et ceux que tu attends. Rien n’a été enregistré.
refusal-plan-move = Rien n’a été enregistré. Ligne { $number }, coup { $place }, `{ $move }` : { $why }
refusal-plan-no-answer = Rien n’a été enregistré : la ligne { $number } s’arrête au coup attendu `{ $move }`. Ajoutes-y ta réponse.
refusal-plan-over = Rien n’a été enregistré : à la ligne { $number }, la partie est finie avant `{ $move }`.
refusal-plan-clash =
    { $before ->
        [none] La ligne { $number } répond `{ $move }` là où une autre répond `{ $other }`.
       *[other] La ligne { $number } répond à `{ $before }` par `{ $move }`, et une autre ligne par `{ $other }`.
    } Je ne peux jouer que l’une des deux réponses : rien n’a été enregistré.
refusal-plan-ends = La partie est finie après `{ $move }` : il n’y a rien à répondre.
