"""`/desk`: a person's turns, offers and challenges in all channels and servers."""

from collections.abc import Awaitable
from dataclasses import replace

from discord import app_commands

import locales
from cogs.challenges.card_posts import update_card
from cogs.challenges.challenge_cards import decline_modal, read_note
from cogs.core.actions import ControlCog, action
from cogs.core.answers import open_modal, send_private, show_private
from cogs.core.client import Client, Interaction
from cogs.core.command_texts import localized_command
from cogs.core.messages import Message
from cogs.core.persons import person_of
from cogs.core.preferences import language_of, reader_of
from cogs.core.queues import Queue
from cogs.desk.desk_messages import desk_message
from cogs.places.visibility import visible_challenges
from matches import Challenge, MatchError
from matches.challenges.challenge_rules import check_decline
from wording.formatting import explain, game_name, safe


class Desk(ControlCog):
    """Show the desk as private pages, computed on request."""

    def __init__(self, bot: Client) -> None:
        super().__init__(bot)
        self._pages = Queue("desk")

    @app_commands.command(**localized_command("desk"))
    async def desk(self, interaction: Interaction) -> None:
        """Show the person's desk, the most urgent first."""
        await send_private(interaction, await self.page(interaction, 0))

    @action("desk")
    async def turn_to(self, interaction: Interaction, page: int, _how: str = "") -> None:
        """Edit the message to show another page."""
        await show_private(interaction, await self.page(interaction, page))

    async def page(self, interaction: Interaction, number: int, said: str = "") -> Message:
        """Return a page of the person's desk, counted from 0. `said` comes first."""
        services, user = interaction.client.services, interaction.user.id
        async with self._pages.turn(user):
            desk = await services.desks.of(user, interaction.guild_id)
            desk = replace(desk, seats=await visible_challenges(interaction, desk.seats))
            return await desk_message(desk, services, user, reader_of(interaction), number, said)

    @action("desk-accept")
    async def accept(self, interaction: Interaction, challenge: Challenge) -> None:
        """Accept a challenge, and show the updated desk, with the reason if it was refused."""
        accepting = interaction.client.services.challenges.accept(challenge.id, person_of(interaction.user))
        await self.answer(interaction, challenge, accepting, "desk-accepted")

    @action("desk-decline", opens_modal=True)
    async def ask_why(self, interaction: Interaction, challenge: Challenge) -> None:
        """Open a modal for the reason of a refusal. Raises MatchError if the person cannot decline the challenge."""
        check_decline(challenge, interaction.user.id)
        await open_modal(interaction, decline_modal(language_of(interaction), "desk-declined", challenge))

    @action("desk-declined", "modal")
    async def decline(self, interaction: Interaction, challenge: Challenge) -> None:
        """Decline a challenge, and show the updated desk, with the reason if it was refused."""
        declining = interaction.client.services.challenges.decline(
            challenge.id, person_of(interaction.user), read_note(interaction)
        )
        await self.answer(interaction, challenge, declining, "desk-declined")

    async def answer(
        self, interaction: Interaction, challenge: Challenge, answering: Awaitable[Challenge], code: str
    ) -> None:
        """Await the answer to a challenge, show the desk with the text of `code` or the refusal, and edit the card."""
        language = language_of(interaction)
        try:
            challenge = await answering
        except MatchError as refusal:
            said = explain(language, refusal)
        else:
            names = {"challenger": safe(challenge.challenger.name), "game": game_name(language, challenge.terms.game)}
            said = locales.say(language, code, **names)
        try:
            await show_private(interaction, await self.page(interaction, 0, said))
        finally:
            await update_card(interaction.client, await interaction.client.services.challenges.get(challenge.id))
