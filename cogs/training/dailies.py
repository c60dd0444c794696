"""Button of the daily puzzle by which a solver chooses to be named."""

import locales
from cogs.core.actions import ControlCog, action
from cogs.core.answers import show_own
from cogs.core.client import Interaction
from cogs.core.formatting import safe
from cogs.training.exercise_kinds import kind_of, load_exercise
from cogs.training.exercise_messages import solver_of


class Dailies(ControlCog):
    """Let people who have solved a daily puzzle be named in the next day's post."""

    @action("daily-name")
    async def name(self, interaction: Interaction, daily: int, wanted: int) -> None:
        """Store whether a solver of a daily puzzle wants to be named in the next day's post."""
        solver, is_named = solver_of(interaction), bool(wanted)
        exercise = await load_exercise(solver, f"daily.{daily}")
        found = await self.bot.services.dailies.name(daily, solver.person, is_named=is_named)
        code = "daily-named" if is_named else "daily-unnamed"
        said = locales.say(solver.reader.language, code, name=safe(solver.person.name), day=found.day)
        await show_own(interaction, await kind_of(exercise).message(solver, exercise, said))
