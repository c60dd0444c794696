# `/settings`. Each line of choices is the label of an option in a select too: 100 characters at most.

## What one chooses for oneself

settings-me = **Your settings.** They apply in every server, and only you see them.
settings-looks = Language and boards
settings-notices = Notifications and reminders
settings-people = You and others

settings-language-any = Language: same as your Discord
settings-language-chosen = Language: { $name }
settings-theme-dark = Boards only you see: dark
settings-theme-light = Boards only you see: light
settings-perspective-upright = Boards only you see: not turned
settings-perspective-once = Boards only you see: turned one step clockwise
settings-perspective-twice = Boards only you see: turned two steps clockwise
settings-perspective-thrice = Boards only you see: turned three steps clockwise
settings-at-once-ahead = Preview moves before playing: on
settings-at-once-played = Preview moves before playing: off
settings-notify-thread = Your turn: a ping in the match
settings-notify-message = Your turn: a direct message
settings-notify-none = Your turn: no notification
settings-lead-never = Reminder before your time runs out: none
settings-lead-1h = Reminder before your time runs out: 1 hour ahead
settings-lead-3h = Reminder before your time runs out: 3 hours ahead
settings-lead-12h = Reminder before your time runs out: 12 hours ahead
settings-lead-1d = Reminder before your time runs out: 1 day ahead
settings-lead-2d = Reminder before your time runs out: 2 days ahead
settings-listed-yes = Standings, and results others post: you’re shown
settings-listed-no = Standings, and results others post: you’re hidden, and nobody sees your rating
settings-puzzles-no = Your matches: never become puzzles
settings-puzzles-yes = Your matches: may become puzzles, without names, if all players agree
settings-zone = Time zone: { $zone } (now { $time })
settings-quiet = Quiet hours: from { $from } to { $to }
settings-quiet-none = Quiet hours: none
settings-presets = Presets: { $more ->
        [0] { $names }
       *[other] { $names } and { $more } more
    }
settings-presets-none = Presets: none
settings-presets-forget = Delete a preset
settings-blocked = Blocked: { $more ->
        [0] { AND($names) }
       *[other] { $names } and { $more } more
    }
settings-blocked-none = Blocked: nobody
settings-block = Block somebody
settings-unblock = Unblock somebody

button-zone = Time zone
box-zone-label = Where are you?
box-zone-hint = A big city in your time zone, such as Paris or New York. Or an offset, such as UTC+2.
button-quiet = Quiet hours
box-quiet-label = When should I leave you alone?
box-quiet-hint = For example 22:30-7, twelve hours at most. Leave empty for none.

## What is chosen for a server

settings-server = **This server’s settings.** They apply to everybody here. Only you see this page.
settings-server-from-now =
    {""}**The new language applies from now on**: to new challenges and the matches they lead to.
    Cards already posted, running matches and their rematches keep their language. What only one person sees is in that person’s language.

server-boards = Boards and cards
server-challenges = Challenges and clock

server-language-any = Boards and cards: in the server’s language on Discord
server-language-chosen = Boards and cards: in { $name }
server-theme-dark = Boards everybody sees: dark
server-theme-light = Boards everybody sees: light
server-home-threads = Matches: each in its own thread
server-home-channel = Matches: in the channel, without threads
server-channels = Challenges: in { $channels } and the threads there
server-channels-any = Challenges: in any channel
server-choose-channels = Choose channels for challenges
server-role = Who can send challenges: { $role }
server-role-any = Who can send challenges: everybody
server-choose-role = Choose who can send challenges
server-clock = Default clock: { $clock }
server-clock-none = Default clock: none
server-rated-no = Rated matches: only if the challenge says so
server-rated-yes = Rated matches: by default, between people, if the options allow it

button-clock = Default clock
box-clock-label = Clock when a challenge sets none
box-clock-hint = For example 3d per move, or 7d+12h for a time bank that grows. Leave empty for no clock.

## What cannot be chosen

refusal-zone =
    { COUNT($near) ->
        [0] I don’t know the time zone “{ $typed }”. Write a big city in the same time zone, such as `Paris` or `New York`.
       *[other] “{ $typed }” could be several time zones. Do you mean { OR($near) }?
    }
refusal-quiet = I can’t read “{ $typed }” as quiet hours. Write when they start and end, such as `22:30-7`, or leave it empty for none.
refusal-quiet-range = I can’t use { $given } as quiet hours. They can last { $most } hours at most, and can’t end when they start.
refusal-settings-need-server = You can change a server’s settings only in that server. Your own are in { COMMAND("settings me") }.
refusal-not-manager = Only people who manage this server can change its settings. Your own are in { COMMAND("settings me") }.
