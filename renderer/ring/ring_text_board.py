"""The ring as lines of text: two columns of numbers, folded so that 30 and 1 stand side by side at the top."""

from engine import State
from locales import say
from renderer.ring.ring_highlights import last_move, position_of, victory_spaces
from renderer.ring.ring_layout import NUMBERS, RINGS
from renderer.view import View, picked, side_letter, targets

_HALF = NUMBERS // 2


def text_rows(state: State, view: View) -> list[str]:
    """Return lines of at most 33 characters; the marks used are explained at the end."""
    moved, reached, spaces = last_move(state).ends, targets(state, view), victory_spaces(state)
    chosen = picked(state, view)
    capitals = position_of(state).kinds[1]
    pieces = state.position.pieces()

    def mark(name: str) -> str:
        if name in pieces:
            piece = pieces[name]
            return side_letter(state, view, piece.side, small=capitals not in ("", piece.kind))
        return "*" if name in reached else "#" if name in spaces else "·"

    def cell(name: str) -> str:
        left, right = "!!" if name in view.refused else "<>" if name == chosen else "[]" if name in moved else "  "
        return f"{left}{mark(name)}{right}"

    def row(number: int) -> str:
        return f"{number:2} " + "".join(cell(f"{number}{ring}") for ring in RINGS)

    head = "   " + "".join(f" {ring} " for ring in RINGS)
    lines = [f"{head}   {head}".rstrip()]
    lines += [f"{row(NUMBERS + 1 - n)}   {row(n)}".rstrip() for n in range(1, _HALF + 1)]
    free = [space for space in spaces if space not in pieces and space not in reached]
    marks = ("text-moved", "text-picked", "text-targets", "text-refused", "text-spaces")
    used = zip(marks, (moved, chosen, reached, view.refused, free), strict=True)
    return [*lines, "", *(say(view.language, mark) for mark, cells in used if cells)]
