# Ce que seuls les deux jeux Contigo disent, dans l’ordre des autres fichiers : leurs noms, camps et options, les refus,
# les fins, les propositions, les mots du tour, et ceux dans et autour de leurs images. Perle, alvéole, tablier et Roi
# sont les mots de l’éditeur.

game-contigo = Contigo
game-contigo-blurb = Aligne quatre pions ; les perles autour du tablier fixent leur portée.
game-contigo-profile = difficile, court ; aligne quatre pions ; les perles fixent leur portée
game-contigo-capture = Contigo capture
game-contigo-capture-blurb = À quatre, chacun son Roi. Capture ceux des autres : le dernier Roi sur le tablier gagne.
game-contigo-capture-profile = difficile, de longueur moyenne ; capture les Rois, et garde le tien (pour débuter : `short`)

side-blue = Bleu
side-yellow = Jaune
side-green = Vert
letter-blue = B
letter-yellow = J
letter-green = V

# Où se trouve une alvéole, à placer après son numéro.
pit-place =
    { $place ->
        [north] nord, colonne { $line }
        [east] est, rangée { $line }
        [south] sud, colonne { $line }
        [west] ouest, rangée { $line }
        [north-west] coin nord-ouest
        [north-east] coin nord-est
        [south-east] coin sud-est
       *[south-west] coin sud-ouest
    }

## Options

option-advanced = Jeu avancé
option-advanced-help = Les pions vont en L : deux trajets en équerre, chacun aussi long que le dit son alvéole.
option-short = Partie rapide
option-short-help = Une fois à deux, celui qui a le plus de pièces gagne. Idéal pour débuter.

## Refus : où va un pion

refusal-not-straight = { $from } et { $to } ne sont ni dans la même rangée ni dans la même colonne. Un pion suit sa rangée ou sa colonne, jamais une diagonale ; choisis une case dans l’une des deux.
refusal-pit-zero = De { $from } à { $to }, ton pion irait vers l’alvéole { $pit } ({ pit-place }). Elle est vide, donc rien n’avance de ce côté. Essaie une autre direction, ou un autre pion.
refusal-leaves-board =
    { $room ->
        [1] De { $from } à { $to }, ton pion irait vers l’alvéole { $pit } ({ pit-place }), qui contient { $count } perles : ça ferait { $count } cases, et le tablier s’arrête après la première. Essaie une autre direction, ou un autre pion.
       *[other] De { $from } à { $to }, ton pion irait vers l’alvéole { $pit } ({ pit-place }), qui contient { $count } perles : ça ferait { $count } cases, et le tablier s’arrête au bout de { $room }. Essaie une autre direction, ou un autre pion.
    }
refusal-pit-distance =
    { $count ->
        [1] De { $from } à { $to }, ton pion irait vers l’alvéole { $pit } ({ pit-place }), qui contient une seule perle. Le pion avance donc d’une case exactement ; pour aller en { $to }, il faudrait que l’alvéole en contienne { $asked }.
       *[other] De { $from } à { $to }, ton pion irait vers l’alvéole { $pit } ({ pit-place }), qui contient { $count } perles. Le pion avance donc de { $count } cases exactement ; pour aller en { $to }, il faudrait que l’alvéole en contienne { $asked }.
    }
refusal-pawn-stuck = Le pion en { $cell } n’a nulle part où aller ce tour-ci. De chaque côté, il y a une alvéole vide, le bord du tablier ou une case où il n’a pas le droit de finir. Choisis un autre pion.
refusal-which-pawn =
    { COUNT($candidates) ->
        [1] Un de tes pions peut aller en { $cell }. Si c’est le coup que tu veux jouer, écris `{ $candidates }`.
       *[other] Plusieurs de tes pions peuvent aller en { $cell }. Précise lequel : { OR($candidates) }.
    }
refusal-too-many-cells = « { $text } », c’est trop de cases pour le coup d’un pion. Donne celle qu’il quitte et celle où il finit ; le coude de son L ne se met entre les deux qu’au jeu avancé.
refusal-not-an-l = Au jeu avancé, un pion va en L : tout droit, puis encore tout droit, en équerre. De { $from } à { $to }, ça ne fait pas un L. Choisis une arrivée dans une autre rangée et une autre colonne ; le coude, si tu le donnes aussi, est aligné avec le départ et avec l’arrivée.
refusal-l-distance = Aucun L ne mène de { $from } à { $to }. Les alvéoles { AND($pits) } contiennent { AND($counts) } perles ; il en faudrait { AND($asked) }, dans les deux premières ou les deux dernières.

## Refus : les captures

refusal-target-own = La pièce en { $cell } est à toi. Une pièce finit sur une case vide ou sur une pièce adverse ; elle peut sauter par-dessus les tiennes, mais pas s’y arrêter.
refusal-target-acquired = Le pion en { $cell } vient de passer à toi, avec le Roi que tu as capturé, et on ne capture pas ses propres pièces. Arrête-toi avant, ou continue ailleurs.
refusal-captures-nothing = Il n’y a rien à capturer en { $cell }. Dans un même tour, une pièce ne continue que de capture en capture : arrête-toi avant cette case ou, si c’est ton premier bond, finis-y.
refusal-chain-ended = `{ $move }` décide déjà de la partie, et on ne joue plus rien après. Enlève la suite.

## Refus : les perles

refusal-no-such-pit = Il n’y a pas d’alvéole { $pit }. Les alvéoles sont numérotées dans le sens horaire, de 1, au coin nord-ouest, à { $last }.
refusal-pit-empty = L’alvéole { $pit } ({ pit-place }) est vide. Prends des perles dans une alvéole qui en contient.
refusal-pebbles-incomplete =
    { $count ->
        [1] Tu prends dans l’alvéole { $pit } ({ pit-place }), qui contient une seule perle. Dans quel sens va-t-elle ? Écris `{ $pit }+1` pour l’alvéole suivante dans le sens horaire, `{ $pit }-1` dans l’autre sens.
       *[other] Tu prends dans l’alvéole { $pit } ({ pit-place }), qui contient { $count } perles. Dans quel sens vont-elles, et combien dans chacune des alvéoles suivantes ? Après l’alvéole, écris `+` pour le sens horaire ou `-` pour l’autre, puis les nombres, séparés par des virgules, comme dans `{ $pit }+0,2`.
    }
refusal-which-way =
    { COUNT($candidates) ->
        [1] Tu n’as pas dit dans quel sens vont les perles de l’alvéole { $pit } ({ pit-place }), et il n’y a de la place que d’un côté. Si c’est ce que tu veux jouer, écris `{ $candidates }`.
       *[other] Dans quel sens vont les perles de l’alvéole { $pit } ({ pit-place }) ? `+`, c’est le sens horaire, `-`, l’autre : { OR($candidates) }.
    }
refusal-pebbles-none =
    { $count ->
        [1] Comme ça, tu ne déposes rien, et il faut déplacer au moins une perle. Il y en a une dans l’alvéole { $pit } ({ pit-place }).
       *[other] Comme ça, tu ne déposes rien, et il faut déplacer au moins une perle. Il y en a { $count } dans l’alvéole { $pit } ({ pit-place }).
    }
refusal-pebbles-too-many =
    { $count ->
        [1] Tu déposes { $asked } perles, et il n’y en a qu’une dans l’alvéole { $pit } ({ pit-place }). Dépose celle-là, ou prends dans une autre alvéole.
       *[other] Tu déposes { $asked } perles, et il n’y en a que { $count } dans l’alvéole { $pit } ({ pit-place }). Déposes-en moins, ou prends dans une autre alvéole.
    }
refusal-pebbles-too-far =
    { $taken ->
        [1] L’alvéole { $pit } ({ pit-place }) est trop loin : une perle prise toute seule ne va pas au-delà de l’alvéole suivante. Dépose-la là, ou prends-en plus.
       *[other] L’alvéole { $pit } ({ pit-place }) est trop loin : avec { $taken } perles, on atteint les { $taken } alvéoles suivantes. Dépose-les plus près, ou prends-en plus.
    }
refusal-pit-full =
    { $count ->
        [1] Une alvéole ne contient jamais plus de { $most } perles, et tu en ajoutes { $asked } à celle de l’alvéole { $pit } ({ pit-place }). Déposes-en moins à cet endroit.
       *[other] Une alvéole ne contient jamais plus de { $most } perles, et tu en ajoutes { $asked } aux { $count } de l’alvéole { $pit } ({ pit-place }). Déposes-en moins à cet endroit, ou aucune.
    }
refusal-pebbles-both-ways = « { $text } » va dans les deux sens. Les perles d’un tour vont toutes dans le même : `+` pour le sens horaire, ou `-` pour l’autre.
refusal-pebbles-two-pits = « { $text } » prend dans plus d’une alvéole. Les perles d’un tour viennent toutes de la même ; après son numéro et le sens, on n’écrit que les nombres de perles déposées, comme dans `9+1,1`.
refusal-pebbles-trailing-zeros = Enlève les zéros de la fin : `{ $text }` s’écrit `{ $instead }`.

## Refus : les deux parties d’un tour

refusal-pawn-missing = `{ $text }` ne déplace que des perles ; or, tant qu’un de tes pions peut bouger, on commence par un pion. Avant les perles, donne la case qu’il quitte et celle où il finit, comme dans `c3-c5 { $text }`.
refusal-pebbles-missing = Après `{ $move }`, il faut encore déplacer des perles. Ajoute une alvéole, un sens et ce que tu sèmes, comme dans `{ $move } 9+1,1`.
refusal-pebbles-superfluous = `{ $move }` décide de la partie, et plus aucune perle ne bouge ensuite. Joue ce coup tout seul.
refusal-no-pawn-can-move = Aucun de tes pions ne peut bouger ce tour-ci : tu ne déplaces que des perles. Donne une alvéole, un sens et ce que tu sèmes, comme dans `9+1,1`.

## Pourquoi une partie s’est terminée

reason-alignment = quatre pions alignés
reason-last-king = dernier Roi sur le tablier
reason-short = plus de pièces que l’autre, une fois à deux

## Propositions

suggest-pawn =
    { $kind ->
        [key] le Roi en { $cell } : où va-t-il ?
       *[pawn] le pion en { $cell } : où va-t-il ?
    }
suggest-pawn-to = de { $from } à { $to } : { $count } dans l’alvéole { $pit } ({ pit-place })
suggest-pawn-l = de { $from } à { $to }, en tournant en { $corner }
suggest-pawn-takes =
    de { $from }, capturer le { $kind ->
        [key] Roi
       *[pawn] pion
    } { $side ->
        [red] rouge
        [blue] bleu
        [yellow] jaune
       *[green] vert
    } en { $to }
suggest-pit =
    { $count ->
        [1] alvéole { $pit } ({ pit-place }) : { $count } perle
       *[other] alvéole { $pit } ({ pit-place }) : { $count } perles
    }
suggest-pits = alvéoles { $first } à { $last } : choisis, puis précise
suggest-way =
    { $way ->
        [clockwise] sens horaire, de l’alvéole { $pit } ({ pit-place })
       *[counter] sens antihoraire, de l’alvéole { $pit } ({ pit-place })
    }
suggest-drop =
    { $dropped ->
        [0] sauter l’alvéole { $into }, puis continuer
       *[other] { $dropped } dans l’alvéole { $into }, puis continuer
    }
suggest-pebbles =
    { $pattern ->
        [each] { $taken } de l’alvéole { $pit } ({ pit-place }), une à une jusqu’à la { $last }
        [split] { $taken } de l’alvéole { $pit } ({ pit-place }) : { DOTS($sown) }
       *[other] { $taken } de l’alvéole { $pit } ({ pit-place }) dans la { $last }
    }

## Choisir étape par étape

ask-pawn = Quel pion ?
ask-pawn-move = Quel pion, et vers où ?
ask-pit = De quelle alvéole prends-tu des perles ?
ask-pit-or-leg = Où ton pion continue-t-il, ou de quelle alvéole prends-tu des perles ?
ask-pebbles = Dans quel sens (horaire ↻ ou antihoraire ↺), et combien dans chaque alvéole sur le chemin ?
ask-drop = Combien dans l’alvéole suivante ?
choice-pawn =
    { $kind ->
        [key] { $cell } (Roi)
       *[pawn] { $cell }
    }
# Tant qu’aucun pion n’est choisi, $begun vaut « no », et sa case est nommée.
choice-pawn-to =
    { $begun ->
        [yes] { $to }
       *[no] { $from } → { $to }
    }
choice-pawn-l = { choice-pawn-to }
choice-pawn-takes =
    { $begun ->
        [yes] {""}
       *[no] { $from }{" "}
    }{ $kind ->
        [key] × { $to } (Roi)
       *[pawn] × { $to }
    }
choice-way =
    { $way ->
        [clockwise] ↻ sens horaire : toutes les façons
       *[counter] ↺ sens antihoraire : toutes les façons
    }
choice-drop =
    { $dropped ->
        [0] sauter l’alvéole { $into }, puis continuer
       *[other] { $dropped } → alvéole { $into }, puis continuer
    }
# Ce qui va dans quelles alvéoles : « 2 → alvéole 6 ».
sown-pits =
    { COUNT($pits) ->
        [1] { $number } → alvéole { $pits }
       *[other] { $number } par alvéole → { $pits }
    }
choice-pebbles =
    { $way ->
        [clockwise] ↻
       *[counter] ↺
    } { DOTS($sown) }

## Ce qui se passe quand on quitte une partie à quatre, après la question

leave-contigo-capture = Toutes tes pièces sortent du tablier, pions hérités compris.{ $short ->
        [yes] { $left ->
            [2] {" "}Il ne restera alors que deux joueurs : si l’un a plus de pièces que l’autre, il gagne aussitôt.
           *[other] {""}
        }
       *[no] {""}
    }

## Le tour

prompt-pebbles-only = Aucun pion ne peut bouger : perles seulement, par exemple `9+1,1`.
prompt-inherited =
    { $count ->
        [1] Le joueur dont c’est le tour a hérité du pion en { $cells }.
       *[other] Le joueur dont c’est le tour a hérité des pions en { AND($cells) }.
    }
prompt-next-capture-decides =
    { $count ->
        [1] Plus que deux joueurs, avec chacun son Roi et rien d’autre : la prochaine capture décide.
       *[other] Plus que deux joueurs, avec { $count } pièces chacun : la prochaine capture décide.
    }

## Dans les images

board-pebbles-only = sans pion

## Texte de remplacement

piece-key = Roi en { $cells }
alt-pebbles = Perles dans les alvéoles 1 à 28 : { $counts }.
alt-heritage = Pions hérités de { $side } : { $cells }.
alt-movable = Pions qui peuvent bouger : { $cells }.
alt-so-far = Jusqu’ici : { $move }.
# $ways : les cases avec l’alvéole qui décide de chacune, « c5 (alvéole 4) »
alt-ways = { $cell } peut aller en { $ways }.
alt-way = { $cell } (alvéole { $pit })
alt-stuck = { $cell } n’a nulle part où aller.
alt-pits = On peut prendre des perles dans les alvéoles { $pits }.
alt-drops =
    { $way ->
        [clockwise] Dans le sens horaire à partir de l’alvéole { $pit }, il y a de la place dans { $pits }.
       *[counter] Dans le sens antihoraire à partir de l’alvéole { $pit }, il y a de la place dans { $pits }.
    }
alt-pit = alvéole { $pit }

## Ce que fait un tour du jeu d’alignement

fact-alignment-loses = Ouvre une ligne de quatre à l’adversaire, qui ne peut bouger aucun pion et gagne donc aussitôt.
fact-alignment-lines-up = Met trois pions sur une même ligne, avec de la place pour un quatrième.
fact-alignment-blocks-line = Bloque une ligne où l’adversaire a trois pions.
fact-alignment-stops-opponent = Ne laisse à l’adversaire aucun pion qui puisse bouger.
fact-alignment-takes-moves =
    { $now ->
        [one] Ne laisse plus qu’un coup aux pions de l’adversaire, au lieu de { $before }.
       *[other] Ne laisse plus que { $now } coups aux pions de l’adversaire, au lieu de { $before }.
    }
fact-alignment-frees =
    { $before ->
        [0] Donne { $now } coups à ses propres pions, qui n’en avaient aucun.
       *[other] Donne { $now } coups à ses propres pions, au lieu de { $before }.
    }
fact-alignment-opens-pit =
    { $pawns ->
        [one] Remplit l’alvéole { $pit } ({ pit-place }), qui était vide : un de ses propres pions peut en profiter pour bouger.
       *[other] Remplit l’alvéole { $pit } ({ pit-place }), qui était vide : { $pawns } de ses propres pions peuvent en profiter pour bouger.
    }
fact-alignment-closes-pit =
    { $pawns ->
        [one] Vide l’alvéole { $pit } ({ pit-place }), qui permettait à un pion adverse de bouger.
       *[other] Vide l’alvéole { $pit } ({ pit-place }), qui permettait à { $pawns } pions adverses de bouger.
    }

## Ce que fait un tour du jeu de capture

# À qui est la pièce.
capture-whose =
    { $side ->
        [red] { side-red }
        [blue] { side-blue }
        [yellow] { side-yellow }
       *[green] { side-green }
    }
capture-victim =
    { $victim ->
        [red] { side-red }
        [blue] { side-blue }
        [yellow] { side-yellow }
       *[green] { side-green }
    }
fact-capture-makes-win = Met fin à la partie : { capture-whose } gagne, avec plus de pièces.
fact-capture-allows-win = Laisse { capture-whose } gagner tout de suite avec `{ $move }`.
fact-capture-blocks-win = Empêche { capture-whose } de gagner tout de suite.
fact-capture-takes-key =
    { $count ->
        [0] Élimine { capture-whose } en capturant son Roi.
        [1] Élimine { capture-whose } en capturant son Roi, et hérite d’un pion.
       *[other] Élimine { capture-whose } en capturant son Roi, et hérite de { $count } pions.
    }
fact-capture-takes =
    { $count ->
        [1] Capture un pion de { capture-whose }.
       *[other] Capture { $count } pions de { capture-whose }.
    }
fact-capture-takes-several = Capture { $count } pions de plusieurs camps.
fact-capture-chain = Capture { $count } fois de suite.
fact-capture-key-in-danger = Laisse son propre Roi à la merci de { capture-whose }, qui peut jouer `{ $move }`.
fact-capture-saves-key = Met son propre Roi à l’abri de { capture-whose }, qui aurait pu le capturer.
fact-capture-leaves-key = Laisse { capture-whose } capturer le Roi de { capture-victim } avec `{ $move }`.
fact-capture-pawns-in-danger =
    { $count ->
        [1] Laisse un pion à la portée de { capture-whose }.
       *[other] Laisse { $count } pions à la portée de { capture-whose }.
    }
fact-capture-threatens-key = Menace le Roi de { capture-whose }.

## Ce que veulent dire les marques du plateau en texte

text-key = { $side }, Roi
text-pits = autour : alvéoles et perles
