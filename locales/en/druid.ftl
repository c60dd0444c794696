# What only the four Druid games say, in the order of the other files: their names, sides and options, refusals, ends,
# suggestions, the words of a turn, alt text and the text board.

game-druid = Druid
game-druid-blurb = Build with sarsens and lintels, even over enemy stones. Join your two sides to win.
game-druid-profile = fairly hard, rather long; join two sides with stones that cover other stones
game-druid-hex = Druid Hex
game-druid-hex-blurb = Druid on a hexagon, for two. Join all three sides of one colour, brown or grey, to win.
game-druid-hex-profile = fairly hard, medium length; join three sides of a hexagon
game-druid-hex3 = Druid Hex for three
game-druid-hex3-blurb = Druid on a hexagon, with two sides and two enemies each. Join your own sides to win.
game-druid-hex3-profile = hard, long; two sides each, everyone against everyone; with `walk` often drawn: the first to walk before the board is full wins
game-druid-y = Druid Y
game-druid-y-blurb = Druid on a triangle, where the sides belong to nobody. Join all three to win.
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
option-nogaps-help = A lintel needs three cells of the same height, so there’s never a gap under it.
option-nostack = No stacked sarsens
option-nostack-help = You can’t put a sarsen directly on a sarsen. On your own lintel, you still can.
option-walk = Druid’s Walk
option-walk-blurb = Build with sarsens and lintels, and walk your druid over them. First across the board wins.
option-walk-chosen = Your druid comes in with your first stone on one of your sides, and walks over your stones. The first druid to reach the side opposite its start wins; joining your sides doesn’t.
option-walk-help = Each player’s druid walks over their own stones. First across the board wins.
# Of three players.
option-walk-three-chosen = { option-walk-chosen } A match of three is often drawn; the first to walk before the board is full wins.
option-walk-three-help = Your druid walks across. Often drawn; the first to walk before the board is full wins.

## Refusals: sarsens and cells

refusal-stone-incomplete =
    { $kind ->
        [sarsen] A sarsen on which cell? Add it, as in `sarsen b2`.
       *[lintel] A lintel from where to where? Add its two ends, as in `lintel a1-a3`.
    }
refusal-sarsen-one-cell = A sarsen covers one cell, and you’ve named more. Name just one, or lay a lintel, which covers three.
refusal-enemy-top = A sarsen goes on an empty cell or on your own stone, and the top stone on { $cell } isn’t yours. Choose another cell; only a lintel can cover an enemy stone.
refusal-sarsen-on-sarsen = With the option `nostack`, you can’t put a sarsen directly on a sarsen, and there’s one on top of { $cell }. Choose an empty cell or one of your own lintels.
refusal-druid-in-the-way =
    { COUNT($cells) ->
        [one] You can’t place a stone on a druid’s cell or lay one across it, and there’s a druid on { $cells }. Build somewhere else.
       *[other] You can’t place a stone on a druid’s cell or lay one across it, and there are druids on { AND($cells) }. Build somewhere else.
    }

## Refusals: lintels

refusal-no-lintel = { $anywhere ->
        [yes] No lintel can end on { $cell } right now: both ends must rest on stones at the same height, and two of the three cells must be yours. Choose another end, or place a sarsen.
       *[no] You can’t lay a lintel yet: both ends must rest on stones at the same height, and two of the three cells must be yours. Place a sarsen by naming its cell, like `b2`.
    }
refusal-lintel-incomplete = Your lintel begins on { $cell }. Where does it end? Add the cell two steps further in a straight line, as in `{ $cell }-…`.
refusal-lintel-not-in-line = A lintel lies along one of the board’s lines, and { $first } to { $last } isn’t a straight row of three cells. Name its two ends, with one cell between them.
refusal-lintel-length = A lintel is exactly three cells long, and { $first } to { $last } isn’t. Name two ends with exactly one cell between them.
refusal-lintel-end-on-ground =
    { COUNT($cells) ->
        [one] Both ends of a lintel have to rest on stones, and { $cells } is empty. Place a sarsen there first, or choose other ends.
       *[other] Both ends of a lintel have to rest on stones, and { AND($cells) } are empty. Place sarsens there first, or choose other ends.
    }
refusal-lintel-ends-not-level = A lintel lies flat, but its ends here, { AND($cells) }, have heights { $first } and { $last }. Choose two ends of the same height.
refusal-lintel-middle-high = A lintel lies flat, but the middle is in its way here: { $cell } has height { $height }, and the ends only { $ends }. Choose ends at least as high as what’s between them.
refusal-lintel-gap = With the option `nogaps`, a lintel can’t leave a gap, and this one would on { $cell }. Choose three cells of the same height.
refusal-lintel-three-own = A lintel rests on exactly two of your own stones, and this one would rest on three, on { AND($cells) }. Choose a place where the third is somebody else’s.
refusal-lintel-too-few-own =
    { $own ->
        [0] A lintel rests on exactly two of your own stones, and none of those that would carry this one, on { AND($cells) }, is yours. Choose a place where two are.
       *[other] A lintel rests on exactly two of your own stones, and of those that would carry this one, on { AND($cells) }, only one is yours. Choose a place where two are.
    }

## Refusals: druids who walk, and words

refusal-no-walking = There are no druids in this match, so there’s nothing to step with. Place a sarsen by naming its cell, like `b2`, or a lintel by its two ends, like `a1-a3`.
refusal-no-druid = Your druid isn’t on the board yet, so it can’t step. It comes in with your first stone on one of your two sides: place a stone.
refusal-no-such-direction = You can’t step `{ $direction }` on this board: a druid steps { OR($steps) }. Choose one of these, or place a stone.
refusal-step-incomplete = Which way does your druid step? Choose { OR($steps) }, or name the cell.
refusal-step-off-board = That would take your druid off the board: there’s nothing beyond { $cells } on that side. Choose another direction, or place a stone.
refusal-step-not-beside = Your druid takes one step at a time, and { $cell } isn’t next to it. Choose a neighbouring cell with your own stone on top, or place a stone.
refusal-step-not-own = Your druid only walks over your own stones, and there isn’t one on top of { $cell }. Step another way, or place a stone.
refusal-swap-not-for-three = You can only swap sides in a match of two players, and this one began with three. Place a stone, or say `pass`.

## Why a match ended

reason-connection-druid = both sides joined
reason-connection-druid-hex = three sides joined
reason-connection-druid-hex3 = both sides joined
reason-connection-druid-y = three sides joined
reason-walk = druid across the board
reason-passes = everyone passed

## Suggestions

suggest-sarsen = place a sarsen on { $cell }
suggest-lintel = lay a lintel from { $from } to { $to }
suggest-lintel-from = a lintel from { $cell }: where to?
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
suggest-pass = don’t place a stone this turn
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

ask-stone = Where do you want to build?
ask-sarsen = Where does your sarsen go?
ask-lintel = Where does your lintel go?
ask-column = Which column?
ask-lintel-from = Where does your lintel start?
ask-step-or-stone = Where does your druid step, or what do you build?
choice-kind-sarsen = Sarsen …
choice-kind-lintel = Lintel …
choice-column = { $column }
choice-lintel-from = { $cell }
choice-step = Step to { $cell }
choice-pass = Pass

## What leaving a match of three means, behind the question whether to

leave-druid-hex3 = Your stones stay where they are, and the others can build over them{ $walk ->
        [yes] ; if your druid is in, it leaves the board.
       *[no] .
    }

## The turn

prompt-passed =
    { $count ->
        [one] The last turn was a pass.
       *[other] The last { $count } turns were passes.
    } { $left ->
        [one] One more pass, and the match is a draw.
       *[other] { $left } more passes in a row, and the match is a draw.
    }

## Alt text: cells stand side by side without commas, since there can be many

# $heights: each height with the cells that have it, “1: a1 b4, 2: c3”
alt-tops = { $side } on top, by height: { $heights }.
alt-height = { $height }: { $cells }
alt-lintels = Lintels on top: { $cells }.
alt-druid = { $side }’s druid is on { $cell } and has to reach the { $edge }.
holds-sarsen = { $side }, sarsen, height { $height }
holds-lintel = { $side }, lintel, height { $height }
alt-moves = Possible moves, marked: { $moves }.

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

text-stone = letter: side, digit: height
# $sides: the letters of one side, or of several that link the same edges; $ways: “the left and right sides”
text-links =
    { COUNT($sides) ->
        [one] { $sides } joins { OR($ways) }.
       *[other] { AND($sides) } each join { OR($ways) }.
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
text-druid-here = @ a druid is here

## What a move does

fact-druid-draws = Draws the match: everyone has passed.
fact-druid-passes = Places no stone, and leaves the board to the others.
fact-druid-side-allows-win = Lets { $side } win at once with `{ $move }`.
fact-druid-side-blocks-win = Stops { $side } from winning next turn.
# One and two stones are exact. Of more it is not known how many captures a stone may prepare.
fact-druid-joins-in = Gets closer to a connection: { $now ->
        [1] one stone
        [2] two stones
       *[other] about { $now } stones
    } still to go, instead of { $before ->
        [2] two
       *[other] about { $before }
    }.
fact-druid-opponent-needs = Leaves the opponent { $now ->
        [2] two
       *[other] about { $now }
    } stones from a connection, instead of { $before ->
        [1] one
        [2] two
       *[other] about { $before }
    }.
fact-druid-side-needs = Leaves { $side } { $now ->
        [2] two
       *[other] about { $now }
    } stones from a connection, instead of { $before ->
        [1] one
        [2] two
       *[other] about { $before }
    }.
fact-druid-bridges = Builds a bridge over an enemy stone on { $cell }.
fact-druid-captures = Covers an enemy stone on { $cell }.
fact-druid-secures = Raises { $cell } out of reach: a lintel could have covered it.
fact-druid-raises = Raises { $cell } to height { $height }.

## What a move of Druid's Walk does. $side: the letter of a side among three, else “opponent”

fact-walk-enters = Brings the druid in on { $cell }, and its goal is now the { $goal ->
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
        [opponent] The opponent’s druid
       *[other] { $side }’s druid
    } is walled in: no cell next to it has its colour on top, or can have it within a turn.
# Turns are counted as if nobody interfered, so they are not exact.
fact-walk-needs = The druid is now about { $now } turns from its goal, instead of { $before }.
fact-walk-other-needs = { $side ->
        [opponent] The opponent’s druid
       *[other] { $side }’s druid
    } is now about { $now } turns from its goal, instead of { $before }.
