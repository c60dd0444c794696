"""The only SQL: SQLAlchemy Core over aiosqlite, Alembic migrations."""

from store.dialect import EVERYTHING, Key
from store.opening import StoreError, examine, open_store
from store.transactions import Signal, Store, Transaction, Unavailable

__all__ = ["EVERYTHING", "Key", "Signal", "Store", "StoreError", "Transaction", "Unavailable", "examine", "open_store"]
