# What Trilithon says before it is up: settings it cannot start with, and how it is doing. Each sentence about a setting
# names the variable, what is wrong with it, and what to do.

setup-heading =
    { $count ->
        [one] Trilithon cannot start yet. One setting needs your attention:
       *[other] Trilithon cannot start yet. { $count } settings need your attention:
    }
setup-where = Settings come from the environment or from a file named .env in the folder Trilithon is started from; .env.example lists them all.

setup-token-missing = { $variable } is not set, and without it Trilithon cannot sign in to Discord. Copy the bot’s token from the Bot page of your application in Discord’s developer portal and write { $variable }=… in .env. To try the bot without an account, run “make play”.
setup-token-shape = { $variable } does not look like a bot token, which is three groups of letters and digits with dots between them. The client secret and the application id are something else: copy the token from the Bot page of your application in Discord’s developer portal.
setup-database-scheme = { $variable } starts with “{ $scheme }”, and Trilithon keeps its matches in SQLite or PostgreSQL. Write it as sqlite+aiosqlite:///path/to/trilithon.db or postgresql+asyncpg://user:password@host/database, or leave { $variable } out to use { $default }.
setup-database-is-folder = { $variable } names a folder, { $path }. It has to name a file: add a file name such as trilithon.db at the end.
setup-folder-blocked = { $variable } needs the folder { $path }, but { $obstacle } is a file. Move that file away, or name another place.
setup-folder-locked = { $variable } needs the folder { $path }, but the user Trilithon runs as ({ $user }) may not write in { $locked }. Make { $path } and let that user own it, or name another place.
setup-choice = { $variable } is “{ $value }”, which is none of the values it can have. Use { OR($allowed) }.
setup-number = { $variable } is “{ $value }”, and has to be a whole number from { $low } to { $high }.
setup-shards-shape = { $variable } is “{ $value }”. Write which shards this process has, and of how many: 0-7/16 for the first eight of sixteen, 3/16 for a single one. Leave { $variable } out when one process has them all.
setup-shards-order = { $variable } goes from { $first } down to { $last }. Write the lower number first.
setup-shards-beyond =
    { $count ->
        [one] { $variable } names shard { $shard }, but shards are counted from 0, so a single one is { $highest }. Write 0/1, or leave { $variable } out.
       *[other] { $variable } names shard { $shard }, but shards are counted from 0, so of { $count } the last one is { $highest }.
    }
setup-env-file = The file .env cannot be read. Save it as plain text in UTF-8, one NAME=value on each line, and let the user Trilithon runs as read it.
setup-invalid = The value of { $variable } cannot be used. Look up what it may be in .env.example.

setup-health-good =
    { $seconds ->
        [one] Connected to Discord; last heard from 1 second ago.
       *[other] Connected to Discord; last heard from { $seconds } seconds ago.
    }
setup-health-lost =
    { $minutes ->
        [one] Discord has not been heard from for 1 minute. The log says what happened; restarting Trilithon is safe.
       *[other] Discord has not been heard from for { $minutes } minutes. The log says what happened; restarting Trilithon is safe.
    }
setup-health-lost-shard =
    { $minutes ->
        [one] Shard { $shard } has not heard from Discord for 1 minute, so nobody in its servers is answered. The log says what happened; restarting Trilithon is safe.
       *[other] Shard { $shard } has not heard from Discord for { $minutes } minutes, so nobody in its servers is answered. The log says what happened; restarting Trilithon is safe.
    }
setup-health-silent = There is no sign of life in { $path }: Trilithon is not running, or has not reached Discord yet.
setup-health-search-good =
    { $seconds ->
        [one] The search process thinks; last sign of life 1 second ago.
       *[other] The search process thinks; last sign of life { $seconds } seconds ago.
    }
setup-health-search-lost =
    { $minutes ->
        [one] The search process has given no sign of life for 1 minute. The log says what happened; restarting it is safe.
       *[other] The search process has given no sign of life for { $minutes } minutes. The log says what happened; restarting it is safe.
    }
setup-health-search-silent = There is no sign of life in { $path }: no search process runs here, or it has not been able to write the database yet. “python bot.py --search” starts one.
setup-health-about = Tells whether Trilithon is well: whether it hears Discord, may speak to it, and can write its database.
setup-health-option-search = ask about the search process (“python bot.py --search”) instead of the bot
setup-health-refused = Discord is connected, but refuses what Trilithon asks for, so boards do not arrive. Either the token in { $variable } is no longer valid, or this machine’s address is blocked for a while. The log has Discord’s answers.
setup-health-unwritten =
    { $minutes ->
        [one] The database cannot be written to, for 1 minute now, so no move is taken. See that the disk is not full, and that nothing else holds the file; the log has the reason.
       *[other] The database cannot be written to, for { $minutes } minutes now, so no move is taken. See that the disk is not full, and that nothing else holds the file; the log has the reason.
    }

setup-about = Trilithon: abstract strategy games with friends, on Discord.
setup-option-playground = play in a browser on a simulated Discord; needs no token
setup-option-ratings = make all ratings anew from how the rated matches have ended; needs no token
setup-option-search = only think where Trilithon itself plays, for the bots on the same database; needs no token
setup-option-language = the language of the playground’s server, such as en-US or fr
setup-option-port = the playground’s port on this machine
setup-token-refused = Discord does not accept the token in { $variable }. Make a new one on the Bot page of your application in Discord’s developer portal, and write it in .env.
setup-store-unsupported = DATABASE_URL asks for { $where }, and Trilithon keeps its matches in an SQLite file or in PostgreSQL. Write it as sqlite+aiosqlite:///path/to/trilithon.db or postgresql+asyncpg://user:password@host/database.
setup-store-foreign = { $where } is not a database of Trilithon’s. Nothing in it was changed. Name another file in DATABASE_URL, or move this one away.
setup-store-corrupt = { $where } is damaged ({ $fault }). Nothing in it was changed. Put a backup in its place, or repair a copy of it with SQLite’s “.recover”.
setup-store-incomplete = { $where } lacks what Trilithon needs: { AND($what) }. Nothing in it was changed. Put a backup in its place.
setup-store-older = { $where } was written by a Trilithon from before this one could bring it up to date (schema { $found }). Nothing in it was changed. Start the last Trilithon with schema { $last } on it once, then this one.
setup-store-newer = { $where } was written by a newer Trilithon (schema { $found }). Nothing in it was changed. Start that newer version, or put back the backup made before it.
setup-store-unwritable = { $where } cannot be written to: { $fault }. Give the user Trilithon runs as the right to write the file and its folder, or name another place in DATABASE_URL.
setup-store-away = { $where } does not answer: { $fault }. Start the database server, or name another one in DATABASE_URL.
setup-store-refused = { $where } refused: { $fault }. Mend that on the database server, or name another one in DATABASE_URL.
setup-store-missing = There is no database of Trilithon’s at { $where }.
setup-store-filled = { $where } holds something already. Nothing in it was changed. Name a database that is empty.
setup-store-uncopied = { $where } could not be filled: { $fault }. No row was written.
setup-store-unequal = { $where } holds something other than was written to it, in { AND($what) }. All of it was taken back.
setup-store-served = { $where } is kept by a server, whose own pg_dump backs it up. docs/running.md says how.
setup-store-taken = { $where } is there already, and was not changed. Name a new file.

setup-database-about = What there is to do with the database by hand.
setup-copy-about = copy everything in a database into an empty one, and compare; stop the bot first
setup-copy-done = { $tables } tables were copied, compared, and are the same in both.
setup-backup-about = copy an SQLite file, also while the bot uses it
setup-backup-done = { $path } is written.
setup-skip-about = leave out some numbers of matches, challenges and so on; for a backup that was restored, before the bot starts
setup-skip-done = The next match will be number { $number }.
setup-option-count = how many numbers to leave out: more than were given since the backup
setup-option-database = the URL of a database as in DATABASE_URL, or the path of an SQLite file
setup-option-backup = the file to be written

setup-metrics-port = { $variable } is { $port }, and nothing can be served at that port of this machine ({ $fault }). Each process needs a port of its own: name another one, or leave { $variable } empty to serve no metrics.
setup-discord-away = Discord cannot be reached ({ $fault }). Check this machine’s connection, and start again; nothing was changed.
setup-not-discord = Something other than Discord answers in its place, such as the page of a network that wants you to log in first. Look at this machine’s connection, then start again; nothing was changed.
setup-discord-refused =
    { $status ->
        [403] Discord, or something on the way to it, refuses this machine (HTTP status 403). Its address may be blocked for a while: wait an hour before you start again, and try another network if it stays so.
        [429] Discord, or something on the way to it, has had too many requests from this machine (HTTP status 429). Wait an hour before you start again: each attempt prolongs the block.
       *[other] Discord does not answer as it should (HTTP status { $status }). It may be having trouble; see discordstatus.com, and start again later. Nothing was changed.
    }
setup-intents-refused = Discord refuses the intents that Trilithon asks for, although it needs no privileged one. Update Trilithon. If you have changed it to ask for more, switch those on on the Bot page of your application in Discord’s developer portal.
setup-shards-too-few = Discord wants this bot split into more shards (close code 4011). Write a higher number behind the slash of { $variable }, the same for all processes, or leave { $variable } out when one process has them all.
setup-gateway-closed = Discord has ended the connection, and says by its code { $code } that trying again is of no use. Update Trilithon; Discord’s documentation explains the code under “Gateway Close Event Codes”.
