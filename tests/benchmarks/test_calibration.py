"""The curves by which chances are told, from matches among equals."""

from itertools import pairwise
from pathlib import Path
from runpy import run_path

import pytest

from benchmarks.computers import calibration
from benchmarks.computers.calibration import Case, Happened, Played, checked, fitted, play, rising, tenths, write
from search.telling import curve_of, curves_of, read

MANY = 40


def match(number: int, won: int | None, value: float, plies: int = 10) -> Played:
    """Return a match of two in which the first player was always expected to have a value."""
    cases = tuple(Case(ply, 0, ply % 2, (value, 1 - value)) for ply in range(plies))
    return Played("druid", "size=3", 4, number, () if won is None else (won,), "", 0.0, cases)


def drawish(value: float) -> list[Played]:
    """Return matches of which half are drawn, and of the others nine in ten won by who was expected to."""
    results = [*(None for _ in range(10)), *(0 for _ in range(9)), 1]
    return [match(2 * number + half, won, value) for number, won in enumerate(results) for half in (0, 1)]


def test_a_curve_never_falls_and_pools_what_would_make_it_fall() -> None:
    happened = [(0.05, 0.1), (0.25, 0.5), (0.35, 0.3), (0.85, 0.9)]
    outcomes = [Happened(value, number < rate * MANY, number) for value, rate in happened for number in range(MANY)]
    curve = rising(outcomes)
    assert curve == ((0.0, 0.0), (0.05, 0.1), (0.3, 0.4), (0.85, 0.9), (1.0, 1.0))
    assert all(one[1] <= other[1] for one, other in pairwise(curve))


def test_few_cases_or_cases_of_few_matches_make_no_point_of_their_own() -> None:
    outcomes = [Happened(0.25, True, number) for number in range(MANY)]
    assert rising([*outcomes, *[Happened(0.85, False, 1)] * MANY]) == ((0.0, 0.0), (0.55, 0.5), (1.0, 0.909))


def test_what_is_told_is_what_has_happened() -> None:
    curves = fitted(drawish(0.85))
    assert read(curve_of(curves_of("druid", "size=6", 4, curves), 0.1), 0.85) == pytest.approx(0.45)
    wins = next(row for row in checked(drawish(0.85)) if row.of == "wins")
    assert all(abs(told - happened) < 0.05 for told, happened, count in wins.tenths if count)


def test_a_game_that_has_hardly_played_gets_no_curve() -> None:
    assert fitted(drawish(0.85)[:8]) == {}


def test_tenths_are_counted_from_none_to_all() -> None:
    found = list(tenths([(0.05, 0), (0.09, 1), (1.0, 1)]))
    assert (found[0], found[-1], len(found)) == ((0.07, 0.5, 2), (1.0, 1, 1), 10)


def test_a_match_among_equals_is_played_to_its_end_and_read_as_it_was_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calibration, "MATCHES", tmp_path / "matches.jsonl")
    monkeypatch.setattr(calibration, "CASES", (("druid-y", "size=4", (1,)),))
    calibration.play_for(0.001, ["druid-y"])
    first, *_ = calibration.kept()
    assert first.winners
    assert first.cases == play("druid-y", "size=4", 1, 0).cases
    assert sum(first.cases[0].values) == pytest.approx(1, abs=0.001)


def test_curves_are_written_as_they_are_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "curves.py"
    path.write_text(calibration.CURVES.read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setattr(calibration, "CURVES", path)
    curves = fitted(drawish(0.7))
    write(curves)
    assert run_path(str(path))["CURVES"] == curves
