"""Backups in a folder: made while the bot plays, by date, deleted by age, and restored after a loss."""

import asyncio
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import ExitStack, aclosing, closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import make_url

from locales import say
from store import StoreError, examine
from store import backups as module
from store.__main__ import main
from store.backups import Backup, back_up, backups, fresh, keep_backups
from tests import databases
from tests.matches.database_files import of_0_1_0
from tests.matches.fixtures import Clock, TestServices
from tests.postgresql import programs

pytestmark = pytest.mark.exhaustive

ROOT = Path(__file__).parents[2]
RUNNING = (ROOT / "docs" / "running.md").read_text(encoding="utf-8")
RESTORING = ("pg_restore", "--exit-on-error", "--single-transaction", "--no-owner")
NOW = datetime(2027, 3, 14, 15, 9, 26, tzinfo=UTC)
HOUR, DAY = timedelta(hours=1), timedelta(days=1)
FORTNIGHT = 14 * DAY


@pytest.fixture
def new(tmp_path, monkeypatch):
    """Return a function that makes an empty database of a kind."""
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("PATH", f"{programs()}{os.pathsep}{os.environ['PATH']}")
    with ExitStack() as stack:
        yield lambda kind="sqlite", migrated=True: stack.enter_context(
            databases.new(tmp_path, migrated=migrated, kind=kind)
        )


def restore(made, lost):
    """Put a backup in place of a database, as docs/running.md has it."""
    if made.path.suffix == ".db":
        for name in (lost.path, f"{lost.path}-wal", f"{lost.path}-shm"):
            Path(name).unlink(missing_ok=True)
        shutil.copy(made.path, lost.path)
    else:
        assert " ".join(RESTORING) in RUNNING
        lost.query("DROP SCHEMA public CASCADE")
        lost.query("CREATE SCHEMA public")
        where = make_url(lost.url).set(drivername="postgresql").render_as_string(hide_password=False)
        subprocess.run([*RESTORING, f"--dbname={where}", made.path], check=True)


@pytest.mark.postgresql
@pytest.mark.parametrize("kind", databases.KINDS)
async def test_a_backup_made_while_the_bot_plays_is_restored_after_a_loss(new, kind, tmp_path):
    database = new(kind)
    services = await TestServices.on_database(database, Clock())
    match = await services.start_match("30a-29a")
    made = await back_up(database.url, tmp_path / "not" / "there", FORTNIGHT, NOW)
    await services.play(match, "1a-2a")
    await services.close()
    await asyncio.to_thread(restore, made, database)
    services = await TestServices.on_database(database, Clock())
    assert (await services.play(match, "1a-3a")).state.history == ("30a-29a", "1a-3a")
    assert await services.start_match() == match + 1
    await services.close()


@pytest.mark.postgresql
@pytest.mark.parametrize("kind", databases.KINDS)
async def test_when_the_latest_backup_was_made_stands_in_the_database_whose_tables_stay_as_they_are(
    new, kind, tmp_path
):
    database = new(kind, migrated=False)
    of_0_1_0(database)
    before = await examine(database.url)
    assert before.backed_up is None
    await back_up(database.url, tmp_path / "kept", FORTNIGHT, NOW)
    found = await examine(database.url)
    assert (found.backed_up, found.version) == (NOW, before.version)


async def test_backups_older_than_wanted_are_deleted_once_there_is_a_new_one(new, tmp_path):
    folder, file = tmp_path / "kept", new()
    for days in range(5):
        await back_up(file.url, folder, 2 * DAY, NOW + days * DAY)
    strangers = {"trilithon-20260101T000000.txt", "trilithon-20261399T000000.db", "notes.db"}
    for name in strangers:
        (folder / name).touch()
    with pytest.raises(StoreError):
        await back_up(f"sqlite+aiosqlite:///{tmp_path}/nowhere.db", folder, DAY, NOW + 90 * DAY)
    assert [backup.made for backup in backups(folder)] == [NOW + days * DAY for days in (2, 3, 4)]
    assert {path.name for path in folder.iterdir()} > strangers


def test_however_often_it_starts_no_backup_is_made_while_one_is_fresh(tmp_path):
    for days in (-2, -1, 300):  # the last one was made while the clock was wrong
        (tmp_path / f"trilithon-{(NOW + days * DAY).strftime('%Y%m%dT%H%M%S')}.db").touch()
    assert fresh(tmp_path, 25 * HOUR, NOW).made == NOW - DAY
    assert fresh(tmp_path, 24 * HOUR, NOW) is None
    assert fresh(tmp_path / "not there", DAY, NOW) is None


async def test_after_a_backup_that_failed_another_one_is_tried(new, tmp_path, monkeypatch):
    file = new()
    blocked = tmp_path / "blocked"
    blocked.touch()
    monkeypatch.setattr(module, "RETRY", timedelta(0))
    async with aclosing(keep_backups(file.url, blocked, FORTNIGHT, DAY, lambda: NOW)) as made:
        assert (await anext(made)).code == "unsaved"
        blocked.unlink()
        assert isinstance(await anext(made), Backup)


def test_a_backup_is_a_whole_file_or_none_and_for_its_owner(new, tmp_path, capsys, monkeypatch):
    file, folder = new(), tmp_path / "kept"
    hurt = tmp_path / "hurt.db"
    hurt.write_bytes(file.path.read_bytes()[:6_000])
    monkeypatch.setenv("DATABASE_URL", file.url)
    assert main(["backup", str(folder)]) == 0
    [made] = backups(folder)
    assert capsys.readouterr().out.strip() == say("en", "setup-backup-done", path=str(made.path))
    assert (folder.stat().st_mode & 0o777, made.path.stat().st_mode & 0o777) == (0o750, 0o640)
    with closing(sqlite3.connect(made.path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    tries = {
        "missing": (tmp_path / "nowhere.db", tmp_path / "new"),
        "corrupt": (hurt, tmp_path / "new"),
        "unsaved": (file.path, file.path),
    }
    for code, (source, target) in tries.items():
        assert main(["backup", str(target), "--database", str(source)]) == 1
        told = capsys.readouterr().err.strip()
        assert told.startswith(say("en", f"setup-store-{code}", where="\0", fault="\0").split("\0")[0])
    assert [*backups(folder), *backups(tmp_path / "new")] == [made]


@pytest.mark.postgresql
def test_what_keeps_a_server_from_being_backed_up_is_said_without_the_password(tmp_path, capsys, monkeypatch, new):
    away = "postgresql+asyncpg://ann:secret@127.0.0.1:1/trilithon?ssl=require"
    assert main(["backup", str(tmp_path / "kept"), "--database", away]) == 1
    told = capsys.readouterr().err
    assert "127.0.0.1" in told
    monkeypatch.setenv("PATH", str(tmp_path))
    assert main(["backup", str(tmp_path / "kept"), "--database", away]) == 1
    told += (last := capsys.readouterr().err)
    assert "pg_dump" in last
    assert "secret" not in told
    assert not list((tmp_path / "kept").iterdir())


def test_what_only_the_driver_knows_and_what_is_secret_is_not_told_to_a_servers_own_programs():
    address = make_url("postgresql+asyncpg://ann@db/tri?password=secret&prepared_statement_cache_size=0&ssl=require")
    assert module._plain(address) == "postgresql://ann@db/tri?sslmode=require"


def test_a_server_and_its_standby_are_named_to_its_own_programs_without_the_password():
    address = make_url("postgresql+asyncpg://ann:secret@/tri?host=db1:5432&host=db2&target_session_attrs=read-write")
    assert module._plain(address) == (
        "postgresql://ann@/tri?host=db1%2Cdb2&port=5432%2C5432&target_session_attrs=read-write"
    )


@pytest.mark.parametrize("typed", [["--keep", "0"], ["--keep", "many"], ["--every", "100000"]])
def test_how_many_days_and_hours_has_to_be_a_number_and_that_is_said(typed, capsys, monkeypatch):
    monkeypatch.setenv("LC_ALL", "C")
    with pytest.raises(SystemExit):
        main(["backup", "kept", *typed])
    assert f"“{typed[1]}”, but has to be a whole number from 1 to" in capsys.readouterr().err


def test_the_command_that_stays_ends_with_the_signal_that_stops_services(new, tmp_path):
    file, folder = new(), tmp_path / "kept"
    command = [sys.executable, "-m", "store", "backup", str(folder), "--every", "24", "--database", str(file.path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as service:
        assert service.stdout.readline()
        service.send_signal(signal.SIGTERM)
        began = time.monotonic()
        service.wait(30)
        assert time.monotonic() - began < 30
    assert len(backups(folder)) == 1
