# What a picture of a line of moves says to those who cannot see it.

alt-line = { $count ->
    [one] One move in { $game }.
   *[other] { $count } moves in { $game }, a board after each.
}
alt-line-move = { $number }. { $what }.
alt-line-by = { $who }: { $move }
alt-line-then = The last board:
alt-line-film = { $count ->
    [0] A board of { $game }, as an animation.
    [one] One move in { $game }, as an animation.
   *[other] { $count } moves in { $game }, one after the other, as an animation.
}
