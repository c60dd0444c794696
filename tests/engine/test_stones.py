"""The stones of Druid on every board, against facts from the source and a plain reading of the rules."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine import GAMES, Game, IllegalMove, State
from engine.games.druid import Druid
from engine.games.druid_hex import DruidHex
from engine.games.druid_hex3 import DruidHex3
from engine.games.druid_y import DruidY
from engine.games.stones import StonesPosition

FACTS = json.loads((Path(__file__).parent.parent / "golden" / "druid.json").read_text(encoding="utf-8"))
FAMILY: dict[str, Any] = {game.id: game for game in (Druid(), DruidHex(), DruidHex3(), DruidY())}
SETTINGS = [
    ("druid", {"size": 5}),
    ("druid", {"size": 4, "nogaps": True, "nostack": True}),
    ("druid", {"size": 4, "walk": True}),
    ("druid-hex", {"size": 3}),
    ("druid-hex3", {"size": 3}),
    ("druid-hex3", {"size": 3, "walk": True}),
    ("druid-y", {"size": 4, "nostack": True}),
]


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, game in FAMILY.items():
        monkeypatch.setitem(GAMES, name, game)


def named(facts: list[dict[str, Any]]) -> list[Any]:
    return [pytest.param(fact, id=fact.get("name") or f"{fact['game']} {fact['cell']}") for fact in facts]


def standing(fact: dict[str, Any], mover: str) -> State:
    """The state with the stones of a fact, where `mover` is to move."""
    game = FAMILY[fact["game"]]
    start = game.start(fact["options"])
    stones = " ".join(f"{cell}={side}{height}" for cell, (side, height) in fact["cells"].items())
    sides = ",".join(map(str, range(game.players)))
    board = f"{stones}; turn 2; passes 0; out -; {mover} to move"
    return game.from_text(f"{game.id} {start.terms}\nply 9\nstage play sides={sides}\nboard {board}")


def played(game: Game, options: dict[str, Any], seed: int, plies: int = 60) -> Iterator[State]:
    """The states of a random match that seldom passes."""
    chance, state = random.Random(seed), game.start(options)
    for _ in range(plies):
        yield state
        if state.outcome:
            return
        moves = list(state.legal_moves())
        stones = [move for move in moves if move not in ("pass", "swap")]
        state = state.play(chance.choice(stones if stones and chance.random() > 0.02 else moves))


@pytest.mark.parametrize("fact", named(FACTS["neighbours"]))
def test_cells_have_the_neighbours_that_the_source_shows(fact: dict[str, Any]) -> None:
    grid = FAMILY[fact["game"]].start(fact["options"]).position.grid
    assert set(grid.named(grid.neighbours[grid.index[fact["cell"]]])) == set(fact["are"].split())


@pytest.mark.parametrize("fact", named(FACTS["lintels"]))
def test_lintels_are_legal_as_the_source_says_and_lie_where_it_shows(fact: dict[str, Any]) -> None:
    state = standing(fact, fact["mover"])
    assert (fact["move"] in set(state.legal_moves())) == fact["legal"]
    if not fact["legal"]:
        with pytest.raises(IllegalMove) as refused:
            state.play(fact["move"])
        assert refused.value.code in state.game.refusals
        return
    after = state.play(fact["move"]).position
    marks = FAMILY[fact["game"]].marks
    stands = {cell: [marks[piece.side], after.heights()[cell]] for cell, piece in after.pieces().items()}
    assert stands == fact["cells"] | fact["after"]


@pytest.mark.parametrize("fact", named(FACTS["plays"]))
def test_matches_go_as_the_rules_say(fact: dict[str, Any]) -> None:
    state = FAMILY[fact["game"]].start(fact["options"])
    for move in fact["moves"].split():
        state = state.play(move)
    ended = [list(state.outcome.winners), state.outcome.reason] if state.outcome else None
    assert ended == fact["outcome"]
    for move in fact.get("then_not", []):
        with pytest.raises(IllegalMove):
            state.play(move)


@pytest.mark.parametrize("fact", named(FACTS["boards"]))
def test_boards_of_the_source_are_joined_by_the_winner_it_names_and_by_nobody_else(fact: dict[str, Any]) -> None:
    game = FAMILY[fact["game"]]
    position = standing(fact, game.marks[0]).position
    winners = [mark for side, mark in enumerate(game.marks) if joins(position, side)]
    assert winners == ([fact["winner"]] if fact["winner"] else [])


def joins(position: StonesPosition, side: int) -> bool:
    grid, top = position.grid, position.tops[side]
    groups = [grid.group(1 << cell, top) for cell in grid.index.values() if top >> cell & 1]
    return any(
        all(group & grid.edges[edge] for edge in edges) for group in groups for edges in position.setting.joins[side]
    )


@pytest.mark.parametrize(("game_id", "options"), SETTINGS)
def test_the_legal_stones_are_those_that_a_plain_reading_of_the_rules_finds(
    game_id: str, options: dict[str, Any]
) -> None:
    for seed in range(4):
        for state in played(FAMILY[game_id], options, seed):
            if state.outcome is None:
                stones = {move for move in state.legal_moves() if any(sign.isdigit() for sign in move)}
                assert stones == plain_stones(state.position)


def plain_stones(position: StonesPosition) -> set[str]:
    """Every legal sarsen and lintel, cell by cell."""
    grid, own = position.grid, position.tops[position.side]
    cells = list(grid.index.values())
    found = set()
    for cell in cells:
        empty, mine = position.height(cell) == 0, bool(own >> cell & 1)
        stacked = position.setting.nostack and position.sarsens >> cell & 1
        if (empty or (mine and not stacked)) and not position.blocked >> cell & 1:
            found.add(grid.names[cell])
        for shift in grid.axes:
            three = [cell, cell + shift, cell + 2 * shift]
            if all(one in cells for one in three) and is_lintel(position, three):
                found.add(f"{grid.names[three[0]]}-{grid.names[three[2]]}")
    return found


def is_lintel(position: StonesPosition, three: list[int]) -> bool:
    first, middle, last = (position.height(cell) for cell in three)
    carrying = [cell for cell in three if position.height(cell) == first]
    own = sum(position.tops[position.side] >> cell & 1 for cell in carrying)
    gap = middle < first and position.setting.nogaps
    held = any(position.blocked >> cell & 1 for cell in three)
    return first == last >= 1 and middle <= first and own == 2 and not gap and not held


@pytest.mark.parametrize(("game_id", "options"), SETTINGS)
def test_positions_and_records_are_read_back_as_they_were_written(game_id: str, options: dict[str, Any]) -> None:
    game = FAMILY[game_id]
    for state in played(game, options, seed=7):
        assert game.from_text(state.text()) == state
        assert game.replay(state.record()) == state
        for move in state.legal_moves():
            assert state.read(move.upper()) == move


def test_of_three_players_two_play_on_when_one_leaves_and_the_last_one_wins() -> None:
    state = FAMILY["druid-hex3"].start({"size": 3}).play("a1").play("b1")
    left = state.drop(2)
    assert (left.turn, left.out, left.outcome) == (0, (2,), None)
    assert left.play("pass").play("pass").outcome.reason == "passes"
    ended = left.drop(0)
    assert (ended.outcome.winners, ended.outcome.reason) == ((1,), "resigned")
