# Ce que seuls les deux jeux Contiguity disent, dans l’ordre des autres fichiers : leurs noms et options, les refus, les
# fins, les propositions, les mots du tour, ceux de l’image et de son récit.

game-contiguity = Contiguity
game-contiguity-blurb = Réunis tes six disques sur un anneau de 30 secteurs : glisse, ou saute un seul disque.
game-contiguity-profile = facile, de longueur moyenne ; glisse et saute pour réunir tes six disques
game-contiguity-deluxe = Contiguity Deluxe
game-contiguity-deluxe-blurb = Prépare l’anneau avec ton adversaire, puis réunis pions et druide, ou encercle son druide.
game-contiguity-deluxe-profile = assez difficile, long ; réunis tes pièces ou encercle le druide adverse ; neuf options

## Options

option-relocate = Encercler et replacer
option-relocate-help = Un pion adverse encerclé ? Envoie-le où tu veux. Plus vif ; conseillé par l’auteur.
option-relocate-chosen = Un pion adverse encerclé ? Tu l’envoies où tu veux.
option-druidless = Sans druides
option-druidless-help = On joue sans druides : réunis tes six pions, et tu gagnes.
option-isolation = Isolement
option-isolation-help = Tu perds si ton tour commence sans aucune pièce à côté de ton druide.
option-friendly = Druide bien entouré
option-friendly-help = Tu gagnes aussi avec tes propres pions sur les quatre côtés de ton druide.
option-smaller = Groupe réduit
option-smaller-help = Ton druide et cinq de tes six pions réunis suffisent pour gagner.
option-victory = Case de victoire
option-victory-help = Tu gagnes aussi en menant ton druide là où le druide adverse a été posé.
option-turns = Limite de tours
option-turns-help = À la limite de tours, le plus grand groupe gagne : celui du druide, s’il y en a un.
option-turns-chosen = Après { $value } tours chacun, le plus grand groupe gagne : celui du druide, s’il y en a un.
option-flip = Aller et retour
option-flip-help = Deux manches, camps échangés. Aller perdu ? Il faut gagner le retour en moins de tours.
option-safe = Druides à l’abri
option-safe-help = On ne pose pas un druide là où il serait aussitôt encerclé.

## Refus d’un coup

refusal-which-disk =
    { COUNT($candidates) ->
        [one] Une de tes pièces peut aller en { $cell }. Si c’est le coup que tu veux jouer, écris `{ $candidates }`.
       *[other] Plusieurs de tes pièces peuvent aller en { $cell }. Précise laquelle : { OR($candidates) }.
    }
refusal-off-board = Il n’y a pas de case { $cell } sur ce plateau. Les numéros vont de 1 à 30 et les anneaux de a, le plus à l’extérieur, à d, le plus à l’intérieur : `29b`, par exemple.
refusal-not-in-line = { $from } et { $to } ne sont pas alignées. Une pièce suit son anneau, sans changer de lettre, ou va vers le bord ou le centre, sans changer de numéro.
refusal-two-in-the-way = Entre { $from } et { $to }, ta pièce devrait sauter par-dessus { COUNT($cells) } autres, en { AND($cells) }. En un coup, on n’en franchit qu’une, où qu’elle soit sur le chemin.

## Refus pendant la pose

refusal-place-a-piece =
    { $piece ->
        [druid] Il reste des druides à poser, et rien ne bouge avant. Donne juste la case du tien, par exemple `12c`.
       *[pawn] Il reste des pions à poser, et rien ne bouge avant. Donne juste la case du tien, par exemple `12c`.
    }
refusal-cell-taken = Il y a déjà une pièce en { $cell }. Choisis une case vide.
refusal-pawn-beside-own = { $cell } est trop près de tes pions : pendant la pose, deux pions de même couleur ne se touchent jamais, et celui-ci toucherait { AND($beside) }. Choisis une case à l’écart des tiens.
refusal-pawn-beside-no-enemy = Il n’y a pas de pion adverse à côté de { $cell }. Un pion se pose juste à côté d’un pion adverse, sur le même anneau ou au même numéro.
refusal-druid-beside-no-pawn = Il n’y a pas de pion à côté de { $cell }. Un druide se pose juste à côté d’un pion, sur le même anneau ou au même numéro, peu importe la couleur du pion.
refusal-druid-unsafe = En { $cell }, ton druide serait aussitôt encerclé, et l’option `safe` l’interdit. Choisis une case où il ne l’est pas.

## Refus pendant le jeu

refusal-druid-held = Ton druide en { $cell } est retenu : il ne bouge que si un de tes pions est à côté de lui. Amène d’abord un pion, ou joue une autre pièce.
refusal-relocation-unreadable = Je n’arrive pas à lire « { $text } » comme un replacement. Après ton coup, écris `x`, la case du pion encerclé, `>` et la case où il va : `12c-14c x14b>20d`.
refusal-relocation-missing =
    { COUNT($waiting) ->
        [one] Ce coup encercle le pion de { $waiting } : à toi de dire où il va. Ajoute `x{ $waiting }>` et une case vide, comme dans `12c-14c x14b>20d`.
       *[other] Ce coup encercle les pions de { AND($waiting) } : à toi de dire où ils vont. Ajoute un replacement pour chacun, comme dans `12c-14c x14b>20d x14d>21d`.
    }
refusal-relocation-superfluous = Ce coup n’encercle aucun pion en { $cell } : il n’y a rien à y replacer. Avec l’option `relocate`, on replace un pion adverse quand tes pièces occupent toutes les cases voisines et que celle que tu viens de jouer en fait partie.
refusal-relocation-twice = Tu envoies le pion de { $cell } à deux endroits. Ne le cite qu’une fois, comme dans `12c-14c x14b>20d`.
refusal-relocation-same-cell = Le pion encerclé resterait en { $cell }, or il doit partir. Choisis-lui une autre case vide.
refusal-relocation-taken = Un pion replacé va sur une case vide, et { $cell } est occupée à ce moment-là. Tu peux choisir la case que ta pièce vient de quitter, comme dans `12c-14c x14b>12c`.

## Pourquoi une partie ou une manche s’est terminée

reason-connection-contiguity = les six disques réunis
reason-connection-contiguity-deluxe = pièces réunies en un seul groupe
reason-surround = druide encerclé
reason-friendly = druide entouré des siens
reason-isolation = druide isolé
reason-victory = case de victoire atteinte
reason-turns = plus grand groupe à la limite de tours
reason-flip = retour non gagné à temps

## Propositions

suggest-disk = la pièce en { $cell } : où va-t-elle ?
suggest-slide = glisser de { $from } à { $to }
suggest-jump = sauter de { $from } à { $to }
suggest-range-to = { $from } → { $first } à { $last } : choisis, puis précise
suggest-place-pawn = poser un pion en { $cell }
suggest-place-druid = poser ton druide en { $cell }
suggest-relocate = envoyer le pion de { $from } en { $to }

## Choisir étape par étape

ask-piece = Quelle pièce ?
ask-place-pawn = Où poses-tu ton pion ?
ask-place-druid = Où poses-tu ton druide ?
ask-sector = Dans quelle partie de l’anneau ?
ask-relocate-sector = Dans quelle partie de l’anneau envoies-tu le pion encerclé ?
ask-relocate = Où envoies-tu le pion encerclé ?
choice-relocate = { $to }
choice-slide = { $to }
choice-jump = { $to }
choice-sector = { $first } à { $last }
suggest-sector =
    { $count ->
        [1] numéros { $first } à { $last } : une case
       *[other] numéros { $first } à { $last } : { $count } cases
    }

## Le tour

prompt-place-pawn =
    { $left ->
        [6] Donne une case pour ton premier pion, par exemple `12c`. Le tout premier se pose n’importe où, tous les autres à côté d’un pion adverse.
        [1] Donne une case pour ton dernier pion, à côté d’un pion adverse et pas à côté d’un des tiens.
       *[other] Donne une case pour ton prochain pion, à côté d’un pion adverse et pas à côté d’un des tiens. Il t’en reste { $left } à poser.
    }
prompt-place-druid = Tous les pions sont posés. Donne une case pour ton druide, à côté d’au moins un pion, peu importe sa couleur.
prompt-limit =
    { $left ->
        [0] La limite de tours est atteinte, et les groupes sont à égalité. Désormais, la partie s’arrête au premier tour qui laisse un groupe plus grand que l’autre.
        [1] Limite de tours : c’est le dernier tour du joueur dont c’est le tour.
       *[other] Limite de tours : il reste { $left } tours au joueur dont c’est le tour.
    }
prompt-first-round = Manche aller : en cas de défaite, il faudra gagner le retour en moins de tours, camps échangés.
prompt-second-round =
    { $left ->
        [0] Manche retour : la manche aller a été gagnée pendant la pose, en 0 tour. Trop tard pour égaler : même en gagnant à ce tour, { $player } perd la partie.
        [1] Manche retour : il reste { $left } tour à { $player }. Gagner à ce dernier tour, c’est l’égalité ; le finir sans gagner, c’est perdre la partie.
       *[other] Manche retour : il reste { $left } tours à { $player }. Gagner avant le dernier, c’est gagner la partie ; gagner au dernier, c’est l’égalité.
    }
prompt-second-round-in-set-up =
    { $left ->
        [0] Manche retour : la manche aller a été gagnée pendant la pose, en 0 tour. { $player } doit gagner pendant la pose aussi, et ce sera l’égalité.
        [1] Manche retour : une fois les pièces posées, { $player } aura { $left } tour. Y gagner, c’est l’égalité ; gagner dès la pose, c’est gagner la partie.
       *[other] Manche retour : une fois les pièces posées, { $player } aura { $left } tours. Gagner avant le dernier, c’est gagner la partie ; gagner au dernier, c’est l’égalité.
    }
round-finished =
    { $number ->
        [1] **{ AND($winners) }** gagne la manche aller : { $reason }. Au retour, les camps sont échangés.
       *[other] **{ AND($winners) }** gagne la manche { $number } : { $reason }, au tout dernier tour permis. C’est l’égalité : la belle, aux enchères, décidera.
    }
round-finished-in-no-turn = **{ AND($winners) }** gagne la manche { $number } en 0 tour, comme l’aller : { $reason }. C’est l’égalité : la belle, aux enchères, décidera.

## Dans les images

board-to-place = doit poser
board-held = { $cell } retenu
board-note-place-pawn =
    { $left ->
        [1] dernier pion
       *[other] encore { $left } pions
    }
board-note-place-druid = druide à poser
board-note-limit =
    { $left ->
        [0] mort subite
        [1] dernier tour
       *[other] limite : { $left } tours
    }
board-note-first-round = manche aller
board-note-second-round =
    { $left ->
        [0] retour : trop tard
        [1] retour : dernier
       *[other] retour : { $left } tours
    }
board-note-second-round-in-set-up =
    { $left ->
        [0] retour : 0 tour
        [1] retour : 1 tour
       *[other] retour : { $left } tours
    }

# Pourquoi la partie est finie
board-note-surround = encerclé
board-note-friendly = bien entouré
board-note-isolation = druide isolé
board-note-victory = case de victoire
board-note-turns = limite de tours
board-note-flip = hors délai

## Texte de remplacement et plateau en texte

alt-to-place-pawn = À { $who } de poser un pion.
alt-to-place-druid = À { $who } de poser son druide.
alt-place-pawn =
    { $left ->
        [1] C’est le dernier pion à poser.
       *[other] Encore { $left } pions à poser.
    }

# Une sorte de pièce, avec les cases d’un camp où il y en a : « Blanc : pions en 1a, 2b, druide en 1b. »
piece-pawn =
    { COUNT($cells) ->
        [1] pion en { $cells }
       *[other] pions en { $cells }
    }
piece-druid =
    { COUNT($cells) ->
        [1] druide en { $cells }
       *[other] druides en { $cells }
    }

# Où la prochaine pièce peut se poser. L’anneau a 120 cases : le premier pion peut se poser sur toutes
alt-places =
    { COUNT($cells) ->
        [120] La prochaine pièce se pose sur n’importe quelle case.
       *[other] La prochaine pièce peut se poser en { $cells }.
    }
alt-held = Le druide en { $cell } est retenu : il n’y a pas de pion de sa couleur à côté de lui.
alt-victory = { $side } gagne aussi en menant son druide en { $cell }.

# Les marques du plateau en texte
holds-disk = { $side }, disque
holds-pawn = { $side }, pion
holds-druid = { $side }, druide
text-spaces = # case de victoire

## Ce que fait un coup

# Jusqu’à deux, c’est exact ; à partir de trois, il en faut peut-être davantage.
fact-disks-need = Laisse ses propres disques à { $now ->
        [2] deux coups
       *[other] au moins { $now } coups
    } d’être réunis, au lieu { $before ->
        [1] d’un seul.
        [2] de deux.
       *[other] d’au moins { $before }.
    }
fact-opponent-disks-need = L’adversaire est maintenant à { $now ->
        [2] deux coups
       *[other] au moins { $now } coups
    } de réunir ses disques, au lieu { $before ->
        [1] d’un seul.
        [2] de deux.
       *[other] d’au moins { $before }.
    }
fact-joins-disks =
    { $before ->
        [1] Forme un groupe de { $size } disques.
       *[other] Forme un groupe de { $size } disques ; jusque-là, le plus grand en comptait { $before }.
    }
fact-breaks-group =
    { $size ->
        [1] Brise le plus grand groupe : de ses { $before } disques, il n’en reste pas deux ensemble.
       *[other] Brise le plus grand groupe, qui comptait { $before } disques ; le plus grand en compte maintenant { $size }.
    }

# Avec des pions et des druides
fact-wins-by =
    { $reason ->
        [surround] Encercle le druide adverse et gagne tout de suite.
        [friendly] Entoure son propre druide de pions des quatre côtés et gagne tout de suite.
        [isolation] Isole le druide adverse et gagne tout de suite.
        [victory] Mène le druide sur la case de victoire et gagne tout de suite.
        [turns] Gagne à la limite de tours, avec le plus grand groupe.
        [group] Réunit ses pièces en un seul groupe ({ $size } sur { $total }) et gagne tout de suite.
       *[connection] Réunit ses pièces en un seul groupe et gagne tout de suite.
    }
fact-loses-by =
    { $reason ->
        [surround] Perd tout de suite : son propre druide se retrouve encerclé.
        [turns] Perd à la limite de tours : le groupe adverse est plus grand.
        [bid] Perd tout de suite : l’annonce n’est pas tenue.
        [flip] Perd tout de suite : la manche retour n’est pas gagnée à temps.
        [friendly] Perd tout de suite : le druide adverse a des pions de sa couleur des quatre côtés.
        [group] Perd tout de suite : les pièces adverses sont réunies en un seul groupe ({ $size } sur { $total }).
       *[connection] Perd tout de suite : les pièces adverses sont réunies en un seul groupe.
    }
fact-ties-rounds = Gagne la manche en autant de tours que l’adversaire : c’est l’égalité, et une troisième manche décidera.
fact-gives-tie = Offre la manche à l’adversaire, mais pas plus vite que la manche aller : c’est l’égalité, et une troisième manche décidera.
fact-saves-druid = Sauve son propre druide, qui pouvait être encerclé au coup suivant.
fact-threatens-by =
    { $reason ->
        [surround] Menace d’encercler le druide adverse.
        [friendly] Menace d’entourer son propre druide de pions des quatre côtés.
        [isolation] Menace d’isoler le druide adverse.
        [victory] Menace de mener le druide sur la case de victoire.
        [turns] Menace de gagner à la limite de tours, avec le plus grand groupe.
        [group] Menace de réunir ses pièces en un seul groupe ({ $size } sur { $total }).
       *[connection] Menace de réunir ses pièces en un seul groupe.
    }
fact-sends-pawns =
    { COUNT($pawns) ->
        [1] Encercle le pion de { $pawns } et l’envoie en { $cells }.
       *[other] Encercle les pions de { AND($pawns) } et les envoie en { AND($cells) }.
    }
fact-opponent-druid-hemmed =
    { $left ->
        [1] Plus qu’une case à prendre à côté du druide adverse pour l’encercler.
       *[other] Plus que { $left } cases à prendre à côté du druide adverse pour l’encercler.
    }
fact-druid-hemmed =
    { $left ->
        [1] Laisse son propre druide à une case d’être encerclé.
       *[other] Laisse son propre druide à { $left } cases d’être encerclé.
    }
fact-opponent-druid-held = Retient le druide adverse : il n’y a plus de pion de sa couleur à côté de lui.
fact-opponent-druid-freed = Libère le druide adverse : il y a de nouveau un pion de sa couleur à côté de lui.
fact-druid-held = Laisse son propre druide retenu : il n’y a plus de pion de sa couleur à côté de lui.
fact-druid-freed = Libère son propre druide : il y a de nouveau un pion de sa couleur à côté de lui.
fact-joins-pieces =
    { $before ->
        [1] Forme un groupe de { $size } pièces sur { $total }.
       *[other] Réunit { $size } pièces sur { $total } ; jusque-là, le plus grand groupe en comptait { $before }.
    }
fact-breaks-pieces =
    { $size ->
        [1] Brise le plus grand groupe : de ses { $before } pièces, il n’en reste pas deux ensemble.
       *[other] Brise le plus grand groupe, qui comptait { $before } pièces ; le plus grand en compte maintenant { $size }.
    }
fact-pieces-need =
    { $before ->
        [1] Laisse ses propres pièces à au moins { $now } coups d’un groupe gagnant, au lieu d’un seul.
       *[other] Laisse ses propres pièces à au moins { $now } coups d’un groupe gagnant, au lieu de { $before }.
    }
fact-opponent-pieces-need =
    { $before ->
        [1] L’adversaire est maintenant à au moins { $now } coups d’un groupe gagnant, au lieu d’un seul.
       *[other] L’adversaire est maintenant à au moins { $now } coups d’un groupe gagnant, au lieu de { $before }.
    }
fact-counts-at-limit = La limite de tours est proche. Pour le décompte, son propre groupe a { $own ->
        [1] une pièce
       *[other] { $own } pièces
    }, celui de l’adversaire en a { $other }.
fact-near-pawns =
    { COUNT($pawns) ->
        [1] Il ne manque plus qu’une pièce pour rejoindre le pion de sa couleur en { $pawns }.
       *[other] Il ne manque plus qu’une pièce pour rejoindre un pion de sa couleur, en { OR($pawns) }.
    }
