"""The search of Contiguity Deluxe lists what the engine allows, and knows the ends that the engine knows."""

import random

import pytest

from engine.boards.ring import RING, cells_of
from search.families import family_of
from search.ring.deluxe_expansion import movement_of
from tests.engine.ring.deluxe_positions import ONE, SAFE, STUCK, THREE, TWO, position
from tests.repetitions import few
from tests.search.ring.deluxe_boards import OPTIONS, boards, opening

with_every_option = pytest.mark.parametrize("options", few(OPTIONS), ids=str)


def texts_of(board, *, fully=False):
    """Return the texts that an expansion lists, and the expansion."""
    family = family_of(board)
    expansion = family.expand_fully(board) if fully else family.expand(board)
    return [str(family.move(board, move)) for move in expansion.moves], expansion


def played(board, text):
    """Return the position after a legal move, or a pass, given as a text."""
    return board.after(board.read_word(text) or board.read(text))


def end_of(board, text):
    """Return the winner by the engine after a move; None while there is none."""
    after = played(board, text)
    result = after.result or after.result_at_turn
    return result.sides[0] if result else None


def check(board):
    """Check what is listed for a position, and its ends, against the engine; return the moves that end nothing."""
    texts, expansion = texts_of(board)
    assert len(set(texts)) == len(texts) == len(expansion.chances)
    assert sorted(expansion.chances, reverse=True) == list(expansion.chances)
    if expansion.complete:
        assert sorted(texts) == sorted(map(str, board.moves()))
    else:
        assert [str(board.read(text)) for text in texts] == texts
        assert {text.partition(" ")[0] for text in texts} == {text.partition(" ")[0] for text in bases(board)}
    for index, text in enumerate(texts):
        winner = end_of(board, text)
        known = expansion.ends.get(index)
        assert known == (None if winner is None else (1.0 - winner, float(winner))), (board.text(), text)
    return [text for index, text in enumerate(texts) if index not in expansion.ends]


def bases(board):
    """Return every move of a position without its relocations."""
    return (f"{start}-{end}" for start in board.pieces() for end in targets(board, start))


def targets(board, start):
    return board.reach(start) if board.pieces()[start].side == board.side else ()


@with_every_option
def test_a_match_from_its_start_is_listed_whole_with_its_ends(options):
    chance = random.Random(options)
    board = opening(options)
    for _ in range(26):
        going_on = check(board)
        if not going_on:
            break
        board = played(board, going_on[0] if chance.random() < 0.6 else chance.choice(going_on))


@with_every_option
def test_close_to_an_end_all_moves_and_ends_are_known(options):
    for board in boards(options, 12):
        check(board)


@pytest.mark.parametrize("options", few(terms for terms in OPTIONS if "relocate" not in terms and "turns" not in terms))
def test_a_move_after_which_the_enemy_can_win_at_once_is_told_from_one_that_is_safe(options):
    chance = random.Random(options)
    for board in boards(options, 8, seed=1):
        texts, expansion = texts_of(board)
        told = exposed(board)
        going_on = [texts[index] for index in range(len(texts)) if index not in expansion.ends]
        for text in chance.sample(going_on, min(8, len(going_on))):
            after = played(board, text)
            assert (text in told) == any(end_of(after, reply) == after.side for reply in map(str, after.moves())), (
                board.text(), text,
            )  # fmt: skip


def exposed(board):
    """Return the moves after which the enemy can win, as the search sees them."""
    movement = movement_of(board)
    found = set()
    for cell, cells in movement.targets():
        for target in cells_of(movement.exposed(cell, cells)):
            found.add(f"{RING.names[cell]}-{RING.names[target]}")
    return found


def test_of_a_surrounding_move_the_best_relocations_are_listed_and_all_if_they_are_few():
    texts, expansion = texts_of(ONE.position)
    assert not expansion.complete
    assert 1 < sum(text.startswith("12c-14c x14b>") for text in texts) < 10
    texts, expansion = texts_of(ONE.position, fully=True)
    assert expansion.complete
    assert sorted(texts) == sorted(ONE.legal_moves())


@pytest.mark.parametrize("state", [TWO, THREE])
def test_of_many_relocations_some_are_listed_even_for_solving(state):
    texts, expansion = texts_of(state.position, fully=True)
    assert not expansion.complete
    assert len(texts) < 5000
    assert all(state.read(text) == text for text in texts)


def test_a_relocation_that_completes_the_enemys_group_loses_and_is_listed_last():
    five = "20b 21b 22b 23b 24b +24c"
    board = position("relocate", white="13b 15b 14a 12c 1a 2c +4a", red=f"14b {five}").position
    texts, expansion = texts_of(board, fully=True)
    assert {texts[index] for index in expansion.ends} >= {"12c-14c x14b>25b", "12c-14c x14b>24d"}
    assert expansion.ends[len(texts) - 1] == (0.0, 1.0)
    assert not any(text in texts_of(board)[0] for text in ("12c-14c x14b>25b", "12c-14c x14b>24d"))


def test_who_has_no_move_passes():
    texts, _ = texts_of(STUCK.position)
    assert texts == list(STUCK.legal_moves())


def test_a_druid_is_not_placed_where_the_rules_forbid_it():
    texts, expansion = texts_of(SAFE.position)
    assert sorted(texts) == sorted(SAFE.legal_moves())
    assert expansion.complete


def test_a_win_that_also_surrounds_a_pawn_is_listed_with_every_relocation():
    board = position("relocate", white="13a 13b 14a 15a 15b 20c +15c", red="14b 20a 21b 22c 23d 25a +26d").position
    wins = {move for move in map(str, board.moves()) if end_of(board, move) == 0}
    assert len(wins) > 50
    texts, expansion = texts_of(board)
    assert {texts[index] for index in expansion.ends} == wins
