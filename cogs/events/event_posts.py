"""Delivery of the posts of leagues and tournaments."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Self

import discord

from cogs.core.client import Client
from cogs.core.message_contents import custom_ids
from cogs.core.messages import Message
from cogs.events import league_messages, tournament_messages
from cogs.events.event_messages import open_id
from cogs.places.visibility import still_sees
from cogs.posting.delivery import Obsolete
from cogs.posting.outdated_messages import update_posted
from cogs.posting.post import ChangedPost, ChannelPost, Sent
from matches import Event, Place, QueuedPost
from matches.events.event_models import Report
from matches.events.event_service import EventService
from matches.events.tournament_models import Standing
from matches.events.tournament_rules import still_playing

MESSAGES: Final[Mapping[str, Callable[[Client, Any], Awaitable[Message]]]] = {
    "league": league_messages.report_message,
    "tournament": tournament_messages.report_message,
}
"""Messages of reports, by `Event.word`."""


def service_of(bot: Client, word: str) -> EventService[Any, Any, Any]:
    """Return the service of leagues or of tournaments."""
    service: EventService[Any, Any, Any] = bot.services.leagues if word == "league" else bot.services.tournaments
    return service


async def report_message(bot: Client, report: Report[Any, Any]) -> Message:
    """Return the post for a report of any kind."""
    return await MESSAGES[report.event.word](bot, report)


async def update_card(bot: Client, event: Event) -> None:
    """Update the card by which people join an event, if there is one."""
    if card := await service_of(bot, event.word).card(event.id):
        message = await report_message(bot, card.report)
        await update_posted(bot, event.guild, card.channel, card.message, message)


@dataclass(frozen=True)
class EventPost(ChannelPost):
    """A post in an event's channel: the card by which people join, or what is told of its course."""

    report: Report[Any, Any]

    @classmethod
    async def load(cls, bot: Client, queued: QueuedPost) -> Self:
        report = await service_of(bot, queued.kind).report(queued)
        if report is None:
            raise Obsolete("overtaken")
        place = Place(report.event.guild, report.event.channel)
        return cls(queued, place, await report_message(bot, report), report)

    def is_shown_by(self, found: discord.Message, _: Message) -> bool:
        """Return whether a message is this post, by the custom id of its last button."""
        return open_id(self.report.event, self.report.id) in custom_ids(found)

    async def update_older(self, bot: Client, sent: Sent) -> None:
        """Update the card: people may have joined while it was being posted, or a season may have begun.

        After the post of a round, also look for those who have left the server, so that nobody waits for them.
        """
        event = self.report.event
        if self.report.kind != "table":
            await update_card(bot, await service_of(bot, event.word).get(event.id))
        if self.report.kind == "round" and self.report.play:
            await look_for_people(bot, self.report.play)


class ChangedEventPost(ChangedPost):
    """The latest post of a running season, changed as matches ended or people are out."""

    @classmethod
    async def load(cls, bot: Client, queued: QueuedPost) -> Self:
        service = service_of(bot, queued.kind.removesuffix("_change"))
        found = await service.running_post(queued.subject)
        standing = found.report.play if found and found.report.kind == "round" else None
        if standing and any(each.unseen_at is not None and not each.is_out for each in standing.people):
            await look_for_people(bot, standing)
            found = await service.running_post(queued.subject)
        if found is None:
            raise Obsolete("overtaken")
        place = Place(found.report.event.guild, found.channel)
        return cls(queued, place, found.message, await report_message(bot, found.report))


async def look_for_people(bot: Client, standing: Standing) -> None:
    """Report who of those still playing can see the channel of a tournament.

    If nobody can, look whether anybody else of the tournament does: otherwise the channel is hidden for now.
    """
    tournament = standing.tournament
    place = Place(tournament.guild, tournament.channel)
    playing = still_playing(tournament.terms.kind, standing.people, standing.fixtures)
    found: dict[int, bool | None] = {}
    for each in sorted(standing.people, key=lambda each: each.slot not in playing):
        if each.slot not in playing and any(found.values()):
            break
        user = each.person.user
        found[each.slot] = await still_sees(bot, user, place) if user else False
    seen = {slot: sees for slot, sees in found.items() if sees is not None}
    await bot.services.tournaments.note_seen(tournament.id, seen, is_open=any(seen.values()))
