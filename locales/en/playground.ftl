# The playground: the bot on a simulated Discord, in a browser.

# The name of this language in this language, shown behind a person's name: Alice (English)
playground-language = English

playground-still-starting = The playground is still starting; this machine is busy.
playground-open = The playground is open:
playground-stop = Press Ctrl-C here to close it.
playground-port-taken = Another program is using port { $port }. Close it; or maybe the playground is already open at http://127.0.0.1:{ $port }/#play

# A second channel of the simulated server, as channels are named, and a role there.
playground-lounge = lounge
playground-players = Club

playground-you = You are
playground-hint = Press Move below the board. Or reply to the board with your move: point at it or tap it, press its arrow, and type. Then carry on as the player whose turn it is.
playground-close = Got it
playground-channels = Channels
playground-friends = Group chats
playground-friends-topic = The bot isn’t a member here. People who’ve added it to their own account can use its commands.
playground-direct = Direct messages
playground-unread = new messages
playground-ping = waiting for you
playground-archived = archived
playground-failed = The bot failed there. The terminal it’s running in says why.
playground-refused = That’s no longer possible. Have another look and try again.
playground-working = The bot is still working on it. Its reply will appear here.
playground-unheard = As on Discord, the bot doesn’t read this: it reads replies to a board. Point at the board or tap it, and press its arrow.
playground-empty = Nobody has written here yet.

# The greeting in #games, while it is empty and when asked for.
playground-new-match = New match
playground-welcome = Your own private Discord
playground-welcome-choose = The people here exist only in this playground. Choose a game, against Trilithon or with them, and you’ll see its board right away, with the first move. At the top you choose who you are; with two tabs you can be two people at once.
playground-welcome-type = Or type /practice or /challenge below to choose the terms yourself, and / to see everything the bot can do.
playground-games = Start a match
playground-opponents = with { AND($names) }
playground-setting-up = Setting up the match. Its board will appear here.
# A button below a conversation in which the bot waits for somebody.
playground-become = { $name }’s turn: continue as { $name }

# What Discord’s client itself writes. The English must be as the page’s foundation (simcord) has it, which is replaced.
discord-only-you = Only you can see this
discord-edited = (edited)
discord-message = Message { $name }
discord-commands-only = You can use application commands here
discord-replying = Replying to { $name }: { $what }
discord-used = { $name } used
discord-thread = started a thread: { $name }.
discord-older = Load earlier messages
discord-newer = Newer messages
discord-jump = New messages · jump to latest
discord-reply = Reply
discord-edit = Edit
discord-delete = Delete
discord-pin = Pin
discord-unpin = Unpin
discord-actions = Actions for { $name }
discord-send = Send
discord-send-message = Send message (Enter)
discord-cancel-reply = Cancel reply
discord-cancel = Cancel
discord-submit = Submit
discord-apply = Apply
discord-close-form = Close modal
discord-careful = This form will be submitted to { $name }. Do not share passwords or other sensitive information.
discord-required = This field is required.
discord-at-least = Enter at least { $number } characters.
discord-at-most = Enter no more than { $number } characters.
discord-choose-one = Choose at least one value.
discord-select = Select an option
discord-select-several = Select one or more options
discord-clear = Clear selection
discord-search = Search options
discord-options-matching = OPTIONS MATCHING { $what }
discord-members = MEMBERS
discord-no-options = No options match
discord-no-suggestions = Loading options failed
discord-loading-commands = Loading commands
discord-more-options = +{ $number } more
discord-optional = +{ $number } optional
discord-no-command = Exit command mode
discord-choose-file = Choose file
discord-bad-value = Enter a valid value.
discord-bad-choice = Choose an available option.
discord-download = Download { $name }
discord-enlarge = Open { $name } in image preview
discord-enlarged = Image preview
discord-zoom = Zoom image
discord-fit = Fit image
discord-close-image = Close image preview
discord-previous-image = Previous image
discord-next-image = Next image
discord-original = Open original image
discord-close-channels = Close messages drawer
