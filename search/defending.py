"""The hardest replies to a player who is to win by force, and how they win all the same."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import islice
from math import inf
from typing import NamedTuple

from engine.auction import Auction, Choice
from engine.play import Play
from engine.position import Move
from engine.state import State
from search.families import family_of
from search.rounds import after, play_of
from search.solving import Solver, Unsolved

COMPARED = 64
"""Of how many replies, those that look best, the ways to win at once are counted; of longer wins, of an eighth."""

MOST_REPLIES = 1000
"""The most replies of which each is tried to count the ways to win."""
BUDGET = 400
"""At how many positions it is looked for whether two ways to win are enough; four times as many among three."""


class Defence(NamedTuple):
    """A reply to a player who is to win within so many moves."""

    move: str
    """The reply, canonically."""
    holds: bool
    """Whether it keeps them from doing so, with the best replies of further opponents."""


class ForcedWin(NamedTuple):
    """A forced win: how a player wins whatever the others reply."""

    number: int
    """1 if one move answers every reply, 2 if one of two moves does, 3 if it takes more; 0 if that is not known."""
    lines: tuple[tuple[str, ...], ...]
    """Replies, one of each opponent, the hardest ones first, each with a move that wins then; none where nothing is
    forced.
    """


Replies = tuple[str, ...]
"""The replies of all opponents, in turn, between two moves of a player."""


class _Reply(NamedTuple):
    """A reply after which the player who is to win does."""

    move: Move
    stage: Play
    moves: int
    """The least number of own moves in which they win; 0 if the reply itself has lost."""


def defend(state: State, moves: int, player: int | None = None) -> Defence:
    """Return the hardest reply of the player to move, if another `player` is to win within so many own `moves`.

    That is one that wins at once; else, of those after which they do not win so soon, the one that looks best; else the
    one against which they take longest, and of these the one that leaves the fewest moves to win by, if they are next.
    `player` may be left out in games of two. Raises ValueError for a match that is over or in which sides are still bid
    for, for a player whose turn it is or who is out, and for a negative number of moves.
    """
    stage, solver = _begun(state, moves, player)
    for win in Solver(solver.family, stage.turn).winning(stage, 1, every=False):
        return Defence(str(win), holds=True)
    lost: list[_Reply] = []
    enough = COMPARED if moves == 1 and solver.is_lost(stage) else inf
    slowest = 0
    for reply in _replies(stage, solver, moves):
        if reply.moves > moves:
            return Defence(str(reply.move), holds=True)
        lost.append(reply)
        slowest += reply.moves == moves
        if slowest >= enough:
            break
    longest = max(reply.moves for reply in lost)
    hardest = [reply for reply in lost if reply.moves == longest]
    hardest = hardest[: COMPARED if longest < 2 else COMPARED // 8]
    return Defence(str(min(hardest, key=lambda reply: _ways_to_win(reply, solver)).move), holds=False)


def ways_to_win(state: State, moves: int, player: int | None = None, budget: int | None = None) -> ForcedWin:
    """Return how another `player` wins within so many own `moves`, whatever the players before them reply.

    All replies are tried, unless they are thousands or more than `budget` positions have to be looked at. Raises
    ValueError like `defend`.
    """
    stage, solver = _begun(state, moves, player)
    hardest, replied = _hardest(state, moves, solver.player)
    if not hardest:
        return ForcedWin(0, ())
    if len(solver.every(stage).moves) > MOST_REPLIES:
        some = _answers(replied, moves, solver, every=False)
        return ForcedWin(0, ((*hardest, some[0]),) if some else ())
    first = _answers(replied, moves, solver)
    if not first:
        return ForcedWin(0, ())
    opponents = len(state.sides) - len(state.out) - 1
    solver.budget = BUDGET * opponents**2 if budget is None else budget
    after_replies = {hardest: first}
    count = 0
    with suppress(Unsolved):
        for replies, following in _all_replies(stage, solver):
            if answers := _answers(following, moves, solver):
                after_replies[replies] = answers
        count = 3
    options = [_two(after_replies, answer) for answer in first]
    few = [lines for lines in options if lines]
    if not count or not few:
        other = next((replies for replies, answers in after_replies.items() if first[0] not in answers), None)
        lines = ((*hardest, first[0]), *(((*other, after_replies[other][0]),) if other else ()))
        return ForcedWin(count, lines)
    lines = min(few, key=len)
    return ForcedWin(len(lines), lines)


def _begun(state: State, moves: int, player: int | None) -> tuple[Play, Solver]:
    """Return the round and a solver for the player who is to win. Raises ValueError."""
    if state.turn is None or moves < 0 or isinstance(state.stage, Auction | Choice):
        raise ValueError(moves)
    if player is None and len(state.sides) == 2:
        player = 1 - state.turn
    if player is None or player == state.turn or player in state.out:
        raise ValueError(player)
    stage = play_of(state.stage)
    return stage, Solver(family_of(stage.position), player)


def _hardest(state: State, moves: int, player: int) -> tuple[Replies, Play]:
    """Return the hardest replies until the player's next turn, and the round after them; no replies if these hold."""
    found: list[str] = []
    stage = play_of(state.stage)
    while stage.turn != player:
        defence = defend(state, moves, player)
        state = state.play(defence.move)
        if defence.holds or state.outcome:
            return (), stage
        found.append(defence.move)
        stage = play_of(state.stage)
    return tuple(found), stage


def _all_replies(stage: Play, solver: Solver) -> Iterator[tuple[Replies, Play]]:
    """Yield what the others may reply until the player's next turn, with the round after it; not what ends the game."""
    if stage.turn == solver.player:
        yield (), stage
        return
    for code in solver.every(stage).moves:
        reply = solver.family.move(stage.position, code)
        following, outcome = after(stage, reply)
        if not outcome:
            yield from (((str(reply), *more), last) for more, last in _all_replies(following, solver))


def _two(after_replies: Mapping[Replies, Sequence[str]], answer: str) -> tuple[tuple[str, ...], ...]:
    """Return replies against which an answer wins, and such against which only another answer does, if these two
    answers are enough against all replies; the first alone if it is enough; nothing if they are not.
    """
    one = next((*replies, answer) for replies, answers in after_replies.items() if answer in answers)
    others = {replies: answers for replies, answers in after_replies.items() if answer not in answers}
    if not others:
        return (one,)
    shared = set.intersection(*map(set, others.values()))
    replies, answers = next(iter(others.items()))
    return (one, (*replies, next(each for each in answers if each in shared))) if shared else ()


def _answers(stage: Play, moves: int, solver: Solver, *, every: bool = True) -> list[str]:
    """Return what wins fastest at the turn of a player who wins within so many moves: all of it or some."""
    most = None if every else 1
    for number in range(1, moves + 1):
        if found := list(map(str, islice(solver.winning(stage, number, every=every), most))):
            return found
    return []


def _replies(stage: Play, solver: Solver, moves: int) -> Iterator[_Reply]:
    """Yield every move, the best first, with how soon the player wins after it: `moves` + 1 if not so soon."""
    for code in solver.every(stage).moves:
        move = solver.family.move(stage.position, code)
        following, outcome = after(stage, move)
        if outcome:
            yield _Reply(move, following, 0 if outcome.winners == (solver.player,) else moves + 1)
        else:
            within = (number for number in range(1, moves + 1) if solver.is_forced(following, number))
            yield _Reply(move, following, next(within, moves + 1))


def _ways_to_win(reply: _Reply, solver: Solver) -> int:
    """Return the number of moves by which the player wins after a reply, as fast as can be; 0 before others' turns."""
    if not reply.moves or reply.stage.turn != solver.player:
        return 0
    return sum(1 for _ in solver.winning(reply.stage, reply.moves, every=True))
