# What only the two Contiguity games say, in the order of the other files: their names and options, refusals, ends,
# suggestions, the words of a turn, and the words in and about their pictures.

game-contiguity = Contiguity
game-contiguity-blurb = Bring your six disks together on a ring of 30 spaces. Slide, or jump over a single disk.
game-contiguity-profile = easy, medium length; slide and jump your six disks into one group
game-contiguity-deluxe = Contiguity Deluxe
game-contiguity-deluxe-blurb = Set up the ring yourselves. Connect six pawns and a druid, or surround the enemy druid.
game-contiguity-deluxe-profile = fairly hard, long; connect your pawns or surround the enemy druid, with many options

## Options

option-relocate = Surround and relocate
option-relocate-help = Surround an enemy pawn and send it anywhere you like. Livelier; the author recommends it.
option-relocate-chosen = Surround an enemy pawn and send it anywhere you like.
option-druidless = No druids
option-druidless-help = There are no druids: connect your six pawns to win.
option-isolation = Isolation
option-isolation-help = You lose if your turn begins with no piece at all next to your druid.
option-friendly = Friendly surround
option-friendly-help = You also win with your own pawns on all four sides of your own druid.
option-smaller = Smaller group
option-smaller-help = Your druid and any five of your pawns in one group are enough to win.
option-victory = Victory space
option-victory-help = You also win by moving your druid to where the enemy druid was first placed.
option-turns = Turn limit
option-turns-help = When the turns are up, the larger group wins; with druids, only groups around them count.
option-turns-chosen = After { $value } turns each, the larger group wins; with druids, only the groups around them count.
option-flip = Two rounds
option-flip-help = Play twice and swap sides: the loser of the first round has to win the second faster.
option-safe = Safe druids
option-safe-help = You can’t place a druid where it’s surrounded at once.

## Refusals of a move

refusal-which-disk =
    { COUNT($candidates) ->
        [one] One of your pieces can reach { $cell }. If that’s the move you mean, write `{ $candidates }`.
       *[other] Several of your pieces can reach { $cell }. Which one do you mean: { OR($candidates) }?
    }
refusal-off-board = There’s no cell { $cell } on this board. The numbers go from 1 to 30 and the rings from a, the outermost, to d, the innermost: `29b`, for example.
refusal-not-in-line = A piece keeps its letter and moves along its ring, or keeps its number and moves in or out, and { $from } to { $to } is neither. Choose a cell in line with your piece.
refusal-two-in-the-way = A piece can jump over one other at most, and from { $from } to { $to } yours would have to jump over { COUNT($cells) }, on { AND($cells) }. Choose another cell, or move another piece.

## Refusals while the pieces are placed

refusal-place-a-piece =
    { $piece ->
        [druid] Nothing moves until both druids are down. Name a single cell for yours, like `12c`.
       *[pawn] Nothing moves until all pawns are down. Name a single cell for yours, like `12c`.
    }
refusal-cell-taken = There’s already a piece on { $cell }. Choose an empty cell.
refusal-pawn-beside-own = During the set-up, you can’t place a pawn next to one of your own, and on { $cell } it would be next to { AND($beside) }. Choose a cell away from yours.
refusal-pawn-beside-no-enemy = You have to place a pawn next to an enemy pawn, along the ring or along the number, and there’s none next to { $cell }. Choose a cell beside one.
refusal-druid-beside-no-pawn = You have to place a druid next to a pawn of either colour, along the ring or along the number, and there’s none next to { $cell }. Choose a cell beside one.
refusal-druid-unsafe = With the option `safe`, you can’t place your druid where it’s surrounded at once, and on { $cell } it would be. Choose another cell.

## Refusals once they move

refusal-druid-held = A druid can only move if one of its own pawns is next to it, so yours on { $cell } is stuck. Bring a pawn there first, or move another piece.
refusal-relocation-unreadable = I can’t read “{ $text }” as a relocation. After your move, write `x`, the cell of the surrounded pawn, `>` and the cell it goes to: `12c-14c x14b>20d`.
refusal-relocation-missing =
    { COUNT($waiting) ->
        [one] This move surrounds the pawn on { $waiting }, so you decide where it goes. Add `x{ $waiting }>` and an empty cell, as in `12c-14c x14b>20d`.
       *[other] This move surrounds the pawns on { AND($waiting) }, so you decide where they go. Add a part for each of them, as in `12c-14c x14b>20d x14d>21d`.
    }
refusal-relocation-superfluous = This move doesn’t surround a pawn on { $cell }, so you can’t send one away from there. With the option `relocate`, your pieces have to hold every cell next to the enemy pawn, and the piece you’ve just moved has to be one of them. Leave that part out.
refusal-relocation-twice = You’re sending the pawn on { $cell } to two places. Name it just once, as in `12c-14c x14b>20d`.
refusal-relocation-same-cell = A surrounded pawn has to go somewhere else, and you’re leaving it on { $cell }. Choose another empty cell for it.
refusal-relocation-taken = A surrounded pawn has to go to an empty cell, and { $cell } isn’t empty at that moment. Choose another; the cell your own piece has just left will do, as in `12c-14c x14b>12c`.

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
        [6] Name a cell for your first pawn, such as `12c`. The very first pawn can go anywhere; every other one goes next to an enemy pawn.
        [one] Name a cell for your last pawn, next to an enemy pawn and not next to one of your own.
       *[other] Name a cell for your next pawn, next to an enemy pawn and not next to one of your own. You have { $left } left to place.
    }
prompt-place-druid = All pawns are down. Name a cell for your druid, next to at least one pawn of either colour.
prompt-limit =
    { $left ->
        [0] The turn limit is reached, and the groups are equal. From now on, the first turn that makes one larger decides.
        [one] Turn limit: this is the last turn of the player to move.
       *[other] Turn limit: the player to move has { $left } turns left.
    }
prompt-first-round = Round 1: the loser has to win round 2 in fewer turns, with sides swapped.
prompt-second-round =
    { $left ->
        [0] Round 2: round 1 was won in 0 turns, while pieces were still being placed. { $player } can’t match that any more: even a win on this turn loses the match.
        [one] Round 2: { $player } has 1 turn left. Winning on it ties the match; ending it without a win loses the match.
       *[other] Round 2: { $player } has { $left } turns left. Winning before the last of them wins the match; winning on the last ties it.
    }
prompt-second-round-in-set-up =
    { $left ->
        [0] Round 2: round 1 was won in 0 turns, while pieces were still being placed. { $player } has to win while they’re being placed too, and can only tie.
        [one] Round 2: once all pieces are down, { $player } has 1 turn. Winning on it ties the match; winning before it, while pieces are placed, wins the match.
       *[other] Round 2: once all pieces are down, { $player } has { $left } turns. Winning before the last of them wins the match; winning on the last ties it.
    }
round-finished =
    { $number ->
        [1] **{ AND($winners) }** won round 1: { $reason }. The players swap sides for round 2.
       *[other] **{ AND($winners) }** won round { $number } on the very last turn allowed: { $reason }. That’s a tie, so there’s a third round under a bid, and that one decides.
    }
round-finished-in-no-turn = **{ AND($winners) }** won round { $number } in 0 turns, as many as round 1 took: { $reason }. That’s a tie, so there’s a third round under a bid, and that one decides.

## In pictures

board-to-place = to place
board-held = { $cell } stuck
board-note-place-pawn =
    { $left ->
        [one] last pawn
       *[other] { $left } pawns left
    }
board-note-place-druid = druid to place
board-note-limit =
    { $left ->
        [0] sudden death
        [one] last turn
       *[other] limit: { $left } turns
    }
board-note-first-round = round 1 of 2
board-note-second-round =
    { $left ->
        [0] round 2: too late
        [one] round 2: last turn
       *[other] round 2: { $left } turns
    }
board-note-second-round-in-set-up =
    { $left ->
        [0] round 2: 0 turns
        [one] round 2: 1 turn
       *[other] round 2: { $left } turns
    }

# Why a match is over
board-note-surround = surrounded
board-note-friendly = own pawns
board-note-isolation = left alone
board-note-victory = victory space
board-note-turns = turn limit
board-note-flip = not in time

## Alt text and text board

alt-to-place-pawn = { $who } to place a pawn.
alt-to-place-druid = { $who } to place their druid.
alt-place-pawn =
    { $left ->
        [one] It’s the last pawn to place.
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
        [120] The next piece can go on any cell.
       *[other] The next piece can go on { $cells }.
    }
alt-held = The druid on { $cell } is stuck: none of its own pawns is next to it.
alt-victory = { $side } also wins by moving their druid to { $cell }.

# Marks on the text board
holds-disk = { $side }, disk
holds-pawn = { $side }, pawn
holds-druid = { $side }, druid
text-spaces = # victory space

## What a move does

# Two and fewer are exact; three and more may still be too few.
fact-disks-need = Leaves the player’s own disks { $now ->
        [2] two moves
       *[other] at least { $now } moves
    } from coming together, instead of { $before ->
        [1] one.
        [2] two.
       *[other] at least { $before }.
    }
fact-opponent-disks-need = Leaves the opponent’s disks { $now ->
        [2] two moves
       *[other] at least { $now } moves
    } from coming together, instead of { $before ->
        [1] one.
        [2] two.
       *[other] at least { $before }.
    }
fact-joins-disks =
    { $before ->
        [1] Makes a group of { $size }.
       *[other] Makes a group of { $size }; the largest had { $before }.
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
        [friendly] Puts pawns on all four sides of the player’s own druid, which wins at once.
        [isolation] Leaves the opponent’s druid alone, which wins at once.
        [victory] Brings the druid to the victory space, which wins at once.
        [turns] Wins at the turn limit with the larger group.
        [group] Brings pieces together in one group ({ $size } of { $total }), which wins at once.
       *[connection] Brings the pieces together in one group, which wins at once.
    }
fact-loses-by =
    { $reason ->
        [surround] Loses at once: the player’s own druid is surrounded.
        [turns] Loses at the turn limit: the opponent’s group is larger.
        [bid] Loses at once: the bid wasn’t kept.
        [flip] Loses at once: the second round wasn’t won in time.
        [friendly] Loses at once: the opponent’s druid has its own pawns on all four sides.
        [group] Loses at once: the opponent’s pieces are together in one group ({ $size } of { $total }).
       *[connection] Loses at once: the opponent’s pieces are together in one group.
    }
fact-ties-rounds = Wins the round in as many turns as the opponent needed: a tie, and a third round decides.
fact-gives-tie = Gives the opponent the round, but no faster than round 1 was won: a tie, and a third round decides.
fact-saves-druid = Saves the player’s own druid, which could have been surrounded at once.
fact-threatens-by =
    { $reason ->
        [surround] Threatens to surround the opponent’s druid.
        [friendly] Threatens to put pawns on all four sides of the player’s own druid.
        [isolation] Threatens to leave the opponent’s druid alone.
        [victory] Threatens to bring the druid to the victory space.
        [turns] Threatens to win at the turn limit with the larger group.
        [group] Threatens to bring pieces together in one group ({ $size } of { $total }).
       *[connection] Threatens to bring the pieces together in one group.
    }
fact-sends-pawns =
    { COUNT($pawns) ->
        [one] Surrounds the pawn on { $pawns } and sends it to { $cells }.
       *[other] Surrounds the pawns on { AND($pawns) } and sends them to { AND($cells) }.
    }
fact-opponent-druid-hemmed =
    { $left ->
        [one] Leaves the opponent’s druid only one cell from being surrounded.
       *[other] Leaves the opponent’s druid only { $left } cells from being surrounded.
    }
fact-druid-hemmed =
    { $left ->
        [one] Leaves the player’s own druid only one cell from being surrounded.
       *[other] Leaves the player’s own druid only { $left } cells from being surrounded.
    }
fact-opponent-druid-held = Leaves the opponent’s druid stuck: none of its own pawns is next to it now.
fact-opponent-druid-freed = Frees the opponent’s druid: one of its own pawns is next to it now.
fact-druid-held = Leaves the player’s own druid stuck: none of its pawns is next to it now.
fact-druid-freed = Frees the player’s own druid: one of its pawns is next to it now.
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
        [1] Leaves the player’s own pieces at least { $now } moves from a winning group, instead of one.
       *[other] Leaves the player’s own pieces at least { $now } moves from a winning group, instead of { $before }.
    }
fact-opponent-pieces-need =
    { $before ->
        [1] Leaves the opponent’s pieces at least { $now } moves from a winning group, instead of one.
       *[other] Leaves the opponent’s pieces at least { $now } moves from a winning group, instead of { $before }.
    }
fact-counts-at-limit = The turn limit is near. Of the groups that count then, the player’s own has { $own ->
        [one] one piece
       *[other] { $own } pieces
    }, the opponent’s { $other }.
fact-near-pawns =
    { COUNT($pawns) ->
        [one] Needs only one more piece to join up with the pawn of its own colour on { $pawns }.
       *[other] Needs only one more piece to join up with a pawn of its own colour, on { OR($pawns) }.
    }
