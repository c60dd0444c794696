"""`/learn`: lessons step by step, private, resumable, with hints, ending in a match."""

from typing import Any

import pytest

import cogs.playing.board_messages
from engine import GAMES, State
from locales import say
from renderer import Picture, describe
from tests.cogs.conftest import Guild, actions, button, controls, labels, parts, said
from tests.cogs.discord_limits import check_message
from tests.cogs.forged_interactions import control, private_answer, send
from training.lessons import Step, lesson
from wording.formatting import where_text

FIRST, *_, LAST = lesson("contiguity").core
IN_BOTH_LANGUAGES = pytest.mark.parametrize(("who", "language"), [("alice", "en"), ("chloe", "fr")])


def wrong(step: Step) -> str:
    """Return a legal move that is not what a step asks for."""
    return next(move for move in step.state.legal_moves() if step.missed(move))


def right(step: Step) -> str:
    """Return a move that is what a step asks for."""
    return next(step.solutions())


async def type_move(guild: Guild, who: str, panel: Any, text: str) -> Any:
    """Type a move into the text box of a step, and return what comes of it."""
    opened = await guild.open_modal(who, panel, "exercise-type")
    return (await guild.fill_in(who, opened, text=text)).response


async def choose(guild: Guild, who: str, message: Any, action: str, value: str, nth: int = 0) -> Any:
    """Choose in a select, and return what is shown then."""
    identity = [each for each in controls(message) if each.split(":")[1] == action][nth]
    answer = await guild.person(who).select(message, [value], custom_id=identity)
    await guild.sim.settle()
    return answer.response


async def open_step(guild: Guild, who: str, step: Step) -> Any:
    """Open the lesson of a step's game, and the step from the list of all."""
    panel = await guild.ask(who, "learn", game=step.game)
    overview = panel if "lesson-step" in actions(panel) else (await guild.press(who, panel, "lesson-steps")).response
    return await choose(guild, who, overview, "lesson-step", step.id, nth=1 if step.option else 0)


async def do_all(guild: Guild, who: str, game: str) -> None:
    """Do every step of a lesson that everybody takes, beside Discord."""
    for step in lesson(game).core:
        await guild.bot.services.lessons.try_step(guild.person(who).id, step, right(step))


def options(message: Any, nth: int = 0) -> list[dict[str, Any]]:
    """Return the options of a message's selects, one by its place."""
    return [part["options"] for part in parts(message) if "options" in part][nth]


@IN_BOTH_LANGUAGES
async def test_without_a_game_all_games_are_listed_with_how_far_one_is(guild: Guild, who: str, language: str) -> None:
    await guild.bot.services.lessons.try_step(guild.person(who).id, FIRST, right(FIRST))
    listed = await guild.ask(who, "learn")
    for game in GAMES.values():
        count, done = len(lesson(game.id).core), int(game.id == FIRST.game)
        name = say(language, f"game-{game.id}")
        assert say(language, "learn-game", game=name, done=done, count=count) in listed.content
    assert [option["value"] for option in options(listed)] == list(GAMES)
    step = await choose(guild, who, listed, "lesson", "druid")
    assert step.id == listed.id
    assert say(language, f"lesson-druid-{lesson('druid').core[0].id}") in step.content


@IN_BOTH_LANGUAGES
async def test_a_right_move_shows_the_board_after_it_and_leads_to_the_next_step(
    guild: Guild, drawn: list[tuple[State, Any]], who: str, language: str
) -> None:
    panel = await guild.ask(who, "learn", game="contiguity")
    move = right(FIRST)
    done = await type_move(guild, who, panel, move)
    assert say(language, f"lesson-contiguity-{FIRST.id}-done") in done.content
    state, view = drawn[-1]
    assert (state.last, view.language, len(done.attachments)) == (move, language, 1)
    following = (await guild.press(who, done, "exercise")).response
    assert following.id == panel.id
    assert say(language, f"lesson-contiguity-{lesson('contiguity').core[1].id}") in following.content


@IN_BOTH_LANGUAGES
async def test_a_wrong_move_is_told_why_on_the_board_and_may_be_tried_again(
    guild: Guild, drawn: list[tuple[State, Any]], who: str, language: str
) -> None:
    panel = await guild.ask(who, "learn", game="contiguity")
    missed = await type_move(guild, who, panel, wrong(FIRST))
    _, why, reason = missed.content.splitlines()[:3]
    assert why == say(language, "learn-missed", move=wrong(FIRST))
    assert reason
    assert drawn[-1][0].last == wrong(FIRST)
    assert actions(missed) == ["exercise", "lesson-steps"]
    again = (await guild.press(who, missed, "exercise")).response
    assert again.content == panel.content


async def test_a_move_that_loses_to_an_answer_is_shown_with_the_answer(
    guild: Guild, drawn: list[tuple[State, Any]]
) -> None:
    step, move, miss = next(
        (step, move, miss)
        for step in lesson("contiguity").core
        for move in step.state.legal_moves()
        if (miss := step.missed(move)) and miss.reply
    )
    panel = await open_step(guild, "alice", step)
    missed = await type_move(guild, "alice", panel, move)
    assert say("en", "learn-missed", move=move) in missed.content
    state, view = drawn[-1]
    assert state == step.state.play(move).play(miss.reply)
    assert (view.pointed, view.since) == (miss.cells, step.state.length)


@IN_BOTH_LANGUAGES
async def test_after_two_wrong_tries_there_is_a_hint_where_to_look_and_then_at_the_move(
    guild: Guild, drawn: list[tuple[State, Any]], who: str, language: str
) -> None:
    panel = await guild.ask(who, "learn", game="contiguity")
    missed = await type_move(guild, who, panel, wrong(FIRST))
    assert "lesson-hint" not in actions(missed)
    panel = (await guild.press(who, missed, "exercise")).response
    missed = await type_move(guild, who, panel, wrong(FIRST))
    hint = (await guild.press(who, missed, "lesson-hint")).response
    assert where_text(GAMES["contiguity"], language, drawn[-1][1].pointed) in hint.content
    told = (await guild.press(who, hint, "lesson-hint")).response
    assert say(language, "learn-hint-move", move=right(FIRST)) in told.content
    done = (await guild.press(who, told, "exercise-play")).response
    assert say(language, "learn-right", move=right(FIRST)) in done.content


@pytest.mark.parametrize("crash", [False, True])
async def test_a_lesson_goes_on_where_one_was_after_a_restart_and_months(guild: Guild, crash: bool) -> None:
    old = await guild.ask("alice", "learn", game="contiguity")
    await type_move(guild, "alice", old, right(FIRST))
    await guild.later(days=60)
    await guild.sim.restart(crash=crash)
    second = lesson("contiguity").core[1]
    panel = await guild.ask("alice", "learn", game="contiguity")
    assert say("en", f"lesson-contiguity-{second.id}") in panel.content
    elsewhere = await guild.ask("bruno", "learn", game="contiguity")
    assert say("en", f"lesson-contiguity-{FIRST.id}") in elsewhere.content


@IN_BOTH_LANGUAGES
async def test_the_last_step_is_a_match_against_the_first_level(
    guild: Guild, inline_thinking: None, who: str, language: str
) -> None:
    panel = await open_step(guild, who, LAST)
    done = await type_move(guild, who, panel, right(LAST))
    assert say(language, "learn-last") in done.content
    await guild.press(who, done, "lesson-match")
    assert guild.rows("SELECT level FROM seats WHERE level IS NOT NULL") == [(1,)]
    assert guild.rows("SELECT game FROM matches") == [("contiguity",)]


async def test_once_all_is_done_every_step_can_be_taken_again_or_all_of_them(guild: Guild) -> None:
    await do_all(guild, "alice", "contiguity")
    overview = await guild.ask("alice", "learn", game="contiguity")
    assert all(option["emoji"] for option in options(overview))
    assert "lesson-match" in actions(overview)
    chosen = await choose(guild, "alice", overview, "lesson-step", LAST.id)
    assert say("en", f"lesson-contiguity-{LAST.id}") in chosen.content
    overview = (await guild.press("alice", chosen, "lesson-steps")).response
    again = (await guild.press("alice", overview, "lesson-again")).response
    assert say("en", f"lesson-contiguity-{FIRST.id}") in again.content
    panel = await guild.ask("alice", "learn", game="contiguity")
    assert panel.content == again.content


async def test_a_step_can_be_chosen_twice_from_the_same_message(guild: Guild) -> None:
    """Clients keep what was chosen in a select of the same id, and report nothing when it is chosen again."""
    panel = await guild.ask("alice", "learn", game="contiguity")
    ids = []
    for _ in range(2):
        overview = (await guild.press("alice", panel, "lesson-steps")).response
        ids.append(button(overview, "lesson-step"))
        panel = await choose(guild, "alice", overview, "lesson-step", LAST.id)
    assert len(set(ids)) == 2


@IN_BOTH_LANGUAGES
async def test_the_steps_about_a_variant_are_offered_where_ones_match_has_it(
    guild: Guild, who: str, language: str
) -> None:
    step = next(step for step in lesson("druid").steps.values() if step.option == "walk")
    text = say(language, f"lesson-druid-{step.id}")
    playing = await guild.match("alice", "chloe", game="druid", options="walk")
    rules = await playing.ask(who, "rules")
    more = (await guild.press(who, playing.board, "more")).response
    for place in (rules, more):
        assert say(language, "button-learn-options") in labels(place)
        assert text in (await guild.press(who, place, "learn-options")).response.content
    everybody = await guild.ask(who, "rules", game="druid")
    assert actions(everybody)[-1] == "learn"


async def test_an_open_card_leads_to_the_lesson_and_to_the_steps_about_its_options(guild: Guild) -> None:
    card = await guild.challenge("alice", "bruno", game="druid", options="walk")
    before = said(card)
    learned = (await guild.press("dimitri", card, "learn")).response
    assert learned.ephemeral
    assert say("fr", f"lesson-druid-{lesson('druid').core[0].id}") in learned.content
    variant = (await guild.press("bruno", card, "learn-options")).response
    assert say("en", "option-walk") in variant.content
    assert said(guild.again(card)) == before
    plain = await guild.challenge("alice", "bruno", game="druid")
    assert "learn-options" not in actions(plain)


async def test_the_help_leads_to_the_lessons(guild: Guild) -> None:
    page = await guild.ask("alice", "help")
    listed = (await guild.press("alice", page, "lessons")).response
    assert say("en", "learn-games") in listed.content


async def test_in_direct_messages_a_lesson_from_the_help_is_a_message_that_can_be_replied_to(guild: Guild) -> None:
    page = (await guild.person("alice").user.slash("help")).response
    answer = await guild.person("alice").user.click(page, custom_id=button(page, "lessons"))
    await guild.sim.settle()
    assert not answer.response.ephemeral
    assert answer.response.id != page.id


@pytest.mark.exhaustive
@pytest.mark.parametrize("game", GAMES)
@IN_BOTH_LANGUAGES
async def test_every_message_of_every_step_is_one_that_discord_takes(
    guild: Guild, monkeypatch: pytest.MonkeyPatch, game: str, who: str, language: str
) -> None:
    """A step, the answer to a right move, and the list of all steps; pictures are drawn by other tests."""
    monkeypatch.setattr(
        cogs.playing.board_messages, "render", lambda state, view: Picture(b"", "png", describe(state, view))
    )
    for step in lesson(game).steps.values():
        panel = await open_step(guild, who, step)
        assert say(language, f"lesson-{game}-{step.id}") in panel.content
        stored = guild.sim.env.backend.messages[guild.channel.id][panel.id]
        check_message(stored)
        done = await type_move(guild, who, panel, right(step))
        assert say(language, f"lesson-{game}-{step.id}-done") in done.content
        check_message(stored)
        overview = (await guild.press(who, done, "lesson-steps")).response
        check_message(guild.sim.env.backend.messages[guild.channel.id][overview.id])


async def test_a_step_that_is_no_longer_there_is_told_of(guild: Guild) -> None:
    panel = await guild.ask("alice", "learn", game="contiguity")
    for name in ("contiguity.withdrawn", "withdrawn.slide"):
        answer = await send(guild, control(guild, guild.person("alice"), panel, f"trilithon:exercise:lesson.{name}"))
        assert private_answer(answer) == say("en", "refusal-no-such-exercise")


async def test_what_is_no_step_is_refused_and_changes_nothing(guild: Guild) -> None:
    panel = await guild.ask("alice", "learn", game="contiguity")
    before = guild.stored()
    for identity, values in (
        ("trilithon:exercise:nothing.contiguity.slide", ()),
        ("trilithon:learn:nothing", ()),
        ("trilithon:lesson-again:nothing", ()),
        ("trilithon:learn-options:druid:99", ()),
        ("trilithon-select:lesson:1", ("nothing",)),
        ("trilithon-select:lesson-step:druid:game:1", ("nowhere",)),
    ):
        answer = await send(guild, control(guild, guild.person("alice"), panel, identity, values))
        assert private_answer(answer) == say("en", "refusal-unknown-control"), identity
    assert guild.stored() == before
