"""Delivery of tournaments' posts."""

from contextlib import suppress
from dataclasses import dataclass
from typing import Self

import discord

from cogs.core.client import Client
from cogs.core.message_contents import custom_ids
from cogs.core.messages import Message
from cogs.places.visibility import still_sees
from cogs.posting.delivery import Obsolete
from cogs.posting.outdated_messages import update_tournament_card
from cogs.posting.post import ChannelPost, Sent
from cogs.tournaments.tournament_messages import open_id, report_message
from matches import MatchError, Place, QueuedPost, TournamentReport
from matches.tournaments.tournament_models import Standing
from matches.tournaments.tournament_rules import still_playing


@dataclass(frozen=True)
class TournamentPost(ChannelPost):
    """A post in a tournament's channel: its card, the call to check in, a round, or the end."""

    report: TournamentReport

    @classmethod
    async def load(cls, bot: Client, queued: QueuedPost) -> Self:
        report = await bot.services.tournaments.report(queued)
        if report is None:
            raise Obsolete("overtaken")
        tournament = report.tournament
        place = Place(tournament.guild, tournament.channel)
        return cls(queued, place, await report_message(bot, report), report)

    def is_shown_by(self, found: discord.Message, _: Message) -> bool:
        """Return whether a message is this post, by the custom id of its last button."""
        return open_id(self.report.tournament.id, self.report.id) in custom_ids(found)

    async def tidy(self, bot: Client, sent: Sent) -> None:
        """Update the card: people may have joined while it was being posted, or the tournament may have begun.

        After the post of a round, also withdraw those who have left the server, so that nobody waits for them.
        """
        tournament = await bot.services.tournaments.get(self.report.tournament.id)
        await update_tournament_card(bot, tournament)
        if self.report.kind == "round" and self.report.standing:
            await withdraw_absent(bot, self.report.standing)


async def withdraw_absent(bot: Client, standing: Standing) -> None:
    """Withdraw the people of a tournament who can no longer see its channel."""
    tournament = standing.tournament
    place = Place(tournament.guild, tournament.channel)
    playing = still_playing(tournament.terms.kind, standing.people, standing.pairings)
    for each in standing.people:
        if each.slot in playing and await still_sees(bot, each.person.user, place) is False:
            with suppress(MatchError):  # they have been withdrawn or beaten meanwhile
                await bot.services.tournaments.leave(tournament.id, each.person)
