"""The bot as a process: how it starts, what it says when it cannot, and how it ends."""

import asyncio
import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from aiohttp import web

import bot
from cogs.places.missed_replies import MissedReplies
from cogs.posting.sender import Sender
from locales import say
from matches import computer
from matches.core.terms import Terms
from playground.simulation import Simulation
from runtime import VERSION, discord_client
from runtime import settings as configuration
from runtime.discord_client import Trilithon, create_bot
from runtime.invalid_requests import IN_A_ROW
from runtime.metrics import PortError
from runtime.repeats import Repeats
from runtime.schedulers import Scheduler
from runtime.scrubber import Scrubber
from runtime.search_worker import SearchWorker
from runtime.services import Services
from runtime.settings import Settings
from runtime.workers import Worker
from store import Signal, open_store
from tests.databases import Database
from tests.matches.fixtures import ANN, GAME, HERE, Clock, TestServices, until
from tests.metrics_page import Numbers, free_port, page_at

ROOT = Path(bot.__file__).parent
TOKEN = "MTAyNDY4MTM1NzkwMjQ2ODEz.GhIjKl.abcdefghijklmnopqrstuvwxyz0123456789AB"
VARIABLES = [*(name.upper() for name in Settings.model_fields), "LC_ALL", "LC_MESSAGES", "LANG"]


@pytest.fixture
def database(make_database: Callable[..., Database]) -> Database:
    """Return a database without tables, as the bot finds it at its first start."""
    return make_database(migrated=False)


@pytest.fixture
def environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Leave no setting in the environment but the token and an empty folder."""
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("DATA_DIR", str(tmp_path))
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def file(environment: None, tmp_path: Path) -> Path:
    """Return where the database is to be."""
    return tmp_path / "trilithon.db"


def started(before: str, *arguments: str, **variables: str) -> subprocess.Popen[str]:
    """Start the bot in a process of its own; `before` is run in it first."""
    program = f"import sys; sys.path.insert(0, {str(ROOT)!r})\nimport bot\n{before}\nbot.main({list(arguments)})"
    inherited = {name: value for name, value in os.environ.items() if name not in VARIABLES}
    return subprocess.Popen(
        [sys.executable, "-W", "error::RuntimeWarning", "-c", program],
        env={**inherited, **variables},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def refused(monkeypatch: pytest.MonkeyPatch, start: Callable[..., Any] | None = None) -> str:
    """Return what the log says when the bot does not start, after a login that succeeds."""

    async def after_login(self: Trilithon, token: str) -> None:
        await self.setup_hook()

    told: list[Any] = []
    monkeypatch.setattr(Trilithon, "start", start or after_login)
    monkeypatch.setattr(bot.logs, "setup", lambda *_, **__: None)
    monkeypatch.setattr(bot.log, "critical", lambda _, **data: told.append(data["sentence"]))
    with pytest.raises(SystemExit) as caught:
        bot.main([])
    assert caught.value.code == 1
    [sentence] = told
    assert isinstance(sentence, str)
    return sentence


def closed(code: int) -> discord.ConnectionClosed:
    """Return the exception of a gateway that Discord has closed."""
    return discord.ConnectionClosed(SimpleNamespace(close_code=code), shard_id=None, code=code)  # type: ignore[arg-type]


def page(status: int) -> discord.HTTPException:
    """Return the exception of an answer that is a page of HTML, not Discord's."""
    return discord.HTTPException(SimpleNamespace(status=status, reason="No"), "<html></html>")  # type: ignore[arg-type]


async def rated_match(database: Database) -> None:
    """Play a rated match in a database."""
    services = await TestServices.on_database(database, Clock())
    await services.matches.resign(await services.play_some(await services.start_match(rated=True)), ANN)
    await services.close()


# What it asks of Discord


def test_no_privileged_intent_is_asked_for(settings: Settings) -> None:
    intents = create_bot(settings).intents
    assert {name for name, wanted in intents if wanted} == {"guilds", "guild_messages", "dm_messages"}


def test_nothing_pings_anybody_unless_it_says_so(settings: Settings) -> None:
    assert create_bot(settings).allowed_mentions.to_dict() == discord.AllowedMentions.none().to_dict()


def test_nobody_is_remembered_who_does_not_play(settings: Settings) -> None:
    made = create_bot(settings)
    assert made._connection.member_cache_flags == discord.MemberCacheFlags.none()
    assert made._connection._messages is None


# Starting


async def test_it_starts_with_its_settings_and_opens_its_database(settings: Settings, database: Database) -> None:
    async with Simulation(lambda: create_bot(settings)) as sim:
        assert database.is_migrated()
        assert not sim.bot.health.task.done()
        assert {cog.lower() for cog in sim.bot.cogs} >= {"challenges", "moves", "boards", "resigning"}
        assert {type(worker) for worker in sim.bot.workers} == {
            Scheduler,
            Scrubber,
            SearchWorker,
            Sender,
            MissedReplies,
        }


@pytest.mark.parametrize("language", ["en", "fr"])
def test_help_names_every_argument_in_the_language_of_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], file: Path, language: str
) -> None:
    monkeypatch.setenv("LANG", f"{language}_XX.UTF-8")
    monkeypatch.setenv("COLUMNS", "500")
    with pytest.raises(SystemExit) as ended:
        bot.main(["--help"])
    output, complaint = capsys.readouterr()
    assert (ended.value.code, complaint) == (0, "")
    for name in ("about", "option-playground", "option-search", "option-language", "option-port"):
        assert say(language, f"setup-{name}") in output
    assert all(argument in output for argument in ("--playground", "--search", "--language", "--port"))


def test_it_says_its_version_which_is_that_of_the_project(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        bot.main(["--version"])
    assert (ended.value.code, capsys.readouterr().out) == (0, f"Trilithon {VERSION}\n")
    assert tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"] == VERSION


def test_without_a_token_it_says_where_to_get_one_and_makes_nothing(
    monkeypatch: pytest.MonkeyPatch, file: Path
) -> None:
    monkeypatch.delenv("DISCORD_TOKEN")
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert say("fr", "setup-token-missing", variable="DISCORD_TOKEN") in refused(monkeypatch)
    assert list(file.parent.iterdir()) == []


async def test_the_playground_is_on_its_own_whatever_the_settings_say(
    monkeypatch: pytest.MonkeyPatch, settings: Settings
) -> None:
    made = []

    async def serve(make_bot: Callable[[], Trilithon], **_: Any) -> None:
        made.append(make_bot().settings)

    monkeypatch.setattr("playground.serve", serve)
    shared = {"search_processes": 0, "metrics_port": 9464, "shards": configuration.Shards(1, 2, 4)}
    await bot.play(settings.model_copy(update=shared), "en-US", 0)
    assert [(own.search_processes, own.metrics_port, own.shards) for own in made] == [(1, None, None)]


# Databases it must not use


def other_program(file: Path) -> str:
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE songs (title TEXT)")
    connection.close()
    return say("en", "setup-store-foreign", where=str(file))


def no_database(file: Path) -> str:
    file.write_text("Dear diary")
    return say("en", "setup-store-foreign", where=str(file))


def newer(file: Path) -> str:
    made_by_this_version(file)
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    return say("en", "setup-store-newer", where=str(file), found="9999")


def torn(file: Path) -> str:
    made_by_this_version(file)
    with file.open("r+b") as opened:
        opened.seek(4096)
        opened.write(b"\xff" * 8192)
    return say("en", "setup-store-corrupt", where=str(file), fault="\0").split("\0")[0]


def made_by_this_version(file: Path) -> None:
    """Return the path of a database of our own that nobody has open."""

    async def make() -> None:
        await (await open_store(f"sqlite+aiosqlite:///{file}")).close()

    asyncio.run(make())


@pytest.mark.parametrize("prepare", [other_program, no_database, newer, torn])
def test_a_database_that_is_not_ours_to_use_is_refused_in_a_sentence_and_left_as_it_is(
    monkeypatch: pytest.MonkeyPatch, file: Path, prepare: Callable[[Path], str]
) -> None:
    wanted = prepare(file)
    before = file.read_bytes()
    assert refused(monkeypatch).startswith(wanted)
    assert file.read_bytes() == before


def test_ratings_are_made_anew_without_a_token(
    monkeypatch: pytest.MonkeyPatch, environment: None, database: Database
) -> None:
    monkeypatch.delenv("DISCORD_TOKEN")
    monkeypatch.setenv("DATABASE_URL", database.url)
    monkeypatch.setattr(bot.logs, "setup", lambda *_, **__: None)
    asyncio.run(rated_match(database))
    there = database.contents()["ratings"]
    database.query("UPDATE ratings SET mu = 0")
    bot.main(["--ratings"])
    assert database.contents()["ratings"] == there != []


@pytest.mark.exhaustive
def test_the_refusal_is_all_that_is_said(file: Path) -> None:
    no_database(file)
    login = """
from runtime.discord_client import Trilithon
async def start(self, token): await self.setup_hook()
Trilithon.start = start
"""
    process = started(login, DISCORD_TOKEN=TOKEN, DATA_DIR=str(file.parent), LANG="fr_FR.UTF-8")
    output, complaint = process.communicate(timeout=60)
    assert process.returncode == 1
    begun, ended, *sentence = complaint.strip().split("\n")
    assert f"Trilithon starts process=bot version={VERSION} " in begun
    assert ended.endswith(" CRITICAL bot: Trilithon cannot run")
    assert "\n".join(sentence) == say("fr", "setup-store-foreign", where=str(file))
    assert output == ""


@pytest.mark.exhaustive
def test_for_machines_all_that_it_says_is_json_settings_that_are_wrong_too(file: Path) -> None:
    variables = {"DISCORD_TOKEN": TOKEN, "DATA_DIR": str(file.parent), "LOG_FORMAT": "json"}
    for wrong, events in (("9", ["Trilithon cannot run"]), ("", ["the process ends by a fault"])):
        process = started("bot.run = None", **variables, SHARDS=wrong)
        output, complaint = process.communicate(timeout=60)
        assert [json.loads(line)["event"] for line in complaint.splitlines()] == events
        assert (process.returncode, output) == (1, "")


def test_a_token_that_discord_refuses_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
    async def start(self: Trilithon, token: str) -> None:
        raise discord.LoginFailure("Improper token has been passed.")

    assert refused(monkeypatch, start) == say("en", "setup-token-refused", variable="DISCORD_TOKEN")


def test_a_discord_that_cannot_be_reached_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
    async def start(self: Trilithon, token: str) -> None:
        raise TimeoutError

    assert refused(monkeypatch, start) == say("en", "setup-discord-away", fault="TimeoutError")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("fault", "sentence"),
    [
        (closed(4004), ("setup-token-refused", {"variable": "DISCORD_TOKEN"})),
        (closed(4011), ("setup-shards-too-few", {"variable": "SHARDS"})),
        (closed(4013), ("setup-gateway-closed", {"code": "4013"})),
        (discord.GatewayNotFound(), ("setup-discord-away", {"fault": "GatewayNotFound"})),
        (discord.PrivilegedIntentsRequired(None), ("setup-intents-refused", {})),
        (page(403), ("setup-discord-refused", {"status": 403})),
        (page(500), ("setup-discord-refused", {"status": 500})),
        (PortError(80, "no"), ("setup-metrics-port", {"variable": "METRICS_PORT", "port": "80", "fault": "no"})),
    ],
)
def test_what_ends_the_bot_is_told_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, file: Path, language: str, fault: Exception, sentence: tuple[str, dict[str, Any]]
) -> None:
    async def start(self: Trilithon, token: str) -> None:
        raise fault

    monkeypatch.setenv("LANG", f"{language}_XX.UTF-8")
    assert refused(monkeypatch, start) == say(language, sentence[0], **sentence[1])


def test_a_fault_of_its_own_ends_it_with_all_that_is_known(monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
    async def start(self: Trilithon, token: str) -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        refused(monkeypatch, start)


def test_no_secret_is_in_what_it_says_when_the_token_is_malformed(monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "hunter2")
    with pytest.raises(SystemExit) as caught:
        configuration.load_or_exit()
    assert "hunter2" not in str(caught.value.code)


# How it is


async def test_it_notices_when_discord_refuses_its_requests(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(_: web.Request) -> web.Response:
        return web.Response(status=403, text="<html></html>", content_type="text/html")

    app = web.Application()
    app.add_routes([web.get("/api/v10/users/@me", refuse)])
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    monkeypatch.setattr(discord.http.Route, "BASE", f"http://127.0.0.1:{runner.addresses[0][1]}/api/v10")
    made = create_bot(settings)
    async with made:
        with pytest.raises(discord.Forbidden):
            await made.login(TOKEN)
        assert not made.is_refused
        for _ in range(IN_A_ROW):
            with pytest.raises(discord.Forbidden):
                await made.http.request(discord.http.Route("GET", "/users/@me"))
        assert made.is_refused
    await runner.cleanup()


async def test_it_notices_when_nothing_can_be_stored(settings: Settings, database: Database) -> None:
    async with Simulation(lambda: create_bot(settings)) as sim:
        assert await sim.bot.can_write()
        database.query("DROP TABLE notes")
        assert not await sim.bot.can_write()


# Ending


async def test_it_closes_at_once_and_leaves_a_whole_database(settings: Settings, database: Database) -> None:
    async with Simulation(lambda: create_bot(settings)) as sim:
        await sim.people["alice"].slash(sim.channel, "challenge", game="contiguity")
        await sim.settle()
        closing, checking, began = sim.bot, sim.bot.health.task, time.perf_counter()
        await sim.restart()
        assert time.perf_counter() - began < 30
        assert closing.is_closed()
        assert checking.done()
        assert all(worker.task.done() for worker in closing.workers)
    assert database.is_at_rest()


async def test_what_is_under_way_in_all_workers_has_the_same_seconds_to_finish(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Trilithon, "is_reached", True)
    made, finished = create_bot(settings), []
    workers = [type(name, (Worker,), {})(Signal(lambda: None)) for name in ("One", "Two", "Three")]

    async def finish_with_the_others(worker: Worker) -> None:
        for each in workers:
            await each.closing.wait()
        finished.append(worker)

    made.workers = workers
    for worker in workers:
        worker.start(finish_with_the_others(worker), "work")
    await made.close()
    assert len(finished) == len(workers)


async def test_a_worker_that_fails_to_stop_is_reported_and_stops_neither_the_others_nor_the_bot(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    fault, reported = ZeroDivisionError(), []
    monkeypatch.setattr(discord_client, "report", reported.append)

    async def fail() -> None:
        raise fault

    async with Simulation(lambda: create_bot(settings), check=False) as sim:
        closing = sim.bot
        first, *others = closing.workers
        stop = first.stop_working
        monkeypatch.setattr(first, "stop_working", lambda _: fail())
        await sim.restart()
        await stop(0)
    assert reported == [fault]
    assert closing.is_closed()
    assert all(worker.task and worker.task.done() for worker in others)


async def test_closing_goes_on_to_its_end_whoever_is_cancelled_meanwhile(settings: Settings) -> None:
    made, over = create_bot(settings), asyncio.Event()
    worker = type("Busy", (Worker,), {})(Signal(lambda: None))
    worker.stop_working = lambda _: over.wait()
    made.workers = [worker]
    closing = asyncio.create_task(made.close())
    for _ in range(3):
        await asyncio.sleep(0.01)
        closing.cancel()
    await asyncio.sleep(0.01)
    assert not closing.done()
    over.set()
    await closing
    assert made.is_closed()


async def test_what_answers_people_ends_before_anything_is_closed_and_nothing_new_begins(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, heard, ended = create_bot(settings), [], []
    await made._async_setup_hook()
    made.repeats = Repeats()

    async def on_message(message: Any) -> None:
        heard.append(message.id)
        while not made.is_leaving:  # noqa: ASYNC110  there is no event for it
            await asyncio.sleep(0)
        made.dispatch("message", SimpleNamespace(id=2))
        await asyncio.sleep(0.01)
        assert not made.is_closed()
        ended.append(message.id)

    made.add_listener(on_message)
    made.dispatch("message", SimpleNamespace(id=1))
    await asyncio.sleep(0)
    await made.close()
    assert heard == ended == [1]


async def test_what_answers_people_for_too_long_is_cut_off(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discord_client, "ANSWERED_WITHIN", 0.01)
    made = create_bot(settings)
    task = asyncio.create_task(asyncio.Event().wait())
    made.note_answering(task, None)
    await made.close()
    assert task.cancelled()
    assert not made.answering


async def test_work_that_takes_a_cancellation_for_its_own_is_cancelled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot, "CANCELLED_AGAIN_AFTER", 0.01)
    stop, taken = bot.Stop(), []

    async def work() -> None:
        os.kill(os.getpid(), signal.SIGTERM)
        while len(taken) < 3:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                taken.append(True)
        await asyncio.Event().wait()

    await stop.until(work())
    stop.disarm()
    assert len(taken) == 3


async def test_closing_twice_and_closing_before_the_start_do_no_harm(settings: Settings) -> None:
    made = create_bot(settings)
    await made.close()
    await made.close()
    assert made.is_closed()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_to_end_is_heeded_and_leaves_a_whole_database(
    monkeypatch: pytest.MonkeyPatch, environment: None, make_database: Callable[..., Database], number: int
) -> None:
    database, closed = make_database(), []

    async def start(self: Trilithon, token: str) -> None:
        self.services = await Services.open(self.settings.database_url, discord.utils.utcnow)
        assert await self.can_write()
        os.kill(os.getpid(), number)
        await asyncio.Event().wait()

    async def close(self: Trilithon) -> None:
        await closing(self)
        closed.append(self)

    closing = Trilithon.close
    monkeypatch.setenv("DATABASE_URL", database.url)
    monkeypatch.setattr(Trilithon, "start", start)
    monkeypatch.setattr(Trilithon, "close", close)
    monkeypatch.setattr(bot.logs, "setup", lambda *_, **__: None)
    bot.main([])
    assert closed
    assert database.is_at_rest()


@pytest.mark.exhaustive
def test_a_process_that_is_told_to_end_ends_well(tmp_path: Path, database: Database) -> None:
    waiting = """
import asyncio
from runtime import discord_client
async def start(self, token):
    from runtime.services import Services
    from discord.utils import utcnow
    self.services = await Services.open(self.settings.database_url, utcnow)
    print("up", flush=True)
    await asyncio.Event().wait()
discord_client.Trilithon.start = start
"""
    process = started(waiting, DISCORD_TOKEN=TOKEN, DATA_DIR=str(tmp_path), DATABASE_URL=database.url)
    assert process.stdout
    assert process.stdout.readline() == "up\n"
    process.send_signal(signal.SIGTERM)
    output, complaint = process.communicate(timeout=60)
    assert (process.returncode, output) == (0, "")
    assert "Traceback" not in complaint
    assert "INFO bot: Trilithon has stopped" in complaint.splitlines()[-1]
    assert database.is_at_rest()


@pytest.mark.exhaustive
def test_a_process_that_does_not_end_by_itself_is_ended(tmp_path: Path) -> None:
    hanging = """
import asyncio
from runtime import discord_client
bot.ENDS_WITHIN = 0.5
async def start(self, token):
    print("up", flush=True)
    while True:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            pass
discord_client.Trilithon.start = start
"""
    process = started(hanging, DISCORD_TOKEN=TOKEN, DATA_DIR=str(tmp_path))
    assert process.stdout
    assert process.stdout.readline() == "up\n"
    process.send_signal(signal.SIGTERM)
    output, complaint = process.communicate(timeout=60)
    assert process.returncode == 1
    assert "did not end by itself" in output + complaint


# Thinking without Discord


async def against_computer(services: TestServices, level: int) -> int:
    """Return the id of a new match in which it is a computer's turn."""
    match = (await services.challenges.create(Terms(GAME, player=1), ANN, [computer(level)], HERE, "en")).match
    assert match
    return match


@pytest.mark.exhaustive
async def test_a_search_process_needs_neither_token_nor_discord_py_and_is_stopped_at_once_even_in_mid_thought(
    environment: None, database: Database, tmp_path: Path
) -> None:
    clock = Clock(time.time())
    services = await TestServices.on_database(database, clock)
    easy = await against_computer(services, 1)
    port = free_port()
    variables = {"DATA_DIR": str(tmp_path), "DATABASE_URL": database.url, "SEARCH_PROCESSES": "0"}
    at_exit = "import atexit; atexit.register(lambda: print(*{'discord', 'aiohttp', 'PIL'} & {*sys.modules}, end=''))"
    process = started(at_exit, "--search", **variables, METRICS_PORT=str(port))

    async def has_played() -> bool:
        return (await services.matches.get(easy)).entries == 1

    async def is_claimed() -> bool:
        return await services.computers.seconds_to_next() != 0

    try:
        await until(has_played)
        found = Numbers(await page_at(port))
        await until(lambda: asyncio.to_thread((tmp_path / "health-search.json").exists))
        assert await page_at(port, "healthz")
        hard = await against_computer(services, 7)
        await until(is_claimed)
    finally:
        process.send_signal(signal.SIGTERM)
        output, complaint = await asyncio.to_thread(process.communicate, timeout=10)
    clock.now = time.time()
    assert await services.computers.claim(1) == [hard]
    await services.close()
    assert (process.returncode, output) == (0, "")
    assert "Traceback" not in complaint
    assert not (tmp_path / "health-search.json").exists()
    assert found("trilithon_turns_total", by="computer") == found("trilithon_thought_seconds_count", kind="decide") == 1
    assert database.is_at_rest()
