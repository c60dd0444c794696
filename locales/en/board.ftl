# Words in pictures, the alt text that tells a picture to those who do not see it, and the text board.
# Words in pictures must be short: a corner of the ring has room for some 14 letters.

## In pictures

board-start = start
board-ply = ply { $ply }
board-to-move = to move
board-to-bid = to bid
board-to-choose = first or second?
board-wins = wins
board-draw = draw

## In a corner: what is special, or why the match is over where the board does not show it

board-auction-open = no bid yet
board-auction-answer =
    { $bid ->
        [one] bid: 1 turn
       *[other] bid: { $bid } turns
    }
board-choose =
    { $bid ->
        [one] bid: 1 turn
       *[other] bid: { $bid } turns
    }
board-deadline =
    { $left ->
        [one] last turn
       *[other] { $left } turns left
    }
board-resigned = resigned
board-agreed = agreed
board-repetition = repetition
board-bid = bid not kept

## Alt text and text board. $who is a player with their side: “White (Ann)”; during an auction, only their name

alt-who = { $side } ({ $name })
alt-start = { $game }, start.
alt-game = { $game }, ply { $ply }.
alt-to-move = { $who } to move.
alt-auction-open-turn = { $who } to open the bidding.
alt-auction-answer-turn = { $who } to bid lower or call.
alt-choose-turn = { $who } to choose first or second.
alt-auction-answer =
    { $bid ->
        [one] Standing bid: 1 turn.
       *[other] Standing bid: { $bid } turns.
    }
alt-choose =
    { $bid ->
        [one] Bid: 1 turn.
       *[other] Bid: { $bid } turns.
    }
alt-deadline =
    { $left ->
        [one] { $who } must win on their next turn.
       *[other] { $who } must win within { $left } turns.
    }
alt-won = { $who } wins: { $reason }.
alt-draw = Draw: { $reason }.
alt-resigned = { $who } is out.
alt-last-move = Last move: { $who }, { $move }.
alt-last-word = Last: { $who }, “{ $move }”.
alt-pieces = { $side }: { $cells }.
alt-no-pieces = { $side }: nothing on the board.
alt-targets = { $cell } can go to { $cells }.
alt-refused = Marked as breaking a rule: { $cells }.

## What the marks on a text board mean

text-moved = [ ] last move
text-picked = < > picked
text-targets = * can go here
text-refused = ! breaks a rule
