"""Challenging somebody, and answering: `/challenge`, the controls of a challenge card, and presets."""

from collections.abc import Awaitable, Collection, Sequence
from contextlib import AbstractAsyncContextManager
from functools import partial

import discord
from discord import app_commands

import locales
from cogs.ui.actions import ControlCog, action
from cogs.ui.answers import edit_message, is_private, open_modal, send_private, show_private
from cogs.ui.challenge_cards import another_message, card_message, sent_message
from cogs.ui.challenge_corrections import (
    Typed,
    correction_message,
    correction_modal,
    read_corrected,
    read_correction,
)
from cogs.ui.challenge_options import (
    PRESET,
    complete_clock,
    complete_game,
    complete_options,
    find_game,
    no_such_game,
    parse_side,
    side_names,
)
from cogs.ui.client import Client, Interaction
from cogs.ui.command_texts import localized_command, localized_options
from cogs.ui.controls import modal_fields, modal_text, parse_number, single_value, text_modal
from cogs.ui.followups import is_answer_only
from cogs.ui.formatting import clean_line, explain, person_of, safe
from cogs.ui.messages import Message
from cogs.ui.outdated_messages import show_result, update_card, updating
from cogs.ui.place_checks import check_chosen, check_place, check_present, chosen_person
from cogs.ui.posted import text_of
from cogs.ui.preferences import language_of, place_language, server_of
from cogs.ui.terms_modal import read_options, terms_modal
from engine import Game, OptionError
from matches import Challenge, MatchError, Person, Place
from matches.challenge_rules import check_counter, check_decline, check_renew
from matches.clocks import read_clock
from matches.preset_service import LONGEST_NAME, Preset

CLOSED = ("challenge-closed", "challenge-expired")
"""Refusals after which the card has to look different."""
LONGEST_NOTE = 200


class Challenges(ControlCog):
    """Turns challenges into matches."""

    @app_commands.command(**localized_command("challenge"))
    @localized_options("challenge", "game", "opponent", "opponent2", "opponent3", "options", "side", "clock")
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
        """Post a challenge to some people by name; the seats left over are open to anybody."""
        opponents = [user for user in (opponent, opponent2, opponent3) if user]
        unsure = check_present(interaction, opponents)
        typed = Typed([user.id for user in opponents], options, side, clock)
        await self.begin(interaction, game, [person_of(user) for user in opponents], unsure, typed)

    @action("correct", opens_modal=True)
    async def ask_again(self, interaction: Interaction, game: str) -> None:
        """Open a modal with what was typed into a command that was refused."""
        chosen, _ = await require_game(interaction, game)
        typed = read_correction(text_of(interaction.message) if interaction.message else "")
        await open_modal(interaction, correction_modal(language_of(interaction), chosen, game, typed))

    @action("corrected", "modal")
    async def correct(self, interaction: Interaction, game: str) -> None:
        """Post the challenge with what was corrected."""
        fields = modal_fields(interaction)
        people = [chosen_person(interaction, parse_number(text)) for text in fields.get("opponents", ())]
        unsure = check_chosen(interaction, people)
        typed = read_corrected(fields, [person.user for person in people])
        await self.begin(interaction, game, people, unsure, typed)

    async def begin(
        self,
        interaction: Interaction,
        wanted: str,
        opponents: Sequence[Person],
        unsure: Collection[int],
        typed: Typed,
    ) -> None:
        """Post a challenge to a game or preset. What cannot be read of the terms is given back with the reason."""
        place, language = await place_of(interaction), language_of(interaction)
        check_place(interaction, place)
        game, preset = await require_game(interaction, wanted)
        usual = preset.clock if preset else read_clock(server_of(interaction).clock)
        try:
            chosen = game.read_options(preset.terms if preset else "") | game.read_options(typed.options or "")
            game.settle(chosen)
            player = parse_side(game, typed.side, language)
            clock = usual if typed.clock is None else read_clock(typed.clock)
        except (OptionError, MatchError) as refusal:
            reason = explain(language, refusal)
            chosen_by = f"{PRESET}{preset.name}" if preset else game.id
            await show_private(interaction, correction_message(language, reason, chosen_by, typed))
            return
        challenge = await interaction.client.services.challenges.create(
            game,
            chosen,
            person_of(interaction.user),
            opponents,
            place,
            place_language(interaction),
            player,
            clock,
            unsure,
        )
        await show_private(interaction, sent_message(language, "challenge-sent", challenge))

    challenge.autocomplete("game")(complete_game)

    @challenge.autocomplete("options")
    async def complete_options(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggest options of the chosen game that go with those already there."""
        game, _ = await find_game(interaction, str(interaction.namespace.game))
        return complete_options(language_of(interaction), game, typed) if game else []

    @challenge.autocomplete("side")
    async def complete_side(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggest the sides of the chosen game."""
        game, _ = await find_game(interaction, str(interaction.namespace.game))
        names = side_names(game, language_of(interaction))
        fitting = [(side, name) for side, name in names.items() if typed.lower() in name.lower()]
        return [app_commands.Choice(name=name, value=side) for side, name in fitting]

    @challenge.autocomplete("clock")
    async def complete_clock(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggest clocks, each explained."""
        return complete_clock(language_of(interaction), typed)

    @action("accept")
    async def accept(self, interaction: Interaction, challenge: Challenge) -> None:
        """Take a seat; the last one begins the match."""
        card = interaction.message.id if interaction.message else None
        asked = interaction.client.services.challenges.accept(challenge.id, person_of(interaction.user), card)
        await show(interaction, challenge.id, asked)

    @action("withdraw")
    async def withdraw(self, interaction: Interaction, challenge: Challenge) -> None:
        """Withdraw a challenge."""
        asked = interaction.client.services.challenges.withdraw(challenge.id, person_of(interaction.user))
        await show(interaction, challenge.id, asked)

    @action("decline", opens_modal=True)
    async def ask_why(self, interaction: Interaction, challenge: Challenge) -> None:
        """Open a text box for a reason that goes with a refusal."""
        language = language_of(interaction)
        async with updating_card(interaction, challenge.id):
            check_decline(challenge, interaction.user.id)
            title, label = locales.say(language, "decline-title"), locales.say(language, "decline-label")
            modal = text_modal(title, label, "declined", challenge.id, required=False, max_length=LONGEST_NOTE)
            await open_modal(interaction, modal)

    @action("declined", "modal")
    async def decline(self, interaction: Interaction, challenge: Challenge) -> None:
        """Decline a challenge, with the reason that was written."""
        note = clean_line(modal_text(interaction), LONGEST_NOTE)
        asked = interaction.client.services.challenges.decline(challenge.id, person_of(interaction.user), note)
        await show(interaction, challenge.id, asked)

    @action("counter", opens_modal=True)
    async def ask_terms(self, interaction: Interaction, challenge: Challenge) -> None:
        """Open a modal with the terms of a challenge, for somebody who may ask for others."""
        user = interaction.user.id
        async with updating_card(interaction, challenge.id):
            check_counter(challenge, user)
            await open_modal(interaction, terms_modal(language_of(interaction), challenge, user))

    @action("terms", "modal")
    async def counter(self, interaction: Interaction, challenge: Challenge) -> None:
        """Put a challenge with the terms of the modal in place of the one before."""
        fields, challenges = modal_fields(interaction), interaction.client.services.challenges
        async with updating_card(interaction, challenge.id):
            made = await challenges.counter(
                challenge.id,
                person_of(interaction.user),
                read_options(challenge.game, fields),
                parse_side(challenge.game, single_value(fields, "side"), language_of(interaction)),
                read_clock(single_value(fields, "clock")),
            )
            await show_countered(interaction, await challenges.get(challenge.id), made)

    @action("another")
    async def ask_whom(self, interaction: Interaction, challenge: Challenge) -> None:
        """Ask the challenger who is to have a seat that was declined."""
        async with updating_card(interaction, challenge.id):
            check_renew(challenge, interaction.user.id)
            await send_private(interaction, another_message(language_of(interaction), challenge))

    @action("another", "select")
    async def ask_another(self, interaction: Interaction, challenge: Challenge, user: int) -> None:
        """Offer the seat to a person who was chosen."""
        opponent = chosen_person(interaction, user)
        await self.renew(interaction, challenge, opponent, check_chosen(interaction, [opponent]))

    @action("anybody")
    async def ask_anybody(self, interaction: Interaction, challenge: Challenge) -> None:
        """Open the seat to anybody."""
        await self.renew(interaction, challenge)

    async def renew(
        self,
        interaction: Interaction,
        challenge: Challenge,
        opponent: Person | None = None,
        unsure: Collection[int] = (),
    ) -> None:
        """Put a challenge with another offer of the seat in place of the one before."""
        challenges = interaction.client.services.challenges
        made = await challenges.renew(challenge.id, person_of(interaction.user), opponent, unsure)
        await show_private(interaction, sent_message(language_of(interaction), "challenge-renewed", made))
        await update_card(interaction.client, await challenges.get(challenge.id))

    @action("preset", opens_modal=True)
    async def ask_name(self, interaction: Interaction, challenge: Challenge) -> None:
        """Open a text box for the name under which the terms of a challenge are to be kept."""
        language = language_of(interaction)
        title, label = locales.say(language, "preset-title"), locales.say(language, "preset-label")
        hint = locales.say(language, "preset-hint")
        modal = text_modal(title, label, "keep", challenge.id, description=hint, max_length=LONGEST_NAME)
        await open_modal(interaction, modal)

    @action("keep", "modal")
    async def keep(self, interaction: Interaction, challenge: Challenge) -> None:
        """Keep the terms of a challenge as a preset, under the name that was written."""
        terms = (challenge.game, challenge.terms, challenge.clock)
        preset = await interaction.client.services.presets.save(interaction.user.id, modal_text(interaction), *terms)
        await send_private(
            interaction, Message(locales.say(language_of(interaction), "preset-saved", name=safe(preset.name)))
        )


async def require_game(interaction: Interaction, wanted: str) -> tuple[Game, Preset | None]:
    """Return the game that somebody means, and the preset if it is one. Raises MatchError("no-such-game")."""
    game, preset = await find_game(interaction, wanted)
    if game is None:
        raise no_such_game(language_of(interaction), wanted)
    return game, preset


async def place_of(interaction: Interaction) -> Place:
    """Return where a match that is asked for here is to live: in a match's thread, that is the thread's channel."""
    channel_id = interaction.channel_id or 0
    match = await interaction.client.services.matches.latest_in(channel_id)
    in_thread = match is not None and match.place.thread == channel_id
    channel = match.place.channel if match and in_thread else channel_id
    return Place(interaction.guild_id, channel, answer_only=is_answer_only(interaction))


async def show(interaction: Interaction, challenge_id: int, asked: Awaitable[Challenge]) -> None:
    """Await what was asked for, and show on the card how the challenge stands now, also if it was closed meanwhile."""
    again = partial(load_card, interaction.client, challenge_id)
    await show_result(interaction, card_after(interaction.client, asked), CLOSED, again)


def updating_card(interaction: Interaction, challenge_id: int) -> AbstractAsyncContextManager[None]:
    """Tell a person why something is refused, and show on the card if the challenge is closed."""
    return updating(interaction, CLOSED, partial(load_card, interaction.client, challenge_id))


async def load_card(bot: Client, challenge_id: int) -> Message:
    """Return the card of a challenge as it stands."""
    return await card_message(bot, await bot.services.challenges.get(challenge_id))


async def card_after(bot: Client, change: Awaitable[Challenge]) -> Message:
    """Make a change, and return the card of the challenge that it leads to."""
    return await card_message(bot, await change)


async def show_countered(interaction: Interaction, before: Challenge, made: Challenge) -> None:
    """Show on a card that another challenge has taken its place; to a challenger also in private."""
    if is_private(interaction):
        await show_private(interaction, sent_message(language_of(interaction), "challenge-changed", made))
        await update_card(interaction.client, before)
    else:
        await edit_message(interaction, await card_message(interaction.client, before))


async def setup(bot: Client) -> None:
    """Add the cog."""
    await bot.add_cog(Challenges(bot))
