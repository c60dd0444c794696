"""Offers to the other players: draws, takebacks; and claims of a draw by repetition."""

from collections.abc import Awaitable

import locales
from cogs.core.actions import ControlCog, action
from cogs.core.answers import show_private
from cogs.core.client import Interaction
from cogs.core.command_texts import command_group, localized_command, localized_options
from cogs.core.formatting import match_url, person_of, quoted
from cogs.core.messages import Message
from cogs.core.preferences import language_of
from cogs.playing.match_lookup import MatchOption, located, own_match, played_last
from cogs.playing.offer_messages import confirm_offer, offer_message
from cogs.posting.outdated_messages import show_result
from cogs.teams.motion_asking import answer_for_team, ask_team, plays_in_team
from matches import Match, Offer


class Offers(ControlCog):
    """Commands and controls of offers, and claims of a draw."""

    group = command_group("match")

    @group.command(**localized_command("match-draw"))
    @localized_options("match-draw", "match", "repetition")
    async def draw(self, interaction: Interaction, match: MatchOption = None, repetition: bool = False) -> None:
        found = await own_match(interaction, match)
        if repetition:
            await self.claim_draw(interaction, found, found.entries)
        else:
            await self.offer_draw(interaction, found, found.entries)

    @group.command(**localized_command("match-takeback"))
    @localized_options("match-takeback", "match")
    async def takeback(self, interaction: Interaction, match: MatchOption = None) -> None:
        """Take back the person's latest ply, or ask the others for permission."""
        found = await own_match(interaction, match, played_last)
        await self.take_back(interaction, found, found.entries)

    @action("draw")
    async def offer_draw(self, interaction: Interaction, match: Match, entry: int) -> None:
        """Offer a draw, or agree to one that is offered. Computers answer at once. A team is asked first."""
        if plays_in_team(match, interaction.user.id):
            await ask_team(interaction, match, "draw", entry)
            return
        who = person_of(interaction.user)
        offer = await interaction.client.services.offers.draw(match.id, who, entry)
        await confirm_offer(interaction, offer, "offer-sent", "offer-agreed")

    @action("claim-draw")
    async def claim_draw(self, interaction: Interaction, match: Match, entry: int) -> None:
        """Claim a draw by threefold repetition. A team is asked first."""
        if plays_in_team(match, interaction.user.id):
            await ask_team(interaction, match, "repetition", entry)
            return
        ended = await interaction.client.services.matches.claim_draw(match.id, person_of(interaction.user), entry)
        text = locales.say(language_of(interaction), "claim-draw-done", link=match_url(ended))
        await show_private(interaction, located(interaction, ended, Message(text)))

    @action("takeback")
    async def take_back(self, interaction: Interaction, match: Match, entry: int) -> None:
        """Take the latest ply back while that is free, else ask for it. A team is asked first."""
        if plays_in_team(match, interaction.user.id):
            await ask_team(interaction, match, "takeback", entry)
            return
        language = language_of(interaction)
        done = await interaction.client.services.offers.takeback(match.id, person_of(interaction.user), entry)
        changed = done if isinstance(done, Match) else done.match
        if isinstance(done, Match):
            text = locales.say(language, "takeback-done", plies=quoted(done.state.taken_back), link=match_url(done))
        else:
            text = locales.say(language, "takeback-asked", plies=quoted(done.plies), link=match_url(done.match))
        await show_private(interaction, located(interaction, changed, Message(text)))

    @action("agree")
    async def agree(self, interaction: Interaction, offer: Offer) -> None:
        if await answer_for_team(interaction, offer, agrees=True):
            return
        await show(
            interaction, offer.id, interaction.client.services.offers.agree(offer.id, person_of(interaction.user))
        )

    @action("disagree")
    async def disagree(self, interaction: Interaction, offer: Offer) -> None:
        if await answer_for_team(interaction, offer, agrees=False):
            return
        await show(
            interaction, offer.id, interaction.client.services.offers.decline(offer.id, person_of(interaction.user))
        )

    @action("unask")
    async def unask(self, interaction: Interaction, offer: Offer) -> None:
        await show(
            interaction, offer.id, interaction.client.services.offers.withdraw(offer.id, person_of(interaction.user))
        )


async def show(interaction: Interaction, offer_id: int, answered: Awaitable[Offer]) -> None:
    """Await the answer to an offer, and update its message, also if it was closed meanwhile."""

    async def shown(loading: Awaitable[Offer]) -> Message:
        return offer_message(await loading)

    offers = interaction.client.services.offers
    await show_result(interaction, shown(answered), ("offer-closed",), lambda: shown(offers.get(offer_id)))
