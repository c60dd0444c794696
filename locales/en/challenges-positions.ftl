# Matches that begin with a position of their own, and the button to play on from a position.

## The card and the first board

card-position = The match begins with the position in the picture, after move { $ply }: { $side } moves next. It is not rated.
card-position-open = The match begins with the position in the picture, after move { $ply }. It is not rated.
card-next = { $player } has the next turn
card-after = { $player } waits for the next turn
turn-position = It begins with this position, after move { $ply }.

## What one person is asked

button-play-from = Play on from here
from-here = **{ $game }**, after move { $ply }: who is to play on from this position? Choose Trilithon’s level, or friends to challenge. The match is not rated.
from-here-drawn = Your side is drawn at random.
from-here-side = You play { $side }.
from-here-next = You have the next turn.
from-here-after = You wait for the next turn.
from-here-level = Play against Trilithon at …
from-here-friend = Challenge a friend
from-here-choose-side = Your side
from-here-choice-next = The next turn
from-here-choice-after = Not the next turn

## What cannot be done

refusal-position-over = This position is over: there is nothing left to play. Choose an earlier one.
refusal-position-left = In this position somebody has left or was knocked out, and nobody could take that seat. Choose an earlier one.
refusal-position-options = A match that begins with a position keeps the options of that position. You can change the sides and the clock.
refusal-position-runs = Match { $match } still runs, and to play on from its positions would help in it. Do so once it is over.
refusal-position-helps = This position stands or stood in your match { $match }, or follows its board, and to play on from it would help there. Do so once that match is over.
refusal-position-untried = You can play on from a puzzle once you have tried it.
refusal-rated-position = A match that begins with a position cannot be rated. Play it unrated.
refusal-record-position = I cannot read the position that begins in line { $line } of this record, or nobody could play on from it. Put it right and try again.
