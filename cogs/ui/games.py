"""What somebody means by a game: one of the games by its name, or one of their presets."""

from collections.abc import Sequence
from typing import Any, Final

import discord
from discord import app_commands

import locales
from cogs.ui.readers import tongue
from cogs.ui.words import game_name, shorten
from engine import GAMES, Game
from matches import MatchError
from matches.names import one_line
from matches.preset_service import Preset, named

PRESET: Final = "preset:"
"""What stands before the name of a preset that was chosen from the list."""
MOST: Final = 25
"""How many choices Discord lists."""

Meant = tuple[Game | None, Preset | None]


async def meant(interaction: discord.Interaction[Any], typed: str) -> Meant:
    """The game that somebody means, and the preset if it is one; neither where it is nothing of the kind."""
    if game := _game(typed):
        return game, None
    presets = await interaction.client.services.presets.of(interaction.user.id)
    preset = named(presets, typed.removeprefix(PRESET))
    return (preset.game, preset) if preset else (None, None)


def no_such_game(language: str, typed: str) -> MatchError:
    """The refusal of what is no game."""
    names = tuple(game_name(language, game) for game in GAMES.values())
    return MatchError("no-such-game", typed=typed.removeprefix(PRESET), games=names)


async def complete_game(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
    """The person's presets, then the games, as far as they hold what is typed; there is room for every game."""
    language, wanted = tongue(interaction), typed.removeprefix(PRESET).casefold().strip()
    presets = await interaction.client.services.presets.of(interaction.user.id)
    games = [(game_name(language, game), game.id) for game in GAMES.values()]
    found = [*_choices(language, presets)[: MOST - len(games)], *games]
    return [
        app_commands.Choice(name=name, value=value)
        for name, value in found
        if wanted in name.casefold() or wanted == value
    ]


def _choices(language: str, presets: Sequence[Preset]) -> list[tuple[str, str]]:
    return [(_choice_name(language, one), f"{PRESET}{one.name}") for one in presets]


def _choice_name(language: str, preset: Preset) -> str:
    terms = (game_name(language, preset.game), preset.terms, preset.clock.text)
    return shorten(locales.say(language, "choice-preset", name=one_line(preset.name), terms=tuple(filter(None, terms))))


def _game(typed: str) -> Game | None:
    """The game of a name: its id, or what it is called in any language."""
    wanted = typed.casefold().strip()
    for game in GAMES.values():
        names = {game.id, *(game_name(language, game).casefold() for language in locales.LANGUAGES)}
        if wanted in names:
            return game
    return None
