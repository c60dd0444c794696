CREATE TABLE alembic_version (
    version_num VARCHAR(32) NOT NULL,
    CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
CREATE TABLE absences (
    id BIGSERIAL NOT NULL,
    "user" BIGINT NOT NULL,
    starts_at BIGINT NOT NULL,
    ends_at BIGINT NOT NULL,
    back_at BIGINT,
    CONSTRAINT pk_absences PRIMARY KEY (id)
);
CREATE TABLE blocks (
    "user" BIGINT NOT NULL,
    blocked BIGINT NOT NULL,
    name TEXT NOT NULL,
    at BIGINT NOT NULL,
    CONSTRAINT pk_blocks PRIMARY KEY ("user", blocked)
);
CREATE TABLE dailies (
    id BIGSERIAL NOT NULL,
    guild BIGINT NOT NULL,
    day BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    puzzle TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    message BIGINT,
    CONSTRAINT pk_dailies PRIMARY KEY (id),
    CONSTRAINT uq_dailies_guild UNIQUE (guild, day)
);
CREATE TABLE digests (
    id BIGSERIAL NOT NULL,
    "user" BIGINT NOT NULL,
    due_at BIGINT,
    language TEXT,
    CONSTRAINT pk_digests PRIMARY KEY (id),
    CONSTRAINT uq_digests_user UNIQUE ("user")
);
CREATE TABLE leagues (
    id BIGSERIAL NOT NULL,
    guild BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    language TEXT NOT NULL,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    terms TEXT NOT NULL,
    clock TEXT NOT NULL,
    size BIGINT NOT NULL,
    doubled BOOLEAN NOT NULL,
    at_once BIGINT NOT NULL,
    days BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    starts_at BIGINT,
    due_at BIGINT,
    ended_at BIGINT,
    CONSTRAINT pk_leagues PRIMARY KEY (id)
);
CREATE TABLE lesson_steps (
    "user" BIGINT NOT NULL,
    game TEXT NOT NULL,
    step TEXT NOT NULL,
    tries BIGINT DEFAULT '0' NOT NULL,
    hinted BOOLEAN DEFAULT '0' NOT NULL,
    done_at BIGINT,
    CONSTRAINT pk_lesson_steps PRIMARY KEY ("user", game, step)
);
CREATE TABLE matches (
    id BIGSERIAL NOT NULL,
    game TEXT NOT NULL,
    terms TEXT NOT NULL,
    rules_version BIGINT NOT NULL,
    guild BIGINT,
    channel BIGINT NOT NULL,
    thread BIGINT,
    language TEXT NOT NULL,
    entries BIGINT NOT NULL,
    reason TEXT,
    card BIGINT,
    board BIGINT,
    board_channel BIGINT,
    started_at BIGINT NOT NULL,
    moved_at BIGINT NOT NULL,
    clock TEXT,
    turn_at BIGINT,
    deadline BIGINT,
    due_at BIGINT,
    imported_by BIGINT,
    answer_only BOOLEAN DEFAULT '0' NOT NULL,
    mover BIGINT,
    ended_at BIGINT,
    thinks_at BIGINT,
    thinks_until BIGINT,
    rated BOOLEAN DEFAULT '0' NOT NULL,
    plies BIGINT DEFAULT '0' NOT NULL,
    origin TEXT,
    CONSTRAINT pk_matches PRIMARY KEY (id)
);
CREATE TABLE notes (
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    CONSTRAINT pk_notes PRIMARY KEY (name)
);
CREATE TABLE outbox (
    id BIGSERIAL NOT NULL,
    kind TEXT NOT NULL,
    subject BIGINT NOT NULL,
    entry BIGINT DEFAULT '0' NOT NULL,
    number BIGINT DEFAULT '0' NOT NULL,
    lane TEXT NOT NULL,
    holds_up BOOLEAN DEFAULT '1' NOT NULL,
    essential BOOLEAN DEFAULT '0' NOT NULL,
    bucket BIGINT NOT NULL,
    token_channel BIGINT,
    token_guild BIGINT,
    created_at BIGINT NOT NULL,
    due_at BIGINT NOT NULL,
    attempts BIGINT DEFAULT '0' NOT NULL,
    faults BIGINT DEFAULT '0' NOT NULL,
    claimed_until BIGINT,
    done_at BIGINT,
    message BIGINT,
    fault TEXT,
    CONSTRAINT pk_outbox PRIMARY KEY (id),
    CONSTRAINT uq_outbox_kind UNIQUE (kind, subject, entry, number)
);
CREATE TABLE people (
    "user" BIGSERIAL NOT NULL,
    language TEXT,
    theme TEXT,
    perspective BIGINT,
    notify TEXT,
    lead BIGINT,
    zone TEXT,
    quiet_from BIGINT,
    quiet_to BIGINT,
    at_once BOOLEAN,
    ping_explained BOOLEAN,
    puzzles BOOLEAN,
    listed BOOLEAN,
    CONSTRAINT pk_people PRIMARY KEY ("user")
);
CREATE TABLE presets (
    "user" BIGINT NOT NULL,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    terms TEXT NOT NULL,
    clock TEXT,
    CONSTRAINT pk_presets PRIMARY KEY ("user", name)
);
CREATE TABLE puzzle_ratings (
    puzzle TEXT NOT NULL,
    mu FLOAT NOT NULL,
    sigma FLOAT NOT NULL,
    tries BIGINT NOT NULL,
    CONSTRAINT pk_puzzle_ratings PRIMARY KEY (puzzle)
);
CREATE TABLE puzzle_tries (
    "user" BIGINT NOT NULL,
    puzzle TEXT NOT NULL,
    line TEXT NOT NULL,
    status TEXT NOT NULL,
    tries BIGINT NOT NULL,
    begun_at BIGINT NOT NULL,
    ended_at BIGINT,
    failed_at BIGINT,
    CONSTRAINT pk_puzzle_tries PRIMARY KEY ("user", puzzle)
);
CREATE TABLE rated_in_servers (
    guild BIGINT NOT NULL,
    game TEXT NOT NULL,
    "user" BIGINT NOT NULL,
    name TEXT,
    mu FLOAT NOT NULL,
    matches BIGINT NOT NULL,
    CONSTRAINT pk_rated_in_servers PRIMARY KEY (guild, game, "user")
);
CREATE TABLE ratings (
    "user" BIGINT NOT NULL,
    game TEXT NOT NULL,
    mu FLOAT NOT NULL,
    sigma FLOAT NOT NULL,
    matches BIGINT NOT NULL,
    CONSTRAINT pk_ratings PRIMARY KEY ("user", game)
);
CREATE TABLE server_channels (
    guild BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    CONSTRAINT pk_server_channels PRIMARY KEY (guild, channel)
);
CREATE TABLE servers (
    guild BIGSERIAL NOT NULL,
    language TEXT,
    home TEXT,
    clock TEXT,
    role BIGINT,
    theme TEXT,
    daily_channel BIGINT,
    daily_hour BIGINT,
    daily_zone TEXT,
    daily_games TEXT,
    daily_language TEXT,
    daily_at BIGINT,
    daily_untried BIGINT DEFAULT '0' NOT NULL,
    rated BOOLEAN,
    CONSTRAINT pk_servers PRIMARY KEY (guild)
);
CREATE TABLE solvers (
    "user" BIGINT NOT NULL,
    game TEXT NOT NULL,
    mu FLOAT NOT NULL,
    sigma FLOAT NOT NULL,
    solved BIGINT NOT NULL,
    failed BIGINT NOT NULL,
    streak BIGINT NOT NULL,
    best_streak BIGINT NOT NULL,
    CONSTRAINT pk_solvers PRIMARY KEY ("user", game)
);
CREATE TABLE teams (
    id BIGSERIAL NOT NULL,
    guild BIGINT NOT NULL,
    name TEXT NOT NULL,
    founder BIGINT DEFAULT '0' NOT NULL,
    joining TEXT NOT NULL,
    role BIGINT,
    hours BIGINT NOT NULL,
    open_votes BOOLEAN NOT NULL,
    created_at BIGINT NOT NULL,
    captain_seen_at BIGINT NOT NULL,
    CONSTRAINT pk_teams PRIMARY KEY (id)
);
CREATE TABLE tournaments (
    id BIGSERIAL NOT NULL,
    guild BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    language TEXT NOT NULL,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    terms TEXT NOT NULL,
    clock TEXT NOT NULL,
    kind TEXT NOT NULL,
    rounds BIGINT NOT NULL,
    round_time BIGINT NOT NULL,
    places BIGINT NOT NULL,
    checks_in BOOLEAN NOT NULL,
    rated BOOLEAN NOT NULL,
    created_at BIGINT NOT NULL,
    starts_at BIGINT NOT NULL,
    due_at BIGINT,
    begun_at BIGINT,
    over_at BIGINT,
    CONSTRAINT pk_tournaments PRIMARY KEY (id)
);
CREATE TABLE analyses (
    id BIGSERIAL NOT NULL,
    "user" BIGINT NOT NULL,
    match BIGINT,
    name TEXT,
    game TEXT NOT NULL,
    terms TEXT NOT NULL,
    origin TEXT NOT NULL,
    last BIGINT NOT NULL,
    changed_at BIGINT NOT NULL,
    CONSTRAINT pk_analyses PRIMARY KEY (id),
    CONSTRAINT uq_analyses_match UNIQUE (match, "user"),
    CONSTRAINT uq_analyses_user UNIQUE ("user", name),
    CONSTRAINT fk_analyses_match FOREIGN KEY(match) REFERENCES matches (id)
);
CREATE TABLE ballots (
    id BIGSERIAL NOT NULL,
    match BIGINT NOT NULL,
    entry BIGINT NOT NULL,
    player BIGINT NOT NULL,
    team BIGINT NOT NULL,
    opened_at BIGINT NOT NULL,
    closes_at BIGINT NOT NULL,
    due_at BIGINT,
    closed_at BIGINT,
    CONSTRAINT pk_ballots PRIMARY KEY (id),
    CONSTRAINT uq_ballots_match UNIQUE (match, entry),
    CONSTRAINT fk_ballots_match FOREIGN KEY(match) REFERENCES matches (id),
    CONSTRAINT fk_ballots_team FOREIGN KEY(team) REFERENCES teams (id)
);
CREATE TABLE challenges (
    id BIGSERIAL NOT NULL,
    game TEXT NOT NULL,
    terms TEXT NOT NULL,
    challenger BIGINT NOT NULL,
    challenger_name TEXT NOT NULL,
    player BIGINT,
    guild BIGINT,
    channel BIGINT NOT NULL,
    language TEXT NOT NULL,
    status TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    match BIGINT,
    card BIGINT,
    rematch BIGINT,
    clock TEXT,
    counters BIGINT,
    note TEXT,
    answer_only BOOLEAN DEFAULT '0' NOT NULL,
    rated BOOLEAN DEFAULT '0' NOT NULL,
    card_channel BIGINT,
    origin TEXT,
    team BIGINT,
    CONSTRAINT pk_challenges PRIMARY KEY (id),
    CONSTRAINT fk_challenges_match FOREIGN KEY(match) REFERENCES matches (id),
    CONSTRAINT fk_challenges_rematch FOREIGN KEY(rematch) REFERENCES matches (id),
    CONSTRAINT fk_challenges_counters FOREIGN KEY(counters) REFERENCES challenges (id)
);
CREATE TABLE daily_solvers (
    daily BIGINT NOT NULL,
    "user" BIGINT NOT NULL,
    name TEXT,
    solved BOOLEAN NOT NULL,
    at BIGINT NOT NULL,
    CONSTRAINT pk_daily_solvers PRIMARY KEY (daily, "user"),
    CONSTRAINT fk_daily_solvers_daily FOREIGN KEY(daily) REFERENCES dailies (id)
);
CREATE TABLE follows (
    id BIGSERIAL NOT NULL,
    match BIGINT NOT NULL,
    "user" BIGINT NOT NULL,
    daily BOOLEAN DEFAULT '0' NOT NULL,
    entry BIGINT NOT NULL,
    until BIGINT,
    at BIGINT NOT NULL,
    CONSTRAINT pk_follows PRIMARY KEY (id),
    CONSTRAINT uq_follows_user UNIQUE ("user", match),
    CONSTRAINT fk_follows_match FOREIGN KEY(match) REFERENCES matches (id)
);
CREATE TABLE hints (
    match BIGINT NOT NULL,
    entry BIGINT NOT NULL,
    data TEXT NOT NULL,
    steps BIGINT NOT NULL,
    CONSTRAINT pk_hints PRIMARY KEY (match, entry),
    CONSTRAINT fk_hints_match FOREIGN KEY(match) REFERENCES matches (id)
);
CREATE TABLE league_members (
    league BIGINT NOT NULL,
    "user" BIGINT NOT NULL,
    name TEXT,
    joined_at BIGINT NOT NULL,
    CONSTRAINT pk_league_members PRIMARY KEY (league, "user"),
    CONSTRAINT fk_league_members_league FOREIGN KEY(league) REFERENCES leagues (id)
);
CREATE TABLE league_posts (
    id BIGSERIAL NOT NULL,
    league BIGINT NOT NULL,
    season BIGINT NOT NULL,
    kind TEXT NOT NULL,
    number BIGINT NOT NULL,
    channel BIGINT,
    message BIGINT,
    CONSTRAINT pk_league_posts PRIMARY KEY (id),
    CONSTRAINT uq_league_posts_league UNIQUE (league, season, kind, number),
    CONSTRAINT fk_league_posts_league FOREIGN KEY(league) REFERENCES leagues (id)
);
CREATE TABLE motions (
    id BIGSERIAL NOT NULL,
    match BIGINT NOT NULL,
    entry BIGINT NOT NULL,
    player BIGINT NOT NULL,
    text TEXT NOT NULL,
    quorum BIGINT NOT NULL,
    opened_at BIGINT NOT NULL,
    status TEXT NOT NULL,
    channel BIGINT,
    message BIGINT,
    CONSTRAINT pk_motions PRIMARY KEY (id),
    CONSTRAINT uq_motions_match UNIQUE (match, entry, player, text),
    CONSTRAINT fk_motions_match FOREIGN KEY(match) REFERENCES matches (id)
);
CREATE TABLE moves (
    match BIGINT NOT NULL,
    ply BIGINT NOT NULL,
    player BIGINT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    bank BIGINT,
    time_left BIGINT,
    planned BOOLEAN DEFAULT '0' NOT NULL,
    CONSTRAINT pk_moves PRIMARY KEY (match, ply),
    CONSTRAINT fk_moves_match FOREIGN KEY(match) REFERENCES matches (id)
);
CREATE TABLE offers (
    id BIGSERIAL NOT NULL,
    match BIGINT NOT NULL,
    entry BIGINT NOT NULL,
    player BIGINT NOT NULL,
    text TEXT NOT NULL,
    status TEXT NOT NULL,
    closed BIGINT,
    created_at BIGINT NOT NULL,
    channel BIGINT,
    message BIGINT,
    CONSTRAINT pk_offers PRIMARY KEY (id),
    CONSTRAINT uq_offers_match UNIQUE (match, entry, player, text),
    CONSTRAINT fk_offers_match FOREIGN KEY(match) REFERENCES matches (id)
);
CREATE TABLE pauses (
    id BIGSERIAL NOT NULL,
    match BIGINT NOT NULL,
    starts_at BIGINT NOT NULL,
    ends_at BIGINT NOT NULL,
    CONSTRAINT pk_pauses PRIMARY KEY (id),
    CONSTRAINT fk_pauses_match FOREIGN KEY(match) REFERENCES matches (id)
);
CREATE TABLE plans (
    match BIGINT NOT NULL,
    player BIGINT NOT NULL,
    line BIGINT NOT NULL,
    entry BIGINT NOT NULL,
    moves TEXT NOT NULL,
    CONSTRAINT pk_plans PRIMARY KEY (match, player, line),
    CONSTRAINT fk_plans_match FOREIGN KEY(match) REFERENCES matches (id)
);
CREATE TABLE rated_matches (
    id BIGSERIAL NOT NULL,
    match BIGINT NOT NULL,
    CONSTRAINT pk_rated_matches PRIMARY KEY (id),
    CONSTRAINT uq_rated_matches_match UNIQUE (match),
    CONSTRAINT fk_rated_matches_match FOREIGN KEY(match) REFERENCES matches (id)
);
CREATE TABLE reviews (
    match BIGINT NOT NULL,
    asked_at BIGINT NOT NULL,
    claimed_until BIGINT,
    made_at BIGINT,
    data TEXT,
    CONSTRAINT pk_reviews PRIMARY KEY (match),
    CONSTRAINT fk_reviews_match FOREIGN KEY(match) REFERENCES matches (id)
);
CREATE TABLE seasons (
    id BIGSERIAL NOT NULL,
    league BIGINT NOT NULL,
    number BIGINT NOT NULL,
    starts_at BIGINT NOT NULL,
    ends_at BIGINT NOT NULL,
    over_at BIGINT,
    CONSTRAINT pk_seasons PRIMARY KEY (id),
    CONSTRAINT uq_seasons_league UNIQUE (league, number),
    CONSTRAINT fk_seasons_league FOREIGN KEY(league) REFERENCES leagues (id)
);
CREATE TABLE seats (
    match BIGINT NOT NULL,
    player BIGINT NOT NULL,
    "user" BIGINT NOT NULL,
    name TEXT NOT NULL,
    seen BIGINT,
    bank BIGINT,
    result TEXT,
    level BIGINT,
    rank BIGINT,
    mu FLOAT,
    sigma FLOAT,
    side BIGINT,
    unplanned BIGINT,
    team BIGINT,
    CONSTRAINT pk_seats PRIMARY KEY (match, player),
    CONSTRAINT fk_seats_match FOREIGN KEY(match) REFERENCES matches (id)
);
CREATE TABLE server_matches (
    guild BIGSERIAL NOT NULL,
    is_on BOOLEAN DEFAULT '0' NOT NULL,
    channel BIGINT,
    game TEXT,
    hours BIGINT NOT NULL,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    number BIGINT DEFAULT '0' NOT NULL,
    match BIGINT,
    latest_game TEXT,
    level BIGINT NOT NULL,
    player BIGINT DEFAULT '1' NOT NULL,
    won BIGINT DEFAULT '0' NOT NULL,
    drawn BIGINT DEFAULT '0' NOT NULL,
    lost BIGINT DEFAULT '0' NOT NULL,
    silent_from BIGINT DEFAULT '0' NOT NULL,
    rested_at BIGINT,
    due_at BIGINT,
    CONSTRAINT pk_server_matches PRIMARY KEY (guild),
    CONSTRAINT fk_server_matches_match FOREIGN KEY(match) REFERENCES matches (id)
);
CREATE TABLE team_members (
    team BIGINT NOT NULL,
    "user" BIGINT NOT NULL,
    name TEXT,
    named BOOLEAN NOT NULL,
    captain BOOLEAN DEFAULT '0' NOT NULL,
    joined_at BIGINT,
    CONSTRAINT pk_team_members PRIMARY KEY (team, "user"),
    CONSTRAINT fk_team_members_team FOREIGN KEY(team) REFERENCES teams (id)
);
CREATE TABLE tournament_entries (
    tournament BIGINT NOT NULL,
    "user" BIGINT NOT NULL,
    name TEXT,
    joined_at BIGINT NOT NULL,
    checked_in_at BIGINT,
    CONSTRAINT pk_tournament_entries PRIMARY KEY (tournament, "user"),
    CONSTRAINT fk_tournament_entries_tournament FOREIGN KEY(tournament) REFERENCES tournaments (id)
);
CREATE TABLE tournament_fixtures (
    id BIGSERIAL NOT NULL,
    tournament BIGINT NOT NULL,
    round BIGINT NOT NULL,
    number BIGINT NOT NULL,
    first BIGINT NOT NULL,
    second BIGINT NOT NULL,
    match BIGINT,
    result TEXT,
    CONSTRAINT pk_tournament_fixtures PRIMARY KEY (id),
    CONSTRAINT uq_tournament_fixtures_tournament UNIQUE (tournament, first, second),
    CONSTRAINT fk_tournament_fixtures_tournament FOREIGN KEY(tournament) REFERENCES tournaments (id),
    CONSTRAINT fk_tournament_fixtures_match FOREIGN KEY(match) REFERENCES matches (id)
);
CREATE TABLE tournament_players (
    tournament BIGINT NOT NULL,
    slot BIGINT NOT NULL,
    "user" BIGINT NOT NULL,
    name TEXT NOT NULL,
    out_at BIGINT,
    place BIGINT,
    CONSTRAINT pk_tournament_players PRIMARY KEY (tournament, slot),
    CONSTRAINT fk_tournament_players_tournament FOREIGN KEY(tournament) REFERENCES tournaments (id)
);
CREATE TABLE tournament_posts (
    id BIGSERIAL NOT NULL,
    tournament BIGINT NOT NULL,
    kind TEXT NOT NULL,
    number BIGINT NOT NULL,
    channel BIGINT,
    message BIGINT,
    CONSTRAINT pk_tournament_posts PRIMARY KEY (id),
    CONSTRAINT uq_tournament_posts_tournament UNIQUE (tournament, kind, number),
    CONSTRAINT fk_tournament_posts_tournament FOREIGN KEY(tournament) REFERENCES tournaments (id)
);
CREATE TABLE tournament_rounds (
    tournament BIGINT NOT NULL,
    number BIGINT NOT NULL,
    starts_at BIGINT NOT NULL,
    ends_at BIGINT NOT NULL,
    CONSTRAINT pk_tournament_rounds PRIMARY KEY (tournament, number),
    CONSTRAINT fk_tournament_rounds_tournament FOREIGN KEY(tournament) REFERENCES tournaments (id)
);
CREATE TABLE analysis_moves (
    analysis BIGINT NOT NULL,
    number BIGINT NOT NULL,
    entry BIGINT,
    parent BIGINT,
    text TEXT NOT NULL,
    CONSTRAINT pk_analysis_moves PRIMARY KEY (analysis, number),
    CONSTRAINT fk_analysis_moves_analysis FOREIGN KEY(analysis) REFERENCES analyses (id)
);
CREATE TABLE answers (
    offer BIGINT NOT NULL,
    player BIGINT NOT NULL,
    agrees BOOLEAN NOT NULL,
    at BIGINT NOT NULL,
    CONSTRAINT pk_answers PRIMARY KEY (offer, player),
    CONSTRAINT fk_answers_offer FOREIGN KEY(offer) REFERENCES offers (id)
);
CREATE TABLE fixtures (
    id BIGSERIAL NOT NULL,
    season BIGINT NOT NULL,
    division BIGINT NOT NULL,
    round BIGINT NOT NULL,
    first BIGINT NOT NULL,
    second BIGINT NOT NULL,
    match BIGINT,
    result TEXT,
    CONSTRAINT pk_fixtures PRIMARY KEY (id),
    CONSTRAINT uq_fixtures_season UNIQUE (season, first, second),
    CONSTRAINT fk_fixtures_season FOREIGN KEY(season) REFERENCES seasons (id),
    CONSTRAINT fk_fixtures_match FOREIGN KEY(match) REFERENCES matches (id)
);
CREATE TABLE invitations (
    challenge BIGINT NOT NULL,
    slot BIGINT NOT NULL,
    "user" BIGINT,
    name TEXT,
    taken_at BIGINT,
    declined_at BIGINT,
    present BOOLEAN DEFAULT '1' NOT NULL,
    volunteered BOOLEAN DEFAULT '0' NOT NULL,
    level BIGINT,
    team BIGINT,
    CONSTRAINT pk_invitations PRIMARY KEY (challenge, slot),
    CONSTRAINT fk_invitations_challenge FOREIGN KEY(challenge) REFERENCES challenges (id)
);
CREATE TABLE motion_votes (
    motion BIGINT NOT NULL,
    "user" BIGINT NOT NULL,
    agrees BOOLEAN NOT NULL,
    at BIGINT NOT NULL,
    CONSTRAINT pk_motion_votes PRIMARY KEY (motion, "user"),
    CONSTRAINT fk_motion_votes_motion FOREIGN KEY(motion) REFERENCES motions (id)
);
CREATE TABLE private_notes (
    id BIGSERIAL NOT NULL,
    "user" BIGINT NOT NULL,
    match BIGINT,
    analysis BIGINT,
    position TEXT NOT NULL,
    board TEXT NOT NULL,
    text TEXT NOT NULL,
    changed_at BIGINT NOT NULL,
    CONSTRAINT pk_private_notes PRIMARY KEY (id),
    CONSTRAINT uq_private_notes_match UNIQUE (match, "user", position),
    CONSTRAINT uq_private_notes_analysis UNIQUE (analysis, position),
    CONSTRAINT fk_private_notes_match FOREIGN KEY(match) REFERENCES matches (id),
    CONSTRAINT fk_private_notes_analysis FOREIGN KEY(analysis) REFERENCES analyses (id)
);
CREATE TABLE season_players (
    season BIGINT NOT NULL,
    slot BIGINT NOT NULL,
    division BIGINT NOT NULL,
    "user" BIGINT NOT NULL,
    name TEXT NOT NULL,
    out_at BIGINT,
    place BIGINT,
    goes TEXT,
    goes_on BOOLEAN,
    CONSTRAINT pk_season_players PRIMARY KEY (season, slot),
    CONSTRAINT fk_season_players_season FOREIGN KEY(season) REFERENCES seasons (id)
);
CREATE TABLE season_steps (
    season BIGINT NOT NULL,
    step TEXT NOT NULL,
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    CONSTRAINT pk_season_steps PRIMARY KEY (season, step, number),
    CONSTRAINT fk_season_steps_season FOREIGN KEY(season) REFERENCES seasons (id)
);
CREATE TABLE votes (
    id BIGSERIAL NOT NULL,
    ballot BIGINT NOT NULL,
    "user" BIGINT NOT NULL,
    name TEXT,
    text TEXT NOT NULL,
    comment TEXT,
    at BIGINT NOT NULL,
    CONSTRAINT pk_votes PRIMARY KEY (id),
    CONSTRAINT fk_votes_ballot FOREIGN KEY(ballot) REFERENCES ballots (id)
);
CREATE INDEX ix_absences_user ON absences ("user");
CREATE INDEX ix_digests_due ON digests (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX ix_leagues_due ON leagues (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX ix_leagues_guild ON leagues (guild);
CREATE INDEX ix_matches_channel ON matches (channel);
CREATE INDEX ix_matches_due ON matches (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX ix_matches_imported_by ON matches (imported_by) WHERE imported_by IS NOT NULL;
CREATE INDEX ix_matches_thinks ON matches (thinks_at) WHERE thinks_at IS NOT NULL;
CREATE INDEX ix_matches_thread ON matches (thread);
CREATE INDEX ix_outbox_message ON outbox (message);
CREATE INDEX ix_outbox_waiting ON outbox (due_at) WHERE done_at IS NULL;
CREATE INDEX ix_people_unlisted ON people ("user") WHERE listed = false;
CREATE INDEX ix_rated_in_servers_place ON rated_in_servers (guild, game, mu DESC, "user", matches);
CREATE INDEX ix_rated_in_servers_user ON rated_in_servers ("user");
CREATE INDEX ix_servers_daily ON servers (daily_at) WHERE daily_at IS NOT NULL;
CREATE INDEX ix_teams_founder ON teams (founder) WHERE founder != 0;
CREATE INDEX ix_tournaments_due ON tournaments (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX ix_tournaments_guild ON tournaments (guild);
CREATE INDEX ix_ballots_due ON ballots (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX ix_ballots_team ON ballots (team);
CREATE INDEX ix_challenges_challenger ON challenges (challenger, status);
CREATE INDEX ix_challenges_counters ON challenges (counters) WHERE counters IS NOT NULL;
CREATE INDEX ix_challenges_guild ON challenges (guild, expires_at) WHERE status = 'open';
CREATE INDEX ix_challenges_match ON challenges (match) WHERE match IS NOT NULL;
CREATE INDEX ix_challenges_team ON challenges (team) WHERE team IS NOT NULL;
CREATE UNIQUE INDEX uq_challenges_rematch ON challenges (rematch) WHERE status IN ('open', 'accepted');
CREATE INDEX ix_daily_solvers_user ON daily_solvers ("user");
CREATE INDEX ix_follows_match ON follows (match);
CREATE INDEX ix_league_members_user ON league_members ("user");
CREATE INDEX ix_moves_planned ON moves (match, ply) WHERE planned = true;
CREATE INDEX ix_pauses_match ON pauses (match);
CREATE INDEX ix_reviews_waiting ON reviews (asked_at) WHERE made_at IS NULL;
CREATE INDEX ix_seats_team ON seats (team) WHERE team IS NOT NULL;
CREATE INDEX ix_seats_user ON seats ("user");
CREATE INDEX ix_server_matches_due ON server_matches (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX ix_server_matches_match ON server_matches (match) WHERE match IS NOT NULL;
CREATE INDEX ix_team_members_user ON team_members ("user");
CREATE UNIQUE INDEX uq_team_members_captain ON team_members (team) WHERE captain = true;
CREATE INDEX ix_tournament_entries_user ON tournament_entries ("user");
CREATE UNIQUE INDEX ix_tournament_fixtures_match ON tournament_fixtures (match) WHERE match IS NOT NULL;
CREATE INDEX ix_tournament_players_user ON tournament_players ("user");
CREATE UNIQUE INDEX ix_fixtures_match ON fixtures (match) WHERE match IS NOT NULL;
CREATE INDEX ix_fixtures_running ON fixtures (season) WHERE match IS NOT NULL AND result IS NULL;
CREATE INDEX ix_fixtures_second ON fixtures (season, second);
CREATE INDEX ix_fixtures_waiting ON fixtures (season, first) WHERE match IS NULL AND result IS NULL;
CREATE INDEX ix_invitations_taken ON invitations ("user") WHERE taken_at IS NOT NULL;
CREATE INDEX ix_invitations_team ON invitations (team) WHERE team IS NOT NULL;
CREATE INDEX ix_invitations_user ON invitations ("user") WHERE taken_at IS NULL;
CREATE INDEX ix_motion_votes_user ON motion_votes ("user");
CREATE INDEX ix_private_notes_user ON private_notes ("user");
CREATE INDEX ix_season_players_user ON season_players ("user");
CREATE INDEX ix_votes_ballot ON votes (ballot);
CREATE INDEX ix_votes_user ON votes ("user");
CREATE UNIQUE INDEX uq_votes_ballot ON votes (ballot, "user") WHERE "user" != 0;
