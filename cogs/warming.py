"""First pictures: one of each game is drawn when the bot starts, so that nobody waits for fonts and shapes to load."""

import threading
from typing import TYPE_CHECKING, Final

from discord.ext import commands

from cogs.ui.faults import report
from engine import GAMES
from renderer.warming import draw_first

if TYPE_CHECKING:
    from bot import Trilithon


BEGINS_AFTER: Final = 5.0
RESTS_FOR: Final = 1.0
"""Seconds."""


class Warming(commands.Cog):
    """Draws in a thread of its own, which nothing waits for, once the bot is ready.

    It leaves the processor to what waits to be posted since the bot was stopped, and rests between two pictures.
    """

    def __init__(self) -> None:
        self._closing = threading.Event()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Begins to draw. After a reconnection everything is drawn already."""
        threading.Thread(target=self._draw, name="first pictures", daemon=True).start()

    async def cog_unload(self) -> None:
        """Ends after the picture that is being drawn."""
        self._closing.set()

    def _draw(self) -> None:
        try:
            for number, game in enumerate(GAMES):
                if self._closing.wait(RESTS_FOR if number else BEGINS_AFTER):
                    return
                draw_first(game)
        except Exception as fault:  # noqa: BLE001  without first pictures the bot is merely slower at first
            report(fault)


async def setup(bot: "Trilithon") -> None:
    """Adds the cog."""
    await bot.add_cog(Warming())
