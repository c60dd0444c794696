# The words in and about the pictures of Contigo: pawns on cells, and pebbles in the pits around them.

## In pictures

board-pebbles-only = no pawn

## Alt text

piece-key = key pawn on { $cells }
alt-pebbles = Pebbles in pits 1–28: { $counts }.
alt-heritage = Pawns inherited from { $side }: { $cells }.
alt-movable = Pawns that can move: { $cells }.
alt-told = So far: { $move }.
# $ways: cells with the pit that rules each, “c5 (pit 4)”
alt-ways = { $cell } can go to { $ways }.
alt-way = { $cell } (pit { $pit })
alt-stuck = { $cell } has nowhere to go.
alt-pits = Pebbles can be taken from pits { $pits }.
alt-drops =
    { $way ->
        [clockwise] Clockwise from pit { $pit }, there is room in { $pits }.
       *[counter] Counter-clockwise from pit { $pit }, there is room in { $pits }.
    }
alt-pit = pit { $pit }

## What the marks on a text board mean

text-key = { $side }, key pawn
text-pits = around: pits with their pebbles
