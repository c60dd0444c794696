"""Choosing a move in steps: the private panel behind the Move button."""

from dataclasses import dataclass
from typing import Final

import locales
from cogs.core.actions import action
from cogs.core.answers import edit_message, is_private, send_private, show_private
from cogs.core.client import Interaction
from cogs.core.messages import LoadedContributions, Message
from cogs.core.persons import person_of
from cogs.core.preferences import language_of, reader_of
from cogs.playing.board_messages import Board
from cogs.playing.match_lookup import located, located_in
from cogs.playing.move_steps import step_message
from cogs.playing.move_submission import enter_move, matches_before, played_text, submit_move
from cogs.playing.picker import Pick, PickerCog, choose
from cogs.playing.picking import Picking, match_picking, remark_for
from matches import Match
from matches.acts.acts import Play, Proposed
from matches.playing.match_rules import check_may_move
from wording.formatting import safe

INSTEAD: Final = LoadedContributions[Board, Message]()
"""Messages for people who cannot move, but can do something that lets them; the first one is shown."""


@dataclass(frozen=True, slots=True)
class MatchPick(Pick):
    """A move in a match."""

    match: Match
    entry: int

    async def picking(self, interaction: Interaction) -> Picking:
        check_may_move(self.match, interaction.user.id, self.entry)
        reader = reader_of(interaction)
        return match_picking(self.match, reader, remark_for(interaction, self.match, reader.language))

    async def show(self, interaction: Interaction, step: Message) -> None:
        await show_private(interaction, located(interaction, self.match, step))

    async def play(self, interaction: Interaction, move: str) -> None:
        """Play the move or vote for it, and confirm that in place of the message whose control was used."""
        if interaction.message is None or is_private(interaction):
            await enter_move(interaction, self.match, move, self.entry)
        else:
            services, who, language = interaction.client.services, person_of(interaction.user), self.match.language
            answer = await services.acts.do(self.match, who, Play(move), self.entry)
            if isinstance(answer, Proposed):
                text = locales.say(language, "vote-counts", player=safe(who.name))
            else:
                text = played_text(answer.match, language, await matches_before(interaction, answer.match))
            message = located_in(interaction.channel_id, language, self.match, who.user, Message(text))
            await edit_message(interaction, message)

    async def submit(self, interaction: Interaction, text: str) -> None:
        await submit_move(interaction, self.match, text, self.entry)


class MovePicker(PickerCog):
    """Leads to a move in private. Nothing is stored until a move is confirmed."""

    pick = MatchPick

    @action("move")
    async def open(self, interaction: Interaction, match: Match, entry: int) -> None:
        """Show the first step, or what the person can do instead."""
        board = Board(match, language_of(interaction), interaction.user.id)
        for instead in await INSTEAD(self.bot.services, board):
            await send_private(interaction, instead)
            return
        match = await self.bot.services.seen.mark(match, interaction.user.id, entry)
        step = await step_message(await MatchPick(match, entry).picking(interaction), ())
        await send_private(interaction, located(interaction, match, step))

    @action("desk-play")
    async def open_from_desk(self, interaction: Interaction, match: Match, entry: int) -> None:
        """Show the first step in place of the desk."""
        match = await self.bot.services.seen.mark(match, interaction.user.id, entry)
        await choose(interaction, MatchPick(match, entry), ())
