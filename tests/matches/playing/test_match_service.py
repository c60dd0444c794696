"""Matches being played: moves by the rules, refusals that change nothing, and one truth for several processes."""

import asyncio
import pickle
from contextlib import contextmanager
from dataclasses import replace

import pytest
from sqlalchemy import event, update

from engine import AmbiguousMove, IllegalMove, IncompleteMove, MoveError, UnreadableMove
from matches import MatchError, NewerRules, Person, Place, computer
from matches.core import long_work
from matches.core.clock import DAY
from matches.core.terms import Terms
from matches.playing.loading import States, read_match
from matches.playing.match_rules import check_player, check_turn
from store import schema
from tests.matches.fixtures import ANN, BID, BOB, CLEO, ELSEWHERE, GAME, HERE, NOON, outcome, refused

pytestmark = pytest.mark.both

FIRST, SECOND, THIRD = "30a-29a", "1a-2a", "29a-28a"
TO_THE_END = ("bid 1", "call", "first", FIRST)
"""Ann bids to win within one turn, begins, and does not: Bob wins."""


async def stored(services):
    """Return the entries of a match as the database has them."""
    return [(row.ply, row.player, row.text) for row in await services.rows("moves")]


def broken(*_args, **_what):
    raise RuntimeError("broken")


# Moving.


async def test_a_move_is_stored_as_the_game_writes_it(services, clock):
    match = await services.start_match()
    clock.advance(90)
    after = await services.matches.submit(match, ANN, " 30A – 29a ")
    assert after.state == GAME.start().play(FIRST)
    assert (after.entries, after.moved_at, after.started_at) == (1, NOON + 90, NOON)
    assert after.mover == after.seat_of(BOB.user)
    [move] = await services.rows("moves")
    assert (move.match, move.ply, move.player, move.text, move.at) == (match, 1, 0, FIRST, NOON + 90)
    assert after == await services.matches.get(match)


async def test_a_move_promises_its_board_and_wakes_the_sender(services):
    match = await services.start_match()
    services.outbox.woken.clear()
    await services.matches.submit(match, ANN, FIRST)
    assert services.outbox.woken.is_set()
    promised = [row.entry for row in await services.rows("outbox") if (row.kind, row.subject) == ("board", match)]
    assert promised == [0, 1]


async def test_a_move_that_ends_the_match_closes_it(services):
    match = await services.start_match(*TO_THE_END, options=BID)
    [row] = await services.rows("matches")
    assert (row.reason, row.entries) == ("bid", 4)
    ended = await services.matches.get(match)
    assert (ended.state.outcome.winners, ended.mover) == ((1,), None)
    assert await services.matches.open_matches(ANN.user) == []


async def test_the_name_one_bears_now_is_shown_from_ones_next_move_on(services, other_process):
    match = await services.start_match()
    renamed = Person(ANN.user, "Ann of the hill")
    assert (await services.matches.submit(match, renamed, FIRST)).names == ("Ann of the hill", "Bob")
    assert (await other_process.matches.get(match)).names == ("Ann of the hill", "Bob")


async def test_a_name_is_refreshed_in_the_match_played_and_no_other(services):
    match, other = await services.start_match(), await services.start_match()
    await services.matches.submit(match, Person(ANN.user, "Annie"), FIRST)
    assert (await services.matches.get(other)).names == ("Ann", "Bob")


# Refusals.


async def test_there_is_no_match_by_an_unknown_number(services):
    await services.start_match()
    for attempt in (
        lambda: services.matches.get(99),
        lambda: services.matches.submit(99, ANN, FIRST),
        lambda: services.matches.resign(99, ANN),
    ):
        async with services.refused("no-such-match", match=99):
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
async def test_a_move_out_of_place_is_refused(services, moves, person, seen, code):
    match = await services.start_match(*moves)
    stands = await services.matches.get(match)
    data = {"player": stands.mover.name} if code == "not-your-turn" else {}
    services.outbox.woken.clear()
    async with services.refused(code, match=stands, **data):
        await services.matches.submit(match, Person(person.user, "Somebody"), THIRD, seen)
    assert await services.matches.get(match) == stands
    assert not services.outbox.woken.is_set()


@pytest.mark.parametrize(("person", "code"), [(ANN, "match-over"), (BOB, "match-over"), (CLEO, "not-a-player")])
async def test_nothing_is_played_in_a_match_that_is_over(services, person, code):
    match = await services.start_match(*TO_THE_END, options=BID)
    over = await services.matches.get(match)
    for seen in (None, 1, 4):
        async with services.refused(code, match=over):
            await services.matches.submit(match, person, SECOND, seen)
    async with services.refused(code, match=over):
        await services.matches.resign(match, person)


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
async def test_what_the_game_refuses_passes_through(services, text, kind, code):
    match = await services.start_match()
    async with services.refused(code, kind):
        await services.matches.submit(match, Person(ANN.user, "Annie"), text, seen=0)
    await services.matches.submit(match, ANN, FIRST, seen=0)


async def test_who_may_act_can_be_asked_beforehand(services):
    match = await services.matches.get(await services.start_match(FIRST))
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
async def test_one_may_resign_whoevers_turn_it_is(services, clock, person, player, winner):
    match = await services.start_match(FIRST)
    clock.advance(5)
    over = await services.matches.resign(match, Person(person.user, "Tired"))
    assert (over.state.outcome.winners, over.state.outcome.reason) == ((winner,), "resigned")
    assert over.names[player] == "Tired"
    assert (await stored(services))[-1] == (2, player, f"resign {player}")
    [row] = await services.rows("matches")
    assert (row.reason, row.entries, row.moved_at) == ("resigned", 2, NOON + 5)
    assert [row.entry for row in await services.rows("outbox") if row.kind == "board"] == [0, 1, 2]


async def test_who_does_not_play_cannot_resign(services):
    match = await services.start_match()
    async with services.refused("not-a-player"):
        await services.matches.resign(match, CLEO)


async def test_a_resignation_is_read_back_by_another_process(services, other_process):
    match = await services.start_match(FIRST)
    await other_process.matches.get(match)
    over = await services.matches.resign(match, ANN)
    assert await other_process.matches.get(match) == over


# Several processes, and the cache.


async def test_processes_that_take_turns_see_the_same_match(services, other_process):
    match = await services.start_match()
    for number, move in enumerate((FIRST, SECOND, THIRD, "2a-3a", "28a-27a")):
        mover, watcher = (services, other_process) if number % 3 else (other_process, services)
        after = await mover.play(match, move)
        assert after.entries == number + 1
        assert await watcher.matches.get(match) == after


async def test_a_cache_left_behind_catches_up_before_it_judges(services, other_process):
    match = await services.start_match()
    await other_process.matches.get(match)
    for move in (FIRST, SECOND, THIRD):
        await services.play(match, move)
    async with other_process.refused("not-yours", MoveError):
        await other_process.matches.submit(match, BOB, "28a-27a")
    after = await other_process.matches.submit(match, BOB, "2a-3a")
    assert [text for _, _, text in await stored(services)] == [FIRST, SECOND, THIRD, "2a-3a"]
    assert await services.matches.get(match) == after


async def test_a_reader_is_shown_one_moment_even_when_the_cache_is_ahead_of_it(services):
    match = await services.start_match(FIRST)
    async with services.store.read() as transaction:
        before = await read_match(transaction, services.matches._states, match)
        after = await services.matches.submit(match, BOB, SECOND)
        assert await read_match(transaction, services.matches._states, match) == before
    assert await services.matches.get(match) == after
    assert (await services.matches.submit(match, ANN, THIRD)).entries == 3


@pytest.mark.parametrize(
    "step",
    [
        "posting.outbox_queries.add",
        "playing.match_queries.add_move",
        "playing.match_queries.change_match",
        "playing.match_queries.rename",
    ],
)
async def test_a_move_that_cannot_be_stored_was_never_made(services, monkeypatch, step):
    match = await services.start_match(FIRST)
    before, stands = await services.everything(), await services.matches.get(match)
    services.outbox.woken.clear()
    monkeypatch.setattr(f"matches.{step}", broken)
    renamed = replace(BOB, name="Bobby")
    with pytest.raises(RuntimeError):
        await services.matches.submit(match, renamed, SECOND)
    with pytest.raises(RuntimeError):
        await services.matches.resign(match, renamed)
    monkeypatch.undo()
    assert await services.everything() == before
    assert await services.matches.get(match) == stands
    assert not services.outbox.woken.is_set()
    await services.matches.submit(match, BOB, "1a-3a", seen=1)
    assert [text for _, _, text in await stored(services)] == [FIRST, "1a-3a"]


async def test_nor_was_one_that_cannot_be_committed(services):
    match = await services.start_match()
    stands = await services.matches.get(match)
    event.listen(services.store._engine.sync_engine, "commit", broken)
    with pytest.raises(RuntimeError):
        await services.matches.submit(match, ANN, FIRST)
    event.remove(services.store._engine.sync_engine, "commit", broken)
    assert await services.matches.get(match) == stands
    await services.matches.submit(match, ANN, "30a-28a", seen=0)
    assert await stored(services) == [(1, 0, "30a-28a")]


async def test_an_entry_that_the_database_has_already_is_refused_as_moved_on(services, monkeypatch):
    match = await services.start_match(FIRST)
    stands = await services.matches.get(match)
    late = replace(stands, state=GAME.start())
    with monkeypatch.context() as patch:
        patch.setattr("matches.playing.match_service.read_match", lambda *_: asyncio.sleep(0, late))
        with refused("moved-on"):
            await services.matches.submit(match, ANN, "30a-28a")
    assert await stored(services) == [(1, 0, FIRST)]
    assert await services.matches.get(match) == stands


async def test_a_move_abandoned_half_way_is_made_or_not_and_holds_up_nobody(services, other_process):
    for waits in range(0, 40, 3):
        match = await services.start_match()
        attempt = asyncio.create_task(services.matches.submit(match, ANN, FIRST))
        for _ in range(waits):
            await asyncio.sleep(0)
        attempt.cancel()
        await asyncio.wait([attempt])
        made = (await other_process.matches.get(match)).entries
        assert len([row for row in await services.rows("moves") if row.match == match]) == made
        assert (await services.matches.get(match)).entries == made
        await other_process.play(match, SECOND if made else FIRST)


async def test_a_cache_too_small_for_all_matches_is_right_all_the_same(services):
    services.matches._states = States(entries=1)
    matches = [await services.start_match(), await services.start_match(options=BID)]
    for moves in ((FIRST, "bid 5"), (SECOND, "bid 3"), (THIRD, "call")):
        for match, move in zip(matches, moves, strict=True):
            await services.play(match, move)
    assert [(await services.matches.get(match)).state.last for match in matches] == [THIRD, "call"]
    assert len(services.matches._states._states) == 1


async def test_the_match_used_longest_ago_leaves_the_cache_first(services):
    services.matches._states = States(entries=2)
    first, second = await services.start_match(), await services.start_match()
    for match in (first, second, first, await services.start_match()):
        await services.matches.get(match)
    assert first in services.matches._states._states
    assert second not in services.matches._states._states


# Races.


async def test_of_many_answers_to_one_board_one_is_stored(services, other_process):
    match = await services.start_match()
    moves = [move for move in GAME.start().legal_moves() if move.startswith("30a-")][:8]
    attempts = [
        (services, other_process)[number % 2].matches.submit(match, ANN, move, 0) for number, move in enumerate(moves)
    ]
    outcomes = await asyncio.gather(*map(outcome, attempts))
    assert sorted(outcomes) == ["done"] + ["moved-on"] * 7
    assert await stored(services) == [(1, 0, moves[outcomes.index("done")])]
    assert await services.matches.get(match) == await other_process.matches.get(match)


async def test_a_repeated_click_is_played_once(services, other_process):
    match = await services.start_match()
    attempts = [process.matches.submit(match, ANN, FIRST) for process in (services, other_process, services)]
    assert sorted(await asyncio.gather(*map(outcome, attempts))) == ["done", "not-your-turn", "not-your-turn"]
    assert len(await stored(services)) == 1


async def test_both_resign_at_once_and_one_has(services, other_process):
    match = await services.start_match()
    both = services.matches.resign(match, ANN), other_process.matches.resign(match, BOB)
    assert sorted(await asyncio.gather(*map(outcome, both))) == ["done", "match-over"]
    assert len(await stored(services)) == 1


async def test_a_move_and_a_resignation_at_once_are_stored_one_after_the_other(services, other_process):
    match = await services.start_match()
    both = services.matches.submit(match, ANN, FIRST), other_process.matches.resign(match, BOB)
    outcomes = await asyncio.gather(*map(outcome, both))
    assert outcomes[1] == "done"
    record = [text for _, _, text in await stored(services)]
    assert record == ([FIRST, "resign 1"] if outcomes[0] == "done" else ["resign 1"])
    assert await services.matches.get(match) == await other_process.matches.get(match)


async def test_matches_do_not_get_in_each_others_way(services, other_process):
    matches = [await services.start_match() for _ in range(6)]
    attempts = [(services, other_process)[match % 2].matches.submit(match, ANN, FIRST) for match in matches]
    assert await asyncio.gather(*map(outcome, attempts)) == ["done"] * 6


# Looking.


async def test_every_earlier_board_can_be_looked_at(services, other_process):
    match = await services.start_match(*TO_THE_END, options=BID)
    state = GAME.start(BID)
    for entry, move in enumerate((*TO_THE_END, None)):
        for process in (services, other_process):
            then = (await process.matches.get(match)).at(entry)
            assert (then.state, then.entries, then.id) == (state, entry, match)
        state = state.play(move) if move else state


async def test_beyond_the_end_is_the_latest_board(services):
    match = await services.start_match(FIRST)
    assert (latest := await services.matches.get(match)).at(7) is latest


async def test_many_matches_are_looked_up_with_as_many_statements_as_one(services):
    counts = []
    for _ in range(2):
        await services.start_match()
        with statements(services) as run:
            await services.matches.open_matches(ANN.user)
        counts.append(len(run))
    assert counts[0] == counts[1] > 0


@contextmanager
def statements(process):
    """Yield the list of the statements that are executed meanwhile."""
    run, engine = [], process.store._engine.sync_engine

    def note(_connection, _cursor, statement, *_):
        run.append(statement)

    event.listen(engine, "before_cursor_execute", note)
    yield run
    event.remove(engine, "before_cursor_execute", note)


async def test_a_record_longer_than_any_match_is_followed_all_the_same(services, other_process, monkeypatch):
    match = await services.start_match(FIRST, SECOND)
    monkeypatch.setattr(long_work, "FEW", 1)
    assert (await other_process.matches.get(match)).state.history == (FIRST, SECOND)


async def test_ones_running_matches_are_listed_longest_waiting_first(services, clock):
    matches = []
    for _ in range(3):
        clock.advance(10)
        matches.append(await services.start_match())
    clock.advance(10)
    await services.play(matches[0], FIRST)
    await services.matches.resign(matches[1], BOB)
    for person in (ANN, BOB):
        assert [match.id for match in await services.matches.open_matches(person.user)] == [matches[2], matches[0]]
    assert await services.matches.open_matches(CLEO.user) == []


async def test_a_server_knows_who_has_played_anywhere_in_it_and_a_chat_between_friends_who_has_played_there(services):
    friends = Place(None, 2**60 + 90)
    await services.start_match(place=ELSEWHERE)
    offered = await services.challenges.create(Terms(GAME), BOB, [CLEO], friends, "en")
    await services.challenges.accept(offered.id, CLEO)
    users = [ANN.user, BOB.user, CLEO.user]
    assert await services.matches.known_in(HERE, users) == {ANN.user, BOB.user}
    assert await services.matches.known_in(friends, users) == {BOB.user, CLEO.user}
    assert await services.matches.known_in(Place(None, 1), users) == frozenset()


async def test_who_plays_against_themselves_acts_for_the_player_to_move(services):
    """No challenge leads there; a database that was brought from elsewhere may."""
    match = await services.start_match()
    async with services.store.write() as transaction:
        await transaction.execute(schema.seats.update().values(user=ANN.user))
    assert [listing.id for listing in await services.matches.open_matches(ANN.user)] == [match]
    for player, move in enumerate((FIRST, SECOND)):
        assert (await services.matches.get(match)).seat_of(ANN.user).player == player
        await services.matches.submit(match, ANN, move)
    assert (await services.matches.get(match)).opponents(ANN.user) == ()


async def test_matches_that_wait_equally_long_are_listed_by_number(services):
    matches = [await services.start_match() for _ in range(3)]
    assert [match.id for match in await services.matches.open_matches(ANN.user)] == matches


async def test_the_matches_of_a_place_are_those_that_live_there(services):
    first, elsewhere, threaded = (
        await services.start_match(),
        await services.start_match(place=ELSEWHERE),
        await services.start_match(),
    )
    await services.matches.move_to_thread(threaded, 4_000)
    assert [match.id for match in await services.matches.open_matches(ANN.user, HERE.channel)] == [first]
    assert [match.id for match in await services.matches.open_matches(ANN.user, ELSEWHERE.channel)] == [elsewhere]
    assert [match.id for match in await services.matches.open_matches(ANN.user, 4_000)] == [threaded]
    assert [match.id for match in await services.matches.open_matches(ANN.user)] == [first, elsewhere, threaded]


async def test_a_thread_is_where_a_match_lives_from_then_on(services, other_process):
    match = await services.start_match()
    await services.matches.move_to_thread(match, 4_000)
    assert (await other_process.matches.get(match)).place == replace(HERE, thread=4_000)


async def test_the_match_of_a_place_is_the_one_last_moved_in(services, clock):
    first, second = await services.start_match(), await services.start_match()
    assert (await services.matches.latest_in(HERE.channel)).id == second
    clock.advance(10)
    await services.play(first, FIRST)
    assert (await services.matches.latest_in(HERE.channel)).id == first
    await services.matches.move_to_thread(first, 4_000)
    assert (await services.matches.latest_in(HERE.channel)).id == second
    assert (await services.matches.latest_in(4_000)).id == first
    assert await services.matches.latest_in(ELSEWHERE.channel) is None


async def test_a_match_that_is_over_is_still_the_one_of_its_thread(services):
    match = await services.start_match()
    await services.matches.move_to_thread(match, 4_000)
    await services.matches.resign(match, ANN)
    assert (await services.matches.latest_in(4_000)).id == match
    assert (await services.matches.latest_in(4_000, CLEO.user)).id == match


async def test_a_match_of_others_that_is_over_is_nobodys_in_a_channel_where_many_are_played(services):
    match = await services.start_match()
    assert (await services.matches.latest_in(HERE.channel, CLEO.user)).id == match
    await services.matches.resign(match, ANN)
    assert await services.matches.latest_in(HERE.channel, CLEO.user) is None
    assert [(await services.matches.latest_in(HERE.channel, who.user)).id for who in (ANN, BOB)] == [match, match]


async def test_a_message_tells_which_board_it_shows(services):
    match = await services.start_match(FIRST)
    for message in (500, 501, 502):
        [post] = await services.outbox.claim(1)
        await services.outbox.sent(post, HERE.channel, message)
    assert await services.matches.board_of_message(500) == (match, 0)
    assert await services.matches.board_of_message(501) == (match, 1)
    assert await services.matches.board_of_message(502) is None  # the card: boards go first
    assert await services.matches.board_of_message(503) is None


# Matches that the rules cannot replay.


async def damage(services, match):
    """Store a move that no rules allow in place of the first of a match."""
    async with services.store.write() as transaction:
        first = schema.moves.c.match == match, schema.moves.c.ply == 1
        await transaction.execute(update(schema.moves).where(*first).values(text="30a-30a"))


async def unplayable(services, **terms):
    """Return a match of Ann and Bob that the rules cannot replay, with everything that can wait in one."""
    match = await services.start_match(FIRST, **terms)
    await services.plans.write(match, ANN, f"{SECOND} {THIRD}")
    await services.follows.follow(match, CLEO.user)
    await services.offers.draw(match, ANN)
    await damage(services, match)
    return match


MEETINGS = {
    "a look": lambda process, match: process.matches.get(match),
    "a move": lambda process, match: process.matches.submit(match, BOB, SECOND),
    "an offer": lambda process, match: process.offers.draw(match, BOB),
    "a plan": lambda process, match: process.plans.write(match, ANN, SECOND),
    "the deadline": lambda process, match: process.deadlines.handle_due(match),
    "a resignation for somebody": lambda process, match: process.matches.put_out(match, 0),
}


@pytest.mark.parametrize("meeting", MEETINGS)
async def test_a_match_that_the_rules_cannot_replay_is_void_where_it_is_met(services, other_process, clock, meeting):
    match = await unplayable(services, clock="3d", rated=True)
    clock.advance(4 * DAY)
    assert await outcome(MEETINGS[meeting](other_process, match)) in ("match-void", "done")
    [row] = await services.rows("matches")
    assert (row.reason, row.ended_at, row.mover, row.due_at) == ("void", clock.now, None, None)
    assert [offer.status for offer in await services.rows("offers")] == ["lapsed"]
    assert not [*await services.rows("plans"), *await services.rows("follows"), *await services.rows("ratings")]
    assert [desk.turns + desk.offers + desk.others for desk in [await services.desks.of(BOB.user)]] == [()]
    assert await services.deadlines.queue.due() == []
    assert (await services.queued_notices()).count("void 1.0") == 1
    async with services.refused("match-void", match=match):
        await other_process.matches.get(match)


async def test_a_match_that_is_over_keeps_its_result_if_the_rules_cannot_replay_it_any_more(services, other_process):
    match = await services.start_match(FIRST)
    await services.matches.resign(match, ANN)
    await damage(services, match)
    async with services.refused("match-void"):
        await other_process.matches.get(match)


async def test_a_match_is_not_void_that_newer_rules_have_played_on(services, other_process, monkeypatch):
    """As while a new version starts beside this one: to this one its moves may be unknown."""
    match = await services.start_match()
    monkeypatch.setattr(type(GAME), "rules_version", GAME.rules_version + 1)
    await services.play(match, FIRST)
    monkeypatch.undo()
    await damage(services, match)
    for process in (other_process, services):
        process.matches._states.clear()
        async with services.refused("match-newer", NewerRules, match=match):
            await process.matches.get(match)


async def test_older_rules_play_no_match_that_newer_ones_have_played_on(services, other_process, monkeypatch):
    """They may know its moves, and take them for others."""
    match = await services.start_match()
    await other_process.matches.get(match)
    monkeypatch.setattr(type(GAME), "rules_version", GAME.rules_version + 1)
    await services.play(match, FIRST)
    monkeypatch.undo()
    async with services.refused("match-newer", NewerRules, match=match):
        await other_process.matches.submit(match, BOB, SECOND)


async def test_the_turn_of_a_computer_in_a_void_match_is_over(services, other_process):
    match = (await services.challenge(computer(1), player=0)).match
    await services.play(match, FIRST)
    await damage(services, match)
    [claimed] = await other_process.computers.claim(1)
    await other_process.computers.take_turn(claimed)
    assert [(row.reason, row.thinks_at) for row in await services.rows("matches")] == [("void", None)]
    assert await other_process.computers.seconds_to_next() is None


async def test_the_review_of_a_match_that_no_rules_can_replay_waits_no_more(services, other_process):
    match = await services.start_match(FIRST)
    await services.matches.resign(match, ANN)
    await services.computers.review(match, ANN)
    await damage(services, match)
    await other_process.computers.make_review(match)
    assert await other_process.computers.seconds_to_review() is None


async def test_a_match_error_survives_being_passed_to_another_process(services):
    match = await services.matches.get(await services.start_match(FIRST))
    error = pickle.loads(pickle.dumps(MatchError("moved-on", match=match)))
    assert (error.code, error.data) == ("moved-on", {"match": match})
