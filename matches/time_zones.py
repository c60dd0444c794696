"""Time zones and quiet hours as people type them."""

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

MOST_SUGGESTED: Final = 5
"""How many zones are suggested."""
NEVER: Final = NONE | {"off", "never", "jamais"}
"""What people write for 'no quiet hours'."""

_NOWHERE: Final = {"localtime", "Factory"}
"""Names in the IANA database that are no zones of their own."""
_SHIFT: Final = re.compile(r"(?:utc|gmt)?([+-])0?(\d{1,2})(?::?00)?")
_TIME: Final = r"(\d{1,2})(?: ?[:.h] ?(\d{2}))?(?: ?h)?(?: ?([ap])\.?m\.?)?"
_HOURS: Final = re.compile(rf"(?:from |between |de |entre )?{_TIME} ?(?:-|to|till|until|and|à|a|et) ?{_TIME}")


def find_zone(text: str) -> str:
    """Return the IANA name of a time zone that a person typed: the name, its city, or a form like `UTC+2`.

    Raises MatchError("zone"), with similar names in its data.
    """
    whole, parts = _zones()
    typed = _bare(text)
    shifted = _SHIFT.fullmatch("".join(text.lower().translate(DASHES).split()))
    if shifted:
        typed = _bare(f"Etc/GMT{'-' if shifted[1] == '+' else '+'}{shifted[2]}")  # POSIX has the signs the other way
    found = [whole[typed]] if typed in whole else parts.get(typed, [])
    if len(found) != 1:
        raise MatchError("zone", typed=text[:40], near=tuple(found or _similar(typed)))
    return found[0]


def read_hours(text: str) -> tuple[int, int] | None:
    """Return the quiet hours that a person typed, such as `22:30-7`, in minutes after midnight; None for none.

    Raises MatchError("quiet" | "quiet-range").
    """
    typed = " ".join(text.lower().translate(DASHES).split())
    if typed in NEVER:
        return None
    found = _HOURS.fullmatch(typed)
    if not found:
        raise MatchError("quiet", typed=text[:40])
    begin, end = _minutes(text, *found.groups()[:3]), _minutes(text, *found.groups()[3:])
    if not 0 < (end - begin) % MINUTES <= LONGEST_QUIET // 60:
        raise MatchError("quiet-range", given=write_hours(begin, end), most=LONGEST_QUIET // HOUR)
    return begin, end


def write_hours(begin: int, end: int) -> str:
    """Return the text of quiet hours, which `read_hours` reads: `22:30-7:00`."""
    return f"{write_time(begin)}-{write_time(end)}"


def write_time(minutes: int) -> str:
    """Return the text of a time of day: `7:00`."""
    return f"{minutes // 60}:{minutes % 60:02}"


def _minutes(text: str, hour: str, minute: str | None, half: str | None) -> int:
    """Return a time of day in minutes after midnight. Midnight may be typed as 24:00."""
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
    """Return all zones by bare name; and by the bare ends of names, which several may share."""
    names = sorted(available_timezones() - _NOWHERE)
    parts: dict[str, list[str]] = {}
    for name in names:
        for end in _ends(name):
            parts.setdefault(_bare(end), []).append(name)
    return {_bare(name): name for name in names}, parts


def _ends(name: str) -> Iterator[str]:
    """Yield the ends of a zone's name: `Indiana/Knox` and `Knox` of `America/Indiana/Knox`."""
    _, *rest = name.split("/")
    for start in range(len(rest)):
        yield "/".join(rest[start:])


def _similar(typed: str) -> list[str]:
    """Return zones whose names hold what was typed, then those that look like it."""
    whole, parts = _zones()
    holding = [name for bare, name in whole.items() if len(typed) > 2 and typed in bare]
    alike = [name for end in get_close_matches(typed, parts, MOST_SUGGESTED, 0.7) for name in parts[end]]
    return list(dict.fromkeys(holding + alike))[:MOST_SUGGESTED]


def _bare(name: str) -> str:
    """Return a name in lower case without accents, blanks and signs, but for signs before a number."""
    plain = unicodedata.normalize("NFKD", name.translate(DASHES)).casefold()
    return re.sub(r"[^a-z0-9/+-]|[+-](?!\d)", "", plain)[:60]
