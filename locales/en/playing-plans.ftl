# Planned answers: what somebody will play if another player replies as expected. Only they see what they have planned.

## Beside a board, for everybody

turn-planned = Planned: { $told }
turn-unplanned = { $player }, none of your planned answers fits any more.
turn-earlier = { $count ->
        [one] One move before these; { COMMAND("board") } shows it.
       *[other] { $count } moves before these; { COMMAND("board") } shows them.
    }
time-unplanned = None of your planned answers fits any more.

## Buttons

button-plans = If they answer …
button-plan-add = Add a line
button-plan-write = Write lines as text
button-plan-clear = Drop all
button-plan-list = All lines
button-plan-go-on = Go on
button-plan-answer-it = Choose the answer
button-plan-cut = Change the last move
button-plan-rewrite = Rewrite
button-plan-drop = Drop this line
button-plan-reply = If they play this
button-plan-answer = I answer this
button-plan-near = Take { $move }

## The list and a line

plan-heading = Your planned answers in **{ $game }** with { AND($names) }. Nobody else sees them.
plan-none = There are none yet. Choose a move that { $player } may play, and what you play then. When that move comes, I play your answer at once.
plan-closed = You can add answers while others are to move. The board: { $link }
plan-held = A draw is offered to you: your planned answer `{ $move }` waits until you have answered that. The board: { $link }
plan-choose = Look at a line, or change it
plan-line = { $moves }. The match itself: { $link }
plan-line-blocked = As the board stands now, this cannot be played. It may still come to that.
plan-others = What the others play in between is left open; if your answer is against the rules by then, I drop it and tell you.
plan-stored = Planned.
plan-dropped = Dropped.
plan-all-dropped = You have nothing planned any more.
plan-moved-on = The match has moved on. This is what is left of your plan.

## Choosing and writing

plan-after = After { $moves }
plan-reply-begin = Put yourself in { $player }’s place in **{ $game }**: what may they play?
plan-reply-on = Their move in **{ $game }**: `{ $typed }` …
plan-reply-ahead = This is the board if they play `{ $move }`. Your answer comes next.
plan-reply-title = Their move in { $game }
plan-answer-begin = What do you answer in **{ $game }**?
plan-answer-on = Your answer in **{ $game }**: `{ $typed }` …
plan-answer-ahead = This is the board after your answer `{ $move }`. Nothing is played yet.
plan-answer-title = Your answer in { $game }
plan-write-title = Planned answers in { $game }
plan-write-label = Lines
plan-write-hint = { $several ->
        [yes] Next player’s move, your answer, …; not the others’. “;” between lines.
       *[no] Their move, your answer, and so on; “;” between lines.
    }{ $example ->
        [none] {""}
       *[other] {" "}As in { $example }
    }

## Why lines cannot be planned

refusal-plan-own-turn = It is your turn, so there is nobody to answer. Play your move first: { $link }
refusal-plan-line-gone = That line is not in your plan any more: it was changed, or the match went elsewhere.
refusal-plan-empty = There is no line in that. Write a reply and then your answer, and put a semicolon between two lines{ $example ->
        [none] .
       *[other] , as in `{ $example }`.
    }
refusal-plan-others-moves = I have stored none of it. In this match a line leaves out what the others play between the reply and your answer, and line { $number } has it. Write it as `{ $line }`.
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
refusal-plan-ends = The match is over after `{ $move }`, so there is nothing to answer.
