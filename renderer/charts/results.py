"""A chart of a person's results: a bar of all, bars by game or side or level, and the latest in a row."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Final, Literal

from engine import GAMES
from locales import say
from renderer.diagrams import diagram, ground, letter_disk
from renderer.looks import look
from renderer.paint.lettering import fitted, in_width, length, plain, settable
from renderer.shapes import Box, Disk, Drawn, Point, Scene, Text
from renderer.view import Picture, alt_text

Counts = tuple[int, int, int]
"""The numbers of matches won, drawn and lost."""

_LEFT, _RIGHT = 36, 964
_LEAST, _MOST_ROWS = 640, 6
"""The least height of the picture, and the most games that have a row each: the others share the last one."""
_HEAD, _FOOT = 212, 128
"""The heights of the names with the bar of all matches, and of the latest matches."""
_BARS: Final = 372
"""The left end of the bars of rows."""
_GAP: Final = 6
_INKS: Final = (("gold", "gold-text"), ("kerb-chalk", "kerb-dark"), ("kerb-slate", "kerb-light"))
"""The tones of what was won, drawn and lost, and of what is written on them."""
_WORDS: Final = ("won", "drawn", "lost")
_SIGNS: Final = ("+", "=", "−")
"""The signs on the marks of the latest matches: a letter could be mistaken for that of a side."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A person's results, as the picture shows them."""

    names: tuple[str, ...]
    """The names of the person, and of the others who were asked for."""
    games: Mapping[str, Mapping[int | None, Counts]]
    """The results by game and by side, both in the order of their rows; None stands for sides that are not known."""
    latest: Sequence[Literal["won", "drawn", "lost"]]
    """The results of the latest matches, the last one first."""
    levels: Mapping[int, Counts]
    """The results by level of a computer, which then have the rows; empty where none was asked for."""

    @property
    def total(self) -> Counts:
        """All matches together."""
        return _sum([_sum(list(sides.values())) for sides in self.games.values()])


@dataclass(frozen=True, slots=True)
class _Row:
    """A row of the picture: what it is about, and how those matches ended."""

    label: str
    counts: Counts
    mark: tuple[str, str] | None = None
    """The tone and the letter of the side that it is about."""
    sides: tuple[tuple[str, str, Counts], ...] = ()
    """The tone and the letter of each side, for the small figures below the bar."""

    @property
    def height(self) -> int:
        """The least height."""
        return 110 if self.sides else 82


def render_results(sheet: Sheet, language: str, theme: Literal["dark", "light"], size: int = 1000) -> Picture:
    """Draw a person's results, as an image file with its alt text. Call it from a worker thread."""
    return diagram(results_scene(sheet, language), theme, size, describe_results(sheet, language))


def results_scene(sheet: Sheet, language: str) -> Scene:
    """Return the picture of a person's results as shapes."""
    rows = list(_rows(sheet, language))
    least = sum(row.height for row in rows)
    height = max(_LEAST, _HEAD + least + _FOOT)
    more = (height - _HEAD - _FOOT - least) / len(rows)
    tops = accumulate((row.height + more for row in rows), initial=float(_HEAD))
    drawn = (
        shape for row, top in zip(rows, tops, strict=False) for shape in _row(row, top, row.height + more, language)
    )
    lines = (Box((500, y), _RIGHT - _LEFT, 3, 1, "line") for y in (_HEAD - 20, height - _FOOT + 10))
    shapes = (*_head(sheet, language), *drawn, *_foot(sheet, language, height))
    return Scene(ground("results", height, *lines), shapes, height)


def describe_results(sheet: Sheet, language: str) -> str:
    """Return the alt text of the picture: all matches, each row, and how the latest ended."""
    won, drawn, lost = sheet.total
    player, *others = (plain(name) for name in sheet.names)
    described = [say(language, "alt-results", player=player, others=tuple(others), won=won, drawn=drawn, lost=lost)]
    for row in _rows(sheet, language):
        won, drawn, lost = row.counts
        described.append(say(language, "alt-results-row", what=row.label, won=won, drawn=drawn, lost=lost))
    words = tuple(say(language, f"results-{outcome}") for outcome in sheet.latest)
    described.append(say(language, "alt-results-latest", outcomes=words))
    return alt_text(*described)


def _sum(counts: Sequence[Counts]) -> Counts:
    won, drawn, lost = (sum(each[place] for each in counts) for place in range(3))
    return won, drawn, lost


def _rows(sheet: Sheet, language: str) -> Iterator[_Row]:
    """Yield the rows: levels, if there are any; of one game its sides; else the games."""
    if sheet.levels:
        for level, counts in sheet.levels.items():
            yield _Row(say(language, "results-level", level=level), counts)
    elif len(sheet.games) == 1:
        ((game, sides),) = sheet.games.items()
        for side, counts in sides.items():
            mark = None if side is None else _mark(game, side, language)
            yield _Row(_side_name(game, side, language), counts, mark)
    else:
        yield from _game_rows(sheet, language)


def _game_rows(sheet: Sheet, language: str) -> Iterator[_Row]:
    """Yield the rows of games; where there are too many, the least played share one."""
    games = list(sheet.games.items())
    shown = len(games) if len(games) <= _MOST_ROWS else _MOST_ROWS - 1
    for game, sides in games[:shown]:
        known = tuple((*_mark(game, side, language), counts) for side, counts in sides.items() if side is not None)
        yield _Row(say(language, f"game-{game}"), _sum(list(sides.values())), sides=known)
    if rest := games[shown:]:
        yield _Row(say(language, "results-other-games"), _sum([_sum(list(sides.values())) for _, sides in rest]))


def _mark(game: str, side: int, language: str) -> tuple[str, str]:
    """Return the tone and the letter of a side."""
    return look(game).tones[side], say(language, f"letter-{GAMES[game].sides[side]}")


def _side_name(game: str, side: int | None, language: str) -> str:
    return say(language, "results-no-side" if side is None else f"side-{GAMES[game].sides[side]}")


def _head(sheet: Sheet, language: str) -> Iterator[Drawn]:
    """Write whose results these are, with how many matches, and draw the bar of all of them."""
    count = say(language, "results-matches", count=sum(sheet.total))
    yield Text(count, (_RIGHT, 52), 32, "figures", "muted", align="right")
    room = _RIGHT - _LEFT - length(count, "figures", 32) - 40
    player, *others = map(settable, sheet.names)
    names = say(language, "results-names", player=player or "–", others=tuple(filter(None, others)))
    yield Text(fitted(names, "semibold", 44, room), (_LEFT, 52), 44, "semibold", "text", align="left")
    yield from _bar(sheet.total, _LEFT, 132, 84, 46, language)


def _row(row: _Row, top: float, high: float, language: str) -> Iterator[Drawn]:
    """Draw a row: its label, its bar, and below that the figures of sides."""
    bar = min(62.0, 46 + (high - row.height) / 3)
    block = bar + (46 if row.sides else 0)
    y = top + (high - block) / 2 + bar / 2
    x = float(_LEFT)
    if row.mark:
        tone, letter = row.mark
        yield from letter_disk(letter, (x + 25, y), 25, tone, 28)
        x += 66
    size, label = in_width(row.label, "semibold", (27, 32), _BARS - x - 20)
    yield Text(label, (x, y), size, "semibold", "text", align="left")
    yield from _bar(row.counts, _BARS, y, bar, 30, language)
    room = (_RIGHT - _BARS) / max(3, len(row.sides))
    for place, (tone, letter, counts) in enumerate(row.sides):
        yield from _small(tone, letter, counts, (_BARS + place * room, y + bar / 2 + 28), room)


def _small(tone: str, letter: str, counts: Counts, at: Point, room: float) -> Iterator[Drawn]:
    """Draw a side's disk with the figures of what was won, drawn and lost on that side; `at` is their left end."""
    x, y = at
    yield from letter_disk(letter, (x + 18, y), 18, tone, 21, rim=2)
    size, figures = in_width("–".join(map(str, counts)), "figures", (18, 28), room - 52)
    yield Text(figures, (x + 44, y), size, "figures", "muted", align="left")


def _bar(counts: Counts, left: float, y: float, high: float, size: int, language: str) -> Iterator[Drawn]:
    """Draw a bar that is divided as the matches ended, each part with its word and its number."""
    texts = [say(language, f"results-bar-{word}", count=count) for word, count in zip(_WORDS, counts, strict=True)]
    parts = [place for place, count in enumerate(counts) if count]
    room = _RIGHT - left - _GAP * (len(parts) - 1)
    least = {place: round(length(texts[place], "figures", size) + size * 0.7) for place in parts}
    x = left
    for place, wide in _widths({place: counts[place] for place in parts}, least, room).items():
        tone, ink = _INKS[place]
        yield Box((x + wide / 2, y), wide, high, 10, tone)
        fitting, text = in_width(texts[place], "figures", (size // 2, size), wide - size * 0.3)
        yield Text(text, (x + wide / 2, y), fitting, "figures", ink)
        x += wide + _GAP


def _widths(counts: Mapping[int, int], least: Mapping[int, float], room: float) -> dict[int, float]:
    """Return how wide each part of a bar is: by its count, but at least as wide as its text."""
    shares = {place: room * count / sum(counts.values()) for place, count in counts.items()}
    narrow = {place for place, share in shares.items() if share < least[place]}
    if not narrow or len(narrow) == len(counts):
        return shares
    wide = {place: count for place, count in counts.items() if place not in narrow}
    rest = _widths(wide, least, room - sum(least[place] for place in narrow))
    return {place: least[place] if place in narrow else rest[place] for place in counts}


def _foot(sheet: Sheet, language: str, height: int) -> Iterator[Drawn]:
    """Draw the latest matches as a row of marks, the last one at the right, in a ring."""
    y, step, radius = height - _FOOT / 2 + 6, 70, 30
    yield Text(say(language, "results-latest-short"), (_LEFT, y), 32, "semibold", "muted", align="left")
    for place, outcome in enumerate(sheet.latest):
        at = (_RIGHT - radius - 8 - step * place, y)
        number = _WORDS.index(outcome)
        tone, ink = _INKS[number]
        if not place:
            yield Disk(at, radius + 8, "amber")
            yield Disk(at, radius + 3, "ground")
        yield Disk(at, radius, tone)
        yield Text(_SIGNS[number], at, 32, "semibold", ink)
