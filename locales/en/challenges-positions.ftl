# Matches that begin with a position of their own, and the button to play on from a position.

## The card and the first board

card-position = The match starts from the position in the picture, after move { $ply }: { $side } to move. It isn’t rated.
card-position-open = The match starts from the position in the picture, after move { $ply }. It isn’t rated.
card-next = { $player } goes first
card-after = { $player } lets somebody else start
turn-position = It starts from this position, after move { $ply }.

## What one person is asked

button-play-from = Play on from here
from-here = **{ $game }**, after move { $ply }: who do you want to play against from here? Choose Trilithon’s level, or friends to challenge. The match isn’t rated.
from-here-drawn = Your side is drawn at random.
from-here-side = You play { $side }.
from-here-next = You go first.
from-here-after = Somebody else goes first.
from-here-level = Play against Trilithon, at …
from-here-friend = Challenge a friend
from-here-choose-side = Your side
from-here-choice-next = Go first
from-here-choice-after = Let somebody else start

## What cannot be done

refusal-position-over = There’s nothing left to play in this position: the match is over. Choose an earlier one.
refusal-position-left = In this position a player has left or is knocked out, and nobody could take that seat. Choose an earlier one.
refusal-position-options = A match that starts from a position keeps its options. You can change the sides and the clock.
refusal-position-runs = Match { $match } is still on, and playing on from one of its positions would be help from outside. Wait until it’s over. The board: { $link }
refusal-position-helps = This position is the same as in your match { $match }, or nearly, so playing on from it would help you there. Wait until that match is over. The board: { $link }
refusal-position-untried = Try this puzzle first. Then you can play on from it.
refusal-rated-position = A match that starts from a position can’t be rated. Play it unrated.
refusal-record-position = I can’t read the position that begins in line { $line } of this record, or nobody could play on from it. Correct it and try again.
