"""Positions and records as text: what is written reads back, and what cannot be read is refused, never worse."""

import doctest
from contextlib import suppress

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import engine
from engine import GAMES, MoveError, Outcome, TextError, UnreadableMove
from engine.errors import Refusal
from engine.spelling import normalized
from tests.engine import random_matches
from tests.engine.ring.contiguity_positions import GAME, auctioned, play, position

POSITION = """\
contiguity bid
ply 4
stage play sides=1,0 deadline=1,3,bid
board white 1b 1d 2c 29b 30a 30c; red 1a 1c 2b 29c 30b 30d; white to move"""
STAGE = "stage play sides=1,0 deadline=1,3,bid"
RECORD = """\
contiguity bid
1. bid 5
2. bid 3
3. call
4. first
5. 30a-15a"""


def refusal(attempt, *arguments):
    with pytest.raises(Refusal) as caught:
        attempt(*arguments)
    return caught.value


def test_the_example_in_the_package_is_true():
    assert doctest.testmod(engine).failed == 0


# Positions.


def test_a_position_is_written_in_readable_lines():
    assert auctioned("bid 5", "bid 3", "call", "first").text() == POSITION


def test_the_end_of_a_match_is_part_of_its_position():
    text = GAME.start().drop(1).text()
    assert text.endswith("\noutcome 0 resigned")
    assert GAME.start().draw().text().endswith("\noutcome - agreed")
    won = position(white="28c 29c 30c 1c 2c 5c", red="10d").play("5c-3c").text()
    assert won.endswith("\noutcome 0 connection 1c,2c,3c,28c,29c,30c")


def test_a_position_written_by_hand_may_have_blanks_around_and_lines_in_any_order():
    state = GAME.from_text("""
        contiguity
        board white 5b; red 7b; red to move
        stage play sides=0,1
        ply 12
    """)
    assert (state.turn, state.ply, set(state.position.pieces())) == (1, 12, {"5b", "7b"})


def test_a_match_from_a_position_has_that_position_in_its_record():
    state = GAME.from_text(POSITION).play("30a-15a")
    head, *lines = POSITION.splitlines()
    assert state.record() == "\n".join([head, f"> {head}", *(f"> {line}" for line in lines), "1. 30a-15a"])
    again = GAME.replay(state.record())
    assert again == state
    assert again.history == ("30a-15a",)


@pytest.mark.parametrize("text", ["", "chess", "contiguity", "contiguity-deluxe", POSITION.replace("board", "plank")])
def test_what_is_no_position_is_refused(text):
    assert type(refusal(GAME.from_text, text)) is TextError


@pytest.mark.parametrize(
    ("part", "instead"),
    [
        ("ply 4", ""),
        ("ply 4", "ply four"),
        ("ply 4", "ply -4"),
        ("ply 4", "ply 4\nply 5"),
        ("ply 4", "ply 4\nmood fine"),
        ("ply 4", "ply " + "9" * 5000),
        ("stage play", "stage siesta"),
        (STAGE, "stage"),
        ("sides=1,0", ""),
        ("sides=1,0", "sides"),
        ("sides=1,0", "sides=0,0"),
        ("sides=1,0", "sides=0"),
        ("sides=1,0", "sides=0,1,2"),
        ("sides=1,0", "sides=1,2"),
        ("deadline=1,3,bid", "deadline=1,3"),
        ("deadline=1,3,bid", "deadline=2,3,bid"),
        ("deadline=1,3,bid", "deadline=1,-3,bid"),
        ("deadline=1,3,bid", "deadline=1,3,whim"),
        (STAGE, "stage auction turn=2 standing=5"),
        (STAGE, "stage auction turn=0 standing=-5"),
        (STAGE, "stage auction turn=0 standing=100"),
        (STAGE, "stage choice turn=2 bid=5"),
        (STAGE, "stage choice turn=0 bid=0"),
        ("white to move", "green to move"),
        ("white to move", "white"),
        ("white 1b", "white 1e"),
        ("white 1b", "1b"),
        ("red 1a", "red 1b"),
        ("; red", ""),
    ],
    ids=lambda text: text[:40],
)
def test_a_position_with_a_part_that_makes_no_sense_is_refused(part, instead):
    assert part in POSITION
    assert type(refusal(GAME.from_text, POSITION.replace(part, instead))) is TextError


@pytest.mark.parametrize(
    "outcome",
    ["", "0", "0 boredom", "x connection", "2 connection", "-1 connection", "0,0 connection", "1,0 connection"],
)
def test_an_outcome_that_makes_no_sense_is_refused(outcome):
    assert type(refusal(GAME.from_text, f"{POSITION}\noutcome {outcome}")) is TextError


# Records.


def test_a_record_is_written_in_readable_lines():
    assert auctioned("bid 5", "bid 3", "call", "first", "30a-15a").record() == RECORD


def test_a_record_may_be_written_by_hand_without_numbers():
    text = "\n\ncontiguity bid\nBID 5\n\n  bid 3\ncall\n4.first\n5. 30A-15a\n"
    assert GAME.replay(text).record() == RECORD


def test_a_record_tells_resignations_flags_that_fell_and_draws():
    left = play(GAME.start(), "30a-29a").drop(0)
    assert left.record() == "contiguity\n1. 30a-29a\n2. resign 0"
    assert GAME.replay(left.record()).outcome == Outcome((1,), "resigned")
    late = GAME.start().drop(1, "time")
    assert late.record() == "contiguity\n1. late 1"
    assert GAME.replay(late.record()).outcome == Outcome((0,), "time")
    drawn = GAME.start().draw()
    assert drawn.record() == "contiguity\n1. draw agreed"
    assert GAME.replay(drawn.record()).outcome == Outcome((), "agreed")


def test_a_record_tells_a_claimed_repetition_and_checks_it():
    shuffle = "30a-29a\n1a-2a\n29a-30a\n2a-1a\n"
    assert GAME.replay(f"contiguity\n{shuffle}{shuffle}draw repetition").outcome == Outcome((), "repetition")
    early = refusal(GAME.replay, f"contiguity\n{shuffle}draw repetition")
    assert (early.code, early.data["line"]) == ("not-repeated", 5)


def test_a_record_tells_what_was_taken_back_and_checks_it():
    state = GAME.replay("contiguity\n1. 30a-29a\n2. 1a-2a\n3. takeback 2\n4. 30a-28a")
    assert state.record() == "contiguity\n1. 30a-29a\n2. 1a-2a\n3. takeback 2\n4. 30a-28a"
    assert (state.line, state.ply, state.last_player) == (("30a-28a",), 1, 0)
    assert state == play(GAME.start(), "30a-28a")
    early = refusal(GAME.replay, "contiguity\n30a-29a\n1a-2a\ntakeback 3")
    assert (early.code, early.data["line"]) == ("nothing-to-take-back", 3)


def test_what_was_taken_back_does_not_count_towards_a_repetition():
    shuffle = "30a-29a\n1a-2a\n29a-30a\n2a-1a\n"
    taken = f"contiguity\n{shuffle}{shuffle}takeback 4\n"
    assert GAME.replay(taken).repetitions == 2
    assert refusal(GAME.replay, f"{taken}draw repetition").code == "not-repeated"
    assert GAME.replay(f"{taken}{shuffle}draw repetition").outcome == Outcome((), "repetition")


def test_a_move_refused_in_a_record_is_reported_with_its_number():
    refused = refusal(GAME.replay, "contiguity\n1. 30a-29a\n2. 30a-29a")
    assert isinstance(refused, MoveError)
    assert (refused.code, refused.data["line"]) == ("empty-start", 2)


def test_a_record_cannot_go_on_after_the_end():
    refused = refusal(GAME.replay, "contiguity\nresign 0\n30a-29a")
    assert (refused.code, refused.data["line"]) == ("game-over", 2)


@pytest.mark.parametrize(
    "entry",
    [
        "resign",
        "resign 2",
        "resign -1",
        "resign x",
        "resign ²",
        "resign " + "9" * 5000,
        "resign 0 1",
        "late",
        "late 2",
        "late x",
        "late 0 1",
        "draw",
        "draw won",
        "takeback",
        "takeback 0",
        "takeback -1",
        "takeback 01",
        "takeback ²",
        "takeback 1 1",
        "takeback " + "9" * 5000,
    ],
    ids=lambda entry: entry[:12],
)
def test_an_entry_that_makes_no_sense_is_refused(entry):
    assert type(refusal(GAME.replay, f"contiguity\n1. {entry}")) is TextError


@pytest.mark.parametrize("entry", ["resign 0", "late 0"])
def test_nobody_leaves_a_match_of_three_twice(entry):
    twice = refusal(GAMES["druid-hex3"].replay, f"druid-hex3\nlate 0\n{entry}")
    assert (type(twice), twice.data["line"]) == (TextError, entry)


@pytest.mark.parametrize("head", ["", "chess", "contiguity-deluxe", "> contiguity"])
def test_a_record_of_another_game_is_refused(head):
    assert refusal(GAME.replay, f"{head}\n30a-29a").code == "game"


# Moves as they are typed.


@pytest.mark.parametrize(
    "text",
    [
        "30a-29a",
        "30A-29A",
        "  30a-29a\n",
        "30a - 29a",
        "30a 29a",
        "30a29a",
        "30 a - 29 a",
        "30a to 29a",
        "30a -> 29a",
        "30a>29a",
        "30a→29a",
        "30a–29a",
        "30a—29a",
        "30a\N{MINUS SIGN}29a",
        "030a-029a",
    ],
)
def test_a_move_is_read_generously(text):
    assert GAME.start().read(text) == "30a-29a"


@pytest.mark.parametrize("text", ["", " ", "\t\n", "é", "30a-29a\0", "３０a-29a", "30a-29a" * 100, "🙂"])
def test_what_cannot_be_a_move_is_unreadable(text):
    assert type(refusal(GAME.start().play, text)) is UnreadableMove


def test_a_refusal_repeats_no_more_than_a_little_of_a_long_text():
    assert len(refusal(GAME.start().play, "x" * 10_000).data["text"]) <= 40


@given(st.text())
def test_normalizing_twice_is_normalizing_once(text):
    with suppress(UnreadableMove):
        assert normalized(normalized(text)) == normalized(text)


# Hostile texts.

STATES = [
    state
    for setting in random_matches.SETTINGS
    if setting.game_id == GAME.id
    for state in random_matches.spread(random_matches.walk(setting), 6)
    if not state.outcome
]
VOCABULARY = """
contiguity bid call first second pass resign late draw takeback agreed repetition ply stage board outcome play auction
choice sides=0,1 sides= turn=0 turn=9 standing=3 bid=2 deadline=0,1,bid white red ; to move
30a 29b 5c 31z - > 1. 2. 0 1 -1 99 1_000 ² ٣ = ,
"""
WORDS = st.sampled_from(["\n", *VOCABULARY.split()])
SOUP = st.lists(WORDS, max_size=30).map(" ".join)


def garbled_texts(texts):
    """Texts that are nearly right."""
    return st.builds(
        lambda text, start, length, put: text[:start] + put + text[start + length :],
        st.sampled_from(texts),
        st.integers(0, 200),
        st.integers(0, 6),
        st.one_of(st.text(max_size=4), WORDS),
    )


def bears_use(state):
    """Ask a state for all it knows, and play on from it."""
    assert GAME.from_text(state.text()) == state
    assert GAME.replay(state.record()) == state
    assert (state.turn is None) == (state.outcome is not None)
    moves = list(state.legal_moves())
    state.suggest()
    for move in moves[:3]:
        state.play(move)


@settings(max_examples=150, deadline=None)
@given(st.one_of(st.text(), SOUP, garbled_texts([state.text() for state in STATES])))
@example(POSITION)
def test_any_text_is_a_position_or_refused(text):
    try:
        state = GAME.from_text(text)
    except Refusal:
        return
    bears_use(state)


@settings(max_examples=150, deadline=None)
@given(st.one_of(st.text(), SOUP.map("contiguity\n".__add__), garbled_texts([state.record() for state in STATES])))
@example(RECORD)
def test_any_text_is_a_record_or_refused(text):
    try:
        state = GAME.replay(text)
    except Refusal:
        return
    bears_use(state)


@settings(max_examples=150, deadline=None)
@given(st.one_of(st.text(), SOUP))
def test_any_text_is_options_or_refused(text):
    for game in GAMES.values():
        with suppress(Refusal):
            game.start(game.read_options(text))


@settings(max_examples=200, deadline=None)
@given(
    st.sampled_from(STATES),
    st.one_of(st.text(), SOUP, st.from_regex(r"\A *[0-9]{1,3} ?[a-f] ?[->]{0,2} ?[0-9]{0,3}[a-f]?\Z")),
)
def test_any_text_is_a_legal_move_or_refused(state, text):
    state.suggest(text)
    with suppress(MoveError):
        assert state.read(text) in set(state.legal_moves())


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(STATES), st.one_of(st.text(), SOUP))
def test_what_is_no_move_is_refused_by_a_code_of_the_game(state, text):
    refused = met(state, text)
    assert refused is None or refused.code in GAME.refusals


def met(state, text):
    """Return the refusal that a text meets, if any."""
    try:
        state.read(text)
    except MoveError as refused:
        return refused
    return None
