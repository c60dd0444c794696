# What Trilithon says before it is up: settings it cannot start with, and how it is doing. Each sentence about a setting
# names the variable, what is wrong with it, and what to do.

setup-heading =
    { $count ->
        [one] Trilithon can’t start yet. One setting needs your attention:
       *[other] Trilithon can’t start yet. { $count } settings need your attention:
    }
setup-where = Settings come from the environment or from a file named .env in the folder you start Trilithon from; .env.example lists them all.

setup-token-missing = { $variable } isn’t set, and without it Trilithon can’t sign in to Discord. Copy the bot’s token from the Bot page of your application in Discord’s developer portal and write { $variable }=… in .env. To try the bot without an account, run “make play”.
setup-token-shape = { $variable } doesn’t look like a bot token, which is three groups of letters and digits with dots between them. The client secret and the application id are something else: copy the token from the Bot page of your application in Discord’s developer portal.
setup-public-url = { $variable } is “{ $value }”, but it has to be the address at which browsers find the page, such as https://trilithon.example. Without https it only works on this machine: http://localhost:8080.
setup-client-secret-shape = { $variable } doesn’t look like a client secret, which is one group of letters and digits without dots. The bot’s token is something else: copy the secret from the OAuth2 page of your application in Discord’s developer portal.
setup-activity-lacks = { $variable } is on, but an Activity also needs { AND($missing) }. docs/running.md says where to get them.
setup-activity-local = { $variable } is on, but { $address } works on this machine only, and Discord has to reach the page. Give it an address that starts with https://, or leave { $variable } out.
setup-activity-sdk = { $variable } is on, but Discord’s SDK is missing, and the page can’t open inside Discord without it. Run “make activity” once, or leave { $variable } out.
setup-database-scheme = { $variable } starts with “{ $scheme }”, but Trilithon keeps its matches in SQLite or PostgreSQL. Write it as sqlite+aiosqlite:///path/to/trilithon.db or postgresql+asyncpg://user:password@host/database, or leave { $variable } out to use { $default }.
setup-database-slashes = { $variable } is a slash short. Write { $relative } for a file in the folder you start Trilithon from, or { $absolute } for a path from the root.
setup-database-port = { $variable } has a port that isn’t a number from 0 to 65,535. Write it as postgresql+asyncpg://user:password@host:5432/database, with every “/”, “?”, “#” and “@” of the password percent-encoded.
setup-database-sslmode = { $variable } has “sslmode”, which this driver doesn’t know. Write “ssl” instead, such as ?ssl=require.
setup-database-is-folder = { $variable } names a folder, { $path }, but it has to name a file. Add a file name such as trilithon.db at the end.
setup-folder-blocked = { $variable } needs the folder { $path }, but { $obstacle } is a file. Move that file, or name another place.
setup-folder-unmade = { $variable } needs the folder { $path }, which can’t be made: { $fault }. Name another place.
setup-folder-locked = { $variable } needs the folder { $path }, but Trilithon’s user ({ $user }) can’t write in { $locked }. Create { $path } and make that user its owner, or name another place.
setup-choice = { $variable } is “{ $value }”, which isn’t one of its possible values. Use { OR($allowed) }.
setup-number = { $variable } is “{ $value }”, but has to be a whole number from { $low } to { $high }.
setup-shards-shape = { $variable } is “{ $value }”. Write which shards this process runs, and out of how many: 0-7/16 for the first eight of sixteen, 3/16 for a single one. Leave { $variable } out if one process runs them all.
setup-shards-order = { $variable } goes from { $first } down to { $last }. Write the lower number first.
setup-shards-beyond =
    { $count ->
        [one] { $variable } names shard { $shard }, but shards are counted from 0, so the only one is { $highest }. Write 0/1, or leave { $variable } out.
       *[other] { $variable } names shard { $shard }, but shards are counted from 0, so the last of { $count } is { $highest }.
    }
setup-env-file = The file .env can’t be read. Save it as plain text in UTF-8, one NAME=value per line, and make sure Trilithon’s user can read it.
setup-invalid = { $variable } has a value that can’t be used. See .env.example for what it can be.

setup-health-good =
    { $seconds ->
        [one] Connected to Discord; last heard from 1 second ago.
       *[other] Connected to Discord; last heard from { $seconds } seconds ago.
    }
setup-health-lost =
    { $minutes ->
        [one] Trilithon hasn’t heard from Discord for 1 minute. The log says what happened; it’s safe to restart Trilithon.
       *[other] Trilithon hasn’t heard from Discord for { $minutes } minutes. The log says what happened; it’s safe to restart Trilithon.
    }
setup-health-lost-shard =
    { $minutes ->
        [one] Shard { $shard } has heard nothing from Discord for 1 minute, so nobody in its servers gets a reply. The log says what happened; it’s safe to restart Trilithon.
       *[other] Shard { $shard } has heard nothing from Discord for { $minutes } minutes, so nobody in its servers gets a reply. The log says what happened; it’s safe to restart Trilithon.
    }
setup-health-silent = There’s no sign of life in { $path }: Trilithon isn’t running, or hasn’t reached Discord yet.
setup-health-stale =
    { $minutes ->
        [one] The report in { $path } is 1 minute old: its process has ended, hangs, or can’t write there any more. Make sure the disk isn’t full; the log has the reason. It’s safe to restart Trilithon.
       *[other] The report in { $path } is { $minutes } minutes old: its process has ended, hangs, or can’t write there any more. Make sure the disk isn’t full; the log has the reason. It’s safe to restart Trilithon.
    }
setup-health-ahead = The report in { $path } is from the future: this machine’s clock was set back. Trilithon soon writes a new one; if it doesn’t, it hangs, and it’s safe to restart it.
setup-health-report-unwritten = Its report can’t be written to { $path }, though: { $fault }.
setup-health-search-good =
    { $seconds ->
        [one] The search process is running; last sign of life 1 second ago.
       *[other] The search process is running; last sign of life { $seconds } seconds ago.
    }
setup-health-search-silent = There’s no sign of life in { $path }: no search process is running here, or it hasn’t been able to write to the database yet. Start one with “python bot.py --search”.
setup-health-about = Check Trilithon’s health: whether it hears from Discord, is allowed to answer, and can write to its database.
setup-health-option-search = check the search process (“python bot.py --search”) instead of the bot
setup-health-refused = Discord is connected, but refuses Trilithon’s requests, so boards don’t arrive. Either the token in { $variable } is no longer valid, or this machine’s address is blocked for a while. The log has Discord’s answers.
setup-health-unwritten =
    { $minutes ->
        [one] The database hasn’t been writable for 1 minute, so no moves are accepted. Make sure the disk isn’t full and no other program is holding the file; the log has the reason.
       *[other] The database hasn’t been writable for { $minutes } minutes, so no moves are accepted. Make sure the disk isn’t full and no other program is holding the file; the log has the reason.
    }

setup-about = Trilithon: abstract strategy games with friends, on Discord.
setup-option-version = say the version, and then end
setup-option-playground = play in a browser on a simulated Discord; needs no token
setup-option-ratings = recalculate all ratings from the results of the rated matches; needs no token
setup-option-search = only think up Trilithon’s own moves, for bots using the same database; needs no token
setup-option-language = the language of the playground’s server, such as en-US or fr
setup-option-port = the playground’s port on this machine
setup-token-refused = Discord doesn’t accept the token in { $variable }. Make a new one on the Bot page of your application in Discord’s developer portal, and write it in .env.
setup-store-unsupported = DATABASE_URL asks for { $where }, but Trilithon keeps its matches in an SQLite file or in PostgreSQL. Write it as sqlite+aiosqlite:///path/to/trilithon.db or postgresql+asyncpg://user:password@host/database.
setup-store-foreign = { $where } isn’t a Trilithon database. Nothing in it was changed. Name another file in DATABASE_URL, or move this one away.
setup-store-corrupt = { $where } is damaged ({ $fault }). Nothing in it was changed. Replace it with a backup, or repair a copy of it with SQLite’s “.recover”.
setup-store-incomplete = { $where } is missing what Trilithon needs: { AND($what) }. Nothing in it was changed. Replace it with a backup.
setup-store-older = { $where } was written by a Trilithon too old for this one to update (schema { $found }). Nothing in it was changed. Start the last Trilithon with schema { $last } on it once, then this one.
setup-store-newer = { $where } was written by a newer Trilithon (schema { $found }). Nothing in it was changed. Start that newer version, or restore the backup made before it.
setup-store-unwritable = { $where } can’t be written to: { $fault }. Give Trilithon’s user permission to write to the file and its folder, or name another place in DATABASE_URL.
setup-store-away = { $where } isn’t answering: { $fault }. Start the database server, or name another one in DATABASE_URL.
setup-store-refused = { $where } refused: { $fault }. Fix that on the database server, or name another one in DATABASE_URL.
setup-store-missing = There’s no Trilithon database at { $where }.
setup-store-filled = { $where } isn’t empty. Nothing in it was changed. Name a database that is empty.
setup-store-uncopied = { $where } couldn’t be filled: { $fault }. Nothing was written.
setup-store-unequal = { $where } doesn’t hold what was written to it, in { AND($what) }. Everything was undone.
setup-store-unsaved = { $where } couldn’t be backed up: { $fault }. Earlier backups are still there.
setup-store-taken = { $where } already exists, and wasn’t changed. Try again in a second.
setup-store-undumped = { $where } can only be backed up with PostgreSQL’s own program { $program }, which isn’t installed here. On Debian and Ubuntu: apt install postgresql-client.
setup-store-outdated = { $where } has the tables of an earlier version (schema { $found }). Nothing in it was changed. Start this Trilithon on it once, which brings it to { $newest }, then copy it.

setup-database-about = Work on the database by hand.
setup-copy-about = copy a whole database into an empty one, and compare them; stop the bot first
setup-copy-done = { $tables } tables copied and compared: they’re the same in both.
setup-backup-about = write a backup of the database into a folder, even while the bot is using it, and delete old ones
setup-backup-done = Backup written to { $path }.
setup-skip-about = skip some numbers of matches, challenges and so on, after restoring a backup and before the bot starts
setup-skip-done = The next match will be number { $number }.
setup-option-count = how many numbers to skip: more than were used since the backup
setup-option-database = the URL of a database as in DATABASE_URL, or the path of an SQLite file
setup-option-database-own = the URL of a database as in DATABASE_URL, or the path of an SQLite file; without it, the database that the settings name
setup-option-backup = the folder for backups, created if it isn’t there
setup-option-keep = delete backups older than this many days (14 by default) once a new one is written
setup-option-every = keep running, and write a backup whenever the latest one is this many hours old

setup-metrics-port = { $variable } is { $port }, but nothing can be served on that port of this machine ({ $fault }). Each process needs its own port: name another one, or leave { $variable } empty to serve no metrics.
setup-web-port = { $variable } is { $port }, but nothing can be served on that port of this machine ({ $fault }). Name another port, or leave { $variable } empty if another process serves the page with the board.
setup-discord-away = Can’t reach Discord ({ $fault }). Check this machine’s connection and start again; nothing was changed.
setup-not-discord = Something other than Discord is answering in its place, such as the login page of a network. Check this machine’s connection, then start again; nothing was changed.
setup-discord-refused =
    { $status ->
        [403] Discord, or something on the way to it, is refusing this machine (HTTP status 403). Its address may be blocked for a while: wait an hour before you start again, and try another network if that doesn’t help.
        [429] Discord, or something on the way to it, has had too many requests from this machine (HTTP status 429). Wait an hour before you start again: each attempt makes the block longer.
       *[other] Discord isn’t answering as it should (HTTP status { $status }). It may be having trouble: check discordstatus.com, and start again later. Nothing was changed.
    }
setup-intents-refused = Discord refuses the intents Trilithon asks for, although none of them is privileged. Update Trilithon. If you’ve changed it to ask for more, switch those on on the Bot page of your application in Discord’s developer portal.
setup-shards-too-few = Discord wants this bot split into more shards (close code 4011). Write a higher number after the slash in { $variable }, the same for all processes, or leave { $variable } out if one process runs them all.
setup-gateway-closed = Discord closed the connection, with a code ({ $code }) that means trying again won’t help. Update Trilithon; Discord’s documentation explains the code under “Gateway Close Event Codes”.

## `python bot.py --check`

setup-option-check = check the settings, the machine and what Discord says, and then end; nothing is changed
setup-option-channel = with --check: the id of a channel, or the link to it, in which to check permissions
check-well = well     { $told }
check-to-do = TO DO    { $told }
check-settings = Settings: all of them can be used.
check-settings-unknown = .env has { $name }, which isn’t a setting. Did you mean { $meant }?
check-database-new = Database: { $where } is empty or not there yet; the first start creates its tables.
check-database-current = Database: { $where } is writable, and its tables are up to date ({ $newest }).
check-database-older = Database: { $where } is writable. The next start brings its tables from { $version } to { $newest }: make a backup first.
check-backup = Backup: the latest was made { $hours ->
        [0] less than an hour
        [one] an hour
       *[other] { $hours } hours
    } ago.
check-backup-none = Backup: none known. “python -m store backup FOLDER” makes one; docs/running.md says how to have one every day.
check-disk = Disk: { $megabytes } MB left at { $path }.
check-disk-full = Disk: only { $megabytes } MB left at { $path }. Make room: without it, Trilithon can’t store moves. Even { $least } MB is tight.
check-memory = Memory: { $megabytes } MB left.
check-memory-short = Memory: only { $megabytes } MB left. Trilithon wants { $least } MB; with less, the system may kill it. Give it more, or set SEARCH_PROCESSES=0 and let another machine think.
check-memory-unknown = Memory: this system doesn’t say how much is left.
check-pictures = Pictures: drawing a board works, fonts and all.
check-pictures-fail = Pictures: drawing a board fails ({ $fault }). Reinstall Trilithon with everything that requirements/run.txt lists, and with the folder renderer/fonts.
check-page = Page: it answers at { $url }.
check-page-away = Page: nothing answers at { $url } ({ $fault }). It can only answer while a bot with WEB_PORT is running: start one, then look at the proxy in front of it, its certificate and the name’s address.
check-page-other = Page: something else answers at { $url }. Look at the proxy: it has to pass everything on to the WEB_PORT of a running bot.
check-token = Token: it belongs to { $name } (application { $id }).
check-installs = Ways of installing: servers and people can add the bot.
check-installs-missing = Ways of installing: { AND($names) } can’t add the bot. Tick that on the Installation page of your application in Discord’s developer portal.
check-install-server = servers (“Guild Install”)
check-install-user = people (“User Install”)
check-endpoint = Commands: Discord sends them to { $url }, so the bot never hears of them. Empty “Interactions Endpoint URL” on the General Information page of your application in Discord’s developer portal.
check-code-grant = Invitations: they fail, because the application requires a code grant. Switch off “Requires OAuth2 Code Grant” on the Bot page of your application in Discord’s developer portal.
check-activity = Activity: Discord accepts the client secret, and serves the page at { $url }.
check-activity-unseen = Activity: Discord accepts the client secret, and the application has Activities. Its URL mapping can’t be seen from here, since nothing answers at { $url }: “/” has to lead to { $host }.
check-activity-unmapped = Activity: Discord serves something else at { $url }. Let “/” lead to { $host } under Activities → URL Mappings of your application in Discord’s developer portal. A bot with ACTIVITY=yes and WEB_PORT has to be running, too.
check-activity-off = Activity: Discord doesn’t say that this application has Activities. Tick “Enable Activities” under Activities → Settings of your application in Discord’s developer portal. If it’s ticked already and the Activity opens, all is well.
check-activity-secret = Activity: Discord doesn’t accept DISCORD_CLIENT_SECRET. Copy it again from the OAuth2 page of your application in Discord’s developer portal; “Reset Secret” makes a new one.
check-activity-away = Activity: Discord didn’t say whether it accepts the client secret (HTTP status { $status }). Check again later.
check-private = Invitations: only you can add the bot, since it isn’t public. If others should be able to, switch on “Public Bot” on the Bot page of your application in Discord’s developer portal.
check-gateway = Gateway: { $remaining } of { $total } connections left today, for { $shards ->
        [one] 1 shard
       *[other] { $shards } shards
    }.
check-gateway-used-up = Gateway: only { $remaining } of { $total } connections left today, which isn’t enough to start. Find out what restarts the bot so often, and wait { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    }.
check-gateway-shards = Gateway: SHARDS splits the bot into { $shards } shards, but Discord advises { $advised }. Write a higher number after the slash, the same for all processes, or leave SHARDS out if one process runs them all.
check-channel = Channel: everything Trilithon needs is allowed in #{ $channel } of “{ $server }”.
check-channel-closed = Channel: in #{ $channel } of “{ $server }”, Trilithon doesn’t have { AND($names) }. Grant that to its role, in the server’s settings or in the channel’s.
check-channel-none = Channel: none was named. “--check --channel ID” checks what the bot may do in one.
check-channel-unreadable = Channel: that’s neither an id nor a link. Switch on Discord’s developer mode, right-click the channel and choose “Copy Channel ID”.
check-channel-of-no-server = Channel: that’s a thread or a direct message. Name a channel of a server.
check-channel-unseen = Channel: { $id } isn’t there, or the bot can’t see it. Invite the bot to that server, and allow it to view the channel.
check-clock = Clock: it agrees with Discord’s.
check-clock-ahead = Clock: this machine’s is { $seconds } seconds ahead of Discord’s, so deadlines come too early. Switch on time synchronisation (NTP).
check-clock-behind = Clock: this machine’s is { $seconds } seconds behind Discord’s, so deadlines come too late. Switch on time synchronisation (NTP).
check-clock-unknown = Clock: Discord’s answers didn’t say what time it is.
