"""Presets: kept by name for one person, replaced by the same name, and never too many."""

import asyncio

import pytest

from engine import GAMES
from matches.challenges.preset_service import LONGEST_NAME, MOST, Preset, named
from matches.core.clock import read_clock
from matches.core.terms import Terms
from tests.matches.fixtures import ANN, BOB, Clock, TestServices, outcome

DRUID, CONTIGO = GAMES["druid"], GAMES["contigo"]


@pytest.fixture
def presets(services):
    return services.presets


async def test_a_preset_is_kept_with_game_options_and_clock_for_whoever_saved_it(database, services, presets):
    saved = await presets.save(ANN.user, "our usual", Terms(DRUID, "size=8 walk", read_clock("3d strict")))
    assert saved == Preset("our usual", Terms(DRUID, "size=8 walk", read_clock("3d strict")))
    other = await TestServices.on_database(database, Clock())
    assert await other.presets.of(ANN.user) == [saved]
    assert await presets.of(BOB.user) == []
    await other.close()


async def test_presets_come_by_name(presets):
    for name in ("slow", "Quick", "even slower"):
        await presets.save(ANN.user, name, Terms(DRUID, "size=8"))
    assert [preset.name for preset in await presets.of(ANN.user)] == ["Quick", "even slower", "slow"]


@pytest.mark.parametrize("again", ["our usual", "OUR USUAL", "  our   usual "])
async def test_the_same_name_replaces(presets, again):
    await presets.save(ANN.user, "our usual", Terms(DRUID, "size=8"))
    saved = await presets.save(ANN.user, again, Terms(CONTIGO, "", read_clock("1d")))
    assert await presets.of(ANN.user) == [saved]
    assert saved.name == " ".join(again.split())


async def test_a_name_is_kept_as_one_line_in_which_nothing_is_hidden(presets):
    await presets.save(ANN.user, "our\n\u202eusual\ufeff", Terms(DRUID))
    assert [preset.name for preset in await presets.of(ANN.user)] == ["our usual"]


@pytest.mark.parametrize("name", ["", "   ", "\u200b\u2060", "\u3164", "\U000e0041", "x" * (LONGEST_NAME + 1)])
async def test_a_name_that_cannot_be_seen_or_is_too_long_is_refused(services, presets, name):
    async with services.refused("preset-name", most=LONGEST_NAME):
        await presets.save(ANN.user, name, Terms(DRUID))


async def test_there_are_only_so_many_and_one_of_them_can_still_be_replaced(services, presets):
    for number in range(MOST):
        await presets.save(ANN.user, f"preset {number}", Terms(DRUID, "size=8"))
    async with services.refused("too-many-presets", most=MOST):
        await presets.save(ANN.user, "one more", Terms(DRUID))
    await presets.save(ANN.user, "Preset 3", Terms(CONTIGO))
    await presets.save(BOB.user, "one more", Terms(DRUID))
    assert len(await presets.of(ANN.user)) == MOST


async def test_of_two_last_ones_at_once_one_is_kept(services, presets, other_process):
    for number in range(MOST - 1):
        await presets.save(ANN.user, f"preset {number}", Terms(DRUID, "size=8"))
    both = (
        presets.save(ANN.user, "this", Terms(DRUID)),
        other_process.presets.save(ANN.user, "that", Terms(DRUID)),
    )
    assert sorted(await asyncio.gather(*map(outcome, both))) == ["done", "too-many-presets"]


async def test_a_preset_is_forgotten_by_name(services, presets):
    await presets.save(ANN.user, "our usual", Terms(DRUID, "size=8"))
    assert (await presets.delete(ANN.user, "Our usual")).name == "our usual"
    assert await presets.of(ANN.user) == []
    async with services.refused("no-such-preset", name="our usual"):
        await presets.delete(ANN.user, "our usual")


async def test_nobody_forgets_the_presets_of_others(services, presets):
    await presets.save(ANN.user, "our usual", Terms(DRUID, "size=8"))
    async with services.refused("no-such-preset"):
        await presets.delete(BOB.user, "our usual")


async def test_the_preset_of_a_game_that_is_gone_is_left_out(presets, monkeypatch):
    await presets.save(ANN.user, "our usual", Terms(DRUID, "size=8"))
    monkeypatch.delitem(GAMES, "druid")
    assert await presets.of(ANN.user) == []


def test_a_name_is_found_without_regard_to_capitals_and_blanks():
    usual = Preset("Our usual", Terms(DRUID))
    assert named([usual], " our  USUAL") == usual
    assert named([usual], "our") is None
