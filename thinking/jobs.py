"""Search jobs: each is one line of text for a process, and its answer another."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import Any, Final, Self

from engine import GAMES, State
from search import (
    EVEN_CHANCES,
    after_move,
    agrees_to_draw,
    candidates,
    chances,
    consider,
    decide,
    defend,
    facts,
    follow,
    glance,
    line_of,
    region,
    solve,
    starts_evenly,
    ways_to_win,
)
from thinking.matching import matching


@dataclass(frozen=True, slots=True)
class Job:
    """A question about a match, or about who meets in a round.

    - `kind`: a key of `KINDS`, or `pair`.
    - `record`: the match, in the format of `State.record`.
    - `place`: a ply of the current line, for the state to examine; None for the current state.
    - `level`, `player`, `seed`, `move`, `moves`, `seconds`: arguments of the kind.
    - `edges`: for `pair` alone, who may meet: two numbers of people, and a weight.
    """

    kind: str
    record: str = ""
    place: int | None = None
    level: int = 1
    player: int = 0
    seed: int = 0
    move: str = ""
    moves: int = 0
    seconds: float | None = None
    edges: Sequence[tuple[int, int, int]] = ()

    def write(self) -> str:
        """Return the job as a line for `read`."""
        return json.dumps(asdict(self))

    @classmethod
    def read(cls, line: str) -> Self:
        """Return the job in a line made by `write`."""
        return cls(**json.loads(line))

    def run(self) -> Any:
        """Do the job in this process, and return an answer that JSON can hold."""
        if self.kind == "pair":
            return matching(self.edges)
        state = _replayed(self.record)
        return KINDS[self.kind](self, state if self.place is None else line_of(state)[self.place])


@lru_cache(maxsize=4)
def _replayed(record: str) -> State:
    """Return the state at the end of a record. Cached: a review asks for many plies, with other jobs in between."""
    game, *_ = record.split(maxsplit=1)
    return GAMES[game].replay(record)


def _decide(job: Job, state: State) -> dict[str, Any]:
    """Return a computer's decision at its turn."""
    return asdict(decide(state, job.level, job.seed, job.seconds))


def _agrees(job: Job, state: State) -> bool:
    """Return whether a computer accepts a draw."""
    return agrees_to_draw(state, job.player, job.level, job.seconds)


def _hint(job: Job, state: State) -> dict[str, Any]:
    """Return the best move with its value, its facts, the line that follows and the cells to point at first, the same
    of the second best but the cells, and what each move that was considered leads to.
    """
    considered = consider(state, job.level, job.seconds)
    evenly = not state.undecided and starts_evenly(state)
    more = EVEN_CHANCES[0] - considered[0].chances[state.stage.turn] if evenly else 0
    best, *others = [
        {
            "move": each.move,
            "value": max(0, each.chances[state.stage.turn] + more),
            "facts": _facts_of(state, each.move),
            "line": () if state.undecided else follow(state, each.move, _share(job), each.follows),
        }
        for each in considered[:2]
    ]
    cells = region(state, considered[0].move)
    return {**best, "cells": cells, "others": others, "considered": [asdict(each) for each in considered]}


def _share(job: Job) -> float | None:
    """Return the seconds for a line that is told beside what a job is about."""
    return job.seconds and job.seconds / 10


def _advise(job: Job, state: State) -> dict[str, Any]:
    """Return the players' chances, and the best moves, each with its value for the player to move and its facts."""
    found = candidates(state, job.level, job.moves, job.seconds)
    moves = [{"move": each.move, "value": each.value, "facts": _facts_of(state, each.move)} for each in found]
    return {"chances": chances(state, job.level, job.seconds), "moves": moves}


def _glance(job: Job, state: State) -> dict[str, Any]:
    """Return the players' chances and the best move."""
    return asdict(glance(state, job.seconds))


def _judge(job: Job, state: State) -> Sequence[float]:
    """Return the players' chances after a move; if it wins the first of two rounds, their chances in that round."""
    return glance(after_move(state, job.move), job.seconds).chances


def _follow(job: Job, state: State) -> Sequence[str]:
    """Return the plies that are likely after a move."""
    return follow(state, job.move, job.seconds)


def _defend(job: Job, state: State) -> dict[str, Any]:
    """Return the hardest reply to a player who has to win within so many moves, and whether it prevents the win."""
    return defend(state, job.moves, job.player)._asdict()


def _ways(job: Job, state: State) -> dict[str, Any]:
    """Return replies to a player who wins within so many moves, with what wins then, and how many ways it takes."""
    return ways_to_win(state, job.moves, job.player)._asdict()


def _tempting(job: Job, state: State) -> Sequence[str]:
    """Return so many moves that look best at a glance."""
    return [found.move for found in candidates(state, 1, job.moves)]


def _solve(job: Job, state: State) -> Sequence[str]:
    return solve(state, job.moves)


def _fastest(job: Job, state: State) -> dict[str, Any] | None:
    """Return a move that wins as fast as possible, with the cells to point at first; None if none wins within `moves`.

    It is `move`, if that is given.
    """
    wins = (solve(state, number, most=1) for number in range(1, job.moves + 1))
    move = job.move or next((found[0] for found in wins if found), "")
    return {"move": move, "cells": region(state, move)} if move else None


def _facts(job: Job, state: State) -> list[dict[str, Any]]:
    return _facts_of(state, job.move)


def _facts_of(state: State, move: str) -> list[dict[str, Any]]:
    return [{"code": fact.code, "data": dict(fact.data), "cells": list(fact.cells)} for fact in facts(state, move)]


KINDS: Final[Mapping[str, Callable[[Job, State], Any]]] = {
    "decide": _decide,
    "agrees": _agrees,
    "hint": _hint,
    "advise": _advise,
    "glance": _glance,
    "judge": _judge,
    "facts": _facts,
    "follow": _follow,
    "defend": _defend,
    "solve": _solve,
    "fastest": _fastest,
    "ways": _ways,
    "tempting": _tempting,
}
"""Handlers by kind."""
ALL_KINDS: Final = (*KINDS, "pair")
