"""What goes wrong inside the bot without anybody on Discord seeing it."""

import logging
from typing import Self

from simcord.env import Env


class Faults(logging.Handler):
    """Gathers the bot's exceptions: those simcord records and those discord.py only writes to its log.

    The second kind is the easily missed one: an exception in a `DynamicItem` ends up in the logger
    `discord.ui.view` and nowhere else.
    """

    def __init__(self, env: Env) -> None:
        super().__init__(logging.ERROR)
        self._env = env
        self._seen = env.error_cursor
        self._logged: list[BaseException] = []

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        self._logged.append(error or RuntimeError(record.getMessage()))

    def take(self) -> list[BaseException]:
        """The faults since this was last asked, each once. Asking acknowledges them."""
        found = {id(error): error for error in (*self._env.errors_since(self._seen), *self._logged)}
        self._seen = self._env.error_cursor
        self._logged.clear()
        return list(found.values())

    def __enter__(self) -> Self:
        logging.getLogger("discord").addHandler(self)
        return self

    def __exit__(self, *_: object) -> None:
        logging.getLogger("discord").removeHandler(self)
