"""Lists and ends: from columns, without a move replayed; a state that many wait for is followed once."""

import asyncio
import threading
from functools import partial

import pytest
from sqlalchemy import insert

from engine import GAMES, State
from matches.archive import records
from matches.core.long_work import asking
from store import schema
from tests.matches.fixtures import ANN, BOB, CLEO, HERE, TestServices
from thinking.scheduling import WaitingQueue

pytestmark = pytest.mark.both

FIRST, SECOND = "30a-29a", "1a-2a"
OTHER_FIRST, OTHER_SECOND = "1b-3b", "1a-3a"
RECORD = f"game: contiguity\n1. {FIRST}\n2. {SECOND}\n"
HEX3 = GAMES["druid-hex3"]


@pytest.fixture
def follows(monkeypatch):
    """How many records were followed."""
    followed, follow = [], State.follow

    def counted(self, entries):
        followed.append(self)
        return follow(self, entries)

    monkeypatch.setattr(State, "follow", counted)
    return followed


async def of_three(services):
    """Start a match of Ann, Bob and Cleo, and return its id."""
    offered = await services.challenge(BOB, CLEO, game=HEX3, player=0)
    await services.challenges.accept(offered.id, BOB)
    return (await services.challenges.accept(offered.id, CLEO)).match


async def test_no_list_replays_what_it_lists(services, database, clock, follows):
    await services.start_match(FIRST)
    await services.matches.resign(await services.start_match(FIRST), BOB)
    await services.archive.add(records.read(RECORD), ANN.user, HERE, "en")
    asked = await services.start_match(FIRST)
    await services.offers.draw(asked, ANN)
    other_process = await TestServices.on_database(database, clock)
    follows.clear()
    running, ended = (
        await other_process.matches.open_matches(BOB.user),
        await other_process.matches.ended_matches(BOB.user),
    )
    read_in = await other_process.archive.of(ANN.user)
    desk = await other_process.desks.of(BOB.user)
    latest = await other_process.matches.latest_in(HERE.channel)
    assert [len(found) for found in (running, ended, read_in, desk.turns, desk.offers)] == [2, 1, 1, 2, 1]
    assert latest
    assert follows == []
    await other_process.close()


async def test_a_list_says_of_each_match_what_the_match_itself_says(services):
    for match in (
        await services.start_match(),
        await services.start_match(FIRST),
        await services.start_match(FIRST, SECOND, clock="3d"),
    ):
        whole = await services.matches.get(match)
        (listed,) = [listing for listing in await services.matches.open_matches(ANN.user) if listing.id == match]
        for name in (
            "game",
            "terms",
            "entries",
            "turn",
            "seats",
            "place",
            "mover",
            "deadline",
            "overdue_at",
            "turn_at",
        ):
            assert getattr(listed, name) == getattr(whole, name), name


async def test_a_state_is_followed_once_however_many_wait_for_it(services, other_process, follows):
    match = await services.start_match(FIRST, SECOND)
    follows.clear()
    found = await asyncio.gather(*(other_process.matches.get(match) for _ in range(40)))
    assert {match.state.history for match in found} == {(FIRST, SECOND)}
    assert len(follows) == 1


def take_over(connection, entries):
    """Have a database hold other entries of its only match, as a standby's would go on that lacked some."""
    connection.execute(schema.moves.delete())
    for ply, text in enumerate(entries, 1):
        connection.execute(insert(schema.moves).values(match=1, ply=ply, player=(ply - 1) % 2, text=text, at=7))
    connection.execute(schema.matches.update().values(entries=len(entries), mover=len(entries) % 2))


@pytest.mark.parametrize(
    "stored",
    [
        [],
        [FIRST],
        [OTHER_FIRST],
        [FIRST, SECOND],
        [OTHER_FIRST, SECOND],
        [FIRST, SECOND, OTHER_FIRST],
        [OTHER_FIRST, SECOND, FIRST],
    ],
    ids=" ".join,
)
async def test_a_board_is_of_what_is_stored_also_after_the_database_has_lost_entries(services, database, stored):
    match = await services.start_match(FIRST, OTHER_SECOND)
    database.run(partial(take_over, entries=stored))
    for _ in range(2):
        assert (await services.matches.get(match)).state.history == tuple(stored)


async def test_what_follows_is_read_without_what_is_known(services, other_process, follows):
    match = await services.start_match(FIRST)
    await other_process.matches.get(match)
    await services.play(match, SECOND)
    follows.clear()
    assert (await other_process.matches.get(match)).state.history == (FIRST, SECOND)
    assert [state.length for state in follows] == [1]


async def test_a_long_record_holds_up_nobody_while_it_is_followed(services, other_process, monkeypatch):
    """More requests than there are connections wait for it; others read and write meanwhile."""
    monkeypatch.setattr("matches.core.long_work.FEW", 0)
    match, other = await services.start_match(FIRST), await services.start_match()
    hold, follow = threading.Event(), State.follow

    def slow(self, entries):
        assert hold.wait(60)
        yield from follow(self, entries)

    monkeypatch.setattr(State, "follow", slow)
    waiting = [asyncio.ensure_future(other_process.matches.get(match)) for _ in range(30)]
    waiting.append(asyncio.ensure_future(other_process.matches.submit(match, BOB, SECOND)))
    await asyncio.sleep(0)
    assert (await other_process.matches.submit(other, ANN, FIRST)).entries == 1
    assert len(await other_process.matches.open_matches(BOB.user)) == 2
    assert not any(task.done() for task in waiting)
    hold.set()
    assert [listing.entries for listing in await asyncio.gather(*waiting)][-1] == 2


async def test_whoever_opens_many_long_records_waits_for_those_that_others_open(services, other_process, monkeypatch):
    """More of them than there are connections: one is read and replayed at a time, and people take turns."""
    monkeypatch.setattr("matches.core.long_work.FEW", 0)
    anns, bobs = [await services.start_match(FIRST) for _ in range(18)], await services.start_match(OTHER_FIRST)
    all_wait, waiting, replayed = threading.Event(), [], []
    wait, follow = WaitingQueue.wait, State.follow

    def counted(self, user):
        waiting.append(user)
        if len(waiting) == len(anns):
            all_wait.set()
        return wait(self, user)

    def slow(self, entries):
        replayed.extend(entries)
        assert all_wait.wait(60)
        yield from follow(self, entries)

    async def open_match(match, person):
        asking.set(person.user)
        await other_process.matches.get(match)

    monkeypatch.setattr(WaitingQueue, "wait", counted)
    monkeypatch.setattr(State, "follow", slow)
    await asyncio.gather(*(open_match(match, ANN) for match in anns), open_match(bobs, BOB))
    assert len(replayed) == 19
    assert replayed.index(OTHER_FIRST) <= 1


# How a match ended.


async def results(services, match):
    row = next(row for row in await services.rows("matches") if row.id == match)
    seated = [seat.result for seat in await services.rows("seats") if seat.match == match]
    return row.mover, row.reason, row.ended_at, seated


async def test_a_running_match_has_a_turn_and_no_results(services):
    assert await results(services, await services.start_match()) == (0, None, None, [None, None])
    assert await results(services, await services.start_match(FIRST)) == (1, None, None, [None, None])


async def test_how_a_match_ended_is_stored_with_when_and_the_result_of_each_seat(services, clock):
    resigned, drawn = await services.start_match(FIRST), await services.start_match(FIRST)
    offer = await services.offers.draw(drawn, ANN)
    clock.advance(60)
    await services.matches.resign(resigned, BOB)
    await services.offers.agree(offer.id, BOB)
    at = int(clock.now)
    assert await results(services, resigned) == (None, "resigned", at, ["won", "lost"])
    assert await results(services, drawn) == (None, "agreed", at, ["drawn", "drawn"])


async def test_who_leaves_while_others_play_on_has_left_and_has_the_match_on_no_list(services, clock):
    match = await of_three(services)
    await services.matches.resign(match, BOB)
    assert await results(services, match) == (0, None, None, [None, "left", None])
    assert await services.matches.open_matches(BOB.user) == []
    assert [listing.id for listing in await services.matches.open_matches(CLEO.user)] == [match]
    await services.matches.resign(match, ANN)
    assert await results(services, match) == (None, "resigned", int(clock.now), ["left", "left", "won"])
