"""Hints in matches against computers, and reviews of finished matches."""

from cogs.computers.hint_messages import hint_message
from cogs.computers.review_messages import point_message, read_review_of, review_message, waiting_message
from cogs.core.actions import ControlCog, action
from cogs.core.answers import send_private, show_private
from cogs.core.client import Interaction
from cogs.core.persons import person_of
from cogs.core.preferences import language_of, reader_of
from matches import Match, Reading
from matches.playing.match_rules import check_turn


class HintsAndReviews(ControlCog):
    """Shows what the search thinks of matches. Tries at turning points are made in `cogs.training.exercises`."""

    @action("hint", thinking="private")
    async def hint(self, interaction: Interaction, match: Match, entry: int) -> None:
        """Show the player to move an area to look at and, on a second request, the move."""
        check_turn(match, interaction.user.id, entry)
        hint = await self.bot.services.computers.hint(match.id, person_of(interaction.user), entry)
        await send_private(interaction, await hint_message(hint, reader_of(interaction)))

    @action("review")
    async def review(self, interaction: Interaction, match: Match, everybody: int = 0, _from: str = "") -> None:
        """Show a review, or its position in the queue."""
        found = await self.bot.services.computers.review(match.id, person_of(interaction.user))
        if isinstance(found, int):
            await show_private(interaction, waiting_message(match, found, language_of(interaction)))
            return
        reading = Reading(match, found, interaction.user.id, bool(everybody))
        agreements = await self.bot.services.votes.agreements(match) if match.teams else ()
        await show_private(interaction, await review_message(reading, reader_of(interaction), agreements))

    @action("turning")
    async def turning_point(
        self, interaction: Interaction, match: Match, everybody: int, number: int, better: int = 0
    ) -> None:
        """Show a turning point: the board after the played move or, on request, after the better one."""
        services, person = self.bot.services, person_of(interaction.user)
        reading = await read_review_of(services, match, person, bool(everybody))
        await show_private(interaction, await point_message(reading, number, bool(better), reader_of(interaction)))
