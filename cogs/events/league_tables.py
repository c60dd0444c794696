"""Tables of divisions as code blocks narrow enough for a phone, followed by promotion and relegation in words."""

import unicodedata
from collections.abc import Iterator, Sequence
from typing import Final

import locales
from cogs.events.event_messages import short_names
from matches import Division, TableRow

WIDEST: Final = 30
"""Characters of a code block that a phone shows in one line of a message with components."""
_LEFT_TO_RIGHT: Final = "\N{LEFT-TO-RIGHT MARK}"
"""Keeps the numbers after a right-to-left name in order."""


def table_lines(language: str, division: Division, *, heading: bool) -> Iterator[str]:
    """Yield a division's number if `heading` is set, its table, and promotion and relegation in words."""
    if heading:
        yield f"**{locales.say(language, 'league-division', division=division.number)}**"
    yield division_table(language, division)
    yield from movement_lines(language, division)


def division_table(language: str, division: Division) -> str:
    """Return the table of a division as a code block."""
    rows = [(standing.person.name, _numbers(standing)) for standing in division.standings]
    return code_table(locales.say(language, "league-columns").split(), rows)


def code_table(heads: Sequence[str], rows: Sequence[tuple[str, Sequence[str]]]) -> str:
    """Return rows of a name and numbers, from the first place on, as a code block with heads above the numbers."""
    names = ["", *(name for name, _ in rows)]
    places = ["#", *map(str, range(1, len(rows) + 1))]
    table = [heads, *(numbers for _, numbers in rows)]
    numbers = list(map(" ".join, zip(*map(_column, zip(*table, strict=True)), strict=True)))
    first = _column(places)
    room = WIDEST - len(first[0]) - len(numbers[0]) - 2
    lines = [
        f"{place} {_cell(name, room)} {number}".rstrip()
        for place, name, number in zip(first, names, numbers, strict=True)
    ]
    return "\n".join(("```", *lines, "```"))


def _numbers(standing: TableRow) -> list[str]:
    numbers = standing.won, standing.drawn, standing.lost
    return [*map(str, numbers), str(standing.points), str(standing.sonneborn_berger)]


def _column(texts: Sequence[str]) -> list[str]:
    """Return the texts, right-aligned."""
    width = max(map(len, texts))
    return [text.rjust(width) for text in texts]


def _cell(name: str, room: int) -> str:
    """Return a name cut or padded to a width, without backticks, which would end the code block."""
    shown = name.replace("`", "'")
    if _width(shown) > room:
        while _width(shown) >= room:
            shown = shown[:-1]
        shown += "…"
    mark = _LEFT_TO_RIGHT if any(unicodedata.bidirectional(sign) in ("R", "AL") for sign in shown) else ""
    return shown + mark + " " * (room - _width(shown))


def _width(text: str) -> int:
    """Return the display width of a text: wide characters count twice, combining marks not at all."""
    return sum(
        0 if unicodedata.combining(sign) else 2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in text
    )


def movement_lines(language: str, division: Division) -> Iterator[str]:
    """Yield the people who are out, and after the season those promoted and relegated."""
    out = [standing for standing in division.standings if standing.is_out]
    if out:
        yield locales.say(language, "league-out", names=short_names(out), count=len(out))
    for direction, step in (("up", -1), ("down", 1)):
        if going := [standing for standing in division.standings if standing.goes == direction]:
            names = short_names(going)
            yield locales.say(language, f"league-goes-{direction}", names=names, division=division.number + step)
