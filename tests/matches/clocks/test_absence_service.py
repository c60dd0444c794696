"""Days away: the time of one person stands still in all their matches, and the others are told."""

import pytest

from matches import MatchError
from matches.core.clock import DAY, HOUR
from tests.matches.fixtures import ANN, BOB, NOON

FIRST, SECOND = "30a-29a", "1a-2a"


async def test_an_absence_stops_the_clock_of_who_is_away_in_every_match(services, clock):
    own, theirs, unclocked = (
        await services.start_match(clock="3d"),
        await services.start_match(FIRST, clock="3d"),
        await services.start_match(),
    )
    clock.advance(DAY)
    away = await services.absences.begin(ANN.user, 5)
    assert (away.matches, away.span) == (2, (NOON + DAY, NOON + 6 * DAY))
    assert [(await services.matches.get(match)).overdue_at for match in (own, theirs, unclocked)] == [
        NOON + 8 * DAY,
        NOON + 3 * DAY,
        NOON + 35 * DAY,
    ]
    assert await services.queued_notices() == ["away 0.1", "away 1.1"]
    assert (await services.play(theirs, SECOND)).deadline == NOON + 9 * DAY


async def test_who_comes_back_early_gets_days_back_and_the_deadline_its_time_of_day(services, clock):
    match = await services.start_match(clock="3d")
    await services.absences.begin(ANN.user, 20)
    clock.advance(2 * DAY + HOUR)
    back = await services.absences.end(ANN.user)
    assert back.span == (NOON, NOON + 3 * DAY)
    assert (await services.matches.get(match)).deadline == NOON + 6 * DAY
    assert await services.queued_notices() == ["away 0.1", "back 0.1"]
    with pytest.raises(MatchError, match="not-away"):
        await services.absences.end(ANN.user)
    clock.advance(DAY)
    with pytest.raises(MatchError, match="away-spent") as refused:
        await services.absences.begin(ANN.user, 28)
    assert refused.value.data["left"] == 27
    assert (await services.absences.begin(ANN.user, 27)).matches == 1


async def claimed(services, kind):
    """Post all that comes before the next post of a kind, and return that."""
    while True:
        for post in await services.outbox.claim(9):
            if post.kind == kind:
                return post
            await services.outbox.sent(post, 1, post.id)


async def test_that_somebody_is_away_is_not_said_once_they_are_not(services, clock):
    await services.start_match(clock="3d")
    await services.absences.begin(ANN.user, 1)
    away = await claimed(services, "away")
    assert (await services.deadlines.notice(away)).absence.span.end == NOON + DAY
    clock.advance(DAY)
    assert await services.deadlines.notice(away) is None


async def test_who_is_away_is_not_away_twice_and_who_is_here_does_not_come_back(services):
    async with services.refused("not-away"):
        await services.absences.end(ANN.user)
    await services.absences.begin(ANN.user, 5)
    async with services.refused("away", until=NOON + 5 * DAY):
        await services.absences.begin(ANN.user, 5)


async def test_who_is_back_is_away_no_more_though_their_day_is_not_over(services, other_process, clock):
    match = await services.start_match(FIRST, clock="3d")
    await services.absences.begin(ANN.user, 5)
    away = await claimed(services, "away")
    for hours in (3, 4 * 24):
        clock.advance(hours * HOUR)
        await services.absences.end(ANN.user)
        for process in (services, other_process):
            assert (await process.matches.get(match)).seats[0].person.away_until is None
        assert await services.deadlines.notice(away) is None
        async with services.refused("not-away"):
            await services.absences.end(ANN.user)
        await services.absences.begin(ANN.user, 5)
    played = await services.play(match, SECOND)
    assert played.seats[0].person.away_until == NOON + 10 * DAY
    assert played.deadline == NOON + 13 * DAY


async def test_of_an_absence_that_is_put_off_at_once_nothing_counts(services, clock):
    match = await services.start_match(clock="3d")
    await services.absences.begin(ANN.user, 5)
    clock.advance(HOUR)
    await services.absences.end(ANN.user)
    again = await services.absences.begin(ANN.user, 5)
    assert again.span == (NOON + DAY, NOON + 6 * DAY)
    assert (await services.matches.get(match)).deadline == NOON + 9 * DAY
    assert (await services.absences.end(ANN.user)).span == (NOON + DAY, NOON + DAY)
    assert (await services.matches.get(match)).deadline == NOON + 4 * DAY


async def test_where_an_absence_and_a_pause_overlap_no_deadline_falls_into_quiet_hours(services, clock):
    await services.preferences.set(BOB.user, quiet_from=20 * 60, quiet_to=6 * 60)
    match = await services.start_match(FIRST, clock="3d")
    await services.absences.begin(BOB.user, 4)
    clock.advance(3 * DAY + 13 * HOUR)
    offer = await services.offers.pause(match, ANN, 6)
    assert (await services.offers.agree(offer.id, BOB)).match.deadline == NOON + 12 * DAY + 22 * HOUR


async def test_who_is_late_does_not_leave_to_be_in_time(services, clock):
    match = await services.start_match(clock="3d")
    clock.advance(3 * DAY)
    await services.absences.begin(ANN.user, 5)
    assert (await services.deadlines.claim_timeout(match, BOB)).state.outcome.winners == (1,)


async def test_absences_and_pauses_that_overlap_count_once(services, clock):
    match = await services.start_match(FIRST, clock="3d")
    await services.absences.begin(BOB.user, 4)
    offer = await services.offers.pause(match, ANN, 6)
    assert (await services.offers.agree(offer.id, BOB)).match.deadline == NOON + 9 * DAY
    await services.absences.end(BOB.user)
    assert (await services.matches.get(match)).deadline == NOON + 9 * DAY
