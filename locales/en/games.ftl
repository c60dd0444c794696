# What the games, their sides and their options are called. A blurb and a help stay under 100 characters: Discord
# shows them beside a choice.

side-white = White
side-red = Red

# The letter of each side on text boards and in the diagrams of the rules texts.
letter-white = W
letter-red = R

# A player with their side, where the two differ in name: “Ann (White)”
player-with-side = { $name } ({ $side })

option-bid = Bid for the first move
option-bid-help = Bid the number of turns you’ll need; the lowest bid says who goes first. Recommended.
option-bid-chosen = Bid the number of turns you’ll need to win; the lowest bidder says who goes first.

## What a move does, in whatever game

fact-wins = Wins at once.
fact-swaps = Swaps sides, and takes over what’s on the board.
fact-allows-win = Lets the opponent win at once with `{ $move }`.
fact-blocks-win = Stops the opponent from winning next turn.
fact-forces-win = Wins next turn, and nothing can stop it.
fact-threatens = Threatens to win next turn.
