# What waits for somebody, and what they wait for. Names come made harmless, games as links.

button-play = Play
button-answer = Answer
button-desk = Desk
button-next = What is next?

desk-empty = Nothing waits for you, and no match of yours is running. Start one with { COMMAND("challenge") }: challenge somebody by name, or leave the opponents out and anybody may accept. Nobody there? With { COMMAND("practice") } you play against Trilithon. { COMMAND("help") } tells the rest.
desk-heading = **Your desk.** { $mine ->
        [0] Nothing waits for you;
        [one] 1 thing waits for you;
       *[other] { $mine } things wait for you;
    } { $theirs ->
        [0] you wait for nobody.
        [one] you wait for 1 answer.
       *[other] you wait for { $theirs } answers.
    }
desk-declined = You have declined the challenge of **{ $challenger }** to { $game }.
desk-accepted = You have accepted the challenge of **{ $challenger }** to { $game }.

## The parts of the desk

desk-turns = Your turn
desk-offers = Offers to you
desk-asked = Challenges to you
desk-others = Others to move
desk-sent = Your challenges
desk-joined = Challenges that you have accepted
desk-seats = Who wants to play?

## What is there

desk-match = **{ $game }** #{ $id } with { AND($names) }
desk-yours = { $timed ->
        [yes] Your move, due { $until }.
       *[no] Your move.
    }
desk-theirs = { $timed ->
        [yes] { $player } to move, due { $until }.
       *[no] { $player } to move.
    }
desk-offer = **{ $player }** { $what ->
        [draw] offers a draw
        [takeback] asks to take a move back
       *[pause] asks for a pause
    } in { $game } #{ $id }.
desk-challenge-asked = **{ $challenger }** challenges you to **{ $game }**.
desk-challenge-sent = **{ $game }** { desk-waits-for }
desk-challenge-joined = Challenge by **{ $challenger }**: **{ $game }** { desk-waits-for }
desk-waits-for = { COUNT($asked) ->
        [0] { $free ->
            [0] has a seat that was declined.
            [one] is open to anybody.
           *[other] has { $free } seats that are open to anybody.
        }
       *[other] waits for { AND($asked) }{ $free ->
            [0] .
            [one] ; one more seat is open to anybody.
           *[other] ; { $free } more seats are open to anybody.
        }
    }
desk-challenge-seats = **{ $challenger }** looks for { $free ->
        [one] somebody
       *[other] { $free } people
    } to play **{ $game }**.
desk-rated = Rated: how it ends counts for your ratings.
desk-clock = Clock: { $clock }. Expires { $until }.
desk-options = Options: { AND($options) }.
