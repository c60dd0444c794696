# What only the two Contigo games say, in the order of the other files: their names, sides and options, refusals, ends,
# suggestions, the words of a turn, and those in and about their pictures.

game-contigo = Contigo
game-contigo-blurb = Bring four pawns into line. Pebbles in the pits around the board say how far each goes.
game-contigo-profile = hard, short; line up four pawns that go as far as the pebbles say
game-contigo-capture = Contigo Capture
game-contigo-capture-blurb = Four players, four key pawns. Lose yours and you’re knocked out; the last one left wins.
game-contigo-capture-profile = hard, medium length; capture key pawns, and keep yours (begin with `short`)

side-blue = Blue
side-yellow = Yellow
side-green = Green
letter-blue = B
letter-yellow = Y
letter-green = G

# Where a pit lies, to be set behind its number.
pit-place =
    { $place ->
        [north] north of column { $line }
        [east] east of row { $line }
        [south] south of column { $line }
        [west] west of row { $line }
        [north-west] north-west corner
        [north-east] north-east corner
        [south-east] south-east corner
       *[south-west] south-west corner
    }

## Options

option-advanced = Advanced game
option-advanced-help = Pawns move in L’s: two straight halves at a right angle, each as long as its own pit says.
option-short = Quick version
option-short-help = Once only two players are left, the one with more pieces wins. Good for first matches.

## Refusals: where a pawn goes

refusal-not-straight = A pawn moves along its row or its column, never diagonally, and { $from } to { $to } is neither. Choose a cell in its row or column.
refusal-pit-zero = Nothing moves towards an empty pit, and from { $from } to { $to } your pawn would be heading for pit { $pit } ({ pit-place }), which is empty. Try another direction, or another pawn.
refusal-leaves-board =
    { $room ->
        [one] From { $from } to { $to } your pawn would be heading for pit { $pit } ({ pit-place }), which holds { $count } pebbles: that’s { $count } cells, and the board ends after one. Try another direction, or another pawn.
       *[other] From { $from } to { $to } your pawn would be heading for pit { $pit } ({ pit-place }), which holds { $count } pebbles: that’s { $count } cells, and the board ends after { $room }. Try another direction, or another pawn.
    }
refusal-pit-distance =
    { $count ->
        [one] From { $from } to { $to } your pawn would be heading for pit { $pit } ({ pit-place }), which holds one pebble. So it goes exactly one cell, and { $to } is { $asked } away.
       *[other] From { $from } to { $to } your pawn would be heading for pit { $pit } ({ pit-place }), which holds { $count } pebbles. So it goes exactly { $count } cells, and { $to } is { $asked } away.
    }
refusal-pawn-stuck = The pawn on { $cell } can’t go anywhere this turn: whichever way it turns, there’s an empty pit, the edge of the board, or a cell where it can’t end. Choose another pawn.
refusal-which-pawn =
    { COUNT($candidates) ->
        [one] One of your pawns can reach { $cell }. If that’s the move you mean, write `{ $candidates }`.
       *[other] Several of your pawns can reach { $cell }. Which one do you mean: { OR($candidates) }?
    }
refusal-too-many-cells = “{ $text }” names too many cells for a pawn’s move. Name the cell it leaves and the cell where it ends. In the advanced game, you can put the corner of its L in between.
refusal-not-an-l = In the advanced game a pawn moves in an L: straight on, then straight on again at a right angle. { $from } to { $to } isn’t one. Name a cell in another row and another column; if you name the corner too, it has to be in line with both ends.
refusal-l-distance = No L leads from { $from } to { $to }. Pits { AND($pits) } hold { AND($counts) }; needed: { AND($asked) }, the first two or the last two.

## Refusals: captures

refusal-target-own = You can jump over your own pieces, but you can’t end on one, and the piece on { $cell } is yours. Choose an empty cell or an enemy piece.
refusal-target-acquired = You can’t capture your own pawns, and the one on { $cell } has just become yours, with the key pawn you captured. Stop before it, or go another way.
refusal-captures-nothing = After a capture, a piece can only go on if it captures again, and there’s nothing to capture on { $cell }. Stop before that cell or, if it’s the first one you move to, stop there.
refusal-chain-ended = `{ $move }` already decides the game, and you can’t play on after that. Leave out the rest.

## Refusals: pebbles

refusal-no-such-pit = There’s no pit { $pit }. The pits are numbered clockwise from 1, in the north-west corner, to { $last }.
refusal-pit-empty = There are no pebbles in pit { $pit } ({ pit-place }). Take them from a pit that has some.
refusal-pebbles-incomplete =
    { $count ->
        [one] Pit { $pit } ({ pit-place }) holds one pebble. Which way does it go? Write `{ $pit }+1` for the next pit clockwise, or `{ $pit }-1` for the next one counter-clockwise.
       *[other] Pit { $pit } ({ pit-place }) holds { $count } pebbles. Which way do they go, and how many into each of the next pits? After the pit, write `+` for clockwise or `-` for counter-clockwise, then the numbers with commas between them, as in `{ $pit }+0,2`.
    }
refusal-which-way =
    { COUNT($candidates) ->
        [one] Which way do the pebbles of pit { $pit } ({ pit-place }) go? There’s only room one way. If that’s what you mean, write `{ $candidates }`.
       *[other] Which way do the pebbles of pit { $pit } ({ pit-place }) go? `+` is clockwise, `-` counter-clockwise: { OR($candidates) }.
    }
refusal-pebbles-none =
    { $count ->
        [one] You have to move at least one pebble, and you’re not dropping any. Drop the one in pit { $pit } ({ pit-place }), or take from another pit.
       *[other] You have to move at least one pebble, and you’re not dropping any. Drop some of the { $count } in pit { $pit } ({ pit-place }), or take from another pit.
    }
refusal-pebbles-too-many =
    { $count ->
        [one] You’re dropping { $asked } pebbles, but there’s only one in pit { $pit } ({ pit-place }). Drop that one, or take from another pit.
       *[other] You’re dropping { $asked } pebbles, but there are only { $count } in pit { $pit } ({ pit-place }). Drop fewer, or take from another pit.
    }
refusal-pebbles-too-far =
    { $taken ->
        [one] With one pebble you only reach the next pit, so you can’t get to pit { $pit } ({ pit-place }). Drop it in the next one, or take more.
       *[other] With { $taken } pebbles you only reach the next { $taken } pits, so you can’t get to pit { $pit } ({ pit-place }). Drop them nearer, or take more.
    }
refusal-pit-full =
    { $count ->
        [one] A pit can’t hold more than { $most } pebbles, and you’re adding { $asked } to the one in pit { $pit } ({ pit-place }). Drop fewer there.
       *[other] A pit can’t hold more than { $most } pebbles, and you’re adding { $asked } to the { $count } in pit { $pit } ({ pit-place }). Drop fewer there, or none.
    }
refusal-pebbles-both-ways = All the pebbles of a turn go the same way, and “{ $text }” goes both ways. Choose `+` for clockwise or `-` for counter-clockwise.
refusal-pebbles-two-pits = All the pebbles of a turn come from the same pit, and “{ $text }” takes from more than one. Name one pit and a direction, then only the numbers you drop, as in `9+1,1`.
refusal-pebbles-trailing-zeros = Leave out the zeros at the end: write `{ $instead }`, not `{ $text }`.

## Refusals: both parts of a turn

refusal-pawn-missing = As long as any of your pawns can move, one has to move first, and `{ $text }` only moves pebbles. Before the pebbles, name the cell a pawn leaves and the cell where it ends, as in `c3-c5 { $text }`.
refusal-pebbles-missing = After `{ $move }` you have to move pebbles too. Add a pit, a direction and what you drop, as in `{ $move } 9+1,1`.
refusal-pebbles-superfluous = `{ $move }` decides the game, and you don’t move pebbles after that. Play it on its own.
refusal-no-pawn-can-move = None of your pawns can move this turn, so you only move pebbles. Name a pit, a direction and what you drop, as in `9+1,1`.

## Why a match ended

reason-alignment = four pawns in line
reason-last-king = last key pawn on the board
reason-short = more pieces when two players were left

## Suggestions

suggest-pawn =
    { $kind ->
        [key] the key pawn on { $cell }: where to?
       *[pawn] the pawn on { $cell }: where to?
    }
suggest-pawn-to = from { $from } to { $to }: pit { $pit } ({ pit-place }) holds { $count }
suggest-pawn-l = from { $from } to { $to }, turning on { $corner }
suggest-pawn-takes =
    from { $from }, capture { $side ->
        [red] { side-red }
        [blue] { side-blue }
        [yellow] { side-yellow }
       *[green] { side-green }
    }’s { $kind ->
        [key] key pawn
       *[pawn] pawn
    } on { $to }
suggest-pit =
    { $count ->
        [one] pit { $pit } ({ pit-place }): 1 pebble
       *[other] pit { $pit } ({ pit-place }): { $count } pebbles
    }
suggest-pits = pits { $first }–{ $last }: pick this, then choose
suggest-way =
    { $way ->
        [clockwise] clockwise from pit { $pit } ({ pit-place })
       *[counter] counter-clockwise from pit { $pit } ({ pit-place })
    }
suggest-drop =
    { $dropped ->
        [0] skip pit { $into }, then go on
       *[other] { $dropped } into pit { $into }, then go on
    }
suggest-pebbles =
    { $pattern ->
        [each] { $taken } from pit { $pit } ({ pit-place }), one each up to pit { $last }
        [split] { $taken } from pit { $pit } ({ pit-place }): { DOTS($sown) }
       *[other] { $taken } from pit { $pit } ({ pit-place }) into pit { $last }
    }

## Choosing step by step

ask-pawn = Which pawn?
ask-pawn-move = Which pawn, and where to?
ask-pit = Which pit do you take pebbles from?
ask-pit-or-leg = Where does your pawn go next, or which pit do you take pebbles from?
ask-pebbles = Which way round (clockwise ↻ or counter-clockwise ↺), and how many into each pit on the way?
ask-drop = How many into the next pit on the way?
choice-pawn =
    { $kind ->
        [key] { $cell } (key pawn)
       *[pawn] { $cell }
    }
# Before a pawn is chosen, $begun is “no”, and its cell is named.
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
        [key] × { $to } (key pawn)
       *[pawn] × { $to }
    }
choice-way =
    { $way ->
        [clockwise] ↻ clockwise: all choices
       *[counter] ↺ counter-clockwise: all choices
    }
choice-drop =
    { $dropped ->
        [0] skip pit { $into }, then go on
       *[other] { $dropped } → pit { $into }, then go on
    }
# What goes into which pits: “2 → pit 6”.
sown-pits =
    { COUNT($pits) ->
        [1] { $number } → pit { $pits }
       *[other] { $number } each → pits { $pits }
    }
choice-pebbles =
    { $way ->
        [clockwise] ↻
       *[counter] ↺
    } { DOTS($sown) }

## What leaving a match of four means, behind the question whether to

leave-contigo-capture = All your pieces come off the board, even the pawns you’ve inherited.{ $short ->
        [yes] { $left ->
            [2] {" "}That leaves two players, and if one has more pieces, that player wins at once.
           *[other] {""}
        }
       *[no] {""}
    }

## The turn

prompt-pebbles-only = The player to move can’t move a pawn, so this turn is pebbles only, written like `9+1,1`.
prompt-inherited =
    { $count ->
        [one] The player to move has inherited the pawn on { $cells }.
       *[other] The player to move has inherited the pawns on { AND($cells) }.
    }
prompt-next-capture-decides =
    { $count ->
        [one] Two players are left, with nothing but a key pawn each: the next capture decides.
       *[other] Two players are left, with { $count } pieces each: the next capture decides.
    }

## In pictures

board-pebbles-only = no pawn

## Alt text

piece-key = key pawn on { $cells }
alt-pebbles = Pebbles in pits 1–28: { $counts }.
alt-heritage = Pawns inherited from { $side }: { $cells }.
alt-movable = Pawns that can move: { $cells }.
alt-so-far = So far: { $move }.
# $ways: cells with the pit that rules each, “c5 (pit 4)”
alt-ways = { $cell } can go to { $ways }.
alt-way = { $cell } (pit { $pit })
alt-stuck = { $cell } can’t go anywhere.
alt-pits = You can take pebbles from pits { $pits }.
alt-drops =
    { $way ->
        [clockwise] Clockwise from pit { $pit }, there’s room in { $pits }.
       *[counter] Counter-clockwise from pit { $pit }, there’s room in { $pits }.
    }
alt-pit = pit { $pit }

## What a turn of the game of alignment does

fact-alignment-loses = Opens a line of four for the opponent, who can’t move a pawn and so wins.
fact-alignment-lines-up = Brings three pawns onto one line, with room for a fourth.
fact-alignment-blocks-line = Blocks a line on which the opponent has three pawns.
fact-alignment-stops-opponent = Leaves the opponent without a pawn that can move.
fact-alignment-takes-moves =
    { $now ->
        [one] Leaves the opponent’s pawns only one move, instead of { $before }.
       *[other] Leaves the opponent’s pawns { $now } moves, instead of { $before }.
    }
fact-alignment-frees =
    { $before ->
        [0] Gives the player’s own pawns { $now } moves, where they had none.
       *[other] Gives the player’s own pawns { $now } moves, instead of { $before }.
    }
fact-alignment-opens-pit =
    { $pawns ->
        [one] Fills the empty pit { $pit } ({ pit-place }), which lets one of the player’s own pawns move.
       *[other] Fills the empty pit { $pit } ({ pit-place }), which lets { $pawns } of the player’s own pawns move.
    }
fact-alignment-closes-pit =
    { $pawns ->
        [one] Empties pit { $pit } ({ pit-place }), which let one of the opponent’s pawns move.
       *[other] Empties pit { $pit } ({ pit-place }), which let { $pawns } of the opponent’s pawns move.
    }

## What a turn of the game of capture does

# Whose piece it is.
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
fact-capture-makes-win = Ends the game: { capture-whose } wins with more pieces.
fact-capture-allows-win = Lets { capture-whose } win at once with `{ $move }`.
fact-capture-blocks-win = Stops { capture-whose } from winning next turn.
fact-capture-takes-key =
    { $count ->
        [0] Captures { capture-whose }’s key pawn and knocks { capture-whose } out.
        [one] Captures { capture-whose }’s key pawn, knocks { capture-whose } out and inherits a pawn.
       *[other] Captures { capture-whose }’s key pawn, knocks { capture-whose } out and inherits { $count } pawns.
    }
fact-capture-takes =
    { $count ->
        [one] Captures one of { capture-whose }’s pawns.
       *[other] Captures { $count } of { capture-whose }’s pawns.
    }
fact-capture-takes-several = Captures { $count } pawns from different players.
fact-capture-chain = Captures { $count } times in a row.
fact-capture-key-in-danger = Leaves the player’s own key pawn to { capture-whose }, who can play `{ $move }`.
fact-capture-saves-key = Saves the player’s own key pawn from { capture-whose }, who could have captured it.
fact-capture-leaves-key = Lets { capture-whose } capture { capture-victim }’s key pawn with `{ $move }`.
fact-capture-pawns-in-danger =
    { $count ->
        [one] Leaves a pawn within { capture-whose }’s reach.
       *[other] Leaves { $count } pawns within { capture-whose }’s reach.
    }
fact-capture-threatens-key = Threatens { capture-whose }’s key pawn.

## What the marks on a text board mean

holds-inherited = inherited from { $side }
holds-pebbles = { $count ->
        [0] no pebbles
        [one] 1 pebble
       *[other] { $count } pebbles
    }
holds-key = { $side }, key pawn
text-pits = around: pits with their pebbles
