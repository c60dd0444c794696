CREATE TABLE alembic_version (
    version_num VARCHAR(32) NOT NULL,
    CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
CREATE TABLE matches (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    terms TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    guild BIGINT,
    channel BIGINT NOT NULL,
    thread BIGINT,
    language TEXT NOT NULL,
    entries INTEGER NOT NULL,
    reason TEXT,
    card BIGINT,
    board BIGINT,
    board_channel BIGINT,
    started_at INTEGER NOT NULL,
    moved_at INTEGER NOT NULL
, clock TEXT, turn_at INTEGER, deadline INTEGER, due_at INTEGER, imported_by BIGINT, answer_only BOOLEAN DEFAULT '0' NOT NULL, mover INTEGER, ended_at INTEGER, thinks_at INTEGER, thinks_until INTEGER, rated BOOLEAN DEFAULT '0' NOT NULL, plies INTEGER DEFAULT '0' NOT NULL, origin TEXT);
CREATE TABLE seats (
    "match" INTEGER NOT NULL,
    player INTEGER NOT NULL,
    user BIGINT NOT NULL,
    name TEXT NOT NULL, seen INTEGER, bank INTEGER, result TEXT, level INTEGER, rank INTEGER, mu FLOAT, sigma FLOAT, side INTEGER, unplanned INTEGER, team INTEGER,
    CONSTRAINT pk_seats PRIMARY KEY ("match", player),
    CONSTRAINT fk_seats_match FOREIGN KEY("match") REFERENCES matches (id)
);
CREATE TABLE moves (
    "match" INTEGER NOT NULL,
    ply INTEGER NOT NULL,
    player INTEGER NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL, bank INTEGER, time_left INTEGER, planned BOOLEAN DEFAULT '0' NOT NULL,
    CONSTRAINT pk_moves PRIMARY KEY ("match", ply),
    CONSTRAINT fk_moves_match FOREIGN KEY("match") REFERENCES matches (id)
);
CREATE TABLE challenges (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    terms TEXT NOT NULL,
    challenger BIGINT NOT NULL,
    challenger_name TEXT NOT NULL,
    player INTEGER,
    guild BIGINT,
    channel BIGINT NOT NULL,
    language TEXT NOT NULL,
    status TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    "match" INTEGER,
    card BIGINT, rematch INTEGER REFERENCES matches (id), clock TEXT, counters INTEGER REFERENCES challenges (id), note TEXT, answer_only BOOLEAN DEFAULT '0' NOT NULL, rated BOOLEAN DEFAULT '0' NOT NULL, card_channel BIGINT, origin TEXT, team INTEGER,
    CONSTRAINT fk_challenges_match FOREIGN KEY("match") REFERENCES matches (id)
);
CREATE TABLE invitations (
    challenge INTEGER NOT NULL,
    slot INTEGER NOT NULL,
    user BIGINT,
    name TEXT,
    taken_at INTEGER, declined_at INTEGER, present BOOLEAN DEFAULT '1' NOT NULL, volunteered BOOLEAN DEFAULT '0' NOT NULL, level INTEGER, team INTEGER,
    CONSTRAINT pk_invitations PRIMARY KEY (challenge, slot),
    CONSTRAINT fk_invitations_challenge FOREIGN KEY(challenge) REFERENCES challenges (id)
);
CREATE TABLE notes (
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    CONSTRAINT pk_notes PRIMARY KEY (name)
);
CREATE TABLE offers (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "match" INTEGER NOT NULL,
    entry INTEGER NOT NULL,
    player INTEGER NOT NULL,
    text TEXT NOT NULL,
    status TEXT NOT NULL,
    closed INTEGER,
    created_at INTEGER NOT NULL,
    channel BIGINT,
    message BIGINT,
    CONSTRAINT uq_offers_match UNIQUE ("match", entry, player, text),
    CONSTRAINT fk_offers_match FOREIGN KEY("match") REFERENCES matches (id)
);
CREATE TABLE answers (
    offer INTEGER NOT NULL,
    player INTEGER NOT NULL,
    agrees BOOLEAN NOT NULL,
    at INTEGER NOT NULL,
    CONSTRAINT pk_answers PRIMARY KEY (offer, player),
    CONSTRAINT fk_answers_offer FOREIGN KEY(offer) REFERENCES offers (id)
);
CREATE TABLE pauses (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "match" INTEGER NOT NULL,
    starts_at INTEGER NOT NULL,
    ends_at INTEGER NOT NULL,
    CONSTRAINT fk_pauses_match FOREIGN KEY("match") REFERENCES matches (id)
);
CREATE TABLE people (
    user BIGINT NOT NULL,
    language TEXT,
    theme TEXT,
    perspective INTEGER,
    notify TEXT,
    lead INTEGER,
    zone TEXT,
    quiet_from INTEGER,
    quiet_to INTEGER,
    at_once BOOLEAN, ping_explained BOOLEAN, puzzles BOOLEAN, listed BOOLEAN,
    CONSTRAINT pk_people PRIMARY KEY (user)
);
CREATE TABLE absences (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    user BIGINT NOT NULL,
    starts_at INTEGER NOT NULL,
    ends_at INTEGER NOT NULL
, back_at INTEGER);
CREATE TABLE presets (
    user BIGINT NOT NULL,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    terms TEXT NOT NULL,
    clock TEXT,
    CONSTRAINT pk_presets PRIMARY KEY (user, name)
);
CREATE TABLE servers (
    guild BIGINT NOT NULL,
    language TEXT,
    home TEXT,
    clock TEXT,
    role BIGINT, theme TEXT, daily_channel BIGINT, daily_hour INTEGER, daily_zone TEXT, daily_games TEXT, daily_language TEXT, daily_at INTEGER, daily_untried INTEGER DEFAULT '0' NOT NULL, rated BOOLEAN,
    CONSTRAINT pk_servers PRIMARY KEY (guild)
);
CREATE TABLE server_channels (
    guild BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    CONSTRAINT pk_server_channels PRIMARY KEY (guild, channel)
);
CREATE TABLE blocks (
    user BIGINT NOT NULL,
    blocked BIGINT NOT NULL,
    name TEXT NOT NULL,
    at INTEGER NOT NULL,
    CONSTRAINT pk_blocks PRIMARY KEY (user, blocked)
);
CREATE TABLE hints (
    "match" INTEGER NOT NULL,
    entry INTEGER NOT NULL,
    data TEXT NOT NULL,
    steps INTEGER NOT NULL,
    CONSTRAINT pk_hints PRIMARY KEY ("match", entry),
    CONSTRAINT fk_hints_match FOREIGN KEY("match") REFERENCES matches (id)
);
CREATE TABLE reviews (
    "match" INTEGER NOT NULL,
    asked_at INTEGER NOT NULL,
    claimed_until INTEGER,
    made_at INTEGER,
    data TEXT,
    CONSTRAINT pk_reviews PRIMARY KEY ("match"),
    CONSTRAINT fk_reviews_match FOREIGN KEY("match") REFERENCES matches (id)
);
CREATE TABLE lesson_steps (
    user BIGINT NOT NULL,
    game TEXT NOT NULL,
    step TEXT NOT NULL,
    tries INTEGER DEFAULT '0' NOT NULL,
    hinted BOOLEAN DEFAULT '0' NOT NULL,
    done_at INTEGER,
    CONSTRAINT pk_lesson_steps PRIMARY KEY (user, game, step)
);
CREATE TABLE puzzle_tries (
    user BIGINT NOT NULL,
    puzzle TEXT NOT NULL,
    line TEXT NOT NULL,
    status TEXT NOT NULL,
    tries INTEGER NOT NULL,
    begun_at INTEGER NOT NULL,
    ended_at INTEGER, failed_at INTEGER,
    CONSTRAINT pk_puzzle_tries PRIMARY KEY (user, puzzle)
);
CREATE TABLE solvers (
    user BIGINT NOT NULL,
    game TEXT NOT NULL,
    mu FLOAT NOT NULL,
    sigma FLOAT NOT NULL,
    solved INTEGER NOT NULL,
    failed INTEGER NOT NULL,
    streak INTEGER NOT NULL,
    best_streak INTEGER NOT NULL,
    CONSTRAINT pk_solvers PRIMARY KEY (user, game)
);
CREATE TABLE puzzle_ratings (
    puzzle TEXT NOT NULL,
    mu FLOAT NOT NULL,
    sigma FLOAT NOT NULL,
    tries INTEGER NOT NULL,
    CONSTRAINT pk_puzzle_ratings PRIMARY KEY (puzzle)
);
CREATE TABLE dailies (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    guild BIGINT NOT NULL,
    day INTEGER NOT NULL,
    channel BIGINT NOT NULL,
    puzzle TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    message BIGINT,
    CONSTRAINT uq_dailies_guild UNIQUE (guild, day)
);
CREATE TABLE daily_solvers (
    daily INTEGER NOT NULL,
    user BIGINT NOT NULL,
    name TEXT,
    solved BOOLEAN NOT NULL,
    at INTEGER NOT NULL,
    CONSTRAINT pk_daily_solvers PRIMARY KEY (daily, user),
    CONSTRAINT fk_daily_solvers_daily FOREIGN KEY(daily) REFERENCES dailies (id)
);
CREATE TABLE rated_matches (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "match" INTEGER NOT NULL,
    CONSTRAINT uq_rated_matches_match UNIQUE ("match"),
    CONSTRAINT fk_rated_matches_match FOREIGN KEY("match") REFERENCES matches (id)
);
CREATE TABLE ratings (
    user BIGINT NOT NULL,
    game TEXT NOT NULL,
    mu FLOAT NOT NULL,
    sigma FLOAT NOT NULL,
    matches INTEGER NOT NULL,
    CONSTRAINT pk_ratings PRIMARY KEY (user, game)
);
CREATE TABLE rated_in_servers (
    guild BIGINT NOT NULL,
    game TEXT NOT NULL,
    user BIGINT NOT NULL,
    name TEXT,
    mu FLOAT NOT NULL,
    matches INTEGER NOT NULL,
    CONSTRAINT pk_rated_in_servers PRIMARY KEY (guild, game, user)
);
CREATE TABLE plans (
    "match" INTEGER NOT NULL,
    player INTEGER NOT NULL,
    line INTEGER NOT NULL,
    entry INTEGER NOT NULL,
    moves TEXT NOT NULL,
    CONSTRAINT pk_plans PRIMARY KEY ("match", player, line),
    CONSTRAINT fk_plans_match FOREIGN KEY("match") REFERENCES matches (id)
);
CREATE TABLE follows (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "match" INTEGER NOT NULL,
    user BIGINT NOT NULL,
    daily BOOLEAN DEFAULT '0' NOT NULL,
    entry INTEGER NOT NULL,
    until INTEGER,
    at INTEGER NOT NULL,
    CONSTRAINT uq_follows_user UNIQUE (user, "match"),
    CONSTRAINT fk_follows_match FOREIGN KEY("match") REFERENCES matches (id)
);
CREATE TABLE digests (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    user BIGINT NOT NULL,
    due_at INTEGER, language TEXT,
    CONSTRAINT uq_digests_user UNIQUE (user)
);
CREATE TABLE leagues (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    guild BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    language TEXT NOT NULL,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    terms TEXT NOT NULL,
    clock TEXT NOT NULL,
    size INTEGER NOT NULL,
    doubled BOOLEAN NOT NULL,
    at_once INTEGER NOT NULL,
    days INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    starts_at INTEGER,
    due_at INTEGER,
    ended_at INTEGER
);
CREATE TABLE league_members (
    league INTEGER NOT NULL,
    user BIGINT NOT NULL,
    name TEXT,
    joined_at INTEGER NOT NULL,
    CONSTRAINT pk_league_members PRIMARY KEY (league, user),
    CONSTRAINT fk_league_members_league FOREIGN KEY(league) REFERENCES leagues (id)
);
CREATE TABLE seasons (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    league INTEGER NOT NULL,
    number INTEGER NOT NULL,
    starts_at INTEGER NOT NULL,
    ends_at INTEGER NOT NULL,
    over_at INTEGER,
    CONSTRAINT uq_seasons_league UNIQUE (league, number),
    CONSTRAINT fk_seasons_league FOREIGN KEY(league) REFERENCES leagues (id)
);
CREATE TABLE season_steps (
    season INTEGER NOT NULL,
    step TEXT NOT NULL,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    CONSTRAINT pk_season_steps PRIMARY KEY (season, step, number),
    CONSTRAINT fk_season_steps_season FOREIGN KEY(season) REFERENCES seasons (id)
);
CREATE TABLE season_players (
    season INTEGER NOT NULL,
    slot INTEGER NOT NULL,
    division INTEGER NOT NULL,
    user BIGINT NOT NULL,
    name TEXT NOT NULL,
    out_at INTEGER,
    place INTEGER,
    goes TEXT,
    goes_on BOOLEAN,
    CONSTRAINT pk_season_players PRIMARY KEY (season, slot),
    CONSTRAINT fk_season_players_season FOREIGN KEY(season) REFERENCES seasons (id)
);
CREATE TABLE fixtures (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    season INTEGER NOT NULL,
    division INTEGER NOT NULL,
    round INTEGER NOT NULL,
    first INTEGER NOT NULL,
    second INTEGER NOT NULL,
    "match" INTEGER,
    result TEXT,
    CONSTRAINT uq_fixtures_season UNIQUE (season, first, second),
    CONSTRAINT fk_fixtures_season FOREIGN KEY(season) REFERENCES seasons (id),
    CONSTRAINT fk_fixtures_match FOREIGN KEY("match") REFERENCES matches (id)
);
CREATE TABLE league_posts (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    league INTEGER NOT NULL,
    season INTEGER NOT NULL,
    kind TEXT NOT NULL,
    number INTEGER NOT NULL,
    channel BIGINT,
    message BIGINT,
    CONSTRAINT uq_league_posts_league UNIQUE (league, season, kind, number),
    CONSTRAINT fk_league_posts_league FOREIGN KEY(league) REFERENCES leagues (id)
);
CREATE TABLE outbox (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    subject INTEGER NOT NULL,
    entry INTEGER DEFAULT '0' NOT NULL,
    number INTEGER DEFAULT '0' NOT NULL,
    lane TEXT NOT NULL,
    holds_up BOOLEAN DEFAULT '1' NOT NULL,
    essential BOOLEAN DEFAULT '0' NOT NULL,
    bucket BIGINT NOT NULL,
    token_channel BIGINT,
    token_guild BIGINT,
    created_at INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    attempts INTEGER DEFAULT '0' NOT NULL,
    faults INTEGER DEFAULT '0' NOT NULL,
    claimed_until INTEGER,
    done_at INTEGER,
    message BIGINT,
    fault TEXT,
    CONSTRAINT uq_outbox_kind UNIQUE (kind, subject, entry, number)
);
CREATE TABLE analyses (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    user BIGINT NOT NULL,
    "match" INTEGER,
    name TEXT,
    game TEXT NOT NULL,
    terms TEXT NOT NULL,
    origin TEXT NOT NULL,
    last INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    CONSTRAINT fk_analyses_match FOREIGN KEY("match") REFERENCES matches (id),
    CONSTRAINT uq_analyses_match UNIQUE ("match", user),
    CONSTRAINT uq_analyses_user UNIQUE (user, name)
);
CREATE TABLE analysis_moves (
    analysis INTEGER NOT NULL,
    number INTEGER NOT NULL,
    entry INTEGER,
    parent INTEGER,
    text TEXT NOT NULL,
    CONSTRAINT pk_analysis_moves PRIMARY KEY (analysis, number),
    CONSTRAINT fk_analysis_moves_analysis FOREIGN KEY(analysis) REFERENCES analyses (id)
);
CREATE TABLE private_notes (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    user BIGINT NOT NULL,
    "match" INTEGER,
    analysis INTEGER,
    position TEXT NOT NULL,
    board TEXT NOT NULL,
    text TEXT NOT NULL,
    changed_at INTEGER NOT NULL,
    CONSTRAINT fk_private_notes_match FOREIGN KEY("match") REFERENCES matches (id),
    CONSTRAINT fk_private_notes_analysis FOREIGN KEY(analysis) REFERENCES analyses (id),
    CONSTRAINT uq_private_notes_match UNIQUE ("match", user, position),
    CONSTRAINT uq_private_notes_analysis UNIQUE (analysis, position)
);
CREATE TABLE teams (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    guild BIGINT NOT NULL,
    name TEXT NOT NULL,
    founder BIGINT DEFAULT '0' NOT NULL,
    joining TEXT NOT NULL,
    role BIGINT,
    hours INTEGER NOT NULL,
    open_votes BOOLEAN NOT NULL,
    created_at INTEGER NOT NULL,
    captain_seen_at INTEGER NOT NULL
);
CREATE TABLE team_members (
    team INTEGER NOT NULL,
    user BIGINT NOT NULL,
    name TEXT,
    named BOOLEAN NOT NULL,
    captain BOOLEAN DEFAULT '0' NOT NULL,
    joined_at INTEGER,
    CONSTRAINT pk_team_members PRIMARY KEY (team, user),
    CONSTRAINT fk_team_members_team FOREIGN KEY(team) REFERENCES teams (id)
);
CREATE TABLE ballots (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "match" INTEGER NOT NULL,
    entry INTEGER NOT NULL,
    player INTEGER NOT NULL,
    team INTEGER NOT NULL,
    opened_at INTEGER NOT NULL,
    closes_at INTEGER NOT NULL,
    due_at INTEGER,
    closed_at INTEGER,
    CONSTRAINT fk_ballots_match FOREIGN KEY("match") REFERENCES matches (id),
    CONSTRAINT fk_ballots_team FOREIGN KEY(team) REFERENCES teams (id),
    CONSTRAINT uq_ballots_match UNIQUE ("match", entry)
);
CREATE TABLE votes (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    ballot INTEGER NOT NULL,
    user BIGINT NOT NULL,
    name TEXT,
    text TEXT NOT NULL,
    comment TEXT,
    at INTEGER NOT NULL,
    CONSTRAINT fk_votes_ballot FOREIGN KEY(ballot) REFERENCES ballots (id)
);
CREATE TABLE motions (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "match" INTEGER NOT NULL,
    entry INTEGER NOT NULL,
    player INTEGER NOT NULL,
    text TEXT NOT NULL,
    quorum INTEGER NOT NULL,
    opened_at INTEGER NOT NULL,
    status TEXT NOT NULL,
    channel BIGINT,
    message BIGINT,
    CONSTRAINT fk_motions_match FOREIGN KEY("match") REFERENCES matches (id),
    CONSTRAINT uq_motions_match UNIQUE ("match", entry, player, text)
);
CREATE TABLE motion_votes (
    motion INTEGER NOT NULL,
    user BIGINT NOT NULL,
    agrees BOOLEAN NOT NULL,
    at INTEGER NOT NULL,
    CONSTRAINT pk_motion_votes PRIMARY KEY (motion, user),
    CONSTRAINT fk_motion_votes_motion FOREIGN KEY(motion) REFERENCES motions (id)
);
CREATE TABLE tournaments (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    guild BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    language TEXT NOT NULL,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    terms TEXT NOT NULL,
    clock TEXT NOT NULL,
    kind TEXT NOT NULL,
    rounds INTEGER NOT NULL,
    round_time INTEGER NOT NULL,
    places INTEGER NOT NULL,
    checks_in BOOLEAN NOT NULL,
    rated BOOLEAN NOT NULL,
    created_at INTEGER NOT NULL,
    starts_at INTEGER NOT NULL,
    due_at INTEGER,
    begun_at INTEGER,
    over_at INTEGER
);
CREATE TABLE tournament_entries (
    tournament INTEGER NOT NULL,
    user BIGINT NOT NULL,
    name TEXT,
    joined_at INTEGER NOT NULL,
    checked_in_at INTEGER,
    CONSTRAINT pk_tournament_entries PRIMARY KEY (tournament, user),
    CONSTRAINT fk_tournament_entries_tournament FOREIGN KEY(tournament) REFERENCES tournaments (id)
);
CREATE TABLE tournament_players (
    tournament INTEGER NOT NULL,
    slot INTEGER NOT NULL,
    user BIGINT NOT NULL,
    name TEXT NOT NULL,
    out_at INTEGER,
    place INTEGER,
    CONSTRAINT pk_tournament_players PRIMARY KEY (tournament, slot),
    CONSTRAINT fk_tournament_players_tournament FOREIGN KEY(tournament) REFERENCES tournaments (id)
);
CREATE TABLE tournament_rounds (
    tournament INTEGER NOT NULL,
    number INTEGER NOT NULL,
    starts_at INTEGER NOT NULL,
    ends_at INTEGER NOT NULL,
    CONSTRAINT pk_tournament_rounds PRIMARY KEY (tournament, number),
    CONSTRAINT fk_tournament_rounds_tournament FOREIGN KEY(tournament) REFERENCES tournaments (id)
);
CREATE TABLE tournament_fixtures (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    tournament INTEGER NOT NULL,
    round INTEGER NOT NULL,
    number INTEGER NOT NULL,
    first INTEGER NOT NULL,
    second INTEGER NOT NULL,
    "match" INTEGER,
    result TEXT,
    CONSTRAINT fk_tournament_fixtures_tournament FOREIGN KEY(tournament) REFERENCES tournaments (id),
    CONSTRAINT fk_tournament_fixtures_match FOREIGN KEY("match") REFERENCES matches (id),
    CONSTRAINT uq_tournament_fixtures_tournament UNIQUE (tournament, first, second)
);
CREATE TABLE tournament_posts (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    tournament INTEGER NOT NULL,
    kind TEXT NOT NULL,
    number INTEGER NOT NULL,
    channel BIGINT,
    message BIGINT,
    CONSTRAINT fk_tournament_posts_tournament FOREIGN KEY(tournament) REFERENCES tournaments (id),
    CONSTRAINT uq_tournament_posts_tournament UNIQUE (tournament, kind, number)
);
CREATE TABLE server_matches (
    guild BIGINT NOT NULL,
    is_on BOOLEAN DEFAULT '0' NOT NULL,
    channel BIGINT,
    game TEXT,
    hours INTEGER NOT NULL,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    number INTEGER DEFAULT '0' NOT NULL,
    "match" INTEGER,
    latest_game TEXT,
    level INTEGER NOT NULL,
    player INTEGER DEFAULT '1' NOT NULL,
    won INTEGER DEFAULT '0' NOT NULL,
    drawn INTEGER DEFAULT '0' NOT NULL,
    lost INTEGER DEFAULT '0' NOT NULL,
    silent_from INTEGER DEFAULT '0' NOT NULL,
    rested_at INTEGER,
    due_at INTEGER,
    CONSTRAINT pk_server_matches PRIMARY KEY (guild),
    CONSTRAINT fk_server_matches_match FOREIGN KEY("match") REFERENCES matches (id)
);
CREATE INDEX ix_matches_channel ON matches (channel);
CREATE INDEX ix_matches_thread ON matches (thread);
CREATE INDEX ix_seats_user ON seats (user);
CREATE UNIQUE INDEX uq_challenges_rematch ON challenges (rematch) WHERE status IN ('open', 'accepted');
CREATE INDEX ix_challenges_challenger ON challenges (challenger, status);
CREATE INDEX ix_challenges_counters ON challenges (counters) WHERE counters IS NOT NULL;
CREATE INDEX ix_invitations_user ON invitations (user) WHERE taken_at IS NULL;
CREATE INDEX ix_matches_imported_by ON matches (imported_by) WHERE imported_by IS NOT NULL;
CREATE INDEX ix_matches_due ON matches (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX ix_pauses_match ON pauses ("match");
CREATE INDEX ix_absences_user ON absences (user);
CREATE INDEX ix_challenges_guild ON challenges (guild, expires_at) WHERE status = 'open';
CREATE INDEX ix_matches_thinks ON matches (thinks_at) WHERE thinks_at IS NOT NULL;
CREATE INDEX ix_reviews_waiting ON reviews (asked_at) WHERE made_at IS NULL;
CREATE INDEX ix_daily_solvers_user ON daily_solvers (user);
CREATE INDEX ix_servers_daily ON servers (daily_at) WHERE daily_at IS NOT NULL;
CREATE INDEX ix_people_unlisted ON people (user) WHERE listed = 0;
CREATE INDEX ix_rated_in_servers_user ON rated_in_servers (user);
CREATE INDEX ix_rated_in_servers_place ON rated_in_servers (guild, game, mu DESC, user, matches);
CREATE INDEX ix_follows_match ON follows ("match");
CREATE INDEX ix_digests_due ON digests (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX ix_leagues_due ON leagues (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX ix_leagues_guild ON leagues (guild);
CREATE INDEX ix_league_members_user ON league_members (user);
CREATE INDEX ix_season_players_user ON season_players (user);
CREATE INDEX ix_fixtures_second ON fixtures (season, second);
CREATE UNIQUE INDEX ix_fixtures_match ON fixtures ("match") WHERE "match" IS NOT NULL;
CREATE INDEX ix_fixtures_running ON fixtures (season) WHERE "match" IS NOT NULL AND result IS NULL;
CREATE INDEX ix_fixtures_waiting ON fixtures (season, first) WHERE "match" IS NULL AND result IS NULL;
CREATE INDEX ix_challenges_match ON challenges ("match") WHERE "match" IS NOT NULL;
CREATE INDEX ix_invitations_taken ON invitations (user) WHERE taken_at IS NOT NULL;
CREATE INDEX ix_outbox_waiting ON outbox (due_at) WHERE done_at IS NULL;
CREATE INDEX ix_outbox_message ON outbox (message);
CREATE INDEX ix_moves_planned ON moves ("match", ply) WHERE planned = 1;
CREATE INDEX ix_private_notes_user ON private_notes (user);
CREATE INDEX ix_teams_founder ON teams (founder) WHERE founder != 0;
CREATE INDEX ix_team_members_user ON team_members (user);
CREATE UNIQUE INDEX uq_team_members_captain ON team_members (team) WHERE captain = 1;
CREATE INDEX ix_ballots_team ON ballots (team);
CREATE INDEX ix_ballots_due ON ballots (due_at) WHERE due_at IS NOT NULL;
CREATE UNIQUE INDEX uq_votes_ballot ON votes (ballot, user) WHERE user != 0;
CREATE INDEX ix_votes_ballot ON votes (ballot);
CREATE INDEX ix_votes_user ON votes (user);
CREATE INDEX ix_motion_votes_user ON motion_votes (user);
CREATE INDEX ix_challenges_team ON challenges (team) WHERE team IS NOT NULL;
CREATE INDEX ix_invitations_team ON invitations (team) WHERE team IS NOT NULL;
CREATE INDEX ix_seats_team ON seats (team) WHERE team IS NOT NULL;
CREATE INDEX ix_tournaments_guild ON tournaments (guild);
CREATE INDEX ix_tournaments_due ON tournaments (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX ix_tournament_entries_user ON tournament_entries (user);
CREATE INDEX ix_tournament_players_user ON tournament_players (user);
CREATE UNIQUE INDEX ix_tournament_fixtures_match ON tournament_fixtures ("match") WHERE "match" IS NOT NULL;
CREATE INDEX ix_server_matches_match ON server_matches ("match") WHERE "match" IS NOT NULL;
CREATE INDEX ix_server_matches_due ON server_matches (due_at) WHERE due_at IS NOT NULL;
