"""Replies to pictures in direct messages, which are moves there: for exercises and for thinking boards.

The name of a picture tells what it shows, so that nothing has to be stored.
"""

import asyncio
import contextlib
from abc import abstractmethod
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, Protocol, TypeVar

import discord
from discord.ext import commands

from cogs.core.discord_codes import AWAY
from cogs.core.message_contents import file_names
from cogs.core.messages import Message, reply
from cogs.core.persons import person_of
from cogs.core.preferences import Reader
from cogs.playing.move_words import understood
from cogs.playing.picker import PickerCog
from cogs.playing.replies import LONGEST_REPLY, answered_message, may_be_a_move, reply_fault, reply_text
from cogs.training.exercise_messages import Solver, occasion_of
from engine import MoveError, State
from matches import MatchError
from wording.formatting import explain

SHOWN_AFTER: Final = 1.0
"""Seconds of thinking after which people are shown that the answer takes time."""
Value = TypeVar("Value")


class Shown(Protocol):
    """A position of a private picture, as it is now."""

    @property
    def state(self) -> State:
        """The position."""
        ...

    async def current(self) -> Message | None:
        """Return the current message if the picture shows an earlier position; None if it is current."""
        ...

    async def play(self, text: str) -> Message:
        """Return the answer to a move that somebody typed. Raises MoveError, MatchError."""
        ...

    async def explained(self, text: str, refusal: MoveError) -> Message:
        """Return why a text is refused as a move, with the controls to go on."""
        ...


class PictureCog(PickerCog):
    """A cog that shows positions to one person, and also takes replies to its pictures as moves."""

    @abstractmethod
    def shown_in(self, name: str) -> tuple[str, str] | None:
        """Return what a picture shows, for `find_shown`, and its language; None if it is not one of the cog's."""

    @abstractmethod
    async def find_shown(self, solver: Solver, what: str) -> Shown:
        """Return what a picture showed. Raises MatchError."""

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Play a reply to one of the cog's pictures, if it reads like a move."""
        answered = answered_message(message, self.bot.user)
        if message.author.bot or message.guild or answered is None or not message.content:
            return
        names = file_names(answered)
        found = self.shown_in(names[-1]) if names else None
        if found is None:
            return
        what, language = found
        try:
            solver = await self.solver_behind(message, language)
            await self.read_reply(message, solver, await self.find_shown(solver, what))
        except MatchError as refusal:
            await reply(message, Message(explain(language, refusal)))
        except Exception as error:  # noqa: BLE001  the last place where its author can be told
            await reply_fault(message, language, error)

    async def solver_behind(self, message: discord.Message, language: str) -> Solver:
        """Return the author of a reply as a solver. Their language is that of the picture unless they chose another."""
        preferences, _ = await self.bot.services.preferences.load(message.author.id, None)
        reader = Reader(preferences.language or language, preferences.theme, preferences.perspective)
        return Solver(self.bot.services, person_of(message.author), reader, occasion_of(message.id))

    async def read_reply(self, message: discord.Message, solver: Solver, shown: Shown) -> None:
        """Play a reply or explain the refusal. A text that does not look like a move is ignored."""
        text = reply_text(message, self.bot.user)
        if not text or len(text) > LONGEST_REPLY:
            return
        if current := await shown.current():
            await reply(message, current)
            return
        text = understood(shown.state, text, solver.reader.language)

        async def show_that_it_takes_time() -> None:
            with contextlib.suppress(*AWAY):
                await message.channel.typing()

        try:
            await reply(message, await patiently(shown.play(text), show_that_it_takes_time))
        except MoveError as refusal:
            if may_be_a_move(refusal, text):
                await reply(message, await shown.explained(text, refusal))


async def patiently(work: Coroutine[Any, Any, Value], meanwhile: Callable[[], Awaitable[None]]) -> Value:
    """Return the result of `work`; if it takes longer than `SHOWN_AFTER`, await `meanwhile` first."""
    task = asyncio.create_task(work)
    try:
        await asyncio.wait([task], timeout=SHOWN_AFTER)
        if not task.done():
            await meanwhile()
        return await task
    finally:
        task.cancel()
