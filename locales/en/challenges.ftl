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
button-correct = Correct it
button-anybody = Open to anybody

## The card

card-challenge = { AND($asked) }, **{ $challenger }** challenges you to a match of **{ $game }**.
card-open = **{ $challenger }** would like to play **{ $game }**. { $free ->
        [0] {""}
        [one] Whoever accepts first takes the seat.
       *[other] { $free } seats are open to whoever accepts first.
    }
card-league = **{ $league }**, season { NUMBER($season, useGrouping: 0) }, round { $round }: { AND($players) } play **{ $game }**.
card-seats = { $free ->
        [one] One more seat is open to whoever accepts first.
       *[other] { $free } more seats are open to whoever accepts first.
    }
card-option = • **{ $option }**: { $text }
card-sides = **Sides**: { $sides }
card-clock = **Clock**: { $clock }
card-no-options = **Options**: none
card-sides-drawn = drawn at random
card-side-picked = { $player } plays { $side }
card-opens = { $player } opens the bidding
card-answers = { $player } answers the first bid
card-accepted = Accepted by { AND($taken) }. The match is on.
card-declined = { AND($declined) } declined. No match this time.
card-declined-note = { $player } declined: “{ $note }”
card-declined-by = Declined by { AND($declined) }.
card-seat-left = { $challenger } can find somebody else for { $count ->
        [one] the seat
       *[other] the seats
    }{ $more ->
        [yes] , behind **{ button-more }**.
       *[no] .
    }
card-more = { $own ->
        [yes] Your challenge
       *[no] The challenge by { $challenger }
    } to a match of **{ $game }**.
card-withdrawn = Withdrawn by the challenger.
card-expired = Seven days went by without an answer; this challenge has expired.
card-waiting = { $count ->
        [0] Waiting for an answer. Expires { $until }.
       *[other] { AND($taken) } accepted; { $left ->
            [one] one seat is
           *[other] { $left } seats are
        } still to be taken. Expires { $until }.
    }
card-not-posted = I could not post your challenge in { $channel }: I may not write there, or the channel is gone. Here is the card; nobody else can see it.
card-without-token = Here is a challenge to you from { $channel }, where I can only answer, and nobody has asked me anything for a while.
card-countered = { $player } asks for other terms: the newer card has them.
card-changed = { $player } has changed the terms: the newer card has them.
card-renewed = { $player } offers a seat anew: the newer card has it.
card-countering = What differs from the challenge by { $challenger }:
card-changing = What has changed:
card-difference = • { $what }: { $now } (before: { $before })
value-yes = yes
value-no = no
value-none = none

## What one person is told

challenge-sent = Your challenge is on its way to { $channel }.
challenge-changed = The terms are changed; the new card is on its way to { $channel }.
challenge-renewed = The seat is offered anew; the new card is on its way to { $channel }. Whoever had accepted keeps their seat.
challenge-withdrawn = Your challenge is withdrawn.
preset-saved = Saved as “{ $name }”. From now on { COMMAND("challenge") } has it at the top of the option `game`.

## What one person is asked

terms-title = Other terms for { $game }
terms-switches = Variants
terms-switches-hint = None
terms-side = Your side
terms-sides = Sides
terms-clock = Clock
terms-clock-hint = none, 3d, 12h, 7d+12h; add strict, and whoever runs out of time loses at once.
correct-title =
    { $command ->
        [practice] Practice: { $game }
       *[challenge] Challenge to { $game }
    }
correct-typed = -# { $name }: { $text }
another-question = Who is to have the seat?
another-choose = Ask somebody else
decline-title = Decline the challenge
decline-label = A word to go with it, if you like
preset-title = Save these terms
preset-label = Name of the preset
preset-hint = The game, its options and the clock are kept under this name, for you alone.
choice-preset = { $name } · { $terms }
choice-clock = { $text } · { $time }{ $strict ->
        [yes] ; time over, match lost
       *[no] {""}
    }
choice-no-clock = { $text } · no clock: each move takes as long as it takes
side-drawn = At random

## What cannot be done

refusal-no-such-challenge = Challenge { $challenge } is not known any more. { COMMAND("challenge") } sends a new one.
refusal-challenge-closed = This challenge is closed already: { $status ->
        [accepted] all seats are taken.
        [declined] it was declined. { COMMAND("challenge") } sends a new one.
        [countered] somebody asked for other terms, and a newer card has them.
        [renewed] a newer card has its seats.
        [changed] its terms were changed, and a newer card has them.
       *[withdrawn] it was withdrawn. { COMMAND("challenge") } sends a new one.
    }
refusal-challenge-expired = This challenge was good for seven days, and they are over. { COMMAND("challenge") } sends a new one.
refusal-own-challenge = You cannot play against yourself. Somebody else has to take the seat opposite you.
refusal-not-invited = This challenge was sent to somebody else, who alone can answer it. { COMMAND("challenge") } sends one of your own.
refusal-already-joined = You have accepted already; the others have yet to answer.
refusal-already-declined = You have declined already. If you change your mind, accept: the seat is yours as long as nobody else has it.
refusal-not-host = { $player } sent this challenge, and is the one to find somebody else for it.
refusal-nobody-declined = No declined seat of this challenge is open any more, so there is none to offer.
refusal-not-challenger = { $player } sent this challenge, and nobody else can take it back.
refusal-too-many-opponents = This game has room for { $most ->
        [one] 1 opponent
       *[other] { $most } opponents
    }, and you named { $given }. Name fewer.
refusal-same-opponent = You named the same person twice. Each opponent has one seat.
refusal-too-many-challenges = You have { $most } challenges that wait for an answer. Withdraw one, or wait until one is answered; { COMMAND("desk") } shows those that end first.
refusal-too-many-to-one = { $most } challenges of yours wait for an answer from { $player }. Let them answer one first, or withdraw one.
refusal-too-many-today = You have made { $most } challenges within a day, and that is enough. Try again tomorrow; you can still accept those of others.
refusal-too-many-undone = You have withdrawn or changed { $most } challenges to { $player } within a day. Try again tomorrow, or let { $player } challenge you.
refusal-opponent-is-bot = Of all bots only Trilithon plays here. Challenge that, or a person, or leave the opponent out so that anyone may accept.
refusal-same-terms = These are the terms as they stand. Change something in them, or leave them.
refusal-terms-accepted = Somebody has accepted these terms already, so they stand. You can still withdraw the challenge and send another.
refusal-no-such-game = I know no game “{ $typed }”. Choose { OR($games) }.
refusal-no-such-preset = You have no preset “{ $name }”. { COMMAND("settings me") } lists yours.
refusal-preset-name = A preset needs a name of 1 to { $most } characters that can be seen.
refusal-too-many-presets = You have { $most } presets already. Save this one under the name of another to replace it, or forget one in { COMMAND("settings me") }.

## Where a challenge cannot be sent

refusal-challenge-needs-server = A challenge needs somebody to see it, and here it is only you and me. Send it in a channel of a server, in a group chat, or in your messages with a friend; { COMMAND("help") } says how to take me there.
refusal-answers-hidden = I am no member of this server, and it lets nobody but you see what I say here: you lack { AND($permissions) }. Somebody who manages the server can grant that, or invite me; or challenge in a group chat.
refusal-challenge-not-yours = You may not write in this channel, so you cannot begin a match here. Choose a channel in which you may.
refusal-missing-permissions = I cannot run a match in this channel: I lack { AND($permissions) }. Somebody who manages the server can grant that, or use another channel.
permission-view-channel = “View Channel”
permission-send-messages = “Send Messages”
permission-send-messages-in-threads = “Send Messages in Threads”
permission-use-external-apps = “Use External Apps”
permission-attach-files = “Attach Files”
permission-read-message-history = “Read Message History”
refusal-not-this-channel = Challenges are not for this channel. In this server they belong in { OR($channels) }.
refusal-not-your-role = In this server a challenge takes the role { $role }. You can accept those of others.
refusal-not-here = { $player } cannot see this place. Challenge them where both of you are.

## Blocking somebody

button-block-yes = Yes, block
button-block-no = No
block-question = Do you want to block { $player }? They can challenge you no more, nor have me remind you of a move; what they ask of you by name now is declined. Matches that run go on. They are not told. { COMMAND("settings me") } takes it back.
block-done = { $player } is blocked. { COMMAND("settings me") } takes it back.
kept-block = Good: nobody has been blocked.
refusal-blocked = { $player } takes no challenges or reminders from you.
refusal-nobody = This person has had their data deleted. There is nobody to block.
refusal-own-block = You cannot block yourself.
refusal-too-many-blocks = You block { $most } people already, and I keep no more. { COMMAND("settings me") } takes some of them off the list.
refusal-not-blocked = This person is not blocked.
