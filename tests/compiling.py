"""Statements are compiled once in a process, and not again by the engine that each test has for itself."""

from sqlalchemy import Engine
from sqlalchemy.dialects.postgresql.asyncpg import PGDialect_asyncpg
from sqlalchemy.dialects.sqlite.aiosqlite import SQLiteDialect_aiosqlite
from sqlalchemy.util import LRUCache

_COMPILED: LRUCache = LRUCache(5_000)


def share() -> None:
    """Let all engines of this process have what one of them has compiled for the same kind of database."""
    for dialect in (SQLiteDialect_aiosqlite, PGDialect_asyncpg):  # they are part of what a statement is found by
        dialect.__eq__ = lambda one, other: type(one) is type(other)
        dialect.__hash__ = lambda one: hash(type(one))
    Engine._compiled_cache = property(lambda _: _COMPILED, lambda *_: None)
