"""A family's interface to the search: the moves of a position, how good each looks, and which ones end the game."""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from math import exp
from typing import Any, ClassVar, Final, Generic, TypeVar, cast

from engine.outcome import Outcome
from engine.position import SWAP, Move, Position
from search.levels import BY_LEVEL, Level

_CELL = re.compile(r"[a-z][0-9]{1,2}|[0-9]{1,2}[a-z]")
CERTAIN: Final = 0.999
"""The chance (0…1) from which on a match counts as won; below 1 - CERTAIN it counts as lost."""
Shares = tuple[float, ...]
"""The chance of each side, by index: 1 for a certain win, 0 for a certain loss. They add up to 1."""

Sample = Callable[[Sequence[int]], Sequence[int]]
"""A function that draws a few of a sequence by lot, each once; all if there are fewer."""

P = TypeVar("P", bound=Position)


@dataclass(slots=True)
class Expansion:
    """The moves of a position, those that look best for its mover first.

    - `moves`: the moves, or codes of them where there are many; `Family.move` says which move a code means.
    - `chances`: for each move, the chance of the side to move after it (0…1), never rising from one to the next.
    - `ends`: the shares of every move that ends the game at once, by its place in `moves`. Wins come first.
    - `shares`: for each move, what every side may expect after it. Left out for two sides: `chances` say it.
    - `complete`: whether every legal move is among `moves`. If one wins at once, one such always is.
    - `refuted`: the places of moves that let the next side win at once, for two sides, as far as the family knows them.
    """

    moves: Sequence[Any]
    chances: Sequence[float]
    ends: Mapping[int, Shares] = field(default_factory=dict)
    shares: Sequence[Shares] = ()
    complete: bool = True
    refuted: Collection[int] = ()


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that a move does: a code with a message, its data, and the names of the cells that show it."""

    code: str
    data: Mapping[str, Any] = field(default_factory=dict)
    cells: tuple[str, ...] = ()


class Family(ABC, Generic[P]):
    """The search of the games of one family. It reads the position's own integers; the engine stays the judge."""

    exploration: float = 1.0
    """The exploration constant of PUCT: the weight of priors against the values found so far."""
    prior_exponent: float = 1.0
    """The exponent on the odds of moves that makes their priors."""
    first_play_reduction: bool = False
    """Whether first-play urgency is reduced: an unvisited move counts as its evaluation plus the mean drift of others.

    It keeps the search from visiting every move where evaluations are alike and too high.
    """

    widens: bool = False
    """Whether the search starts again with every legal move (`expand_fully`) when all listed moves lose.

    For families whose `expand` may leave out the only moves that prevent a win in one.
    """

    levels: Mapping[int, Level] = BY_LEVEL
    """Its levels. They look at as many positions as in other families; the other parameters keep them evenly apart."""

    @abstractmethod
    def expand(self, position: P) -> Expansion:
        """Return every move of the side to move, or the best of them where there are thousands."""

    def move(self, position: P, code: Any) -> Move:
        """Return the move that a code of `expand(position)` means."""
        return cast("Move", code)

    def expand_fully(self, position: P) -> Expansion:
        """Return every legal move, for exact solving. Where even so there are too many, it is not `complete`."""
        return self.expand(position)

    def expand_briefly(self, position: P) -> Expansion | None:
        """Return the best move alone, or all that win, each as `expand` has it. None where that is no faster.

        It is enough to tell how good a position is.
        """
        return None

    def expand_some(self, position: P, sample: Sample) -> Expansion:
        """Return moves as a beginner sees them: those that win, and of very many others a sample."""
        return self.expand(position)

    def fair_bid(self, position: P) -> int:
        """Return within how many own turns the first side of an opening wins about every second match."""
        return 30

    def solve(self, position: P, moves: int) -> Iterable[Move] | None:
        """Return all first moves that win within so many own moves; None where the general way will do."""
        return None

    def can_win_alone(self, position: P, moves: int) -> bool:
        """Return whether the side to move could win within so many own moves if all others passed each time.

        False only where they may, since that refutes a win.
        """
        return True

    def is_lost(self, position: P, moves: int) -> bool | None:
        """Return whether the other side wins within so many own moves, whatever the side to move replies.

        None where the general way will do. The side to move must not be able to win at once.
        """
        return None

    def is_dead(self, position: P) -> bool:
        """Return whether no play can lead to a win any more."""
        return False

    def progress_marks(self, position: P) -> Iterable[Hashable]:
        """Return what has been reached in a position, by whom: what is there for the first time is progress.

        It holds nothing that goes on changing where nobody gets any further, such as heights.
        """
        return (position.key,)

    def patience(self, position: P) -> int | None:
        """Return the number of rounds without any progress after which a match is stuck; None: as in other games."""
        return None

    def region(self, position: P, move: Any) -> tuple[str, ...]:
        """Return the cells to point at in a first hint at a move: of the piece that moves, or where one is placed.

        The first is named; further ones lie around it.
        """
        return tuple(islice(_CELL.findall(str(move)), 1))

    def turned(self, position: P, side: int) -> P:
        """Return the same board with another side to move, as if those before it had let their turns pass."""
        board: Any = position
        turned: P = replace(board, side=side)
        return turned

    def facts(self, position: P, after: P, move: Any) -> Iterable[Fact]:
        """Return what a legal move does to the board: the most important first.

        It leads to the position `after`, and ends nothing. What it means for winning is asked elsewhere
        (`search/winning.py`).
        """
        return ()

    # Words about winning

    words: ClassVar[Mapping[str, str]] = {}
    """The codes that say what others say, by these: the code, or the code and a reason.

    The data of those that end in `-by` say how (`told_of_win`); that of others has the name of the side, if it has one.
    """
    words_among_more: Mapping[str, str] = {}
    """The same while more than two sides are in."""

    def name_of(self, position: P, side: int) -> str:
        """Return what facts call a side; nothing where it is enough to speak of the opponent."""
        return ""

    def told_of_win(self, position: P, side: int, end: Outcome) -> Mapping[str, Any]:
        """Return how a side has won as a round ended, as data: the reason, and numbers that belong to it."""
        return {"reason": end.reason}

    def shown(self, position: P, move: Any) -> tuple[str, ...]:
        """Return the cells that show how a move wins: all that it names."""
        board = position.content.board
        return tuple(cell for cell in position.half_move(str(move)).cells if cell in board.index)


def ranked(
    position: Position,
    moves: Sequence[Any],
    worth: Sequence[float],
    ends: Mapping[Any, Shares],
    shares: Sequence[Shares],
) -> Expansion:
    """Return the expansion of all moves, and of a swap where there may be one, from what each is worth to the mover.

    `ends` are by move; `shares` are in the order of `moves`, or empty.
    """
    if position.may_swap:
        moves, worth, shares = [*moves, SWAP], [*worth, 1 - max(worth)], ()
    order = sorted(range(len(moves)), key=worth.__getitem__, reverse=True)
    best_first = [moves[place] for place in order]
    return Expansion(
        best_first,
        [worth[place] for place in order],
        {best_first.index(move): end for move, end in ends.items()},
        [shares[place] for place in order] if shares else (),
    )


def shares_of(expansion: Expansion, position: Position, index: int) -> Shares:
    """Return what each side may expect after the move at `index`, whether it ends the game or not."""
    if end := expansion.ends.get(index):
        return end
    if expansion.shares:
        return expansion.shares[index]
    chance = expansion.chances[index]
    return (1 - chance, chance) if position.side else (chance, 1 - chance)


def win_of(side: int, count: int) -> Shares:
    """Return the shares of `count` sides when one has won."""
    return tuple(float(other == side) for other in range(count))


def draw_of(count: int, out: int = 0) -> Shares:
    """Return the shares of `count` sides after a draw of all but those in the set `out`."""
    still_in = count - out.bit_count()
    return tuple(0.0 if out >> side & 1 else 1 / still_in for side in range(count))


def given_away(shares: Shares, giver: int, takers: Collection[int], part: float) -> Shares:
    """Return shares after a side has given a part of its own to others in equal parts."""
    given = part * shares[giver]
    more = given / len(takers)
    return tuple(
        share - given if side == giver else share + more if side in takers else share
        for side, share in enumerate(shares)
    )


def with_share(shares: Shares, player: int, share: float) -> Shares:
    """Return shares with another one for a player, the others' in the same proportion as before."""
    if share == shares[player]:
        return shares
    rest = 1 - shares[player]
    scale = (1 - share) / rest if rest else 0.0
    even = 0.0 if rest else (1 - share) / (len(shares) - 1)
    return tuple(share if each == player else old * scale + even for each, old in enumerate(shares))


def odds(chance: float) -> float:
    """Return the odds of a chance (0…1); certainty counts as 999 to 1."""
    return chance / (1 - chance) if chance < CERTAIN else 999.0


def chance(score: float, scale: float) -> float:
    """Return the chance (0…1) that a score means: 1/2 at 0, about 3/4 at `scale`. It never becomes certainty."""
    return 0.002 + 0.996 / (1 + exp(-max(-30.0, min(30.0, score / scale))))
