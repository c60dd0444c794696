# What only the four Druid games say, in the order of the other files: their names, sides and options, refusals, ends,
# suggestions, the words of a turn, alt text and the text board.

game-druid = Druid
game-druid-blurb = Build with sarsens and lintels, over the enemy’s too. Whoever joins their two sides wins.
game-druid-profile = fairly hard, rather long; join two sides with stones that cover other stones
game-druid-hex = Druid Hex
game-druid-hex-blurb = Druid on a hexagon, for two. Whoever joins three of its six sides, every other one, wins.
game-druid-hex-profile = fairly hard, medium length; join three sides of a hexagon
game-druid-hex3 = Druid Hex for three
game-druid-hex3-blurb = Druid on a hexagon, two sides each and two enemies each. Whoever joins their own sides wins.
game-druid-hex3-profile = hard, long; two sides each, everybody against everybody
game-druid-y = Druid Y
game-druid-y-blurb = Druid on a triangle, all sides for everybody. Whoever joins the three of them wins.
game-druid-y-profile = fairly easy, short; join all three sides of a triangle

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

option-size = Board size
option-size-help = How many cells each side of the board has. A larger board makes a longer match.
option-size-chosen = { $value } cells on each side of the board.
option-nogaps = No gaps
option-nogaps-help = A lintel needs three cells of equal height, so that no gap is left beneath it.
option-nostack = No stacked sarsens
option-nostack-help = No sarsen directly on a sarsen; on a lintel of your own it is still allowed.
option-walk = Druid’s Walk
option-walk-blurb = Build with sarsens and lintels, and walk your druid over them. The first across the board wins.
option-walk-chosen = Your druid comes in with your first stone on a side of yours, and walks over your stones. The first druid to reach the side opposite its own start wins; joining the sides does not.
option-walk-help = Each player’s druid walks over their stones; the first to cross the board wins.

## Refusals: sarsens and cells

refusal-stone-incomplete =
    { $kind ->
        [sarsen] A sarsen on which cell? Add it, as in `sarsen b2`.
       *[lintel] A lintel from where to where? Add its two ends, as in `lintel a1-a3`.
    }
refusal-sarsen-one-cell = A sarsen stands on a single cell, and you have named more than one. Name just one of them, or lay a lintel, which covers three.
refusal-enemy-top = The top stone on { $cell } is not yours. A sarsen goes on an empty cell or on a stone of your own; only a lintel can cover an enemy stone.
refusal-sarsen-on-sarsen = There is a sarsen on top of { $cell }, and with the option `nostack` no sarsen goes directly on another. Choose an empty cell or a lintel of your own.
refusal-druid-in-the-way =
    { COUNT($cells) ->
        [one] A druid stands on { $cells }, and no stone may be placed there or laid across. Build where no druid stands.
       *[other] Druids stand on { AND($cells) }, and no stone may be placed there or laid across. Build where no druid stands.
    }

## Refusals: lintels

refusal-no-lintel = { $anywhere ->
        [yes] No lintel can end on { $cell } now: both its ends must rest on stones at the same height, two of the three cells being yours. Choose another end, or place a sarsen.
       *[no] No lintel can be placed yet: both its ends must rest on stones at the same height, two of the three cells being yours. Place a sarsen by its cell, like `b2`.
    }
refusal-lintel-incomplete = You have begun a lintel on { $cell }. Where does it end? Add the cell two steps further in a straight line, as in `{ $cell }-…`.
refusal-lintel-not-in-line = What you have named, from { $first } to { $last }, is not a straight row of three cells. A lintel lies along one of the board’s lines; its two ends, with one cell between them, are enough to name it.
refusal-lintel-length = A lintel is three cells long, neither more nor less, and one from { $first } to { $last } would not be. Name two ends with exactly one cell between them.
refusal-lintel-end-on-ground =
    { COUNT($cells) ->
        [one] { $cells } is empty, and both ends of a lintel have to rest on stones. Place a sarsen there first, or choose other ends.
       *[other] { AND($cells) } are empty, and both ends of a lintel have to rest on stones. Place sarsens there first, or choose other ends.
    }
refusal-lintel-ends-not-level = A lintel lies flat, and the heights of its ends here, { AND($cells) }, are { $first } and { $last }. Choose two ends of the same height.
refusal-lintel-middle-high = A lintel lies flat, and here the middle would be in its way: { $cell } has height { $height }, the ends only { $ends }. Choose ends that are at least as high as what lies between them.
refusal-lintel-gap = This lintel would leave a gap on { $cell }, which the option `nogaps` rules out. Choose three cells of the same height.
refusal-lintel-three-own = This lintel would rest on three stones of your own, on { AND($cells) }, and it has to be exactly two. Choose a place where the third is somebody else’s.
refusal-lintel-too-few-own =
    { $own ->
        [0] A lintel rests on exactly two stones of your own, and none of those that would carry this one, on { AND($cells) }, is yours. Choose a place where two are.
       *[other] A lintel rests on exactly two stones of your own, and of those that would carry this one, on { AND($cells) }, a single one is yours. Choose a place where two are.
    }

## Refusals: druids who walk, and words

refusal-no-walking = There are no druids in this match, so nobody takes a step. Place a sarsen by its cell, like `b2`, or a lintel by its two ends, like `a1-a3`.
refusal-no-druid = Your druid is not on the board yet, so it cannot take a step. It enters with your first stone on one of your two sides; place a stone.
refusal-no-such-direction = Nobody steps `{ $direction }` on this board: a druid steps { OR($steps) }. Choose one of these, or place a stone.
refusal-step-incomplete = Which way does your druid step? Choose from { OR($steps) }, or name the cell.
refusal-step-off-board = That step would take your druid off the board: nothing lies beyond { $cells } on that side. Choose another direction, or place a stone.
refusal-step-not-beside = { $cell } is not next to your druid, who takes one step at a time. Choose a neighbouring cell with a stone of yours on top, or place a stone.
refusal-step-not-own = Your druid walks over your own stones only, and there is none on top of { $cell }. Step another way, or build one for it.
refusal-swap-too-late = Sides can be swapped on the second turn of the match and on no other. Place a stone, or say `pass`.
refusal-swap-not-for-three = Sides can be swapped only between two players, and this match began with three. Place a stone, or say `pass`.

## Why a match ended

reason-connection-druid = both sides joined
reason-connection-druid-hex = three sides joined
reason-connection-druid-hex3 = both sides joined
reason-connection-druid-y = three sides joined
reason-walk = druid across the board
reason-passes = everybody passed

## Suggestions

suggest-sarsen = place a sarsen on { $cell }
suggest-lintel = lay a lintel from { $from } to { $to }
suggest-lintel-from = a lintel from { $cell }: to where?
suggest-step =
    { $direction ->
        [n] your druid steps north, to { $cell }
        [ne] your druid steps north-east, to { $cell }
        [e] your druid steps east, to { $cell }
        [se] your druid steps south-east, to { $cell }
        [s] your druid steps south, to { $cell }
        [sw] your druid steps south-west, to { $cell }
        [w] your druid steps west, to { $cell }
       *[nw] your druid steps north-west, to { $cell }
    }
suggest-pass = place nothing this turn
suggest-swap = exchange sides with your opponent
suggest-kind-sarsen =
    { $count ->
        [one] a sarsen: only one cell to choose
       *[other] a sarsen: { $count } cells to choose from
    }
suggest-kind-lintel =
    { $count ->
        [one] a lintel: one way to lay it
       *[other] a lintel: { $count } ways to lay it
    }
suggest-column =
    { $count ->
        [one] column { $column }: one way to go on
       *[other] column { $column }: { $count } ways to go on
    }

## Choosing step by step

ask-stone = Where do you build?
ask-sarsen = Where does your sarsen go?
ask-lintel = Where does your lintel go?
ask-column = Which column?
ask-lintel-from = Where does your lintel begin?
ask-step-or-stone = Where does your druid step, or what do you place?
choice-kind-sarsen = Sarsen …
choice-kind-lintel = Lintel …
choice-column = { $column }
choice-lintel-from = { $cell }
choice-step = Step to { $cell }
choice-pass = Pass
choice-swap = Swap sides

## What leaving a match of three means, behind the question whether to

leave-druid-hex3 = Your stones stay where they are and can be built over{ $walk ->
        [yes] ; a druid of yours leaves the board.
       *[no] .
    }

## The turn

prompt-passed =
    { $count ->
        [one] The last turn was passed.
       *[other] The last { $count } turns were passed.
    } { $left ->
        [one] One more pass, and the match is drawn.
       *[other] With { $left } more passes in a row, the match is drawn.
    }

## Alt text: cells stand side by side without commas, since there can be many

# $heights: each height with the cells that have it, “1: a1 b4, 2: c3”
alt-tops = { $side } on top, by height: { $heights }.
alt-height = { $height }: { $cells }
alt-lintels = Lintels on top: { $cells }.
alt-druid = { $side }’s druid stands on { $cell } and has to reach the { $edge }.
alt-moves = Marked as possible: { $moves }.

edge-top = top side
edge-bottom = bottom side
edge-left = left side
edge-right = right side
edge-NW = north-west side
edge-NE = north-east side
edge-E = east side
edge-SE = south-east side
edge-SW = south-west side
edge-W = west side

## What the marks on a text board mean

text-stone = letter: side, figure: height
# $sides: the letters of one side, or of several that link the same edges; $ways: “the left and right sides”
text-links =
    { COUNT($sides) ->
        [one] { $sides } links { OR($ways) }.
       *[other] { AND($sides) } each link { OR($ways) }.
    }
text-walks = { $sides } walks between { $ways }.
text-way = the { AND($edges) } sides
text-way-all = all { $count } sides
short-edge-top = top
short-edge-bottom = bottom
short-edge-left = left
short-edge-right = right
short-edge-NW = north-west
short-edge-NE = north-east
short-edge-E = east
short-edge-SE = south-east
short-edge-SW = south-west
short-edge-W = west
text-placed = small letter: placed last
text-high = + ten levels or more
text-druid-here = @ a druid stands here

## What a move does

fact-druid-draws = Ends the match as a draw: everybody has passed.
fact-druid-swaps = Exchanges sides: what stands on the board now is the mover’s.
fact-druid-passes = Places nothing, and leaves the board to the others.
fact-druid-side-allows-win = Lets { $side } win at once: `{ $move }`.
fact-druid-side-blocks-win = Keeps { $side } from winning at once.
# A single stone is exact. Of more it is not known how many captures a stone may prepare.
fact-druid-joins-in = Brings the mover closer to a connection: { $now ->
        [1] one stone is
       *[other] about { $now } stones are
    } still needed, instead of about { $before }.
fact-druid-opponent-needs = The opponent is now about { $now } stones from a connection, instead of { $before ->
        [1] one
       *[other] about { $before }
    }.
fact-druid-side-needs = { $side } is now about { $now } stones from a connection, instead of { $before ->
        [1] one
       *[other] about { $before }
    }.
fact-druid-bridges = Lays a bridge over an enemy stone, on { $cell }.
fact-druid-captures = Covers an enemy stone, on { $cell }.
fact-druid-secures = Raises { $cell } out of reach: a lintel could have covered it.
fact-druid-raises = Raises { $cell } to height { $height }.

## What a move of Druid's Walk does. $side: the letter of a side among three, else “opponent”

fact-walk-enters = The druid appears on { $cell }, and the { $goal ->
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
    } becomes its goal.
fact-walk-walls-in = { $side ->
        [opponent] The opponent’s druid
       *[other] { $side }’s druid
    } is walled in: no cell beside it belongs to its side, or can within a turn.
# Turns are counted as if nobody interfered, so they are not exact.
fact-walk-needs = The druid is now about { $now } turns from its goal, instead of { $before }.
fact-walk-other-needs = { $side ->
        [opponent] The opponent’s druid
       *[other] { $side }’s druid
    } is now about { $now } turns from its goal, instead of { $before }.
