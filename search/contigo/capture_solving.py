"""Wins in two turns of Contigo Capture against one other side: its turn with all its pebble parts at once."""

from collections.abc import Iterator
from functools import lru_cache

from engine.boards import bits
from engine.boards.pits import LEGS
from engine.games.contigo.capture_board import (
    NO_PART,
    PawnPart,
    Pieces,
    after_part,
    captures,
    decided,
    pawn_parts,
)
from search.contigo.pit_sums import Sowings, sowings

Requirement = frozenset[tuple[int, int]]
"""The numbers of pebbles, by pit, with which a pawn part is legal."""


def wins_in_one(pieces: Pieces, side: int, pits: bytes) -> Iterator[PawnPart]:
    """Yield the pawn parts that win at once."""
    return (part for part in captures(pieces, side, pits) if wins_by(pieces, side, part))


def wins_by(pieces: Pieces, side: int, part: PawnPart) -> bool:
    """Return whether a pawn part with a capture wins."""
    return decided(after_part(pieces, side, part).counts, short=pieces.short) == side


def is_duel(pieces: Pieces) -> bool:
    """Return whether two sides are left, so that one wins by a single capture that is not a pawn of the long game.

    In the short one every capture wins, since sides with unequal numbers of pieces have not gone on.
    """
    counts = [count for count in pieces.counts if count]
    return len(counts) == 2 and not (pieces.short and counts[0] != counts[1])


def is_lost(pieces: Pieces, side: int, pits: bytes) -> bool:
    """Return whether the other side of a duel wins at its next turn whatever `side` does, which cannot win at once."""
    (other,) = (each for each in pieces.order(side) if each != side)
    return _refutation(pieces, other, side, sowings(pits), NO_PART) is None


def wins_in_two(pieces: Pieces, side: int, pits: bytes) -> Iterator[tuple[PawnPart, int]]:
    """Yield the turns of a duel that do not end it, each as a pawn part and the place of a pebble part, after which
    the side wins at its next turn whatever the other does.
    """
    (other,) = (each for each in pieces.order(side) if each != side)
    boards = [(part, after_part(pieces, side, part) if part.path else pieces) for part in _parts(pieces, side, pits)]
    killer = NO_PART
    for place in sowings(pits).places:
        counts = sowings(pits).after(place)
        replies = sowings(counts)
        for part, board in boards:
            if decided(board.counts, short=board.short) is not None:
                continue
            refutation = _refutation(board, side, other, replies, killer)
            if refutation is None:
                yield part, place
            else:
                killer = refutation


def _parts(pieces: Pieces, side: int, pits: bytes) -> list[PawnPart]:
    return pawn_parts(pieces, side, pits) or [NO_PART]


def _refutation(pieces: Pieces, side: int, other: int, replies: Sowings, first: PawnPart) -> PawnPart | None:
    """Return a pawn part of the other side with which some pebble part prevents a win; None if there is none.

    `first` is tried first, if it is one.
    """
    parts = _parts(pieces, other, replies.counts)
    for part in sorted(parts, key=lambda part: part != first):
        after = after_part(pieces, other, part) if part.path else pieces
        if decided(after.counts, short=after.short) is not None or not _wins_anyway(after, side, replies):
            return part
    return None


def _wins_anyway(pieces: Pieces, side: int, replies: Sowings) -> bool:
    """Return whether a side can win at once after each pebble part."""
    left = replies.ones
    for way in ways_to_win(pieces, side):
        left &= ~replies.leading(way)
        if not left:
            return True
    return False


@lru_cache(4096)
def ways_to_win(pieces: Pieces, side: int) -> tuple[Requirement, ...]:
    """Return with which numbers of pebbles a side can win a duel by a capture."""
    found = {way for start in bits(pieces.controlled[side]) for way in _ways(pieces, side, start, frozenset())}
    return tuple(sorted(found, key=len))


def _ways(pieces: Pieces, side: int, start: int, known: Requirement) -> Iterator[Requirement]:
    """Yield the ways to win with a piece on `start`, when some pits hold numbers that are known."""
    enemies = pieces.occupied & ~pieces.controlled[side]
    for pit, ends in LEGS[start]:
        for number, end in enumerate(ends):
            if not enemies >> end & 1 or any(held != number for other, held in known if other == pit):
                continue
            way = known | {(pit, number)}
            if pieces.short or pieces.keys >> end & 1:
                yield way
            else:
                yield from _ways(after_part(pieces, side, PawnPart((start, end), 1 << end)), side, end, way)
