"""Records: matches as text for people and programs. `read` accepts everything that `write` returns.

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
takeback has the number of the one that it replaces. Only the entries are parsed as the match: sides, end, result and
numbers are informative. Numbers and times are optional. A person's own notes follow the entries as comments. `read`
also accepts `State.record`. A match that began with a position of its own has the lines of that position before its
entries, each led by `>`.

Records are untrusted, so parsing takes linear time: lines are split by plain searches, not by regular expressions that
could backtrack.
"""

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import NamedTuple

from engine import GAMES, Game, MoveError, Ply, State, Takeback, TextError, read_entry
from engine.errors import Refusal
from matches.analysis.analysis_models import NO_NOTES, Notes
from matches.core.models import Match
from matches.core.names import one_line
from search import LEVELS

LONGEST = 1_000_000
"""Most characters of a text that is read: room for what `write` makes of `MOST_ENTRIES` and of all notes."""
LONGEST_LINE = 2_000
"""Most characters of a line, enough for a name with every character escaped."""
MOST_ENTRIES = 5_000
LONGEST_NAME = 100
NAMED = {"no-druid": "position-no-druid", "ended": "position-ended"}
"""The codes of what makes a position impossible that is told by name, each with the code by which it is."""
LAST_PLY = 100_000
"""Highest number of a move at which a position may begin."""
MOMENTS = range(1, int(datetime(9999, 1, 1, tzinfo=UTC).timestamp()))
"""Moments that a record may have, in seconds since 1970: those that can be written as a date in every time zone."""

_WHEN = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}[ T][0-9]{2}:[0-9]{2}(?::[0-9]{2})?")
_PLAYERS = tuple(f"player {number}" for number in range(10))
_KEYWORDS = ("game", "options", "began", "ended", "result", *_PLAYERS)


@dataclass(frozen=True, slots=True)
class Imported:
    """Contents of a record. Names are in player order, empty where missing."""

    state: State
    names: tuple[str, ...]
    levels: tuple[int | None, ...]
    """Levels of the players; None for people."""
    times: tuple[int, ...] | None
    """Seconds since 1970 of each entry; None unless all have a time."""
    started: int | None
    """Seconds since 1970; None if not given."""


def write(match: Match, times: Sequence[int] | None = None, notes: Notes = NO_NOTES) -> str:
    """Return the record of a match. `times`: seconds since 1970 of its entries, and possibly of later ones.

    `notes` of the person it is for become comments. Times are left out where one is none of `MOMENTS`. Raises
    ValueError for fewer times than entries.
    """
    known = times if times is None else times[: match.entries]
    if known and not all(at in MOMENTS for at in known):
        known = None
    origin = match.state.origin
    position = [*(f"> {line}" for line in origin.splitlines()), ""] if origin else []
    head = [*_head(match, known), *_comments(notes.whole)]
    return "\n".join([*head, "", *position, *_entries(match.state.past(), known, notes), ""])


def _head(match: Match, times: Sequence[int] | None) -> Iterator[str]:
    state = match.state
    yield f"game: {state.game.id}"
    if state.terms:
        yield f"options: {state.terms}"
    for seat in match.seats:
        side = "" if state.undecided else f" ({state.game.sides[state.sides[seat.player]]})"
        yield f"player {seat.player}: {_quoted(seat.name)}{side}{f', level {seat.level}' if seat.level else ''}"
    if match.started_at in MOMENTS:
        yield f"began: {_when(match.started_at)}"
    if state.outcome:
        winners = ", ".join(f"player {winner}" for winner in state.outcome.winners)
        yield f"ended: {_when(times[-1] if times else match.moved_at)}"
        yield f"result: {winners or 'draw'} ({state.outcome.reason})"


def _entries(past: Sequence[State], times: Sequence[int] | None, notes: Notes) -> Iterator[str]:
    """Yield the lines of the entries, each note on a position where it stands first."""
    entries = [(state, state.entry) for state in past if state.entry]
    prefixes = [f"{_when(at)}  " for at in times] if times is not None else [""] * len(entries)
    written = {note := notes.on(past[0])}
    yield from _comments(note)
    for when, (state, entry) in zip(prefixes, entries, strict=True):
        yield f"{f'{state.ply:>4}.' if isinstance(entry, Ply) else '':5} {when}{entry.text}"
        if (note := notes.on(state)) not in written:
            written.add(note)
            yield from _comments(note)


def _comments(note: str) -> Iterator[str]:
    """Yield the lines of a note as comments."""
    for line in note.splitlines():
        yield f"# {line}"


def _when(at: int) -> str:
    return datetime.fromtimestamp(at, UTC).replace(tzinfo=None).isoformat(" ", "seconds")


def _quoted(name: str) -> str:
    """Return a JSON string, with invisible characters and line breaks escaped."""
    plain = json.dumps(name, ensure_ascii=False)
    return "".join(character if character.isprintable() else json.dumps(character)[1:-1] for character in plain)


class _Line(NamedTuple):
    """A line of a record with its number, from 1."""

    number: int
    text: str

    @property
    def refusal(self) -> TextError:
        return TextError("record-line", line=self.number, text=one_line(self.text)[:40])


@dataclass(slots=True)
class _Sheet:
    """Lines of a record by content."""

    fields: dict[str, _Line] = field(default_factory=dict)
    """Values by keyword."""
    origin: list[_Line] = field(default_factory=list)
    """Lines of the position with which the match began, without what leads them."""
    entries: list[_Line] = field(default_factory=list)
    times: list[int | None] = field(default_factory=list)


def read(text: str, most: int = MOST_ENTRIES) -> Imported:
    """Parse a record in which at most `most` entries stand.

    Raises TextError("record-game" | "record-position" | "record-long" | "record-line-long" | "record-entries" |
    "record-line"), OptionError, and MoveError for an illegal entry. Their data has the number of the faulty `line` if
    there is one.
    """
    if len(text) > LONGEST:
        raise too_long()
    sheet = _sheet(_significant(text))
    if _standing(sheet.entries) > most:
        raise TextError("record-entries", most=most)
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
    """Return the refusal of a text longer than `LONGEST`."""
    return TextError("record-long", size=LONGEST // 1000)


def _significant(text: str) -> Iterator[_Line]:
    """Yield the lines that are not empty, including comments. Raises TextError for one that is too long."""
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
    """Add a keyword's value. Raises TextError for a repeated keyword."""
    if sheet.fields.setdefault(keyword, line._replace(text=value.strip())).number != line.number:
        raise line.refusal


def _standing(entries: Sequence[_Line]) -> int:
    """Return how many entries stand at the end, if they can be followed."""
    count = 0
    for line in entries:
        with suppress(TextError):
            entry = read_entry(line.text)
            count = max(0, count - entry.plies) if isinstance(entry, Takeback) else count + 1
    return count


def _add(sheet: _Sheet, line: _Line) -> None:
    """Add a line without a keyword: part of a position, the name of a game, or an entry."""
    if line.text.startswith(">"):
        sheet.origin.append(line._replace(text=line.text.removeprefix(">").strip()))
    elif "game" not in sheet.fields and line.text.partition(" ")[0] in GAMES:
        sheet.fields["game"] = line
    elif len(sheet.entries) >= MOST_ENTRIES:
        raise TextError("record-entries", most=MOST_ENTRIES)
    else:
        when, text = _split_time(_unnumbered(line.text))
        sheet.entries.append(line._replace(text=text))
        sheet.times.append(_seconds(line._replace(text=when)) if when else None)


def _unnumbered(text: str) -> str:
    """Return an entry without its number, which ends with a dot or precedes a time."""
    number, dot, behind = text.partition(".")
    if dot and _is_number(number):
        return behind.lstrip()
    number, *words = text.split(maxsplit=1)
    return words[0] if words and _is_number(number) and _WHEN.match(words[0]) else text


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit()


def _split_time(text: str) -> tuple[str, str]:
    """Split an entry into its time, empty if missing, and the rest."""
    when = _WHEN.match(text)
    behind = text[when.end() :].removeprefix("Z") if when else ""
    return (when[0], behind.lstrip()) if when and behind[:1].isspace() else ("", text)


def _players(sheet: _Sheet, players: int) -> list[tuple[str, int | None]]:
    """Return names and levels in player order. Raises TextError for a player that the game does not have."""
    lines = {int(key.split()[1]): line for key, line in sheet.fields.items() if key.startswith("player")}
    for player, line in lines.items():
        if player >= players:
            raise line.refusal
    return [_player(lines[player]) if player in lines else ("", None) for player in range(players)]


def _player(line: _Line) -> tuple[str, int | None]:
    """Return the quoted name of a line, and the level; side, level and comment may follow the name."""
    if not line.text.startswith('"'):
        raise line.refusal
    try:
        name, end = json.JSONDecoder(strict=False).raw_decode(line.text)
        name.encode()  # a lone surrogate cannot be encoded
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
    when = line.text.removesuffix("Z")
    try:
        if not _WHEN.fullmatch(when):
            raise ValueError(when)
        return read_date(when)
    except ValueError as error:
        raise line.refusal from error


def read_date(text: str) -> int:
    """Return a date in ISO 8601, in UTC unless it says otherwise, in seconds since 1970.

    Raises ValueError for one that is none of `MOMENTS`.
    """
    when = datetime.fromisoformat(text)
    at = int((when if when.tzinfo else when.replace(tzinfo=UTC)).timestamp())
    if at not in MOMENTS:
        raise ValueError(text)
    return at


def _start(sheet: _Sheet) -> State:
    line, game, terms = _game(sheet)
    try:
        state = game.start(game.read_options(terms))
    except Refusal as refusal:
        refusal.data["line"] = line.number
        raise
    return _position(game, sheet.origin, state) if sheet.origin else state


def _position(game: Game, lines: Sequence[_Line], start: State) -> State:
    """Return the position with which a match began, instead of the game's `start` with the record's options.

    Raises TextError("record-position"), also for other options than the record's, and for a position that is over: the
    cells that an outcome names are not checked. What is in `NAMED` is raised by its own code.
    """
    refused = TextError("record-position", line=lines[0].number)
    try:
        position = game.from_text("\n".join(line.text for line in lines))
    except Refusal as refusal:
        raise named(refusal, lines[0].number) or refused from refusal
    if position.terms != start.terms or position.outcome or position.ply > LAST_PLY:
        raise refused
    return position


def named(refusal: Refusal, line: int) -> TextError | None:
    """Return the refusal of a position that tells by name what makes it impossible, if there is one."""
    return TextError(NAMED[refusal.code], line=line, **refusal.data) if refusal.code in NAMED else None


def _game(sheet: _Sheet) -> tuple[_Line, Game, str]:
    """Return the game and its options, and the line to blame for invalid options."""
    nothing = _Line(1, "")
    line = sheet.fields.get("game", nothing)
    game, _, terms = line.text.partition(" ")
    if game.lower() not in GAMES:
        raise TextError("record-game", line=line.number, known=tuple(GAMES))
    options = sheet.fields.get("options")
    return options or line, GAMES[game.lower()], options.text if options else terms


def _followed(start: State, entries: Sequence[_Line]) -> State:
    """Return the state after the last entry."""
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
