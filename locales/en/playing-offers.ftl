# What players ask of each other: draws, takebacks, one more match; pauses are with the clocks. Names, moves and
# mentions come made harmless.

## Buttons

button-draw = Offer a draw
button-claim-draw = Claim a draw
button-withdraw-own = Withdraw ({ $player })
button-takeback = Take back
button-rematch = Rematch

## What everybody reads

offer-draw = **{ $player }** offers a draw in { $game }.
offer-takeback = **{ $player }** asks to take back { AND($plies) }.
offer-open = { $count ->
        [0] { AND($asked) }, do you agree? Whoever plays on instead declines.
       *[other] { AND($agreed) } agreed. { AND($asked) }, do you agree too? Whoever plays on instead declines.
    }
offer-accepted = Agreed.
offer-declined = Declined by { $player }.
offer-withdrawn = Withdrawn.
offer-lapsed = The match has moved on, and this is off the table.
turn-taken-back = { $player } took back { AND($plies) }.
turn-repeated = This position stands for the third time or more: any player still in may claim a draw, behind **More** or with { COMMAND("match draw") } and its option `repetition`.
card-rematch = It is the rematch of match { $rematch }.

## What one person hears

offer-sent = You have offered a draw; the offer appears in the match.
offer-agreed = You have agreed to the draw that was offered.
claim-draw-done = You have claimed a draw for the third repetition. The match: { $link }
takeback-done = Taken back: { AND($plies) }. The board is on its way. The match: { $link }
takeback-asked = Somebody has played or looked at the board since, or you have taken back many moves in this match, so the others have to agree. You have asked to take back { AND($plies) }; the question appears in the match: { $link }
rematch-sent = The challenge to a rematch is on its way to { $channel }.
rematch-accepted = You have accepted the rematch; see { $channel }.

## What cannot be done

refusal-no-own-ply = You have not played a move yet, so there is nothing to take back.
refusal-nothing-to-take-back = You have no move here that could be taken back. What was played before somebody left stays.
refusal-no-such-offer = This question is not known any more. It can be asked anew in the match.
refusal-offer-open = { $what ->
        [draw] Your offer of a draw is still open. The others have yet to answer.
        [pause] You have asked for a pause already. The others have yet to answer.
       *[takeback] You have asked to take your move back already. The others have yet to answer.
    }
refusal-offered-before = { $what ->
        [draw] You have offered a draw at this board already. Play on before you offer another.
        [pause] You have asked for a pause at this board already. Play on before you ask for another, or let the others ask.
       *[takeback] You have asked to take this move back already, and once is enough.
    }
refusal-offer-closed = { $status ->
        [accepted] This was agreed already.
        [declined] This was declined already.
        [withdrawn] This was withdrawn.
       *[lapsed] This came too late: the match has moved on.
    }
refusal-own-offer = That is for the others to answer. You can withdraw what you asked.
refusal-agreed-before = You have agreed already; the others have yet to answer.
refusal-not-offerer = { $player } asked this, and nobody else can withdraw it.
refusal-match-runs = Match { $match } is still going on. A rematch comes after it: { $link }
refusal-no-match-ended = You have not finished a match yet, so there is none to play again. Start one with { COMMAND("challenge") }, or one against Trilithon with { COMMAND("practice") }.
refusal-rematch-on-its-way = Your challenge to a rematch is on its way already. The others have yet to answer.
refusal-rematch-began = The rematch has begun already: it is match { $rematch }, which { COMMAND("board") } can show.
refusal-player-gone = Somebody who played match { $match } has had their data deleted, so the same people cannot play again. Challenge the others with { COMMAND("challenge") }.
