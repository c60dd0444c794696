"""The ring as lines of text: two columns of numbers, folded so that 30 and 1 stand side by side at the top."""

from engine import State
from renderer.look import TextBoard, letters
from renderer.ring.ring_highlights import last_move, position_of, victory_spaces
from renderer.ring.ring_layout import NUMBERS, RINGS
from renderer.view import View, picked, targets

_HALF = NUMBERS // 2


def text_rows(state: State, view: View) -> list[str]:
    """Return lines of at most 33 characters; the marks used are explained at the end."""
    position, chosen = position_of(state), picked(state, view)
    pieces = position.pieces()
    board = TextBoard(
        letters(state, view, pieces, position.kinds[1] or None),
        moved=last_move(state).ends,
        picked=(chosen,) if chosen else (),
        targets=targets(state, view),
        refused=view.refused,
        spaces=victory_spaces(state).keys() - pieces.keys(),
    )

    def row(number: int) -> str:
        return f"{number:2} " + "".join(board.place(f"{number}{ring}") for ring in RINGS)

    head = "   " + "".join(f" {ring} " for ring in RINGS)
    lines = [f"{head}   {head}".rstrip()]
    lines += [f"{row(NUMBERS + 1 - n)}   {row(n)}".rstrip() for n in range(1, _HALF + 1)]
    return [*lines, "", *board.legend(view.language)]
