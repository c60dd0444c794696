"""Databases as other programs and earlier versions make them."""

import sqlite3
from contextlib import closing
from pathlib import Path

VERSION_0_1_0 = Path(__file__).parent / "version_0_1_0"
"""The tables of version 0.1.0, by kind of database, and rows in all, with each column in use."""


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


def of_0_1_0(database):
    """Give an empty database the tables of version 0.1.0, and rows in all."""

    def fill(connection):
        for name in (database.kind, "rows"):
            for statement in (VERSION_0_1_0 / f"{name}.sql").read_text(encoding="utf-8").split(";\n"):
                if statement:
                    connection.exec_driver_sql(statement)
        if database.kind == "postgresql":
            for (sequence,) in connection.exec_driver_sql("SELECT sequencename FROM pg_sequences").all():
                if (table := sequence.removesuffix("_id_seq")) != sequence:
                    connection.exec_driver_sql(f"SELECT setval('{sequence}', (SELECT max(id) FROM {table}))")

    database.run(fill)
    database.close()  # what the connection knows of the tables is about to change
