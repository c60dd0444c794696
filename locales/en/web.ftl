# The page with the board, in a browser, and the way to it from Discord.

button-touch = Board
button-touch-open = Open the board
button-sign-out = Sign out everywhere
touch-link = Play right on the board, in your browser. This link is for you alone: it works once, within ten minutes, and then only in that browser.
touch-signed-out = { $count ->
        [0] You weren’t signed in anywhere.
        [one] You’re signed out: 1 browser or link no longer works.
       *[other] You’re signed out: { $count } browsers and links no longer work.
    }
refusal-no-page = The page with the board isn’t running any more. Use the other buttons.
refusal-link-false = That isn’t a link from me. Press **Board** in Discord to get a new one.
refusal-link-expired = This link is too old. Press **Board** in Discord to get a new one.
refusal-link-used = This link has been used, and each works only once. Press **Board** in Discord to get a new one.
refusal-activity-refused = Discord didn’t confirm who you are. Close this and press **Board** again.
refusal-discord-away = Discord isn’t responding right now, so I can’t tell who you are. Close this and try again in a minute.

## The page itself

page-title = Trilithon
page-matches = Your matches
page-none = You have no match running. Start one in Discord.
page-with = with { AND($names) }
page-mine = Your turn
page-theirs = Others to move
page-match = { $game }: { AND($names) }
page-before = One move back
page-forward = One move forward
page-first = To the start
page-last = To the latest board
page-turn = Turn the board
page-above = Top view
page-theme = Dark or light
page-steps = Board of each move
page-board = Board. Arrow keys go from place to place, Enter chooses, Escape takes back.
page-ahead = This is how the board would look.
page-which = Which do you mean?
page-puzzles = Puzzles
page-lost = No connection. I’ll keep trying.
page-gone = You’re not signed in here any more. Press **Board** in Discord to get a new link.
page-failed = That didn’t work. Try again.
page-again = The match has moved on. This is the latest board.
page-used = Played.
page-send = Send
page-keep = Save
page-number = Number
page-lit = can be pressed
page-done = Done.
page-asked = I’ve asked. The others have to agree.
page-challenged = Your rematch challenge is in Discord.
page-proposed = I’ve asked your team, and your vote counts.
page-activity-outside = This opens inside Discord: press **Board** there.
page-activity-declined = I have to know who you are to show you your matches. Close this, open it again and agree.
