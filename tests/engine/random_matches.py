"""Random matches of every game under a spread of options, for the conformance tests."""

import inspect
import random
from collections.abc import Callable, Iterable, Iterator
from functools import wraps
from itertools import combinations, islice
from typing import Any, NamedTuple, TypeVar
from zlib import crc32

import pytest

from engine import GAMES, Game, MoveError, Option, OptionError, State

LENGTH = 36
MANY = 300
"""The most legal moves that are looked at; a game may have a million."""

Found = TypeVar("Found")


class Setting(NamedTuple):
    """A game and the options it is played under, in their text form."""

    game_id: str
    terms: str

    @property
    def game(self) -> Game:
        return GAMES[self.game_id]

    @property
    def chosen(self) -> dict[str, object]:
        return self.game.read_options(self.terms)

    def __str__(self) -> str:
        return f"{self.game_id}[{self.terms}]"


def values(option: Option) -> list[object]:
    """Return the values worth trying: all of a few, or the least and the greatest of many; never the default."""
    allowed = list(option.allowed)
    few = allowed if len(allowed) <= 3 or option.kind == "choice" else [allowed[0], allowed[-1]]
    return [value for value in few if value != option.default]


def singles(game: Game) -> Iterator[dict[str, object]]:
    """Yield no option at all, then each option by itself with each value worth trying."""
    yield {}
    for option in game.options:
        for value in values(option):
            yield {option.name: value}


def pairs(game: Game) -> Iterator[dict[str, object]]:
    """Yield each pair of options."""
    for first, second in combinations(game.options, 2):
        yield {first.name: values(first)[0], second.name: values(second)[0]}


def settings(chosen_of: Callable[[Game], Iterable[dict[str, object]]]) -> list[Setting]:
    """Return the settings that the games' options allow, each once."""
    terms_by_game = [(game, terms_of(game, chosen)) for game in GAMES.values() for chosen in chosen_of(game)]
    return list(dict.fromkeys(Setting(game.id, terms) for game, terms in terms_by_game if terms is not None))


def terms_of(game: Game, chosen: dict[str, object]) -> str | None:
    """Return the canonical text of options; None if they cannot be combined."""
    try:
        return game.start(chosen).terms
    except OptionError as refusal:
        if refusal.code != "conflict":
            raise
        return None


SINGLES = settings(singles)
SETTINGS = list(dict.fromkeys([*SINGLES, *settings(pairs)]))


def under(settings: list[Setting]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Run a test that asks for a `setting` under several, all of one game in one go.

    `make test` takes each game without options and with some that are drawn by the test's name; the exhaustive tests
    take the others. The tests of a module run game by game, so that few matches have to be remembered.
    """

    def decorate(check: Callable[..., None]) -> Callable[..., None]:
        @wraps(check)
        def check_each(settings: list[Setting], **arguments: Any) -> None:
            for setting in settings:
                try:
                    check(setting=setting, **arguments)
                except Exception as fault:
                    fault.add_note(f"under {setting}")
                    raise

        signature = inspect.signature(check)
        parameters = [
            parameter.replace(name="settings") if parameter.name == "setting" else parameter
            for parameter in signature.parameters.values()
        ]
        check_each.__signature__ = signature.replace(parameters=parameters)  # type: ignore[attr-defined]
        return pytest.mark.parametrize("settings", list(_by_game(settings, check.__name__)), scope="module")(check_each)

    return decorate


def _by_game(settings: list[Setting], name: str) -> Iterator[Any]:
    for game_id in dict.fromkeys(setting.game_id for setting in settings):
        plain, *others = [setting for setting in settings if setting.game_id == game_id]
        drawn = [others.pop(crc32(name.encode()) % len(others))] if others else []
        yield pytest.param([plain, *drawn], id=game_id)
        if others:
            yield pytest.param(others, id=f"{game_id} under all options", marks=pytest.mark.exhaustive)


def some_moves(state: State, limit: int = MANY) -> list[str]:
    """Return the legal moves, at most `limit`."""
    return list(islice(state.legal_moves(), limit))


def remembered(function: Callable[..., Found]) -> Callable[..., Found]:
    """Remember what a function returns for settings, as long as it is asked about the same game."""
    found: dict[tuple[Any, ...], Found] = {}

    @wraps(function)
    def ask(setting: Setting, *rest: Any) -> Found:
        asked = setting, *rest
        if found and next(iter(found))[0].game_id != setting.game_id:
            found.clear()
        if asked not in found:
            found[asked] = function(*asked)
        return found[asked]

    return ask


@remembered
def walk(setting: Setting, seed: int = 0) -> tuple[State, ...]:
    """Return every state of a random match, to its end or for `LENGTH` plies; moves that end it are preferred."""
    chance = random.Random(f"{setting} {seed}")
    states = [setting.game.start(setting.chosen)]
    while not states[-1].outcome and len(states) <= LENGTH:
        tried = [states[-1].play(chance.choice(some_moves(states[-1]))) for _ in range(3)]
        states.append(next((state for state in tried if state.outcome), tried[0]))
    return tuple(states)


def spread(states: tuple[State, ...], count: int = 5) -> list[State]:
    """Return about `count` states of a match, from its start to its end."""
    step = max(1, (len(states) - 1) // (count - 1))
    return sorted({*states[::step], states[-1]}, key=lambda state: state.ply)


def still_in(state: State) -> list[int]:
    """Return the players who have not left."""
    return [player for player in range(state.game.players) if player not in state.out]


def ended(setting: Setting) -> list[State]:
    """Return states in which the match is over, by the board or by the players."""
    states = walk(setting)
    going = [state for state in spread(states) if not state.outcome]
    dropped = [state.drop(player) for state in going for player in still_in(state)]
    over = [*states, *dropped, *(state.draw() for state in going)]
    return [state for state in over if state.outcome]


def garbled(text: str, chance: random.Random) -> str:
    """Return the text with a random change, which may leave it legal."""
    place = chance.randrange(len(text) + 1)
    character = chance.choice("abcdefghxyz0123456789 -+*>=,.?é")
    return chance.choice(
        [
            text[:place],
            text[place:],
            text[:place] + character + text[place:],
            text[:place] + character + text[place + 1 :],
            text[:place] + text[place:].swapcase()[::-1],
            f"{text} {text}",
            f"{text}-{text}",
        ]
    )


@remembered
def refused(setting: Setting) -> tuple[tuple[str, MoveError], ...]:
    """Return texts that states of a random match refuse, each with the refusal."""
    chance = random.Random(f"garble {setting}")
    refusals: list[tuple[str, MoveError]] = []
    earlier = ["pass", "swap", "bid 3", "call", "first", "1-2", "a1"]
    for state in (*walk(setting), *ended(setting)):
        texts = [garbled(chance.choice(earlier), chance) for _ in range(12)] + chance.sample(earlier, 6)
        for text in texts:
            try:
                state.read(text)
            except MoveError as refusal:
                # Without its traceback, which would keep everything alive that the engine looked at.
                refusals.append((text, refusal.with_traceback(None)))
        earlier += chance.sample(moves, min(3, len(moves))) if (moves := some_moves(state)) else []
    return tuple(refusals)
