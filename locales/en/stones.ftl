# The games of Druid in alt text and on the text board. Cells stand side by side without commas: there can be many.

## Alt text

# $cells: heights with the cells that have them, “1: a1 b4; 2: c3”
alt-tops = { $side } on top, by height: { $cells }.
alt-lintels = Lintels on top: { $cells }.
alt-druid = { $side }’s druid stands on { $cell } and has to reach the { $edge }.
alt-moves = Marked as possible: { $moves }.

edge-top = top side
edge-bottom = bottom side
edge-left = left side
edge-right = right side
edge-NW = north-west side
edge-NE = north-east side
edge-E = east side
edge-SE = south-east side
edge-SW = south-west side
edge-W = west side

## What the marks on a text board mean

text-stone = letter: side, figure: height
text-placed = small letter: placed last
text-high = + ten levels or more
text-druid-here = @ a druid stands here
