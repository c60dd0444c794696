"""The real bot on the simulated Discord, and what people do there said briefly."""

import random
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import discord
import pytest

from bot import create_bot
from engine import GAMES, State
from playground.simulation import Simulation
from settings import Settings


class Club:
    """A server where the bot runs, and the matches played there."""

    def __init__(self, sim: Simulation) -> None:
        self.sim = sim

    def person(self, name: str) -> Any:
        """Somebody of the server."""
        return self.sim.people[name]

    async def challenge(self, who: str, whom: str | None = None, **chosen: Any) -> discord.Message:
        """Challenges; returns the card."""
        opponent = {"opponent": self.person(whom).user} if whom else {}
        answer = await self.person(who).slash(self.sim.channel, "challenge", game="contiguity", **opponent, **chosen)
        await self.sim.settle()
        assert answer.response.ephemeral
        return self.sim.channel.last_message

    async def match(self, first: str, second: str, **chosen: Any) -> "Playing":
        """A match that has begun; `first` has the first side."""
        card = await self.challenge(first, second, side="white", **chosen)
        await self.person(second).click(card, custom_id=button(card, "accept"))
        await self.sim.settle()
        return Playing(self, self.sim.threads()[-1], (first, second), chosen.get("options", ""))


class Playing:
    """A match that runs in a thread, with the state it should have."""

    def __init__(self, club: Club, thread: Any, players: tuple[str, str], options: str) -> None:
        self.club, self.sim, self.thread, self.players = club, club.sim, thread, players
        game = GAMES["contiguity"]
        self.state: State = game.start(game.read_options(options))

    @property
    def mover(self) -> str:
        """Who is to move."""
        assert self.state.turn is not None
        return self.players[self.state.turn]

    @property
    def board(self) -> discord.Message:
        """The latest board."""
        return next(message for message in reversed(self.thread.history()) if message.attachments)

    def boards(self) -> list[str]:
        """The file names of every board posted, oldest first."""
        return [file.filename for message in self.thread.history() for file in message.attachments]

    async def by_command(self, text: str) -> Any:
        """`/move`, in the thread."""
        return await self._done(await self.club.person(self.mover).slash(self.thread, "move", move=text), text)

    async def by_reply(self, text: str) -> Any:
        """A reply to the board."""
        return await self._done(await self.sim.reply(self.mover, self.board, text), text)

    async def by_box(self, text: str) -> Any:
        """The Move button, and its text box."""
        mover = self.club.person(self.mover)
        opened = await mover.click(self.board, custom_id=button(self.board, "move"))
        return await self._done(await mover.submit_modal(opened, {"text": text}), text)

    async def play(self, text: str, chance: random.Random) -> Any:
        """A move by one of the equal ways."""
        return await chance.choice([self.by_command, self.by_reply, self.by_box])(text)

    async def _done(self, answer: Any, text: str) -> Any:
        await self.sim.settle()
        self.state = self.state.play(text)
        return answer


def controls(message: Any) -> list[str]:
    """The custom ids of a message's controls."""
    rows = [row if isinstance(row, dict) else row.to_dict() for row in message.components]
    return [part["custom_id"] for row in rows for part in row["components"]]


def button(message: Any, action: str) -> str:
    """The custom id of a message's control for an action."""
    return next(one for one in controls(message) if one.split(":")[1] == action)


def actions(message: Any) -> list[str]:
    """The actions of a message's controls."""
    return [one.split(":")[1] for one in controls(message)]


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Settings for a bot of a test's own."""
    return Settings(
        discord_token=None,
        data_dir=tmp_path,
        database_url=f"sqlite+aiosqlite:///{tmp_path}/trilithon.db",
        _env_file=None,
    )


@pytest.fixture
def make_bot(settings: Settings) -> Callable[[], Any]:
    """Makes the real bot."""
    return lambda: create_bot(settings)


@pytest.fixture
def language() -> str:
    """The server's language; a test asks for another by parametrising it."""
    return "en-US"


@pytest.fixture
async def club(make_bot: Callable[[], Any], language: str) -> AsyncIterator[Club]:
    """The server."""
    async with Simulation(make_bot, language=language) as sim:
        yield Club(sim)
