# What is said around a match. Names, moves and mentions come made harmless, ready to be put into a sentence.

## Buttons

button-move = Move
button-more = More
button-text = Board as text
button-rules = Rules
button-games = All games
button-record = Record
button-resign = Resign
button-resign-yes = Yes, resign
button-resign-no = No, play on
button-why = Why?
button-plan = Top view
button-type = Type a move
button-back = Back
button-other = Try another
button-confirm = Play this
button-move-yes =
    { $move ->
        [pass] Yes, pass
       *[other] Yes, { $move }
    }
button-move-no = No

## The turn

thread-name = { $about } · { $players }
turn-begins = **{ $game }** starts: { COUNT($players) ->
        [2] { AND($players) }.
       *[other] { AND($players) }, in this order.
    }
turn-played = { $player } played `{ $move }` (move { $ply }).
turn-said = { $player } said `{ $move }`.
turn-chose = { $player } said `{ $move }`. The sides: { AND($players) }.
turn-out = { COUNT($players) ->
        [one] { AND($players) } is knocked out; the others play on.
       *[other] { AND($players) } are knocked out; the others play on.
    }
turn-left = { $player } has left the match. The others play on.
turn-late = { $player } ran out of time. The others play on.
turn-aim = **The aim:** { $aim }
turn-yours = { $mover }, it’s your turn in { $game } against { AND($opponents) }.
turn-answer-only = -# To move, press **Move** or use { COMMAND("move") }.
thread-closed = I can’t post this in { $thread }, so the match goes on here.
place-closed = I can’t post this in { $channel }, so your match goes on here, by direct message.
place-without-token = I can only respond to commands in { $channel }, and nobody has used one for a while. So your match goes on here, by direct message. To go back, use any of my commands there.

prompt-auction-open = Bidding is open: in how many turns can you win? For example `bid 20`.
prompt-auction-answer = { $bid ->
        [one] Nobody can bid lower, so you have to `call`. Then { $player } must win on their very first turn.
       *[other] Bid lower than { $bid }, or `call`. Then { $player } must win within { $bid } turns.
    }
prompt-choose = { $player } wins the bidding at { $bid }. Now { $player } chooses: `first` or `second`.
prompt-deadline = { $left ->
        [one] { $player } has 1 turn left to win and keep the bid.
       *[other] { $player } has { $left } turns left to win and keep the bid.
    }
prompt-deadline-in-set-up = { $left ->
        [one] Once all pieces are down, { $player } has 1 turn to win and keep the bid.
       *[other] Once all pieces are down, { $player } has { $left } turns to win and keep the bid.
    }

## The end

end-won = **{ AND($winners) }** wins this match of { $game } { $ply ->
        [0] before the first move
        [one] after 1 move
       *[other] after { $ply } moves
    }: { $reason }.
end-nobody-left = { COUNT($people) ->
        [one] { AND($people) } loses
       *[other] { AND($people) } lose
    } this match of { $game } { $ply ->
        [0] before the first move
        [one] after 1 move
       *[other] after { $ply } moves
    }: nobody is left to play against me.
end-drawn = This match of { $game } is a draw { $ply ->
        [0] before the first move
        [one] after 1 move
       *[other] after { $ply } moves
    }: { $reason }.
# Where others are out, and so have lost.
end-drawn-among = This match of { $game } is a draw between { AND($players) } { $ply ->
        [0] before the first move
        [one] after 1 move
       *[other] after { $ply } moves
    }: { $reason }.
match-void = Match { $id } of { $game } between { AND($players) } has to end here, without a result: the rules have changed since it began, and its moves no longer fit them. I’m sorry. Start a new one with { COMMAND("challenge") }.
resign-question = Resign your match of { $game } against { AND($opponents) }? It ends at once, and they win.
leave-question = Resign your match of { $game } against { AND($opponents) }? They’ll play on without you.
resign-done = You’ve resigned. The match: { $link }
kept-resign = You haven’t resigned; you’re still in the match. The board: { $link }

## Moving

pick-begin = Your move in **{ $game }**.
pick-on = Your move in **{ $game }**: `{ $typed }` …
pick-forced = There was only one way to go on, so I picked it.
pick-range = { $first } to { $last }
pick-ahead = The board after `{ $move }`. You haven’t played it yet.
pick-try = Your move would be `{ $move }`. You haven’t played it yet.
move-question =
    { $move ->
        [pass] Really pass?
       *[other] Really play `{ $move }`?
    }
kept-move = OK, you haven’t played. The board: { $link }
move-question-reply =
    { $move ->
        [pass] { $player }, do you really want to pass?
       *[other] { $player }, do you really want to play `{ $move }`?
    }
box-title = Your move in { $game }
box-label = Move
box-hint = For example { $example }. Capitals and spaces don’t matter.
move-example = A move looks like this: `{ $move }`.
move-near = Did you mean `{ $move }`?
button-near = Play { $move }
move-stored = Played: `{ $move }`. The new board comes next.
reply-withheld = { $player }, I can only read replies with the @ on (it’s above the box you type in). Reply again with the @ on, press **Move**, or use { COMMAND("move") }. I won’t mention it again.
reply-unread = I was away, and I can’t read replies sent to me between { $since } and { $until }. If one of yours was a move, please send it again.
reply-refused = { $player }, { $kind ->
        [not-your-turn] it’s not your turn.
        [moved-on] that’s an earlier board; the match has moved on.
        [computer-thinks] it’s Trilithon’s turn, and it’s thinking.
        [not-a-player] you’re not playing in this match.
        [match-over] this match is over.
        [out-of-match] you’re no longer in this match.
        [incomplete] that’s only half a move.
        [ambiguous] that could be several moves.
        [unreadable] I can’t read that as a move.
       *[illegal] that’s not a legal move.
    } Nothing changed.
why-legal = You can play that now. Reply to the latest board: { $link }

## Looking

match-which = You have { $count } matches running. Which board do you want to see?
board-link = The current board. The latest message: { $link }
plan-here = Match { $id }, { $game }, seen from above.
record-here = The record of match { $id }, move by move.
more-heading = Match { $id }: { $game }, with { AND($names) }.
more-moved-on = This board is out of date. The latest: { $link }
rules-choose = Another section
rules-choose-game = Read the rules of …
rules-other-game = Another game
rules-heading = **{ $game }** · { $number } / { $count }{ $whole ->
        [yes] {""}
       *[no] {" "}· as played in match { $match }
    }
rules-list = Choose a game to read its rules.
rules-game = - **{ $game }** (for { $players }): { $profile }
rules-begin = New here? Start with **{ game-contiguity }**. A short match takes about 30 moves, a long one 100 or more.
match-elsewhere = [Match { $id }](<{ $link }>): { $game } with { AND($names) }.
choice-match = #{ $id } { $game } · { $turn } · { AND($names) }
choice-ended = #{ $id } { $game }, { AND($names) }
choice-yours = your turn
choice-theirs = their turn

## What cannot be done

refusal-no-such-match = There’s no match { $match } here. See yours with { COMMAND("desk") }.
refusal-no-match-here = You have no match running. Start one with { COMMAND("challenge") }, or play Trilithon with { COMMAND("practice") }.
refusal-which-match = You have { $count } matches running. Choose one in the option `match`.
refusal-not-a-player = Only the players can do that in match { $match }. You’re welcome to watch: { $link }
refusal-not-your-turn = It’s not your turn in match { $match }: { $player } moves next. The board: { $link }
refusal-not-your-reply = This button is for { $player }: it explains why “{ $move }” wasn’t played.
refusal-moved-on = Match { $match } has moved on since that board. The latest: { $link }
refusal-match-over = Match { $match } is over. The final board: { $link }
refusal-match-void = I can’t show match { $match } any more: the rules have changed, and its moves no longer fit them. If it was still running, it ended without a result.
refusal-match-newer = I’m being updated, and can’t read match { $match } yet. Nothing is lost; try again in a few minutes.
refusal-out-of-match = You’re no longer in match { $match }; the others play on. The board: { $link }
here-not-a-player = Only the players can do that. You’re welcome to watch: { $link }
here-match-over = This match is over. The final board: { $link }
here-out-of-match = You’re no longer in this match; the others play on. The board: { $link }
refusal-unknown-control = This button is out of date. Nothing changed; open the board again, or repeat the command.

## Faults

answer-below = Continued in the message below.
fault-unknown = Sorry, something went wrong on my side. Nothing you’ve played is lost. If it happens again, give this reference to the person who runs me: { $reference }.
refusal-database-away = My database isn’t responding. Try again in a moment, but look at the board first.
refusal-database-busy = My database is busy: another program is using it. Nothing changed; try again in a moment.
refusal-database-full = My disk is full, so I can’t store anything. Nothing changed; please tell the person who runs me.
refusal-database-unwritable = I can’t write to my database. Nothing changed; please tell the person who runs me.
fault-stopping = I’m being restarted, so I couldn’t finish this. Look whether it’s done already; if not, try again in a minute.
fault-command = You can’t use that here, or I couldn’t read part of it. Try again, and choose from the suggestions as you type.
fault-outdated = This command has changed since you opened Discord. Restart Discord, or try again in a minute.
