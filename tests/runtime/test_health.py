"""The bot counts as healthy while Discord answers it and takes its requests, and the database can be written."""

import asyncio
import errno
import os
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


class Times:
    """The clock of a machine that was started at second 0, and which anybody may set."""

    def __init__(self):
        self.passed = 0.0
        self.set_by = 0.0

    def time(self):
        return self.passed + self.set_by

    def monotonic(self):
        return self.passed


@pytest.fixture
def times(monkeypatch):
    made = Times()
    monkeypatch.setattr(health.time, "time", made.time)
    return made


@pytest.fixture
def path(tmp_path):
    return tmp_path / "health.json"


def monitor_of(bot, path, times):
    return health.HealthMonitor(path, bot.can_write, bot, monotonic=times.monotonic)


def check(path, now):
    return health.check(path, "en", now)


async def report(bot, path, times, *moments, monitor=None):
    """Write reports at some moments; if the bot's heartbeats are a list, it has those at each."""
    fresh = [{0: 0.05 + moment / 1e6} for moment in moments]
    each = bot.heartbeats if isinstance(bot.heartbeats, list) else fresh if bot.heartbeats is Bot.heartbeats else None
    monitor = monitor or monitor_of(bot, path, times)
    for moment, heartbeats in zip(moments, each or [bot.heartbeats] * len(moments), strict=True):
        times.passed, bot.heartbeats = moment, heartbeats
        await monitor.update()
    return monitor


async def test_an_answered_heartbeat_is_noted(path, times):
    await report(Bot(), path, times, 1000.0)
    assert health.read(path) == HealthReport(written=1000.0, silent=0.0, unstored=0.0)


async def test_a_latency_that_stands_still_is_silence(path, times):
    await report(Bot(heartbeats=[{0: 0.05}, {0: 0.05}]), path, times, 1000.0, 1015.0)
    assert health.read(path).silent == 15.0
    await report(Bot(heartbeats=[{0: 0.05}, {0: 0.05}, {0: 0.051}]), path, times, 1000.0, 1015.0, 1030.0)
    assert health.read(path).silent == 0.0


async def test_of_several_shards_the_one_counts_that_was_answered_least_lately(path, times):
    heartbeats = [{3: 0.05, 4: 0.06}, {3: 0.07, 4: 0.06}, {3: 0.08, 4: 0.06}]
    await report(Bot(heartbeats=heartbeats), path, times, 1000.0, 1100.0, 1200.0)
    assert health.read(path) == HealthReport(written=1200.0, silent=200.0, unstored=0.0, shard=4)
    assert check(path, 1200.0) == (False, say("en", "setup-health-lost-shard", shard="4", minutes=3))


async def test_while_shards_are_being_connected_one_after_the_other_has_to_be(path, times):
    heartbeats = [{0: 0.05, 1: NAN, 2: NAN}, {0: 0.06, 1: 0.05, 2: NAN}, {0: 0.07, 1: 0.06, 2: NAN}]
    await report(Bot(heartbeats=heartbeats), path, times, 1000.0, 1100.0, 1290.0)
    assert health.read(path) == HealthReport(written=1290.0, silent=190.0, unstored=0.0, shard=2)
    assert not check(path, 1290.0)[0]


@pytest.mark.parametrize("state", [{"closed": True}, {"heartbeats": {0: float("inf")}}, {"heartbeats": {0: NAN}}])
async def test_a_bot_without_a_gateway_writes_no_report(path, times, state):
    await report(Bot(**state), path, times, 1000.0)
    assert not path.exists()


def test_the_bot_is_healthy_for_three_minutes_after_the_last_answer(path):
    health.write(path, HealthReport(1100.0, 100.0, 100.0))
    assert check(path, 1000.0 + health.MAX_AGE) == (
        True,
        "Connected to Discord; last heard from 180 seconds ago.",
    )


def test_the_bot_is_unhealthy_when_discord_is_silent_for_longer(path):
    health.write(path, HealthReport(1300.0, 300.0, 0.0))
    healthy, sentence = check(path, 1301.0)
    assert not healthy
    assert "heard from Discord for 5 minutes" in sentence


async def test_the_bot_is_unhealthy_while_discord_refuses_its_requests(path, times):
    bot = Bot(is_refused=True)
    await report(bot, path, times, 1000.0)
    assert check(path, 1010.0) == (False, say("en", "setup-health-refused", variable="DISCORD_TOKEN"))
    bot.is_refused = False
    await report(bot, path, times, 1015.0)
    assert check(path, 1016.0)[0]


async def test_the_bot_is_unhealthy_when_the_database_could_not_be_written_for_longer_than_a_moment(path, times):
    bot = Bot(writable=False)
    monitor = await report(bot, path, times, *range(1000, 1105, 15))
    assert check(path, 1100.0)[0]
    await report(bot, path, times, *range(1105, 1190, 15), monitor=monitor)
    assert check(path, 1190.0) == (False, say("en", "setup-health-unwritten", minutes=3))
    bot.writable = True
    await report(bot, path, times, 1190)
    assert check(path, 1190.0)[0]


async def test_the_database_is_written_once_a_minute(path, times):
    bot = Bot()
    await report(bot, path, times, *range(1000, 1300, 15))
    assert bot.attempts == 5


def test_a_clock_set_back_a_little_does_not_make_the_bot_unhealthy(path):
    health.write(path, HealthReport(1000.0, 0.0, 0.0))
    assert check(path, 990.0)[0]


def test_a_report_from_the_future_is_not_good(path):
    health.write(path, HealthReport(4600.0, 0.0, 0.0))
    assert check(path, 1000.0) == (False, say("en", "setup-health-ahead", path=path))


async def test_silence_passes_whatever_the_clock_is_set_to(path, times):
    bot = Bot(heartbeats={0: 0.05})
    monitor = await report(bot, path, times, 1000.0)
    times.set_by = -3600
    await report(bot, path, times, *range(1015, 1206, 15), monitor=monitor)
    lost = False, say("en", "setup-health-lost", minutes=3)
    assert check(path, times.time()) == lost == monitor.check()
    times.set_by, bot.heartbeats = 3600, {0: 0.06}
    await report(bot, path, times, 1210.0, monitor=monitor)
    good = True, say("en", "setup-health-good", seconds=0)
    assert check(path, times.time()) == good == monitor.check()


def test_a_report_that_is_not_renewed_is_no_silence_of_discords(path):
    health.write(path, HealthReport(1000.0, 41.0, 30.0))
    assert check(path, 1139.0)[0]
    assert check(path, 1145.0) == (False, say("en", "setup-health-stale", path=path, minutes=2))
    health.write(path, HealthReport(1000.0, 10.0, 75.0))
    assert check(path, 1110.0) == (False, say("en", "setup-health-stale", path=path, minutes=1))


async def test_a_process_tells_of_itself_even_where_its_report_cannot_be_written(path, times, caplog):
    in_the_way = path.with_suffix(".new")
    in_the_way.mkdir()
    bot = Bot()
    monitor = await report(bot, path, times, 1000.0, 1015.0)
    good = say("en", "setup-health-good", seconds=0)
    fault = say("en", "setup-health-report-unwritten", path=path, fault=os.strerror(errno.EISDIR))
    assert monitor.check() == (True, f"{good} {fault}")
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    in_the_way.rmdir()
    bot.heartbeats = {0: 0.06}
    await report(bot, path, times, 1030.0, monitor=monitor)
    assert monitor.check() == check(path, 1030.0) == (True, good)


async def test_a_process_of_which_nothing_is_known_is_not_good(path, times):
    monitor = monitor_of(Bot(heartbeats={0: NAN}), path, times)
    await monitor.update()
    assert monitor.check() == check(path, 0.0) == (False, say("en", "setup-health-silent", path=path))


async def test_a_process_that_does_not_get_to_checking_itself_is_not_good(path, times):
    monitor = await report(Bot(), path, times, 1000.0)
    times.passed = 1200.0
    assert monitor.check() == (False, say("en", "setup-health-stale", path=path, minutes=3))


async def test_a_database_that_does_not_answer_does_not_hold_up_the_report(path, times, monkeypatch):
    monkeypatch.setattr(health, "INTERVAL", 0.01)
    monitor = health.HealthMonitor(path, asyncio.Event().wait, Bot(), monotonic=times.monotonic)
    await monitor.update()
    assert health.read(path)


async def test_after_a_stop_a_process_is_not_good_and_at_its_start_not_yet(path):
    health.write(path, HealthReport(health.time.time(), 0.0, 0.0))
    bot = Bot(heartbeats={0: NAN})
    monitor = health.HealthMonitor(path, bot.can_write, bot)
    monitor.start()
    assert not path.exists()
    bot.heartbeats = {0: 0.05}
    await until(path.exists)
    await monitor.stop()
    assert not path.exists()
    assert not monitor.check()[0]


async def test_checks_go_on_whatever_fails(path, caplog):
    bot = Bot(heartbeats=None)
    monitor = health.HealthMonitor(path, bot.can_write, bot, sleep=lambda _: asyncio.sleep(0))
    monitor.start()
    await until(lambda: caplog.records)
    bot.heartbeats = {0: 0.05}
    await until(path.exists)
    await monitor.stop()


@pytest.mark.parametrize("written", ["", "{", "[]", '{"alive": "soon"}', '{"alive": null}', "{}", '{"alive": 1}'])
def test_a_file_without_a_report_is_unhealthy(path, written):
    path.write_text(written)
    assert not check(path, 0.0)[0]


def test_a_missing_file_is_unhealthy(path):
    healthy, sentence = check(path, 0.0)
    assert not healthy
    assert str(path) in sentence


async def test_the_first_report_is_written_as_soon_as_the_checks_begin(tmp_path):
    path = tmp_path / "not there yet" / "health.json"
    monitor = health.HealthMonitor(path, Bot().can_write, Bot())
    monitor.start()
    await until(path.exists)
    await monitor.stop()


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
    health.write(path, HealthReport(health.time.time() - age, 0.0, 0.0))


async def test_a_process_that_thinks_is_healthy_while_it_can_write(path, times):
    able = []

    async def can_write():
        return able.pop(0)

    def said(now):
        return health.check(path, "en", now, health.OF_SEARCH)

    monitor = health.HealthMonitor(path, can_write, monotonic=times.monotonic)
    for now, can in ((940.0, [False]), (1000.0, [True]), (1060.0, [False]), (1120.0, [False])):
        times.passed, able = now, can
        assert path.exists() == (now > 1000)
        await monitor.update()
    assert health.read(path) == HealthReport(written=1120.0, silent=0.0, unstored=120.0)
    assert said(1140.0) == (True, say("en", "setup-health-search-good", seconds=20))
    assert said(1200.0) == (False, say("en", "setup-health-unwritten", minutes=3))
    assert said(1360.0) == (False, say("en", "setup-health-stale", path=path, minutes=4))
    assert monitor.check() == (True, say("en", "setup-health-search-good", seconds=0))


async def until(condition):
    """Wait until something is true."""
    while not condition():  # noqa: ASYNC110  nothing tells when a file is written
        await asyncio.sleep(0.01)
