"""What the search is told of a position of Druid's Walk is what the engine says of it."""

import pytest

from search.druid.walk_paths import WalkBoards
from search.druid.walk_search import SURE, WalkSearch
from search.expansion import shares_of
from search.families import family_of
from search.general import General
from tests.search.druid.plain_walk import WALKS, turns, walks


@pytest.mark.parametrize(("game_id", "options"), WALKS, ids=str)
def test_every_legal_move_is_listed_and_every_end_is_known(game_id, options):
    for state in [*walks(game_id, options, seed=1), *walks(game_id, options, seed=2, plies=200, every=40)]:
        position, sides = state.position, state.game.players
        family = family_of(position, sides)
        assert isinstance(family, WalkSearch)
        expansion = family.expand(position)
        ends = {move: end for move in position.moves() if (end := General(sides).end(position, move))}
        assert sorted(expansion.moves) == sorted(position.moves())
        assert {expansion.moves[index]: end for index, end in expansion.ends.items()} == ends
        assert sorted(expansion.chances, reverse=True) == expansion.chances
        assert all(0 <= chance <= 1 for chance in expansion.chances)
        for index, shares in enumerate(expansion.shares):
            assert sum(shares) == pytest.approx(1)
            assert shares[position.side] == expansion.chances[index]
            assert all(not shares[side] for side in position.gone)


@pytest.mark.parametrize(("game_id", "options"), WALKS, ids=str)
def test_druids_need_as_many_turns_as_a_plain_search_finds(game_id, options):
    for state in walks(game_id, options, seed=3, plies=90, every=15):
        position = state.position
        after = WalkBoards(position)
        texts = list(after.texts)
        found = {side: after.turns(side) for side in after.walks}
        for place in range(0, len(texts), 5):
            child = position.after(texts[place])
            for side, lengths in found.items():
                assert lengths[place] == turns(child, side)
            assert [top.bit_count() for top in child.tops if top] == [
                count for side in range(len(child.tops)) if (count := after.tops(side)[place])
            ]


@pytest.mark.parametrize(("game_id", "options"), WALKS, ids=str)
def test_a_move_that_lets_the_next_side_win_looks_bad(game_id, options):
    for state in walks(game_id, options, seed=4, plies=120, every=9):
        position, sides = state.position, state.game.players
        expansion = family_of(position, sides).expand(position)
        for index in range(0, len(expansion.moves), 4):
            if index not in expansion.ends and expansion.moves[index] != "swap":
                after = position.after(expansion.moves[index])
                ends = [General(sides).end(after, move) for move in after.moves()]
                loses = any(end and end[after.side] == 1 for end in ends)
                assert (shares_of(expansion, position, index)[after.side] > 1 - 2 * SURE) == loses
