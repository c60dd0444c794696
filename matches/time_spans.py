"""Time that counts, time that does not, and time in which none runs out: pauses and absences; quiet hours.

Moments are whole seconds since 1970, lengths are seconds.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from matches.clocks import DAY, HOUR

MINUTES: Final = 1_440
"""Of a day."""
LONGEST_QUIET: Final = 12 * HOUR
"""What counts of somebody's quiet hours each day, from when they begin."""
BEFORE_QUIET: Final = 600
"""How long before quiet hours somebody is told what would have been due in them."""


class Span(NamedTuple):
    """From one moment to another, which is not part of it."""

    begin: int
    end: int

    def holds(self, moment: int) -> bool:
        """Whether a moment is part of it."""
        return self.begin <= moment < self.end


def passed(begin: int, end: int, spans: Iterable[Span]) -> int:
    """How much time there is between two moments outside of all spans."""
    counted, moment = 0, begin
    for span in sorted(spans):
        if span.begin >= end:
            break
        counted += max(span.begin - moment, 0)
        moment = max(moment, span.end)
    return counted + max(end - moment, 0)


def reach(begin: int, time_left: int, spans: Iterable[Span]) -> int:
    """The first moment outside of all spans by which so much time outside of them has passed."""
    moment = begin
    for span in sorted(spans):
        if span.begin - moment > time_left:
            break
        time_left -= max(span.begin - moment, 0)
        moment = max(moment, span.end)
    return moment + time_left


@dataclass(frozen=True, slots=True)
class Quiet:
    """Somebody's quiet hours, in minutes after midnight in their time zone; none where either is None."""

    begins: int | None = None
    ends: int | None = None
    zone: str = "UTC"

    def around(self, moment: int) -> Span | None:
        """The quiet hours that a moment lies in."""
        zone = zone_of(self.zone)
        today = datetime.fromtimestamp(moment, zone).date()
        # Where clocks are turned back past midnight, tomorrow's hours may begin today.
        nights = (self._on(today + timedelta(days), zone) for days in (-1, 0, 1))
        return next((night for night in nights if night and night.holds(moment)), None)

    def _on(self, day: date, zone: tzinfo) -> Span | None:
        """The quiet hours that begin on a day."""
        if self.begins is None or self.ends is None:
            return None
        morning = day + timedelta(self.ends <= self.begins)
        begin, end = _moment(day, self.begins, zone), _moment(morning, self.ends, zone)
        return Span(begin, min(end, begin + LONGEST_QUIET))


def zone_of(name: str) -> tzinfo:
    """A time zone; one that is not known here counts as UTC."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC


def _moment(day: date, minutes: int, zone: tzinfo) -> int:
    """When a clock on the wall shows a time: the first time, of two; where it is skipped, as late as if it were not."""
    shown = datetime.combine(day, time(*divmod(minutes % MINUTES, 60)), zone)
    return int(shown.timestamp())


def deadline(begin: int, budget: int, spans: Iterable[Span], quiet: Quiet) -> int:
    """When somebody's time is up: after `budget` outside of all spans, and then not in their quiet hours."""
    moment = reach(begin, budget, spans)
    night = quiet.around(moment)
    return night.end if night else moment


def shifted(moment: int, now: int, before: Iterable[Span], after: Iterable[Span]) -> int:
    """Where a deadline moves when time stops, or goes on again: as much time is left as there was.

    It is not moved out of quiet hours again: who adds span to span gains nothing but these.
    """
    return reach(now, passed(now, moment, before), after)


def reminder(begin: int, until: int, lead: int, quiet: Quiet) -> int | None:
    """When somebody whose time began and ends then is reminded: `lead` before the end, or else before quiet hours.

    Where that was before their time began: after these. None where there is no time for it.
    """
    moment = until - lead
    if not lead or moment <= begin:
        return None
    night = quiet.around(moment)
    if night is None:
        return moment
    return next((one for one in (night.begin - BEFORE_QUIET, night.end) if begin < one < until), None)


def days_left(absences: Iterable[Span], begin: int, most: int) -> int:
    """For how many days somebody can be away from a moment on, with `most` days in each calendar year (in UTC)."""
    taken = list(absences)
    fits = (days for days in range(most, 0, -1) if _fits([*taken, Span(begin, begin + days * DAY)], begin, most))
    return next(fits, 0)


def _fits(absences: list[Span], begin: int, most: int) -> bool:
    first = datetime.fromtimestamp(begin, UTC).year
    years = [Span(_new_year(year), _new_year(year + 1)) for year in (first, first + 1)]
    return all(sum(_common(one, year) for one in absences) <= most * DAY for year in years)


def _common(one: Span, other: Span) -> int:
    return max(min(one.end, other.end) - max(one.begin, other.begin), 0)


def _new_year(year: int) -> int:
    return int(datetime(year, 1, 1, tzinfo=UTC).timestamp())
