# What a suggested move means, in the few words that stand behind it in an autocompletion list: at most 60 characters.
# `suggest-<label>`, with the data of the engine's suggestion.

suggest-bid =
    { $bid ->
        [one] claim a win in a single turn
       *[other] claim a win within { $bid } turns
    }
suggest-bids = win within { $first }–{ $last } turns: pick this, then choose
suggest-call = accept the bid that stands
suggest-first = you make the first move
suggest-second = your opponent makes the first move

# Questions of the picker: `ask-<code>`, and what a choice is called on its button or in a list: `choice-<label>`.
ask-move = What do you play?
ask-target = Where to?
ask-bid = Within how many turns do you claim to win?
ask-begin = Who makes the first move?
choice-range = { $first }–{ $last }
choice-bid = { $bid }
choice-call = Accept the bid
choice-first = I do
choice-second = My opponent

# A whole move, the beginning of one, several that begin alike, and a range of several.
suggest-move = play { $text }
suggest-begin = begin with { $text }
suggest-more =
    { $count ->
        [one] one way to go on
       *[other] { $count } ways to go on: pick this, then choose
    }
suggest-range = { $count } ways to go on: pick this, then choose
