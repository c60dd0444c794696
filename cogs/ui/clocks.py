"""Clocks in words."""

import locales
from matches.clocks import Clock, days_and_hours


def clock_words(language: str, clock: Clock) -> str:
    """The terms of time: how long players have and what comes after, in bold type where that is a loss at once."""
    if not clock:
        return locales.say(language, "clock-none")
    return locales.say(language, "clock-terms", time=clock_time(language, clock), strict=clock.strict)


def clock_time(language: str, clock: Clock) -> str:
    """How long players have: for each move, or for all of them together."""
    if clock.move:
        return locales.say(language, "clock-move", time=span_words(language, clock.move))
    bank, increment, cap = (span_words(language, one) for one in (clock.bank, clock.increment, clock.cap))
    code = "clock-bank" if clock.increment else "clock-bank-alone"
    return locales.say(language, code, bank=bank, more=increment, cap=cap)


def span_words(language: str, seconds: int) -> str:
    """A length of time in days and hours."""
    days, hours = days_and_hours(seconds)
    parts = [("clock-days", days)] * bool(days) + [("clock-hours", hours)] * bool(hours or not days)
    told = [locales.say(language, code, count=count) for code, count in parts]
    return locales.say(language, "clock-span", parts=told)
