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
from cogs.core.messages import Message
from cogs.core.preferences import language_of
from cogs.offers.offer_messages import confirm_offer
from cogs.playing.acting import act
from cogs.playing.match_lookup import MatchOption, located, own_match, waits_for_others
from matches import Match
from matches.acts.acts import ClaimTime, Done, GiveDay, Nudge, Pause
from matches.clocks.absence_service import MOST_DAYS
from matches.offers.offer_rules import LONGEST_PAUSE
from wording.formatting import game_name, match_url, safe, timestamps

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
        if done := await act(interaction, match, ClaimTime(), entry):
            data = {"player": safe(match.mover.name) if match.mover else "", "link": match_url(match)}
            text = locales.say(language_of(interaction), "claim-time-done", **data)
            await show_private(interaction, located(interaction, done.match, Message(text)))

    @action("nudge")
    async def nudge(self, interaction: Interaction, match: Match, entry: int) -> None:
        await self.tell(interaction, await act(interaction, match, Nudge(), entry), "nudge-done")

    @action("day")
    async def give_day(self, interaction: Interaction, match: Match, entry: int) -> None:
        """Extend the deadline of the player to move by a day. A team is asked first."""
        await self.tell(interaction, await act(interaction, match, GiveDay(), entry), "day-done")

    async def tell(self, interaction: Interaction, done: Done | None, code: str) -> None:
        """Confirm privately what was done about the time of the player to move, if it was done."""
        if done:
            text = time_change_text(language_of(interaction), code, done.match)
            await show_private(interaction, located(interaction, done.match, Message(text)))

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
        if (done := await act(interaction, match, Pause(days), entry)) and done.offer:
            await confirm_offer(interaction, done.offer, "pause-sent", "pause-agreed")
