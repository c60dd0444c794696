# Leçons et problèmes : ce qu’ils ont en commun. Ce que dit une étape se trouve dans les fichiers `lessons-…`.

## Les exercices

exercise-moved-on = Ce plateau est périmé. Voici où en est l’exercice.
exercise-plan = { $game }, vu de dessus.
exercise-thinking = Tu joues `{ $move }`. Je cherche la défense…

## Les leçons

button-learn = Apprendre
button-learn-options = Apprendre les options
button-lessons = Apprendre un jeu
button-lesson-begin = Commencer
button-lesson-on = Continuer
button-lesson-again = Recommencer
button-lesson-steps = Toutes les étapes
button-lesson-match = Jouer contre Trilithon, niveau 1
button-next-step = Étape suivante
button-retry = Réessayer

learn-games = **Apprends un jeu** en quelques étapes, chacune sur un vrai plateau. Tu joues, le plateau répond. Tu peux reprendre quand tu veux, même des mois plus tard.
learn-game = - **{ $game }** : { $done ->
        [0] { $count ->
            [one] { $count } étape
           *[other] { $count } étapes
        }
        [one] { $done } étape faite sur { $count }
       *[other] { $done } étapes faites sur { $count }
    }
learn-choose-game = Apprendre…
learn-choose-step = Une autre étape
learn-choose-option = Une option
learn-heading = **{ $game }** · { $about ->
        [option] { $option }{ $count ->
            [one] {""}
           *[other] {" "}· étape { $number } sur { $count }
        }
       *[game] Étape { $number } sur { $count }
    }
learn-step = { $about ->
        [option] { $option }{ $count ->
            [one] {""}
           *[other] {" "}· { $number }
        }
       *[game] Étape { $number }
    }
learn-missed = Pas encore : `{ $move }`.
learn-right = ✅ Exact : `{ $move }`.
learn-last = C’était la dernière étape. Il te reste à jouer contre Trilithon au niveau 1 : il est à ta portée dès que tu connais les règles.
learn-hint-move = Par exemple `{ $move }`. Voici où ça mène.
learn-overview = **Apprendre { $game }** : { $state ->
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
learn-overview-options = Il y a aussi des étapes sur les options : { AND($options) }.

## Les problèmes

puzzle-heading = **{ $game }** · { $about ->
        [day] Problème du jour nº { $number }
       *[puzzle] Problème { $number }
    } · difficulté { $rating }
puzzle-task = { $moves ->
        [1] **C’est à { $side } de jouer : gagne aussitôt.** Un seul coup y mène.
       *[other] **C’est à { $side } de jouer : gagne en { $moves } coups maximum**, quoi qu’on réponde. Un seul premier coup y mène.
    }
puzzle-first = Seul ton premier essai compte pour ta cote : prends ton temps.
puzzle-unrated = À chaque jeu, tes trois premiers problèmes ne comptent pas : essaie sans crainte.
puzzle-tried = Seul ton premier essai comptait. Maintenant, c’est pour le plaisir.
puzzle-right = ✅ Exact : `{ $move }`. { COUNT($replies) ->
        [one] La meilleure défense est { AND($replies) }.
       *[other] Les meilleures défenses sont { AND($replies) }.
    }
puzzle-right-on = ✅ Exact : `{ $move }`. C’est encore à toi de jouer.
puzzle-more = { $moves ->
        [one] **Encore un coup pour gagner.** Lequel ?
       *[other] **Gagne en { $moves } coups de plus.**
    }
puzzle-solved = ✅ **Résolu** : { $moves }.
puzzle-failed = ❌ Ton dernier essai a échoué{ $played ->
        [yes] { "" } : { $moves }.
       *[no] .
    }
puzzle-given-up = Tu as abandonné : ça compte comme un essai manqué.
puzzle-wrong-ends = ❌ `{ $move }` termine la partie sans que tu gagnes.
puzzle-wrong-lost = ❌ Après `{ $move }`, { COUNT($replies) ->
        [one] la réplique { AND($replies) } { $drawn ->
            [yes] termine la partie par la nulle.
           *[no] gagne.
        }
       *[other] puis { AND($replies) }, { $drawn ->
            [yes] la partie est nulle.
           *[no] quelqu’un d’autre a gagné.
        }
    }
puzzle-wrong-slow = ❌ `{ $move }` ne gagne pas aussitôt. Après { COUNT($replies) ->
        [one] la défense { AND($replies) }
       *[other] les défenses { AND($replies) }
    }, la partie continue.
puzzle-wrong-held = ❌ Après `{ $move }` et { COUNT($replies) ->
        [one] la défense { AND($replies) }
       *[other] les défenses { AND($replies) }
    }, tu ne peux plus gagner { $moves ->
        [one] au coup suivant
       *[other] en { $moves } coups
    }.
puzzle-wrong-alone = ❌ Après `{ $move }`, tu ne peux plus gagner { $moves ->
        [0] aussitôt
        [one] au coup suivant
       *[other] en { $moves } coups
    }.
puzzle-rating = Ta cote aux problèmes de { $game } : { $before } → **{ $after }** (± { $margin }).
puzzle-streak = Série de problèmes résolus : { $streak }.
puzzle-none = { $game ->
        [none] Il n’y a pas encore de problème.
       *[other] Il n’y a pas encore d’autre problème de { $game }.
    }

puzzle-solution = **La solution**, { $step } sur { $steps }
puzzle-line-first = `{ $move }` { $won ->
        [yes] gagne aussitôt, et c’est le seul coup qui le fait.
       *[no] est le seul coup qui gagne.
    }
puzzle-line-next = `{ $move }` { $won ->
        [yes] gagne.
       *[no] vient ensuite.
    }
puzzle-line-answer = `{ $move }` est la meilleure défense{ $several ->
        [yes] {" "}pour { $side }
       *[no] {""}
    }{ $won ->
        [yes] , et pourtant elle termine la partie.
       *[no] .
    }
# Pourquoi la solution gagne. En dessous : comment cela continue.
puzzle-why = { $won ->
        [yes] `{ $move }` gagne aussitôt.
       *[no] { $ways ->
            [0] `{ $move }` gagne quelle que soit la défense.
            [1] `{ $move }` crée une menace qu’aucune défense n’arrête.
            [2] `{ $move }` ouvre deux façons de gagner, et aucune défense n’arrête les deux.
           *[other] `{ $move }` gagne quelle que soit la défense, mais pas toujours de la même façon.
        }
    }
puzzle-why-way = **{ $number }.** Après { AND($replies) }, `{ $answer }` { $won ->
        [yes] gagne.
       *[no] force le gain.
    }
puzzle-why-missed = **{ $number }.** `{ $move }` a l’air bon, mais oublie { COUNT($replies) ->
        [one] la réplique { AND($replies) }.
       *[other] les répliques { AND($replies) }.
    }
puzzle-why-step = **Pourquoi ?** { $step } sur { $steps }

puzzle-numbers = **Tes résultats**, que personne d’autre ne voit. Seuls les premiers essais comptent ; tes trois premiers problèmes de chaque jeu, jamais. Tout le monde commence à 1500 ; ± est la marge d’erreur.
puzzle-numbers-none = Tu n’as pas encore de résultats : ils commencent après trois problèmes d’un même jeu. Choisis un jeu : les premiers seront faciles, les suivants à ta mesure.
puzzle-numbers-game = - **{ $game }** : { $rating } ± { $margin } · { $solved } sur { $tried } résolus · série : { $streak }, record : { $best }
puzzle-choose-game = Un problème de…

button-puzzle-give-up = Abandonner
button-puzzle-solution = Montrer la solution
button-puzzle-why = Pourquoi ?
button-puzzle-line = Voir la suite
button-puzzle-next = Un autre problème
button-puzzle-numbers = Mes résultats
button-puzzle-games = Autres jeux
button-puzzle-back = Retour au problème

## Pourquoi un coup n’est pas ce qu’une étape demande

goal-names = Ce n’est pas ce coup-là : le bon contient { AND($cells) }.
goal-kind = On attend un autre type de coup.
goal-holds = Après ce coup, tu n’as pas de pièce en { AND($cells) }.
goal-does = Ce coup est permis, mais il ne fait pas ce qui est demandé.
goal-ends = Ce coup termine la partie, mais tu ne gagnes pas.
goal-wins =
    { $moves ->
        [one] Ce coup ne gagne pas.
       *[other] Après ce coup, l’autre camp peut tenir plus de { $moves } coups.
    }
goal-prevents = La réplique { $reply } gagne aussitôt.

## Ce qui ne se peut pas

refusal-no-such-exercise = Cet exercice n’existe plus. Demandes-en un autre.
refusal-exercise-over = Ce problème est terminé, résolu ou non. Recommence-le, ou demandes-en un autre.
refusal-exercise-moved-on = Ce plateau est périmé : tu as joué depuis. Regarde où en est le problème.
