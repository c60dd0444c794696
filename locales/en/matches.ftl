# What is said around a match. Names, moves and mentions come made harmless, ready to be put into a sentence.

## Buttons

button-accept = Accept
button-decline = Decline
button-withdraw = Withdraw
button-move = Move
button-more = More
button-text = Board as text
button-rules = Rules
button-record = Record
button-resign = Resign
button-resign-yes = Yes, resign
button-resign-no = No, play on
button-why = Why?
button-plan = Plan
button-replay = Look back
button-find = Go to …
button-animate = Animate
button-type = Type a move
button-back = Back
button-other = Try another
button-confirm = Play this
button-move-yes = Yes, { $move }
button-move-no = No

## The challenge card

card-challenge = { AND($asked) }, **{ $challenger }** challenges you to a match of **{ $game }**.
card-open = **{ $challenger }** would like to play **{ $game }**. { $free ->
        [one] Whoever accepts first takes the seat.
       *[other] { $free } seats are open to whoever accepts first.
    }
card-seats = { $free ->
        [one] One more seat is open to whoever accepts first.
       *[other] { $free } more seats are open to whoever accepts first.
    }
card-terms = Options: { $options } · Sides: { $sides } · No clock
card-no-options = none
card-sides-drawn = drawn at random
card-side-picked = { $player } plays { $side }
card-opens = { $player } opens the bidding
card-answers = { $player } answers the first bid
card-accepted = Accepted by { AND($taken) }. The match is on.
card-declined = Declined. No match this time.
card-withdrawn = Withdrawn by the challenger.
card-expired = Seven days went by without an answer; this challenge has expired.
card-waiting = { $count ->
        [0] Waiting for an answer. Expires { $until }.
       *[other] { AND($taken) } accepted; the other seats are still to be taken. Expires { $until }.
    }
card-not-posted = I could not post your challenge in { $channel }: I may not write there, or the channel is gone. Here is the card; nobody else can see it.
challenge-sent = Your challenge is on its way to this channel.
side-drawn = At random

## The turn

thread-name = { $game } · { AND($names) }
turn-begins = **{ $game }** begins: { COUNT($players) ->
        [2] { AND($players) }.
       *[other] { AND($players) }, in this order.
    }
turn-played = { $player } played `{ $move }` (ply { $ply }).
turn-said = { $player } said `{ $move }`.
turn-chose = { $player } said `{ $move }`. The sides: { AND($players) }.
turn-left = { $player } has left the match. The others play on.
turn-yours = { $mover }, it is your turn in { $game } against { AND($opponents) }.
place-closed = I can no longer post in { $channel }, so your match goes on here, by direct message.

prompt-auction-open = The auction opens: bid the number of turns within which you claim to win, such as `bid 20`.
prompt-auction-answer = The bid stands at { $bid }. Answer with a lower bid, or `call` to leave it at that.
prompt-choose = The auction ends at { $bid }. The bidder now says `first` or `second`.
prompt-deadline = { $left ->
        [one] { $player } has 1 turn left to win under the bid.
       *[other] { $player } has { $left } turns left to win under the bid.
    }

## The end

end-won = **{ AND($winners) }** won this match of { $game }: { $reason }, after { $ply ->
        [one] 1 ply.
       *[other] { $ply } plies.
    }
end-drawn = This match of { $game } is drawn: { $reason }, after { $ply ->
        [one] 1 ply.
       *[other] { $ply } plies.
    }
resign-question = Do you really want to resign your match of { $game } against { AND($opponents) }? The match ends at once, and they win.
leave-question = Do you really want to leave your match of { $game } against { AND($opponents) }? They play on without you.
resign-done = You have resigned. The match: { $link }
resign-kept = Good: nothing has happened. The board: { $link }

## Moving

pick-begin = Your move in **{ $game }**.
pick-on = Your move in **{ $game }**: `{ $typed }` …
pick-hint = Choose how to go on
pick-ahead = This is what `{ $move }` leads to. Nothing is played yet.
move-question = Do you really mean `{ $move }`?
move-question-reply = { $player }, do you really mean `{ $move }`?
box-title = Your move in { $game }
box-label = Move
box-hint = For example { $example }. Capitals and blanks do not matter.
move-stored = Played: `{ $move }`. The new board is on its way.
reply-refused = { $player }, that cannot be played as it stands. Nothing has changed.
why-legal = That can be played now. Answer the latest board: { $link }

## Looking

board-link = The board as it stands. The latest message: { $link }
plan-here = Match { $id }, { $game }, from straight above.
record-here = The record of match { $id }, move by move.
more-heading = Match { $id }: { $game }, with { AND($names) }.
more-moved-on = This is an earlier board; the latest is here: { $link }
rules-choose = Another section
list-empty = No match of yours is running. Start one with `/challenge`.
list-heading = { $count ->
        [one] You have 1 running match;
       *[other] You have { $count } running matches;
    } { $mine ->
        [0] none waits for you.
        [one] 1 waits for you.
       *[other] { $mine } wait for you.
    }
list-match = **#{ $id }** { $game }, { AND($names) }.
list-turn = To move: { $player }.
list-more = … and { $count } more. `/move` and `/board` find them by number or name.
choice-match = #{ $id } { $game }, { AND($names) }, { $turn }
choice-yours = your turn
choice-theirs = their turn

help-page =
    Trilithon is for slow, deep games with friends. Everybody plays when they have time; a match is never lost.

    {""}**1.** { $challenge-command } somebody, or nobody: then anyone may accept. The card shows the terms and stays good for seven days.
    {""}**2.** Once it is accepted, a thread opens with the board. Only the player to move is pinged.
    {""}**3.** Move in any way you like: **reply** to the board with your move (`30b-5b`), press **Move**, or use { $move-command }, which lists the legal moves as you type.
    {""}**4.** A move that cannot be played is explained to you alone, and nothing changes.

    { $board-command } shows a board to you alone, as a picture or as text, or where a piece can go.
    { $matches-command } lists your matches. { $rules-command } has the rules. { $resign-command } gives a match up.
    { $draw-command } and { $takeback-command } ask the others for a draw, or for your last move back. { $rematch-command } plays again, sides changed. { $replay-command } looks back at any match.

## Looking back

view-page = Match { $id }: { $game }, { AND($names) }. Board { $entry } of { $last }.
view-title = Go to a board of { $game }
view-label = Its number, from 0 to { $last }
view-film = Match { $id }: { $game }, { AND($names) }, board after board.
view-film-part = It has { $boards } boards. { $shown } of them are shown, evenly spread.

## What cannot be done

refusal-no-such-match = There is no match { $match } here. `/matches` lists yours.
refusal-no-match-here = You have no running match in this place, and none elsewhere. Start one with `/challenge`.
refusal-which-match = You have { $count } running matches. Say which one you mean in the option `match`.
refusal-not-a-player = You are not a player in match { $match }, so this is not yours to do. You are welcome to watch: { $link }
refusal-not-your-turn = It is not your turn in match { $match }: { $player } is to move. The board: { $link }
refusal-moved-on = The board of match { $match } has moved on since the one you answered. The latest: { $link }
refusal-match-over = Match { $match } is over. The final board: { $link }
refusal-out-of-match = You are no longer in match { $match }; the others play on. The board: { $link }
refusal-no-such-challenge = Challenge { $challenge } is not known any more.
refusal-challenge-closed = This challenge is closed already: { $status ->
        [accepted] all seats are taken.
        [declined] it was declined.
       *[withdrawn] it was withdrawn.
    }
refusal-challenge-expired = This challenge was good for seven days, and they are over. Send a new one with `/challenge`.
refusal-own-challenge = You cannot play against yourself. Somebody else has to take the seat opposite you.
refusal-not-invited = This challenge was sent to somebody else, who alone can answer it.
refusal-already-joined = You have accepted already; the others have yet to answer.
refusal-not-challenger = Only { $player }, who sent this challenge, can take it back.
refusal-too-many-opponents = This game has room for { $most ->
        [one] 1 opponent
       *[other] { $most } opponents
    }, and you named { $given }.
refusal-same-opponent = You named the same person twice. Each opponent has one seat.
refusal-opponent-is-bot = Bots do not play here. Challenge a person, or leave the opponent out so that anyone may accept.
refusal-challenge-needs-server = A challenge needs somebody to see it: send it in a channel of a server.
refusal-missing-permissions = I cannot run a match in this channel: I lack { AND($permissions) }. Somebody who manages the server can grant that, or use another channel.
permission-view-channel = “View Channel”
permission-send-messages = “Send Messages”
permission-send-messages-in-threads = “Send Messages in Threads”
permission-attach-files = “Attach Files”
permission-read-message-history = “Read Message History”

## Faults

fault-unknown = Sorry, something went wrong on my side. Nothing you played is lost. If it happens again, quote reference { $reference }.
fault-command = That cannot be used here, or something in it could not be read. Try again with the suggestions that appear as you type.
fault-outdated = This command has changed since your Discord last looked. Restart Discord, or try again in a minute.
