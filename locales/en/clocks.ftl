# Clocks. Lengths of time come as people write them: 3d, 12h, 1d12h. Names, games and mentions come made harmless;
# moments are written so that Discord shows them.

## Buttons

button-claim-time = { $count ->
        [2] Claim the win
       *[other] Put them out
    }
button-nudge = Nudge them
button-day = Give a day
button-pause = Pause …

## The terms of time

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
       *[no] the match is lost only if an opponent claims it
    }

## Beside the board

time-until = Move due { $at } ({ $left }).
time-over = Time was up { $left }.
time-paused = Paused until { $at }; whoever plays on ends the pause.
time-absent = **{ $player }** is away until { $at } ({ $left }).
time-quiet = **{ $player }** has quiet hours until { $until }; reminders wait until then.
time-banks = In the banks: { AND($banks) }.
time-bank = { $player } { $days ->
        [0] { $hours } h
       *[other] { $days } d { $hours } h
    }

## What everybody reads

time-direct-message = { $mover }, it is your turn in { $game } against { AND($opponents) }: { $link }
time-reminder = { $mover }, your time in { $game } against { AND($opponents) } runs until { $at } ({ $left }): { $link }
time-late = Time was up for **{ $player }** in { $game } { $left }. They can still move; until they do, { OR($opponents) } may decide what follows.
time-nudge = { $mover }, { COUNT($opponents) ->
        [1] { AND($opponents) } waits
       *[other] { AND($opponents) } wait
    } for your move in { $game }: { $link }
time-day = **{ $player }** has been given a day more: until { $at } ({ $left }).
offer-pause = **{ $player }** asks to pause this match of { $game } for { $days ->
        [one] 1 day
       *[other] { $days } days
    }.
time-pause = All agree to a pause in { $game }: time stands still until { $at }. Whoever plays on ends it.
time-away = **{ $player }** is away until { $at }. Their time stands still until then.
time-back = **{ $player }** is back; their time goes on { $left }.

## What one person hears

claim-time-done = { $player } is out of time, and that is settled. The match: { $link }
nudge-done = { $player } will hear that you wait.
day-done = { $player } now has until { $at }.
pause-sent = You have asked for a pause; the question appears in the match.
pause-agreed = You have agreed to the pause.
away-done = Until { $at } your time stands still in every match; { $count ->
        [0] none of yours has a clock just now.
        [one] the one with a clock has been told.
       *[other] the { $count } with a clock have been told.
    } Play on whenever you like. { COMMAND("settings away") } ends it early.
back-done = Welcome back. Your time goes on { $left }, when the day of absence that has begun is over; the days after it are yours again.

## What one person is asked

pause-title = A pause in { $game }
pause-label = For how many days?
pause-hint = From 1 to { $most }. All who play have to agree; whoever plays on ends it.

## What cannot be done

refusal-clock = I cannot read “{ $typed }” as a clock. Write `none`, a time for each move such as `3d` or `12h`, or a bank such as `7d+12h` (it may end in `max 14d`); put `strict` behind it, and whoever runs out of time loses at once.
refusal-clock-range = { $given } is too short or too long here. Choose from { $least } to { $most }.
refusal-own-time = It is your own turn, and this is for those who wait for you. Move, or ask for a pause with { COMMAND("match pause") }.
refusal-claim-early = { $clock ->
        [none] This match has no clock. A claim is possible after { $days } days without a move: from { $at } ({ $left }), unless { $player } moves before.
        [strict] { $player } has until { $at } ({ $left }) to move. The clock is strict: what follows then comes by itself, and nobody has to claim it.
       *[friendly] { $player } has until { $at } ({ $left }) to move. A claim is possible from then on.
    }
refusal-nudge-early = { $clock ->
        [none] This match has no clock. A nudge is possible after a day without a move: from { $at } ({ $left }), unless { $player } moves before.
       *[other] { $player } has until { $at } ({ $left }) to move. A nudge is possible from then on.
    }
refusal-nudged-before = They have been nudged already. The next time can be { $left }.
refusal-no-clock = This match has no clock, so there is no day to give.
refusal-day-not-needed = They still have more than a day, until { $at }. A day can be given once less is left.
refusal-paused = This match is paused until { $at }. Whoever plays on ends the pause.
refusal-pause-days = A pause lasts from 1 to { $most } days. Write a whole number.
refusal-pause-spent = All pauses of a match together last { $most } days at most. { $left ->
        [0] None is left.
        [one] 1 day is left.
       *[other] { $left } days are left.
    }
refusal-away = You are away already, until { $at }. { COMMAND("settings away") } ends that first.
refusal-away-spent = You can be away for { $most } days in a calendar year. { $left ->
        [0] You have none left.
        [one] You have 1 day left.
       *[other] You have { $left } days left.
    }
refusal-not-away = You are not away, so there is nothing to end.
