"""Delivery of tournaments' posts."""

from dataclasses import dataclass
from typing import Self

import discord

from cogs.core.client import Client
from cogs.core.message_contents import custom_ids
from cogs.core.messages import Message
from cogs.places.visibility import still_sees
from cogs.posting.delivery import Obsolete
from cogs.posting.outdated_messages import update_posted
from cogs.posting.post import ChangedPost, ChannelPost, Sent
from cogs.tournaments.tournament_messages import open_id, report_message
from matches import Place, QueuedPost, Tournament, TournamentReport
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
        """Update the card: people may have joined while it was being posted, or the tournament may have begun."""
        await update_tournament_card(bot, await bot.services.tournaments.get(self.report.tournament.id))

    async def observe(self, bot: Client) -> None:
        """After the post of a round, look for those who have left the server, so that nobody waits for them."""
        if self.report.kind == "round" and self.report.standing:
            await look_for_people(bot, self.report.standing)


class ChangedRoundPost(ChangedPost):
    """The post of the latest round, changed as matches ended or people withdrew. Whoever was missed is looked for."""

    @classmethod
    async def load(cls, bot: Client, queued: QueuedPost) -> Self:
        service = bot.services.tournaments
        found = await service.round_post(queued.subject)
        standing = found.report.standing if found else None
        if standing and any(each.unseen_at is not None and not each.is_out for each in standing.people):
            await look_for_people(bot, standing)
            found = await service.round_post(queued.subject)
        if found is None:
            raise Obsolete("overtaken")
        place = Place(found.report.tournament.guild, found.channel)
        return cls(queued, place, found.message, await report_message(bot, found.report))


async def look_for_people(bot: Client, standing: Standing) -> None:
    """Note who of those still playing can see the channel of a tournament; who cannot for long is withdrawn.

    If nobody can, look whether anybody else of the tournament does: otherwise the channel is hidden for now.
    """
    tournament = standing.tournament
    place = Place(tournament.guild, tournament.channel)
    playing = still_playing(tournament.terms.kind, standing.people, standing.pairings)
    found: dict[int, bool | None] = {}
    for each in sorted(standing.people, key=lambda each: each.slot not in playing):
        if each.slot not in playing and any(found.values()):
            break
        found[each.slot] = await still_sees(bot, each.person.user, place)
    seen = {slot: sees for slot, sees in found.items() if sees is not None}
    await bot.services.tournaments.note_seen(tournament.id, seen, is_open=any(seen.values()))


async def update_tournament_card(bot: Client, tournament: Tournament) -> None:
    """Update the card by which people join a tournament, if there is one."""
    if card := await bot.services.tournaments.card(tournament.id):
        message = await report_message(bot, card.report)
        await update_posted(bot, tournament.guild, card.channel, card.message, message)
