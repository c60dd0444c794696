"""Matches being played: moves by the rules, refusals that change nothing, and one truth for several processes."""

import asyncio
import pickle
from contextlib import contextmanager
from dataclasses import replace

import pytest
from sqlalchemy import event

from engine import AmbiguousMove, IllegalMove, IncompleteMove, MoveError, UnreadableMove
from matches import MatchError, Person, reading
from matches.reading import States, read_match
from matches.store import schema
from matches.table import check_player, check_turn
from tests.matches.club import ANN, BID, BOB, CLEO, ELSEWHERE, GAME, HERE, NOON, outcome, refused

FIRST, SECOND, THIRD = "30a-29a", "1a-2a", "29a-28a"
TO_THE_END = ("bid 1", "call", "first", FIRST)
"""Ann bids to win within one turn, begins, and does not: Bob wins."""


async def stored(bot):
    """The record as the database has it."""
    return [(row.ply, row.player, row.text) for row in await bot.rows("moves")]


def broken(*_args, **_what):
    raise RuntimeError("broken")


# Moving.


async def test_a_move_is_stored_as_the_game_writes_it(bot, clock):
    match = await bot.begin()
    clock.advance(90)
    after = await bot.table.submit(match, ANN, " 30A – 29a ")
    assert after.state == GAME.start().play(FIRST)
    assert (after.entries, after.moved_at, after.started_at) == (1, NOON + 90, NOON)
    assert after.mover == after.seat_of(BOB.user)
    [move] = await bot.rows("moves")
    assert tuple(move) == (match, 1, 0, FIRST, NOON + 90)
    assert after == await bot.table.match(match)


async def test_a_move_promises_its_board_and_wakes_the_sender(bot):
    match = await bot.begin()
    bot.outbox.woken.clear()
    await bot.table.submit(match, ANN, FIRST)
    assert bot.outbox.woken.is_set()
    promised = [row.entry for row in await bot.rows("outbox") if row.match == match]
    assert promised == [0, 1]


async def test_a_move_that_ends_the_match_closes_it(bot):
    match = await bot.begin(*TO_THE_END, options=BID)
    [row] = await bot.rows("matches")
    assert (row.reason, row.entries) == ("bid", 4)
    ended = await bot.table.match(match)
    assert (ended.state.outcome.winners, ended.mover) == ((1,), None)
    assert await bot.table.open_matches(ANN.user) == []


async def test_the_name_one_bears_now_is_shown_from_ones_next_move_on(bot, twin):
    match = await bot.begin()
    renamed = Person(ANN.user, "Ann of the hill")
    assert (await bot.table.submit(match, renamed, FIRST)).names == ("Ann of the hill", "Bob")
    assert (await twin.table.match(match)).names == ("Ann of the hill", "Bob")


async def test_a_name_is_refreshed_in_the_match_played_and_no_other(bot):
    match, other = await bot.begin(), await bot.begin()
    await bot.table.submit(match, Person(ANN.user, "Annie"), FIRST)
    assert (await bot.table.match(other)).names == ("Ann", "Bob")


# Refusals.


async def test_there_is_no_match_by_an_unknown_number(bot):
    await bot.begin()
    for attempt in (
        lambda: bot.table.match(99),
        lambda: bot.table.submit(99, ANN, FIRST),
        lambda: bot.table.resign(99, ANN),
    ):
        async with bot.refused("no-such-match", match=99):
            await attempt()


@pytest.mark.parametrize(
    ("moves", "person", "seen", "code"),
    [
        ([], CLEO, None, "not-a-player"),
        ([FIRST], CLEO, 0, "not-a-player"),
        ([], BOB, None, "not-your-turn"),
        ([], BOB, 0, "not-your-turn"),
        ([FIRST], ANN, None, "not-your-turn"),
        ([FIRST], ANN, 1, "not-your-turn"),
        ([FIRST], ANN, 0, "moved-on"),
        ([FIRST], BOB, 0, "moved-on"),
        ([FIRST, SECOND], ANN, 0, "moved-on"),
        ([FIRST], BOB, 2, "moved-on"),
    ],
)
async def test_a_move_out_of_place_is_refused(bot, moves, person, seen, code):
    match = await bot.begin(*moves)
    stands = await bot.table.match(match)
    data = {"player": stands.mover.name} if code == "not-your-turn" else {}
    bot.outbox.woken.clear()
    async with bot.refused(code, match=stands, **data):
        await bot.table.submit(match, Person(person.user, "Somebody"), THIRD, seen)
    assert await bot.table.match(match) == stands
    assert not bot.outbox.woken.is_set()


@pytest.mark.parametrize(("person", "code"), [(ANN, "match-over"), (BOB, "match-over"), (CLEO, "not-a-player")])
async def test_nothing_is_played_in_a_match_that_is_over(bot, person, code):
    match = await bot.begin(*TO_THE_END, options=BID)
    over = await bot.table.match(match)
    for seen in (None, 1, 4):
        async with bot.refused(code, match=over):
            await bot.table.submit(match, person, SECOND, seen)
    async with bot.refused(code, match=over):
        await bot.table.resign(match, person)


@pytest.mark.parametrize(
    ("text", "kind", "code"),
    [
        ("what now?", UnreadableMove, "unreadable"),
        ("", UnreadableMove, "unreadable"),
        ("x" * 5_000, UnreadableMove, "unreadable"),
        ("'); DROP TABLE moves; --", UnreadableMove, "unreadable"),
        ("resign 0", UnreadableMove, "unreadable"),
        ("resign 1", UnreadableMove, "unreadable"),
        ("draw agreed", UnreadableMove, "unreadable"),
        ("takeback 1", UnreadableMove, "unreadable"),
        ("30a", IncompleteMove, "incomplete"),
        ("1a-2a", IllegalMove, "not-yours"),
        ("30a-31a", IllegalMove, "off-board"),
        ("pass", IllegalMove, "cannot-pass"),
        ("29a", AmbiguousMove, "which-disk"),
    ],
)
async def test_what_the_game_refuses_passes_through(bot, text, kind, code):
    match = await bot.begin()
    async with bot.refused(code, kind):
        await bot.table.submit(match, Person(ANN.user, "Annie"), text, seen=0)
    await bot.table.submit(match, ANN, FIRST, seen=0)


async def test_who_may_act_can_be_asked_beforehand(bot):
    match = await bot.table.match(await bot.begin(FIRST))
    assert check_player(match, ANN.user).name == "Ann"
    assert check_turn(match, BOB.user, 1).name == "Bob"
    with refused("not-your-turn"):
        check_turn(match, ANN.user)
    with refused("moved-on"):
        check_turn(match, BOB.user, 0)
    with refused("not-a-player"):
        check_player(match, CLEO.user)


# Resigning.


@pytest.mark.parametrize(("person", "player", "winner"), [(ANN, 0, 1), (BOB, 1, 0)])
async def test_one_may_resign_whoevers_turn_it_is(bot, clock, person, player, winner):
    match = await bot.begin(FIRST)
    clock.advance(5)
    over = await bot.table.resign(match, Person(person.user, "Tired"))
    assert (over.state.outcome.winners, over.state.outcome.reason) == ((winner,), "resigned")
    assert over.names[player] == "Tired"
    assert (await stored(bot))[-1] == (2, player, f"resign {player}")
    [row] = await bot.rows("matches")
    assert (row.reason, row.entries, row.moved_at) == ("resigned", 2, NOON + 5)
    assert [row.entry for row in await bot.rows("outbox") if row.match] == [0, 1, 2]


async def test_who_does_not_play_cannot_resign(bot):
    match = await bot.begin()
    async with bot.refused("not-a-player"):
        await bot.table.resign(match, CLEO)


async def test_a_resignation_is_read_back_by_another_process(bot, twin):
    match = await bot.begin(FIRST)
    await twin.table.match(match)
    over = await bot.table.resign(match, ANN)
    assert await twin.table.match(match) == over


# Several processes, and the cache.


async def test_processes_that_take_turns_see_the_same_match(bot, twin):
    match = await bot.begin()
    for number, move in enumerate((FIRST, SECOND, THIRD, "2a-3a", "28a-27a")):
        mover, watcher = (bot, twin) if number % 3 else (twin, bot)
        after = await mover.play(match, move)
        assert after.entries == number + 1
        assert await watcher.table.match(match) == after


async def test_a_cache_left_behind_catches_up_before_it_judges(bot, twin):
    match = await bot.begin()
    await twin.table.match(match)
    for move in (FIRST, SECOND, THIRD):
        await bot.play(match, move)
    async with twin.refused("not-yours", MoveError):
        await twin.table.submit(match, BOB, "28a-27a")
    after = await twin.table.submit(match, BOB, "2a-3a")
    assert [text for _, _, text in await stored(bot)] == [FIRST, SECOND, THIRD, "2a-3a"]
    assert await bot.table.match(match) == after


async def test_a_reader_is_shown_one_moment_even_when_the_cache_is_ahead_of_it(bot):
    match = await bot.begin(FIRST)
    async with bot.store.read() as connection:
        before = await read_match(connection, bot.table._states, match)
        after = await bot.table.submit(match, BOB, SECOND)
        assert await read_match(connection, bot.table._states, match) == before
    assert await bot.table.match(match) == after
    assert (await bot.table.submit(match, ANN, THIRD)).entries == 3


@pytest.mark.parametrize("step", ["outbox.add", "rows.add_move", "rows.change_match", "rows.rename"])
async def test_a_move_that_cannot_be_stored_was_never_made(bot, monkeypatch, step):
    match = await bot.begin(FIRST)
    before, stands = await bot.everything(), await bot.table.match(match)
    bot.outbox.woken.clear()
    monkeypatch.setattr(f"matches.store.{step}", broken)
    with pytest.raises(RuntimeError):
        await bot.table.submit(match, BOB, SECOND)
    with pytest.raises(RuntimeError):
        await bot.table.resign(match, BOB)
    monkeypatch.undo()
    assert await bot.everything() == before
    assert await bot.table.match(match) == stands
    assert not bot.outbox.woken.is_set()
    await bot.table.submit(match, BOB, "1a-3a", seen=1)
    assert [text for _, _, text in await stored(bot)] == [FIRST, "1a-3a"]


async def test_nor_was_one_that_cannot_be_committed(bot):
    match = await bot.begin()
    stands = await bot.table.match(match)
    event.listen(bot.store._engine.sync_engine, "commit", broken)
    with pytest.raises(RuntimeError):
        await bot.table.submit(match, ANN, FIRST)
    event.remove(bot.store._engine.sync_engine, "commit", broken)
    assert await bot.table.match(match) == stands
    await bot.table.submit(match, ANN, "30a-28a", seen=0)
    assert await stored(bot) == [(1, 0, "30a-28a")]


async def test_an_entry_that_the_database_has_already_is_refused_as_moved_on(bot, monkeypatch):
    match = await bot.begin(FIRST)
    stands = await bot.table.match(match)
    late = replace(stands, state=GAME.start())
    with monkeypatch.context() as patch:
        patch.setattr("matches.table.read_match", lambda *_: asyncio.sleep(0, late))
        with refused("moved-on"):
            await bot.table.submit(match, ANN, "30a-28a")
    assert await stored(bot) == [(1, 0, FIRST)]
    assert await bot.table.match(match) == stands


async def test_a_move_abandoned_half_way_is_made_or_not_and_holds_up_nobody(bot, twin):
    for waits in range(0, 40, 3):
        match = await bot.begin()
        attempt = asyncio.create_task(bot.table.submit(match, ANN, FIRST))
        for _ in range(waits):
            await asyncio.sleep(0)
        attempt.cancel()
        await asyncio.wait([attempt])
        made = (await twin.table.match(match)).entries
        assert len([row for row in await bot.rows("moves") if row.match == match]) == made
        assert (await bot.table.match(match)).entries == made
        await twin.play(match, SECOND if made else FIRST)


async def test_a_cache_too_small_for_all_matches_is_right_all_the_same(bot):
    bot.table._states = States(size=1)
    matches = [await bot.begin(), await bot.begin(options=BID)]
    for moves in ((FIRST, "bid 5"), (SECOND, "bid 3"), (THIRD, "call")):
        for match, move in zip(matches, moves, strict=True):
            await bot.play(match, move)
    assert [(await bot.table.match(match)).state.last for match in matches] == [THIRD, "call"]
    assert len(bot.table._states._states) == 1


async def test_the_match_used_longest_ago_leaves_the_cache_first(bot):
    bot.table._states = States(size=2)
    first, second = await bot.begin(), await bot.begin()
    for match in (first, second, first, await bot.begin()):
        await bot.table.match(match)
    assert first in bot.table._states._states
    assert second not in bot.table._states._states


# Races.


async def test_of_many_answers_to_one_board_one_is_stored(bot, twin):
    match = await bot.begin()
    moves = [move for move in GAME.start().legal_moves() if move.startswith("30a-")][:8]
    attempts = [(bot, twin)[number % 2].table.submit(match, ANN, move, 0) for number, move in enumerate(moves)]
    told = await asyncio.gather(*map(outcome, attempts))
    assert sorted(told) == ["done"] + ["moved-on"] * 7
    assert await stored(bot) == [(1, 0, moves[told.index("done")])]
    assert await bot.table.match(match) == await twin.table.match(match)


async def test_a_repeated_click_is_played_once(bot, twin):
    match = await bot.begin()
    attempts = [process.table.submit(match, ANN, FIRST) for process in (bot, twin, bot)]
    assert sorted(await asyncio.gather(*map(outcome, attempts))) == ["done", "not-your-turn", "not-your-turn"]
    assert len(await stored(bot)) == 1


async def test_both_resign_at_once_and_one_has(bot, twin):
    match = await bot.begin()
    both = bot.table.resign(match, ANN), twin.table.resign(match, BOB)
    assert sorted(await asyncio.gather(*map(outcome, both))) == ["done", "match-over"]
    assert len(await stored(bot)) == 1


async def test_a_move_and_a_resignation_at_once_are_stored_one_after_the_other(bot, twin):
    match = await bot.begin()
    both = bot.table.submit(match, ANN, FIRST), twin.table.resign(match, BOB)
    told = await asyncio.gather(*map(outcome, both))
    assert told[1] == "done"
    record = [text for _, _, text in await stored(bot)]
    assert record == ([FIRST, "resign 1"] if told[0] == "done" else ["resign 1"])
    assert await bot.table.match(match) == await twin.table.match(match)


async def test_matches_do_not_get_in_each_others_way(bot, twin):
    matches = [await bot.begin() for _ in range(6)]
    attempts = [(bot, twin)[match % 2].table.submit(match, ANN, FIRST) for match in matches]
    assert await asyncio.gather(*map(outcome, attempts)) == ["done"] * 6


# Looking.


async def test_every_earlier_board_can_be_looked_at(bot, twin):
    match = await bot.begin(*TO_THE_END, options=BID)
    state = GAME.start(BID)
    for entry, move in enumerate((*TO_THE_END, None)):
        for process in (bot, twin):
            then = (await process.table.match(match)).at(entry)
            assert (then.state, then.entries, then.id) == (state, entry, match)
        state = state.play(move) if move else state


async def test_beyond_the_end_is_the_latest_board(bot):
    match = await bot.begin(FIRST)
    assert (latest := await bot.table.match(match)).at(7) is latest


async def test_many_matches_are_looked_up_with_as_many_statements_as_one(bot):
    counts = []
    for _ in range(2):
        await bot.begin()
        with statements(bot) as run:
            await bot.table.open_matches(ANN.user)
        counts.append(len(run))
    assert counts[0] == counts[1] > 0


@contextmanager
def statements(process):
    """What is asked of the database meanwhile."""
    run, engine = [], process.store._engine.sync_engine

    def note(_connection, _cursor, statement, *_):
        run.append(statement)

    event.listen(engine, "before_cursor_execute", note)
    yield run
    event.remove(engine, "before_cursor_execute", note)


async def test_a_record_longer_than_any_match_is_followed_all_the_same(bot, twin, monkeypatch):
    match = await bot.begin(FIRST, SECOND)
    monkeypatch.setattr(reading, "FEW", 1)
    assert (await twin.table.match(match)).state.history == (FIRST, SECOND)


async def test_ones_running_matches_are_listed_longest_waiting_first(bot, clock):
    matches = []
    for _ in range(3):
        clock.advance(10)
        matches.append(await bot.begin())
    clock.advance(10)
    await bot.play(matches[0], FIRST)
    await bot.table.resign(matches[1], BOB)
    for person in (ANN, BOB):
        assert [match.id for match in await bot.table.open_matches(person.user)] == [matches[2], matches[0]]
    assert await bot.table.open_matches(CLEO.user) == []


async def test_who_plays_against_themselves_acts_for_the_player_to_move(bot):
    """No challenge leads there; a database that was brought from elsewhere may."""
    match = await bot.begin()
    async with bot.store.write() as connection:
        await connection.execute(schema.seats.update().values(user=ANN.user))
    assert [one.id for one in await bot.table.open_matches(ANN.user)] == [match]
    for player, move in enumerate((FIRST, SECOND)):
        assert (await bot.table.match(match)).seat_of(ANN.user).player == player
        await bot.table.submit(match, ANN, move)
    assert (await bot.table.match(match)).opponents(ANN.user) == ()


async def test_matches_that_wait_equally_long_are_listed_by_number(bot):
    matches = [await bot.begin() for _ in range(3)]
    assert [match.id for match in await bot.table.open_matches(ANN.user)] == matches


async def test_the_matches_of_a_place_are_those_that_live_there(bot):
    here, there, threaded = await bot.begin(), await bot.begin(place=ELSEWHERE), await bot.begin()
    await bot.table.move_to_thread(threaded, 4_000)
    assert [match.id for match in await bot.table.open_matches(ANN.user, HERE.channel)] == [here]
    assert [match.id for match in await bot.table.open_matches(ANN.user, ELSEWHERE.channel)] == [there]
    assert [match.id for match in await bot.table.open_matches(ANN.user, 4_000)] == [threaded]
    assert [match.id for match in await bot.table.open_matches(ANN.user)] == [here, there, threaded]


async def test_a_thread_is_where_a_match_lives_from_then_on(bot, twin):
    match = await bot.begin()
    await bot.table.move_to_thread(match, 4_000)
    assert (await twin.table.match(match)).place == replace(HERE, thread=4_000)


async def test_the_match_of_a_place_is_the_one_last_moved_in(bot, clock):
    first, second = await bot.begin(), await bot.begin()
    assert (await bot.table.latest_in(HERE.channel)).id == second
    clock.advance(10)
    await bot.play(first, FIRST)
    assert (await bot.table.latest_in(HERE.channel)).id == first
    await bot.table.move_to_thread(first, 4_000)
    assert (await bot.table.latest_in(HERE.channel)).id == second
    assert (await bot.table.latest_in(4_000)).id == first
    assert await bot.table.latest_in(ELSEWHERE.channel) is None


async def test_a_match_that_is_over_is_still_the_one_of_its_thread(bot):
    match = await bot.begin()
    await bot.table.move_to_thread(match, 4_000)
    await bot.table.resign(match, ANN)
    assert (await bot.table.latest_in(4_000)).id == match


async def test_a_message_tells_which_board_it_shows(bot):
    match = await bot.begin(FIRST)
    for message in (500, 501, 502):
        [post] = await bot.outbox.claim(1)
        await bot.outbox.sent(post, HERE.channel, message)
    assert await bot.table.posted(500) == (match, 0)
    assert await bot.table.posted(501) == (match, 1)
    assert await bot.table.posted(502) is None  # the card: boards go first
    assert await bot.table.posted(503) is None


async def test_a_match_error_survives_being_passed_to_another_process(bot):
    match = await bot.table.match(await bot.begin(FIRST))
    error = pickle.loads(pickle.dumps(MatchError("moved-on", match=match)))
    assert (error.code, error.data) == ("moved-on", {"match": match})
