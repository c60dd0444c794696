"""The chase of a key pawn in Contigo Capture when two sides are left: can it still be saved?"""

from engine.boards.pits import PITS
from search.contigo.capture_board import ATTACKS, NO_PART, Pieces, after_part, pawn_parts


def resistance(pieces: Pieces, side: int, pits: bytes) -> float:
    """Return by which share of the pawn parts of `side` it may save its key pawn from the others' next turns.

    0 means that none does, whatever becomes of the pebbles. Captures in more than one leg are not looked for.
    """
    parts = pawn_parts(pieces, side, pits) or [NO_PART]
    saving = 0
    for part in parts:
        after = after_part(pieces, side, part) if part.path else pieces
        key = (after.keys & after.controlled[side]).bit_length() - 1
        enemies = after.occupied & ~after.controlled[side]
        threats = [pit for pit, starts in ATTACKS[key] if enemies >> starts[pits[pit]] & 1]
        saving += len(threats) < 2 or _all_change(threats, pits)
    return saving / len(parts)


def _all_change(changing: list[int], pits: bytes) -> bool:
    """Return whether one pebble part can change what all of these pits hold."""
    for source, held in enumerate(pits):
        for step in (1, -1):
            if max([step * (pit - source) % len(PITS) for pit in changing]) <= held:
                return True
    return False
