# Ce que seuls les deux jeux Contigo disent, dans l’ordre des autres fichiers : leurs noms, camps et options, les refus,
# les fins, les propositions, les mots du tour, et ceux dans et autour de leurs images.

game-contigo = Contigo
game-contigo-blurb = Aligne quatre pions, qui vont aussi loin que le disent les cailloux autour du plateau.
game-contigo-capture = Contigo capture
game-contigo-capture-blurb = À quatre, un pion-clé chacun : qui perd le sien est éliminé, le dernier en jeu gagne.

side-blue = Bleu
side-yellow = Jaune
side-green = Vert

# Où se trouve un trou, à placer après son numéro.
pit-place =
    { $place ->
        [north] au nord de la colonne { $line }
        [east] à l’est de la rangée { $line }
        [south] au sud de la colonne { $line }
        [west] à l’ouest de la rangée { $line }
        [north-west] coin nord-ouest
        [north-east] coin nord-est
        [south-east] coin sud-est
       *[south-west] coin sud-ouest
    }

## Options

option-advanced = Jeu avancé
option-advanced-help = Les pions vont en L : deux moitiés droites en équerre, chacune longue comme le dit son trou.
option-short = Version rapide
option-short-help = Décidée dès qu’il ne reste que deux joueurs : qui a le plus de pièces gagne.

## Refus : où va un pion

refusal-not-straight = { $from } et { $to } ne sont ni dans la même rangée ni dans la même colonne. Un pion suit sa rangée ou sa colonne, jamais une diagonale ; choisis une case dans l’une des deux.
refusal-pit-zero = De { $from } à { $to }, ton pion irait vers le trou { $pit } ({ pit-place }). Ce trou est vide, donc rien n’avance de ce côté. Essaie une autre direction, ou un autre pion.
refusal-leaves-board =
    { $room ->
        [1] De { $from } à { $to }, ton pion irait vers le trou { $pit } ({ pit-place }), qui contient { $count } cailloux : il lui faudrait faire { $count } cases, et le plateau s’arrête après la première. Essaie une autre direction, ou un autre pion.
       *[other] De { $from } à { $to }, ton pion irait vers le trou { $pit } ({ pit-place }), qui contient { $count } cailloux : il lui faudrait faire { $count } cases, et le plateau s’arrête au bout de { $room }. Essaie une autre direction, ou un autre pion.
    }
refusal-pit-distance =
    { $count ->
        [1] De { $from } à { $to }, ton pion irait vers le trou { $pit } ({ pit-place }), qui contient un seul caillou. Il avance donc d’une case exactement, et pour { $to }, il en faudrait { $asked }.
       *[other] De { $from } à { $to }, ton pion irait vers le trou { $pit } ({ pit-place }), qui contient { $count } cailloux. Il avance donc de { $count } cases exactement, et pour { $to }, il en faudrait { $asked }.
    }
refusal-pawn-stuck = Le pion en { $cell } n’a nulle part où aller ce tour-ci. De chaque côté, il y a un trou vide, le bord du plateau ou une case où il n’a pas le droit de finir. Choisis un autre pion.
refusal-which-pawn =
    { COUNT($candidates) ->
        [1] Un de tes pions peut aller en { $cell }. Si c’est le coup que tu veux jouer, écris `{ $candidates }`.
       *[other] Plusieurs de tes pions peuvent aller en { $cell }. Précise lequel : { OR($candidates) }.
    }
refusal-too-many-cells = « { $text } », c’est trop de cases pour le coup d’un pion. Donne celle qu’il quitte et celle où il finit ; le coude de son L ne se met entre les deux qu’au jeu avancé.
refusal-not-an-l = Au jeu avancé, un pion va en L : tout droit, puis encore tout droit, en équerre. Ce que tu as donné, de { $from } à { $to }, n’en est pas un. Choisis une arrivée dans une autre rangée et une autre colonne ; le coude, si tu le donnes aussi, est aligné avec le départ et avec l’arrivée.
refusal-l-distance = Deux L mènent de { $from } à { $to }, et les trous n’en permettent aucun. Dans l’ordre de leurs quatre moitiés, les trous { AND($pits) } devraient contenir { AND($asked) }, les deux premiers ou les deux derniers ; ils contiennent { AND($counts) }. Choisis une autre case.

## Refus : les captures

refusal-target-own = La pièce en { $cell } est à toi. Une pièce finit sur une case vide ou sur une pièce adverse ; elle peut sauter par-dessus les tiennes, mais pas s’y arrêter.
refusal-target-acquired = Le pion en { $cell } vient de passer à toi, avec le pion-clé que tu as capturé, et on ne capture pas ses propres pièces. Arrête-toi avant, ou continue ailleurs.
refusal-captures-nothing = Il n’y a rien à capturer en { $cell }. Dans un même tour, une pièce ne continue que de capture en capture : arrête-toi avant cette case, ou dessus, si c’est la première où tu vas.
refusal-chain-ended = `{ $move }` décide déjà de la partie, et on ne joue plus rien après. Enlève la suite.

## Refus : les cailloux

refusal-no-such-pit = Il n’y a pas de trou { $pit }. Les trous sont numérotés dans le sens horaire, de 1, au coin nord-ouest, à { $last }.
refusal-pit-empty = Il n’y a pas de cailloux dans le trou { $pit } ({ pit-place }). Prends les tiens dans un trou qui en contient.
refusal-pebbles-incomplete =
    { $count ->
        [1] Tu prends dans le trou { $pit } ({ pit-place }), qui contient un seul caillou. Dans quel sens va-t-il ? Écris `{ $pit }+1` pour le trou suivant dans le sens horaire, `{ $pit }-1` dans l’autre sens.
       *[other] Tu prends dans le trou { $pit } ({ pit-place }), qui contient { $count } cailloux. Dans quel sens vont-ils, et combien dans chacun des trous suivants ? Après le trou, écris `+` pour le sens horaire ou `-` pour l’autre, puis les nombres, séparés par des virgules, comme dans `{ $pit }+0,2`.
    }
refusal-which-way =
    { COUNT($candidates) ->
        [1] Tu n’as pas dit dans quel sens vont les cailloux du trou { $pit } ({ pit-place }), et il n’y a de la place que dans l’un des deux. Si c’est ce que tu veux jouer, écris `{ $candidates }`.
       *[other] Dans quel sens vont les cailloux du trou { $pit } ({ pit-place }) ? `+`, c’est le sens horaire, `-`, l’autre : { OR($candidates) }.
    }
refusal-pebbles-none =
    { $count ->
        [1] Comme ça, tu ne déposes rien, et il faut déplacer au moins un caillou. Il y en a un dans le trou { $pit } ({ pit-place }).
       *[other] Comme ça, tu ne déposes rien, et il faut déplacer au moins un caillou. Il y en a { $count } dans le trou { $pit } ({ pit-place }).
    }
refusal-pebbles-too-many =
    { $count ->
        [1] Tu déposes { $asked } cailloux, et il n’y en a qu’un dans le trou { $pit } ({ pit-place }). Dépose celui-là, ou prends dans un autre trou.
       *[other] Tu déposes { $asked } cailloux, et il n’y en a que { $count } dans le trou { $pit } ({ pit-place }). Déposes-en moins, ou prends dans un autre trou.
    }
refusal-pebbles-too-far =
    { $taken ->
        [1] Le trou { $pit } ({ pit-place }) est trop loin : un caillou pris tout seul ne va pas au-delà du trou suivant. Dépose-le là, ou prends-en plus.
       *[other] Le trou { $pit } ({ pit-place }) est trop loin : avec { $taken } cailloux, on atteint les { $taken } trous suivants. Dépose-les plus près, ou prends-en plus.
    }
refusal-pit-full =
    { $count ->
        [1] Un trou ne contient jamais plus de { $most } cailloux, et tu en ajoutes { $asked } à celui qui est dans le trou { $pit } ({ pit-place }). Déposes-en moins à cet endroit.
       *[other] Un trou ne contient jamais plus de { $most } cailloux, et tu en ajoutes { $asked } aux { $count } du trou { $pit } ({ pit-place }). Déposes-en moins à cet endroit, ou aucun.
    }
refusal-pebbles-both-ways = « { $text } » va dans les deux sens. Les cailloux d’un tour vont tous dans le même : `+` pour le sens horaire, ou `-` pour l’autre.
refusal-pebbles-two-pits = « { $text } » prend dans plus d’un trou. Les cailloux d’un tour viennent tous du même ; après son numéro et le sens ne suivent que les nombres que tu déposes, comme dans `9+1,1`.
refusal-pebbles-trailing-zeros = Enlève les zéros de la fin : `{ $text }` s’écrit `{ $instead }`.

## Refus : les deux moitiés d’un tour

refusal-pawn-missing = `{ $text }` ne déplace que des cailloux, or tant qu’un de tes pions peut bouger, il en faut un d’abord. Avant les cailloux, donne la case qu’il quitte et celle où il finit, comme dans `c3-c5 { $text }`.
refusal-pebbles-missing = Après `{ $move }`, il faut encore déplacer des cailloux. Ajoute un trou, un sens et ce que tu déposes, comme dans `{ $move } 9+1,1`.
refusal-pebbles-superfluous = `{ $move }` décide de la partie, et plus aucun caillou ne bouge ensuite. Joue ce coup tout seul.
refusal-no-pawn-can-move = Aucun de tes pions ne peut bouger ce tour-ci : tu ne déplaces que des cailloux. Donne un trou, un sens et ce que tu déposes, comme dans `9+1,1`.

## Pourquoi une partie s’est terminée

reason-alignment = quatre pions alignés
reason-last-king = dernier pion-clé sur le plateau
reason-short = plus de pièces quand il restait deux joueurs

## Propositions

suggest-pawn =
    { $kind ->
        [key] le pion-clé en { $cell } : où va-t-il ?
       *[pawn] le pion en { $cell } : où va-t-il ?
    }
suggest-pawn-to = de { $from } à { $to } : { $count } dans le trou { $pit } ({ pit-place })
suggest-pawn-l = de { $from } à { $to }, en tournant en { $corner }
suggest-pawn-takes =
    de { $from }, capturer le { $kind ->
        [key] pion-clé
       *[pawn] pion
    } de { $side ->
        [red] { side-red }
        [blue] { side-blue }
        [yellow] { side-yellow }
       *[green] { side-green }
    } en { $to }
suggest-pawn-wins = de { $from } à { $to }, et c’est gagné
suggest-pit =
    { $count ->
        [1] trou { $pit } ({ pit-place }) : { $count } caillou
       *[other] trou { $pit } ({ pit-place }) : { $count } cailloux
    }
suggest-way =
    { $way ->
        [clockwise] sens horaire, du trou { $pit } ({ pit-place })
       *[counter] sens antihoraire, du trou { $pit } ({ pit-place })
    }
suggest-drop =
    { $dropped ->
        [0] sauter le trou { $into }, puis continuer
       *[other] { $dropped } dans le trou { $into }, puis continuer
    }
suggest-pebbles =
    { $pattern ->
        [each] { $taken } du trou { $pit } ({ pit-place }), un à un jusqu’au { $last }
        [split] { $taken } du trou { $pit } ({ pit-place }), semés { $split }
       *[other] { $taken } du trou { $pit } ({ pit-place }) au trou { $last }
    }

## Le tour

prompt-pebbles-only = La personne dont c’est le tour ne peut bouger aucun pion : ce tour-ci, ce sont les cailloux seuls, sur le modèle `9+1,1`.
prompt-inherited =
    { $count ->
        [1] La personne dont c’est le tour a hérité du pion en { $cells }.
       *[other] La personne dont c’est le tour a hérité des pions en { AND($cells) }.
    }
prompt-next-capture-decides =
    { $count ->
        [1] Plus que deux joueurs, avec chacun son pion-clé et rien d’autre : la prochaine capture décide.
       *[other] Plus que deux joueurs, avec { $count } pièces chacun : la prochaine capture décide.
    }

## Dans les images

board-pebbles-only = sans pion

## Texte de remplacement

piece-key = pion-clé en { $cells }
alt-pebbles = Cailloux dans les trous 1 à 28 : { $counts }.
alt-heritage = Pions hérités de { $side } : { $cells }.
alt-movable = Pions qui peuvent bouger : { $cells }.
alt-so-far = Jusqu’ici : { $move }.
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
