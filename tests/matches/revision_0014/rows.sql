INSERT INTO absences ("id", "user", "starts_at", "ends_at", "back_at") VALUES
    (1, 1152921504606846977, 1800000000, 1800259200, NULL);
INSERT INTO blocks ("user", "blocked", "name", "at") VALUES
    (1152921504606846977, 1152921504606846980, 'Dan', 1800000000),
    (1152921504606846980, 1152921504606846977, 'Ann', 1800000000);
INSERT INTO dailies ("id", "guild", "day", "channel", "puzzle", "created_at", "message") VALUES
    (1, 1152921504606847026, 77, 1152921504606847036, 'contiguity-1', 1800000000, NULL),
    (2, 1152921504606847026, 78, 1152921504606847036, 'contiguity-1', 1800000000, NULL);
INSERT INTO digests ("id", "user", "due_at", "language") VALUES
    (1, 1152921504606846977, 1800082800, NULL);
INSERT INTO leagues ("id", "guild", "channel", "language", "name", "game", "terms", "clock", "size", "doubled", "at_once", "days", "created_at", "starts_at", "due_at", "ended_at") VALUES
    (1, 1152921504606847026, 1152921504606847036, 'en', 'Sunday', 'contiguity', '', '3d', 4, FALSE, 2, 28, 1800000000, NULL, NULL, NULL),
    (2, 1152921504606847026, 1152921504606847036, 'en', 'Sunday', 'contiguity', '', '3d', 4, FALSE, 2, 28, 1800000000, NULL, NULL, NULL);
INSERT INTO lesson_steps ("user", "game", "step", "tries", "hinted", "done_at") VALUES
    (1152921504606846977, 'contiguity', 'move', 2, FALSE, 1800000000),
    (1152921504606846978, 'contiguity', 'move', 2, FALSE, 1800000000);
INSERT INTO matches ("id", "game", "terms", "rules_version", "guild", "channel", "thread", "language", "entries", "reason", "card", "board", "board_channel", "started_at", "moved_at", "clock", "turn_at", "deadline", "due_at", "imported_by", "voiced", "turn", "ended_at", "thinks_at", "thinks_until", "rated", "planned", "unplanned", "plies") VALUES
    (1, 'contiguity', '', 1, 1152921504606847026, 1152921504606847036, NULL, 'en', 7, 'agreed', 1152921504606847046, 1152921504606855978, 1152921504606847036, 1800000000, 1800000000, NULL, 1800000000, 1802592000, NULL, NULL, FALSE, NULL, 1800000000, NULL, NULL, TRUE, '2 4', '0:5 1:7', 6),
    (2, 'contiguity', '', 1, 1152921504606847026, 1152921504606847036, 1152921504606848001, 'en', 1, NULL, 1152921504606847046, 1152921504606855981, 1152921504606847036, 1800000000, 1800000000, NULL, 1800000000, 1802592000, NULL, NULL, FALSE, 1, NULL, NULL, NULL, FALSE, '', '', 1),
    (3, 'druid-hex3', 'size=5', 1, 1152921504606847026, 1152921504606847036, NULL, 'en', 0, NULL, NULL, NULL, NULL, 1800000000, 1800000000, NULL, 1800000000, 1802851200, NULL, NULL, FALSE, 0, NULL, NULL, NULL, FALSE, NULL, NULL, 0),
    (4, 'contiguity', '', 1, 1152921504606847026, 1152921504606847036, NULL, 'en', 1, 'imported', NULL, NULL, NULL, 1800000000, 1800000000, NULL, NULL, NULL, NULL, 1152921504606846977, FALSE, NULL, 1800000000, NULL, NULL, FALSE, NULL, NULL, 1),
    (5, 'contiguity', '', 1, 1152921504606847026, 1152921504606847036, NULL, 'en', 1, 'resigned', NULL, NULL, NULL, 1800000000, 1800000000, NULL, 1800000000, 1802592000, NULL, NULL, FALSE, NULL, 1800000000, NULL, NULL, FALSE, NULL, NULL, 0),
    (6, 'contiguity', '', 1, 1152921504606847026, 1152921504606847036, NULL, 'en', 1, NULL, NULL, NULL, NULL, 1800000000, 1800000000, NULL, 1800000000, 1802592000, NULL, NULL, FALSE, 1, NULL, NULL, NULL, FALSE, NULL, NULL, 1),
    (7, 'contiguity', '', 1, 1152921504606847026, 1152921504606847037, NULL, 'en', 4, NULL, 1152921504606847046, 1152921504606856006, 1152921504606847036, 1800000000, 1800000000, '3d', 1800000000, 1800518400, NULL, NULL, TRUE, 0, NULL, NULL, NULL, FALSE, '3', '0:4', 4),
    (8, 'contiguity', '', 1, 1152921504606847026, 1152921504606847037, NULL, 'en', 1, NULL, 1152921504606847046, NULL, NULL, 1800000000, 1800000000, NULL, 1800000000, 1802592000, NULL, NULL, TRUE, 1, NULL, NULL, NULL, FALSE, NULL, NULL, 1);
INSERT INTO notes ("name", "value") VALUES
    ('alive', '2027-01-15T08:00:00+00:00; it''s so');
INSERT INTO people ("user", "language", "theme", "perspective", "notify", "lead", "zone", "quiet_from", "quiet_to", "at_once", "ping_explained", "puzzles", "listed") VALUES
    (1152921504606846977, 'fr', NULL, NULL, NULL, NULL, 'Europe/Paris', NULL, NULL, NULL, NULL, NULL, NULL),
    (1152921504606846978, 'fr', NULL, NULL, 'message', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO presets ("user", "name", "game", "terms", "clock") VALUES
    (1152921504606846977, 'mine', 'contiguity', '', NULL),
    (1152921504606846978, 'his', 'contiguity', '', NULL);
INSERT INTO puzzle_ratings ("puzzle", "mu", "sigma", "tries") VALUES
    ('contiguity-1', 25.125, 8.1, 1);
INSERT INTO puzzle_tries ("user", "puzzle", "line", "status", "tries", "begun_at", "ended_at", "failed_at") VALUES
    (1152921504606846977, 'contiguity-1', '', 'failed', 1, 1800000000, 1800000000, NULL),
    (1152921504606846978, 'contiguity-1', '', 'failed', 1, 1800000000, 1800000000, NULL);
INSERT INTO rated_in_servers ("guild", "game", "user", "name", "mu", "matches") VALUES
    (1152921504606847026, 'contiguity', 1152921504606846977, 'Ann', 25.0, 1),
    (1152921504606847026, 'contiguity', 1152921504606846978, 'Bob', 25.0, 1);
INSERT INTO ratings ("user", "game", "mu", "sigma", "matches") VALUES
    (1152921504606846977, 'contiguity', 25.0, 8.06590141354368, 1),
    (1152921504606846978, 'contiguity', 25.0, 8.06590141354368, 1);
INSERT INTO server_channels ("guild", "channel") VALUES
    (1152921504606847026, 1152921504606847036);
INSERT INTO servers ("guild", "language", "home", "clock", "role", "theme", "daily_channel", "daily_hour", "daily_zone", "daily_games", "daily_language", "daily_at", "daily_untried", "rated") VALUES
    (1152921504606847026, 'fr', 'thread', '3d', 1152921504606847100, 'wood', 1152921504606847036, 9, 'Europe/Paris', 'druid', 'fr', 1800700000, 2, FALSE);
INSERT INTO solvers ("user", "game", "mu", "sigma", "solved", "failed", "streak", "best_streak") VALUES
    (1152921504606846977, 'contiguity', 24.0, 8.0, 0, 1, 0, 0),
    (1152921504606846978, 'contiguity', 24.0, 8.0, 0, 1, 0, 0);
INSERT INTO challenges ("id", "game", "terms", "challenger", "challenger_name", "player", "guild", "channel", "language", "status", "created_at", "expires_at", "match", "card", "rematch", "clock", "counters", "note", "voiced", "rated", "card_channel") VALUES
    (1, 'contiguity', '', 1152921504606846977, 'Ann', 0, 1152921504606847026, 1152921504606847036, 'en', 'accepted', 1800000000, 1800604800, 1, 1152921504606847046, NULL, NULL, NULL, NULL, FALSE, TRUE, NULL),
    (2, 'contiguity', '', 1152921504606846977, 'Ann', 0, 1152921504606847026, 1152921504606847036, 'en', 'accepted', 1800000000, 1800604800, 2, 1152921504606847046, NULL, NULL, NULL, NULL, FALSE, FALSE, NULL),
    (3, 'contiguity', '', 1152921504606846977, 'Ann', NULL, 1152921504606847026, 1152921504606847036, 'en', 'open', 1800000000, 1800604800, NULL, NULL, NULL, NULL, NULL, NULL, FALSE, FALSE, NULL),
    (4, 'druid-hex3', 'size=5', 1152921504606846977, 'Ann', 0, 1152921504606847026, 1152921504606847036, 'en', 'accepted', 1800000000, 1800604800, 3, NULL, NULL, NULL, NULL, NULL, FALSE, FALSE, NULL),
    (5, 'contiguity', '', 1152921504606846978, 'Bob', NULL, 1152921504606847026, 1152921504606847036, 'en', 'open', 1800000000, 1800604800, NULL, NULL, NULL, NULL, NULL, NULL, FALSE, FALSE, NULL),
    (6, 'contiguity', '', 1152921504606846978, 'Bob', NULL, 1152921504606847026, 1152921504606847036, 'en', 'declined', 1800000000, 1800604800, NULL, NULL, NULL, NULL, 5, 'Shall we?', FALSE, FALSE, NULL),
    (7, 'druid-hex3', 'size=5', 1152921504606846979, 'Cleo', NULL, 1152921504606847026, 1152921504606847036, 'en', 'open', 1800000000, 1800604800, NULL, NULL, NULL, NULL, NULL, NULL, FALSE, FALSE, NULL),
    (8, 'contiguity', '', 1152921504606846979, 'Cleo', NULL, 1152921504606847026, 1152921504606847036, 'en', 'accepted', 1800000000, 1800604800, 5, NULL, NULL, NULL, NULL, NULL, FALSE, FALSE, NULL),
    (9, 'contiguity', '', 1152921504606846979, 'Cleo', NULL, 1152921504606847026, 1152921504606847036, 'en', 'accepted', 1800000000, 1800604800, 6, NULL, NULL, NULL, NULL, NULL, FALSE, FALSE, NULL),
    (10, 'contiguity', '', 1152921504606846977, 'Ann', 0, 1152921504606847026, 1152921504606847037, 'en', 'accepted', 1800000000, 1800604800, 7, 1152921504606847046, NULL, '3d', NULL, NULL, TRUE, FALSE, NULL),
    (11, 'contiguity', '', 1152921504606846977, 'Ann', 0, 1152921504606847026, 1152921504606847037, 'en', 'accepted', 1800000000, 1800604800, 8, 1152921504606847046, NULL, NULL, NULL, NULL, TRUE, FALSE, NULL),
    (12, 'contiguity', '', 1152921504606846978, 'Bob', NULL, NULL, 1152921504606847036, 'fr', 'open', 1800000000, 1800604800, NULL, NULL, NULL, NULL, NULL, NULL, TRUE, FALSE, NULL);
INSERT INTO daily_solvers ("daily", "user", "name", "solved", "at") VALUES
    (1, 1152921504606846977, 'Ann', TRUE, 1800000000),
    (2, 1152921504606846978, 'Bob', TRUE, 1800000000);
INSERT INTO follows ("id", "match", "user", "daily", "entry", "until", "at") VALUES
    (2, 6, 1152921504606846977, TRUE, 0, 1, 1800000000);
INSERT INTO hints ("match", "entry", "data", "steps") VALUES
    (2, 1, '{"best": [["2a-3a", 0.25]]}', 2);
INSERT INTO league_members ("league", "user", "name", "joined_at") VALUES
    (1, 1152921504606846977, 'Ann', 1800000000),
    (2, 1152921504606846978, 'Bob', 1800000000);
INSERT INTO league_posts ("id", "league", "season", "kind", "number", "channel", "message") VALUES
    (1, 1, 0, 'card', 0, 1152921504606847036, 1152921504606859001),
    (2, 1, 1, 'table', 1, NULL, NULL);
INSERT INTO moves ("match", "ply", "player", "text", "at", "bank", "time_left") VALUES
    (1, 1, 0, '30a-29a', 1800000000, NULL, NULL),
    (1, 2, 1, '1a-2a', 1800000000, NULL, NULL),
    (1, 3, 0, '1b-1a', 1800000000, NULL, NULL),
    (1, 4, 1, '1c-1b', 1800000000, NULL, NULL),
    (1, 5, 0, '1a-1c', 1800000000, NULL, NULL),
    (1, 6, 1, '1b-1a', 1800000000, NULL, NULL),
    (1, 7, 1, 'draw agreed', 1800000000, NULL, NULL),
    (2, 1, 0, '30a-29a', 1800000000, NULL, NULL),
    (4, 1, 0, '30a-29a', 0, NULL, NULL),
    (5, 1, 1, 'resign 1', 1800000000, NULL, NULL),
    (6, 1, 0, '30a-29a', 1800000000, NULL, NULL),
    (7, 1, 0, '30a-29a', 1800000000, NULL, 259200),
    (7, 2, 1, '1a-2a', 1800000000, NULL, 259200),
    (7, 3, 0, '29a-28a', 1800000000, NULL, 259200),
    (7, 4, 1, '1c-1a', 1800000000, NULL, 259200),
    (8, 1, 0, '30a-29a', 1800000000, NULL, NULL);
INSERT INTO offers ("id", "match", "entry", "player", "text", "status", "closed", "created_at", "channel", "message") VALUES
    (1, 1, 6, 1, 'draw agreed', 'accepted', 7, 1800000000, NULL, NULL),
    (2, 2, 1, 0, 'draw agreed', 'open', NULL, 1800000000, NULL, NULL);
INSERT INTO pauses ("id", "match", "starts_at", "ends_at") VALUES
    (1, 1, 1800000000, 1800086400);
INSERT INTO plans ("match", "player", "line", "entry", "moves") VALUES
    (2, 0, 1, 1, '1a-2a / 29a-28a');
INSERT INTO rated_matches ("id", "match") VALUES
    (1, 1);
INSERT INTO reviews ("match", "asked_at", "claimed_until", "made_at", "data") VALUES
    (1, 1800000000, NULL, 1800000100, '{"turns": [[1, 0.5]]}'),
    (5, 1800000001, 1800000030, NULL, NULL);
INSERT INTO seasons ("id", "league", "number", "starts_at", "ends_at", "over_at") VALUES
    (1, 1, 1, 1800000000, 1800000000, NULL),
    (2, 2, 1, 1800000000, 1800000000, NULL);
INSERT INTO seats ("match", "player", "user", "name", "seen", "bank", "result", "level", "rank", "mu", "sigma", "side") VALUES
    (1, 0, 1152921504606846977, 'Ann', NULL, NULL, 'drawn', NULL, 1, 25.0, 8.333333333333334, 0),
    (1, 1, 1152921504606846978, 'Bob', NULL, NULL, 'drawn', NULL, 1, 25.0, 8.333333333333334, 1),
    (2, 0, 1152921504606846977, 'Ann', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
    (2, 1, 1152921504606846978, 'Bob', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
    (3, 0, 1152921504606846977, 'Ann', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
    (3, 1, 1152921504606846978, 'Bob', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
    (3, 2, 1152921504606846979, 'Cleo', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
    (4, 0, 0, '—', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
    (4, 1, 0, '—', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
    (5, 0, 1152921504606846979, 'Cleo', NULL, NULL, 'won', NULL, NULL, NULL, NULL, 0),
    (5, 1, 1152921504606846980, 'Dan', NULL, NULL, 'lost', NULL, NULL, NULL, NULL, 1),
    (6, 0, 1152921504606846979, 'Cleo', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
    (6, 1, 1152921504606846980, 'Dan', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
    (7, 0, 1152921504606846977, 'Ann', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
    (7, 1, 1152921504606846978, 'Bob', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
    (8, 0, 1152921504606846977, 'Ann', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
    (8, 1, 1152921504606846978, 'Bob', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO answers ("offer", "player", "agrees", "at") VALUES
    (1, 0, TRUE, 1800000000);
INSERT INTO fixtures ("id", "season", "division", "round", "first", "second", "match", "result") VALUES
    (1, 1, 1, 1, 1, 2, 6, NULL),
    (2, 1, 1, 2, 2, 1, NULL, 'void');
INSERT INTO invitations ("challenge", "slot", "user", "name", "taken_at", "declined_at", "present", "volunteered", "level") VALUES
    (1, 1, 1152921504606846978, 'Bob', 1800000000, NULL, TRUE, FALSE, NULL),
    (2, 1, 1152921504606846978, 'Bob', 1800000000, NULL, TRUE, FALSE, NULL),
    (3, 1, 1152921504606846978, 'Bob', NULL, NULL, TRUE, FALSE, NULL),
    (4, 1, 1152921504606846978, 'Bob', 1800000000, NULL, TRUE, FALSE, NULL),
    (4, 2, 1152921504606846979, 'Cleo', 1800000000, NULL, TRUE, FALSE, NULL),
    (5, 1, 1152921504606846977, 'Ann', NULL, NULL, TRUE, FALSE, NULL),
    (6, 1, 1152921504606846977, 'Ann', NULL, 1800000000, TRUE, FALSE, NULL),
    (7, 1, 1152921504606846977, 'Ann', 1800000000, NULL, TRUE, TRUE, NULL),
    (7, 2, NULL, NULL, NULL, NULL, TRUE, FALSE, NULL),
    (8, 1, 1152921504606846980, 'Dan', 1800000000, NULL, TRUE, FALSE, NULL),
    (9, 1, 1152921504606846980, 'Dan', 1800000000, NULL, TRUE, FALSE, NULL),
    (10, 1, 1152921504606846978, 'Bob', 1800000000, NULL, TRUE, FALSE, NULL),
    (11, 1, 1152921504606846978, 'Bob', 1800000000, NULL, TRUE, FALSE, NULL),
    (12, 1, 1152921504606846979, 'Cleo', NULL, NULL, TRUE, FALSE, NULL);
INSERT INTO outbox ("id", "kind", "challenge", "match", "entry", "created_at", "due_at", "attempts", "claimed_until", "done_at", "message", "fault", "offer", "number", "faults", "daily", "league_post", "digest") VALUES
    (1, 'card', 1, NULL, NULL, 1800000000, 1800000000, 0, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL),
    (2, 'turn', NULL, 1, 0, 1800000000, 1800000000, 1, NULL, 1800691200, 1152921504606855978, NULL, NULL, 0, 0, NULL, NULL, NULL),
    (3, 'turn', NULL, 1, 1, 1800000000, 1800000000, 0, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL),
    (4, 'card', 2, NULL, NULL, 1800000000, 1800000000, 0, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL),
    (5, 'turn', NULL, 2, 0, 1800000000, 1800000000, 1, NULL, 1800691200, 1152921504606855981, NULL, NULL, 0, 0, NULL, NULL, NULL),
    (6, 'turn', NULL, 2, 1, 1800000000, 1800000000, 0, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL),
    (7, 'turn', NULL, 1, 2, 1800000000, 1800000000, 0, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL),
    (8, 'turn', NULL, 1, 3, 1800000000, 1800000000, 0, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL),
    (9, 'turn', NULL, 1, 4, 1800000000, 1800000000, 0, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL),
    (10, 'turn', NULL, 1, 5, 1800000000, 1800000000, 0, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL),
    (11, 'turn', NULL, 1, 6, 1800000000, 1800000000, 0, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL),
    (12, 'offer', NULL, 1, NULL, 1800000000, 1800000000, 0, NULL, NULL, NULL, NULL, 1, 0, 0, NULL, NULL, NULL),
    (13, 'turn', NULL, 1, 7, 1800000000, 1800000000, 0, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL),
    (14, 'offer', NULL, 2, NULL, 1800000000, 1800000000, 0, NULL, NULL, NULL, NULL, 2, 0, 0, NULL, NULL, NULL),
    (15, 'card', 3, NULL, NULL, 1800000000, 1800000000, 0, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL),
    (16, 'card', 4, 3, NULL, 1800000000, 1800000000, 0, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL),
    (17, 'turn', NULL, 3, 0, 1800000000, 1800000000, 0, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL),
    (18, 'card', 5, NULL, NULL, 1800000000, 1800000000, 0, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL),
    (19, 'card', 6, NULL, NULL, 1800000000, 1800000000, 0, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL),
    (20, 'card', 7, NULL, NULL, 1800000000, 1800000000, 0, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL),
    (21, 'card', 8, 5, NULL, 1800000000, 1800000000, 0, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL),
    (22, 'turn', NULL, 5, 0, 1800000000, 1800000000, 0, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL),
    (23, 'turn', NULL, 5, 1, 1800000000, 1800000000, 0, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL),
    (24, 'followed', NULL, 5, 1, 1800000000, 1800000000, 1, NULL, 1800691200, 1152921504606856000, NULL, NULL, 1, 0, NULL, NULL, NULL),
    (25, 'card', 9, 6, NULL, 1800000000, 1800000000, 0, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL),
    (26, 'turn', NULL, 6, 0, 1800000000, 1800000000, 0, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL),
    (27, 'turn', NULL, 6, 1, 1800000000, 1800000000, 0, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL),
    (28, 'digest', NULL, NULL, NULL, 1800000000, 1800000000, 0, NULL, NULL, NULL, NULL, NULL, 1, 0, NULL, NULL, 1),
    (29, 'card', 10, NULL, NULL, 1800000000, 1800000000, 0, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL),
    (30, 'turn', NULL, 7, 0, 1800000000, 1800000000, 1, NULL, 1800691200, 1152921504606856006, NULL, NULL, 0, 0, NULL, NULL, NULL),
    (31, 'turn', NULL, 7, 1, 1800000000, 1800000000, 0, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL),
    (32, 'turn', NULL, 7, 3, 1800000000, 1800000000, 0, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL),
    (33, 'turn', NULL, 7, 4, 1800000000, 1800000000, 0, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL),
    (34, 'card', 11, NULL, NULL, 1800000000, 1800000000, 0, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL),
    (35, 'turn', NULL, 8, 0, 1800000000, 1800691251, 1, NULL, NULL, NULL, 'fault', NULL, 0, 1, NULL, NULL, NULL),
    (36, 'turn', NULL, 8, 1, 1800000000, 1800000000, 0, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL),
    (37, 'letter', NULL, 8, 1, 1800000000, 1800000000, 0, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL),
    (38, 'card', 12, NULL, NULL, 1800000000, 1800000000, 0, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL),
    (39, 'late', NULL, 7, 4, 1800691200, 1800691200, 0, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL),
    (40, 'nudge', NULL, 7, 4, 1800691200, 1800691200, 0, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL),
    (41, 'title', NULL, 1, 7, 1800691200, 1800691202, 0, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL),
    (42, 'title', NULL, 2, 1, 1800691200, 1800691200, 0, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL),
    (43, 'title', NULL, 3, 0, 1800691200, 1800691200, 0, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL),
    (44, 'title', NULL, 7, 4, 1800691200, 1800691200, 0, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL),
    (45, 'title', NULL, 8, 1, 1800691200, 1800691200, 0, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL),
    (46, 'daily', NULL, NULL, NULL, 1800000000, 1800000060, 2, NULL, NULL, NULL, 'Forbidden', NULL, 0, 2, 1, NULL, NULL),
    (47, 'league', NULL, NULL, NULL, 1800000000, 1800000000, 1, NULL, 1800000001, 1152921504606859001, NULL, NULL, 0, 0, NULL, 1, NULL),
    (48, 'league', NULL, NULL, NULL, 1800000000, 1800000000, 0, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, 2, NULL),
    (49, 'apart', NULL, 8, 1, 1800000000, 1800000000, 2, 1800691300, NULL, NULL, NULL, NULL, 1, 0, NULL, NULL, NULL),
    (50, 'stuck', NULL, 2, 1, 1800000000, 1800000000, 0, NULL, NULL, NULL, NULL, NULL, 4000000000, 0, NULL, NULL, NULL),
    (51, 'void', NULL, 3, 0, 1800000000, 1800000000, 0, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL),
    (52, 'anchor', 11, 8, NULL, 1800000000, 1800000000, 0, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL),
    (53, 'digest', NULL, NULL, NULL, 1800600000, 1800600000, 1, NULL, 1800600001, NULL, 'nothing to tell', NULL, 2, 0, NULL, NULL, 1),
    (54, 'followed', NULL, 6, 1, 1800600000, 1800600000, 0, NULL, NULL, NULL, NULL, NULL, 2, 0, NULL, NULL, NULL);
INSERT INTO season_players ("season", "slot", "division", "user", "name", "out_at", "place", "goes", "goes_on") VALUES
    (1, 1, 1, 1152921504606846977, 'Ann', NULL, NULL, NULL, NULL),
    (1, 2, 1, 1152921504606846979, 'Cleo', 1800000050, 2, 'down', TRUE),
    (2, 1, 1, 1152921504606846978, 'Bob', NULL, NULL, NULL, NULL);
INSERT INTO season_steps ("season", "step", "number", "at") VALUES
    (1, 'begin', 1, 1800000000);
