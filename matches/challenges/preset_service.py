"""Presets: a game with its options and clock, stored under a name by one person for themselves."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine import GAMES, Game
from matches.clocks.clock import Clock, read_clock
from matches.match_errors import MatchError
from matches.names import one_line
from matches.people import preference_queries
from store import Store
from store.transactions import Transaction

LONGEST_NAME: Final = 32
MOST: Final = 20
"""How many presets a person may have."""


@dataclass(frozen=True, slots=True)
class Preset:
    """Terms of a challenge under a name."""

    name: str
    game: Game
    terms: str
    clock: Clock


class PresetService:
    """Storing and finding presets. Names differ by more than capitals and blanks."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def save(self, user: int, name: str, game: Game, terms: str, clock: Clock) -> Preset:
        """Store a preset, in place of one of the same name. Raises MatchError("preset-name" | "too-many-presets")."""
        preset = Preset(one_line(name), game, terms, clock)
        if not 0 < len(preset.name) <= LONGEST_NAME:
            raise MatchError("preset-name", most=LONGEST_NAME)
        async with self._store.write(lock=("user", user)) as transaction:
            others = await _of(transaction, user)
            if same := named(others, preset.name):
                await preference_queries.remove_preset(transaction, user, same.name)
            elif len(others) >= MOST:
                raise MatchError("too-many-presets", most=MOST)
            values = {"game": game.id, "terms": terms, "clock": clock.text or None}
            await preference_queries.add_preset(transaction, user, preset.name, **values)
        return preset

    async def of(self, user: int) -> Sequence[Preset]:
        """Return a person's presets by name, without those of games that are no longer there."""
        async with self._store.read() as transaction:
            return await _of(transaction, user)

    async def delete(self, user: int, name: str) -> Preset:
        """Delete a preset, and return it. Raises MatchError("no-such-preset")."""
        async with self._store.write(lock=("user", user)) as transaction:
            preset = named(await _of(transaction, user), name)
            if preset is None:
                raise MatchError("no-such-preset", name=name)
            await preference_queries.remove_preset(transaction, user, preset.name)
        return preset


def named(presets: Sequence[Preset], name: str) -> Preset | None:
    """Return the preset of a name; None if it is not among those given."""
    return next((preset for preset in presets if _key(preset.name) == _key(name)), None)


async def _of(transaction: Transaction, user: int) -> Sequence[Preset]:
    return [
        Preset(row.name, GAMES[row.game], row.terms, read_clock(row.clock or ""))
        for row in await preference_queries.presets_of(transaction, user)
        if row.game in GAMES
    ]


def _key(name: str) -> str:
    return one_line(name).casefold()
