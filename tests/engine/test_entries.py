"""The entries of a record, and the states that they link."""

import gc
import pickle
import threading
import tracemalloc
from dataclasses import replace
from itertools import pairwise

import pytest

from engine import GAMES, Draw, Leave, Ply, State, Takeback, TextError, read_entry
from engine.auction import Auction, Choice
from engine.play import Play
from tests.engine.random_matches import SETTINGS, SINGLES, under, walk
from tests.engine.ring.contiguity_positions import play

RING = GAMES["contiguity"].start()
ROUND_TRIP = ("30a-29a", "1a-2a", "29a-30a", "2a-1a")
"""Four plies after which the board is as before."""
LONG = 5_000


@pytest.fixture(scope="module")
def long_match():
    *_, state = RING.follow(ROUND_TRIP * (LONG // 4))
    return state


# Entries.


@pytest.mark.parametrize(
    ("text", "entry"),
    [
        ("30a-29a", Ply("30a-29a")),
        ("bid 3", Ply("bid 3")),
        ("drawn", Ply("drawn")),
        ("resign 0", Leave(0, "resigned")),
        ("late 3", Leave(3, "time")),
        ("draw agreed", Draw("agreed")),
        ("draw repetition", Draw("repetition")),
        ("takeback 12", Takeback(12)),
    ],
)
def test_an_entry_reads_back_from_its_text(text, entry):
    assert read_entry(text) == entry
    assert entry.text == text


def test_blanks_in_an_entry_that_names_who_leaves_are_no_part_of_it():
    assert read_entry(" resign  1 ").text == "resign 1"


@pytest.mark.parametrize(
    "text",
    [
        "resign",
        "resign x",
        "resign 12",
        "late",
        "draw",
        "draw connection",
        "draw agreed twice",
        "takeback",
        "takeback 0",
    ],
)
def test_what_begins_like_an_entry_that_is_no_ply_and_is_none_is_refused(text):
    with pytest.raises(TextError, match="entry"):
        read_entry(text)
    with pytest.raises(TextError, match="entry"):
        RING.enter(text)


def test_a_player_who_is_not_in_the_match_cannot_leave_it():
    with pytest.raises(TextError, match="entry"):
        RING.enter("resign 2")


# The states before.


@under(SETTINGS)
def test_a_state_holds_its_entry_and_the_state_before(setting):
    states = walk(setting)
    assert (states[0].entry, states[0].previous, states[0].length) == (None, None, 0)
    for before, after in pairwise(states):
        assert after.previous is before
        assert (after.entry, after.length) == (Ply(after.last), before.length + 1)


def test_a_takeback_holds_the_state_it_went_back_to_and_the_one_it_was_made_in():
    state = play(RING, *ROUND_TRIP)
    back = state.takeback(0)
    assert (back.entry, back.taken_back) == (Takeback(2), ROUND_TRIP[2:])
    assert back.previous is state
    assert back.restored is state.past()[2]
    again = back.takeback(0)
    assert again.previous is back
    assert again.restored is RING
    assert again.lineage() == (RING,)
    assert [state.length for state in again.past()] == list(range(7))


def test_every_entry_but_a_ply_leaves_the_number_of_plies():
    state = play(RING, *ROUND_TRIP[:2])
    assert [after.ply for after in (state.drop(0), state.draw())] == [2, 2]
    assert [after.entry for after in (state.drop(0), state.draw())] == [Leave(0, "resigned"), Draw("agreed")]
    assert state.drop(1, "time").last_player == state.last_player == 1


@under(SINGLES)
def test_nothing_is_played_again_to_know_the_past(setting):
    state = walk(setting)[-1]
    state = state.previous if state.outcome else state
    with pytest.MonkeyPatch.context() as patch:
        for stage in (Play, Auction, Choice):
            patch.setattr(stage, "after", None)
        patch.setattr(type(state.position), "after", None)
        assert len(state.history) == len(state.line) == state.length
        assert len(state.past()) == len(state.lineage()) == state.length + 1
        assert state.repetitions >= 1
        assert state.takeback(state.last_player).taken_back == (state.last,)


# Long matches.


def test_the_way_to_a_state_may_be_long(long_match):
    assert (long_match.length, long_match.repetitions) == (LONG, LONG // 4 + 1)
    assert long_match.history == long_match.line == ROUND_TRIP * (LONG // 4)
    assert len(repr(long_match)) < 1_000
    assert hash(long_match) == hash(GAMES["contiguity"].from_text(long_match.text()))


def test_a_long_match_is_pickled_as_its_record(long_match):
    again = pickle.loads(pickle.dumps(long_match))
    assert (again, again.history) == (long_match, long_match.history)


def test_a_long_match_is_thrown_away_however_deep_it_is(small_stack):
    def make_and_throw_away():
        state = RING
        for _ in range(20_000):
            state = replace(state, previous=state)
        del state
        gc.collect()

    thread = threading.Thread(target=make_and_throw_away)
    thread.start()
    thread.join()


@pytest.fixture
def small_stack():
    """Give new threads so small a stack that a call for each state of a match would not fit on it."""
    before = threading.stack_size(2**18)
    yield
    threading.stack_size(before)


@pytest.mark.exhaustive
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_an_entry_takes_little_room_with_all_that_a_state_holds(game):
    setting = next(setting for setting in SETTINGS if setting.game_id == game.id)
    history = walk(setting)[-1].history
    start = game.start(setting.chosen)
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    *_, state = start.follow(history)
    gc.collect()
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert isinstance(state, State)
    assert (after - before) / state.length < 1_500
