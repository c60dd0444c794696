"""What may be won by, and how moves are bound, under the rules of a position of Contiguity Deluxe, as plain data."""

from functools import lru_cache
from typing import NamedTuple

from engine.games.ring.deluxe_rules import (
    Connection,
    Friendly,
    Isolation,
    Limit,
    Relocate,
    Rule,
    Safe,
    Surround,
    Victory,
)


class Terms(NamedTuple):
    """The rules in force.

    - `spared`: how many pawns a winning group may lack; `druid`: whether it has to hold a druid.
    - The others: whether there is such a rule.
    """

    spared: int
    druid: bool
    surround: bool
    friendly: bool
    victory: bool
    limit: bool
    isolation: bool
    safe: bool
    relocate: bool


@lru_cache(64)
def terms_of(rules: tuple[Rule, ...]) -> Terms:
    """Return what rules say."""
    connection = next(rule for rule in rules if isinstance(rule, Connection))
    kinds = (Surround, Friendly, Victory, Limit, Isolation, Safe, Relocate)
    return Terms(
        connection.spared, connection.druid, *(any(isinstance(rule, kind) for rule in rules) for kind in kinds)
    )
