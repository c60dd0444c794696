"""The ring as lines of text: two columns of numbers, folded so that 30 and 1 stand side by side at the top."""

from collections.abc import Sequence

from engine import State
from locales import say
from renderer.ring.geometry import NUMBERS, RINGS
from renderer.view import View

MARKS = "WR"
"""Letters of the sides, as the rules texts have them."""
_HALF = NUMBERS // 2


def table(state: State, view: View, moved: Sequence[str], targets: Sequence[str]) -> list[str]:
    """Lines of at most 33 characters; the marks used are explained at the end."""
    pieces = state.position.pieces()

    def cell(name: str) -> str:
        mark = MARKS[pieces[name].side] if name in pieces else "*" if name in targets else "·"
        left, right = "!!" if name in view.refused else "<>" if name == view.picked else "[]" if name in moved else "  "
        return f"{left}{mark}{right}"

    def row(number: int) -> str:
        return f"{number:2} " + "".join(cell(f"{number}{ring}") for ring in RINGS)

    head = "   " + "".join(f" {ring} " for ring in RINGS)
    lines = [f"{head}   {head}".rstrip()]
    lines += [f"{row(NUMBERS + 1 - n)}   {row(n)}".rstrip() for n in range(1, _HALF + 1)]
    used = {"text-moved": moved, "text-picked": view.picked, "text-targets": targets, "text-refused": view.refused}
    return [*lines, "", *(say(view.language, mark) for mark, cells in used.items() if cells)]
