"""The board as lines of text: six by six cells, around them the pits with their pebbles and numbers."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from engine import State
from engine.boards.pits import PITS, SIZE
from locales import say
from renderer.contigo.choosing import counts
from renderer.contigo.plies import Turn, fallen, last_turn, position
from renderer.contigo.typed import asked
from renderer.view import View

_LETTERS = "abcdef"
_AT = {(pit.column, pit.row): pit.number for pit in PITS}


@dataclass(frozen=True)
class _Shown:
    """What stands where, and what is marked; pits by number, told as text."""

    pieces: Mapping[str, str]
    pits: bytes
    moved: Collection[str]
    picked: Collection[str]
    targets: Collection[str]
    refused: Collection[str]

    def cell(self, name: str) -> str:
        """A cell as three characters."""
        return self._framed(name, self.pieces.get(name) or ("*" if name in self.targets else "·"))

    def pit(self, column: int, row: int) -> str:
        """The pebbles of a pit as three characters."""
        number = _AT[column, row]
        return self._framed(f"pit {number}", str(self.pits[number - 1]))

    def _framed(self, name: str, mark: str) -> str:
        frames = (("!{}!", self.refused), ("<{}>", self.picked), ("[{}]", self.moved), (" {} ", (name,)))
        return next(frame for frame, names in frames if name in names).format(mark)


def rows(state: State, view: View, marks: str, kinds: Mapping[str, str] = {}) -> list[str]:
    """Lines of at most 31 characters; `marks` are the letters of the sides, `kinds` those for pieces of some kinds."""
    shown = _shown(state, view, marks, kinds)
    lines = [*_edge(shown, SIZE), *(_row(shown, row) for row in reversed(range(SIZE))), *reversed(_edge(shown, -1))]
    used = {"text-moved": shown.moved, "text-picked": shown.picked, "text-targets": shown.targets}
    used["text-refused"] = view.refused
    legend = [say(view.language, mark) for mark, names in used.items() if names]
    return [*(line.rstrip() for line in lines), "", say(view.language, "text-pits"), *legend]


def _shown(state: State, view: View, marks: str, kinds: Mapping[str, str]) -> _Shown:
    """The position with its latest turn; or in the middle of a turn, with what has been told of it."""
    typed = asked(state, view)
    turn = typed.turn if typed else last_turn(state)
    here = typed.turn.after_pawn if typed else position(state)
    return _Shown(
        pieces={name: kinds.get(piece.kind, marks)[piece.side] for name, piece in here.pieces().items()},
        pits=counts(typed) if typed else here.pits,
        moved=_moved(turn) if turn else (),
        picked=tuple(filter(None, (typed.at, f"pit {typed.pit}" * bool(typed.pit)))) if typed else (),
        targets=typed.reached if typed else (),
        refused=view.refused,
    )


def _moved(turn: Turn) -> tuple[str, ...]:
    """The cells between which the pawn went, and the pits that pebbles left or fell into."""
    pits = (turn.sowing.pit, *fallen(turn.sowing)) if turn.sowing else ()
    return (*turn.corners, *(f"pit {number}" for number in pits))


def _edge(shown: _Shown, row: int) -> list[str]:
    """The pits above or below the cells, from the outside in: their numbers, their pebbles, the letters of columns."""
    columns = (-1, *range(SIZE), SIZE)
    numbers = [f"{_AT[column, row]:^3}" for column in columns]
    pebbles = [shown.pit(column, row) for column in columns]
    letters = ["   ", *(f" {letter} " for letter in _LETTERS), "   "]
    return [f"  {left} {''.join(middle)} {right}" for left, *middle, right in (numbers, pebbles, letters)]


def _row(shown: _Shown, row: int) -> str:
    west, east = _AT[-1, row], _AT[SIZE, row]
    cells = "".join(shown.cell(f"{letter}{row + 1}") for letter in _LETTERS)
    return f"{west:2}{shown.pit(-1, row)}{row + 1}{cells}{row + 1}{shown.pit(SIZE, row)}{east}"
