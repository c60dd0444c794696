"""Making a challenge from the text of a command or modal, and autocompletion."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import TypeAlias

from discord import app_commands

import locales
from cogs.challenges.announcements import announce
from cogs.challenges.challenge_cards import begun_message, sent_message
from cogs.challenges.challenge_corrections import correction_message, correction_modal, read_correction
from cogs.challenges.challenge_options import (
    PRESET,
    complete_clock,
    complete_game,
    complete_options,
    find_game,
    no_such_game,
    side_names,
)
from cogs.challenges.levels import read_level, usual_level
from cogs.challenges.opponents import Opponent, Opponents, filled_up
from cogs.challenges.typed_terms import Command, Typed, read_terms
from cogs.core.answers import open_modal, show_private
from cogs.core.client import Interaction
from cogs.core.followups import is_answer_only
from cogs.core.message_contents import text_of
from cogs.core.persons import person_of
from cogs.core.preferences import language_of, place_language, server_of
from cogs.core.suggestions import Choices, Suggested
from cogs.places.place_checks import check_place
from engine import OptionError
from matches import Challenge, MatchError, Place, computer
from matches.challenges.preset_service import Preset
from matches.core.clock import NO_CLOCK, read_clock
from matches.core.models import TeamTerms
from matches.core.terms import Terms
from wording.formatting import explain


async def begin(
    interaction: Interaction, wanted: str, opponents: Sequence[Opponent], unsure: Collection[int], typed: Typed
) -> None:
    """Post a challenge to a game or preset; against Trilithon alone, begin the match at once.

    If a level is typed and Trilithon is not among the opponents, it takes the remaining seats; in practice always, and
    there is no clock. Terms that cannot be parsed are shown with the reason, for correction.
    """
    place, language = await place_of(interaction), language_of(interaction)
    found = await require_game(interaction, wanted)
    game, is_practice = found.terms.game, typed.command == "practice"
    if (typed.level is not None or is_practice) and None not in opponents:
        opponents = filled_up(game, opponents)
    free = game.players - 1 - len(opponents)
    check_place(interaction, place, alone=free <= 0 and not any(opponents))
    has_teams = any(isinstance(opponent, TeamTerms) for opponent in opponents)
    if typed.rated and (None in opponents or has_teams):
        raise MatchError("team-rated" if has_teams else "rated-computer")
    usually_rated = server_of(interaction).rated and None not in opponents and not has_teams
    try:
        clock = found.terms.clock if found.name else read_clock(server_of(interaction).clock)
        usual = replace(found.terms, clock=NO_CLOCK if is_practice else clock, rated=usually_rated)
        terms = read_terms(usual, typed, language)
        level = await usual_level(interaction) if typed.level is None else read_level(typed.level)
    except (OptionError, MatchError) as refusal:
        reason = explain(language, refusal)
        chosen_by = f"{PRESET}{found.name}" if found.name else game.id
        await show_private(interaction, correction_message(language, reason, chosen_by, typed))
        return
    unrated = "unrated-options" if usually_rated and typed.rated is None and not terms.rated else ""
    await make(interaction, terms, (opponents, unsure), place, level, unrated)


async def make(
    interaction: Interaction, terms: Terms, opponents: Opponents, place: Place, level: int, unrated: str = ""
) -> None:
    """Post a challenge, or begin a match against Trilithon at a level, and tell the person."""
    people, unsure = opponents
    challenge = await interaction.client.services.challenges.create(
        terms,
        person_of(interaction.user),
        [person or computer(level) for person in people],
        place,
        place_language(interaction),
        unsure,
    )
    await tell_made(interaction, challenge, "challenge-sent", unrated)


async def give_back(interaction: Interaction, wanted: str, command: Command) -> None:
    """Open a modal with the text of a refused command, read from the message that explains the refusal."""
    found = await require_game(interaction, wanted)
    typed = read_correction(text_of(interaction.message) if interaction.message else "", command)
    await open_modal(interaction, correction_modal(language_of(interaction), found.terms.game, wanted, typed))


async def tell_made(interaction: Interaction, challenge: Challenge, code: str, unrated: str = "") -> None:
    """Confirm a challenge privately with the message `code`, or say that the match has begun.

    `unrated` is the message id of the reason why a match is not rated although the person may expect it.
    """
    language = language_of(interaction)
    if challenge.match:
        message = await begun_message(interaction.client, language, challenge)
    else:
        message = sent_message(language, code, challenge)
    if unrated:
        message = replace(message, content=f"{message.content}\n{locales.say(language, unrated)}")
    await show_private(interaction, message)
    if not challenge.match:
        await announce(interaction, challenge)


async def require_game(interaction: Interaction, wanted: str) -> Preset:
    """Return a typed preset, or for a game one without a name. Raises MatchError("no-such-game")."""
    found = await find_game(interaction, wanted)
    if found is None:
        raise no_such_game(language_of(interaction), wanted)
    return found


async def place_of(interaction: Interaction) -> Place:
    """Return the place for a new match; in a match's thread, that is the thread's channel."""
    channel_id = interaction.channel_id or 0
    match = await interaction.client.services.matches.latest_in(channel_id)
    in_thread = match is not None and match.place.thread == channel_id
    channel = match.place.channel if match and in_thread else channel_id
    return Place(interaction.guild_id, channel, answer_only=is_answer_only(interaction))


async def suggest_options(interaction: Interaction, typed: str) -> Choices:
    """Suggest options of the chosen game that fit the typed ones."""
    found = await find_game(interaction, str(interaction.namespace.game))
    return complete_options(language_of(interaction), found.terms.game, typed) if found else []


async def suggest_sides(interaction: Interaction, typed: str) -> Choices:
    """Suggest the sides of the chosen game."""
    found = await find_game(interaction, str(interaction.namespace.game))
    names = side_names(found.terms.game if found else None, language_of(interaction))
    fitting = [(side, name) for side, name in names.items() if typed.lower() in name.lower()]
    return [app_commands.Choice(name=name, value=side) for side, name in fitting]


async def suggest_clocks(interaction: Interaction, typed: str) -> Choices:
    """Suggest clocks with explanations."""
    return complete_clock(language_of(interaction), typed)


GameText: TypeAlias = app_commands.Transform[str, Suggested(complete_game)]
OptionsText: TypeAlias = app_commands.Transform[str, Suggested(suggest_options)]
SideText: TypeAlias = app_commands.Transform[str, Suggested(suggest_sides)]
ClockText: TypeAlias = app_commands.Transform[str, Suggested(suggest_clocks)]
"""Annotations of commands that make a challenge or league: a game or preset, its options, a side and a clock."""
