"""`serve` says where the page is, stops when told to, and explains itself where it can't start."""

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import playground
from locales import say
from playground import serve
from tests.playground.demo_bot import DemoBot


@pytest.mark.parametrize("signal_number", [signal.SIGINT, signal.SIGTERM])
async def test_it_says_where_it_is_and_stops_when_told_to(signal_number, capsys):
    bots = []
    serving = asyncio.create_task(serve(lambda: bots.append(DemoBot()) or bots[0], port=0))
    output = ""
    async with asyncio.timeout(60):
        while "Ctrl-C" not in output:
            await asyncio.sleep(0.01)
            output += capsys.readouterr().out
        os.kill(os.getpid(), signal_number)
        await serving
    assert re.search(r"  http://127.0.0.1:[1-9]\d+/#play\n", output)
    assert bots[0].closed_properly


@pytest.mark.parametrize(("language", "sentence"), [("en-US", "Another program"), ("fr", "Un autre programme")])
async def test_a_taken_port_ends_it_with_a_sentence(language, sentence):
    bots = []
    async with await asyncio.start_server(lambda *_: None, "127.0.0.1", 0) as taken:
        port = taken.sockets[0].getsockname()[1]
        with pytest.raises(SystemExit) as end:
            await serve(lambda: bots.append(DemoBot()) or bots[0], language=language, port=port)
    assert end.value.code.startswith(sentence)
    assert str(port) in end.value.code, "as it is typed in an address, without a comma"
    assert bots[0].closed_properly


class SlowStarter(DemoBot):
    """Takes its time before it is ready."""

    async def setup_hook(self) -> None:
        await asyncio.to_thread(time.sleep, 0.5)
        await super().setup_hook()


async def test_a_slow_start_is_said_to_go_on(capsys, monkeypatch):
    monkeypatch.setattr(playground, "STILL_STARTING_EVERY", 0.1)
    serving = asyncio.create_task(serve(SlowStarter, port=0))
    output = ""
    async with asyncio.timeout(60):
        while "Ctrl-C" not in output:
            await asyncio.sleep(0.01)
            output += capsys.readouterr().out
        await asyncio.sleep(0.3)
        os.kill(os.getpid(), signal.SIGTERM)
        await serving
    still_starting = say("en", "playground-still-starting")
    assert still_starting in output
    assert still_starting not in capsys.readouterr().out


def test_the_package_alone_needs_neither_simcord_nor_a_web_server():
    code = "import playground, sys; sys.exit(any(name in sys.modules for name in ('simcord', 'aiohttp')))"
    assert subprocess.run([sys.executable, "-c", code], cwd=Path(__file__).parents[2], check=False).returncode == 0
