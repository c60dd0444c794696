"""The hardest reply to a player who is to win by force, in games of two players."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.auction import Auction, Choice
from engine.play import Play
from engine.state import State
from search.families import family_of
from search.rounds import after, play_of
from search.solving import Solver

COMPARED = 64
"""Of how many replies, those that look best, the ways to win at once are counted; of longer wins, of an eighth."""


class Defence(NamedTuple):
    """A reply to a player who is to win within so many moves."""

    move: str
    """The reply, canonically."""
    holds: bool
    """Whether it keeps them from doing so."""


class _Reply(NamedTuple):
    """A reply after which the other player wins."""

    move: str
    stage: Play
    moves: int
    """Within how many own moves they win, at best; 0 if the reply itself has lost."""


def defend(state: State, moves: int) -> Defence:
    """Return the hardest reply of the player to move, if the other one is to win within so many own `moves`.

    That is one that wins at once; else, of those after which the other does not win so soon, the one that looks best;
    else the one against which they take longest, and of these the one that leaves the fewest moves to win by. Raises
    ValueError for a match that is over, in which sides are still bid for, or of more than two players, and for a
    negative number of moves.
    """
    if state.turn is None or len(state.sides) != 2 or moves < 0 or isinstance(state.stage, Auction | Choice):
        raise ValueError(moves)
    stage = play_of(state.stage)
    solver = Solver(family_of(stage.position, 2), 1 - stage.turn)
    if move := _win(stage, solver):
        return Defence(move, holds=True)
    lost: list[_Reply] = []
    for reply in _replies(stage, solver, moves):
        if reply.moves > moves:
            return Defence(reply.move, holds=True)
        lost.append(reply)
    longest = max(reply.moves for reply in lost)
    hardest = [reply for reply in lost if reply.moves == longest]
    hardest = hardest[: COMPARED if longest < 2 else COMPARED // 8]
    return Defence(min(hardest, key=lambda reply: _ways_to_win(reply, solver)).move, holds=False)


def _win(stage: Play, solver: Solver) -> str | None:
    """Return a move that wins at once, if there is one."""
    family, expansion = solver.family, solver.family.expand(stage.position)
    for place, shares in expansion.ends.items():
        if shares[stage.position.side] == 1:
            move = family.text(stage.position, expansion.moves[place])
            outcome = after(stage, move)[1]
            if outcome and outcome.winners == (stage.turn,):
                return move
    return None


def _replies(stage: Play, solver: Solver, moves: int) -> Iterator[_Reply]:
    """Yield every move, the best first, with how soon the other player wins after it: `moves` + 1 if not so soon."""
    for code in solver.every(stage).moves:
        move = solver.family.text(stage.position, code)
        following, outcome = after(stage, move)
        if outcome:
            yield _Reply(move, following, 0 if outcome.winners == (solver.player,) else moves + 1)
        else:
            within = (number for number in range(1, moves + 1) if solver.wins(following, number))
            yield _Reply(move, following, next(within, moves + 1))


def _ways_to_win(reply: _Reply, solver: Solver) -> int:
    """Return the number of moves by which the other player wins after a reply, as fast as can be."""
    return sum(1 for _ in solver.winning(reply.stage, reply.moves, every=True)) if reply.moves else 0
