"""Database files as other programs and earlier versions make them."""

import sqlite3
from contextlib import closing

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

from matches.store import opening


def make(path, *statements):
    """Make a database of another program, and return its path."""
    with closing(sqlite3.connect(path)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()
    return path


def of_version(version, path):
    """Make an empty database of an earlier version."""
    config = Config()
    config.set_main_option("script_location", str(opening.MIGRATIONS))
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, version)
    engine.dispose()
