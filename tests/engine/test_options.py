"""Options: described as data, checked by what they describe, with one text form."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import GAMES, Option, OptionError
from engine import options as options_module

GAME = GAMES["contiguity"]
WALK = Option("walk", "flag")
SIZE = Option("size", "int", 10, range=range(3, 13))
TURNS = Option("turns", "int", None, range=range(5, 100))
RULE = Option("rule", "choice", "old", choices=("old", "new"))
KNOWN = (SIZE, WALK, TURNS, RULE)


def refusal(attempt, *arguments):
    with pytest.raises(OptionError) as caught:
        attempt(*arguments)
    return caught.value.code, caught.value.data


def settle(chosen=None, excludes=()):
    return options_module.settle(KNOWN, excludes, chosen)


def read(text):
    return options_module.read(KNOWN, text)


def write(chosen=None):
    return options_module.write(KNOWN, settle(chosen))


def test_options_not_chosen_take_their_default():
    assert settle() == {"size": 10, "walk": False, "turns": None, "rule": "old"}
    assert settle({"turns": 7}) == {"size": 10, "walk": False, "turns": 7, "rule": "old"}


def test_an_option_that_is_off_by_default_can_be_told_to_be_off():
    assert settle({"turns": None})["turns"] is None


def test_an_unknown_option_is_refused_with_those_that_exist():
    assert refusal(settle, {"speed": 3}) == ("unknown", {"name": "speed", "known": ("size", "walk", "turns", "rule")})
    assert refusal(GAME.start, {"size": 8}) == ("unknown", {"name": "size", "known": ("bid",)})


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("size", 2, "3-12"),
        ("size", 13, "3-12"),
        ("size", "8", "3-12"),
        ("size", 8.0, "3-12"),
        ("size", True, "3-12"),
        ("size", None, "3-12"),
        ("turns", 4, "5-99"),
        ("walk", 1, (True, False)),
        ("walk", "yes", (True, False)),
        ("rule", "newest", ("old", "new")),
    ],
)
def test_a_value_of_another_type_or_out_of_range_is_refused_with_what_is_allowed(name, value, allowed):
    assert refusal(settle, {name: value}) == ("value", {"name": name, "value": str(value), "allowed": allowed})


def test_options_that_exclude_each_other_are_refused_together_only():
    pairs = [("walk", "turns")]
    assert settle({"walk": True}, pairs)["walk"]
    assert settle({"turns": 7, "walk": False}, pairs)["turns"] == 7
    assert refusal(settle, {"walk": True, "turns": 7}, pairs) == ("conflict", {"first": "walk", "second": "turns"})


@pytest.mark.parametrize(
    ("text", "chosen"),
    [
        ("", {}),
        ("walk", {"walk": True}),
        ("WALK, size=8", {"walk": True, "size": 8}),
        ("walk=no", {"walk": False}),
        ("walk=on turns=20", {"walk": True, "turns": 20}),
        ("  rule=new\tsize=08 ", {"rule": "new", "size": 8}),
    ],
)
def test_options_are_read_generously(text, chosen):
    assert read(text) == chosen


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("speed=3", "unknown"),
        ("=3", "unknown"),
        ("size", "value"),
        ("size=", "value"),
        ("size=2", "value"),
        ("size=-8", "value"),
        ("size=8.0", "value"),
        ("size=²", "value"),
        ("size=99999999", "value"),
        ("walk=", "value"),
        ("walk=perhaps", "value"),
        ("rule=", "value"),
        ("rule=newest", "value"),
        ("walk walk", "repeated"),
        ("size=8 size=9", "repeated"),
    ],
)
def test_options_that_cannot_be_read_are_refused(text, code):
    assert refusal(read, text)[0] == code


def test_what_is_off_is_not_written():
    assert write() == "size=10 rule=old"
    assert write({"turns": 20, "walk": True, "size": 8}) == "size=8 walk turns=20 rule=old"


@given(
    st.fixed_dictionaries(
        {},
        optional={
            "size": st.integers(3, 12),
            "walk": st.booleans(),
            "turns": st.integers(5, 99),
            "rule": st.sampled_from(["old", "new"]),
        },
    )
)
def test_what_is_written_reads_back(chosen):
    assert settle(read(write(chosen))) == settle(chosen)


def test_a_match_tells_its_options():
    state = GAME.start({"bid": True})
    assert (state.options, state.terms) == ({"bid": True}, "bid")
    assert (GAME.start().options, GAME.start().terms) == ({"bid": False}, "")


def test_options_chosen_or_left_out_make_the_same_match():
    assert GAME.start({"bid": False}) == GAME.start({}) == GAME.start()


def test_an_option_names_its_explanation():
    assert SIZE.help == "option-size-help"
