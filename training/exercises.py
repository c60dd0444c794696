"""The exercise: the common type of lesson steps and puzzles."""

from dataclasses import dataclass

from engine import State

LONGEST_KEY = 45
"""Most characters of a key: with a move it has to fit into a custom id."""


@dataclass(frozen=True, slots=True)
class Exercise:
    """A private position in which one person has to find a move, in its current state."""

    key: str
    """The kind, a dot, and the name: `lesson.druid.lintel`, `puzzle.contiguity-17`, `daily.12`."""
    state: State
    plies: int
    """Number of moves played. Controls and pictures that carry another number are outdated."""
