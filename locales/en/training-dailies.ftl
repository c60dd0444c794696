# The puzzle of the day: its post, what the next one tells of it, and the settings of a server about it.

## The post

daily-task =
    ### Puzzle of the day, no. { $day }
    {""}**{ $game }**: { $side } is to move and wins { $moves ->
        [1] at once. Only one move does it.
       *[other] within { $moves } moves, whatever comes back. Only one first move does it.
    }
daily-last = Nobody has tried these puzzles for a week, so **this is the last one** until somebody does. A press of the button brings more.
button-solve = Solve it

## What is told of the one before

daily-solution = **No. { $day }** ({ $game }): `{ $move }` wins.
daily-solved =
    { $tried ->
        [0] Nobody tried it.
        [one] { $solved ->
            [0] One person tried it, and did not find that.
           *[other] One person tried it, and found that.
        }
       *[other] { $solved ->
            [0] { $tried } people tried it, and nobody found that.
            [one] One of the { $tried } people who tried found that.
           *[other] { $solved } of the { $tried } people who tried found that.
        }
    }
daily-names = Among those who found it: { $more ->
        [0] { AND($names) }.
       *[other] { $names } and { $more } more.
    }
button-daily-line = Show the solution

## To be named

button-daily-name = Name me tomorrow
button-daily-unname = Do not name me
daily-named = You will be named as { $name } where the next puzzle of the day tells who solved no. { $day }.
daily-unnamed = You will not be named. You still count among those who solved no. { $day }.

refusal-no-such-daily = This puzzle of the day is no longer there. The newest one in its channel is.
refusal-daily-over = No. { $day } is over: its solution is posted, with the names of those who wanted that. The next one is there to be solved.
refusal-daily-unsolved = Only those who solved no. { $day } at the first try can be named for it.

## What a server chooses

server-daily = Puzzle of the day
server-daily-none = Puzzle of the day: none
server-daily-on = Puzzle of the day: in { $channel } at { $time } ({ $zone }); games: { $games }; the next one { $left }
server-daily-stopped = Puzzle of the day: stopped, since nobody had tried one for a week. It goes on when somebody presses the button of the last one, in { $channel }, or when you choose so here.
server-daily-closed = **I can post no puzzle in { $channel }**: I lack { AND($permissions) } there.
server-daily-gone = **I see no such channel any more.** Choose another for the puzzle of the day.
server-daily-all = all that have puzzles
server-daily-channel = Channel of the puzzle of the day
server-daily-hour = Each day at { $time }
server-daily-games = Choose games
server-daily-go-on = Go on with it
server-daily-off = No puzzle of the day
server-daily-zone = The hour is one of your time zone, which is { $zone }. You choose that in { COMMAND("settings me") }.
refusal-daily-closed = I can post no puzzle of the day in { $channel }: I lack { AND($permissions) } there. Grant me that, or choose another channel.
refusal-daily-unseen = I cannot see that channel. Let me in there, or choose another one for the puzzle of the day.
refusal-daily-not-member = I am no member of this server, so I can post nothing here by myself. Invite me to it for a puzzle of the day.
