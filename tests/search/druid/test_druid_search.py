"""What the search is told of a position of the Druid games is what the engine says of it."""

import pytest

from search.druid.druid_search import DOUBT, DruidSearch
from search.expansion import shares_of
from search.families import family_of
from search.general import General
from tests.search.druid.random_druid import SETTINGS, states


@pytest.mark.parametrize(("game_id", "options"), SETTINGS, ids=str)
def test_every_legal_move_is_listed_and_every_end_is_known(game_id, options):
    for state in [*states(game_id, options, seed=4), *states(game_id, options, seed=5, plies=120, every=40)]:
        position, sides = state.position, state.game.players
        family = family_of(position, sides)
        assert isinstance(family, DruidSearch)
        expansion = family.expand(position)
        engine = General(sides)
        ends = {move: end for move in position.moves() if (end := engine.end(position, move))}
        assert sorted(expansion.moves) == sorted(position.moves())
        assert {expansion.moves[index]: end for index, end in expansion.ends.items()} == ends
        assert sorted(expansion.chances, reverse=True) == expansion.chances
        assert all(0 <= chance <= 1 for chance in expansion.chances)
        for index, shares in enumerate(expansion.shares):
            assert sum(shares) == pytest.approx(1)
            assert shares[position.side] == expansion.chances[index]
            assert all(not shares[side] for side in position.gone)


@pytest.mark.parametrize(("game_id", "options"), SETTINGS, ids=str)
def test_a_move_that_lets_the_next_side_win_looks_bad(game_id, options):
    for state in states(game_id, options, seed=6, plies=90, every=9):
        position, sides = state.position, state.game.players
        expansion = family_of(position, sides).expand(position)
        for index in range(0, len(expansion.moves), 4):
            if index in expansion.ends:
                continue
            after = position.after(expansion.moves[index])
            ends = [General(sides).end(after, move) for move in after.moves()]
            if any(end and end[after.side] == 1 for end in ends):
                assert shares_of(expansion, position, index)[after.side] > 1 - DOUBT
            else:
                assert shares_of(expansion, position, index)[after.side] < 1 - DOUBT
