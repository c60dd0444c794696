"""Resigning, after a confirmation; and the answer to No, below all confirmations."""

import locales
from cogs.core.actions import ControlCog, action
from cogs.core.answers import send_private, show_private
from cogs.core.client import Interaction
from cogs.core.command_texts import command_group, localized_command, localized_options
from cogs.core.confirmations import yes_or_no
from cogs.core.controls import unknown_control
from cogs.core.messages import Message
from cogs.core.persons import person_of
from cogs.core.preferences import language_of
from cogs.playing.acting import act
from cogs.playing.match_lookup import MatchOption, located, own_match
from matches import Match
from matches.acts.acts import Resign
from matches.playing.match_rules import check_takes_part, resign_codes
from wording.formatting import game_name, match_url, opponent_names, safe


class Resigning(ControlCog):
    """Ends a match, or a player's part in it."""

    group = command_group("match")

    @group.command(**localized_command("match-resign"))
    @localized_options("match-resign", "match")
    async def resign(self, interaction: Interaction, match: MatchOption = None) -> None:
        await self.ask(interaction, await own_match(interaction, match))

    @action("resign")
    async def ask_by_button(self, interaction: Interaction, match: Match) -> None:
        await self.ask(interaction, match)

    async def ask(self, interaction: Interaction, match: Match) -> None:
        """Ask for confirmation."""
        language = language_of(interaction)
        seat = check_takes_part(match, interaction.user.id)
        data = {
            "game": game_name(language, match.game),
            "opponents": opponent_names(language, match, interaction.user.id),
        }
        question, *changes = resign_codes(match, interaction.user.id)
        lines = [locales.say(language, question, **data)]
        left = match.game.players - len(match.state.out) - 1
        lines += [
            locales.say(language, code, left=left, **match.terms.chosen)
            for code in changes
            if locales.has(language, code)
        ]
        needed = await interaction.client.services.motions.needed(match, person_of(interaction.user), Resign())
        if needed is not None:
            lines = [locales.say(language, "motion-resign-question", team=safe(seat.name), quorum=needed, **data)]
        asked = Message(" ".join(lines), controls=yes_or_no(language, "resign", match.id, about=match))
        await send_private(interaction, located(interaction, match, asked))

    @action("resign-yes")
    async def resign_now(self, interaction: Interaction, match: Match) -> None:
        """Resign for the person, or move that their team resign."""
        if done := await act(interaction, match, Resign()):
            text = locales.say(language_of(interaction), "resign-done", link=match_url(match))
            await show_private(interaction, located(interaction, done.match, Message(text)))


class Confirmations(ControlCog):
    """Answers No."""

    @action("no")
    async def keep(self, interaction: Interaction, question: str, match: Match | None = None) -> None:
        """Say in place of the question that nothing was done."""
        language, code = language_of(interaction), f"kept-{question}"
        if not locales.has(language, code):
            raise unknown_control()
        data = {"id": str(match.id), "link": match_url(match)} if match else {"id": "", "link": ""}
        message = Message(locales.say(language, code, **data))
        has_place = match is not None and match.imported_by is None
        await show_private(interaction, located(interaction, match, message) if match and has_place else message)
