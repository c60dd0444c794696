CREATE TABLE absences (
    id bigserial NOT NULL,
    "user" bigint NOT NULL,
    starts_at bigint NOT NULL,
    ends_at bigint NOT NULL,
    back_at bigint
);
CREATE TABLE alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE answers (
    offer bigint NOT NULL,
    player bigint NOT NULL,
    agrees boolean NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE blocks (
    "user" bigint NOT NULL,
    blocked bigint NOT NULL,
    name text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE challenges (
    id bigserial NOT NULL,
    game text NOT NULL,
    terms text NOT NULL,
    challenger bigint NOT NULL,
    challenger_name text NOT NULL,
    player bigint,
    guild bigint,
    channel bigint NOT NULL,
    language text NOT NULL,
    status text NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    match bigint,
    card bigint,
    rematch bigint,
    clock text,
    counters bigint,
    note text,
    voiced boolean DEFAULT false NOT NULL,
    rated boolean DEFAULT false NOT NULL,
    card_channel bigint
);
CREATE TABLE dailies (
    id bigserial NOT NULL,
    guild bigint NOT NULL,
    day bigint NOT NULL,
    channel bigint NOT NULL,
    puzzle text NOT NULL,
    created_at bigint NOT NULL,
    message bigint
);
CREATE TABLE daily_solvers (
    daily bigint NOT NULL,
    "user" bigint NOT NULL,
    name text,
    solved boolean NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE digests (
    id bigserial NOT NULL,
    "user" bigint NOT NULL,
    due_at bigint,
    language text
);
CREATE TABLE fixtures (
    id bigserial NOT NULL,
    season bigint NOT NULL,
    division bigint NOT NULL,
    round bigint NOT NULL,
    first bigint NOT NULL,
    second bigint NOT NULL,
    match bigint,
    result text
);
CREATE TABLE follows (
    id bigserial NOT NULL,
    match bigint NOT NULL,
    "user" bigint NOT NULL,
    daily boolean DEFAULT false NOT NULL,
    entry bigint NOT NULL,
    until bigint,
    at bigint NOT NULL
);
CREATE TABLE hints (
    match bigint NOT NULL,
    entry bigint NOT NULL,
    data text NOT NULL,
    steps bigint NOT NULL
);
CREATE TABLE invitations (
    challenge bigint NOT NULL,
    slot bigint NOT NULL,
    "user" bigint,
    name text,
    taken_at bigint,
    declined_at bigint,
    present boolean DEFAULT true NOT NULL,
    volunteered boolean DEFAULT false NOT NULL,
    level bigint
);
CREATE TABLE league_members (
    league bigint NOT NULL,
    "user" bigint NOT NULL,
    name text,
    joined_at bigint NOT NULL
);
CREATE TABLE league_posts (
    id bigserial NOT NULL,
    league bigint NOT NULL,
    season bigint NOT NULL,
    kind text NOT NULL,
    number bigint NOT NULL,
    channel bigint,
    message bigint
);
CREATE TABLE leagues (
    id bigserial NOT NULL,
    guild bigint NOT NULL,
    channel bigint NOT NULL,
    language text NOT NULL,
    name text NOT NULL,
    game text NOT NULL,
    terms text NOT NULL,
    clock text NOT NULL,
    size bigint NOT NULL,
    doubled boolean NOT NULL,
    at_once bigint NOT NULL,
    days bigint NOT NULL,
    created_at bigint NOT NULL,
    starts_at bigint,
    due_at bigint,
    ended_at bigint
);
CREATE TABLE lesson_steps (
    "user" bigint NOT NULL,
    game text NOT NULL,
    step text NOT NULL,
    tries bigint DEFAULT '0'::bigint NOT NULL,
    hinted boolean DEFAULT false NOT NULL,
    done_at bigint
);
CREATE TABLE matches (
    id bigserial NOT NULL,
    game text NOT NULL,
    terms text NOT NULL,
    rules_version bigint NOT NULL,
    guild bigint,
    channel bigint NOT NULL,
    thread bigint,
    language text NOT NULL,
    entries bigint NOT NULL,
    reason text,
    card bigint,
    board bigint,
    board_channel bigint,
    started_at bigint NOT NULL,
    moved_at bigint NOT NULL,
    clock text,
    turn_at bigint,
    deadline bigint,
    due_at bigint,
    imported_by bigint,
    voiced boolean DEFAULT false NOT NULL,
    turn bigint,
    ended_at bigint,
    thinks_at bigint,
    thinks_until bigint,
    rated boolean DEFAULT false NOT NULL,
    planned text,
    unplanned text,
    plies bigint DEFAULT '0'::bigint NOT NULL
);
CREATE TABLE moves (
    match bigint NOT NULL,
    ply bigint NOT NULL,
    player bigint NOT NULL,
    text text NOT NULL,
    at bigint NOT NULL,
    bank bigint,
    time_left bigint
);
CREATE TABLE notes (
    name text NOT NULL,
    value text NOT NULL
);
CREATE TABLE offers (
    id bigserial NOT NULL,
    match bigint NOT NULL,
    entry bigint NOT NULL,
    player bigint NOT NULL,
    text text NOT NULL,
    status text NOT NULL,
    closed bigint,
    created_at bigint NOT NULL,
    channel bigint,
    message bigint
);
CREATE TABLE outbox (
    id bigserial NOT NULL,
    kind text NOT NULL,
    challenge bigint,
    match bigint,
    entry bigint,
    created_at bigint NOT NULL,
    due_at bigint NOT NULL,
    attempts bigint NOT NULL,
    claimed_until bigint,
    done_at bigint,
    message bigint,
    fault text,
    offer bigint,
    number bigint DEFAULT '0'::bigint NOT NULL,
    faults bigint DEFAULT '0'::bigint NOT NULL,
    daily bigint,
    league_post bigint,
    digest bigint
);
CREATE TABLE pauses (
    id bigserial NOT NULL,
    match bigint NOT NULL,
    starts_at bigint NOT NULL,
    ends_at bigint NOT NULL
);
CREATE TABLE people (
    "user" bigint NOT NULL,
    language text,
    theme text,
    perspective bigint,
    notify text,
    lead bigint,
    zone text,
    quiet_from bigint,
    quiet_to bigint,
    at_once boolean,
    ping_explained boolean,
    puzzles boolean,
    listed boolean
);
CREATE TABLE plans (
    match bigint NOT NULL,
    player bigint NOT NULL,
    line bigint NOT NULL,
    entry bigint NOT NULL,
    moves text NOT NULL
);
CREATE TABLE presets (
    "user" bigint NOT NULL,
    name text NOT NULL,
    game text NOT NULL,
    terms text NOT NULL,
    clock text
);
CREATE TABLE puzzle_ratings (
    puzzle text NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    tries bigint NOT NULL
);
CREATE TABLE puzzle_tries (
    "user" bigint NOT NULL,
    puzzle text NOT NULL,
    line text NOT NULL,
    status text NOT NULL,
    tries bigint NOT NULL,
    begun_at bigint NOT NULL,
    ended_at bigint,
    failed_at bigint
);
CREATE TABLE rated_in_servers (
    guild bigint NOT NULL,
    game text NOT NULL,
    "user" bigint NOT NULL,
    name text,
    mu double precision NOT NULL,
    matches bigint NOT NULL
);
CREATE TABLE rated_matches (
    id bigserial NOT NULL,
    match bigint NOT NULL
);
CREATE TABLE ratings (
    "user" bigint NOT NULL,
    game text NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    matches bigint NOT NULL
);
CREATE TABLE reviews (
    match bigint NOT NULL,
    asked_at bigint NOT NULL,
    claimed_until bigint,
    made_at bigint,
    data text
);
CREATE TABLE season_players (
    season bigint NOT NULL,
    slot bigint NOT NULL,
    division bigint NOT NULL,
    "user" bigint NOT NULL,
    name text NOT NULL,
    out_at bigint,
    place bigint,
    goes text,
    goes_on boolean
);
CREATE TABLE season_steps (
    season bigint NOT NULL,
    step text NOT NULL,
    number bigint NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE seasons (
    id bigserial NOT NULL,
    league bigint NOT NULL,
    number bigint NOT NULL,
    starts_at bigint NOT NULL,
    ends_at bigint NOT NULL,
    over_at bigint
);
CREATE TABLE seats (
    match bigint NOT NULL,
    player bigint NOT NULL,
    "user" bigint NOT NULL,
    name text NOT NULL,
    seen bigint,
    bank bigint,
    result text,
    level bigint,
    rank bigint,
    mu double precision,
    sigma double precision,
    side bigint
);
CREATE TABLE server_channels (
    guild bigint NOT NULL,
    channel bigint NOT NULL
);
CREATE TABLE servers (
    guild bigint NOT NULL,
    language text,
    home text,
    clock text,
    role bigint,
    theme text,
    daily_channel bigint,
    daily_hour bigint,
    daily_zone text,
    daily_games text,
    daily_language text,
    daily_at bigint,
    daily_untried bigint DEFAULT '0'::bigint NOT NULL,
    rated boolean
);
CREATE TABLE solvers (
    "user" bigint NOT NULL,
    game text NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    solved bigint NOT NULL,
    failed bigint NOT NULL,
    streak bigint NOT NULL,
    best_streak bigint NOT NULL
);
ALTER TABLE alembic_version ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE absences ADD CONSTRAINT pk_absences PRIMARY KEY (id);
ALTER TABLE answers ADD CONSTRAINT pk_answers PRIMARY KEY (offer, player);
ALTER TABLE blocks ADD CONSTRAINT pk_blocks PRIMARY KEY ("user", blocked);
ALTER TABLE challenges ADD CONSTRAINT pk_challenges PRIMARY KEY (id);
ALTER TABLE dailies ADD CONSTRAINT pk_dailies PRIMARY KEY (id);
ALTER TABLE daily_solvers ADD CONSTRAINT pk_daily_solvers PRIMARY KEY (daily, "user");
ALTER TABLE digests ADD CONSTRAINT pk_digests PRIMARY KEY (id);
ALTER TABLE fixtures ADD CONSTRAINT pk_fixtures PRIMARY KEY (id);
ALTER TABLE follows ADD CONSTRAINT pk_follows PRIMARY KEY (id);
ALTER TABLE hints ADD CONSTRAINT pk_hints PRIMARY KEY (match, entry);
ALTER TABLE invitations ADD CONSTRAINT pk_invitations PRIMARY KEY (challenge, slot);
ALTER TABLE league_members ADD CONSTRAINT pk_league_members PRIMARY KEY (league, "user");
ALTER TABLE league_posts ADD CONSTRAINT pk_league_posts PRIMARY KEY (id);
ALTER TABLE leagues ADD CONSTRAINT pk_leagues PRIMARY KEY (id);
ALTER TABLE lesson_steps ADD CONSTRAINT pk_lesson_steps PRIMARY KEY ("user", game, step);
ALTER TABLE matches ADD CONSTRAINT pk_matches PRIMARY KEY (id);
ALTER TABLE moves ADD CONSTRAINT pk_moves PRIMARY KEY (match, ply);
ALTER TABLE notes ADD CONSTRAINT pk_notes PRIMARY KEY (name);
ALTER TABLE offers ADD CONSTRAINT pk_offers PRIMARY KEY (id);
ALTER TABLE outbox ADD CONSTRAINT pk_outbox PRIMARY KEY (id);
ALTER TABLE pauses ADD CONSTRAINT pk_pauses PRIMARY KEY (id);
ALTER TABLE people ADD CONSTRAINT pk_people PRIMARY KEY ("user");
ALTER TABLE plans ADD CONSTRAINT pk_plans PRIMARY KEY (match, player, line);
ALTER TABLE presets ADD CONSTRAINT pk_presets PRIMARY KEY ("user", name);
ALTER TABLE puzzle_ratings ADD CONSTRAINT pk_puzzle_ratings PRIMARY KEY (puzzle);
ALTER TABLE puzzle_tries ADD CONSTRAINT pk_puzzle_tries PRIMARY KEY ("user", puzzle);
ALTER TABLE rated_in_servers ADD CONSTRAINT pk_rated_in_servers PRIMARY KEY (guild, game, "user");
ALTER TABLE rated_matches ADD CONSTRAINT pk_rated_matches PRIMARY KEY (id);
ALTER TABLE ratings ADD CONSTRAINT pk_ratings PRIMARY KEY ("user", game);
ALTER TABLE reviews ADD CONSTRAINT pk_reviews PRIMARY KEY (match);
ALTER TABLE season_players ADD CONSTRAINT pk_season_players PRIMARY KEY (season, slot);
ALTER TABLE season_steps ADD CONSTRAINT pk_season_steps PRIMARY KEY (season, step, number);
ALTER TABLE seasons ADD CONSTRAINT pk_seasons PRIMARY KEY (id);
ALTER TABLE seats ADD CONSTRAINT pk_seats PRIMARY KEY (match, player);
ALTER TABLE server_channels ADD CONSTRAINT pk_server_channels PRIMARY KEY (guild, channel);
ALTER TABLE servers ADD CONSTRAINT pk_servers PRIMARY KEY (guild);
ALTER TABLE solvers ADD CONSTRAINT pk_solvers PRIMARY KEY ("user", game);
ALTER TABLE dailies ADD CONSTRAINT uq_dailies_guild UNIQUE (guild, day);
ALTER TABLE digests ADD CONSTRAINT uq_digests_user UNIQUE ("user");
ALTER TABLE fixtures ADD CONSTRAINT uq_fixtures_season UNIQUE (season, first, second);
ALTER TABLE follows ADD CONSTRAINT uq_follows_user UNIQUE ("user", match);
ALTER TABLE league_posts ADD CONSTRAINT uq_league_posts_league UNIQUE (league, season, kind, number);
ALTER TABLE offers ADD CONSTRAINT uq_offers_match UNIQUE (match, entry, player, text);
ALTER TABLE outbox ADD CONSTRAINT uq_outbox_challenge UNIQUE (kind, challenge);
ALTER TABLE outbox ADD CONSTRAINT uq_outbox_match UNIQUE (kind, match, entry, number);
ALTER TABLE rated_matches ADD CONSTRAINT uq_rated_matches_match UNIQUE (match);
ALTER TABLE seasons ADD CONSTRAINT uq_seasons_league UNIQUE (league, number);
CREATE INDEX ix_absences_user ON absences USING btree ("user");
CREATE INDEX ix_challenges_challenger ON challenges USING btree (challenger, status);
CREATE INDEX ix_challenges_counters ON challenges USING btree (counters) WHERE (counters IS NOT NULL);
CREATE INDEX ix_challenges_guild ON challenges USING btree (guild, expires_at) WHERE (status = 'open'::text);
CREATE INDEX ix_challenges_match ON challenges USING btree (match) WHERE (match IS NOT NULL);
CREATE INDEX ix_daily_solvers_user ON daily_solvers USING btree ("user");
CREATE INDEX ix_digests_due ON digests USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE UNIQUE INDEX ix_fixtures_match ON fixtures USING btree (match) WHERE (match IS NOT NULL);
CREATE INDEX ix_fixtures_running ON fixtures USING btree (season) WHERE ((match IS NOT NULL) AND (result IS NULL));
CREATE INDEX ix_fixtures_second ON fixtures USING btree (season, second);
CREATE INDEX ix_fixtures_waiting ON fixtures USING btree (season, first) WHERE ((match IS NULL) AND (result IS NULL));
CREATE INDEX ix_follows_match ON follows USING btree (match);
CREATE INDEX ix_invitations_taken ON invitations USING btree ("user") WHERE (taken_at IS NOT NULL);
CREATE INDEX ix_invitations_user ON invitations USING btree ("user") WHERE (taken_at IS NULL);
CREATE INDEX ix_league_members_user ON league_members USING btree ("user");
CREATE INDEX ix_leagues_due ON leagues USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX ix_leagues_guild ON leagues USING btree (guild);
CREATE INDEX ix_matches_channel ON matches USING btree (channel);
CREATE INDEX ix_matches_due ON matches USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX ix_matches_imported_by ON matches USING btree (imported_by) WHERE (imported_by IS NOT NULL);
CREATE INDEX ix_matches_thinks ON matches USING btree (thinks_at) WHERE (thinks_at IS NOT NULL);
CREATE INDEX ix_matches_thread ON matches USING btree (thread);
CREATE INDEX ix_outbox_message ON outbox USING btree (message);
CREATE INDEX ix_outbox_waiting ON outbox USING btree (due_at) WHERE (done_at IS NULL);
CREATE INDEX ix_pauses_match ON pauses USING btree (match);
CREATE INDEX ix_people_unlisted ON people USING btree ("user") WHERE (listed = false);
CREATE INDEX ix_rated_in_servers_place ON rated_in_servers USING btree (guild, game, mu DESC, "user", matches);
CREATE INDEX ix_rated_in_servers_user ON rated_in_servers USING btree ("user");
CREATE INDEX ix_reviews_waiting ON reviews USING btree (asked_at) WHERE (made_at IS NULL);
CREATE INDEX ix_season_players_user ON season_players USING btree ("user");
CREATE INDEX ix_seats_user ON seats USING btree ("user");
CREATE INDEX ix_servers_daily ON servers USING btree (daily_at) WHERE (daily_at IS NOT NULL);
CREATE UNIQUE INDEX uq_challenges_rematch ON challenges USING btree (rematch) WHERE (status = ANY (ARRAY['open'::text, 'accepted'::text]));
CREATE UNIQUE INDEX uq_outbox_daily ON outbox USING btree (daily);
CREATE UNIQUE INDEX uq_outbox_digest ON outbox USING btree (digest, number);
CREATE UNIQUE INDEX uq_outbox_league_post ON outbox USING btree (league_post);
CREATE UNIQUE INDEX uq_outbox_offer ON outbox USING btree (offer);
ALTER TABLE challenges ADD CONSTRAINT challenges_counters_fkey FOREIGN KEY (counters) REFERENCES challenges(id);
ALTER TABLE challenges ADD CONSTRAINT challenges_rematch_fkey FOREIGN KEY (rematch) REFERENCES matches(id);
ALTER TABLE answers ADD CONSTRAINT fk_answers_offer FOREIGN KEY (offer) REFERENCES offers(id);
ALTER TABLE challenges ADD CONSTRAINT fk_challenges_match FOREIGN KEY (match) REFERENCES matches(id);
ALTER TABLE daily_solvers ADD CONSTRAINT fk_daily_solvers_daily FOREIGN KEY (daily) REFERENCES dailies(id);
ALTER TABLE fixtures ADD CONSTRAINT fk_fixtures_match FOREIGN KEY (match) REFERENCES matches(id);
ALTER TABLE fixtures ADD CONSTRAINT fk_fixtures_season FOREIGN KEY (season) REFERENCES seasons(id);
ALTER TABLE follows ADD CONSTRAINT fk_follows_match FOREIGN KEY (match) REFERENCES matches(id);
ALTER TABLE hints ADD CONSTRAINT fk_hints_match FOREIGN KEY (match) REFERENCES matches(id);
ALTER TABLE invitations ADD CONSTRAINT fk_invitations_challenge FOREIGN KEY (challenge) REFERENCES challenges(id);
ALTER TABLE league_members ADD CONSTRAINT fk_league_members_league FOREIGN KEY (league) REFERENCES leagues(id);
ALTER TABLE league_posts ADD CONSTRAINT fk_league_posts_league FOREIGN KEY (league) REFERENCES leagues(id);
ALTER TABLE moves ADD CONSTRAINT fk_moves_match FOREIGN KEY (match) REFERENCES matches(id);
ALTER TABLE offers ADD CONSTRAINT fk_offers_match FOREIGN KEY (match) REFERENCES matches(id);
ALTER TABLE outbox ADD CONSTRAINT fk_outbox_challenge FOREIGN KEY (challenge) REFERENCES challenges(id);
ALTER TABLE outbox ADD CONSTRAINT fk_outbox_match FOREIGN KEY (match) REFERENCES matches(id);
ALTER TABLE pauses ADD CONSTRAINT fk_pauses_match FOREIGN KEY (match) REFERENCES matches(id);
ALTER TABLE plans ADD CONSTRAINT fk_plans_match FOREIGN KEY (match) REFERENCES matches(id);
ALTER TABLE rated_matches ADD CONSTRAINT fk_rated_matches_match FOREIGN KEY (match) REFERENCES matches(id);
ALTER TABLE reviews ADD CONSTRAINT fk_reviews_match FOREIGN KEY (match) REFERENCES matches(id);
ALTER TABLE season_players ADD CONSTRAINT fk_season_players_season FOREIGN KEY (season) REFERENCES seasons(id);
ALTER TABLE season_steps ADD CONSTRAINT fk_season_steps_season FOREIGN KEY (season) REFERENCES seasons(id);
ALTER TABLE seasons ADD CONSTRAINT fk_seasons_league FOREIGN KEY (league) REFERENCES leagues(id);
ALTER TABLE seats ADD CONSTRAINT fk_seats_match FOREIGN KEY (match) REFERENCES matches(id);
ALTER TABLE outbox ADD CONSTRAINT outbox_daily_fkey FOREIGN KEY (daily) REFERENCES dailies(id);
ALTER TABLE outbox ADD CONSTRAINT outbox_digest_fkey FOREIGN KEY (digest) REFERENCES digests(id);
ALTER TABLE outbox ADD CONSTRAINT outbox_league_post_fkey FOREIGN KEY (league_post) REFERENCES league_posts(id);
ALTER TABLE outbox ADD CONSTRAINT outbox_offer_fkey FOREIGN KEY (offer) REFERENCES offers(id);
INSERT INTO alembic_version VALUES ('0014');
