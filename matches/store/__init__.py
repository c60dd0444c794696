"""The only SQL: SQLAlchemy Core over aiosqlite, Alembic migrations."""

from matches.store.database import Store, StoreError, Unavailable

__all__ = ["Store", "StoreError", "Unavailable"]
