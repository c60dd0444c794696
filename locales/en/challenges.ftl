# Challenges: the card that everybody reads, what one person is asked and told, and presets. Names, mentions and what
# somebody wrote come made harmless, ready to be put into a sentence.

## Buttons

button-accept = Accept
button-decline = Decline
button-withdraw = Withdraw
button-counter = Other terms
button-terms = Change terms
button-preset = Save as preset
button-block = Block
button-another = Find another
button-correct = Fix it
button-anybody = Open to anyone

## The card

card-challenge = { AND($asked) }, **{ $challenger }** challenges { $several ->
        [yes] you all
       *[no] you
    } to a match of **{ $game }**.
card-open = **{ $challenger }** wants to play **{ $game }**. { $free ->
        [0] {""}
        [one] The first to accept takes the seat.
       *[other] { $free } seats are free: first come, first served.
    }
stake-tournament = { $name }, { $stage ->
        [third] match for third place
        [knockout] { $matches ->
            [1] final
            [2] semifinal
            [4] quarterfinal
            [8] last 16
            [16] last 32
           *[32] last 64
        }
       *[swiss] round { $round } of { $rounds }
    }{ $again ->
        [yes] {""}, played again
       *[no] {""}
    }
card-stake = { $stake }: { AND($players) } play **{ $game }**.
stake-league = { $name }, season { NUMBER($season, useGrouping: 0) }, round { $round }
card-seats = { $free ->
        [one] One more seat is free: the first to accept takes it.
       *[other] { $free } more seats are free: first come, first served.
    }
card-option = • **{ $option }**: { $text }
card-sides = **Sides**: { $sides }
card-clock = **Clock**: { $clock }
card-no-options = **Options**: none
card-sides-drawn = random
card-side-picked = { $player } plays { $side }
card-opens = { $player } makes the first bid
card-answers = { $player } answers the first bid
card-accepted = Accepted by { AND($taken) }. The match is on.
card-declined = { AND($declined) } declined. No match this time.
card-declined-note = { $player } declined: “{ $note }”
card-declined-by = Declined by { AND($declined) }.
card-seat-left = { $challenger } can find somebody else for { $count ->
        [one] the seat
       *[other] the seats
    }{ $more ->
        [yes] : press **{ button-more }**.
       *[no] .
    }
card-more = { $own ->
        [yes] Your challenge
       *[no] { $challenger }’s challenge
    } to a match of **{ $game }**.
card-withdrawn = The challenger has withdrawn this challenge.
card-expired = Nobody replied within seven days, so this challenge has expired.
card-waiting = { $count ->
        [0] Waiting for a reply. Expires { $until }.
       *[other] { AND($taken) } accepted; { $left ->
            [one] one seat is
           *[other] { $left } seats are
        } still free. Expires { $until }.
    }
card-not-posted = I couldn’t post your challenge in { $channel }: I’m not allowed to write there, the channel is gone, or a filter of the server stopped it. Here’s the card; only you can see it.
card-without-token = You’ve been challenged in { $channel }. I couldn’t post it there: I can only respond to commands in that place, and nobody has used one for a while.
card-countered = { $player } has asked for other terms: see the newer card.
card-changed = { $player } has changed the terms: see the newer card.
card-renewed = { $player } is offering a seat again: see the newer card.
card-countering = What’s different from { $challenger }’s challenge:
card-changing = What’s changed:
card-difference = • { $what }: { $now } (was { $before })
value-yes = yes
value-no = no
value-none = none

## What one person is told

challenge-sent = I’m posting your challenge in { $channel }.
card-sent-directly = I couldn’t post your challenge in { $channel }. I’ve sent you the card by direct message.
card-given-up = I couldn’t post your challenge in { $channel }, and you don’t accept direct messages from me. It’s still open, and people who can accept it will find it with { COMMAND("desk") }, but I can’t tell them. Tell them yourself, withdraw it, or challenge them in another channel.
challenge-changed = You’ve changed the terms. I’m posting the new card in { $channel }.
challenge-renewed = The seat is on offer again. I’m posting the new card in { $channel }; everybody who has accepted keeps their seat.
challenge-withdrawn = You’ve withdrawn your challenge.
preset-saved = Saved as “{ $name }”. You’ll find it at the top of the list in the option `game` of { COMMAND("challenge") }.

## What one person is asked

terms-title = Other terms for { $game }
terms-switches = Options
terms-side = Your side
terms-sides = Sides
terms-clock = Clock
terms-clock-hint = none, 3d, 12h, 7d+12h; with strict, running out of time loses at once.
correct-title =
    { $command ->
        [practice] Practice: { $game }
       *[challenge] Challenge to { $game }
    }
correct-typed = -# { $name }: { $text }
another-question = Who gets the seat?
another-choose = Ask somebody else
decline-title = Decline the challenge
decline-label = A message, if you like
preset-title = Save these terms
preset-label = Preset name
preset-hint = Keeps the game, its options and the clock under this name, just for you.
choice-preset = { $name } · { $terms }
choice-clock = { $text } · { $time }{ $strict ->
        [yes] ; if time runs out, you lose
       *[no] {""}
    }
choice-no-clock = { $text } · no clock: take as long as you like
side-drawn = Random

## What cannot be done

refusal-no-such-challenge = I can’t find challenge { $challenge } any more. Send a new one with { COMMAND("challenge") }.
refusal-challenge-closed = This challenge is closed: { $status ->
        [accepted] all seats are taken.
        [declined] it was declined. Send a new one with { COMMAND("challenge") }.
        [countered] somebody asked for other terms. See the newer card.
        [renewed] a seat is on offer again. See the newer card.
        [changed] its terms have changed. See the newer card.
       *[withdrawn] it was withdrawn. Send a new one with { COMMAND("challenge") }.
    }
refusal-challenge-expired = This challenge expired after seven days. Send a new one with { COMMAND("challenge") }.
refusal-own-challenge = You can’t play against yourself. Somebody else has to take the other seat.
refusal-not-invited = This challenge is for somebody else. Send your own with { COMMAND("challenge") }.
refusal-already-joined = You’ve already accepted. Wait for the others to reply.
refusal-already-declined = You’ve already declined. If you change your mind, accept while the seat is still free.
refusal-not-host = This is { $player }’s challenge, so only { $player } can find somebody else for it.
refusal-nobody-declined = All the declined seats are taken now, so there’s none left to offer.
refusal-not-challenger = This is { $player }’s challenge, so only { $player } can withdraw it.
refusal-too-many-opponents = This game has room for { $most ->
        [one] 1 opponent
       *[other] { $most } opponents
    }, and you named { $given }. Name fewer.
refusal-same-opponent = You named the same person twice. Name each opponent once.
refusal-too-many-challenges = You have { $most } challenges waiting for a reply. Withdraw one, or wait for a reply; { COMMAND("desk") } shows the ones that expire first.
refusal-too-many-to-one = { $player } already has { $most } challenges from you to reply to. Wait for a reply, or withdraw one.
refusal-too-many-today = You’ve made { $most } challenges in a day, and that’s the limit. Try again tomorrow; you can still accept other people’s challenges.
refusal-too-many-undone = You’ve withdrawn or changed { $most } challenges to { $player } in a day. Try again tomorrow, or let { $player } challenge you.
refusal-opponent-is-bot = Trilithon is the only bot that plays here. Challenge Trilithon or a person, or leave the opponent empty so anyone can accept.
refusal-same-terms = Those are the same terms. Change something, or keep them as they are.
refusal-terms-accepted = Somebody has already accepted these terms, so you can’t change them. You can still withdraw the challenge and send another.
refusal-no-such-game = There’s no game called “{ $typed }”. Choose { OR($games) }.
refusal-no-such-preset = You have no preset “{ $name }”. See yours in { COMMAND("settings me") }.
refusal-preset-name = A preset’s name needs 1 to { $most } visible characters.
refusal-too-many-presets = You already have { $most } presets. Save this one under an existing name to replace it, or delete one in { COMMAND("settings me") }.

## Where a challenge cannot be sent

refusal-challenge-needs-server = Only you and I are here, so nobody would see your challenge. Send it in a server channel, in a group chat, or in your messages with a friend; { COMMAND("help") } says how to add me there.
refusal-answers-hidden = Nobody else would see what I post here: I’m not a member of this server, and you don’t have { AND($permissions) }. Ask somebody who manages the server to grant you that or to invite me, or send your challenge in a group chat.
refusal-challenge-not-yours = You’re not allowed to write in this channel, so you can’t start a match here. Choose a channel where you can write.
refusal-missing-permissions = I can’t run a match in this channel: I don’t have { AND($permissions) }. Ask somebody who manages the server to grant that, or use another channel.
permission-view-channel = “View Channel”
permission-send-messages = “Send Messages”
permission-send-messages-in-threads = “Send Messages in Threads”
permission-create-public-threads = “Create Public Threads”
permission-use-external-apps = “Use External Apps”
permission-attach-files = “Attach Files”
permission-read-message-history = “Read Message History”
refusal-not-this-channel = You can’t send challenges in this channel. In this server, use { OR($channels) }.
refusal-not-your-role = In this server, only people with the role { $role } can send challenges. You can still accept one.
refusal-cannot-see = { $player } can’t see this channel, so they wouldn’t find your challenge or the boards. { COUNT($channels) ->
        [0] Challenge them in a channel that you both see
       *[other] Challenge them in a channel that you both see, such as { OR($channels) }
    }{ $account ->
        [yes] , or in your direct messages with each other, if you’ve added me to your account ({ COMMAND("help") } has the link).
       *[no] .
    }
refusal-not-here = { $player } can’t see this place. Challenge them somewhere you both can.

## Blocking somebody

button-block-yes = Yes, block
button-block-no = No
block-question = Block { $player }? They won’t be told. They can’t challenge or nudge you any more, and you decline any challenge they’ve sent you by name. Your running matches go on. You can undo this in { COMMAND("settings me") }.
block-done = You’ve blocked { $player }. You can undo this in { COMMAND("settings me") }.
kept-block = OK, I haven’t blocked anybody.
refusal-blocked = { $player } doesn’t accept challenges or nudges from you.
refusal-nobody = This person has had their data deleted, so there’s nobody to block.
refusal-own-block = You can’t block yourself.
refusal-too-many-blocks = You’ve blocked { $most } people, and that’s the limit. Unblock some in { COMMAND("settings me") }.
refusal-not-blocked = You haven’t blocked this person.
