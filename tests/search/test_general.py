"""What a family has no tables for is searched through the engine; a game without a family is not searched at all."""

import pytest

from engine import GAMES, Game
from search.families import family_of
from search.general import General
from tests.search.invented_game import invented


def test_a_position_is_searched_move_by_move() -> None:
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


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_game_has_a_family_whatever_is_chosen(game: Game) -> None:
    for chosen in ({}, *({option.name: True} for option in game.options if option.kind == "flag")):
        assert not isinstance(family_of(game.start(chosen).position), General)


def test_a_game_that_no_family_is_named_for_is_refused() -> None:
    with pytest.raises(KeyError):
        family_of(invented(2, seed=1, longest=3).position)
