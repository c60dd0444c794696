"""Structured logs on standard error: an event and its data, one record per line.

    log = logs.get(__name__)
    log.info("move played", match=7, ply=3)  →  2026-11-21T09:30:00.000Z INFO matches.play: move played match=7 ply=3

Tokens and texts that people write never reach a log: data under the names in `WITHHELD` is replaced, secrets are
replaced in every line, including tracebacks, and libraries that would log such data have a higher level.
"""

import json
import logging
import re
import sys
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, MutableMapping
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Any, Final, TextIO

from prometheus_client import Counter

WITHHELD: Final = frozenset({"content", "message", "password", "secret", "text", "token"})
"""Names of data that may hold a secret or a text that a person wrote."""
SENTENCE: Final = "sentence"
"""The name of data that is a sentence for the person who runs the bot."""

ERRORS: Final = Counter("trilithon_errors", "Errors in the log, by the module.", ["module"])
OTHER: Final = "other"
"""The module of errors in libraries that have no label of their own."""

_ROOT: Final = Path(__file__).parents[1]
_OWN_ARGUMENTS: Final = frozenset({"exc_info", "stack_info", "stacklevel"})
_UNQUOTED: Final = re.compile(r"[^\s\"'=\\]+")
# The token of an interaction allows anybody to respond as the bot.
_TOKEN_IN_URL: Final = re.compile(r"\b((?:webhooks|interactions)/\d+)/[\w.-]+")
_REDACTED: Final = "•••"
# Below these levels the libraries log messages, tokens and the values of rows.
_LEAST_LEVELS: Final = {
    "aiosqlite": logging.WARNING,
    "alembic": logging.WARNING,
    "asyncio": logging.WARNING,
    "discord": logging.INFO,
    "PIL": logging.INFO,
    "sqlalchemy": logging.WARNING,
}
# Warnings about features that Trilithon does not use, and about a client that the simulation makes and never runs.
_IGNORED_WARNINGS: Final = (
    "voice will NOT be supported",
    "Privileged message content intent is missing",
    "Guilds intent seems to be disabled",
)


class Log(logging.LoggerAdapter[logging.Logger]):
    """A logger whose keyword arguments are data."""

    def process(self, msg: Any, kwargs: MutableMapping[str, Any]) -> tuple[Any, MutableMapping[str, Any]]:
        own = {name: kwargs.pop(name) for name in _OWN_ARGUMENTS & kwargs.keys()}
        return msg, {**own, "extra": {"data": kwargs}}


def get(name: str) -> Log:
    """Return the log of a module."""
    return Log(logging.getLogger(name))


def setup(
    level: str = "INFO", form: str = "text", *, secrets: Iterable[str] = (), stream: TextIO | None = None
) -> None:
    """Write all records from `level` up to `stream` (standard error), as `text` or `json` lines.

    `secrets` are replaced wherever they appear. An exception that ends the process becomes a record, too. A later call
    replaces the configuration.
    """
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter((JsonLines if form == "json" else TextLines)(secrets))
    handler.setLevel(level)
    handler.addFilter(lambda record: not any(warning in record.getMessage() for warning in _IGNORED_WARNINGS))
    asked = logging.getLevelNamesMapping()[level]
    # Records that are not written may still be counted.
    logging.basicConfig(level=min(asked, logging.WARNING), handlers=[handler, ErrorCounter()], force=True)
    logging.captureWarnings(capture=True)
    sys.excepthook = _log_uncaught
    for name, least in _LEAST_LEVELS.items():
        logging.getLogger(name).setLevel(max(least, asked))


def _log_uncaught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Log the exception that ends the process, but for the key by which people end it."""
    if issubclass(kind, KeyboardInterrupt):
        sys.__excepthook__(kind, error, trace)
    else:
        get(__name__).critical("the process ends by a fault", exc_info=(kind, error, trace))


def count_from_zero() -> None:
    """Let the errors of every module of the project that the process has loaded, and of libraries, count from 0."""
    files = (getattr(module, "__file__", None) for module in [*sys.modules.values()])
    for name in {*filter(None, (_own_name(Path(file)) for file in files if file)), *_LEAST_LEVELS, OTHER}:
        ERRORS.labels(name)


class ErrorCounter(logging.Handler):
    """Count the errors that the process logs."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)

    def emit(self, record: logging.LogRecord) -> None:
        trace = record.exc_info[2] if record.exc_info else None
        library = record.name.partition(".")[0]
        own = record.name if (_ROOT / library).exists() or (_ROOT / f"{library}.py").exists() else None
        ERRORS.labels(_module_of(trace) or own or (library if library in _LEAST_LEVELS else OTHER)).inc()


def _module_of(trace: TracebackType | None) -> str | None:
    """Return the innermost module of the project in a traceback; None if there is none."""
    found = None
    while trace:
        found = _own_name(Path(trace.tb_frame.f_code.co_filename)) or found
        trace = trace.tb_next
    return found


def _own_name(file: Path) -> str | None:
    """Return the name of the project's module in a file; None for another file."""
    if not file.is_relative_to(_ROOT) or "site-packages" in file.parts:
        return None
    return ".".join(file.relative_to(_ROOT).with_suffix("").parts).removesuffix(".__init__")


class _Lines(logging.Formatter, ABC):
    """Format a record as a line, with secrets replaced."""

    def __init__(self, secrets: Iterable[str] = ()) -> None:
        super().__init__()
        self._secrets = [secret for secret in secrets if secret]

    def format(self, record: logging.LogRecord) -> str:
        line = _TOKEN_IN_URL.sub(rf"\1/{_REDACTED}", self.line(record))
        for secret in self._secrets:
            line = line.replace(secret, _REDACTED)
        return line

    @abstractmethod
    def line(self, record: logging.LogRecord) -> str:
        """Return the record as text; `format` then replaces the secrets."""

    def trace(self, record: logging.LogRecord) -> str:
        return self.formatException(record.exc_info) if record.exc_info else ""


class TextLines(_Lines):
    """For people: time, level, logger, event and `key=value`; on the lines below a sentence and a traceback."""

    def line(self, record: logging.LogRecord) -> str:
        event, data = record.getMessage().replace("\n", "\\n"), dict(_data(record))
        below = [str(data.pop(SENTENCE, "")), self.trace(record)]
        pairs = "".join(f" {name}={_value(value)}" for name, value in data.items())
        return "\n".join([f"{_time(record)} {record.levelname} {record.name}: {event}{pairs}", *filter(None, below)])


class JsonLines(_Lines):
    """For machines: one JSON object a line, the data beside the record's own fields."""

    def line(self, record: logging.LogRecord) -> str:
        own = {"time": _time(record), "level": record.levelname, "logger": record.name, "event": record.getMessage()}
        trace = self.trace(record)
        fields = {**_data(record), **own, **({"trace": trace} if trace else {})}
        return json.dumps(fields, ensure_ascii=False, default=str)


def _data(record: logging.LogRecord) -> Mapping[str, object]:
    data: Mapping[str, object] = getattr(record, "data", {})
    return {name: _REDACTED if name in WITHHELD else value for name, value in data.items()}


def _time(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _value(value: object) -> str:
    text = str(value)
    return text if _UNQUOTED.fullmatch(text) else json.dumps(text, ensure_ascii=False)
