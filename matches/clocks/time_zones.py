"""Typed time zones, quiet hours and moments."""

import re
import unicodedata
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from difflib import get_close_matches
from functools import cache
from typing import Final
from zoneinfo import available_timezones

from engine.spelling import DASHES
from matches.core.clock import HOUR, NONE, read_length
from matches.core.match_errors import MatchError
from matches.core.time_spans import LONGEST_QUIET, MINUTES, fixed_zone, zone_of

MOST_SUGGESTED: Final = 5
"""Number of suggested zones."""
NEVER: Final = NONE | {"off", "never", "jamais", "nie"}
"""Words for 'no quiet hours'."""
NOW: Final = frozenset({"now", "maintenant", "jetzt"})
"""Words for the current moment."""
YEARS: Final = range(1971, 9999)
"""Allowed years; their dates exist in every zone."""
_LATEST: Final = int(datetime(YEARS.stop - 1, 12, 31, tzinfo=UTC).timestamp())
USUAL_TIME: Final = 18 * 60
"""Default time of day of a typed date, in minutes after midnight."""

_NOWHERE: Final = {"localtime", "Factory"}
"""Names in the IANA database that are not zones of their own."""
_SHIFT: Final = re.compile(r"(?:utc|gmt)?([+-])0?(\d{1,2})(?::?([0-5]\d))?")
_STAMP: Final = re.compile(r"<t:(\d{1,12})(?::[a-z])?>")
"""A moment as Discord writes it in messages, in lower case."""
_TIME: Final = r"(\d{1,2})(?: ?[:.h] ?(\d{2}))?(?: ?h)?(?: ?([ap])\.?m\.?)?"
_MOMENT: Final = re.compile(rf"(?:(\d{{4}})[-/.](\d{{1,2}})[-/.](\d{{1,2}}))?(?:(?:^|[ t,]| at | à ) ?{_TIME})?")
_HOURS: Final = re.compile(rf"(?:from |between |de |entre )?{_TIME} ?(?:-|to|till|until|and|à|a|et) ?{_TIME}")


def find_zone(text: str) -> str:
    """Return the name of a typed time zone: an IANA name, its city, or a form like `UTC+2` or `UTC+5:30`.

    Raises MatchError("zone") with similar names in its data.
    """
    whole, parts = _zones()
    typed = _bare(text)
    shifted = _SHIFT.fullmatch("".join(text.lower().translate(DASHES).split()))
    if shifted and int(shifted[3] or 0):
        name = f"UTC{shifted[1]}{int(shifted[2]):02}:{shifted[3]}"
        if fixed_zone(name):
            return name
    elif shifted:
        typed = _bare(f"Etc/GMT{'-' if shifted[1] == '+' else '+'}{shifted[2]}")  # POSIX reverses the signs
    found = [whole[typed]] if typed in whole else parts.get(typed, [])
    if len(found) != 1:
        raise MatchError("zone", typed=text[:40], near=tuple(found or _similar(typed)))
    return found[0]


def read_hours(text: str) -> tuple[int, int] | None:
    """Return typed quiet hours, such as `22:30-7`, in minutes after midnight; None for none.

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
    """Return quiet hours as text: `22:30-7:00`, the inverse of `read_hours`."""
    return f"{write_time(begin)}-{write_time(end)}"


def read_moment(text: str, now: int, zone: str) -> int:
    """Return a typed moment: `2026-12-24 18:00` in the zone, `18:00`, `3d12h` from now, `now`, or `<t:1798132000>`.

    Raises MatchError("moment").
    """
    typed = " ".join(text.lower().translate(DASHES).split())
    if typed in NOW:
        return now
    if (length := read_length(typed)) is not None:
        return now + length
    if stamp := _STAMP.fullmatch(typed):
        return _of_stamp(int(stamp[1]), text)
    found = _MOMENT.fullmatch(typed)
    if not found or typed.isdigit() or not typed:
        raise MatchError("moment", typed=text[:40])
    year, month, day, *clock = found.groups()
    minutes = USUAL_TIME if clock[0] is None else _time_of_day(*clock)
    try:
        today = datetime.fromtimestamp(now, zone_of(zone)).replace(hour=0, minute=0, second=0, microsecond=0)
        if minutes is None or (year and int(year) not in YEARS):
            raise ValueError(typed)
        wanted = today.replace(year=int(year), month=int(month), day=int(day)) if year else today
        days, of_day = divmod(minutes, MINUTES)
        moment = wanted.replace(hour=of_day // 60, minute=of_day % 60) + timedelta(days)
    except (ValueError, OverflowError) as wrong:
        raise MatchError("moment", typed=text[:40]) from wrong
    if not year and moment.timestamp() <= now:
        moment += timedelta(1)
    return int(moment.timestamp())


def _of_stamp(seconds: int, text: str) -> int:
    """Return a moment in seconds since 1970. Raises MatchError("moment") for one outside the years that are allowed."""
    if not seconds <= _LATEST or datetime.fromtimestamp(seconds, UTC).year not in YEARS:
        raise MatchError("moment", typed=text[:40])
    return seconds


def write_moment(moment: int, zone: str) -> str:
    """Return a moment in a zone as text: `2026-12-24 18:00`, which `read_moment` accepts."""
    return f"{datetime.fromtimestamp(moment, zone_of(zone)):%Y-%m-%d %H:%M}"


def write_time(minutes: int) -> str:
    """Return a time of day as text: `7:00`."""
    return f"{minutes // 60}:{minutes % 60:02}"


def _minutes(text: str, hour: str, minute: str | None, half: str | None) -> int:
    """Return a time of day in minutes after midnight. Raises MatchError("quiet")."""
    minutes = _time_of_day(hour, minute, half)
    if minutes is None:
        raise MatchError("quiet", typed=text[:40])
    return minutes % MINUTES


def _time_of_day(hour: str, minute: str | None, half: str | None) -> int | None:
    """Return a time of day in minutes after midnight, up to 24:00; None if invalid."""
    hours, minutes = int(hour), int(minute or 0)
    if half:
        if not 1 <= hours <= 12:
            return None
        hours = hours % 12 + (12 if half == "p" else 0)
    if minutes > 59 or hours * 60 + minutes > MINUTES:
        return None
    return hours * 60 + minutes


@cache
def _zones() -> tuple[dict[str, str], dict[str, list[str]]]:
    """Return all zones by normalized name; and by normalized suffixes, which several zones may share."""
    names = sorted(available_timezones() - _NOWHERE)
    parts: dict[str, list[str]] = {}
    for name in names:
        for end in _ends(name):
            parts.setdefault(_bare(end), []).append(name)
    return {_bare(name): name for name in names}, parts


def _ends(name: str) -> Iterator[str]:
    """Yield the suffixes of a zone's name: `Indiana/Knox` and `Knox` of `America/Indiana/Knox`."""
    _, *rest = name.split("/")
    for start in range(len(rest)):
        yield "/".join(rest[start:])


def _similar(typed: str) -> list[str]:
    """Return zones whose names contain the text, then similarly spelled ones."""
    whole, parts = _zones()
    holding = [name for bare, name in whole.items() if len(typed) > 2 and typed in bare]
    alike = [name for end in get_close_matches(typed, parts, MOST_SUGGESTED, 0.7) for name in parts[end]]
    return list(dict.fromkeys(holding + alike))[:MOST_SUGGESTED]


def _bare(name: str) -> str:
    """Return a name in lower case without accents, blanks and punctuation, except signs before a number."""
    plain = unicodedata.normalize("NFKD", name.translate(DASHES)).casefold()
    return re.sub(r"[^a-z0-9/+-]|[+-](?!\d)", "", plain)[:60]
