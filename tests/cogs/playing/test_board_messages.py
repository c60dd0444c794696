"""The lines about somebody who has left or is put out, about computers left alone, and about ratings."""

from dataclasses import fields, replace

import pytest

from cogs.core.preferences import Reader
from cogs.playing.board_messages import entry_text, result_text, turn_controls, turn_text, view_of
from engine import GAMES, State
from locales import LANGUAGES, say
from matches import Computer, Match, Person, Place, Seat
from matches.core.terms import Terms
from renderer import describe, render
from tests.engine.contigo.contigo_positions import four, pits

FIRST_MOVES = ("30a-29a", "1a-2a", "29a-28a", "2a-3a", "28a-27a", "3a-4a")


SECOND_BY_PLACING = """contiguity-deluxe flip
ply 12
stage flip sides=1,0 deadline=0,1,flip made=0,0 needed=0
board white 20a 22a 24a 26a 28a 30a; red 13a 15a 14b 20c 22c 24c; druid; white to move"""
"""Player 1 has White in the second round, and loses it by putting the druid on 14a."""


def match_of(state: State, language: str) -> Match:
    """Return a match that stands so."""
    seats = tuple(
        Seat(player, Person(100 + player, name)) for player, name in enumerate(("Hilde", "Corvin", "Ysolde", "Marek"))
    )
    terms = Terms(GAMES[state.game.id])
    known = {"terms": terms, "state": state, "seats": seats[: state.game.players], "language": language}
    return Match(**dict.fromkeys(field.name for field in fields(Match)) | known)


def match_against(*levels: int, game: str = "druid") -> Match:
    """Return a match that one person has just begun against computers."""
    match = begun(game)
    computers = (replace(seat, holder=Computer(level)) for seat, level in zip(match.seats[1:], levels, strict=True))
    return replace(match, seats=(match.seats[0], *computers))


def begun(game: str) -> Match:
    """Return a match that people have just begun."""
    nothing = {"planned": frozenset(), "unplanned": {}}
    return replace(match_of(GAMES[game].start(), "en"), id=1, place=Place(1, 2), **nothing)


def first_steps(match: Match, *, new: bool = False) -> list[str]:
    """Return the labels of what helps beginners that stands below a board."""
    labels = [getattr(button, "label", "") for button in turn_controls(match, new=new).children]
    return [code for code in ("button-hint", "button-rules", "button-learn") if say("en", code) in labels]


@pytest.mark.parametrize(("game", "levels"), [("druid", (1,)), ("druid", (2,)), ("druid-hex3", (1, 2))])
def test_the_first_board_of_a_beginner_tells_the_aim_and_has_the_ways_to_learn(
    game: str, levels: tuple[int, ...]
) -> None:
    match = match_against(*levels, game=game)
    aim = say("en", "turn-aim", aim=say("en", f"game-{game}-blurb"))
    assert aim in turn_text(match).splitlines()
    assert first_steps(match) == ["button-hint", "button-rules", "button-learn"]


@pytest.mark.parametrize(("match", "hint"), [(begun("druid"), []), (match_against(5), ["button-hint"])])
def test_the_first_board_tells_people_new_to_the_game_its_aim_and_gives_a_hint_only_against_computers(
    match: Match, hint: list[str]
) -> None:
    aim = say("en", "turn-aim", aim=say("en", "game-druid-blurb"))
    assert aim in turn_text(match, new=True).splitlines()
    assert first_steps(match, new=True) == [*hint, "button-rules", "button-learn"]
    assert (aim in turn_text(match), first_steps(match)) == (False, [])


def test_a_tie_of_two_rounds_won_in_the_set_up_is_not_told_as_one_on_the_last_turn() -> None:
    """R15: both were won in no turns."""
    state = GAMES["contiguity-deluxe"].from_text(SECOND_BY_PLACING).play("14a")
    match = replace(begun("contiguity-deluxe"), state=state)
    (told,) = (line for line in turn_text(match).splitlines() if "tie" in line)
    assert told == say("en", "round-finished-in-no-turn", number=2, winners=("Hilde",), reason="druid surrounded")


@pytest.mark.parametrize("levels", [(3,), (1, 3)])
def test_against_stronger_levels_nothing_is_explained(levels: tuple[int, ...]) -> None:
    match = match_against(*levels, game="druid-hex3" if len(levels) > 1 else "druid")
    assert (first_steps(match), "**The aim" in turn_text(match)) == ([], False)


def test_what_helps_beginners_stands_on_their_first_board_alone() -> None:
    match = match_against(1)
    later = replace(match, state=match.state.play("c3").play("pass").play("d3").play("pass"))
    assert (first_steps(later), "**The aim" in turn_text(later)) == ([], False)
    assert first_steps(begun("druid")) == []


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
    assert result_text(language, replace(ended, terms=replace(ended.terms, rated=True))).splitlines()[1:] == [why]
    assert len(result_text(language, ended).splitlines()) == 1


def left_to_computers(language: str) -> Match:
    """Return a match in which the only person is put out, whereupon the computers do not play on."""
    before = four(red="a6* b6", blue="f6*", yellow="b4* e4 e5", green="a1* c4", pebbles=pits(0, p20=2, p11=3, p18=1))
    match = match_of(before.play("b6-b4 20+1").draw(), language)
    seats = tuple(
        seat if seat.name == "Ysolde" else replace(seat, holder=Computer(1, seat.name)) for seat in match.seats
    )
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
