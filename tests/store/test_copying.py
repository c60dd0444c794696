"""Copying a database into another one and back, and skipping numbers after a loss."""

import asyncio
import random
from contextlib import ExitStack

import pytest
from sqlalchemy import Boolean, Float, Text, insert

from locales import say
from store import StoreError, copying, examine, schema
from store.__main__ import main
from store.copying import Contents, copy
from store.dialect import PostgreSQL
from tests import databases
from tests.matches.database_files import make, of_0_1_0, url
from tests.matches.fixtures import Clock, TestServices, refused
from tests.matches.lives import live

pytestmark = pytest.mark.exhaustive


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


@pytest.mark.parametrize("kind", databases.KINDS)
async def test_a_database_of_an_earlier_version_is_not_copied_and_not_changed(new, kind):
    source, target = new(kind, migrated=False), new(migrated=False)
    of_0_1_0(source)
    with refused("outdated", StoreError):
        await copy(source.url, target.url)
    assert (await examine(source.url)).version == "v1_0006"


# After a loss.


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
