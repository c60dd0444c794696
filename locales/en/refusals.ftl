# Why something cannot be played, and what could be. `refusal-<code>`, with the data of the engine's refusal.

## Reading a move

refusal-unreadable = I can’t read “{ $text }” as a move in this game. See how moves are written under “Notation” in { COMMAND("rules") }, or use the buttons below the board.
refusal-range = `{ $text }` could be several moves. Choose one of them.
refusal-incomplete = You’ve picked the piece on { $cells }. Add the cell where it should go, as in `{ $cells }-…`.
refusal-no-such-cell =
    { $count ->
        [0] There’s no cell { $cell } on this board. Its columns are lettered { $first } to { $last }.
        [one] There’s no cell { $cell } on this board. That column has only cell 1.
       *[other] There’s no cell { $cell } on this board. That column’s cells are numbered from 1, at the bottom, to { $count }.
    }

## Moving a piece

refusal-same-cell = The piece on { $cell } would end up where it started, and that’s not allowed. Choose another cell for it.
refusal-empty-start = { $cell } is empty, so there’s nothing to move. Start from one of your pieces.
refusal-not-yours = The piece on { $cell } isn’t yours. Move one of your own.
refusal-target-taken = There’s already a piece on { $cell }. You can jump over a piece, but you have to end on an empty cell.
refusal-cannot-pass = You can’t pass while you have a legal move. Play one.
refusal-swap-too-late = You can only swap sides on the second turn of the match. Play a move instead.

## The bid for turn order

refusal-bid-unreadable = I can’t read “{ $text }” as a bid. Write `bid` and a number of turns, like `bid 12`.
refusal-bid-not-lower = Your bid of { $bid } isn’t lower than the current bid, { $standing }. Bid lower, or `call` to accept it.
refusal-bid-too-high = The highest bid is { $high } turns. Bid that or fewer.
refusal-bid-too-low = Nobody can win in { $bid } turns. The lowest bid is 1.
refusal-bid-must-be-called = The current bid is 1, and you can’t bid lower. You have to `call` it.
refusal-nothing-to-call = There’s no bid to call yet. You open: write `bid` and a number of turns, from 1 to 99.
refusal-auction-first = You’re still bidding for turn order, so you can’t play on the board yet. Write `bid` and a number of turns, or `call` to accept the current bid.
refusal-choose-first-or-second = You won the bidding, so choose before you play: `first` to make the first move, or `second` to leave it to your opponent.
refusal-auction-not-won = Nobody can choose `{ $text }` yet: the bidding is still open. Bid a number of turns, like `bid 12`, or `call` to accept the current bid.
refusal-auction-over = Bidding is over, or this match has none. Play a move on the board.

## The match

refusal-game-over = This match is over, so you can’t play in it any more.
refusal-not-repeated =
    { $count ->
        [one] This position has come up only once. You can claim a draw when it comes up a third time with the same player to move.
       *[other] This position has come up { $count } times. You can claim a draw when it comes up a third time with the same player to move.
    }

## Options

option-error-unknown =
    { COUNT($known) ->
        [0] This game has no options, so you can’t set “{ $name }”.
        [one] This game has no option “{ $name }”. Its only option is { $known }.
       *[other] This game has no option “{ $name }”. It has { AND($known) }.
    }
option-named = `{ $name }` ({ $label })
option-error-value = “{ $value }” isn’t a value for the option `{ $name }`. Use { $allowed }.
# Numbers that an option takes.
option-range = { $low } to { $high }
option-error-conflict = The options `{ $first }` and `{ $second }` don’t go together. Leave one out.
option-error-unreadable = I can’t read “{ $text }” as options. Write them as words with spaces between, such as `bid`, or `size=8` for one that takes a number.
option-error-repeated = You’ve set the option `{ $name }` twice. Set it once.

## Why a match ended, as a few words to set beside the result

reason-connection = connection
reason-bid = bid not kept
reason-resigned = resignation
reason-time = time ran out
reason-agreed = by agreement
reason-repetition = threefold repetition
