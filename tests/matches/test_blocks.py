"""Blocking: who is blocked can neither challenge nor remind who blocks them."""

import pytest

from engine import GAMES
from matches import Blocks, Person, blocks
from matches.clocks import DAY
from tests.matches.club import ANN, BOB, CLEO, DAN

HEX3 = GAMES["druid-hex3"]


@pytest.fixture
def blocked(bot):
    return Blocks(bot.store, bot.challenges, bot.clock)


async def test_who_is_blocked_cannot_challenge_and_hears_why(bot, blocked):
    await blocked.block(BOB, ANN)
    async with bot.refused("blocked", player=BOB.name):
        await bot.offer(BOB)
    async with bot.refused("blocked", player=BOB.name):
        await bot.offer(CLEO, BOB, game=HEX3)
    await bot.offer(CLEO)


async def test_who_blocks_can_still_challenge(bot, blocked):
    await blocked.block(ANN, BOB)
    assert (await bot.offer(BOB)).status == "open"


async def test_what_was_asked_before_is_declined_and_what_others_ask_is_not(bot, blocked):
    mine, trio, others = await bot.offer(BOB), await bot.offer(CLEO, BOB, game=HEX3), await bot.offer(CLEO)
    declined = await blocked.block(BOB, ANN)
    assert [(one.id, one.status, one.decliner) for one in declined] == [
        (mine.id, "declined", BOB.name),
        (trio.id, "declined", BOB.name),
    ]
    assert (await bot.challenges.challenge(others.id)).status == "open"


async def test_a_challenge_that_somebody_has_joined_by_themselves_goes_on(bot, blocked):
    joined = await bot.offer(game=HEX3)
    await bot.challenges.accept(joined.id, BOB)
    assert await blocked.block(BOB, ANN) == []
    assert (await bot.challenges.challenge(joined.id)).status == "open"


async def test_who_is_blocked_takes_no_open_seat_beside_who_blocks(bot, blocked):
    alone, three = await bot.offer(), await bot.offer(game=HEX3)
    await bot.challenges.accept(three.id, CLEO)
    await blocked.block(ANN, BOB)
    await blocked.block(CLEO, DAN)
    async with bot.refused("blocked", player=ANN.name):
        await bot.challenges.accept(alone.id, BOB)
    async with bot.refused("blocked", player=CLEO.name):
        await bot.challenges.accept(three.id, DAN)


async def test_neither_a_rematch_nor_other_terms_get_round_it(bot, blocked):
    match = await bot.begin()
    await bot.table.resign(match, BOB)
    asked = await bot.challenges.offer(GAMES["contiguity"], {}, BOB, [ANN], (await bot.table.match(match)).place, "en")
    await blocked.block(BOB, ANN)
    async with bot.refused("blocked"):
        await bot.challenges.rematch(match, ANN)
    async with bot.refused("blocked"):
        await bot.challenges.counter(asked.id, ANN, {"bid": True})


async def test_who_is_blocked_has_nobody_reminded(bot, blocked, clock):
    match = await bot.begin(clock="1d")
    await blocked.block(ANN, BOB)
    clock.advance(2 * DAY)
    async with bot.refused("blocked", player=ANN.name):
        await bot.timing.nudge(match, BOB)


async def test_blocking_is_taken_back(bot, blocked):
    await blocked.block(BOB, ANN)
    await blocked.block(BOB, ANN)
    assert await blocked.of(BOB.user) == [ANN]
    await blocked.unblock(BOB.user, ANN.user)
    assert await blocked.of(BOB.user) == []
    assert (await bot.offer(BOB)).status == "open"
    async with bot.refused("not-blocked"):
        await blocked.unblock(BOB.user, ANN.user)


async def test_nobody_blocks_themselves_or_more_than_a_list_holds(bot, blocked, monkeypatch):
    monkeypatch.setattr(blocks, "MOST", 2)
    async with bot.refused("own-block"):
        await blocked.block(BOB, BOB)
    for number in range(2):
        await blocked.block(BOB, Person(number + 1, "Guest"))
    async with bot.refused("too-many-blocks", most=2):
        await blocked.block(BOB, ANN)
