# Ce que seuls les quatre jeux de Druid disent, dans l’ordre des autres fichiers : leurs noms, camps et options, les
# refus, les fins, les propositions, les mots du tour, le texte de remplacement et le plateau en texte.

game-druid = Druid
game-druid-blurb = Bâtis en sarsens et en linteaux, même par-dessus l’adversaire. Relie tes deux bords.
game-druid-profile = assez difficile, plutôt long ; relie tes deux bords, quitte à recouvrir l’adversaire
game-druid-hex = Druid hexagonal
game-druid-hex-blurb = Druid à deux sur un hexagone : relie les trois bords bruns, ou les trois gris.
game-druid-hex-profile = assez difficile, de longueur moyenne ; relie trois bords d’un hexagone
game-druid-hex3 = Druid hexagonal à trois
game-druid-hex3-blurb = Druid à trois sur un hexagone : à chacun deux bords qui se font face. Relie les tiens.
game-druid-hex3-profile = difficile, long ; chacun pour soi ; `walk` : souvent nulle, le premier passé avant plateau plein gagne
game-druid-y = Druid Y
game-druid-y-blurb = Druid sur un triangle : les trois bords sont à tout le monde. Relie-les, et tu gagnes.
game-druid-y-profile = assez facile, court ; relie les trois bords d’un triangle

side-vertical = Vertical
side-horizontal = Horizontal
side-x = X
side-o = O
side-y = Y
letter-vertical = V
letter-horizontal = H
letter-x = X
letter-o = O
letter-y = Y

## Options

option-size = Taille du plateau
option-size-help = Le nombre de cases par bord. Plus le plateau est grand, plus la partie est longue.
option-size-chosen = { $value } cases par bord.
option-nogaps = Sans vides
option-nogaps-help = Un linteau se pose sur trois cases de même hauteur : il ne laisse aucun vide dessous.
option-nostack = Sarsens non empilés
option-nostack-help = Pas de sarsen directement sur un sarsen ; sur un de tes linteaux, c’est permis.
option-walk = Marche des druides
option-walk-blurb = Bâtis en sarsens et en linteaux, et fais marcher ton druide dessus. Le premier à traverser gagne.
option-walk-chosen = Ton druide arrive avec ta première pierre sur un de tes bords, et marche sur tes pierres. Le premier druide à atteindre le bord opposé à celui où il est arrivé gagne ; relier tes bords ne suffit pas.
option-walk-help = Chacun a un druide qui marche sur ses pierres ; le premier à traverser le plateau gagne.
# Of three players.
option-walk-three-chosen = { option-walk-chosen } La partie est souvent nulle ; le premier à traverser avant que le plateau soit plein gagne.
option-walk-three-help = Ton druide traverse. Souvent nulle ; le premier à passer avant le plateau plein gagne.

## Refus : les sarsens et les cases

refusal-stone-incomplete =
    { $kind ->
        [sarsen] Un sarsen sur quelle case ? Ajoute-la, comme dans `sarsen b2`.
       *[lintel] Un linteau d’où à où ? Ajoute ses deux bouts, comme dans `linteau a1-a3`.
    }
refusal-sarsen-one-cell = Un sarsen n’occupe qu’une case, et tu en as donné plusieurs. N’en garde qu’une, ou pose un linteau, qui en couvre trois.
refusal-enemy-top = La pierre du dessus, en { $cell }, n’est pas à toi. Un sarsen se pose sur une case vide ou sur une de tes pierres ; pour recouvrir une pierre adverse, il faut un linteau.
refusal-sarsen-on-sarsen = Il y a un sarsen au sommet de { $cell }, et avec l’option `nostack`, on n’en pose pas un autre directement dessus. Choisis une case vide ou un de tes linteaux.
refusal-druid-in-the-way =
    { COUNT($cells) ->
        [1] Il y a un druide en { $cells } : on n’y pose pas de pierre, et aucun linteau n’y passe. Construis ailleurs.
       *[other] Il y a des druides en { AND($cells) } : on n’y pose pas de pierre, et aucun linteau n’y passe. Construis ailleurs.
    }

## Refus : les linteaux

refusal-no-lintel = { $anywhere ->
        [yes] Aucun linteau ne peut finir en { $cell } pour l’instant : ses deux bouts doivent reposer sur des pierres de même hauteur, et deux des trois cases doivent être à toi. Choisis un autre bout, ou pose un sarsen.
       *[no] Aucun linteau n’est encore possible : ses deux bouts doivent reposer sur des pierres de même hauteur, et deux des trois cases doivent être à toi. Pose plutôt un sarsen : donne sa case, par exemple `b2`.
    }
refusal-lintel-incomplete = Tu as commencé un linteau en { $cell }. Où finit-il ? Ajoute l’autre bout, deux cases plus loin en ligne droite : `{ $cell }-…`.
refusal-lintel-not-in-line = De { $first } à { $last }, ça ne fait pas trois cases en ligne droite. Un linteau suit une des lignes du plateau ; donne juste ses deux bouts, avec une case entre les deux.
refusal-lintel-length = Un linteau couvre trois cases, ni plus ni moins ; de { $first } à { $last }, le compte n’y est pas. Donne deux bouts séparés par une seule case.
refusal-lintel-end-on-ground =
    { COUNT($cells) ->
        [1] { $cells } est vide, or les deux bouts d’un linteau reposent sur des pierres. Poses-y d’abord un sarsen, ou choisis d’autres bouts.
       *[other] { AND($cells) } sont vides, or les deux bouts d’un linteau reposent sur des pierres. Poses-y d’abord des sarsens, ou choisis d’autres bouts.
    }
refusal-lintel-ends-not-level = Un linteau se pose à plat, or ses deux bouts, { AND($cells) }, sont aux hauteurs { $first } et { $last }. Choisis deux bouts de même hauteur.
refusal-lintel-middle-high = Un linteau se pose à plat, or le milieu gênerait : { $cell } est à la hauteur { $height }, et les bouts à { $ends } seulement. Choisis des bouts au moins aussi hauts que le milieu.
refusal-lintel-gap = Ce linteau laisserait un vide en { $cell }, et l’option `nogaps` l’interdit. Choisis trois cases de même hauteur.
refusal-lintel-three-own = Ce linteau reposerait sur trois de tes pierres, en { AND($cells) }, et il en faut exactement deux. Choisis un endroit où la troisième n’est pas à toi.
refusal-lintel-too-few-own =
    { $own ->
        [0] Un linteau repose sur exactement deux de tes pierres, or aucune de celles qui porteraient celui-ci, en { AND($cells) }, n’est à toi. Choisis un endroit où il y en a deux.
       *[other] Un linteau repose sur exactement deux de tes pierres, or une seule de celles qui porteraient celui-ci, en { AND($cells) }, est à toi. Choisis un endroit où il y en a deux.
    }

## Refus : les druides en marche, et les mots

refusal-no-walking = Il n’y a pas de druides ici. Donne la case d’un sarsen, par exemple `b2`, ou les deux bouts d’un linteau, par exemple `a1-a3`.
refusal-no-druid = Ton druide n’est pas encore sur le plateau, il ne peut donc pas marcher. Il arrive avec ta première pierre sur un de tes deux bords : pose une pierre.
refusal-no-such-direction = On ne va pas vers `{ $direction }` sur ce plateau : un druide fait un pas vers { OR($steps) } (l’ouest s’écrit `w` ou `o`). Choisis une de ces directions, ou pose une pierre.
refusal-step-incomplete = Où va ton druide ? Donne la direction, { OR($steps) } (l’ouest s’écrit `w` ou `o`), ou la case.
refusal-step-off-board = Ce pas ferait sortir ton druide du plateau : de ce côté, il n’y a rien après { $cells }. Choisis une autre direction, ou pose une pierre.
refusal-step-not-beside = { $cell } n’est pas à côté de ton druide, qui avance d’une case à la fois. Choisis une case voisine dont la pierre du dessus est à toi, ou pose une pierre.
refusal-step-not-own = Ton druide ne marche que sur tes pierres, et { $cell } n’est pas à toi. Passe ailleurs, ou construis-lui un chemin.
refusal-swap-not-for-three = On n’échange les camps qu’à deux, et cette partie a commencé à trois. Pose une pierre, ou dis `passer`.

## Pourquoi une partie s’est terminée

reason-connection-druid = deux bords reliés
reason-connection-druid-hex = trois bords reliés
reason-connection-druid-hex3 = deux bords reliés
reason-connection-druid-y = trois bords reliés
reason-walk = druide arrivé au bord opposé
reason-passes = tout le monde a passé

## Propositions

suggest-sarsen = poser un sarsen en { $cell }
suggest-lintel = poser un linteau de { $from } à { $to }
suggest-lintel-from = un linteau à partir de { $cell } : jusqu’où ?
suggest-step =
    { $direction ->
        [n] ton druide fait un pas au nord, en { $cell }
        [ne] ton druide fait un pas au nord-est, en { $cell }
        [e] ton druide fait un pas à l’est, en { $cell }
        [se] ton druide fait un pas au sud-est, en { $cell }
        [s] ton druide fait un pas au sud, en { $cell }
        [sw] ton druide fait un pas au sud-ouest, en { $cell }
        [w] ton druide fait un pas à l’ouest, en { $cell }
       *[nw] ton druide fait un pas au nord-ouest, en { $cell }
    }
suggest-pass = ne rien poser ce tour-ci
suggest-kind-sarsen =
    { $count ->
        [1] un sarsen : une seule case possible
       *[other] un sarsen : { $count } cases au choix
    }
suggest-kind-lintel =
    { $count ->
        [1] un linteau : une seule façon de le poser
       *[other] un linteau : { $count } façons de le poser
    }
suggest-column =
    { $count ->
        [1] colonne { $column } : une seule suite possible
       *[other] colonne { $column } : { $count } suites possibles
    }

## Choisir étape par étape

ask-stone = Où construis-tu ?
ask-sarsen = Où poses-tu ton sarsen ?
ask-lintel = Où poses-tu ton linteau ?
ask-column = Quelle colonne ?
ask-lintel-from = D’où part ton linteau ?
ask-step-or-stone = Où va ton druide, ou que poses-tu ?
choice-kind-sarsen = Sarsen…
choice-kind-lintel = Linteau…
choice-column = { $column }
choice-lintel-from = { $cell }
choice-step = Un pas en { $cell }
choice-pass = Passer

## Ce qui se passe quand on quitte une partie à trois, après la question

leave-druid-hex3 = Tes pierres restent en place, et on pourra bâtir par-dessus{ $walk ->
        [yes] {" "}; ton druide quitte le plateau.
       *[no] .
    }

## Le tour

prompt-passed =
    { $count ->
        [1] On vient de passer.
       *[other] On vient de passer { $count } fois de suite.
    } { $left ->
        [1] Encore une fois, et la partie est nulle.
       *[other] Encore { $left } fois de suite, et la partie est nulle.
    }

## Texte de remplacement : les cases se suivent sans virgule, car elles peuvent être nombreuses

# $heights : chaque hauteur et ses cases, « 1 (a1 b4), 2 (c3) »
alt-tops = { $side } au sommet, par hauteur : { $heights }.
alt-height = { $height } ({ $cells })
alt-lintels = Linteaux au sommet : { $cells }.
alt-druid = Le druide { $side ->
        [Horizontal] d’Horizontal
        [O] d’O
       *[other] de { $side }
    } est en { $cell } et doit atteindre { $edge }.
holds-sarsen = { $side }, sarsen, hauteur { $height }
holds-lintel = { $side }, linteau, hauteur { $height }
alt-moves = Coups possibles indiqués : { $moves }.

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

text-stone = lettre : camp, chiffre : hauteur
# $sides : la lettre d’un camp, ou celles de plusieurs qui relient les mêmes bords ; $ways : « les bords gauche et droit »
text-links =
    { COUNT($sides) ->
        [one] { $sides } relie { OR($ways) }.
       *[other] { AND($sides) } relient chacun { OR($ways) }.
    }
text-walks = { $sides } marche entre { $ways }.
text-way = les bords { AND($edges) }
text-way-all = les { $count } bords
short-edge-top = du haut
short-edge-bottom = du bas
short-edge-left = gauche
short-edge-right = droit
short-edge-NW = nord-ouest
short-edge-NE = nord-est
short-edge-E = est
short-edge-SE = sud-est
short-edge-SW = sud-ouest
short-edge-W = ouest
text-placed = minuscule : posée en dernier
text-high = + dix niveaux ou plus
text-druid-here = @ un druide est ici

## Ce que fait un coup

fact-druid-draws = Termine la partie par une nulle : tout le monde a passé.
fact-druid-passes = Ne pose rien et laisse le plateau aux autres.
fact-druid-side-allows-win = Laisse { $side } gagner tout de suite : `{ $move }`.
fact-druid-side-blocks-win = Empêche { $side } de gagner tout de suite.
# Une seule pierre est un compte exact. Au-delà, on ignore combien de prises une même pierre peut préparer.
fact-druid-joins-in = Se rapproche d’une liaison gagnante : il manque encore { $now ->
        [1] une pierre
        [2] deux pierres
       *[other] environ { $now } pierres
    }, au lieu { $before ->
        [2] de deux
       *[other] d’environ { $before }
    }.
fact-druid-opponent-needs = L’adversaire est maintenant à { $now ->
        [2] deux
       *[other] environ { $now }
    } pierres d’une liaison gagnante, au lieu { $before ->
        [1] d’une
        [2] de deux
       *[other] d’environ { $before }
    }.
fact-druid-side-needs = { $side } est maintenant à { $now ->
        [2] deux
       *[other] environ { $now }
    } pierres d’une liaison gagnante, au lieu { $before ->
        [1] d’une
        [2] de deux
       *[other] d’environ { $before }
    }.
fact-druid-bridges = Jette un pont par-dessus une pierre adverse, en { $cell }.
fact-druid-captures = Recouvre une pierre adverse, en { $cell }.
fact-druid-secures = Met { $cell } hors d’atteinte en la faisant monter : un linteau aurait pu la recouvrir.
fact-druid-raises = Fait monter { $cell } à la hauteur { $height }.

## Ce que fait un coup de la Marche des druides. $side : la lettre d’un camp parmi trois, sinon « opponent »

fact-walk-enters = Le druide apparaît en { $cell } ; son but est désormais { $goal ->
        [top] { edge-top }
        [bottom] { edge-bottom }
        [left] { edge-left }
        [right] { edge-right }
        [NW] { edge-NW }
        [NE] { edge-NE }
        [E] { edge-E }
        [SE] { edge-SE }
        [SW] { edge-SW }
       *[W] { edge-W }
    }.
fact-walk-walls-in = { $side ->
        [opponent] Le druide adverse
        [O] Le druide d’O
        [Horizontal] Le druide d’Horizontal
       *[other] Le druide de { $side }
    } est enfermé : aucune case voisine n’est à lui, ni ne peut le devenir en un tour.
# Les tours sont comptés comme si personne ne gênait ; le compte n’est donc pas exact.
fact-walk-needs = Le druide est maintenant à environ { $now } tours de son but, au lieu de { $before }.
fact-walk-other-needs = { $side ->
        [opponent] Le druide adverse
        [O] Le druide d’O
        [Horizontal] Le druide d’Horizontal
       *[other] Le druide de { $side }
    } est maintenant à environ { $now } tours de son but, au lieu de { $before }.
