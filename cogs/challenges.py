"""Challenging somebody, and answering: `/challenge`, the card's controls, and what a challenger may still do."""

from collections.abc import Awaitable
from contextlib import AbstractAsyncContextManager
from functools import partial

import discord
from discord import app_commands

import locales
from cogs.ui.actions import ControlCog, action
from cogs.ui.answers import edit_message, is_private, open_modal, send_private, show_private
from cogs.ui.challenge_cards import card_message, sent_message
from cogs.ui.challenge_options import (
    complete,
    complete_clock,
    complete_game,
    meant,
    no_such_game,
    player_of,
    side_names,
)
from cogs.ui.client import Client, Interaction
from cogs.ui.command_texts import described, options
from cogs.ui.controls import filled, sole, text_box, written
from cogs.ui.followups import is_answer_only
from cogs.ui.formatting import line, person, safe
from cogs.ui.messages import Message
from cogs.ui.outdated_messages import show_result, update_card, updating
from cogs.ui.place_checks import check_place, check_present
from cogs.ui.preferences import language_of, place_language, server_of
from cogs.ui.terms_modal import chosen_options, terms_box
from matches import Challenge, MatchError, Place
from matches.challenge_rules import check_counter, check_decline
from matches.clocks import read_clock
from matches.preset_service import LONGEST_NAME

CLOSED = ("challenge-closed", "challenge-expired")
"""Refusals after which the card has to look different."""
LONGEST_NOTE = 200


class Challenges(ControlCog):
    """From a challenge to a match."""

    @app_commands.command(**described("challenge"))
    @options("challenge", "game", "opponent", "opponent2", "opponent3", "options", "side", "clock")
    async def challenge(
        self,
        interaction: Interaction,
        game: str,
        opponent: discord.User | None = None,
        opponent2: discord.User | None = None,
        opponent3: discord.User | None = None,
        options: str | None = None,
        side: str | None = None,
        clock: str | None = None,
    ) -> None:
        """Posts a challenge to some people by name; the seats left over are open to anybody."""
        place = await place_of(interaction)
        check_place(interaction, place)
        opponents = [one for one in (opponent, opponent2, opponent3) if one]
        if any(one.bot for one in opponents):
            raise MatchError("opponent-is-bot")
        unsure = check_present(interaction, opponents)
        language = language_of(interaction)
        chosen, preset = await meant(interaction, game)
        if chosen is None:
            raise no_such_game(language, game)
        usual = preset.clock if preset else read_clock(server_of(interaction).clock)
        challenge = await interaction.client.services.challenges.create(
            chosen,
            chosen.read_options(preset.terms if preset else "") | chosen.read_options(options or ""),
            person(interaction.user),
            [person(one) for one in opponents],
            place,
            place_language(interaction),
            player_of(chosen, side, language),
            usual if clock is None else read_clock(clock),
            unsure,
        )
        await send_private(interaction, sent_message(language, "challenge-sent", challenge))

    challenge.autocomplete("game")(complete_game)

    @challenge.autocomplete("options")
    async def complete_options(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Options of the chosen game that go with those already there."""
        game, _ = await meant(interaction, str(interaction.namespace.game))
        return complete(language_of(interaction), game, typed) if game else []

    @challenge.autocomplete("side")
    async def complete_side(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The sides of the chosen game."""
        game, _ = await meant(interaction, str(interaction.namespace.game))
        names = side_names(game, language_of(interaction))
        fitting = [(side, name) for side, name in names.items() if typed.lower() in name.lower()]
        return [app_commands.Choice(name=name, value=side) for side, name in fitting]

    @challenge.autocomplete("clock")
    async def complete_clock(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Clocks, each explained."""
        return complete_clock(language_of(interaction), typed)

    @action("accept")
    async def accept(self, interaction: Interaction, challenge: Challenge) -> None:
        """Takes a seat; the last one begins the match."""
        card = interaction.message.id if interaction.message else None
        asked = interaction.client.services.challenges.accept(challenge.id, person(interaction.user), card)
        await show(interaction, challenge.id, asked)

    @action("withdraw")
    async def withdraw(self, interaction: Interaction, challenge: Challenge) -> None:
        """Takes a challenge back."""
        asked = interaction.client.services.challenges.withdraw(challenge.id, person(interaction.user))
        await show(interaction, challenge.id, asked)

    @action("decline", opens_modal=True)
    async def ask_why(self, interaction: Interaction, challenge: Challenge) -> None:
        """A text box for a word that goes with a refusal."""
        language = language_of(interaction)
        async with updating_card(interaction, challenge.id):
            check_decline(challenge, interaction.user.id)
            title, label = locales.say(language, "decline-title"), locales.say(language, "decline-label")
            box = text_box(title, label, "declined", challenge.id, required=False, max_length=LONGEST_NOTE)
            await open_modal(interaction, box)

    @action("declined", "modal")
    async def decline(self, interaction: Interaction, challenge: Challenge) -> None:
        """Refuses a challenge, with what stands in the box."""
        note = line(written(interaction), LONGEST_NOTE)
        asked = interaction.client.services.challenges.decline(challenge.id, person(interaction.user), note)
        await show(interaction, challenge.id, asked)

    @action("counter", opens_modal=True)
    async def ask_terms(self, interaction: Interaction, challenge: Challenge) -> None:
        """A box with the terms of a challenge, for somebody who may ask for others."""
        user = interaction.user.id
        async with updating_card(interaction, challenge.id):
            check_counter(challenge, user)
            await open_modal(interaction, terms_box(language_of(interaction), challenge, user))

    @action("terms", "modal")
    async def counter(self, interaction: Interaction, challenge: Challenge) -> None:
        """The terms that stand in the box, as a challenge in place of the one before."""
        fields, challenges = filled(interaction), interaction.client.services.challenges
        async with updating_card(interaction, challenge.id):
            made = await challenges.counter(
                challenge.id,
                person(interaction.user),
                chosen_options(challenge.game, fields),
                player_of(challenge.game, sole(fields, "side"), language_of(interaction)),
                read_clock(sole(fields, "clock")),
            )
            await show_countered(interaction, await challenges.get(challenge.id), made)

    @action("preset", opens_modal=True)
    async def ask_name(self, interaction: Interaction, challenge: Challenge) -> None:
        """A text box for the name under which the terms of a challenge are to be kept."""
        language = language_of(interaction)
        title, label = locales.say(language, "preset-title"), locales.say(language, "preset-label")
        hint = locales.say(language, "preset-hint")
        box = text_box(title, label, "keep", challenge.id, description=hint, max_length=LONGEST_NAME)
        await open_modal(interaction, box)

    @action("keep", "modal")
    async def keep(self, interaction: Interaction, challenge: Challenge) -> None:
        """Keeps the terms of a challenge as a preset, by the name that stands in the box."""
        terms = (challenge.game, challenge.terms, challenge.clock)
        preset = await interaction.client.services.presets.save(interaction.user.id, written(interaction), *terms)
        await send_private(
            interaction, Message(locales.say(language_of(interaction), "preset-saved", name=safe(preset.name)))
        )


async def place_of(interaction: Interaction) -> Place:
    """Where a match that is asked for here is to live: not in the thread of another one, but in that one's channel."""
    here = interaction.channel_id or 0
    match = await interaction.client.services.matches.latest_in(here)
    beside = match is not None and match.place.thread == here
    channel = match.place.channel if match and beside else here
    return Place(interaction.guild_id, channel, answer_only=is_answer_only(interaction))


async def show(interaction: Interaction, challenge_id: int, asked: Awaitable[Challenge]) -> None:
    """Does what is asked, and shows on the card how the challenge stands now; also when it turns out to be closed."""
    again = partial(interaction.client.services.challenges.get, challenge_id)
    await show_result(interaction, asked, card_message, CLOSED, again)


def updating_card(interaction: Interaction, challenge_id: int) -> AbstractAsyncContextManager[None]:
    """Tells what is refused, and shows on a card that its challenge is closed, where that is why."""
    return updating(
        interaction, card_message, CLOSED, partial(interaction.client.services.challenges.get, challenge_id)
    )


async def show_countered(interaction: Interaction, before: Challenge, made: Challenge) -> None:
    """Shows on the card of a challenge that another one has taken its place; to a challenger also in private."""
    if is_private(interaction):
        await show_private(interaction, sent_message(language_of(interaction), "challenge-changed", made))
        await update_card(interaction.client, before)
    else:
        await edit_message(interaction, card_message(before))


async def setup(bot: Client) -> None:
    """Adds the cog."""
    await bot.add_cog(Challenges(bot))
