"""Facts about turns of Contigo Capture, for people: what it captures, threatens, and leaves to others."""

from collections.abc import Iterator
from itertools import pairwise

from engine.boards.pits import CELLS
from engine.games.contigo.capture_board import PawnPart, Pieces, after_part, captures, decided
from engine.games.contigo.contigo_capture import SIDES, CapturePosition
from engine.games.contigo.turn import Path, Turn, path_text
from search.expansion import Fact

WORDS_AMONG_MORE = {"allows-win": "capture-allows-win", "blocks-win": "capture-blocks-win"}
"""The codes of facts about wins of one of several other sides."""


def facts_of(position: CapturePosition, after: CapturePosition, move: Turn) -> Iterator[Fact]:
    """Yield what a turn that leads to `after` does to the board, the most important first."""
    yield from _captured(position.board, position.side, move.path)
    yield from _next_player(position, after)
    if len(after.playing) > 2:
        yield from _threats(after.board, position.side, after)


def _captured(before: Pieces, side: int, path: Path) -> Iterator[Fact]:
    """Yield what the pawn part captures: key pawns and whom they leave, then pawns."""
    pawns = []
    pieces = before
    for start, end in pairwise(path):
        if not pieces.occupied >> end & 1:
            return
        victim, takes_key = pieces.owner(end), bool(pieces.keys >> end & 1)
        pieces, earlier = after_part(pieces, side, PawnPart((start, end), 1 << end)), pieces
        if takes_key:
            heirs = earlier.controlled[victim] & ~(1 << end)
            yield _of("capture-takes-key", victim, CELLS.named(1 << end | heirs), count=heirs.bit_count())
        else:
            pawns.append(end)
    if pawns:
        victims = {before.owner(cell) for cell in pawns}
        cells = CELLS.named(sum(1 << cell for cell in pawns))
        if len(victims) == 1:
            yield _of("capture-takes", victims.pop(), cells, count=len(pawns))
        else:
            yield Fact("capture-takes-several", {"count": len(pawns)}, cells)
    if len(path) > 2:
        yield Fact("capture-chain", {"count": len(path) - 1}, CELLS.named(sum(1 << cell for cell in path[1:])))


def _next_player(position: CapturePosition, after: CapturePosition) -> Iterator[Fact]:
    """Yield what the next player can capture without winning, and what they could have and cannot now."""
    before, now, side, taker = position.board, after.board, position.side, after.side
    found = captures(now, taker, after.pits)
    own_key = now.keys & now.controlled[side]
    lost = [part for part in found if part.captured & own_key]
    if any(not _wins(now, taker, part) for part in lost):
        yield _of("capture-key-in-danger", taker, _names(lost[0].path), move=path_text(lost[0].path))
    elif (
        not lost
        and len(after.playing) > 2
        and any(
            part.captured & before.keys & before.controlled[side] for part in captures(before, taker, position.pits)
        )
    ):
        yield _of("capture-saves-key", taker, CELLS.named(own_key))
    for victim, pieces in enumerate(now.controlled):
        key = pieces & now.keys
        if victim not in (side, taker) and (taking := [part for part in found if part.captured & key]):
            data = {"victim": SIDES[victim], "move": path_text(taking[0].path)}
            yield _of("capture-leaves-key", taker, _names(taking[0].path), **data)
    if lost_pawns := sum({1 << cell for part in found for cell in part.path[1:]}) & now.controlled[side] & ~own_key:
        yield _of("capture-pawns-in-danger", taker, CELLS.named(lost_pawns), count=lost_pawns.bit_count())


def _threats(now: Pieces, side: int, after: CapturePosition) -> Iterator[Fact]:
    """Yield which key pawns of several others the mover can capture next time if nothing changes."""
    found = captures(now, side, after.pits)
    for victim in after.playing:
        key = now.keys & now.controlled[victim]
        if victim != side and (taking := [part for part in found if part.captured & key]):
            yield _of("capture-threatens-key", victim, _names(taking[0].path))


def _wins(pieces: Pieces, side: int, part: PawnPart) -> bool:
    return decided(after_part(pieces, side, part).counts, short=pieces.short) == side


def _of(code: str, side: int, cells: tuple[str, ...], **data: object) -> Fact:
    return Fact(code, {"side": SIDES[side], **data}, cells)


def _names(path: Path) -> tuple[str, ...]:
    return Turn(path).cells
