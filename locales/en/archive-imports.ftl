# Records of AbstractPlay and positions, where they cannot be read in.

refusal-abstractplay-json = This file begins like a record from AbstractPlay, but I cannot read its line { $line }. Export it there once more.
refusal-abstractplay-field = This record from AbstractPlay lacks the field `{ $field }`, or has something else in it than I know. Export it there once more.
refusal-abstractplay-game = This record from AbstractPlay is one of { $name }. Of the games there I read Druid only.
refusal-abstractplay-variant = This record from AbstractPlay is of a variant that I do not have: “{ $name }”.
refusal-abstractplay-move = Move { $number } of this record, “{ $text }”, does not fit. { $why }
refusal-abstractplay-result = The result that this record gives is not the one its moves lead to. One of the two is wrong.
refusal-position-line = I cannot read line { $line } of this position: “{ $text }”. Put it right and try again.
refusal-position-missing = This position lacks a line: the one that begins with `{ $field }`.
refusal-position-no-druid = With the option `walk`, the first stone on a side of one’s own brings the druid. Line { $line } has stones of { $mark } on such a side, on { AND($cells) }, but no druid of { $mark }. Say where it stands and where it’s going, such as `{ $example }`.
refusal-position-ended = In this position, the match has ended by the board in line { $line }. Add the line `outcome { $outcome }`, or change the board.
