"""Advice at a turn: the most promising moves, each valued by a search of the position after it."""

from dataclasses import dataclass

from engine.state import State
from search.choosing import LOST, WON, Candidate, candidates, chances, opinion
from search.expansion import Shares
from search.reviewing import LEVEL, after_move, glance
from search.telling import Outlook
from search.tree import EvaluationCache

TRIED = 3
"""The number of promising moves that are searched."""
PLIES = 3
"""The most plies that are told of what follows a move."""
FEWEST = 2
"""The least number of them that is reported, unless the round ends before."""


@dataclass(frozen=True, slots=True)
class Considered:
    """A move that was judged: what each player may expect after it, and the plies that are likely then, if known.

    `told` is what people are told of these chances.
    """

    move: str
    chances: Shares
    follows: tuple[str, ...] = ()
    told: Outlook = ()

    @property
    def reply(self) -> str:
        """The best reply; empty if it is not known."""
        return next(iter(self.follows), "")


def consider(state: State, level: int, seconds: float | None = None) -> tuple[Considered, ...]:
    """Return the moves that look best to a level, as a review would judge them, the best first.

    A search sees less after a move than one that begins there. So that a review of the match does not find fault with
    what is advised here, every move is looked at from the position after it, and the review's own favourite with them.
    What is proven before needs no second look, nor does a position that one of these searches has come to before. It
    takes so many `seconds` at most. Raises LevelError.
    """
    player = state.turn
    if player is None:
        return ()
    cache: EvaluationCache = {}
    found = candidates(state, level, TRIED, seconds and seconds / 2, cache)
    if state.undecided:
        return tuple(Considered(each.move, chances(state, level), told=each.told) for each in found)
    if is_known(found[0]):
        return tuple(Considered(each.move, _shares(state, each.value), told=each.told) for each in found)
    moves = [each.move for each in found if not is_known(each)]
    each = seconds and seconds / 2 / (len(moves) + 2)
    if (most_visited := opinion(state, LEVEL, each, cache).move) not in moves:
        moves.append(most_visited)
    judged = [_considered(state, move, each, cache) for move in moves]
    lost = [Considered(each.move, _shares(state, each.value), told=each.told) for each in found if is_known(each)]
    return (*sorted(judged, key=lambda one: one.chances[player], reverse=True), *lost)


def is_known(candidate: Candidate) -> bool:
    """Return whether a move is proven to win or to lose."""
    return not LOST < candidate.value < WON


def follow(state: State, move: str, seconds: float | None = None, known: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Return the plies that are likely after a move, as a review sees them: fewer if the round ends with one of them.

    Those that are `known` come first. If they are too few, a search from the last of them adds more.
    """
    follows = known[:PLIES]
    after = after_move(state, move)
    for each in follows:
        after = after_move(after, each)
    while after.turn is not None and not after.undecided and len(follows) < FEWEST:
        for each in opinion(after, LEVEL, seconds and seconds / 2).line[: PLIES - len(follows)]:
            follows = (*follows, each)
            after = after_move(after, each)
    return follows


def _considered(state: State, move: str, seconds: float | None, cache: EvaluationCache) -> Considered:
    after = after_move(state, move)
    if after.turn is None or after.undecided:
        seen = glance(after, seconds)
        return Considered(move, seen.chances, told=seen.told)
    found = opinion(after, LEVEL, seconds, cache)
    return Considered(move, found.chances, found.line, found.told)


def _shares(state: State, value: float) -> Shares:
    """Return what each player may expect where the one to move is proven to expect `value`."""
    others = len(state.sides) - len(state.out) - 1
    rest = (1 - value) / others if others else 0.0
    return tuple(
        value if player == state.turn else 0.0 if player in state.out else rest for player in range(len(state.sides))
    )
