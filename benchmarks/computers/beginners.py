"""Three beginners to measure the lowest levels against: people who know the rules, and little more.

The first sees wins in one and else plays anything near its own pieces. The second also sees what lets the next player
win at once, and plays something else if it can; nor does it bring back a position that has stood. The third has a plan
besides: its own shortest path, or its own largest group or line. None of them looks at what others plan, nor further
ahead.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import reduce
from itertools import islice
from operator import or_
from random import Random
from typing import Any

from engine.boards import bits
from engine.boards.pits import CELLS, LINES
from engine.boards.ring import cells_of, group_of, grown
from engine.games.contigo.capture_board import NO_PART
from engine.games.contigo.capture_board import pawn_parts as capturing_parts
from engine.games.contigo.contigo import AlignmentPosition
from engine.games.contigo.contigo_capture import CapturePosition
from engine.games.contigo.turn import Turn
from engine.games.druid.druid_moves import Stone, stones_of
from engine.games.druid.druid_position import DruidPosition
from engine.games.druid.druid_walk import DruidWalkPosition
from engine.games.ring.ring_moves import RingMove
from engine.games.ring.ring_position import RingPosition
from engine.play import Play
from engine.position import PASS, Move, Position
from engine.state import State
from search.contigo.contigo_turns import pawn_parts
from search.contigo.pit_sums import sowings
from search.druid.druid_search import druid_search
from search.druid.packed_boards import children
from search.druid.paths import side_view
from search.druid.walk_paths import WalkBoards
from search.rounds import after, play_of
from search.winning import wins_at_once

LISTED = 400
"""The most moves of which a beginner chooses one."""
TRIED = 60
"""The most of them that the second and the third try, for one that lets nobody win."""
FAR = 1000
"""More stones than any path needs."""
SOWN = 4
"""The number of pebble parts that a beginner thinks of with each pawn part."""

Plan = Callable[[Move], Any]
"""The function that returns how far a move brings a plan: more is better."""


@dataclass(frozen=True, slots=True)
class Beginner:
    """A beginner: what it sees besides wins in one."""

    blocks: bool = False
    plans: bool = False

    def after(self, state: State, number: int, spent: float) -> State:
        """Return a match after the beginner's turn."""
        chance = Random(f"{number} {state.ply}")
        if not isinstance(state.stage, Play):
            return state.play(chance.choice([*islice(state.legal_moves(), LISTED)]))
        stage = play_of(state.stage)
        if wins := wins_at_once(stage):
            return state.play(chance.choice(wins).move)
        moves = self._moves(stage.position, chance)
        if not self.blocks:
            return state.play(str(moves[0]))
        good = (move for move in moves[:TRIED] if not _lets_win(stage, move))
        played = (state.play(str(move)) for move in good)
        return next((each for each in played if each.repetitions < 2), None) or state.play(str(moves[0]))

    def _moves(self, position: Position, chance: Random) -> list[Move]:
        """Return moves in the order in which they are thought of."""
        habits = next(habits for kind, habits in _HABITS.items() if isinstance(position, kind))
        near, others, plan = habits(position, chance)
        chance.shuffle(near)
        chance.shuffle(others)
        moves = [*near, *others]
        return sorted(moves, key=plan, reverse=True) if self.plans else moves


BEGINNERS: Mapping[str, Beginner] = {
    "first": Beginner(),
    "second": Beginner(blocks=True),
    "third": Beginner(blocks=True, plans=True),
}
"""The beginners by name."""


def _lets_win(stage: Play, move: Move) -> bool:
    """Return whether the move loses, or the next player wins at once after it."""
    following, outcome = after(stage, move)
    return stage.turn not in outcome.winners if outcome else bool(wins_at_once(following))


_Habits = tuple[list[Move], list[Move], Plan]
"""The moves near a beginner's own pieces, all others, and its plan."""


def _placing(position: DruidPosition, _: Random) -> _Habits:
    """Return stones by whether they cover a cell beside an own one; the plan is to need the fewest to join edges."""
    side, family = position.side, druid_search(position.setting)
    boards = children(position, position.sarsen_places(), position.lintel_starts())
    view = side_view(boards, side, boards.supports(position.setting.nogaps))
    near, others = _stones_near(position)
    left = dict(zip(_stones(position), family.lengths(view, side), strict=True)) if boards.count else {}
    return near, others, lambda move: -left.get(move, FAR)


def _stones(position: DruidPosition) -> list[Move]:
    return list(stones_of(position.grid).among(position.sarsen_places(), position.lintel_starts()))


def _stones_near(position: DruidPosition) -> tuple[list[Move], list[Move]]:
    """Return the stones that cover a cell beside an own one, and all others: any, before there is an own one."""
    own = position.tops[position.side]
    beside = reduce(or_, [position.grid.neighbours[cell] for cell in bits(own)], 0) & ~own
    stones = _stones(position)
    near = [stone for stone in stones if isinstance(stone, Stone) and stone.cells & beside]
    return list(near), [stone for stone in stones if stone not in near] or [PASS]


def _walking(position: DruidWalkPosition, _: Random) -> _Habits:
    """Return the same, and steps that bring the druid nearer; the plan is the fewest turns until it arrives."""
    near, others = _stones_near(position)
    boards = WalkBoards(position)
    turns = dict(zip(map(str, boards.moves), boards.turns(position.side), strict=True))
    steps: list[Move] = [step for step in boards.steps if turns[step] < turns[PASS]]
    return [*near, *steps], others, lambda move: -turns[str(move)]


def _joining(position: RingPosition, _: Random) -> _Habits:
    """Return moves by whether they end beside an own piece; the plan is the largest group, the others near to it."""
    moves = [move for move in islice(position.moves(), LISTED) if isinstance(move, RingMove)]
    side = position.side
    own = _pieces(position, side)
    near: list[Move] = []
    others: list[Move] = []
    gathered: dict[Move, Any] = {PASS: _gathered(own)}
    for move in moves:
        is_near = move.end >= 0 and grown(own & ~(1 << move.start)) >> move.end & 1
        (near if is_near else others).append(move)
        gathered[move] = _gathered(_pieces(position.after(move), side))
    return near, others or [PASS], lambda move: gathered[move]


def _pieces(position: Any, side: int) -> int:
    """Return the cells of a side's disks, or of its pawns and its druid."""
    druids: int = getattr(position, "druids", (0, 0))[side]
    return druids | position.pawns[side]


def _gathered(pieces: int) -> tuple[int, int]:
    """Return the size of the largest group, and less the farther away from it the other pieces are."""
    groups = [group_of(1 << cell, pieces).cells for cell in cells_of(pieces)]
    largest = max(groups, key=int.bit_count, default=0)
    left, cells, away, distance = pieces & ~largest, largest, 0, 0
    while left and cells:
        distance += 1
        cells |= grown(cells)
        away += distance * (left & cells).bit_count()
        left &= ~cells
    return largest.bit_count(), -away


def _aligning(position: AlignmentPosition, chance: Random) -> _Habits:
    """Return turns by whether they end beside an own pawn; the plan is the most pawns on a line, no enemy between."""
    own, enemy = position.own, position.pawns[1 - position.side]
    parts = [*pawn_parts(position)] or [()]

    def plan(move: Move) -> Any:
        return _aligned(own ^ reduce(or_, [1 << cell for cell in _path(move)], 0), enemy)

    near = [part for part in parts if part and _beside(own & ~(1 << part[0])) >> part[-1] & 1]
    others = [part for part in parts if part not in near]
    return _sown(position.pits, near, chance), _sown(position.pits, others, chance), plan


def _aligned(own: int, enemy: int) -> tuple[int, ...]:
    """Return the number of own pawns on the lines without enemy pawns between them, the most first."""
    found = []
    for line in LINES:
        run = best = 0
        for cell in line:
            run = 0 if enemy >> cell & 1 else run + (own >> cell & 1)
            best = max(best, run)
        found.append(best)
    return tuple(sorted(found, reverse=True))


def _capturing(position: CapturePosition, chance: Random) -> _Habits:
    """Return turns by whether they capture or end beside an own piece; the plan is to capture the most."""
    pieces, side, pits = position.board, position.side, position.pits
    own = pieces.controlled[side]
    parts = [part for part in capturing_parts(pieces, side, pits) if not position.after_pawn(Turn(part.path)).won]
    parts = parts or [NO_PART]
    near = [
        part.path
        for part in parts
        if part.captured or (part.path and _beside(own & ~(1 << part.path[0])) >> part.path[-1] & 1)
    ]
    others = [part.path for part in parts if part.path not in near]
    captured = {part.path: part.captured.bit_count() for part in parts}
    return _sown(pits, near, chance), _sown(pits, others, chance), lambda move: captured[_path(move)]


def _path(move: Move) -> tuple[int, ...]:
    """Return the cells of a turn's pawn part."""
    assert isinstance(move, Turn)
    return move.path


def _sown(pits: bytes, parts: list[Any], chance: Random) -> list[Move]:
    """Return turns with pawn parts, each with a few pebble parts."""
    wide = sowings(pits)
    places = wide.places
    return [Turn(part, wide.sowing(chance.choice(places))) for part in parts for _ in range(SOWN)]


def _beside(cells: int) -> int:
    """Return the cells of Contigo's board around some cells, slantwise too."""
    column = cells | cells << 1 | cells >> 1
    return (column | column << CELLS.stride | column >> CELLS.stride) & CELLS.cells


_HABITS: Mapping[type[Any], Callable[[Any, Random], _Habits]] = {
    DruidWalkPosition: _walking,
    DruidPosition: _placing,
    RingPosition: _joining,
    AlignmentPosition: _aligning,
    CapturePosition: _capturing,
}
"""The habits by the kind of position: of two that fit, the first."""
