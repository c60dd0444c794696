"""Goals of lesson steps, checked by the engine and the search."""

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

from engine import State
from search import candidates, facts, solve

_WORD = re.compile(r"[a-z0-9]+")


@dataclass(frozen=True, slots=True)
class Miss:
    """The reason why a move misses a goal: a code with a message (`goal-<code>`) and its data.

    - `cells`: places to point at, on the board after the move.
    - `reply`: the next player's canonical move that refutes it; empty if there is none.
    """

    code: str
    data: Mapping[str, Any] = field(default_factory=dict)
    cells: tuple[str, ...] = ()
    reply: str = ""


class Goal(ABC):
    """A condition on the learner's move."""

    @abstractmethod
    def missed(self, before: State, move: str, after: State) -> Miss | None:
        """Return why a legal canonical move misses the goal; None if it reaches it."""


@dataclass(frozen=True, slots=True)
class Anything(Goal):
    """Any legal move."""

    def missed(self, before: State, move: str, after: State) -> Miss | None:
        return None


@dataclass(frozen=True, slots=True)
class Names(Goal):
    """The move names all of these `cells`, such as those of the piece to move and of its target."""

    cells: Sequence[str]

    def missed(self, before: State, move: str, after: State) -> Miss | None:
        named = set(_WORD.findall(move))
        return None if named.issuperset(self.cells) else Miss("names", {"cells": tuple(self.cells)}, tuple(self.cells))


@dataclass(frozen=True, slots=True)
class Kind(Goal):
    """The move is of this kind: one of the labels of the game's suggestions, such as `lintel` or `swap`."""

    label: str

    def missed(self, before: State, move: str, after: State) -> Miss | None:
        labels = {suggestion.label for suggestion in before.suggest(move) if suggestion.text == move}
        return None if self.label in labels else Miss("kind")


@dataclass(frozen=True, slots=True)
class Written(Goal):
    """The whole move matches a regular expression, such as one for cells of the same ring."""

    pattern: str

    def missed(self, before: State, move: str, after: State) -> Miss | None:
        return None if re.fullmatch(self.pattern, move) else Miss("kind")


@dataclass(frozen=True, slots=True)
class Holds(Goal):
    """The goal of having a piece on each of these `cells` after the move."""

    cells: Sequence[str]

    def missed(self, before: State, move: str, after: State) -> Miss | None:
        side, pieces = before.position.side, after.position.pieces()
        missing = tuple(cell for cell in self.cells if cell not in pieces or pieces[cell].side != side)
        return Miss("holds", {"cells": missing}, missing) if missing else None


@dataclass(frozen=True, slots=True)
class Does(Goal):
    """The move has an effect listed by `search.facts`: a fact with this `code` and at least this `data`."""

    code: str
    data: Mapping[str, Any] = field(default_factory=dict)

    def missed(self, before: State, move: str, after: State) -> Miss | None:
        for fact in facts(before, move):
            if fact.code == self.code and all(fact.data.get(name) == value for name, value in self.data.items()):
                return None
        return Miss("does")


@dataclass(frozen=True, slots=True)
class Wins(Goal):
    """The move wins; with `moves`, it wins within that many own moves, itself included, against every defence."""

    moves: int = 1

    def missed(self, before: State, move: str, after: State) -> Miss | None:
        if after.outcome:
            return None if before.turn in after.outcome.winners else Miss("ends")
        if self.moves > 1 and move in _winning(before, self.moves):
            return None
        return Miss("wins", {"moves": self.moves})


@lru_cache(maxsize=64)
def _winning(before: State, moves: int) -> frozenset[str]:
    return frozenset(solve(before, moves))


@dataclass(frozen=True, slots=True)
class Prevents(Goal):
    """The next player cannot win at once, and the move itself has not made them win."""

    def missed(self, before: State, move: str, after: State) -> Miss | None:
        if after.outcome:
            return Miss("ends") if after.outcome.winners and before.turn not in after.outcome.winners else None
        for best in candidates(after, 1, 1):  # even the lowest level sees every win in one, and ranks it first
            outcome = after.play(best.move).outcome
            if outcome and after.turn in outcome.winners:
                return Miss("prevents", {"reply": best.move}, outcome.cells, best.move)
        return None


KINDS: Final[Mapping[str, type[Goal]]] = {
    "anything": Anything,
    "names": Names,
    "kind": Kind,
    "written": Written,
    "holds": Holds,
    "does": Does,
    "wins": Wins,
    "prevents": Prevents,
}
"""The kinds of goals by their names in data files. The other keys of a goal in a file are its fields."""


def read_goal(kind: str, **fields: Any) -> Goal:
    """Return a goal from its entry in a data file. Raises KeyError for an unknown kind, TypeError for wrong fields."""
    return KINDS[kind](**fields)


def missed(goals: Sequence[Goal], before: State, move: str) -> Miss | None:
    """Return why a legal canonical move misses the first of the goals that it misses; None if it reaches all."""
    after = before.play(move)
    misses = (goal.missed(before, move, after) for goal in goals)
    return next(filter(None, misses), None)
