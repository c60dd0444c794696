"""A player who runs out of time is shown like one who resigns, except for the words."""

import pytest

from engine import GAMES
from locales import LANGUAGES, say
from renderer import View, describe, text_board
from renderer.looks import look

NAMES = ("Hilde", "Corvin", "Ysolde", "Ann")


def both(game, language):
    """Return a state in which a player has resigned, the same with their time up, and a view of both."""
    state = game.start()
    state = state.play(next(state.legal_moves()))
    view = View(names=NAMES[: game.players], language=language)
    return state.drop(0), state.drop(0, "time"), view


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_picture_says_out_of_time_where_it_would_say_resigned(game, language):
    resigned, late, view = both(game, language)
    drawn = [look(game.id).scene(state, view).text() for state in (resigned, late)]
    words = [say(language, f"board-note-{reason}") for reason in ("resigned", "time")]
    found = [word in text for word in words for text in drawn]
    assert found == ([True, False, False, True] if game.players < 4 else [False] * 4), "four take all the room"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_words_for_it_tell_why_and_all_else_is_the_same(game, language):
    resigned, late, view = both(game, language)
    for tell in (describe, text_board):
        texts = [" ".join(tell(state, view).split()) for state in (resigned, late)]
        why = [say(language, f"reason-{reason}") for reason in ("resigned", "time")]
        assert texts[1] == texts[0].replace(why[0], why[1])
        assert (why[1] in texts[1]) == (game.players == 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_draw_after_somebody_has_left_is_told_of_those_who_are_still_in(language):
    game = GAMES["druid-hex3"]
    view = View(names=NAMES[:3], language=language)
    agreed = say(language, "reason-agreed")
    told, before = (describe(state.draw(), view).partition(agreed)[0] for state in (game.start().drop(0), game.start()))
    assert [name in told for name in view.names] == [False, True, True]
    assert not any(name in before for name in view.names)
