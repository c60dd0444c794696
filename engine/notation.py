"""The two text forms: of a position, and of the record of a match.

A position:                          A record:
    contiguity bid                       contiguity bid
    ply 4                                1. bid 3
    stage play sides=1,0 deadline=…      2. call
    board white 29b …; red …; white      3. first
    outcome 0 connection 1a,2a           4. 30a-15a

A record that starts from a position of its own has that position's lines after the first, each led by `>`.
Nothing here knows a game: what the lines mean is for `Game` and `State` to say.
"""

import re
from collections.abc import Iterable, Mapping, Sequence

from engine.errors import TextError
from engine.outcome import REASONS, Outcome
from engine.spelling import read_number

FIELDS = ("ply", "stage", "board", "outcome")
"""The words that the lines of a position begin with, after the first."""
_NUMBERED = re.compile(r"(?:\d+\. *)?(.+)")


def lines_of(text: str) -> list[str]:
    """Return the lines of a text without surrounding blanks; at least one."""
    return [line.strip() for line in text.strip().splitlines()] or [""]


def write_head(game: str, terms: str) -> str:
    """Return the first line of either text: the game and its options."""
    return f"{game} {terms}".strip()


def write_fields(fields: Mapping[str, str]) -> list[str]:
    """Return the lines of a position after the first."""
    return [f"{name} {value}" for name, value in fields.items()]


def read_fields(lines: Iterable[str]) -> dict[str, str]:
    """Return the fields in the lines of a position after the first. Raises TextError("line")."""
    fields: dict[str, str] = {}
    for line in lines:
        name, _, value = line.partition(" ")
        if name in fields or name not in FIELDS:
            raise TextError("line", line=line)
        fields[name] = value
    return fields


def write_stage(name: str, fields: Mapping[str, str]) -> str:
    """Return the text of a stage: its name, and `Stage.fields`."""
    return " ".join([name, *(f"{key}={value}" for key, value in fields.items())])


def read_stage_fields(words: Iterable[str]) -> dict[str, str]:
    """Return the fields in the words of a stage after its name. Raises ValueError."""
    return dict(word.split("=", 1) for word in words)


def write_outcome(outcome: Outcome) -> str:
    """Return the text of an outcome."""
    winners = ",".join(map(str, outcome.winners)) or "-"
    return f"{winners} {outcome.reason} {','.join(outcome.cells)}".rstrip()


def read_outcome(text: str) -> Outcome:
    """Return the outcome that `write_outcome` wrote. Raises TextError, ValueError."""
    winners, reason, *cells = text.split()
    if reason not in REASONS:
        raise TextError("reason", reason=reason)
    won = () if winners == "-" else tuple(map(read_number, winners.split(",")))
    return Outcome(won, reason, tuple(cells[0].split(",")) if cells else ())


def write_entries(origin: str, entries: Sequence[str]) -> list[str]:
    """Return the lines of a record after the first; `origin` is the text of the position it starts from, or empty."""
    numbered = (f"{number}. {entry}" for number, entry in enumerate(entries, 1))
    return [*(f"> {line}" for line in origin.splitlines()), *numbered]


def read_entries(lines: Sequence[str]) -> tuple[str, list[str]]:
    """Return the origin and the entries in the lines of a record after the first; empty lines count for nothing."""
    origin = [line.removeprefix(">").strip() for line in lines if line.startswith(">")]
    return "\n".join(origin), [_NUMBERED.sub(r"\1", line) for line in lines if line and not line.startswith(">")]
