# Hints against the computer, and the review of a match.

## A hint

button-hint = Hint
button-hint-move = Show me the move
hint-where =
    { $around ->
        [yes] Look around { $cell }.
       *[no] Look at { $cell }.
    }
hint-nowhere = Here, look at the buttons rather than at the board.
hint-move = I would play `{ $move }`. As I see it, that wins { $percent } matches out of 100 between players of equal strength.
# Where what follows says that the move wins.
hint-plain = I would play `{ $move }`.
hint-won = I would play `{ $move }`. It wins, whatever the answers.
hint-lost = I would play `{ $move }`. It resists longest; as I see it, the match is lost.
# Below a board on which the places of this fact are circled.
fact-circled = { $fact } (Circled on the board.)
refusal-hint-people = In match { $match } another person plays too, so I give no hints there.
refusal-hints-waiting = I am still thinking about what you asked before. Try again in a moment.

## The review

button-review = Review
button-review-again = Look again
button-review-all = Everybody’s moves
button-review-own = Only my moves
button-review-back = Back to the review
button-review-played = As it was played
button-review-better = The better move
button-try = Try it
button-try-again = Try another move
review-heading = **Review of match { $id }: { $game }** ({ AND($names) })
review-waiting = I am looking at match { $id }, move by move. { $before ->
        [0] Press **Look again** in a minute.
        [one] One review comes before it. Press **Look again** in a few minutes.
       *[other] { $before } reviews come before it. Press **Look again** in a few minutes.
    }
review-clean = { $own ->
        [yes] None of your moves gave much away, as far as I can see.
       *[no] No move gave much away, as far as I can see.
    }
review-point = **{ $number }.** Move { $ply }, { $player }: `{ $played }`. Chance to win: { $before }% → { $after }%
review-sample = -# This match is long: I looked at { $looked } of its { $positions } positions, evenly spread. What happened between them I haven’t judged.
review-picture = -# The picture: each player’s chance to win after every move, in per cent, between players of equal strength.
review-played = Move { $ply } of match { $id }: { $player } played `{ $move }`. Chance to win: { $before }% → { $after }%
review-better = Better in place of move { $ply }: `{ $move }`. { $player } keeps a chance of { $before }%.
review-try = { $player } to move, at move { $ply } of match { $id }. In the match, `{ $played }` was played, and something else is better. What would you play?
review-try-right = `{ $move }`: that is the move I would play.
review-try-good = `{ $move }` is as good as the move I had in mind: { $percent }% to win.
review-try-wrong = After `{ $move }` I see { $percent }% to win; the best move keeps { $best }%.
refusal-review-running = Match { $match } is not over yet. I review it once it is.
refusal-review-helps = The board of your match { $match } stands in this record, too. I review it once that match is over.
refusal-reviews-waiting = { $most ->
        [one] I am still working on a review for you. Ask for the next once it is done.
       *[other] I am still working on { $most } reviews for you. Ask for the next once one of them is done.
    }
refusal-no-such-point = This review has no such move. Open it again with **Review**.
