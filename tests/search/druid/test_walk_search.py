"""What the search is told of a position of Druid's Walk is what the engine says of it."""

import pytest

from search import choose
from search.druid.walk_paths import WalkBoards
from search.druid.walk_search import SURE, WalkSearch, walk_search
from search.families import family_of
from search.rounds import play_of
from search.tree import Tree
from tests.engine.druid.druid_positions import play, standing
from tests.repetitions import few
from tests.search.conformance import assert_tells_what_the_engine_says, next_chances
from tests.search.druid.plain_walk import WALKS, turns, walks


@pytest.mark.parametrize(("game_id", "options"), few(WALKS), ids=str)
def test_every_legal_move_is_listed_and_every_end_is_known(game_id, options):
    for state in [*walks(game_id, options, seed=1), *walks(game_id, options, seed=2, plies=200, every=40)]:
        assert isinstance(family_of(state.position), WalkSearch)
        assert_tells_what_the_engine_says(state.position, state.game.players)


@pytest.mark.exhaustive
@pytest.mark.parametrize(("game_id", "options"), few(WALKS), ids=str)
def test_druids_need_as_many_turns_as_a_plain_search_finds(game_id, options):
    for state in walks(game_id, options, seed=3, plies=90, every=15):
        position = state.position
        after = WalkBoards(position)
        found = {side: after.turns(side) for side in after.walks}
        for place in range(0, len(after.moves), 5):
            child = position.after(after.moves[place])
            for side, lengths in found.items():
                assert lengths[place] == turns(child, side)
            assert [top.bit_count() for top in child.tops if top] == [
                count for side in range(len(child.tops)) if (count := after.tops(side)[place])
            ]


@pytest.mark.parametrize(("game_id", "options"), few(WALKS), ids=str)
def test_a_move_that_lets_the_next_side_win_looks_bad(game_id, options):
    for state in walks(game_id, options, seed=4, plies=120, every=9):
        for move, chance, wins in next_chances(state.position, state.game.players):
            assert move == "swap" or (chance > 1 - 2 * SURE) == wins


@pytest.mark.parametrize(("steps", "sure"), [("d4=X2 e3=X2", True), ("d4=X2 e3=Y2", False)])
def test_the_side_after_the_next_is_sure_to_win_if_no_answer_stops_it(steps, sure):
    stones = f"a1=X1 d3=X1 c5=Y2 b4=Y2 a3=Y2 {steps}"
    position = standing("druid-hex3", stones, "O", "druid-X d3 NE; druid-Y a3 E", size=3, walk=True).position
    expansion = walk_search(position.setting).expand(position)
    for move, shares in zip(expansion.moves, expansion.shares, strict=True):
        after = position.after(move)
        assert (shares[0] >= 1 - SURE) == sure
        assert all(_wins(after.after(answer)) for answer in after.moves()) or not sure


def _wins(position):
    """Return whether the side to move can win at once."""
    return not position.result and any(position.after(move).result for move in position.other_moves())


def test_the_search_comes_back_to_good_moves_before_it_has_looked_at_all(monkeypatch):
    def looked_at():
        found = []
        for state in walks("druid", {"size": 6}, seed=5, plies=60, every=10):
            tree = Tree(play_of(state.stage))
            while tree.expansions < 40 and tree.grow():
                pass
            found.append(sum(map(bool, tree.root.visits)))
        return found

    reduced = looked_at()
    monkeypatch.setattr(WalkSearch, "first_play_reduction", False)
    assert sum(reduced) < sum(looked_at())


CHECKERBOARD = "a1=V1 a2=H1 a3=V2 b1=H1 b2=V1 b3=H2 c1=V2 c2=H2 c3=V1"
DRUIDS = "druid-V a1 top; druid-H c2 left"


def test_on_a_frozen_board_everybody_passes():
    state = standing("druid", CHECKERBOARD, "V", DRUIDS, size=3, walk=True, nostack=True)
    assert walk_search(state.position.setting).is_dead(state.position)
    after = play(state, choose(state, level=2))
    after = play(after, choose(after, level=2))
    assert after.outcome
    assert after.outcome.reason == "passes"


def test_a_board_is_not_dead_while_stones_can_rise_or_a_druid_can_arrive():
    for stones, options in ((CHECKERBOARD, {}), (CHECKERBOARD.replace("a2=H1", "a2=V1"), {"nostack": True})):
        state = standing("druid", stones, "V", DRUIDS, size=3, walk=True, **options)
        assert not walk_search(state.position.setting).is_dead(state.position)


def test_a_pass_that_the_next_side_would_answer_with_another_is_worth_a_draw():
    state = standing("druid", "a1=V1 a2=V1 a3=V1 a4=V1 d4=H1", "V", "druid-V a1 top", size=5, walk=True)
    expansion = walk_search(state.position.setting).expand(state.position)
    assert expansion.chances[expansion.moves.index("pass")] == 0.5
    assert expansion.chances[0] > 0.5


def test_the_higher_the_stones_the_more_it_looks_like_a_draw():
    best = []
    for height in (1, 180, 400):
        stones = f"a1=V1 a2=V1 a3=V1 d4=H{height}"
        position = standing("druid", stones, "V", "druid-V a1 top", size=5, walk=True).position
        best.append(walk_search(position.setting).expand(position).chances[0])
    assert best[0] > best[1] + 0.05 > best[2] + 0.1 > 0.6
