# Tournaments: what is posted of them, their private pages, and `/tournament`. Names and mentions come made harmless.

## What a tournament is

tournament-title = ### Tournament: { $name }
tournament-kind-knockout = **Knockout**: if you lose, you’re knocked out. A drawn match is played again with sides changed, if there’s time; after a second draw, the one who was seeded lower goes on. There’s a match for third place.
tournament-kind-swiss = **Swiss, { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }**: nobody is knocked out. You meet people with about as many points as you, nobody twice. With few people there are fewer rounds.
tournament-round-time = **A round** ends with its last match, or after { $time }. If a match is still running then, the player who is out of time loses it; if neither is, the one who has used more time does. Time off and quiet hours count as time here, pauses don’t.
tournament-checks-in = **Check-in** opens { $time } before the start. If you don’t check in, you’re not in it.
tournament-begins = **It begins { $at } ({ $left }).** Seeds go by rating.
tournament-has-begun = It has begun.
tournament-runs = **{ $round }**: until { $at } ({ $left }), or until all its matches are over.
tournament-ended = **It’s over.**
tournament-called-off = **It was called off.**
tournament-joined = { $count ->
        [0] Nobody has joined yet. There are { $places } places.
        [one] **1 of { $places } places taken**: { $names }.
       *[other] **{ $count } of { $places } places taken**: { $more ->
            [0] { AND($names) }.
           *[other] { $names } and { $more } more.
        }
    }
tournament-round = Round { $round } of { $rounds }
tournament-stage = { $matches ->
        [1] Final
        [2] Semifinals
        [4] Quarterfinals
        [8] Last 16
        [16] Last 32
       *[32] Last 64
    }

## What is posted

tournament-check-in-now = **Check in now.** It begins { $at } ({ $left }). If you haven’t checked in by then, you’re not in it.
tournament-how = Matches start by themselves, { $threads ->
        [yes] in threads here.
       *[no] here in the channel.
    } I ping you there when it’s your turn.
tournament-byes = { $count ->
        [one] Bye: { $names }
       *[other] Byes: { AND($names) }
    }
tournament-fixture = { $first } – { $second }{ $state ->
        [first] : { $first } won
        [second] : { $second } won
        [drawn] : draw
        [void] : doesn’t count
        [neither] : both withdrew
        [running] : being played
       *[waiting] {""}
    }{ $match ->
        [None] {""}
       *[other] {" "}(match { $match })
    }
tournament-third-pairing = For third place: { $line }
tournament-third-own = Your match is for third place. { $line }
tournament-bye = { $name }: bye
tournament-more-matches = { $count ->
        [one] and 1 more match: press the button to see it.
       *[other] and { $count } more matches: press the button to see them.
    }
tournament-place = { $place ->
        [1] 🥇 **{ $name }** wins the tournament!
        [2] 🥈 { $name }
       *[3] 🥉 { $name }
    }
tournament-nobody-wins = **Nobody wins the tournament**: both finalists have withdrawn.

## The picture, and the table in words

tournament-about = Round { $round } of { $rounds }
tournament-is-over = Final result
tournament-third = Third place
tournament-picture-columns = W–D–L | Points | BH | SB
tournament-columns = Pts BH SB
tournament-order = -# Ranking: points (2 for a win or a bye, 1 for a draw), then Buchholz (BH: the points of your opponents), then Sonneborn–Berger (SB), then the match between you, then seed.
tournament-more-people = { $count ->
        [one] and 1 more
       *[other] and { $count } more
    }
alt-tournament-table = Table of { $name }, { $about }.
alt-tournament-row = { $place }. { $name }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
alt-tournament-bracket = Bracket of { $name }, { $about }.
alt-tournament-stage = { $stage }:
alt-tournament-match = { $first } – { $second }{ $winner ->
        [none] {""}
       *[other] {" "}({ $winner } wins)
    }.

## The private pages

tournament-you-none = You’re not in it.
tournament-you-joined = You’re in it.
tournament-you-checked = You’re in it, and checked in.
tournament-you-plays = You’re in it. You have no match right now: the next round begins when this one is over.
tournament-you-beaten = You’ve been knocked out.
tournament-you-out = You’re out: you’ve withdrawn, or lost two matches on time.
tournament-matches = All matches. The player named first starts.
tournaments-heading = **This server’s tournaments**
tournaments-none = This server has no tournament. People who manage it can set one up with { COMMAND("tournament new") }.
tournaments-choose = Open a tournament

button-tournament = Show
button-tournament-knockout = Bracket
button-tournament-swiss = Table
button-tournament-matches = All matches
button-tournament-join = Join
button-tournament-check = Check in
button-tournament-leave = Leave
button-tournament-withdraw = Withdraw
button-tournament-start = Start now
button-tournament-end = Call off
button-tournaments = All tournaments

## What one does

tournament-made = The tournament is ready. I’m posting its card in { $channel }, where people can join. { $threads ->
        [yes] {""}
       *[no] I can’t make threads there, so all its matches will be in the channel itself.
    }
tournament-you-have-joined = You’re in **{ $name }**. It begins { $at } ({ $left }). You can meet anybody who joins; if you’ve blocked somebody, I keep you apart where I can. Everybody here can read its results, with your name in them.
tournament-you-have-checked = You’re checked in to **{ $name }**. It begins { $at } ({ $left }).
tournament-you-have-left = You’ve left **{ $name }**.
tournament-starts-now = **{ $name }** begins now.
tournament-has-ended = You’ve called off **{ $name }**.
tournament-join-question = { COUNT($names) ->
        [one] You’ve blocked { AND($names) }, who is in **{ $name }**.
       *[other] You’ve blocked { AND($names) }, who are in **{ $name }**.
    } I keep you apart where I can, but you might have to play each other. Join?
tournament-leave-question = Leave **{ $name }**? You can join again until it begins, if there’s a place.
tournament-withdraw-question = Withdraw from **{ $name }**? You resign your running match, and can’t come back.
tournament-start-question = Start **{ $name }** now? { $count ->
        [0] Nobody has joined yet.
        [one] 1 person has joined.
       *[other] { $count } people have joined.
    } If check-in is open, only people who have checked in will play.
tournament-end-question = Call off **{ $name }**? Nobody wins it. Running matches go on as ordinary ones.
button-tournament-join-yes = Yes, join
button-tournament-join-no = No
button-tournament-leave-yes = Yes, I’m out
button-tournament-leave-no = No, stay
button-tournament-start-yes = Yes, start now
button-tournament-start-no = No, wait
button-tournament-end-yes = Yes, call it off
button-tournament-end-no = No, keep it

## What cannot be done

refusal-tournament-needs-server = Tournaments belong to servers. Ask me in a server.
refusal-tournament-not-member = I’m not a member of this server, so it can’t have a tournament. Ask somebody who manages it to invite me.
refusal-tournament-not-manager = Only people who manage this server can set up, start or call off a tournament. Anyone can join one.
refusal-tournament-closed = I can’t run a tournament in { $channel }: I don’t have { AND($permissions) } there. Grant me that, or use the command in another channel.
refusal-tournament-unseen = A tournament needs a text channel I can see. Use the command in one.
refusal-no-such-tournament = There’s no such tournament here, or you can’t see its channel. See this server’s tournaments with { COMMAND("tournament show") }.
refusal-no-tournament-called = No tournament here is called “{ $typed }”. { COUNT($tournaments) ->
        [0] This server has none.
        [one] There’s only { AND($tournaments) }.
       *[other] There are { AND($tournaments) }.
    }
refusal-tournament-name = A tournament’s name needs 1 to { $most } visible characters.
refusal-tournament-name-taken = This server already has a tournament called “{ $name }”. Choose another name.
refusal-tournament-game = Tournaments are for two-player games, and { $game } isn’t one. Choose another game.
refusal-tournament-clock = Tournament matches need a clock, or a round would never end. Choose one, such as `5m` or `1d`.
refusal-tournament-places = A tournament can’t have { $given ->
        [one] just 1 place
       *[other] { $given } places
    }. Choose from { $least } to { $most }.
refusal-tournament-rounds = A Swiss tournament can’t have { $given ->
        [one] just 1 round
       *[other] { $given } rounds
    }. Choose from { $least } to { $most }.
refusal-tournament-time = I can’t read “{ $typed }” as the time of a round. Write it as `2h`, `90m` or `3d`.
refusal-tournament-start = A tournament has to begin within { $most } days, and not in the past. Choose another date.
refusal-too-many-tournaments = This server already has { $most } tournaments that aren’t over, and that’s the limit. Call one off first.
refusal-tournament-over = “{ $tournament }” is over.
refusal-tournament-begun = “{ $tournament }” has already begun.
refusal-tournament-full = “{ $tournament }” is full, with { $most } people.
refusal-tournament-joined = You’re already in “{ $tournament }”.
refusal-not-in-tournament = You’re not in “{ $tournament }”.
refusal-tournament-beaten = You’ve been knocked out of “{ $tournament }”, so there’s nothing to withdraw from.
refusal-tournament-no-check-in = “{ $tournament }” has no check-in. You’re in it.
refusal-tournament-check-in-early = It’s too early. Check-in opens { $at } ({ $left }).
refusal-tournament-checked-in = You’re already checked in to “{ $tournament }”.
refusal-tournament-too-few = { $count ->
        [0] Nobody
        [one] Only 1 person
       *[other] Only { $count } people
    } { $checks_in ->
        [yes] { $count ->
            [0] has checked in yet.
            [one] has checked in.
           *[other] have checked in.
        }
       *[no] { $count ->
            [0] has joined yet.
            [one] has joined.
           *[other] have joined.
        }
    } A tournament needs at least { $least }.
