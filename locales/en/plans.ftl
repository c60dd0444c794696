# Planned answers: what somebody will play if another player replies as expected. Only they see what they have planned.

## Beside a board, for everybody

turn-planned = Planned: { $told }
turn-unplanned = { $player }, none of your planned answers fits any more.

## Why lines cannot be planned

refusal-plan-own-turn = It is your turn, so there is nobody to answer. Play your move first: { $link }
refusal-plan-line-gone = That line is not in your plan any more: it was changed, or the match went elsewhere.
refusal-plan-empty = There is no line in that. Write a reply and then your answer, and put a semicolon between two lines, as in `b4 c3; b5 c6`.
refusal-plan-text-long = That is longer than I can read: { $most } characters at most. I have stored none of it.
refusal-plan-lines = A plan has room for { $most } lines. Drop one before you add another.
refusal-plan-line-long = Line { $number } is too long: I follow { $most } moves, replies and answers together. I have stored none of it.
refusal-plan-move = I have stored none of it. Line { $number }, move { $place }, `{ $move }`: { $why }
refusal-plan-no-answer = I have stored none of it: line { $number } ends with the reply `{ $move }`. Add your answer to it.
refusal-plan-over = I have stored none of it: in line { $number } the match is over before `{ $move }`.
refusal-plan-clash =
    { $before ->
        [none] Line { $number } answers `{ $move }` where another line answers `{ $other }`.
       *[other] Line { $number } answers `{ $before }` with `{ $move }`, and another line with `{ $other }`.
    } I can play only one of them, so I have stored nothing.
