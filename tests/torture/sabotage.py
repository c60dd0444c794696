"""Changes of the sender's SQL, as data, which the checks have to notice: each takes one condition away."""

import re
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, event

VALUE = r"(?:\?|\$\d+::\w+)"
"""Where a value goes into a statement for SQLite, or for PostgreSQL."""
SABOTAGES = {
    "leases": (r"(outbox\.claimed_until IS NULL)", r"(TRUE OR \1)"),
    "order": (r'PARTITION BY coalesce\(outbox\."?match"?, -outbox\.challenge\)', "PARTITION BY outbox.id"),
    "late response": (rf"(outbox\.id = {VALUE}) AND outbox\.done_at IS NULL", r"\1"),
    "late release": (rf"AND (outbox\.attempts = {VALUE})", r"AND (TRUE OR \1)"),
    "renewal": (rf"(SET claimed_until={VALUE} WHERE) (outbox\.id = {VALUE})", r"\1 FALSE AND \2"),
}
"""What each takes away, and what stands in its place: who has a row, that a match's boards go one after the other, that
a row is done once, that only the process that has a row gives it back, that a lease is renewed."""


def listen(file: Path) -> None:
    """Rewrite every statement of this process for as long as a file names a sabotage."""

    @event.listens_for(Engine, "before_cursor_execute", retval=True)
    def rewrite(_: Any, __: Any, statement: str, parameters: Any, *___: Any) -> tuple[str, Any]:
        if file.exists():
            statement = re.sub(*SABOTAGES[file.read_text()], statement)
        return statement, parameters
