# Les mots dans et autour des images de Contigo : des pions sur les cases, et des cailloux dans les trous autour.

## Dans les images

board-pebbles-only = sans pion

## Texte de remplacement

piece-key = pion-clé en { $cells }
alt-pebbles = Cailloux dans les trous 1 à 28 : { $counts }.
alt-heritage = Pions hérités de { $side } : { $cells }.
alt-movable = Pions qui peuvent bouger : { $cells }.
alt-told = Jusqu’ici : { $move }.
# $ways : les cases avec le trou qui décide de chacune, « c5 (trou 4) »
alt-ways = { $cell } peut aller en { $ways }.
alt-way = { $cell } (trou { $pit })
alt-stuck = { $cell } n’a nulle part où aller.
alt-pits = On peut prendre des cailloux dans les trous { $pits }.
alt-drops =
    { $way ->
        [clockwise] Dans le sens horaire à partir du trou { $pit }, il y a de la place dans { $pits }.
       *[counter] Dans le sens antihoraire à partir du trou { $pit }, il y a de la place dans { $pits }.
    }
alt-pit = trou { $pit }

## Ce que veulent dire les marques du plateau en texte

text-key = { $side }, pion-clé
text-pits = autour : trous et cailloux
