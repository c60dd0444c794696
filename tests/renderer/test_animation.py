"""Matches as animated pictures: whoever opens one sees the boards of the match, one after the other."""

from dataclasses import replace
from io import BytesIO
from random import Random

import pytest
from PIL import Image, ImageChops, ImageStat

from engine import GAMES
from locales import LANGUAGES
from renderer import View, animate, describe, render
from renderer.animation import FEWEST, MOST, WIDTH, shots, stride
from renderer.describe import describe_replay
from renderer.looks import look
from renderer.paint.painter import Painter
from renderer.paint.palette import film_palette
from renderer.shapes import Sprite
from tests.engine.ring import deluxe_positions as deluxe
from tests.renderer.ring.ring_positions import MIDDLE_GAME, RING, played
from tests.repetitions import few

ANN_AND_BOB = View(names=("Ann", "Bob"))
SMALL = 200
BRIEF = 20


def view_of(game, **more):
    return View(names=("Ann", "Bob", "Cleo", "Dan")[: game.players], **more)


def match(game, plies, seed=1, **options):
    """Return a match of random moves; if it ends sooner, another one is played."""
    chance, state = Random(seed), game.start(options)
    while state.ply < plies:
        state = state.play(chance.choice([move for move, _ in zip(state.legal_moves(), range(400), strict=False)]))
        state = game.start(options) if state.outcome else state
    return state


def frames(picture):
    """Yield each frame as it is seen (mode RGB), and for how many milliseconds; a frame may be drawn in brief parts."""
    image, gone = Image.open(BytesIO(picture.data)), 0
    for number in range(image.n_frames):
        image.seek(number)
        gone += image.info["duration"]
        if image.info["duration"] > BRIEF:
            yield image.convert("RGB"), gone
            gone = 0


def still(state, view, width):
    """Draw the picture of one board."""
    drawn = render(state, View(names=view.names, language=view.language, theme=view.theme, size=width))
    return Image.open(BytesIO(drawn.data)).convert("RGB")


def painted(state, view, width, *, whole):
    """Paint a board afresh, as in an animation."""
    scene = look(state.game.id).scene(state, replace(view, film=not whole))
    return Painter(film_palette(look(state.game.id).palette, view.theme), width).picture(scene).convert("RGB")


def tells_the_turn(scene):
    """Return whether a name card is bright."""
    return any(mark in scene.text() for mark in ("card-turn", "who moves", "who sows"))


def film(shot):
    """Return the view with which a shot is drawn."""
    return View(names=("Ann", "Bob"), film=not shot.whole)


def is_pit(shape):
    return isinstance(shape, Sprite) and shape.figure.name.startswith("pit of ")


def look_alike(first, second):
    """Return whether two pictures differ in fine shades only."""
    difference = ImageChops.difference(first, second)
    return max(ImageStat.Stat(difference).mean) < 3 and max(high for _, high in difference.getextrema()) < 60


@pytest.fixture(params=sorted(GAMES))
def game(request):
    return GAMES[request.param]


@pytest.mark.parametrize("theme", few(["dark", "light"]))
def test_every_entry_of_the_record_is_a_frame_and_looks_as_if_it_were_painted_afresh(game, theme):
    view, state = view_of(game, theme=theme), match(game, 8).drop(0)
    seen = [image for image, _ in frames(animate(state, view, SMALL))]
    expected = list(shots(state))
    assert len(seen) == len(expected) == len(state.past()) == 10
    for image, shot in zip(seen, expected, strict=True):
        assert image.tobytes() == painted(shot.board, view, SMALL, whole=shot.whole).tobytes()


@pytest.mark.parametrize("theme", few(["dark", "light"]))
def test_the_last_frame_looks_as_the_picture_of_its_board_does(game, theme):
    view, state = view_of(game, theme=theme), match(game, 8)
    *_, (last, _) = frames(animate(state, view))
    assert look_alike(last, still(state, view, WIDTH))
    assert not look_alike(last, still(state.drop(0), view, WIDTH))


def test_who_is_to_move_is_told_of_the_last_board_only(game):
    view, state = view_of(game), match(game, 8)
    boards = [shot.board for shot in shots(state) if not shot.whole]
    assert boards == list(state.past()[:-1])
    assert tells_the_turn(look(game.id).scene(state, view))
    assert not any(tells_the_turn(look(game.id).scene(board, replace(view, film=True))) for board in boards)


@pytest.mark.parametrize("pebbles", ["contigo", "contigo-capture"])
def test_all_pits_but_those_of_the_last_board_are_flat(pebbles):
    state = match(GAMES[pebbles], 3)
    pits = [
        [shape.figure.name for shape in look(pebbles).scene(shot.board, film(shot)).live if is_pit(shape)]
        for shot in shots(state)
    ]
    assert [len(names) for names in pits] == [28] * 4
    assert [all(name.endswith(", flat") for name in names) for names in pits] == [True] * 3 + [False]


def test_what_was_taken_back_is_seen_and_then_gone():
    state = played(RING.start(), *MIDDLE_GAME).takeback(1)
    seen = [image.tobytes() for image, _ in frames(animate(state, ANN_AND_BOB, SMALL))]
    assert len(seen) == len(state.history) + 1
    assert seen[-1] == painted(state, ANN_AND_BOB, SMALL, whole=True).tobytes() != seen[-2]


def test_a_finished_round_stays_a_while_before_the_board_is_empty():
    around = {"white": "20a 22a 24a 26a 28a 30a", "red": "13a 15a 14b 20c 22c 24c", "phase": "druid"}
    before = deluxe.position("flip", **around, stage="flip sides=0,1 made=0,0")
    state = before.play("14a")
    (lost,) = state.rounds
    seen = list(frames(animate(state, ANN_AND_BOB, SMALL)))
    boards = [(before, False), (lost, True), (state, True)]
    assert [image.tobytes() for image, _ in seen] == [
        painted(board, ANN_AND_BOB, SMALL, whole=whole).tobytes() for board, whole in boards
    ]
    assert [stays for _, stays in seen] == [1000, 3000, 5000]


def test_it_is_played_over_and_over():
    image = Image.open(BytesIO(animate(match(RING, 3), ANN_AND_BOB, SMALL).data))
    assert image.format == "GIF"
    assert image.info["loop"] == 0


def test_a_match_without_moves_is_one_board():
    state = RING.start()
    ((seen, _),) = frames(animate(state, ANN_AND_BOB, SMALL))
    assert seen.tobytes() == painted(state, ANN_AND_BOB, SMALL, whole=True).tobytes()


def test_a_board_stays_a_second_and_the_last_one_longer():
    assert [stays for _, stays in frames(animate(match(RING, 4), ANN_AND_BOB, SMALL))] == [1000] * 4 + [5000]


@pytest.mark.parametrize(("entries", "boards"), [(0, 1), (MOST - 1, MOST), (2 * MOST, MOST // 2), (5_000, FEWEST)])
def test_a_film_shows_all_boards_of_a_match_that_is_not_too_long_and_the_fewer_the_longer_it_is(entries, boards):
    assert len(range(0, entries, stride(entries))) + 1 == pytest.approx(boards, abs=1)


def test_of_a_long_match_every_so_manieth_board_is_shown_from_the_first_to_the_last():
    state = match(RING, 0)
    for _ in range(MOST // 2):
        state = played(state, "30a-29a", "1a-2a", "29a-30a", "2a-1a")
    assert [shot.board for shot in shots(state)] == [*state.past()[: 2 * MOST : 4], state]
    seen = list(frames(animate(state, ANN_AND_BOB, 40)))
    assert {stays for _, stays in seen[:-1]} == {60_000 // len(seen) // 10 * 10}
    assert seen[0][0].tobytes() == painted(state.game.start(), ANN_AND_BOB, 40, whole=False).tobytes()
    assert seen[-1][0].tobytes() == painted(state, ANN_AND_BOB, 40, whole=True).tobytes()


def test_it_is_600_pixels_wide_and_small_beside_what_discord_takes(game):
    picture = animate(match(game, 20), view_of(game))
    image = Image.open(BytesIO(picture.data))
    assert image.width == WIDTH == 600
    assert image.height <= 600
    # ten MiB are room for a thousand boards like these
    assert len(picture.data) / 21 < 10_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_text_tells_who_played_and_what_the_match_has_come_to(game, language):
    view, state = view_of(game, language=language), match(game, 6).draw()
    alt = describe_replay(state, view)
    assert len(alt) <= 1024
    assert all(name in alt for name in view.names)
    assert describe(state, view)[:100] in alt


@pytest.mark.parametrize("game_id", [game_id for game_id in GAMES if look(game_id).film])
def test_a_film_that_follows_the_match_shows_each_board_as_a_picture_does_also_after_takebacks(game_id):
    chance, state = Random(4), GAMES[game_id].start()
    while state.length < 60 and not state.outcome:
        may_go_back = state.ply > 3 and chance.random() < 0.15
        state = state.takeback(state.last_player) if may_go_back else state.play(chance.choice([*state.legal_moves()]))
    assert any(entry.startswith("takeback") for entry in state.history)
    game, view = look(game_id), view_of(state.game, film=True)
    boards = [shot.board for shot in shots(state)]
    assert [*game.film((board, view) for board in boards)] == [game.scene(board, view) for board in boards]
