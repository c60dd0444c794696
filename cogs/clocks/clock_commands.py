"""Time: claims and help when a deadline has passed, pauses, and absences."""

from typing import Final

from discord import app_commands

import locales
from cogs.clocks.notice_messages import time_change_text
from cogs.core.actions import ControlCog, action
from cogs.core.answers import open_modal, send_private, show_private
from cogs.core.client import Interaction
from cogs.core.command_texts import command_group, localized_command, localized_options
from cogs.core.controls import modal_text, text_modal
from cogs.core.formatting import game_name, match_url, person_of, safe, timestamps
from cogs.core.messages import Message
from cogs.core.preferences import language_of
from cogs.playing.match_lookup import MatchOption, located, own_match, waits_for_others
from cogs.playing.offer_messages import confirm_offer
from cogs.teams.motion_asking import ask_team, plays_in_team
from matches import Match
from matches.clocks.absence_service import MOST_DAYS
from matches.offers.offer_rules import LONGEST_PAUSE

LONGEST_DAYS: Final = 3
"""Maximal number of digits of a pause's days."""


class Deadlines(ControlCog):
    """Commands and controls about time."""

    match_group = command_group("match")
    settings_group = command_group("settings")

    @match_group.command(**localized_command("match-claim"))
    @localized_options("match-claim", "match")
    async def claim(self, interaction: Interaction, match: MatchOption = None) -> None:
        """Put out an opponent whose deadline has passed."""
        found = await own_match(interaction, match, waits_for_others)
        await self.claim_time(interaction, found, found.entries)

    @match_group.command(**localized_command("match-nudge"))
    @localized_options("match-nudge", "match")
    async def remind(self, interaction: Interaction, match: MatchOption = None) -> None:
        found = await own_match(interaction, match, waits_for_others)
        await self.nudge(interaction, found, found.entries)

    @match_group.command(**localized_command("match-pause"))
    @localized_options("match-pause", "days", "match")
    async def pause(
        self, interaction: Interaction, days: app_commands.Range[int, 1, LONGEST_PAUSE], match: MatchOption = None
    ) -> None:
        found = await own_match(interaction, match)
        await self.ask_for_pause(interaction, found, found.entries, days)

    @settings_group.command(**localized_command("settings-away"))
    @localized_options("settings-away", "days")
    async def away(self, interaction: Interaction, days: app_commands.Range[int, 0, MOST_DAYS]) -> None:
        """Begin an absence, or with 0 days end it."""
        absences, user, language = self.bot.services.absences, interaction.user.id, language_of(interaction)
        absence = await (absences.begin(user, days) if days else absences.end(user))
        code = "away-done" if days else "back-done"
        await send_private(
            interaction, Message(locales.say(language, code, count=absence.matches, **timestamps(absence.span.end)))
        )

    @action("claim-time", former="flag")
    async def claim_time(self, interaction: Interaction, match: Match, entry: int) -> None:
        """Put out the player to move, whose deadline has passed. A team is asked first."""
        if plays_in_team(match, interaction.user.id):
            await ask_team(interaction, match, "timeout", entry)
            return
        late = match.mover
        match = await self.bot.services.deadlines.claim_timeout(match.id, person_of(interaction.user), entry)
        data = {"player": safe(late.name) if late else "", "link": match_url(match)}
        text = locales.say(language_of(interaction), "claim-time-done", **data)
        await show_private(interaction, located(interaction, match, Message(text)))

    @action("nudge")
    async def nudge(self, interaction: Interaction, match: Match, entry: int) -> None:
        match = await self.bot.services.deadlines.nudge(match.id, person_of(interaction.user), entry)
        text = time_change_text(language_of(interaction), "nudge-done", match)
        await show_private(interaction, located(interaction, match, Message(text)))

    @action("day")
    async def give_day(self, interaction: Interaction, match: Match, entry: int) -> None:
        """Extend the deadline of the player to move by a day. A team is asked first."""
        if plays_in_team(match, interaction.user.id):
            await ask_team(interaction, match, "day", entry)
            return
        match = await self.bot.services.deadlines.give_day(match.id, person_of(interaction.user), entry)
        text = time_change_text(language_of(interaction), "day-done", match)
        await show_private(interaction, located(interaction, match, Message(text)))

    @action("pause", opens_modal=True)
    async def open_text_modal(self, interaction: Interaction, match: Match, entry: int) -> None:
        language = language_of(interaction)
        title = locales.say(language, "pause-title", game=game_name(language, match.game))
        label, hint = locales.say(language, "pause-label"), locales.say(language, "pause-hint", most=LONGEST_PAUSE)
        modal = text_modal(title, label, "paused", match.id, entry, description=hint, max_length=LONGEST_DAYS)
        await open_modal(interaction, modal)

    @action("paused", "modal")
    async def submit_text_modal(self, interaction: Interaction, match: Match, entry: int) -> None:
        text = modal_text(interaction).strip()
        days = int(text) if text.isdecimal() and len(text) <= LONGEST_DAYS else 0
        await self.ask_for_pause(interaction, match, entry, days)

    async def ask_for_pause(self, interaction: Interaction, match: Match, entry: int, days: int) -> None:
        """Offer a pause, or agree to the same one if another player offers it. A team is asked first."""
        if plays_in_team(match, interaction.user.id):
            await ask_team(interaction, match, "pause", entry, days)
            return
        offer = await self.bot.services.offers.pause(match.id, person_of(interaction.user), days, entry)
        await confirm_offer(interaction, offer, "pause-sent", "pause-agreed")
