"""A visitor has a match of any game at one press, with as many people as it needs."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest

from engine import GAMES
from locales import say
from playground.page import Playground, opened
from playground.simulation import Simulation
from runtime.discord_client import create_bot
from runtime.settings import Settings
from tests.playground.tab import Tab


@pytest.fixture
async def sim(tmp_path: Path) -> AsyncIterator[Simulation]:
    settings = Settings(data_dir=tmp_path, database_url=f"sqlite+aiosqlite:///{tmp_path}/playground.db", _env_file=None)
    async with Simulation(lambda: create_bot(settings)) as sim:
        yield sim


@pytest.fixture
async def page(sim: Simulation) -> AsyncIterator[Playground]:
    """Serve a page that gives the bot next to no time before it shows the state of things."""
    async with opened(sim, settle_timeout=0.02) as page:
        yield page


@pytest.fixture
async def tab(page: Playground) -> AsyncIterator[Tab]:
    async with aiohttp.ClientSession() as session:
        yield await Tab.open(session, page, "bruno")


async def begin(tab: Tab, game: str, practice: bool = False) -> None:
    """Press a button of a game, and wait for what comes of it."""
    await tab.act("begin", game=game, practice=practice)
    assert tab.state["playground"]["setting_up"]
    async with asyncio.timeout(60):
        while tab.state["playground"]["setting_up"]:
            await asyncio.sleep(0.01)
            await tab.look()


@pytest.mark.exhaustive
async def test_every_game_begins_at_a_press_and_whoever_pressed_moves_first(tab: Tab):
    for shown, game in zip(tab.state["playground"]["games"], GAMES.values(), strict=True):
        await begin(tab, shown["id"])
        assert tab.state["channel"]["name"].startswith(shown["name"])
        (board,) = tab.state["messages"].values()
        assert len(board["attachments"]) == 1
        names = ["Bruno", "Alice", "Chloé", "Dimitri"][: game.players]
        assert all(name in board["content"] for name in names)
        assert tab.state["playground"]["awaited"] == [], "nobody but Bruno is asked"
        await tab.become("Alice")
        assert [row["label"] for row in tab.state["playground"]["awaited"]] == [
            say("en", "playground-become", name="Bruno")
        ]
        await tab.become("Bruno")
        await tab.go("games")


async def test_a_match_against_trilithon_at_its_first_level_is_one_press_away(tab: Tab):
    (shown,) = (game for game in tab.state["playground"]["games"] if game["id"] == "druid-hex3")
    level_one = say("en", "computer", level=1)
    assert shown["practice"] == level_one
    await begin(tab, shown["id"], practice=True)
    assert tab.state["channel"]["name"].startswith(shown["name"])
    (board,) = tab.state["messages"].values()
    assert level_one in board["content"]
    begins, _aim, yours = board["content"].splitlines()
    assert begins.startswith(f"**{shown['name']}**")
    assert yours.startswith("<@"), "whoever pressed moves first"


async def test_where_no_thread_can_be_opened_the_board_stands_in_the_channel(sim: Simulation, tab: Tab):
    sim.env.inject_error("POST", "/channels/*/threads", status=403, code=50013, times=None)
    await begin(tab, "contiguity")
    assert tab.state["channel"]["name"] == "games"
    assert any(message["attachments"] for message in tab.state["messages"].values())


async def test_a_game_that_does_not_exist_changes_nothing(tab: Tab):
    assert await tab.act("begin", game="chess") == {"found": False}
    assert not tab.state["playground"]["setting_up"]
    assert tab.contents == []
