"""What no family speaks for is searched through the engine."""

import pytest

from engine import GAMES
from search.families import family_of
from search.general import General


def test_a_game_without_a_family_is_searched_move_by_move() -> None:
    state = GAMES["druid"].start({"size": 3})
    family = General(2)
    expansion = family.expand(state.position)
    assert sorted(map(str, expansion.moves)) == sorted(state.legal_moves())
    assert expansion.complete


def test_a_win_comes_first_and_is_known_as_one() -> None:
    state = GAMES["druid"].start({"size": 3})
    for move in ["a1", "c3", "a2", "c2"]:
        state = state.play(move)
    expansion = General(2).expand(state.position)
    assert (str(expansion.moves[0]), expansion.ends[0]) == ("a3", (1.0, 0.0))


@pytest.mark.parametrize("chosen", [{}, {"walk": True}], ids=["", "walk"])
def test_every_game_has_a_family(chosen: dict[str, object]) -> None:
    for game in GAMES.values():
        if chosen.keys() <= {option.name for option in game.options}:
            state = game.start(chosen)
            assert not isinstance(family_of(state.position, len(state.sides)), General)
