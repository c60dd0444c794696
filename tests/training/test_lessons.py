"""Lessons: every step can be taken rightly and wrongly, and has its words in both languages."""

import re
from contextlib import suppress
from functools import cache
from itertools import islice, product

import pytest

import locales
from engine import GAMES, MoveError
from training.exercises import LONGEST_KEY
from training.goals import KINDS, Anything, Miss, read_goal
from training.lessons import lesson, step_of

STEPS = [step for game in GAMES for step in lesson(game).steps.values()]
EVERY_LESSON = pytest.mark.parametrize(
    "steps", [list(lesson(game).steps.values()) for game in GAMES], ids=[f"{game} lesson" for game in GAMES]
)
A_FEW, MANY = 8, 400
"""How many wrong tries of a step are looked at by `make test`, and by the exhaustive tests."""
KNOWN = {
    "contiguity.block": "29b-30b",
    "contiguity.door": "10c-6c",
    "contiguity.fork": "5a-5d",
    "contiguity-deluxe.save": "5b-20b",
    "contiguity-deluxe.block": "1b-29b",
    "contiguity-deluxe.fork": "4c-28c",
    "contiguity-deluxe.relocate": "14c-10c x10d>1d",
    "contiguity-deluxe.company": "9d-14d",
    "contigo-capture.pit": "a1-a4 19+1,1",
}
"""A right move of each step for which it takes long to find one."""


@cache
def wrong_tries(name: str, number: int = A_FEW) -> list[tuple[str, Miss]]:
    """Return moves that miss what a step asks for, each with how."""
    step = step_of(name)
    moves = islice(step.state.legal_moves(), 4 * MANY)
    return list(islice(((move, miss) for move in moves if (miss := step.missed(move))), number))


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_has_six_to_ten_steps_for_everybody(game):
    assert 6 <= len(lesson(game).core) <= 10


@EVERY_LESSON
def test_every_step_can_be_taken_rightly(steps):
    for step in steps:
        move = KNOWN.get(step.name) or step.hint or next(step.solutions())
        assert (step.state.read(move), step.missed(move)) == (move, None), step.name


@EVERY_LESSON
def test_a_hint_leads_to_what_is_asked_for(steps):
    for step in steps:
        assert not step.hint or (step.missed(step.hint) is None and step.state.read(step.hint) == step.hint), step.name


@EVERY_LESSON
def test_a_move_that_a_step_gives_as_an_example_does_what_is_asked_for(steps):
    for step, language in product(steps, locales.LANGUAGES):
        for example in re.findall(r"`(.+?)`", locales.say(language, f"lesson-{step.game}-{step.id}")):
            with suppress(MoveError):
                assert step.missed(step.state.read(example)) is None, step.name


def test_every_way_to_threaten_the_key_pawn_is_right():
    step = step_of("contigo-capture.threaten")
    assert step.missed("a2-c2 4+0,2") is None


def test_a_slide_along_a_ring_stays_on_it():
    step = step_of("contiguity.slide")
    assert [bool(step.missed(move)) for move in ("30a-28a", "2c-6c", "2c-2d", "29b-29a")] == [False, False, True, True]


@EVERY_LESSON
def test_every_step_can_be_taken_wrongly_unless_anything_will_do(steps):
    for step in steps:
        assert bool(wrong_tries(step.name)) is not all(isinstance(goal, Anything) for goal in step.goals), step.name


@pytest.mark.parametrize("number", [A_FEW, pytest.param(MANY, marks=pytest.mark.exhaustive)])
@EVERY_LESSON
def test_a_wrong_try_is_explained_in_both_languages(steps, number):
    misses = [miss for step in steps for _, miss in wrong_tries(step.name, number)]
    for miss, language in product(misses, locales.LANGUAGES):
        assert locales.say(language, f"goal-{miss.code}", **miss.data)


@EVERY_LESSON
def test_a_reply_that_shows_why_can_be_played(steps):
    for step in steps:
        for move, miss in wrong_tries(step.name):
            assert not miss.reply or step.state.play(move).play(miss.reply), step.name


def test_places_that_a_picture_points_at_are_told_apart():
    assert [place for step in STEPS for place in step.shown if " " in place.removeprefix("pit ")] == []


def test_every_step_has_its_words():
    for step, language, part in product(STEPS, locales.LANGUAGES, ("", "-done")):
        assert 0 < len(locales.say(language, f"lesson-{step.game}-{step.id}{part}")) < 700


@pytest.mark.parametrize("game", GAMES)
def test_every_option_that_changes_how_one_plays_has_a_step(game):
    known = {step.option for step in lesson(game).steps.values() if step.option}
    assert known == {option.name for option in GAMES[game].options} - {"size"}


def test_the_names_of_steps_fit_into_the_ids_of_controls():
    assert max(len(f"lesson.{step.name}") for step in STEPS) <= LONGEST_KEY


def test_a_step_is_found_by_its_name():
    assert step_of(STEPS[0].name) is STEPS[0]


def test_every_kind_of_goal_is_used():
    assert {type(goal) for step in STEPS for goal in step.goals} == set(KINDS.values())


def test_a_goal_of_an_unknown_kind_is_refused():
    with pytest.raises(KeyError):
        read_goal("wish")
