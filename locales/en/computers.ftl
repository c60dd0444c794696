# Matches against Trilithon itself: what its seats and levels are called, and what it says while it plays.

computer = Trilithon, level { $level }
# On a picture where there is no room for more.
computer-short = Trilithon { $level }
computer-shortest = Tri. { $level }
# Several of the same level, in a list.
computers = { $count ->
        [one] { computer }
       *[other] { $count } × { computer }
    }
# A level in a list.
level = { $level } · { $level ->
        [1] first steps
        [2] easy
        [3] relaxed
        [4] serious
        [5] strong
        [6] very strong
       *[7] strongest
    }

## Buttons

button-fill = Fill the seats with Trilithon
button-rematch-level = Rematch, level { $level }
button-rematch-harder = Rematch, one level up
button-rematch-easier = Rematch, one level down
button-play-on = Watch it played on

## When only computers were left

played-on = Match { $id } as my own seats would play it on, { $count ->
        [one] for 1 more move
       *[other] for { $count } more moves
    }. It changes nothing about how the match ended.
played-on-open = It is still open then, and I have stopped there.

## The card

card-practice = **{ $challenger }** plays **{ $game }** against { AND($computers) }.
card-computers = { $count ->
        [one] { AND($computers) } has a seat.
       *[other] { AND($computers) } have seats.
    }
card-on = The match is on.

## What one person is told, and asked

practice-begun = The match is on: you against { AND($computers) }. Its board is on its way to { $threads ->
        [yes] a thread of its own in { $channel }.
       *[no] { $channel }.
    }
practice-begun-here = The match is on: you against { AND($computers) }. Its board is on its way.
fill-question = At which level is Trilithon to play? It takes every seat that is open or was declined.
fill-choose = Choose a level
fill-done = Trilithon has taken the seats that were free.
move-thinking = Played: `{ $move }`. { thinking }
thinking = { $before ->
        [0] Trilithon is thinking; the board comes with its answer.
        [one] Trilithon is thinking; 1 before you. The board comes with its answer.
       *[other] Trilithon is thinking; { $before } before you. The board comes with its answer.
    }
offer-answered = { $status ->
        [declined] { AND($players) } would rather play on.
       *[accepted] { $what ->
            [draw] { AND($players) } { $count ->
                [one] agrees
               *[other] agree
            } to a draw. The final board is on its way.
           *[pause] { AND($players) } { $count ->
                [one] agrees
               *[other] agree
            } to the pause.
        }
    }
turn-left-alone = { $player } has left the match, and no other person plays in it.
leave-alone = Do you really want to leave your match of { $game } against { AND($opponents) }? It ends at once, since nobody else plays in it, and you lose it.
stuck = Sorry, { $player } cannot think just now: something is wrong on my side. Nothing is lost; it tries again every ten minutes. If that goes on, tell whoever runs me, with the reference { $reference }.
desk-thinking = { $player } is thinking.

## What cannot be done

refusal-not-abandoned = Match { $match } can’t be played on by my seats alone: that is for matches that all people have left.
refusal-level = Trilithon plays at the levels { $least } (first steps) to { $most } (strongest). Choose one of them.
refusal-no-free-seat = Every seat of this match has its player already, so none is left for Trilithon.
refusal-computer-thinks = In match { $match } Trilithon is to move, and thinks. Its answer brings the next board; the latest: { $link }
refusal-computer-matches = { $player } has { $most } matches against Trilithon running already, and no more can run at once. Finish one first, or resign it.
refusal-computer-matches-here = This server has { $most } matches against Trilithon running, and no more can run at once. In direct messages with me you can still play.
