"""First pictures are drawn beside everything else."""

import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import renderer.warming
from engine import GAMES
from playground.simulation import Simulation

Draw = Callable[[Any, Any], None]


@pytest.fixture
def drawn_by(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Draw], None]]:
    """Have first pictures drawn by something else, as in a new process."""

    def use(draw: Draw) -> None:
        monkeypatch.setattr(renderer.warming, "render", draw)

    monkeypatch.setattr(renderer.warming, "BEGINS_AFTER", 0)
    monkeypatch.setattr(renderer.warming, "RESTS_FOR", 0)
    renderer.warming.draw_first.cache_clear()
    yield use
    finish()
    renderer.warming.draw_first.cache_clear()


def finish() -> None:
    """Wait for the threads that draw."""
    for thread in threading.enumerate():
        if thread.name == "first pictures":
            thread.join(30)


async def test_every_game_is_drawn_once_in_a_thread_of_its_own(make_bot: Any, drawn_by: Any) -> None:
    drawn: list[tuple[str, str]] = []
    drawn_by(lambda state, _: drawn.append((state.game.id, threading.current_thread().name)))
    async with Simulation(make_bot) as sim:
        finish()
        await sim.restart()
        finish()
    assert drawn == [(game, "first pictures") for game in GAMES]


async def test_commands_are_answered_meanwhile_and_closing_ends_it(make_bot: Any, drawn_by: Any) -> None:
    drawn, go_on = [], threading.Event()

    def slowly(state: Any, _: Any) -> None:
        drawn.append(state.game.id)
        assert go_on.wait(30)

    drawn_by(slowly)
    async with Simulation(make_bot) as sim:
        answer = await sim.people["alice"].slash(sim.channel, "help")
        assert answer.response.content
    go_on.set()
    finish()
    assert drawn == [next(iter(GAMES))]


async def test_a_first_picture_that_fails_is_logged_and_nothing_else(make_bot: Any, drawn_by: Any, caplog: Any) -> None:
    drawn_by(lambda *_: 1 / 0)
    async with Simulation(make_bot) as sim:
        finish()
        assert (await sim.people["alice"].slash(sim.channel, "help")).response.content
    assert [one.exc_info[0] for one in caplog.records if one.levelname == "ERROR"] == [ZeroDivisionError]
