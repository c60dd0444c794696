"""`python bot.py --check`: each fault is told once, with what to do about it, and nothing is changed."""

import re
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from email.utils import formatdate
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
from aiohttp import web
from pydantic import SecretStr
from simcord.http import router

import bot
from locales import LANGUAGES, say
from playground.simulation import Simulation
from runtime import discord_client, doctor
from runtime.discord_client import create_bot
from runtime.doctor import LEAST_MEMORY, DiscordClock, Finding
from runtime.settings import Settings, Shards, load
from runtime.sign_in import SignIn
from store import examine, open_store
from tests.databases import Database
from tests.oauth import SECRET, oauth

TOKEN = f"{'M' * 24}.{'G' * 6}.{'t' * 30}"
BOTH = {"integration_types_config": {"0": {}, "1": {}}}


@asynccontextmanager
async def answering(status: int = 200, text: str = "", kind: str = "text/html", **headers: str) -> AsyncIterator[str]:
    """Serve one answer to whatever is asked, and yield the server's address."""

    async def answer(_: web.Request) -> web.Response:
        return web.Response(status=status, text=text, content_type=kind, headers=headers)

    app = web.Application()
    app.add_routes([web.route("*", "/{path:.*}", answer)])
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    await runner.cleanup()


def told(*findings: Finding) -> list[tuple[str, bool]]:
    """Return the codes of findings, each with whether it is well. Each can be said."""
    assert all(finding.say(language) for finding in findings for language in LANGUAGES)
    return [(finding.code, finding.is_well) for finding in findings]


# The machine


def environment(monkeypatch: pytest.MonkeyPatch, folder: Path, **values: str) -> None:
    """Leave no setting in the environment but some."""
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    for name, value in {"DATA_DIR": str(folder), **values}.items():
        monkeypatch.setenv(name, value)
    monkeypatch.chdir(folder)


def files(folder: Path) -> list[Path]:
    """Return what is in a folder."""
    return [*folder.iterdir()]


async def test_without_a_token_the_machine_is_checked_all_the_same(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    environment(monkeypatch, tmp_path)
    found = [finding async for finding in doctor.examination("en", None)]
    assert [code for code, is_well in told(*found) if not is_well] == ["token"]
    assert found[-1].say("en") == say(
        "en", "check-to-do", told=say("en", "setup-token-missing", variable="DISCORD_TOKEN")
    )
    assert files(tmp_path) == []


async def test_settings_that_cannot_be_used_are_told_each_and_end_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    environment(monkeypatch, tmp_path, SHARDS="16", METRICS_PORT="0")
    found = [finding async for finding in doctor.examination("en", None)]
    assert told(*found) == [("settings", False)] * 2
    assert [re.findall(r"SHARDS|METRICS_PORT", finding.say("en"))[0] for finding in found] == ["SHARDS", "METRICS_PORT"]


def test_the_process_ends_with_a_fault_if_something_is_to_do(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    environment(monkeypatch, tmp_path, LC_ALL="fr_FR.UTF-8")
    monkeypatch.setattr(bot.logs, "setup", lambda *_, **__: None)
    with pytest.raises(SystemExit) as ended:
        bot.main(["--check"])
    assert ended.value.code == 1
    assert "À FAIRE   DISCORD_TOKEN" in capsys.readouterr().out


async def test_a_database_is_examined_without_making_its_tables(tmp_path: Path) -> None:
    file = tmp_path / "trilithon.db"
    url = f"sqlite+aiosqlite:///{file}"
    assert told(*await database_findings(url)) == [("database-new", True)]
    assert not file.exists()
    await (await open_store(url)).close()
    before = file.read_bytes()
    assert told(*await database_findings(url)) == [("database-current", True), ("backup-none", True)]
    assert file.read_bytes() == before


async def test_a_database_of_an_earlier_version_is_told_to_be_brought_up_to_date(database: Database) -> None:
    database.query("UPDATE alembic_version SET version_num = 'v1_0006'")
    found, backed_up = await database_findings(database.url)
    assert told(found, backed_up) == [("database-older", True), ("backup-none", True)]
    assert found.data["version"] == "v1_0006"
    assert (await examine(database.url)).version == "v1_0006"


async def test_a_database_that_cannot_be_used_is_told_as_when_the_bot_starts(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("My notes.", encoding="utf-8")
    [found] = await database_findings(f"sqlite+aiosqlite:///{tmp_path / 'notes.txt'}")
    assert told(found) == [("database", False)]
    assert say("en", "setup-store-foreign", where=str(tmp_path / "notes.txt")) in found.say("en")


async def test_the_age_of_the_latest_backup_is_told(database: Database) -> None:
    made = datetime.now(UTC) - timedelta(hours=5, minutes=1)
    database.query("INSERT INTO notes VALUES ('backup', :made)", made=made.isoformat())
    _, finding = await database_findings(database.url)
    assert told(finding) == [("backup", True)]
    assert finding.data == {"hours": 5}
    database.query("UPDATE notes SET value = :made WHERE name = 'backup'", made="2026-11-01T00:00:00+00:00")
    assert told(*await database_findings(database.url))[-1] == ("backup", False)


async def database_findings(url: str) -> list[Finding]:
    """Return what is found out about a database."""
    return [finding async for finding in doctor.check_database("en", url)]


def test_a_full_disk_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert told(doctor.check_disk(tmp_path / "not" / "there")) == [("disk", True)]
    monkeypatch.setattr(doctor, "LEAST_DISK", 1 << 80)
    assert told(doctor.check_disk(tmp_path)) == [("disk-full", False)]


@pytest.mark.parametrize(
    ("machine", "container", "expected"),
    [
        (LEAST_MEMORY, None, ("memory", True)),
        (LEAST_MEMORY - 1024, None, ("memory-short", False)),
        (4 * LEAST_MEMORY, 2 * LEAST_MEMORY, ("memory", True)),
        (4 * LEAST_MEMORY, LEAST_MEMORY // 2, ("memory-short", False)),
        (None, None, ("memory-unknown", True)),
    ],
)
def test_memory_is_what_the_machine_and_the_container_leave(
    machine: int | None, container: int | None, expected: tuple[str, bool], tmp_path: Path
) -> None:
    meminfo = tmp_path / "meminfo"
    if machine is not None:
        meminfo.write_text(f"MemTotal: 1 kB\nMemAvailable:   {machine // 1024} kB\n", encoding="ascii")
    (tmp_path / "memory.max").write_text("max\n" if container is None else f"{container + 5}\n", encoding="ascii")
    (tmp_path / "memory.current").write_text("5\n", encoding="ascii")
    assert told(doctor.check_memory(tmp_path, meminfo)) == [expected]


def test_a_font_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    assert told(doctor.check_pictures()) == [("pictures", True)]

    def fail(*_: object) -> None:
        raise OSError("cannot open resource")

    monkeypatch.setattr(doctor, "render", fail)
    assert told(doctor.check_pictures()) == [("pictures-fail", False)]


# Discord


@pytest.fixture
def gateway() -> Iterator[dict[str, Any]]:
    """Let the simulated Discord say how a bot is to connect; the answer can be changed."""
    answer = {"shards": 1, "url": "wss://gateway.discord.gg", "session_start_limit": {"total": 1000, "remaining": 990}}
    answer["session_start_limit"]["reset_after"] = 7_000_000  # type: ignore[index]
    routes = router._ROUTES["GET"]
    routes.append((["gateway", "bot"], lambda _: answer))
    yield answer
    routes.pop()


@pytest.fixture
async def sim(settings: Settings, gateway: dict[str, Any]) -> AsyncIterator[Simulation]:
    """Return the simulated Discord with the bot in a server."""
    async with Simulation(lambda: create_bot(settings)) as simulation:
        yield simulation


def application(sim: Simulation, **changes: object) -> discord.AppInfo:
    """Return what Discord says of the application."""
    data = {"id": "7", "name": "Trilithon", "icon": None, "description": "", "verify_key": "0", "owner": None}
    owner = {"id": "8", "username": "ann", "discriminator": "0", "avatar": None}
    more = {"bot_public": True, "bot_require_code_grant": False, "owner": owner, **BOTH}
    return discord.AppInfo(sim.bot._connection, {**data, **more, **changes})  # type: ignore[typeddict-item]


async def test_a_bot_that_is_well_is_told_to_be(sim: Simulation, settings: Settings) -> None:
    channel = str(sim.channel.id)
    found = [finding async for finding in doctor.check_discord(sim.bot, settings, channel)]
    assert told(*found) == [("token", True), ("installs-missing", False), ("gateway", True), ("channel", True)]
    assert told(*doctor.check_application(application(sim))) == [("installs", True)]


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"integration_types_config": {"0": {}}}, ("installs-missing", False)),
        ({"interactions_endpoint_url": "https://example.org/"}, ("endpoint", False)),
        ({"bot_require_code_grant": True}, ("code-grant", False)),
        ({"bot_public": False}, ("private", True)),
    ],
)
async def test_what_is_wrong_in_the_developer_portal_is_told(
    sim: Simulation, changes: dict[str, object], expected: tuple[str, bool]
) -> None:
    found = [*doctor.check_application(application(sim, **changes))]
    assert expected in told(*found)


async def test_the_way_of_installing_that_is_missing_is_named(sim: Simulation) -> None:
    (found,) = doctor.check_application(application(sim, integration_types_config={"0": {}}))
    assert found.named == ["check-install-user"]


async def test_a_bot_that_has_connected_too_often_is_told_how_long_to_wait(
    sim: Simulation, settings: Settings, gateway: dict[str, Any]
) -> None:
    gateway["session_start_limit"]["remaining"] = 0
    found = await doctor.check_gateway(sim.bot, settings)
    assert told(found) == [("gateway-used-up", False)]
    assert found.data["hours"] == 2


async def test_too_few_shards_are_told(sim: Simulation, settings: Settings, gateway: dict[str, Any]) -> None:
    gateway["shards"] = 4
    assert told(await doctor.check_gateway(sim.bot, settings)) == [("gateway", True)]
    few = settings.model_copy(update={"shards": Shards(0, 1, 2)})
    assert told(await doctor.check_gateway(sim.bot, few)) == [("gateway-shards", False)]


async def test_permissions_that_are_missing_in_a_channel_are_named(sim: Simulation) -> None:
    denied = discord.PermissionOverwrite(attach_files=False, create_public_threads=False)
    channel = sim.guild.create_text_channel("quiet", overwrites={sim.guild.me: denied})
    found = await doctor.check_channel(sim.bot, str(channel.id))
    assert told(found) == [("channel-closed", False)]
    assert found.named == ["permission-attach-files", "permission-create-public-threads"]


async def test_a_channel_is_named_by_its_id_or_by_the_link_to_it(sim: Simulation) -> None:
    link = f"https://discord.com/channels/{sim.guild.id}/{sim.channel.id}"
    for typed in (str(sim.channel.id), link, f" {link} "):
        assert told(await doctor.check_channel(sim.bot, typed)) == [("channel", True)]
    assert told(await doctor.check_channel(sim.bot, "#games")) == [("channel-unreadable", False)]


async def test_a_channel_that_is_not_there_and_one_of_no_server_are_told(sim: Simulation) -> None:
    assert told(await doctor.check_channel(sim.bot, "9" * 18)) == [("channel-unseen", False)]


@pytest.mark.parametrize(("status", "sentence"), [(401, "setup-token-refused"), (403, "setup-discord-refused")])
async def test_a_login_that_fails_is_told_as_when_the_bot_starts(
    status: int, sentence: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async with answering(status, "{}", "application/json") as base:
        monkeypatch.setattr(discord.http.Route, "BASE", f"{base}/api/v10")
        environment(monkeypatch, tmp_path, DISCORD_TOKEN=TOKEN)
        found = [finding async for finding in doctor.examination("en", None)]
    assert [code for code, is_well in told(*found) if not is_well] == ["token"]
    assert say("en", sentence, variable="DISCORD_TOKEN", status=status) in found[-1].say("en")


async def test_something_other_than_discord_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async with answering(text="<html></html>") as base:
        monkeypatch.setattr(discord.http.Route, "BASE", f"{base}/api/v10")
        environment(monkeypatch, tmp_path, DISCORD_TOKEN=TOKEN)
        found = [finding async for finding in doctor.examination("en", None)]
    assert say("en", "setup-not-discord") in found[-1].say("en")


@pytest.mark.parametrize(
    ("ahead", "expected"), [(0, ("clock", True)), (-90, ("clock-ahead", False)), (90, ("clock-behind", False))]
)
async def test_the_clock_is_compared_with_the_time_of_an_answer(ahead: int, expected: tuple[str, bool]) -> None:
    clock = DiscordClock()
    assert told(doctor.check_clock(clock.lag)) == [("clock-unknown", True)]
    date = formatdate(time.time() + ahead, usegmt=True)
    async with (
        answering(Date=date) as base,
        aiohttp.ClientSession(trace_configs=[clock.trace()]) as session,
    ):
        await session.get(base)
    assert told(doctor.check_clock(clock.lag)) == [expected]


# The Activity


OURS, OTHER = "<title>Trilithon</title>", "<title>Something else</title>"


@pytest.mark.parametrize(
    ("secret", "flags", "served", "expected"),
    [
        (SECRET, 1 << 17, OURS, ("activity", True)),
        (SECRET, 1 << 17, OTHER, ("activity-unmapped", False)),
        (SECRET, 1 << 17, None, ("activity-unseen", True)),
        (SECRET, 0, OURS, ("activity-off", False)),
        ("another-secret-of-another-day", 1 << 17, OURS, ("activity-secret", False)),
    ],
)
async def test_the_client_secret_and_what_the_activity_leads_to_are_told(
    sim: Simulation,
    monkeypatch: pytest.MonkeyPatch,
    secret: str,
    flags: int,
    served: str | None,
    expected: tuple[str, bool],
) -> None:
    async with oauth(monkeypatch, 7), answering(text=served or "") as proxy:
        sign_in = SignIn(7, secret)
        assert sign_in.origin == "https://7.discordsays.com"
        sign_in.origin = proxy if served else "http://127.0.0.1:9"
        found = await doctor.check_activity(application(sim, flags=flags), sign_in, "https://play.example")
    assert told(found) == [expected]
    assert secret not in found.say("en")
    if found.code.startswith("activity-un"):
        assert "lead to play.example" in found.say("en")


async def test_that_discord_does_not_say_whether_the_secret_is_right_is_told(
    sim: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(_: web.Request) -> web.Response:
        return web.Response(status=503)

    async with oauth(monkeypatch, 7) as served:
        served.instead["/oauth2/token"] = away
        found = await doctor.check_activity(application(sim), SignIn(7, SECRET), "https://play.example")
    assert told(found) == [("activity-away", False)]
    assert "HTTP status 503" in found.say("en")


@pytest.mark.parametrize(("activity", "checked"), [(True, ["activity"]), (False, [])])
async def test_an_activity_is_checked_only_where_it_is_on(
    sim: Simulation, settings: Settings, monkeypatch: pytest.MonkeyPatch, activity: bool, checked: list[str]
) -> None:
    inside = {"activity": activity, "public_url": "https://play.example", "discord_client_secret": SecretStr(SECRET)}
    monkeypatch.setattr(sim.bot, "application_info", lambda: _told(application(sim, flags=1 << 17)))
    monkeypatch.setattr(doctor, "_is_page", _yes)
    async with oauth(monkeypatch, 7):
        found = [f async for f in doctor.check_discord(sim.bot, settings.model_copy(update=inside), None)]
    assert [finding.code for finding in found if finding.code.startswith("activity")] == checked


async def _yes(_: str) -> bool:
    return True


async def _told(application: discord.AppInfo) -> discord.AppInfo:
    return application


@pytest.mark.parametrize("is_there", [True, False])
async def test_that_discords_sdk_is_missing_is_told_and_ends_a_start(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, is_there: bool
) -> None:
    folder = tmp_path / "fetched"
    if is_there:
        folder.mkdir()
    monkeypatch.setattr(discord_client, "SDK", folder)
    needed = {"ACTIVITY": "yes", "DISCORD_CLIENT_SECRET": SECRET, "PUBLIC_URL": "https://127.0.0.1:9", "WEB_PORT": "9"}
    environment(monkeypatch, tmp_path, **needed)
    found = [finding async for finding in doctor.examination("en", None)]
    sentence = say("en", "setup-activity-sdk", variable="ACTIVITY")
    assert any(sentence in finding.say("en") for finding in found) != is_there
    assert bot.exit_text("en", discord_client.MissingSdk()) == sentence
    if not is_there:
        with pytest.raises(discord_client.MissingSdk):
            await create_bot(load(with_token=False)).serve_page("127.0.0.1", 0)
