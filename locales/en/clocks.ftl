# Clocks. Lengths of time come as people write them: 3d, 12h, 1d12h.

refusal-clock = I cannot read { $typed } as a clock. Write `none`, a time for each move such as `3d` or `12h`, or a bank such as `7d+12h` (it may end in `max 14d`); put `strict` behind it if running out of time loses at once.
refusal-clock-range = { $given } is out of range here: from { $least } to { $most }.

clock-none = none
clock-days = { $count ->
        [one] 1 day
       *[other] { $count } days
    }
clock-hours = { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
clock-span = { AND($parts) }
clock-move = { $time } for each move
clock-bank = { $bank } in all, { $more } more a move, up to { $cap }
clock-bank-alone = { $bank } for all moves together
clock-terms = { $time }; when it runs out, { $strict ->
        [yes] **the match is lost at once**
       *[no] the others may claim the win
    }

## Buttons. Names, games and mentions come made harmless; moments are written so that Discord shows them.

button-flag = { $count ->
        [2] Claim the win
       *[other] Put them out
    }
button-nudge = Remind them
button-day = Give a day
button-pause = Pause …

## Beside the board

time-until = Time until { $at } ({ $left }).
time-over = Time was up { $left }.
time-paused = Paused until { $at }; whoever plays on ends the pause.
time-banks = In the banks: { AND($banks) }.
time-bank = { $player } { $days ->
        [0] { $hours } h
       *[other] { $days } d { $hours } h
    }

## What everybody reads

time-letter = { $mover }, it is your turn in { $game } against { AND($opponents) }: { $link }
time-reminder = { $mover }, your time in { $game } against { AND($opponents) } ends { $left }: { $link }
time-late = Time was up for **{ $player }** { $left }. They can still move; until they do, { OR($opponents) } may decide.
time-nudge = { $mover }, { COUNT($opponents) ->
        [1] { AND($opponents) } waits
       *[other] { AND($opponents) } wait
    } for your move in { $game }: { $link }
time-day = **{ $player }** has been given a day more: until { $at } ({ $left }).
time-pause = All agree to a pause: time stands still until { $at }. Whoever plays on ends it.
time-away = **{ $player }** is away until { $at }. Their time stands still until then.
time-back = **{ $player }** is back; their time goes on { $left }.

offer-pause = **{ $player }** asks to pause this match of { $game } for { $days ->
        [one] 1 day
       *[other] { $days } days
    }.

## What one person hears

flag-done = { $player } is out of time, and that is settled. The match: { $link }
nudge-done = { $player } will hear that you wait.
day-done = { $player } now has until { $at }.
pause-sent = You have asked for a pause; the question appears in the match.
pause-agreed = You have agreed to the pause.
pause-title = A pause in { $game }
pause-label = For how many days?
pause-hint = From 1 to { $most }. All who play have to agree; whoever plays on ends it.
away-done = Until { $at } your time stands still in { $count ->
        [0] every match; none of yours has a clock just now.
        [one] every match; the one with a clock has been told.
       *[other] every match; the { $count } with a clock have been told.
    } Play on whenever you like. `/away 0` ends it early.
back-done = Welcome back. Your time goes on { $left }, with the end of the day of absence that has begun; the rest is yours to take another time.

## What cannot be done

refusal-own-time = It is your own time that runs. This is for those who wait for you.
refusal-too-early = That is possible from { $at } on ({ $left }).
refusal-nudged-before = They have been reminded already. The next time is { $left }.
refusal-no-clock = This match has no clock, so there is no day to give.
refusal-day-not-needed = They still have more than a day, until { $at }.
refusal-paused = This match is paused until { $at }. Whoever plays on ends the pause.
refusal-pause-days = A pause takes from 1 to { $most } days, as a whole number.
refusal-pause-spent = The pauses of a match last { $most } days at most, all together. { $left ->
        [0] None is left.
        [one] 1 day is left.
       *[other] { $left } days are left.
    }
refusal-away = You are away already, until { $at }. `/away 0` ends that first.
refusal-away-spent = One can be away for { $most } days in a calendar year. { $left ->
        [0] You have none left.
        [one] You have 1 day left.
       *[other] You have { $left } days left.
    }
refusal-away-ends = This is the last day of your absence already; it ends { $left }.
refusal-not-away = You are not away.
