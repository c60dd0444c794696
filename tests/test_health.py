"""The bot counts as well while Discord answers it and takes its requests, and the database can be written."""

import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

import health
from health import Signs
from locales import say

ROOT = Path(health.__file__).parent


class Bot(SimpleNamespace):
    """A bot whose gateway, requests and database the test holds in its hands."""

    latency = 0.05
    ready = True
    closed = False
    is_refused = False
    storable = True
    attempts = 0

    def is_ready(self):
        return self.ready

    def is_closed(self):
        return self.closed

    async def can_store(self):
        self.attempts += 1
        return self.storable


@pytest.fixture
def path(tmp_path):
    return tmp_path / "health.json"


def check(path, now):
    return health.check(path, "en", now)


async def beats(bot, path, *moments):
    """Looks at a bot at some moments; a latency that is a list is what its gateway tells at each."""
    latencies = bot.latency if isinstance(bot.latency, list) else [0.05 + moment / 1e6 for moment in moments]
    clock = iter(moments)
    pulse = health.Pulse(bot, path, now=lambda: next(clock))
    for latency in latencies:
        bot.latency = latency
        await pulse.beat()


async def test_an_answered_heartbeat_is_noted(path):
    await beats(Bot(), path, 1000.0)
    assert health.read(path) == Signs(alive=1000.0, stored=1000.0)


async def test_a_latency_that_stands_still_is_silence(path):
    await beats(Bot(latency=[0.05, 0.05]), path, 1000.0, 1015.0)
    assert health.read(path).alive == 1000.0
    await beats(Bot(latency=[0.05, 0.05, 0.051]), path, 1000.0, 1015.0, 1030.0)
    assert health.read(path).alive == 1030.0


@pytest.mark.parametrize(
    "state", [{"ready": False}, {"closed": True}, {"latency": [float("inf")]}, {"latency": [float("nan")]}]
)
async def test_a_bot_without_a_gateway_leaves_no_sign(path, state):
    await beats(Bot(**state), path, 1000.0)
    assert not path.exists()


def test_the_bot_is_well_for_three_minutes_after_the_last_sign(path):
    health.write(path, Signs(1000.0, 1000.0))
    assert check(path, 1000.0 + health.LONGEST_SILENCE) == (
        True,
        "Connected to Discord; last heard from 180 seconds ago.",
    )


def test_the_bot_is_lost_when_discord_is_silent_for_longer(path):
    health.write(path, Signs(1000.0, 1300.0))
    well, sentence = check(path, 1301.0)
    assert not well
    assert "not been heard from for 5 minutes" in sentence


async def test_the_bot_is_ill_while_discord_refuses_its_requests(path):
    bot = Bot(is_refused=True)
    await beats(bot, path, 1000.0)
    assert check(path, 1010.0) == (False, say("en", "setup-health-refused", variable="DISCORD_TOKEN"))
    bot.is_refused = False
    await beats(bot, path, 1015.0)
    assert check(path, 1016.0)[0]


async def test_the_bot_is_ill_when_the_database_could_not_be_written_for_longer_than_a_moment(path):
    bot = Bot(storable=False)
    await beats(bot, path, *range(1000, 1190, 15))
    assert check(path, 1100.0)[0]
    assert check(path, 1190.0) == (False, say("en", "setup-health-unwritten", minutes=3))
    bot.storable = True
    await beats(bot, path, 1190)
    assert check(path, 1190.0)[0]


async def test_the_database_is_written_once_a_minute(path):
    bot = Bot()
    await beats(bot, path, *range(1000, 1300, 15))
    assert bot.attempts == 5


def test_a_clock_set_back_does_not_make_the_bot_ill(path):
    health.write(path, Signs(1000.0, 1000.0))
    assert check(path, 990.0)[0]


@pytest.mark.parametrize("written", ["", "{", "[]", '{"alive": "soon"}', '{"alive": null}', "{}", '{"alive": 1}'])
def test_a_file_that_tells_nothing_is_no_sign_of_life(path, written):
    path.write_text(written)
    assert not check(path, 0.0)[0]


def test_a_missing_file_is_no_sign_of_life(path):
    well, sentence = check(path, 0.0)
    assert not well
    assert str(path) in sentence


async def test_the_loop_notes_the_first_sign_as_soon_as_it_starts(tmp_path):
    path = tmp_path / "not there yet" / "health.json"
    loop = health.heartbeat(Bot(), path)
    await loop.coro()
    assert health.read(path) is not None


@pytest.mark.parametrize(("age", "code"), [(0, 0), (600, 1)])
def test_the_command_exits_as_the_bot_is(tmp_path, age, code):
    moment = health.time.time() - age
    health.write(tmp_path / "health.json", Signs(moment, moment))
    environment = {"DATA_DIR": str(tmp_path), "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "health"]
    ended = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert ended.returncode == code
    assert (ended.stdout if code == 0 else ended.stderr).strip()


def test_the_check_does_without_discord():
    """It runs every half minute, in a process of its own."""
    code = "import health, sys; sys.exit('discord' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True)
