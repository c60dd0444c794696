"""Choosing a move in steps: the private panel behind the Move button."""

from dataclasses import dataclass

from cogs.analysis.note_messages import remark_on
from cogs.core.actions import action
from cogs.core.answers import edit_message, is_private, send_private, show_private
from cogs.core.client import Client, Interaction
from cogs.core.formatting import person_of
from cogs.core.messages import Message
from cogs.core.preferences import reader_of
from cogs.playing.match_lookup import located, located_in
from cogs.playing.move_steps import step_message
from cogs.playing.move_submission import matches_before, played_text, submit_move, tell_played
from cogs.playing.picker import Pick, PickerCog, choose
from cogs.playing.picking import Picking, match_picking
from matches import Match, Subject
from matches.playing.match_rules import check_turn


@dataclass(frozen=True, slots=True)
class MatchPick(Pick):
    """A move in a match."""

    match: Match
    entry: int

    async def picking(self, interaction: Interaction) -> Picking:
        check_turn(self.match, interaction.user.id, self.entry)
        reader = reader_of(interaction)
        remark = remark_on(interaction, Subject("match", self.match.id), reader.language)
        return match_picking(self.match, reader, remark)

    async def show(self, interaction: Interaction, step: Message) -> None:
        await show_private(interaction, located(interaction, self.match, step))

    async def play(self, interaction: Interaction, move: str) -> None:
        """Play the move, and confirm it in place of the message whose control was used."""
        matches = interaction.client.services.matches
        played = await matches.submit(self.match.id, person_of(interaction.user), move, self.entry)
        if interaction.message is None or is_private(interaction):
            await tell_played(interaction, played)
        else:
            before = await matches_before(interaction, played)
            message = Message(played_text(played, played.language, before))
            channel, user = interaction.channel_id, interaction.user.id
            await edit_message(interaction, located_in(channel, played.language, played, user, message))

    async def submit(self, interaction: Interaction, text: str) -> None:
        await submit_move(interaction, self.match, text, self.entry)


class MovePicker(PickerCog):
    """Leads to a move in private. Nothing is stored until a move is confirmed."""

    pick = MatchPick

    @action("move")
    async def open(self, interaction: Interaction, match: Match, entry: int) -> None:
        match = await self.bot.services.matches.mark_seen(match, interaction.user.id, entry)
        step = await step_message(await MatchPick(match, entry).picking(interaction), ())
        await send_private(interaction, located(interaction, match, step))

    @action("desk-play")
    async def open_from_desk(self, interaction: Interaction, match: Match, entry: int) -> None:
        """Show the first step in place of the desk."""
        match = await self.bot.services.matches.mark_seen(match, interaction.user.id, entry)
        await choose(interaction, MatchPick(match, entry), ())


async def setup(bot: Client) -> None:
    """Add the cog."""
    await bot.add_cog(MovePicker(bot))
