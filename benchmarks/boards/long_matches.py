"""The cost of asking for the past of a long match, compared with replaying that match once; and the memory it takes.

A board asks for finished rounds, repetitions and what each player may take back.
"""

import tracemalloc
from collections.abc import Iterator
from functools import cache, partial
from itertools import islice
from random import Random

from benchmarks.playing import FAMILIES
from benchmarks.timing import Timings, verdict
from engine import GAMES, State

LENGTHS = (60, 1_000)
ROUNDS = 9
AIM = 1 / 20
"""The most that the questions of a board should cost, in times of one replay."""
ROOM = 1.5
"""The largest size in memory of an entry with the state after it, in kilobytes."""


def measure() -> Iterator[str]:
    """Yield for each game and length: medians in milliseconds, their ratio, and kilobytes an entry."""
    for game in FAMILIES:
        for length in LENGTHS:
            match = random_match(game, length)
            cases = {"asked": partial(_asked, match), "replayed": partial(_replayed, match)}
            timings = Timings(cases, ROUNDS)
            times = f"{timings.milliseconds('asked'):8.3f} {timings.milliseconds('replayed'):8.3f} ms"
            ratio, room = timings.ratio("asked", "replayed"), _kilobytes(match) / match.length
            yield f"{times}  {game}, {match.length} entries: {verdict(ratio, AIM)}; KB an entry: {verdict(room, ROOM)}"


@cache
def random_match(game_id: str, length: int) -> State:
    """Return a match of random moves that goes on; a move that would end it is taken back."""
    chance, state = Random(length), GAMES[game_id].start()
    while state.length < length:
        after = state.play(chance.choice(list(islice(state.legal_moves(), 60))))
        if not after.outcome:
            state = after
        elif chance.random() < 0.1 and state.last_player is not None:
            state = state.takeback(state.last_player)
    return state


def _asked(match: State, _: int) -> object:
    takebacks = [match.takeback_plies(player) for player in range(match.game.players)]
    return match.rounds, match.repetitions, takebacks


def _replayed(match: State, _: int) -> object:
    return GAMES[match.game.id].replay(match.record())


def _kilobytes(match: State) -> float:
    """Return what the states of a match take in memory."""
    start, history = match.past()[0], match.history
    tracemalloc.start()
    *_, state = start.follow(history)
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert state == match
    return taken / 1000
