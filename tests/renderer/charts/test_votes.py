"""The picture of how the votes of teams went."""

from io import BytesIO

import pytest
from PIL import Image

from engine import GAMES, State
from locales import LANGUAGES
from renderer import Share, View, render_votes
from renderer.charts.field import BOTTOM, LEFT, RIGHT, TOP
from renderer.charts.votes import describe_votes, votes_scene
from renderer.looks import look
from renderer.shapes import Box, Text
from renderer.theme import THEMES

NAMES = ("Hilde", "Corvin")
TONES = look("druid").tones


def played(count: int) -> State:
    """Return a state of Druid after some moves."""
    state = GAMES["druid"].start()
    for _ in range(count):
        state = state.play(next(state.legal_moves()))
    return state


def bars(state: State, *shares: Share) -> list[Box]:
    """Return the filled parts of bars."""
    scene = votes_scene(state, shares, View(NAMES))
    return [shape for shape in scene.live if isinstance(shape, Box) and shape.tone in TONES]


def test_each_move_has_a_bar_in_the_tone_of_its_team_as_high_as_its_share() -> None:
    low, high = bars(played(2), Share(1, 0, 1, 4), Share(2, 1, 3, 4))
    assert (low.tone, high.tone) == tuple(TONES[:2])
    assert low.at[0] < high.at[0]
    for bar, share in ((low, 0.25), (high, 0.75)):
        assert bar.down == pytest.approx(share * (BOTTOM - TOP), abs=6)
        assert bar.at[1] + bar.down / 2 == pytest.approx(BOTTOM)


def test_a_move_for_which_nobody_voted_has_an_empty_bar() -> None:
    assert bars(played(1), Share(1, 0, 0, 4)) == []


@pytest.mark.parametrize("length", [1, 2, 7, 40])
def test_bars_stay_apart_within_the_field_whatever_the_length_of_the_match(length: int) -> None:
    found = bars(played(length), *(Share(ply, (ply - 1) % 2, 1, 1) for ply in range(1, length + 1)))
    ends = [LEFT, *(x for bar in found for x in (bar.at[0] - bar.across / 2, bar.at[0] + bar.across / 2)), RIGHT]
    assert ends == sorted(ends)
    assert all(bar.across > 0 for bar in found)


def test_only_teams_are_named_above_the_field() -> None:
    scene = votes_scene(played(3), [Share(2, 1, 2, 2)], View(NAMES))
    written = {shape.text for shape in scene.live if isinstance(shape, Text)}
    assert {"Corvin", "0", "50", "100", "1", "2", "3"} <= written
    assert "Hilde" not in written


def test_a_match_that_began_with_a_position_counts_its_moves_from_there() -> None:
    begun = GAMES["druid"].from_text(played(3).text())
    state = begun.play(next(begun.legal_moves()))
    scene = votes_scene(state, [Share(4, 1, 1, 2)], View(NAMES))
    assert "4" in {shape.text for shape in scene.live if isinstance(shape, Text)}
    assert "Move 4: 1 of 2." in describe_votes(state, [Share(4, 1, 1, 2)], View(NAMES))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_alt_text_tells_the_average_and_each_move(language: str) -> None:
    shares = [Share(1, 0, 3, 4), Share(3, 0, 1, 4)]
    for theme in THEMES:
        picture = render_votes(played(4), shares, View(NAMES, language, theme, size=400))
        assert Image.open(BytesIO(picture.data)).size == (400, 256)
        assert all(part in picture.alt for part in ("Hilde", "50", "1", "3", "4"))
        assert "Corvin" not in picture.alt


def test_the_alt_text_of_a_long_match_is_cut_after_what_matters() -> None:
    shares = [Share(ply, 0, 1, 2) for ply in range(1, 400, 2)]
    alt = describe_votes(played(4), shares, View(NAMES))
    assert len(alt) <= 1024
    assert "Hilde: 50% on average." in alt
