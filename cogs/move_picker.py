"""Choosing a move in steps: the private panel behind the Move button, and the look at what a move would lead to."""

import locales
from cogs.ui.actions import ControlCog, action
from cogs.ui.answers import edit_message, is_private, open_modal, send_private, show_private
from cogs.ui.client import Client, Interaction
from cogs.ui.controls import text_box, written
from cogs.ui.formatting import game_name, person
from cogs.ui.messages import Message
from cogs.ui.move_steps import step, whole
from cogs.ui.move_submission import onward, play
from cogs.ui.preferences import language_of, preferences_of, reader_of
from matches import Match
from matches.match_rules import check_turn


class Picking(ControlCog):
    """Nothing is stored, and nobody else sees anything, until a move is confirmed."""

    @action("move")
    async def open(self, interaction: Interaction, match: Match, entry: int) -> None:
        """The Move button: the first step, for whoever's turn it is."""
        match = await self.bot.services.matches.mark_seen(match.id, interaction.user.id, entry)
        check_turn(match, interaction.user.id, entry)
        await send_private(interaction, await step(match, reader_of(interaction), ()))

    @action("pick", "select")
    async def pick(
        self, interaction: Interaction, match: Match, entry: int, _before: tuple[int, ...], trail: tuple[int, ...]
    ) -> None:
        """A choice: the next step; once the move is whole, the board that it would lead to.

        Who wants it so plays at once, but for moves that one is asked about.
        """
        check_turn(match, interaction.user.id, entry)
        move = whole(match.state, trail)
        if move and preferences_of(interaction).at_once and move not in match.state.position.needs_confirmation:
            await self.confirm(interaction, match, entry, move)
        else:
            await show_private(interaction, await step(match, reader_of(interaction), trail))

    @action("pick")
    async def go_back(self, interaction: Interaction, match: Match, entry: int, trail: tuple[int, ...]) -> None:
        """The step before."""
        check_turn(match, interaction.user.id, entry)
        await show_private(interaction, await step(match, reader_of(interaction), trail))

    @action("play")
    async def confirm(self, interaction: Interaction, match: Match, entry: int, text: str) -> None:
        """The move, meant; what asked for that says how it ended."""
        played = await self.bot.services.matches.submit(match.id, person(interaction.user), text, entry)
        private = interaction.message is None or is_private(interaction)
        language = language_of(interaction) if private else played.language
        said = locales.say(language, "move-stored", move=played.state.last or "")
        controls = onward(language) if private else None
        await edit_message(interaction, Message(said, controls=controls))

    @action("type", opens_modal=True)
    async def open_box(self, interaction: Interaction, match: Match, entry: int) -> None:
        """A text box for a move."""
        check_turn(match, interaction.user.id, entry)
        language = language_of(interaction)
        example = next(match.state.legal_moves(), "")
        await open_modal(
            interaction,
            text_box(
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
    async def submit_box(self, interaction: Interaction, match: Match, entry: int) -> None:
        """The text box, filled in."""
        await play(interaction, match, written(interaction), entry)


async def setup(bot: Client) -> None:
    """Adds the cog."""
    await bot.add_cog(Picking(bot))
