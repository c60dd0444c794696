# Leagues: what is posted of them, their private pages, and `/league`. Names and mentions come made harmless.

## What a league is

league-title = ### League: { $name }
league-game = **{ $game }**{ COUNT($options) ->
        [0] {""}
       *[other] {""} ({ $options })
    }
league-divisions = **Divisions** of { $size } people at most. { $doubled ->
        [yes] Every two play twice, each beginning once,
       *[no] Every two play once,
    } with { $most ->
        [one] 1 match
       *[other] { $most } matches
    } at once at most.
league-lasts = **A season** lasts { $days ->
        [one] 1 day
       *[other] { $days } days
    } at most. After it some go up, some go down.
league-rated = **Rated**: how the matches end counts for your ratings in { $game }.
league-starts = **Season { NUMBER($season, useGrouping: 0) }** starts { $at } ({ $left }).
league-runs = **Season { NUMBER($season, useGrouping: 0) }** is on. It ends { $at } ({ $left }), or once all is played.
league-last = It is the last one: the league ends with it.
league-has-begun = **Season { NUMBER($season, useGrouping: 0) }** has begun: the newer posts have its tables. Whoever joins now is in the next one.
league-ended = This league has ended.
league-joined = { $count ->
        [0] Nobody has joined season { NUMBER($season, useGrouping: 0) } yet.
        [one] **1 person is in season { NUMBER($season, useGrouping: 0) }**: { $names }.
       *[other] **{ $count } people are in season { NUMBER($season, useGrouping: 0) }**: { $more ->
            [0] { AND($names) }.
           *[other] { $names } and { $more } more.
        }
    }
league-order = -# Order: points (2 for a win, 1 for a draw), then the matches among those with as many points, then Sonneborn–Berger (SB), then the order at the start.

## What is posted

league-begins = **Season { NUMBER($season, useGrouping: 0) } begins.** It ends { $at } ({ $left }), or once all is played.
league-how = The matches begin by themselves, { $threads ->
        [yes] in threads here;
       *[no] here in the channel;
    } everybody has { $most ->
        [one] 1 match
       *[other] { $most } matches
    } at once at most. Whoever is to move is pinged there.
league-silence =
    -# Whoever loses { $lost } matches on time, or is late with a move for { $days } days, is out of the season.
    -# When it ends, a match in play is lost by who is out of time, and drawn otherwise; with fewer than { $moves } moves it does not count.
league-put-off = { $ended ->
        [yes] Once again, too few people have joined season { NUMBER($season, useGrouping: 0) }.
       *[no] Too few people had joined season { NUMBER($season, useGrouping: 0) }, so it was put off by a week.
    }
league-division-of = **Division { $division }**: { AND($names) }
league-more-divisions = { $count ->
        [one] There is one more division: the button shows it.
       *[other] There are { $count } more divisions: the button shows them.
    }
league-over = **Season { NUMBER($season, useGrouping: 0) } is over.** { $count ->
        [0] {""}
       *[other] { AND($names) } wins it!
    }
league-who-goes-on = **Who goes on?** The next season starts { $at } ({ $left }). Whoever says nothing is not in it. New people are welcome.

## The table

league-columns = W D L Pts SB
league-division = Division { $division }
league-season = Season { NUMBER($season, useGrouping: 0) }
league-goes-up = ⬆️ Up to division { $division }: { AND($names) }
league-goes-down = ⬇️ Down to division { $division }: { AND($names) }
league-out = { $count ->
        [one] No longer in it: { $names }
       *[other] No longer in it: { AND($names) }
    }

## The private pages

league-you-play = You are in division { $division }, in place { $place } of { $count }.
league-you-joined = You are in season { NUMBER($season, useGrouping: 0) }.
league-you-plays = You play in this season.
league-you-out = You are no longer in this season. You can join season { NUMBER($season, useGrouping: 0) }.
league-you-asked = Do you go on in season { NUMBER($season, useGrouping: 0) }? Without a yes you are not in it.
league-you-none = You are not in season { NUMBER($season, useGrouping: 0) } so far.
league-fixtures = Season { NUMBER($season, useGrouping: 0) }, division { $division }: all matches. Whoever is named first begins.
league-round = Round { $round }
league-fixture = { $first } – { $second }: { $state ->
        [first] { $first } won
        [second] { $second } won
        [drawn] drawn
        [void] does not count
        [running] in play
       *[waiting] to come
    }{ $match ->
        [None] {""}
       *[other] {" "}(match { $match })
    }
league-mine = Your matches in season { NUMBER($season, useGrouping: 0) }:
league-not-in-it = You do not play in this season.
league-against = Against { $name }: { $yours ->
        [yes] **your turn**
       *[no] their turn
    }{ $timed ->
        [yes] , time runs out { $until }
       *[no] {""}
    }
league-to-come = { $count ->
        [one] 1 match to come
       *[other] { $count } matches to come
    }: against { AND($names) }
league-own-won = You won against { $name }
league-own-lost = You lost against { $name }
league-own-drawn = A draw against { $name }
league-own-void = Against { $name }: does not count

leagues-heading = **The leagues of this server**
leagues-line = **{ $name }**, { $game }: { $count ->
        [one] 1 person
       *[other] { $count } people
    }. { $status }
leagues-none = There is no league on this server yet. Somebody who manages the server makes one with { COMMAND("server league") }.
leagues-choose = Look at a league

button-league = Table and matches
button-league-table = Table
button-league-fixtures = All matches
button-league-mine = My matches
button-league-join = Join
button-league-leave = Leave
button-league-on = I go on
button-league-stop = I do not go on
button-league-end = End the league
button-leagues = All leagues

## What one does

league-made = The league is made. Its card is on its way to { $channel }: people join there. { $threads ->
        [yes] {""}
       *[no] Its matches will all be in the channel itself, since they get no threads there.
    }
league-you-have-joined = You are in season { NUMBER($season, useGrouping: 0) } of **{ $name }**. { $known ->
        [yes] It starts { $at } ({ $left }).
       *[no] It starts once the running season is over.
    } Your name is in its tables, which everybody here can read.
league-you-go-on = You go on: you are in season { NUMBER($season, useGrouping: 0) } of **{ $name }**.
league-you-stop = You are not in season { NUMBER($season, useGrouping: 0) } of **{ $name }**. If you think again, join before it starts.
league-you-have-left = You have left **{ $name }**.
league-has-ended = **{ $name }** ends: no further season starts. What was played can still be looked at.
league-leave-question = Do you really want to leave **{ $name }**? You can join again until the season starts.
league-leave-season = Do you really want to leave **{ $name }**? You resign all your matches in play at once. If you have played less than half of this season, none of it counts; otherwise the others win what is left. You can join the next season.
league-end-question = Do you really want to end **{ $name }**? No season starts any more.
league-end-season = Do you really want to end **{ $name }**? The season that is on is played to its end, and is the last.
button-league-leave-yes = Yes, leave
button-league-leave-no = No, stay
button-league-end-yes = Yes, end it
button-league-end-no = No, keep it

league-typed = -# You wrote: `{ $typed }`
choice-start = { $weekday ->
        [0] Monday
        [1] Tuesday
        [2] Wednesday
        [3] Thursday
        [4] Friday
        [5] Saturday
       *[6] Sunday
    } { $text } ({ $zone }), { $days ->
        [0] today
        [1] tomorrow
       *[other] in { $days } days
    }

## What cannot be done

refusal-league-needs-server = Leagues belong to servers: ask me in a server that has one.
refusal-league-not-member = I am no member of this server, so I can have no league here. Somebody who manages it can invite me.
refusal-league-not-manager = Only somebody who may manage this server can make or end a league. Anybody can join one.
refusal-league-closed = I can hold no league in { $channel }: I lack { AND($permissions) } there. Grant me that, or give the command in another channel.
refusal-league-unseen = A league needs a text channel that I can see. Give the command in one.
refusal-no-such-league = There is no such league here, or you may not read its channel. { COMMAND("league") } lists those of this server.
refusal-no-league-called = No league here is called “{ $typed }”. { COUNT($leagues) ->
        [0] This server has none.
        [one] There is { AND($leagues) }.
       *[other] There are { AND($leagues) }.
    }
refusal-no-such-season = This league has not had such a season yet.
refusal-league-name = A league needs a name of 1 to { $most } characters that can be seen.
refusal-league-name-taken = This server has a league called “{ $name }” already. Give this one another name.
refusal-league-game = A league is for a game of two players, and { $game } is none. Choose another game.
refusal-league-clock = The matches of a league need a clock, so that a season can end. Choose one, such as `3d`.
refusal-league-size = The limit for a division can be { $least } to { $most } people. { $given } is not possible.
refusal-league-at-once = The limit for matches at once can be { $least } to { $most } per person. { $given } is not possible.
refusal-league-days = A season lasts { $least } to { $most } days. { $given } is not possible.
refusal-league-start = The first season starts today or within { $most } days. Choose another date.
refusal-too-many-leagues = This server has { $most } leagues, and that is the most there can be. End one first.
refusal-league-ended = “{ $league }” has ended: there will be no further season.
refusal-league-full = { $most } people take part in the next season of “{ $league }”, and that is the most there can be. You can join the one after it.
refusal-league-joined = You take part in the next season of “{ $league }” already.
refusal-league-plays = You play the running season of “{ $league }”. When it ends, I ask who goes on.
refusal-not-in-league = You do not take part in “{ $league }”.
refusal-not-in-season = You did not play the last season of “{ $league }” to its end. To take part in the next one, join it.
refusal-season-runs = The season of “{ $league }” is still running. When it ends, I ask who goes on.
refusal-moment = I cannot read “{ $typed }” as a date. Write it as `2027-01-31 18:00`, in your time zone, or as a span from now, such as `3d`.
