"""Time zones and quiet hours, as people write them."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from matches.clocks.time_zones import find_zone, read_hours, read_moment, write_hours, write_moment
from matches.core.time_spans import MINUTES, zone_of
from tests.matches.fixtures import refused


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("Europe/Paris", "Europe/Paris"),
        ("paris", "Europe/Paris"),
        ("  NEW  york ", "America/New_York"),
        ("port au prince", "America/Port-au-Prince"),
        ("São Paulo", "America/Sao_Paulo"),
        ("knox", "America/Indiana/Knox"),
        ("indiana / knox", "America/Indiana/Knox"),
        ("utc", "UTC"),
        ("gmt", "GMT"),
        ("CET", "CET"),
    ],
)
def test_a_zone_is_found_by_its_name_or_its_city_however_it_is_written(written, name):
    assert find_zone(written) == name


@pytest.mark.parametrize(
    ("written", "hours"), [("UTC+2", 2), ("gmt-05:00", -5), ("+ 3", 3), ("utc−3", -3), ("Etc/GMT+2", -2)]
)
def test_a_shift_goes_the_way_that_people_mean_and_the_database_the_way_it_has(written, hours):
    zone = ZoneInfo(find_zone(written))
    assert datetime(2027, 1, 1, tzinfo=zone).utcoffset() == timedelta(hours=hours)


@pytest.mark.parametrize(("written", "minutes"), [("UTC+5:30", 330), ("+0545", 345), ("gmt −3:30", -210)])
def test_a_shift_may_have_minutes(written, minutes):
    zone = zone_of(find_zone(written))
    assert datetime(2027, 1, 1, tzinfo=zone).utcoffset() == timedelta(minutes=minutes)


@pytest.mark.parametrize(
    ("written", "meant"),
    [("pariz", "Europe/Paris"), ("Berln", "Europe/Berlin"), ("toky", "Asia/Tokyo"), ("york", "America/New_York")],
)
def test_a_misspelt_zone_is_refused_with_what_it_may_mean(written, meant):
    with refused("zone", typed=written) as missed:
        find_zone(written)
    assert meant in missed.value.data["near"]


def test_a_city_of_two_zones_is_asked_about():
    with refused("zone", near=("Canada/Eastern", "US/Eastern")):
        find_zone("eastern")


@pytest.mark.parametrize(
    "written",
    [
        "",
        " ",
        "../../etc/passwd",
        "/",
        "localtime",
        "Factory",
        "utc+15",
        "utc+14:30",
        "+5:60",
        "🗿",
        "\x00",
        "a" * 5_000,
        "[a-z]*",
    ],
)
def test_what_is_no_zone_is_refused_and_told_back_in_short(written):
    with refused("zone") as missed:
        find_zone(written)
    assert len(missed.value.data["typed"]) <= 40
    assert len(missed.value.data["near"]) <= 5


@pytest.mark.parametrize(
    ("written", "hours"),
    [
        ("22:30-7", (1_350, 420)),
        ("22h30 – 7h", (1_350, 420)),
        ("22.30 to 07.00", (1_350, 420)),
        ("10pm-7 a.m.", (1_320, 420)),
        ("de 22h à 7h", (1_320, 420)),
        ("12am-12pm", (0, 720)),
        ("24-6", (0, 360)),
        ("1-2", (60, 120)),
    ],
)
def test_quiet_hours_are_read_generously(written, hours):
    assert read_hours(written) == hours
    assert read_hours(write_hours(*hours)) == hours


@pytest.mark.parametrize("written", ["", "  ", "none", "Aucune", "OFF"])
def test_quiet_hours_may_be_none(written):
    assert read_hours(written) is None


@pytest.mark.parametrize("written", ["8-21", "22-22", "0-24", "7-6:59"])
def test_quiet_hours_end_and_last_half_a_day_at_most(written):
    with refused("quiet-range", most=12):
        read_hours(written)


@pytest.mark.parametrize(
    "written", ["22", "25-3", "24:30-6", "22:60-3", "13pm-2", "0am-2", "a-b", "-1-3", "9" * 5_000, "22-7-8", "²-³"]
)
def test_what_are_no_hours_is_refused(written):
    with refused("quiet", typed=written[:40]):
        read_hours(written)


def test_every_hour_written_is_read_back():
    for start in range(0, MINUTES, 37):
        end = (start + 720) % MINUTES
        assert read_hours(write_hours(start, end)) == (start, end)


NOON = int(datetime(2027, 3, 5, 12, tzinfo=ZoneInfo("Europe/Paris")).timestamp())


@pytest.mark.parametrize(
    ("written", "moment"),
    [
        ("2027-12-24 18:30", "2027-12-24 18:30"),
        ("2027/12/24, 6 pm", "2027-12-24 18:00"),
        ("2027-12-24 à 18h30", "2027-12-24 18:30"),
        ("2027-12-24", "2027-12-24 18:00"),
        ("2027-12-31 24:00", "2028-01-01 00:00"),
        ("11:30", "2027-03-06 11:30"),
        ("12:30", "2027-03-05 12:30"),
        ("2d", "2027-03-07 12:00"),
        ("1 jour 3 h", "2027-03-06 15:00"),
        ("Now", "2027-03-05 12:00"),
        ("<t:1798131600>", "2026-12-24 18:00"),
        (" <t:1798131600:R> ", "2026-12-24 18:00"),
    ],
)
def test_a_moment_is_read_in_a_time_zone_and_written_so_that_it_can_be_read_again(written, moment):
    found = read_moment(written, NOON, "Europe/Paris")
    assert write_moment(found, "Europe/Paris") == moment
    assert read_moment(moment, NOON, "Europe/Paris") == found


@pytest.mark.parametrize(
    "written",
    [
        "",
        "soon",
        "7",
        "2027-02-30",
        "24/12",
        "2027-12-24 25:00",
        "0001-01-01 00:00",
        "13 pm",
        "9" * 400,
        "<t:999999999999>",
    ],
)
def test_what_is_no_moment_is_refused_and_told_back_in_short(written):
    with refused("moment", typed=written[:40]):
        read_moment(written, NOON, "Europe/Paris")
