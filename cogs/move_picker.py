"""Choosing a move in steps: the private panel behind the Move button, and the preview of a move."""

from cogs.ui.actions import ControlCog, action
from cogs.ui.answers import edit_message, is_private, open_modal, send_private, show_private
from cogs.ui.client import Client, Interaction
from cogs.ui.controls import modal_text
from cogs.ui.formatting import person_of
from cogs.ui.match_lookup import located, located_in
from cogs.ui.messages import Message
from cogs.ui.move_steps import move_at_once, move_modal, step_message
from cogs.ui.move_submission import matches_before, played_text, submit_move, tell_played
from cogs.ui.picking import match_picking
from cogs.ui.preferences import preferences_of, reader_of
from matches import Match
from matches.match_rules import check_turn


class MovePicker(ControlCog):
    """Leads to a move in private. Nothing is stored until a move is confirmed."""

    @action("move")
    async def open(self, interaction: Interaction, match: Match, entry: int) -> None:
        """Show the first step of the panel to the player to move."""
        match = await self.bot.services.matches.mark_seen(match, interaction.user.id, entry)
        check_turn(match, interaction.user.id, entry)
        step = await step_message(match_picking(match, reader_of(interaction)), ())
        await send_private(interaction, located(interaction, match, step))

    @action("choose")
    async def choose(self, interaction: Interaction, match: Match, entry: int, trail: tuple[int, ...]) -> None:
        """Show the next step after a choice; once the move is complete, the board that it would lead to.

        Skip the preview if the person turned it off, except for moves that need confirmation or were not chosen whole.
        """
        check_turn(match, interaction.user.id, entry)
        if move := move_at_once(match.state, trail, preferences_of(interaction).at_once):
            await self.confirm(interaction, match, entry, move)
        else:
            await self.show_step(interaction, match, trail)

    async def show_step(self, interaction: Interaction, match: Match, trail: tuple[int, ...]) -> None:
        """Show a step in place of what was shown."""
        step = await step_message(match_picking(match, reader_of(interaction)), trail)
        await show_private(interaction, located(interaction, match, step))

    @action("choose", "select")
    async def choose_in_select(
        self,
        interaction: Interaction,
        match: Match,
        entry: int,
        _before: tuple[int, ...],
        _part: int,
        trail: tuple[int, ...],
    ) -> None:
        """Go on from what was chosen in one of the selects of a step."""
        await self.choose(interaction, match, entry, trail)

    @action("back")
    async def go_back(self, interaction: Interaction, match: Match, entry: int, trail: tuple[int, ...]) -> None:
        """Show the step before."""
        check_turn(match, interaction.user.id, entry)
        await self.show_step(interaction, match, trail)

    @action("play")
    async def confirm(self, interaction: Interaction, match: Match, entry: int, text: str) -> None:
        """Play the move, and say so in place of the message that asked for it."""
        played = await self.bot.services.matches.submit(match.id, person_of(interaction.user), text, entry)
        if interaction.message is None or is_private(interaction):
            await tell_played(interaction, played)
        else:
            before = await matches_before(interaction, played)
            message = Message(played_text(played, played.language, before))
            channel, user = interaction.channel_id, interaction.user.id
            await edit_message(interaction, located_in(channel, played.language, played, user, message))

    @action("type", opens_modal=True)
    async def open_text_modal(self, interaction: Interaction, match: Match, entry: int) -> None:
        """Open a text box for a move."""
        check_turn(match, interaction.user.id, entry)
        await open_modal(interaction, move_modal(match_picking(match, reader_of(interaction))))

    @action("say", "modal")
    async def submit_text_modal(self, interaction: Interaction, match: Match, entry: int) -> None:
        """Play the move that was written."""
        await submit_move(interaction, match, modal_text(interaction), entry)


async def setup(bot: Client) -> None:
    """Add the cog."""
    await bot.add_cog(MovePicker(bot))
