# Ce qu’une image d’une suite de coups dit à qui ne peut pas la voir.

alt-line = { $count ->
    [one] Un coup de { $game }.
   *[other] { $count } coups de { $game }, un plateau après chacun.
}
alt-line-move = { $number }. { $what }.
alt-line-by = { $who } : { $move }
alt-line-then = Le dernier plateau :
alt-line-film = { $count ->
    [0] Un plateau de { $game }, en animation.
    [one] Un coup de { $game }, en animation.
   *[other] { $count } coups de { $game }, l’un après l’autre, en animation.
}
