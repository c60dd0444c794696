"""The options of `/challenge`: parsing and completing a game or preset, options, a side and a clock."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from typing import Final

from discord import app_commands

import locales
from cogs.core.client import Interaction
from cogs.core.preferences import language_of
from cogs.core.suggestions import MOST_CHOICES, Choices, chosen
from engine import GAMES, Game, OptionError
from engine.options import Option
from matches import MatchError
from matches.challenges.preset_service import Preset, named
from matches.core.clock import NO_CLOCK, Clock, read_clock
from matches.core.names import one_line
from matches.core.terms import Terms
from wording.formatting import HINT, game_name, shorten, time_text

PRESET: Final = "preset:"
"""Prefix of the value of a suggested preset."""
MOST_VALUES: Final = 12
"""The most values of a numeric option that are all suggested beside other options."""
ELLIPSIS: Final = "…"
"""Marks a suggestion that needs a value."""


async def find_game(interaction: Interaction, typed: str) -> Preset | None:
    """Return the preset of a typed text, or for a game one without a name; None if it is neither."""
    if game := _game(typed):
        return Preset("", Terms(game))
    return named(await interaction.client.services.presets.of(interaction.user.id), typed.removeprefix(PRESET))


def no_such_game(language: str, typed: str) -> MatchError:
    """Return the refusal of a text that names no game."""
    names = tuple(game_name(language, game) for game in GAMES.values())
    return MatchError("no-such-game", typed=typed.removeprefix(PRESET), games=names)


async def complete_game(interaction: Interaction, typed: str) -> Choices:
    """Suggest the person's presets and the games that contain the typed text; there is always room for all games."""
    return await complete_game_of(interaction, typed, GAMES.values())


async def complete_game_of(interaction: Interaction, typed: str, allowed: Collection[Game]) -> Choices:
    """Suggest those of some games that contain the typed text, and the person's presets of them."""
    language, wanted = language_of(interaction), typed.removeprefix(PRESET).casefold().strip()
    presets = await interaction.client.services.presets.of(interaction.user.id)
    games = [(game_name(language, game), game.id) for game in allowed]
    found = [*_preset_choices(language, presets, allowed)[: MOST_CHOICES - len(games)], *games]
    return [
        app_commands.Choice(name=name, value=value)
        for name, value in found
        if wanted in name.casefold() or wanted == value
    ]


def _preset_choices(language: str, presets: Sequence[Preset], games: Collection[Game]) -> list[tuple[str, str]]:
    allowed = (preset for preset in presets if preset.terms.game in games)
    return [(_preset_name(language, preset), f"{PRESET}{preset.name}") for preset in allowed]


def _preset_name(language: str, preset: Preset) -> str:
    terms = (game_name(language, preset.terms.game), preset.terms.options, preset.terms.clock.text)
    return shorten(locales.say(language, "choice-preset", name=one_line(preset.name), terms=tuple(filter(None, terms))))


def _game(typed: str) -> Game | None:
    """Return the game with an id, or with a name in any language."""
    wanted = typed.casefold().strip()
    for game in GAMES.values():
        names = {game.id, *(game_name(language, game).casefold() for language in locales.LANGUAGES)}
        if wanted in names:
            return game
    return None


NO_CLOCK_TEXT: Final = "none"
CLOCKS: Final = (NO_CLOCK_TEXT, "1d", "2d", "3d", "7d", "7d+12h", "14d+1d")
"""Suggested clocks."""
ENDINGS: Final = ("", "d", "h", "m", "12h", "1d")
"""Completions to try on a half-typed clock."""


def complete_options(language: str, game: Game, typed: str) -> Choices:
    """Suggest legal continuations of half-typed options: the last one completed, or another option added.

    The last one may be typed in its text form, or as some words of its label. Exact matches come first, then options
    with fewer values. An option with too many values to list is a single choice, which leads to its values.
    """
    plain = chosen(typed).partition(ELLIPSIS)[0]
    words, whole = plain.lower().split(), " ".join(plain.lower().split())
    if not words or plain.endswith(" "):
        words.append("")
    found = [*_choices(language, game, " ".join(words[:-1]), words[-1])]
    if words[-1] and _legal(game, whole):
        found += _choices(language, game, whole, "")
    for first in range(len(words) - 2, -1, -1):
        found += _choices(language, game, " ".join(words[:first]), " ".join(words[first:]))
    return [*{choice.value: choice for choice in found}.values()][:MOST_CHOICES]


def _choices(language: str, game: Game, begun: str, typed: str) -> Iterator[app_commands.Choice[str | int | float]]:
    """Yield a choice for each legal continuation of the options in `begun` by the half-typed word `typed`."""
    for option, last in _meant(language, game, typed):
        words = [word for word in _words(option) if word.startswith(last)]
        texts = [text for word in words if _legal(game, text := f"{begun} {word}".strip())]
        hint, name = HINT + locales.say(language, f"option-{option.name}"), f"{option.name}="
        is_number = option.kind == "int"
        if texts and is_number and len(option.allowed) > MOST_VALUES and len(last) < len(name):
            text, values = f"{begun} {name}".strip(), f"({option.range.start}–{option.range.stop - 1})"
            yield app_commands.Choice(name=shorten(f"{text}{ELLIPSIS} {values}{hint}"), value=text[:100])
            continue
        for text in _round(texts, last) if is_number else texts:
            yield app_commands.Choice(name=shorten(text + hint), value=text[:100])


def _meant(language: str, game: Game, typed: str) -> Iterator[tuple[Option, str]]:
    """Yield the options that a half-typed text may refer to, each with the typed part of its own word.

    Options whose text form begins so come first; then those whose label contains the text, for which that part is
    empty.
    """
    options = sorted(game.options, key=lambda option: len(option.allowed))
    written = [option for option in options if any(word.startswith(typed) for word in _words(option))]
    yield from ((option, typed) for option in written)
    for option in options:
        name = _plain(locales.say(language, f"option-{option.name}"))
        if option not in written and _plain(typed) in f"{name} ":
            yield option, ""


def _words(option: Option) -> Iterator[str]:
    return filter(None, map(option.write, option.allowed))


def _plain(text: str) -> str:
    return text.casefold().replace("’", "'")


def _round(texts: list[str], typed: str) -> list[str]:
    """Return texts that end with numbers: all, or if there are too many, the typed and the round ones."""
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 1_000, 10_000) if len(texts) <= step * MOST_CHOICES)
    if step == 1:
        return texts
    return [text for text in texts if text.endswith(typed) or int(text.rpartition("=")[2]) % step == 0]


def complete_clock(language: str, typed: str) -> Choices:
    """Suggest clocks in canonical form from a half-typed one, each also with an immediate loss at its end."""
    begun, _, strict = typed.lower().lstrip().partition(" s")
    found = dict.fromkeys(twin for clock in _clocks(begun) for twin in _twins(clock))
    fitting = [clock for clock in found if clock.strict or not strict]
    return [_clock_choice(language, clock) for clock in fitting[:MOST_CHOICES]]


def _clocks(typed: str) -> Iterator[Clock]:
    """Yield clocks that a typed text may mean: the typed one, then usual ones that begin with it."""
    for text in (typed + ending for ending in ENDINGS if typed):
        try:
            yield read_clock(text)
        except MatchError:
            continue
    bare = "".join(typed.split())
    yield from (read_clock(text) for text in CLOCKS if text.startswith(bare))


def _twins(clock: Clock) -> tuple[Clock, ...]:
    return (replace(clock, strict=False), replace(clock, strict=True)) if clock else (NO_CLOCK,)


def _clock_choice(language: str, clock: Clock) -> app_commands.Choice[str | int | float]:
    if not clock:
        return app_commands.Choice(
            name=locales.say(language, "choice-no-clock", text=NO_CLOCK_TEXT), value=NO_CLOCK_TEXT
        )
    time = time_text(language, clock)
    name = locales.say(language, "choice-clock", text=clock.text, time=time, strict=clock.strict)
    return app_commands.Choice(name=shorten(name), value=clock.text)


def side_names(game: Game | None, language: str) -> dict[str, str]:
    """Return the names of the sides that can be chosen, by id; "drawn" (by lot) comes first."""
    return {side: locales.say(language, f"side-{side}") for side in ("drawn", *(game.sides if game else ()))}


def _legal(game: Game, text: str) -> bool:
    try:
        game.settled(text)
    except OptionError:
        return False
    return True
