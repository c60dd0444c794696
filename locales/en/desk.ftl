# What waits for somebody, and what they wait for. Names come made harmless, games as links.

button-play = Play
button-answer = Respond
button-desk = Desk
button-next = What’s next?

desk-empty = Nothing is waiting. Start with { COMMAND("challenge") }, or play Trilithon with { COMMAND("practice") }.
desk-heading = **Your desk.** { $mine ->
        [0] Nothing is waiting for you;
        [one] 1 thing is waiting for you;
       *[other] { $mine } things are waiting for you;
    } { $theirs ->
        [0] you’re not waiting for anybody.
        [one] you’re waiting for 1 reply.
       *[other] you’re waiting for { $theirs } replies.
    }
desk-declined = You’ve declined **{ $challenger }**’s challenge to { $game }.
desk-accepted = You’ve accepted **{ $challenger }**’s challenge to { $game }.

## The parts of the desk

desk-turns = Your turn
desk-votes = Your vote
desk-offers = Offers for you
desk-asked = Challenges for you
desk-others = Others to move
desk-sent = Your challenges
desk-joined = Challenges you’ve accepted
desk-seats = Open challenges

## What is there

desk-match = **{ $game }** #{ $id } with { AND($names) }
desk-yours = { $timed ->
        [yes] Your move, due { $until }.
       *[no] Your move.
    }
desk-ballot = **{ $team }** votes: { $count ->
        [0] nobody yet.
        [one] 1 vote so far.
       *[other] { $count } votes so far.
    } Closes { $until }.
desk-theirs = { $timed ->
        [yes] { $player } to move, due { $until }.
       *[no] { $player } to move.
    }
desk-side = You play { $side }.
desk-unshown = I couldn’t post this board in the match’s channel.
desk-card-refused = I couldn’t post the card of this challenge in { $channel }.
desk-offer = **{ $player }** { $what ->
        [draw] offers a draw
        [takeback] asks to take a move back
       *[pause] asks for a pause
    } in { $game } #{ $id }.
desk-challenge-asked = **{ $challenger }** challenges you to **{ $game }**.
desk-challenge-sent = **{ $game }**: { desk-waits-for }
desk-challenge-joined = **{ $challenger }**’s challenge, **{ $game }**: { desk-waits-for }
desk-waits-for = { COUNT($asked) ->
        [0] { $free ->
            [0] somebody declined a seat.
            [one] open to anyone.
           *[other] { $free } seats are open to anyone.
        }
       *[other] waiting for { AND($asked) }{ $free ->
            [0] .
            [one] ; one more seat is open to anyone.
           *[other] ; { $free } more seats are open to anyone.
        }
    }
desk-challenge-seats = **{ $challenger }** is looking for { $free ->
        [one] somebody
       *[other] { $free } people
    } to play **{ $game }**.
desk-rated = Rated: the result counts for your ratings.
desk-clock = Clock: { $clock }. Expires { $until }.
desk-options = Options: { AND($options) }.
