"""Moves as people type them: the same forms are understood in every game, and the canonical text never changes."""

import re
from contextlib import suppress
from timeit import repeat

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import GAMES, IncompleteMove, MoveError
from engine.spelling import LETTER_FIRST, NUMBER_FIRST
from tests.engine.contigo.contigo_positions import duel
from tests.engine.druid.druid_positions import standing
from tests.engine.random_matches import SINGLES, some_moves, spread, under, walk
from tests.engine.ring import deluxe_positions as deluxe
from tests.engine.ring.contiguity_positions import GAME

pytestmark = pytest.mark.exhaustive

LINK_SIGNS = (
    "-",
    "->",
    "-->",
    "=>",
    ">",
    "\N{RIGHTWARDS ARROW}",
    "\N{BLACK RIGHTWARDS ARROW}\ufe0f",
    "\N{EN DASH}",
    "",
    " ",
)
FORMS = (*LINK_SIGNS, *(f" {link} " for link in (*LINK_SIGNS, "- >", "to", "TO")))
CELLS = {LETTER_FIRST: re.compile(r"(?<![a-z])([a-z])([0-9]+)"), NUMBER_FIRST: re.compile(r"([0-9]+)([a-d])")}
"""A cell in a canonical move."""
LINKS = {way: re.compile(rf"(?<=[a-z0-9])[->](?={cell.pattern})") for way, cell in CELLS.items()}


def cells_parted(state, move):
    """Return a move with a blank inside each of its cells."""
    return CELLS[state.position.spelling].sub(r"\1 \2", move)


def linked_by(state, move, link):
    """Return a move with another link between its cells."""
    return LINKS[state.position.spelling].sub(link, move)


def meant(state, text):
    """Return the canonical move that a text is read as, or the refusal that it meets."""
    try:
        return state.read(text)
    except ValueError as refusal:
        return repr(refusal)


@under(SINGLES)
def test_a_legal_move_is_understood_whatever_stands_between_and_inside_its_cells(setting):
    for state in spread(walk(setting)):
        for move in some_moves(state)[::9]:
            for form in FORMS:
                text = linked_by(state, move, form)
                understood = {typed: meant(state, typed) for typed in (text, text.upper(), cells_parted(state, text))}
                assert set(understood.values()) == {move}, understood


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("state", [deluxe.ONE, deluxe.TWO, deluxe.THREE], ids=["one", "two", "three"])
def test_relocations_are_understood_in_the_same_forms(state, form):
    for move in [move for move in some_moves(state) if " x" in move][::20]:
        assert meant(state, cells_parted(state, linked_by(state, move, form))) == move


@under(SINGLES)
def test_canonical_texts_and_all_that_is_suggested_are_spelled_already(setting):
    for state in spread(walk(setting)):
        texts = [*some_moves(state)[::9], *(found.text.strip() for found in state.suggest())]
        assert [state.spelled(text) for text in texts] == texts


@under(SINGLES)
def test_half_a_move_is_gone_on_with_whatever_form_it_has(setting):
    for state in spread(walk(setting)):
        for move in some_moves(state)[::29]:
            for end in range(1, len(move)):
                typed = move[:end].strip()
                going_on = state.suggest(typed)
                for form in (" - ", " -> ", " to "):
                    assert state.suggest(cells_parted(state, linked_by(state, typed, form))) == going_on


@pytest.mark.parametrize("link", ["-", " -", "->", " ->", " to", " >", " \N{RIGHTWARDS ARROW}"])
@pytest.mark.parametrize(
    ("state", "cell"), [(GAME.start(), "30a"), (duel(red="c3", blue="a6"), "c3")], ids=["contiguity", "contigo"]
)
def test_a_link_at_the_end_waits_for_the_next_cell(state, cell, link):
    assert state.suggest(cell + link) == state.suggest(f"{cell}-") != []
    with pytest.raises(IncompleteMove):
        state.read(cell + link)


@pytest.mark.parametrize(
    ("state", "text", "move"),
    [
        (standing("druid", "b2=V1 b4=V1", "V", walk=True), "b 2 b 4", "b2-b4"),
        (standing("druid", "b2=V1 b4=V1", "V", walk=True), "Lintel B 4 to B 2", "b2-b4"),
        (standing("druid", "b2=V1 b4=V1", "V"), "sarsen on c 3", "c3"),
        (standing("druid", "b2=V1 b4=V1", "V"), "E 4", "e4"),
        (standing("druid", "b1=V1 c1=V1", "V", "druid-V b1 top", walk=True), "e", "e"),
        (standing("druid", "b1=V1 c1=V1", "V", "druid-V b1 top", walk=True), "* c 1", "e"),
        (standing("druid", "b1=V1 c1=V1", "V", "druid-V b1 top", walk=True), "e 1", "e1"),
        (duel(red="c3", blue="a6"), "c3 c5 22-1", "c3-c5 22-1"),
        (duel(red="c3", blue="a6"), "C 3 -> C 5 9 + 1 , 1", "c3-c5 9+1,1"),
        (duel(red="c3", blue="a6"), "c3 to c5 - 9-0,2", "c3-c5 9-0,2"),
        (deluxe.ONE, "12c > 14c x14b > 20d", "12c-14c x14b>20d"),
        (deluxe.ONE, "12 c 14 c x 14 b 20 d", "12c-14c x14b>20d"),
        (deluxe.begun(), "12 C", "12c"),
    ],
    ids=lambda value: value if isinstance(value, str) else value.game.id,
)
def test_what_looks_alike_is_distinguished(state, text, move):
    assert meant(state, text) == move


@pytest.mark.parametrize("way", [LETTER_FIRST, NUMBER_FIRST], ids=["letter", "number"])
@given(text=st.text("abtovers0123 ->=x+,*", max_size=60))
def test_what_is_spelled_stays_as_it_is(way, text):
    once = way.spelled(" ".join(text.split()))
    assert way.spelled(once) == once


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("again", ["a0000", "0000a", "a1x", "1a x", "0", "a", " -", "a1,", "9+0,"])
def test_twice_as_long_a_text_takes_no_more_than_some_times_as_long(game, again):
    """Texts have at most 200 characters; time that doubled with each would show long before."""
    state = game.start()

    def seconds(count):
        return min(repeat(lambda: offered(state, f"{again * count}!"), number=20, repeat=3))

    assert seconds(10) < 40 * seconds(5)


def offered(state, text):
    """Ask a state to suggest continuations of a text, and to read it."""
    state.suggest(text)
    with suppress(MoveError):
        state.read(text)
