"""What the Druid games refuse: for each rule, texts that break it, in every game that has the rule."""

from typing import Any

import pytest

from engine import IllegalMove, IncompleteMove, State, UnreadableMove
from tests.engine.druid.druid_positions import FAMILY, FOR_TWO, WALKING, play, standing
from tests.engine.refused import Refused

MARKS = {game_id: game.marks for game_id, game in FAMILY.items()}
SMALL = {"druid": 5, "druid-hex": 3, "druid-hex3": 3, "druid-y": 5}
"""Boards whose column a has three to five cells."""


def where(game_id: str, stones: str = "", **options: Any) -> State:
    """Return a position on a small board; in `stones`, `+` means the side to move and `-` the next side."""
    own, other, *_ = MARKS[game_id]
    chosen = {"size": SMALL[game_id], **options}
    return standing(game_id, stones.replace("+", own).replace("-", other), own, **chosen)


def illegal(state: State, text: str, code: str, *cells: str, **data: Any) -> Refused:
    """Return the expectation that `state` refuses `text` as illegal, with a code and data."""
    return Refused(state, text, IllegalMove, code, data | ({"cells": cells} if cells else {}))


def of_any(game_id: str) -> list[Refused]:
    """Return what every Druid game refuses. Column a is a straight line on every board."""

    def no(stones: str, text: str, code: str, *cells: str, **data: Any) -> Refused:
        options = {name: True for name in ("nogaps", "nostack") if data.pop(name, False)}
        return illegal(where(game_id, stones, **options), text, code, *cells, **data)

    def half(stones: str, text: str, code: str, **data: Any) -> Refused:
        return Refused(where(game_id, stones), text, IncompleteMove, code, data)

    bases = "a1=+1 a3=+1"
    count = where(game_id).position.grid.columns[0][1]
    beyond = f"a{count + 1}"
    return [
        no("", beyond, "no-such-cell", cell=beyond, first="a", last="e", count=count),
        no("", "a0", "no-such-cell", cell="a0", first="a", last="e", count=count),
        no("", "f1", "no-such-cell", cell="f1", first="a", last="e", count=0),
        no("", f"a{count - 1}-{beyond}", "no-such-cell", cell=beyond, first="a", last="e", count=count),
        no("", "d1-f1", "no-such-cell", cell="f1", first="a", last="e", count=0),
        half("", "sarsen", "stone-incomplete", kind="sarsen"),
        half(bases, "Lintel", "stone-incomplete", kind="lintel"),
        half(bases, "lintel c", "stone-incomplete", kind="lintel"),
        *(half(bases, text, "lintel-incomplete", cell="a1", cells=("a1",)) for text in ("a1-", "A1 –", "lintel a1")),
        *(no("a1=+1", text, "no-lintel", cell="", cells=(), anywhere=False) for text in ("lintel", "lintel c")),
        *(no(bases, text, "no-lintel", "b2", cell="b2", anywhere=True) for text in ("b2-", "lintel b2")),
        no("", "sarsen a1-a3", "sarsen-one-cell", "a1", "a3"),
        no("", "sarsen a1 a2", "sarsen-one-cell", "a1", "a2"),
        no("", "a1-b3", "lintel-not-in-line", "a1", "b3", first="a1", last="b3"),
        no("", "a1-b1-a3", "lintel-not-in-line", "a1", "b1", first="a1", last="b1"),
        no("", "a1-a2", "lintel-length", "a1", "a2", first="a1", last="a2"),
        no("", "lintel a1-a1", "lintel-length", "a1", "a1", first="a1", last="a1"),
        no("", "a3 a2 a2", "lintel-length", "a2", "a3", first="a2", last="a3"),
        no("a2=-1", "a2", "enemy-top", "a2", cell="a2"),
        no("a2=+1", "sarsen a2", "sarsen-on-sarsen", "a2", cell="a2", nostack=True),
        no("", "a1-a3", "lintel-end-on-ground", "a1", "a3", cell="a1"),
        no("a1=+1 a2=+1", "lintel a3-a1", "lintel-end-on-ground", "a3", cell="a3"),
        no("a1=+1 a2=+1 a3=+2", "a1-a3", "lintel-ends-not-level", "a1", "a3", first=1, last=2),
        no("a1=+1 a2=-3 a3=+1", "a1-a3", "lintel-middle-high", "a2", cell="a2", height=3, ends=1),
        no("a1=+2 a2=-1 a3=+2", "a1-a3", "lintel-gap", "a2", cell="a2", nogaps=True),
        no("a1=+1 a3=+1", "a1-a3", "lintel-gap", "a2", cell="a2", nogaps=True),
        no("a1=+1 a2=+1 a3=+1", "a1-a2-a3", "lintel-three-own", "a1", "a2", "a3", own=3),
        no("a1=-1 a2=+1 a3=-1", "a1-a3", "lintel-too-few-own", "a1", "a2", "a3", own=1),
        no("a1=-2 a2=+1 a3=+2", "a1-a3", "lintel-too-few-own", "a1", "a3", own=1),
        no("a1=-1 a2=-1 a3=-1", "a1-a3", "lintel-too-few-own", "a1", "a2", "a3", own=0),
        *(
            no("a1=+1 b1=+1", text, "no-walking")
            for direction in directions(game_id)
            for text in (direction, f"step {direction}")
        ),
        *(no("a1=+1", text, "no-walking") for text in ("step", "*a2", "* A2", "step a2", "step *a2", "*z9")),
    ]


def directions(game_id: str) -> tuple[str, ...]:
    return tuple(FAMILY[game_id].start().position.grid.steps)


def of_two(game_id: str) -> list[Refused]:
    """Return what only games for two refuse."""
    start = FAMILY[game_id].start()
    states = (start, play(start, "a1", "b1"), play(start, "a1", "swap"))
    return [illegal(state, "swap", "swap-too-late") for state in states]


def of_walking(game_id: str) -> list[Refused]:
    """Return what only Druid's Walk refuses. The mover's druid stands on a1, the other one on c1."""
    own, other = MARKS[game_id][:2]
    edges = {"druid": ("bottom top", "left right"), "druid-hex3": ("SW NE", "SE NW")}[game_id]
    fields = f"druid-{own} a1 {edges[0].split()[1]}; druid-{other} c1 {edges[1].split()[1]}"
    stones = f"a1={own}1 a2={other}1 b1={other}1 b2={own}1 a3={own}1 c1={other}1 c3={own}1"
    options = {"size": SMALL[game_id], "walk": True}
    state = standing(game_id, stones, own, fields=fields, **options)
    alone = standing(game_id, f"b2={own}1", own, **options)
    steps, turn = directions(game_id), {"druid": "se", "druid-hex3": "e"}[game_id]
    return [
        *(illegal(alone, text, "no-druid") for text in ("n", "*b2", "*z9")),
        *(illegal(state, text, "step-off-board", "a1") for text in ("s", "STEP S")),
        *(illegal(state, text, "step-not-beside", "a1", "c3", cell="c3") for text in ("*c3", "step c3")),
        illegal(state, "*a1", "step-not-beside", "a1", "a1", cell="a1"),
        illegal(state, "*z9", "no-such-cell", cell="z9", first="a", last="e", count=0),
        *(illegal(state, text, "step-not-own", "a2", cell="a2") for text in ("n", "*a2", "step *a2")),
        *(illegal(each, turn, "no-such-direction", direction=turn, steps=steps) for each in (alone, state)),
        Refused(state, "step", IncompleteMove, "step-incomplete", {"steps": steps, "cells": ("a1",)}),
        illegal(state, "a1", "druid-in-the-way", "a1", cell="a1"),
        illegal(state, "c1", "druid-in-the-way", "c1", cell="c1"),
        illegal(state, "a1-a3", "druid-in-the-way", "a1", cell="a1"),
        illegal(state, "a1-b1-c1", "druid-in-the-way", "a1", "c1", cell="a1"),
    ]


REFUSED = {
    game_id: [
        *of_any(game_id),
        *(of_two(game_id) if game_id in FOR_TWO else []),
        *(of_walking(game_id) if game_id in WALKING else []),
    ]
    for game_id in FAMILY
}
REFUSED["druid-hex3"] += [
    illegal(state, "swap", "swap-not-for-three")
    for state in (FAMILY["druid-hex3"].start(), FAMILY["druid-hex3"].start().play("a1"))
]
NOT_IN_GAME = {
    "druid": {"swap-not-for-three"},
    "druid-hex": {"swap-not-for-three"},
    "druid-hex3": {"swap-too-late"},
    "druid-y": {"swap-not-for-three"},
}
"""Refusals that the position declares, but that only a game with another number of players gives."""


@pytest.mark.parametrize("game_id", FAMILY)
def test_what_breaks_a_rule_is_refused_by_that_rule(game_id):
    for refused in REFUSED[game_id]:
        assert_met(refused)


def assert_met(refused):
    met = refused.met()
    assert (type(met), met.code, met.data) == (refused.kind, refused.code, refused.data), refused


@pytest.mark.parametrize("game_id", FAMILY)
def test_every_refusal_that_a_game_declares_is_met(game_id):
    met = {refused.code for refused in REFUSED[game_id]}
    assert met == set(FAMILY[game_id].positions.refusals) - NOT_IN_GAME[game_id]


def test_a_step_is_distinguished_from_a_column_of_the_same_name():
    """The largest hexagon has a column n."""
    for text in ("n", "step n"):
        assert_met(illegal(FAMILY["druid-hex"].start({"size": 8}), text, "no-walking"))
    start = FAMILY["druid-hex3"].start({"size": 8, "walk": True})
    assert play(start, "n1").last == "n1"


@pytest.mark.parametrize("text", ["hello", "c", "sarsen xyz", "b2-b3-b4-b5", "-a1", "step on", "1a", "*"])
@pytest.mark.parametrize("game_id", FAMILY)
def test_what_follows_no_form_of_move_is_unreadable(game_id, text):
    with pytest.raises(UnreadableMove) as caught:
        where(game_id).play(text)
    assert (caught.value.code, caught.value.data) == ("unreadable", {"text": text})
