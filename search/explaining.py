"""Why a move: where to look for it, and what it does."""

from engine.auction import Auction, Choice
from engine.state import State
from search.expansion import Fact
from search.families import family_of


def facts(before: State, move: str) -> tuple[Fact, ...]:
    """Return what a move does, the most important first. Raises MoveError if it is none."""
    text = before.read(move)
    if isinstance(before.stage, Auction | Choice):
        return ()
    return family_of(before.position, len(before.sides)).facts(before.position, text)


def region(before: State, move: str) -> tuple[str, ...]:
    """Return the cells to point at in a first hint at a move. Raises MoveError if it is none."""
    text = before.read(move)
    if isinstance(before.stage, Auction | Choice):
        return ()
    return family_of(before.position, len(before.sides)).region(before.position, text)
