"""Clocks as text: what is written is read back, and what cannot be a clock is refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from matches import MatchError
from matches.core.clock import BANK, CAP, DAY, HOUR, INCREMENT, MINUTE, MOVE, Clock, read_clock, read_length, span
from tests.matches.fixtures import refused


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("5m", "5m"),
        ("90 min", "1h30m"),
        ("10 minutes strict", "10m strict"),
        ("1 h 30 mn", "1h30m"),
        ("1j12h5m", "1d12h5m"),
        ("3 days", "3d"),
        ("7d+12h", "7d+12h max 7d"),
        ("7d+12h max14d strict", "7d+12h max 14d strict"),
        ("1h+0", "1h+0 max 1h"),
        ("none", ""),
    ],
)
def test_a_clock_is_read_generously_and_written_in_one_form(typed: str, text: str) -> None:
    assert read_clock(typed).text == text
    assert read_clock(text) == read_clock(typed)


@pytest.mark.parametrize("typed", ["1 month", "2 mois", "5 max", "5", "m", "30m+1h", "1h+5m", "3d+1h max 30m", "5s"])
def test_what_is_no_clock_is_refused(typed: str) -> None:
    with refused("clock", MatchError):
        read_clock(typed)


@pytest.mark.parametrize(("typed", "given"), [("4m", "4m"), ("15d", "15d"), ("14d1m", "14d1m"), ("61d+0", "61d")])
def test_a_time_that_is_too_short_or_too_long_is_refused(typed: str, given: str) -> None:
    with refused("clock-range", MatchError, given=given):
        read_clock(typed)


def whole(limits: tuple[int, int], unit: int) -> st.SearchStrategy[int]:
    """Return lengths of time within limits, in whole units."""
    return st.integers(-(-limits[0] // unit), limits[1] // unit).map(lambda count: count * unit)


@given(whole(MOVE, MINUTE), st.booleans())
def test_a_time_for_each_move_is_read_back_as_it_was_written(move: int, strict: bool) -> None:
    assert read_clock(Clock(move=move, strict=strict).text) == Clock(move=move, strict=strict)


@given(whole(BANK, HOUR), whole(INCREMENT, HOUR), whole(CAP, HOUR), st.booleans())
def test_a_time_bank_is_read_back_as_it_was_written(bank: int, increment: int, cap: int, strict: bool) -> None:
    clock = Clock(bank=bank, increment=increment, cap=max(cap, bank), strict=strict)
    assert read_clock(clock.text) == clock


@given(st.integers(0, 99 * DAY).map(lambda seconds: seconds // MINUTE * MINUTE).filter(bool))
def test_a_length_of_time_is_read_back_as_it_was_written(seconds: int) -> None:
    assert read_length(span(seconds)) == seconds
