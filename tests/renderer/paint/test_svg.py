"""Pictures as SVG: well-formed, harmless, small, with a region for each place, and the same after a change as anew."""

import gzip
import re
from itertools import count, islice, product
from xml.etree import ElementTree as ET

import pytest
from PIL import Image

from engine import GAMES
from engine.boards.pits import CELLS, PITS
from engine.boards.ring import RING
from renderer import FONTS, View, font_faces, has_top_view, perspectives, render_svg
from renderer.contigo import contigo_board
from renderer.druid.board_layout import lay_out
from renderer.figures import figures
from renderer.looks import look
from renderer.paint.caching import CACHE
from renderer.paint.raster import Canvas, draw
from renderer.paint.svg_markup import part
from renderer.ring.ring_layout import turned_ring
from renderer.shapes import PlacedPile, Sprite, Text
from tests.renderer.contigo.contigo_states import kinds as contigos
from tests.renderer.druid.druid_states import LARGEST, built, crowded, played
from tests.renderer.druid.druid_states import kinds as druids
from tests.renderer.meant import cells_of
from tests.renderer.ring.ring_positions import kinds as contiguities
from tests.renderer.ring.test_contiguity_deluxe import kinds as deluxes
from tests.repetitions import few

NAMES = ("Hilde", "Corvin", "Ysolde", "Oswin")
HOSTILE = (
    "</text><script>alert(1)</script>",
    '"><a href="javascript:x" onload=\'x\'>',
    "]]>&amp;&#0;",
    "<!--\0\x0b\ud800",
)
STATES = {
    f"{family} {kind}": state
    for family, kinds in (("ring", contiguities), ("deluxe", deluxes), ("druid", druids), ("contigo", contigos))
    for kind, state in kinds().items()
}
OURS = [game for game in GAMES.values() if game in {state.game for state in STATES.values()}]
"""The games whose boards are known here. Of any other, `tests/renderer/test_picture_laws.py` asks for regions."""
ELEMENTS = {"svg", "defs", "g", "use", "path", "circle", "ellipse", "rect", "text", "clipPath", "filter"}
FILTERS = re.compile("fe(ColorMatrix|GaussianBlur|ComponentTransfer|Func[RGBA]|Merge|MergeNode)")
KILOBYTES = 60
"""The most that the largest board takes, compressed."""
SEEN = 60
"""The least of a place that can be pressed, in square units, however high the stacks in front of it are: a fifth of its
top. From above, and on all other boards, it is the whole place.
"""


def view(state, **asked):
    return View(**{"names": NAMES[: state.game.players], **asked})


def parsed(state, **asked):
    return ET.fromstring(render_svg(state, view(state, **asked)).text)


def children(picture, name):
    return picture.find(f"*[@class='{name}']")


def marked(state):
    """Yield what views ask for that have every kind of mark, in both themes."""
    cells = (*state.position.pieces(), *(("pit 3", "pit 8") if state.game.id.startswith("contigo") else ()))
    moves = [*islice(state.legal_moves(), 40)] if state.turn is not None else [""]
    named = tuple(named for move in filter(None, moves) if (named := cells_of(state, move)))[:11]
    yield {"typed": "", "numbered": named}
    yield {"typed": moves[0].partition("-")[0], "theme": "light"}
    yield {"typed": f"{moves[-1].partition(' ')[0]} ", "language": "fr"}
    yield {"refused": cells[::2], "pointed": cells[1::2], "theme": "light"}
    yield {"since": 0, "perspective": 1, "top_down": True}
    yield {"film": True, "bare": True, "theme": "light"}


@pytest.mark.parametrize("kind", few(STATES, 3))
def test_a_picture_is_well_formed_and_needs_nothing_but_itself(kind):
    for asked in marked(STATES[kind]):
        text = render_svg(STATES[kind], view(STATES[kind], **asked)).text
        elements = [*ET.fromstring(text.encode()).iter()]
        kinds = {element.tag.removeprefix("{http://www.w3.org/2000/svg}") for element in elements}
        assert not [kind for kind in kinds - ELEMENTS if not FILTERS.fullmatch(kind)]
        attributes = {name for element in elements for name in element.attrib}
        assert not [name for name in attributes if name.startswith("on") or name in ("style", "src")]
        names = [element.get("id") for element in elements if element.get("id")]
        assert len(names) == len({*names})
        assert {*names} == {*re.findall(r'href="#([^"]*)"', text), *re.findall(r'"url\(#([^)]*)\)"', text)}
        assert text.count("href=") == text.count('href="#')
        assert text.count("url(") == text.count('"url(#')
        assert text.count("://") == 1


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_texts_are_those_of_the_scene_whatever_people_call_themselves(game):
    state = next(iter(figures(game.id).values())).state
    seen = View(HOSTILE[: game.players])
    whole = parsed(state, names=seen.names)
    scene = look(game.id).scene(state, seen)
    told = [element.text for element in children(whole, "parts").iter() if element.tag.endswith("text")]
    expected = [text.text for shape in scene.live for text in (shape, *marks(shape)) if isinstance(text, Text)]
    assert told == expected
    assert [text for text in told if "<" in text or '"' in text or "&" in text]


def marks(shape):
    return shape.pile.marks if isinstance(shape, PlacedPile) else ()


def test_what_cannot_stand_in_a_file_is_left_out():
    markup = part(Text("a\0\x0b\ud800\uffff<b>", (0, 0), 30, "medium", "text"), "dark").markup
    assert ET.fromstring(markup).text == "a<b>"


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)
def test_the_largest_board_is_at_most_60_kilobytes(game):
    states = [STATES[kind] for kind in STATES if STATES[kind].game is game]
    if size := LARGEST.get(game.id):
        states = [built(game.id, 120, 1, size=size), crowded(game.id, size)]
    sizes = [
        len(gzip.compress(render_svg(state, view(state, **asked)).text.encode()))
        for state in states
        for asked in marked(state)
    ]
    assert max(sizes) <= 1000 * KILOBYTES


def boards(game):
    """Yield states of a game, with boards of all sizes and with high stacks."""
    if game.id in LARGEST:
        least = next(option.allowed[0] for option in game.options if option.name == "size")
        yield from (game.start({"size": size}) for size in range(least, LARGEST[game.id] + 1))
        yield from (built(game.id, 90, 3, size=5), built(game.id, 40, 2), crowded(game.id, 7))
    else:
        yield game.start()


def centres(state, seen):
    """Return where pieces stand, by the names of places."""
    match look(state.game.id).palette:
        case "ring":
            ring = turned_ring(seen.perspective)
            return {cell: ring.centre(cell) for cell in RING.names}
        case "contigo":
            board = contigo_board.layout(seen.perspective)
            pits = {f"pit {pit.number}": board.pit(pit.number) for pit in PITS}
            return {cell: board.cell(cell) for cell in CELLS.index} | pits
    heights, grid = state.position.heights(), state.position.grid
    layout = lay_out(grid, max(heights.values(), default=0), seen.top_down, seen.perspective)
    return {cell: layout.cell(cell, heights.get(cell, 0)) for cell in grid.names if cell}


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)
def test_every_place_has_one_region_with_its_middle_in_it_and_can_be_pressed(game):
    for state, top_down in product(boards(game), (False, True) if has_top_view(game) else (False,)):
        flat = top_down or not has_top_view(game)
        for perspective in range(perspectives(game)) if state.ply == 0 else (0, 1):
            seen = view(state, perspective=perspective, top_down=top_down)
            middles = centres(state, seen)
            regions = look(game.id).regions(state, seen)
            assert sorted(regions) == sorted(middles)
            pressed, alone = Image.new("I", (1000, 1000)), Image.new("1", (1000, 1000))
            for number, (name, shape) in enumerate(regions.items(), 1):
                draw(shape, Canvas.on(pressed, 1, 0, 0), number)
                alone.paste(0, (0, 0, 1000, 1000))
                draw(shape, Canvas.on(alone, 1, 0, 0), 1)
                assert alone.getpixel(tuple(map(round, middles[name])))
            areas = {number: pixels for pixels, number in pressed.getcolors(len(regions) + 1)}
            assert min(areas[number] for number, _ in zip(count(1), regions, strict=False)) >= (500 if flat else SEEN)


@pytest.mark.parametrize("kind", list(STATES)[::4])
def test_the_picture_names_the_places_in_the_order_in_which_they_lie(kind):
    paths = children(parsed(STATES[kind]), "cells")
    regions = look(STATES[kind].game.id).regions(STATES[kind], view(STATES[kind]))
    assert [path.get("data-cell") for path in paths] == [*regions]
    assert (paths.get("fill"), paths.get("pointer-events")) == ("none", "all")


def test_another_process_calls_the_same_things_by_the_same_names(monkeypatch):
    state = STATES["druid hexagon"]
    before = render_svg(state, view(state)).text
    monkeypatch.setattr(CACHE, "_results", type(CACHE._results)())
    assert render_svg(state, view(state)).text == before


def test_a_figure_is_defined_once_however_often_it_is_drawn():
    state = played("druid", "a1", "b1", "a3", "c1", "a5", "d1", "c3", "e1")
    scene = look("druid").scene(state, view(state))
    stones = [sprite.figure for pile in scene.live if isinstance(pile, PlacedPile) for sprite in pile.pile.parts]
    assert len([part for part in stones if part.name == "limestone sarsen"]) == 4
    defs = parsed(state).find("{*}defs")
    assert len({*(ET.tostring(each) for each in defs)}) == len(defs)
    drawn = [each for each in scene.live if isinstance(each, Sprite)]
    assert len(defs) < len(stones) + len(drawn)


def test_the_style_sheet_names_every_font_that_there_is():
    rules = font_faces("/fonts")
    assert [path.name for path in FONTS.values() if path.is_file()] == [*FONTS]
    assert sorted(re.findall(r'url\("/fonts/([^"]*)"\)', rules)) == sorted(FONTS)
    assert len({*re.findall(r'font-family: "[^"]*"; font-weight: \d+', rules)}) == len(FONTS)
