# Réponses prévues : ce que quelqu’un jouera si un autre joueur répond comme attendu. Personne d’autre ne les voit.

## À côté d’un plateau, pour tout le monde

turn-planned = Prévu : { $told }
turn-unplanned = { $player }, aucune de tes réponses prévues ne convient plus.
turn-earlier = { $count ->
        [one] Un coup avant ceux-là ; { COMMAND("board") } le montre.
       *[other] { $count } coups avant ceux-là ; { COMMAND("board") } les montre.
    }
time-unplanned = Aucune de tes réponses prévues ne convient plus.

## Boutons

button-plans = Si l’on me répond…
button-plan-add = Ajouter une ligne
button-plan-write = Écrire en texte
button-plan-clear = Tout retirer
button-plan-list = Toutes les lignes
button-plan-go-on = Continuer
button-plan-answer-it = Choisir la réponse
button-plan-cut = Changer le dernier coup
button-plan-rewrite = Réécrire
button-plan-drop = Retirer cette ligne
button-plan-reply = Si l’on joue ça
button-plan-answer = Je réponds ça
button-plan-near = Prendre { $move }

## La liste et une ligne

plan-heading = Tes réponses prévues à **{ $game }** avec { AND($names) }. Personne d’autre ne les voit.
plan-none = Il n’y en a pas encore. Choisis un coup que pourrait jouer { $player }, et ce que tu joues alors. Quand ce coup vient, je joue ta réponse aussitôt.
plan-closed = Tu peux ajouter des réponses quand c’est aux autres de jouer. Le plateau : { $link }
plan-held = On te propose la nulle : ta réponse prévue `{ $move }` attend que tu aies répondu à cela. Le plateau : { $link }
plan-choose = Regarde une ligne, ou change-la
plan-line = { $moves }. La partie elle-même : { $link }
plan-line-blocked = Sur le plateau tel qu’il est, cela ne peut pas se jouer. Cela peut encore venir.
plan-others = Ce que les autres jouent entre-temps reste ouvert ; si ta réponse est alors contre les règles, je la retire et te le dis.
plan-stored = C’est prévu.
plan-dropped = Ligne retirée.
plan-all-dropped = Tu n’as plus rien de prévu.
plan-moved-on = La partie a continué. Voici ce qui reste de ton plan.

## Choisir et écrire

plan-after = Après { $moves }
plan-reply-begin = À **{ $game }**, imagine que tu es { $player } : quel coup pourrait venir ?
plan-reply-on = Coup attendu à **{ $game }** : `{ $typed }`…
plan-reply-ahead = Voilà le plateau si l’on joue `{ $move }`. Ta réponse vient ensuite.
plan-reply-title = Coup attendu à { $game }
plan-answer-begin = Que réponds-tu à **{ $game }** ?
plan-answer-on = Ta réponse à **{ $game }** : `{ $typed }`…
plan-answer-ahead = Voilà le plateau après ta réponse `{ $move }`. Rien n’est encore joué.
plan-answer-title = Ta réponse à { $game }
plan-write-title = Réponses prévues à { $game }
plan-write-label = Lignes
plan-write-hint = { $several ->
        [yes] Coup du suivant, ta réponse, … ; sans les autres. « ; » entre lignes.
       *[no] Un coup attendu, ta réponse, etc. ; « ; » entre lignes.
    }{ $example ->
        [none] {""}
       *[other] {" "}Ainsi { $example }
    }

## Pourquoi des lignes ne peuvent pas être prévues

refusal-plan-own-turn = C’est à toi de jouer : il n’y a personne à qui répondre. Joue d’abord : { $link }
refusal-plan-line-gone = Cette ligne n’est plus dans ton plan : elle a été changée, ou la partie a pris un autre chemin.
refusal-plan-empty = Il n’y a pas de ligne là-dedans. Écris une réponse attendue puis la tienne, et un point-virgule entre deux lignes{ $example ->
        [none] .
       *[other] , comme dans `{ $example }`.
    }
refusal-plan-others-moves = Je n’ai rien noté. Dans cette partie, une ligne omet ce que les autres jouent entre le coup attendu et ta réponse, et la ligne { $number } le contient. Écris-la ainsi : `{ $line }`.
refusal-plan-text-long = C’est plus long que ce que je peux lire : { $most } caractères au plus. Je n’en ai rien retenu.
refusal-plan-lines = Un plan a { $most } lignes au plus. Retires-en une avant d’en ajouter une autre.
refusal-plan-line-long = La ligne { $number } est trop longue : je vais jusqu’à { $most } coups, coups attendus et réponses ensemble. Je n’en ai rien retenu.
refusal-plan-move = Je n’en ai rien retenu. Ligne { $number }, coup { $place }, `{ $move }` : { $why }
refusal-plan-no-answer = Je n’en ai rien retenu : la ligne { $number } finit par le coup attendu `{ $move }`. Ajoutes-y ta réponse.
refusal-plan-over = Je n’en ai rien retenu : à la ligne { $number }, la partie est finie avant `{ $move }`.
refusal-plan-clash =
    { $before ->
        [none] La ligne { $number } répond `{ $move }` là où une autre répond `{ $other }`.
       *[other] La ligne { $number } répond à `{ $before }` par `{ $move }`, et une autre ligne par `{ $other }`.
    } Je ne peux jouer que l’une des deux, je n’ai donc rien retenu.
refusal-plan-ends = La partie est finie après `{ $move }` : il n’y a rien à répondre.
