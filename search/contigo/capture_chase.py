"""The chase of a key pawn in Contigo Capture when two sides are left: can it still be saved?"""

from engine.boards.pits import PITS
from search.contigo.capture_board import ATTACKS, NO_PART, Pieces, after_part, pawn_parts

EASE = (1.0, 0.85, 0.6)
"""How easily a key pawn is saved from no capture, from one, and from several whose pits one pebble part can change."""


def ease(pieces: Pieces, side: int, pits: bytes) -> float:
    """Return how easily `side`, whose turn it is, saves its key pawn from the next turn of the others (0…1).

    0 means that no turn does. Captures in more than one leg are not looked for.
    """
    parts = pawn_parts(pieces, side, pits) or [NO_PART]
    found = [_ease_after(after_part(pieces, side, part) if part.path else pieces, side, pits) for part in parts]
    return (max(found) + sum(found) / len(found)) / 2


def _ease_after(pieces: Pieces, side: int, pits: bytes) -> float:
    key = (pieces.keys & pieces.controlled[side]).bit_length() - 1
    enemies = pieces.occupied & ~pieces.controlled[side]
    threats = [pit for pit, starts in ATTACKS[key] if enemies >> starts[pits[pit]] & 1]
    if len(threats) < 2:
        return EASE[len(threats)]
    return EASE[2] if _all_change(threats, pits) else 0.0


def _all_change(changing: list[int], pits: bytes) -> bool:
    """Return whether one pebble part can change what all of these pits hold."""
    for source, held in enumerate(pits):
        for step in (1, -1):
            if max([step * (pit - source) % len(PITS) for pit in changing]) <= held:
                return True
    return False
