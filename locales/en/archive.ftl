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
view-since = Marked: all that has changed since your own move{ $count ->
        [0] .
        [one] , 1 move ago.
       *[other] , { $count } moves ago.
    }
view-title = Go to a move of { $game }
view-label = Its number, from 0, the start, to { $last }
view-film = Match { $id }: { $game }, { AND($names) }, board after board.
view-film-part = It has { $boards } boards; the film shows one in { $stride }.

## Records that are read in

import-line = Line { $line } of the record: { $reason }
refusal-no-such-number =
    { $number ->
        [no] “{ $typed }” is not the number of a move. { $last ->
            [0] No move has been played yet: only 0, the start, is there.
           *[other] Write a number from 0, the start, to { $last }.
        }
       *[yes] This match has no move { $typed }. { $last ->
            [0] No move has been played yet: only 0, the start, is there.
           *[other] Write a number from 0, the start, to { $last }.
        }
    }
refusal-record-game = This record does not tell which game it is of. It needs a line such as `game: druid`; I know { AND($known) }.
refusal-record-line = I cannot read line { $line } of this record: “{ $text }”. Put it right and try again.
refusal-records-full = You have read in { $most } records, and I keep no more for one person. Delete one first: { COMMAND("board") } shows them, each with a button for that.
refusal-records-today = You have read in { $most } records within a day, which is all I take. Try again tomorrow.
refusal-record-long = This record is too long. I read { $size } KB at most.
refusal-record-line-long = Line { $line } of this record is too long. A line may have { $most } characters.
refusal-record-entries = This record has too many entries. I read { $most } at most.

## Deleting one of these

button-unimport-yes = Yes, delete it
button-unimport-no = No, keep it
unimport-question = Do you want match { $id }, which you read in, deleted for everybody? It cannot be undone.
unimport-done = Match { $id } is deleted.
kept-unimport = Match { $id } has not been deleted.

## One at a time

refusal-one-at-a-time = { $what ->
        [film] I am still drawing the film that you asked for. Wait for it, then ask for the next.
        [export] I am still writing the file that you asked for. Wait for it, then ask again.
        [record] I am still reading the record that you sent. Wait for it, then send the next.
        [follows] I am still drawing the boards that you follow. Wait for them, then ask again.
       *[desk] I am still drawing your desk. Wait for it, then ask again.
    }
