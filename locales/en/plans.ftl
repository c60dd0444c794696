# Planned answers: what somebody will play if another player replies as expected. Only they see what they have planned.

## Beside a board, for everybody

turn-planned = Planned: { $told }
turn-unplanned = { $player }, none of your planned answers fits any more.
turn-earlier = { $count ->
        [one] There was 1 move before these: { COMMAND("board") } shows it.
       *[other] There were { $count } moves before these: { COMMAND("board") } shows them.
    }
time-unplanned = None of your planned answers fits any more.

## Buttons

button-plans = If they answer …
button-plan-add = Add a line
button-plan-write = Write lines as text
button-plan-clear = Delete all
button-plan-list = All lines
button-plan-go-on = Continue
button-plan-answer-it = Choose my answer
button-plan-cut = Change the last move
button-plan-rewrite = Rewrite
button-plan-drop = Delete this line
button-plan-reply = If they play this
button-plan-answer = This is my answer
button-plan-near = Use { $move }

## The list and a line

plan-heading = Your planned answers in **{ $game }** with { AND($names) }. Only you can see them.
plan-none = Nothing planned yet. Pick a move { $player } might play, then your answer. If that move comes, I play your answer at once.
plan-closed = You can plan while it’s somebody else’s turn. The board: { $link }
plan-held = You’ve been offered a draw, so your planned answer `{ $move }` waits until you’ve replied to that. The board: { $link }
plan-choose = View or change a line
plan-line = { $moves }. The match: { $link }
plan-line-blocked = This line can’t be played right now, but that may change.
plan-others = The other players’ moves in between stay open. If your answer isn’t legal by then, I drop it and tell you.
plan-stored = Planned.
plan-dropped = Deleted.
plan-all-dropped = You have nothing planned any more.
plan-moved-on = The match has moved on. Here’s what’s left of your plan.

## Choosing and writing

plan-after = After { $moves }
plan-reply-begin = Put yourself in { $player }’s place in **{ $game }**: what might they play?
plan-reply-on = Their move in **{ $game }**: `{ $typed }` …
plan-reply-ahead = The board if they play `{ $move }`. Next, your answer.
plan-reply-title = Their move in { $game }
plan-answer-begin = What’s your answer in **{ $game }**?
plan-answer-on = Your answer in **{ $game }**: `{ $typed }` …
plan-answer-ahead = The board after your answer `{ $move }`. You haven’t planned it yet.
plan-answer-title = Your answer in { $game }
plan-write-title = Planned answers in { $game }
plan-write-label = Lines
plan-write-hint = { $several ->
        [yes] Next player’s move, then yours, no others; “;” between lines.
       *[no] Their move, your answer, and so on; “;” between lines.
    }{ $example ->
        [none] {""}
       *[other] {" "}E.g. { $example }
    }

## Why lines cannot be planned

refusal-plan-own-turn = It’s your turn, so just play your move: { $link }
refusal-plan-line-gone = That line isn’t in your plan any more: it has changed, or the match went another way.
refusal-plan-empty = I found no line in that. Write their move, then your answer, with a semicolon between lines{ $example ->
        [none] .
       *[other] , for example `{ $example }`.
    }
refusal-plan-others-moves = Line { $number } includes the other players’ moves. Leave out what they play between the reply and your answer: `{ $line }`. I haven’t saved anything.
refusal-plan-text-long = That’s too long: { $most } characters at most. I haven’t saved anything.
refusal-plan-lines = A plan can have { $most } lines at most. Delete one before you add another.
refusal-plan-line-long = Line { $number } is too long: { $most } moves at most, theirs and yours together. I haven’t saved anything.
refusal-plan-move = Line { $number }, move { $place }, `{ $move }`: { $why } I haven’t saved anything.
refusal-plan-no-answer = Line { $number } ends with their move `{ $move }`. Add your answer. I haven’t saved anything.
refusal-plan-over = In line { $number } the match is over before `{ $move }`. I haven’t saved anything.
refusal-plan-clash =
    { $before ->
        [none] Line { $number } starts with your answer `{ $move }`, and another line with `{ $other }`.
       *[other] Line { $number } answers `{ $before }` with `{ $move }`, and another line with `{ $other }`.
    } Keep one of them. I haven’t saved anything.
refusal-plan-ends = The match is over after `{ $move }`, so you don’t need an answer.
