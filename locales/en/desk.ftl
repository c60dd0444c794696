# What waits for somebody, and what they wait for. Names and game names come made harmless.

button-play = Play
button-skip = Skip
button-next-page = More boards
button-desk = Desk
button-next = What is next?

desk-empty = Nothing waits for you, and no match of yours is running. Start one with `/challenge`.
desk-heading = **Your desk.** { $mine ->
        [0] Nothing waits for you;
        [one] 1 thing waits for you;
       *[other] { $mine } things wait for you;
    } { $theirs ->
        [0] you wait for nobody.
        [one] you wait for 1 answer.
       *[other] you wait for { $theirs } answers.
    }
desk-match = **{ $number }.** #{ $id } { $game }, with { AND($names) }:
desk-yours = your turn,
desk-theirs = { $player } to move,
desk-until = due { $until },
desk-page = Boards { $first } to { $last } of { $all }.
desk-asked = **{ $challenger }** challenges you to { $game }; it expires { $until }: { $link }
desk-offer = **{ $player }** { $what ->
        [draw] offers a draw
        [takeback] asks to take a move back
       *[pause] asks for a pause
    } in #{ $id } { $game }: { $link }
desk-sent = Your challenge to { $game } waits for an answer; it expires { $until }: { $link }
desk-choose = Choose a board
desk-option = { $number }. { $game }, with { AND($names) }
