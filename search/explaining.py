"""Explanations of a move: where to look for it, what it does, and what of that speaks against it."""

from collections.abc import Iterable
from typing import Final

from engine.auction import Auction, Choice
from engine.play import Play
from engine.position import SWAP, Move
from engine.state import State
from search.expansion import Fact
from search.families import family_of
from search.winning import Winning

WARNINGS: Final = frozenset(
    {
        *("allows-win", "druid-side-allows-win", "capture-allows-win", "capture-makes-win"),
        *("loses-by", "gives-tie", "alignment-loses", "druid-draws", "druid-passes"),
        *("breaks-group", "breaks-pieces", "druid-hemmed", "druid-held", "opponent-druid-freed"),
        *("capture-key-in-danger", "capture-leaves-key", "capture-pawns-in-danger"),
    }
)
"""Codes of what always speaks against a move."""
OWN_DISTANCE: Final = frozenset({"disks-need", "pieces-need", "walk-needs"})
OTHERS_DISTANCE: Final = frozenset({"opponent-disks-need", "opponent-pieces-need", "walk-other-needs"})
"""Codes that tell how far the mover, or another, is `now` and was `before`."""


def facts(before: State, move: str) -> tuple[Fact, ...]:
    """Return what a move does, the most important first. Raises MoveError if it is none."""
    parsed = before.parse(move)
    return facts_at(before.stage, parsed) if isinstance(before.stage, Play) else ()


def facts_at(stage: Play, move: Move) -> tuple[Fact, ...]:
    """Return the same of a legal move while the board is played on."""
    if move == SWAP:
        return (Fact("swaps"),)
    winning = Winning(stage, move)
    if end := winning.of_the_end():
        return (end,)
    family = family_of(stage.position)
    return (*winning.of_the_next_turns(), *family.facts(stage.position, winning.following.position, move))


def is_drawback(fact: Fact) -> bool:
    """Return whether something that a move does is a reason not to play it."""
    if fact.code in OWN_DISTANCE:
        return bool(fact.data["now"] > fact.data["before"])
    if fact.code in OTHERS_DISTANCE:
        return bool(fact.data["now"] < fact.data["before"])
    return fact.code in WARNINGS


def differing(those: Iterable[Fact], others: Iterable[Fact]) -> tuple[Fact, ...]:
    """Return the facts about a move that do not also hold for another one, wherever the cells are that show them."""
    known = [(fact.code, fact.data) for fact in others]
    return tuple(fact for fact in those if (fact.code, fact.data) not in known)


def region(before: State, move: str) -> tuple[str, ...]:
    """Return the cells to point at in a first hint at a move: one, and perhaps those around it.

    Raises MoveError if it is none.
    """
    parsed = before.parse(move)
    if isinstance(before.stage, Auction | Choice):
        return ()
    return family_of(before.position).region(before.position, parsed)
