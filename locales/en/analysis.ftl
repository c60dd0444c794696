# The thinking board: a private board to try moves on, and private notes.

## Buttons

button-think = Think
button-think-line = Line
button-think-back = To the board
button-think-now = To the match
button-think-delete = { $count ->
        [one] Delete this move
       *[other] Delete { $count } moves from here
    }
button-think-leave = { $player } leaves
button-think-plan = Plan this
button-think-enter = Play this
button-think-advise = What do you think?
button-think-boards = Thinking boards
button-think-open = Open
button-think-rename = Rename
button-think-discard = Delete
button-think-discard-yes = Yes, delete it
button-think-discard-no = No, keep it
button-think-confirm = Try this
button-think-near = Try { $move }
button-note = Note

## The board

think-heading-match = **Thinking board**, just for you. Match { $id }: { $game }, { AND($names) }.
think-heading-board = **{ $named ->
        [yes] { $name }
       *[no] Thinking board
    }**, just for you: { $game }{ COUNT($options) ->
        [0] .
       *[other] {" "}({ AND($options) }).
    }
think-start = The start.
# $player: none where the board began in the middle of a game.
think-move = Move { $ply }: `{ $move }`{ $player ->
        [none] .
       *[other] , { $player }.
    }
# In the line of moves, and as a sentence before a full stop.
think-leaves = { $player } leaves
think-drawn = draw
think-now = This is the match’s board now.
think-turn = { $player } to move.
think-over = { COUNT($winners) ->
        [0] The match would be over, a draw: { $reason }.
       *[other] { AND($winners) } would have won: { $reason }.
    }
think-looked = You had looked at this.
think-tried = You have tried { AND($moves) } here{ $more ->
        [0] .
        [one] , and 1 more move.
       *[other] , and { $more } more moves.
    }
think-on = Move in **{ $game }**: `{ $typed }` …
think-ahead = This is what `{ $move }` leads to.
think-title = A move to try in { $game }
think-gone = That place is no longer on your thinking board. This is the latest one.
think-deleted = Deleted.

## The line

think-choose-place = Go to a move
think-place-kind = { $kind ->
        [played] played in the match
        [taken-back] taken back in the match
       *[tried] tried
    }

## What the computer thinks

think-advising = I am thinking about it …
think-chances = The chances, as I see them: { AND($chances) }.
think-chance = { $player } { $percent } of 100
think-best = { $number }. `{ $move }`: { $percent } of 100 for whoever plays it

## The list

think-list = { $count ->
        [0] You have no thinking boards yet. **Think**, behind **More** below a board, opens one; so does { COMMAND("analyse") }.
       *[other] **Your thinking boards.** Nobody else sees them.
    }
think-list-match = Match { $id }, { $game }
think-list-board = { $named ->
        [yes] { $name } ({ $game })
       *[no] { $game }
    }
think-list-size = { $count ->
        [0] no moves tried
        [one] 1 move tried
       *[other] { $count } moves tried
    }
think-list-line = **{ $name }**: { $size }, { $at }
think-list-choose = Open a board, rename or delete it
think-rename-title = Rename a thinking board
think-rename-label = Its name; empty for none
think-renamed = { $named ->
        [yes] Renamed.
       *[no] It has no name any more.
    }
think-discard = Do you want this thinking board deleted{ $count ->
        [0] {""}
        [one] , with the move that you tried
       *[other] , with the { $count } moves that you tried
    }{ $own ->
        [yes] {" "}and your notes on it?
       *[no] ? Your notes on the match stay.
    }
think-discarded = Deleted.
kept-think-discard = Your thinking board stays.

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

note-title = Your notes
note-position-label = On this position
note-whole-label = On the whole
note-position = **Your note here:** { $note }
note-whole = **Your note:** { $note }
note-stored = { $any ->
        [yes] Noted. Nobody else sees it.
       *[no] You have no notes here any more.
    }

refusal-note-long = A note has at most { $most } characters, and yours has { $count }. Shorten it and try again.
refusal-too-many-notes = You have { $most } notes here, and I keep no more on one match. Delete one first.
refusal-notes-full = You have { $most } notes on all your matches, and I keep no more for one person. Delete some first.

## From thinking to playing

refusal-analysis-plan-elsewhere = That place does not come after the match’s board now, so there is nothing to play or plan. Go to a move after that board first.
refusal-analysis-plan-leave = Somebody leaves in this line, and that cannot be played or planned.

## Positions from elsewhere

refusal-analysis-position = I can read neither a position nor a record there. Choose a game for an empty board, or paste or attach a position or a record as I write them.
refusal-analysis-over = The match would be over here, so there is nothing to think about.
