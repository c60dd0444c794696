# Commands and their options as Discord lists them. A name is lower case without blanks, 32 characters at most; a
# description has 100 at most.

command-challenge = challenge
command-challenge-description = Challenge a friend to a game, or leave the seat open to anyone
command-challenge-game = game
command-challenge-game-description = Which game to play, or a preset of yours
command-challenge-opponent = opponent
command-challenge-opponent-description = Whom you challenge, also Trilithon; leave it out and anyone here may accept
command-challenge-opponent2 = opponent2
command-challenge-opponent2-description = The second opponent, in games for three or four
command-challenge-opponent3 = opponent3
command-challenge-opponent3-description = The third opponent, in games for four
command-challenge-options = options
command-challenge-options-description = Variants of the game, such as “bid”; suggestions appear as you type
command-challenge-side = side
command-challenge-side-description = The side you play; drawn at random when left out
command-challenge-clock = clock
command-challenge-clock-description = How long each move may take, such as 3d or 7d+12h; suggestions appear as you type

command-challenge-level = level
command-challenge-level-description = Trilithon’s level, 1 to 7, where it plays; it takes the seats left over
command-challenge-rated = rated
command-challenge-rated-description = Whether the match counts for ratings; between people, with the options that allow it

command-practice = practice
command-practice-description = Play against Trilithon, at once
command-practice-game = game
command-practice-game-description = Which game to play, or a preset of yours
command-practice-level = level
command-practice-level-description = From 1, first steps, to 7, strongest; your latest when left out
command-practice-options = options
command-practice-options-description = Variants of the game, such as “bid”; suggestions appear as you type
command-practice-side = side
command-practice-side-description = The side you play; drawn at random when left out

command-move = move
command-move-description = Play a move in your match
command-move-move = move
command-move-move-description = Your move, such as 30b-5b; legal moves appear as you type
command-move-match = match
command-move-match-description = Which match, when it is not the one of this place

command-board = board
command-board-description = Look at a board, just for you
command-board-match = match
command-board-match-description = Which match, when it is not the one of this place
command-board-piece = piece
command-board-piece-description = The cell of a piece, to see where it can go; in a set-up, any cell shows where to place
command-board-text = text
command-board-text-description = As text instead of a picture

command-results = results
command-results-description = How your matches ended: all of them, or those with friends
command-results-person = person
command-results-person-description = Only matches with this person, or with Trilithon
command-results-person2 = person2
command-results-person2-description = And with this one, too
command-results-person3 = person3
command-results-person3-description = And with this one, too
command-results-game = game
command-results-game-description = Only this game

command-desk = desk
command-desk-description = See all that waits for you and all that you wait for, with the boards

command-follows = follows
command-follows-description = See the matches of others that you follow, with their boards

command-replay = replay
command-replay-description = Look back at a match, board by board, just for you
command-replay-match = match
command-replay-match-description = Which match, running or over, by its number; the one of this place when left out
command-replay-move = move
command-replay-move-description = The number of the move to look at, as the boards show it; the start when left out

command-import = import
command-import-description = Keep a match played elsewhere, from its record, to look at it here
command-import-record = record
command-import-record-description = A text file: a record as Trilithon writes it

command-resign = resign
command-resign-description = Give up your match; you are asked once more before it counts
command-resign-match = match
command-resign-match-description = Which match, when it is not the one of this place

command-draw = draw
command-draw-description = Offer a draw, or claim one when a position stands for the third time
command-draw-match = match
command-draw-match-description = Which match, when it is not the one of this place
command-draw-repetition = repetition
command-draw-repetition-description = Claim it for a third repetition, without asking anybody

command-plan = plan
command-plan-description = Plan answers to moves that may come; when one does, I play your answer at once
command-plan-lines = lines
command-plan-lines-description = Their move, your answer, and so on; “;” between lines. Without it you see your plan
command-plan-match = match
command-plan-match-description = Which match, when it is not the one of this place

command-takeback = takeback
command-takeback-description = Take your last move back: at once if nobody has looked since, else by asking
command-takeback-match = match
command-takeback-match-description = Which match, when it is not the one of this place

command-rematch = rematch
command-rematch-description = Challenge the same people to the same game, sides changed
command-rematch-match = match
command-rematch-match-description = Which finished match; the one of this place, or your latest, when left out

command-settings = settings
command-settings-description = Change settings, yours or those of this server
command-settings-me = me
command-settings-me-description = Your language, look of boards, notifications, reminders, time zone and quiet hours
command-settings-server = server
command-settings-server-description = For those who manage this server: language, where matches live, who may challenge, puzzles

command-privacy = privacy
command-privacy-description = See what is stored about you and why; have it as a file, or have it deleted

command-claim = claim
command-claim-description = When an opponent’s time is up, claim the win; with more than two, put them out
command-claim-match = match
command-claim-match-description = Which match, when it is not the one of this place

command-nudge = nudge
command-nudge-description = Nudge an opponent whose move is overdue, once a day
command-nudge-match = match
command-nudge-match-description = Which match, when it is not the one of this place

command-pause = pause
command-pause-description = Ask everybody in your match for a pause; whoever plays on ends it
command-pause-days = days
command-pause-days-description = For how many days
command-pause-match = match
command-pause-match-description = Which match, when it is not the one of this place

command-away = away
command-away-description = Take some days off: your time stands still in all your matches
command-away-days = days
command-away-days-description = For how many days; 0 when you are back. You have 30 days in a calendar year

command-rules = rules
command-rules-description = Read the rules of a game
command-rules-game = game
command-rules-game-description = Which game; when left out, the one played here, or else the list of all

command-learn = learn
command-learn-description = Learn a game in small steps, on real boards
command-learn-game = game
command-learn-game-description = Which game; leave it out for the list, with how far you are

command-puzzle = puzzle
command-puzzle-description = Solve a puzzle near your strength: one move wins, find it
command-puzzle-game = game
command-puzzle-game-description = Which game; leave it out for one that you play

command-league = league
command-league-description = Leagues of this server: tables, one’s matches, joining; making one
command-league-show = show
command-league-show-description = See the leagues of this server: tables, your matches; join or leave
command-league-show-league = league
command-league-show-league-description = Which league; leave it out for the list of all
command-league-new = new
command-league-new-description = For those who manage this server: make a league in this channel
command-league-new-name = name
command-league-new-name-description = What the league is called
command-league-new-game = game
command-league-new-game-description = Which game for two, or a preset of yours
command-league-new-options = options
command-league-new-options-description = Variants of the game, such as “bid”; suggestions appear as you type
command-league-new-clock = clock
command-league-new-clock-description = How long each move may take, such as 3d or 7d+12h; the server’s usual, or 3d, when left out
command-league-new-size = division
command-league-new-size-description = How many people a division has at most, 3 to 8; 6 when left out
command-league-new-twice = twice
command-league-new-twice-description = Whether every two play twice, each beginning once; yes when left out
command-league-new-most = at-once
command-league-new-most-description = How many matches each person plays at once at most; 4 when left out
command-league-new-days = days
command-league-new-days-description = How many days a season lasts at most; 60 when left out
command-league-new-start = start
command-league-new-start-description = When the first season starts, such as 2027-01-31 18:00 or 3d; in a week when left out

command-help = help
command-help-description = Read how to play with Trilithon

command-standings = standings
command-standings-description = Who is rated how in this server, and where you stand
command-standings-game = game
command-standings-game-description = Which game; leave it out for the one that you play most here

command-analyse = analyse
command-analyse-description = Think on a board of your own: a match’s, a position’s, or an empty one; just for you
command-analyse-match = match
command-analyse-match-description = Which match, running or over; the one of this place when all is left out
command-analyse-position = position
command-analyse-position-description = A game, for an empty board; or the text of a position or record
command-analyse-options = options
command-analyse-options-description = For an empty board: variants of the game, such as “bid”
command-analyse-file = file
command-analyse-file-description = A text file with a position or a record
