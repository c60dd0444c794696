"""Puzzles: solved by moves of one's own in private, answered by the hardest replies; lines, hints and numbers."""

import asyncio
import sys
from dataclasses import replace
from typing import Any

import discord
import pytest

import training.puzzles
from cogs.core.preferences import Reader
from cogs.training.exercise_messages import Solver, kind_of, load_exercise, thinking_message
from engine import GAMES
from locales import say, unbroken
from matches import MatchError, Person
from tests.cogs.conftest import Guild, actions, button, controls, labels, parts
from tests.cogs.discord_limits import check_message
from tests.cogs.forged_interactions import control, send
from tests.cogs.training.test_dailies import begin, pass_days
from tests.cogs.training.test_exercises import choose, reply, type_move
from tests.training.sample_puzzles import AMONG_THREE, ELSEWHERE, IN_ONE, IN_TWO, RACE
from thinking import Thinkers, ThinkingError
from training import puzzle_service
from training.ratings import rating_of_puzzle
from wording.side_marks import marked_side

pytestmark = pytest.mark.usefixtures("inline_thinking")
IN_BOTH_LANGUAGES = pytest.mark.parametrize(("who", "language"), [("alice", "en"), ("chloe", "fr")])
ANSWER, LAST = "21b-5b", "13c-27c"
"""The hardest answer to the winning move of `IN_TWO`, and a move that wins after it."""
RATING = str(rating_of_puzzle(IN_TWO.rating).number)
WRONG, REFUTED = "28b-27b", "21b-5b"
"""A wrong first move in `IN_TWO`, and what refutes it."""


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Have some puzzles of the tests' own, and rate people from their first one on."""
    monkeypatch.setattr(puzzle_service, "UNRATED", 0)
    found = {puzzle.id: puzzle for puzzle in (IN_ONE, IN_TWO, ELSEWHERE, RACE)}

    def of_game(game: str) -> dict[str, Any]:
        return {name: puzzle for name, puzzle in found.items() if puzzle.game == game}

    monkeypatch.setattr(puzzle_service, "PUZZLES", found)
    monkeypatch.setattr(puzzle_service, "puzzles_of", of_game)
    monkeypatch.setattr(training.puzzles, "puzzles_of", of_game)
    return found


async def opened(guild: Guild, who: str = "alice", puzzle: Any = IN_TWO) -> Any:
    """Open a puzzle of Contiguity, and return the panel."""
    panel = await guild.ask(who, "puzzle", game="contiguity")
    while f"puzzle.{puzzle.id}:" not in button(panel, "exercise-choose") + ":":
        panel = await pressed(guild, who, await pressed(guild, who, panel, "puzzle-solution"), "puzzle-next")
    return panel


async def in_private(guild: Guild, who: str) -> Any:
    """Open a puzzle of Contiguity in somebody's direct messages with the bot."""
    answer = (await guild.person(who).user.slash("puzzle", game="contiguity")).response
    await guild.sim.settle()
    return answer


async def pressed(guild: Guild, who: str, panel: Any, action: str) -> Any:
    """Press a button of a panel, and return what is shown then: a message that Discord takes."""
    shown = (await guild.press(who, panel, action)).response
    check_message(guild.sim.env.backend.messages[shown.channel_id][shown.id])
    return shown


async def forge(guild: Guild, who: str, message: Any, identity: str) -> Any:
    """Press a button with any id below a message, and return what is shown then."""
    return (await send(guild, control(guild, guild.person(who), message, identity))).response


async def stand(guild: Guild, who: str, puzzle: Any = IN_TWO) -> Any:
    return await guild.bot.services.puzzles.stand(guild.person(who).id, puzzle.id)


async def numbers(guild: Guild, who: str) -> Any:
    return (await guild.bot.services.puzzles.numbers(guild.person(who).id)).get("contiguity")


# The position.


@IN_BOTH_LANGUAGES
async def test_a_puzzle_says_what_to_find_and_has_the_first_choices_below_its_board(
    guild: Guild, drawn: list[Any], who: str, language: str
) -> None:
    user = guild.person(who)
    await guild.bot.services.preferences.set(user.id, theme="light", perspective=2)
    panel = await guild.ask(who, "puzzle", game="contiguity")
    check_message(guild.sim.env.backend.messages[panel.channel_id][panel.id])
    assert panel.ephemeral
    lines = panel.content.splitlines()
    data = {"game": say(language, "game-contiguity"), "about": "puzzle", "number": "2", "rating": RATING}
    assert lines[0] == say(language, "puzzle-heading", **data)
    assert lines[1] == say(language, "puzzle-task", side=marked_side(language, GAMES["contiguity"], 1), moves=2)
    assert lines[2] == say(language, "puzzle-first")
    assert set(actions(panel)) == {"exercise-choose", "exercise-type", "puzzle-solution", "puzzle-numbers"}
    [picture] = panel.attachments
    assert len(picture.description) > 50
    state, view = drawn[-1]
    assert (state, view.theme, view.perspective, view.typed) == (IN_TWO.state, "light", 2, None)
    again = await guild.ask(who, "puzzle")
    assert (again.content, controls(again)) == (panel.content, controls(panel))


async def test_forged_looks_at_a_hint_or_the_solution_before_a_try_has_ended_show_only_the_puzzle(
    guild: Guild, drawn: list[Any]
) -> None:
    panel = await opened(guild)
    for forged in (f"puzzle-hint:puzzle.{IN_TWO.id}", f"puzzle-line:puzzle.{IN_TWO.id}:1"):
        shown = await forge(guild, "alice", panel, f"trilithon:{forged}")
        assert shown.content == panel.content
        assert not drawn[-1][1].pointed
    assert (await stand(guild, "alice")).tries == 0


@IN_BOTH_LANGUAGES
async def test_the_rules_of_a_variant_are_told(guild: Guild, known: dict[str, Any], who: str, language: str) -> None:
    state = GAMES["druid"].start({"size": 4, "walk": True})
    known.clear()
    known[ELSEWHERE.id] = replace(ELSEWHERE, state=state)
    panel = await guild.ask(who, "puzzle", game="druid")
    assert say(language, "option-walk-chosen") in panel.content
    assert say(language, "option-size") not in panel.content


async def test_a_move_can_be_chosen_step_by_step_and_is_looked_at_before_it_counts(
    guild: Guild, drawn: list[Any]
) -> None:
    panel = await opened(guild)
    question = IN_TWO.state.half_move().question()
    first = next(n for n, each in enumerate(question.choices) if IN_TWO.solution.startswith(each.text))
    panel = await choose(guild, "alice", panel, first)
    assert drawn[-1][1].typed, "targets are marked once a piece is chosen"
    choices = IN_TWO.state.half_move(question.choices[first].text).question().choices
    second = next(n for n, each in enumerate(choices) if each.text == IN_TWO.solution)
    panel = await choose(guild, "alice", panel, second)
    assert say("en", "pick-try", move=IN_TWO.solution) in panel.content
    assert (await stand(guild, "alice")).plies == 0
    panel = await pressed(guild, "alice", panel, "exercise-play")
    assert say("en", "puzzle-more", moves=1) in panel.content


async def test_a_monument_and_its_solution_can_be_seen_from_above(guild: Guild, drawn: list[Any]) -> None:
    panel = await forge(guild, "alice", await opened(guild), f"trilithon:exercise:puzzle.{RACE.id}")
    above = await pressed(guild, "alice", panel, "exercise-plan")
    assert (above.id != panel.id, drawn[-1][0], drawn[-1][1].top_down) == (True, RACE.state, True)
    line = await pressed(guild, "alice", panel, "puzzle-solution")
    await pressed(guild, "alice", line, "puzzle-line-plan")
    assert (drawn[-1][0].line, drawn[-1][1].top_down) == ((RACE.solution,), True)


async def test_somebody_new_is_told_that_a_try_does_not_count(guild: Guild, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzle_service, "UNRATED", 3)
    panel = await guild.ask("alice", "puzzle", game="contiguity")
    assert f"puzzle.{IN_ONE.id}:" in button(panel, "exercise-choose")
    assert say("en", "puzzle-unrated") in panel.content
    assert "→" not in (await pressed(guild, "alice", panel, "puzzle-solution")).content


async def test_a_game_without_puzzles_and_a_name_of_none_are_answered(guild: Guild, known: dict[str, Any]) -> None:
    panel = await opened(guild)
    known.clear()
    shown = await forge(guild, "alice", panel, "trilithon:puzzle-next:contigo:contigo-1")
    assert shown.content == say("en", "puzzle-none", game=say("en", "game-contigo"))
    shown = await forge(guild, "alice", panel, "trilithon:puzzle-next:chess:chess-1")
    assert shown.content == say("en", "refusal-unknown-control")
    assert (await guild.ask("alice", "puzzle")).content == say("en", "puzzle-none", game="none")


# Moves.


@IN_BOTH_LANGUAGES
async def test_right_moves_are_answered_by_the_hardest_reply_until_it_is_solved_also_after_a_restart(
    guild: Guild, drawn: list[Any], who: str, language: str
) -> None:
    panel = await opened(guild, who)
    on = await type_move(guild, who, panel, IN_TWO.solution)
    assert on.id == panel.id
    assert say(language, "puzzle-right", move=IN_TWO.solution, replies=(f"`{ANSWER}`",)) in on.content
    assert say(language, "puzzle-more", moves=1) in on.content
    state, view = drawn[-1]
    assert (state.line, view.since) == ((IN_TWO.solution, ANSWER), 0)
    assert await numbers(guild, who) is None
    await guild.sim.restart(crash=True)
    solved = await type_move(guild, who, on, LAST)
    moves = tuple(f"`{move}`" for move in (IN_TWO.solution, ANSWER, LAST))
    assert say(language, "puzzle-solved", moves=moves) in solved.content
    assert drawn[-1][0].outcome
    after = (await numbers(guild, who)).rating
    data = {"before": "1500", "after": str(after.number), "margin": str(after.margin)}
    assert after.number > 1500
    assert say(language, "puzzle-rating", game=say(language, "game-contiguity"), **data) in solved.content
    assert actions(solved) == ["puzzle-solution", "puzzle-next", "play-from", "puzzle-numbers", "think-exercise"]
    check_message(guild.sim.env.backend.messages[solved.channel_id][solved.id])


@IN_BOTH_LANGUAGES
async def test_among_three_the_answers_of_both_opponents_are_told_and_shown(
    guild: Guild, known: dict[str, Any], drawn: list[Any], who: str, language: str
) -> None:
    known[AMONG_THREE.id] = AMONG_THREE
    panel = await guild.ask(who, "puzzle", game="druid-hex3")
    assert say(language, "puzzle-task", side=marked_side(language, GAMES["druid-hex3"], 0), moves=2) in panel.content
    on = await type_move(guild, who, panel, AMONG_THREE.solution)
    line = (await stand(guild, who, AMONG_THREE)).line
    replies = tuple(f"`{reply}`" for reply in line[1:])
    assert len(replies) == 2
    assert say(language, "puzzle-right", move=AMONG_THREE.solution, replies=replies) in on.content
    assert (drawn[-1][0].line, drawn[-1][1].since) == (line, 0)
    failed = await type_move(guild, who, on, "pass")
    replies = tuple(f"`{reply}`" for reply in (await stand(guild, who, AMONG_THREE)).line[4:])
    assert say(language, "puzzle-wrong-slow", move="pass", replies=replies, moves=0) in failed.content
    shown = await pressed(guild, who, failed, "puzzle-solution")
    for step, (answer, side) in enumerate(zip(line[1:], (1, 2), strict=True), 2):
        forward = f"trilithon:puzzle-line:puzzle.{AMONG_THREE.id}:{step}"
        shown = (await guild.person(who).click(shown, custom_id=forward)).response
        named = marked_side(language, GAMES["druid-hex3"], side)
        said = say(language, "puzzle-line-answer", move=answer, won=False, several=True, side=named)
        assert said in shown.content
    why = await pressed(guild, who, shown, "puzzle-why")
    assert say(language, "puzzle-why", move=AMONG_THREE.solution, won=False, ways=2) in why.content


@IN_BOTH_LANGUAGES
async def test_a_wrong_move_fails_and_what_refutes_it_is_shown(
    guild: Guild, drawn: list[Any], who: str, language: str
) -> None:
    failed = await type_move(guild, who, await opened(guild, who), WRONG)
    assert say(language, "puzzle-wrong-held", move=WRONG, replies=(f"`{REFUTED}`",), moves=1) in failed.content
    ways_on = ("button-puzzle-next", "button-play-from", "button-puzzle-numbers", "button-think")
    assert labels(failed) == [say(language, code) for code in ("button-retry", "button-puzzle-solution", *ways_on)]
    state, view = drawn[-1]
    assert (state.line, view.since) == ((WRONG, REFUTED), 0)
    assert (await numbers(guild, who)).rating.number < 1500
    assert "→" in failed.content
    check_message(guild.sim.env.backend.messages[failed.channel_id][failed.id])
    again = await pressed(guild, who, failed, "puzzle-again")
    slow = await type_move(guild, who, await type_move(guild, who, again, IN_TWO.solution), "13c-1c")
    [before, answer] = drawn[-1][0].line[-2:]
    assert before == "13c-1c"
    assert say(language, "puzzle-wrong-slow", move="13c-1c", replies=(f"`{answer}`",), moves=0) in slow.content
    assert drawn[-1][1].since == 2
    assert (await numbers(guild, who)).failed == 1, "the first try alone counts"
    other = await pressed(guild, who, slow, "puzzle-next")
    assert other.id == slow.id
    assert button(other, "exercise-choose").split(":")[2] == f"puzzle.{IN_ONE.id}"


async def test_a_move_that_lets_the_other_side_win_is_told_so(guild: Guild) -> None:
    panel = await forge(guild, "alice", await opened(guild), f"trilithon:exercise:puzzle.{RACE.id}")
    failed = await type_move(guild, "alice", panel, "a1")
    [_, answer] = (await stand(guild, "alice", RACE)).line
    assert say("en", "puzzle-wrong-lost", move="a1", replies=(f"`{answer}`",), moves=0, drawn=False) in failed.content


@IN_BOTH_LANGUAGES
async def test_what_is_no_move_or_half_of_one_changes_nothing(guild: Guild, who: str, language: str) -> None:
    panel = await opened(guild, who)
    before = guild.stored()
    refused = await type_move(guild, who, panel, "30a-29a")
    assert refused.ephemeral
    assert refused.attachments
    half = await type_move(guild, who, panel, IN_TWO.solution.partition("-")[0])
    assert "exercise-choose" in actions(half)
    assert guild.stored() == before
    assert await numbers(guild, who) is None


async def test_controls_of_earlier_positions_play_nothing_and_show_how_the_puzzle_stands(guild: Guild) -> None:
    panel = await opened(guild)
    stale = button(panel, "exercise-choose")
    alice = Person(guild.person("alice").id, "Alice")
    solver = Solver(guild.bot.services, alice, Reader("en"), 0)
    exercise = await load_exercise(solver, f"puzzle.{IN_TWO.id}")
    on = await type_move(guild, "alice", panel, IN_TWO.solution)
    with pytest.raises(MatchError, match="exercise-moved-on"):
        await kind_of(exercise).play(solver, exercise, LAST)
    assert (await stand(guild, "alice")).line == (IN_TWO.solution, ANSWER)
    shown = await forge(guild, "alice", on, stale)
    assert say("en", "exercise-moved-on") in shown.content
    assert say("en", "puzzle-more", moves=1) in shown.content
    stale = button(shown, "exercise-choose")
    failed = await type_move(guild, "alice", shown, "13c-1c")
    shown = await forge(guild, "alice", failed, stale)
    assert say("en", "exercise-moved-on") in shown.content
    assert "puzzle-again" in actions(shown)


@pytest.mark.usefixtures("slow_thinking")
@IN_BOTH_LANGUAGES
async def test_in_direct_messages_one_may_reply_to_the_board_and_sees_the_bot_write_while_it_thinks(
    guild: Guild, who: str, language: str
) -> None:
    panel = await in_private(guild, who)
    assert not panel.ephemeral
    on = await reply(guild, who, panel, IN_TWO.solution)
    assert say(language, "puzzle-more", moves=1) in on.content
    assert guild.requests("POST", "/typing") == 1
    late = await reply(guild, who, panel, LAST)
    assert say(language, "exercise-moved-on") in late.content
    assert await reply(guild, who, on, "this one is hard") is None
    solved = await reply(guild, who, on, LAST)
    assert "puzzle-next" in actions(solved)
    over = await reply(guild, who, solved, LAST)
    assert over.content == say(language, "refusal-exercise-over")


@pytest.fixture
def slow_thinking(inline_thinking: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every thought take longer than one waits for it before it is shown that it takes time."""
    monkeypatch.setattr(sys.modules["cogs.training.picture_replies"], "SHOWN_AFTER", 0)
    think = Thinkers.think

    async def think_slowly(thinkers: Thinkers, job: Any, *rest: int) -> Any:
        await asyncio.sleep(0.05)
        return await think(thinkers, job, *rest)

    monkeypatch.setattr(Thinkers, "think", think_slowly)


@pytest.mark.usefixtures("slow_thinking")
@IN_BOTH_LANGUAGES
async def test_while_the_answer_is_thought_about_the_board_after_the_move_is_shown(
    guild: Guild, drawn: list[Any], monkeypatch: pytest.MonkeyPatch, who: str, language: str
) -> None:
    panel = await opened(guild, who)
    told: list[str] = []

    async def telling(*arguments: Any) -> Any:
        message = await thinking_message(*arguments)
        told.append(message.content)
        return message

    monkeypatch.setattr(sys.modules["cogs.training.exercises"], "thinking_message", telling)
    del drawn[:]
    on = await type_move(guild, who, panel, IN_TWO.solution)
    assert told == [say(language, "exercise-thinking", move=IN_TWO.solution)]
    assert [state.line for state, _ in drawn] == [(IN_TWO.solution,), (IN_TWO.solution, ANSWER)]
    assert on.id == panel.id
    assert say(language, "puzzle-more", moves=1) in on.content


async def test_where_no_process_can_answer_the_puzzle_stands_as_it_was(
    guild: Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel = await opened(guild)

    async def fail(*_: Any) -> Any:
        await asyncio.sleep(0.05)
        raise ThinkingError("dead")

    monkeypatch.setattr(Thinkers, "think", fail)
    monkeypatch.setattr(sys.modules["cogs.training.picture_replies"], "SHOWN_AFTER", 0)
    opened_box = await guild.open_modal("alice", panel, "exercise-type")
    answer = await guild.fill_in("alice", opened_box, text=IN_TWO.solution)
    assert len(guild.reports.take()) == 1
    assert (await stand(guild, "alice")).plies == 0
    assert "exercise-choose" in str(guild.sim.env.backend.messages[panel.channel_id][panel.id].components)
    assert answer.followups


# After a try.


@IN_BOTH_LANGUAGES
async def test_it_may_be_tried_again_with_a_hint_and_that_no_longer_counts(
    guild: Guild, drawn: list[Any], who: str, language: str
) -> None:
    panel = await opened(guild, who)
    assert "puzzle-hint" not in actions(panel)
    again = await pressed(guild, who, await type_move(guild, who, panel, WRONG), "puzzle-again")
    assert say(language, "puzzle-tried") in again.content
    before = (await numbers(guild, who)).rating
    hint = await pressed(guild, who, again, "puzzle-hint")
    assert drawn[-1][1].pointed
    assert "exercise-choose" in actions(hint)
    on = await type_move(guild, who, hint, IN_TWO.solution)
    solved = await type_move(guild, who, on, LAST)
    assert "→" not in solved.content
    assert (await numbers(guild, who)).rating == before


@IN_BOTH_LANGUAGES
async def test_to_give_up_is_a_failed_try_and_shows_the_line_as_boards(
    guild: Guild, drawn: list[Any], who: str, language: str
) -> None:
    panel = await opened(guild, who)
    shown = await pressed(guild, who, panel, "puzzle-solution")
    assert shown.ephemeral
    assert shown.id != panel.id
    assert say(language, "puzzle-given-up") in shown.content
    assert "→" in shown.content
    main = [part for part in parts(shown) if part.get("style") == discord.ButtonStyle.primary.value]
    assert [part["label"] for part in main] == [say(language, "button-puzzle-next")]
    assert (await numbers(guild, who)).failed == 1
    texts = [shown.content]
    for step in (2, 3):
        forward = f"trilithon:puzzle-line:puzzle.{IN_TWO.id}:{step}"
        turned = (await guild.person(who).click(shown, custom_id=forward)).response
        assert turned.id == shown.id
        shown = turned
        assert drawn[-1][0].ply == IN_TWO.state.ply + step
        texts.append(shown.content)
    assert say(language, "puzzle-line-first", move=IN_TWO.solution, won=False) in texts[0]
    assert say(language, "puzzle-line-answer", move=ANSWER, won=False, several=False, side="") in texts[1]
    assert drawn[-1][0].outcome
    check_message(guild.sim.env.backend.messages[shown.channel_id][shown.id])
    back = f"trilithon:puzzle-line:puzzle.{IN_TWO.id}:2"
    await guild.person(who).click(shown, custom_id=back)
    assert drawn[-1][0].ply == IN_TWO.state.ply + 2


@IN_BOTH_LANGUAGES
async def test_why_it_is_the_solution_is_told_with_lines_to_leaf_through_once_one_may_see_it(
    guild: Guild, drawn: list[Any], who: str, language: str
) -> None:
    panel = await opened(guild, who)
    for forged in (f"puzzle-why:puzzle.{IN_TWO.id}", f"puzzle-why-line:puzzle.{IN_TWO.id}:1:3"):
        assert (await forge(guild, who, panel, f"trilithon:{forged}")).content == panel.content
    shown = await pressed(guild, who, await pressed(guild, who, panel, "puzzle-solution"), "puzzle-why")
    assert unbroken(f"`{IN_TWO.solution}`") in shown.content
    assert "**1.**" in shown.content
    assert "puzzle-why-line" in actions(shown)
    check_message(guild.sim.env.backend.messages[shown.channel_id][shown.id])
    line = await pressed(guild, who, shown, "puzzle-why-line")
    assert drawn[-1][0].outcome
    assert say(language, "puzzle-why-step", step=3, steps=3) in line.content
    back = f"trilithon:puzzle-why-line:puzzle.{IN_TWO.id}:1:2"
    line = (await guild.person(who).click(line, custom_id=back)).response
    assert drawn[-1][0].ply == IN_TWO.state.ply + 2
    assert (await pressed(guild, who, line, "puzzle-why")).content == shown.content


@IN_BOTH_LANGUAGES
async def test_ones_numbers_are_shown_to_oneself_with_the_other_games(guild: Guild, who: str, language: str) -> None:
    panel = await opened(guild, who)
    none = await pressed(guild, who, panel, "puzzle-numbers")
    assert none.ephemeral
    assert none.content == say(language, "puzzle-numbers-none")
    panel = await pressed(guild, who, none, "exercise")
    failed = await type_move(guild, who, panel, WRONG)
    shown = await pressed(guild, who, failed, "puzzle-numbers")
    mine = await numbers(guild, who)
    data = {"rating": str(mine.rating.number), "margin": str(mine.rating.margin), "solved": 0, "tried": 1}
    game = say(language, "game-contiguity")
    assert say(language, "puzzle-numbers-game", game=game, streak=0, best=0, **data) in shown.content
    identity = button(shown, "puzzle-game")
    chosen = await guild.person(who).select(shown, ["druid"], custom_id=identity)
    await guild.sim.settle()
    assert say(language, "game-druid") in chosen.response.content
    assert chosen.response.id == shown.id
    once_more = await pressed(guild, who, chosen.response, "puzzle-numbers")
    assert button(once_more, "puzzle-game") != identity  # a client keeps what was chosen in a select of the same id


async def test_who_has_everything_deleted_begins_anew(guild: Guild) -> None:
    failed = await type_move(guild, "alice", await opened(guild), WRONG)
    await guild.bot.services.privacy.erase(Person(guild.person("alice").id, "Alice"))
    shown = await pressed(guild, "alice", failed, "puzzle-numbers")
    assert shown.content == say("en", "puzzle-numbers-none")
    begun = await pressed(guild, "alice", shown, "exercise")
    assert say("en", "puzzle-first") in begun.content
    await type_move(guild, "alice", begun, IN_TWO.solution)
    assert (await stand(guild, "alice")).plies == 2


async def test_a_puzzle_that_is_no_longer_there_is_told_of(guild: Guild, known: dict[str, Any]) -> None:
    panel = await opened(guild)
    del known[IN_TWO.id]
    answer = (await guild.press("alice", panel, "exercise-choose")).response
    assert answer.content == say("en", "refusal-no-such-exercise")


# The puzzle of the day.


async def posted(guild: Guild, **chosen: Any) -> Any:
    """Return a puzzle of the day, as it was posted."""
    guild.bot.services.dailies.puzzles = {IN_TWO.id: IN_TWO}
    await begin(guild, **chosen)
    return await pass_days(guild)


@IN_BOTH_LANGUAGES
async def test_the_puzzle_of_the_day_is_solved_in_private_and_entered(guild: Guild, who: str, language: str) -> None:
    post = await posted(guild)
    panel = await pressed(guild, who, post, "exercise")
    assert panel.ephemeral
    data = {"game": say(language, "game-contiguity"), "about": "day", "number": "1", "rating": RATING}
    assert say(language, "puzzle-heading", **data) in panel.content
    on = await type_move(guild, who, panel, IN_TWO.solution)
    assert guild.rows("SELECT * FROM daily_solvers") == []
    solved = await type_move(guild, who, on, LAST)
    assert guild.rows("SELECT solved FROM daily_solvers") == [(1,)]
    assert (await numbers(guild, who)).solved == 1
    assert "daily-name" in actions(solved)
    named = await pressed(guild, who, solved, "daily-name")
    name = "Alice" if who == "alice" else "Chloé"
    assert say(language, "daily-named", name=name, day=1) in named.content
    assert actions(named) == actions(solved)
    assert say(language, "button-daily-unname") in labels(named)
    unnamed = await pressed(guild, who, named, "daily-name")
    assert say(language, "button-daily-name") in labels(unnamed)
    assert guild.rows("SELECT name FROM daily_solvers") == [(None,)]
    again = await pressed(guild, who, post, "exercise")
    assert "puzzle-next" in actions(again)


async def test_the_first_failed_try_of_the_day_wherever_it_ended_is_entered_and_no_better_one_later(
    guild: Guild,
) -> None:
    post = await posted(guild)
    failed = await type_move(guild, "alice", await pressed(guild, "alice", post, "exercise"), WRONG)
    await pressed(guild, "alice", failed, "puzzle-again")
    elsewhere = await type_move(guild, "bruno", await opened(guild, "bruno"), WRONG)
    await pressed(guild, "bruno", elsewhere, "puzzle-again")
    for who in ("alice", "bruno"):
        panel = await pressed(guild, who, post, "exercise")
        solved = await type_move(guild, who, await type_move(guild, who, panel, IN_TWO.solution), LAST)
        assert "daily-name" not in actions(solved)
    await pressed(guild, "chloe", await opened(guild, "chloe"), "puzzle-solution")
    ended = await pressed(guild, "chloe", post, "exercise")
    assert "exercise-choose" not in actions(ended)
    assert guild.rows("SELECT solved FROM daily_solvers") == [(0,)] * 3


async def test_who_was_through_with_it_before_its_day_begins_it_again(guild: Guild) -> None:
    await type_move(guild, "alice", await opened(guild), WRONG)
    panel = await pressed(guild, "alice", await posted(guild), "exercise")
    assert "exercise-choose" in actions(panel)
    solved = await type_move(guild, "alice", await type_move(guild, "alice", panel, IN_TWO.solution), LAST)
    assert guild.rows("SELECT solved FROM daily_solvers") == [(1,)]
    assert "→" not in solved.content


async def test_the_next_day_everybody_may_leaf_through_the_solution_and_not_before(
    guild: Guild, drawn: list[Any]
) -> None:
    post = await posted(guild)
    shown = await forge(guild, "bruno", post, "trilithon:daily-line:1")
    assert "exercise-choose" in actions(shown), "a forged look shows only the puzzle"
    post = await pass_days(guild)
    shown = await pressed(guild, "chloe", post, "daily-line")
    assert shown.ephemeral
    assert drawn[-1][0].line == (IN_TWO.solution,)
    forward = "trilithon:puzzle-line:daily.1:2"
    await guild.person("chloe").click(shown, custom_id=forward)
    assert drawn[-1][0].line == (IN_TWO.solution, ANSWER)
    assert await numbers(guild, "chloe") is None


# Playing on.


@IN_BOTH_LANGUAGES
async def test_one_plays_on_from_a_puzzle_once_a_try_has_ended(
    guild: Guild, drawn: list[Any], who: str, language: str
) -> None:
    panel = await opened(guild, who)
    early = await forge(guild, who, panel, f"trilithon:play-from:puzzle.{IN_TWO.id}")
    assert early.content == say(language, "refusal-position-untried")
    failed = await type_move(guild, who, panel, WRONG)
    question = await pressed(guild, who, failed, "play-from")
    game, ply = say(language, "game-contiguity"), IN_TWO.state.ply
    assert question.content.splitlines()[0] == say(language, "from-here", game=game, ply=ply)
    assert drawn[-1][0] == IN_TWO.state
