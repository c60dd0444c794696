# What only the two Contiguity games say, in the order of the other files: their names and options, refusals, ends,
# suggestions, the words of a turn, and the words in and about their pictures.

game-contiguity = Contiguity
game-contiguity-blurb = Bring your six disks together on a ring of thirty spaces. Slide, or jump over a single disk.
game-contiguity-profile = easy, medium length; slide and jump your six disks into one group
game-contiguity-deluxe = Contiguity Deluxe
game-contiguity-deluxe-blurb = Set up the ring yourselves. Connect six pawns and a druid, or surround the enemy druid.
game-contiguity-deluxe-profile = fairly hard, long; connect your pawns or surround the enemy druid, with nine variants

## Options

option-relocate = Surround and relocate
option-relocate-help = Surround an enemy pawn and send it wherever you like. Livelier; the author’s recommendation.
option-relocate-chosen = Surround an enemy pawn and send it wherever you like.
option-druidless = No druids
option-druidless-help = Without druids: whoever connects their six pawns wins.
option-isolation = Isolation
option-isolation-help = You lose if your turn begins with no piece at all next to your druid.
option-friendly = Friendly surround
option-friendly-help = You also win with your own pawns on all four sides of your own druid.
option-smaller = Smaller group
option-smaller-help = Your druid and five of your six pawns in one group are enough to win.
option-victory = Victory space
option-victory-help = You also win by moving your druid to where the enemy druid was first placed.
option-turns = Turn limit
option-turns-help = After so many turns each, the larger group around a druid wins.
option-turns-chosen = After { $value } turns each, the larger group around a druid wins.
option-flip = Two rounds
option-flip-help = Play twice with sides exchanged: the loser of the first round must win faster in the second.
option-safe = Safe druids
option-safe-help = No druid may be placed where it is surrounded at once.

## Refusals of a move

refusal-which-disk =
    { COUNT($candidates) ->
        [one] { $cell } can be reached by one of your pieces. If that is the move you mean, write `{ $candidates }`.
       *[other] Several of your pieces can reach { $cell }. Say which one you mean: { OR($candidates) }.
    }
refusal-off-board = There is no cell { $cell } on this board. The numbers go from 1 to 30 and the rings from a, the outermost, to d, the innermost: `29b`, for example.
refusal-not-in-line = { $from } and { $to } are not in line. A piece keeps its letter and moves along its ring, or keeps its number and moves in or out.
refusal-two-in-the-way = Between { $from } and { $to } your piece would have to jump over { COUNT($cells) } others, on { AND($cells) }. A move passes over one piece at most, wherever on the way it stands.

## Refusals while the pieces are placed

refusal-place-a-piece =
    { $piece ->
        [druid] The druids are still to be placed, and nothing moves before they stand. Name a single cell for yours, like `12c`.
       *[pawn] The pawns are still being placed, and nothing moves before all of them stand. Name a single cell for yours, like `12c`.
    }
refusal-cell-taken = There is a piece on { $cell } already. Choose an empty cell for yours.
refusal-pawn-beside-own = { $cell } is too close to your own pawns: while they are placed, no two of one colour may stand next to each other, and on { AND($cells) } they would. Choose a cell away from yours.
refusal-pawn-beside-no-enemy = There is no enemy pawn next to { $cell }. A pawn is placed one step from one of your opponent’s, along the ring or along the number.
refusal-druid-beside-no-pawn = There is no pawn next to { $cell }. A druid is placed one step from a pawn, along the ring or along the number; either colour will do.
refusal-druid-unsafe = On { $cell } your druid would be surrounded at once, which the option `safe` rules out. Choose a cell where it is not.

## Refusals once they move

refusal-druid-held = Your druid on { $cell } is held fast: it moves only when one of your own pawns is next to it. Bring a pawn there first, or move another piece.
refusal-relocation-unreadable = I could not read “{ $text }” as a relocation. After your move, write `x`, the cell of the surrounded pawn, `>` and the cell it goes to: `12c-14c x14b>20d`.
refusal-relocation-missing =
    { COUNT($waiting) ->
        [one] This move surrounds the pawn on { $waiting }, and it is for you to say where that pawn goes. Add `x{ $waiting }>` and an empty cell, as in `12c-14c x14b>20d`.
       *[other] This move surrounds the pawns on { AND($waiting) }, and it is for you to say where they go. Add a part for each of them, as in `12c-14c x14b>20d x14d>21d`.
    }
refusal-relocation-superfluous = This move surrounds no pawn on { $cell }, so nothing is relocated from there. With the option `relocate`, that happens to an enemy pawn when your pieces hold every cell around it and the one you have just moved is among them.
refusal-relocation-twice = You send the pawn on { $cell } to two places. Name it once, as in `12c-14c x14b>20d`.
refusal-relocation-same-cell = That would leave the surrounded pawn on { $cell }, and it has to go somewhere else. Choose another empty cell for it.
refusal-relocation-taken = A relocated pawn needs an empty cell, and { $cell } holds a piece at that moment. You may use the cell your own piece has just left, as in `12c-14c x14b>12c`.

## Why a match or a round ended

reason-connection-contiguity = all six disks together
reason-connection-contiguity-deluxe = pieces together in one group
reason-surround = druid surrounded
reason-friendly = druid among its own pawns
reason-isolation = druid left alone
reason-victory = victory space reached
reason-turns = larger group at the turn limit
reason-flip = second round not won in time

## Suggestions

suggest-disk = the piece on { $cell }: where to?
suggest-slide = slide from { $from } to { $to }
suggest-jump = jump from { $from } to { $to }
suggest-range-to = { $from } → { $first }–{ $last }: pick this, then choose
suggest-place-pawn = place a pawn on { $cell }
suggest-place-druid = place your druid on { $cell }
suggest-relocate = send the pawn on { $from } to { $to }

## Choosing step by step

ask-piece = Which piece?
ask-place-pawn = Where does your pawn go?
ask-place-druid = Where does your druid go?
ask-sector = In which part of the ring?
ask-relocate-sector = In which part of the ring do you put the surrounded pawn?
ask-relocate = Where does the surrounded pawn go?
choice-relocate = { $to }
choice-slide = { $to }
choice-jump = { $to }
choice-sector = { $first }–{ $last }
suggest-sector =
    { $count ->
        [one] numbers { $first } to { $last }: one cell
       *[other] numbers { $first } to { $last }: { $count } cells
    }

## The turn

prompt-place-pawn =
    { $left ->
        [6] Name a cell for your first pawn, such as `12c`. The first of all may stand anywhere; every other goes next to an enemy pawn.
        [one] Name a cell for your last pawn, next to an enemy pawn and not next to one of your own.
       *[other] Name a cell for your next pawn, next to an enemy pawn and not next to one of your own. You have { $left } to place.
    }
prompt-place-druid = All pawns stand. Name a cell for your druid, beside one pawn or more; their colour does not matter.
prompt-limit =
    { $left ->
        [0] The turn limit is reached, and neither group is larger. From now on, any turn that makes one larger ends it.
        [one] Turn limit: this is the last turn of the player to move.
       *[other] Turn limit: { $left } turns left for the player to move.
    }
prompt-first-round = Round 1: whoever loses it has to win round 2 in fewer turns, with sides exchanged.
prompt-second-round =
    { $left ->
        [one] Round 2: { $player } has 1 turn left. A win on it ties the match, anything else loses it.
       *[other] Round 2: { $player } has { $left } turns left. A win before the last of them wins the match, a win on the last ties it.
    }
round-finished =
    { $number ->
        [1] Round 1 goes to **{ AND($winners) }**: { $reason }. In round 2 the sides are exchanged.
       *[other] Round { $number } goes to **{ AND($winners) }**: { $reason }, on the very last turn allowed. That is a tie, and a third round under a bid decides.
    }

## In pictures

board-to-place = to place
board-held = { $cell } held
board-place-pawn =
    { $left ->
        [one] last pawn
       *[other] { $left } pawns left
    }
board-place-druid = druid to place
board-limit =
    { $left ->
        [0] sudden death
        [one] last turn
       *[other] limit: { $left } turns
    }
board-first-round = round 1 of 2
board-second-round =
    { $left ->
        [one] round 2: last turn
       *[other] round 2: { $left } turns
    }

# Why a match is over
board-surround = surrounded
board-friendly = own pawns
board-isolation = left alone
board-victory = victory space
board-turns = turn limit
board-round-missed = not in time

## Alt text and text board

alt-to-place-pawn = { $who } to place a pawn.
alt-to-place-druid = { $who } to place their druid.
alt-place-pawn =
    { $left ->
        [one] It is the last pawn to place.
       *[other] { $left } pawns are left to place.
    }

# A kind of piece with the cells of one side where it stands: “White: pawns on 1a, 2b, druid on 1b.”
piece-pawn =
    { COUNT($cells) ->
        [one] pawn on { $cells }
       *[other] pawns on { $cells }
    }
piece-druid =
    { COUNT($cells) ->
        [one] druid on { $cells }
       *[other] druids on { $cells }
    }

# Where the next piece may be placed. The ring has 120 cells: the first pawn may stand on any
alt-places =
    { COUNT($cells) ->
        [120] The next piece may be placed on any cell.
       *[other] The next piece may be placed on { $cells }.
    }
alt-held = The druid on { $cell } is held: no pawn of its own colour is next to it.
alt-victory = { $side } also wins by moving their druid to { $cell }.

# Marks on the text board
text-druid = { $side }, druid
text-spaces = # victory space

## What a move does

# Two and fewer are exact; three and more may still be too few.
fact-disks-need = The mover is now { $now ->
        [2] two moves
       *[other] at least { $now } moves
    } away from bringing their disks together, instead of { $before ->
        [1] one move.
        [2] two.
       *[other] at least { $before }.
    }
fact-opponent-disks-need = The opponent is now { $now ->
        [2] two moves
       *[other] at least { $now } moves
    } away from bringing their disks together, instead of { $before ->
        [1] one move.
        [2] two.
       *[other] at least { $before }.
    }
fact-joins-disks =
    { $before ->
        [1] Makes a group of { $size }.
       *[other] Makes a group of { $size }, where the largest had { $before }.
    }
fact-breaks-group =
    { $size ->
        [1] Breaks up the largest group: of its { $before } disks, no two stay together.
       *[other] Breaks up the largest group of { $before }; the largest has { $size } now.
    }

# With pawns and druids
fact-wins-by =
    { $reason ->
        [surround] Surrounds the opponent’s druid, which wins at once.
        [friendly] Puts pawns on all four sides of the mover’s own druid, which wins at once.
        [isolation] Leaves the opponent’s druid alone, which wins at once.
        [victory] Brings the druid to the victory space, which wins at once.
        [turns] Wins at the turn limit: the mover’s group is the larger one.
       *[connection] Brings the pieces together in one group, which wins at once.
    }
fact-loses-by =
    { $reason ->
        [surround] Loses at once: the mover’s own druid stands surrounded.
        [turns] Loses at the turn limit: the opponent’s group is the larger one.
        [bid] Loses at once: the bid is not kept.
        [flip] Loses at once: the second round is not won in time.
        [friendly] Loses at once: the opponent’s druid has pawns of its colour on all four sides.
       *[connection] Loses at once: the opponent’s pieces stand together in one group.
    }
fact-ties-rounds = Wins the round in as many turns as the opponent needed: a tie, and a third round decides.
fact-saves-druid = Saves the mover’s druid, which could have been surrounded at once.
fact-threatens-by =
    { $reason ->
        [surround] Threatens to surround the opponent’s druid.
        [friendly] Threatens to put pawns on all four sides of the mover’s own druid.
        [isolation] Threatens to leave the opponent’s druid alone.
        [victory] Threatens to bring the druid to the victory space.
        [turns] Threatens to win at the turn limit by the larger group.
       *[connection] Threatens to bring the pieces together in one group.
    }
fact-sends-pawns =
    { COUNT($pawns) ->
        [one] Surrounds the pawn on { $pawns } and sends it to { $cells }.
       *[other] Surrounds the pawns on { AND($pawns) } and sends them to { AND($cells) }.
    }
fact-opponent-druid-hemmed =
    { $left ->
        [one] Only one more cell next to the opponent’s druid has to be taken to surround it.
       *[other] Only { $left } more cells next to the opponent’s druid have to be taken to surround it.
    }
fact-druid-hemmed =
    { $left ->
        [one] Leaves the mover’s druid one cell from being surrounded.
       *[other] Leaves the mover’s druid { $left } cells from being surrounded.
    }
fact-opponent-druid-held = Holds the opponent’s druid fast: no pawn of its colour is next to it now.
fact-opponent-druid-freed = Lets the opponent’s druid move: a pawn of its colour is next to it now.
fact-druid-held = Leaves the mover’s druid held fast: no pawn of its colour is next to it now.
fact-druid-freed = Frees the mover’s druid: a pawn of its colour is next to it now.
fact-joins-pieces =
    { $before ->
        [1] Makes a group of { $size } of the { $total } pieces.
       *[other] Brings { $size } of the { $total } pieces together; the largest group had { $before }.
    }
fact-breaks-pieces =
    { $size ->
        [1] Breaks up the largest group: of its { $before } pieces, no two stay together.
       *[other] Breaks up the largest group of { $before }; the largest has { $size } now.
    }
fact-pieces-need =
    { $before ->
        [1] The mover is now at least { $now } moves from a winning group, instead of one move.
       *[other] The mover is now at least { $now } moves from a winning group, instead of { $before }.
    }
fact-opponent-pieces-need =
    { $before ->
        [1] The opponent is now at least { $now } moves from a winning group, instead of one move.
       *[other] The opponent is now at least { $now } moves from a winning group, instead of { $before }.
    }
fact-counts-at-limit = The turn limit is near. Of the groups that count there, the mover’s has { $own ->
        [one] one piece
       *[other] { $own } pieces
    }, the opponent’s { $other }.
fact-near-pawns =
    { COUNT($pawns) ->
        [one] A single piece could join the piece placed here to the pawn of its colour on { $pawns }.
       *[other] A single piece could join the piece placed here to a pawn of its colour on { OR($pawns) }.
    }
