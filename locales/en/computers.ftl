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
button-play-on = See how it could go on

## When only computers were left

played-on = How match { $id } could have gone on, with me playing every side: { $count ->
        [one] 1 more move
       *[other] { $count } more moves
    }. The result of the match stays the same.
played-on-open = It’s still undecided, but I stopped there.

## The card

card-practice = **{ $challenger }** plays **{ $game }** against { AND($computers) }.
card-computers = { $count ->
        [one] { AND($computers) } has a seat.
       *[other] { AND($computers) } have seats.
    }
card-on = The match is on.

## What one person is told, and asked

practice-begun = The match is on: you against { AND($computers) }. Find the board in { $threads ->
        [yes] a new thread in { $channel }.
       *[no] { $channel }.
    }
practice-begun-here = The match is on: you against { AND($computers) }. The board comes next.
fill-question = What level should Trilithon play at? It takes every seat that’s free or that somebody declined.
fill-choose = Choose a level
fill-done = Trilithon has taken the free seats.
move-thinking = Played: `{ $move }`. { thinking }
thinking = { $before ->
        [0] Trilithon is thinking; the board comes with its reply.
        [one] Trilithon is thinking; 1 match is ahead of yours. The board comes with its reply.
       *[other] Trilithon is thinking; { $before } matches are ahead of yours. The board comes with its reply.
    }
offer-answered = { $status ->
        [declined] { AND($players) } would rather play on.
       *[accepted] { $what ->
            [draw] { AND($players) } { $count ->
                [one] agrees
               *[other] agree
            } to a draw. The final board comes next.
           *[pause] { AND($players) } { $count ->
                [one] agrees
               *[other] agree
            } to the pause.
        }
    }
turn-left-alone = { $player } has left the match, and nobody else is playing in it.
leave-alone = Resign your match of { $game } against { AND($opponents) }? You lose, and it ends at once, since nobody else is playing in it.
stuck = Sorry, { $player } can’t think right now: something is wrong on my side. Nothing is lost; I’ll try again every ten minutes. If this goes on, give this reference to the person who runs me: { $reference }.
desk-thinking = { $player } is thinking.

## What cannot be done

refusal-not-abandoned = I can’t play match { $match } on by myself: I only do that once everybody else has left.
refusal-level = Trilithon’s levels go from { $least } (first steps) to { $most } (strongest). Choose one of those.
refusal-no-free-seat = All seats in this match are taken, so there’s none left for Trilithon.
refusal-computer-thinks = It’s Trilithon’s turn in match { $match }, and it’s thinking. The next board comes with its reply; the latest: { $link }
refusal-computer-matches = { $player } already has { $most } matches running against Trilithon, and that’s the limit. Finish one first, or resign it.
refusal-computer-matches-here = This server already has { $most } matches running against Trilithon, and that’s the limit. You can still play in direct messages with me.
