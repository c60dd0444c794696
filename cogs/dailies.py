"""The puzzle of the day: queued when it is due, and what its buttons do beside opening it."""

from typing import Final

import locales
from cogs.ui.actions import action
from cogs.ui.answers import show_own
from cogs.ui.client import Client, Interaction
from cogs.ui.exercise_kinds import kind_of, load_exercise
from cogs.ui.exercise_messages import solver_of
from cogs.ui.formatting import safe
from cogs.ui.workers import DueWorker

BATCH: Final = 5
"""How many servers are served in one transaction, so that others can write in between."""


class Dailies(DueWorker):
    """Has the puzzles of the day posted."""

    def __init__(self, bot: Client) -> None:
        super().__init__(bot, bot.services.dailies.queue, bot.services.dailies.publish, BATCH)

    @action("daily-name")
    async def name(self, interaction: Interaction, daily: int, wanted: int) -> None:
        """Store whether somebody who has solved the puzzle of a day wants to be named the next day."""
        solver, is_named = solver_of(interaction), bool(wanted)
        exercise = await load_exercise(solver, f"daily.{daily}")
        found = await self.bot.services.dailies.name(daily, solver.person, is_named=is_named)
        code = "daily-named" if is_named else "daily-unnamed"
        said = locales.say(solver.reader.language, code, name=safe(solver.person.name), day=found.day)
        await show_own(interaction, await kind_of(exercise).message(solver, exercise, said))


async def setup(bot: Client) -> None:
    """Add the cog."""
    await bot.add_cog(Dailies(bot))
