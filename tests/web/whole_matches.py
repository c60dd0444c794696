"""A whole match of each game, and the presses that lead to a move: on the page, and in the chat's picker."""

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from discord import ui

from cogs.core.preferences import Reader
from cogs.playing.picking import Picking
from cogs.playing.step_controls import carried, step_controls
from engine import GAMES, State
from web.touching import Touched, touch

WHOLE: Final[Mapping[str, tuple[str, tuple[str, ...]]]] = {
    "contiguity": (
        "bid",
        ("bid 40", "call", "first", "1b-28b", "1c-1b", "2c-1c", "29c-2c", "1c-29c", "30d-2d"),
    ),
    "contiguity-deluxe": (
        "relocate smaller",
        (
            *("7a", "8a", "9a", "9b", "8b", "7b", "9c", "9d", "7c", "8c", "10d", "10c", "10a", "8d"),
            *("10d-10b x9b>7d", "7b-9b x9c>3d", "10b-7b", "9b-9c"),
        ),
    ),
    "druid": ("size=4 walk", ("b1", "c2", "b2", "a4", "b3", "b4", "b2-b4", "d2", "n", "d2", "n", "a3", "n")),
    "druid-hex": ("size=3", ("c5", "a2", "b4", "e1", "c4", "a3", "a3-c5", "e3", "d2", "b3", "d1", "c3", "d3")),
    "druid-hex3": ("size=3", ("a1", "b3", "b2", "c5", "a3", "d1", "c4", "c2", "b2-d1", "a2", "d2", "e1", "a2-c4")),
    "druid-y": ("size=5", ("a5", "a1", "c2", "b1", "c3", "a3", "b4", "c1", "c1-c3")),
    "contigo": ("", ("e5-c5 5-1,1", "e2-e4 21+1", "b2-d2 17+2", "b5-d5")),
    "contigo-capture": (
        "short",
        ("b6-b4 25+0,2", "f5-b5 27-0,2,1", "e2-b2-b4 10+2", "a1-c1 21+1,1", "a6-c6 3-1", "e6-c6 11-3,0,1", "f1-c1"),
    ),
}
"""By game: the options, and the moves of a match to its end.

Among them are an auction, relocations, lintels, a druid that walks to the other side, and a chain of captures.
"""


class Press(NamedTuple):
    """A press on the page: on a place of the board, or on the button of a choice."""

    place: str
    """The place; empty for a choice."""
    choice: str
    """The text of the choice; empty for a place."""
    after: Touched
    """What it leads to."""


def begun(game: str) -> State:
    """Return the state in which a match of `WHOLE` begins."""
    return GAMES[game].start(GAMES[game].read_options(WHOLE[game][0]))


def presses_to(state: State, move: str) -> list[Press]:
    """Return the fewest presses on the page that lead to a move, before *Play this*."""
    known: set[str] = set()
    open_ones: list[tuple[Touched, list[Press]]] = [(touch(state), [])]
    while open_ones:
        open_ones, before = [], open_ones
        for touched, path in before:
            for press in _presses(state, touched):
                half = press.after.half
                if half.move == move:
                    return [*path, press]
                if half.text not in known and _may_lead_to(state, press.after, move):
                    known.add(half.text)
                    open_ones.append((press.after, [*path, press]))
    raise LookupError(move)


def _presses(state: State, touched: Touched) -> Iterator[Press]:
    typed = touched.half.text
    yield from (Press(place, "", touch(state, typed, place)) for place in touched.lit)
    yield from (Press("", way.text, touch(state, way.text)) for way in (*touched.meant, *touched.others))


def _may_lead_to(state: State, touched: Touched, move: str) -> bool:
    cells = touched.half.cells
    begins = move.startswith(touched.half.text.strip(" -"))
    return begins or (bool(cells) and {*cells} <= {*state.half_move(move).cells})


def picker_presses(state: State, move: str) -> int:
    """Return the fewest presses in chat: *Move*, the choices (two for one in a select), and *Play*."""
    known: set[str] = set()
    open_ones: list[tuple[int, tuple[int, ...], str]] = [(0, (), "")]
    while open_ones:
        least = min(open_ones)
        open_ones.remove(least)
        so_far, trail, typed = least
        if typed == move:
            return 1 + so_far + 1
        question = state.half_move(typed).question()
        listed = _listed(state, trail)
        for number, choice in enumerate(question.choices):
            if choice.text in known or (choice.complete and choice.text != move):
                continue
            known.add(choice.text)
            further = (*trail, number)
            costs = 2 if carried(further, choice) in listed else 1
            open_ones.append((so_far + costs, further, choice.text))
    raise LookupError(move)


def _listed(state: State, trail: tuple[int, ...]) -> set[str]:
    """Return the choices at the end of a trail that are in selects and not on buttons, as controls carry them."""

    async def undrawn(_: State, **__: Any) -> Any: ...

    picking = Picking(state, Reader("en"), undrawn, (1, 0), "", ())
    typed = ""
    for number in trail:
        typed = state.half_move(typed).question().choices[number].text
    last = [picking.button("back", "", label="Back"), picking.button("type", label="Type")]
    controls = step_controls(picking, state.half_move(typed).question(), trail, last)
    selects = [child for child in controls.walk_children() if isinstance(child, ui.Select)]
    return {option.value for select in selects for option in select.options}
