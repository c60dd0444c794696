"""Lessons: every step can be taken rightly and wrongly, and has its words in both languages."""

import re
from contextlib import suppress
from functools import cache
from itertools import islice

import pytest

import locales
from engine import GAMES, MoveError
from training.exercises import LONGEST_KEY
from training.goals import KINDS, Anything, read_goal
from training.lessons import Step, lesson, step_of

STEPS = [step for game in GAMES for step in lesson(game).steps.values()]
EVERY_STEP = pytest.mark.parametrize("step", STEPS, ids=lambda step: step.name)
TRIED = 400
"""How many wrong tries of a step are looked at."""


def wrong_tries(step: Step) -> list:
    return wrong_tries_of(step.name)


@cache
def wrong_tries_of(name: str) -> list:
    step = step_of(name)
    moves = islice(step.state.legal_moves(), 4 * TRIED)
    return list(islice(((move, miss) for move in moves if (miss := step.missed(move))), TRIED))


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_has_six_to_ten_steps_for_everybody(game):
    assert 6 <= len(lesson(game).core) <= 10


@EVERY_STEP
def test_a_step_can_be_taken_rightly(step):
    assert next(step.solutions(), None)


@pytest.mark.exhaustive
@EVERY_STEP
def test_a_hint_leads_to_what_is_asked_for(step):
    assert not step.hint or (step.missed(step.hint) is None and step.state.read(step.hint) == step.hint)


@EVERY_STEP
@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_a_move_that_a_step_gives_as_an_example_does_what_is_asked_for(step, language):
    for example in re.findall(r"`(.+?)`", locales.say(language, f"lesson-{step.game}-{step.id}")):
        with suppress(MoveError):
            assert step.missed(step.state.read(example)) is None


def test_every_way_to_threaten_the_key_pawn_is_right():
    step = step_of("contigo-capture.threaten")
    assert step.missed("a2-c2 4+0,2") is None


def test_a_slide_along_a_ring_stays_on_it():
    step = step_of("contiguity.slide")
    assert [bool(step.missed(move)) for move in ("30a-28a", "2c-6c", "2c-2d", "29b-29a")] == [False, False, True, True]


@EVERY_STEP
def test_a_step_can_be_taken_wrongly_unless_anything_will_do(step):
    assert bool(wrong_tries(step)) is not all(isinstance(goal, Anything) for goal in step.goals)


@EVERY_STEP
def test_a_wrong_try_is_explained_in_both_languages(step):
    for _, miss in wrong_tries(step):
        for language in locales.LANGUAGES:
            assert locales.say(language, f"goal-{miss.code}", **miss.data)


@EVERY_STEP
def test_a_reply_that_shows_why_can_be_played(step):
    for move, miss in wrong_tries(step)[:20]:
        if miss.reply:
            assert step.state.play(move).play(miss.reply)


@EVERY_STEP
def test_places_that_a_picture_points_at_are_told_apart(step):
    assert all(" " not in place.removeprefix("pit ") for place in step.shown)


@EVERY_STEP
@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_a_step_has_its_words(step, language):
    for part in ("", "-done"):
        assert 0 < len(locales.say(language, f"lesson-{step.game}-{step.id}{part}")) < 700


@pytest.mark.parametrize("game", GAMES)
def test_every_option_that_changes_how_one_plays_has_a_step(game):
    known = {step.option for step in lesson(game).steps.values() if step.option}
    assert known == {option.name for option in GAMES[game].options} - {"size"}


@EVERY_STEP
def test_the_name_of_a_step_fits_into_the_ids_of_controls(step):
    assert len(f"lesson.{step.name}") <= LONGEST_KEY


def test_a_step_is_found_by_its_name():
    assert step_of(STEPS[0].name) is STEPS[0]


def test_every_kind_of_goal_is_used():
    assert {type(goal) for step in STEPS for goal in step.goals} == set(KINDS.values())


def test_a_goal_of_an_unknown_kind_is_refused():
    with pytest.raises(KeyError):
        read_goal("wish")
