# Words in pictures, the alt text that tells a picture to those who do not see it, and the text board.
# Words in pictures must be short: a corner of the ring has room for some 14 letters.

## In pictures

board-start = start
board-ply = move { $ply }
board-to-move = to move
board-to-bid = to bid
board-to-choose = first or second?
board-wins = wins
board-draw = draw
# Where only computers were left.
board-lost = lost
# Plies that are words; $number is that of a bid.
board-word-bid = bid { $number }
board-word-call = call
board-word-first = first
board-word-second = second
board-word-pass = pass
board-word-swap = swap
board-passes = pass { $count } / { $all }

## In a corner: what is special, or why the match is over where the board does not show it

board-note-auction-open = no bid yet
board-note-auction-answer =
    { $bid ->
        [one] { $who } bids 1 turn
       *[other] { $who } bids { $bid } turns
    }
board-note-deadline =
    { $left ->
        [one] last turn
       *[other] { $left } turns left
    }
board-note-deadline-in-set-up =
    { $left ->
        [one] 1 turn in all
       *[other] { $left } turns in all
    }
board-note-resigned = resigned
board-note-time = out of time
board-note-agreed = agreed
board-note-repetition = repetition
board-note-bid = bid not kept

## Alt text and text board. $who is a player with their side: “Ann (White)”; during an auction, only their name

alt-start = { $game }, start.
alt-game = { $game }, after move { $ply }.
alt-to-move = { $who } to move.
alt-to-open = { $who } to open the bidding.
alt-to-bid = { $who } to bid lower or call.
alt-to-choose = { $who } to choose first or second.
alt-standing-bid =
    { $bid ->
        [one] Current bid, by { $player }: 1 turn.
       *[other] Current bid, by { $player }: { $bid } turns.
    }
alt-deadline =
    { $left ->
        [one] { $player } must win on their next turn, the last one.
       *[other] { $player } must win within { $left } turns.
    }
alt-won = { $who } wins: { $reason }.
alt-lost = { AND($players) } lost: only Trilithon was left.
alt-draw = Draw: { $reason }.
# Where others are out, and so have lost.
alt-draw-among = Draw between { AND($players) }: { $reason }.
alt-resigned = { $who } is knocked out.
alt-last-move = Last move: { $who }, { $move }.
alt-last-announcement = Last: { $who }, “{ $move }”.
alt-since = Marked as new: { $plies }.
alt-since-latest =
    { $more ->
        [one] Marked as new: 1 move, then { $plies }.
       *[other] Marked as new: { $more } moves, then { $plies }.
    }
alt-pieces = { $side }: { $cells }.
alt-no-pieces = { $side }: no pieces on the board.
alt-numbered = Numbers on the buttons: { $cells }.
alt-targets = { $cell } can go to { $cells }.
alt-pointed = Highlighted: { $cells }.
alt-refused = Marked as breaking a rule: { $cells }.
alt-course = Each player’s chances over the match, as I see them.
alt-course-at = { $ply ->
        [0] At the start: { AND($chances) }.
       *[other] After move { $ply }: { AND($chances) }.
    }
alt-course-share = { $name } { $percent }%
alt-votes = How the votes went: for each move played, the share of its team’s votes that it got.
alt-votes-team = { $name }: { $percent }% on average.
alt-votes-at = Move { $ply }: { $agreed } of { $votes }.
alt-replay = A match between { AND($names) }, from its start to here:

## What the marks on a text board mean

text-moved = [ ] last move
text-picked = < > picked
text-targets = * can go here
text-refused = ! breaks a rule
