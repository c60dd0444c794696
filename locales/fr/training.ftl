# Leçons et problèmes : ce qu’ils ont en commun. Ce que dit une étape se trouve dans les fichiers `lessons-…`.

## Les exercices

exercise-moved-on = C’était une position antérieure. Voici où en est l’exercice.

## Les leçons

button-learn = Apprendre
button-learn-options = Apprendre les variantes
button-lessons = Apprendre un jeu
button-lesson-begin = Commencer
button-lesson-on = Continuer
button-lesson-again = Recommencer
button-lesson-steps = Toutes les étapes
button-lesson-match = Jouer contre Trilithon, niveau 1
button-next-step = Étape suivante
button-retry = Réessayer

learn-games = **Apprends un jeu** en quelques petites étapes, chacune sur un vrai plateau. Tu joues, le plateau répond. Tu peux reprendre quand tu veux, même des mois plus tard.
learn-game = - **{ $game }** : { $done ->
        [0] { $count ->
            [one] { $count } étape
           *[other] { $count } étapes
        }
        [one] { $done } étape faite sur { $count }
       *[other] { $done } étapes faites sur { $count }
    }
learn-choose-game = Apprendre …
learn-choose-step = Une autre étape
learn-choose-option = Une variante
learn-heading = **{ $game }** · { $about ->
        [option] { $option } · étape { $number } sur { $count }
       *[game] Étape { $number } sur { $count }
    }
learn-missed = Pas encore : `{ $move }`.
learn-right = ✅ C’est juste : `{ $move }`.
learn-last = C’était l’avant-dernière étape. La dernière est une partie : contre Trilithon au niveau 1, qui perd contre quiconque connaît les règles.
learn-hint-move = `{ $move }` convient. Voici où cela mène.
learn-overview = **Apprendre { $game }** : { $state ->
        [new] { $count ->
            [one] une étape, puis une première partie contre Trilithon.
           *[other] { $count } étapes, puis une première partie contre Trilithon.
        }
        [done] les { $count } étapes sont faites. Il reste une partie contre Trilithon.
       *[begun] { $done ->
            [one] { $done } étape faite sur { $count }.
           *[other] { $done } étapes faites sur { $count }.
        }
    }
learn-overview-options = Il y a aussi des étapes sur les variantes : { AND($options) }.

## Pourquoi un coup n’est pas ce qu’une étape demande

goal-names = Ce n’est pas le coup demandé : il doit nommer { AND($cells) }.
goal-kind = C’est un coup d’une autre sorte que celui qui est demandé.
goal-holds = Après ce coup, tu n’as pas de pièce en { AND($cells) }.
goal-does = Le coup est permis, mais il ne fait pas ce qui est demandé.
goal-ends = Ce coup termine la partie, mais tu ne gagnes pas.
goal-wins =
    { $moves ->
        [one] Ce coup ne gagne pas.
       *[other] Après ce coup, l’autre camp peut tenir plus longtemps que { $moves } de tes coups.
    }
goal-prevents = La réponse { $reply } gagne aussitôt.

## Ce qui ne se peut pas

refusal-no-such-exercise = Cet exercice n’existe plus. Demandes-en un autre.
refusal-exercise-over = Tu en as fini avec ce problème, résolu ou non. Recommence-le, ou demandes-en un autre.
refusal-exercise-moved-on = C’était une position antérieure : tu as joué depuis. Regarde où en est le problème maintenant.
