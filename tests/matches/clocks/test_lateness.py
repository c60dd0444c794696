"""What the clock alone says of a match that is decided unfinished."""

import pytest

from matches.clocks.lateness import REMEMBERED, TimeUsed, note_outage, time_used
from matches.core.clock import DAY, HOUR
from tests.matches.fixtures import ANN, BOB, NOON

pytestmark = pytest.mark.both
FIRST, SECOND = "30a-29a", "1a-2a"


async def used(services, match, clock):
    async with services.store.read() as transaction:
        return (await time_used(transaction, [match], int(clock.now)))[match]


async def test_each_has_used_the_time_of_their_own_turns_and_who_is_to_move_that_since_then(services, clock):
    match = await services.start_match(clock="3d")
    for move, hours in ((FIRST, 2), (SECOND, 5), ("29a-28a", 3)):
        clock.advance(hours * HOUR)
        await services.play(match, move)
    clock.advance(HOUR)
    assert await used(services, match, clock) == TimeUsed((5 * HOUR, 6 * HOUR))


async def test_nobody_has_moved_so_who_begins_has_used_all(services, clock):
    match = await services.start_match(clock="3d")
    clock.advance(3 * DAY)
    assert (await used(services, match, clock)) == TimeUsed((3 * DAY, 0), late=0)


@pytest.mark.parametrize("terms", ["1d", "1d+12h max 2d", "1d strict"])
async def test_time_off_makes_nobody_less_late(services, clock, terms):
    match = await services.start_match(FIRST, SECOND, clock=terms)
    await services.absences.begin(ANN.user, 5)
    clock.advance((await services.matches.get(match)).seats[0].bank or DAY)
    assert (await services.matches.get(match)).overdue_at > clock.now
    assert (await used(services, match, clock)).late == 0


async def test_a_pause_is_nobodys_time(services, clock):
    match = await services.start_match(clock="1d")
    clock.advance(HOUR)
    offer = await services.offers.pause(match, ANN, 2)
    await services.offers.agree(offer.id, BOB)
    clock.advance(2 * DAY + 22 * HOUR)
    assert await used(services, match, clock) == TimeUsed((23 * HOUR, 0))


async def test_a_day_that_was_given_is_no_lateness_though_somebody_was_late(services, clock):
    match = await services.start_match(clock="1d")
    clock.advance(DAY + HOUR)
    assert (await used(services, match, clock)).late == 0
    await services.deadlines.give_day(match, BOB)
    clock.advance(DAY - 1)
    assert (await used(services, match, clock)).late is None
    clock.advance(1)
    assert (await used(services, match, clock)).late == 0


async def test_a_ply_that_is_taken_back_has_cost_its_time_and_gives_none_back(services, clock):
    match = await services.start_match(clock="1d")
    clock.advance(20 * HOUR)
    await services.play(match, FIRST)
    clock.advance(HOUR)
    await services.offers.takeback(match, ANN)
    clock.advance(3 * HOUR)
    assert await used(services, match, clock) == TimeUsed((23 * HOUR, 0))
    clock.advance(HOUR)
    assert (await used(services, match, clock)).late == 0


async def test_time_without_a_running_bot_is_nobodys(services, clock):
    match = await services.start_match(clock="1d")
    for _ in range(2):  # two leagues notice it
        async with services.store.write() as transaction:
            await note_outage(transaction, NOON + HOUR, NOON + DAY)
    assert len(await services.rows("outages")) == 1
    clock.advance(DAY + 2 * HOUR)
    assert await used(services, match, clock) == TimeUsed((3 * HOUR, 0))
    async with services.store.write() as transaction:
        await note_outage(transaction, NOON + REMEMBERED + DAY, NOON + REMEMBERED + 2 * DAY)
    assert [row.starts_at for row in await services.rows("outages")] == [NOON + REMEMBERED + DAY]


async def test_a_match_without_a_clock_or_at_its_end_is_late_for_nobody(services, clock):
    timeless, over = await services.start_match(), await services.start_match(FIRST, clock="1d")
    clock.advance(DAY)
    await services.play(over, SECOND)
    await services.matches.resign(over, ANN)
    clock.advance(90 * DAY)
    assert (await used(services, timeless, clock)).late is None
    assert await used(services, over, clock) == TimeUsed((0, DAY))


def test_who_is_late_is_behind_whatever_they_have_used():
    assert [TimeUsed((9, 3)).behind, TimeUsed((3, 9)).behind, TimeUsed((9, 3), late=1).behind] == [0, 1, 1]
    assert TimeUsed((5, 5)).behind is None
    assert TimeUsed((1, 2), late=1).after(TimeUsed((10, 20))) == TimeUsed((21, 12), late=1)
