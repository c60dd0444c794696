"""Blocking: who is blocked can neither challenge nor remind who blocks them."""

import pytest

from engine import GAMES
from matches import Person
from matches.core.clock import DAY
from matches.core.terms import Terms
from matches.people import block_service
from tests.matches.fixtures import ANN, BOB, CLEO, DAN, other_terms

HEX3 = GAMES["druid-hex3"]


@pytest.fixture
def blocked(services):
    return services.blocks


async def test_who_is_blocked_cannot_challenge_and_hears_why(services, blocked):
    await blocked.block(BOB, ANN)
    async with services.refused("blocked", player=BOB.name):
        await services.challenge(BOB)
    async with services.refused("blocked", player=BOB.name):
        await services.challenge(CLEO, BOB, game=HEX3)
    await services.challenge(CLEO)


async def test_who_blocks_can_still_challenge(services, blocked):
    await blocked.block(ANN, BOB)
    assert (await services.challenge(BOB)).status == "open"


async def test_what_was_asked_before_is_declined_and_what_others_ask_is_not(services, blocked):
    own, trio, others = (
        await services.challenge(BOB),
        await services.challenge(CLEO, BOB, game=HEX3),
        await services.challenge(CLEO),
    )
    declined = [await services.challenges.get(challenge) for challenge in await blocked.block(BOB, ANN)]
    assert [(challenge.id, challenge.status, challenge.decliner) for challenge in declined] == [
        (own.id, "declined", BOB.name),
        (trio.id, "open", BOB.name),
    ]
    assert (await services.challenges.get(others.id)).status == "open"


async def test_a_challenge_that_somebody_has_joined_by_themselves_goes_on(services, blocked):
    joined = await services.challenge(game=HEX3)
    await services.challenges.accept(joined.id, BOB)
    assert await blocked.block(BOB, ANN) == []
    assert (await services.challenges.get(joined.id)).status == "open"


async def test_who_is_blocked_takes_no_open_seat_beside_who_blocks(services, blocked):
    alone, three = await services.challenge(), await services.challenge(game=HEX3)
    await services.challenges.accept(three.id, CLEO)
    await blocked.block(ANN, BOB)
    await blocked.block(CLEO, DAN)
    async with services.refused("blocked", player=ANN.name):
        await services.challenges.accept(alone.id, BOB)
    async with services.refused("blocked", player=CLEO.name):
        await services.challenges.accept(three.id, DAN)


async def test_neither_a_rematch_nor_other_terms_get_round_it(services, blocked):
    match = await services.start_match()
    await services.matches.resign(match, BOB)
    asked = await services.challenges.create(
        Terms(GAMES["contiguity"]), BOB, [ANN], (await services.matches.get(match)).place, "en"
    )
    await blocked.block(BOB, ANN)
    async with services.refused("blocked"):
        await services.challenges.rematch(match, ANN)
    async with services.refused("blocked"):
        await services.challenges.counter(asked.id, ANN, other_terms(asked, {"bid": True}))


async def test_who_is_blocked_has_nobody_reminded(services, blocked, clock):
    match = await services.start_match(clock="1d")
    await blocked.block(ANN, BOB)
    clock.advance(2 * DAY)
    async with services.refused("blocked", player=ANN.name):
        await services.deadlines.nudge(match, BOB)


async def test_blocking_is_taken_back(services, blocked):
    await blocked.block(BOB, ANN)
    await blocked.block(BOB, ANN)
    assert await blocked.of(BOB.user) == [ANN]
    await blocked.unblock(BOB.user, ANN.user)
    assert await blocked.of(BOB.user) == []
    assert (await services.challenge(BOB)).status == "open"
    async with services.refused("not-blocked"):
        await blocked.unblock(BOB.user, ANN.user)


async def test_nobody_blocks_themselves_or_more_than_a_list_holds(services, blocked, monkeypatch):
    monkeypatch.setattr(block_service, "MOST", 2)
    async with services.refused("own-block"):
        await blocked.block(BOB, BOB)
    for number in range(2):
        await blocked.block(BOB, Person(number + 1, "Guest"))
    async with services.refused("too-many-blocks", most=2):
        await blocked.block(BOB, ANN)
