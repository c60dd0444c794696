"""Logging of what goes wrong: unexpected errors, a database that is unavailable, and refusals."""

import secrets
from typing import Any, Final

from prometheus_client import Counter

from engine.errors import Refusal
from matches import Listing, Match, Unavailable
from matches.core.zeros import from_zero
from runtime import logs
from store import CODES

UNAVAILABLE: Final = from_zero(
    Counter("trilithon_database_unavailable", "How often the database could not be used.", ["code"]), CODES
)

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


def log_refusal(refusal: Refusal, match: int | None = None, **data: Any) -> None:
    """Log the code of a refusal that is told to somebody, and the match that it is about, by default the refusal's."""
    named = refusal.data.get("match")
    if match is None:  # a typed number is a text of a person
        match = named.id if isinstance(named, Match | Listing) else named if isinstance(named, int) else None
    log.debug("refused", code=refusal.code, match=match, **data)
