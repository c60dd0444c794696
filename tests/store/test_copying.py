"""Copying a database into another one and back, backing it up, and what becomes of it after a loss."""

import asyncio
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import time
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
import yaml
from sqlalchemy import Boolean, Float, Text, insert, make_url

from locales import say
from store import StoreError, copying, schema
from store.__main__ import main
from store.copying import Contents, back_up, copy
from store.dialect import PostgreSQL
from tests import databases
from tests.matches.database_files import make, url
from tests.matches.fixtures import Clock, TestServices, refused
from tests.matches.lives import live
from tests.postgresql import programs

pytestmark = pytest.mark.exhaustive

ROOT = Path(__file__).parents[2]
RUNNING = (ROOT / "docs" / "running.md").read_text(encoding="utf-8")
RESTORING = ("pg_restore", "--exit-on-error", "--single-transaction", "--no-owner")

FIRST_STRANGE, STRANGE_ROWS, GONE = 1_000, 4, 2_000
"""The ids of rows as nobody would play them: the first, how many there are, and one that was given and is gone."""
NUMBERS = (0, -1, 2**31, -(2**63), 2**63 - 1, 253_402_300_799)
FLOATS = (0.1 + 0.2, 5e-324, -1.7976931348623157e308, 25.0)
TEXTS = ("", 'O\'Hara said "%s" \\ :name $1 {}', "石 🎲 e\u0301 ﬁ\u202e", "a\nb\tc\x7f", "long " * 2_000)


@pytest.fixture
def new(tmp_path):
    """Return a function that makes an empty database of a kind."""
    with ExitStack() as stack:
        yield lambda kind="sqlite", migrated=True: stack.enter_context(
            databases.new(tmp_path, migrated=migrated, kind=kind)
        )


async def lived_in(database):
    """Fill a database by what people do, and by rows with whatever a column can hold. Return whose numbers are what."""
    services = await TestServices.on_database(database, Clock())
    life = await live(services)
    await services.close()
    database.run(add_strange_rows)
    return life


def add_strange_rows(connection):
    chance = random.Random(5)
    for table in schema.metadata.sorted_tables:
        counted = table.dialect_options["sqlite"]["autoincrement"]
        for number in [*range(STRANGE_ROWS), *([GONE - FIRST_STRANGE] if counted else [])]:
            connection.execute(
                insert(table), {column.name: strange(column, number, chance) for column in table.columns}
            )
        if counted:
            connection.execute(table.delete().where(table.c.id == GONE))


def strange(column, number, chance):
    """Return what a column holds in one of the strange rows. They refer to each other, also in a circle."""
    for key in column.foreign_keys:
        circle = STRANGE_ROWS if number < STRANGE_ROWS else GONE
        return FIRST_STRANGE + (number + (key.column.table is column.table)) % circle
    if column.primary_key:
        return f"{number} {TEXTS[number]}" if isinstance(column.type, Text) else FIRST_STRANGE + number
    if column.nullable and chance.random() < 0.3:
        return None
    if isinstance(column.type, Boolean):
        return chance.random() < 0.5
    if isinstance(column.type, Text):
        return chance.choice(TEXTS)
    if isinstance(column.type, Float):
        return chance.choice(FLOATS)
    unique = any(column.name in each.columns for each in column.table.constraints)
    return (*NUMBERS, number)[min(number, len(NUMBERS))] if unique else chance.choice(NUMBERS)


async def goes_on(database, life, move):
    """Play on, and assert that no number of a match is given again."""
    services = await TestServices.on_database(database, Clock())
    before = await services.matches.get(life.running)
    assert (await services.play(life.running, move)).state.history[before.entries] == move
    highest = max(GONE, *(row.id for row in await services.rows("matches")))
    assert await services.start_match("30a-29a") == highest + 1
    await services.close()


def tables(database):
    return {name: len(rows) for name, rows in database.contents().items()}


# Copying.


@pytest.mark.postgresql
async def test_all_that_is_stored_goes_into_the_other_kind_and_back_and_is_played_on(new, monkeypatch):
    monkeypatch.setattr(copying, "BATCH", 3)
    file, server, back = new(), new("postgresql", migrated=False), new(migrated=False)
    life = await lived_in(file)
    stored = file.contents()
    assert all(stored.values())
    tallies = await copy(file.url, server.url)
    assert {table: tally.rows for table, tally in tallies.items()} == tables(file)
    assert (file.contents(), server.contents()) == (stored, stored)
    await goes_on(server, life, "1a-2a")
    await copy(server.url, back.url)
    assert back.contents() == server.contents()
    await goes_on(back, life, "2a-3a")
    assert not back.damage()


@pytest.mark.postgresql
async def test_however_long_it_takes_to_read_back_what_was_copied_the_server_waits_for_nothing(new, monkeypatch):
    contents = copying._contents

    async def slow(transaction, table):
        await asyncio.sleep(0 if read_back else 1)
        read_back.append(table)
        return await contents(transaction, table)

    read_back = []
    monkeypatch.setattr(copying, "_contents", slow)
    monkeypatch.setitem(PostgreSQL._SESSION, "idle_in_transaction_session_timeout", "500ms")
    server, file = new("postgresql"), new()
    server.query("INSERT INTO notes VALUES ('alive', 'yes')")
    assert (await copy(server.url, file.url))["notes"].rows == 1


async def test_a_table_that_was_emptied_gives_no_number_again(new):
    file, other = new(), new()
    services = await TestServices.on_database(file, Clock())
    last = await services.start_match()
    await services.close()
    for table in ("outbox", "seats", "invitations", "challenges", "matches"):
        file.query(f"DELETE FROM {table}")
    await copy(file.url, other.url)
    services = await TestServices.on_database(other, Clock())
    assert await services.start_match() == last + 1
    await services.close()


@pytest.mark.postgresql
@pytest.mark.parametrize("kind", databases.KINDS)
async def test_only_an_empty_database_is_filled(new, kind):
    file, target = new(), new(kind)
    target.query("INSERT INTO notes VALUES ('alive', 'yes')")
    before = target.contents()
    with refused("filled", StoreError):
        await copy(file.url, target.url)
    assert target.contents() == before


async def test_what_is_no_database_of_ours_or_is_damaged_or_newer_is_not_copied(new, tmp_path):
    newer, hurt, empty, target = new(), new(), new(migrated=False), tmp_path / "target.db"
    newer.query("UPDATE alembic_version SET version_num = '0999'")
    hurt.path.write_bytes(hurt.path.read_bytes()[:6_000])
    foreign = make(tmp_path / "albums.db", "CREATE TABLE albums (title TEXT)")
    refusals = {"newer": newer.path, "corrupt": hurt.path, "missing": empty.path, "foreign": foreign}
    empty.path.touch()
    before = {path: path.read_bytes() for path in refusals.values()}
    for code, path in refusals.items():
        with refused(code, StoreError, where=str(path)):
            await copy(url(path), url(target))
    with refused("missing", StoreError):
        await copy(url(tmp_path / "nowhere.db"), url(target))
    assert before == {path: path.read_bytes() for path in refusals.values()}
    assert not target.exists()
    assert not (tmp_path / "nowhere.db").exists()


@pytest.mark.postgresql
async def test_what_the_other_kind_cannot_hold_is_told_and_nothing_is_written(new):
    file, server = new(), new("postgresql")
    file.query("INSERT INTO notes VALUES ('one', 'good'), ('other', 'a' || char(0) || 'b')")
    with refused("uncopied", StoreError) as caught:
        await copy(file.url, server.url)
    assert "0x00" in caught.value.data["fault"]
    assert not any(server.contents().values())


async def test_rows_that_are_not_as_they_were_written_are_noticed_and_taken_back(new):
    file, target = new(), new()
    file.query("INSERT INTO notes VALUES ('one', 'good')")
    target.query("CREATE TRIGGER spoils AFTER INSERT ON notes BEGIN UPDATE notes SET value = 'bad'; END")
    with refused("unequal", StoreError, what=["notes"]):
        await copy(file.url, target.url)
    assert not any(target.contents().values())


def test_a_tally_tells_rows_apart_and_not_their_order():
    one, other = {"a": 1, "b": 0.1}, {"a": 1, "b": 0.10000000000000002}
    assert Contents().plus([one, other]) == Contents().plus([other]).plus([one])
    assert len({Contents().plus(rows) for rows in ([one], [other], [one, one], [one | {"a": True}])}) == 4


# By hand.


def test_copying_says_what_each_table_has(new, capsys, monkeypatch):
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    file, target = new(), new(migrated=False)
    file.query("INSERT INTO notes VALUES ('one', 'good')")
    assert main(["copy", str(file.path), target.url]) == 0
    *lines, done = capsys.readouterr().out.splitlines()
    assert done == say("fr", "setup-copy-done", tables=len(schema.metadata.tables))
    assert {line.split()[0]: int(line.split()[1]) for line in lines} == tables(target)
    assert main(["copy", str(file.path), target.url]) == 1
    assert capsys.readouterr().err.strip() == say("fr", "setup-store-filled", where=str(target.path))


# Backups.


async def test_a_backup_made_while_the_bot_plays_is_put_in_place_of_a_lost_file(new, tmp_path):
    file, kept = new(), tmp_path / "kept.db"
    services = await TestServices.on_database(file, Clock())
    match = await services.start_match("30a-29a")
    async with services.store.write():
        back_up(file.url, kept)
    await services.play(match, "1a-2a")
    await services.close()
    file.path.unlink()
    shutil.copy(kept, file.path)
    services = await TestServices.on_database(file, Clock())
    assert (await services.play(match, "1a-3a")).state.history == ("30a-29a", "1a-3a")
    assert await services.start_match() == match + 1
    await services.close()


@pytest.mark.postgresql
@pytest.mark.parametrize("kind", databases.KINDS)
def test_after_a_restored_backup_no_number_is_given_that_what_was_lost_had(new, kind, capsys, monkeypatch):
    monkeypatch.setenv("LC_ALL", "C")
    database = new(kind)

    async def match_and_challenge():
        services = await TestServices.on_database(database, Clock())
        numbers = await services.start_match(), (await services.challenge()).id
        await services.close()
        return numbers

    match, challenge = asyncio.run(match_and_challenge())
    assert main(["skip", database.url, "50"]) == 0
    assert capsys.readouterr().out.strip() == say("en", "setup-skip-done", number=str(match + 51))
    assert asyncio.run(match_and_challenge()) == (match + 51, challenge + 52)


@pytest.mark.parametrize("typed", ["0", "many", "10000000001"])
def test_how_many_numbers_to_skip_has_to_be_a_number_and_that_is_said(capsys, monkeypatch, typed):
    monkeypatch.setenv("LC_ALL", "C")
    with pytest.raises(SystemExit):
        main(["skip", "sqlite+aiosqlite:///not/there.db", typed])
    assert f"“{typed}”, but has to be a whole number from 1 to 1,000,000,000" in capsys.readouterr().err


def test_a_backup_is_a_whole_file_or_none(new, tmp_path, capsys, monkeypatch):
    monkeypatch.setenv("LC_ALL", "C")
    file, kept = new(), tmp_path / "kept.db"
    hurt = tmp_path / "hurt.db"
    hurt.write_bytes(file.path.read_bytes()[:6_000])
    assert main(["backup", str(file.path), str(kept)]) == 0
    assert capsys.readouterr().out.strip() == say("en", "setup-backup-done", path=str(kept))
    with closing(sqlite3.connect(kept)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    tries = {
        "taken": (file.path, kept),
        "missing": (tmp_path / "nowhere.db", tmp_path / "new.db"),
        "corrupt": (hurt, tmp_path / "new.db"),
        "unwritable": (file.path, tmp_path / "no folder" / "new.db"),
        "served": ("postgresql+asyncpg://ann:secret@example.org/trilithon", tmp_path / "new.db"),
    }
    for code, (source, target) in tries.items():
        assert main(["backup", str(source), str(target)]) == 1
        told = capsys.readouterr().err.strip()
        assert told.startswith(say("en", f"setup-store-{code}", where="\0", fault="\0").split("\0")[0])
        assert "secret" not in told
    assert {path.name for path in tmp_path.iterdir()} == {file.path.name, "kept.db", "hurt.db"}


@pytest.mark.postgresql
async def test_a_dump_made_while_the_bot_plays_is_restored_after_the_database_was_lost(new, tmp_path):
    lost, found = new("postgresql"), new("postgresql", migrated=False)
    services = await TestServices.on_database(lost, Clock())
    match = await services.start_match("30a-29a")
    [dump] = await asyncio.to_thread(scheduled_dumps, lost, tmp_path, 1)
    await services.play(match, "1a-2a")
    await services.close()
    lost.query("DROP TABLE moves CASCADE")
    assert " ".join(RESTORING) in RUNNING
    await asyncio.to_thread(subprocess.run, [*RESTORING, f"--dbname={plain(found)}", dump], env=path(), check=True)
    services = await TestServices.on_database(found, Clock())
    assert (await services.play(match, "1a-3a")).state.history == ("30a-29a", "1a-3a")
    assert await services.start_match() == match + 1
    await services.close()


@pytest.mark.postgresql
def test_the_latest_dumps_are_kept(new, tmp_path):
    old = [tmp_path / f"trilithon-2026010{day}T000000.dump" for day in (1, 2, 3)]
    for file in old:
        file.touch()
    kept = scheduled_dumps(new("postgresql"), tmp_path, 2)
    assert kept[0] == old[-1]
    assert kept[1].stat().st_size


def scheduled_dumps(database, folder, keep):
    """Have compose.yaml's service write a dump of a database in a folder, and return the dumps that are kept."""
    script = yaml.safe_load((ROOT / "compose.yaml").read_text())["services"]["backup"]["command"]
    at = make_url(database.url)
    where = {"PGHOST": at.host, "PGPORT": str(at.port), "PGUSER": at.username, "PGDATABASE": at.database}
    before, patience = set(folder.glob("*.dump")), time.monotonic() + 60
    with subprocess.Popen(
        [part.replace("$$", "$") for part in script],
        cwd=folder,
        env=path() | where | {"BACKUPS_KEPT": str(keep), "BACKUP_SECONDS": "60"},
        start_new_session=True,
    ) as service:
        while time.monotonic() < patience and (len(found := set(folder.glob("*.dump"))) != keep or found <= before):
            time.sleep(0.02)
        os.killpg(service.pid, signal.SIGTERM)
    return sorted(found)


def path():
    return {"PATH": f"{programs()}{os.pathsep}{os.environ['PATH']}"}


def plain(database):
    """Return the URL of a database as other programs read it."""
    return database.url.replace("+asyncpg", "")
