"""What can be thought about: a job is a line of text for a process, and its answer another one."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import Any, Final, Self

from engine import GAMES, State
from search import agrees_to_draw, candidates, decide, defend, facts, glance, line_of, solve


@dataclass(frozen=True, slots=True)
class Job:
    """Something to find out about a match.

    - `kind`: a key of `KINDS`.
    - `record`: the match, as `State.record` writes it.
    - `place`: which state of the line that stands, by its ply; None for the match as it stands.
    - `level`, `player`, `seed`, `move`, `moves`, `seconds`: what the kind asks for.
    """

    kind: str
    record: str
    place: int | None = None
    level: int = 1
    player: int = 0
    seed: int = 0
    move: str = ""
    moves: int = 0
    seconds: float | None = None

    def write(self) -> str:
        """Return the line that `read` reads."""
        return json.dumps(asdict(self))

    @classmethod
    def read(cls, line: str) -> Self:
        """Return the job that `write` has written."""
        return cls(**json.loads(line))

    def run(self) -> Any:
        """Do the job here and now, and return its answer, ready for JSON."""
        state = _replayed(self.record)
        return KINDS[self.kind](self, state if self.place is None else line_of(state)[self.place])


@lru_cache(maxsize=4)
def _replayed(record: str) -> State:
    """Return the state at the end of a record. The latest few are kept: a review asks for many of its plies, and other
    jobs come between.
    """
    game, *_ = record.split(maxsplit=1)
    return GAMES[game].replay(record)


def _decide(job: Job, state: State) -> dict[str, Any]:
    """Return what a computer does at its turn."""
    return asdict(decide(state, job.level, job.seed, job.seconds))


def _agrees(job: Job, state: State) -> bool:
    """Return whether the computer of a player agrees to a draw."""
    return agrees_to_draw(state, job.player, job.level, job.seconds)


def _hint(job: Job, state: State) -> dict[str, Any]:
    """Return the best move with its value, and what it does."""
    best = candidates(state, job.level, 1, job.seconds)[0]
    return {"move": best.move, "value": best.value, "facts": _facts_of(state, best.move)}


def _glance(job: Job, state: State) -> dict[str, Any]:
    """Return the chances of the players, and the best move."""
    return asdict(glance(state, job.seconds))


def _judge(job: Job, state: State) -> Sequence[float]:
    """Return the chances of the players after a move; of one that wins the first of two rounds, those of the round."""
    after = state.play(job.move)
    return glance(after if after.undecided else state.closed_by(after) or after, job.seconds).chances


def _defend(job: Job, state: State) -> dict[str, Any]:
    """Return the hardest reply to a player who is to win within so many moves, and whether it holds."""
    return defend(state, job.moves)._asdict()


def _solve(job: Job, state: State) -> Sequence[str]:
    """Return the moves that win within so many own moves."""
    return solve(state, job.moves)


def _facts(job: Job, state: State) -> list[dict[str, Any]]:
    """Return what a move does."""
    return _facts_of(state, job.move)


def _facts_of(state: State, move: str) -> list[dict[str, Any]]:
    return [{"code": fact.code, "data": dict(fact.data), "cells": list(fact.cells)} for fact in facts(state, move)]


KINDS: Final[Mapping[str, Callable[[Job, State], Any]]] = {
    "decide": _decide,
    "agrees": _agrees,
    "hint": _hint,
    "glance": _glance,
    "judge": _judge,
    "facts": _facts,
    "defend": _defend,
    "solve": _solve,
}
"""By kind, what does a job."""
