"""Whether a key pawn of Contigo Capture can still be saved, when two sides are left."""

from engine.boards.pits import ATTACKS, PITS
from engine.games.contigo.capture_board import NO_PART, Pieces, after_part, pawn_parts


def resistance(pieces: Pieces, side: int, pits: bytes) -> float:
    """Return by which share of its pawn parts `side` may save its key pawn from the next turn of the others.

    0 means that none does, whatever becomes of the pebbles. Captures in more than one leg are not looked for.
    """
    parts = pawn_parts(pieces, side, pits) or [NO_PART]
    boards = [after_part(pieces, side, part) if part.path else pieces for part in parts]
    return sum([may_be_safe(board, side, pits) for board in boards]) / len(parts)


def may_be_safe(pieces: Pieces, side: int, pits: bytes) -> bool:
    """Return whether one pebble part can change the pits of all captures that threaten the key pawn of `side`.

    There may be none.
    """
    key = (pieces.keys & pieces.controlled[side]).bit_length() - 1
    enemies = pieces.occupied & ~pieces.controlled[side]
    threats = [pit for pit, starts in ATTACKS[key] if enemies >> starts[pits[pit]] & 1]
    return len(threats) < 2 or _all_change(threats, pits)


def _all_change(changing: list[int], pits: bytes) -> bool:
    """Return whether one pebble part can change what all of these pits hold."""
    for source, held in enumerate(pits):
        for step in (1, -1):
            if max([step * (pit - source) % len(PITS) for pit in changing]) <= held:
                return True
    return False
