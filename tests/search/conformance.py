"""What every expansion has to tell the truth about, with the engine as the judge."""

from collections.abc import Iterator

import pytest

from engine.position import Move, Position
from search.expansion import Expansion, shares_of
from search.families import family_of
from search.general import General


def assert_tells_what_the_engine_says(position: Position, sides: int) -> None:
    """Fail unless the expansion of a position has exactly the legal moves and ends, and chances that are some."""
    expansion, engine = family_of(position).expand(position), General(sides)
    ends = {move: end for move in position.moves() if (end := engine.end(position, move))}
    assert sorted(map(str, expansion.moves)) == sorted(map(str, position.moves()))
    assert {expansion.moves[index]: end for index, end in expansion.ends.items()} == ends
    assert sorted(expansion.chances, reverse=True) == expansion.chances
    assert all(0 <= chance <= 1 for chance in expansion.chances)
    for index, shares in enumerate(expansion.shares):
        assert sum(shares) == pytest.approx(1)
        assert shares[position.side] == expansion.chances[index]
        assert all(not shares[side] for side in position.gone)


def next_chances(position: Position, sides: int, every: int = 4) -> Iterator[tuple[Move, float, bool]]:
    """Yield some moves that end nothing: the move, what the next side may expect after it, and whether that side can
    then win at once.
    """
    expansion: Expansion = family_of(position).expand(position)
    for index in range(0, len(expansion.moves), every):
        if index not in expansion.ends:
            after = position.after(move := expansion.moves[index])
            ends = [General(sides).end(after, reply) for reply in after.moves()]
            wins = any(end and end[after.side] == 1 for end in ends)
            yield move, shares_of(expansion, position, index)[after.side], wins
