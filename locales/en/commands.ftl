# Commands and their options as Discord lists them, and the menus on people and messages. A name is lower case without
# blanks, 32 characters at most; a description has 100 at most. Texts of `command-option-…` are shared by several
# commands.

command-option-match = match
command-option-match-description = The number of the match. Leave empty for the one here
command-option-options = options
command-option-options-description = Variants of the game, such as “bid”; suggestions appear as you type
command-option-side = side
command-option-side-description = The side you play. Leave empty to draw lots

command-challenge = challenge
command-challenge-description = Challenge a friend, or anyone who wants to play
command-challenge-game = game
command-challenge-game-description = A game, or one of your presets. Leave empty and I’ll ask you
command-challenge-opponent = opponent
command-challenge-opponent-description = A person, a role as a team, or Trilithon. Leave empty to let anyone accept
command-challenge-opponent2 = opponent2
command-challenge-opponent2-description = The second opponent, in games for three or four
command-challenge-opponent3 = opponent3
command-challenge-opponent3-description = The third opponent, in games for four
command-challenge-clock = clock
command-challenge-clock-description = How long each move may take, such as 3d or 7d+12h; suggestions appear as you type
command-challenge-level = level
command-challenge-level-description = Let Trilithon take the free seats, at this level
command-challenge-rated = rated
command-challenge-rated-description = Whether the match counts for ratings. Matches against Trilithon never do

command-practice = practice
command-practice-description = Play against Trilithon right away
command-practice-game = game
command-practice-game-description = A game, or one of your presets
command-practice-level = level
command-practice-level-description = How strong Trilithon plays. Leave empty for your last level

command-move = move
command-move-description = Play a move in your match
command-move-move = move
command-move-move-description = Your move, such as 30b-5b; legal moves appear as you type

command-board = board
command-board-description = Look at a match, now or move by move, just for you
command-board-match = match
command-board-match-description = Any match, running or over. Leave empty for the one here
command-board-move = move
command-board-move-description = Replay from the board after this move; 0 is the start. Leave empty for the latest board
command-board-piece = piece
command-board-piece-description = A piece’s cell, to see where it can go; while you place pieces, where the next one can
command-board-text = text
command-board-text-description = Show the board as text instead of a picture

command-desk = desk
command-desk-description = See everything that waits for you, and the matches you follow

command-launch = launch
command-launch-description = Play your matches right on the board, inside Discord

command-match = match
command-match-description = Do something about your match: resign, offer a draw, take back, plan, pause and more
command-match-resign = resign
command-match-resign-description = Give up your match. You confirm before it counts
command-match-draw = draw
command-match-draw-description = Offer a draw, or claim one when a position has come up three times
command-match-draw-repetition = repetition
command-match-draw-repetition-description = Claim the draw because the position has come up three times
command-match-takeback = takeback
command-match-takeback-description = Take back your last move, or ask to if your opponent has seen it
command-match-rematch = rematch
command-match-rematch-description = Challenge the same people to the same game, with sides changed
command-match-rematch-match = match
command-match-rematch-match-description = A finished match. Leave empty for the one here, or your latest
command-match-plan = plan
command-match-plan-description = Plan your answers: if they play this, I play that for you at once
command-match-plan-lines = lines
command-match-plan-lines-description = Their move, your answer, and so on; “;” between lines. Leave empty to see your plan
command-match-claim = claim
command-match-claim-description = Claim the win when your opponent’s time is up. With more players, knock them out
command-match-nudge = nudge
command-match-nudge-description = Remind an opponent whose move is overdue, once a day
command-match-pause = pause
command-match-pause-description = Ask everybody in your match for a pause. Playing a move ends it
command-match-pause-days = days
command-match-pause-days-description = For how many days
command-match-import = import
command-match-import-description = Bring in a match played elsewhere, or a position to think about
command-match-import-record = record
command-match-import-record-description = A file: a match or position as Trilithon writes it, or a match from AbstractPlay

command-learn = learn
command-learn-description = Learn a game in small steps, on real boards
command-learn-game = game
command-learn-game-description = Leave empty to see all games and how far you’ve got

command-puzzle = puzzle
command-puzzle-description = Solve a puzzle: find the one move that wins
command-puzzle-game = game
command-puzzle-game-description = Leave empty for one of the games you play

command-rules = rules
command-rules-description = Read the rules of a game
command-rules-game = game
command-rules-game-description = Leave empty for the game played here, or the list of all games

command-results = results
command-results-description = See your results, alone or with friends, or this server’s standings
command-results-person = person
command-results-person-description = Only matches with this person, or with Trilithon
command-results-person2 = person2
command-results-person2-description = And with this person, too
command-results-person3 = person3
command-results-person3-description = And with this person, too
command-results-game = game
command-results-game-description = Only this game
command-results-show = show
command-results-show-description = What to see. By default: your results
command-results-show-mine = My results
command-results-show-standings = Standings of this server

command-league = league
command-league-description = See this server’s leagues: tables and your matches; join or leave
command-league-league = league
command-league-league-description = Leave empty to see all leagues

command-tournament = tournament
command-tournament-description = Tournaments of this server: knockout or Swiss
command-tournament-show = show
command-tournament-show-description = See a tournament: bracket or table, your match; join or withdraw
command-tournament-show-tournament = tournament
command-tournament-show-tournament-description = Leave empty to see all tournaments
command-tournament-new = new
command-tournament-new-description = Set up a tournament in this channel, if you manage this server
command-tournament-new-name = name
command-tournament-new-name-description = What the tournament is called
command-tournament-new-game = game
command-tournament-new-game-description = A game for two, or one of your presets
command-tournament-new-kind = kind
command-tournament-new-kind-description = Knockout (the loser is out) or Swiss (all play every round). By default: knockout
command-tournament-new-kind-knockout = Knockout
command-tournament-new-kind-swiss = Swiss
command-tournament-new-clock = clock
command-tournament-new-clock-description = How long each move may take, such as 5m or 1d. By default: 10m strict
command-tournament-new-rounds = rounds
command-tournament-new-rounds-description = The rounds of a Swiss tournament, 2 to 11. By default: 5
command-tournament-new-time = round-time
command-tournament-new-time-description = How long a round may take, such as 2h or 7d. By default: 24 times the clock
command-tournament-new-places = places
command-tournament-new-places-description = Maximum number of players, 4 to 64. By default: 16
command-tournament-new-start = start
command-tournament-new-start-description = When it begins, such as 2027-01-31 20:00 or 2h. By default: in an hour
command-tournament-new-check = check-in
command-tournament-new-check-description = Whether players confirm in the last hour that they’re there. By default: no
command-tournament-new-rated = rated
command-tournament-new-rated-description = Whether results count for ratings. By default: yes, if the options allow it

command-settings = settings
command-settings-description = Your settings, your days off, your data
command-settings-me = me
command-settings-me-description = Your language, the look of boards, notifications, time zone and quiet hours
command-settings-away = away
command-settings-away-description = Take some days off: your clocks stop in all your matches
command-settings-away-days = days
command-settings-away-days-description = For how many days; 0 when you’re back. You have 30 days a year
command-settings-privacy = privacy
command-settings-privacy-description = See what I know about you and why; download it or delete it

command-server = server
command-server-description = Manage Trilithon in this server
command-server-settings = settings
command-server-settings-description = Language, where matches live, who may challenge, puzzle of the day
command-server-league = league
command-server-league-description = Set up a league in this channel
command-server-league-name = name
command-server-league-name-description = What the league is called
command-server-league-game = game
command-server-league-game-description = A game for two, or one of your presets
command-server-league-clock = clock
command-server-league-clock-description = How long each move may take, such as 3d or 7d+12h. By default: the server’s clock, or 3d
command-server-league-size = division
command-server-league-size-description = Maximum number of players in a division, 3 to 8. By default: 6
command-server-league-twice = twice
command-server-league-twice-description = Whether everyone meets twice, each going first once. By default: yes
command-server-league-most = at-once
command-server-league-most-description = Maximum number of matches at a time for each player. By default: 4
command-server-league-days = days
command-server-league-days-description = Maximum length of a season, in days. By default: 60
command-server-league-start = start
command-server-league-start-description = When the first season starts, such as 2027-01-31 18:00 or 3d. By default: in a week

command-analyse = analyse
command-analyse-description = Think on a private board: from a match, a position, or an empty one
command-analyse-match = match
command-analyse-match-description = Any match, running or over. Leave everything empty for the one here
command-analyse-position = position
command-analyse-position-description = A game, for an empty board; or the text of a position or record
command-analyse-options = options
command-analyse-options-description = For an empty board: the game’s options, such as “bid”
command-analyse-file = file
command-analyse-file-description = A text file with a position or a record

command-help = help
command-help-description = Read how to play with Trilithon, and what each command does

## Menus on people and messages

menu-challenge = Challenge
menu-challenge-game = Game
menu-challenge-terms = You can change the terms later, on the challenge’s card.
menu-play = Play as my move
menu-board = Show this board

## What commands and menus refuse

refusal-menu-bot = { $player } is a bot, and Trilithon is the only bot that plays here.
refusal-menu-no-move = That message isn’t a move. A move is short, like `30b-5b`: { $most } characters at most.
refusal-standings-of-people = Standings are about everybody in this server. Leave the people out, or choose your own results.

## Buttons between the pages that commands open

button-results = My results
button-standings = Standings
button-desk-follows = Matches I follow ({ $count })
