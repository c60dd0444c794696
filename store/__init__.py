"""The only SQL: SQLAlchemy Core over aiosqlite, Alembic migrations."""

from store.dialect import CODES, EVERYTHING, Key
from store.opening import StoreError, examine, kind_of, open_store, schema_version
from store.transactions import Signal, Store, Transaction, Unavailable

__all__ = [
    "CODES",
    "EVERYTHING",
    "Key",
    "Signal",
    "Store",
    "StoreError",
    "Transaction",
    "Unavailable",
    "examine",
    "kind_of",
    "open_store",
    "schema_version",
]
