"""Matches as animated pictures: whoever opens one sees the boards of the match, one after the other."""

from io import BytesIO
from random import Random

import pytest
from PIL import Image

from engine import GAMES
from locales import LANGUAGES
from renderer import View, animate, describe, render
from renderer.animation import MOST, WIDTH
from renderer.describe import describe_replay
from renderer.gif import encode
from renderer.palette import SIZE, palette
from renderer.registry import look
from tests.engine import deluxe
from tests.renderer.positions import MIDDLE_GAME, RING, played

ANN_AND_BOB = View(names=("Ann", "Bob"))
SMALL = 200


def view_of(game, **more):
    return View(names=("Ann", "Bob", "Cleo", "Dan")[: game.players], **more)


def match(game, plies, seed=1, **options):
    """Where a match of random moves has come to; one that ends sooner begins anew."""
    chance, state = Random(seed), game.start(options)
    while state.ply < plies:
        state = state.play(chance.choice([move for move, _ in zip(state.legal_moves(), range(400), strict=False)]))
        state = game.start(options) if state.outcome else state
    return state


def frames(picture):
    """What is seen, frame by frame (mode RGB), and for how many milliseconds."""
    image = Image.open(BytesIO(picture.data))
    for number in range(image.n_frames):
        image.seek(number)
        yield image.convert("RGB"), image.info["duration"]


def still(state, view, width):
    """The picture of one board."""
    drawn = render(state, View(names=view.names, language=view.language, theme=view.theme, size=width))
    return Image.open(BytesIO(drawn.data)).convert("RGB")


@pytest.fixture(params=sorted(GAMES))
def game(request):
    return GAMES[request.param]


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_every_entry_of_the_record_is_a_frame_and_looks_as_its_picture_does(game, theme):
    view, state = view_of(game, theme=theme), match(game, 8).drop(0)
    seen = [image for image, _ in frames(animate(state, view, SMALL))]
    boards = list(state.past())
    assert len(seen) == len(boards) == 10
    for image, board in zip(seen, boards, strict=True):
        assert image.tobytes() == still(board, view, SMALL).tobytes()


def test_what_was_taken_back_is_seen_and_then_gone():
    state = played(RING.start(), *MIDDLE_GAME).takeback(1)
    seen = [image.tobytes() for image, _ in frames(animate(state, ANN_AND_BOB, SMALL))]
    assert len(seen) == len(state.history) + 1
    assert seen[-1] == still(state, ANN_AND_BOB, SMALL).tobytes() != seen[-2]


def test_a_finished_round_stays_a_while_before_the_board_is_empty():
    around = {"white": "20a 22a 24a 26a 28a 30a", "red": "13a 15a 14b 20c 22c 24c", "phase": "druid"}
    before = deluxe.position("flip", **around, stage="flip sides=0,1 made=0,0")
    state = before.play("14a")
    (lost,) = state.rounds
    seen = list(frames(animate(state, ANN_AND_BOB, SMALL)))
    boards = [before, lost, state]
    assert [image.tobytes() for image, _ in seen] == [still(one, ANN_AND_BOB, SMALL).tobytes() for one in boards]
    assert [stays for _, stays in seen] == [1000, 3000, 5000]


def test_it_is_played_over_and_over():
    image = Image.open(BytesIO(animate(match(RING, 3), ANN_AND_BOB, SMALL).data))
    assert image.format == "GIF"
    assert image.info["loop"] == 0


def test_a_match_without_moves_is_one_board():
    state = RING.start()
    ((seen, _),) = frames(animate(state, ANN_AND_BOB, SMALL))
    assert seen.tobytes() == still(state, ANN_AND_BOB, SMALL).tobytes()


def test_a_board_stays_a_second_and_the_last_one_longer():
    assert [stays for _, stays in frames(animate(match(RING, 4), ANN_AND_BOB, SMALL))] == [1000] * 4 + [5000]


def test_a_long_match_is_shown_faster_and_in_part_from_its_first_board_to_its_last():
    state = match(RING, 0)
    for _ in range(MOST // 2):
        state = played(state, "30a-29a", "1a-2a", "29a-30a", "2a-1a")
    seen = list(frames(animate(state, ANN_AND_BOB, 40)))
    assert len(state.history) == 2 * MOST
    assert len(seen) == MOST
    assert {stays for _, stays in seen[:-1]} == {200}
    assert seen[0][0].tobytes() == still(state.game.start(), ANN_AND_BOB, 40).tobytes()
    assert seen[-1][0].tobytes() == still(state, ANN_AND_BOB, 40).tobytes()


def test_it_is_600_pixels_wide_and_small_beside_what_discord_takes(game):
    picture = animate(match(game, 20), view_of(game))
    image = Image.open(BytesIO(picture.data))
    assert image.width == WIDTH == 600
    assert image.height <= 600
    # ten MiB are room for five hundred boards like these
    assert len(picture.data) / image.n_frames < 20_000


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_all_boards_of_a_match_have_one_palette_and_it_leaves_a_number_for_what_is_transparent(game, theme):
    view = view_of(game)
    (inks,) = {look(game.id).scene(state, view).inks for state in match(game, 10).drop(0).past()}
    assert len(palette(theme, inks).colours) < SIZE


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_text_tells_who_played_and_what_the_match_has_come_to(game, language):
    view, state = view_of(game, language=language), match(game, 6).draw()
    told = describe_replay(state, view)
    assert len(told) <= 1024
    assert all(name in told for name in view.names)
    assert describe(state, view)[:100] in told


def test_boards_that_look_the_same_each_have_their_time():
    grey, black = (Image.new("L", (30, 20), index) for index in (1, 0))
    file = Image.open(BytesIO(encode([(grey, 500), (grey, 700), (black, 900)], bytes(6) + bytes([9, 9, 9]))))
    stays = []
    for number in range(file.n_frames):
        file.seek(number)
        stays.append(file.info["duration"])
    assert stays == [500, 700, 900]
