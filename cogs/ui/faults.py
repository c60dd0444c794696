"""The log of what went wrong."""

import secrets

import logs
from matches import Unavailable

log = logs.get(__name__)


def report(error: Exception) -> str:
    """Logs a fault under a reference that people can quote."""
    reference = secrets.token_hex(4)
    log.error("fault", reference=reference, exc_info=error)
    return reference


def log_unavailable(error: Unavailable) -> None:
    """Logs that the database cannot be used now. What is to be done about it is done outside of the bot."""
    log.warning("the database cannot be used now", code=error.code)
