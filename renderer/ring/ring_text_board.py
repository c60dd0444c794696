"""The ring as lines of text: two columns of numbers, folded so that 30 and 1 stand side by side at the top."""

from collections.abc import Collection, Sequence

from engine import State
from locales import say
from renderer.ring.ring_layout import NUMBERS, RINGS
from renderer.view import View, side_letter

_HALF = NUMBERS // 2


def text_rows(
    state: State,
    view: View,
    moved: Sequence[str],
    targets: Sequence[str],
    capitals: str | None = None,
    spaces: Collection[str] = (),
) -> list[str]:
    """Return lines of at most 33 characters; the marks used are explained at the end.

    `capitals` is the kind of pieces with capital letters, if others have small ones; `spaces` are the victory spaces.
    """
    pieces = state.position.pieces()

    def mark(name: str) -> str:
        if name in pieces:
            piece = pieces[name]
            return side_letter(state, view, piece.side, small=capitals not in (None, piece.kind))
        return "*" if name in targets else "#" if name in spaces else "·"

    def cell(name: str) -> str:
        left, right = "!!" if name in view.refused else "<>" if name == view.picked else "[]" if name in moved else "  "
        return f"{left}{mark(name)}{right}"

    def row(number: int) -> str:
        return f"{number:2} " + "".join(cell(f"{number}{ring}") for ring in RINGS)

    head = "   " + "".join(f" {ring} " for ring in RINGS)
    lines = [f"{head}   {head}".rstrip()]
    lines += [f"{row(NUMBERS + 1 - n)}   {row(n)}".rstrip() for n in range(1, _HALF + 1)]
    used = {"text-moved": moved, "text-picked": view.picked, "text-targets": targets, "text-refused": view.refused}
    used["text-spaces"] = [space for space in spaces if space not in pieces and space not in targets]
    return [*lines, "", *(say(view.language, mark) for mark, cells in used.items() if cells)]
