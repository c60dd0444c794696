# Looking back at matches, and reading them in.

## Buttons

button-replay = Replay
button-find = Go to …
button-flip = Flip
button-since = Since my move
button-animate = Animate
button-unimport = Delete

## The viewer

view-page = Match { $id }: { $game }, { AND($names) }. { $stands ->
        [yes] { $ply ->
            [0] Start, move 0 of { $last }.
           *[other] Move { $ply } of { $last }.
        }
       *[no] Move { $ply }, taken back later.
    }
view-since = Highlighted: what’s changed since your last move{ $count ->
        [0] .
        [one] , 1 move ago.
       *[other] , { $count } moves ago.
    }
view-title = Go to a move in { $game }
view-label = Move number, 0 (the start) to { $last }
view-film = Match { $id }: { $game }, { AND($names) }, board by board.
view-film-part = The match has { $boards } boards; the film shows one in every { $stride }.

## Records that are read in

import-line = Line { $line } of the record: { $reason }
refusal-no-such-number =
    { $number ->
        [no] “{ $typed }” isn’t a move number. { $last ->
            [0] No move has been played yet, so there’s only 0, the start.
           *[other] Write a number from 0, the start, to { $last }.
        }
       *[yes] This match has no move { $typed }. { $last ->
            [0] No move has been played yet, so there’s only 0, the start.
           *[other] Write a number from 0, the start, to { $last }.
        }
    }
refusal-record-game = This record doesn’t say which game it is. Add a line such as `game: druid`; I know { AND($known) }.
refusal-record-line = I can’t read line { $line } of this record: “{ $text }”. Correct it and try again.
refusal-records-full = You’ve imported { $most } records, and that’s the limit. Delete one first: { COMMAND("board") } shows them, each with a delete button.
refusal-records-today = You’ve imported { $most } records in a day, and that’s the limit. Try again tomorrow.
refusal-record-long = This record is too long. I can read { $size } KB at most.
refusal-record-line-long = Line { $line } of this record is too long. A line can have { $most } characters at most.
refusal-record-entries = This record has too many entries. I can read { $most } at most.
refusal-record-missing = There’s nothing to import: upload a file, or paste its text.
refusal-record-both = You uploaded a file and pasted a text, and I can only import one of them. Nothing was imported: try again with one.
refusal-record-not-text = “{ $file }” isn’t a text file. Matches and positions are text, in files such as match.txt or match.json.
refusal-record-empty = The file “{ $file }” is empty.

## Deleting one of these

button-unimport-yes = Yes, delete it
button-unimport-no = No, keep it
unimport-question = Delete match { $id }, which you imported? It’ll be gone for everybody, and you can’t undo this.
unimport-done = I’ve deleted match { $id }.
kept-unimport = OK, match { $id } stays.

## One at a time

refusal-one-at-a-time = { $what ->
        [film] I’m still making your last film. Wait for it, then ask for the next.
        [export] I’m still writing your file. Wait for it, then ask again.
        [record] I’m still reading your last record. Wait until it’s done, then send the next.
        [follows] I’m still drawing the boards you follow. Wait for them, then ask again.
       *[desk] I’m still drawing your desk. Wait for it, then ask again.
    }
