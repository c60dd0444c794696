# Commands and their options as Discord lists them. A name is lower case without blanks, 32 characters at most; a
# description has 100 at most.

command-challenge = challenge
command-challenge-description = Challenge a friend to a game, or leave the seat open to anyone
command-challenge-game = game
command-challenge-game-description = Which game to play
command-challenge-opponent = opponent
command-challenge-opponent-description = Whom you challenge; leave it out and anyone here may accept
command-challenge-opponent2 = opponent2
command-challenge-opponent2-description = The second opponent, in games for three or four
command-challenge-opponent3 = opponent3
command-challenge-opponent3-description = The third opponent, in games for four
command-challenge-options = options
command-challenge-options-description = Variants of the game, such as “bid”; suggestions appear as you type
command-challenge-side = side
command-challenge-side-description = The side you play; drawn at random when left out

command-move = move
command-move-description = Play a move in your match
command-move-move = move
command-move-move-description = Your move, such as 30b-5b; legal moves appear as you type
command-move-match = match
command-move-match-description = Which match, when it is not the one of this place

command-board = board
command-board-description = Look at a board, just for you
command-board-match = match
command-board-match-description = Which match, when it is not the one of this place
command-board-piece = piece
command-board-piece-description = The cell of a piece, to see where it can go; in a set-up, any cell shows where to place
command-board-text = text
command-board-text-description = As text instead of a picture

command-matches = matches
command-matches-description = Your running matches, those that wait for you first

command-replay = replay
command-replay-description = Look back at a match, board by board, just for you
command-replay-match = match
command-replay-match-description = Which match, running or over, by its number; the one of this place when left out
command-replay-board = board
command-replay-board-description = The number of the board to open; the first when left out

command-resign = resign
command-resign-description = Give up your match; you are asked once more before it counts
command-resign-match = match
command-resign-match-description = Which match, when it is not the one of this place

command-draw = draw
command-draw-description = Offer a draw, or claim one when a position stands for the third time
command-draw-match = match
command-draw-match-description = Which match, when it is not the one of this place
command-draw-repetition = repetition
command-draw-repetition-description = Claim it for a third repetition, without asking anybody

command-takeback = takeback
command-takeback-description = Take your last move back: at once if nobody has looked since, else by asking
command-takeback-match = match
command-takeback-match-description = Which match, when it is not the one of this place

command-rematch = rematch
command-rematch-description = Challenge the same people to the same game, sides changed
command-rematch-match = match
command-rematch-match-description = Which finished match; the one of this place, or your latest, when left out

command-rules = rules
command-rules-description = Read the rules of a game
command-rules-game = game
command-rules-game-description = Which game; the one played here when left out

command-help = help
command-help-description = How to play with Trilithon
