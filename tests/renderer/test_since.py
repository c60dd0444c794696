"""What is new since a viewer last looked: plies that stand now and did not then, in pictures and in words."""

import re
from functools import cache
from itertools import islice
from random import Random

import pytest

from engine import GAMES, State
from locales import LANGUAGES
from renderer import View, describe, render, text_board
from renderer.contigo.contigo_since import changes_since as contigo_changes_since
from renderer.looks import look
from renderer.paint.palette import palette
from renderer.plies import FOLLOWED, plies_since, steps_since
from renderer.ring.ring_highlights import Changes, changes_since, last_move
from renderer.shapes import Contour, Sprite, tones
from renderer.theme import THEMES
from tests.engine.contigo.contigo_positions import DUEL, FOUR, play
from tests.engine.ring.deluxe_positions import THREE
from tests.renderer.contigo.contigo_states import kinds as contigos
from tests.renderer.druid.druid_states import built, crowded, kinds, played
from tests.renderer.golden_files import golden
from tests.renderer.ring.test_contiguity_deluxe import MOVED
from tests.renderer.ring.test_contiguity_deluxe import kinds as deluxes

NAMES = ("Hilde", "Corvin", "Ysolde", "Ann")
OPENING = ("2c-5c", "29c-14c", "29b-16b", "1c-7c", "1d-23d", "1a-11a")
DUELLED = ("e5-c5 9+1,1", "d4-d2 28-1,1", "d3-d5 2+0,2")


def ring_news(state: State, since: int) -> Changes:
    """Return what has changed on the ring since an entry, as a picture would show it."""
    view = View(names=(), since=since)
    return changes_since(state, view, last_move(state), state.position.pieces())


def seen(state, **asked):
    return View(names=NAMES[: state.game.players], **asked)


def lines(state, since=None, **asked):
    return look(state.game.id).scene(state, seen(state, since=since, **asked)).text().splitlines()


def lately(state, since):
    """Return the marks of what was played before the latest ply."""
    return [line for line in lines(state, since) if "lately" in line or line.startswith("earlier")]


@cache
def begun(game, plies=16):
    """Return a match of some random plies."""
    chance, state = Random(5), GAMES[game].start()
    while state.ply < plies:
        moves = (move for move in state.legal_moves() if move not in ("pass", "swap"))
        state = state.play(chance.choice([*islice(moves, 100)]))
    return state


@pytest.fixture(params=sorted(GAMES))
def game(request):
    return request.param


def test_plies_are_counted_from_what_was_seen():
    state = played("contiguity", *OPENING)
    assert plies_since(state, 4) == OPENING[4:]
    assert plies_since(state, 0) == OPENING
    assert plies_since(state, 6) == plies_since(state, 99) == plies_since(state, None) == ()


def test_what_was_taken_back_is_not_news_and_what_came_in_its_place_is():
    state = played("contiguity", *OPENING[:4])
    seen_then = len(state.history)
    back = state.takeback(1)
    assert plies_since(back, seen_then) == ()
    assert plies_since(back.play("1c-8c"), seen_then) == ("1c-8c",)
    assert plies_since(back.play("1c-8c").play("1d-23d"), seen_then - 1) == ("1c-8c", "1d-23d")


def test_leaving_and_agreeing_are_no_plies():
    state = FOUR.start()
    state = state.play(next(state.legal_moves())).drop(3)
    state = state.play(next(state.legal_moves()))
    assert plies_since(state, 1) == state.history[2:]
    assert plies_since(state.draw(), 0) == (state.history[0], state.history[2])


def test_each_step_is_told_by_the_boards_before_and_after_it():
    state = played("contiguity", *OPENING)
    steps = steps_since(state, 2)
    assert [after.last for _, after in steps] == [*OPENING[2:5]]
    assert all(before.ply + 1 == after.ply for before, after in steps)


def test_of_a_round_that_ended_since_nothing_is_on_the_board():
    first = deluxes()["first round"]
    state = play(first, "21c-8c")
    assert steps_since(state, 0) == ()
    later = state.play(next(state.legal_moves()))
    later = later.play(next(later.legal_moves()))
    assert [after.ply for _, after in steps_since(later, 0)] == [later.ply - 1]


def test_without_news_the_picture_is_as_ever(game):
    state = begun(game)
    usual = lines(state)
    for since in (len(state.history) - 1, len(state.history), 99):
        assert lines(state, since) == usual
        assert describe(state, seen(state, since=since)) == describe(state, seen(state))


def test_news_are_marked_beside_the_latest_ply(game):
    state = begun(game)
    usual, news = lines(state), lines(state, len(state.history) - 4)
    assert lately(state, len(state.history) - 4)
    before, after = ([line for line in scene if "amber" in line] for scene in (usual, news))
    assert before == after


def test_a_viewer_who_has_never_looked_gets_every_change(game):
    state = begun(game)
    all_of_it, some = ([line for line in lately(state, seen) if "earlier" not in line] for seen in (0, 12))
    assert len(all_of_it) >= len(some)
    assert render(state, seen(state, since=0, size=200)).data.startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("name", "state", "back", "asked"),
    [
        ("since-ring", played("contiguity", *OPENING), 3, {}),
        ("since-ring-many", played("contiguity", *OPENING), 6, {"typed": "16b"}),
        ("since-deluxe", play(THREE, MOVED, "8d-1d", "15a-21a"), 3, {}),
        ("since-monument", kinds()["monument"], 8, {}),
        ("since-walking", kinds()["walking"], 3, {}),
        ("since-contigo", play(DUEL.start(), *DUELLED), 3, {}),
        ("since-chain", play(contigos()["chain"], "f3-f5 1+1"), 2, {}),
    ],
)
def test_scenes_are_as_they_were_when_somebody_last_looked(name, state, back, asked):
    text = "\n".join(lines(state, len(state.history) - back, **asked)) + "\n"
    assert text == golden(f"{name}.txt", text.encode()).decode()


def test_a_piece_that_moved_twice_is_marked_where_it_stands():
    news = ring_news(played("contiguity", *OPENING[:2], "5c-8c", "1c-7c", "29b-16b"), 0)
    assert news.arrived == ("14c", "8c", "7c")
    assert {*news.left} == {"2c", "29c", "5c", "1c"}


def test_ways_are_drawn_while_they_are_few():
    state = played("contiguity", *OPENING)
    assert len(ring_news(state, 5 - FOLLOWED).paths) == FOLLOWED
    assert ring_news(state, 4 - FOLLOWED).paths == ()


def test_on_the_ring_an_earlier_move_has_the_colour_of_who_played_it_and_only_the_latest_is_amber():
    state = played("contiguity", *OPENING)
    board = look("contiguity").scene(state, seen(state, since=3))
    inks = {}
    for shape in board.live:
        if isinstance(shape, Sprite) and ("path" in shape.figure.name or " in lately" in shape.figure.name):
            inks.setdefault(shape.figure.name.partition(" in ")[2], set()).update(tones(shape))
    assert {*inks} == {"", "white-lately", "red-lately", "lately"}
    assert not {tone for name, used in inks.items() if name for tone in used if tone.startswith(("amber", "lately"))}


def test_relocated_pawns_and_placed_pieces_are_news():
    state = play(THREE, MOVED, "8d-1d")
    assert {"14b", "29a", "13b"} == {*ring_news(state, 0).arrived}
    placed = deluxes()["pawn placed"]
    assert ring_news(placed, 0).arrived == placed.history[:-1]


@pytest.mark.parametrize("kind", ["monument", "hexagon", "three", "triangle"])
def test_every_stone_since_is_outlined_once_and_the_latest_boldly(kind):
    state = kinds()[kind]
    scene = look(state.game.id).scene(state, seen(state, since=len(state.history) - 6))
    outlines = [shape for shape in scene.live if isinstance(shape, Contour)]
    assert [outline.tone for outline in outlines] == ["lately"] * 5 + ["amber"]
    lengths = [3 if "-" in entry else 1 for entry in state.history[-6:]]
    assert [len(outline.seen) for outline in outlines] == lengths


def test_what_was_built_upon_a_stone_hides_it_in_part():
    state = played("druid", "c3", "a1", "c3", "a2", size=6)
    scene = look("druid").scene(state, seen(state, since=0))
    first, *_ = (shape for shape in scene.live if isinstance(shape, Contour))
    ((sprite,),), (covering, *_) = first.seen, first.hidden[0]
    assert covering.at == sprite.at
    assert covering.pile.name == "levels 2"


def test_steps_of_druids_since_have_finer_arrows():
    state = kinds()["walking"]
    assert sum(line.startswith("earlier arrow") for line in lines(state, 0)) == 1
    assert sum(line.startswith("arrow") and "across" in line for line in lines(state, 0)) == 1


def test_pits_are_marked_by_what_they_hold_more_or_less_than_then():
    state = play(DUEL.start(), *DUELLED)
    changes = contigo_changes_since(state, seen(state, since=0))
    assert {number: (pit.taken, pit.dropped) for number, pit in changes.pits.items()} == {
        9: (2, 0),
        10: (0, 1),
        11: (0, 1),
        28: (2, 0),
        27: (0, 1),
        26: (0, 1),
    }
    assert {*changes.arrived} == {"c5", "d2"}
    assert {*changes.left} == {"e5", "d4"}


def test_where_the_ways_of_earlier_pawns_are_drawn_the_arrows_of_their_pebbles_are_too():
    state = play(DUEL.start(), *DUELLED)
    arrows = {line.split(" ")[2] for line in lately(state, 0) if line.startswith("lately arrow")}
    assert {"9+", "10+", "28-", "27-"} <= arrows
    assert not [line for line in lately(begun("contigo"), 16 - FOLLOWED - 2) if re.match(r"lately arrow \d+[+-]", line)]


def test_what_was_captured_since_is_still_seen():
    state = play(contigos()["chain"], "f3-f5 1+1")
    changes = contigo_changes_since(state, seen(state, since=0))
    assert {cell: captured for cell, (_, captured) in changes.left.items()} == {"e4": False, "e5": True, "e3": True}


@pytest.mark.parametrize(
    ("language", "since"), [("en", "Marked as new"), ("fr", "Marqué comme nouveau"), ("de", "Als neu markiert")]
)
def test_the_words_tell_it_too(language, since):
    state = played("contiguity", *OPENING)
    alt = describe(state, seen(state, since=4, language=language))
    assert since in alt
    assert "1d-23d, 1a-11a." in alt
    assert since in text_board(state, seen(state, since=4, language=language)).replace("\n", " ")
    assert since not in describe(state, seen(state, since=5, language=language))


def test_of_many_plies_the_latest_are_told_and_the_others_counted():
    state = begun("contigo", 40)
    alt = describe(state, seen(state, since=0))
    sentence = alt.split("Marked as new: ")[1].split(". ")[0]
    count, _, plies = sentence.partition(" moves, then ")
    assert int(count) + len(plies.split(", ")) == 40
    assert plies.endswith(state.last)


@pytest.mark.parametrize("language", LANGUAGES)
def test_news_never_cut_off_what_else_is_told(game, language):
    long = ("W" * 200,) * 4
    state = begun(game)
    for since in (0, 12):
        alt = describe(state, View(names=long, language=language, since=since))
        usual = describe(state, View(names=long, language=language))
        assert len(alt) <= 1024
        assert alt.endswith(usual[-60:])
        assert len(text_board(state, View(names=long, language=language, since=since))) <= 1800


def test_where_there_is_little_room_fewer_plies_are_told_and_without_room_none():
    state = crowded("druid-hex3", 8)
    for _ in range(60):
        state = state.play(next(state.legal_moves()))
    for typed, is_told in ((None, True), ("", False)):
        usual, news = (
            describe(state, View(names=("W" * 200,) * 3, language="fr", typed=typed, since=since))
            for since in (None, 0)
        )
        assert len(news) <= 1024
        assert news.endswith(usual[-300:])
        assert ("Marqué comme nouveau" in news) == is_told


@pytest.mark.parametrize("theme", THEMES)
def test_news_are_a_shade_less_bright_than_the_latest_ply(theme, game):
    colours, name = THEMES[theme].tones, look(game).palette
    assert sum(colours["lately"]) < sum(colours["amber"])
    news = ("white-lately", "red-lately") if name == "ring" else ("lately",)
    assert {colours[tone] for tone in (*news, "amber")} <= {*palette(name, theme).colours}


@pytest.mark.parametrize("game", ["druid", "druid-hex3", "contigo-capture", "contiguity"])
def test_a_picture_full_of_news_is_at_most_150_kilobytes(game):
    state = built(game, 60, 3) if game.startswith("druid") else begun(game, 30)
    assert len(render(state, seen(state, since=0)).data) <= 150_000
