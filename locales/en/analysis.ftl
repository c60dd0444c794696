# The thinking board: a private board to try moves on, and private notes.

## What cannot be tried or kept

refusal-analysis-gone = That place is no longer on your thinking board: its moves were deleted. Nothing was changed.
refusal-analysis-leave = Only moves can be tried here, and that a player leaves the match.
refusal-analysis-nothing = Nothing was tried from here on, so there is nothing to delete. What was played in the match stays.
refusal-analysis-full = A thinking board keeps { $most } moves that you tried. Delete a variation first, then try more.
refusal-analyses-full = You have thinking boards for { $most } matches, and I keep no more for one person. Delete one that you no longer need.
refusal-no-such-analysis = That thinking board is gone: you have deleted it, or it made room for newer ones.
refusal-analysis-name = The name of a thinking board has at most { $most } characters, and they can be seen.
refusal-analysis-name-taken = You have a thinking board “{ $name }” already. Choose another name.
refusal-too-many-analyses = You have { $most } thinking boards with names, and I keep no more for one person. Delete one first.

## Where the computer does not help

refusal-analysis-helps = I say nothing about this position while match { $match } runs, because it would help in it. Ask me again once that match is over.

## Notes

refusal-note-long = A note has at most { $most } characters, and yours has { $count }. Shorten it and try again.
refusal-too-many-notes = You have { $most } notes here, and I keep no more on one match. Delete one first.
refusal-notes-full = You have { $most } notes on all your matches, and I keep no more for one person. Delete some first.
