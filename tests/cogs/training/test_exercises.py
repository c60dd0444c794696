"""Exercises by the picker, the text box and replies: moves are tried in private, and texts that are none explained."""

from typing import Any

import pytest

from cogs.training.exercise_messages import parse_exercise_file
from engine import IllegalMove, IncompleteMove, MoveError
from locales import say
from tests.cogs.conftest import Guild, actions, choice_in, controls, labels
from training.lessons import step_of

STEP = step_of("contiguity.slide")
RIGHT, WRONG = next(STEP.solutions()), next(move for move in STEP.state.legal_moves() if STEP.missed(move))
IN_BOTH_LANGUAGES = pytest.mark.parametrize(("who", "language"), [("alice", "en"), ("chloe", "fr")])


async def choose(guild: Guild, who: str, panel: Any, number: int) -> Any:
    """Make the choice of a number in a panel, and return what is shown then."""
    identity, value = choice_in(panel, number, "exercise-choose")
    person = guild.person(who) if panel.ephemeral else guild.person(who).user
    click = person.select(panel, [value], custom_id=identity) if value else person.click(panel, custom_id=identity)
    chosen = await click
    await guild.sim.settle()
    return chosen.response


def legal(text: str) -> bool:
    """Return whether a text is read as a move."""
    try:
        STEP.state.read(text)
    except MoveError:
        return False
    return True


async def type_move(guild: Guild, who: str, panel: Any, text: str) -> Any:
    """Type a move into the text box of an exercise, and return the answer."""
    opened = await guild.open_modal(who, panel, "exercise-type")
    return (await guild.fill_in(who, opened, text=text)).response


async def in_private(guild: Guild, who: str, game: str = "contiguity") -> Any:
    """Begin the lesson of a game in somebody's direct messages with the bot, and return the message."""
    answer = (await guild.person(who).user.slash("learn", game=game)).response
    await guild.sim.settle()
    return answer


async def reply(guild: Guild, who: str, message: Any, text: str) -> Any:
    """Reply to a direct message of the bot's, and return what it answers; None if nothing."""
    before = len(guild.sim.inbox(who))
    await guild.sim.reply(who, message, text)
    await guild.sim.settle()
    answers = guild.sim.inbox(who)[before + 1 :]
    return answers[-1] if answers else None


@IN_BOTH_LANGUAGES
async def test_the_first_choices_stand_below_the_exercise_and_lead_to_a_try(
    guild: Guild, who: str, language: str
) -> None:
    panel = await guild.ask(who, "learn", game="contiguity")
    assert say(language, "lesson-contiguity-slide") in panel.content
    assert set(actions(panel)) == {"exercise-choose", "exercise-type", "lesson-steps"}
    question = STEP.state.half_move().question()
    first = next(n for n, each in enumerate(question.choices) if RIGHT.startswith(each.text))
    then = await choose(guild, who, panel, first)
    assert then.id == panel.id
    assert "exercise-back" in actions(then)
    further = STEP.state.half_move(question.choices[first].text).question().choices
    number = next(n for n, each in enumerate(further) if each.text == RIGHT)
    done = await choose(guild, who, then, number)
    assert say(language, "learn-right", move=RIGHT) in done.content


async def test_back_leads_to_the_exercise_again(guild: Guild) -> None:
    panel = await guild.ask("alice", "learn", game="contiguity")
    then = await choose(guild, "alice", panel, 0)
    again = (await guild.press("alice", then, "exercise-back")).response
    assert (again.id, again.content, controls(again)) == (panel.id, panel.content, controls(panel))


async def test_a_move_that_needs_no_thought_is_tried_without_a_look_ahead_and_typed_ones_at_once(guild: Guild) -> None:
    panel = await guild.ask("alice", "learn", game="contiguity")
    done = await type_move(guild, "alice", panel, RIGHT.upper())
    assert say("en", "learn-right", move=RIGHT) in done.content
    assert done.id == panel.id


@IN_BOTH_LANGUAGES
async def test_a_move_that_cannot_be_played_is_explained_on_the_board_and_corrected(
    guild: Guild, drawn: list[Any], who: str, language: str
) -> None:
    panel = await guild.ask(who, "learn", game="contiguity")
    before = guild.stored()
    typed = next(text for text in (RIGHT + "x", RIGHT.replace("-", ".")) if not legal(text))
    answer = await type_move(guild, who, panel, typed)
    assert answer.ephemeral
    assert answer.id != panel.id
    assert answer.attachments
    assert say(language, "button-near", move=RIGHT) in labels(answer)
    assert guild.stored() == before
    done = (await guild.press(who, answer, "exercise-play")).response
    assert say(language, "learn-right", move=RIGHT) in done.content


async def test_the_cells_that_break_a_rule_are_marked(guild: Guild, drawn: list[Any]) -> None:
    panel = await guild.ask("alice", "learn", game="contiguity")
    typed = "30a-30a"
    with pytest.raises(IllegalMove) as refusal:
        STEP.state.read(typed)
    await type_move(guild, "alice", panel, typed)
    assert drawn[-1][1].refused == STEP.state.position.places_of(refusal.value) != ()


async def test_half_a_move_is_answered_with_the_step_that_goes_on_in_the_same_message(
    guild: Guild, drawn: list[Any]
) -> None:
    panel = await guild.ask("alice", "learn", game="contiguity")
    half = RIGHT.partition("-")[0]
    answer = await type_move(guild, "alice", panel, half)
    with pytest.raises(IncompleteMove):
        STEP.state.read(half)
    assert answer.id == panel.id
    assert "exercise-choose" in actions(answer)
    assert drawn[-1][1].typed == f"{half}-"


@IN_BOTH_LANGUAGES
async def test_in_direct_messages_an_exercise_can_be_replied_to(guild: Guild, who: str, language: str) -> None:
    panel = await in_private(guild, who)
    assert not panel.ephemeral
    wrong = await reply(guild, who, panel, WRONG)
    assert say(language, "learn-missed", move=WRONG) in wrong.content
    half = await reply(guild, who, wrong, RIGHT.partition("-")[0])
    assert "exercise-choose" in actions(half)
    unplayable = await reply(guild, who, half, "1a-1a")
    assert unplayable.attachments
    right = await reply(guild, who, unplayable, f" {RIGHT} ")
    assert say(language, "learn-right", move=RIGHT) in right.content


async def test_talk_in_reply_to_an_exercise_is_left_alone(guild: Guild) -> None:
    panel = await in_private(guild, "alice")
    assert await reply(guild, "alice", panel, "I wonder how this works") is None


def test_the_name_of_a_picture_tells_its_exercise_and_its_language() -> None:
    assert parse_exercise_file("trilithon-lesson.druid-hex.x-0-fr.png") == ("lesson.druid-hex.x", 0, "fr")
    assert parse_exercise_file("trilithon-12-3.png") is None
    assert parse_exercise_file("trilithon-lesson.druid.x-0-xx.png") is None


async def test_in_direct_messages_the_exercise_is_changed_in_place(guild: Guild) -> None:
    panel = await in_private(guild, "alice")
    then = await choose(guild, "alice", panel, 0)
    assert then.id == panel.id
