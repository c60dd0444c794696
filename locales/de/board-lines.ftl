# Was das Bild einer Zugfolge allen sagt, die es nicht sehen.

alt-line = { $count ->
    [one] Ein Zug in { $game }.
   *[other] { $count } Züge in { $game }, nach jedem ein Brett.
}
alt-line-move = { $number }. { $what }.
alt-line-by = { $who }: { $move }
alt-line-then = Das letzte Brett:
alt-line-film = { $count ->
    [0] Ein Brett von { $game } als Film.
    [one] Ein Zug in { $game } als Film.
   *[other] { $count } Züge in { $game }, einer nach dem anderen, als Film.
}
