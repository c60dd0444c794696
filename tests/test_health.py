"""The bot counts as well while Discord answers it, and as lost after three minutes of silence."""

import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

import health

ROOT = Path(health.__file__).parent


class Bot(SimpleNamespace):
    """A bot whose gateway the test holds in its hands."""

    latency = 0.05
    ready = True
    closed = False

    def is_ready(self):
        return self.ready

    def is_closed(self):
        return self.closed


@pytest.fixture
def path(tmp_path):
    return tmp_path / "health.json"


def check(path, now):
    return health.check(path, "en", now)


def test_an_answered_heartbeat_is_noted(path):
    assert health.Pulse(Bot(), path, now=lambda: 1000.0).beat()
    assert health.read(path) == 1000.0


def test_a_latency_that_stands_still_is_silence(path):
    bot, clock = Bot(), iter([1000.0, 1015.0, 1030.0])
    pulse = health.Pulse(bot, path, now=lambda: next(clock))
    assert [pulse.beat(), pulse.beat()] == [True, False]
    bot.latency = 0.051
    assert pulse.beat()
    assert health.read(path) == 1015.0


@pytest.mark.parametrize(
    "state", [{"ready": False}, {"closed": True}, {"latency": float("inf")}, {"latency": float("nan")}]
)
def test_a_bot_without_a_gateway_leaves_no_sign(path, state):
    assert not health.Pulse(Bot(**state), path).beat()
    assert not path.exists()


def test_the_bot_is_well_for_three_minutes_after_the_last_sign(path):
    health.write(path, 1000.0)
    assert check(path, 1000.0 + health.LONGEST_SILENCE) == (
        True,
        "Connected to Discord; last heard from 180 seconds ago.",
    )


def test_the_bot_is_lost_when_discord_is_silent_for_longer(path):
    health.write(path, 1000.0)
    well, sentence = check(path, 1301.0)
    assert not well
    assert "not been heard from for 5 minutes" in sentence


def test_a_clock_set_back_does_not_make_the_bot_ill(path):
    health.write(path, 1000.0)
    assert check(path, 990.0)[0]


@pytest.mark.parametrize("written", ["", "{", "[]", '{"alive": "soon"}', '{"alive": null}', "{}"])
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
    health.write(tmp_path / "health.json", health.time.time() - age)
    environment = {"DATA_DIR": str(tmp_path), "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "health"]
    ended = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert ended.returncode == code
    assert (ended.stdout if code == 0 else ended.stderr).strip()


def test_the_check_does_without_discord():
    """It runs every half minute, in a process of its own."""
    code = "import health, sys; sys.exit('discord' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True)
