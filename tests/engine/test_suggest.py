"""Suggestions lead to a move in a few steps of few choices each."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import IllegalMove, IncompleteMove, UnreadableMove
from engine.suggest import Group, grouped
from tests.engine import following
from tests.engine.ring.contiguity_positions import FAR, GAME, auctioned, position

LIMIT = 25


def texts(suggestions):
    return [suggestion.text for suggestion in suggestions]


def offered(state, typed="", limit=LIMIT):
    """Return the suggestions as texts, labels and data."""
    return [(found.text, found.label, found.data) for found in state.suggest(typed, limit)]


def narrow(moves, typed, limit):
    """Return the suggestions of any moves, by their texts alone."""
    return following.Moves(moves).half_move(typed).suggestions(limit)


def reached(moves, limit):
    """Return every move to which suggestions of these moves lead."""
    return following.reached(lambda typed: narrow(moves, typed, limit), limit)


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


def test_a_long_list_ends_in_ranges_that_tell_how_many_moves_they_hold():
    state = position(white="7b 20a", red=FAR)
    found = state.suggest("7b-")
    assert len(found) <= LIMIT
    (held,) = (suggestion for suggestion in found if not suggestion.complete)
    assert (held.text, held.label, held.data) == (
        "7b-21b..29b",
        "range-to",
        {"from": "7b", "first": "21b", "last": "29b", "count": 9},
    )


def test_a_range_narrows_to_what_it_holds_and_is_no_move():
    found = GAME.start().suggest("30a-20a..28a")
    assert texts(found) == [f"30a-{number}a" for number in range(20, 29)]
    with pytest.raises(IncompleteMove, match="range"):
        GAME.start().read("30a-20a..28a")
    for nothing in ("well..maybe", "40a..50d", "30a-28a..20a", ".."):
        with pytest.raises(UnreadableMove):
            GAME.start().read(nothing)


def test_cells_are_offered_in_the_order_of_their_numbers():
    assert texts(GAME.start().suggest("30a-"))[1:11] == [f"30a-{number}a" for number in range(2, 12)]


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


def test_an_opening_begins_with_the_sensible_bids_and_the_others_are_a_step_away():
    sensible = [f"bid {number}" for number in range(30, 9, -1)]
    assert texts(auctioned().suggest()) == [*sensible, "bid 31..99", "bid 1..9"]
    assert offered(auctioned(), "bid 31..99")[0] == ("bid 31", "bid", {"bid": 31})
    assert texts(auctioned().suggest("bid 1..9")) == [f"bid {number}" for number in range(9, 0, -1)]


def test_a_range_from_a_bid_to_the_call_is_one_as_any_other():
    words = {"first": "bid", "last": "call", "count": 15}
    assert offered(auctioned("bid 15"), "a..z", 1) == [("bid..call", "range", words)]
    with pytest.raises(IncompleteMove):
        auctioned("bid 15").read("a..z")


def test_an_answer_begins_just_below_the_bid_that_stands_and_ends_with_the_call():
    assert offered(auctioned("bid 3")) == [
        ("bid 2", "bid", {"bid": 2}),
        ("bid 1", "bid", {"bid": 1}),
        ("call", "call", {}),
    ]
    found = offered(auctioned("bid 60"))
    assert [text for text, *_ in found[:20]] == [f"bid {number}" for number in range(59, 39, -1)]
    assert found[20:] == [
        ("bid 30..39", "bids", {"first": 30, "last": 39}),
        ("bid 20..29", "bids", {"first": 20, "last": 29}),
        ("bid 10..19", "bids", {"first": 10, "last": 19}),
        ("bid 1..9", "bids", {"first": 1, "last": 9}),
        ("call", "call", {}),
    ]


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 99))
def test_from_any_bid_every_answer_is_reached_and_no_legal_bid_stands_for_others(standing):
    state = auctioned(f"bid {standing}") if standing else auctioned()
    assert following.reached(state.suggest, LIMIT) == set(state.legal_moves())
    assert all(found.complete or ".." in found.text for found in state.suggest())


@pytest.mark.parametrize("typed", ["5", "bid 5", "BID5", " 05 "])
def test_a_number_is_a_bid_and_comes_before_those_that_it_begins(typed):
    assert auctioned().read(typed) == "bid 5"
    assert texts(auctioned().suggest(typed)) == ["bid 5", *(f"bid 5{digit}" for digit in range(10))]
    assert auctioned().play(typed).last == "bid 5"


def test_the_choice_offers_first_and_second():
    assert offered(auctioned("bid 3", "call")) == [("first", "first", {}), ("second", "second", {})]
    assert offered(auctioned("bid 3", "call"), "s") == [("second", "second", {})]


def test_a_number_is_no_bid_where_there_is_something_else_to_say():
    with pytest.raises(IllegalMove, match="choose-first-or-second"):
        auctioned("bid 3", "call").read("5")
    with pytest.raises(UnreadableMove):
        GAME.start().read("5")


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


def test_a_blank_parts_nothing_from_a_move_that_is_whole_before_it():
    moves = ["1", *(f"1 {word}" for word in ("1", "2", "11", "12", "a", "b"))]
    assert texts(narrow(moves, "", LIMIT)) == moves


def test_a_single_way_is_gone_at_once():
    assert texts(narrow(["a1-a3 9+1", "a1-a3 9-1"], "", LIMIT)) == ["a1-a3 9+1", "a1-a3 9-"]


def test_nothing_is_offered_where_there_are_no_moves():
    assert narrow([], "", LIMIT) == []


def test_columns_are_opened_all_together_or_not_at_all():
    board = [f"{column}{row}" for column in "abcdefghij" for row in range(1, 11)]
    assert grouped([*board, "pass"], LIMIT)[::5] == [
        Group("a", tuple(board[:10])),
        Group("f", tuple(board[50:60])),
        "pass",
    ]
    assert texts(narrow(board, "b", LIMIT)) == [f"b{row}" for row in range(1, 11)]


def test_the_text_of_a_column_is_a_range_where_its_letter_is_a_move_itself():
    board = [f"{column}{row}" for column in "abcdef" for row in range(1, 7)]
    assert [entry.text for entry in grouped(board, LIMIT, others=("e",))] == ["a", "b", "c", "d", "e1..e6", "f"]
    assert reached([*board, "e"], LIMIT) == {*board, "e"}


def test_numbers_are_grouped_by_tens_and_the_first_opened_first():
    pits = [f"a1-a3 {pit}" for pit in range(1, 29)]
    found = grouped(pits, LIMIT)
    assert found[:19] == pits[:19]
    assert [(entry.text, len(entry.members)) for entry in found[19:]] == [("a1-a3 20..28", 9)]
    assert grouped(pits, 12)[:9] == pits[:9]


def test_what_is_typed_and_begins_nothing_is_sought_where_words_begin():
    moves = ["bid 95", "bid 59", "bid 5", "a4-a15", "a5"]
    assert texts(narrow(moves, "5", LIMIT)) == ["bid 5", "a5", "bid 59"]


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
@given(MOVES, st.integers(12, 30))
def test_any_set_of_texts_is_reached_within_any_limit_from_twelve_on(moves, limit):
    assert reached(moves, limit) == set(moves)
