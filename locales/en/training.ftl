# Lessons and puzzles: what they have in common. What a step says is in the files `lessons-…`.

## Exercises

exercise-moved-on = That was an earlier position. This is where it stands now.

## Lessons

button-learn = Learn it
button-learn-options = Learn the variants
button-lessons = Learn a game
button-lesson-begin = Begin
button-lesson-on = Go on
button-lesson-again = Begin again
button-lesson-steps = All steps
button-lesson-match = Play Trilithon, level 1
button-next-step = Next step
button-retry = Try again

learn-games = **Learn a game** in a few small steps, each on a real board. You play, the board answers. Go on at any time, even after months.
learn-game = - **{ $game }**: { $done ->
        [0] { $count ->
            [one] 1 step
           *[other] { $count } steps
        }
       *[other] { $done } of { $count } done
    }
learn-choose-game = Learn …
learn-choose-step = Any step
learn-choose-option = A variant
learn-heading = **{ $game }** · { $about ->
        [option] { $option } · step { $number } of { $count }
       *[game] Step { $number } of { $count }
    }
learn-missed = Not yet: `{ $move }`.
learn-right = ✅ Right: `{ $move }`.
learn-last = That was the last step but one. The last is a match: against Trilithon at level 1, which loses to whoever knows the rules.
learn-hint-move = `{ $move }` does it. This is what it leads to.
learn-overview = **Learn { $game }**: { $state ->
        [new] { $count ->
            [one] one step, and then a first match against Trilithon.
           *[other] { $count } steps, and then a first match against Trilithon.
        }
        [done] all { $count } steps are done. What is left is a match against Trilithon.
       *[begun] { $done } of { $count } steps are done.
    }
learn-overview-options = There are steps about variants, too: { AND($options) }.

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

## What cannot be done

refusal-no-such-exercise = That exercise is no longer there. Ask for another one.
refusal-exercise-over = You are through with this puzzle, solved or not. Begin it again, or ask for another one.
refusal-exercise-moved-on = That was an earlier position; you have played on since. Look at how the puzzle stands now.
