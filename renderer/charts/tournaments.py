"""A tournament as a picture: the bracket of a knockout, or the table of a Swiss tournament."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import Final, Literal

from locales import say
from renderer.diagrams import diagram, ground
from renderer.paint.lettering import fitted, in_width, length, plain, settable
from renderer.shapes import Box, Disk, Drawn, Line, Point, Polygon, Scene, Text
from renderer.view import Picture, alt_text

_LEFT, _RIGHT = 30, 970
_HEAD: Final = 96
"""The height of the title."""
_LABELS: Final = 56
"""The height of the names of rounds, or of columns."""
_LEAST: Final = 640
"""The least height of a picture."""
_IN_A_COLUMN: Final = 8
"""Most matches below each other in a bracket."""
_LINE: Final = 44
"""The height of a person's line in a bracket; of two lines is a match."""
_BETWEEN: Final = 36
"""The room between two rounds."""
_ALT_LENGTH: Final = 900
"""Most characters of the alt text."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """A match as a bracket shows it."""

    seeds: tuple[int | None, int | None]
    """None for somebody who is not known yet, or does not come."""
    names: tuple[str, str]
    """Empty for somebody who is not known yet, or does not come."""
    winner: int | None
    """0 or 1; None if that is not known yet."""
    is_bye: bool = False
    """Whether somebody goes on without a match."""
    is_running: bool = False


@dataclass(frozen=True, slots=True)
class Stage:
    """A round of a knockout."""

    name: str
    meetings: tuple[Meeting, ...]


@dataclass(frozen=True, slots=True)
class Bracket:
    """A knockout as the picture shows it: the rounds that fit, each with half as many matches as the one before."""

    name: str
    about: str
    """The text beside the name, such as the round."""
    stages: tuple[Stage, ...]
    third: Meeting | None
    """The match for third place, below the final."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A person's row of a table."""

    place: int
    name: str
    record: tuple[int, int, int]
    """The numbers of matches won, drawn and lost."""
    numbers: tuple[int, int, int]
    """Points, Buchholz and Sonneborn–Berger."""
    is_out: bool


@dataclass(frozen=True, slots=True)
class Table:
    """A Swiss table as the picture shows it."""

    name: str
    about: str
    rows: tuple[TableRow, ...]
    more: int
    """The number of rows that are left out."""


def render_tournament(
    sheet: Bracket | Table, language: str, theme: Literal["dark", "light"], size: int = 1000
) -> Picture:
    """Draw a bracket or a table, as an image file with its alt text. Call it from a worker thread."""
    return diagram(tournament_scene(sheet, language), theme, size, describe_tournament(sheet, language))


def tournament_scene(sheet: Bracket | Table, language: str) -> Scene:
    """Return the picture as shapes."""
    height, drawn = _bracket(sheet, language) if isinstance(sheet, Bracket) else _table(sheet, language)
    return Scene(ground("tournament", height), (*_head(sheet), *drawn), height)


def describe_tournament(sheet: Bracket | Table, language: str) -> str:
    """Return the alt text of the picture: each match or each row, the latest round first."""
    name = plain(sheet.name)
    if isinstance(sheet, Table):
        rows = [
            say(language, "alt-tournament-row", place=row.place, name=plain(row.name), points=row.numbers[0])
            for row in sheet.rows
        ]
        return _shortened(say(language, "alt-tournament-table", name=name, about=sheet.about), rows)
    third = [Stage(say(language, "tournament-third"), (sheet.third,))] if sheet.third else []
    stages = [*third, *reversed(sheet.stages)]
    sentences = [
        sentence
        for stage in stages
        if (matches := [_described(each, language) for each in stage.meetings if all(each.names)])
        for sentence in (say(language, "alt-tournament-stage", stage=stage.name), *matches)
    ]
    return _shortened(say(language, "alt-tournament-bracket", name=name, about=sheet.about), sentences)


def _shortened(heading: str, sentences: Sequence[str]) -> str:
    """Return a heading with the sentences for which there is room; the message has everything in words."""
    ends = accumulate((len(sentence) + 1 for sentence in sentences), initial=len(heading))
    shown = [sentence for sentence, end in zip(sentences, list(ends)[1:], strict=True) if end <= _ALT_LENGTH]
    return alt_text(heading, *shown)


def _described(meeting: Meeting, language: str) -> str:
    first, second = map(plain, meeting.names)
    winner = "none" if meeting.winner is None else plain(meeting.names[meeting.winner])
    return say(language, "alt-tournament-match", first=first, second=second, winner=winner)


def _head(sheet: Bracket | Table) -> Iterator[Drawn]:
    """Write the name of the tournament, and what stands beside it."""
    yield Text(sheet.about, (_RIGHT, _HEAD / 2), 32, "figures", "muted", align="right")
    room = _RIGHT - _LEFT - length(sheet.about, "figures", 32) - 40
    size, name = in_width(settable(sheet.name) or "–", "semibold", (32, 46), room)
    yield Text(name, (_LEFT, _HEAD / 2), size, "semibold", "text", align="left")
    yield Box((500, _HEAD - 6), _RIGHT - _LEFT, 3, 1, "line")


# Brackets


def _bracket(sheet: Bracket, language: str) -> tuple[int, list[Drawn]]:
    """Return the height of a bracket and its shapes. A round of too many matches stands alone, in several columns."""
    first = sheet.stages[0].meetings
    if len(first) > _IN_A_COLUMN:
        return _columns(sheet.stages[0])
    pitch = max(2 * _LINE + 22, (_LEAST - _HEAD - _LABELS - 20) / len(first))
    area = pitch * len(first)
    top = _HEAD + _LABELS
    across = (_RIGHT - _LEFT - _BETWEEN * (len(sheet.stages) - 1)) / len(sheet.stages)
    drawn: list[Drawn] = []
    places: list[list[Point]] = []
    for number, stage in enumerate(sheet.stages):
        x = _LEFT + number * (across + _BETWEEN)
        step = area / len(stage.meetings)
        middles = [(x, top + step * (place + 0.5)) for place in range(len(stage.meetings))]
        places.append(middles)
        drawn += _label(stage.name, x, across, _HEAD + _LABELS / 2)
    for before, after in pairwise(places):
        drawn += _joints(before, after, across)
    for stage, middles in zip(sheet.stages, places, strict=True):
        for meeting, middle in zip(stage.meetings, middles, strict=True):
            drawn += _meeting(meeting, middle, across)
    if sheet.third:
        x, y = places[-1][0][0], top + area - _LINE
        drawn += _label(say(language, "tournament-third"), x, across, y - _LINE - 26)
        drawn += _meeting(sheet.third, (x, y), across)
    return round(top + area + 20), drawn


def _columns(stage: Stage) -> tuple[int, list[Drawn]]:
    """Return the height and the shapes of a round of many matches, in columns."""
    columns = -(-len(stage.meetings) // _IN_A_COLUMN)
    across = (_RIGHT - _LEFT - _BETWEEN * (columns - 1)) / columns
    pitch, top = 2 * _LINE + 18, _HEAD + _LABELS
    drawn = [*_label(stage.name, _LEFT, across, _HEAD + _LABELS / 2)]
    for number, meeting in enumerate(stage.meetings):
        column, row = divmod(number, _IN_A_COLUMN)
        drawn += _meeting(meeting, (_LEFT + column * (across + _BETWEEN), top + pitch * (row + 0.5)), across)
    return round(top + pitch * _IN_A_COLUMN + 20), drawn


def _label(text: str, x: float, across: float, y: float) -> Iterator[Drawn]:
    size, name = in_width(text, "semibold", (24, 28), across)
    yield Text(name, (x, y), size, "semibold", "muted", align="left")


def _joints(before: Sequence[Point], after: Sequence[Point], across: float) -> Iterator[Drawn]:
    """Draw the lines from the matches of a round to those of the next."""
    for number, (x, y) in enumerate(before):
        there, level = after[number // 2]
        half = there - _BETWEEN / 2
        yield Line((x + across, y), (half, y), 4, "line", round=True)
        yield Line((half, y), (half, level), 4, "line", round=True)
        yield Line((half, level), (there, level), 4, "line", round=True)


def _meeting(meeting: Meeting, at: Point, across: float) -> Iterator[Drawn]:
    """Draw a match, a line for each of the two; `at` is the middle of its left edge.

    The winner's line is filled, with an arrow at its end. A match that runs has a dot between its lines.
    """
    x, y = at
    middle = x + across / 2
    yield Box((middle, y), across, 2 * _LINE, 8, "bank")
    for side, name in enumerate(meeting.names):
        level = y + _LINE * (side - 0.5)
        is_winner = meeting.winner == side
        if is_winner:
            yield Box((middle, level), across, _LINE, 8, "gold")
        yield from _person(meeting, side, name, (x, level), across)
    if meeting.winner is None:
        yield Line((x + 10, y), (x + across - 10, y), 2, "line")
    if meeting.is_running:
        yield Disk((x + across - 22, y), 9, "amber")


def _person(meeting: Meeting, side: int, name: str, at: Point, across: float) -> Iterator[Drawn]:
    x, y = at
    is_winner = meeting.winner == side
    ink = "gold-text" if is_winner else "text" if meeting.winner is None else "muted"
    seed = meeting.seeds[side]
    if seed is not None:
        yield Text(str(seed), (x + 36, y), 24, "figures", ink, align="right")
    room = across - 48 - (34 if is_winner or meeting.is_running else 12)
    shown = settable(name) or ("–" if seed is not None or meeting.is_bye else "")
    if shown:
        size, text = in_width(shown, "semibold", (22, 29), room)
        yield Text(text, (x + 48, y), size, "semibold", ink, align="left")
    if is_winner:
        end = x + across - 12
        yield Polygon(((end - 14, y - 11), (end, y), (end - 14, y + 11)), "gold-text")


# Tables

_ENDS: Final = (650, 760, 870, 958)
"""The right ends of the columns: record, points, Buchholz, Sonneborn–Berger."""
_PLACES: Final = {1: "gold", 2: "kerb-chalk", 3: "kerb-sandstone"}
"""The tones of the disks of the first places."""
_PLACE_INKS: Final = {1: "gold-text", 2: "kerb-dark", 3: "kerb-dark"}


def _table(sheet: Table, language: str) -> tuple[int, list[Drawn]]:
    """Return the height of a table and its shapes."""
    rows = sheet.rows
    lines = len(rows) + bool(sheet.more)
    pitch = min(max(42, (_LEAST - _HEAD - _LABELS - 20) / max(lines, 1)), 96)
    top = _HEAD + _LABELS
    heads = say(language, "tournament-picture-columns").split("|")
    drawn: list[Drawn] = [
        Text(head.strip(), (end, _HEAD + _LABELS / 2), 26, "semibold", "muted", align="right")
        for head, end in zip(heads, _ENDS, strict=True)
    ]
    for number, row in enumerate(rows):
        drawn += _row(row, top + pitch * (number + 0.5), pitch, is_dark=number % 2 == 0)
    if sheet.more:
        text = say(language, "tournament-more-people", count=sheet.more)
        drawn.append(Text(text, (_LEFT + 74, top + pitch * (lines - 0.5)), 28, "semibold", "muted", align="left"))
    return max(_LEAST, round(top + pitch * lines + 20)), drawn


def _row(row: TableRow, y: float, pitch: float, *, is_dark: bool) -> Iterator[Drawn]:
    if is_dark:
        yield Box((500, y), _RIGHT - _LEFT, pitch - 4, 8, "bank")
    ink = "muted" if row.is_out else "text"
    size = 36 if pitch >= 64 else 30
    place, tone = str(row.place), "" if row.is_out else _PLACES.get(row.place, "")
    if tone:
        yield Disk((_LEFT + 36, y), min(pitch / 2 - 2, size * 0.8), tone)
    yield Text(place, (_LEFT + 36, y), size - 2, "figures", _PLACE_INKS[row.place] if tone else ink)
    won, drawn, lost = row.record
    figures = (f"{won}–{drawn}–{lost}", *map(str, row.numbers))
    room = _ENDS[0] - length(figures[0], "figures", size - 2) - _LEFT - 74 - 24
    name = fitted(settable(row.name) or "–", "semibold", size, room)
    yield Text(name, (_LEFT + 74, y), size, "semibold", ink, align="left")
    for number, (end, figure) in enumerate(zip(_ENDS, figures, strict=True)):
        weight = "semibold" if number == 1 else "figures"
        yield Text(figure, (end, y), size - 2, weight, ink, align="right")
