"""Presets: a person's named combinations of game, options and clock."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine import GAMES
from matches.core.match_errors import MatchError
from matches.core.names import one_line
from matches.core.terms import Terms
from matches.people import preference_queries
from store import Store, rows, schema
from store.transactions import Transaction

LONGEST_NAME: Final = 32
MOST: Final = 20
"""Presets per person."""


@dataclass(frozen=True, slots=True)
class Preset:
    """Named terms of a challenge."""

    name: str
    terms: Terms
    """Without a side, and not for a position."""


class PresetService:
    """Storing and finding presets. Names are compared without case and blanks."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def save(self, user: int, name: str, terms: Terms) -> Preset:
        """Store a preset, replacing one of the same name. Raises MatchError("preset-name" | "too-many-presets")."""
        preset = Preset(one_line(name), Terms(terms.game, terms.options, terms.clock))
        if not 0 < len(preset.name) <= LONGEST_NAME:
            raise MatchError("preset-name", most=LONGEST_NAME)
        async with self._store.write(lock=("user", user)) as transaction:
            others = await _of(transaction, user)
            if same := named(others, preset.name):
                await rows.delete(transaction, schema.presets, {"user": user, "name": same.name})
            elif len(others) >= MOST:
                raise MatchError("too-many-presets", most=MOST)
            values = preset.terms.columns("presets")
            await rows.insert(transaction, schema.presets, user=user, name=preset.name, **values)
        return preset

    async def of(self, user: int) -> Sequence[Preset]:
        """Return a person's presets by name, without those of removed games."""
        async with self._store.read() as transaction:
            return await _of(transaction, user)

    async def delete(self, user: int, name: str) -> Preset:
        """Delete and return a preset. Raises MatchError("no-such-preset")."""
        async with self._store.write(lock=("user", user)) as transaction:
            preset = named(await _of(transaction, user), name)
            if preset is None:
                raise MatchError("no-such-preset", name=name)
            await rows.delete(transaction, schema.presets, {"user": user, "name": preset.name})
        return preset


def named(presets: Sequence[Preset], name: str) -> Preset | None:
    """Return the preset with a name; None if there is none."""
    return next((preset for preset in presets if _key(preset.name) == _key(name)), None)


async def _of(transaction: Transaction, user: int) -> Sequence[Preset]:
    return [
        Preset(row.name, Terms.read(row))
        for row in await preference_queries.presets_of(transaction, user)
        if row.game in GAMES
    ]


def _key(name: str) -> str:
    return one_line(name).casefold()
