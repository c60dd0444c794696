"""Suggestions lead to a move in a few steps of few choices each."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.suggest import bundle, narrow
from tests.engine.ring.contiguity_positions import FAR, GAME, auctioned, position

LIMIT = 25


def texts(suggestions):
    return [suggestion.text for suggestion in suggestions]


def offered(state, typed="", limit=LIMIT):
    """Return the suggestions as texts, labels and data."""
    return [(found.text, found.label, found.data) for found in state.suggest(typed, limit)]


def reached(moves, limit):
    """Return every move that suggestions lead to, where blanks at the end of a text are lost."""
    whole, waiting = set(), [""]
    while waiting:
        typed = waiting.pop().strip()
        found = narrow(moves, typed, limit)
        assert 0 < len(found) <= limit
        for suggestion in found:
            assert suggestion.complete or len(suggestion.text.strip()) > len(typed)
            (whole.add if suggestion.complete else waiting.append)(suggestion.text)
    return whole


# In Contiguity.


def test_at_first_the_disks_that_can_move_are_offered():
    assert offered(GAME.start()) == [
        (f"{cell}-", "disk", {"cell": cell}) for cell in ("1b", "1d", "2c", "29b", "30a", "30c")
    ]


def test_a_picked_disk_is_followed_by_where_it_can_go():
    found = GAME.start().suggest("29b-")
    assert {suggestion.text for suggestion in found if suggestion.complete} <= set(GAME.start().legal_moves())
    assert ("29b-29a", "slide", {"from": "29b", "to": "29a"}) in offered(GAME.start(), "29b-2")
    assert ("29b-29d", "jump", {"from": "29b", "to": "29d"}) in offered(GAME.start(), "29b-29")


@pytest.mark.parametrize("typed", ["29b", "29B", " 29b ", "29b-", "29b–"])
def test_a_disk_is_recognised_however_it_is_typed(typed):
    found = GAME.start().suggest(typed)
    assert found == GAME.start().suggest("29b-")
    assert len(found) > 10


def test_cells_beside_own_disks_come_first():
    state = position(white="5b 6b 20a", red=FAR)
    assert texts(state.suggest("20a-5"))[0] == "20a-5a"
    ends = [text for text in texts(position(white="5b 6b 7b", red=FAR).suggest("7b-", 60)) if text != "7b-"]
    assert ends.index("7b-4b") < ends.index("7b-8b")


def test_a_long_list_is_bundled_by_beginnings_that_tell_how_many_they_hold():
    state = position(white="7b 20a", red=FAR)
    found = state.suggest("7b-")
    bundles = [suggestion for suggestion in found if suggestion.label == "more"]
    assert len(found) <= LIMIT
    assert bundles
    for suggestion in bundles:
        assert not suggestion.complete
        inside = [move for move in state.legal_moves() if move.startswith(suggestion.text)]
        assert suggestion.data == {"text": suggestion.text, "count": len(inside)}


def test_a_target_alone_offers_the_moves_that_lead_there():
    state = position(white="7b 9c 20a", red=FAR)
    assert {"7b-9b", "9c-9b"} <= set(texts(state.suggest("9b")))
    assert all("9b" in text for text in texts(state.suggest("9b")))


def test_text_that_leads_nowhere_is_offered_nothing():
    for typed in ("xyz", "31a", "29b-30c", "é", "\0", "7" * 500):
        assert GAME.start().suggest(typed) == []


def test_a_whole_move_is_confirmed():
    assert offered(GAME.start(), "30A-29a") == [("30a-29a", "slide", {"from": "30a", "to": "29a"})]


def test_the_limit_is_kept():
    moves = list(GAME.start().legal_moves())
    for limit in (12, 15, 25):
        assert len(GAME.start().suggest("1b-", limit)) <= limit
        assert reached(moves, limit) == set(moves)


# In an auction.


def test_an_opening_offers_bids_and_an_answer_the_call_before_them():
    assert all(text.startswith("bid") for text in texts(auctioned().suggest()))
    assert offered(auctioned("bid 3")) == [
        ("call", "call", {}),
        ("bid 2", "bid", {"bid": 2}),
        ("bid 1", "bid", {"bid": 1}),
    ]


def test_the_choice_offers_first_and_second():
    assert offered(auctioned("bid 3", "call")) == [("first", "first", {}), ("second", "second", {})]
    assert offered(auctioned("bid 3", "call"), "s") == [("second", "second", {})]


def test_a_bid_that_begins_others_is_offered_beside_them():
    assert texts(auctioned().suggest("bid 4")) == [f"bid 4{digit}" for digit in range(9, -1, -1)] + ["bid 4"]


# Of any game, knowing texts alone.


def test_a_move_that_begins_another_is_reached():
    moves = ["b2", "b2-b4", "b2-d2", "n", "ne", "nw"]
    assert reached(moves, LIMIT) == set(moves)


def test_a_blank_is_no_step():
    """Interfaces trim what is picked, so a step to `a1-a3 ` would lead back to where it started."""
    moves = ["a1-a3 9+1", "a1-a3 9-1", "a1-a3-c3 9+1", "a1-a3-c3-c5 9+1"]
    assert reached(moves, LIMIT) == set(moves)


def test_a_blank_is_no_step_in_a_bundle_either():
    pebbles = [f"{pit}{way}{count}" for pit in range(1, 29) for way in "+-" for count in range(1, 7)]
    moves = [f"{pawn} {drop}" for pawn in ("a1-a3", "a1-a3-c3", "b1-b3") for drop in pebbles]
    assert reached(moves, LIMIT) == set(moves)


def test_a_single_way_is_gone_at_once():
    assert texts(narrow(["a1-a3 9+1", "a1-a3 9-1"], "", LIMIT)) == ["a1-a3 9+1", "a1-a3 9-"]


def test_nothing_is_offered_where_there_are_no_moves():
    assert narrow([], "", LIMIT) == []


def test_smaller_bundles_are_opened_before_larger_ones():
    beginnings = [f"a{digit}" for digit in range(9)] + ["b1", "b2"]
    assert bundle(beginnings, 0, 4) == [("a", 9), ("b1", 1), ("b2", 1)]


BREAKS = st.sampled_from("- ")
PARTS = st.text("ab12", min_size=1, max_size=2)
MOVES = st.lists(
    st.builds(
        lambda start, rest: start + "".join(rest), PARTS, st.lists(st.builds(str.__add__, BREAKS, PARTS), max_size=3)
    ),
    min_size=1,
    max_size=40,
    unique=True,
)


@settings(max_examples=200, deadline=None)
@given(MOVES, st.integers(7, 30))
def test_any_set_of_texts_is_reached_within_any_limit_above_the_letters_in_use(moves, limit):
    assert reached(moves, limit) == set(moves)
