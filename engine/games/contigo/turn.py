"""A turn of Contigo: a pawn part over some cells, and a pebble part."""

from typing import NamedTuple

from engine.boards.pits import CELLS
from engine.games.contigo.sowing import Sowing, parse_sowing

Path = tuple[int, ...]
"""The cells of a pawn part: where the pawn starts, and where each leg ends; an L-move is one leg."""


class Turn(NamedTuple):
    """A turn, or a part of one."""

    path: Path = ()
    """Empty where no pawn moves. A single cell is that of a pawn of which no more is known."""
    sowing: Sowing | None = None

    @classmethod
    def parse(cls, text: str) -> "Turn":
        """Return what a canonical text means, or one of the two parts alone. Raises KeyError for what is no cell."""
        pawn_part, _, pebble_part = text.rpartition(" ")
        if pebble_part[:1].isdigit():
            return cls(_path(pawn_part), parse_sowing(pebble_part))
        return cls(_path(text))

    @property
    def cells(self) -> tuple[str, ...]:
        """The names of the cells of the pawn part."""
        return tuple(CELLS.names[cell] for cell in self.path)

    @property
    def has_moved(self) -> bool:
        """Whether a pawn goes somewhere."""
        return len(self.path) > 1

    def __str__(self) -> str:
        return turn_text(self.path, str(self.sowing or ""))


def _path(text: str) -> Path:
    return tuple(CELLS.index[name] for name in text.split("-")) if text else ()


def path_text(path: Path) -> str:
    """Return the canonical text of a pawn part."""
    return "-".join([CELLS.names[cell] for cell in path])


def turn_text(path: Path, pebble_part: str = "") -> str:
    """Return the canonical text of a pawn part and a pebble part, either of which may be empty."""
    return f"{path_text(path)} {pebble_part}".strip()
