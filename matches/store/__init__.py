"""The only SQL: SQLAlchemy Core over aiosqlite, Alembic migrations."""

from matches.store.opening import StoreError, open_store
from matches.store.transactions import Store, Transaction, Unavailable

__all__ = ["Store", "StoreError", "Transaction", "Unavailable", "open_store"]
