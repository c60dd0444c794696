"""The engine and an independent naive one play the Druid games side by side and never disagree."""

import random
from itertools import combinations

import pytest

from engine import State
from tests.engine.druid.druid_positions import FAMILY
from tests.engine.reference.druid import Match, name

pytestmark = pytest.mark.exhaustive

SIZES = {"druid": (3, 5), "druid-hex": (3, 4), "druid-hex3": (3, 4), "druid-y": (4, 6)}
FLAGS = {game_id: [option.name for option in game.options if option.kind == "flag"] for game_id, game in FAMILY.items()}
SETTINGS = [
    (game_id, dict.fromkeys(chosen, True))
    for game_id, names in FLAGS.items()
    for number in range(len(names) + 1)
    for chosen in combinations(names, number)
]


def summary(state: State) -> tuple[object, ...]:
    """Return turn, outcome, sides, stones, heights and druids, as the engine has them."""
    position, marks = state.position, state.position.setting.marks
    tops = {cell: (marks[piece.side], piece.kind == "sarsen") for cell, piece in position.pieces().items()}
    ended = (list(state.outcome.winners), state.outcome.reason) if state.outcome else None
    druids = {mark: position.grid.named(cell)[0] for mark, cell in zip(marks, druids_of(state), strict=True) if cell}
    return state.turn, ended, list(state.sides), tops, position.heights(), druids


def druids_of(state: State) -> tuple[int, ...]:
    """Return the cell of each side's druid as a set; without Druid's Walk, all are empty."""
    return getattr(state.position, "druids", (0,) * state.game.players)


def reference_summary(match: Match) -> tuple[object, ...]:
    """Return the same facts as the naive engine has them."""
    tops = {name(cell): tuple(match.top[cell]) for cell in match.board.cells if cell in match.top}
    ended = (match.winners, match.reason) if match.over else None
    sides = [match.holders.index(player) for player in range(len(match.marks))]
    heights = {name(cell): height for cell, height in match.height.items() if height}
    return match.turn, ended, sides, tops, heights, {side: name(cell) for side, cell in match.druids.items()}


def play_side_by_side(state: State, match: Match, chance: random.Random, plies: int) -> State:
    """Play both on at random, comparing them at every ply, and return the engine's last state."""
    for _ in range(plies):
        assert list(state.legal_moves()) == match.legal()
        assert summary(state) == reference_summary(match)
        if state.outcome:
            break
        if state.game.players == 3 and chance.random() < 0.003:
            player = chance.choice([player for player in range(3) if player not in state.out])
            state = state.drop(player)
            match.resign(player)
        else:
            move = chance.choice(chance.choice(kinds(match)))
            state = state.play(move)
            match.play(move)
    return state


def kinds(match: Match) -> list[list[str]]:
    """Return the legal moves by kind, so that passes are rare: they would soon end the match."""
    moves = match.legal()
    steps = [move for move in moves if move in match.board.directions]
    return [kind for kind in (match.sarsens(), match.lintels(), steps, steps, moves) if kind]


@pytest.mark.parametrize(("game_id", "options"), SETTINGS)
def test_both_engines_agree_on_random_matches(game_id, options):
    ends = set()
    for seed in range(12):
        chance = random.Random(f"{game_id} {options} {seed}")
        size = chance.choice(SIZES[game_id])
        start = FAMILY[game_id].start({"size": size, **options})
        ended = play_side_by_side(start, Match(game_id, size, **options), chance, plies=120).outcome
        ends.add(ended.reason if ended else None)
    assert ends & {"walk" if "walk" in options else "connection"}


@pytest.mark.parametrize("game_id", FAMILY)
def test_both_engines_agree_on_a_board_of_the_usual_size(game_id):
    start = FAMILY[game_id].start()
    match = Match(game_id, int(start.options["size"] or 0))
    play_side_by_side(start, match, random.Random(f"usual {game_id}"), plies=100)
