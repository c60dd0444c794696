"""Offers between players as Discord messages, their delivery and updates, and the offers that a player can make now."""

from dataclasses import dataclass
from typing import Self

import discord

import locales
from cogs.core.answers import show_private
from cogs.core.client import Client, Interaction
from cogs.core.controls import Button, custom_id, view
from cogs.core.message_contents import custom_ids
from cogs.core.messages import Message
from cogs.core.preferences import language_of
from cogs.playing.board_messages import Board
from cogs.playing.match_lookup import located
from cogs.posting.delivery import Obsolete
from cogs.posting.match_post import MatchPost
from cogs.posting.outdated_messages import update_posted
from matches import Match, Offer, QueuedPost
from matches.acts.open_acts import offering
from wording.formatting import game_name, mention_of, name_of, names_of, quoted, safe


def offer_buttons(board: Board) -> list[Button]:
    """Return the buttons for the offers that the reader can make now."""
    match, seat = board.match, board.seat
    names = offering(match, seat) if seat else ()
    return [board.button(name, match.id, match.entries) for name in names]


def offer_message(offer: Offer) -> Message:
    """Return the public message of an offer; it pings only the players who have not answered."""
    asked = [seat.user for seat in offer.missing if seat.user] if offer.status == "open" else ()
    return Message(offer_text(offer), controls=offer_controls(offer), pings=asked)


def offer_text(offer: Offer) -> str:
    """Return the text of an offer with its status."""
    match, language = offer.match, offer.match.language
    names = tuple(map(safe, names_of(language, match)))
    head = locales.say(
        language,
        f"offer-{offer.kind}",
        player=names[offer.player],
        game=game_name(language, match.game),
        plies=quoted(offer.plies),
        days=offer.days,
        rounds=offer.rounds_stuck,
    )
    agreed = tuple(names[player] for player in offer.agreed)
    status = locales.say(
        language,
        f"offer-{offer.status}",
        asked=tuple(mention_of(seat) for seat in offer.missing),
        agreed=agreed,
        count=len(agreed),
        player="" if offer.declined is None else names[offer.declined],
    )
    return f"{head}\n{status}"


def answered_text(language: str, offer: Offer) -> str:
    """Return the message for a person whose offer computers answered at once."""
    match, status = offer.match, offer.status
    who = match.computers if offer.declined is None else [match.seats[offer.declined]]
    players = tuple(name_of(language, seat) for seat in who)
    return locales.say(language, "offer-answered", what=offer.kind, status=status, players=players, count=len(players))


def offer_controls(offer: Offer) -> discord.ui.View | None:
    """Return Accept and Decline for the other players, and Withdraw with the name of the person who offers.

    Neither a computer nor a team withdraws an offer.
    """
    if offer.status != "open":
        return None
    language = offer.match.language
    yes = locales.say(language, "button-accept")
    asker = offer.match.seats[offer.player]
    own = locales.say(language, "button-withdraw-own", player=name_of(language, asker))
    unask = Button.to("unask", offer.id, label=own)
    return view(
        Button.to("agree", offer.id, label=yes, style=discord.ButtonStyle.success),
        Button.to("disagree", offer.id, label=locales.say(language, "button-decline")),
        *((unask,) if offer.may_be_withdrawn else ()),
    )


@dataclass(frozen=True)
class OfferPost(MatchPost):
    """An offer in a match, needed by the players who have not answered. Obsolete once the offer is closed."""

    @classmethod
    async def load(cls, bot: Client, queued: QueuedPost) -> Self:
        offer = await bot.services.offers.get(queued.subject)
        if offer.status != "open":
            raise Obsolete(offer.status)
        return cls(queued, offer.match, offer_message(offer), needed=[seat.user for seat in offer.missing if seat.user])

    def is_shown_by(self, found: discord.Message, _: Message) -> bool:
        """Recognise the offer by its Accept button."""
        return custom_id("agree", self.queued.subject) in custom_ids(found)


async def confirm_offer(interaction: Interaction, offer: Offer, sent: str, agreed: str) -> None:
    """Confirm an offer privately; if the person agreed to an existing one, also update its message.

    `sent` and `agreed` are the message ids for the two cases.
    """
    is_own = offer.match.seats[offer.player].user == interaction.user.id
    language = language_of(interaction)
    text = locales.say(language, sent if is_own else agreed)
    if is_own and offer.status != "open":
        text = answered_text(language, offer)
    await show_private(interaction, located(interaction, offer.match, Message(text)))
    if not is_own:
        await update_offer(interaction.client, offer)


async def update_offer(bot: Client, offer: Offer) -> None:
    """Update the message of an offer, if there is one."""
    await update_posted(bot, offer.match.place.guild, offer.channel, offer.message, offer_message(offer))


async def update_closed_offers(bot: Client, match: Match) -> None:
    """Update the messages of the offers that the latest entry of `match` closed."""
    for offer in await bot.services.offers.closed_at(match):
        await update_offer(bot, offer)
