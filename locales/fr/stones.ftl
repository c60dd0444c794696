# Les jeux de Druid dans le texte de remplacement et sur le plateau en texte. Les cases se suivent sans virgule : elles
# peuvent être nombreuses.

## Texte de remplacement

# $cells : les hauteurs et leurs cases, « 1: a1 b4; 2: c3 »
alt-tops = { $side } au sommet, par hauteur : { $cells }.
alt-lintels = Linteaux au sommet : { $cells }.
alt-druid = Le druide { $side } est en { $cell } et doit atteindre { $edge }.
alt-moves = Coups possibles indiqués : { $moves }.

edge-top = le bord du haut
edge-bottom = le bord du bas
edge-left = le bord gauche
edge-right = le bord droit
edge-NW = le bord nord-ouest
edge-NE = le bord nord-est
edge-E = le bord est
edge-SE = le bord sud-est
edge-SW = le bord sud-ouest
edge-W = le bord ouest

## Ce que veulent dire les marques du plateau en texte

text-stone = lettre : camp, chiffre : hauteur
text-placed = minuscule : posée en dernier
text-high = + dix niveaux ou plus
text-druid-here = @ un druide est ici
