# Reading in records and positions: the form, and where those of AbstractPlay and positions cannot be read.

refusal-abstractplay-json = This file begins like a record from AbstractPlay, but I can’t read line { $line }. Export it there again.
refusal-abstractplay-field = In this record from AbstractPlay, the field `{ $field }` is missing or contains something I don’t know. Export it there again.
refusal-abstractplay-game = This record from AbstractPlay is a match of { $name }, and I can only read Druid from there.
refusal-abstractplay-variant = This record from AbstractPlay uses a variant I don’t have: “{ $name }”.
refusal-abstractplay-move = Move { $number } of this record, “{ $text }”, doesn’t fit. { $why }
refusal-abstractplay-result = The result in this record doesn’t match its moves. One of the two is wrong.
refusal-position-line = I can’t read line { $line } of this position: “{ $text }”. Correct it and try again.
refusal-position-missing = A line is missing from this position: the one that begins with `{ $field }`.
refusal-position-no-druid = With the option `walk`, a player’s first stone on one of their sides brings in their druid. In line { $line }, { $mark } has stones on such a side, on { AND($cells) }, but no druid. Say where it stands and where it’s going, such as `{ $example }`.
refusal-position-ended = The board in line { $line } of this position already ends the match. Add the line `outcome { $outcome }`, or change the board.

## The form of /match import

import-title = Import a match or a position
import-file = Upload a file
import-text = Or paste its text
import-text-hint = Up to { $most } characters. Upload anything longer as a file
