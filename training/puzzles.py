"""Puzzles as data: one file per game, of positions with a single first move that wins by force."""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from engine import GAMES, MoveError, OptionError, State, TextError

FOLDER: Final = Path(__file__).with_name("puzzles")
LONGEST: Final = 3
"""Most own moves to the win."""
KEYS: Final = frozenset({"number", "moves", "solution", "rating", "state"})
"""The keys of a puzzle in a data file; a puzzle of several moves also has a `reply`, a retired one `retired = true`."""


class PuzzleError(ValueError):
    """An invalid puzzle in a data file."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position in which exactly one first move wins within so many own moves, against every defence.

    - `id`: the game's id and a number, such as `contiguity-17`. It is stored, and never reused.
    - `state`: the position, in which the player to move has to win.
    - `moves`: the number of own moves.
    - `solution`: the canonical first move.
    - `reply`: the canonical hardest reply to it; empty if the first move wins at once. Stored because it takes longer
      to find than the rest of the line.
    - `rating`: initial difficulty, as a `mu` of openskill: 25 for a puzzle that a beginner solves every second time.
    - `retired`: whether it is no longer chosen for anybody. Who has tried it, or has a link to it, still finds it.
    - `filled`: the share of the board's cells on which a piece can be seen.
    """

    id: str
    game: str
    state: State
    moves: int
    solution: str
    rating: float
    reply: str = ""
    retired: bool = False
    filled: float = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "filled", share_filled(self.state))


def share_filled(state: State) -> float:
    """Return on how large a part of a board's cells a piece can be seen."""
    return len(state.position.pieces()) / len(state.position.content.board.index)


def number_of(puzzle: Puzzle) -> int:
    """Return the number of a puzzle within its game."""
    return int(puzzle.id.rpartition("-")[2])


@cache
def puzzles_of(game_id: str) -> Mapping[str, Puzzle]:
    """Return the puzzles of a game by id, retired ones too, in the order of their numbers; none for a game without any.

    Raises KeyError for an unknown game id, and PuzzleError.
    """
    return MappingProxyType({puzzle.id: puzzle for puzzle in read_file(GAMES[game_id].id, FOLDER)})


def puzzle_games() -> list[str]:
    """Return the ids of the games that have puzzles. Raises PuzzleError."""
    return [game for game in GAMES if puzzles_of(game)]


def read_file(game_id: str, folder: Path) -> list[Puzzle]:
    """Return the puzzles in a game's data file; none if there is no file. Raises PuzzleError."""
    path = folder / f"{game_id}.toml"
    return read_puzzles(game_id, path.read_text(encoding="utf-8")) if path.exists() else []


def read_puzzles(game_id: str, text: str) -> list[Puzzle]:
    """Return the puzzles in the text of a data file. Raises PuzzleError."""
    try:
        tables = tomllib.loads(text)["puzzle"]
    except (tomllib.TOMLDecodeError, KeyError) as wrong:
        raise PuzzleError(f"{game_id}: {wrong}") from wrong
    numbers = [table.get("number") for table in tables]
    if len(set(numbers)) < len(numbers):
        raise PuzzleError(f"{game_id}: a number is given twice")
    return [_read(game_id, table) for table in tables]


def _read(game_id: str, table: Mapping[str, Any]) -> Puzzle:
    name = f"{game_id}-{table.get('number')}"
    keys = KEYS if table.get("moves") == 1 else KEYS | {"reply"}
    if set(table) - {"retired"} != keys or table.get("retired", True) is not True or game_id not in GAMES:
        raise PuzzleError(f"{name}: {sorted(table)}")
    try:
        state = GAMES[game_id].from_text(table["state"])
        solution, reply = state.read(table["solution"]), table.get("reply", "")
        if reply and state.play(solution).read(reply) != reply:
            raise PuzzleError(f"{name}: {reply}")
    except (TextError, OptionError, MoveError) as wrong:
        raise PuzzleError(f"{name}: {wrong!r}") from wrong
    if solution != table["solution"] or table["moves"] not in range(1, LONGEST + 1):
        raise PuzzleError(f"{name}: {solution} in {table['moves']}")
    rating, is_retired = float(table["rating"]), "retired" in table
    return Puzzle(name, game_id, state, table["moves"], solution, rating, reply, is_retired)


class _Puzzles(Mapping[str, Puzzle]):
    """All puzzles by id. The file of a game is read at the first access."""

    def __getitem__(self, puzzle_id: str) -> Puzzle:
        game_id = puzzle_id.rpartition("-")[0]
        if game_id not in GAMES:
            raise KeyError(puzzle_id)
        return puzzles_of(game_id)[puzzle_id]

    def __iter__(self) -> Iterator[str]:
        for game_id in GAMES:
            yield from puzzles_of(game_id)

    def __len__(self) -> int:
        return sum(len(puzzles_of(game_id)) for game_id in GAMES)


PUZZLES: Final[Mapping[str, Puzzle]] = _Puzzles()
"""All puzzles by their ids. Raises PuzzleError if a data file is wrong."""
