"""Changes of the sender's SQL, as data, which the checks have to notice: each takes one condition away."""

from pathlib import Path
from typing import Any

from sqlalchemy import Engine, event

SABOTAGES = {
    "leases": ("outbox.claimed_until IS NULL", "(1 OR outbox.claimed_until IS NULL)"),
    "order": ('GROUP BY coalesce(outbox."match", -outbox.challenge)', "GROUP BY outbox.id"),
    "late response": ("outbox.id = ? AND outbox.done_at IS NULL", "outbox.id = ?"),
    "late release": ("AND outbox.attempts = ?", "AND (1 OR outbox.attempts = ?)"),
    "renewal": ("SET claimed_until=? WHERE outbox.id = ?", "SET claimed_until=? WHERE 0 AND outbox.id = ?"),
}
"""What each takes away, and what stands in its place: who has a row, that a match's boards go one after the other, that
a row is done once, that only the process that has a row gives it back, that a lease is renewed."""


def listen(file: Path) -> None:
    """Rewrite every statement of this process for as long as a file names a sabotage."""

    @event.listens_for(Engine, "before_cursor_execute", retval=True)
    def rewrite(_: Any, __: Any, statement: str, parameters: Any, *___: Any) -> tuple[str, Any]:
        condition, nothing = SABOTAGES[file.read_text()] if file.exists() else ("", "")
        return statement.replace(condition, nothing) if condition else statement, parameters
