"""The lines about somebody who has left or is put out, and about ratings for which a match does not count."""

from dataclasses import fields, replace

import pytest

from cogs.ui.board_messages import entry_text, result_text
from engine import GAMES, State
from locales import LANGUAGES, say
from matches import Match, Seat
from tests.engine.contigo.contigo_positions import four, pits

FIRST_MOVES = ("30a-29a", "1a-2a", "29a-28a", "2a-3a", "28a-27a", "3a-4a")


def match_of(state: State, language: str) -> Match:
    """Return a match that stands so."""
    seats = tuple(
        Seat(player, 100 + player, name) for player, name in enumerate(("Hilde", "Corvin", "Ysolde", "Marek"))
    )
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_move_that_puts_somebody_out_says_so(language: str) -> None:
    pebbles = pits(0, p20=2, p11=3, p18=1)
    before = four(red="a6* b6", blue="f6*", yellow="b4* e4 e5", green="a1* c4", pebbles=pebbles)
    told = entry_text(match_of(before.play("b6-b4 20+1"), language)).splitlines()
    assert told[1:] == [say(language, "turn-out", players=("Ysolde",))]


def test_who_was_out_before_is_not_told_again() -> None:
    before = four(red="a6* b6", blue="f6*", green="a1* c4", yellow="", pebbles=pits(0, p20=2))
    assert len(entry_text(match_of(before.play("b6-b4 20+1"), "en")).splitlines()) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("moves", "short"), [(FIRST_MOVES[:5], True), (FIRST_MOVES, False)])
def test_the_end_says_why_a_rated_match_counts_for_no_rating(
    language: str, moves: tuple[str, ...], short: bool
) -> None:
    state = GAMES["contiguity"].start()
    for move in moves:
        state = state.play(move)
    ended = match_of(state.drop(0), language)
    why = say(language, "end-unrated", short=short, least=6, most=3)
    assert result_text(language, replace(ended, rated=True)).splitlines()[1:] == [why]
    assert len(result_text(language, replace(ended, rated=False)).splitlines()) == 1
