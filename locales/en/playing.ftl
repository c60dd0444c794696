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
button-plan = From above
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

thread-name = { $game } · { AND($names) }
turn-begins = **{ $game }** begins: { COUNT($players) ->
        [2] { AND($players) }.
       *[other] { AND($players) }, in this order.
    }
turn-played = { $player } played `{ $move }` (move { $ply }).
turn-said = { $player } said `{ $move }`.
turn-chose = { $player } said `{ $move }`. The sides: { AND($players) }.
turn-out = { COUNT($players) ->
        [one] { AND($players) } is out; the others play on.
       *[other] { AND($players) } are out; the others play on.
    }
turn-left = { $player } has left the match. The others play on.
turn-late = { $player } ran out of time. The others play on.
turn-aim = **The aim:** { $aim }
turn-yours = { $mover }, it is your turn in { $game } against { AND($opponents) }.
turn-answer-only = -# To move, press **Move** or use { COMMAND("move") }.
thread-closed = I can no longer post in { $thread }, so the match goes on here.
place-closed = I can no longer post in { $channel }, so your match goes on here, by direct message.
place-without-token = In { $channel } I can only answer, and nobody has asked me anything there for a while. So your match goes on here, by direct message. To go back, use any of my commands there.

prompt-auction-open = The auction opens: bid the number of turns within which you claim to win, such as `bid 20`.
prompt-auction-answer = { $bid ->
        [one] Nobody can bid lower, so say `call`: then { $player } has to win on the very first turn.
       *[other] Bid lower than { $bid }, or say `call`: then { $player } has to win within { $bid } turns.
    }
prompt-choose = The auction ends at { $player }’s bid of { $bid }. { $player } now says `first` or `second`.
prompt-deadline = { $left ->
        [one] { $player } has 1 turn left to win under the bid.
       *[other] { $player } has { $left } turns left to win under the bid.
    }

## The end

end-won = **{ AND($winners) }** wins this match of { $game } { $ply ->
        [0] before the first move
        [one] after 1 move
       *[other] after { $ply } moves
    }: { $reason }.
end-nobody-left = { COUNT($people) ->
        [one] { AND($people) } has
       *[other] { AND($people) } have
    } lost this match of { $game } { $ply ->
        [0] before the first move
        [one] after 1 move
       *[other] after { $ply } moves
    }: nobody is left to play it against me.
end-drawn = This match of { $game } is drawn { $ply ->
        [0] before the first move
        [one] after 1 move
       *[other] after { $ply } moves
    }: { $reason }.
# Where others are out, and so have lost.
end-drawn-among = This match of { $game } is drawn among { AND($players) } { $ply ->
        [0] before the first move
        [one] after 1 move
       *[other] after { $ply } moves
    }: { $reason }.
match-void = Match { $id } of { $game } between { AND($players) } has to end here, without a result. The rules have changed since it began, and its moves no longer fit them. I’m sorry; a new one can be started with { COMMAND("challenge") }.
resign-question = Do you really want to resign your match of { $game } against { AND($opponents) }? The match ends at once, and they win.
leave-question = Do you really want to leave your match of { $game } against { AND($opponents) }? They play on without you.
resign-done = You have resigned. The match: { $link }
kept-resign = You have not resigned; you are still in the match. The board: { $link }

## Moving

pick-begin = Your move in **{ $game }**.
pick-on = Your move in **{ $game }**: `{ $typed }` …
pick-forced = There was only one way to go on, and I have taken it.
pick-range = From { $first } to { $last }
pick-ahead = This is what `{ $move }` leads to. Nothing is played yet.
pick-try = Your move would be `{ $move }`. Nothing is played yet.
move-question =
    { $move ->
        [pass] Do you really want to pass?
       *[other] Do you really mean `{ $move }`?
    }
kept-move = That move has not been played. The board: { $link }
move-question-reply =
    { $move ->
        [pass] { $player }, do you really want to pass?
       *[other] { $player }, do you really mean `{ $move }`?
    }
box-title = Your move in { $game }
box-label = Move
box-hint = For example { $example }. Capitals and blanks do not matter.
move-example = Here a move is written, for example, `{ $move }`.
move-near = Did you mean `{ $move }`?
button-near = Play { $move }
move-stored = Played: `{ $move }`. The new board is on its way.
reply-withheld = { $player }, I can read a reply only if its @ is on: you see it above the box in which you write. Reply once more with the @ on, press **Move**, or use { COMMAND("move") }. This I say only once.
reply-refused = { $player }, { $kind ->
        [not-your-turn] it is not your turn.
        [moved-on] that answers an earlier board; the match has moved on.
        [computer-thinks] Trilithon is to move, and thinks.
        [not-a-player] you do not play in this match.
        [match-over] this match is over.
        [out-of-match] you are no longer in this match.
        [incomplete] that is only half a move.
        [ambiguous] that could be several moves.
        [unreadable] I cannot read that as a move.
       *[illegal] that is not a legal move.
    } Nothing has changed.
why-legal = That can be played now. Answer the latest board: { $link }

## Looking

board-link = The board as it stands. The latest message: { $link }
plan-here = Match { $id }, { $game }, from above.
record-here = The record of match { $id }, move by move.
more-heading = Match { $id }: { $game }, with { AND($names) }.
more-moved-on = This is an earlier board; the latest is here: { $link }
rules-choose = Another section
rules-choose-game = Read the rules of …
rules-other-game = Another game
rules-heading = **{ $game }** · { $number } / { $count }{ $whole ->
        [yes] {""}
       *[no] {" "}· as match { $match } is played
    }
rules-list = Choose a game below to read its rules.
rules-game = - **{ $game }** (for { $players }): { $profile }
rules-begin = New here? Begin with **{ game-contiguity }**. A short match has some 30 moves, a long one 100 or more.
match-elsewhere = [Match { $id }](<{ $link }>): { $game } with { AND($names) }.
choice-match = #{ $id } { $game }, { AND($names) }, { $turn }
choice-ended = #{ $id } { $game }, { AND($names) }
choice-yours = your turn
choice-theirs = their turn

## What cannot be done

refusal-no-such-match = There is no match { $match } here. { COMMAND("desk") } lists yours.
refusal-no-match-here = You have no running match, here or elsewhere. Start one with { COMMAND("challenge") }, or one against Trilithon with { COMMAND("practice") }.
refusal-which-match = You have { $count } running matches. Say which one you mean in the option `match`.
refusal-not-a-player = You are not a player in match { $match }, so this is not yours to do. You are welcome to watch: { $link }
refusal-not-your-turn = It is not your turn in match { $match }: { $player } is to move. The board: { $link }
refusal-not-your-reply = This button is for { $player } alone: it explains why the reply “{ $move }” was not played.
refusal-moved-on = The board of match { $match } has moved on since the one you answered. The latest: { $link }
refusal-match-over = Match { $match } is over. The final board: { $link }
refusal-match-void = Match { $match } cannot be shown any more: the rules have changed since, and its moves no longer fit them. If it was still running, it has ended without a result.
refusal-match-newer = Match { $match } is being played by newer rules than I know here: I am just being updated. Nothing is lost; try again in a few minutes.
refusal-out-of-match = You are no longer in match { $match }; the others play on. The board: { $link }
here-not-a-player = You do not play in this match, so this is not yours to do. You are welcome to watch: { $link }
here-match-over = This match is over. The final board: { $link }
here-out-of-match = You are no longer in this match; the others play on. The board: { $link }
refusal-unknown-control = This control is not one of mine, so I have changed nothing. Ask for the board or the command again, and use what is there.

## Faults

answer-below = It goes on in the message below.
fault-unknown = Sorry, something went wrong on my side. Nothing you played is lost. If it happens again, tell whoever runs me, with the reference { $reference }.
refusal-database-away = My database does not answer right now. Try again in a moment, and look at the board first.
refusal-database-busy = My database is busy right now: another program is using it. Nothing was changed. Try again in a moment.
refusal-database-full = The disk that my database is on is full, and nothing can be stored. Nothing was changed. Tell whoever runs me.
refusal-database-unwritable = My database cannot be written to right now. Nothing was changed. Tell whoever runs me.
fault-command = That cannot be used here, or something in it could not be read. Try again with the suggestions that appear as you type.
fault-outdated = This command has changed since your Discord last looked. Restart Discord, or try again in a minute.
