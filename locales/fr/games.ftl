# Les noms des jeux, des camps et des options. Une présentation ou une aide reste sous 100 caractères : Discord les
# montre à côté d’un choix.

side-white = Blanc
side-red = Rouge

# La lettre de chaque camp sur les plateaux en texte et dans les figures des règles.
letter-white = B
letter-red = R

# Une personne avec son camp, si les deux noms diffèrent : « Anne (Blanc) »
player-with-side = { $name } ({ $side })

option-bid = Enchère sur le premier coup
option-bid-help = Dis en combien de tours tu gagnes ; le plus petit nombre choisit l’ordre. Conseillé.
option-bid-chosen = Dis en combien de tours tu gagnes ; l’annonce la plus basse choisit l’ordre.

## Ce que fait un coup, quel que soit le jeu

fact-wins = Gagne tout de suite.
fact-swaps = Échange les camps et récupère ce qui est sur le plateau.
fact-allows-win = Laisse l’adversaire gagner tout de suite : `{ $move }`.
fact-blocks-win = Empêche l’adversaire de gagner tout de suite.
fact-forces-win = Gagne au prochain tour, et rien ne peut l’empêcher.
fact-threatens = Menace de gagner au prochain tour.
