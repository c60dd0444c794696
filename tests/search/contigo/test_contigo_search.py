"""The turns of Contigo alignment that the search lists: legal, the wins all of them, and the safest of the others."""

from itertools import islice
from random import Random

import pytest

from engine.games.contigo.contigo import AlignmentPosition
from engine.games.contigo.turn import Turn
from search.choosing import drawing
from search.contigo.contigo_search import Alignment
from search.expansion import Expansion, win_of
from search.families import family_of
from tests.search.contigo.alignment_positions import crowded_position, random_position, read, wins_now

BOTH_KINDS = pytest.mark.parametrize("advanced", [False, True], ids=["straight", "advanced"])
FAMILY = Alignment()


def positions(*, advanced: bool, count: int = 40) -> list[AlignmentPosition]:
    return [random_position(seed, advanced=advanced, fullest=seed % 6 + 1) for seed in range(count)] + [
        crowded_position(seed, advanced=advanced) for seed in range(count)
    ]


def turns(position: AlignmentPosition, expansion: Expansion) -> list[Turn]:
    return [FAMILY.move(position, move) for move in expansion.moves]


def danger(position: AlignmentPosition, move: Turn) -> int:
    """Return in how many ways the enemy wins after a turn, by the engine; 1 if it has won already."""
    after = position.after(move)
    return len(wins_now(after)) or int(after.result_at_turn is not None)


@BOTH_KINDS
def test_the_search_finds_all_wins_in_one_and_no_others(advanced):
    for position in positions(advanced=advanced):
        expansion = FAMILY.expand(position)
        wins = {move for index, move in enumerate(turns(position, expansion)) if expansion.chances[index] == 1}
        assert wins == set(wins_now(position))
        assert all(expansion.ends[index] == win_of(position.side, 2) for index in range(len(wins)))


@BOTH_KINDS
def test_every_listed_turn_is_legal_and_listed_once(advanced):
    for position in positions(advanced=advanced):
        expansion = FAMILY.expand(position)
        listed = turns(position, expansion)
        assert [position.read(str(turn)) for turn in listed] == listed
        assert len(set(listed)) == len(listed) == len(expansion.chances)
        assert list(expansion.chances) == sorted(expansion.chances, reverse=True)


@BOTH_KINDS
def test_the_ends_are_those_that_the_engine_knows(advanced):
    ended = 0
    for position in positions(advanced=advanced):
        expansion = FAMILY.expand(position)
        for index, move in enumerate(turns(position, expansion)):
            after = position.after(move)
            result = after.result or after.result_at_turn
            assert expansion.ends.get(index) == (win_of(result.sides[0], 2) if result else None)
            ended += not after.result and result is not None
    assert ended


@BOTH_KINDS
def test_the_best_turn_leaves_the_enemy_the_fewest_wins_in_one(advanced):
    safe, lost = 0, 0
    for seed in range(60):
        position = (random_position if seed % 2 else crowded_position)(seed, advanced=advanced)
        if seed % 2:
            position = random_position(seed, advanced=advanced, fullest=1)
        if wins_now(position):
            continue
        fewest = min(danger(position, move) for move in islice(position.moves(), 4000))
        found = [danger(position, move) for move in turns(position, FAMILY.expand(position))]
        assert (found[0] == 0) == (fewest == 0)
        assert min(found) == fewest or advanced  # two L-moves to one cell count twice in the search
        safe, lost = safe + (fewest == 0), lost + (fewest > 0)
    assert safe
    assert lost


@BOTH_KINDS
def test_all_turns_are_listed_where_there_are_few(advanced):
    complete = 0
    for seed in range(60):
        position = crowded_position(seed, advanced=advanced)
        expansion = FAMILY.expand(position)
        assert expansion.complete == (len(expansion.moves) == len(list(islice(position.moves(), 1000))))
        complete += expansion.complete
    assert complete


@BOTH_KINDS
def test_the_best_turn_alone_is_worth_what_it_is_worth_among_all(advanced):
    left_open = 0
    for position in positions(advanced=advanced):
        expansion, brief = FAMILY.expand(position), FAMILY.expand_briefly(position)
        if brief is None:
            left_open += 1
        else:
            assert (brief.chances[0], brief.ends.get(0)) == (expansion.chances[0], expansion.ends.get(0))
            assert position.read(str(FAMILY.move(position, brief.moves[0])))
    assert left_open < 20


@BOTH_KINDS
def test_a_beginner_sees_all_wins_and_a_few_legal_turns_with_every_pawn_part(advanced):
    for seed, position in enumerate(positions(advanced=advanced, count=12)):
        expansion = FAMILY.expand_some(position, drawing(3, Random(seed)))
        seen = turns(position, expansion)
        wins = wins_now(position)
        assert [position.read(str(turn)) for turn in seen] == seen
        assert (
            set(seen) == set(wins) if wins else {turn.path for turn in seen} == {turn.path for turn in position.moves()}
        )


@BOTH_KINDS
def test_for_exact_solving_every_legal_turn_is_listed(advanced):
    for seed in range(12):
        position = random_position(seed, advanced=advanced, fullest=seed % 3 + 1)
        expansion = FAMILY.expand_fully(position)
        assert sorted(turns(position, expansion)) == sorted(position.moves())
        assert list(expansion.chances) == sorted(expansion.chances, reverse=True)
        best = FAMILY.expand(position)
        assert {move: best.ends[index] for index, move in enumerate(best.moves) if index in best.ends}.items() <= {
            move: expansion.ends[index] for index, move in enumerate(expansion.moves) if index in expansion.ends
        }.items()


def test_a_player_whose_pawns_are_stuck_moves_pebbles_only():
    pits = "0" * 8 + "1" + "0" * 19
    position = read(f"red a1; blue f6; pits {pits}; red to move")
    expansion = FAMILY.expand(position)
    assert sorted(map(str, turns(position, expansion))) == ["9+1", "9-1"]
    assert expansion.complete


def test_without_four_pawns_on_either_side_nobody_can_win():
    text = "red a1 a2 a3; blue f6; pits " + "2" * 28 + "; red to move"
    assert FAMILY.is_dead(read(text))
    assert not FAMILY.is_dead(read(text.replace("blue f6", "blue f1 f3 f5 f6")))


def test_the_game_is_searched_by_this_family():
    assert isinstance(family_of(random_position(1, advanced=False)), Alignment)
