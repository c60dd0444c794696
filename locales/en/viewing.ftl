# Looking back at matches, and reading them in.

view-page = Match { $id }: { $game }, { AND($names) }. Board { $entry } of { $last }.
view-title = Go to a board of { $game }
view-label = Its number, from 0 to { $last }
view-film = Match { $id }: { $game }, { AND($names) }, board after board.
view-film-part = It has { $boards } boards. { $shown } of them are shown, evenly spread.
view-since = Marked: every change of the last { $count ->
        [one] entry
       *[other] { $count } entries
    }, all there is since your own move.
button-flip = Flip
button-since = Since my move
refusal-record-origin = This record begins in the middle of a game. Only records from the first move on can be kept.
import-line = Line { $line } of the record: { $told }
