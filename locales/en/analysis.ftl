# The thinking board: a private board to try moves on, and private notes.

## Buttons

button-think = Think
button-think-line = Moves
button-think-back = Back to board
button-think-now = Go to match
button-think-thought = My tries
button-think-delete = { $count ->
        [one] Delete this move
       *[other] Delete { $count } moves from here
    }
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
think-leaves = { $player } { $two ->
        [yes] resigns
       *[no] leaves
    }
think-drawn = draw
think-now = The match stands here now.
think-turn = { $player } to move.
think-over = { COUNT($winners) ->
        [0] That’d be a draw: { $reason }.
       *[other] That’d be a win for { AND($winners) }: { $reason }.
    }
think-looked = You’ve looked at this before.
think-tried = You’ve tried { AND($moves) } here{ $more ->
        [0] .
        [one] , and 1 more move.
       *[other] , and { $more } more moves.
    }
think-on = Move in **{ $game }**: `{ $typed }` …
think-ahead = This is what `{ $move }` leads to.
think-title = Try a move in { $game }
think-gone = That place isn’t on your thinking board any more. Here’s the latest one.
think-deleted = Deleted.

## The line

think-choose-place = Go to a move
think-place-kind = { $kind ->
        [played] played in the match
        [taken-back] taken back in the match
       *[tried] tried
    }

## What the computer thinks

think-advising = I’m thinking about it …
think-chances = The chances, as I see them: { AND($chances) }.
think-chance = { $player } { $percent } of 100
think-best = { $number }. `{ $move }`: { $percent } of 100 for { $player }

## The list

think-list = { $count ->
        [0] You have no thinking boards yet. To open one, press **More** below a board and then **Think**, or use { COMMAND("analyse") }.
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
think-list-line = **{ $name }**: { $size } · { $at }
think-list-choose = Open a board, rename or delete it
think-rename-title = Rename a thinking board
think-rename-label = Its name (optional)
think-renamed = { $named ->
        [yes] Renamed.
       *[no] It no longer has a name.
    }
think-discard = Delete this thinking board{ $count ->
        [0] {""}
        [one] , with the move you’ve tried
       *[other] , with the { $count } moves you’ve tried
    }{ $own ->
        [yes] {" "}and your notes on it?
       *[no] ? Your notes on the match stay.
    }
think-discarded = Deleted.
kept-think-discard = OK, your thinking board stays.

## What cannot be tried or kept

refusal-analysis-gone = That place isn’t on your thinking board any more: its moves are gone. Nothing has changed.
refusal-analysis-leave = Here you can only try moves, or what happens if a player resigns.
refusal-analysis-nothing = You haven’t tried anything from here on, so there’s nothing to delete. The match’s own moves stay.
refusal-analysis-full = A thinking board holds { $most } moves, and this one is full. Delete a variation, then try more.
refusal-analyses-full = You have thinking boards for { $most } matches, and that’s as many as I keep. Delete one you no longer need.
refusal-no-such-analysis = That thinking board is gone: you deleted it, or it made room for newer ones.
refusal-analysis-name = A thinking board’s name can have up to { $most } characters, and not just invisible ones.
refusal-analysis-name-taken = You already have a thinking board called “{ $name }”. Choose another name.
refusal-too-many-analyses = You have { $most } thinking boards with names, and that’s as many as I keep. Delete one first.

## Where the computer does not help

refusal-analysis-helps = I can’t say anything about this position while match { $match } is on: its board is the same, or nearly. Ask me again once that match is over. The board: { $link }

## Notes

note-title = Your notes
note-position-label = On this position
note-whole-label = On the whole match
note-position = **Your note here:** { $note }
note-whole = **Your note:** { $note }
note-stored = { $any ->
        [yes] Noted. Nobody else will see it.
       *[no] You no longer have any notes here.
    }

refusal-note-long = A note has at most { $most } characters, and yours has { $count }. Shorten it and try again.
refusal-too-many-notes = You have { $most } notes here, and that’s as many as I keep on one match. Delete one first.
refusal-notes-full = You have { $most } notes on all your matches, and that’s as many as I keep. Delete some first.

## From thinking to playing

refusal-analysis-plan-elsewhere = There’s nothing to play or plan from here: these moves don’t follow from the current board. Go to a move after that board first.
refusal-analysis-plan-leave = Somebody resigns in this line, and you can’t play or plan that.

## Positions from elsewhere

refusal-analysis-position = I can’t read that as a position or a record. For an empty board, choose a game. Otherwise, paste or attach a position or record as I write them, or a match from AbstractPlay.
refusal-analysis-over = The match would be over here, so there’s nothing to think about.
