"""What somebody can make long is done beside the event loop, and in turns of the people it is for."""

import asyncio
import json
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from engine import State, TextError
from matches import MatchError, Subject
from matches.analysis import analysis_service
from matches.analysis.analysis_models import MOST_POSITIONS
from matches.archive import imports, records
from matches.core.long_work import FEW, LongWork, asking
from matches.plans import plan_service
from tests.matches.fixtures import ANN, BOB, GAME, HERE

CIRCLE = ["30a-29a", "1a-2a", "29a-30a", "2a-1a"]
LONG = CIRCLE * 30


@pytest.fixture
def in_loop(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Return what is played, built or read in the event loop's own thread: a word for each time."""
    found: list[str] = []

    def noted(name: str, done: Callable[..., Any], size: Callable[..., int] = lambda *_: FEW + 1) -> Callable[..., Any]:
        def note(*args: Any) -> Any:
            if threading.current_thread() is threading.main_thread() and size(*args) > FEW:
                found.append(name)
            return done(*args)

        return note

    monkeypatch.setattr(State, "play", noted("play", State.play))
    tree = noted("build", analysis_service.build, lambda states, stored: len(states) + len(stored))
    monkeypatch.setattr(analysis_service, "build", tree)
    monkeypatch.setattr(plan_service, "read_lines", noted("plan", plan_service.read_lines))
    return found


async def kept(services: Any) -> Any:
    """Return a long match that was read in."""
    imported = records.read("\n".join(["game: contiguity", *LONG]))
    return await services.archive.add(imported, ANN.user, HERE, "en")


async def test_a_thinking_board_of_a_long_match_is_opened_and_added_to_beside_the_loop(services, in_loop):
    match = await kept(services)
    in_loop.clear()
    analysis = await services.analyses.of_match(match, ANN.user)
    analysis, node = await services.analyses.add(analysis, analysis.tree.current, "30a-28a")
    analysis, node = await services.analyses.add(analysis, node, "1a-3a")
    assert in_loop == ["play", "play"]
    await services.analyses.delete(analysis, node)
    assert await services.analyses.get(Subject("match", match.id), ANN.user)
    assert in_loop == ["play", "play"]


async def test_a_line_is_played_on_a_thinking_board_beside_the_loop(services, in_loop):
    board = await services.analyses.open_board(GAME.start(), ANN.user)
    board, node = await services.analyses.add_line(board, board.tree.start, LONG)
    assert (await services.analyses.state(board, node)).line == tuple(LONG)
    assert in_loop == []


async def test_a_line_for_which_a_board_has_no_room_is_refused_before_it_is_played(services, monkeypatch):
    board = await services.analyses.open_board(GAME.start(), ANN.user)
    board, _ = await services.analyses.add_line(board, board.tree.start, LONG)
    monkeypatch.delattr(State, "play")
    for line in (LONG * 5, [*LONG, *CIRCLE * 96]):
        with pytest.raises(MatchError) as caught:
            await services.analyses.add_line(board, board.tree.start, line)
        assert (caught.value.code, caught.value.data) == ("analysis-full", {"most": MOST_POSITIONS})


@pytest.mark.parametrize(
    "text",
    [
        "\n".join(["game: contiguity", *CIRCLE]),
        json.dumps({"game": "druid", "stack": [{}, *({"lastmove": cell} for cell in ("a1", "b1", "c1", "d1"))]}),
    ],
)
def test_a_record_of_too_many_moves_is_refused_before_they_are_played(monkeypatch, text):
    assert imports.read(text, 4)
    monkeypatch.delattr(State, "play")
    with pytest.raises(TextError) as caught:
        imports.read(text, 3)
    assert (caught.value.code, caught.value.data) == ("record-entries", {"most": 3})


def test_moves_that_were_taken_back_do_not_count(monkeypatch):
    taken = "\n".join(["game: contiguity", *CIRCLE, "takeback 3", *CIRCLE[1:3]])
    assert len(imports.read(taken, 3).state.line) == 3
    with pytest.raises(TextError):
        imports.read(taken, 2)


async def test_a_plan_is_read_beside_the_loop(services, in_loop):
    match = await services.start_match()
    await services.plans.write(match, BOB, "; ".join(f"30a-{end}a 1a-2a" for end in (29, 28)))
    assert "plan" not in in_loop


async def test_whoever_has_much_to_do_waits_for_others_and_what_is_short_for_nobody():
    work, begun, order = LongWork(), threading.Event(), []

    def first() -> None:
        begun.wait(60)

    async def ask(user: int, name: str, size: int = FEW + 1) -> None:
        asking.set(user)
        await work.run(size, order.append, name)

    asking.set(1)
    busy = asyncio.create_task(work.run(FEW + 1, first))
    await asyncio.sleep(0)
    waiting = [asyncio.create_task(ask(*each)) for each in ((1, "again"), (1, "and again"), (2, "other"))]
    await ask(3, "short", FEW)
    assert order == ["short"]
    begun.set()
    await asyncio.gather(busy, *waiting)
    assert order == ["short", "other", "again", "and again"]
