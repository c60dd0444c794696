# What players ask of each other: draws, takebacks, one more match; pauses are with the clocks. Names, moves and
# mentions come made harmless.

## Buttons

button-draw = Offer a draw
button-claim-draw = Claim a draw
button-withdraw-own = Withdraw ({ $player })
button-takeback = Take back
button-rematch = Rematch

## What everybody reads

# Computers offer one where nobody has got any further for so many rounds; otherwise it is 0.
offer-draw = { $rounds ->
        [0] **{ $player }** offers a draw in { $game }.
       *[other] **{ $player }** offers a draw in { $game }: nobody has made any progress in the last { $rounds } rounds.
    }
offer-takeback = **{ $player }** asks to take back { AND($plies) }.
offer-open = { $count ->
        [0] { AND($asked) }, do you agree? If you play on instead, that’s a no.
       *[other] { AND($agreed) } agreed. { AND($asked) }, do you agree too? If you play on instead, that’s a no.
    }
offer-accepted = Agreed.
offer-declined = Declined by { $player }.
offer-withdrawn = Withdrawn.
offer-lapsed = The match has moved on, so this no longer stands.
turn-taken-back = { $player } took back { AND($plies) }.
turn-repeated = This position has come up three times or more. Any player still in the match can claim a draw: press **More**, or use { COMMAND("match draw") } with its option `repetition`.
card-rematch = This is the rematch of match { $rematch }.

## What one person hears

offer-sent = You’ve offered a draw. I’m posting the offer in the match.
offer-agreed = You’ve agreed to a draw.
claim-draw-done = You’ve claimed a draw by repetition. The match: { $link }
takeback-done = Taken back: { AND($plies) }. The new board comes next. The match: { $link }
takeback-asked = The others have to agree, because somebody has seen the board or moved since, or because you’ve taken back many moves in this match. I’ve asked them about { AND($plies) }: { $link }
rematch-sent = I’m posting your rematch challenge in { $channel }.
rematch-accepted = You’ve accepted the rematch: { $channel }

## What cannot be done

refusal-no-own-ply = You haven’t moved yet, so there’s nothing to take back.
refusal-nothing-to-take-back = You have no move to take back. Moves from before a player left can’t be taken back.
refusal-no-such-offer = This question is out of date. Ask again in the match.
refusal-offer-open = { $what ->
        [draw] You’ve already offered a draw. Wait for the others to reply.
        [pause] You’ve already asked for a pause. Wait for the others to reply.
       *[takeback] You’ve already asked to take your move back. Wait for the others to reply.
    }
refusal-offered-before = { $what ->
        [draw] You’ve already offered a draw in this position. Play on before you offer another.
        [pause] You’ve already asked for a pause in this position. Play on before you ask again, or let the others ask.
       *[takeback] You’ve already asked to take this move back. You can only ask once.
    }
refusal-offer-closed = { $status ->
        [accepted] This has already been agreed.
        [declined] This has already been declined.
        [withdrawn] This has been withdrawn.
       *[lapsed] Too late: the match has moved on.
    }
refusal-own-offer = You asked, so the others have to reply. You can withdraw it.
refusal-agreed-before = You’ve already agreed. Wait for the others to reply.
refusal-not-offerer = { $player } asked for this, so only { $player } can withdraw it.
refusal-match-runs = Match { $match } isn’t over yet. Play it to the end, then ask for a rematch: { $link }
refusal-no-match-ended = You haven’t finished a match yet, so there’s no rematch to play. Start one with { COMMAND("challenge") }, or play Trilithon with { COMMAND("practice") }.
refusal-rematch-on-its-way = You’ve already asked for a rematch. Wait for the others to reply.
refusal-rematch-began = The rematch is already running: match { $rematch }. Open it with { COMMAND("board") }.
refusal-player-gone = Somebody from match { $match } has had their data deleted, so there can’t be a rematch. Challenge the others with { COMMAND("challenge") }.
