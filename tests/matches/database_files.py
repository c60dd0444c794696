"""Databases as other programs and earlier versions make them."""

import sqlite3
from contextlib import closing

from alembic import command
from alembic.config import Config

from matches.store import opening


def url(path):
    """Return the URL of a database file."""
    return f"sqlite+aiosqlite:///{path}"


def make(path, *statements):
    """Make a database file of another program, and return its path."""
    with closing(sqlite3.connect(path)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()
    return path


def of_version(version, database):
    """Give an empty database the tables of an earlier version."""
    config = Config()
    config.set_main_option("script_location", str(opening.MIGRATIONS))

    def upgrade(connection):
        config.attributes["connection"] = connection
        command.upgrade(config, version)

    database.run(upgrade)
