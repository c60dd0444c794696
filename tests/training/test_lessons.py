"""Lessons: every step can be taken rightly and wrongly, and has its words in both languages."""

import re
from contextlib import suppress
from functools import cache
from itertools import islice, product

import pytest

import locales
from engine import GAMES, MoveError
from search import facts
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


CELL = re.compile(r"\b(?:[a-i]\d{1,2}|\d{1,2}[a-d])\b")
FEW = 8


def named(step, language):
    """Return the cells that the text after a right move names, those of moves in backticks included."""
    return set(CELL.findall(unjoined(locales.say(language, f"lesson-{step.game}-{step.id}-done"))))


def unjoined(text):
    """Return a text without the sign that keeps a move's parts together."""
    return text.replace("\u2060", "")


def own(*cells):
    return lambda before, _, after: all(after.position.pieces()[cell].side == before.position.side for cell in cells)


def height(number, *cells):
    return lambda _, __, after: all(after.position.heights()[cell] == number for cell in cells)


def is_move(*moves):
    return lambda _, move, __: move.split()[0] in moves


def next_fits(lintel):
    """Return whether the learner can lay a lintel if the other player only passes."""
    return lambda _, __, after: lintel in set(after.play("pass").legal_moves())


def does(*codes):
    return lambda before, move, _: {fact.code for fact in facts(before, move)} >= set(codes)


def pit(number, *counts):
    return lambda _, __, after: after.position.pits[number - 1] in counts


def pit_changed(number):
    return lambda before, _, after: after.position.pits[number - 1] != before.position.pits[number - 1]


def not_legal_for_the_other(lintel):
    return lambda _, __, after: lintel not in set(after.legal_moves())


def loses_to(sarsen, *lintels):
    """Return whether a sarsen instead of the right move would be covered by one of the lintels, which wins."""

    def check(before, _, __):
        after = before.play(sarsen)
        return any(lintel in after.legal_moves() and after.play(lintel).outcome for lintel in lintels)

    return check


def then_wins(sarsen, lintel):
    """Return whether the sarsen wins next turn wherever its cell is free, and the lintel where it is taken."""

    def check(before, move, after):
        for reply in after.legal_moves():
            later = after.play(reply)
            taken = (later.position.heights().get(sarsen) or 0) > (after.position.heights().get(sarsen) or 0)
            ways = [
                way for way in later.legal_moves() if (end := later.play(way).outcome) and before.turn in end.winners
            ]
            if not any(re.fullmatch(lintel, way) if taken else way == sarsen for way in ways):
                return False
        return True

    return check


def third_cell_wins(line, lintel):
    """Return whether the cell of a line that is still free wins next turn, or the lintel if it is taken."""

    def check(before, move, after):
        (free,) = (cell for cell in line if not after.position.heights().get(cell))
        return then_wins(free, re.escape(lintel))(before, move, after)

    return check


def every(*checks):
    return lambda *given: all(check(*given) for check in checks)


SAID = {
    "contiguity.inward": own("8c", "8d"),
    "contiguity.block": own("30b"),
    "contiguity.door": own("21b"),
    "contiguity-deluxe.save": lambda _, __, after: after.position.pieces()["20b"].kind == "pawn",
    "contiguity-deluxe.relocate": lambda _, move, __: move.endswith("d"),
    "contiguity-deluxe.turns": lambda _, __, after: len(after.outcome.cells) == 5,
    "contiguity-deluxe.victory": is_move("22d-22b"),
    "druid.cover": every(own("c3"), height(2, "c3")),
    "druid.level": every(height(2, "b3", "d3"), next_fits("b3-d3"), own("b3", "d3")),
    "druid.secure": every(height(2, "c3"), not_legal_for_the_other("b3-d3")),
    "druid.bridge": every(own("c3"), does("wins")),
    "druid.block": every(is_move("c2-c4"), own("c3"), height(2, "c3"), loses_to("c3", "b3-d3")),
    "druid.two": then_wins("c3", r"\w+-\w+"),
    "druid.swap": lambda _, __, after: after.position.pieces()["c3"].side == 0,
    "druid.nogaps": every(is_move("b2-d2"), own("b2", "c2", "d2")),
    "druid.walk-stop": own("e3"),
    "druid-hex.cover": own("d4"),
    "druid-hex.level": every(height(2, "d3", "d5"), next_fits("d3-d5")),
    "druid-hex.secure": every(height(2, "d4"), height(1, "c3", "e4")),
    "druid-hex.block": every(own("d2"), does("druid-captures")),
    "druid-hex.nogaps": own("d3", "d4", "d5"),
    "druid-hex.nostack": lambda _, move, after: after.position.heights()[move] == 3,
    "druid-hex.bridge": lambda _, __, after: {"a2", "d4", "e1"} <= set(after.outcome.cells),
    "druid-hex3.sides": own("e3"),
    "druid-hex3.cover": own("d4"),
    "druid-hex3.carry": own("d4", "e4", "f4"),
    "druid-hex3.level": every(height(2, "d3", "d5")),
    "druid-hex3.secure": every(height(2, "d4"), not_legal_for_the_other("c3-e4")),
    "druid-hex3.bridge": own("e3"),
    "druid-hex3.block": own("b4"),
    "druid-hex3.nogaps": own("d3", "d4", "d5"),
    "druid-hex3.walk-stop": own("d1"),
    "druid-y.cover": own("c3"),
    "druid-y.level": every(height(2, "b4", "d2"), next_fits("b4-d2")),
    "druid-y.secure": every(height(2, "c3"), not_legal_for_the_other("c2-c4")),
    "druid-y.bridge": does("wins"),
    "druid-y.block": every(own("b4"), loses_to("a5", "a5-c3")),
    "druid-y.two": third_cell_wins(("a6", "b5", "c4"), "a6-c4"),
    "druid-y.nogaps": own("b4", "c3", "d2"),
    "contigo.open": every(own("b2"), pit(3, 1, 2)),
    "contigo.among": own("e1", "e4"),
    "contigo.diagonal": own("c4", "d3", "e2", "f1"),
    "contigo.block": own("e5"),
    "contigo.pit": pit_changed(6),
    "contigo.two": every(own("b2", "e5"), pit(3, 3), pit(27, 3)),
    "contigo.l-move": is_move("d3-b6"),
    "contigo.l-win": is_move("c3-a4"),
    "contigo-capture.chain": is_move("a5-e5-e4"),
    "contigo-capture.key": every(is_move("f5-f1"), lambda _, __, after: after.position.side != 2),
    "contigo-capture.pit": pit_changed(21),
}
"""What the text after a right move tells of it, by steps; the cells that texts name are all among these."""


def test_what_a_text_names_after_a_right_move_is_the_same_in_every_language_and_checked():
    for step in STEPS:
        cells = {language: named(step, language) for language in locales.LANGUAGES}
        assert len(set(map(frozenset, cells.values()))) == 1, (step.name, cells)
        assert step.name in SAID or not cells["en"], step.name


@pytest.mark.parametrize("most", [FEW, pytest.param(None, marks=pytest.mark.exhaustive)])
@pytest.mark.parametrize("name", SAID)
def test_what_a_text_says_after_a_right_move_is_true_of_every_move_that_is_accepted(name, most):
    step = step_of(name)
    found = [move for move in islice(step.solutions(), most) if not SAID[name](step.state, move, step.state.play(move))]
    assert found == []


def test_what_is_said_of_a_step_is_not_true_of_any_move():
    step = step_of("druid.block")
    assert not SAID["druid.block"](step.state, "c3", step.state.play("c3"))
