# The playground: the bot on a simulated Discord, in a browser.

# The name of this language in this language, shown behind a person's name: Alice (English)
playground-language = English

playground-open = The playground is open:
playground-stop = Press Ctrl-C here to close it.
playground-port-taken = Another program is using port { $port }. Close it, or perhaps the playground is already open at http://127.0.0.1:{ $port }/#play

# A second channel of the simulated server, as channels are named, and a role there.
playground-lounge = lounge
playground-players = Club

playground-you = You are
playground-hint = A Discord of your own: these people exist only here. Type /challenge below to begin, or / to see all the bot can do. To answer a message, point at it and press its arrow. Change who you are at the top, or open this page in a second tab to be two people at once.
playground-close = Got it
playground-channels = Channels
playground-friends = Chats among friends
playground-friends-topic = The bot is no member here. Whoever has added it to their own account can call it by its commands.
playground-direct = Direct messages
playground-unread = new messages
playground-ping = waiting for you
playground-archived = archived
playground-failed = The bot failed there. The terminal it runs in says why.
playground-refused = That was no longer possible. Have another look and try again.
playground-working = The bot is still working on it. What it answers will appear here.
