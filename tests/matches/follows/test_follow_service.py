"""Following a match: to its end or daily, told once of each thing that happens, and never what one may not know."""

import asyncio

import pytest

from engine import GAMES
from matches import Person
from matches.core.clock import DAY, HOUR
from matches.core.models import Preferences, Server
from matches.follows import follow_service
from matches.follows.follow_service import next_morning
from store import EVERYTHING
from tests.matches.fixtures import ANN, BOB, CLEO, DAN, NOON, outcome

FIRST, SECOND, THIRD = "30a-29a", "1a-2a", "29a-28a"
MORNING = NOON + DAY
"""The tests begin at 8:00 UTC."""


@pytest.fixture
def follows(services):
    return services.follows


async def followed(services, person=CLEO):
    """Return what somebody follows: the match, and whether daily."""
    return [(follow.match.id, follow.daily) for follow in await services.follows.of(person.user)]


async def queued(services, kind):
    """Claim and return the posts of a kind, sending all others."""
    found = []
    while posts := await services.outbox.claim(8):
        for post in posts:
            if post.kind == kind:
                found.append(post)
            else:
                await services.outbox.sent(post, 1, post.id)
    return found


async def daily(services, match, person=CLEO):
    """Have somebody follow a match daily."""
    await services.follows.follow(match, person.user)
    return await services.follows.change(match, person.user, daily=True)


async def morning(services, clock):
    """Let the next digest be due, and have it queued; return what it tells and its post, or None."""
    clock.now = await services.follows.next_digest(CLEO.user)
    await services.follows.publish(*await services.follows.queue.due())
    posts = await queued(services, "digest")
    return (await services.follows.digest(posts[0]), posts[0]) if posts else None


def numbers(digest):
    """Return what a digest tells: match, entry before, entry now."""
    return [(told.match.id, told.since, told.match.entries) for told in digest.told]


# Following.


async def test_a_match_is_followed_once_and_left(services, other_process, follows):
    match = await services.start_match(FIRST)
    presses = [process.follows.follow(match, CLEO.user) for process in (services, other_process, services)]
    assert sum(following.is_first for following in await asyncio.gather(*presses)) == 1
    assert await followed(services) == [(match, False)]
    await follows.stop(match, CLEO.user)
    await follows.stop(match, CLEO.user)
    assert await followed(services) == []


async def test_who_plays_cannot_follow_and_who_has_left_can(services):
    challenge = await services.challenge(BOB, CLEO, game=GAMES["druid-hex3"], player=0)
    for person in (BOB, CLEO):
        match = (await services.challenges.accept(challenge.id, person)).match
    async with services.refused("follow-own"):
        await services.follows.follow(match, ANN.user)
    await services.matches.resign(match, ANN)
    await services.follows.follow(match, ANN.user)
    assert await followed(services, ANN) == [(match, False)]


async def test_a_match_that_is_over_is_not_followed_any_more(services, follows):
    match = await services.start_match(FIRST)
    await services.matches.resign(match, BOB)
    async with services.refused("match-over"):
        await follows.follow(match, CLEO.user)


async def test_nobody_follows_those_who_block_them_and_who_is_blocked_later_is_told_nothing(services, follows, clock):
    match, other = await services.start_match(FIRST), await services.start_match(FIRST)
    await follows.follow(match, CLEO.user)
    await daily(services, other)
    await services.blocks.block(BOB, CLEO)
    async with services.refused("follow-blocked"):
        await follows.follow(match, CLEO.user)
    await services.play(other, SECOND)
    await services.matches.resign(match, ANN)
    [post] = await queued(services, "followed")
    assert await follows.end(post) is None
    digest, _ = await morning(services, clock)
    assert digest is None
    assert await followed(services) == []


async def test_how_much_one_follows_and_how_many_follow_one_match_is_limited(services, follows, monkeypatch):
    monkeypatch.setattr(follow_service, "MOST", 2)
    monkeypatch.setattr(follow_service, "MOST_FOLLOWERS", 1)
    first, second, third = [await services.start_match(FIRST) for _ in range(3)]
    await follows.follow(first, CLEO.user)
    async with services.refused("too-many-followers"):
        await follows.follow(first, DAN.user)
    await follows.follow(second, CLEO.user)
    async with services.refused("too-many-follows"):
        await follows.follow(third, CLEO.user)
    assert not (await follows.follow(first, CLEO.user)).is_first


# The end.


async def test_the_end_queues_a_message_for_each_follower_after_the_board_and_none_for_those_told_daily(services):
    match = await services.start_match(FIRST)
    for person in (CLEO, DAN):
        await services.follows.follow(match, person.user)
    await daily(services, match, Person(2**60 + 9, "Eve"))
    await services.matches.resign(match, BOB)
    rows = [row for row in await services.rows("outbox") if row.lane != "challenge 1"]
    assert [row.kind for row in rows[-3:]] == ["board", "followed", "followed"]
    posts = await queued(services, "followed")
    ends = [await services.follows.end(post) for post in posts]
    assert [end.user for end in ends] == [CLEO.user, DAN.user]
    assert all(end.match.state.outcome for end in ends)
    for post in posts:
        await services.outbox.sent(post, 5, 6)
    assert await followed(services) == []


async def test_followers_are_told_in_the_language_of_their_discord_as_it_was_told_last_or_in_the_one_they_chose(
    services, follows
):
    match = await services.start_match(FIRST)
    for person in (CLEO, DAN):
        await follows.follow(match, person.user, "en")
        await services.preferences.load(person.user, None, "fr")
    await services.preferences.set(DAN.user, language="en")
    assert await services.preferences.load(BOB.user, None, "fr") == (Preferences(), Server())
    await services.matches.resign(match, BOB)
    ends = [await follows.end(post) for post in await queued(services, "followed")]
    languages = {end.user: end.preferences.language for end in ends}
    assert languages == {CLEO.user: "fr", DAN.user: "en"}
    assert (await services.preferences.get(CLEO.user)).language is None


async def test_a_language_that_cannot_be_stored_now_keeps_nobody_from_what_they_want(services, follows):
    match = await services.start_match(FIRST)
    await follows.follow(match, CLEO.user, "en")
    async with services.store.write(lock=EVERYTHING):
        assert await services.preferences.load(CLEO.user, None, "fr") == (Preferences(), Server())


async def test_a_message_that_is_given_up_or_unwanted_leaves_nothing(services, follows):
    match = await services.start_match(FIRST)
    for person in (CLEO, DAN):
        await follows.follow(match, person.user)
    await services.matches.resign(match, BOB)
    await follows.stop(match, DAN.user)
    closed, unwanted = await queued(services, "followed")
    await services.outbox.drop(closed, "closed")
    assert await follows.end(unwanted) is None
    await services.outbox.drop(unwanted, "not followed any more")
    assert not await services.rows("follows")


@pytest.mark.parametrize("first", ["follow", "end"])
async def test_who_follows_as_the_match_ends_is_told_or_refused(services, other_process, first):
    match = await services.start_match(FIRST)
    follow = other_process.follows.follow(match, CLEO.user)
    ends = services.matches.resign(match, BOB)
    acts = [follow, ends] if first == "follow" else [ends, follow]
    said = await asyncio.gather(*map(outcome, acts))
    told = [row for row in await services.rows("outbox") if row.kind == "followed"]
    assert (len(told), len(await services.rows("follows")), "match-over" in said) in ((1, 1, False), (0, 0, True))


# The digest.


async def test_a_digest_tells_what_has_happened_since_the_last_and_nothing_if_nothing_has(services, clock):
    match, quiet = await services.start_match(FIRST), await services.start_match(FIRST)
    await daily(services, match)
    await daily(services, quiet)
    assert await services.follows.next_digest(CLEO.user) == MORNING
    assert await morning(services, clock) is None
    await services.play(match, SECOND)
    digest, post = await morning(services, clock)
    await services.play(match, THIRD)
    assert numbers(digest) == [(match, 1, 2)]
    assert numbers(await services.follows.digest(post)) == [(match, 1, 2)]
    await services.outbox.sent(post, 5, 6)
    digest, post = await morning(services, clock)
    assert numbers(digest) == [(match, 2, 3)]
    await services.outbox.sent(post, 5, 6)
    assert await morning(services, clock) is None
    assert len([row for row in await services.rows("outbox") if row.kind == "digest"]) == 2


async def test_a_match_that_is_over_is_told_first_and_then_followed_no_more(services, clock):
    match, over = await services.start_match(FIRST), await services.start_match(FIRST)
    await daily(services, match)
    await daily(services, over)
    await services.matches.resign(over, BOB)
    clock.advance(60)
    await services.play(match, SECOND)
    digest, post = await morning(services, clock)
    assert numbers(digest) == [(over, 1, 2), (match, 1, 2)]
    await services.outbox.sent(post, 5, 6)
    assert await followed(services) == [(match, True)]


async def test_two_processes_queue_one_digest_and_none_as_long_as_one_waits(services, other_process, clock):
    match = await services.start_match(FIRST)
    await daily(services, match)
    await services.play(match, SECOND)
    for _ in range(3):
        clock.now = await services.follows.next_digest(CLEO.user)
        await asyncio.gather(*(process.follows.publish(CLEO.user) for process in (services, other_process)))
    assert len([row for row in await services.rows("outbox") if row.kind == "digest"]) == 1


async def test_who_stops_gets_no_more_digests(services, clock):
    match = await services.start_match(FIRST)
    await daily(services, match)
    await services.play(match, SECOND)
    await services.follows.change(match, CLEO.user, daily=False)
    assert await morning(services, clock) is None
    assert await services.follows.next_digest(CLEO.user) is None
    assert await services.follows.queue.seconds_to_next() is None


@pytest.mark.parametrize(
    ("chosen", "hour"),
    [
        ({}, 8),
        ({"zone": "America/New_York"}, 13),
        ({"quiet_from": 23 * 60, "quiet_to": 9 * 60 + 30}, 9.5),
        ({"zone": "Asia/Tokyo", "quiet_from": 0, "quiet_to": 10 * 60}, 1),
    ],
)
def test_a_digest_comes_in_the_morning_of_its_reader_after_their_quiet_hours(chosen, hour):
    midnight = NOON - 8 * HOUR
    assert next_morning(midnight - 1, Preferences(**chosen)) % DAY == hour * HOUR


async def test_a_digest_that_falls_into_quiet_hours_chosen_since_waits_for_their_end(services, clock):
    match = await services.start_match(FIRST)
    await daily(services, match)
    await services.play(match, SECOND)
    await services.preferences.set(CLEO.user, quiet_from=7 * 60, quiet_to=10 * 60)
    assert await morning(services, clock) is None
    assert await services.follows.next_digest(CLEO.user) == MORNING + 2 * HOUR
    assert numbers((await morning(services, clock))[0]) == [(match, 1, 2)]


async def test_a_clock_that_ran_ahead_does_not_put_digests_off(services, follows, clock):
    match = await services.start_match(FIRST)
    clock.advance(400 * DAY)
    await daily(services, match)
    clock.now = NOON
    await follows.queue.seconds_to_next()
    assert await follows.next_digest(CLEO.user) == MORNING
