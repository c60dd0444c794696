"""What AbstractPlay writes of a match of Druid, read as a match: its game records, and the state of its game.

Which fields they have is said in AbstractPlay's public sources (`docs/sources.md`); what is used of a record here:

    {"header": {"game": {"name": "Druid", "variants": ["Small board (8×8)", "Default ruleset"]},
                "date-start": "2026-09-01T08:00:00.000Z", "pie-invoked": true,
                "players": [{"name": "Hilde", "result": 1}, {"name": "Corvin", "result": 0}]},
     "moves": [["c3", "d4"], ["c3+c5", "resign"]]}

and of a state, which names no players and does not say whether they swapped:

    {"game": "druid", "variants": ["size-8"], "winner": [1], "stack": [
        {"_timestamp": "2026-09-01T08:00:00.000Z"}, {"_timestamp": "2026-09-01T09:30:00.000Z", "lastmove": "c3"}]}

A move is a cell for a sarsen, `c3+c5` for a lintel by its ends, `c3-c4` for a step of a druid, `c8-off` for the step
off the board that ends Druid's Walk there, or `pass`; the last may be `resign`, `timeout`, `draw` or `abandoned`.
`moves` has a list for each round. Players are listed by seat, after the swap if there was one.

Both are untrusted: each character is looked at a fixed number of times, and each move that cannot be read is named
by its number.
"""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import pairwise
from typing import Any, Final
from unicodedata import normalize

from engine import GAMES, Game, MoveError, OptionError, State, TextError
from engine.boards.grid import LETTERS
from engine.position import PASS, SWAP
from matches.archive.records import LONGEST, LONGEST_NAME, MOST_ENTRIES, Imported, read_date, too_long
from matches.core.names import one_line

TURNED_UNTIL: Final = int(datetime(2026, 8, 15, tzinfo=UTC).timestamp())
"""Until then the first player joined left and right on squares; since then, as here, top and bottom."""
MOST_BRACKETS: Final = 100_000
"""Most lists and objects of a text, which take long to build; the longest state that is read has two thirds of that."""
_LEAVING: Final = {"resign": "resigned", "timeout": "time"}
_ENDS: Final = (*_LEAVING, "draw", "abandoned")
_OFF: Final = "-off"
_CELL: Final = re.compile(r"[a-z][0-9]{1,2}")
_WORDS: Final = re.compile(r"[^\W\d_]+|[0-9]+")
_BOARDS: Final = {"y": "druid-y", "triangle": "druid-y", "hex": "druid-hex", "hexhex": "druid-hex"}
"""The game by a word in the name of a variant; a number without any of them is the size of a board of squares."""
_USUAL: Final = {"default", "standard", "défaut", "standardbrett", "regelwerk", "predefinito"}
"""Words of what stands in a record where nothing was chosen: “Default ruleset”, “Standard board (10×10)”."""
_COUNTED: Final = {"cells", "spaces", "squares"}
"""What a number before them counts, which is not the size of a board."""
_FILLING: Final = {
    *("size", "board", "x", "druid", "druids", "s", "small", "large", "square", "ruleset", *_COUNTED),
    *("grösse", "kleines", "grosses", "brett"),
    *("taille", "petit", "grand", "plateau", "ensemble", "de", "règles", "par"),
    *("dimensione", "piccolo", "grande", "tabellone", "di", "set", "regole"),
}
"""Words in the names of variants, and in their ids, which say no more than their numbers."""

Cell = Callable[[str], str]
"""Returns our name of a cell for theirs."""


@dataclass(frozen=True, slots=True)
class _Sheet:
    """What is used of a record."""

    start: State
    names: tuple[str, str]
    """By seat: the first seat has the first move."""
    results: tuple[int, int]
    """By seat; the larger one has won, equal ones are a draw or nobody's."""
    swapped: bool
    started: int | None
    moves: Sequence[str]
    times: Sequence[int | None] = ()
    """Of each move; a record has none."""

    def player(self, seat: int) -> int:
        """Return our player of a seat: ours stay where they are when sides are swapped, and theirs change seats."""
        return 1 - seat if self.swapped else seat

    @property
    def winner(self) -> int | None:
        """Our player who has won by the results; None if nobody has."""
        first, second = self.results
        return None if first == second else self.player(int(second > first))


def is_record(text: str) -> bool:
    """Return whether a text can only be one of these: it begins as a JSON object does."""
    return text.removeprefix("\ufeff").lstrip()[:1] == "{"


def read(text: str, most: int = MOST_ENTRIES) -> Imported:
    """Parse a record, or the state of a game, of at most `most` moves.

    Raises TextError("record-long" | "record-entries" | "abstractplay-json" | "abstractplay-field" |
    "abstractplay-game" | "abstractplay-variant" | "abstractplay-move" | "abstractplay-result").
    """
    if len(text) > LONGEST:
        raise too_long()
    found = _parsed(text)
    sheet = _sheet_of_state(found) if "stack" in found else _sheet(found)
    if len(sheet.moves) > most:
        raise TextError("record-entries", most=most)
    state = _followed_somehow(sheet)
    times = tuple(at for at in sheet.times[: state.length] if at is not None)
    names = tuple(sheet.names[sheet.player(player)] for player in (0, 1))
    return Imported(state, names, (None, None), times if len(times) == state.length else None, sheet.started)


def _parsed(text: str) -> Mapping[str, Any]:
    """Return the object of a JSON text. Raises TextError("abstractplay-json") with the number of the faulty line."""
    if text.count("[") + text.count("{") > MOST_BRACKETS:
        raise TextError("abstractplay-json", line=1)
    try:
        found = json.loads(text.removeprefix("\ufeff"))
    except json.JSONDecodeError as error:
        raise TextError("abstractplay-json", line=error.lineno) from error
    except (ValueError, RecursionError) as error:  # a number too long to convert, or too many brackets
        raise TextError("abstractplay-json", line=1) from error
    record: Mapping[str, Any] = _field({"record": found}, "record", dict)
    return record


def _field(holder: Mapping[str, Any], name: str, kind: type[Any], missing: Any = None) -> Any:
    """Return a field of some type. Raises TextError("abstractplay-field"), also if it is missing and has no default."""
    value = holder.get(name, missing)
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise TextError("abstractplay-field", field=name)
    return value


def _sheet(record: Mapping[str, Any]) -> _Sheet:
    header = _field(record, "header", dict)
    game = _field(header, "game", dict)
    _check_game(_field(game, "name", str))
    players = _field(header, "players", list)
    if len(players) != 2 or not all(isinstance(player, dict) for player in players):
        raise TextError("abstractplay-field", field="players")
    first, second = players
    return _Sheet(
        start=_start(_field(game, "variants", list, [])),
        names=(_name(first), _name(second)),
        results=(_field(first, "result", int), _field(second, "result", int)),
        swapped=any(header.get(name) is True for name in ("pie-invoked", "pied")),
        started=_seconds(header.get("date-start")),
        moves=_moves(_field(record, "moves", list)),
    )


def _sheet_of_state(found: Mapping[str, Any]) -> _Sheet:
    _check_game(_field(found, "game", str))
    stack = _field(found, "stack", list)
    if not stack or not all(isinstance(each, dict) for each in stack):
        raise TextError("abstractplay-field", field="stack")
    winners = _field(found, "winner", list, [])
    started, *times = [_seconds(each.get("_timestamp")) for each in stack]
    return _Sheet(
        start=_start(_field(found, "variants", list, [])),
        names=("", ""),
        results=(int(1 in winners), int(2 in winners)),
        swapped=False,
        started=started,
        moves=_moves([each.get("lastmove") for each in stack[1:]]),
        times=times,
    )


def _check_game(name: str) -> None:
    """Raise TextError("abstractplay-game") unless a game, by its name or id there, is Druid."""
    if name.strip().casefold() != "druid":
        raise TextError("abstractplay-game", name=_shown(name))


def _shown(text: str) -> str:
    """Return what a refusal quotes of a text."""
    return one_line(text)[:40]


def _name(player: Mapping[str, Any]) -> str:
    name = one_line(_field(player, "name", str)[: 4 * LONGEST_NAME])
    return one_line(name[:LONGEST_NAME])  # a joiner at its end joins nothing


def _seconds(when: object) -> int | None:
    """Return a date in seconds since 1970; None if it is missing, or no date that a record may have."""
    try:
        return read_date(when[:40] if isinstance(when, str) else "")
    except ValueError:
        return None


# Games and options


def _start(variants: Sequence[object]) -> State:
    """Return the start of the game that the variants name. Raises TextError("abstractplay-variant")."""
    game: Game | None = None
    options: dict[str, object] = {}
    for variant in variants:
        words = _WORDS.findall(normalize("NFC", variant).casefold()) if isinstance(variant, str) else []
        boards = {_BOARDS[word] for word in words if word in _BOARDS}
        sizes = {word for word, unit in pairwise([*words, ""]) if word.isdecimal() and unit not in _COUNTED}
        others = {word for word in words if not word.isdecimal()} - _BOARDS.keys() - _FILLING
        if others == {"walk"} and not boards and not sizes:
            options["walk"] = True
        elif boards or sizes:
            if game or others - _USUAL or len(boards) > 1 or len(sizes) > 1 or any(len(size) > 3 for size in sizes):
                raise _not_ours(variant)
            game = GAMES[boards.pop() if boards else "druid"]
            if sizes:
                options["size"] = int(sizes.pop())
        elif not words or others - _USUAL or not (others or str(variant).startswith("#")):
            raise _not_ours(variant)
    try:
        return (game or GAMES["druid"]).start(options)
    except OptionError as refusal:
        raise _not_ours(", ".join(map(str, variants))) from refusal


def _not_ours(variant: object) -> TextError:
    name = str(variant) if isinstance(variant, str | int | float) else ""  # lists may be too deep for `str`
    return TextError("abstractplay-variant", name=_shown(name))


# Moves


def _moves(rounds: Sequence[object]) -> list[str]:
    """Return the moves of all rounds in order, without blanks and capitals.

    Raises TextError("abstractplay-move") for one that is no text; only at the end may one be missing.
    """
    found: list[str] = []
    missing = 0
    for each in rounds:
        for entry in each if isinstance(each, list) else [each]:
            if len(found) >= MOST_ENTRIES:
                raise TextError("record-entries", most=MOST_ENTRIES)
            move = entry.get("move") if isinstance(entry, dict) else entry
            if missing or not isinstance(move, str | None):
                raise TextError("abstractplay-move", number=len(found) + 1, text="", why=_unreadable(""))
            if move is None:
                missing += 1
            else:
                found.append("".join(move.lower().split()))
    return found


def _unreadable(text: str) -> MoveError:
    return MoveError("unreadable", text=_shown(text))


def _followed_somehow(sheet: _Sheet) -> State:
    """Return the state at the end of a record.

    Cells may be named in several ways: where a record does not fit the likeliest one, it may the other. Raises the
    refusal of the likeliest.
    """
    first, *others = _ways(sheet)
    try:
        return _followed(sheet, first)
    except TextError:
        for other in others:
            with suppress(TextError):
                return _followed(sheet, other)
        raise


def _ways(sheet: _Sheet) -> tuple[Cell, ...]:
    """Return how the cells of a record may be read, the likeliest way first."""
    if sheet.start.game.id == "druid-hex":
        return (_as_it_is,)
    if sheet.start.game.id == "druid-y":
        return _reversed_letters(int(sheet.start.options["size"] or 0)), _as_it_is
    is_old = sheet.started is not None and sheet.started < TURNED_UNTIL
    return (_turned, _as_it_is) if is_old else (_as_it_is, _turned)


def _as_it_is(cell: str) -> str:
    return cell


def _turned(cell: str) -> str:
    """Return a cell of squares mirrored in the diagonal, so that rows become columns."""
    column, row = LETTERS.index(cell[0]) + 1, int(cell[1:])
    return f"{LETTERS[row - 1]}{column}" if 0 < row <= len(LETTERS) else cell


def _reversed_letters(rows: int) -> Cell:
    """Return how cells of a triangle are read: theirs has its letters from the tip, ours from the long side."""

    def ours(cell: str) -> str:
        place = rows - 1 - LETTERS.index(cell[0])
        return f"{LETTERS[place]}{cell[1:]}" if place >= 0 else cell

    return ours


def _followed(sheet: _Sheet, cell: Cell) -> State:
    """Return the state at the end of a record whose cells are read in some way. Raises TextError."""
    state, moves = sheet.start, sheet.moves
    if sheet.swapped and (not moves or moves[0] in _ENDS):
        raise TextError("abstractplay-field", field="pie-invoked")
    for place, move in enumerate(moves):
        if state.outcome and _only_steps_off(state, moves[place:], cell):
            break
        state = _after(state, sheet, place, move, cell)
        if place == 0 and sheet.swapped:
            state = state.play(SWAP)
    winners = state.outcome.winners if state.outcome else ()
    if winners != (() if sheet.winner is None else (sheet.winner,)):
        raise TextError("abstractplay-result")
    return state


def _after(state: State, sheet: _Sheet, place: int, move: str, cell: Cell) -> State:
    """Return the state after a move, or after what ends a record. Raises TextError("abstractplay-move")."""
    try:
        if move not in _ENDS:
            return state.play(_in_our_notation(move, cell))
        if place < len(sheet.moves) - 1 or state.outcome:
            raise _unreadable(move)
        if move in _LEAVING:
            if sheet.winner is None:
                raise TextError("abstractplay-result")
            return state.drop(1 - sheet.winner, _LEAVING[move])
        return state.draw() if move == "draw" else state
    except MoveError as refusal:
        raise TextError("abstractplay-move", number=place + 1, text=_shown(move), why=refusal) from refusal


def _in_our_notation(move: str, cell: Cell) -> str:
    """Return our text of a move on the board. Raises MoveError("unreadable")."""
    if move in (PASS, "--"):
        return PASS
    sign = "+" if "+" in move else "-"
    cells = move.split(sign)
    if len(cells) > 2 or not all(map(_CELL.fullmatch, cells)):
        raise _unreadable(move)
    *_, last = ours = [cell(name) for name in cells]
    return f"*{last}" if len(ours) == 2 and sign == "-" else "-".join(ours)


def _only_steps_off(state: State, rest: Sequence[str], cell: Cell) -> bool:
    """Return whether nothing is left but how Druid's Walk ends there, when it has ended here.

    Here a druid wins when it reaches its goal; there its player has to take it off the board, one turn later.
    """
    if not state.outcome or state.outcome.reason != "walk":
        return False
    if len(rest) == 1:
        return rest[0] in _LEAVING
    start = rest[-1].removesuffix(_OFF)
    on_goal = bool(_CELL.fullmatch(start)) and cell(start) in state.outcome.cells
    return len(rest) == 2 and rest[-1].endswith(_OFF) and on_goal
