"""Exercises: what the steps of lessons and puzzles have in common."""

from dataclasses import dataclass

from engine import State

LONGEST_KEY = 45
"""How many characters a key may have: with a move it has to fit into what a control of Discord carries."""


@dataclass(frozen=True, slots=True)
class Exercise:
    """A private position in which one person is to find a move, as it stands for them now."""

    key: str
    """What kind of exercise it is, a dot, and which one: `lesson.druid.lintel`, `puzzle.contiguity-17`, `daily.12`."""
    state: State
    plies: int
    """How many moves have been played in it; older controls and pictures are told by it."""
