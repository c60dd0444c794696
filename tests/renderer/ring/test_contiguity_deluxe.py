"""Contiguity Deluxe as it is drawn and told: set-up, druids, victory spaces, relocations, and its many ends."""

import re
from functools import cache
from io import BytesIO
from math import dist

import pytest
from PIL import Image, ImageChops

from locales import LANGUAGES
from renderer import View, describe, render, text_board
from renderer.ring.ring_highlights import last_move, victory_spaces
from renderer.ring.ring_layout import turned_ring
from renderer.ring.ring_marks import around_in_order
from renderer.ring.ring_pieces import DRUID_RADIUS, PAWN_RADIUS, druid, druid_ghost, ringed_druid
from renderer.ring.ring_scene import is_held, scene
from renderer.shapes import Polygon, Sprite
from renderer.view import targets
from tests.engine.ring.contiguity_positions import play
from tests.engine.ring.deluxe_positions import GAME, ONE, THREE, begun, position
from tests.renderer.golden_files import bare, golden

NAMES = ("Hilde", "Corvin")
LONG = ("W" * 200, "🜂" * 200)
SET_UP = ("6b", "6a", "7a", "5b", "5c", "7b", "8b", "5d", "4b", "3b", "2b", "8a", "5a", "3c")
MOVED = "14d-14b x13b>29a x14a>8d x15b>13b"
CELL = re.compile(r"\b\d{1,2}[a-d]\b")


@cache
def kinds():
    """Return a state of every kind that a picture tells apart."""
    mixed = {"white": "12c 10c 11d 18a 22a 25b", "red": "2a 13c 14d 16d 20d 28d"}
    almost = {"white": "5b 5c 6a 7b 8b 21c +6b @27b", "red": "15a 14b 13a 10c 10d 27b +9d @17c"}
    first = position("flip", stage="flip sides=0,1 made=9,8", **almost)
    second = position("flip", stage="flip sides=1,0 made=9,8 deadline=1,1,flip", **almost)
    sides = {"white": mixed["white"] + " +3b", "red": mixed["red"] + " +11c"}
    alone = {"white": mixed["white"] + " +15c", "red": "2a 12d 24d 26d 20d 23d +28c"}
    homes = {"white": mixed["white"] + " +12b @2b", "red": mixed["red"] + " +3b @17b"}
    larger = {"white": "12c 10c 11d 18a 22a 25b +12b @2b", "red": "2a 3a 4a 16d 20d 28d +3b @17b"}
    edge = {"white": "12b 10a 11b 18a 22a 25b +12c", "red": "2a 13c 14d 16d 20d 28d +11a"}
    moved = play(position("victory", white="10a 12a 14a 16a 18a 20a +11a @11a"), "11a-11c")
    return {
        "start": begun(),
        "pawn placed": begun("", *SET_UP[:3]),
        "druids next": begun("victory safe", *SET_UP[:12]),
        "druid placed": begun("victory safe", *SET_UP[:13]),
        "set up": begun("turns=20", *SET_UP),
        "relocated": play(ONE, "12c-14c x14b>12c"),
        "three relocated": play(THREE, MOVED),
        "druid moved": moved,
        "connected": play(position(**almost), "21c-8c"),
        "surrounded": play(position(**sides), "25b-11b"),
        "surrounded at the edge": play(position(**edge), "12b-12a"),
        "friendly": play(position("friendly", white=mixed["white"] + " +11c", red=mixed["red"] + " +3b"), "25b-11b"),
        "isolated": play(position("isolation", **alone), "22a-21a"),
        "victory": play(position("victory", **homes), "12b-17b"),
        "turns": play(position("turns=20", left=1, **larger), "22a-21a"),
        "first round": first,
        "first round closed": play(first, "21c-8c").rounds[0],
        "second round": play(first, "21c-8c"),
        "second round, last turn": second,
        "tied": play(second, "21c-8c"),
        "tied and bid": play(second, "21c-8c", "bid 12"),
        "round missed": play(second, "21c-20c"),
        "resigned": moved.drop(0),
        "drawn": moved.draw(),
    }


def lines(state, **asked):
    return scene(state, View(names=NAMES, **asked)).text().splitlines()


def shown(state, start, **asked):
    return [line for line in lines(state, **asked) if line.startswith(start)]


@pytest.mark.parametrize(
    ("kind", "asked"),
    [
        ("start", {"typed": "places"}),
        ("pawn placed", {}),
        ("druid placed", {"typed": "1a"}),
        ("set up", {"typed": "8b"}),
        ("three relocated", {}),
        ("druid moved", {"perspective": 1, "refused": ("11d", "1a")}),
        ("connected", {}),
        ("surrounded", {}),
        ("surrounded at the edge", {"language": "fr"}),
        ("friendly", {}),
        ("isolated", {}),
        ("victory", {"language": "fr"}),
        ("turns", {}),
        ("second round", {}),
        ("second round, last turn", {"language": "fr"}),
        ("tied and bid", {}),
        ("round missed", {}),
    ],
)
def test_scenes_are_as_they_were_when_somebody_last_looked(kind, asked):
    text = "\n".join(lines(kinds()[kind], **asked)) + "\n"
    assert text == golden(f"deluxe-{kind.replace(' ', '-').replace(',', '')}.txt", text.encode()).decode()


@pytest.mark.parametrize(("kind", "theme"), [("three relocated", "dark"), ("surrounded", "light")])
def test_pictures_are_as_they_were_when_somebody_last_looked(kind, theme):
    data = render(kinds()[kind], View(names=NAMES, theme=theme, size=400)).data
    then, now = golden(f"deluxe-{kind.replace(' ', '-')}-{theme}.png", data), data
    before, after = (Image.open(BytesIO(image)).convert("RGB") for image in (then, now))
    histogram = ImageChops.difference(before, after).convert("L").histogram()
    # Type is drawn a little differently by other versions of its engine.
    assert sum(histogram[48:]) < 0.01 * 400 * 400


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("kind", ["start", "druid placed", "set up", "three relocated", "first round"])
def test_no_picture_is_heavier_than_150_kilobytes(kind, theme):
    assert len(render(kinds()[kind], View(names=NAMES, theme=theme, typed="8b")).data) <= 150_000


# The set-up


def test_while_pieces_are_placed_anything_picked_shows_where():
    state = kinds()["pawn placed"]
    for picked in ("places", "6b", "30d"):
        assert targets(state, View(names=NAMES, typed=picked)) == state.position.places()
        assert len(shown(state, "target", typed=picked)) == len(state.position.places())
    assert not shown(state, "target")


def test_a_move_typed_whole_marks_where_its_pawn_and_the_surrounded_one_go():
    assert targets(ONE, View(names=NAMES, typed="12c-14c x14b>20d")) == ("14c", "20d")
    assert targets(ONE, View(names=NAMES, typed="12c-14c x14b>2")) == ("14c",)


def test_every_cell_may_take_the_first_pawn_and_rings_can_still_be_told():
    dots = shown(kinds()["start"], "target", typed="places")
    assert len(dots) == 120
    assert sum(dot.startswith(("target a", "target b", "target c", "target d")) for dot in dots) == 24


def test_nothing_may_be_placed_during_an_auction_or_after_the_end():
    assert targets(kinds()["tied"], View(names=NAMES, typed="places")) == ()
    assert targets(kinds()["pawn placed"].drop(0), View(names=NAMES, typed="places")) == ()


def test_the_piece_placed_last_wears_amber():
    assert shown(kinds()["pawn placed"], "white disk in amber")
    assert shown(kinds()["druid placed"], "white druid in amber")
    assert shown(kinds()["druid placed"], "amber chip 5")
    assert not shown(kinds()["druid placed"], "path")


def test_a_druid_stands_in_the_middle_when_it_is_to_be_placed():
    assert shown(kinds()["druids next"], "white druid by")
    assert shown(kinds()["druid placed"], "red druid by")
    assert not shown(kinds()["set up"], "white druid by")


# Pieces


def test_a_druid_is_half_as_tall_again_as_a_pawn():
    ys = [y for shape in druid(0).shapes if hasattr(shape, "points") for _, y in shape.points]
    height = max(*ys, DRUID_RADIUS) - min(ys)
    assert height > 1.5 * 2 * PAWN_RADIUS


def test_sides_differ_in_more_than_colour():
    for figures in (druid, druid_ghost, lambda side: ringed_druid(side, "amber")):
        assert bare(figures(0)) != bare(figures(1))


@pytest.mark.parametrize("perspective", range(4))
def test_upper_pieces_are_painted_first_so_that_hoods_cover_what_is_behind(perspective):
    pieces = [
        float(line.rsplit(",", 1)[1].split()[0])
        for line in shown(kinds()["set up"], ("white d", "red d"), perspective=perspective)
        if "of" not in line
    ]
    assert len(pieces) == 14
    assert pieces == sorted(pieces)


def test_a_picked_druid_that_is_held_is_ringed_without_targets_and_told():
    held = ONE
    assert is_held(held, "4a")
    assert shown(held, "white druid in teal", typed="4a")
    assert not shown(held, "target", typed="4a")
    assert any("4a stuck" in line for line in lines(held, typed="4a"))
    assert "The druid on 4a is stuck" in describe(held, View(names=NAMES, typed="4a"))
    assert not is_held(held, "13b")
    assert not is_held(held, "26d")


def test_a_refused_druid_wears_the_mark_itself():
    assert shown(ONE, "white druid refused", refused=("4a",))
    assert shown(ONE, "refused 4a", refused=("4a",))


# What happened


def test_a_druid_that_moved_leaves_a_ghost_and_a_path():
    state = kinds()["druid moved"]
    assert last_move(state).path == ("11a", "11b", "11c")
    assert shown(state, "white druid ghost")
    assert shown(state, "white druid in amber")
    assert shown(state, "path")


def test_each_relocated_pawn_is_marked_and_leaves_a_ghost_where_nobody_stands_now():
    state = kinds()["three relocated"]
    assert last_move(state).relocations == (("13b", "29a"), ("14a", "8d"), ("15b", "13b"))
    assert len(shown(state, "red disk relocated")) == 3
    assert len(shown(state, "red ghost")) == 2


def test_a_corner_tells_the_move_and_one_relocation_and_counts_the_others():
    texts = "\n".join(line for line in lines(kinds()["three relocated"]) if line.startswith("text"))
    assert "14d-14b" in texts
    assert "x13b>29a +2" in texts
    assert "x12" not in texts
    assert "+" not in "\n".join(lines(kinds()["relocated"]))


def test_a_path_is_the_one_that_was_taken_before_pawns_were_put_elsewhere():
    state = position("relocate", white="13b 15b 14a 18c 1a 2c +4a", red="14b 20a 21b 22c 23d 25a +26d")
    after = play(state, "18c-14c x14b>16c")
    assert last_move(after).path == ("18c", "17c", "16c", "15c", "14c")


def test_a_new_round_begins_without_a_trace_of_the_one_before():
    state = kinds()["second round"]
    assert last_move(state).path == ()
    assert "amber" not in "\n".join(lines(state))
    assert "Last move" not in describe(state, View(names=NAMES))


def test_a_finished_round_shows_its_last_move_and_its_end():
    state = kinds()["first round closed"]
    assert last_move(state).path[-1] == "8c"
    assert any(line.endswith("tone=gold") for line in lines(state))


# Victory spaces


def test_victory_spaces_lie_where_druids_first_stood_if_the_match_has_them():
    assert victory_spaces(kinds()["druid moved"]) == {"11a": 0, "11d": 1}
    assert shown(kinds()["druid moved"], ("white space 11a", "red space 11d"))
    assert victory_spaces(kinds()["relocated"]) == {}


def test_words_tell_who_wins_on_which_space():
    alt = describe(kinds()["druid moved"], View(names=NAMES))
    assert "Red also wins by moving their druid to 11a." in alt
    assert "White also wins by moving their druid to 11d." in alt


# Ends


def test_a_druid_that_is_taken_is_a_ghost_in_a_noose():
    state = kinds()["surrounded"]
    drawn = lines(state)
    dimmed = max(at for at, line in enumerate(drawn) if "alpha" in line)
    assert [line.split(" ")[:3] for line in drawn[dimmed:] if "red druid" in line] == [["red", "druid", "ghost"]]
    assert sum(line.startswith("line") and line.endswith("tone=gold") for line in drawn[dimmed:]) == 4


def test_at_an_edge_the_noose_is_open():
    assert around_in_order("11a") == (None, "12a", "11b", "10a")
    assert around_in_order("30d") == ("30c", "1d", None, "29d")
    drawn = shown(kinds()["surrounded at the edge"], "line")
    assert sum(line.endswith("tone=gold") for line in drawn) == 2


@pytest.mark.parametrize(
    ("kind", "word"),
    [
        ("surrounded", "surrounded"),
        ("friendly", "own pawns"),
        ("isolated", "left alone"),
        ("victory", "victory space"),
        ("turns", "turn limit"),
        ("round missed", "not in time"),
        ("drawn", "agreed"),
    ],
)
def test_a_corner_says_why_the_match_is_over(kind, word):
    assert any(word in line for line in shown(kinds()[kind], "text"))


@pytest.mark.parametrize("kind", ["connected", "surrounded", "friendly", "isolated", "victory", "turns"])
def test_what_shows_the_end_stands_above_what_is_dimmed(kind):
    state = kinds()[kind]
    drawn = lines(state)
    dimmed = max(at for at, line in enumerate(drawn) if "alpha" in line)
    above = [line for line in drawn[dimmed:] if line.startswith(("white d", "red d")) and "of" not in line]
    assert len(above) == sum(cell in state.position.pieces() for cell in state.outcome.cells)


# Words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", kinds())
def test_every_piece_is_told_and_the_text_fits(kind, language):
    state = kinds()[kind]
    view = View(names=LONG, language=language, typed="8b", refused=("1a", "30d"))
    alt = describe(state, view)
    assert len(alt) <= 1024
    assert set(CELL.findall(alt)) >= state.position.pieces().keys()
    board = text_board(state, view)
    assert max(map(len, board.splitlines())) <= 36
    assert len(board) <= 1800


def test_pieces_are_told_kind_by_kind():
    alt = describe(kinds()["set up"], View(names=NAMES))
    assert "White: pawns on 2b, 4b, 5c, 6b, 7a, 8b, druid on 5a." in alt
    assert "Red: pawns on 3b, 5b, 5d, 6a, 7b, 8a, druid on 3c." in alt


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("start", "start. Hilde (White) to place a pawn. 6 pawns are left to place."),
        ("druids next", "Hilde (White) to place their druid. Last move: Corvin (Red), 8a."),
        ("set up", "Hilde (White) to move. Turn limit: the player to move has 20 turns left."),
        ("three relocated", f"Last move: Hilde (White), {MOVED}."),
        ("first round", "Hilde (White) to move. Round 1:"),
        ("second round", "place a pawn. Round 2: once all pieces are down, Corvin (White) has 10 turns."),
        ("surrounded", "Hilde (White) wins: druid surrounded."),
        ("tied", "Hilde to open the bidding."),
    ],
)
def test_the_alt_text_tells_turn_result_last_move_and_what_is_special(kind, text):
    assert text in describe(kinds()[kind], View(names=NAMES))


def test_the_alt_text_tells_where_a_piece_may_be_placed():
    assert "can go on any cell." in describe(kinds()["start"], View(names=NAMES, typed="places"))
    alt = describe(kinds()["pawn placed"], View(names=NAMES, typed="6b"))
    assert "The next piece can go on 5b, 6c, 7b, 8a." in alt


def test_druids_and_victory_spaces_have_marks_of_their_own_on_the_text_board():
    board = text_board(play(kinds()["druid moved"], "10d-8d"), View(names=NAMES))
    assert re.search(r"^.*11  # +· +W +R$", board, re.MULTILINE)
    assert "W White, druid" in board
    assert "# victory space" in board
    assert "druid" not in text_board(kinds()["pawn placed"], View(names=NAMES)).splitlines()[-1]


def test_a_match_without_druids_tells_of_none():
    state = GAME.start({"druidless": True})
    assert "druid" not in describe(play(state, *SET_UP[:12]), View(names=NAMES))


def test_the_ring_of_a_hint_goes_round_all_of_a_druid():
    state = kinds()["druid moved"]
    cell = next(cell for cell, piece in state.position.pieces().items() if piece.kind == "druid")
    x, y = turned_ring(0).centre(cell)
    drawn = scene(state, View(names=NAMES, pointed=(cell,))).live
    (mark,) = (shape for shape in drawn if isinstance(shape, Sprite) and shape.figure.name.startswith("pointing ring"))
    inner = min(part.inner for part in mark.figure.shapes)
    corners = [point for shape in druid(0).shapes[1:] if isinstance(shape, Polygon) for point in shape.points]
    assert all(dist(mark.at, (x + across, y + down)) <= inner for across, down in corners)
