"""Arithmetic of deadlines: uncounted spans (pauses, absences) and quiet hours.

Moments are whole seconds since 1970, durations are seconds.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta, timezone, tzinfo
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from matches.core.clock import DAY, HOUR

MINUTES: Final = 1_440
"""Minutes of a day."""
SHIFTS: Final = range(-12 * 60, 14 * 60 + 1)
"""Minutes by which clocks on Earth are ahead of UTC."""
LONGEST_QUIET: Final = 12 * HOUR
"""Limit on quiet hours per day, from their beginning."""
BEFORE_QUIET: Final = 600
"""Time between a reminder and the quiet hours in which it would have been due."""


class Span(NamedTuple):
    """A half-open span of time: its end is excluded."""

    begin: int
    end: int

    def holds(self, moment: int) -> bool:
        return self.begin <= moment < self.end


def passed(begin: int, end: int, spans: Iterable[Span]) -> int:
    """Return the time between two moments outside all spans."""
    counted, moment = 0, begin
    for span in sorted(spans):
        if span.begin >= end:
            break
        counted += max(span.begin - moment, 0)
        moment = max(moment, span.end)
    return counted + max(end - moment, 0)


def reach(begin: int, time_left: int, spans: Iterable[Span]) -> int:
    """Return the first moment outside all spans at which `time_left` has passed outside them since `begin`."""
    moment = begin
    for span in sorted(spans):
        if span.begin - moment > time_left:
            break
        time_left -= max(span.begin - moment, 0)
        moment = max(moment, span.end)
    return moment + time_left


@dataclass(frozen=True, slots=True)
class Quiet:
    """A person's quiet hours, in minutes after midnight in their time zone; None for none."""

    begins: int | None = None
    ends: int | None = None
    zone: str = "UTC"

    def around(self, moment: int) -> Span | None:
        """Return the quiet hours that contain a moment; None if there are none."""
        zone = zone_of(self.zone)
        today = datetime.fromtimestamp(moment, zone).date()
        # Where clocks are set back past midnight, tomorrow's hours may begin today.
        nights = (self._on(today + timedelta(days), zone) for days in (-1, 0, 1))
        return next((night for night in nights if night and night.holds(moment)), None)

    def _on(self, day: date, zone: tzinfo) -> Span | None:
        if self.begins is None or self.ends is None:
            return None
        morning = day + timedelta(self.ends <= self.begins)
        begin, end = _moment(day, self.begins, zone), _moment(morning, self.ends, zone)
        return Span(begin, min(end, begin + LONGEST_QUIET))


NO_QUIET: Final = Quiet()


def zone_of(name: str) -> tzinfo:
    """Return the time zone of an IANA name, or of a form like `UTC+05:30`; UTC if unknown on this machine."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return fixed_zone(name) or UTC


def fixed_zone(name: str) -> timezone | None:
    """Return the zone of a form like `UTC+05:30`, which no city may have; None for another text."""
    found = re.fullmatch(r"UTC([+-]\d\d):(\d\d)", name)
    minutes = int(found[1]) * 60 + int(found[1][0] + found[2]) if found else 0
    return timezone(timedelta(minutes=minutes), name) if minutes in SHIFTS else None


def _moment(day: date, minutes: int, zone: tzinfo) -> int:
    """Return the moment of a local time: the first if it is ambiguous; a skipped time as if it existed."""
    shown = datetime.combine(day, time(*divmod(minutes % MINUTES, 60)), zone)
    return int(shown.timestamp())


def next_hour(moment: int, hour: int, zone: str) -> int:
    """Return the first moment after `moment` at which clocks in a zone show a full hour."""
    place = zone_of(zone)
    today = datetime.fromtimestamp(moment, place).date()
    moments = (_moment(today + timedelta(days), hour * 60, place) for days in range(4))
    return next(found for found in moments if found > moment)


def deadline(begin: int, budget: int, spans: Iterable[Span], quiet: Quiet) -> int:
    """Return a player's deadline: after `budget` outside all spans, postponed to the end of quiet hours."""
    moment = reach(begin, budget, spans)
    night = quiet.around(moment)
    return night.end if night else moment


def reminder(begin: int, until: int, lead: int, quiet: Quiet) -> int | None:
    """Return when to remind a player whose turn lasts from `begin` to `until`: `lead` before the end.

    A reminder in quiet hours is sent before them, or after them if the turn began during them. None if there is no time
    for one.
    """
    moment = until - lead
    if not lead or moment <= begin:
        return None
    night = quiet.around(moment)
    if night is None:
        return moment
    return next((at for at in (night.begin - BEFORE_QUIET, night.end) if begin < at < until), None)


def days_left(absences: Iterable[Span], begin: int, most: int) -> int:
    """Return the days that a person may be away from `begin` on, with `most` days per calendar year (UTC)."""
    taken = list(absences)
    fits = (days for days in range(most, 0, -1) if _fits([*taken, Span(begin, begin + days * DAY)], begin, most))
    return next(fits, 0)


def _fits(absences: list[Span], begin: int, most: int) -> bool:
    first = datetime.fromtimestamp(begin, UTC).year
    years = [Span(_new_year(year), _new_year(year + 1)) for year in (first, first + 1)]
    return all(sum(_common(absence, year) for absence in absences) <= most * DAY for year in years)


def _common(span: Span, other: Span) -> int:
    """Return the length of the overlap of two spans."""
    return max(min(span.end, other.end) - max(span.begin, other.begin), 0)


def _new_year(year: int) -> int:
    return int(datetime(year, 1, 1, tzinfo=UTC).timestamp())
