"""The hardest reply to a player who is to win by force, in games of two players."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import islice
from math import inf
from typing import NamedTuple

from engine.auction import Auction, Choice
from engine.play import Play
from engine.state import State
from search.families import family_of
from search.rounds import after, play_of
from search.solving import Solver, Unsolved

COMPARED = 64
"""Of how many replies, those that look best, the ways to win at once are counted; of longer wins, of an eighth."""

MOST_REPLIES = 1000
"""The most replies of which each is tried to count the ways to win."""
BUDGET = 400
"""At how many positions it is looked for whether two ways to win are enough."""


class Defence(NamedTuple):
    """A reply to a player who is to win within so many moves."""

    move: str
    """The reply, canonically."""
    holds: bool
    """Whether it keeps them from doing so."""


class Ways(NamedTuple):
    """How a player wins whatever the other one replies."""

    number: int
    """1 if one move answers every reply, 2 if one of two moves does, 3 if it takes more; 0 if that is not known."""
    lines: tuple[tuple[str, str], ...]
    """Replies, the hardest one first, each with a move that wins then; none where nothing is forced."""


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
    enough = COMPARED if moves == 1 and solver.is_lost(stage) else inf
    slowest = 0
    for reply in _replies(stage, solver, moves):
        if reply.moves > moves:
            return Defence(reply.move, holds=True)
        lost.append(reply)
        slowest += reply.moves == moves
        if slowest >= enough:
            break
    longest = max(reply.moves for reply in lost)
    hardest = [reply for reply in lost if reply.moves == longest]
    hardest = hardest[: COMPARED if longest < 2 else COMPARED // 8]
    return Defence(min(hardest, key=lambda reply: _ways_to_win(reply, solver)).move, holds=False)


def ways_to_win(state: State, moves: int, budget: int = BUDGET) -> Ways:
    """Return how the other player wins within so many own `moves`, whatever the player to move replies.

    All replies are tried, unless they are thousands or more than `budget` positions have to be looked at. Raises
    ValueError like `defend`.
    """
    defence = defend(state, moves)
    stage = play_of(state.stage)
    solver = Solver(family_of(stage.position, 2), 1 - stage.turn)
    if defence.holds:
        return Ways(0, ())
    replies = solver.every(stage).moves
    if len(replies) > MOST_REPLIES:
        some = _answers(stage, defence.move, moves, solver, every=False)
        return Ways(0, ((defence.move, some[0]),) if some else ())
    first = _answers(stage, defence.move, moves, solver)
    if not first:
        return Ways(0, ())
    solver.budget = budget
    after_reply = {defence.move: first}
    count = 0
    with suppress(Unsolved):
        for code in replies:
            reply = solver.family.text(stage.position, code)
            if answers := _answers(stage, reply, moves, solver):
                after_reply[reply] = answers
        count = 3
    options = [_two(after_reply, answer) for answer in first]
    few = [lines for lines in options if lines]
    if not count or not few:
        other = next((reply for reply, answers in after_reply.items() if first[0] not in answers), None)
        lines = ((defence.move, first[0]), *(((other, after_reply[other][0]),) if other else ()))
        return Ways(count, lines)
    lines = min(few, key=len)
    return Ways(len(lines), lines)


def _two(after_reply: Mapping[str, Sequence[str]], answer: str) -> tuple[tuple[str, str], ...]:
    """Return a reply against which an answer wins, and one against which only another answer does, if these two
    answers are enough against all replies; the first alone if it is enough; nothing if they are not.
    """
    one = next((reply, answer) for reply, answers in after_reply.items() if answer in answers)
    others = {reply: answers for reply, answers in after_reply.items() if answer not in answers}
    if not others:
        return (one,)
    shared = set.intersection(*map(set, others.values()))
    reply, answers = next(iter(others.items()))
    return (one, (reply, next(each for each in answers if each in shared))) if shared else ()


def _answers(stage: Play, reply: str, moves: int, solver: Solver, *, every: bool = True) -> list[str]:
    """Return what wins fastest after a reply to a player who wins within so many moves: all of it or some."""
    following, outcome = after(stage, reply)
    if outcome:
        return []
    most = None if every else 1
    for number in range(1, moves + 1):
        if found := list(islice(solver.winning(following, number, every=every), most)):
            return found
    return []


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
