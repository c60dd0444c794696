"""Choosing a move in steps: the private panel behind the Move button, and the look at what a move would lead to."""

from typing import TYPE_CHECKING, Any

import discord
from discord.ext import commands

import locales
from cogs.ui.answers import is_private, tell
from cogs.ui.controls import PREFIX, Room, action, dispatch, text_box, written
from cogs.ui.moving import onward, play
from cogs.ui.readers import preferences, reader, tongue
from cogs.ui.steps import step, whole
from cogs.ui.words import game_name, person
from matches import Match
from matches.table import check_turn

if TYPE_CHECKING:
    from bot import Trilithon

    Interaction = discord.Interaction[Trilithon]


class Picking(Room):
    """Nothing is stored, and nobody else sees anything, until a move is confirmed."""

    def __init__(self, bot: "Trilithon") -> None:
        self.bot = bot

    @action("move")
    async def open(self, interaction: "Interaction", match_id: str, entry: str) -> None:
        """The Move button: the first step, for whoever's turn it is."""
        match = await self.bot.table.look(int(match_id), interaction.user.id, int(entry))
        check_turn(match, interaction.user.id, int(entry))
        panel = await step(match, reader(interaction), ())
        await tell(interaction, panel["content"], file=panel["attachments"][0], view=panel["view"])

    @action("pick")
    async def pick(self, interaction: "Interaction", match_id: str, entry: str, trail: str, *chosen: str) -> None:
        """A choice, or the way back: the next step; once the move is whole, the board that it would lead to.

        Who wants it so plays at once, but for moves that one is asked about.
        """
        match = await self.match(interaction, match_id, entry)
        steps = [int(one) for one in (chosen or [trail])[-1].split(".") if one]
        move = whole(match.state, steps)
        if move and preferences(interaction).at_once and move not in match.state.position.grave:
            await self.confirm(interaction, match_id, entry, move)
        else:
            await interaction.response.edit_message(**await step(match, reader(interaction), steps))

    @action("play")
    async def confirm(self, interaction: "Interaction", match_id: str, entry: str, *text: str) -> None:
        """The move, meant; what asked for that says how it ended."""
        who = person(interaction.user)
        played = await self.bot.table.submit(int(match_id), who, ":".join(text), int(entry))
        private = interaction.message is None or is_private(interaction)
        language = tongue(interaction) if private else played.language
        said = locales.say(language, "move-stored", move=played.state.last or "")
        controls = onward(language) if private else None
        await interaction.response.edit_message(content=said, view=controls, attachments=[])

    @action("type")
    async def open_box(self, interaction: "Interaction", match_id: str, entry: str) -> None:
        """A text box for a move."""
        match = await self.match(interaction, match_id, entry)
        language = tongue(interaction)
        example = next(match.state.legal_moves(), "")
        await interaction.response.send_modal(
            text_box(
                locales.say(language, "box-title", game=game_name(language, match.game)),
                locales.say(language, "box-label"),
                "say",
                match_id,
                entry,
                description=locales.say(language, "box-hint", example=example),
                max_length=200,
            )
        )

    @action("say")
    async def submit_box(self, interaction: "Interaction", match_id: str, entry: str) -> None:
        """The text box, filled in."""
        match = await self.bot.table.match(int(match_id))
        await play(interaction, match, written(interaction), int(entry))

    @commands.Cog.listener()
    async def on_interaction(self, interaction: "Interaction") -> None:
        """A submitted text box, answered by its id alone: it may have been opened before a restart."""
        data: Any = interaction.data or {}
        identity = str(data.get("custom_id", ""))
        if interaction.type is discord.InteractionType.modal_submit and identity.startswith(f"{PREFIX}:"):
            await dispatch(interaction, identity)

    async def match(self, interaction: "Interaction", match_id: str, entry: str) -> Match:
        """The match, if it is the person's turn on the board that they saw. Raises MatchError."""
        match = await self.bot.table.match(int(match_id))
        check_turn(match, interaction.user.id, int(entry))
        return match


async def setup(bot: "Trilithon") -> None:
    """Adds the cog."""
    await bot.add_cog(Picking(bot))
