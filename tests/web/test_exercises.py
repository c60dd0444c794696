"""Puzzles, the puzzle of the day and lessons on the page: by the same services as in chat."""

import asyncio
from typing import Any

import pytest

from engine import GAMES
from locales import kept_together
from store import rows, schema
from tests.matches.fixtures import ANN, BOB, InlineThinkers, TestServices
from tests.web.visiting import Site, Visit
from thinking import ThinkingError
from training.lessons import lesson
from training.puzzles import puzzle_games, puzzles_of

GAME = "contiguity"
GUILD = 2**60 + 50
SHORT, LONG = (next(each for each in puzzles_of(GAME).values() if each.moves == moves) for moves in (1, 2))


@pytest.fixture
def thinkers() -> InlineThinkers:
    return InlineThinkers()


async def did(visit: Visit, at: str, act: str, moment: int, **more: Any) -> Any:
    answer = await visit.act(at, act, moment, **more)
    assert answer.status == 200, await answer.text()
    return await answer.json()


async def refusal(visit: Visit, at: str, act: str, moment: int, **more: Any) -> str:
    answer = await visit.act(at, act, moment, **more)
    assert answer.status == 409, await answer.text()
    return str((await answer.json())["code"])


async def touched(visit: Visit, at: str, moment: int, *places: str) -> Any:
    """Press places one after the other, and return the last answer."""
    step = {"typed": ""}
    for place in places:
        step = await visit.data(f"{at}/touch", moment=moment, typed=step["typed"], place=place)
    return step


def names(board: Any) -> list[str]:
    return [act.get("goes") or act["send"]["act"] for act in board["acts"]]


def wrong(puzzle: Any) -> str:
    """Return a legal move that does not win."""
    return next(
        move
        for move in puzzle.state.legal_moves()
        if move != puzzle.solution and puzzle.state.play(move).outcome is None
    )


# Puzzles


async def test_a_puzzle_is_solved_by_touching_and_the_reply_is_on_the_board(site: Site, services: TestServices):
    at = f"exercise/puzzle.{LONG.id}"
    async with await site.visit(ANN) as ann:
        board = await ann.data(at)
        assert board["can"]
        assert "win within 2 of your moves" in board["line"]
        assert names(board) == ["give-up"], "no hint during the first try"
        step = await touched(ann, at, 0, *LONG.solution.split("-"))
        assert step["move"] == LONG.solution
        shown = (await did(ann, at, "play", 0, text=step["move"]))["shows"]
        assert (shown["at"], shown["moment"], shown["can"]) == (2, 2, True)
        assert kept_together(LONG.reply) in shown["line"]
        assert "**" not in shown["line"]
        line = await services.puzzles.solution(ANN.user, LONG.id)
        shown = (await did(ann, at, "play", 2, text=line[3].last))["shows"]
        assert not shown["can"]
        assert "Solved" in shown["line"]
        assert names(shown) == ["next", f"solution/puzzle.{LONG.id}"]
        assert "Solved" in (await ann.data(at))["line"], "it is said again after a reload"
        on = (await did(ann, at, "next", 4))["goes"]
        assert on != at
        assert (await ann.data(on))["can"]
    assert (await services.puzzles.stand(ANN.user, LONG.id)).status == "solved"


async def test_a_wrong_move_ends_the_try_and_then_hint_and_solution_may_be_seen(site: Site, services: TestServices):
    at, solution = f"exercise/puzzle.{LONG.id}", f"solution/puzzle.{LONG.id}"
    async with await site.visit(ANN) as ann:
        early = await ann.get(solution)
        assert (early.status, (await early.json())["code"]) == (409, "position-untried")
        assert await refusal(ann, at, "hint", 0) == "unknown-control"
        assert await refusal(ann, solution, "why", 0) == "position-untried"
        shown = (await did(ann, at, "play", 0, text=wrong(LONG)))["shows"]
        assert not shown["can"]
        assert "❌" in shown["line"]
        assert names(shown) == ["again", solution, "next"]
        moment = shown["moment"]
        assert await refusal(ann, at, "play", moment, text=LONG.solution) == "exercise-over"
        assert (await did(ann, at, "again", moment))["goes"] == at
        assert names(await ann.data(at)) == ["hint", "give-up"]
        pointed = (await did(ann, at, "hint", 0))["shows"]
        assert pointed["line"].startswith("Look")
        assert pointed["svg"] != (await ann.data(at))["svg"]
        gone = await did(ann, at, "give-up", 0)
        assert "failed try" in gone["said"]
        first = await ann.data(gone["goes"])
        assert (first["at"], first["last"], first["can"]) == (1, 3, False)
        assert kept_together(LONG.solution) in first["line"]
        assert "toughest reply" in (await ann.data(solution, at=2))["line"]
        assert "**" not in (await did(ann, solution, "why", 0))["shows"]["line"]


@pytest.mark.both
async def test_two_presses_at_once_are_one_try(site: Site, services: TestServices):
    at = f"exercise/puzzle.{SHORT.id}"
    async with await site.visit(ANN) as ann:
        both = await asyncio.gather(*(ann.act(at, "play", 0, text=wrong(SHORT)) for _ in range(2)))
        assert sorted(answer.status for answer in both) == [200, 409]
        assert await refusal(ann, at, "play", 0, text=SHORT.solution) == "exercise-moved-on"
    assert (await services.puzzles.stand(ANN.user, SHORT.id)).tries == 1


async def test_what_breaks_a_rule_is_refused_and_is_no_try(site: Site, services: TestServices):
    at = f"exercise/puzzle.{SHORT.id}"
    async with await site.visit(ANN) as ann:
        assert await refusal(ann, at, "play", 0, text="30a-30a")
        assert await refusal(ann, at, "play", 0, text="x" * 201) == "unknown-control"
        assert await refusal(ann, at, "play", "0", text=SHORT.solution) == "exercise-moved-on"
    assert (await services.puzzles.stand(ANN.user, SHORT.id)).tries == 0


async def test_where_no_process_can_think_that_is_said_and_nothing_is_stored(
    site: Site, services: TestServices, monkeypatch: pytest.MonkeyPatch
):
    async def away(*_: object) -> Any:
        raise ThinkingError("away")

    at = f"exercise/puzzle.{LONG.id}"
    async with await site.visit(ANN) as ann:
        with monkeypatch.context() as patched:
            patched.setattr(services.people, "think", away)
            answer = await ann.act(at, "play", 0, text=wrong(LONG))
            assert answer.status == 500
            assert (await answer.json())["refused"]
        assert (await ann.data(at))["can"]


@pytest.mark.parametrize(
    "at",
    [
        "exercise/x",
        "exercise/puzzle",
        "exercise/puzzle.x-1",
        "exercise/puzzle.druid-0",
        "exercise/lesson.druid",
        "exercise/lesson..",
        "exercise/lesson.x.y",
        "exercise/daily.1",
        "exercise/daily.99999999999",
        "exercise/daily.x",
        "exercise/analysis.1",
        "exercise/" + "puzzle." + "9" * 50,
        "solution/lesson.druid.lintel",
        "solution/daily.1",
        "puzzle/x",
        "learn/x",
    ],
)
async def test_what_there_is_not_is_refused(site: Site, at: str):
    async with await site.visit(ANN) as ann:
        assert (await ann.get(at)).status == 409
        assert (await ann.act(at, "play", 0, text="a1")).status == 409


async def test_the_list_leads_to_a_puzzle_and_a_lesson_of_each_game(site: Site):
    async with await site.visit(ANN) as ann:
        puzzles, lessons = (await ann.data("me"))["ways"]
        assert [link["goes"] for link in puzzles["links"]] == [f"puzzle/{game}" for game in puzzle_games()]
        assert {link["goes"] for link in lessons["links"]} == {f"learn/{game}" for game in GAMES}
        goes = (await ann.data(f"puzzle/{GAME}"))["goes"]
        assert (await ann.data(f"puzzle/{GAME}"))["goes"] == goes, "an open try first"
        assert (await ann.data(goes))["can"]
        assert (await ann.data(f"learn/{GAME}"))["goes"] == f"exercise/lesson.{lesson(GAME).core[0].name}"


# The puzzle of the day


async def daily(services: TestServices) -> int:
    """Let a server have a puzzle of the day, and return its number."""
    async with services.store.write() as transaction:
        await rows.insert(transaction, schema.servers, guild=GUILD)
        values = {
            "guild": GUILD,
            "day": 1,
            "channel": 1,
            "puzzle": SHORT.id,
            "created_at": int(services.clock().timestamp()),
        }
        return await rows.insert(transaction, schema.dailies, **values)


async def test_the_puzzle_of_the_day_is_entered_and_a_solver_named(site: Site, services: TestServices):
    number = await daily(services)
    at = f"exercise/daily.{number}"
    async with await site.visit(ANN, at=at) as ann:
        shown = (await did(ann, at, "play", 0, text=SHORT.solution))["shows"]
        assert names(shown)[-1] == "name"
        assert (await did(ann, at, "name", shown["moment"], wanted=True))["said"]
    result = await services.dailies.result(number, ANN.user)
    assert (result.solved, result.is_named) == (True, True)


async def test_a_puzzle_of_the_day_is_opened_only_by_a_link_from_its_server(site: Site, services: TestServices):
    number = await daily(services)
    async with await site.visit(BOB) as bob:
        for at in (f"exercise/daily.{number}", f"solution/daily.{number}"):
            answer = await bob.get(at)
            assert (answer.status, (await answer.json())["code"]) == (409, "no-such-daily")
    assert await services.dailies.result(number, BOB.user) is None


# Lessons


def misses(step: Any) -> str:
    return next(move for move in step.state.legal_moves() if step.missed(move))


async def test_a_lesson_goes_from_step_to_step_and_says_what_a_wrong_move_misses(site: Site, services: TestServices):
    step, following = next(
        (one, two)
        for one, two in zip(lesson("druid").core, lesson("druid").core[1:], strict=False)
        if one.id == "lintel"
    )
    at = f"exercise/lesson.{step.name}"
    async with await site.visit(ANN) as ann:
        assert names(await ann.data(at)) == []
        for tries in range(2):
            shown = (await did(ann, at, "play", tries, text=misses(step)))["shows"]
            assert not shown["can"]
            assert shown["line"].startswith("Not yet")
        assert names(shown) == [at, "hint"]
        where = (await did(ann, at, "hint", 2))["shows"]
        assert where["can"]
        told = (await did(ann, at, "hint", 2))["shows"]
        played = next(act["send"] for act in told["acts"] if "send" in act)
        shown = (await did(ann, at, "play", 2, text=played["text"]))["shows"]
        assert names(shown) == [f"exercise/lesson.{following.name}"]
        assert names(await ann.data(at)) == names(shown)
        assert await refusal(ann, at, "play", 0, text=misses(step)) == "exercise-moved-on"
    assert (await services.lessons.progress(ANN.user, "druid")).of(step).done


@pytest.mark.parametrize("language", ["fr", "de"])
async def test_every_step_and_every_puzzle_can_be_begun_by_touching(site: Site, language: str):
    async with await site.visit(ANN, language=language) as ann:
        for game in GAMES:
            goes = (await ann.data(f"puzzle/{game}"))["goes"]
            first = (await ann.data(f"learn/{game}"))["goes"]
            for board in (await ann.data(goes), await ann.data(first)):
                assert board["can"]
                assert board["step"]["lit"] or board["step"]["others"]
                assert "`" not in board["line"]
