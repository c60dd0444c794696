"""What somebody imports is told apart: a record of ours, one of AbstractPlay's, or a position."""

from contextlib import suppress
from itertools import islice
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import locales
from engine import GAMES, OptionError, State, TextError
from engine.errors import Refusal
from matches.archive.imports import is_position, read, read_position
from matches.archive.records import LONGEST, Imported

THEIRS = """{"header": {"game": {"name": "Druid"},
"players": [{"name": "Ann", "result": 1}, {"name": "Bob", "result": 0}]}, "moves": [["c3", "resign"]]}"""
POSITION = GAMES["druid"].start({"size": 8}).play("c3").play("d4").text()


def refusal(text: str) -> Refusal:
    with pytest.raises(Refusal) as caught:
        read(text)
    return caught.value


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_positions_of_every_game_are_read_as_states(game):
    chance, state = Random(1), game.start()
    for _ in range(10):
        state = state.play(chance.choice([*islice(state.legal_moves(), 100)]))
        text = state.text()
        assert read(f"\ufeff{text}\n\n") == state
        assert isinstance(read(text), State)
        assert read(text).origin == text


def test_records_are_read_as_matches():
    assert isinstance(read("game: druid\n1. c3"), Imported)
    assert isinstance(read("druid size=8\n1. c3"), Imported)
    assert read(THEIRS).state.line == ("c3", "resign 1")


@pytest.mark.parametrize(
    ("text", "code", "data"),
    [
        (POSITION.replace("ply 2", "ply two"), "position-line", {"line": 2, "text": "ply two"}),
        (POSITION.replace("stage play", "stage sleep"), "position-line", {"line": 3}),
        (POSITION.replace("V to move", "W to move"), "position-line", {"line": 4}),
        (f"{POSITION}\nply 3", "position-line", {"line": 5}),
        ("druid\nboard ; V to move", "position-missing", {"field": "ply"}),
        (POSITION + "x" * LONGEST, "record-long", {"size": LONGEST // 1000}),
    ],
)
def test_the_line_of_a_position_that_cannot_be_read_is_named(text, code, data):
    found = refusal(text)
    assert found.code == code
    assert {name: found.data[name] for name in data} == data


def test_options_that_a_game_does_not_have_are_named_with_their_line():
    found = refusal(POSITION.replace("size=8", "size=99"))
    assert isinstance(found, OptionError)
    assert found.data["line"] == 1


def test_a_position_of_no_game_is_refused():
    with pytest.raises(TextError) as caught:
        read_position("chess\nply 0")
    assert caught.value.code == "record-game"
    assert not is_position("chess\nply 0")


@given(st.lists(st.sampled_from([*POSITION.splitlines(), "ply", "board ;;", "stage", "outcome 0", "x", "druid-y"])))
def test_no_position_does_any_harm(lines):
    with suppress(Refusal):
        read("\n".join(lines))


WALKING = "druid size=4 walk\nply 9\nstage play sides=0,1\nboard a1=V1 c1=V1; turn 2; passes 0; out -; V to move"
PASSED = "druid size=4\nply 9\nstage play sides=0,1\nboard ; turn 2; passes 2; out -; V to move"


@pytest.mark.parametrize(
    ("text", "code", "data"),
    [
        (WALKING, "position-no-druid", {"mark": "V", "cells": ("a1", "c1"), "example": "druid-V a1 top"}),
        (PASSED, "position-ended", {"outcome": "- passes"}),
    ],
)
def test_what_makes_a_position_impossible_is_told_by_name(text, code, data):
    """R16."""
    found = refusal(text)
    assert (found.code, found.data) == (code, {"line": 4, **data})
    in_a_record = refusal(f"{text.splitlines()[0]}\n" + "\n".join(f"> {line}" for line in text.splitlines()))
    assert (in_a_record.code, in_a_record.data) == (code, {"line": 2, **data})
    for language in locales.LANGUAGES:
        assert locales.say(language, f"refusal-{code}", **found.data)


def test_a_position_can_be_put_right_as_its_refusal_says():
    """R16."""
    for text in (WALKING.replace("; V to move", "; druid-V a1 top; V to move"), f"{PASSED}\noutcome - passes"):
        assert isinstance(read(text), State)
