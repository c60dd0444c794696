"""Making a challenge from the text of a command or modal, and autocompletion."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from discord import app_commands

import locales
from cogs.challenges.announcements import announce
from cogs.challenges.challenge_cards import begun_message, sent_message
from cogs.challenges.challenge_corrections import Command, Typed, correction_message, correction_modal, read_correction
from cogs.challenges.challenge_options import (
    PRESET,
    complete_clock,
    complete_game,
    complete_options,
    find_game,
    no_such_game,
    parse_side,
    side_names,
)
from cogs.challenges.levels import read_level, usual_level
from cogs.challenges.opponents import Opponent, filled_up
from cogs.challenges.terms_modal import YES_OR_NO
from cogs.core.answers import open_modal, show_private
from cogs.core.client import Interaction
from cogs.core.controls import look_up
from cogs.core.followups import is_answer_only
from cogs.core.formatting import explain, person_of
from cogs.core.message_contents import text_of
from cogs.core.preferences import language_of, place_language, server_of
from cogs.core.suggestions import Choices, Suggested
from cogs.places.place_checks import check_place
from engine import Game, OptionError
from engine.options import Options
from matches import Challenge, MatchError, Place, computer
from matches.challenges.preset_service import Preset
from matches.clock import NO_CLOCK, Clock, read_clock
from matches.models import TeamTerms
from matches.ratings.rated_terms import choose_rated


@dataclass(frozen=True, slots=True)
class Terms:
    """The parsed terms of a challenge."""

    options: Options
    player: int | None
    """The player number of the side that the challenger picked; None for drawn."""
    clock: Clock
    level: int
    """The level of Trilithon, if it is an opponent."""
    rated: bool


async def begin(
    interaction: Interaction, wanted: str, opponents: Sequence[Opponent], unsure: Collection[int], typed: Typed
) -> None:
    """Post a challenge to a game or preset; against Trilithon alone, begin the match at once.

    If a level is typed and Trilithon is not among the opponents, it takes the remaining seats; in practice always, and
    there is no clock. Terms that cannot be parsed are shown with the reason, for correction.
    """
    place, language = await place_of(interaction), language_of(interaction)
    game, preset = await require_game(interaction, wanted)
    if (typed.level is not None or typed.command == "practice") and None not in opponents:
        opponents = filled_up(game, opponents)
    free = game.players - 1 - len(opponents)
    check_place(interaction, place, alone=free <= 0 and not any(opponents))
    has_teams = any(isinstance(opponent, TeamTerms) for opponent in opponents)
    if typed.rated == "yes" and (None in opponents or has_teams):
        raise MatchError("team-rated" if has_teams else "rated-computer")
    usually_rated = server_of(interaction).rated and None not in opponents and not has_teams
    try:
        terms = await read_terms(interaction, game, preset, typed, usually_rated=usually_rated)
    except (OptionError, MatchError) as refusal:
        reason = explain(language, refusal)
        chosen_by = f"{PRESET}{preset.name}" if preset else game.id
        await show_private(interaction, correction_message(language, reason, chosen_by, typed))
        return
    challenge = await interaction.client.services.challenges.create(
        game,
        terms.options,
        person_of(interaction.user),
        [person or computer(terms.level) for person in opponents],
        place,
        place_language(interaction),
        terms.player,
        terms.clock,
        unsure,
        rated=terms.rated,
    )
    unrated = "unrated-options" if usually_rated and typed.rated is None and not terms.rated else ""
    await tell_made(interaction, challenge, "challenge-sent", unrated)


async def give_back(interaction: Interaction, wanted: str, command: Command) -> None:
    """Open a modal with the text of a refused command, read from the message that explains the refusal."""
    game, _ = await require_game(interaction, wanted)
    typed = read_correction(text_of(interaction.message) if interaction.message else "", command)
    await open_modal(interaction, correction_modal(language_of(interaction), game, wanted, typed))


async def read_terms(
    interaction: Interaction, game: Game, preset: Preset | None, typed: Typed, *, usually_rated: bool
) -> Terms:
    """Return the parsed terms; omitted ones come from the preset or the defaults. Raises OptionError, MatchError."""
    options = game.read_options(preset.terms if preset else "") | game.read_options(typed.options or "")
    asked = look_up(YES_OR_NO, typed.rated) if typed.rated else None
    rated = choose_rated(game, game.settle(options), asked, usual=usually_rated)
    player = parse_side(game, typed.side, language_of(interaction))
    usual = preset.clock if preset else read_clock(server_of(interaction).clock)
    if typed.command == "practice":
        usual = NO_CLOCK
    clock = usual if typed.clock is None else read_clock(typed.clock)
    level = await usual_level(interaction) if typed.level is None else read_level(typed.level)
    return Terms(options, player, clock, level, rated)


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


async def require_game(interaction: Interaction, wanted: str) -> tuple[Game, Preset | None]:
    """Return a typed game, with the preset if it names one. Raises MatchError("no-such-game")."""
    game, preset = await find_game(interaction, wanted)
    if game is None:
        raise no_such_game(language_of(interaction), wanted)
    return game, preset


async def place_of(interaction: Interaction) -> Place:
    """Return the place for a new match; in a match's thread, that is the thread's channel."""
    channel_id = interaction.channel_id or 0
    match = await interaction.client.services.matches.latest_in(channel_id)
    in_thread = match is not None and match.place.thread == channel_id
    channel = match.place.channel if match and in_thread else channel_id
    return Place(interaction.guild_id, channel, answer_only=is_answer_only(interaction))


async def suggest_options(interaction: Interaction, typed: str) -> Choices:
    """Suggest options of the chosen game that fit the typed ones."""
    game, _ = await find_game(interaction, str(interaction.namespace.game))
    return complete_options(language_of(interaction), game, typed) if game else []


async def suggest_sides(interaction: Interaction, typed: str) -> Choices:
    """Suggest the sides of the chosen game."""
    game, _ = await find_game(interaction, str(interaction.namespace.game))
    names = side_names(game, language_of(interaction))
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
