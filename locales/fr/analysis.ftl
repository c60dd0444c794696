# Le plateau d’analyse : un plateau à soi pour essayer des coups, et des notes pour soi.

## Boutons

button-think = Réfléchir
button-think-line = Suite de coups
button-think-back = Retour au plateau
button-think-now = Voir la partie
button-think-thought = Mes essais
button-think-delete = { $count ->
        [one] Supprimer ce coup
       *[other] Supprimer à partir d’ici ({ $count })
    }
button-think-plan = Prévoir ces coups
button-think-enter = Jouer ce coup
button-think-advise = Qu’en penses-tu ?
button-think-boards = Plateaux d’analyse
button-think-open = Ouvrir
button-think-rename = Renommer
button-think-discard = Supprimer
button-think-discard-yes = Oui, le supprimer
button-think-discard-no = Non, le garder
button-think-confirm = Essayer ce coup
button-think-near = Essayer { $move }
button-note = Note

## Le plateau

think-heading-match = **Plateau d’analyse**, visible par toi seulement. Partie { $id } : { $game }, { AND($names) }.
think-heading-board = **{ $named ->
        [yes] { $name }
       *[no] Plateau d’analyse
    }**, visible par toi seulement : { $game }{ COUNT($options) ->
        [0] .
       *[other] {" "}({ AND($options) }).
    }
think-start = Le début.
# $player: none where the board began in the middle of a game.
think-move = Coup { $ply } : `{ $move }`{ $player ->
        [none] .
       *[other] , { $player }.
    }
# In the line of moves, and as a sentence before a full stop.
think-leaves = { $player } { $two ->
        [yes] abandonne
       *[no] quitte la partie
    }
think-drawn = nulle
think-now = La partie en est là.
think-turn = C’est à { $player } de jouer.
think-over = { COUNT($winners) ->
        [0] Ce serait nulle : { $reason }.
       *[other] Ce serait gagné pour { AND($winners) } : { $reason }.
    }
think-looked = Tu y avais déjà réfléchi.
think-tried = Ici, tu as essayé { AND($moves) }{ $more ->
        [0] .
        [one] , plus 1 autre coup.
       *[other] , plus { $more } autres coups.
    }
think-on = Coup à **{ $game }** : `{ $typed }`…
think-ahead = Voici où mène `{ $move }`.
think-title = Essayer un coup : { $game }
think-gone = Cet endroit n’est plus sur ton plateau d’analyse. Voici le plus récent.
think-deleted = C’est supprimé.

## Les coups

think-choose-place = Aller à un coup
think-place-kind = { $kind ->
        [played] joué dans la partie
        [taken-back] repris dans la partie
       *[tried] essayé
    }

## L’avis de l’ordinateur

think-advising = J’y réfléchis…
think-chances = Les chances, à mon avis : { AND($chances) }.
think-chance = { $player } { $percent } sur 100
think-best = { $number }. `{ $move }` : { $percent } sur 100 pour { $player }
think-chance-draw = nulle { $percent } sur 100
think-best-draws = Nulle : { $percent } sur 100.

## La liste

think-list = { $count ->
        [0] Tu n’as pas encore de plateau d’analyse. Pour en ouvrir un, appuie sur **Plus** sous un plateau, puis sur **Réfléchir**, ou utilise { COMMAND("analyse") }.
       *[other] **Tes plateaux d’analyse.** Personne d’autre ne les voit.
    }
think-list-match = Partie { $id }, { $game }
think-list-board = { $named ->
        [yes] { $name } ({ $game })
       *[no] { $game }
    }
think-list-size = { $count ->
        [0] aucun coup essayé
        [one] 1 coup essayé
       *[other] { $count } coups essayés
    }
think-list-line = **{ $name }** : { $size } · { $at }
think-list-choose = Ouvrir un plateau, le renommer ou le supprimer
think-rename-title = Renommer un plateau d’analyse
think-rename-label = Son nom (facultatif)
think-renamed = { $named ->
        [yes] C’est renommé.
       *[no] Il n’a plus de nom.
    }
think-discard = Supprimer ce plateau d’analyse{ $count ->
        [0] {""}
        [one] , avec le coup que tu as essayé
       *[other] , avec les { $count } coups que tu as essayés
    }{ $own ->
        [yes] {" "}et tes notes dessus ?
       *[no] {" "}? Tes notes sur la partie restent.
    }
think-discarded = C’est supprimé.
kept-think-discard = Ton plateau d’analyse reste.

## Ce qui ne peut pas être essayé ou gardé

refusal-analysis-gone = Cet endroit n’est plus sur ton plateau d’analyse : ses coups ont été supprimés. Rien n’a changé.
refusal-analysis-leave = Ici, tu peux seulement essayer des coups, ou l’abandon d’un joueur.
refusal-analysis-nothing = Tu n’as rien essayé à partir d’ici ; il n’y a donc rien à supprimer. Les coups de la partie restent.
refusal-analysis-full = Un plateau d’analyse garde { $most } coups maximum, et celui-ci est plein. Supprime d’abord une variante pour en essayer d’autres.
refusal-analyses-full = Tu as des plateaux d’analyse pour { $most } parties, et je n’en garde pas plus. Supprime un de ceux dont tu n’as plus besoin.
refusal-no-such-analysis = Ce plateau d’analyse n’existe plus : tu l’as supprimé, ou il a fait place à de plus récents.
refusal-analysis-name = Le nom d’un plateau d’analyse compte de 1 à { $most } caractères visibles.
refusal-analysis-name-taken = Tu as déjà un plateau d’analyse « { $name } ». Choisis un autre nom.
refusal-too-many-analyses = Tu as { $most } plateaux d’analyse qui portent un nom, et je n’en garde pas plus. Supprimes-en un d’abord.

## Où l’ordinateur n’aide pas

refusal-analysis-helps = Je ne peux rien dire de cette position tant que la partie { $match } est en cours : c’est celle de son plateau, ou presque. Redemande-moi quand elle sera finie. Le plateau : { $link }

## Notes

note-title = Tes notes
note-position-label = Sur cette position
note-whole-label = Sur toute la partie
note-position = **Ta note ici :** { $note }
note-whole = **Ta note :** { $note }
note-stored = { $any ->
        [yes] C’est noté. Personne d’autre ne le voit.
       *[no] Tu n’as plus de notes ici.
    }

refusal-note-long = Une note a { $most } caractères maximum, et la tienne en a { $count }. Raccourcis-la et réessaie.
refusal-too-many-notes = Tu as { $most } notes ici, et je n’en garde pas plus par partie. Supprimes-en une d’abord.
refusal-notes-full = Tu as { $most } notes sur l’ensemble de tes parties, et je n’en garde pas plus. Supprimes-en quelques-unes d’abord.

## De la réflexion au jeu

refusal-analysis-plan-elsewhere = D’ici, il n’y a rien à jouer ni à prévoir : ces coups ne partent pas du plateau actuel. Va d’abord à un coup qui le suit.
refusal-analysis-plan-leave = Parmi ces coups, il y a l’abandon d’un joueur : tu ne peux ni les jouer ni les prévoir.

## Positions venues d’ailleurs

refusal-analysis-position = Je ne reconnais là ni position ni relevé. Choisis un jeu pour un plateau vide ; ou colle ou joins une position ou un relevé tels que je les écris, ou une partie d’AbstractPlay.
refusal-analysis-over = La partie serait finie ici : il n’y a plus rien à chercher.
