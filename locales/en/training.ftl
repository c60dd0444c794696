# Lessons and puzzles: what they have in common. What a step says is in the files `lessons-…`.

## Exercises

exercise-moved-on = That was an earlier position. This is where it stands now.
exercise-plan = { $game } from above.
exercise-thinking = You play `{ $move }`. I am looking for the answer …

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
        [option] { $option }{ $count ->
            [one] {""}
           *[other] {" "}· step { $number } of { $count }
        }
       *[game] Step { $number } of { $count }
    }
learn-step = { $about ->
        [option] { $option }{ $count ->
            [one] {""}
           *[other] {" "}· { $number }
        }
       *[game] Step { $number }
    }
learn-missed = Not yet: `{ $move }`.
learn-right = ✅ Right: `{ $move }`.
learn-last = That was the last step. What is left is a match against Trilithon at level 1, which can be beaten by whoever knows the rules.
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

## Puzzles

puzzle-heading = **{ $game }** · { $about ->
        [day] Puzzle of the day, no. { $number }
       *[puzzle] Puzzle { $number }
    } · rating { $rating }
puzzle-task = { $moves ->
        [1] **{ $side } to move: win at once.** Only one move does it.
       *[other] **{ $side } to move: win within { $moves } moves of yours**, whatever the answers. Only one first move does it.
    }
puzzle-first = Only your first try counts for your rating, so take your time.
puzzle-unrated = Your first three puzzles of a game do not count, so try things out.
puzzle-tried = Only your first try counted. This one is for the pleasure of it.
puzzle-right = ✅ Right: `{ $move }`. The hardest answer is `{ $reply }`.
puzzle-right-on = ✅ Right: `{ $move }`. You move once more.
puzzle-more = { $moves ->
        [one] **One more move wins.** Which?
       *[other] **Win within { $moves } more moves.**
    }
puzzle-solved = ✅ **Solved**: { $moves }.
puzzle-failed = ❌ Your latest try did not solve it{ $played ->
        [yes] : { $moves }.
       *[no] .
    }
puzzle-given-up = You have given up. That is a try that failed.
puzzle-wrong-ends = ❌ Not `{ $move }`: it ends the game, and you do not win.
puzzle-wrong-lost = ❌ Not `{ $move }`: the answer `{ $reply }` { $drawn ->
        [yes] ends the game in a draw.
       *[no] wins.
    }
puzzle-wrong-slow = ❌ Not `{ $move }`: it does not win at once. After the answer `{ $reply }` the game goes on.
puzzle-wrong-held = ❌ Not `{ $move }`: after the answer `{ $reply }` there is no win { $moves ->
        [one] with your next move
       *[other] within your next { $moves } moves
    } any more.
puzzle-wrong-alone = ❌ Not `{ $move }`: there is no win { $moves ->
        [0] at once
        [one] with your next move
       *[other] within your next { $moves } moves
    } any more.
puzzle-rating = Your rating in { $game }: { $before } → **{ $after }** (± { $margin }).
puzzle-streak = Solved in a row: { $streak }.
puzzle-none = { $game ->
        [none] There is no puzzle yet.
       *[other] There is no other puzzle of { $game } yet.
    }

puzzle-solution = **The solution**, { $step } of { $steps }
puzzle-line-first = `{ $move }` { $won ->
        [yes] wins at once, and nothing else does.
       *[no] is the only move that wins.
    }
puzzle-line-next = `{ $move }` { $won ->
        [yes] wins.
       *[no] follows.
    }
puzzle-line-answer = `{ $move }` is the hardest answer{ $won ->
        [yes] , and yet it ends the game.
       *[no] .
    }

puzzle-numbers = **Your numbers**, which nobody else sees. Only first tries count, and not those of your first three puzzles of a game. Everybody begins at 1500; ± is how far off your rating may still be.
puzzle-numbers-none = You have no numbers yet: they begin after your first three puzzles of a game. Choose a game: you get easy ones first, and then some near your strength.
puzzle-numbers-game = - **{ $game }**: { $rating } ± { $margin } · { $solved } of { $tried } solved · in a row: { $streak }, at best { $best }
puzzle-choose-game = A puzzle of …

button-puzzle-give-up = Give up
button-puzzle-solution = Show the solution
button-puzzle-line = Show the line
button-puzzle-next = Another
button-puzzle-numbers = My numbers
button-puzzle-games = Other games
button-puzzle-back = Back to the puzzle

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
