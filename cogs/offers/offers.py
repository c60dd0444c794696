"""Offers to the other players: draws, takebacks; and claims of a draw by repetition."""

import locales
from cogs.core.actions import ControlCog, action
from cogs.core.answers import edit_message, is_overtaken, show_private
from cogs.core.client import Interaction
from cogs.core.command_texts import command_group, localized_command, localized_options
from cogs.core.messages import Message
from cogs.core.preferences import language_of
from cogs.offers.offer_messages import confirm_offer, offer_message
from cogs.playing.acting import act
from cogs.playing.match_lookup import MatchOption, located, own_match, played_last
from cogs.posting.outdated_messages import updating
from matches import Match, Offer
from matches.acts.acts import Act, Answer, ClaimDraw, OfferDraw, TakeBack, Withdraw
from wording.formatting import match_url, quoted


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
        if (done := await act(interaction, match, OfferDraw(), entry)) and done.offer:
            await confirm_offer(interaction, done.offer, "offer-sent", "offer-agreed")

    @action("claim-draw")
    async def claim_draw(self, interaction: Interaction, match: Match, entry: int) -> None:
        """Claim a draw by threefold repetition. A team is asked first."""
        if done := await act(interaction, match, ClaimDraw(), entry):
            text = locales.say(language_of(interaction), "claim-draw-done", link=match_url(match))
            await show_private(interaction, located(interaction, done.match, Message(text)))

    @action("takeback")
    async def take_back(self, interaction: Interaction, match: Match, entry: int) -> None:
        """Take the latest ply back while that is free, else ask for it. A team is asked first."""
        done = await act(interaction, match, TakeBack(), entry)
        if done is None:
            return
        code = "takeback-asked" if done.offer else "takeback-done"
        plies = done.offer.plies if done.offer else done.match.state.taken_back
        text = locales.say(language_of(interaction), code, plies=quoted(plies), link=match_url(match))
        await show_private(interaction, located(interaction, done.match, Message(text)))

    @action("agree")
    async def agree(self, interaction: Interaction, offer: Offer) -> None:
        await self.answer(interaction, offer, Answer(offer.id, agrees=True))

    @action("disagree")
    async def disagree(self, interaction: Interaction, offer: Offer) -> None:
        await self.answer(interaction, offer, Answer(offer.id, agrees=False))

    @action("unask")
    async def unask(self, interaction: Interaction, offer: Offer) -> None:
        await self.answer(interaction, offer, Withdraw(offer.id))

    async def answer(self, interaction: Interaction, offer: Offer, what: Act) -> None:
        """Answer an offer, and update its message, also if it was closed meanwhile."""
        services = interaction.client.services

        async def reload() -> Message:
            return offer_message(await services.offers.get(offer.id))

        async with updating(interaction, ("offer-closed",), reload):
            match = await services.matches.get(offer.match.id, interaction.user.id)
            if (done := await act(interaction, match, what)) and done.offer:
                after = await reload() if is_overtaken(interaction) else offer_message(done.offer)
                await edit_message(interaction, after)
