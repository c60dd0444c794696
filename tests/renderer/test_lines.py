"""A line of moves as one picture, and as a film: what a phone shows of it, and what it says in words."""

from io import BytesIO
from itertools import islice
from random import Random

import pytest
from PIL import Image

from engine import GAMES
from locales import LANGUAGES, say
from renderer import View, animate, animate_line, describe, render_line
from renderer.lines import MOST, line_layout, line_scene
from renderer.shapes import Disk, Text
from renderer.theme import THEMES
from tests.engine.ring import deluxe_positions as deluxe
from tests.renderer.golden_files import golden
from tests.repetitions import few

NAMES = ("Hilde", "Corvin", "Ysolde", "Oswin")
PHONE = 400


def view_of(game, **more):
    return View(names=NAMES[: game.players], **more)


def line(game, count=MOST, plies=12, **options):
    """Return the last states of a random match that has not ended."""
    for seed in range(100):
        chance, states = Random(seed), [game.start(options)]
        while len(states) <= plies and not states[-1].outcome:
            moves = [move for move in islice(states[-1].legal_moves(), 200) if move not in ("pass", "swap")]
            states.append(states[-1].play(chance.choice(moves)))
        if not states[-1].outcome:
            return states[-count:]
    raise AssertionError(game)


def texts(states, **more):
    numbers = range(1, len(states) + 1)
    scene = line_scene(states, view_of(states[0].game, **more), numbers)
    return [shape for shape in scene.live if isinstance(shape, Text)]


@pytest.fixture(params=sorted(GAMES))
def game(request):
    return GAMES[request.param]


@pytest.mark.parametrize("theme", few(THEMES))
def test_a_line_of_every_game_is_a_small_file_as_wide_as_asked(game, theme):
    picture = render_line(line(game), view_of(game, theme=theme, size=PHONE))
    image = Image.open(BytesIO(picture.data))
    layout = line_layout(line(game))
    assert (image.format, image.size) == ("PNG", (PHONE, round(layout.height * PHONE / 1000)))
    assert len(render_line(line(game), view_of(game, theme=theme)).data) <= 150_000


def test_moves_and_numbers_can_be_read_on_a_phone_and_stay_beside_each_other(game):
    states = line(game)
    assert all(shape.size * PHONE / 1000 >= 10 for shape in texts(states))
    assert [shape.text for shape in texts(states) if shape.text in "123456"] == list("123456")
    written = " ".join(shape.text for shape in texts(states))
    assert all(state.entry.text in written for state in states)


def test_each_board_shows_its_own_move_and_no_names(game):
    states = line(game, 2)
    alone, both = (render_line(shown, view_of(game, size=PHONE)) for shown in (states[1:], states))
    renamed = render_line(states, View(names=("", "", "", "")[: game.players], size=PHONE))
    assert renamed.data == both.data
    boards = Image.open(BytesIO(both.data)).convert("RGB")
    layout = line_layout(states)
    first, second = (
        boards.crop([round(end * PHONE / 1000) for end in (left, top, left + layout.width, top + layout.deep)])
        for left, top in map(layout.corner, range(2))
    )
    assert first.tobytes() != second.tobytes()
    assert alone.data != both.data


@pytest.mark.parametrize("language", few(LANGUAGES))
def test_the_alt_text_tells_every_move_with_its_player_and_then_the_last_board(game, language):
    states = line(game, 4)
    view = view_of(game, language=language)
    alt = render_line(states, view, numbers=range(9, 13)).alt
    assert len(alt) <= 1024
    for number, state in enumerate(states, 9):
        assert f"{number}. " in alt
        assert state.last in alt
        assert NAMES[state.previous.turn] in alt
    assert describe(states[-1], view)[:100] in alt


@pytest.mark.parametrize("game_id", ["contiguity", "druid"])
def test_boards_do_not_overlap_and_an_odd_last_one_is_in_the_middle(game_id):
    for count in range(1, MOST + 1):
        layout = line_layout(line(GAMES[game_id], count))
        corners = [layout.corner(place) for place in range(count)]
        assert all(
            left > 0 and left + layout.width < 1000 and top + layout.deep < layout.height for left, top in corners
        )
        assert len(set(corners)) == count
        if count % 2:
            assert corners[-1][0] + layout.width / 2 == pytest.approx(500)


@pytest.mark.parametrize("count", [0, MOST + 1])
def test_a_line_has_one_to_six_boards(count):
    with pytest.raises(ValueError, match=str(count)):
        render_line(line(GAMES["druid"], MOST + 1)[:count], View(names=NAMES[:2]))


def test_what_stands_below_boards_is_what_somebody_last_looked_at():
    states = line(GAMES["druid-hex3"], 3)
    states = [*states, states[-1].drop(states[-1].turn)]
    drawn = line_scene(states, view_of(states[0].game), range(1, 5)).text().encode()
    assert drawn == golden("line-druid-hex3.txt", drawn)


def test_a_long_move_takes_two_lines_rather_than_small_letters():
    moved = "14d-14b x13b>29a x14a>8d x15b>13b"
    state = deluxe.THREE.play(moved)
    _, first, second, *_ = texts([state, state])
    assert f"{first.text} {second.text}" == moved


def test_a_bid_has_no_side_yet():
    states = [GAMES["contiguity"].start({"bid": True}).play("bid 40")]
    disks = [shape for shape in line_scene(states, View(names=NAMES[:2]), (1,)).live if isinstance(shape, Disk)]
    assert [disk.tone for disk in disks] == ["text", "card"]


def test_a_start_without_a_move_says_so():
    assert [shape.text for shape in texts([GAMES["druid"].start()])] == ["1", say("en", "board-start")]


def test_a_film_of_a_line_needs_no_match_and_begins_where_the_line_does(game):
    states = line(game, 3)
    view = view_of(game)
    film = Image.open(BytesIO(animate_line(states, view, 200).data))
    whole = Image.open(BytesIO(animate(states[-1], view, 200).data))
    film.seek(0)
    assert (film.format, film.size) == ("GIF", whole.size)
    assert film.n_frames < whole.n_frames
    assert describe(states[-1], view)[:100] in animate_line(states, view, 200).alt


def test_a_film_of_nothing_is_refused():
    with pytest.raises(ValueError, match="0"):
        animate_line([], View(names=NAMES[:2]))
