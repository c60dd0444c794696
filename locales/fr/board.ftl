# Les mots dans les images, le texte de remplacement qui les raconte à qui ne les voit pas, et le plateau en texte.
# Dans une image, les mots doivent être courts : un coin de l’anneau a la place d’environ 14 lettres.

## Dans les images

board-start = départ
board-ply = coup { $ply }
board-to-move = au trait
board-to-bid = doit enchérir
board-to-choose = first ou second ?
board-wins = gagne
board-draw = nulle

## Dans un coin : ce qui est particulier, ou pourquoi la partie est finie quand le plateau ne le montre pas

board-auction-open = aucune enchère
board-auction-answer =
    { $bid ->
        [one] enchère : { $bid } tour
       *[other] enchère : { $bid } tours
    }
board-choose =
    { $bid ->
        [one] enchère : { $bid } tour
       *[other] enchère : { $bid } tours
    }
board-deadline =
    { $left ->
        [1] dernier tour
       *[other] encore { $left } tours
    }
board-resigned = abandon
board-agreed = d’un accord
board-repetition = répétition
board-bid = enchère ratée

## Texte de remplacement et plateau en texte. Les camps sont ceux du jeu (Blanc, Rouge) ; $name est la personne

alt-start = { $game }, position de départ.
alt-game = { $game }, coup { $ply }.
alt-to-move = { $side } ({ $name }) est au trait.
alt-auction-open-turn = À { $name } d’ouvrir l’enchère.
alt-auction-answer-turn = À { $name } d’annoncer moins ou de dire « call ».
alt-choose-turn = À { $name } de choisir « first » ou « second ».
alt-auction-answer =
    { $bid ->
        [one] Enchère en cours : { $bid } tour.
       *[other] Enchère en cours : { $bid } tours.
    }
alt-choose =
    { $bid ->
        [one] Enchère : { $bid } tour.
       *[other] Enchère : { $bid } tours.
    }
alt-deadline =
    { $left ->
        [1] { $side } ({ $name }) doit gagner à son prochain tour.
       *[other] { $side } ({ $name }) doit gagner en { $left } tours au plus.
    }
alt-won = { $side } ({ $name }) gagne : { $reason }.
alt-draw = Nulle : { $reason }.
alt-resigned = { $side } ({ $name }) ne joue plus.
alt-last-move = Dernier coup : { $side } ({ $name }), { $move }.
alt-last-word = Dernière annonce : { $name }, « { $move } ».
alt-pieces = { $side } : { $cells }.
alt-no-pieces = { $side } : rien sur le plateau.
alt-targets = { $cell } peut aller en { $cells }.
alt-refused = Cases qui enfreignent une règle : { $cells }.

## Ce que veulent dire les marques du plateau en texte

text-moved = [ ] dernier coup
text-picked = < > disque choisi
text-targets = * case possible
text-refused = ! contre les règles
