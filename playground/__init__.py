"""The bot on a simulated Discord: `simulation` for the tests, `serve` to try it out in a browser."""

import asyncio
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playground.simulation import MakeBot

__all__ = ["serve"]

START_TIMEOUT = 600.0
"""Seconds; only a bot that is stuck takes so long to start."""
STILL_STARTING_EVERY = 20.0
"""Seconds after which a start that is not over is said to go on."""
PAGE_TIMEOUT = 5.0
"""Seconds after which the page shows the state of things, though the bot may still be working."""


async def serve(make_bot: "MakeBot", *, language: str = "en-US", port: int = 8765) -> None:
    """Run the bots that `make_bot` makes on a simulated Discord, until Ctrl-C or SIGTERM.

    Prints the address of the page. If the port is taken, the program ends with a message. `language` is the Discord
    language tag of the simulated server, and the language of what is printed.
    """
    # Imported here because only the playground needs simcord and a web server.
    from locales import say, supported_language
    from playground.fixtures import add_fixtures
    from playground.page import PortTakenError, opened
    from playground.simulation import Simulation

    text_language = supported_language(language)
    simulation = Simulation(
        make_bot,
        language=language,
        owner="alice",
        starts_at=datetime.now(UTC),
        settle_timeout=START_TIMEOUT,
        check=False,
    )
    with _stop_signals() as stop, _repeating(say(text_language, "playground-still-starting")) as starting:
        async with simulation as sim:
            starting.cancel()
            add_fixtures(sim, text_language)
            await sim.serve_page()
            try:
                async with opened(sim, port=port, settle_timeout=PAGE_TIMEOUT) as page:
                    _print(
                        say(text_language, "playground-open"), f"  {page.url}", say(text_language, "playground-stop")
                    )
                    await stop.wait()
            except PortTakenError:
                raise SystemExit(say(text_language, "playground-port-taken", port=str(port))) from None


@contextmanager
def _stop_signals() -> "Iterator[asyncio.Event]":
    """Set an event on Ctrl-C and SIGTERM. On a system without signals, Ctrl-C cancels as usual."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    signals = (signal.SIGINT, signal.SIGTERM)
    with suppress(NotImplementedError):
        for name in signals:
            loop.add_signal_handler(name, stop.set)
    try:
        yield stop
    finally:
        with suppress(NotImplementedError):
            for name in signals:
                loop.remove_signal_handler(name)


@contextmanager
def _repeating(line: str) -> "Iterator[asyncio.Task[None]]":
    """Print a line from time to time, until the task is cancelled or the block is left."""

    async def repeat() -> None:
        while True:
            await asyncio.sleep(STILL_STARTING_EVERY)
            _print(line)

    task = asyncio.create_task(repeat())
    try:
        yield task
    finally:
        task.cancel()


def _print(*lines: str) -> None:
    sys.stdout.write("\n".join(lines) + "\n")
    sys.stdout.flush()
