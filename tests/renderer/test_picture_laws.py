"""The laws that every game's pictures obey: whatever a viewer has to see changes the scene, and the alt text tells it.

They hold for every registered game, and a game that ignores what a law is about breaks it: the last test shows that.
"""

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from functools import cache
from io import BytesIO
from itertools import islice, product
from random import Random

import pytest
from PIL import Image

from engine import GAMES, Game, State, TextError
from locales import LANGUAGES, say
from renderer import View, describe, perspectives, render
from renderer.looks import LOOKS, look
from renderer.shapes import PlacedPile, Text
from renderer.view import targets
from tests.renderer import blind_look
from tests.renderer.meant import cells_of

NAMES = ("Hilde", "Corvin", "Ysolde", "Oswin")
PLIES = 18
"""Of a match that the laws look at, if it does not end before: enough for any set-up."""


@cache
def played(game: Game) -> State:
    """Return a random match some plies from its start, with moves enough left to choose from."""
    chance, state = Random(7), game.start()
    for _ in range(PLIES):
        moves = board_moves(state)
        following = (state.play(move) for move in chance.sample(moves, min(20, len(moves))))
        state = next((after for after in following if not after.outcome and len(board_moves(after)) > 2), state)
    return state


def board_moves(state: State) -> list[str]:
    """Return up to a hundred legal moves on the board."""
    return [*islice((move for move in state.legal_moves() if move not in ("pass", "swap")), 100)]


def view(state: State, **asked: object) -> View:
    return View(**{"names": NAMES[: state.game.players], **asked})


def scene(state: State, **asked: object) -> str:
    return look(state.game.id).scene(state, view(state, **asked)).text()


def without_last_move(state: State) -> State:
    """Return the same position, taken up without what was played before."""
    return state.game.from_text(state.text())


def with_another_to_move(state: State) -> State:
    """Return the same position, taken up with another side to move: the next one that is still in the game."""
    sides = len(state.game.sides)
    for side in ((state.position.side + step) % sides for step in range(1, sides)):
        position = replace(state.position, side=side)
        with suppress(TextError):
            return state.game.from_text(state.text().replace(state.position.text(), position.text()))
    raise AssertionError(state)


def beginnings(state: State) -> Iterator[str]:
    """Yield the cells that legal moves begin with, where pieces stand on them; nothing in games of placing."""
    starts = (re.split(r"[- ]", move)[0] for move in board_moves(state))
    return (start for start in dict.fromkeys(starts) if start in state.position.pieces())


# What changes the scene.


def the_last_move_changes_the_scene(game: Game) -> None:
    state = played(game)
    assert scene(state) != scene(without_last_move(state))


def the_turn_changes_the_scene(game: Game) -> None:
    state = played(game)
    assert scene(without_last_move(state)) != scene(with_another_to_move(state))


def every_piece_changes_the_scene(game: Game) -> None:
    state = played(game)
    assert len({scene(without_last_move(after)) for after in (state.play(move) for move in board_moves(state)[:5])}) > 1


def each_name_changes_the_scene(game: Game) -> None:
    state = played(game)
    for player in range(game.players):
        names = [*NAMES[: game.players]]
        names[player] = "Zénobie"
        changed = look(game.id).scene(state, View(names=tuple(names))).text()
        assert changed != scene(state)


def each_marked_cell_changes_the_scene(game: Game) -> None:
    state = played(game)
    cells = [*state.position.pieces()]
    for mark in ("refused", "pointed"):
        assert len({scene(state), *(scene(state, **{mark: (cell,)}) for cell in cells)}) == len(cells) + 1


def each_candidate_has_its_number_in_the_scene(game: Game) -> None:
    state = played(game)
    named = [cells for move in board_moves(state) if (cells := cells_of(state, move))][:12]
    for count in range(1, len(named) + 1):
        found = re.findall(r"candidate (\d+)", scene(state, typed="", numbered=tuple(named[:count])))
        assert found == [str(number) for number in range(1, count + 1)]


def a_half_typed_move_changes_the_scene(game: Game) -> None:
    state = played(game)
    for typed in (*beginnings(state), ""):
        if targets(state, view(state, typed=typed)):
            assert scene(state, typed=typed) != scene(state)


def each_perspective_is_another_scene(game: Game) -> None:
    state, count = played(game), perspectives(game)
    assert count > 1
    assert len({scene(state, perspective=perspective) for perspective in range(count)}) == count


def the_end_changes_the_scene(game: Game) -> None:
    state = played(game)
    drawn, left = scene(state.draw()), state
    while not left.outcome:
        left = left.drop(next(player for player in range(game.players) if player not in left.out))
    assert len({scene(state), drawn, scene(left)}) == 3


def texts(state: State, **asked: object) -> Iterator[Text]:
    """Yield the texts of a scene that are not part of the ground."""
    for shape in look(state.game.id).scene(state, view(state, **asked)).live:
        marks = shape.pile.marks if isinstance(shape, PlacedPile) else (shape,)
        yield from (mark for mark in marks if isinstance(mark, Text))


def names_and_words_are_11_pixels_high_on_a_picture_of_400(game: Game) -> None:
    for state, language in product((game.start(), played(game), played(game).drop(0)), LANGUAGES):
        names = tuple(f"{name} von Niederbayern" for name in NAMES[: game.players])
        found = [text for text in texts(state, names=names, language=language) if re.search(r"[^\W\d]{3}", text.text)]
        assert len(found) >= game.players
        assert [text for text in found if text.size * 400 / 1000 < 11] == []


def every_place_of_a_move_can_be_pressed_whichever_way_up(game: Game) -> None:
    state = played(game)
    named = {*state.position.pieces()}.union(*(state.half_move(move).cells for move in board_moves(state)))
    ways = [look(game.id).regions(state, view(state, perspective=way)) for way in range(perspectives(game))]
    assert all(named <= regions.keys() for regions in ways)
    assert len({tuple(sorted(map(str, regions.items()))) for regions in ways}) == len(ways)


def the_last_move_is_written(game: Game) -> None:
    state = played(game)
    piece = re.split(r"[- ]", state.last or "")[0]
    assert [text.text for text in texts(state) if text.tone == "amber-text" and text.text.startswith(piece)]


def the_theme_changes_the_picture(game: Game) -> None:
    dark, light = (
        Image.open(BytesIO(render(played(game), view(played(game), theme=theme, size=200)).data)).convert("RGB")
        for theme in ("dark", "light")
    )
    assert dark.tobytes() != light.tobytes()


# What the alt text tells.


def the_alt_text_tells_where_every_piece_stands(game: Game) -> None:
    state = played(game)
    for language in LANGUAGES:
        words = set(re.findall(r"[a-z0-9]+", describe(without_last_move(state), view(state, language=language))))
        assert state.position.pieces().keys() <= words


def the_alt_text_tells_where_a_half_typed_move_may_go(game: Game) -> None:
    state = played(game)
    for typed in islice(beginnings(state), 3):
        sentence = describe(state, view(state, typed=typed)).replace(describe(state, view(state)), "")
        cells = {*re.findall(r"[a-z0-9]+", sentence)}
        assert {cell.split("-")[-1] for cell in targets(state, view(state, typed=typed))} <= cells


def the_alt_text_tells_turn_last_move_and_marked_cells(game: Game) -> None:
    state = played(game)
    cell = next(iter(state.position.pieces()))
    for language in LANGUAGES:
        alt = describe(state, view(state, language=language, refused=(cell,)))
        assert state.last in alt
        assert NAMES[state.turn] in alt
        assert NAMES[state.last_player] in alt
        assert say(language, "alt-refused", cells=[cell]) in alt
        pointed = describe(state, view(state, language=language, pointed=(cell,)))
        assert say(language, "alt-pointed", cells=[cell]) in pointed
        numbered = describe(state, view(state, language=language, typed="", numbered=((cell, "x1"), ("x2", "x3"))))
        assert say(language, "alt-numbered", cells=[f"1: {cell}-x1", "2: x2-x3"]) in numbered


def the_alt_text_tells_who_has_won(game: Game) -> None:
    state = played(game)
    while not state.outcome:
        state = state.drop(next(player for player in range(game.players) if player not in state.out))
    for language in LANGUAGES:
        alt = describe(state, view(state, language=language))
        assert say(language, "reason-resigned") in alt
        assert all(NAMES[winner] in alt for winner in state.outcome.winners)


BY_THE_GAME = (
    the_last_move_changes_the_scene,
    the_turn_changes_the_scene,
    every_piece_changes_the_scene,
    each_name_changes_the_scene,
    each_marked_cell_changes_the_scene,
    each_candidate_has_its_number_in_the_scene,
    a_half_typed_move_changes_the_scene,
    each_perspective_is_another_scene,
    the_end_changes_the_scene,
    names_and_words_are_11_pixels_high_on_a_picture_of_400,
    every_place_of_a_move_can_be_pressed_whichever_way_up,
    the_last_move_is_written,
    the_theme_changes_the_picture,
    the_alt_text_tells_where_every_piece_stands,
    the_alt_text_tells_where_a_half_typed_move_may_go,
)
"""Laws that a game's own file can break."""
BY_ALL = (the_alt_text_tells_turn_last_move_and_marked_cells, the_alt_text_tells_who_has_won)
"""Laws of what is told in the same words for every game."""


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("law", [*BY_THE_GAME, *BY_ALL], ids=lambda law: law.__name__)
def test_every_picture_obeys_the_law(law, game):
    law(game)


@pytest.mark.parametrize("law", BY_THE_GAME, ids=lambda law: law.__name__)
def test_a_game_that_ignores_what_is_to_be_seen_breaks_the_law(law, monkeypatch):
    game = GAMES["contiguity"]
    monkeypatch.setitem(LOOKS, game.id, blind_look.LOOK)
    with pytest.raises(AssertionError):
        law(game)
