"""First pictures: one of each game is drawn when the bot starts, so that nobody waits for fonts and shapes to load."""

import threading

from discord.ext import commands

from cogs.ui.client import Client
from cogs.ui.faults import report
from renderer.warming import draw_all


class FirstPictures(commands.Cog):
    """Draws in a thread of its own, which nothing waits for, once the bot is ready."""

    def __init__(self) -> None:
        self._closing = threading.Event()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Start to draw. After a reconnection everything is drawn already."""
        threading.Thread(target=self._draw, name="first pictures", daemon=True).start()

    async def cog_unload(self) -> None:
        """Stop after the picture that is being drawn."""
        self._closing.set()

    def _draw(self) -> None:
        try:
            draw_all(self._closing)
        except Exception as error:  # noqa: BLE001  without first pictures the bot is merely slower at first
            report(error)


async def setup(bot: Client) -> None:
    """Add the cog."""
    await bot.add_cog(FirstPictures())
