"""What is said of a move holds: the engine confirms every claim that can be decided by trying."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from engine import GAMES, State
from engine.auction import Auction, Choice
from search import choose, facts
from search.expansion import Fact
from search.families import family_of
from tests.engine.random_matches import SINGLES, Setting
from tests.search.claims import CLAIMS, DEAR, Trial

SMALLER = {"druid": "size=5", "druid-hex": "size=4", "druid-hex3": "size=4", "druid-y": "size=6"}
"""Boards on which much happens after few moves."""
SETTINGS = {
    game: [
        *(each for each in SINGLES if each.game_id == game),
        *([Setting(game, SMALLER[game])] if game in SMALLER else []),
    ]
    for game in GAMES
}


def claims(setting: Setting, seed: int, plies: int, every: int) -> Iterator[tuple[Trial, Fact]]:
    """Yield what is said of some moves of a match between weak computers: the best ones, the worst, and some others."""
    chance = Random(f"{setting} {seed}")
    state: State = setting.game.start(setting.chosen)
    for ply in range(plies):
        if isinstance(state.stage, Auction | Choice) or ply % every:
            tried = []
        else:
            position = state.position
            family = family_of(position)
            listed = family.expand(position).moves
            places = {0, 1, len(listed) - 1, *(chance.randrange(len(listed)) for _ in range(3))}
            tried = [str(family.move(position, listed[place])) for place in sorted(places) if place < len(listed)]
        for move in tried:
            trial = Trial(state.position, move, len(state.sides))
            if not getattr(state.stage, "deadline", None):
                yield from ((trial, fact) for fact in facts(state, move))
        moves = [choose(state, 1, seed=seed * 100 + ply)] if chance.random() < 0.7 or not tried else tried
        state = state.play(chance.choice(moves))
        if state.outcome:
            return


def check(found: Iterator[tuple[Trial, Fact]], most: int, dear: int = 0) -> Counter[str]:
    """Decide so many claims, `dear` of them dear, and return how many of each code there were. Fail if one is false."""
    decided: Counter[str] = Counter()
    for trial, fact in found:
        if fact.code in DEAR:
            dear -= 1
            if dear < 0:
                continue
        if fact.code in CLAIMS and (holds := CLAIMS[fact.code](trial, fact)) is not None:
            assert holds, (trial.before.text(), trial.move, fact)
            decided[fact.code] += 1
        if decided.total() == most:
            break
    return decided


def some(game_id: str, seeds: range, each: int, plies: int, every: int) -> Iterator[tuple[Trial, Fact]]:
    """Yield claims of many matches, `each` of one, under one option after the other."""
    for seed in seeds:
        for setting in reversed(SETTINGS[game_id]):
            yield from islice(claims(setting, seed, plies, every), each)


@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_said_of_a_move_holds(game_id: str) -> None:
    assert check(some(game_id, range(8), each=10, plies=30, every=7), most=20, dear=4).total() == 20


@pytest.mark.exhaustive
@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_said_of_a_move_holds_under_every_option(game_id: str) -> None:
    assert check(some(game_id, range(3, 33), each=60, plies=60, every=4), most=500, dear=20).total() >= 300
