# Revoir des parties, et en importer.

## Boutons

button-replay = Revoir
button-find = Aller à…
button-flip = Retourner
button-since = Depuis mon coup
button-animate = Voir le film
button-unimport = Supprimer

## Pour revoir

view-page = Partie { $id } : { $game }, { AND($names) }. { $stands ->
        [yes] { $ply ->
            [0] Départ, coup 0 sur { $last }.
           *[other] Coup { $ply } sur { $last }.
        }
       *[no] Coup { $ply }, repris ensuite.
    }
view-since = Marqué : tout ce qui a changé depuis ton propre coup{ $count ->
        [0] .
        [one] , il y a { $count } coup.
       *[other] , il y a { $count } coups.
    }
view-title = Quel coup de { $game } ?
view-label = Numéro du coup : 0 (départ) à { $last }
view-film = Partie { $id } : { $game }, { AND($names) }, plateau après plateau.
view-film-part = Elle compte { $boards } plateaux ; le film en montre un sur { $stride }.

## Les relevés que l’on fait lire

import-line = Ligne { $line } du relevé : { $reason }
refusal-no-such-number =
    { $number ->
        [no] « { $typed } » n’est pas le numéro d’un coup. { $last ->
            [0] Aucun coup n’est encore joué : il n’y a que 0, le départ.
           *[other] Écris un nombre de 0, le départ, à { $last }.
        }
       *[yes] Cette partie n’a pas de coup { $typed }. { $last ->
            [0] Aucun coup n’est encore joué : il n’y a que 0, le départ.
           *[other] Écris un nombre de 0, le départ, à { $last }.
        }
    }
refusal-record-game = Ce relevé ne dit pas de quel jeu il s’agit. Il faut une ligne comme `game: druid` ; je connais { AND($known) }.
refusal-record-line = Je n’arrive pas à lire la ligne { $line } de ce relevé : « { $text } ». Corrige-la et réessaie.
refusal-records-full = Tu as importé { $most } relevés : c’est le maximum. Supprimes-en d’abord un : { COMMAND("board") } les montre, chacun avec un bouton pour le supprimer.
refusal-records-today = Tu as importé { $most } relevés en un jour : c’est le maximum. Réessaie demain.
refusal-record-long = Ce relevé est trop long : { $size } Ko maximum.
refusal-record-line-long = La ligne { $line } de ce relevé est trop longue : { $most } caractères maximum.
refusal-record-entries = Ce relevé contient trop de coups et d’annonces : { $most } maximum.
refusal-record-missing = Il n’y a rien à importer : envoie un fichier, ou colle son texte.
refusal-record-both = Tu as envoyé un fichier et collé un texte ; je ne peux en importer qu’un. Rien n’a été importé : réessaie avec un seul des deux.
refusal-record-not-text = « { $file } » n’est pas un fichier texte. Les parties et les positions sont du texte, dans des fichiers comme partie.txt ou partie.json.
refusal-record-empty = Le fichier « { $file } » est vide.

## En supprimer un

button-unimport-yes = Oui, supprimer
button-unimport-no = Non, garder
unimport-question = Supprimer pour tout le monde la partie { $id }, que tu as importée ? C’est irréversible.
unimport-done = La partie { $id } est supprimée.
kept-unimport = La partie { $id } n’a pas été supprimée.

## Un à la fois

refusal-one-at-a-time = { $what ->
        [film] Je prépare encore le film que tu as demandé. Attends-le avant d’en demander un autre.
        [export] Je prépare encore le fichier que tu as demandé. Il arrive.
        [record] Je lis encore le relevé que tu as envoyé. Attends la fin avant d’en envoyer un autre.
        [follows] Je dessine encore les plateaux que tu suis. Ils arrivent.
       *[desk] Je prépare encore ton bureau. Il arrive.
    }
