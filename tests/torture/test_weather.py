"""Discord itself fails in every way it has: nothing is lost, nothing is said twice, and in the end all is said."""

import asyncio
import os
import random
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.torture import ledger
from tests.torture.scene import Scene, scene
from tests.torture.storm import until
from tests.torture.weather import FORECASTS, NOTHING_GETS_THROUGH, Chance

LONG = int(os.environ.get("TRILITHON_TORTURE", "10")) > 10
SECONDS = 30.0 if LONG else 2.0
"""How long a weather lasts."""
SEED = int(os.environ.get("TRILITHON_TORTURE_SEED", random.randrange(1_000_000) if LONG else 2026))
PAIRS = 4
HEARD_WITHIN = 6.0
DARK = 2.5
"""Seconds without any answer but that Discord is down."""
ATTEMPTS = 3
"""How often one thing is tried in that time at most: at once, after a second, after two more."""
pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def here() -> AsyncIterator[Scene]:
    async with scene() as made:
        yield made
        code, _ = await made.bots[0].stop()
        assert code == 0


async def play(here: Scene, seconds: float) -> None:
    """Some new people play for a while."""
    pairs = [await here.pair() for _ in range(PAIRS)]
    playing = [asyncio.create_task(pair.play()) for pair in pairs]
    await asyncio.sleep(seconds)
    for pair in pairs:
        pair.resting.set()
    await asyncio.gather(*playing)


@pytest.mark.parametrize("forecast", FORECASTS)
async def test_in_any_weather_what_is_accepted_is_kept_and_posted_once_in_order_when_it_clears(here, forecast):
    weather = here.discord.weather
    before, late = weather.met.total(), weather.met["answer", "too late"]
    unheard = len(ledger.unheard(here.discord))
    weather.turn(FORECASTS[forecast], SEED)
    await play(here, SECONDS)
    weather.clear()
    assert weather.met.total() > before, "it was no weather at all"
    await here.check()
    late = weather.met["answer", "too late"] - late
    assert await until(lambda: len(ledger.unheard(here.discord)) <= unheard + late, HEARD_WITHIN)
    assert len(weather.impatient) <= weather.limits / 4, "an answer to a reply may be on its way; boards wait"


async def test_the_bot_plays_on_as_if_nothing_had_been(here):
    here.discord.weather.clear()
    pair, board = await here.seated()
    for entry, way in enumerate(("command", "box", "reply"), 1):
        await here.move(pair, board, way=way)
        board = await here.board(board.place, entry)
    await here.check()


async def test_while_nothing_gets_through_each_thing_is_tried_ever_more_rarely(here):
    seated = [await here.seated() for _ in range(2)]
    asked = here.discord.weather.asked.copy()
    here.discord.weather.turn(NOTHING_GETS_THROUGH, SEED)
    for pair, board in seated:
        await here.move(pair, board)
    await asyncio.sleep(DARK)
    tried = here.discord.weather.asked - asked
    here.discord.weather.clear()
    for _, board in seated:
        assert 1 <= tried["message", board.place] + tried["history", board.place] <= ATTEMPTS
    await here.check()


async def test_a_limit_for_all_requests_that_outlasts_an_attempt_is_waited_out_by_all(here):
    seated = [await here.seated() for _ in range(2)]
    limit = Chance(1, ["message"], ["too many everywhere, for long"], at_most=1)
    here.discord.weather.turn([limit], SEED)
    for pair, board in seated:
        await here.move(pair, board)
    for _, board in seated:
        await here.board(board.place, 1)
    await here.check()
