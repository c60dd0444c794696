"""Choosing a move in steps: the private panel behind the Move button, and the preview of a move."""

import locales
from cogs.ui.actions import ControlCog, action
from cogs.ui.answers import edit_message, is_private, open_modal, send_private, show_private
from cogs.ui.client import Client, Interaction
from cogs.ui.controls import modal_text, text_modal
from cogs.ui.formatting import game_name, person_of
from cogs.ui.messages import Message
from cogs.ui.move_steps import follow_trail, step_message
from cogs.ui.move_submission import matches_before, played_text, submit_move, tell_played
from cogs.ui.preferences import language_of, preferences_of, reader_of
from matches import Match
from matches.match_rules import check_turn


class MovePicker(ControlCog):
    """Leads to a move in private. Nothing is stored until a move is confirmed."""

    @action("move")
    async def open(self, interaction: Interaction, match: Match, entry: int) -> None:
        """Show the first step of the panel to the player to move."""
        match = await self.bot.services.matches.mark_seen(match, interaction.user.id, entry)
        check_turn(match, interaction.user.id, entry)
        await send_private(interaction, await step_message(match, reader_of(interaction), ()))

    @action("choose")
    async def choose(self, interaction: Interaction, match: Match, entry: int, trail: tuple[int, ...]) -> None:
        """Show the next step after a choice; once the move is complete, the board that it would lead to.

        Skip the preview if the person turned it off, except for moves that need confirmation or were not chosen whole.
        """
        check_turn(match, interaction.user.id, entry)
        progress = follow_trail(match.state, trail)
        if (
            progress
            and progress.move
            and not progress.forced
            and preferences_of(interaction).at_once
            and progress.move not in match.state.position.needs_confirmation
        ):
            await self.confirm(interaction, match, entry, progress.move)
        else:
            await show_private(interaction, await step_message(match, reader_of(interaction), trail))

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
        await show_private(interaction, await step_message(match, reader_of(interaction), trail))

    @action("play")
    async def confirm(self, interaction: Interaction, match: Match, entry: int, text: str) -> None:
        """Play the move, and say so in place of the message that asked for it."""
        played = await self.bot.services.matches.submit(match.id, person_of(interaction.user), text, entry)
        if interaction.message is None or is_private(interaction):
            await tell_played(interaction, played)
        else:
            before = await matches_before(interaction, played)
            await edit_message(interaction, Message(played_text(played, played.language, before)))

    @action("type", opens_modal=True)
    async def open_text_modal(self, interaction: Interaction, match: Match, entry: int) -> None:
        """Open a text box for a move."""
        check_turn(match, interaction.user.id, entry)
        language = language_of(interaction)
        example = next(match.state.legal_moves(), "")
        await open_modal(
            interaction,
            text_modal(
                locales.say(language, "box-title", game=game_name(language, match.game)),
                locales.say(language, "box-label"),
                "say",
                match.id,
                entry,
                description=locales.say(language, "box-hint", example=example),
                max_length=200,
            ),
        )

    @action("say", "modal")
    async def submit_text_modal(self, interaction: Interaction, match: Match, entry: int) -> None:
        """Play the move that was written."""
        await submit_move(interaction, match, modal_text(interaction), entry)


async def setup(bot: Client) -> None:
    """Add the cog."""
    await bot.add_cog(MovePicker(bot))
