# « Montrer » : une suite de coups, postée en image ou en film avec quelques mots.

button-show-line = Montrer
line-title = Montrer cette suite
line-comment-label = Quelques mots de toi
line-comment-hint = Tout le monde ici le lira. Tu peux laisser vide.
line-form-label = Format
line-form-picture = Une image, avec un plateau après chaque coup
line-form-film = Un film

## Le message

line-shown =
    { $who } montre { $count ->
        [one] un coup
       *[other] une suite de { $count } coups
    } de { $game }.
line-shown-match =
    { $who } montre { $count ->
        [one] un coup
       *[other] une suite de { $count } coups
    } de { $game }, partie { $id } : { AND($names) }.
line-shown-last = L’image montre les { $shown } derniers.

## Pourquoi ce n’est pas posté

refusal-show-line-running = La partie { $match } est encore en cours ; ce que tu en penses reste donc entre nous. Montre-le quand elle sera finie.
refusal-show-line-elsewhere = La partie { $match } n’est pas visible pour tous ceux qui sont ici. Montre-le là où elle a été jouée : { $link }
refusal-show-line-empty = Il n’y a pas encore de suite à montrer. Joue d’abord au moins un coup sur le plateau.
