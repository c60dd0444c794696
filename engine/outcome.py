"""The outcome of a match."""

from dataclasses import dataclass

REASONS = (
    "connection",
    "surround",
    "friendly",
    "isolation",
    "victory",
    "turns",
    "bid",
    "flip",
    "walk",
    "alignment",
    "last-king",
    "short",
    "resigned",
    "time",
    "agreed",
    "repetition",
    "passes",
)
"""Every word that `Outcome.reason` may hold."""

DRAWN_BY_PLAYERS = ("agreed", "repetition")
"""The reasons of a draw that players bring about without a move (R2)."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a match: players who won (none: a draw), why, and the cells that show it."""

    winners: tuple[int, ...]
    reason: str
    cells: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a round by side, as the board sees it: sides that won (none: a draw), why, and where."""

    sides: tuple[int, ...]
    reason: str
    cells: tuple[str, ...] = ()
