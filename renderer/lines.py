"""A line of moves as one picture: a small board after each move, two in a row, with the move below it.

It knows nothing of matches or analyses: any states that follow each other are a line. `animate_line` shows the same as
a film (`renderer.animation`).
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import ceil
from typing import Final

from engine import Draw, Leave, Ply, State
from locales import say
from renderer.describe import describe
from renderer.diagrams import ground, ink_on
from renderer.looks import look
from renderer.paint.lettering import fitted, in_width, length
from renderer.paint.painter import Painter
from renderer.paint.palette import palette
from renderer.paint.png import encode
from renderer.shapes import Disk, Drawn, Scene, Text
from renderer.view import Picture, View, alt_text, draw_text, name_in_text, ply_in_words, ply_text, side_name, with_side

MOST: Final = 6
"""The most boards of a picture. More would be too small to read."""
_GAP, _EDGE = 16, 14
"""Between boards and around them, in units of the whole picture."""
_CAPTION: Final = 84
"""The height of what is below each board."""
_CHIP: Final = 27
_SIZES: Final = (30, 42)
_SMALL: Final = 31
"""The size of a move that takes two lines."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The places of the boards in a picture: a single one, or two in a row, and an odd last one in the middle.

    Three in a row would be 125 pixels wide where a phone shows the picture at 400: too few for pits and names of cells.
    """

    boards: int
    band: int
    """The height that is cut off the top of a board's own picture, in the units of that picture."""

    @property
    def columns(self) -> int:
        """The boards in a row."""
        return min(self.boards, 2)

    @property
    def width(self) -> float:
        """The width of a board."""
        return (1000 - 2 * _EDGE - (self.columns - 1) * _GAP) / self.columns

    @property
    def deep(self) -> float:
        """The height of a board."""
        return self.width * (1000 - self.band) / 1000

    @property
    def height(self) -> int:
        """The height of the picture."""
        return round(2 * _EDGE + ceil(self.boards / self.columns) * (self.deep + _CAPTION))

    def corner(self, place: int) -> tuple[float, float]:
        """Return the upper left corner of a board."""
        row, column = divmod(place, self.columns)
        alone = column == 0 and place == self.boards - 1
        left = 500 - self.width / 2 if alone else _EDGE + column * (self.width + _GAP)
        return left, _EDGE + row * (self.deep + _CAPTION)


def render_line(states: Sequence[State], view: View, numbers: Sequence[int] | None = None) -> Picture:
    """Draw a line as an image file with its alt text. Call it from a worker thread.

    `states`: one to `MOST` states of a game, each the one before it after one more entry; the first is usually the one
    after the first move of the line. `numbers`: what the boards are numbered with; from 1 if not given. Of `view`,
    names, language, theme, perspective, size and `layout` are heeded. Raises ValueError for too few or too many states.
    """
    if not 1 <= len(states) <= MOST:
        raise ValueError(len(states))
    shown = tuple(numbers or range(1, len(states) + 1))
    game = look(states[0].game.id)
    colours = palette(game.palette, view.theme)
    layout = line_layout(states)
    whole = Painter(colours, view.size).picture(line_scene(states, view, shown))
    scale = view.size / 1000
    painter = Painter(colours, round(layout.width * scale))
    bare = replace(view, bare=True, film=False, typed=None, refused=(), pointed=(), since=None)
    for place, state in enumerate(states):
        # Of a ply that ended a round, the board of that, and not the next, empty one.
        shown_state = (state.previous and state.previous.finished_round(state)) or state
        board = painter.picture(game.scene(shown_state, bare))
        left, top = (round(length * scale) for length in layout.corner(place))
        whole.paste(board.crop((0, round(layout.band * painter.scale), board.width, board.height)), (left, top))
    return Picture(encode(whole), "png", describe_line(states, view, shown))


def line_layout(states: Sequence[State]) -> Layout:
    """Return how the boards of a line are laid out."""
    return Layout(len(states), look(states[0].game.id).band)


def line_scene(states: Sequence[State], view: View, numbers: Sequence[int]) -> Scene:
    """Return what is below the boards as shapes; the boards are drawn by themselves."""
    layout = line_layout(states)
    captions = (
        shape
        for place, (state, number) in enumerate(zip(states, numbers, strict=True))
        for shape in _caption(state, view, layout, place, number)
    )
    return Scene(ground("line", layout.height), tuple(captions), layout.height)


def describe_line(states: Sequence[State], view: View, numbers: Sequence[int]) -> str:
    """Return the alt text of a line: each move with its number and its player, then the last board as usual."""
    game = say(view.language, f"game-{states[0].game.id}")
    moves = (
        say(view.language, "alt-line-move", number=number, what=_entry_in_words(state, view))
        for number, state in zip(numbers, states, strict=True)
    )
    opening = say(view.language, "alt-line", game=game, count=len(states))
    return alt_text(opening, *moves, say(view.language, "alt-line-then"), describe(states[-1], view))


def _mover(state: State) -> int | None:
    """Return the player of the latest entry; None for the start, a draw or a takeback."""
    match state.entry:
        case Ply():
            return state.previous.turn if state.previous else None
        case Leave(player):
            return player
    return None


def _text(state: State, view: View) -> str:
    """Return the latest entry in a few words."""
    match state.entry:
        case Ply(text):
            return ply_in_words(view.language, text)
        case Leave(_, reason):
            return say(view.language, f"board-note-{reason}")
        case Draw():
            return draw_text(view)
    return ply_text(state, view)


def _entry_in_words(state: State, view: View) -> str:
    """Return the latest entry with its player, if it has one."""
    mover = _mover(state)
    if mover is None:
        return _text(state, view)
    name = name_in_text(state, view, mover)
    before = state.previous or state
    who = name if before.undecided else with_side(view.language, name, side_name(state, view, before.sides[mover]))
    return say(view.language, "alt-line-by", who=who, move=_text(state, view))


def _caption(state: State, view: View, layout: Layout, place: int, number: int) -> Iterator[Drawn]:
    """Draw the number of a board on a disk of the side that moved, and beside it the move, in one line or two."""
    left, top = layout.corner(place)
    y = top + layout.deep + _CAPTION / 2 - 4
    tone = _tone(state)
    lines = _lines(_text(state, view), layout.width - 2 * _CHIP - 20)
    wide = max(length(line, "semibold", size) for size, line in lines)
    x = left + (layout.width - wide - 2 * _CHIP - 12) / 2 + _CHIP
    yield Disk((x, y), _CHIP, "text")
    yield Disk((x, y), _CHIP - 3, tone)
    size, text = in_width(str(number), "semibold", (18, 34), 2 * _CHIP - 14)
    yield Text(text, (x, y), size, "semibold", "card-text" if tone == "card" else ink_on(tone, "white"))
    heights = (y,) if len(lines) == 1 else (y - 18, y + 18)
    for (size, text), at in zip(lines, heights, strict=True):
        yield Text(text, (x + _CHIP + 12, at), size, "semibold", "text", align="left")


def _tone(state: State) -> str:
    """Return the tone of the side that moved; that of a card while no side has."""
    mover, before = _mover(state), state.previous
    if mover is None or before is None or before.undecided:
        return "card"
    return look(state.game.id).tones[before.sides[mover]]


def _lines(text: str, room: float) -> list[tuple[int, str]]:
    """Return a move as one line, or as two where one would be too small, each with its size."""
    smallest, largest = _SIZES
    if length(text, "semibold", smallest) <= room or " " not in text:
        return [in_width(text, "semibold", (smallest, largest), room)]
    words = text.split(" ")
    first = next(
        (
            count
            for count in range(len(words) - 1, 0, -1)
            if length(" ".join(words[:count]), "semibold", _SMALL) <= room
        ),
        1,
    )
    parts = (" ".join(words[:first]), " ".join(words[first:]))
    return [(_SMALL, fitted(part, "semibold", _SMALL, room)) for part in parts]
