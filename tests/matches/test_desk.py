"""The desk: what waits for somebody, bounded where others could make it grow."""

from matches import Desks, desk
from tests.matches.club import ANN, BOB, CLEO, DAN, GAME, HERE


async def test_of_more_challenges_than_anybody_answers_those_that_end_first_are_there(bot, clock, monkeypatch):
    monkeypatch.setattr(desk, "MOST", 2)
    offered = []
    for _ in range(3):
        offered.append(await bot.offer(BOB))
        clock.advance(1)
    desks = Desks(bot.store, bot.table, clock)
    assert [one.id for one in (await desks.of(BOB.user)).asked] == [one.id for one in offered[:2]]
    assert [one.id for one in (await desks.of(ANN.user)).sent] == [one.id for one in offered[:2]]


async def test_nobody_pushes_the_challenges_of_others_off_a_desk(bot, clock, monkeypatch):
    monkeypatch.setattr(desk, "MOST", 4)
    many = [(await bot.offer(BOB)).id for _ in range(3)]
    clock.advance(1)
    others = [(await bot.challenges.offer(GAME, {}, one, [BOB], HERE, "en")).id for one in (CLEO, DAN)]
    asked = (await Desks(bot.store, bot.table, clock).of(BOB.user)).asked
    assert [one.id for one in asked] == [many[0], *others, many[1]]
