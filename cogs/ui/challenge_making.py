"""Making a challenge from what was typed into a command or a modal, and suggesting what can be typed."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from typing import TypeAlias

import discord
from discord import app_commands

import locales
from cogs.ui.answers import show_private
from cogs.ui.challenge_cards import begun_message, sent_message
from cogs.ui.challenge_corrections import Typed, correction_message
from cogs.ui.challenge_options import (
    PRESET,
    complete_clock,
    complete_options,
    find_game,
    no_such_game,
    parse_side,
    side_names,
)
from cogs.ui.client import Interaction
from cogs.ui.controls import look_up
from cogs.ui.followups import is_answer_only
from cogs.ui.formatting import explain, person_of
from cogs.ui.levels import complete_level, read_level, usual_level
from cogs.ui.place_checks import check_chosen, check_place, check_present, chosen_person
from cogs.ui.preferences import language_of, place_language, server_of
from cogs.ui.terms_modal import YES_OR_NO
from engine import Game, OptionError
from matches import Challenge, MatchError, Person, Place, computer
from matches.clocks import read_clock
from matches.preset_service import Preset
from matches.rated_terms import check_rated, may_be_rated

Opponent: TypeAlias = Person | None
"""Who is challenged; None is Trilithon, whose level is told apart."""
Opponents: TypeAlias = tuple[Sequence[Opponent], Collection[int]]
"""Who is challenged, and the users among them of whom Discord does not say whether they can see the place."""


def named_opponents(interaction: Interaction, users: Sequence[discord.User | discord.Member]) -> Opponents:
    """Return the people named in a command. Raises MatchError for other bots, and for people who are not there."""
    people = [user for user in users if not is_self(interaction, user.id)]
    unsure = check_present(interaction, people)
    return [person_of(user) if user in people else None for user in users], unsure


def chosen_opponents(interaction: Interaction, users: Iterable[int]) -> Opponents:
    """Return the people chosen in a select, as `named_opponents` does."""
    chosen = [None if is_self(interaction, user) else chosen_person(interaction, user) for user in users]
    return chosen, check_chosen(interaction, [person for person in chosen if person])


def is_self(interaction: Interaction, user: int) -> bool:
    """Return whether a user is the bot itself."""
    me = interaction.client.user
    return me is not None and user == me.id


async def begin(
    interaction: Interaction, wanted: str, opponents: Sequence[Opponent], unsure: Collection[int], typed: Typed
) -> None:
    """Post a challenge to a game or preset; against Trilithon alone, begin the match at once.

    Where a level is typed and Trilithon is not among the opponents, it takes the seats left over. What cannot be read
    of the terms is given back with the reason.
    """
    place, language = await place_of(interaction), language_of(interaction)
    game, preset = await require_game(interaction, wanted)
    left = max(game.players - 1 - len(opponents), 0)
    if typed.level is not None and None not in opponents:
        if not left:
            raise MatchError("no-free-seat")
        opponents, left = [*opponents, *[None] * left], 0
    check_place(interaction, place, alone=not left and not any(opponents))
    usual = preset.clock if preset else read_clock(server_of(interaction).clock)
    if typed.rated == "yes" and None in opponents:
        raise MatchError("rated-computer")
    try:
        chosen = game.read_options(preset.terms if preset else "") | game.read_options(typed.options or "")
        settled = game.settle(chosen)
        if typed.rated:
            rated = look_up(YES_OR_NO, typed.rated)
        else:
            rated = server_of(interaction).rated and None not in opponents
        unlisted = rated and not may_be_rated(game, settled)
        if typed.rated and unlisted:
            check_rated(game, settled)
        player = parse_side(game, typed.side, language)
        clock = usual if typed.clock is None else read_clock(typed.clock)
        level = await usual_level(interaction) if typed.level is None else read_level(typed.level)
    except (OptionError, MatchError) as refusal:
        reason = explain(language, refusal)
        chosen_by = f"{PRESET}{preset.name}" if preset else game.id
        await show_private(interaction, correction_message(language, reason, chosen_by, typed))
        return
    challenge = await interaction.client.services.challenges.create(
        game,
        chosen,
        person_of(interaction.user),
        [person or computer(level) for person in opponents],
        place,
        place_language(interaction),
        player,
        clock,
        unsure,
        rated=rated and not unlisted,
    )
    await tell_made(interaction, challenge, "challenge-sent", "unrated-options" if unlisted else "")


async def tell_made(interaction: Interaction, challenge: Challenge, code: str, unrated: str = "") -> None:
    """Tell a person that their challenge is on its way, in the message of an id; or that the match has begun.

    `unrated` is the id of the message why the match is not rated, where somebody may expect that it is.
    """
    language = language_of(interaction)
    message = begun_message(language, challenge) if challenge.match else sent_message(language, code, challenge)
    if unrated:
        message = replace(message, content=f"{message.content}\n{locales.say(language, unrated)}")
    await show_private(interaction, message)


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


async def suggest_options(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest options of the chosen game that go with those already there."""
    game, _ = await find_game(interaction, str(interaction.namespace.game))
    return complete_options(language_of(interaction), game, typed) if game else []


async def suggest_sides(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest the sides of the chosen game."""
    game, _ = await find_game(interaction, str(interaction.namespace.game))
    names = side_names(game, language_of(interaction))
    fitting = [(side, name) for side, name in names.items() if typed.lower() in name.lower()]
    return [app_commands.Choice(name=name, value=side) for side, name in fitting]


async def suggest_clocks(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest clocks, each explained."""
    return complete_clock(language_of(interaction), typed)


async def suggest_levels(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """Suggest Trilithon's levels, each with a word about it."""
    return complete_level(language_of(interaction), str(typed))
