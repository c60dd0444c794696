# Lessons and puzzles: what they have in common. What a step says is in the files `lessons-…`.

## Why a move is not what a step asks for

goal-names = That was not the move that was asked for: it has to name { AND($cells) }.
goal-kind = That was another kind of move than the one asked for.
goal-holds = After that move you have no piece on { AND($cells) }.
goal-does = That is a legal move, but it does not do what was asked for.
goal-ends = That ends the game, but you do not win.
goal-wins =
    { $moves ->
        [one] That does not win.
       *[other] After that move the other side can hold out for longer than { $moves } moves of yours.
    }
goal-prevents = The answer { $reply } wins at once.
