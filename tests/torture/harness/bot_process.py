"""The real bot with every address of Discord's turned to a stand-in, in a process of its own that can be killed.

The processes are forked from one that has read everything a bot needs, which takes longer than to start it.
"""

import multiprocessing
import os
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

import bot


def make(environment: Mapping[str, str], folder: Path, log: Path, arguments: Sequence[str]) -> BaseProcess:
    """Return a process that is to run the bot, with nothing else in its environment.

    It writes to the end of the log, and ends when this process does.
    """
    forking = multiprocessing.get_context("forkserver")
    forking.set_forkserver_preload([__name__, f"{__package__}.preparation"])
    return forking.Process(target=run, args=(dict(environment), folder, log, list(arguments)), daemon=True)


def run(environment: Mapping[str, str], folder: Path, log: Path, arguments: Sequence[str]) -> None:
    """Run `bot.py` as a user would."""
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    with log.open("ab") as file:
        for stream in (sys.stdout, sys.stderr):
            os.dup2(file.fileno(), stream.fileno())
    threading.Thread(target=end_with_the_test, daemon=True).start()
    sys.addaudithook(stay_at_home)
    address = os.environ["STANDIN"]
    Route.BASE = f"{address}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(address.replace("http", "ws", 1) + "/gateway/")
    set_clock(float(os.environ.get("CLOCK_AHEAD", "0")))
    bot.main(arguments)


def stay_at_home(event: str, arguments: tuple[Any, ...]) -> None:
    """Refuse every connection to another machine."""
    if event == "socket.connect":
        address = arguments[1]
        if isinstance(address, tuple) and address[0] != "127.0.0.1":
            raise PermissionError(address)


def end_with_the_test() -> None:
    """Exit when the test's own process has ended."""
    parent = multiprocessing.parent_process()
    assert parent
    parent.join()
    os._exit(1)


def set_clock(ahead: float) -> None:
    """Have this process believe that it is so many seconds later."""
    right = time.time
    time.time = lambda: right() + ahead
    discord.utils.utcnow = lambda: datetime.fromtimestamp(right() + ahead, UTC)
