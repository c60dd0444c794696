"""Why a move: where to look for it, and what it does."""

from engine.auction import Auction, Choice
from engine.play import Play
from engine.state import State
from search.expansion import Fact
from search.families import family_of
from search.rounds import play_of


def facts(before: State, move: str) -> tuple[Fact, ...]:
    """Return what a move does, the most important first. Raises MoveError if it is none."""
    text = before.read(move)
    if isinstance(before.stage, Auction | Choice):
        return ()
    if fact := _about_the_deadline(play_of(before.stage), text):
        return (fact,)
    return family_of(before.position, len(before.sides)).facts(before.position, text)


def _about_the_deadline(stage: Play, move: str) -> Fact | None:
    """Return what a move does that ends a round because of its deadline, which the board does not know of."""
    if not stage.deadline:
        return None
    outcome = stage.after(move)[1]
    if not outcome or outcome.reason != stage.deadline.reason:
        return None
    return Fact("loses-by", {"reason": outcome.reason}) if outcome.winners else Fact("ties-rounds", {}, outcome.cells)


def region(before: State, move: str) -> tuple[str, ...]:
    """Return the cells to point at in a first hint at a move. Raises MoveError if it is none."""
    text = before.read(move)
    if isinstance(before.stage, Auction | Choice):
        return ()
    return family_of(before.position, len(before.sides)).region(before.position, text)
