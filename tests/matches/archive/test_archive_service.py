"""Matches that are read in: how many, and gone again."""

import pytest

from matches.archive import archive_service, records
from matches.core.clock import DAY
from tests.matches.fixtures import ANN, BOB, HERE, refused

RECORD = "game: contiguity\n1. 30a-29a\n"


@pytest.fixture
def kept(services):
    return services.archive


@pytest.fixture
def few(monkeypatch):
    """Two may be read in a day, five may be kept."""
    monkeypatch.setattr(archive_service, "MOST_A_DAY", 2)
    monkeypatch.setattr(archive_service, "MOST", 5)


async def read_in(kept, who=ANN):
    return (await kept.add(records.read(RECORD), who.user, HERE, "en")).id


async def test_somebody_may_read_in_only_so_many_a_day(services, kept, few, clock):
    for _ in range(2):
        await read_in(kept)
    async with services.refused("records-today", most=2):
        await read_in(kept)
    await read_in(kept, BOB)
    clock.advance(DAY)
    await read_in(kept)


async def test_who_starts_the_bot_anew_does_not_begin_anew(services, kept, few, other_process):
    for _ in range(2):
        await read_in(kept)
    with refused("records-today"):
        await read_in(other_process.archive)


async def test_who_deletes_what_they_read_in_may_not_read_in_more_that_day(services, kept, few):
    for _ in range(2):
        await kept.delete(await read_in(kept), ANN.user)
    async with services.refused("records-today"):
        await read_in(kept)


async def test_who_is_deleted_leaves_no_match_behind_and_may_not_read_in_more_that_day(services, kept, few):
    for _ in range(2):
        await read_in(kept)
    await services.privacy.erase(ANN)
    assert await services.rows("matches") == []
    with refused("records-today"):
        await read_in(kept)


async def test_only_so_many_are_kept_and_one_that_is_deleted_makes_room(services, kept, few, clock):
    ids = []
    for _ in range(5):
        clock.advance(DAY)
        ids.append(await read_in(kept))
    clock.advance(DAY)
    async with services.refused("records-full", most=5):
        await read_in(kept)
    await kept.delete(ids[2], ANN.user)
    ids[2] = await read_in(kept)
    assert [match.id for match in await kept.of(ANN.user)] == sorted(ids, reverse=True)


async def test_a_match_that_was_read_in_is_deleted_with_all_that_hangs_on_it(services, kept):
    before = await services.everything()
    await kept.delete(await read_in(kept), ANN.user)
    assert await services.everything() == before


async def test_nobody_deletes_what_another_has_read_in_or_what_was_played(services, kept):
    match = await read_in(kept)
    async with services.refused("no-such-match"):
        await kept.delete(match, BOB.user)
    played = await services.start_match()
    async with services.refused("no-such-match"):
        await kept.delete(played, ANN.user)
