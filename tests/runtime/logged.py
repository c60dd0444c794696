"""The log as a process writes it, for tests of what is in it."""

import io
import logging
import sys
from collections.abc import Callable, Iterator

import pytest

from runtime import logs

TOKEN = "MTAyNDY4MTM1NzkwMjQ2ODEz.GhIjKl.abcdefghijklmnopqrstuvwxyz0123456789AB"


@pytest.fixture
def record() -> Iterator[Callable[..., io.StringIO]]:
    """Set up logging in a given form and return what was written so far; restore logging at the end."""
    root, levels = logging.getLogger(), {name: logging.getLogger(name).level for name in logs._LEAST_LEVELS}
    before, hook = (root.level, root.handlers[:]), sys.excepthook
    stream = io.StringIO()

    def begin(form: str = "text", level: str = "DEBUG") -> io.StringIO:
        root.handlers = []
        logs.setup(level, form, secrets=[TOKEN, ""], stream=stream)
        return stream

    yield begin
    logging.captureWarnings(capture=False)
    sys.excepthook = hook
    root.setLevel(before[0])
    root.handlers = before[1]
    for name, level in levels.items():
        logging.getLogger(name).setLevel(level)
