"""Runs the real bot with every address of Discord's turned to a stand-in: `STANDIN=http://127.0.0.1:… python …`.

It ends when its standard input does, so that it never outlives the test that started it.
"""

import os
import sys
import threading
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

import bot
from tests.torture import sabotage


def stay_at_home(event: str, arguments: tuple[Any, ...]) -> None:
    """Refuse every connection to another machine."""
    if event == "socket.connect":
        address = arguments[1]
        if isinstance(address, tuple) and address[0] != "127.0.0.1":
            raise PermissionError(address)


def end_with_the_test() -> None:
    """Exit when the test's own process has ended."""
    os.read(0, 1)
    os._exit(1)


def set_clock(ahead: float) -> None:
    """Have this process believe that it is so many seconds later."""
    right = time.time
    time.time = lambda: right() + ahead
    discord.utils.utcnow = lambda: datetime.fromtimestamp(right() + ahead, UTC)


def main() -> None:
    """Run `bot.py` as a user would."""
    threading.Thread(target=end_with_the_test, daemon=True).start()
    sys.addaudithook(stay_at_home)
    address = os.environ["STANDIN"]
    Route.BASE = f"{address}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(address.replace("http", "ws", 1) + "/gateway/")
    sabotage.listen(Path(os.environ["SABOTAGE"]))
    set_clock(float(os.environ.get("CLOCK_AHEAD", "0")))
    bot.main(sys.argv[1:])


if __name__ == "__main__":
    main()
