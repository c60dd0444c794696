"""Matches that are read in: how many, and gone again."""

import pytest

from matches import Archive, Privacy, archive, records
from matches.clocks import DAY
from tests.matches.club import ANN, BOB, HERE, refused

RECORD = "game: contiguity\n1. 30a-29a\n"


@pytest.fixture
def kept(bot):
    return Archive(bot.store, bot.table, bot.clock)


@pytest.fixture
def few(monkeypatch):
    """Two may be read in a day, five may be kept."""
    monkeypatch.setattr(archive, "MOST_A_DAY", 2)
    monkeypatch.setattr(archive, "MOST", 5)


async def read_in(kept, who=ANN):
    return (await kept.add(records.read(RECORD), who.user, HERE, "en")).id


async def test_somebody_may_read_in_only_so_many_a_day(bot, kept, few, clock):
    for _ in range(2):
        await read_in(kept)
    async with bot.refused("records-today", most=2):
        await read_in(kept)
    await read_in(kept, BOB)
    clock.advance(DAY)
    await read_in(kept)


async def test_who_starts_the_bot_anew_does_not_begin_anew(bot, kept, few, twin):
    for _ in range(2):
        await read_in(kept)
    with refused("records-today"):
        await read_in(Archive(twin.store, twin.table, twin.clock))


async def test_who_deletes_what_they_read_in_may_not_read_in_more_that_day(bot, kept, few):
    for _ in range(2):
        await kept.delete(await read_in(kept), ANN.user)
    async with bot.refused("records-today"):
        await read_in(kept)


async def test_who_is_deleted_leaves_no_match_behind_and_may_not_read_in_more_that_day(bot, kept, few):
    for _ in range(2):
        await read_in(kept)
    await Privacy(bot.store, bot.table, bot.challenges, bot.outbox, bot.clock).erase(ANN)
    assert await bot.rows("matches") == []
    with refused("records-today"):
        await read_in(kept)


async def test_only_so_many_are_kept_and_one_that_is_deleted_makes_room(bot, kept, few, clock):
    ids = []
    for _ in range(5):
        clock.advance(DAY)
        ids.append(await read_in(kept))
    clock.advance(DAY)
    async with bot.refused("records-full", most=5):
        await read_in(kept)
    await kept.delete(ids[2], ANN.user)
    ids[2] = await read_in(kept)
    assert [one.id for one in await kept.of(ANN.user)] == sorted(ids, reverse=True)


async def test_a_match_that_was_read_in_is_deleted_with_all_that_hangs_on_it(bot, kept):
    before = await bot.everything()
    await kept.delete(await read_in(kept), ANN.user)
    assert await bot.everything() == before


async def test_nobody_deletes_what_another_has_read_in_or_what_was_played(bot, kept):
    match = await read_in(kept)
    async with bot.refused("no-such-match"):
        await kept.delete(match, BOB.user)
    played = await bot.begin()
    async with bot.refused("no-such-match"):
        await kept.delete(played, ANN.user)
