"""Facts about turns of Contigo alignment, for people: lines, and where pebbles let pawns move."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from engine.boards.pits import CELLS, PITS
from engine.games.contigo.contigo import ALIGNED, AlignmentPosition
from engine.games.contigo.sowing import pit_data
from search.contigo.contigo_turns import pawn_parts
from search.contigo.pawn_lines import TABLES, stretches
from search.contigo.pawn_paths import is_open, paths
from search.expansion import Fact

MANY = 4
"""The least change in the number of moves that is reported."""


def facts_of(position: AlignmentPosition, after: AlignmentPosition) -> Iterator[Fact]:
    """Yield what a turn that leads to `after` does to the board, the most important first."""
    side = position.side
    before, now = ([replace(each, side=player) for player in (0, 1)] for each in (position, after))
    yield from _lines(position.pawns, after.pawns, side)
    yield from _mobility(before, now, side)
    yield from _pits(before, now, side)


def _lines(earlier: tuple[int, int], pawns: tuple[int, int], side: int) -> Iterator[Fact]:
    """Yield that pawns are brought into line, or that an enemy line is blocked."""
    own, enemy = pawns[side], pawns[1 - side]
    joined = [
        stretch & own
        for table in TABLES
        for stretch in stretches(table.cells, enemy)
        if (stretch & own).bit_count() >= ALIGNED - 1 > (stretch & earlier[side]).bit_count()
    ]
    if joined:
        yield Fact("alignment-lines-up", {}, CELLS.named(max(joined, key=int.bit_count)))
    for table in TABLES:
        was, still = (_strongest(table.cells, enemy, others) for others in (earlier[side], own))
        if was.bit_count() >= ALIGNED - 1 > still.bit_count():
            yield Fact("alignment-blocks-line", {}, CELLS.named(was))
            return


def _strongest(cells: tuple[int, ...], own: int, enemy: int) -> int:
    """Return the most own pawns of a line between which no enemy pawn stands, where there is room for four."""
    return max((stretch & own for stretch in stretches(cells, enemy)), key=int.bit_count, default=0)


def _mobility(before: list[AlignmentPosition], now: list[AlignmentPosition], side: int) -> Iterator[Fact]:
    """Yield how many ways pawns have to move, where that changes much."""
    own, enemy = ([len(list(pawn_parts(seen[player]))) for seen in (before, now)] for player in (side, 1 - side))
    if enemy[0] and not enemy[1]:
        yield Fact("alignment-stops-opponent", {}, CELLS.named(now[1 - side].own))
    elif enemy[0] - enemy[1] >= MANY:
        yield Fact("alignment-takes-moves", {"now": enemy[1], "before": enemy[0]})
    if own[1] - own[0] >= MANY:
        yield Fact("alignment-frees", {"now": own[1], "before": own[0]})


def _pits(before: list[AlignmentPosition], now: list[AlignmentPosition], side: int) -> Iterator[Fact]:
    """Yield which pit begins to let own pawns move, and which one no longer does so for the enemy's."""
    for code, empty, filled, player in (
        ("alignment-opens-pit", before, now, side),
        ("alignment-closes-pit", now, before, 1 - side),
    ):
        pawns = {
            pit: moving
            for pit in range(len(PITS))
            if not empty[0].pits[pit] and filled[0].pits[pit] and (moving := _moving_by(filled[player], pit))
        }
        if pawns:
            pit = max(pawns, key=lambda pit: len(pawns[pit]))
            data = {**pit_data(pit + 1, now[0].pits), "pawns": len(pawns[pit])}
            yield Fact(code, data, (f"pit {pit + 1}", *pawns[pit]))


def _moving_by(position: AlignmentPosition, pit: int) -> tuple[str, ...]:
    """Return the cells of the pawns with a move of which every open path depends on a pit (from 0)."""
    ways = paths(advanced=position.advanced)
    return CELLS.named(
        sum(
            1 << start
            for start in {
                start for start, end in pawn_parts(position) if _is_needed(pit, ways[start][end], position.pits)
            }
        )
    )


def _is_needed(pit: int, ways: Iterable[tuple[tuple[int, int], ...]], counts: bytes) -> bool:
    """Return whether every open path of some takes a pit."""
    return all(any(half[0] == pit for half in way) for way in ways if is_open(way, counts))
