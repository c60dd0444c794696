"""Time zones and quiet hours as people write them."""

import re
import unicodedata
from collections.abc import Iterator
from difflib import get_close_matches
from functools import cache
from typing import Final
from zoneinfo import available_timezones

from engine.spelling import DASHES
from matches.clocks import HOUR, NONE
from matches.match_errors import MatchError
from matches.time_spans import LONGEST_QUIET, MINUTES

NEAR: Final = 5
"""How many zones are suggested."""
NEVER: Final = NONE | {"off", "never", "jamais"}
"""How people write that they have no quiet hours."""

_NOWHERE: Final = {"localtime", "Factory"}
"""Names in the database that are no zone of their own."""
_SHIFT: Final = re.compile(r"(?:utc|gmt)?([+-])0?(\d{1,2})(?::?00)?")
_TIME: Final = r"(\d{1,2})(?: ?[:.h] ?(\d{2}))?(?: ?h)?(?: ?([ap])\.?m\.?)?"
_HOURS: Final = re.compile(rf"(?:from |between |de |entre )?{_TIME} ?(?:-|to|till|until|and|à|a|et) ?{_TIME}")


def find_zone(text: str) -> str:
    """The name, in the IANA database, of the zone that somebody wrote; its city will do, and so will `UTC+2`.

    Raises MatchError("zone"), whose data has names that are near.
    """
    whole, parts = _zones()
    told = _bare(text)
    shifted = _SHIFT.fullmatch("".join(text.lower().translate(DASHES).split()))
    if shifted:
        told = _bare(f"Etc/GMT{'-' if shifted[1] == '+' else '+'}{shifted[2]}")  # POSIX has the signs the other way
    found = [whole[told]] if told in whole else parts.get(told, [])
    if len(found) != 1:
        raise MatchError("zone", typed=text[:40], near=tuple(found or _near(told)))
    return found[0]


def read_hours(text: str) -> tuple[int, int] | None:
    """The quiet hours that somebody wrote, such as `22:30-7`, in minutes after midnight; None for none.

    Raises MatchError("quiet" | "quiet-range").
    """
    told = " ".join(text.lower().translate(DASHES).split())
    if told in NEVER:
        return None
    found = _HOURS.fullmatch(told)
    if not found:
        raise MatchError("quiet", typed=text[:40])
    begin, end = _minutes(text, *found.groups()[:3]), _minutes(text, *found.groups()[3:])
    if not 0 < (end - begin) % MINUTES <= LONGEST_QUIET // 60:
        raise MatchError("quiet-range", given=write_hours(begin, end), most=LONGEST_QUIET // HOUR)
    return begin, end


def write_hours(begin: int, end: int) -> str:
    """Hours in their one text form, which `read_hours` reads: `22:30-7:00`."""
    return f"{write_time(begin)}-{write_time(end)}"


def write_time(minutes: int) -> str:
    """A time of day: `7:00`."""
    return f"{minutes // 60}:{minutes % 60:02}"


def _minutes(text: str, hour: str, minute: str | None, half: str | None) -> int:
    """A time of day in minutes after midnight, which may be written as 24:00."""
    hours, minutes = int(hour), int(minute or 0)
    if half:
        if not 1 <= hours <= 12:
            raise MatchError("quiet", typed=text[:40])
        hours = hours % 12 + (12 if half == "p" else 0)
    if minutes > 59 or hours * 60 + minutes > MINUTES:
        raise MatchError("quiet", typed=text[:40])
    return (hours * 60 + minutes) % MINUTES


@cache
def _zones() -> tuple[dict[str, str], dict[str, list[str]]]:
    """Every zone by its bare name; and by the bare ends of its name, which several may share."""
    names = sorted(available_timezones() - _NOWHERE)
    parts: dict[str, list[str]] = {}
    for name in names:
        for end in _ends(name):
            parts.setdefault(_bare(end), []).append(name)
    return {_bare(name): name for name in names}, parts


def _ends(name: str) -> Iterator[str]:
    """`Indiana/Knox` and `Knox` of `America/Indiana/Knox`."""
    _, *rest = name.split("/")
    for start in range(len(rest)):
        yield "/".join(rest[start:])


def _near(told: str) -> list[str]:
    """Zones whose names hold what was written, then those that look like it."""
    whole, parts = _zones()
    holding = [name for bare, name in whole.items() if len(told) > 2 and told in bare]
    alike = [name for end in get_close_matches(told, parts, NEAR, 0.7) for name in parts[end]]
    return list(dict.fromkeys(holding + alike))[:NEAR]


def _bare(name: str) -> str:
    """A name without accents, blanks and signs; those before a number count."""
    plain = unicodedata.normalize("NFKD", name.translate(DASHES)).casefold()
    return re.sub(r"[^a-z0-9/+-]|[+-](?!\d)", "", plain)[:60]
