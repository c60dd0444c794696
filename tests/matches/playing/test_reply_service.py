"""Replies: each is handled once, and what is due waits until those that were missed have been read."""

import pytest

from matches import Place
from matches.clocks.deadline_service import UNREAD
from matches.core.clock import DAY, HOUR
from matches.playing.reply_queries import LATE, UNHEARD, HandledBefore, Reply
from matches.playing.reply_service import FURTHEST
from tests.matches.fixtures import ANN, BOB, CLEO, HERE, NOON
from tests.matches.teams.team_fixtures import close_due, moves, start

pytestmark = pytest.mark.both

FIRST, SECOND = "30a-29a", "1a-2a"
REPLY = 2**60 + 900
SHARD = HERE.guild // 2**22 % 2
"""The shard of two that hears the usual server."""


async def let_fall_due(services, clock, seconds):
    """Let time pass, then do what is due."""
    clock.advance(seconds)
    for match in await services.deadlines.queue.due():
        await services.deadlines.handle_due(match)


async def places(services, shard=0, total=1):
    return {(place.channel, place.user): place for place in await services.replies.missed(shard, total)}


async def test_a_reply_is_played_once_by_all_processes(services, other_process):
    match = await services.start_match()
    await services.matches.submit(match, ANN, FIRST, 0, Reply(REPLY, NOON))
    with pytest.raises(HandledBefore):
        await other_process.matches.submit(match, BOB, SECOND, 1, Reply(REPLY, NOON))
    assert (await services.matches.get(match)).state.history == (FIRST,)


async def test_a_reply_that_breaks_a_rule_is_not_marked_by_that(services):
    match = await services.start_match()
    async with services.refused("not-your-turn"):
        await services.matches.submit(match, BOB, SECOND, 0, Reply(REPLY, NOON))
    await services.matches.submit(match, ANN, FIRST, 0, Reply(REPLY, NOON))


async def test_the_time_of_a_player_counts_until_they_wrote(services, clock):
    match = await services.start_match(clock="1d+1h max 2d")
    clock.advance(3 * HOUR)
    played = await services.matches.submit(match, ANN, FIRST, 0, Reply(REPLY, NOON + HOUR))
    assert played.seats[0].bank == DAY - HOUR + HOUR
    assert played.deadline == NOON + 3 * HOUR + DAY


async def test_marks_are_forgotten_once_nobody_reads_that_far_back(services, clock):
    await services.matches.submit(await services.start_match(), ANN, FIRST, 0, Reply(REPLY, NOON))
    await services.replies.note_heard([0], 1)
    clock.advance(FURTHEST + DAY)
    await services.replies.forget()
    assert len(await services.rows("replies")) == 1
    clock.advance(1)
    await services.replies.forget()
    assert (await services.rows("replies"), await services.rows("heard")) == ([], [])


async def test_a_strict_deadline_waits_until_the_replies_of_its_server_are_read(services, clock):
    match = await services.start_match(clock="1h strict")
    await services.replies.note_heard([0], 1)
    await services.replies.note_behind([0], 1)
    await let_fall_due(services, clock, HOUR)
    await let_fall_due(services, clock, UNHEARD)
    assert (await services.matches.get(match)).state.length == 0
    await services.matches.submit(match, ANN, FIRST, 0, Reply(REPLY, NOON + HOUR - 1))
    match = await services.start_match(clock="1h strict")
    await let_fall_due(services, clock, HOUR)
    await services.replies.note_heard([0], 1)
    await let_fall_due(services, clock, UNHEARD)
    assert (await services.matches.get(match)).state.outcome.reason == "time"


async def test_nor_can_it_be_claimed_meanwhile(services, clock):
    match = await services.start_match(clock="1h")
    await services.replies.note_heard([0], 1)
    await services.replies.start(None)
    clock.advance(HOUR)
    async with services.refused("claim-unheard"):
        await services.deadlines.claim_timeout(match, BOB)
    await services.replies.note_heard([0], 1)
    await services.deadlines.claim_timeout(match, BOB)


async def test_a_process_that_dies_is_noticed_by_the_others(services, clock):
    match = await services.start_match(clock="1h strict")
    clock.advance(HOUR - LATE)
    await services.replies.note_heard([0, 1], 2)
    clock.advance(LATE)
    await services.replies.note_heard([1 - SHARD], 2)
    await let_fall_due(services, clock, 1)
    assert (await services.matches.get(match)).state.length == 0
    await services.replies.note_heard([SHARD], 2)
    await let_fall_due(services, clock, UNHEARD)
    assert (await services.matches.get(match)).state.length == 1


async def test_a_ballot_stays_open_until_the_votes_given_before_its_end_are_read(services, clock):
    match, _ = await start(services, CLEO)
    first, second = await moves(services, match, 2)
    await services.replies.note_heard([0], 1)
    await services.votes.vote(match, ANN, first)
    clock.advance(24 * HOUR + 60)
    await services.replies.start(None)
    await close_due(services)
    assert (await services.matches.get(match)).ballot.is_open
    for number, person in enumerate((ANN, CLEO)):
        ballot = await services.votes.vote(match, person, second, reply=Reply(REPLY + number, NOON + HOUR))
        assert ballot.closed_at is None
    await services.replies.note_heard([0], 1)
    clock.advance(UNHEARD)
    await close_due(services)
    assert (await services.matches.get(match)).state.history == (second,)


async def test_the_places_of_running_matches_are_read_by_the_shard_that_hears_them(services, clock):
    await services.replies.note_heard([0, 1], 2)
    quiet = await services.start_match(place=Place(HERE.guild, 77), clock="2d")
    await services.matches.move_to_thread(quiet, 78)
    urgent = await services.start_match(place=Place(HERE.guild, 77), clock="1h")
    direct = await services.start_match(place=Place(None, 79))
    await services.start_match(place=Place(HERE.guild, 80, answer_only=True))
    await services.matches.resign(await services.start_match(place=Place(HERE.guild, 81)), ANN)
    await services.preferences.set(ANN.user, notify="message")
    found = await places(services)
    assert set(found) == {(78, None), (77, None), (79, None), (None, ANN.user)}
    assert found[77, None].matches == [urgent]
    assert (found[78, None].parent, found[78, None].since, found[79, None].matches) == (77, NOON, [direct])
    assert {*await places(services, SHARD, 2), *await places(services, 1 - SHARD, 2)} == set(found)
    assert not {*await places(services, SHARD, 2)} & {*await places(services, 1 - SHARD, 2)}


async def test_a_match_that_has_ended_meanwhile_keeps_nobody_else_from_being_told(services, clock):
    over, running = [await services.start_match(clock="1h strict") for _ in range(2)]
    await services.matches.resign(over, ANN)
    clock.advance(HOUR - 60)
    await services.deadlines.tell_unread([over, running], NOON)
    told = [row.subject for row in await services.rows("outbox") if row.kind == UNREAD]
    assert told == [running]
    assert (await services.matches.get(running)).overdue_at == clock.now + HOUR


async def test_with_another_number_of_shards_the_latest_note_counts(services, clock):
    await services.start_match()
    assert (await places(services))[HERE.channel, None].since is None
    await services.replies.note_heard([0], 1)
    clock.advance(60)
    await services.replies.note_heard([0, 1], 2)
    clock.advance(60)
    await services.replies.note_heard([1 - SHARD], 2)
    assert (await places(services))[HERE.channel, None].since == NOON + 60


async def test_of_direct_messages_a_bounded_number_is_read_the_earliest_deadlines_first(services, monkeypatch):
    monkeypatch.setattr("matches.playing.reply_service.MOST_DIRECT", 2)
    for channel, clock in ((1, ""), (2, "2d"), (3, "1d")):
        await services.start_match(place=Place(None, channel), clock=clock)
    assert [place.channel for place in await services.replies.missed(0, 1)] == [3, 2]
