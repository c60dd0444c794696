# `/settings`. Each line of choices is the label of an option in a select too: 100 characters at most.

## What one chooses for oneself

settings-me = **Your settings.** They hold in every server, and only you see them.
settings-looks = Language and boards
settings-notices = Turns and times
settings-people = You and others

settings-language-any = Language: as your Discord has it
settings-language-en = Language: English
settings-language-fr = Language: Français
settings-theme-dark = Boards only you see: dark
settings-theme-light = Boards only you see: light
settings-perspective-upright = Boards only you see: not turned
settings-perspective-once = Boards only you see: turned clockwise by one step
settings-perspective-twice = Boards only you see: turned clockwise by two steps
settings-perspective-thrice = Boards only you see: turned clockwise by three steps
settings-at-once-ahead = A move you choose: shown before it is played
settings-at-once-played = A move you choose: played at once
settings-notify-thread = Your turn: a ping in the match
settings-notify-message = Your turn: a direct message
settings-notify-none = Your turn: no notice
settings-lead-never = Before your time runs out: no reminder
settings-lead-1h = Before your time runs out: a reminder 1 hour ahead
settings-lead-3h = Before your time runs out: a reminder 3 hours ahead
settings-lead-12h = Before your time runs out: a reminder 12 hours ahead
settings-lead-1d = Before your time runs out: a reminder 1 day ahead
settings-lead-2d = Before your time runs out: a reminder 2 days ahead
settings-listed-yes = Standings, and results that others post: you may be in them
settings-listed-no = Standings, and results that others post: you are not in them; nobody sees your rating
settings-puzzles-no = Your matches: they never become puzzles
settings-puzzles-yes = Your matches: they may become puzzles, without names, if all players agree
settings-zone = Time zone: { $zone }, where it is { $time } now
settings-quiet = Quiet hours: from { $from } to { $to }
settings-quiet-none = Quiet hours: none
settings-presets = Presets: { $names }
settings-presets-none = Presets: none
settings-presets-forget = Forget a preset
settings-blocked = Blocked: { $more ->
        [0] { AND($names) }
       *[other] { $names } and { $more } more
    }
settings-blocked-none = Blocked: nobody
settings-block = Block somebody
settings-unblock = Block no more

button-zone = Time zone
box-zone-label = Where you are
box-zone-hint = A city that a zone is named after, such as Paris or New York. Or a shift, such as UTC+2.
button-quiet = Quiet hours
box-quiet-label = When you are not to be disturbed
box-quiet-hint = Such as 22:30-7, for twelve hours at most. Leave it empty for none.

## What is chosen for a server

settings-server = **Settings of this server.** They hold for everybody here. Only you see this page.
settings-server-from-now =
    {""}**The new language counts from now on**: new challenges are in it, and the matches that come of them.
    What has begun keeps its language: cards that are posted, matches that run, and their rematches. What one person alone sees is in the language of that person.

server-boards = Boards and cards
server-challenges = Challenges and clock

server-language-any = Boards and cards: in the server’s language, as Discord has it
server-language-en = Boards and cards: in English
server-language-fr = Boards and cards: in French
server-theme-dark = Boards that everybody sees: dark
server-theme-light = Boards that everybody sees: light
server-home-threads = A match lives in a thread of its own
server-home-channel = A match lives in the channel, without a thread
server-channels = Challenges: in { $channels } and the threads there
server-channels-any = Challenges: in any channel
server-choose-channels = Choose channels for challenges
server-role = Who may challenge: { $role }
server-role-any = Who may challenge: everybody
server-choose-role = Choose a role that may challenge
server-clock = Clock of challenges that name none: { $clock }
server-clock-none = Clock of challenges that name none: no clock
server-rated-no = Matches are rated only if the challenge says so
server-rated-yes = Matches between people are rated where their options allow it, unless the challenge says otherwise

button-clock = Usual clock
box-clock-label = Clock of challenges that name none
box-clock-hint = Such as 3d for each move, or 7d+12h for a bank that grows. Leave it empty for no clock.

## What cannot be chosen

refusal-zone =
    { COUNT($near) ->
        [0] I know no time zone “{ $typed }”. Write a large city near you with the same time, such as `Paris` or `New York`.
       *[other] “{ $typed }” by itself does not name a time zone. Do you mean { OR($near) }?
    }
refusal-quiet = I cannot read “{ $typed }” as quiet hours. Write when they begin and end, such as `22:30-7`, or nothing for none.
refusal-quiet-range = Quiet hours from { $given } cannot be. They last { $most } hours at most, and have to end.
refusal-settings-need-server = A server’s settings can be changed in that server only. Your own are in { COMMAND("settings me") }.
refusal-not-manager = Only somebody who may manage this server can change its settings. Your own are in { COMMAND("settings me") }.
