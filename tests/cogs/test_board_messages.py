"""The lines about somebody who has left or is put out, where the others play on or only computers are left."""

from dataclasses import fields, replace

import pytest

from cogs.ui.board_messages import entry_text, result_text, turn_controls, view_of
from cogs.ui.preferences import Reader
from engine import GAMES, State
from locales import LANGUAGES, say
from matches import Match, Seat
from renderer import describe, render
from tests.engine.contigo.contigo_positions import four, pits


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


def left_to_computers(language: str) -> Match:
    """Return a match in which the only person is put out, whereupon the computers do not play on."""
    before = four(red="a6* b6", blue="f6*", yellow="b4* e4 e5", green="a1* c4", pebbles=pits(0, p20=2, p11=3, p18=1))
    match = match_of(before.play("b6-b4 20+1").draw(), language)
    seats = tuple(seat if seat.name == "Ysolde" else replace(seat, user=0, level=1) for seat in match.seats)
    return replace(match, id=7, seats=seats)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_whose_only_person_is_put_out_is_told_as_lost_and_can_be_watched(language: str) -> None:
    match = left_to_computers(language)
    lost = {"game": say(language, "game-contigo-capture"), "ply": match.state.ply, "people": ("Ysolde",)}
    assert result_text(language, match) == say(language, "end-nobody-left", **lost)
    first, *_ = turn_controls(match).children
    assert first.label == say(language, "button-play-on")
    view = view_of(match, Reader(language))
    alt = describe(match.state, view)
    assert (
        say(
            language,
            "alt-lost",
            players=(say(language, "player-with-side", name="Ysolde", side=say(language, "side-yellow")),),
        )
        in alt
    )
    assert render(match.state, view).data != render(match.state, replace(view, lost=())).data


def test_a_draw_that_people_agree_to_is_none_that_is_lost() -> None:
    agreed = replace(left_to_computers("en"), seats=match_of(GAMES["contigo-capture"].start(), "en").seats)
    assert view_of(agreed, Reader("en")).lost == ()
    assert say("en", "reason-agreed") in result_text("en", agreed)
