# What a suggested move means, in the few words that stand behind it in an autocompletion list: at most 60 characters.
# `suggest-<label>`, with the data of the engine's suggestion.

suggest-swap = swap sides with your opponent
suggest-bid =
    { $bid ->
        [one] claim you’ll win in a single turn
       *[other] claim you’ll win within { $bid } turns
    }
suggest-bids = win within { $first }–{ $last } turns: pick this, then choose
suggest-call = accept the current bid
suggest-first = you move first
suggest-second = your opponent moves first

# Questions of the picker: `ask-<code>`, and what a choice is called on its button or in a list: `choice-<label>`.
ask-move = What do you play?
ask-target = Where to?
ask-bid = In how many turns can you win?
ask-begin = Who moves first?
# A choice with its number on the picture.
choice-numbered = { $number } · { $choice }
choice-range = { $first }–{ $last }
choice-bid = { $bid }
choice-call = Accept the bid
choice-swap = Swap sides
choice-first = I do
choice-second = My opponent

# A whole move, the beginning of one, several that begin alike, and a range of several.
suggest-move = play { $text }
suggest-begin = start with { $text }
suggest-more =
    { $count ->
        [one] one way to continue
       *[other] { $count } ways to continue: pick this, then choose
    }
suggest-range = { $count } ways to continue: pick this, then choose

# How people write the words of moves, in place of the notation: `word-<word>`, forms with commas between, read in every
# language without regard to capitals and accents. A number may follow the forms of a bid. No form has two meanings.
word-pass = pass, i pass, i’ll pass
word-swap = swap, i swap, swap sides, i swap sides, exchange sides
word-bid = bid, i bid, bid of, my bid is
word-call = call, i call, accept, i accept, accept the bid, i accept the bid
word-first = first, i do, i begin, i go first
word-second = second, my opponent, i go second
# A kind of stone, before cells.
word-lintel = lintel
# What stands between two cells, and before the first: “from 30a to 29a”.
word-to = to, onto
word-from = from
# The steps of a druid: before a direction or a cell, or alone; and the directions by the letters of the notation.
word-step = step, walk, i step, i walk
word-n = n, north
word-ne = ne, north-east, northeast, north east
word-e = e, east
word-se = se, south-east, southeast, south east
word-s = s, south
word-sw = sw, south-west, southwest, south west
word-w = w, west
word-nw = nw, north-west, northwest, north west
