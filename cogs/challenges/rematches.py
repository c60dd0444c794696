"""Rematches: a challenge to the same people to the same game, or the acceptance of theirs."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import locales
from cogs.challenges.announcements import announce
from cogs.challenges.card_posts import update_card
from cogs.challenges.challenge_cards import begun_message, is_practice
from cogs.core.actions import ControlCog, action
from cogs.core.answers import show_private
from cogs.core.client import Interaction
from cogs.core.command_texts import command_group, localized_command, localized_options
from cogs.core.controls import Button, look_up
from cogs.core.messages import Message
from cogs.core.preferences import language_of
from cogs.playing.acting import act
from cogs.playing.board_messages import Board
from cogs.playing.match_lookup import EndedMatchOption, ended_match, located
from matches import Match
from matches.acts.acts import Rematch
from matches.challenges.challenge_rules import suggested_step
from wording.formatting import place_link

STEPS: Final = {"up": 1, "down": -1}
"""Changes of level by the argument of a button."""


class Rematches(ControlCog):
    """`/match rematch`, and the buttons of finished matches."""

    group = command_group("match")

    @group.command(**localized_command("match-rematch"))
    @localized_options("match-rematch", "match")
    async def rematch(self, interaction: Interaction, match: EndedMatchOption = None) -> None:
        await self.play_again(interaction, await ended_match(interaction, match))

    @action("rematch")
    async def rematch_by_button(self, interaction: Interaction, match: Match, _entry: int) -> None:
        await self.play_again(interaction, match)

    @action("rematch-step")
    async def rematch_at_other_level(self, interaction: Interaction, match: Match, _entry: int, step: str) -> None:
        """Play again one level up or down."""
        await self.play_again(interaction, match, look_up(STEPS, step))

    async def play_again(self, interaction: Interaction, match: Match, step: int = 0) -> None:
        """Challenge the same people to the same game, or accept if one of them has done so.

        Computers play `step` levels higher.
        """
        done = await act(interaction, match, Rematch(step))
        challenge = done.challenge if done else None
        if challenge is None:
            return
        is_own = challenge.challenger.user == interaction.user.id
        if is_practice(challenge):
            message = await begun_message(interaction.client, language_of(interaction), challenge)
            await show_private(interaction, message)
            return
        code = "rematch-sent" if is_own else "rematch-accepted"
        place = challenge.place
        where = replace(place, channel=place.thread) if is_own and place.thread else place
        text = locales.say(language_of(interaction), code, channel=place_link(where))
        await show_private(interaction, located(interaction, match, Message(text)))
        if is_own:
            await announce(interaction, challenge)
        else:
            await update_card(interaction.client, challenge)


def rematch_buttons(board: Board) -> Iterator[Button]:
    """Yield a rematch; and one a level up or down, if one person has won or lost against computers alone."""
    match = board.match
    if match.teams:
        return
    yield board.button("rematch", match.id, match.entries)
    step = suggested_step(match, match.people[0]) if len(match.people) == 1 else 0
    if not step:
        return
    levels = {seat.level + step for seat in match.computers if seat.level}
    code = "button-rematch-harder" if step > 0 else "button-rematch-easier"
    label = locales.say(board.language, code if len(levels) > 1 else "button-rematch-level", level=min(levels))
    yield Button.to("rematch-step", match.id, match.entries, "up" if step > 0 else "down", label=label)
