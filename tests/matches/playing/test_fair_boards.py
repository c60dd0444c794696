"""Which boards bear on a running match: attacked with whatever can be typed, and with boards of other matches."""

import re
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from itertools import islice
from random import Random

import pytest

from engine import GAMES, State
from engine.errors import Refusal
from engine.symmetry import symmetries
from matches.playing.fairness import FEW, OPENING, helps_in

KINDS = [
    ("contiguity", "", 12),
    ("contiguity-deluxe", "", 24),
    ("contiguity-deluxe", "druidless turns=20", 22),
    ("druid", "size=6", 10),
    ("druid", "size=6 walk", 10),
    ("druid-hex", "size=4", 12),
    ("druid-hex3", "size=4", 12),
    ("druid-y", "size=6", 10),
    ("contigo", "", 20),
    ("contigo", "advanced", 20),
    ("contigo-capture", "", 16),
]
"""Games with options, and plies of a match that is past its opening."""
MOST_LEGAL = 20_000


@cache
def played(game_id: str, terms: str, plies: int, seed: int) -> State:
    """Return a match after random moves that are no passes and no swaps, and do not end it."""
    game, chance = GAMES[game_id], Random(f"{game_id} {terms} {seed}")
    state = game.start(game.read_options(terms))
    for _ in range(plies):
        state = further(state, chance)
    return state


def further(state: State, chance: Random) -> State:
    moves = [move for move in islice(state.legal_moves(), MOST_LEGAL) if move not in ("pass", "swap")]
    for move in chance.sample(moves, len(moves)):
        if not (after := state.play(move)).outcome:
            return after
    return state


def typed(state: State, chance: Random) -> Iterator[str]:
    """Yield texts of a position with everything altered that can be, and leaves what stands on the board."""
    head, _, stage, board, *_ = state.text().splitlines()
    for ply in (0, 7, 90_000):
        yield f"{head}\nply {ply}\n{stage}\n{board}"
    for option in state.game.options:
        for value in (option.name, f"{option.name}={chance.randint(1, 40)}"):
            yield f"{head} {value}\nply 3\n{stage}\n{board}"
    for turn, passes in ((0, 0), (1, 1), (2, 1)):
        counted = board.replace("turn 2", f"turn {turn}").replace("passes 0", f"passes {passes}")
        yield f"{head}\nply 3\n{stage}\n{counted}"
    for side in state.game.sides + tuple(getattr(getattr(state.position, "setting", None), "marks", ())):
        *parts, _ = board.split("; ")
        yield f"{head}\nply 3\n{stage}\n{'; '.join(parts)}; {side} to move"
    for sides in ("1,0", "0,1"):
        yield f"{head}\nply 3\nstage play sides={sides} deadline=0,9,bid\n{board}"
        yield f"{head}\nply 3\nstage flip sides={sides} made=3,3\n{board}"
    if state.game.id == "contiguity":
        disks, mover = board.rsplit("; ", 1)
        yield f"contiguity-deluxe druidless\nply 1\n{stage}\n{disks}; move; {mover}"
    if state.game.id.startswith("druid"):
        yield f"{head}\nply 3\n{stage}\n{re.sub('(?<=[A-Z][0-9])-?(?=[ ;])', '-', board)}"


def attacks(state: State, chance: Random) -> Iterator[State]:
    """Yield positions that somebody could have made of a board, to ask about it."""
    game = GAMES[state.game.id]
    yield state
    yield game.replay(state.record())
    images = [symmetry.image(state) for symmetry in chance.sample(symmetries(state), min(4, len(symmetries(state))))]
    for same in (state, *images):
        for text in typed(same, chance):
            with suppress(Refusal):
                yield GAMES[text.split()[0]].from_text(text)
    # A chain of captures moves many pieces at once, and a Contigo board has few that ever leave their first cells.
    for plies in range(1, FEW + (state.game.id not in ("contigo", "contigo-capture"))):
        ahead = state
        for _ in range(plies):
            ahead = further(ahead, chance)
        yield ahead
        for symmetry in chance.sample(symmetries(state), 2):
            yield symmetry.image(ahead)


@pytest.mark.parametrize("kind", KINDS, ids=str)
@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.exhaustive) for seed in range(2, 20))])
def test_nothing_that_can_be_typed_makes_another_board_of_the_one_that_stands(kind, seed):
    running, chance = played(*kind, seed), Random(seed)
    tried = [*attacks(running, chance)]
    assert len(tried) > 20
    missed = [each.text() for each in tried if not helps_in([each], running)]
    assert missed == []


@pytest.mark.parametrize("kind", KINDS, ids=str)
@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.exhaustive) for seed in range(2, 20))])
def test_a_board_of_another_match_has_nothing_to_do_with_it(kind, seed):
    game_id, terms, plies = kind
    running = played(*kind, seed)
    others = [played(game_id, terms, plies - OPENING + more, 100 * seed + more) for more in (1, 4, 8)]
    assert [each.text() for each in others if helps_in([each], running)] == []
    assert not helps_in([past for other in others for past in other.lineage()], running)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_an_opening_bears_on_its_own_board_only_and_the_start_on_none(kind):
    game_id, terms, _ = kind
    opening = played(game_id, terms, OPENING - 1, 1)
    start, *past = opening.lineage()
    assert helps_in([opening], opening)
    assert not helps_in([opening], opening, openings=False)
    assert not any(helps_in([each], opening) for each in (start, *past[:-1], further(opening, Random(1))))
    later = played(*kind, 1)
    assert not helps_in([start, *start.play(next(start.legal_moves())).lineage()], later)
    assert not any(helps_in([each], start) for each in (start, opening, later))


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_of_a_whole_record_no_board_near_the_running_one_is_passed_over(kind):
    running = played(*kind, 1)
    tail = running
    for _ in range(6):
        tail = further(tail, Random(5))
    assert helps_in(tail.lineage(), running)
    assert helps_in(symmetries(running)[-1].image(running).lineage(), running)


def test_bids_are_no_moves_on_the_board():
    game = GAMES["contiguity"]
    *_, bidding = game.start({"bid": True}).follow(["bid 20", "bid 19", "bid 18", "bid 17", "call", "first"])
    moved = bidding.play("30a-28a")
    assert not helps_in([game.start()], bidding)
    assert helps_in([game.start().play("30a-28a")], moved)
    assert not helps_in([game.start().play("30a-28a").play("1a-3a")], moved)
