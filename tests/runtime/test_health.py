"""The bot counts as healthy while Discord answers it and takes its requests, and the database can be written."""

import subprocess
import sys
from pathlib import Path
from types import MappingProxyType, SimpleNamespace

import pytest

from locales import say
from runtime import health
from runtime.health import HealthReport

ROOT = Path(health.__file__).parents[1]
NAN = float("nan")


class Bot(SimpleNamespace):
    """A bot whose gateway, requests and database are set by the test."""

    heartbeats = MappingProxyType({0: 0.05})
    closed = False
    is_refused = False
    writable = True
    attempts = 0

    def is_closed(self):
        return self.closed

    async def can_write(self):
        self.attempts += 1
        return self.writable


@pytest.fixture
def path(tmp_path):
    return tmp_path / "health.json"


def check(path, now):
    return health.check(path, "en", now)


async def report(bot, path, *moments):
    """Write reports at some moments; if the bot's heartbeats are a list, it has those at each."""
    fresh = [{0: 0.05 + moment / 1e6} for moment in moments]
    each = bot.heartbeats if isinstance(bot.heartbeats, list) else fresh if bot.heartbeats is Bot.heartbeats else None
    clock = iter(moments)
    monitor = health.HealthMonitor(bot, path, now=lambda: next(clock))
    for heartbeats in each or [bot.heartbeats] * len(moments):
        bot.heartbeats = heartbeats
        await monitor.update()


async def test_an_answered_heartbeat_is_noted(path):
    await report(Bot(), path, 1000.0)
    assert health.read(path) == HealthReport(alive=1000.0, stored=1000.0)


async def test_a_latency_that_stands_still_is_silence(path):
    await report(Bot(heartbeats=[{0: 0.05}, {0: 0.05}]), path, 1000.0, 1015.0)
    assert health.read(path).alive == 1000.0
    await report(Bot(heartbeats=[{0: 0.05}, {0: 0.05}, {0: 0.051}]), path, 1000.0, 1015.0, 1030.0)
    assert health.read(path).alive == 1030.0


async def test_of_several_shards_the_one_counts_that_was_answered_least_lately(path):
    heartbeats = [{3: 0.05, 4: 0.06}, {3: 0.07, 4: 0.06}, {3: 0.08, 4: 0.06}]
    await report(Bot(heartbeats=heartbeats), path, 1000.0, 1100.0, 1200.0)
    assert health.read(path) == HealthReport(alive=1000.0, stored=1200.0, shard=4)
    assert check(path, 1200.0) == (False, say("en", "setup-health-lost-shard", shard="4", minutes=3))


async def test_while_shards_are_being_connected_one_after_the_other_has_to_be(path):
    heartbeats = [{0: 0.05, 1: NAN, 2: NAN}, {0: 0.06, 1: 0.05, 2: NAN}, {0: 0.07, 1: 0.06, 2: NAN}]
    await report(Bot(heartbeats=heartbeats), path, 1000.0, 1100.0, 1290.0)
    assert health.read(path) == HealthReport(alive=1100.0, stored=1290.0, shard=2)
    assert not check(path, 1290.0)[0]


@pytest.mark.parametrize("state", [{"closed": True}, {"heartbeats": {0: float("inf")}}, {"heartbeats": {0: NAN}}])
async def test_a_bot_without_a_gateway_writes_no_report(path, state):
    await report(Bot(**state), path, 1000.0)
    assert not path.exists()


def test_the_bot_is_healthy_for_three_minutes_after_the_last_answer(path):
    health.write(path, HealthReport(1000.0, 1000.0))
    assert check(path, 1000.0 + health.MAX_AGE) == (
        True,
        "Connected to Discord; last heard from 180 seconds ago.",
    )


def test_the_bot_is_unhealthy_when_discord_is_silent_for_longer(path):
    health.write(path, HealthReport(1000.0, 1300.0))
    healthy, sentence = check(path, 1301.0)
    assert not healthy
    assert "heard from Discord for 5 minutes" in sentence


async def test_the_bot_is_unhealthy_while_discord_refuses_its_requests(path):
    bot = Bot(is_refused=True)
    await report(bot, path, 1000.0)
    assert check(path, 1010.0) == (False, say("en", "setup-health-refused", variable="DISCORD_TOKEN"))
    bot.is_refused = False
    await report(bot, path, 1015.0)
    assert check(path, 1016.0)[0]


async def test_the_bot_is_unhealthy_when_the_database_could_not_be_written_for_longer_than_a_moment(path):
    bot = Bot(writable=False)
    await report(bot, path, *range(1000, 1190, 15))
    assert check(path, 1100.0)[0]
    assert check(path, 1190.0) == (False, say("en", "setup-health-unwritten", minutes=3))
    bot.writable = True
    await report(bot, path, 1190)
    assert check(path, 1190.0)[0]


async def test_the_database_is_written_once_a_minute(path):
    bot = Bot()
    await report(bot, path, *range(1000, 1300, 15))
    assert bot.attempts == 5


def test_a_clock_set_back_does_not_make_the_bot_unhealthy(path):
    health.write(path, HealthReport(1000.0, 1000.0))
    assert check(path, 990.0)[0]


@pytest.mark.parametrize("written", ["", "{", "[]", '{"alive": "soon"}', '{"alive": null}', "{}", '{"alive": 1}'])
def test_a_file_without_a_report_is_unhealthy(path, written):
    path.write_text(written)
    assert not check(path, 0.0)[0]


def test_a_missing_file_is_unhealthy(path):
    healthy, sentence = check(path, 0.0)
    assert not healthy
    assert str(path) in sentence


async def test_the_loop_writes_the_first_report_as_soon_as_it_starts(tmp_path):
    path = tmp_path / "not there yet" / "health.json"
    loop = health.health_loop(Bot(), path)
    await loop.coro()
    assert health.read(path) is not None


@pytest.mark.parametrize(
    ("file", "age", "asked", "code"),
    [
        ("health.json", 0, [], 0),
        ("health.json", 600, [], 1),
        ("health-search.json", 0, ["--search"], 0),
    ],
)
def test_the_command_says_how_the_process_is_and_returns_the_exit_code(
    tmp_path, monkeypatch, capsys, file, age, asked, code
):
    written(tmp_path / file, age)
    monkeypatch.setenv("DATA_DIR", str(tmp_path))
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["health", *asked])
    assert health.main() == code
    output, complaint = capsys.readouterr()
    assert bool(output.strip()) == (code == 0)
    assert bool(complaint.strip()) == (code != 0)


def test_the_command_exits_as_the_process_is_and_does_without_discord(tmp_path):
    """It runs every half minute, in a process of its own."""
    written(tmp_path / "health.json", age=600)
    environment = {"DATA_DIR": str(tmp_path), "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-X", "importtime", "-m", "runtime.health"]
    ended = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    imports = [line for line in ended.stderr.splitlines() if line.startswith("import time:")]
    modules = {line.rpartition("|")[2].strip() for line in imports}
    assert ended.returncode == 1
    assert len(ended.stderr.splitlines()) > len(imports), "it says what is wrong"
    assert "runtime.settings" in modules
    assert "discord" not in modules


def written(path, age):
    """Write a report of some seconds ago."""
    moment = health.time.time() - age
    health.write(path, HealthReport(moment, moment))


async def test_a_process_that_thinks_is_healthy_while_it_can_write(path, monkeypatch):
    monkeypatch.setattr(health, "WRITE_INTERVAL", 0)
    can_write = iter([False, True, False])
    with pytest.raises(StopAsyncIteration):
        await health.report_process(lambda: anext_of(can_write), path, now=iter([1000.0, 1000.0, 1060.0]).__next__)
    assert health.read(path) == HealthReport(alive=1060.0, stored=1000.0)
    said = [health.check(path, "en", now, health.OF_SEARCH) for now in (1100.0, 1200.0, 1300.0)]
    assert said == [
        (True, say("en", "setup-health-search-good", seconds=40)),
        (False, say("en", "setup-health-unwritten", minutes=3)),
        (False, say("en", "setup-health-search-lost", minutes=4)),
    ]


async def test_a_process_that_thinks_goes_on_while_its_report_cannot_be_written(path, monkeypatch):
    monkeypatch.setattr(health, "WRITE_INTERVAL", 0)
    in_the_way = path.with_suffix(".new")
    in_the_way.mkdir()
    steps = iter([lambda: None, in_the_way.rmdir])

    async def can_write():
        (await anext_of(steps))()
        return True

    with pytest.raises(StopAsyncIteration):
        await health.report_process(can_write, path, now=lambda: 1000.0)
    assert health.read(path) == HealthReport(alive=1000.0, stored=1000.0)


async def anext_of(values):
    """Return the next of some values. Raises StopAsyncIteration."""
    for value in values:
        return value
    raise StopAsyncIteration
