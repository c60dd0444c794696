"""The strength of the computer players: matches between them, in pairs that begin alike and exchange seats.

    python -m benchmarks.computers.strength contiguity --players 4 greedy --games 40
    python -m benchmarks.computers.strength druid "size=8" --players e640 4 --games 100 --jobs 2

A player is a level (1 to 7), a beginner (`first`, `second`, `third`: see `beginners.py`), `greedy` (which looks at its
own moves only, but never overlooks a win in one nor allows one that it can prevent), a number of expansions (`e160`),
or in Contigo `uct10` (plain UCT with ten times the time that its opponent took).
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from math import log10, sqrt
from random import Random
from statistics import mean
from time import process_time
from typing import Protocol

from benchmarks.computers.beginners import BEGINNERS
from benchmarks.computers.contigo_uct import uct
from engine import GAMES
from engine.auction import Auction, Choice
from engine.state import State
from search.choosing import decide_as, level_in
from search.levels import Level

OPENING = 2
"""The number of random plies that a match begins with."""
CAP = 200
"""The number of plies after which a match counts as drawn, for two players; more for more of them."""
FIRST = 0.02
"""The seconds that are assumed for an opponent who has not played yet."""


class Player(Protocol):
    """A player of a seat."""

    def after(self, state: State, number: int, spent: float) -> State:
        """Return a match after the player's turn.

        `number` is the match's, for what is drawn; `spent` the seconds that the turn before this one took.
        """


@dataclass(frozen=True, slots=True)
class Computer:
    """A computer player of the bot."""

    how: Level

    def after(self, state: State, number: int, spent: float) -> State:
        decision = decide_as(self.how, state, number)
        return state.draw("repetition") if decision.claims_draw else state.play(decision.move)


@dataclass(frozen=True, slots=True)
class PlainUCT:
    """Plain UCT, which takes so many times the time of its opponent."""

    times: float

    def after(self, state: State, number: int, spent: float) -> State:
        return state.play(uct(state.position, self.times * (spent or FIRST), Random(f"{number} {state.ply}")))


def player_of(name: str, state: State) -> Player:
    """Return the player of a name for the game of a match. Raises ValueError."""
    if name == "greedy":
        return Computer(Level(1))
    if name in BEGINNERS:
        return BEGINNERS[name]
    if name.startswith("uct"):
        return PlainUCT(float(name[3:]))
    return Computer(Level(int(name[1:])) if name.startswith("e") else level_in(state, int(name)))


@dataclass
class Score:
    """The score of the first player in a number of matches, and the time that the players took."""

    players: int
    won: int = 0
    drawn: int = 0
    lost: int = 0
    plies: list[int] = field(default_factory=list)
    seconds: tuple[list[float], list[float]] = field(default_factory=lambda: ([], []))
    """The processor time of each move, of the first player and of the others."""

    @property
    def games(self) -> int:
        return self.won + self.drawn + self.lost

    @property
    def share(self) -> float:
        """The share of the points; those of a draw are shared by all players."""
        return (self.won + self.drawn / self.players) / (self.games or 1)

    @property
    def decided_of_two(self) -> float:
        """The share of the decided matches that it won, against one of the others if they won as many each."""
        of_one = self.lost / (self.players - 1)
        return self.won / (self.won + of_one) if self.won else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The Wilson interval of the share at 95 %."""
        count, z = self.games or 1, 1.96
        middle = (self.share + z * z / (2 * count)) / (1 + z * z / count)
        half = z / (1 + z * z / count) * sqrt(self.share * (1 - self.share) / count + z * z / (4 * count * count))
        return middle - half, middle + half

    @property
    def elo(self) -> float:
        """The difference in Elo that the share stands for."""
        share = min(max(self.share, 0.5 / (self.games or 1)), 1 - 0.5 / (self.games or 1))
        return 400 * log10(share / (1 - share))

    def add(self, other: "Score") -> None:
        """Add the matches of another score."""
        self.won, self.drawn, self.lost = self.won + other.won, self.drawn + other.drawn, self.lost + other.lost
        self.plies += other.plies
        for place, more in enumerate(other.seconds):
            self.seconds[place].extend(more)

    def __str__(self) -> str:
        low, high = self.interval
        return f"+{self.won} ={self.drawn} -{self.lost}  {self.share:.2f} [{low:.2f}, {high:.2f}]  Elo {self.elo:+.0f}"

    @property
    def pace(self) -> str:
        """The length of matches and the time of moves, in words."""
        first, others = (1000 * mean(times or [0]) for times in self.seconds)
        return f"{mean(self.plies or [0]):.0f} plies, {first:.0f} ms a move against {others:.0f}"


def opened(game_id: str, terms: str, seed: int) -> State:
    """Return a match after a few random moves, none of which ends it; sides are settled first."""
    game = GAMES[game_id]
    chance = Random(seed)
    while True:
        state = game.start(game.read_options(terms))
        for _ in range(OPENING * game.players // 2):
            if isinstance(state.stage, Auction | Choice):
                break
            moves = [move for move in islice(state.legal_moves(), 400) if move not in ("pass", "swap")]
            state = state.play(chance.choice(moves))
            if state.outcome:
                break
        else:
            return state
        if not state.outcome:
            return state


def play_match(game_id: str, terms: str, first: str, other: str, number: int) -> Score:
    """Play one match between a player and others of one kind: one a seat, by `number`, from the same opening."""
    state = opened(game_id, terms, number // len(GAMES[game_id].sides))
    players = len(state.sides)
    seat = number % players
    seated = [player_of(first if player == seat else other, state) for player in range(players)]
    score, spent = Score(players), 0.0
    cap = CAP * players // 2
    while state.turn is not None and state.ply < cap:
        turn, began = state.turn, process_time()
        state = seated[turn].after(state, number, spent)
        spent = process_time() - began
        score.seconds[turn != seat].append(spent)
    winners = state.outcome.winners if state.outcome else ()
    score.won, score.drawn, score.lost = seat in winners, not winners, bool(winners) and seat not in winners
    score.plies.append(state.ply)
    return score


def series(game_id: str, terms: str, first: str, other: str, numbers: Iterable[int], jobs: int = 1) -> Score:
    """Play the matches of some numbers, in so many processes."""
    score = Score(GAMES[game_id].players)
    play = partial(play_match, game_id, terms, first, other)
    with ProcessPoolExecutor(jobs) as pool:
        for found in pool.map(play, numbers):
            score.add(found)
    return score


def main(arguments: list[str]) -> None:
    """Read the command line, play and print."""
    parser = ArgumentParser(prog="python -m benchmarks.computers.strength", description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("terms", nargs="?", default="")
    parser.add_argument("--players", nargs=2, default=("4", "greedy"))
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args(arguments)
    first, other = options.players
    score = series(options.game, options.terms, first, other, range(options.games), options.jobs)
    print(f"{options.game} {options.terms}: {first} against {other}: {score}  {score.pace}")


if __name__ == "__main__":
    main(sys.argv[1:])
