"""Statements of SQLAlchemy compiled once for all the engines of a run, each of which would compile them anew."""

from typing import Any

from sqlalchemy.ext.asyncio import AsyncEngine

from store import opening

_make_engine = opening._engine


class Compiled(dict[Any, Any]):
    """What was compiled, by its key without the engine's own instance of the dialect."""

    def get(self, key: Any, default: Any = None) -> Any:
        return super().get(_shared(key), default)

    def __setitem__(self, key: Any, compiled: Any) -> None:
        super().__setitem__(_shared(key), compiled)


def _shared(key: Any) -> Any:
    dialect, *rest = key
    return type(dialect), *rest


_COMPILED = Compiled()


def make_engine(*arguments: Any) -> AsyncEngine:
    """Return an engine that shares what it compiles: `opening._engine`."""
    engine = _make_engine(*arguments)
    engine.sync_engine.update_execution_options(compiled_cache=_COMPILED)
    return engine
