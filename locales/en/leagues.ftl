# Leagues: what is posted of them, their private pages, and `/league`. Names and mentions come made harmless.

## What a league is

league-title = ### League: { $name }
league-game = **{ $game }**{ COUNT($options) ->
        [0] {""}
       *[other] {""} ({ $options })
    }
league-divisions = **Divisions** of up to { $size }. Everyone plays everyone { $doubled ->
        [yes] twice, each starting once;
       *[no] once;
    } at most { $most ->
        [one] 1 match
       *[other] { $most } matches
    } at a time.
league-lasts = **A season** lasts up to { $days ->
        [one] 1 day
       *[other] { $days } days
    }. Then some move up and some move down.
league-rated = **Rated**: results count for your ratings in { $game }.
league-starts = **Season { NUMBER($season, useGrouping: 0) }** starts { $at } ({ $left }).
league-runs = **Season { NUMBER($season, useGrouping: 0) }** is on. It ends { $at } ({ $left }), or when all matches are over.
league-last = This is the last season: the league ends with it.
league-has-begun = **Season { NUMBER($season, useGrouping: 0) }** has started: see the newer posts for its tables. If you join now, you’re in the next one.
league-ended = This league has ended.
league-joined = { $count ->
        [0] Nobody has joined season { NUMBER($season, useGrouping: 0) } yet.
        [one] **1 person is in season { NUMBER($season, useGrouping: 0) }**: { $names }.
       *[other] **{ $count } people are in season { NUMBER($season, useGrouping: 0) }**: { $more ->
            [0] { AND($names) }.
           *[other] { $names } and { $more } more.
        }
    }
league-order = -# Ranking: points (2 for a win, 1 for a draw), then the matches between those level on points, then Sonneborn–Berger (SB), then the order at the start.

## What is posted

league-begins = **Season { NUMBER($season, useGrouping: 0) } starts.** It ends { $at } ({ $left }), or when all matches are over.
league-how = Matches start by themselves, { $threads ->
        [yes] in threads here,
       *[no] here in the channel,
    } at most { $most ->
        [one] 1 match
       *[other] { $most } matches
    } at a time for each player. I ping you there when it’s your turn.
league-silence =
    -# If you lose { $lost } matches on time, or are { $days } days late with a move, you’re out of the season.
    -# If a match is still running when the season ends, the player who is out of time loses it; if neither is, the one who has used more time does (with fewer than { $moves } moves, it doesn’t count). Time off and quiet hours count as time here, pauses don’t.
league-put-off = { $ended ->
        [yes] Too few people joined season { NUMBER($season, useGrouping: 0) } once again.
       *[no] Too few people had joined season { NUMBER($season, useGrouping: 0) }, so it was put off by a week.
    }
league-division-of = **Division { $division }**: { AND($names) }
league-more-divisions = { $count ->
        [one] There’s one more division: press the button to see it.
       *[other] There are { $count } more divisions: press the button to see them.
    }
league-over = **Season { NUMBER($season, useGrouping: 0) } is over.** { $count ->
        [0] {""}
        [one] { AND($names) } wins!
       *[other] { AND($names) } win!
    }
league-who-goes-on = **Who’s in?** The next season starts { $at } ({ $left }). If you don’t say yes, you’re not in it. New players are welcome.

## The table

league-columns = W D L Pts SB
league-division = Division { $division }
league-season = Season { NUMBER($season, useGrouping: 0) }
league-goes-up = ⬆️ Up to division { $division }: { AND($names) }
league-goes-down = ⬇️ Down to division { $division }: { AND($names) }
league-out = { $count ->
        [one] Out of this season: { $names }
       *[other] Out of this season: { AND($names) }
    }

## The private pages

league-you-play = Your place in division { $division }: { $place } of { $count }.
league-you-joined = You’re in season { NUMBER($season, useGrouping: 0) }.
league-you-plays = You’re playing this season.
league-you-out = You’re out of this season. You can join season { NUMBER($season, useGrouping: 0) }.
league-you-asked = Are you playing in season { NUMBER($season, useGrouping: 0) }? If you don’t say yes, you’re not in it.
league-you-none = You’re not in season { NUMBER($season, useGrouping: 0) } yet.
league-fixtures = Season { NUMBER($season, useGrouping: 0) }, division { $division }: all fixtures. The player named first starts.
league-round = Round { $round }
league-fixture = { $first } – { $second }: { $state ->
        [first] { $first } won
        [second] { $second } won
        [drawn] draw
        [void] doesn’t count
        [running] being played
       *[waiting] to come
    }{ $match ->
        [None] {""}
       *[other] {" "}(match { $match })
    }
league-mine = Your matches in season { NUMBER($season, useGrouping: 0) }:
league-not-in-it = You’re not playing this season.
league-against = Against { $name }: { $yours ->
        [yes] **your turn**
       *[no] their turn
    }{ $timed ->
        [yes] , due { $until }
       *[no] {""}
    }
league-to-come = { $count ->
        [one] 1 match to come
       *[other] { $count } matches to come
    }: against { AND($names) }
league-own-won = You won against { $name }
league-own-lost = You lost against { $name }
league-own-drawn = You drew against { $name }
league-own-void = Against { $name }: doesn’t count

leagues-heading = **This server’s leagues**
leagues-line = **{ $name }**, { $game }: { $count ->
        [one] 1 person
       *[other] { $count } people
    }. { $status }
leagues-none = This server has no league yet. People who manage it can set one up with { COMMAND("server league") }.
leagues-choose = Open a league

button-league = Table and matches
button-league-table = Table
button-league-fixtures = All fixtures
button-league-mine = My matches
button-league-join = Join
button-league-leave = Leave
button-league-on = I’m in
button-league-stop = Not this time
button-league-start = Start now
button-league-end = End the league
button-leagues = All leagues

## What one does

league-made = The league is ready. I’m posting its card in { $channel }, where people can join. { $threads ->
        [yes] {""}
       *[no] I can’t make threads there, so all its matches will be in the channel itself.
    }
league-you-have-joined = You’re in season { NUMBER($season, useGrouping: 0) } of **{ $name }**. { $known ->
        [yes] It starts { $at } ({ $left }).
       *[no] It starts when the current season is over.
    } Everybody here can read its tables, with your name in them.
league-you-go-on = You’re in season { NUMBER($season, useGrouping: 0) } of **{ $name }**.
league-you-stop = You’re not in season { NUMBER($season, useGrouping: 0) } of **{ $name }**. If you change your mind, join before it starts.
league-you-have-left = You’ve left **{ $name }**.
league-has-ended = **{ $name }** is ending: no more seasons will start. You can still look at its results.
league-leave-question = Leave **{ $name }**? You can join again until the season starts.
league-leave-season = Leave **{ $name }**? You resign all your running matches at once. If you’ve played less than half of this season, none of it counts; otherwise the others win what’s left. You can join the next season.
league-start-question = Start season { NUMBER($season, useGrouping: 0) } of **{ $name }** now? { $count ->
        [0] Nobody has joined yet.
        [one] 1 person has joined.
       *[other] { $count } people have joined.
    }
league-starts-now = Season { NUMBER($season, useGrouping: 0) } of **{ $name }** starts now.
league-end-question = End **{ $name }**? No more seasons will start.
league-end-season = End **{ $name }**? The current season is played to its end, and is the last.
button-league-leave-yes = Yes, leave
button-league-leave-no = No, stay
button-league-start-yes = Yes, start now
button-league-start-no = No, wait
button-league-end-yes = Yes, end it
button-league-end-no = No, keep it

league-typed = -# You wrote: `{ $typed }`
choice-start = { $text } · { $weekday ->
        [0] Monday
        [1] Tuesday
        [2] Wednesday
        [3] Thursday
        [4] Friday
        [5] Saturday
       *[6] Sunday
    }, { $days ->
        [0] today
        [1] tomorrow
       *[other] in { $days } days
    } ({ $zone })

## What cannot be done

refusal-league-needs-server = Leagues belong to servers. Ask me in a server that has one.
refusal-league-not-member = I’m not a member of this server, so it can’t have a league. Ask somebody who manages it to invite me.
refusal-league-not-manager = Only people who manage this server can set up or end a league. Anyone can join one.
refusal-league-closed = I can’t run a league in { $channel }: I don’t have { AND($permissions) } there. Grant me that, or use the command in another channel.
refusal-league-unseen = A league needs a text channel I can see. Use the command in one.
refusal-no-such-league = There’s no such league here, or you can’t see its channel. See this server’s leagues with { COMMAND("league") }.
refusal-no-league-called = No league here is called “{ $typed }”. { COUNT($leagues) ->
        [0] This server has none.
        [one] There’s only { AND($leagues) }.
       *[other] There are { AND($leagues) }.
    }
refusal-no-such-season = This league hasn’t had that season yet.
refusal-league-name = A league’s name needs 1 to { $most } visible characters.
refusal-league-name-taken = This server already has a league called “{ $name }”. Choose another name.
refusal-league-game = Leagues are for two-player games, and { $game } isn’t one. Choose another game.
refusal-league-clock = League matches need a clock, or a season would never end. Choose one, such as `3d`.
refusal-league-size = A division can’t have { $given ->
        [one] just 1 person
       *[other] { $given } people
    }. Choose from { $least } to { $most }.
refusal-league-at-once = Players can’t have { $given ->
        [one] just 1 match
       *[other] { $given } matches
    } at a time. Choose from { $least } to { $most }.
refusal-league-days = A season can’t last { $given ->
        [one] just 1 day
       *[other] { $given } days
    }. Choose from { $least } to { $most }.
refusal-league-start = The first season has to start within { $most } days. Choose another date.
refusal-too-many-leagues = This server already has { $most } leagues, and that’s the limit. End one first.
refusal-league-ended = “{ $league }” has ended: there won’t be another season.
refusal-league-full = The next season of “{ $league }” is full, with { $most } people. You can join the one after it.
refusal-league-too-few = { $count ->
        [0] Nobody has joined yet.
        [one] Only 1 person has joined.
       *[other] Only { $count } people have joined.
    } A season needs at least { $least }.
refusal-league-joined = You’re already in the next season of “{ $league }”.
refusal-league-plays = You’re playing the current season of “{ $league }”. When it ends, I’ll ask if you want to play the next.
refusal-not-in-league = You’re not in “{ $league }”.
refusal-not-in-season = You didn’t play the last season of “{ $league }” to its end. Join to play in the next one.
refusal-season-runs = The current season of “{ $league }” isn’t over yet. When it ends, I’ll ask who’s in for the next.
refusal-moment = I can’t read “{ $typed }” as a date. Write it as `2027-01-31 18:00`, in your time zone, or as a time from now, such as `3d`.
