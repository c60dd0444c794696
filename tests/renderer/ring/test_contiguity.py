"""Contiguity as it is drawn: scenes are plain data, held against golden texts."""

import pytest

from renderer import View
from renderer.ring.ring_ground import ground
from renderer.ring.ring_layout import turned_ring
from renderer.ring.ring_pieces import flat_pawn, pawn, pawn_ghost, ringed_pawn, sideless_pawn
from renderer.ring.ring_scene import scene
from renderer.view import targets
from tests.renderer.golden_files import bare, golden, text_of
from tests.renderer.ring.ring_positions import CELLS, kinds

NAMES = ("Hilde", "Corvin")
KINDS = kinds()
MIDDLE = KINDS["middle game"]


def lines(state, **asked):
    return scene(state, View(names=NAMES, **asked)).text().splitlines()


@pytest.mark.parametrize(
    ("name", "state", "asked"),
    [
        ("start", KINDS["start"], {}),
        ("middle-game", MIDDLE, {}),
        ("along-a-number-turned", KINDS["along a number"], {"perspective": 1}),
        ("picked", MIDDLE, {"typed": "26b"}),
        ("refused", MIDDLE, {"refused": ("2b", "29a")}),
        ("won", KINDS["won"], {}),
        ("standing-bid", KINDS["standing bid"], {"language": "fr"}),
        ("deadline", KINDS["deadline"], {"typed": "1d"}),
        ("resigned", KINDS["resigned"], {}),
        ("drawn", KINDS["drawn"], {"language": "fr"}),
    ],
)
def test_scenes_are_as_they_were_when_somebody_last_looked(name, state, asked):
    text = "\n".join(lines(state, **asked)) + "\n"
    assert text == golden(f"{name}.txt", text.encode()).decode()


def test_the_ground_is_as_it_was_when_somebody_last_looked():
    text = text_of(ground(turned_ring(0)).shapes) + "\n"
    assert text == golden("ground.txt", text.encode()).decode()


def test_every_piece_is_drawn_once():
    drawn = [line for line in lines(MIDDLE) if line.startswith(("white disk", "red disk")) and "of" not in line]
    assert len(drawn) == 12


def test_a_piece_stands_in_the_middle_of_its_cell():
    x, y = turned_ring(0).centre("1b")
    assert f"white disk {x:.1f},{y:.1f}" in lines(KINDS["start"])


def test_the_line_between_30_and_1_stands_upright_at_the_top():
    left, right = turned_ring(0).centre("30a"), turned_ring(0).centre("1a")
    assert left[1] == pytest.approx(right[1])
    assert left[0] + right[0] == pytest.approx(1000)
    assert left[0] < 500 < right[0]


def test_the_places_of_two_cells_are_never_the_same():
    assert len({turned_ring(0).centre(cell) for cell in CELLS}) == 120


def test_turning_four_times_comes_back():
    assert turned_ring(4) == turned_ring(0)
    assert turned_ring(-1) == turned_ring(3)
    assert turned_ring(1).centre("1a") != turned_ring(0).centre("1a")


def test_the_last_move_shows_as_path_ghost_ring_and_two_numbers():
    shown = [line.split(" ")[0:3] for line in lines(MIDDLE)]
    names = [" ".join(words) for words in shown]
    assert sum(name.startswith("path ") for name in names) == 9
    assert any(line.startswith("red ghost") for line in lines(MIDDLE))
    assert any(line.startswith("red disk in amber") for line in lines(MIDDLE))
    assert any(line.startswith("amber outline 19") for line in lines(MIDDLE))
    assert any(line.startswith("amber chip 10") for line in lines(MIDDLE))


def test_a_move_within_one_number_marks_that_number_once():
    shown = "\n".join(lines(KINDS["along a number"]))
    assert "amber chip 24" in shown
    assert "amber outline" not in shown


def test_nothing_is_marked_before_the_first_move():
    assert "amber" not in "\n".join(lines(KINDS["start"]))


@pytest.mark.parametrize("kind", ["no bid yet", "standing bid", "called", "side chosen", "passed"])
def test_words_leave_no_mark_on_the_board(kind):
    shown = "\n".join(lines(KINDS[kind]))
    assert "path" not in shown
    assert "ghost" not in shown


@pytest.mark.parametrize(
    ("kind", "english", "french"),
    [("standing bid", "bid 12", "annonce 12"), ("called", "call", "accepte"), ("side chosen", "first", "commence")],
)
def test_what_was_said_last_stands_there_in_the_language_of_the_picture(kind, english, french):
    for language, word in (("en", english), ("fr", french)):
        said = [line for line in lines(KINDS[kind], language=language) if line.endswith("tone=amber-text align=left")]
        assert [word in line for line in said] == [True]


@pytest.mark.parametrize("kind", ["resigned", "drawn"])
def test_the_last_move_is_still_seen_when_the_match_ends_beside_the_board(kind):
    assert [line for line in lines(KINDS[kind]) if "path" in line] == [line for line in lines(MIDDLE) if "path" in line]


def test_each_legal_target_of_a_picked_piece_has_a_dot():
    reached = targets(MIDDLE, View(names=NAMES, typed="26b"))
    legal = {move.partition("-")[2] for move in MIDDLE.legal_moves() if move.startswith("26b-")}
    assert set(reached) == legal
    assert sum(line.startswith("target ") for line in lines(MIDDLE, typed="26b")) == len(legal)


def test_a_move_typed_whole_has_its_own_target_alone():
    whole = next(move for move in MIDDLE.legal_moves() if move.startswith("26b-"))
    assert targets(MIDDLE, View(names=NAMES, typed=whole)) == (whole.partition("-")[2],)


@pytest.mark.parametrize(
    ("kind", "cell"), [("middle game", "1a"), ("middle game", "5a"), ("won", "8c"), ("standing bid", "1b")]
)
def test_what_cannot_move_now_has_no_targets(kind, cell):
    assert targets(KINDS[kind], View(names=NAMES, typed=cell)) == ()
    assert "target" not in "\n".join(lines(KINDS[kind], typed=cell))


def test_each_refused_cell_is_hatched():
    shown = lines(MIDDLE, refused=("2b", "29a"))
    assert [line.split()[1] for line in shown if line.startswith("refused")] == ["2b", "29a"]


def test_a_group_that_won_is_drawn_above_what_is_dimmed():
    shown = lines(KINDS["won"])
    dimmed = max(at for at, line in enumerate(shown) if "alpha" in line)
    pieces = [at for at, line in enumerate(shown) if line.startswith(("white disk", "red disk"))]
    assert [at > dimmed for at in pieces] == [False] * 6 + [True] * 6
    assert "gold" in shown[dimmed + 1]


def test_sides_differ_in_more_than_colour():
    for figure in (pawn, flat_pawn, pawn_ghost):
        assert bare(figure(0)) != bare(figure(1))
    assert bare(ringed_pawn(0, "amber")) != bare(ringed_pawn(1, "amber"))
    assert bare(sideless_pawn()) not in (bare(flat_pawn(0)), bare(flat_pawn(1)))


def test_nobody_wears_a_side_while_an_auction_leaves_it_open():
    for kind in ("no bid yet", "standing bid", "called", "resigned in the auction"):
        assert not [line for line in lines(KINDS[kind]) if "token" in line and "open" not in line]
    assert not [line for line in lines(KINDS["side chosen"]) if "open token" in line]


def test_the_first_side_has_its_name_at_the_left_whoever_plays_it():
    names = {
        line.split("=")[1].split()[0]: "align=left" in line for line in lines(KINDS["deadline"]) if "semibold" in line
    }
    assert names["Hilde"]
    assert not names["Corvin"]
    swapped = {
        line.split("=")[1].split()[0]: "align=left" in line for line in lines(KINDS["side chosen"]) if "32" in line
    }
    assert swapped["Corvin"]
    assert not swapped["Hilde"]
