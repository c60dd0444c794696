"""Reviews of finished matches, behind a button of the last board and of the replay."""

from typing import Final

import locales
from cogs.ui.actions import ControlCog, action
from cogs.ui.answers import open_modal, show_private
from cogs.ui.client import Client, Interaction
from cogs.ui.controls import modal_text, text_modal
from cogs.ui.formatting import game_name, person_of, shorten
from cogs.ui.move_words import understood
from cogs.ui.preferences import language_of, reader_of
from cogs.ui.review_messages import (
    Reading,
    point_message,
    puzzle_message,
    review_message,
    tried_message,
    waiting_message,
)
from matches import Match, MatchError

TITLE: Final = 45
"""Characters that the title of a modal may have."""
LONGEST_MOVE: Final = 200


class Reviews(ControlCog):
    """Shows how the chances of a match went and where they turned, and lets people try again from there."""

    @action("review")
    async def review(self, interaction: Interaction, match: Match, everybody: int = 0, _from: str = "") -> None:
        """Show a review, or that it is being made."""
        found = await self.bot.services.computers.review(match.id, person_of(interaction.user))
        if isinstance(found, int):
            await show_private(interaction, waiting_message(match, found, language_of(interaction)))
            return
        reading = Reading(match, found, interaction.user.id, bool(everybody))
        await show_private(interaction, await review_message(reading, reader_of(interaction)))

    @action("turning")
    async def turning_point(
        self, interaction: Interaction, match: Match, everybody: int, number: int, better: int = 0
    ) -> None:
        """Show a turning point: the board as it was played or, asked for, with the better move."""
        reading = await self._reading(interaction, match, everybody)
        await show_private(interaction, await point_message(reading, number, bool(better), reader_of(interaction)))

    @action("try")
    async def puzzle(self, interaction: Interaction, match: Match, everybody: int, number: int) -> None:
        """Show the position before a turning point, to find a better move in."""
        reading = await self._reading(interaction, match, everybody)
        await show_private(interaction, await puzzle_message(reading, number, reader_of(interaction)))

    @action("try-move", opens_modal=True)
    async def ask_for_a_move(self, interaction: Interaction, match: Match, everybody: int, number: int) -> None:
        """Open a text box for the move that somebody would play."""
        language = language_of(interaction)
        reading = await self._reading(interaction, match, everybody)
        title = shorten(locales.say(language, "try-title", game=game_name(language, match.game)), TITLE)
        label = locales.say(language, "try-label")
        hint = locales.say(language, "box-hint", example=reading.point(number).played)
        here = (match.id, everybody, number)
        await open_modal(
            interaction, text_modal(title, label, "tried", *here, description=hint, max_length=LONGEST_MOVE)
        )

    @action("tried", "modal")
    async def judge(self, interaction: Interaction, match: Match, everybody: int, number: int) -> None:
        """Say how good the move is that somebody would have played. Raises MoveError if it is none."""
        reading = await self._reading(interaction, match, everybody)
        before = reading.before(number)
        move = before.read(understood(before, modal_text(interaction)))
        point, person = reading.point(number), person_of(interaction.user)
        chances = await self.bot.services.computers.judge(match, point.place, move, person)
        chance = chances[point.player]
        await show_private(interaction, await tried_message(reading, number, move, chance, reader_of(interaction)))

    async def _reading(self, interaction: Interaction, match: Match, everybody: int) -> Reading:
        """Return a review that is there. Raises MatchError("no-such-point") if it is not."""
        found = await self.bot.services.computers.review(match.id, person_of(interaction.user))
        if isinstance(found, int):
            raise MatchError("no-such-point")
        return Reading(match, found, interaction.user.id, bool(everybody))


async def setup(bot: Client) -> None:
    """Add the cog."""
    await bot.add_cog(Reviews(bot))
