"""Asking the others: a draw, a takeback, one more match; and claiming a draw for a third repetition."""

from collections.abc import Awaitable
from functools import partial

from discord import app_commands

import locales
from cogs.ui.actions import ControlCog, action
from cogs.ui.answers import show_private
from cogs.ui.client import Client, Interaction
from cogs.ui.command_texts import described, options
from cogs.ui.formatting import link, person, quoted, whereabouts
from cogs.ui.match_lookup import ended_choices, ended_match, match_choices, own_match
from cogs.ui.messages import Message
from cogs.ui.offer_messages import offer_message
from cogs.ui.outdated_messages import confirm_offer, show_result, update_card
from cogs.ui.preferences import language_of
from matches import Match, Offer


class Offers(ControlCog):
    """What takes more than one player to happen."""

    @app_commands.command(**described("draw"))
    @options("draw", "match", "repetition")
    async def draw(self, interaction: Interaction, match: str | None = None, repetition: bool = False) -> None:
        """Offers a draw, or claims one."""
        found = await own_match(interaction, match)
        if repetition:
            await self.claim(interaction, found, found.entries)
        else:
            await self.offer_draw(interaction, found, found.entries)

    @app_commands.command(**described("takeback"))
    @options("takeback", "match")
    async def takeback(self, interaction: Interaction, match: str | None = None) -> None:
        """Takes the person's latest move back, or asks whether they may."""
        found = await own_match(interaction, match)
        await self.take_back(interaction, found, found.entries)

    @app_commands.command(**described("rematch"))
    @options("rematch", "match")
    async def rematch(self, interaction: Interaction, match: str | None = None) -> None:
        """Challenges the same people once more."""
        await self.play_again(interaction, await ended_match(interaction, match))

    draw.autocomplete("match")(match_choices)
    takeback.autocomplete("match")(match_choices)
    rematch.autocomplete("match")(ended_choices)

    @action("draw")
    async def offer_draw(self, interaction: Interaction, match: Match, entry: int) -> None:
        """Offers a draw; where somebody else has, that is a yes to it."""
        who = person(interaction.user)
        offer = await interaction.client.services.offers.draw(match.id, who, entry)
        await confirm_offer(interaction, offer, "offer-sent", "offer-agreed")

    @action("claim")
    async def claim(self, interaction: Interaction, match: Match, entry: int) -> None:
        """Claims a draw for a position that stands for the third time."""
        ended = await interaction.client.services.matches.claim_draw(match.id, person(interaction.user), entry)
        await show_private(interaction, Message(locales.say(language_of(interaction), "claim-done", link=link(ended))))

    @action("takeback")
    async def take_back(self, interaction: Interaction, match: Match, entry: int) -> None:
        """Takes the latest move back while that is free; later, asks for it."""
        language = language_of(interaction)
        done = await interaction.client.services.offers.takeback(match.id, person(interaction.user), entry)
        if isinstance(done, Match):
            said = locales.say(language, "takeback-done", plies=quoted(done.state.taken_back))
        else:
            said = locales.say(language, "takeback-asked", plies=quoted(done.plies))
        await show_private(interaction, Message(said))

    @action("agree")
    async def agree(self, interaction: Interaction, offer: Offer) -> None:
        """Yes, by somebody who is asked."""
        await show(interaction, offer.id, interaction.client.services.offers.agree(offer.id, person(interaction.user)))

    @action("disagree")
    async def disagree(self, interaction: Interaction, offer: Offer) -> None:
        """No, by somebody who is asked."""
        await show(
            interaction, offer.id, interaction.client.services.offers.decline(offer.id, person(interaction.user))
        )

    @action("unask")
    async def unask(self, interaction: Interaction, offer: Offer) -> None:
        """Never mind, by who asks."""
        await show(
            interaction, offer.id, interaction.client.services.offers.withdraw(offer.id, person(interaction.user))
        )

    @action("rematch")
    async def rematch_by_button(self, interaction: Interaction, match: Match, _entry: int) -> None:
        """One more match, from the last board or the More button."""
        await self.play_again(interaction, match)

    async def play_again(self, interaction: Interaction, match: Match) -> None:
        """Challenges the same people to the same game, or accepts where one of them has done so."""
        challenge = await interaction.client.services.challenges.rematch(match.id, person(interaction.user))
        mine = challenge.challenger.user == interaction.user.id
        code = "rematch-sent" if mine else "rematch-accepted"
        said = locales.say(language_of(interaction), code, channel=whereabouts(challenge.place))
        await show_private(interaction, Message(said))
        if not mine:
            await update_card(interaction.client, challenge)


async def show(interaction: Interaction, offer_id: int, answered: Awaitable[Offer]) -> None:
    """Answers an offer, and shows on its message how it stands now; also when it turns out to be closed."""
    again = partial(interaction.client.services.offers.get, offer_id)
    await show_result(interaction, answered, offer_message, ("offer-closed",), again)


async def setup(bot: Client) -> None:
    """Adds the cog."""
    await bot.add_cog(Offers(bot))
