# Following a match that one does not play in. Names come made harmless; `$link` is the address of the latest board.

button-follow = Follow
button-follow-daily = Each day instead
button-follow-end = Only at its end
button-unfollow = Stop following
button-follows = What I follow

## The panel

follow-panel = You follow [{ $game }]({ $link }) #{ $id }, { AND($names) }. { $daily ->
        [yes] After a day on which something has happened in it, a direct message from me tells you; the next one comes at { $due }.
       *[no] When it ends, a direct message from me shows you the last board.
    } Nobody else hears of it.
follow-morning = That is in the morning, and not in your quiet hours. { COMMAND("settings me") } has these and your time zone.
follow-stopped = You do not follow match { $id } any more.
follow-greeting = You follow [{ $game }]({ $link }) #{ $id }. Here you hear of the matches that you follow, and { COMMAND("desk") } lists them.
follow-closed =
    You do not follow match { $id }: I cannot send you direct messages, so you would never hear of it. { $account ->
        [yes] [Add me to your account](<{ $install }>), or join a server that I am in,
       *[no] Allow direct messages in the privacy settings of this server,
    } then press **{ button-follow }** again.

## The list

follows-heading = **What you follow**: { $count } of { $most } matches.
follows-none = You follow no match. Press **{ button-more }** under a board of others, then **{ button-follow }**: I send you a direct message when the match ends, or one each day.
follows-digest = Your next digest comes { $due }, if anything happens before then.
follows-match = [{ $game }]({ $link }) #{ $id }: { AND($names) }
follows-over = It is over; I am about to tell you.
follows-how = { $daily ->
        [yes] You hear of it each day.
       *[no] You hear of its end.
    }

## The direct messages

follow-ended = [{ $game }]({ $link }) #{ $id }, which you follow, is over. { $result }
digest-heading = { $count ->
        [one] **What has happened in a match that you follow**
       *[other] **What has happened in { $count } matches that you follow**
    }
digest-moves = - [{ $game }]({ $link }) #{ $id }, { AND($names) }: { $count ->
        [0] { $other }
        [one] one move, { AND($moves) }.
       *[other] { $count } moves, { $all ->
            [yes] {""}
           *[no] the last ones {""}
        }{ AND($moves) }.
    } { $player } is to move.
digest-ended = - [{ $game }]({ $link }) #{ $id } is over. { $result }
digest-more = - … and { $count } more: { COMMAND("desk") }

## Refusals

refusal-follow-own = You play in match { $match } yourself. { COMMAND("desk") } has it, and I tell you when it is your turn: { $link }
refusal-follow-blocked = You cannot follow match { $match }: somebody who plays in it blocks you.
refusal-not-followed = You do not follow match { $match }. { COMMAND("desk") } lists what you follow.
refusal-too-many-follows = You follow { $most } matches already, and I keep no more. { COMMAND("desk") } lists them; stop following one of them first.
refusal-too-many-followers = { $most } people follow match { $match } already, and I write to no more. { COMMAND("board") } shows you how it stands at any time.
