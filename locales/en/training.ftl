# Lessons and puzzles: what they have in common. What a step says is in the files `lessons-…`.

## Exercises

exercise-moved-on = That was an earlier position. Here’s the current one.
exercise-plan = { $game }, seen from above.
exercise-thinking = You played `{ $move }`. Looking for the reply …

## Lessons

button-learn = Learn it
button-learn-options = Learn the options
button-lessons = Learn a game
button-lesson-begin = Start
button-lesson-on = Continue
button-lesson-again = Start again
button-lesson-steps = All steps
button-lesson-match = Play Trilithon, level 1
button-next-step = Next step
button-retry = Try again

learn-games = **Learn a game** in a few short steps, each on a real board. You play, and the board replies. Stop whenever you like; you can continue months later.
learn-game = - **{ $game }**: { $done ->
        [0] { $count ->
            [one] 1 step
           *[other] { $count } steps
        }
       *[other] { $done } of { $count } done
    }
learn-choose-game = Learn …
learn-choose-step = Go to a step
learn-choose-option = Choose an option
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
learn-last = That was the last step. Now try a match against Trilithon at level 1: if you know the rules, you can win.
learn-hint-move = `{ $move }` does it. Here’s the board after it.
learn-overview = **Learn { $game }**: { $state ->
        [new] { $count ->
            [one] 1 step, then a first match against Trilithon.
           *[other] { $count } steps, then a first match against Trilithon.
        }
        [done] all { $count } steps done. Next, a match against Trilithon.
       *[begun] { $done } of { $count } steps done.
    }
learn-overview-options = There are steps about options, too: { AND($options) }.

## Puzzles

puzzle-heading = **{ $game }** · { $about ->
        [day] Puzzle of the day, no. { $number }
       *[puzzle] Puzzle { $number }
    } · rating { $rating }
puzzle-task = { $moves ->
        [1] **{ $side } to move: win at once.** Only one move does it.
       *[other] **{ $side } to move: win within { $moves } of your moves**, whatever the replies. Only one first move does it.
    }
puzzle-first = Only your first try counts for your rating, so take your time.
puzzle-unrated = Your first three puzzles in each game don’t count, so try things out.
puzzle-tried = Only your first try counted. This one’s just for fun.
puzzle-right = ✅ Right: `{ $move }`. { COUNT($replies) ->
        [one] The toughest reply is { AND($replies) }.
       *[other] The toughest replies are { AND($replies) }.
    }
puzzle-right-on = ✅ Right: `{ $move }`. It’s your move again.
puzzle-more = { $moves ->
        [one] **One more move wins.** Which?
       *[other] **Win within { $moves } more moves.**
    }
puzzle-solved = ✅ **Solved**: { $moves }.
puzzle-failed = ❌ Your last try didn’t solve it{ $played ->
        [yes] : { $moves }.
       *[no] .
    }
puzzle-given-up = You gave up. This counts as a failed try.
puzzle-wrong-ends = ❌ Not `{ $move }`: it ends the game, but you don’t win.
puzzle-wrong-lost = ❌ Not `{ $move }`: { COUNT($replies) ->
        [one] the reply { AND($replies) } { $drawn ->
            [yes] ends the game in a draw.
           *[no] wins.
        }
       *[other] after { AND($replies) } { $drawn ->
            [yes] the game is drawn.
           *[no] another player has won.
        }
    }
puzzle-wrong-slow = ❌ Not `{ $move }`: it doesn’t win at once. { COUNT($replies) ->
        [one] After the reply { AND($replies) } the game goes on.
       *[other] After the replies { AND($replies) } the game goes on.
    }
puzzle-wrong-held = ❌ Not `{ $move }`: after the { COUNT($replies) ->
        [one] reply { AND($replies) }
       *[other] replies { AND($replies) }
    } you can no longer win { $moves ->
        [one] with your next move
       *[other] within your next { $moves } moves
    }.
puzzle-wrong-alone = ❌ Not `{ $move }`: you can no longer win { $moves ->
        [0] at once
        [one] with your next move
       *[other] within your next { $moves } moves
    }.
puzzle-rating = Your rating in { $game }: { $before } → **{ $after }** (± { $margin }).
puzzle-streak = Your streak: { $streak } solved in a row.
puzzle-none = { $game ->
        [none] There are no puzzles yet.
       *[other] There are no more puzzles of { $game } yet.
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
puzzle-line-answer = `{ $move }` is the toughest reply{ $several ->
        [yes] {" "}of { $side }
       *[no] {""}
    }{ $won ->
        [yes] , but it ends the game.
       *[no] .
    }
# Why the solution wins. Below each: how it goes on.
puzzle-why = { $won ->
        [yes] `{ $move }` wins at once.
       *[no] { $ways ->
            [0] `{ $move }` wins whatever the reply.
            [1] `{ $move }` makes a threat that no reply stops.
            [2] `{ $move }` makes two ways to win, and no reply stops both.
           *[other] `{ $move }` wins whatever the reply, though not always in the same way.
        }
    }
puzzle-why-way = **{ $number }.** After { AND($replies) }, `{ $answer }` { $won ->
        [yes] wins.
       *[no] forces the win.
    }
puzzle-why-missed = **{ $number }.** `{ $move }` looks good, but it misses { COUNT($replies) ->
        [one] the reply { AND($replies) }.
       *[other] the replies { AND($replies) }.
    }
puzzle-why-step = **Why?** { $step } of { $steps }

puzzle-numbers = **Your numbers**, for your eyes only. Only first tries count, and your first three puzzles in each game don’t. Everyone starts at 1500; ± is how far off your rating may still be.
puzzle-numbers-none = No numbers yet: they start after your first three puzzles in a game. Choose a game: the first puzzles are easy, and later ones match your strength.
puzzle-numbers-game = - **{ $game }**: { $rating } ± { $margin } · { $solved } of { $tried } solved · streak: { $streak }, best { $best }
puzzle-choose-game = Choose a game

button-puzzle-give-up = Give up
button-puzzle-solution = Show the solution
button-puzzle-why = Why?
button-puzzle-line = Show the line
button-puzzle-next = Another puzzle
button-puzzle-numbers = My numbers
button-puzzle-games = Other games
button-puzzle-back = Back to the puzzle

## Why a move is not what a step asks for

goal-names = That’s not the move: it has to include { AND($cells) }.
goal-kind = That’s a different kind of move from the one you need here.
goal-holds = After that move you have no piece on { AND($cells) }.
goal-does = That’s a legal move, but it doesn’t do what you need here.
goal-ends = That ends the game, but you don’t win.
goal-wins =
    { $moves ->
        [one] That doesn’t win.
       *[other] After that, the other side can hold out for more than { $moves } of your moves.
    }
goal-prevents = The reply { $reply } wins at once.

## What cannot be done

refusal-no-such-exercise = This exercise is gone. Ask for another one.
refusal-exercise-over = You’ve finished this puzzle. Start it again, or ask for another one.
refusal-exercise-moved-on = That was an earlier position: you’ve played on since. Look at the puzzle’s current board.
