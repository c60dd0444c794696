"""A match as a text for people and machines, which reads back.

    game: contiguity
    options: bid
    player 0: "Hilde" (white)
    player 1: "Corvin" (red)
    began: 2026-11-21 08:53:00
    ended: 2026-11-23 19:20:31
    result: player 1 (resigned)

       1. 2026-11-21 08:53:10  bid 5
       2. 2026-11-21 12:07:44  call

Times are UTC. Names are JSON strings. What begins with `#` is a comment. The entries decide: sides, end and result are
told to people, and the numbers of entries too. Numbers and times may be left out. What `State.record` writes reads as
well, except for a match that starts from a position of its own: a match is its moves from the game's own start.

Records come from people, so everything here takes time in proportion to the length of the text: where signs may repeat,
lines are parted by plain searches and not by patterns.
"""

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import NamedTuple

from engine import GAMES, Game, MoveError, State, TextError
from engine.errors import Refusal
from matches.models import Match
from matches.names import one_line

LONGEST = 100_000
"""Characters of a record."""
LONGEST_LINE = 2_000
"""Characters of a line: room for a name of which every sign is written as an escape."""
MOST_ENTRIES = 5_000
LONGEST_NAME = 100

_WHEN = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}[ T][0-9]{2}:[0-9]{2}(?::[0-9]{2})?")
_PLAYERS = tuple(f"player {number}" for number in range(10))
_KEYWORDS = ("game", "options", "began", "ended", "result", *_PLAYERS)


@dataclass(frozen=True, slots=True)
class Imported:
    """What a record tells. Names are by player, and empty where none is told."""

    state: State
    names: tuple[str, ...]
    times: tuple[int, ...] | None
    """Seconds since 1970 for each entry; None unless all are told."""
    started: int | None
    """Seconds since 1970, if it is told."""


def write(match: Match, times: Sequence[int] | None = None) -> str:
    """The record of a match; `times` are the seconds since 1970 of its entries, perhaps of later ones as well.

    Raises ValueError for fewer times than entries.
    """
    told = times if times is None else times[: match.entries]
    return "\n".join([*_head(match, told), "", *_entries(match.state.history, told), ""])


def _head(match: Match, times: Sequence[int] | None) -> Iterator[str]:
    state = match.state
    yield f"game: {state.game.id}"
    if state.terms:
        yield f"options: {state.terms}"
    for player, name in enumerate(match.names):
        side = "" if state.undecided else f" ({state.game.sides[state.sides[player]]})"
        yield f"player {player}: {_quoted(name)}{side}"
    yield f"began: {_when(match.started_at)}"
    if state.outcome:
        winners = ", ".join(f"player {winner}" for winner in state.outcome.winners)
        yield f"ended: {_when(times[-1] if times else match.moved_at)}"
        yield f"result: {winners or 'draw'} ({state.outcome.reason})"


def _entries(history: Sequence[str], times: Sequence[int] | None) -> Iterator[str]:
    told = [f"{_when(at)}  " for at in times] if times is not None else [""] * len(history)
    for number, (when, entry) in enumerate(zip(told, history, strict=True), 1):
        yield f"{number:>4}. {when}{entry}"


def _when(at: int) -> str:
    return datetime.fromtimestamp(at, UTC).replace(tzinfo=None).isoformat(" ", "seconds")


def _quoted(name: str) -> str:
    """A name in quotes; whatever could not be seen, or would end a line, is escaped."""
    plain = json.dumps(name, ensure_ascii=False)
    return "".join(sign if sign.isprintable() else json.dumps(sign)[1:-1] for sign in plain)


class _Line(NamedTuple):
    """A line of the text, with its number from 1."""

    number: int
    text: str

    @property
    def refusal(self) -> TextError:
        """That it cannot be read."""
        return TextError("record-line", line=self.number, text=one_line(self.text)[:40])


@dataclass(slots=True)
class _Sheet:
    """The lines of a record, by what they tell."""

    told: dict[str, _Line] = field(default_factory=dict)
    """What stands behind each keyword."""
    origin: _Line | None = None
    """The first line of a position to start from."""
    entries: list[_Line] = field(default_factory=list)
    times: list[int | None] = field(default_factory=list)


def read(text: str) -> Imported:
    """The match that a record tells.

    Raises TextError("record-game" | "record-origin" | "record-long" | "record-line-long" | "record-entries" |
    "record-line"), OptionError, and MoveError for an entry that the rules refuse. Where one line is to blame, its
    number is the `line` in their data.
    """
    if len(text) > LONGEST:
        raise too_long()
    sheet = _sorted(_significant(text))
    start = _start(sheet)
    times = tuple(at for at in sheet.times if at is not None)
    began = sheet.told.get("began")
    return Imported(
        state=_followed(start, sheet.entries),
        names=_names(sheet, start.game.players),
        times=times if len(times) == len(sheet.times) else None,
        started=_seconds(began) if began else None,
    )


def too_long() -> TextError:
    """That a record is more than anybody has played."""
    return TextError("record-long", size=LONGEST // 1000)


def _significant(text: str) -> Iterator[_Line]:
    """The lines that tell something, comments included. Raises TextError for one that is too long."""
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        if len(line) > LONGEST_LINE:
            raise TextError("record-line-long", line=number, most=LONGEST_LINE)
        if told := line.strip():
            yield _Line(number, told)


def _sorted(lines: Iterable[_Line]) -> _Sheet:
    sheet = _Sheet()
    for line in lines:
        keyword, colon, told = line.text.partition(":")
        keyword = " ".join(keyword.lower().split())
        if colon and keyword in _PLAYERS and told.lstrip().startswith('"'):  # a name may hold what begins a comment
            _add_told(sheet, keyword, line, told)
        elif colon and keyword in _KEYWORDS:
            _add_told(sheet, keyword, line, told.partition("#")[0])
        elif text := line.text.partition("#")[0].rstrip():
            _add(sheet, line._replace(text=text))
    return sheet


def _add_told(sheet: _Sheet, keyword: str, line: _Line, told: str) -> None:
    """Adds what stands behind a keyword, which may do so once."""
    if sheet.told.setdefault(keyword, line._replace(text=told.strip())).number != line.number:
        raise line.refusal


def _add(sheet: _Sheet, line: _Line) -> None:
    """Adds a line without a keyword: of a position to start from, of the bare name of a game, or an entry."""
    if line.text.startswith(">"):
        sheet.origin = sheet.origin or line
    elif "game" not in sheet.told and line.text.partition(" ")[0] in GAMES:
        sheet.told["game"] = line
    elif len(sheet.entries) >= MOST_ENTRIES:
        raise TextError("record-entries", most=MOST_ENTRIES)
    else:
        when, text = _parted(_unnumbered(line.text))
        sheet.entries.append(line._replace(text=text))
        sheet.times.append(_seconds(line._replace(text=when)) if when else None)


def _unnumbered(text: str) -> str:
    """An entry without its number: one with a dot behind it, or one before a time."""
    number, dot, behind = text.partition(".")
    if dot and _is_number(number):
        return behind.lstrip()
    number, *words = text.split(maxsplit=1)
    return words[0] if words and _is_number(number) and _WHEN.match(words[0]) else text


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit()


def _parted(text: str) -> tuple[str, str]:
    """The time that an entry begins with, empty where there is none, and what comes behind it."""
    when = _WHEN.match(text)
    behind = text[when.end() :].removeprefix("Z") if when else ""
    return (when[0], behind.lstrip()) if when and behind[:1].isspace() else ("", text)


def _names(sheet: _Sheet, players: int) -> tuple[str, ...]:
    """The names by player. Raises TextError for one of a player whom the game has not."""
    told = {int(key.split()[1]): line for key, line in sheet.told.items() if key.startswith("player")}
    for player, line in told.items():
        if player >= players:
            raise line.refusal
    return tuple(_name(told[player]) if player in told else "" for player in range(players))


def _name(line: _Line) -> str:
    """The name that a line tells in quotes, a side or a comment behind it."""
    if not line.text.startswith('"'):
        raise line.refusal
    try:
        name, end = json.JSONDecoder(strict=False).raw_decode(line.text)
        name.encode()  # half a pair of surrogates is no text
    except ValueError as wrong:
        raise line.refusal from wrong
    side = line.text[end:].partition("#")[0].strip()
    if len(name) > LONGEST_NAME or (side and (side[0], side[-1]) != ("(", ")")):
        raise line.refusal
    return one_line(name)


def _seconds(line: _Line) -> int:
    """The time that a line tells, in seconds since 1970."""
    when = line.text.removesuffix("Z")
    try:
        if not _WHEN.fullmatch(when):
            raise ValueError(when)
        return int(datetime.fromisoformat(when).replace(tzinfo=UTC).timestamp())
    except ValueError as wrong:
        raise line.refusal from wrong


def _start(sheet: _Sheet) -> State:
    """The match before its first entry."""
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
    """The game and the options told, with the line to name if the options are not ones of the game's."""
    nothing = _Line(1, "")
    line = sheet.told.get("game", nothing)
    game, _, terms = line.text.partition(" ")
    if game.lower() not in GAMES:
        raise TextError("record-game", line=line.number, known=tuple(GAMES))
    options = sheet.told.get("options")
    return options or line, GAMES[game.lower()], options.text if options else terms


def _followed(start: State, entries: Sequence[_Line]) -> State:
    """The match after its last entry."""
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
