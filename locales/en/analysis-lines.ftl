# “Show it”: a line of moves, posted as a picture or a film with a few words about it.

button-show-line = Show it
line-title = Show this line
line-comment-label = A few words from you
line-comment-hint = Everybody here will read them. You can leave this empty.
line-form-label = Show it as
line-form-picture = One picture, with a board after each move
line-form-film = A film

## The post

line-shown =
    { $who } shows { $count ->
        [one] a move
       *[other] a line of { $count } moves
    } in { $game }.
line-shown-match =
    { $who } shows { $count ->
        [one] a move
       *[other] a line of { $count } moves
    } in { $game }, match { $id }: { AND($names) }.
line-shown-last = The picture shows the last { $shown }.

## Why it is not posted

refusal-show-line-running = Match { $match } is still on, so what you think of it stays between us. Show it once the match is over.
refusal-show-line-elsewhere = Not everybody here can see match { $match }. Show this where it was played: { $link }
refusal-show-line-empty = There’s no line to show yet. Play at least one move on the board first.
