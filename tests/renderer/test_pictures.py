"""Pictures: of every kind of state, in both themes and languages, as files that anyone can open."""

from io import BytesIO
from threading import Barrier, Thread

import pytest
from PIL import Image, ImageChops

from locales import LANGUAGES
from renderer import View, render
from tests.renderer.golden_files import golden
from tests.renderer.ring.ring_positions import kinds, walk

NAMES = ("Hilde", "Corvin")
KINDS = kinds()
MIDDLE = KINDS["middle game"]


def opened(data):
    return Image.open(BytesIO(data)).convert("RGB")


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_state_is_drawn(kind, language, theme):
    picture = render(KINDS[kind], View(names=NAMES, language=language, theme=theme, size=400))
    assert opened(picture.data).size == (400, 400)
    assert 0 < len(picture.alt) <= 1024


@pytest.mark.parametrize(
    ("name", "state", "asked"),
    [
        ("middle-game-dark", MIDDLE, {"typed": "26b"}),
        ("middle-game-light", MIDDLE, {"theme": "light", "refused": ("29a", "2b")}),
        ("won-dark", KINDS["won"], {}),
        ("standing-bid-light", KINDS["standing bid"], {"theme": "light", "language": "fr"}),
    ],
)
def test_pictures_look_as_they_did_when_somebody_last_looked(name, state, asked):
    data = render(state, View(names=NAMES, size=400, **asked)).data
    difference = ImageChops.difference(opened(data), opened(golden(f"{name}.png", data))).convert("L")
    histogram = difference.histogram()
    # Type is drawn a little differently by other versions of its engine.
    assert sum(histogram[48:]) < 0.01 * 400 * 400
    assert sum(value * count for value, count in enumerate(histogram)) < 1.5 * 400 * 400


@pytest.mark.parametrize("kind", ["middle game", "won", "deadline", "crowded"])
def test_a_picture_of_full_size_is_at_most_150_kilobytes(kind):
    picture = render(KINDS[kind], View(names=NAMES, typed="1d"))
    assert len(picture.data) <= 150_000
    assert picture.format == "png"
    assert opened(picture.data).size == (1000, 1000)


def test_the_same_state_gives_the_same_bytes():
    view = View(names=NAMES, size=400)
    before = render(MIDDLE, view).data
    render(KINDS["won"], view)
    assert render(MIDDLE, view).data == before


def test_players_states_and_views_make_a_difference():
    views = (
        View(names=NAMES, size=400),
        View(names=("Ann", "Bob"), size=400),
        View(names=NAMES, size=400, perspective=2),
    )
    assert len({render(state, view).data for state in (MIDDLE, KINDS["start"]) for view in views}) == 6


def test_threads_draw_at_once_what_one_draws_alone():
    states, view = [walk(seed, 12) for seed in range(6)], View(names=NAMES, theme="light", size=320)
    drawn, together = {}, Barrier(len(states))

    def draw(number):
        together.wait()
        drawn[number] = render(states[number], view).data

    threads = [Thread(target=draw, args=(number,)) for number in range(len(states))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [drawn[number] for number in range(len(states))] == [render(state, view).data for state in states]


@pytest.mark.parametrize("size", [120, 333, 777])
def test_a_picture_is_as_wide_as_asked(size):
    assert opened(render(MIDDLE, View(names=NAMES, size=size)).data).size == (size, size)


@pytest.mark.parametrize(("theme", "side"), [("dark", 0), ("dark", 1), ("light", 0), ("light", 1)])
def test_sides_are_told_apart_in_grey(theme, side):
    """A disk in the middle differs from the other side's in lightness on at least a third of it."""
    start, view = KINDS["start"], View(names=NAMES, theme=theme, size=400)
    own, other = start if side == 0 else start.play("1b-3b"), start.play("1b-3b") if side == 0 else start
    box = (184, 200, 216, 232)
    greys = [opened(render(state, view).data).convert("L").crop(box) for state in (own, other)]
    assert sum(ImageChops.difference(*greys).histogram()[60:]) > 32 * 32 / 3
