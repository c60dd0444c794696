# Why something cannot be played, and what could be. `refusal-<code>`, with the data of the engine's refusal.

## Reading a move

refusal-unreadable = I could not read “{ $text }” as a move of this game. The section “Notation” of { COMMAND("rules") } shows how moves are written, and the buttons below the board lead to those you can play.
refusal-range = `{ $text }` stands for several moves at once. Choose one of them.
refusal-incomplete = You have picked the piece on { $cells }. Where should it go? Add the cell where it ends, as in `{ $cells }-…`.
refusal-no-such-cell =
    { $count ->
        [0] There is no cell { $cell } on this board: its columns are lettered from { $first } to { $last }. Choose a cell in one of those.
        [one] There is no cell { $cell } on this board: the only cell in that column has the number 1.
       *[other] There is no cell { $cell } on this board: the cells of that column are numbered from 1, at the bottom, to { $count }.
    }

## Moving a piece

refusal-same-cell = That would leave the piece on { $cell }, and a piece never ends where it started. Choose another cell for it.
refusal-empty-start = { $cell } is empty, so there is nothing to move from there. Start from a cell with one of your pieces.
refusal-not-yours = The piece on { $cell } is not yours, and you move your own pieces only. Start from a cell with one of them.
refusal-target-taken = There is a piece on { $cell } already. A piece may jump over another, but it has to end on an empty cell.
refusal-cannot-pass = You have something to play, so this turn cannot be passed. Only a player with no legal move at all passes.

## The bid for turn order

refusal-bid-unreadable = “{ $text }” is not a bid I can read. Write `bid` and a number of turns, like `bid 12`.
refusal-bid-not-lower = The bid stands at { $standing }, and your { $bid } is not lower. Claim a win in fewer turns than that, or say `call`.
refusal-bid-too-high = A bid of { $high } turns is the highest there is. Open with that or with fewer.
refusal-bid-too-low = Nobody can win in { $bid } turns. The lowest bid is 1.
refusal-bid-must-be-called = The bid stands at 1, and no bid is lower. You have to `call` it.
refusal-nothing-to-call = There is no bid to call yet. It is for you to open: `bid` and a number of turns, from 1 to 99.
refusal-auction-first = The board has to wait, since you are still bidding for turn order. Say `bid` and a number of turns, or `call` to accept the bid that stands.
refusal-choose-first-or-second = The auction is yours. Before the board opens, say `first` to begin with White or `second` to answer with Red.
refusal-auction-not-won = The auction is still open, so nobody says `{ $text }` yet: its winner will. Bid a number of turns, like `bid 12`, or say `call` to accept the bid that stands.
refusal-auction-over = Nothing is up for auction at this point. Where a game has bids, they come before its first move; now it is a move on the board that counts.

## The match

refusal-game-over = This match is over, and nothing more can be played in it.
refusal-not-repeated =
    { $count ->
        [one] This position stands for the first time. You can claim a draw when it stands for the third time with the same player to move.
       *[other] This position has stood { $count } times. You can claim a draw when it stands for the third time with the same player to move.
    }

## Options

option-error-unknown =
    { COUNT($known) ->
        [0] This game has no options, so “{ $name }” cannot be set.
        [one] This game has no option “{ $name }”. Its only option is { $known }.
       *[other] This game has no option “{ $name }”. It has { AND($known) }.
    }
option-named = `{ $name }` ({ $label })
option-error-value = “{ $value }” is not a value for the option `{ $name }`. It takes { $allowed }.
# Numbers that an option takes.
option-range = { $low } to { $high }
option-error-conflict = The options `{ $first }` and `{ $second }` do not go together. Leave one of them out.
option-error-unreadable = I could not read “{ $text }” as options. Write them as words with a blank between, such as `bid`, or `size=8` where a number is needed.
option-error-repeated = The option `{ $name }` is there twice. Say it once.

## Why a match ended, as a few words to set beside the result

reason-connection = connection
reason-bid = bid not kept
reason-resigned = resignation
reason-time = time ran out
reason-agreed = by agreement
reason-repetition = same position three times
