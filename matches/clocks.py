"""How long players have: none, so much for each move, or a bank that grows with each move. Times are in seconds."""

import re
from dataclasses import dataclass, replace
from typing import Final

from matches.match_errors import MatchError

HOUR: Final = 3_600
DAY: Final = 24 * HOUR
MOVE: Final = HOUR, 14 * DAY
"""The least and the most that a player may have for a move."""
BANK: Final = HOUR, 60 * DAY
"""The least and the most that a bank may begin with."""
INCREMENT: Final = 0, 7 * DAY
CAP: Final = HOUR, 90 * DAY
SILENCE: Final = 30 * DAY
"""How long nobody need move where there is no clock, before the others may put an end to it."""

NONE: Final = frozenset({"", "none", "no", "aucune", "aucun", "non"})
"""How people write that they want none of something."""
_UNITS: Final = {"d": DAY, "j": DAY, "h": HOUR}
_SPAN: Final = r"\d{1,4} ?[dhj][a-z]*(?: ?\d{1,4} ?h[a-z]*)?"
_FORM: Final = re.compile(
    rf"(?P<first>{_SPAN})(?: ?\+ ?(?P<increment>{_SPAN}|0)(?: ?max ?(?P<cap>{_SPAN}))?)?(?P<strict> ?strict)?"
)


@dataclass(frozen=True, slots=True)
class Clock:
    """The terms of time. No `move` and no `bank`: no clock."""

    move: int = 0
    """What a player has for each move."""
    bank: int = 0
    """What a player begins with, for all moves together."""
    increment: int = 0
    """What each move adds to the bank."""
    cap: int = 0
    """What the bank never goes beyond."""
    strict: bool = False
    """Whether who runs out of time has lost, at once; else the others may claim it."""

    def __bool__(self) -> bool:
        return bool(self.move or self.bank)

    def budget(self, bank: int | None) -> int:
        """What a player with this much in the bank has for a turn."""
        return self.move or ((bank or 0) if self.bank else SILENCE)

    def after(self, bank: int, used: int) -> int:
        """What is in the bank after a move that took so long."""
        return min(max(bank - used, 0) + self.increment, self.cap)

    @property
    def text(self) -> str:
        """The one text form, which `read_clock` reads: empty, `3d`, `7d+12h max 14d`, `3d strict`."""
        if not self:
            return ""
        banked = f"{span(self.bank)}+{span(self.increment)} max {span(self.cap)}"
        return (span(self.move) if self.move else banked) + " strict" * self.strict


NO_CLOCK: Final = Clock()


def days_and_hours(seconds: int) -> tuple[int, int]:
    """A length of time, what is less than an hour left out."""
    return divmod(seconds // HOUR, 24)


def span(seconds: int) -> str:
    """A length of time in whole days and hours: `3d`, `1d12h`, `0`."""
    days, hours = days_and_hours(seconds)
    return (f"{days}d" if days else "") + (f"{hours}h" if hours else "") or "0"


def read_clock(text: str) -> Clock:
    """The clock that somebody wrote, generously. Raises MatchError("clock" | "clock-range")."""
    told = " ".join(text.lower().replace("<", " max ").split())
    if told in NONE | {"0"}:
        return NO_CLOCK
    found = _FORM.fullmatch(told)
    if not found:
        raise MatchError("clock", typed=text[:40])
    first, strict = _seconds(found["first"]), bool(found["strict"])
    if found["increment"] is None:
        return Clock(move=_within(first, MOVE), strict=strict)
    cap = _seconds(found["cap"]) if found["cap"] else max(first, HOUR)
    made = Clock(bank=_within(first, BANK), increment=_within(_seconds(found["increment"]), INCREMENT), strict=strict)
    return replace(made, cap=_within(cap, (max(first, CAP[0]), CAP[1])))


def _seconds(text: str) -> int:
    """A length of time as it is written."""
    return sum(int(number) * _UNITS[unit] for number, unit in re.findall(r"(\d+) ?([dhj])", text))


def _within(seconds: int, limits: tuple[int, int]) -> int:
    least, most = limits
    if not least <= seconds <= most:
        raise MatchError("clock-range", given=span(seconds), least=span(least), most=span(most))
    return seconds
