# Revoir des parties, et en importer.

## Boutons

button-replay = Revoir
button-find = Aller à…
button-flip = Retourner
button-since = Depuis mon coup
button-animate = Animer
button-unimport = Supprimer

## Pour revoir

view-page = Partie { $id } : { $game }, { AND($names) }. { $stands ->
        [yes] { $ply ->
            [0] Départ, coup 0 sur { $last }.
           *[other] Coup { $ply } sur { $last }.
        }
       *[no] Coup { $ply }, repris par la suite.
    }
view-since = Marqué : tout ce qui a changé depuis ton propre coup{ $count ->
        [0] .
        [one] , il y a { $count } coup.
       *[other] , il y a { $count } coups.
    }
view-title = Aller à un coup de { $game }
view-label = Son numéro, de 0, le départ, à { $last }
view-film = Partie { $id } : { $game }, { AND($names) }, plateau après plateau.
view-film-part = Elle compte { $boards } plateaux ; l’animation en montre un sur { $stride }.

## Les relevés que l’on fait lire

import-line = Ligne { $line } du relevé : { $reason }
refusal-no-such-number =
    { $number ->
        [no] « { $typed } » n’est pas le numéro d’un coup. { $last ->
            [0] Aucun coup n’est encore joué : il n’y a que 0, le départ.
           *[other] Écris un nombre de 0, le départ, à { $last }.
        }
       *[yes] Cette partie n’a pas de coup { $typed }. { $last ->
            [0] Aucun coup n’est encore joué : il n’y a que 0, le départ.
           *[other] Écris un nombre de 0, le départ, à { $last }.
        }
    }
refusal-record-game = Ce relevé ne dit pas de quel jeu il s’agit. Il lui faut une ligne comme `game: druid` ; je connais { AND($known) }.
refusal-record-line = Je n’arrive pas à lire la ligne { $line } de ce relevé : « { $text } ». Corrige-la et réessaie.
refusal-records-full = Tu as importé { $most } relevés, et je n’en garde pas plus par personne. Supprimes-en un d’abord : { COMMAND("board") } les montre, chacun avec un bouton pour cela.
refusal-records-today = Tu as importé { $most } relevés en un jour, et je n’en prends pas plus. Réessaie demain.
refusal-record-long = Ce relevé est trop long. Je lis { $size } Ko au plus.
refusal-record-line-long = La ligne { $line } de ce relevé est trop longue. Une ligne peut avoir { $most } caractères.
refusal-record-entries = Ce relevé compte trop de coups et d’annonces. J’en lis { $most } au plus.

## En supprimer un

button-unimport-yes = Oui, supprimer
button-unimport-no = Non, garder
unimport-question = Tu veux que la partie { $id }, que tu as importée, soit supprimée pour tout le monde ? C’est irréversible.
unimport-done = La partie { $id } est supprimée.
kept-unimport = La partie { $id } n’a pas été supprimée.

## Un à la fois

refusal-one-at-a-time = { $what ->
        [film] Je dessine encore l’animation que tu as demandée. Attends-la avant d’en demander une autre.
        [export] J’écris encore le fichier que tu as demandé. Attends-le avant de le redemander.
        [record] Je lis encore le relevé que tu as envoyé. Attends la fin avant d’en envoyer un autre.
        [follows] Je dessine encore les plateaux que tu suis. Attends-les avant de les redemander.
       *[desk] Je dessine encore ton bureau. Attends-le avant de le redemander.
    }
