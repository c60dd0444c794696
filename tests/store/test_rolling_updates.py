"""A process goes on beside one of the next version, which has added to the tables."""

import re
import tomllib

import pytest

from store import StoreError, open_store
from store.opening import MIGRATIONS
from tests.matches.fixtures import ANN, BOB, HERE, refused
from tests.matches.lives import live

pytestmark = pytest.mark.exhaustive

NEXT_VERSION = (
    "ALTER TABLE matches ADD COLUMN colour TEXT",
    "ALTER TABLE moves ADD COLUMN weight INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE outbox ADD COLUMN urgent BOOLEAN NOT NULL DEFAULT false",
    'CREATE TABLE cheers (id INTEGER PRIMARY KEY, "match" INTEGER REFERENCES matches (id))',
    "CREATE INDEX ix_moves_weight ON moves (weight)",
    "UPDATE alembic_version SET version_num = '9999'",
)
"""What a migration may do: it adds, and what it adds has a default."""


MORE_THAN_ADDING = re.compile(r"drop_|alter_|rename_|\b(?:DROP|ALTER|RENAME)\b")
FIRST = "0001_since_0_1_0.py"
"""The migration that brings over what is from before it. Nothing runs beside it."""


def test_migrations_only_add():
    found = sorted((MIGRATIONS / "versions").glob("*.py"))
    changing = [path.name for path in found if MORE_THAN_ADDING.search(path.read_text(encoding="utf-8"))]
    assert set(changing) <= {FIRST}


def test_the_migrations_of_a_release_follow_the_tables_of_the_day_no_more():
    project = tomllib.loads((MIGRATIONS.parents[1] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    migrations = sorted((MIGRATIONS / "versions").glob("*.py"))
    following = [path.name for path in migrations if "store.schema" in path.read_text(encoding="utf-8")]
    assert following == ([FIRST] if project["version"] == "0.1.0" else [])


async def play_on(services, match, reply, *moves):
    """Do a bit of everything, and return a match that it began."""
    await services.play(match, reply)
    begun = await services.start_match(*moves, rated=True)
    await services.matches.resign(begun, ANN)
    declined = await services.challenge(BOB)
    await services.challenges.decline(declined.id, BOB, "Later")
    for post in await services.outbox.claim(5):
        await services.outbox.sent(post, HERE.channel, post.id)
    assert (await services.desks.of(ANN.user)).sent
    assert begun not in await services.deadlines.queue.due()
    return begun


async def test_who_runs_already_goes_on_and_who_starts_anew_has_to_be_of_the_new_version(services, database):
    life = await live(services)
    await play_on(services, life.running, "1a-2a", "30a-29a")
    for statement in NEXT_VERSION:
        database.query(statement)
    begun = await play_on(services, life.running, "2a-3a", "30a-29a", "1a-2a")
    assert (await services.matches.get(begun)).state.history == ("30a-29a", "1a-2a", "resign 0")
    assert (await services.privacy.export(ANN.user))["seats"]
    await services.privacy.erase(ANN)
    assert not [row for row in await services.rows("seats") if row.user == ANN.user]
    with refused("newer", StoreError, found="9999"):
        await open_store(database.url)
