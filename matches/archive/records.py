"""Records: the text of a match, for people and programs. What `write` writes, `read` reads.

    game: contiguity
    options: bid
    player 0: "Hilde" (white)
    player 1: "Trilithon" (red), level 3
    began: 2026-11-21 08:53:00
    ended: 2026-11-23 19:20:31
    result: player 1 (resigned)

       1. 2026-11-21 08:53:10  bid 5
       2. 2026-11-21 12:07:44  call
          2026-11-23 19:20:31  resign 0

Times are UTC. Names are JSON strings. `#` begins a comment. Moves have the numbers that boards show; a move after a
takeback has the number of the one that it replaces. The entries decide: sides, end, result and numbers are only there
for people. Numbers and times may be left out. What `State.record` writes is read as
well, except for a match from a custom position: a match is its moves from the game's own start.

Records come from people, so that reading must take time in proportion to the length of the text: where characters may
repeat, lines are split by plain searches and not by patterns.
"""

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import NamedTuple

from engine import GAMES, Game, MoveError, Ply, State, TextError
from engine.errors import Refusal
from matches.models import Match
from matches.names import one_line
from search import LEVELS

LONGEST = 100_000
"""The most characters of a record."""
LONGEST_LINE = 2_000
"""The most characters of a line: room for a name in which every character is written as an escape."""
MOST_ENTRIES = 5_000
LONGEST_NAME = 100

_WHEN = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}[ T][0-9]{2}:[0-9]{2}(?::[0-9]{2})?")
_PLAYERS = tuple(f"player {number}" for number in range(10))
_KEYWORDS = ("game", "options", "began", "ended", "result", *_PLAYERS)


@dataclass(frozen=True, slots=True)
class Imported:
    """The contents of a record. Names are by player, and empty where there is none."""

    state: State
    names: tuple[str, ...]
    levels: tuple[int | None, ...]
    """The levels of the players who are computers; None for others."""
    times: tuple[int, ...] | None
    """Seconds since 1970 for each entry; None unless all have a time."""
    started: int | None
    """Seconds since 1970; None if there is no such time."""


def write(match: Match, times: Sequence[int] | None = None) -> str:
    """Return the record of a match. `times` are the seconds since 1970 of its entries, and perhaps of later ones.

    Raises ValueError for fewer times than entries.
    """
    known = times if times is None else times[: match.entries]
    return "\n".join([*_head(match, known), "", *_entries(match.state.past(), known), ""])


def _head(match: Match, times: Sequence[int] | None) -> Iterator[str]:
    state = match.state
    yield f"game: {state.game.id}"
    if state.terms:
        yield f"options: {state.terms}"
    for player, name in enumerate(match.names):
        side = "" if state.undecided else f" ({state.game.sides[state.sides[player]]})"
        level = match.seats[player].level
        yield f"player {player}: {_quoted(name)}{side}{f', level {level}' if level else ''}"
    yield f"began: {_when(match.started_at)}"
    if state.outcome:
        winners = ", ".join(f"player {winner}" for winner in state.outcome.winners)
        yield f"ended: {_when(times[-1] if times else match.moved_at)}"
        yield f"result: {winners or 'draw'} ({state.outcome.reason})"


def _entries(past: Sequence[State], times: Sequence[int] | None) -> Iterator[str]:
    entries = [(state.ply, state.entry) for state in past if state.entry]
    prefixes = [f"{_when(at)}  " for at in times] if times is not None else [""] * len(entries)
    for when, (ply, entry) in zip(prefixes, entries, strict=True):
        yield f"{f'{ply:>4}.' if isinstance(entry, Ply) else '':5} {when}{entry.text}"


def _when(at: int) -> str:
    return datetime.fromtimestamp(at, UTC).replace(tzinfo=None).isoformat(" ", "seconds")


def _quoted(name: str) -> str:
    """Return a name in quotes. Characters that are invisible, or would end a line, are escaped."""
    plain = json.dumps(name, ensure_ascii=False)
    return "".join(character if character.isprintable() else json.dumps(character)[1:-1] for character in plain)


class _Line(NamedTuple):
    """A line of a record, with its number from 1."""

    number: int
    text: str

    @property
    def refusal(self) -> TextError:
        """The error that the line cannot be read."""
        return TextError("record-line", line=self.number, text=one_line(self.text)[:40])


@dataclass(slots=True)
class _Sheet:
    """The lines of a record, by what they hold."""

    fields: dict[str, _Line] = field(default_factory=dict)
    """By keyword, what follows it."""
    origin: _Line | None = None
    """The first line of a custom position to start from."""
    entries: list[_Line] = field(default_factory=list)
    times: list[int | None] = field(default_factory=list)


def read(text: str) -> Imported:
    """Return the match of a record.

    Raises TextError("record-game" | "record-origin" | "record-long" | "record-line-long" | "record-entries" |
    "record-line"), OptionError, and MoveError for an entry that the rules refuse. Where one line is to blame, its
    number is the `line` in their data.
    """
    if len(text) > LONGEST:
        raise too_long()
    sheet = _sheet(_significant(text))
    start = _start(sheet)
    times = tuple(at for at in sheet.times if at is not None)
    start_line = sheet.fields.get("began")
    players = _players(sheet, start.game.players)
    return Imported(
        state=_followed(start, sheet.entries),
        names=tuple(name for name, _ in players),
        levels=tuple(level for _, level in players),
        times=times if len(times) == len(sheet.times) else None,
        started=_seconds(start_line) if start_line else None,
    )


def too_long() -> TextError:
    """Return the error that a record is too long."""
    return TextError("record-long", size=LONGEST // 1000)


def _significant(text: str) -> Iterator[_Line]:
    """Yield the lines that are not empty, comments included. Raises TextError for one that is too long."""
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        if len(line) > LONGEST_LINE:
            raise TextError("record-line-long", line=number, most=LONGEST_LINE)
        if stripped := line.strip():
            yield _Line(number, stripped)


def _sheet(lines: Iterable[_Line]) -> _Sheet:
    sheet = _Sheet()
    for line in lines:
        keyword, colon, value = line.text.partition(":")
        keyword = " ".join(keyword.lower().split())
        if colon and keyword in _PLAYERS and value.lstrip().startswith('"'):  # a name may contain `#`
            _add_field(sheet, keyword, line, value)
        elif colon and keyword in _KEYWORDS:
            _add_field(sheet, keyword, line, value.partition("#")[0])
        elif text := line.text.partition("#")[0].rstrip():
            _add(sheet, line._replace(text=text))
    return sheet


def _add_field(sheet: _Sheet, keyword: str, line: _Line, value: str) -> None:
    """Add what follows a keyword. Raises TextError if the keyword was there before."""
    if sheet.fields.setdefault(keyword, line._replace(text=value.strip())).number != line.number:
        raise line.refusal


def _add(sheet: _Sheet, line: _Line) -> None:
    """Add a line without a keyword: of a custom position, the bare name of a game, or an entry."""
    if line.text.startswith(">"):
        sheet.origin = sheet.origin or line
    elif "game" not in sheet.fields and line.text.partition(" ")[0] in GAMES:
        sheet.fields["game"] = line
    elif len(sheet.entries) >= MOST_ENTRIES:
        raise TextError("record-entries", most=MOST_ENTRIES)
    else:
        when, text = _split_time(_unnumbered(line.text))
        sheet.entries.append(line._replace(text=text))
        sheet.times.append(_seconds(line._replace(text=when)) if when else None)


def _unnumbered(text: str) -> str:
    """Return an entry without its number, which has a dot behind it or comes before a time."""
    number, dot, behind = text.partition(".")
    if dot and _is_number(number):
        return behind.lstrip()
    number, *words = text.split(maxsplit=1)
    return words[0] if words and _is_number(number) and _WHEN.match(words[0]) else text


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit()


def _split_time(text: str) -> tuple[str, str]:
    """Return the time that an entry begins with, empty if there is none, and what follows it."""
    when = _WHEN.match(text)
    behind = text[when.end() :].removeprefix("Z") if when else ""
    return (when[0], behind.lstrip()) if when and behind[:1].isspace() else ("", text)


def _players(sheet: _Sheet, players: int) -> list[tuple[str, int | None]]:
    """Return names and levels by player. Raises TextError for a player whom the game does not have."""
    lines = {int(key.split()[1]): line for key, line in sheet.fields.items() if key.startswith("player")}
    for player, line in lines.items():
        if player >= players:
            raise line.refusal
    return [_player(lines[player]) if player in lines else ("", None) for player in range(players)]


def _player(line: _Line) -> tuple[str, int | None]:
    """Return the name in quotes of a line, and the level; a side, the level and a comment may follow the name."""
    if not line.text.startswith('"'):
        raise line.refusal
    try:
        name, end = json.JSONDecoder(strict=False).raw_decode(line.text)
        name.encode()  # half a pair of surrogates is no text
    except ValueError as error:
        raise line.refusal from error
    rest, comma, level = line.text[end:].partition("#")[0].rpartition(", level ")
    side = (rest if comma else level).strip()
    if len(name) > LONGEST_NAME or (side and (side[0], side[-1]) != ("(", ")")):
        raise line.refusal
    if comma and level.strip() not in map(str, LEVELS):
        raise line.refusal
    return one_line(name), int(level) if comma else None


def _seconds(line: _Line) -> int:
    """Return the time of a line, in seconds since 1970."""
    when = line.text.removesuffix("Z")
    try:
        if not _WHEN.fullmatch(when):
            raise ValueError(when)
        return int(datetime.fromisoformat(when).replace(tzinfo=UTC).timestamp())
    except ValueError as error:
        raise line.refusal from error


def _start(sheet: _Sheet) -> State:
    """Return the match before its first entry."""
    line, game, terms = _game(sheet)
    try:
        state = game.start(game.read_options(terms))
    except Refusal as refusal:
        refusal.data["line"] = line.number
        raise
    if sheet.origin:
        raise TextError("record-origin", line=sheet.origin.number)
    return state


def _game(sheet: _Sheet) -> tuple[_Line, Game, str]:
    """Return the game and its options, with the line to blame if the game does not have such options."""
    nothing = _Line(1, "")
    line = sheet.fields.get("game", nothing)
    game, _, terms = line.text.partition(" ")
    if game.lower() not in GAMES:
        raise TextError("record-game", line=line.number, known=tuple(GAMES))
    options = sheet.fields.get("options")
    return options or line, GAMES[game.lower()], options.text if options else terms


def _followed(start: State, entries: Sequence[_Line]) -> State:
    """Return the match after its last entry."""
    state = start
    try:
        for state in start.follow(line.text for line in entries):  # noqa: B007  the last is what counts
            pass
    except MoveError as refusal:
        refusal.data["line"] = entries[state.length].number
        raise
    except TextError as refusal:
        raise entries[state.length].refusal from refusal
    return state
