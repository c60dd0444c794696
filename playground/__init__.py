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

LOOK_AGAIN = 5.0  # seconds after which the page shows what there is, though the bot may still be working


async def serve(make_bot: "MakeBot", *, language: str = "en-US", port: int = 8765) -> None:
    """Run the bots that `make_bot` makes on a simulated Discord, until Ctrl-C or SIGTERM.

    Says where the page is. Ends the program with a sentence where the port is taken. `language` is Discord's tag, of
    the simulated server and of what is said in the terminal.
    """
    # Only here: simcord and a web server are needed for nothing else the bot does.
    from locales import say, supported_language
    from playground.furnishing import furnish
    from playground.page import PortTakenError, opened
    from playground.simulation import Simulation

    words = supported_language(language)
    with _told_to_stop() as told:
        now = datetime.now(UTC)
        async with Simulation(make_bot, language=language, owner="alice", starts_at=now, check=False) as sim:
            furnish(sim, words)
            try:
                async with opened(sim, port=port, patience=LOOK_AGAIN) as page:
                    _tell(say(words, "playground-open"), f"  {page.url}", say(words, "playground-stop"))
                    await told.wait()
            except PortTakenError:
                raise SystemExit(say(words, "playground-port-taken", port=str(port))) from None


@contextmanager
def _told_to_stop() -> "Iterator[asyncio.Event]":
    """An event that Ctrl-C and SIGTERM set. Where a system knows no signals, Ctrl-C cancels as ever."""
    told = asyncio.Event()
    loop = asyncio.get_running_loop()
    signals = (signal.SIGINT, signal.SIGTERM)
    with suppress(NotImplementedError):
        for name in signals:
            loop.add_signal_handler(name, told.set)
    try:
        yield told
    finally:
        with suppress(NotImplementedError):
            for name in signals:
                loop.remove_signal_handler(name)


def _tell(*lines: str) -> None:
    sys.stdout.write("\n".join(lines) + "\n")
    sys.stdout.flush()
