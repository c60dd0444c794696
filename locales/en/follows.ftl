# Following a match that one does not play in. Names come made harmless; `$link` is the address of the latest board.

button-follow = Follow
button-follow-daily = Tell me daily instead
button-follow-end = Tell me only when it ends
button-unfollow = Stop following
button-follows = What I follow

## The panel

follow-panel = You’re following [{ $game }]({ $link }) #{ $id }, { AND($names) }. { $daily ->
        [yes] After any day with news, I’ll send you a direct message; the next one comes at { $due }.
       *[no] When it ends, I’ll send you a direct message with the last board.
    } Nobody else knows you follow it.
follow-morning = It comes in the morning, outside your quiet hours. You can set those and your time zone in { COMMAND("settings me") }.
follow-stopped = You’ve stopped following match { $id }.
follow-greeting = You’re following [{ $game }]({ $link }) #{ $id }. I’ll tell you here about the matches you follow; { COMMAND("desk") } lists them.
follow-closed =
    You’re not following match { $id }: I can’t send you direct messages, so you’d never hear about it. { $account ->
        [yes] [Add me to your account](<{ $install }>), or join a server I’m in,
       *[no] Allow direct messages in this server’s privacy settings,
    } then press **{ button-follow }** again.

## The list

follows-heading = **What you follow**: { $count } of { $most } matches.
follows-none = You’re not following any matches. Press **{ button-more }** under other people’s boards, then **{ button-follow }**: I’ll send you a direct message when the match ends, or once a day.
follows-digest = Your next digest is due { $due }, if anything happens before then.
follows-match = [{ $game }]({ $link }) #{ $id }: { AND($names) }
follows-over = It’s over; I’m about to tell you.
follows-how = { $daily ->
        [yes] You get news once a day.
       *[no] You hear from me when it ends.
    }

## The direct messages

follow-ended = A match you follow is over: [{ $game }]({ $link }) #{ $id }. { $result }
digest-heading = { $count ->
        [one] **News from a match you follow**
       *[other] **News from { $count } matches you follow**
    }
digest-moves = - [{ $game }]({ $link }) #{ $id }, { AND($names) }: { $count ->
        [0] { $other }
        [one] 1 move, { AND($moves) }.
       *[other] { $count } moves, { $all ->
            [yes] {""}
           *[no] the latest {""}
        }{ AND($moves) }.
    } { $player } moves next.
digest-ended = - [{ $game }]({ $link }) #{ $id } is over. { $result }
digest-more = - … and { $count } more: { COMMAND("desk") }

## Refusals

refusal-follow-own = You’re playing in match { $match } yourself. It’s on your desk ({ COMMAND("desk") }), and I tell you when it’s your turn: { $link }
refusal-follow-blocked = You can’t follow match { $match }: one of its players has blocked you.
refusal-not-followed = You’re not following match { $match }. See what you follow with { COMMAND("desk") }.
refusal-too-many-follows = You’re already following { $most } matches, and that’s the limit. Stop following one first; { COMMAND("desk") } lists them.
refusal-too-many-followers = { $most } people already follow match { $match }, and that’s the limit. You can look at it any time with { COMMAND("board") }.
