# Clocks. Lengths of time come as people write them: 3d, 12h, 1d12h. Names, games and mentions come made harmless;
# moments are written so that Discord shows them.

## Buttons

button-claim-time = { $count ->
        [2] Claim the win
       *[other] Knock them out
    }
button-nudge = Nudge them
button-day = Give them a day
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
clock-minutes = { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
clock-span = { AND($parts) }
clock-move = { $time } per move
clock-bank = { $bank }, plus { $more } per move, up to { $cap }
clock-bank-alone = { $bank } for all your moves
clock-terms = { $time }; when it runs out, { $strict ->
        [yes] **you lose at once**
       *[no] you lose only if an opponent claims it
    }

## Beside the board

time-until = Move due { $at } ({ $left }).
time-over = Time ran out { $left }.
time-paused = Paused until { $at }, or until somebody plays.
time-absent = **{ $player }** is away until { $at } ({ $left }).
time-quiet = **{ $player }** has quiet hours until { $until }, so reminders wait until then.
time-banks = Time banks: { AND($banks) }.
time-bank = { $player } { $days ->
        [0] { $hours ->
            [0] { $minutes } min
           *[other] { $hours } h
        }
       *[other] { $days } d { $hours } h
    }

## What everybody reads

time-direct-message = { $mover }, it’s your turn in { $game } against { AND($opponents) }: { $link }
time-reminder = { $mover }, your move in { $game } against { AND($opponents) } is due { $at } ({ $left }): { $link }
time-late = **{ $player }**’s time in { $game } ran out { $left }. They can still move; until they do, { OR($opponents) } can choose what happens.
time-unshown = { $mover }, it’s your turn in { $game } against { AND($opponents) }, but I can’t post the board. You’ll find it with { COMMAND("desk") }.
time-unreached = I can’t tell **{ $player }** that it’s their turn in { $game }: not here, and not by direct message. Maybe you can: they’ll find the board with { COMMAND("desk") }. { $timed ->
        [yes] Their time starts once they’ve looked at it, in { $days } days at the latest.
       *[no] {""}
    }
time-nudge = { $mover }, { COUNT($opponents) ->
        [1] { AND($opponents) } is waiting
       *[other] { AND($opponents) } are waiting
    } for your move in { $game }: { $link }
time-day = **{ $player }** gets one more day: until { $at } ({ $left }).
offer-pause = **{ $player }** asks to pause this match of { $game } for { $days ->
        [one] 1 day
       *[other] { $days } days
    }.
time-pause = Everybody agreed: { $game } is paused until { $at }, or until somebody plays.
time-away = **{ $player }** is away until { $at }. Their clock is stopped until then.
time-back = **{ $player }** is back. Their clock starts again { $left }.

## What one person hears

claim-time-done = You’ve claimed it: { $player } is out of time. The match: { $link }
nudge-done = I’ll tell { $player } you’re waiting.
day-done = { $player } now has until { $at }.
pause-sent = You’ve asked for a pause. I’m putting the question to the others in the match.
pause-agreed = You’ve agreed to the pause.
away-done = You’re away until { $at }; your clocks are stopped until then. { $count ->
        [0] None of your matches has a clock right now.
        [one] I’ve said so in your one match with a clock.
       *[other] I’ve said so in your { $count } matches with a clock.
    } You can still play whenever you like. End it early with { COMMAND("settings away") }.
back-done = Welcome back. Your clocks start again { $left }, when your current day off ends. You get the unused days back.

## What one person is asked

pause-title = A pause in { $game }
pause-label = For how many days?
pause-hint = 1 to { $most }. Everybody has to agree; playing a move ends the pause.

## What cannot be done

refusal-clock = I can’t read “{ $typed }” as a clock. Write `none`, a time per move such as `3d` or `12h`, or a time bank such as `7d+12h` (you can add `max 14d`). Add `strict` to lose at once when time runs out.
refusal-clock-range = { $given } is too short or too long. Choose from { $least } to { $most }.
refusal-own-time = It’s your own turn, so you can’t do that. Play your move, or ask for a pause with { COMMAND("match pause") }.
refusal-claim-early = { $clock ->
        [none] This match has no clock, so you can claim only after { $days } days without a move: from { $at } ({ $left }), unless { $player } moves first.
        [strict] { $player } has until { $at } ({ $left }) to move. The clock is strict, so you don’t have to claim anything: it happens by itself.
       *[friendly] { $player } has until { $at } ({ $left }) to move. You can claim after that.
    }
refusal-claim-unheard = I was away, and I’m still catching up on messages; their move may be among them. Try again in a minute.
refusal-claim-unshown = You can’t claim that yet: I couldn’t show { $player } the board, so their time hasn’t started. It starts once they’ve looked at it, in { $days } days at the latest. Maybe you can tell them: they’ll find the board with { COMMAND("desk") }.
refusal-nudge-early = { $clock ->
        [none] This match has no clock, so you can nudge only after a day without a move: from { $at } ({ $left }), unless { $player } moves first.
       *[other] { $player } has until { $at } ({ $left }) to move. You can nudge them after that.
    }
refusal-nudged-before = Somebody has already nudged them. You can do it again { $left }.
refusal-no-clock = This match has no clock, so there’s no day to give.
refusal-day-not-needed = They still have more than a day, until { $at }. You can give them a day once they have less than that.
refusal-paused = This match is paused until { $at }. Playing a move ends the pause.
refusal-pause-days = A pause lasts 1 to { $most } days. Write a whole number.
refusal-pause-spent = A match can be paused for { $most } days altogether. { $left ->
        [0] None are left.
        [one] 1 day is left.
       *[other] { $left } days are left.
    }
refusal-away = You’re already away until { $at }. End that first with { COMMAND("settings away") }.
refusal-away-spent = You can be away for { $most } days per calendar year. { $left ->
        [0] You have none left.
        [one] You have 1 day left.
       *[other] You have { $left } days left.
    }
refusal-not-away = You’re not away, so there’s nothing to end.
