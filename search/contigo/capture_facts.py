"""Facts about turns of Contigo Capture, for people: what a turn captures, threatens, and leaves to others."""

from collections.abc import Iterator
from itertools import pairwise

from engine.boards.pits import CELLS
from engine.games.contigo.capture_board import PawnPart, Pieces, after_part, captures, decided
from engine.games.contigo.contigo_capture import SIDES, CapturePosition
from engine.games.contigo.turn import Path, Turn, path_text
from search.contigo.capture_defence import resistance
from search.expansion import Fact


def facts_of(position: CapturePosition, move: Turn) -> Iterator[Fact]:
    """Yield what a legal turn does, the most important first."""
    after = position.after(move)
    if result := after.result:
        winner, *_ = result.sides
        yield (
            Fact("wins", {}, result.cells)
            if winner == position.side
            else _of("capture-makes-win", winner, result.cells)
        )
        return
    before, now = position.board, after.board
    yield from _captured(before, position.side, move.path)
    yield from _next_player(before, now, position, after)
    yield from _threats(now, position.side, after)


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


def _next_player(before: Pieces, now: Pieces, position: CapturePosition, after: CapturePosition) -> Iterator[Fact]:
    """Yield what the next player can capture, and what they could have and cannot now."""
    side, taker = position.side, after.side
    found = captures(now, taker, after.pits)
    own_key = now.keys & now.controlled[side]
    if winning := [part for part in found if _wins(now, taker, part)]:
        cells, data = _names(winning[0].path), {"move": path_text(winning[0].path)}
        is_duel = len(after.playing) == 2
        yield Fact("allows-win", data, cells) if is_duel else _of("capture-allows-win", taker, cells, **data)
    elif lost := [part for part in found if part.captured & own_key]:
        yield _of("capture-key-in-danger", taker, _names(lost[0].path), move=path_text(lost[0].path))
    elif any(part.captured & before.keys & before.controlled[side] for part in captures(before, taker, position.pits)):
        yield _of("capture-saves-key", taker, CELLS.named(own_key))
    for victim, pieces in enumerate(now.controlled):
        key = pieces & now.keys
        if victim not in (side, taker) and (taking := [part for part in found if part.captured & key]):
            data = {"victim": SIDES[victim], "move": path_text(taking[0].path)}
            yield _of("capture-leaves-key", taker, _names(taking[0].path), **data)
    if lost_pawns := sum({1 << cell for part in found for cell in part.path[1:]}) & now.controlled[side] & ~own_key:
        yield _of("capture-pawns-in-danger", taker, CELLS.named(lost_pawns), count=lost_pawns.bit_count())


def _threats(now: Pieces, side: int, after: CapturePosition) -> Iterator[Fact]:
    """Yield which key pawns the mover can capture next time if nothing changes, and whether that can be prevented."""
    found = captures(now, side, after.pits)
    if len(after.playing) == 2:
        defender = after.side
        replies = captures(now, defender, after.pits)
        if not any(_wins(now, defender, part) for part in replies) and not resistance(now, defender, after.pits):
            yield Fact("forces-win", {}, CELLS.named(now.keys & now.controlled[defender]))
            return
    for victim in after.playing:
        key = now.keys & now.controlled[victim]
        if victim != side and (taking := [part for part in found if part.captured & key]):
            if len(after.playing) == 2:
                yield Fact("threatens", {}, _names(taking[0].path))
            else:
                yield _of("capture-threatens-key", victim, _names(taking[0].path))


def _wins(pieces: Pieces, side: int, part: PawnPart) -> bool:
    return decided(after_part(pieces, side, part).counts, short=pieces.short) == side


def _of(code: str, side: int, cells: tuple[str, ...], **data: object) -> Fact:
    return Fact(code, {"side": SIDES[side], **data}, cells)


def _names(path: Path) -> tuple[str, ...]:
    return Turn(path).cells
