"""The database: opened only if it is ours and sound, kept safe while it is open, and never harmed."""

import asyncio
import os
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections import defaultdict
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, inspect

from locales import say
from matches.playing import match_queries
from store import StoreError, note_queries, open_store, opening, schema
from tests.databases import migrated_file
from tests.matches.database_files import make, of_0_1_0, url
from tests.matches.fixtures import ANN, BOB, TestServices, outcome, refused

pytestmark = [pytest.mark.exhaustive, pytest.mark.both]

NOBODY = 65_534
BREAKING = '''
"""A migration that breaks off when it has done a part of its work."""

import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{head}"


def upgrade():
    op.create_table("broken", sa.Column("match", sa.Integer, primary_key=True))
    op.add_column("matches", sa.Column("broken", sa.Text))
    op.execute("UPDATE matches SET channel = 0")
    op.execute("DELETE FROM moves")
    {end}
'''


@pytest.fixture
def old(make_database):
    """Return a database of version 0.1.0 with rows in all tables."""
    made = make_database(migrated=False)
    of_0_1_0(made)
    return made


async def opened(where):
    """Open and close a database."""
    await (await open_store(url(where) if isinstance(where, Path) else where.url)).close()


async def examined(where):
    """Let the check before the first start look at a database."""
    await opening.examine(url(where) if isinstance(where, Path) else where.url)


async def refuses(path, code, *, by=(examined, opened), **data):
    """Assert that a file is refused with this code, and is not changed, and that no file is added beside it."""
    before = contents(path.parent)
    for opens in by:
        with refused(code, StoreError, where=str(path), **data) as caught:
            await opens(path)
        assert contents(path.parent) == before
    return caught.value


def contents(folder):
    """Return the bytes of all files in a folder."""
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.is_file()}


def everything(database):
    """Return the tables of a database with their columns, and all that is in those that we know."""
    described = database.run(lambda connection: inspect(connection).get_multi_columns())
    columns = {name: [(each["name"], str(each["type"])) for each in found] for (_, name), found in described.items()}
    return columns, database.contents()


async def played(database, clock):
    """Play a match in a database, and close it."""
    services = await TestServices.on_database(database, clock)
    match = await services.start_match("30a-29a", "1a-2a")
    await services.matches.resign(match, ANN)
    await services.challenge(BOB)
    await services.close()


# Opening.


async def test_a_fresh_file_is_made_with_its_folder(tmp_path):
    path = tmp_path / "data" / "deep" / "trilithon.db"
    await opened(path)
    assert list(path.parent.iterdir()) == [path]
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [("v2_0001",)]


async def test_an_empty_file_is_as_good_as_a_fresh_one(tmp_path):
    path = tmp_path / "trilithon.db"
    path.touch()
    await opened(path)
    assert path.stat().st_size


async def test_a_path_may_have_blanks_and_letters_of_any_script(tmp_path):
    path = tmp_path / "jeux d’été" / "écran 石.db"
    await opened(path)
    assert path.exists()


async def test_what_was_stored_is_there_after_reopening(database, clock):
    await played(database, clock)
    before = database.contents()
    await opened(database)
    assert database.contents() == before
    services = await TestServices.on_database(database, clock)
    assert (await services.matches.get(1)).state.history == ("30a-29a", "1a-2a", "resign 0")
    await services.close()


async def test_several_processes_may_open_a_fresh_database_at_once(make_database):
    fresh = make_database(migrated=False)
    stores = await asyncio.gather(*(open_store(fresh.url) for _ in range(5)))
    for number, store in enumerate(stores):
        async with store.write() as transaction:
            await note_queries.write_note(transaction, f"note {number}", "written")
    for store in stores:
        async with store.read() as transaction:
            assert await note_queries.note(transaction, "note 4") == "written"
        await store.close()


async def test_a_database_that_others_use_can_be_opened(services, database):
    match = await services.start_match()
    async with services.store.read() as transaction:
        await match_queries.matches_with_seats(transaction, [match])
        await opened(database)


async def test_who_opens_while_another_writes_waits_for_it(services, database):
    async with services.store.write() as transaction:
        await note_queries.write_note(transaction, "name", "first")
        opening = asyncio.create_task(open_store(database.url))
        await asyncio.wait([opening], timeout=0.02)
        assert not opening.done()
    async with (store := await opening).read() as connection:
        assert await note_queries.note(connection, "name") == "first"
    await store.close()


# Refused.


@pytest.mark.parametrize(
    ("asked", "where"),
    [
        ("", ""),
        ("nonsense", "nonsense"),
        ("mysql+aiomysql://ann:secret@example.org/trilithon", "mysql+aiomysql"),
        ("postgresql://ann:secret@example.org:port/trilithon", "postgresql"),
        ("sqlite:///trilithon.db", "sqlite"),
        ("sqlite+pysqlite:///trilithon.db", "sqlite+pysqlite"),
        ("sqlite+aiosqlite://", "sqlite+aiosqlite"),
        ("sqlite+aiosqlite:///", "sqlite+aiosqlite"),
        ("sqlite+aiosqlite:///:memory:", "sqlite+aiosqlite"),
        ("sqlite+aiosqlite:///file::memory:?uri=true", "sqlite+aiosqlite"),
        ("sqlite+aiosqlite:///file:trilithon.db?mode=memory&uri=true", "sqlite+aiosqlite"),
    ],
)
async def test_only_sqlite_and_postgresql_will_do(tmp_path, monkeypatch, asked, where):
    monkeypatch.chdir(tmp_path)
    with refused("unsupported", StoreError, where=where) as caught:
        await open_store(asked)
    assert "secret" not in str(caught.value)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("asked", ["sslmode=require", "port=north"])
async def test_what_the_driver_does_not_know_of_a_url_is_told(asked):
    with refused("refused", StoreError) as caught:
        await open_store(f"postgresql+asyncpg://ann:secret@/trilithon?{asked}")
    assert "secret" not in str(caught.value.data)


@pytest.mark.parametrize("start", [b"Dear diary", b"\x00", b"SQLite format 2\x00", b"SQLite format 3", b"\x89PNG\r\n"])
async def test_a_file_of_another_kind_is_refused(tmp_path, start):
    path = tmp_path / "trilithon.db"
    path.write_bytes(start * 40)
    await refuses(path, "foreign")


@pytest.mark.parametrize("journal", ["delete", "wal"])
@pytest.mark.parametrize(
    "statements",
    [
        ["CREATE TABLE albums (title TEXT)", "INSERT INTO albums VALUES ('Blue')"],
        ["CREATE TABLE matches (id INTEGER PRIMARY KEY)"],
        [
            "CREATE TABLE albums (title TEXT)",
            "CREATE TABLE alembic_version (version_num TEXT NOT NULL)",
            "INSERT INTO alembic_version VALUES ('0001')",
        ],
        [
            "CREATE TABLE albums (title TEXT)",
            "CREATE TABLE alembic_version (version_num TEXT NOT NULL)",
            "INSERT INTO alembic_version VALUES ('b5c1')",
        ],
    ],
    ids=["tables", "a name of ours", "a version of ours", "migrated"],
)
async def test_a_database_of_another_program_is_refused(tmp_path, journal, statements):
    await refuses(make(tmp_path / "trilithon.db", f"PRAGMA journal_mode={journal}", *statements), "foreign")


@pytest.mark.parametrize("journal", ["delete", "wal"])
async def test_a_database_of_a_newer_version_is_refused(file, journal):
    make(file, f"PRAGMA journal_mode={journal}", "UPDATE alembic_version SET version_num = '0999'")
    await refuses(file, "newer", found="0999")


@pytest.mark.parametrize("kept", [50, 512, 4_096, 6_000, 0.5, 0.9])
async def test_a_truncated_database_is_refused(database, file, clock, kept):
    await played(database, clock)
    whole = file.read_bytes()
    file.write_bytes(whole[: int(kept * len(whole)) if kept < 1 else kept])
    await refuses(file, "corrupt")


async def test_a_database_with_a_page_overwritten_is_refused(database, file, clock):
    await played(database, clock)
    whole = bytearray(file.read_bytes())
    page = int.from_bytes(whole[16:18], "big")
    start = len(whole) // 2 // page * page
    whole[start : start + page] = random.Random(1).randbytes(page)
    file.write_bytes(whole)
    await refuses(file, "corrupt")


async def test_a_database_whose_own_description_is_unreadable_is_refused(file):
    whole = file.read_bytes()
    file.write_bytes(whole.replace(b"CREATE TABLE seats", b"CREATE \xff\xfe\xfd\xfc\xfb seats"))
    await refuses(file, "corrupt")


async def test_a_file_format_of_the_future_is_refused(file):
    whole = bytearray(file.read_bytes())
    whole[47] = 9
    file.write_bytes(whole)
    await refuses(file, "corrupt")


async def test_no_damage_goes_unexplained_or_is_made_worse(database, file, clock):
    """Where it hit nothing that the tables are made of, the database opens."""
    await played(database, clock)
    whole, chance = file.read_bytes(), random.Random(7)
    for _ in range(40):
        hurt = bytearray(whole)
        for _ in range(chance.choice((1, 10, 100))):
            hurt[chance.randrange(16, len(hurt))] = chance.randrange(256)
        file.write_bytes(hurt)
        if await outcome(opened(file)) != "done":
            assert file.read_bytes() == hurt


# Not writable.


@pytest.fixture
def public(monkeypatch):
    """Yield a database in a folder that everybody may use, with migrations that everybody may read.

    Skips the test where file permissions have no effect.
    """
    with tempfile.TemporaryDirectory() as name:
        folder, copied = Path(name) / "data", Path(name) / "migrations"
        Path(name).chmod(0o755)
        folder.mkdir()
        shutil.copytree(opening.MIGRATIONS, copied, ignore=shutil.ignore_patterns("__pycache__"))
        for path in (folder, copied, *copied.rglob("*")):
            path.chmod(0o755)
        monkeypatch.setattr(opening, "MIGRATIONS", copied)
        made = folder / "trilithon.db"
        made.write_bytes(migrated_file())
        yield _with_rights(made)
        folder.chmod(0o755)


def _with_rights(file):
    """Return the file, made read-only for everybody but its owner. Skips the test where that has no effect."""
    file.chmod(0o444)
    file.parent.chmod(0o555)
    with nobody():
        if not os.access(file, os.R_OK, effective_ids=os.access in os.supports_effective_ids):
            pytest.skip("the folder for temporary files may be entered by its owner only")
        try:
            file.open("ab").close()
        except PermissionError:
            pass
        else:
            pytest.skip("rights on files mean nothing in the folder for temporary files")
    file.parent.chmod(0o777)
    file.chmod(0o666)
    return file


@contextmanager
def nobody():
    """Acts without the rights of root, to whom every file is writable. Skips the test where root cannot."""
    if not hasattr(os, "geteuid"):
        pytest.skip("there are no rights on files as Unix has them")
    root = not os.geteuid()
    if root:
        try:
            os.seteuid(NOBODY)
        except OSError as refused:
            pytest.skip(f"root cannot act as somebody else: {refused.strerror}")
    try:
        yield
    finally:
        if root:
            os.seteuid(0)


async def refuses_to_write(path):
    for opens in (opened, examined):
        with refused("unwritable", StoreError, where=str(path)) as caught:
            await opens(path)
        assert caught.value.data["fault"]


async def test_a_folder_that_cannot_be_written_is_told(public):
    public.unlink()
    public.parent.chmod(0o555)
    with nobody():
        await refuses_to_write(public)
        await refuses_to_write(public.parent / "data" / "trilithon.db")
    assert list(public.parent.iterdir()) == []


@pytest.mark.parametrize("journal", ["delete", "wal"])
async def test_a_file_that_nothing_can_be_put_beside_is_told(public, journal):
    """SQLite keeps its journal in the same folder."""
    make(public, f"PRAGMA journal_mode={journal}")
    before = public.read_bytes()
    public.parent.chmod(0o555)
    with nobody():
        await refuses_to_write(public)
    assert public.read_bytes() == before


@pytest.mark.parametrize("journal", ["delete", "wal"])
@pytest.mark.parametrize("rights", [0o444, 0], ids=["written", "read"])
async def test_a_file_that_cannot_be_written_or_read_is_told(public, rights, journal):
    make(public, f"PRAGMA journal_mode={journal}")
    before = public.read_bytes()
    public.chmod(rights)
    with nobody():
        await refuses_to_write(public)
    public.chmod(0o644)
    assert public.read_bytes() == before


async def test_a_folder_where_the_file_should_be_is_told(tmp_path):
    await refuses_to_write(tmp_path)


async def test_a_file_where_the_folder_should_be_is_told(tmp_path):
    (tmp_path / "data").write_text("not a folder")
    await refuses_to_write(tmp_path / "data" / "trilithon.db")


async def test_a_link_to_nowhere_is_told(tmp_path):
    link = tmp_path / "trilithon.db"
    try:
        link.symlink_to(tmp_path / "gone" / "trilithon.db")
    except OSError as refused:
        pytest.skip(f"no link can be made here: {refused.strerror}")
    await refuses_to_write(link)


async def test_a_database_that_somebody_keeps_locked_is_told(file, monkeypatch):
    monkeypatch.setattr(opening, "BUSY_SECONDS", 0.01)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        with refused("unwritable", StoreError, fault="database is locked"):
            await opened(file)


# Incomplete.


@pytest.mark.parametrize(
    ("statements", "missing"),
    [
        (["ALTER TABLE seats DROP COLUMN seen"], ["seats.seen"]),
        (["DROP TABLE notes"], ["notes"]),
        (["DROP TABLE matches"], ["matches"]),
        (["DROP TABLE alembic_version"], ["alembic_version"]),
        (["ALTER TABLE people DROP COLUMN zone", "DROP TABLE presets"], ["people.zone", "presets"]),
    ],
    ids=str,
)
async def test_a_database_that_lacks_a_table_or_a_column_is_refused_with_their_names(file, statements, missing):
    await refuses(make(file, "PRAGMA foreign_keys=OFF", *statements), "incomplete", what=missing)


async def test_a_database_that_has_more_than_is_known_can_be_opened(file):
    make(file, "ALTER TABLE seats ADD COLUMN colour TEXT", "CREATE TABLE albums (title TEXT)")
    await opened(file)


@pytest.mark.sqlite
@pytest.mark.parametrize(
    ("statement", "missing"),
    [("ALTER TABLE seats DROP COLUMN seen", "seats.seen"), ("DROP TABLE presets", "presets")],
)
async def test_a_database_of_version_0_1_0_that_lacks_something_is_refused_with_its_name(old, statement, missing):
    make(old.path, statement)
    await refuses(old.path, "incomplete", by=[opened], what=[missing])


async def test_a_database_that_does_not_say_its_version_is_refused(file):
    await refuses(make(file, "DELETE FROM alembic_version"), "incomplete", what=["alembic_version"])


# The schema.


def described(path):
    """Tables, columns, keys and indexes of a database, without the accidents of how they were written."""
    with closing(sqlite3.connect(path)) as connection:
        connection.row_factory = lambda _, row: tuple(row)

        def ask(pragma, of):
            return connection.execute(f"SELECT * FROM pragma_{pragma}(?)", (of,)).fetchall()

        def index(row):
            _, name, unique, origin, partial = row
            columns = [column[2] for column in ask("index_info", name)]
            sql = connection.execute("SELECT sql FROM sqlite_master WHERE name = ?", (name,)).fetchone()[0]
            return ("" if origin != "c" else name, unique, origin, partial, columns, sql and " ".join(sql.split()))

        made = connection.execute("SELECT name, sql FROM sqlite_master WHERE type = 'table' ORDER BY name").fetchall()
        return {
            name: {
                "columns": ask("table_xinfo", name),
                "references": sorted(row[2:] for row in ask("foreign_key_list", name)),
                "indexes": sorted(map(index, ask("index_list", name)), key=str),
                "counted on": "AUTOINCREMENT" in sql,
            }
            for name, sql in made
            if not name.startswith("sqlite_") and name != "alembic_version"
        }


@pytest.mark.sqlite
async def test_new_databases_and_those_of_version_0_1_0_have_exactly_the_tables_that_the_code_knows(
    file, old, tmp_path
):
    engine = create_engine(f"sqlite:///{tmp_path / 'made.db'}")
    schema.metadata.create_all(engine)
    engine.dispose()
    known = described(tmp_path / "made.db")
    assert set(known) == set(schema.metadata.tables)
    assert described(file) == known
    await opened(old)
    assert described(old.path) == known


def differences(connection):
    """Return what Alembic would change in a database."""
    context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
    return compare_metadata(context, schema.metadata)


async def test_alembic_finds_nothing_to_migrate(services):
    async with services.store.read() as transaction:
        assert await transaction.connection.run_sync(differences) == []


# From version 0.1.0.

ADDED = {"outages", "departed", "heard", "page_sessions", "replies"}
"""Tables that no database of version 0.1.0 has."""
FILLED = {("matches", "turn_time"): None, ("votes", "quoted"): True}
"""Columns that no database of version 0.1.0 has, with what its rows have there."""
UNITED = {
    "leagues": ("events", {"kind": "league", "rated": True}),
    "league_members": ("event_members", {"league": "event"}),
    "league_posts": ("event_posts", {"league": "event"}),
    "seasons": ("seasons", {"league": "event"}),
    "season_steps": ("season_steps", {}),
    "season_players": ("season_players", {}),
    "fixtures": ("fixtures", {}),
    "tournaments": ("events", {"id": "former", "over_at": "ended_at"}),
    "tournament_entries": ("event_members", {"tournament": "event"}),
    "tournament_posts": ("event_posts", {"tournament": "event"}),
    "tournament_rounds": ("season_steps", {"tournament": "season", "starts_at": "at", "step": "round"}),
    "tournament_players": ("season_players", {"tournament": "season"}),
    "tournament_fixtures": ("fixtures", {"tournament": "season"}),
}
"""Tables of version 0.1.0 whose rows are in other ones now, with the columns that are called otherwise or are new."""
COUNT = {
    "sqlite": "UPDATE sqlite_sequence SET seq = {} WHERE name = 'outbox'",
    "postgresql": "SELECT setval('outbox_id_seq', {})",
}
"""Says what the last number of a post was, by kind of database."""


def rows_by_columns(database):
    """Return what is in each table of a database, whatever its version, as dictionaries, in one order."""

    def read(connection):
        names = set(inspect(connection).get_table_names()) - {"alembic_version"}
        found = {name: connection.exec_driver_sql(f"SELECT * FROM {name}").mappings().all() for name in names}
        return {name: sorted((dict(row) for row in rows), key=str) for name, rows in found.items()}

    found = database.run(read)
    database.close()
    return found


async def test_a_database_of_version_0_1_0_comes_over_with_all_that_is_in_it(old):
    before = rows_by_columns(old)
    for table, rows in before.items():
        assert {name for row in rows for name, value in row.items() if value is not None} == set(rows[0]), table
    await opened(old)
    assert old.run(differences) == []
    assert old.query("SELECT version_num FROM alembic_version") == [("v2_0001",)]
    after = rows_by_columns(old)
    assert {table for table, rows in after.items() if not rows} == ADDED
    assert set(after) - set(before) == ADDED | {"events", "event_members", "event_posts"}
    filled = {(table, name): row.pop(name) for table, name in FILLED for row in after[table]}
    assert filled == FILLED
    united, shift = united_rows(before)
    apart = {"outbox", *UNITED}
    assert {table: sorted(after[table], key=str) for table in set(before) - apart} == {
        table: rows for table, rows in before.items() if table not in apart
    }
    for table, rows in united.items():
        found = [items(row) for row in after[table]]
        assert all(any(items(row) <= each for each in found) for row in rows), table
    begun = {row["tournament"] for row in before["tournament_players"]}
    assert {row["event"] for row in after["seasons"]} - {row["league"] for row in before["seasons"]} == {
        each + shift for each in begun
    }
    assert [row["ends_at"] for row in after["seasons"] if row["event"] == 5 + shift] == [1800008200]
    assert len(after["seasons"]) == len(united["seasons"]) + len(begun)
    for table, rows in united.items():
        assert table == "seasons" or len(after[table]) == len(rows)
    assert sorted(map(str, after["outbox"])) == sorted(
        str(row | moved_post(row, shift)) if row["kind"] == "tournament" else str(row) for row in before["outbox"]
    )


def items(row):
    return set(row.items())


def united_rows(before):
    """Return what the tables of version 0.1.0 have of leagues and tournaments, by the table where it belongs now, and
    by how much the numbers of tournaments are shifted.
    """
    shift = max(row["id"] for table in UNITED for row in before[table] if "id" in row)
    found = defaultdict(list)
    for table, (new, names) in UNITED.items():
        for row in before[table]:
            known = schema.metadata.tables[new].columns.keys()
            renamed = {names.get(name, name): value for name, value in row.items()}
            renamed |= {name: value for name, value in names.items() if name not in row}
            if table.startswith("tournament"):
                moved = {"event", "season", "id"} & set(renamed)
                renamed |= {name: renamed[name] + shift for name in moved}
                if row.get("begun_at") is not None:
                    renamed["starts_at"] = None
            found[new].append({name: value for name, value in renamed.items() if name in known})
    return found, shift


def moved_post(row, shift):
    return {"subject": row["subject"] + shift, "lane": f"tournament post {row['subject'] + shift}"}


async def test_what_was_made_or_migrated_is_told_once_and_from_which_version(old, make_database, caplog):
    caplog.set_level("INFO", "store.opening")
    new = make_database(migrated=False)
    for database in (old, new, old):
        await opened(database)
    made, migrated = ({k: v for k, v in record.data.items() if k != "seconds"} for record in reversed(caplog.records))
    assert (made, migrated) == ({"to": "v2_0001"}, {"from": "v1_0006", "to": "v2_0001"})
    assert all(record.data["seconds"] >= 0 for record in caplog.records)


async def test_people_go_on_in_a_database_of_version_0_1_0(old, clock):
    last = 500
    old.query(COUNT[old.kind].format(last))
    before = {row.id for row in old.query("SELECT id FROM outbox")}
    matches = [row.id for row in old.query("SELECT id FROM matches ORDER BY id")]
    old.close()
    services = await TestServices.on_database(old, clock)
    loaded = [await services.matches.get(match) for match in matches]
    assert [len(match.state.history) for match in loaded] == [match.entries for match in loaded]
    seventh = loaded[matches.index(7)]
    assert (seventh.planned, seventh.unplanned, seventh.place.answer_only) == ({3}, {0: 4}, True)
    assert await services.start_match("30a-29a") == matches[-1] + 1
    assert min(row.id for row in await services.rows("outbox") if row.id not in before) == last + 1
    cup = await services.tournaments.get(5)
    assert (cup.terms.name, await services.tournaments.get(cup.id)) == ("Saturday cup", cup)
    assert (await services.leagues.get(2)).is_running
    made = await services.tournaments.create(1, 1, "en", cup.terms, int(clock().timestamp()))
    assert made.id > cup.id
    await services.privacy.erase(ANN)
    assert not [row for row in await services.rows("votes") if row.user == ANN.user]
    await services.close()


@pytest.mark.parametrize(
    ("found", "there"),
    [
        ("v1_0005", {"DROP TABLE server_matches"}),
        ("v1_0009", {"heard", "replies", "departed"}),
        ("v1_0011", ADDED),
    ],
)
async def test_a_database_from_around_version_0_1_0_comes_over_too(old, found, there):
    def change(connection):
        for each in there:
            if each in ADDED:
                schema.metadata.tables[each].create(connection)
            else:
                connection.exec_driver_sql(each)

    old.run(change)
    old.query(f"UPDATE alembic_version SET version_num = '{found}'")
    old.close()
    await opened(old)
    assert old.run(differences) == []


@pytest.mark.parametrize("found", ["0001", "0009", "0014", "v1_0001", "v1_0004"])
async def test_an_older_database_is_refused_by_the_name_of_its_revision(file, found):
    make(file, f"UPDATE alembic_version SET version_num = '{found}'")
    fault = await refuses(file, "older", found=found, last="v1_0006")
    assert all(word in say("en", "setup-store-older", **fault.data) for word in (found, "v1_0006", str(file)))


def scripts(folder=opening.MIGRATIONS):
    return ScriptDirectory(str(folder))


def test_the_migrations_are_one_line_without_branches():
    assert len(scripts().get_heads()) == 1
    assert len(scripts().get_bases()) == 1


@pytest.fixture
def with_another_migration(monkeypatch, tmp_path):
    """Return a function that adds a migration ending with a given statement."""

    def add(end):
        folder = tmp_path / "100 % ours"
        shutil.copytree(opening.MIGRATIONS, folder, ignore=shutil.ignore_patterns("__pycache__"))
        [head] = scripts().get_heads()
        source = BREAKING.format(head=head, end=end).lstrip()
        (folder / "versions" / "9999_breaking.py").write_text(source)
        monkeypatch.setattr(opening, "MIGRATIONS", folder)

    return add


@pytest.mark.parametrize(
    ("end", "error"),
    [
        ("raise RuntimeError('broken')", RuntimeError),
        ("op.execute('INSERT INTO nowhere VALUES (1)')", StoreError),
    ],
)
async def test_a_migration_that_breaks_off_leaves_all_as_it_was(
    database, clock, monkeypatch, with_another_migration, end, error
):
    await played(database, clock)
    before = everything(database)
    with_another_migration(end)
    with pytest.raises(error):
        await opened(database)
    assert everything(database) == before
    monkeypatch.undo()
    await opened(database)
    assert everything(database) == before


async def test_a_process_killed_during_a_migration_leaves_all_as_it_was(database, clock, with_another_migration):
    await played(database, clock)
    before = everything(database)
    with_another_migration("import os; os._exit(9)")
    code = (
        "import asyncio, pathlib, sys\n"
        "from store import open_store, opening\n"
        "opening.MIGRATIONS = pathlib.Path(sys.argv[1])\n"
        "asyncio.run(open_store(sys.argv[2]))\n"
    )
    command = [sys.executable, "-c", code, str(opening.MIGRATIONS), database.url]
    killed = await asyncio.to_thread(subprocess.run, command, cwd=Path(__file__).parents[2], check=False)
    assert killed.returncode == 9
    assert everything(database) == before


async def test_a_migration_that_succeeds_is_noted_and_an_older_version_then_refuses(
    database, clock, monkeypatch, with_another_migration
):
    await played(database, clock)
    with_another_migration("pass")
    await opened(database)
    await opened(database)
    tables, after = everything(database)
    assert "broken" in tables
    assert database.query("SELECT version_num FROM alembic_version") == [("9999",)]
    monkeypatch.undo()
    with refused("newer", StoreError, found="9999"):
        await opened(database)
    assert everything(database) == (tables, after)


# Closing.


async def test_a_closed_store_leaves_a_whole_database_to_nobody(database, clock):
    await played(database, clock)
    assert database.is_at_rest()
