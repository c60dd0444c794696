"""Hints in matches against computers, behind the More button."""

from cogs.computers.hint_messages import hint_message
from cogs.core.actions import ControlCog, action
from cogs.core.answers import send_private
from cogs.core.client import Interaction
from cogs.core.formatting import person_of
from cogs.core.preferences import reader_of
from matches import Match
from matches.playing.match_rules import check_turn


class Hints(ControlCog):
    """Shows the player to move an area to look at and, on a second request, the move."""

    @action("hint", thinking="private")
    async def hint(self, interaction: Interaction, match: Match, entry: int) -> None:
        check_turn(match, interaction.user.id, entry)
        hint = await self.bot.services.computers.hint(match.id, person_of(interaction.user), entry)
        await send_private(interaction, await hint_message(hint, reader_of(interaction)))
