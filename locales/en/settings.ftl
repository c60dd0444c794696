# `/settings` and `/privacy`. Each line of choices is the label of an option in a select too: 100 characters at most.

## What one chooses for oneself

settings-me = **Your settings.** They hold in every server, and only you see them.
settings-looks = Language and boards
settings-notices = Turns and times

settings-language-any = Language: as your Discord has it
settings-language-en = Language: English
settings-language-fr = Language: Français
settings-theme-dark = Boards that you alone see: dark
settings-theme-light = Boards that you alone see: light
settings-perspective-upright = They stand as they come
settings-perspective-once = They are turned clockwise by one step
settings-perspective-twice = They are turned clockwise by two steps
settings-perspective-thrice = They are turned clockwise by three steps
settings-at-once-ahead = A move that you choose is shown before it is played
settings-at-once-played = A move that you choose is played at once
settings-notify-thread = Your turn: you are pinged in the match
settings-notify-message = Your turn: you get a direct message
settings-notify-none = Your turn: nobody tells you
settings-lead-never = Before your time runs out: no reminder
settings-lead-1h = Before your time runs out: a reminder 1 hour ahead
settings-lead-3h = Before your time runs out: a reminder 3 hours ahead
settings-lead-12h = Before your time runs out: a reminder 12 hours ahead
settings-lead-1d = Before your time runs out: a reminder 1 day ahead
settings-lead-2d = Before your time runs out: a reminder 2 days ahead
settings-zone = Time zone: { $zone }, where it is { $time } now
settings-quiet = Quiet hours: from { $from } to { $to }
settings-quiet-none = Quiet hours: none
settings-presets = Presets: { $names }
settings-presets-none = Presets: none
settings-presets-forget = Forget a preset

button-zone = Time zone
button-quiet = Quiet hours
box-zone-label = Where you are
box-zone-hint = A city that a zone is named after, such as Paris or New York. Or a shift, such as UTC+2.
box-quiet-label = When you are not to be disturbed
box-quiet-hint = Such as 22:30-7, for twelve hours at most. Leave it empty for none.

refusal-zone =
    { COUNT($near) ->
        [0] I know no time zone “{ $typed }”. Write a large city near you with the same time, such as `Paris` or `New York`.
       *[other] I know no one time zone “{ $typed }”. Do you mean { OR($near) }?
    }
refusal-quiet = I cannot read “{ $typed }” as quiet hours. Write when they begin and end, such as `22:30-7`, or nothing for none.
refusal-quiet-range = Quiet hours from { $given } cannot be: they last { $most } hours at most, and have to end.

## What is chosen for a server

settings-server = **Settings of this server.** They hold for everybody here. Only you see this page.

server-language-any = Boards and cards: in the server’s language, as Discord has it
server-language-en = Boards and cards: in English
server-language-fr = Boards and cards: in French
server-home-threads = A match lives in a thread of its own
server-home-channel = A match lives in the channel, without a thread
server-channels = Challenges: in { $channels } and the threads there
server-channels-any = Challenges: in any channel
server-role = Who may challenge: { $role }
server-role-any = Who may challenge: everybody
server-clock = Clock of challenges that name none: { $clock }
server-clock-none = Clock of challenges that name none: no clock
server-choose-channels = Keep challenges to some channels; none is anywhere
server-choose-role = Who may challenge; nobody chosen is everybody

button-clock = Usual clock
box-clock-label = Clock of challenges that name none
box-clock-hint = Such as 3d for each move, or 7d+12h for a bank that grows. Leave it empty for no clock.

refusal-settings-need-server = A server’s settings can be changed in that server only. Your own are behind `{ $command }`.
refusal-not-manager = Only somebody who may manage this server can change its settings. Your own are behind `{ $command }`.
refusal-not-this-channel = Challenges are not for this channel. In this server they belong in { OR($channels) }.
refusal-not-your-role = In this server a challenge takes the role { $role }. You can accept those of others.
refusal-player-gone = Somebody who played match { $match } has had themselves deleted, so the same people cannot play again.

## Privacy

privacy-page =
    {""}**What I keep about you, and why**

    - **Your matches**: your Discord id, the name that boards show, every move with its time, what you offered or answered, and up to which board you have looked; and the matches that you read in. A match is its moves; without them there is none.
    - **Challenges** that you sent, got or accepted: their terms, your id and name, and what you wrote when you declined.
    - **Your choices** in `{ $settings }`: language, look of boards, time zone, quiet hours, reminders; presets and absences, if you have any.
    - **Where things are**: the ids of servers, channels and of my own messages, so that my buttons work for ever.

    I read no messages but those that answer me or mention me, and keep none. Nothing goes to anybody else. What is not stored as said here is not stored at all.

    {""}**Export** gives you everything as a file. **Delete** takes you out of everything; you are asked once more.
button-export = Export
button-erase = Delete
button-erase-yes = Yes, delete everything
button-erase-no = No, keep it
privacy-export = This is everything that is stored about you.
privacy-question =
    Do you really want everything about you deleted? It cannot be undone.

    - { $count ->
        [0] No match of yours is running.
        [one] Your running match ends: you resign it.
       *[other] Your { $count } running matches end: you resign them.
    } Where more than two play, the others play on.
    - Your open challenges are closed; your choices, presets and absences are gone.
    - In matches and challenges that others have a part in, “—” stands in place of your name, and your id is gone. The moves stay, for them.
    - What is posted in Discord stays there. Delete it yourself, or ask somebody who manages the server.
privacy-erasing = I am deleting everything about you. Should this not say soon that it is done, ask for it again: it goes on where it stopped.
privacy-erased = Done: nothing about you is stored any more. What is posted in Discord stays there. If you challenge somebody or play again, I begin anew.
privacy-kept = Good: nothing has been deleted.
