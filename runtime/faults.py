"""Logging of unexpected errors."""

import secrets

from matches import Unavailable
from runtime import logs

log = logs.get(__name__)


def report(error: Exception) -> str:
    """Log an unexpected error. Return the reference under which it stands in the log, for people to quote."""
    reference = secrets.token_hex(4)
    log.error("fault", reference=reference, exc_info=error)
    return reference


def log_unavailable(error: Unavailable) -> None:
    """Log that the database cannot be used now. The bot itself can do nothing about that."""
    log.warning("the database cannot be used now", code=error.code)
