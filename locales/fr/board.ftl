# Les mots dans les images, le texte de remplacement qui les raconte quand on ne les voit pas, et le plateau en texte.
# Dans une image, les mots doivent être courts : un coin de l’anneau a la place d’environ 14 lettres.

## Dans les images

board-start = départ
board-ply = coup { $ply }
board-to-move = doit jouer
board-to-bid = doit enchérir
board-to-choose = doit choisir
board-wins = gagne
board-draw = nulle
# Là où il ne restait que des ordinateurs.
board-lost = perdue
# Les coups qui sont des mots. $number est le nombre annoncé.
board-word-bid = annonce { $number }
board-word-call = accepte
board-word-first = commence
board-word-second = répond
board-word-pass = passe
board-word-swap = échange
board-passes = passe { $count } / { $all }

## Dans un coin : ce qui est particulier, ou pourquoi la partie est finie quand le plateau ne le montre pas

board-note-auction-open = aucune enchère
board-note-auction-answer =
    { $bid ->
        [one] { $who } : { $bid } tour
       *[other] { $who } : { $bid } tours
    }
board-note-deadline =
    { $left ->
        [1] dernier tour
       *[other] encore { $left } tours
    }
board-note-deadline-in-set-up =
    { $left ->
        [1] { $left } tour en tout
       *[other] { $left } tours en tout
    }
board-note-resigned = abandon
board-note-time = au temps
board-note-agreed = par accord
board-note-repetition = répétition
board-note-bid = annonce ratée

## Texte de remplacement et plateau en texte. $who est une personne avec son camp : « Anne (Blanc) » ; pendant une enchère, son nom seul

alt-start = { $game }, position de départ.
alt-game = { $game }, après le coup { $ply }.
alt-to-move = C’est à { $who } de jouer.
alt-to-open = À { $who } d’ouvrir l’enchère.
alt-to-bid = À { $who } d’annoncer moins ou d’accepter l’enchère.
alt-to-choose = À { $who } de choisir : commencer ou répondre.
alt-standing-bid =
    { $bid ->
        [one] Enchère en cours, par { $player } : { $bid } tour.
       *[other] Enchère en cours, par { $player } : { $bid } tours.
    }
alt-deadline =
    { $left ->
        [1] { $player } doit gagner à son prochain tour, le dernier.
       *[other] { $player } doit gagner en { $left } tours maximum.
    }
alt-won = { $who } gagne : { $reason }.
alt-lost = Partie perdue pour { AND($players) } : il ne restait que des ordinateurs.
alt-draw = Nulle : { $reason }.
# Quand d’autres ne jouent plus, et ont donc perdu.
alt-draw-among = Nulle entre { AND($players) } : { $reason }.
alt-resigned = { $who } est éliminé de la partie.
alt-last-move = Dernier coup : { $who }, { $move }.
alt-last-announcement = Dernière annonce : { $who } { $move }.
alt-since = Marqué comme nouveau : { $plies }.
alt-since-latest =
    { $more ->
        [one] Marqué comme nouveau : { $more } coup, puis { $plies }.
       *[other] Marqué comme nouveau : { $more } coups, puis { $plies }.
    }
alt-pieces = { $side } : { $cells }.
alt-no-pieces = { $side } : rien sur le plateau.
alt-numbered = Numéros sur les boutons : { $cells }.
alt-targets = { $cell } peut aller en { $cells }.
alt-pointed = À regarder : { $cells }.
alt-refused = Cases en cause dans le refus : { $cells }.
alt-course = Les chances de gagner au fil de la partie, d’après moi.
alt-course-at = { $ply ->
        [0] Au début : { AND($chances) }.
       *[other] Après le coup { $ply } : { AND($chances) }.
    }
alt-course-share = { $name } { $percent } %
alt-course-draw = nulle { $percent } %
alt-votes = Les votes : pour chaque coup joué, la part des voix de l’équipe qui étaient pour lui.
alt-votes-team = { $name } : { $percent } % en moyenne.
alt-votes-at = Coup { $ply } : { $agreed } sur { $votes }.
alt-replay = Une partie entre { AND($names) }, rejouée du début jusqu’ici :

## Ce que veulent dire les marques du plateau en texte

text-moved = [ ] dernier coup
text-picked = < > pièce choisie
text-targets = * case possible
text-refused = ! contre les règles
