"""The line about somebody who has left, where the others play on."""

from dataclasses import fields

import pytest

from cogs.ui.board_messages import entry_text
from engine import GAMES, State
from locales import LANGUAGES, say
from matches import Match, Seat


def match_of(state: State, language: str) -> Match:
    """Return a match that stands so."""
    seats = tuple(Seat(player, 100 + player, name) for player, name in enumerate(("Hilde", "Corvin", "Ysolde")))
    known = {"game": state.game, "state": state, "seats": seats[: state.game.players], "language": language}
    return Match(**dict.fromkeys(field.name for field in fields(Match)) | known)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("reason", "code"), [("resigned", "turn-left"), ("time", "turn-late")])
def test_the_others_hear_who_left_and_why(language: str, reason: str, code: str) -> None:
    left = GAMES["druid-hex3"].start().drop(1, reason)
    assert entry_text(match_of(left, language)) == say(language, code, player="Corvin")


@pytest.mark.parametrize("reason", ["resigned", "time"])
def test_an_end_beside_the_board_is_stated_by_the_result_alone(reason: str) -> None:
    assert entry_text(match_of(GAMES["contiguity"].start().drop(1, reason), "en")) == ""
