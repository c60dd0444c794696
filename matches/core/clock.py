"""Clocks: no limit, a time for each move, or a bank with an increment. Durations are in seconds."""

import re
from dataclasses import dataclass, replace
from typing import Final

from matches.core.match_errors import MatchError

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
MOVE: Final = 5 * MINUTE, 14 * DAY
"""Least and most time per move."""
BANK: Final = HOUR, 60 * DAY
"""Least and most initial time in the bank."""
INCREMENT: Final = 0, 7 * DAY
CAP: Final = HOUR, 90 * DAY
SILENCE: Final = 30 * DAY
"""Time per move without a clock, after which the others may end the match."""

NONE: Final = frozenset({"", "none", "no", "aucune", "aucun", "non", "keine", "nein", "ohne"})
"""Words for 'none'."""
_UNITS: Final = {"d": DAY, "j": DAY, "h": HOUR, "m": MINUTE}
_SPAN: Final = r"\d{1,4} ?[dhj][a-z]*(?: ?\d{1,4} ?h[a-z]*)?"
_MINUTES: Final = r"\d{1,4} ?m(?:n|in[a-z]*)?"
"""A number of minutes; `1 month` is none."""
_EXACT: Final = rf"(?:{_SPAN}(?: ?{_MINUTES})?|{_MINUTES})"
_LENGTH: Final = re.compile(_EXACT)
_PER_MOVE: Final = re.compile(rf"(?P<move>{_EXACT})(?P<strict> ?strict)?")
_BANKED: Final = re.compile(
    rf"(?P<bank>{_SPAN}) ?\+ ?(?P<increment>{_SPAN}|0)(?: ?max ?(?P<cap>{_SPAN}))?(?P<strict> ?strict)?"
)


@dataclass(frozen=True, slots=True)
class Clock:
    """Time limits of a match. Without `move` and `bank` there are none."""

    move: int = 0
    """Time for each move."""
    bank: int = 0
    """Initial bank for all moves together."""
    increment: int = 0
    """Time that each move adds to the bank."""
    cap: int = 0
    """Maximum of the bank."""
    strict: bool = False
    """Whether a player out of time is out at once; else the others may claim it."""

    def __bool__(self) -> bool:
        return bool(self.move or self.bank)

    def budget(self, bank: int | None) -> int:
        """Return a player's time for a turn with `bank` in the bank."""
        return self.move or ((bank or 0) if self.bank else SILENCE)

    def after(self, left: int) -> int:
        """Return the bank after a move at which `left` remained."""
        return min(left + self.increment, self.cap)

    @property
    def text(self) -> str:
        """The text form: empty, `3d`, `5m`, `7d+12h max 14d`, `3d strict`. `read_clock` is its inverse."""
        if not self:
            return ""
        banked = f"{span(self.bank)}+{span(self.increment)} max {span(self.cap)}"
        return (span(self.move) if self.move else banked) + " strict" * self.strict


NO_CLOCK: Final = Clock()


def days_and_hours(seconds: int) -> tuple[int, int]:
    """Split seconds into whole days and hours, dropping the rest."""
    return divmod(seconds // HOUR, 24)


def span(seconds: int) -> str:
    """Return a duration in days, hours and minutes as text: `3d`, `1d12h`, `5m`, `0`."""
    days, hours = days_and_hours(seconds)
    parts = (days, "d"), (hours, "h"), (seconds % HOUR // MINUTE, "m")
    return "".join(f"{count}{unit}" for count, unit in parts if count) or "0"


def read_clock(text: str) -> Clock:
    """Return a typed clock; spelling is lenient. Raises MatchError("clock" | "clock-range")."""
    typed = " ".join(text.lower().replace("<", " max ").split())
    if typed in NONE | {"0"}:
        return NO_CLOCK
    if found := _PER_MOVE.fullmatch(typed):
        return Clock(move=_within(_seconds(found["move"]), MOVE), strict=bool(found["strict"]))
    found = _BANKED.fullmatch(typed)
    if not found:
        raise MatchError("clock", typed=text[:40])
    bank = _seconds(found["bank"])
    cap = _seconds(found["cap"]) if found["cap"] else max(bank, HOUR)
    increment, strict = _within(_seconds(found["increment"]), INCREMENT), bool(found["strict"])
    clock = Clock(bank=_within(bank, BANK), increment=increment, strict=strict)
    return replace(clock, cap=_within(cap, (max(bank, CAP[0]), CAP[1])))


def read_length(text: str) -> int | None:
    """Return the seconds of a duration typed in lower case, such as `3d12h` or `30m`; None if invalid."""
    return _seconds(text) if _LENGTH.fullmatch(text) else None


def _seconds(text: str) -> int:
    return sum(int(number) * _UNITS[unit] for number, unit in re.findall(r"(\d+) ?([dhjm])", text))


def _within(seconds: int, limits: tuple[int, int]) -> int:
    """Return a duration if it is within limits. Raises MatchError("clock-range")."""
    least, most = limits
    if not least <= seconds <= most:
        raise MatchError("clock-range", given=span(seconds), least=span(least), most=span(most))
    return seconds
