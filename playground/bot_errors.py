"""Exceptions inside the bot that nobody on Discord sees."""

import logging
from typing import Self

from simcord.env import Env


class BotErrors(logging.Handler):
    """Collect the bot's exceptions: those simcord records and those discord.py only writes to its log.

    The second kind is easily missed: an exception in a `DynamicItem` ends up in the logger `discord.ui.view` and
    nowhere else.
    """

    def __init__(self, env: Env) -> None:
        super().__init__(logging.ERROR)
        self._env = env
        self._cursor = env.error_cursor
        self._logged: list[BaseException] = []

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        self._logged.append(error or RuntimeError(record.getMessage()))

    def take(self) -> list[BaseException]:
        """Return the exceptions since the last call, each once, and forget them."""
        errors = {id(error): error for error in (*self._env.errors_since(self._cursor), *self._logged)}
        self._cursor = self._env.error_cursor
        self._logged.clear()
        return list(errors.values())

    def __enter__(self) -> Self:
        logging.getLogger("discord").addHandler(self)
        return self

    def __exit__(self, *_: object) -> None:
        logging.getLogger("discord").removeHandler(self)
