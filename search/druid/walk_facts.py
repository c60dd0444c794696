"""Facts about moves of Druid's Walk, for people: how far each druid is from its goal, and whose way is barred."""

from collections.abc import Iterator

from engine.games.druid.druid_position import DruidMove
from engine.games.druid.druid_walk import DruidWalkPosition
from engine.position import PASS
from search.druid.walk_paths import WalkBoards
from search.expansion import Fact


def facts_of(position: DruidWalkPosition, child: DruidWalkPosition, move: DruidMove) -> Iterator[Fact]:
    """Yield what a stone or a step that leads to `child` does to the board, the most important first."""
    if move == PASS:
        return
    after = WalkBoards(position)
    place = after.moves.index(move)
    mover = position.side
    if child.goals[mover] != position.goals[mover]:
        cells = position.grid.named(child.druids[mover])
        yield Fact("walk-enters", {"cell": cells[0], "goal": child.goals[mover]}, cells)
    rivals = [side for side in after.walks if side != mover]
    for side in rivals:
        if _ways_out(after, side, -1) and not _ways_out(after, side, place):
            yield Fact("walk-walls-in", {"side": _name(position, side)}, position.grid.named(child.druids[side]))
    for side in [mover, *rivals]:
        turns = after.turns(side)
        now, before = turns[place], turns[-1]
        if now > 1 and now != before:  # a single turn is a threat, a fact of its own
            code, data = ("walk-needs", {}) if side == mover else ("walk-other-needs", {"side": _name(position, side)})
            cells = position.grid.named(child.druids[side])
            yield Fact(code, {"now": now, "before": before, **data}, cells)


def _ways_out(after: WalkBoards, side: int, place: int) -> int:
    """Return the cells beside a side's druid that are its own, or could be within a turn."""
    walk, boards = after.walks[side], after.boards
    return _on(after, boards.around(walk.druid) & (walk.own | walk.covered | boards.empty), place)


def _on(after: WalkBoards, sets: int, place: int) -> int:
    """Return the set of one board, by the place of its move; -1 is the board as it is."""
    width = after.boards.packing.width
    return sets >> place % after.boards.count * width & after.position.grid.cells


def _name(position: DruidWalkPosition, side: int) -> str:
    """Return what a message calls another side: its letter among three, else "opponent"."""
    marks = position.setting.marks
    return marks[side] if len(marks) > 2 else "opponent"
