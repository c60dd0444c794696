# The puzzle of the day: its post, what the next one tells of it, and the settings of a server about it.

## The post

daily-task =
    ### Puzzle of the day, no. { $day }
    {""}**{ $game }**: { $side } to move and win { $moves ->
        [1] at once. Only one move does it.
       *[other] within { $moves } moves, whatever the replies. Only one first move does it.
    }
daily-last = Nobody has tried these puzzles for a week, so **this is the last one** for now. Press **{ button-solve }** to get more.
button-solve = Solve it

## What is told of the one before

daily-solution = **No. { $day }** ({ $game }): `{ $move }` wins.
daily-solved =
    { $tried ->
        [0] Nobody tried it.
        [one] { $solved ->
            [0] One person tried it, but didn’t solve it.
           *[other] One person tried it and solved it.
        }
       *[other] { $solved ->
            [0] { $tried } people tried it, but nobody solved it.
            [one] One of the { $tried } people who tried it solved it.
           *[other] { $solved } of the { $tried } people who tried it solved it.
        }
    }
daily-names = Among those who solved it: { $more ->
        [0] { AND($names) }.
       *[other] { $names } and { $more } more.
    }
button-daily-line = Show the solution

## To be named

button-daily-name = Show my name tomorrow
button-daily-unname = Don’t show my name
daily-named = You’ll be listed as { $name } when the next puzzle of the day shows who solved no. { $day }.
daily-unnamed = Your name won’t be shown. You still count as having solved no. { $day }.

refusal-no-such-daily = This puzzle of the day is gone. Try the newest one in its channel.
refusal-daily-over = No. { $day } is over, and I’ve posted its solution and the names. Try the newest one.
refusal-daily-unsolved = Only people who solved no. { $day } on their first try can be listed.

## What a server chooses

server-daily = Puzzle of the day
server-daily-none = Puzzle of the day: none
server-daily-on = Puzzle of the day: in { $channel } at { $time } ({ $zone }); games: { $games }; the next one { $left }
server-daily-stopped = Puzzle of the day: stopped, because nobody tried one for a week. Start it again here, or press the button on the last one in { $channel }.
server-daily-closed = **I can’t post puzzles in { $channel }**: I don’t have { AND($permissions) } there.
server-daily-gone = **I can’t see that channel any more.** Choose another for the puzzle of the day.
server-daily-all = all that have puzzles
server-daily-channel = Channel for the puzzle of the day
server-daily-hour = Daily at { $time }
server-daily-games = Choose games
server-daily-go-on = Start it again
server-daily-off = No puzzle of the day
server-daily-zone = The time is in your time zone, { $zone }. You can change that in { COMMAND("settings me") }.
refusal-daily-closed = I can’t post the puzzle of the day in { $channel }: I don’t have { AND($permissions) } there. Grant me that, or choose another channel.
refusal-daily-unseen = I can’t see that channel. Let me in, or choose another one for the puzzle of the day.
refusal-daily-not-member = I’m not a member of this server, so I can’t post a daily puzzle here. Invite me first.
