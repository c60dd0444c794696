"""Contigo as it is drawn and described: pits, pawns of four sides, turns whole and half typed, and its ends."""

import re
from io import BytesIO
from itertools import pairwise
from random import Random

import pytest
from PIL import Image, ImageChops

from engine.boards.pits import CELLS, MOST, PITS
from engine.games.contigo.sowing import legal_sowings
from engine.games.contigo.turn import path_text
from locales import LANGUAGES
from renderer import View, describe, render, text_board
from renderer.contigo.contigo_board import CELL, Layout
from renderer.contigo.contigo_pits import PitView, pit_figure
from renderer.contigo.contigo_scene import scene
from renderer.contigo.pawn_parts import enlarged, parts
from renderer.contigo.pawns import Pawn, imprint, marked_pawn, pawn_tone, upright_pawn
from renderer.contigo.played_turns import last_turn
from renderer.contigo.typed_turns import typed_turn
from renderer.emblems import tag_width
from renderer.paint.raster import extent
from renderer.shapes import Sprite
from renderer.theme import THEMES
from renderer.view import targets
from tests.engine.contigo.contigo_positions import FOUR, duel, pits, play
from tests.renderer.contigo.contigo_states import kinds
from tests.renderer.contrast import contrast, luminance
from tests.renderer.golden_files import bare, golden, text_of
from tests.repetitions import few

BOARD = Layout()
PHONE = 0.4
"""Pixels on a phone for each unit of a scene."""
NAMES = ("Hilde", "Corvin", "Ysolde", "Ann")
LONG = ("W" * 200, "🜂" * 200, "", "\u202e" + "x" * 99)
KINDS = sorted(kinds())


def seen(state, **more):
    return View(names=NAMES[: state.game.players], **more)


def lines(state, **more):
    return scene(state, seen(state, **more)).text().splitlines()


def shown(state, start, **more):
    return [line for line in lines(state, **more) if line.startswith(start)]


def at(place):
    return "{:.1f},{:.1f}".format(*place)


def box(shapes):
    """Return the extent of some shapes: left, top, right, bottom."""
    lefts, tops, rights, bottoms = zip(*map(extent, shapes), strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


@pytest.mark.parametrize(
    ("kind", "more"),
    [
        ("start", {}),
        ("later", {}),
        ("later", {"typed": ""}),
        ("later", {"typed": "b5"}),
        ("later", {"typed": "b5-b3 13"}),
        ("later", {"refused": ("a2", "c3", "pit 4")}),
        ("in an L", {}),
        ("advanced", {"typed": "c4"}),
        ("stuck", {"typed": "", "language": "fr"}),
        ("won", {"language": "fr"}),
        ("drawn", {"language": "fr"}),
        ("four", {}),
        ("hunters", {"typed": "e4"}),
        ("hunters", {"typed": "e4-e5-"}),
        ("chain", {}),
        ("one gone", {"language": "fr"}),
        ("last king", {}),
        ("short", {}),
    ],
)
def test_scenes_are_as_they_were_when_somebody_last_looked(kind, more):
    text = "\n".join(lines(kinds()[kind], **more)) + "\n"
    name = re.sub("[^a-z0-9]+", "-", f"contigo {kind} {more.get('typed', '')} {'refused' * ('refused' in more)}").strip(
        "-"
    )
    name += "-asked" * (more.get("typed") == "")
    assert text == golden(f"{name}.txt", text.encode()).decode()


@pytest.mark.parametrize(("kind", "theme"), [("later", "light"), ("chain", "dark")])
def test_pictures_are_as_they_were_when_somebody_last_looked(kind, theme):
    data = render(kinds()[kind], seen(kinds()[kind], theme=theme, size=400)).data
    then, now = golden(f"contigo-{kind}-{theme}.png", data), data
    before, after = (Image.open(BytesIO(file)).convert("RGB") for file in (then, now))
    histogram = ImageChops.difference(before, after).convert("L").histogram()
    # Type is drawn a little differently by other versions of its engine.
    assert sum(histogram[48:]) < 0.01 * 400 * 400


@pytest.mark.parametrize("theme", few(["dark", "light"]))
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_state_is_drawn_in_little_space(kind, theme):
    assert len(render(kinds()[kind], seen(kinds()[kind], theme=theme)).data) <= 150_000


# Pits and pebbles


@pytest.mark.parametrize("kind", KINDS)
def test_every_pit_is_drawn_in_its_place_with_its_count(kind):
    state = kinds()[kind]
    drawn = {line.split(" ")[-1]: int(line.split(" ")[2]) for line in shown(state, "pit of")}
    assert drawn == {at(BOARD.pit(pit.number)): state.position.pits[pit.number - 1] for pit in PITS}


@pytest.mark.parametrize("count", range(MOST + 1))
def test_a_pit_holds_as_many_pebbles_as_its_figure_says(count):
    shapes = pit_figure(PitView(count)).shapes
    assert sum(shape.tone == "pebble" for shape in shapes) == count
    assert sum(shape.tone == "dimple" for shape in shapes) == MOST - count
    assert [shape.text for shape in shapes if hasattr(shape, "text")] == [str(count)]


@pytest.mark.parametrize(("count", "taken"), [(0, 6), (1, 5), (3, 1), (2, 4)])
def test_pebbles_that_were_taken_leave_as_many_rings(count, taken):
    shapes = pit_figure(PitView(count, taken=taken)).shapes
    assert sum(hasattr(shape, "inner") for shape in shapes) == taken
    assert sum(shape.tone == "pebble" for shape in shapes) == count


@pytest.mark.parametrize(("count", "dropped"), [(1, 1), (6, 6), (4, 2), (3, 1)])
def test_pebbles_that_were_dropped_differ_from_those_that_lay_there(count, dropped):
    shapes = pit_figure(PitView(count, dropped=dropped)).shapes
    assert sum(shape.tone == "pebble" for shape in shapes) == count - dropped
    assert sum(shape.tone == "amber" and hasattr(shape, "radius") for shape in shapes) == dropped


def test_what_was_sown_can_be_read_off_the_picture():
    state = kinds()["later"]
    assert state.last.endswith("2+0,2")
    assert [line.split(" ")[2] for line in shown(state, "amber frame")] == ["2"]
    assert [line.split(" ")[2] for line in shown(state, "amber pill")] == ["4"]
    assert [line.split(" ")[2] for line in shown(state, "amber arrow") if line.split(" ")[2][-1] in "+-"] == [
        "2+",
        "3+",
    ]
    assert shown(state, "pit of 0 after 2 in amber")
    assert shown(state, "pit of 4 with 2 in amber")


def test_no_two_numbers_or_coordinates_stand_in_one_place():
    places = [BOARD.number_at(pit.number) for pit in PITS] + [
        BOARD.coordinate_at(pit.number) for pit in PITS if pit.line
    ]
    places += [BOARD.pit(pit.number) for pit in PITS] + [BOARD.cell(name) for name in CELLS.index]
    assert len(set(places)) == 28 + 24 + 28 + 36


# Pawns


def test_four_sides_differ_in_more_than_colour():
    for figures in (upright_pawn, imprint, lambda pawn: marked_pawn(pawn, "amber")):
        for key in (False, True):
            assert len({bare(figures(Pawn(side, key))) for side in range(4)}) == 4


@pytest.mark.parametrize("theme", THEMES)
def test_four_sides_are_four_steps_from_dark_to_light(theme):
    tones = THEMES[theme].tones
    dark_to_light = [tones[pawn_tone(side)] for side in (1, 0, 3, 2)]
    assert all(luminance(darker) < luminance(lighter) for darker, lighter in pairwise(dark_to_light))
    assert all(contrast(darker, lighter) > 1.5 for darker, lighter in pairwise(dark_to_light))


@pytest.mark.parametrize("side", range(4))
def test_a_key_pawn_wears_a_crown_that_is_seen_at_a_glance_on_a_phone(side):
    plain, key = parts(side, False), parts(side, True)
    assert len(key) == len(plain) + 1
    left, top, right, bottom = box(enlarged(key[-1], 0, "crown"))
    assert (right - left) * PHONE >= 16
    assert (bottom - top) * PHONE >= 8
    for theme in THEMES.values():
        assert contrast(theme.tones["crown"], theme.tones[pawn_tone(side, "edge")]) >= 4.5
    has_crown = [any(shape.tone == "crown" for shape in upright_pawn(Pawn(side, key)).shapes) for key in (False, True)]
    assert has_crown == [False, True]


@pytest.mark.parametrize("side", range(4))
@pytest.mark.parametrize("key", [False, True])
def test_a_pawn_stays_within_its_cell(side, key):
    assert all(abs(edge) <= CELL / 2 for edge in box(upright_pawn(Pawn(side, key)).shapes))


def test_only_the_foot_of_an_inherited_pawn_shows_whose_it_was():
    shapes = upright_pawn(Pawn(1, original_side=3)).shapes
    assert any(shape.tone == "pawn-green" for shape in shapes)
    assert shapes[-1].tone == "pawn-blue"
    assert len(shown(kinds()["chain"], "blue pawn once green")) == 2


@pytest.mark.parametrize("kind", ["start", "moved", "four", "chain"])
def test_every_piece_stands_in_the_middle_of_its_cell(kind):
    state = kinds()[kind]
    drawn = {line.split(" ")[-1] for line in lines(state) if re.match(r"\w+ (key )?pawn(?!.*(imprint|taken|by))", line)}
    assert drawn == {at(BOARD.cell(name)) for name in state.position.pieces()}


# What was played


def test_nothing_is_marked_before_the_first_turn():
    assert "amber" not in "\n".join(lines(kinds()["start"]) + lines(kinds()["four"]))


def test_a_pawn_that_moved_leaves_an_imprint_and_an_arrow():
    state = kinds()["moved"]
    assert shown(state, f"red pawn imprint {at(BOARD.cell('e5'))}")
    assert shown(state, "amber arrow -2+0")
    assert shown(state, f"red pawn in amber {at(BOARD.cell('c5'))}")


def leg_arrows(state):
    """Return the lines of the scene that are arrows of a pawn's path."""
    return [line for line in shown(state, "amber arrow") if re.match(r"amber arrow [+-]\d[+-]\d", line)]


def test_an_l_is_drawn_round_its_corner():
    (arrow,) = leg_arrows(kinds()["in an L"])
    assert len(re.findall(r"[+-]\d[+-]\d", arrow)) == 2
    assert len(last_turn(kinds()["in an L"]).corners) == 3


def test_the_legs_of_a_chain_are_numbered_and_what_was_captured_is_still_seen():
    state = kinds()["chain"]
    assert [line.split(" ")[2] for line in shown(state, "amber disk")] == ["1", "2", "3"]
    assert len(shown(state, "yellow pawn taken")) == 2
    assert shown(state, "green key pawn by 0.56")
    assert shown(state, "blue key pawn imprint")


def test_legs_that_share_cells_keep_apart():
    across = [float(line.split(" ")[-1].split(",")[0]) for line in leg_arrows(kinds()["chain"])]
    assert across == [BOARD.cell("e4")[0] + 12, BOARD.cell("e5")[0] - 12, BOARD.cell("e3")[0]]


def test_the_last_turn_has_the_position_before_it_also_when_somebody_has_left_since():
    state = kinds()["later"]
    assert last_turn(state).before == state.past()[-2].position
    assert last_turn(kinds()["one gone"]).before == kinds()["hunters"].position


def test_a_turn_that_was_taken_back_has_left_nothing_on_the_board():
    state = kinds()["later"]
    assert lines(play(state, "b5-b3 13+1").takeback(1)) == lines(state)


def test_a_turn_of_pebbles_only_shows_no_path_of_a_pawn():
    state = kinds()["pebbles moved"]
    assert not last_turn(state).corners
    assert not [line for line in lines(state) if "imprint" in line or "pawn in amber" in line]
    assert shown(state, "amber pill 9")


def test_the_last_turn_is_still_seen_when_its_player_has_left():
    state = kinds()["chain"].drop(1)
    assert shown(state, "blue key pawn imprint")
    assert not shown(state, "blue key pawn in amber")


# The band


@pytest.mark.parametrize(
    ("kind", "statuses"),
    [
        ("start", ["moves", "waits"]),
        ("stuck", ["sows", "waits"]),
        ("won", ["wins", "waits"]),
        ("resigned", ["out", "wins"]),
        ("drawn", ["waits", "waits"]),
        ("chain", ["waits", "waits", "moves", "out"]),
        ("one gone", ["out", "waits", "moves", "out"]),
        ("last king", ["wins", "out", "out", "out"]),
    ],
)
def test_the_band_shows_what_becomes_of_everyone(kind, statuses):
    assert [line.split(" who ")[1].split(" ")[0] for line in lines(kinds()[kind]) if " chip of " in line] == statuses


def chips_of(state, view):
    return [shape for shape in scene(state, view).live if hasattr(shape, "pile") and " chip of " in shape.pile.name]


def test_the_chip_of_who_is_out_shows_the_heir_and_others_count_their_pieces():
    chips = chips_of(kinds()["chain"], seen(kinds()["chain"]))
    texts = [text_of(chip.pile.marks) for chip in chips]
    assert ["blue head" in text for text in texts] == [False, False, False, True]
    assert [re.findall(r"×\d", text) for text in texts] == [["×2"], ["×5"], ["×1"], []]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_what_stands_on_a_chip_stays_on_it(kind, language):
    state = kinds()[kind]
    view = View(names=LONG[: state.game.players], language=language)
    chips = chips_of(state, view)
    assert len(chips) == state.game.players
    for chip in chips:
        (card,) = chip.pile.parts
        left, _, right, _ = box(card.figure.shapes)
        for shape in chip.pile.marks:
            if hasattr(shape, "text"):
                assert left < extent(shape)[0]
                assert extent(shape)[2] < right


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_short_names_and_all_words_are_set_whole(kind, language):
    drawn = scene(kinds()[kind], seen(kinds()[kind], language=language)).live
    texts = [shape.text for shape in drawn if hasattr(shape, "text")]
    texts += [mark.text for chip in drawn if hasattr(chip, "pile") for mark in chip.pile.marks if hasattr(mark, "text")]
    assert len(texts) >= 3
    assert not [text for text in texts if "…" in text]


# Half a turn


def test_who_asks_what_to_move_sees_the_pawns_that_can():
    state = kinds()["later"]
    movable = {part.cells[0] for part, _ in state.position.pawn_parts()}
    drawn = {line.split(" ")[4] for line in shown(state, "blue pawn in teal", typed="")}
    assert drawn == {at(BOARD.cell(name)) for name in movable}


@pytest.mark.parametrize("name", ["b5", "c4", "a6", "d3"])
def test_every_leg_of_a_picked_pawn_shows_the_pit_that_rules_it(name):
    state = kinds()["start"] if name != "b5" else kinds()["moved"]
    legs = state.position.legs(name)
    legal = {leg.pit for leg in legs if leg.to and not leg.refused}
    assert {line.split(" ")[-1] for line in shown(state, "teal ring", typed=name)} == {
        at(BOARD.pit(number)) for number in legal
    }
    broken = {line.split(" ")[-1] for line in shown(state, "broken refused ring", typed=name)}
    assert broken == {at(BOARD.pit(leg.pit)) for leg in legs} - {at(BOARD.pit(number)) for number in legal}
    assert len(shown(state, "pit of", typed=name)) == 28
    assert sum("faded" in line for line in shown(state, "pit of", typed=name)) == 24


def test_a_target_shows_the_number_of_the_pit_that_rules_it():
    state = kinds()["start"]
    disks = {(line.split(" ")[2], line.split(" ")[3]) for line in shown(state, "teal disk", typed="c4")}
    legs = state.position.legs("c4")
    assert disks == {
        (str(leg.pebbles), at(BOARD.cell(leg.to))) for leg in legs if leg.to in state.position.targets("c4")
    }


def test_a_leg_that_leads_too_far_or_nowhere_says_why():
    state = duel(red="b2 a1", blue="f6", pebbles=pits(p3=6, p13=0))
    plates = {line.rpartition(" ")[0] for line in shown(state, "refused plate", typed="b2")}
    assert {"refused plate 0", "refused plate 6 > 4"} <= plates


def test_both_halves_of_an_l_show_their_pits():
    state = kinds()["advanced"]
    rings = shown(state, "teal ring", typed="c4")
    assert set(targets(state, seen(state, typed="c4"))) == set(state.position.targets("c4"))
    assert len({line.split(" ")[-1] for line in rings}) > 4


def test_half_an_l_is_no_move():
    state = duel(red="b2 a1", blue="f6", pebbles=pits(0, p3=2), advanced=True)
    assert shown(state, f"teal disk 2 {at(BOARD.cell('b4'))}", typed="b2") == [f"teal disk 2 {at(BOARD.cell('b4'))}"]
    assert not shown(state, "teal dots", typed="b2")
    assert "b2 can’t go anywhere." in describe(state, seen(state, typed="b2"))


def test_between_pawn_and_pebbles_the_pawn_stands_where_it_went():
    state = kinds()["start"]
    for typed in ("c4-e4", "c4-e4 ", "C4 - e4"):
        assert shown(state, f"red pawn in teal {at(BOARD.cell('e4'))}", typed=typed)
        assert shown(state, "red pawn imprint", typed=typed)
        assert not shown(state, "amber", typed=typed)


def test_pits_that_can_be_taken_from_are_called_by_number():
    state = duel(
        red="b2 a1",
        blue="f6",
        pebbles=pits(p28=1, p27=6, p1=6, p9=0),
    )
    part = str(next(state.position.pawn_parts())[0])
    called = {line.split("=")[1].split(" ")[0] for line in shown(state, "text", typed=part) if "teal-text" in line}
    assert called == {str(sowing.pit) for sowing in legal_sowings(state.position.pits)}
    assert not {"9", "28"} & called


def test_a_pit_that_is_picked_shows_both_ways_then_one():
    state = kinds()["start"]
    assert {line.split(" ")[2] for line in shown(state, "teal frame", typed="c4-e4 9")} == {"7", "8", "10", "11"}
    assert {line.split(" ")[2] for line in shown(state, "teal frame", typed="c4-e4 9+")} == {"10", "11"}
    assert {line.split(" ")[2] for line in shown(state, "teal frame", typed="c4-e4 9-")} == {"7", "8"}


def test_pebbles_sown_so_far_lie_where_they_will():
    state = kinds()["start"]
    assert shown(state, "pit of 1 after 1 in teal", typed="c4-e4 9+0,1")
    assert shown(state, "pit of 3 with 1 in teal", typed="c4-e4 9+0,1")
    assert [line.split(" ")[2] for line in shown(state, "teal pill", typed="c4-e4 9+1,")] == ["9", "10"]
    assert [line.split(" ")[2] for line in shown(state, "teal frame", typed="c4-e4 9+1,")] == ["11"]


def test_a_full_pit_is_refused():
    state = duel(red="b2 a1", blue="f6", pebbles=pits(p10=6, p9=2))
    part = str(next(state.position.pawn_parts())[0])
    assert [line.split(" ")[2] for line in shown(state, "refused frame", typed=f"{part} 9+")] == ["10"]


def test_a_chain_shows_its_legs_so_far_and_what_may_be_captured_next():
    state = kinds()["hunters"]
    assert targets(state, seen(state, typed="e4-e5-")) == ("e3",)
    assert shown(state, f"teal target ring {at(BOARD.cell('e3'))}", typed="e4-e5-")
    assert shown(state, "teal arrow +0-1", typed="e4-e5-")
    assert shown(state, f"teal target ring {at(BOARD.cell('e3'))}", typed="e4-e5")
    assert not shown(state, "teal ring", typed="e4-e5")


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "c",
        "zz",
        "c9",
        "a1",
        "c4-",
        "c4-c5",
        "c4-e4 0",
        "c4-e4 99",
        "c4-e4 9+9",
        "9+1",
        "c4-e4 9+6,6",
        "-",
        "c4-e4-",
    ],
)
@pytest.mark.parametrize("kind", ["start", "four", "won", "stuck"])
def test_whatever_is_typed_is_drawn_and_described(kind, typed):
    state = kinds()[kind]
    assert lines(state, typed=typed)
    assert describe(state, seen(state, typed=typed))
    assert text_board(state, seen(state, typed=typed))


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("kind", ["later", "hunters", "advanced", "stuck"])
def test_every_step_that_is_suggested_is_understood(kind, seed):
    state, chance, typed, complete = kinds()[kind], Random(seed), "", False
    while not complete and (steps := state.suggest(typed)):
        step = chance.choice(steps)
        typed, complete = step.text, step.complete
        found = typed_turn(state, seen(state, typed=typed))
        assert typed.startswith(path_text(found.turn.move.path))
        assert lines(state, typed=typed)
    assert typed_turn(state, seen(state, typed=typed)).turn.sowing or not complete


def test_refused_cells_are_hatched_and_refused_pits_ringed():
    drawn = lines(kinds()["later"], refused=("a2", "pit 4", "nowhere", "pit 99"))
    assert [line for line in drawn if line.startswith("refused cell")] == [f"refused cell {at(BOARD.cell('a2'))}"]
    assert [line for line in drawn if line.startswith("broken refused ring")] == [
        f"broken refused ring {at(BOARD.pit(4))}"
    ]
    assert [line.split(" ")[2] for line in drawn if line.startswith("refused pill")] == ["4"]


# Ends


def test_a_line_of_four_is_one_stroke_with_rings_in_its_gaps():
    drawn = lines(kinds()["won"])
    strokes = [line for line in drawn if line.startswith("line") and "tone=gold " in line]
    assert len(strokes) == 1
    assert at(BOARD.cell("a1")) in strokes[0]
    assert at(BOARD.cell("f6")) in strokes[0]
    assert sum(line.startswith("disk") and line.endswith("tone=gold") for line in drawn) == 2


@pytest.mark.parametrize("kind", ["won", "last king", "short"])
def test_what_shows_the_end_stands_above_what_is_dimmed(kind):
    state = kinds()[kind]
    drawn = lines(state)
    dimmed = max(number for number, line in enumerate(drawn) if "alpha" in line)
    above = [line for line in drawn[dimmed:] if " in gold " in line or " in amber " in line]
    assert len(above) == len(state.outcome.cells)


# Words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_the_alt_text_names_every_pit_and_every_piece(kind, language):
    state = kinds()[kind]
    alt = describe(state, seen(state, language=language))
    assert " ".join(map(str, state.position.pits)) in alt
    assert set(re.findall(r"\b[a-f][1-6]\b", alt)) >= state.position.pieces().keys()


def test_the_alt_text_names_key_pawns_and_whose_inherited_ones_were():
    alt = describe(kinds()["chain"], seen(kinds()["chain"]))
    assert "Blue: pawns on a2, b2, d1, f5, key pawn on a3." in alt
    assert "Pawns inherited from Green: a2, d1." in alt


@pytest.mark.parametrize(
    ("kind", "typed", "sentence"),
    [
        ("start", "c4", "c4 can go to "),
        ("start", "", "Pawns that can move: "),
        ("start", "c4-e4", "You can take pebbles from pits 1, 2, 3,"),
        ("start", "c4-e4 9", "Counter-clockwise from pit 9, there’s room in 8, 7."),
        ("start", "c4-e4 9+", "So far: c4-e4 9+. Clockwise from pit 9, there’s room in 10, 11."),
        ("hunters", "e4-e5-", "So far: e4-e5. e5 can go to e3 (pit 17)."),
        ("advanced", "c4", "c4 can go to "),
        ("stuck", "", "You can take pebbles from pits 1, 8, 15, 22."),
    ],
)
def test_a_private_picture_says_how_a_turn_may_go_on(kind, typed, sentence):
    assert sentence in describe(kinds()[kind], seen(kinds()[kind], typed=typed))


def test_the_alt_text_says_that_a_pawn_cannot_move():
    state = duel(red="b2 a1", blue="f6", pebbles=pits(6, p9=1))
    assert "b2 can’t go anywhere." in describe(state, seen(state, typed="b2"))


def test_refused_pits_are_named_in_the_language():
    state = kinds()["start"]
    assert "a2, pit 9." in describe(state, seen(state, refused=("a2", "pit 9")))
    assert "a2, alvéole 9." in describe(state, seen(state, refused=("a2", "pit 9"), language="fr"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_texts_fit_what_discord_takes_and_a_phone_shows(kind, language):
    state = kinds()[kind]
    view = View(names=LONG[: state.game.players], language=language, typed="", refused=("a1", "pit 9"))
    assert len(describe(state, view)) <= 1024
    board = text_board(state, view)
    assert max(map(len, board.splitlines())) <= 36
    assert len(board) <= 1800


@pytest.mark.parametrize("kind", KINDS)
def test_a_text_board_shows_every_piece_and_every_pit_in_its_place(kind):
    state = kinds()[kind]
    board = text_board(state, seen(state)).splitlines()
    first = next(number for number, line in enumerate(board) if line.startswith("   1   2"))
    grid = [line.ljust(32) for line in board[first : first + 12]]
    marks = "rbyg" if state.game is FOUR else "RB"
    for name, piece in state.position.pieces().items():
        mark = grid[9 - int(name[1])][7 + 3 * "abcdef".index(name[0])]
        assert mark == (marks[piece.side].upper() if piece.kind == "key" else marks[piece.side])
    for pit in PITS:
        row = {6: 1, -1: 10}.get(pit.row, 8 - pit.row)
        column = {-1: 3, 6: 26}.get(pit.column, 7 + 3 * pit.column)
        assert grid[row][column] == str(state.position.pits[pit.number - 1])


def test_the_last_turn_stands_in_brackets():
    board = text_board(kinds()["later"], seen(kinds()["later"]))
    assert "[R]" in board
    assert "[0]" in board
    assert "[4]" in board
    assert "[ ] last move" in board


# Numbers of candidates


def numbers_at(state, numbered, typed=""):
    """Return where the number of each candidate is drawn, from the middle of the cell where it leads."""
    drawn = scene(state, View(names=NAMES[:2], typed=typed, numbered=numbered)).live
    at = {sprite.figure.name: sprite.at for sprite in drawn if isinstance(sprite, Sprite)}
    middles = [BOARD.cell(cells[-1]) for cells in numbered]
    return [
        (at[f"candidate {number}"][0] - x, at[f"candidate {number}"][1] - y) for number, (x, y) in enumerate(middles, 1)
    ]


def test_a_number_stands_in_the_middle_of_an_empty_cell():
    assert numbers_at(duel(red="c3 e3", blue="f6"), (("c3", "c5"), ("e3", "e1"))) == [(0, 0), (0, 0)]


def test_numbers_that_lead_to_one_cell_stand_side_by_side():
    (left, _), (right, _) = numbers_at(duel(red="c3 e5", blue="f6"), (("c3", "c5"), ("e5", "c5")))
    assert right - left >= tag_width(2)


def test_a_number_leaves_the_middle_to_a_piece_and_to_the_distance_of_a_picked_pawn():
    state = duel(red="c3", blue="f6 c5", pebbles=pits(0, p12=2, p20=1))
    for typed, end in (("", "c5"), ("c3-", "e3")):
        ((across, down),) = numbers_at(state, (("c3", end),), typed)
        assert across < -tag_width(1) / 2
        assert down < -tag_width(1) / 2
