"""Making and answering challenges: `/challenge`, the controls of a challenge card, and presets."""

from collections.abc import Awaitable, Collection, Mapping, Sequence
from dataclasses import replace
from functools import partial

import discord
from discord import app_commands

import locales
from cogs.challenges.announcements import announce
from cogs.challenges.card_posts import CLOSED, load_card, update_card, updating_card
from cogs.challenges.challenge_cards import (
    another_message,
    card_message,
    decline_modal,
    more_message,
    read_note,
    sent_message,
)
from cogs.challenges.challenge_making import (
    ClockText,
    GameText,
    OptionsText,
    SideText,
    begin,
    give_back,
    place_of,
    tell_made,
)
from cogs.challenges.counters import counter_modal, read_countered
from cogs.challenges.game_choice import USUAL, check_menu, game_modal
from cogs.challenges.levels import LevelOption, usual_level
from cogs.challenges.opponents import Opponents, chosen_opponents, named_opponents
from cogs.challenges.terms_form import YES_OR_NO, read_form
from cogs.challenges.typed_terms import TEXTS, Typed
from cogs.core.actions import ControlCog, action
from cogs.core.answers import edit_message, is_private, open_modal, send_private, show_private
from cogs.core.client import Client, Interaction
from cogs.core.command_texts import localized, localized_command, localized_options
from cogs.core.controls import look_up, modal_fields, modal_text, single_value, text_modal
from cogs.core.messages import Message
from cogs.core.persons import person_of
from cogs.core.preferences import language_of
from cogs.places.place_checks import check_place, resolved
from cogs.posting.outdated_messages import show_result
from matches import Challenge, Computer, Person, computer
from matches.challenges.challenge_rules import check_counter, check_decline, check_renew
from matches.challenges.preset_service import LONGEST_NAME
from wording.formatting import safe


def names_no_game(interaction: Interaction) -> bool:
    """Return whether `/challenge` names no game, so that it answers with a modal."""
    return interaction.namespace.game is None


class Challenges(ControlCog):
    """Commands and controls of challenges."""

    async def cog_load(self) -> None:
        """Add the menu of people."""
        menu = app_commands.ContextMenu(
            name=localized("menu-challenge"), callback=self.ask_game, extras={"opens_modal": True}
        )
        self.bot.tree.add_command(menu)

    async def ask_game(self, interaction: Interaction, user: discord.User) -> None:
        """Open a modal with the choice of a game to challenge a person to, or Trilithon."""
        check_menu(interaction, user)
        await open_modal(interaction, await game_modal(interaction, Typed([user.id])))

    @action("challenged", "modal")
    async def challenge_to_game(self, interaction: Interaction, level: int = 0, rated: str = USUAL) -> None:
        """Post the challenge to the chosen game or preset; what was not typed is as usual."""
        fields = modal_fields(interaction)
        typed, opponents = self.submitted(interaction, fields)
        wanted = None if rated == USUAL else look_up(YES_OR_NO, rated)
        typed = replace(typed, level=str(level) if level else None, rated=wanted)
        await begin(interaction, single_value(fields, "game"), *opponents, typed)

    def submitted(self, interaction: Interaction, fields: Mapping[str, Sequence[str]]) -> tuple[Typed, Opponents]:
        """Return what a modal says of a challenge, with the opponents. Raises MatchError."""
        typed = read_form(fields, roles=map(int, resolved(interaction, "roles")))
        return typed, chosen_opponents(interaction, typed.opponents)

    @app_commands.command(**localized_command("challenge"), extras={"opens_modal": names_no_game})
    @localized_options("challenge", "opponent", "game", "opponent2", "opponent3", *TEXTS["challenge"], "rated")
    async def challenge(
        self,
        interaction: Interaction,
        opponent: discord.User | discord.Role | None = None,
        game: GameText | None = None,
        opponent2: discord.User | discord.Role | None = None,
        opponent3: discord.User | discord.Role | None = None,
        options: OptionsText | None = None,
        side: SideText | None = None,
        clock: ClockText | None = None,
        level: LevelOption | None = None,
        rated: bool | None = None,
    ) -> None:
        """Post a challenge to people and roles by name, or to Trilithon; remaining seats are open to anybody.

        Without a game, a modal asks for it.
        """
        named = [each for each in (opponent, opponent2, opponent3) if each]
        roles = frozenset(each.id for each in named if isinstance(each, discord.Role))
        typed = Typed([each.id for each in named], options, side, clock, level, rated, roles=roles)
        opponents, unsure = named_opponents(interaction, named)
        if game is None:
            is_alone = bool(opponents) and not any(opponents)
            check_place(interaction, await place_of(interaction), alone=is_alone)
            await open_modal(interaction, await game_modal(interaction, typed))
        else:
            await begin(interaction, game, opponents, unsure, typed)

    @action("correct", opens_modal=True)
    async def ask_again(self, interaction: Interaction, game: str) -> None:
        """Open a modal with the text of a refused command."""
        await give_back(interaction, game, "challenge")

    @action("corrected", "modal")
    async def correct(self, interaction: Interaction, game: str) -> None:
        """Post the challenge with the corrected text."""
        typed, opponents = self.submitted(interaction, modal_fields(interaction))
        await begin(interaction, game, *opponents, typed)

    @action("accept")
    async def accept(self, interaction: Interaction, challenge: Challenge) -> None:
        """Take a seat; the last one taken begins the match."""
        here = (interaction.message.id, interaction.channel_id) if interaction.message else ()
        asked = interaction.client.services.challenges.accept(challenge.id, person_of(interaction.user), *here)
        await show(interaction, challenge.id, asked)

    @action("withdraw")
    async def withdraw(self, interaction: Interaction, challenge: Challenge) -> None:
        asked = interaction.client.services.challenges.withdraw(challenge.id, person_of(interaction.user))
        if not is_private(interaction):
            await show(interaction, challenge.id, asked)
            return
        withdrawn = await asked
        await show_private(interaction, Message(locales.say(language_of(interaction), "challenge-withdrawn")))
        await update_card(interaction.client, withdrawn, interaction.channel_id)

    @action("card-more")
    async def more(self, interaction: Interaction, challenge: Challenge) -> None:
        await send_private(interaction, more_message(challenge, interaction.user.id, language_of(interaction)))

    @action("decline", opens_modal=True)
    async def ask_why(self, interaction: Interaction, challenge: Challenge) -> None:
        async with updating_card(interaction, challenge.id):
            check_decline(challenge, interaction.user.id)
            await open_modal(interaction, decline_modal(language_of(interaction), "declined", challenge))

    @action("declined", "modal")
    async def decline(self, interaction: Interaction, challenge: Challenge) -> None:
        asked = interaction.client.services.challenges.decline(
            challenge.id, person_of(interaction.user), read_note(interaction)
        )
        await show(interaction, challenge.id, asked)

    @action("counter", opens_modal=True)
    async def ask_terms(self, interaction: Interaction, challenge: Challenge) -> None:
        """Open a modal with the terms of a challenge, if the person may propose others."""
        user = interaction.user.id
        async with updating_card(interaction, challenge.id):
            check_counter(challenge, user)
            await open_modal(interaction, counter_modal(language_of(interaction), challenge, user))

    @action("terms", "modal")
    async def counter(self, interaction: Interaction, challenge: Challenge) -> None:
        """Replace a challenge by one with the terms of the modal."""
        fields, challenges = modal_fields(interaction), interaction.client.services.challenges
        async with updating_card(interaction, challenge.id):
            terms = read_countered(challenge.terms, fields, language_of(interaction))
            made = await challenges.counter(challenge.id, person_of(interaction.user), terms)
            await show_countered(interaction, await challenges.get(challenge.id), made)

    @action("another")
    async def ask_whom(self, interaction: Interaction, challenge: Challenge) -> None:
        """Ask the challenger who is offered a declined seat."""
        async with updating_card(interaction, challenge.id):
            check_renew(challenge, interaction.user.id)
            await send_private(interaction, another_message(language_of(interaction), challenge))

    @action("another", "select")
    async def ask_another(self, interaction: Interaction, challenge: Challenge, user: int) -> None:
        (chosen,), unsure = chosen_opponents(interaction, [user])
        person = chosen if isinstance(chosen, Person) else computer(await usual_level(interaction))
        await self.renew(interaction, challenge, person, unsure)

    @action("anybody")
    async def ask_anybody(self, interaction: Interaction, challenge: Challenge) -> None:
        await self.renew(interaction, challenge)

    async def renew(
        self,
        interaction: Interaction,
        challenge: Challenge,
        opponent: Person | Computer | None = None,
        unsure: Collection[int] = (),
    ) -> None:
        """Replace a challenge by one with another offer of the seat; without `opponent`, it is open to anybody."""
        challenges = interaction.client.services.challenges
        made = await challenges.renew(challenge.id, person_of(interaction.user), opponent, unsure)
        unrated = "unrated-computer" if challenge.terms.rated and not made.terms.rated else ""
        await tell_made(interaction, made, "challenge-renewed", unrated)
        await update_card(interaction.client, await challenges.get(challenge.id))

    @action("preset", opens_modal=True)
    async def ask_name(self, interaction: Interaction, challenge: Challenge) -> None:
        language = language_of(interaction)
        title, label = locales.say(language, "preset-title"), locales.say(language, "preset-label")
        hint = locales.say(language, "preset-hint")
        modal = text_modal(title, label, "keep", challenge.id, description=hint, max_length=LONGEST_NAME)
        await open_modal(interaction, modal)

    @action("keep", "modal")
    async def keep(self, interaction: Interaction, challenge: Challenge) -> None:
        presets, user = interaction.client.services.presets, interaction.user.id
        preset = await presets.save(user, modal_text(interaction), challenge.terms)
        await send_private(
            interaction, Message(locales.say(language_of(interaction), "preset-saved", name=safe(preset.name)))
        )


async def show(interaction: Interaction, challenge_id: int, asked: Awaitable[Challenge]) -> None:
    """Await a change of a challenge, and update the card, also if the challenge was closed meanwhile."""
    again = partial(load_card, interaction.client, challenge_id)
    await show_result(interaction, card_after(interaction.client, asked), CLOSED, again)


async def card_after(bot: Client, change: Awaitable[Challenge]) -> Message:
    """Await a change, and return the card of the resulting challenge."""
    return await card_message(bot, await change)


async def show_countered(interaction: Interaction, before: Challenge, made: Challenge) -> None:
    """Show on a card that another challenge has replaced it; answer a challenger in private."""
    if is_private(interaction):
        await show_private(interaction, sent_message(language_of(interaction), "challenge-changed", made))
        await announce(interaction, made)
        await update_card(interaction.client, before)
    else:
        await edit_message(interaction, await card_message(interaction.client, before))
