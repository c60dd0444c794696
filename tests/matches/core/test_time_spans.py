"""When somebody's time is up: pauses, absences and quiet hours, as arithmetic."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from matches.clocks.absence_service import MOST_DAYS
from matches.core.clock import BANK, CAP, DAY, HOUR, INCREMENT, MOVE, Clock
from matches.core.time_spans import LONGEST_QUIET, Quiet, Span, days_left, deadline, passed, reach, reminder
from matches.offers.offer_rules import MOST_PAUSED_DAYS

START = int(datetime(2026, 1, 1, tzinfo=UTC).timestamp())
ZONES = ("UTC", "Europe/Paris", "America/St_Johns", "Australia/Lord_Howe", "Asia/Kolkata", "Pacific/Apia", "No/Where")

moments = st.integers(START, START + 3 * 365 * DAY)
budgets = st.integers(0, 90 * DAY)
spans = st.lists(
    st.builds(lambda begin, length: Span(begin, begin + length), moments, st.integers(0, 30 * DAY)), max_size=5
)
minutes = st.none() | st.integers(0, 1_439)
quiets = st.builds(Quiet, minutes, minutes, st.sampled_from(ZONES))
clocks = st.builds(lambda move: Clock(move=move), st.integers(*MOVE)) | st.builds(
    lambda bank, increment, more: Clock(bank=bank, increment=increment, cap=min(bank + more, CAP[1])),
    st.integers(*BANK),
    st.integers(*INCREMENT),
    st.integers(0, CAP[1]),
)
law = settings(max_examples=60, deadline=None)


def at(text, zone="UTC"):
    """Return a moment as a local date and time."""
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp())


def hours(begins, ends, zone="UTC"):
    """Quiet hours from one full hour to another."""
    return Quiet(begins * 60, ends * 60, zone)


# Laws.


@law
@given(moments, budgets, spans)
def test_a_deadline_leaves_exactly_the_time_that_counts(begin, budget, stopped):
    until = reach(begin, budget, stopped)
    assert passed(begin, until, stopped) == budget
    assert not any(span.holds(until) for span in stopped)


@law
@given(moments, budgets, spans, quiets)
def test_a_deadline_is_never_early_never_in_quiet_hours_and_not_later_than_it_must_be(begin, budget, stopped, quiet):
    until = deadline(begin, budget, stopped, quiet)
    stood_still = sum(span.end - span.begin for span in stopped)
    assert begin + budget <= until <= begin + budget + stood_still + LONGEST_QUIET
    assert quiet.around(until) is None


@law
@given(moments, st.integers(0, DAY), budgets, st.integers(0, DAY), spans, quiets)
def test_who_begins_later_or_has_more_time_is_never_due_earlier(begin, later, budget, more, stopped, quiet):
    until = deadline(begin, budget, stopped, quiet)
    assert until <= deadline(begin + later, budget, stopped, quiet)
    assert until <= deadline(begin, budget + more, stopped, quiet)


@law
@given(moments, quiets)
def test_quiet_hours_are_half_a_day_at_most(moment, quiet):
    night = quiet.around(moment)
    assert night is None or (night.holds(moment) and night.end - night.begin <= LONGEST_QUIET)


@law
@given(clocks.filter(lambda clock: clock.bank), st.lists(st.integers(0, 200 * DAY), max_size=30))
def test_a_bank_is_never_below_nothing_or_beyond_its_cap(clock, turns):
    bank = clock.bank
    for used in turns:
        bank = clock.after(max(bank - used, 0))
        assert 0 <= bank <= clock.cap
        assert clock.budget(bank) == bank


@settings(law, max_examples=40)
@given(clocks, moments, st.integers(2, 4), st.data())
def test_a_match_ends_however_pauses_absences_and_quiet_hours_are_strung_together(clock, begin, players, data):
    """Everybody moves at the last moment, and is away as often as they may be."""
    plies = data.draw(st.integers(1, 12))
    banks, absences, paused = [clock.bank] * players, [[] for _ in range(players)], 0
    quiet = [data.draw(quiets) for _ in range(players)]
    now = begin
    for ply in range(plies):
        player = ply % players
        if left := days_left(absences[player], now, MOST_DAYS):
            absences[player].append(Span(now, now + data.draw(st.integers(0, left)) * DAY))
        pause = data.draw(st.integers(0, min(30, MOST_PAUSED_DAYS - paused)))
        paused += pause
        stopped = [*absences[player], Span(now, now + pause * DAY)]
        until = deadline(now, clock.budget(banks[player]), stopped, quiet[player])
        if clock.bank:
            banks[player] = clock.after(max(banks[player] - passed(now, until, stopped), 0))
        now = until
    longest = plies * (max(clock.move, clock.cap) + LONGEST_QUIET) + MOST_PAUSED_DAYS * DAY
    # In 365 days there are at most 120 on which one of four is away, and at either end as many more: a finite bound.
    assert (now - begin) * (365 - players * MOST_DAYS) <= 365 * (longest + 2 * players * MOST_DAYS * DAY)


# Quiet hours.


@pytest.mark.parametrize(
    ("moment", "moved"),
    [
        ("2026-03-05T22:59", "2026-03-05T22:59"),
        ("2026-03-05T23:00", "2026-03-06T07:00"),
        ("2026-03-06T02:00", "2026-03-06T07:00"),
        ("2026-03-06T06:59", "2026-03-06T07:00"),
        ("2026-03-06T07:00", "2026-03-06T07:00"),
    ],
)
def test_a_deadline_at_night_moves_to_the_morning(moment, moved):
    zone = "Europe/Paris"
    assert deadline(at(moment, zone) - DAY, DAY, [], hours(23, 7, zone)) == at(moved, zone)


@pytest.mark.parametrize(
    ("night", "length"), [("2026-03-28T23:00", 7), ("2026-10-24T23:00", 9), ("2026-05-01T23:00", 8)]
)
def test_quiet_hours_end_by_the_clock_on_the_wall_also_when_it_is_put_forward_or_back(night, length):
    begin = at(night, "Europe/Paris")
    quiet = hours(23, 7, "Europe/Paris")
    assert quiet.around(begin) == quiet.around(begin + length * HOUR - 1) == Span(begin, begin + length * HOUR)
    assert quiet.around(begin + length * HOUR) is None


def test_quiet_hours_that_end_in_an_hour_that_is_skipped_end_as_late_as_if_it_were_not():
    quiet = Quiet(22 * 60, 150, "Europe/Paris")
    assert quiet.around(at("2026-03-29T01:30", "Europe/Paris")).end == at("2026-03-29T03:30", "Europe/Paris")


def test_only_half_a_day_is_quiet():
    quiet = hours(6, 5)
    assert quiet.around(at("2026-03-05T17:59")) == Span(at("2026-03-05T06:00"), at("2026-03-05T18:00"))
    assert quiet.around(at("2026-03-05T18:00")) is None


@pytest.mark.parametrize("quiet", [Quiet(), Quiet(begins=60), Quiet(ends=60)])
def test_half_a_choice_of_quiet_hours_is_none(quiet):
    assert quiet.around(START) is None


# Reminders.


@pytest.mark.parametrize(
    ("until", "lead", "expected"),
    [
        ("2026-03-08T20:00", 12, "2026-03-08T08:00"),
        ("2026-03-08T12:00", 12, "2026-03-07T22:50"),
        ("2026-03-08T12:00", 0, None),
        ("2026-03-08T12:00", 70, None),
        ("2026-03-06T09:00", 4, "2026-03-06T07:00"),
        ("2026-03-06T07:00", 4, None),
    ],
)
def test_a_reminder_comes_before_the_deadline_and_not_in_quiet_hours(until, lead, expected):
    """Time begins on the fifth, at eleven in the evening, as quiet hours do."""
    found = reminder(at("2026-03-05T23:00"), at(until), lead * HOUR, hours(23, 7))
    assert found == (expected and at(expected))


# Absences.


def test_days_away_are_counted_by_calendar_year():
    new_year = at("2027-01-01T00:00")
    assert days_left([], new_year, 30) == 30
    assert days_left([Span(new_year, new_year + 10 * DAY)], new_year + 40 * DAY, 30) == 20
    assert days_left([Span(new_year - 40 * DAY, new_year - 10 * DAY)], new_year - 5 * DAY, 30) == 0
    assert days_left([Span(new_year - 40 * DAY, new_year - 10 * DAY)], new_year, 30) == 30
    assert days_left([Span(new_year - 60 * DAY, new_year - 35 * DAY)], new_year - 5 * DAY, 30) == 30


def test_an_absence_across_new_year_takes_days_of_both_years():
    new_year = at("2027-01-01T00:00")
    taken = [Span(new_year - 20 * DAY, new_year + 10 * DAY)]
    assert days_left(taken, new_year + 20 * DAY, 30) == 20
