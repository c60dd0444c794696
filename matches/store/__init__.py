"""The only SQL: SQLAlchemy Core over aiosqlite, Alembic migrations."""

from matches.store.dialect import EVERYTHING, Key
from matches.store.opening import StoreError, open_store
from matches.store.transactions import Signal, Store, Transaction, Unavailable

__all__ = ["EVERYTHING", "Key", "Signal", "Store", "StoreError", "Transaction", "Unavailable", "open_store"]
