# Hints against the computer, and the review of a match.

## A hint

button-hint = Hint
button-hint-move = Show me the move
hint-where =
    { $around ->
        [yes] Look around { $cell }.
       *[no] Look at { $cell }.
    }
hint-nowhere = Look at the buttons, not at the board.
# $first: whether this is the first of two rounds
hint-move = I’d play `{ $move }`. As I see it, that wins { $first ->
        [yes] round 1 in { $percent } of 100 matches
       *[no] { $percent } of 100 matches
    } between equally strong players.
# Where what follows says that the move wins.
hint-plain = I’d play `{ $move }`.
hint-won = I’d play `{ $move }`. It wins{ $first ->
        [yes] {" "}round 1
       *[no] {""}
    }, whatever the replies.
hint-lost = I’d play `{ $move }`. It holds out longest, but as I see it, { $first ->
        [yes] this round
       *[no] the match
    } is lost.
# Below a board on which the places of this fact are circled.
fact-circled = { $fact } (Circled on the board.)
# A sentence about winning, in a match of two rounds. $means: what is won
fact-of-a-round =
    { $means ->
        [tie] { $fact } Winning here ties the two rounds.
       *[round] { $fact } Winning here wins round 1, not the match.
    }
# What speaks against a move that is proposed all the same. $fact: a sentence of this kind, beginning with a small letter.
fact-but =
    { $code ->
        [walk-needs] But { $fact }
        [walk-other-needs] But { $fact }
       *[other] But it { $fact }
    }
# What speaks against a move that is not proposed.
fact-of-other =
    { $code ->
        [walk-needs] After `{ $move }`, { $fact }
        [walk-other-needs] After `{ $move }`, { $fact }
       *[other] `{ $move }` { $fact }
    }
# Before the match proper: why a bid, a call (the last bid stands) or a side. $word: what is to be said
hint-auction =
    { $word ->
        [bid] I think you can still win in that many turns.
        [call] I don’t think you can win in fewer turns.
       *[other] I think that side stands at least as well as the other.
    }
refusal-hint-people = Match { $match } has another person in it, so I don’t give hints there.
refusal-hint-helps = This position is the same as in your match { $match }, or nearly, so a hint would help you there. Ask again once that match is over. The board: { $link }
refusal-hints-waiting = I’m still working on your last request. Try again in a moment.

## What follows a move

# A move and who plays it, in a list.
line-ply = `{ $move }` by { $player }
# What is wrong with a move. $then: what is likely to follow the reply.
line-lets =
    { COUNT($then) ->
        [0] `{ $move }` lets { $player } play `{ $reply }`.
       *[other] `{ $move }` lets { $player } play `{ $reply }`, and then I expect { AND($then) }.
    }
line-better-than =
    { COUNT($then) ->
        [0] Better than `{ $move }`, which lets { $player } play `{ $reply }`.
       *[other] Better than `{ $move }`, which lets { $player } play `{ $reply }`; then I expect { AND($then) }.
    }
line-goes-on = I expect it to go on with { AND($then) }.
line-wins = That wins for { $player }.
line-drawn = { $line } (The small boards show how.)

## The review

button-review = Review
button-review-again = Look again
button-review-all = Everybody’s moves
button-review-own = Only my moves
button-review-back = Back to the review
button-review-played = As played
button-review-better = The better move
button-try = Try it
button-try-again = Try another move
review-heading = **Review of match { $id }: { $game }** ({ AND($names) })
review-waiting = I’m going through match { $id }, move by move. { $before ->
        [0] Press **Look again** in a minute.
        [one] 1 review is ahead of yours. Press **Look again** in a few minutes.
       *[other] { $before } reviews are ahead of yours. Press **Look again** in a few minutes.
    }
review-clean = { $own ->
        [yes] None of your moves gave much away, as far as I can see.
       *[no] No move gave much away, as far as I can see.
    }
review-point = **{ $number }.** Move { $ply }, { $player }: `{ $played }`. Chances: { $before } → { $after } of 100
review-sample = -# This is a long match, so I looked at { $looked } of its { $positions } positions, evenly spread. I haven’t judged what happened in between.
review-picture = -# The picture shows each player’s chances after every move, in per cent, between equally strong players.
review-played = Move { $ply } of match { $id }: { $player } played `{ $move }`. Chances: { $before } → { $after } of 100
review-better = Better at move { $ply }: `{ $move }`. { $player }’s chances stay at { $before } of 100.
review-try = { $player } to move, at move { $ply } of match { $id }. In the match it was `{ $played }`, but there’s something better. What would you play?
review-try-right = `{ $move }`: I’d play that, too.
review-try-good = `{ $move }` is as good as the move I had in mind: your chances are { $percent } of 100.
review-try-wrong = After `{ $move }` I put your chances at { $percent } of 100; the best move keeps { $best }.
refusal-review-running = Match { $match } isn’t over yet. Ask for a review when it is.
refusal-review-helps = This match has a board that’s the same as in your match { $match }, or nearly. Ask for a review when that one is over. The board: { $link }
refusal-reviews-waiting = { $most ->
        [one] I’m still working on a review for you. Ask for the next when it’s done.
       *[other] I’m still working on { $most } reviews for you. Ask for the next when one of them is done.
    }
refusal-no-such-point = This review doesn’t have that move. Open it again with **Review**.
