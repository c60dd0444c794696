"""Logging of unexpected errors."""

import secrets
from typing import Final

from prometheus_client import Counter

from matches import Unavailable
from runtime import logs

UNAVAILABLE: Final = Counter("trilithon_database_unavailable", "How often the database could not be used.", ["code"])

log = logs.get(__name__)


def report(error: Exception) -> str:
    """Log an unexpected error. Return its reference in the log, for people to quote."""
    reference = secrets.token_hex(4)
    log.error("fault", reference=reference, exc_info=error)
    return reference


def log_unavailable(error: Unavailable) -> None:
    """Log and count that the database is unavailable, which the bot cannot fix."""
    UNAVAILABLE.labels(error.code).inc()
    log.warning("the database cannot be used now", code=error.code)
