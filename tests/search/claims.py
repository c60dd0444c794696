"""What facts claim about a move, decided by trying things out with the engine alone."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import islice, pairwise
from typing import Any, Final

from engine.boards import bits
from engine.boards.pits import CELLS, LINES
from engine.boards.ring import RING
from engine.games.contigo.capture_board import after_part, part_over
from engine.games.contigo.contigo import AlignmentPosition
from engine.games.contigo.contigo_capture import SIDES, CapturePosition
from engine.games.contigo.contigo_position import ContigoPosition
from engine.games.contigo.turn import Turn
from engine.games.druid.druid_moves import Stone
from engine.games.ring.contiguity import ContiguityPosition
from engine.games.ring.contiguity_deluxe import DeluxePosition
from engine.position import PASS, SWAP, Move, Position
from search import Fact
from search.general import General

MANY = 4000
"""Of positions with more moves than this nothing is claimed to be decided by trying them all."""
DEAR = frozenset({"forces-win", "disks-need", "opponent-disks-need"})
"""Codes of claims that take long to decide."""


def to_move(position: Any, side: int) -> Any:
    """Return the same board with a side to move, as if the others had passed."""
    match position:
        case DeluxePosition():
            return position if position.side == side else position.passed()
        case AlignmentPosition():
            return replace(position, side=side, won=None)
        case ContiguityPosition():
            return replace(position, side=side)
    return position.turned_to(side)


def parsed(position: Any, text: str) -> Move:
    """Return the legal move that a text is."""
    move: Move = position.read_word(text) or position.read(text)
    return move


@dataclass
class Trial:
    """A move on trial: the position before it, and how many sides the game has."""

    before: Any
    move: str
    sides: int

    @cached_property
    def after(self) -> Any:
        return self.before.after(parsed(self.before, self.move))

    @property
    def mover(self) -> int:
        return int(self.before.side)

    @property
    def next(self) -> int:
        return int(self.after.side)

    def end(self, position: Position, move: Move | str) -> Any:
        return General(self.sides).end(position, parsed(position, move) if isinstance(move, str) else move)

    @cached_property
    def ending(self) -> Any:
        return self.end(self.before, self.move)

    @cached_property
    def pieces(self) -> tuple[dict[str, Any], dict[str, Any]]:
        return self.before.pieces(), self.after.pieces()

    def wins(self, position: Any, side: int) -> list[str] | None:
        """Return the moves by which a side wins at once if it is to move, in Contigo as pawn parts; None: too many."""
        here = to_move(position, side)
        if isinstance(here, ContigoPosition):
            won = [part for part, ends in here.pawn_parts() if ends]
            return [str(part) for part in won if side in here.after_pawn(part).won.sides]
        moves = list(islice(here.moves(), MANY))
        if len(moves) == MANY or (isinstance(here, DeluxePosition) and here.result_at_turn):
            return None
        return [str(move) for move in moves if (end := self.end(here, move)) and end[side] == 1]

    def reasons(self, position: Any, side: int) -> set[tuple[str, int]]:
        """Return how a side wins at once if it is its turn, as `won_by` has it."""
        here = to_move(position, side)
        return {won_by(here.after(parsed(here, move)), side) for move in self.wins(position, side) or ()}

    def blocks(self, side: int) -> bool | None:
        earlier, now = self.wins(self.before, side), self.wins(self.after, side)
        return None if earlier is None or now is None else bool(earlier) and not now

    def is_one_away(self, position: Any, side: int) -> bool:
        return bool(self.wins(position, side))

    def captures(self, position: Any, side: int) -> Iterator[tuple[Turn, list[tuple[int, bool, int]]]]:
        """Yield each pawn part of a side, with what it captures: whose piece, whether it is a key, and where."""
        here = to_move(position, side)
        for part, _ in here.pawn_parts():
            yield part, list(captured(here, part))


def captured(position: CapturePosition, part: Turn) -> Iterator[tuple[int, bool, int]]:
    """Yield the pieces that a pawn part captures: whose each is, whether it is a key pawn, and its cell."""
    board = position.board
    for start, end in pairwise(part.path):
        if board.occupied >> end & 1:
            yield board.owner(end), bool(board.keys >> end & 1), end
        board = after_part(board, position.side, part_over(board, (start, end)))


def marks(trial: Trial, data: Any) -> int:
    return int(trial.before.setting.marks.index(data["side"]))


# Wins


def _allows(trial: Trial, fact: Fact) -> bool | None:
    found = trial.wins(trial.after, trial.next)
    if found is None:
        return bool(trial.end(trial.after, fact.data["move"])[trial.next] == 1)
    return fact.data["move"] in found


def _forces(trial: Trial, fact: Fact) -> bool | None:
    replies = list(islice(trial.after.moves(), MANY * 8))
    if len(replies) == MANY * 8 or (isinstance(trial.after, DeluxePosition) and len(replies) > MANY):
        return None
    for reply in replies:
        if end := trial.end(trial.after, reply):
            if end[trial.mover] != 1:
                return False
        elif not trial.wins(trial.after.after(reply), trial.mover):
            return False
    return True


def _threatens(trial: Trial, fact: Fact) -> bool | None:
    found = trial.wins(trial.after, trial.mover)
    return None if found is None else bool(found)


def _saves_druid(trial: Trial, fact: Fact) -> bool:
    other = 1 - trial.mover
    return ("surround", 0) in trial.reasons(trial.before, other) and not trial.reasons(trial.after, other)


def won_by(position: Any, side: int) -> tuple[str, int]:
    """Return for what reason a side has won, and how many of its pieces are outside its group if it won by one."""
    reason = (position.result or position.result_at_turn).reason
    if reason != "connection" or not isinstance(position, DeluxePosition):
        return reason, 0
    pieces = position.pieces_of(side)
    return reason, pieces.bit_count() - group(pieces)


def reason_told(fact: Fact) -> tuple[str, int]:
    """Return what a fact says of it."""
    if fact.data["reason"] == "group":
        return "connection", fact.data["total"] - fact.data["size"]
    return fact.data["reason"], 0


# Ring


def group(cells: int) -> int:
    """Return the size of the largest group of some cells."""
    return max(RING.group(1 << cell, cells).bit_count() for cell in bits(cells))


def own_cells(position: Any, side: int) -> int:
    return position.pawns[side] if isinstance(position, ContiguityPosition) else position.pieces_of(side)


def _largest(trial: Trial, fact: Fact) -> bool:
    now, before = (group(own_cells(position, trial.mover)) for position in (trial.after, trial.before))
    return (now, before) == (fact.data["size"], fact.data["before"])


def turns_to_join(position: Any, side: int, most: int = 2) -> int:
    """Return in how many turns of its own a side joins its disks while the other stands still; `most` + 1 for more."""
    here = to_move(position, side)
    after = [here.after(move) for move in here.moves()]
    if any(board.result for board in after):
        return 1
    boards = {replace(board, side=side) for board in after}
    return 2 if any(board.after(move).result for board in boards for move in board.moves()) else most + 1


def _disks_need(trial: Trial, fact: Fact, *, other: bool = False) -> bool:
    side = 1 - trial.mover if other else trial.mover
    now, before = (turns_to_join(position, side) for position in (trial.after, trial.before))
    return (now, before) == (min(fact.data["now"], 3), min(fact.data["before"], 3))


def _pieces_need(trial: Trial, fact: Fact, *, other: bool = False) -> bool:
    side = 1 - trial.mover if other else trial.mover
    reasons = ({reason for reason, _ in trial.reasons(position, side)} for position in (trial.after, trial.before))
    now, before = ("connection" in each for each in reasons)
    return not now and (before if fact.data["before"] == 1 else not before)


def around_druid(position: Any, side: int) -> int:
    druid = position.druids[side]
    return RING.neighbours[druid.bit_length() - 1] if druid else 0


def _surrounding(trial: Trial, fact: Fact, *, other: bool = False) -> bool:
    side = 1 - trial.mover if other else trial.mover
    left = around_druid(trial.after, side) & ~trial.after.pieces_of(1 - side)
    return left.bit_count() == fact.data["left"]


def _held(trial: Trial, fact: Fact, *, held: bool, other: bool = False) -> bool:
    side = 1 - trial.mover if other else trial.mover
    now, before = (around_druid(position, side) & position.pawns[side] for position in (trial.after, trial.before))
    return (not now and bool(before)) if held else (bool(now) and not before)


def _sends(trial: Trial, fact: Fact) -> bool:
    (before, now), other = trial.pieces, 1 - trial.mover
    pairs = zip(fact.data["pawns"], fact.data["cells"], strict=True)
    return all((before[source].side, now[target].side) == (other, other) for source, target in pairs)


def _near_pawns(trial: Trial, fact: Fact) -> bool:
    cell, occupied = RING.index[trial.move], set(trial.pieces[1])
    for name in fact.data["pawns"]:
        pawn = RING.index[name]
        shared = RING.neighbours[cell] & RING.neighbours[pawn]
        joins = RING.group(1 << cell, trial.after.pieces_of(trial.mover)) >> pawn & 1
        if joins or all(RING.names[between] in occupied for between in bits(shared)):
            return False
    return True


# Druid


def stones_to_join(trial: Trial, position: Any, side: int) -> int:
    """Return with how few stones a side connects while the others stand still; 3 for more than two."""
    if trial.is_one_away(position, side):
        return 1
    here = to_move(position, side)
    after = (here.after(stone) for stone in here.moves() if isinstance(stone, Stone))
    return 2 if any(trial.is_one_away(board, side) for board in after) else 3


def _stones_left(trial: Trial, fact: Fact, *, other: bool = False) -> bool:
    side = marks(trial, fact.data) if "side" in fact.data else 1 - trial.mover if other else trial.mover
    now, before = (stones_to_join(trial, position, side) for position in (trial.after, trial.before))
    return (now, before) == (min(fact.data["now"], 3), min(fact.data["before"], 3))


def _covers(trial: Trial, fact: Fact, *, bridge: bool) -> bool:
    (before, now), cell = trial.pieces, fact.data["cell"]
    is_end = cell in trial.move.split("-")
    return before[cell].side != trial.mover == now[cell].side and is_end != bridge


def covering(position: Any, cell: str, side: int) -> bool:
    """Return whether a side could cover a cell with a lintel, if it were its turn."""
    here = to_move(position, side)
    return any(here.after(move).pieces()[cell].side == side for move in here.moves() if "-" in str(move))


def _secures(trial: Trial, fact: Fact) -> bool:
    cell = fact.data["cell"]
    others = [side for side in range(trial.sides) if side != trial.mover and side not in trial.before.gone]
    return any(covering(trial.before, cell, side) for side in others) and not any(
        covering(trial.after, cell, side) for side in others
    )


def _raises(trial: Trial, fact: Fact) -> bool:
    (before, now), cell = trial.pieces, fact.data["cell"]
    return (
        before[cell].side == trial.mover == now[cell].side
        and trial.after.heights()[cell] == fact.data["height"] == trial.before.heights()[cell] + 1
    )


def walker(trial: Trial, data: Any) -> int:
    side = data.get("side", "opponent")
    return 1 - trial.mover if side == "opponent" else int(trial.before.setting.marks.index(side))


def _enters(trial: Trial, fact: Fact) -> bool:
    there = trial.after.grid.named(trial.after.druids[trial.mover])
    return there == (fact.data["cell"],) and trial.after.goals[trial.mover] == fact.data["goal"]


def _walls_in(trial: Trial, fact: Fact) -> bool:
    side = walker(trial, fact.data)

    def has_way(position: Any) -> bool:
        beside = position.grid.neighbours[position.druids[side].bit_length() - 1]
        here = to_move(position, side)
        boards = [here, *(here.after(move) for move in here.moves() if isinstance(move, Stone))]
        return any(board.tops[side] & beside for board in boards)

    return has_way(trial.before) and not has_way(trial.after)


def _walk_needs(trial: Trial, fact: Fact) -> bool:
    side = walker(trial, fact.data) if "side" in fact.data else trial.mover
    now, before = (trial.is_one_away(position, side) for position in (trial.after, trial.before))
    return not now and before == (fact.data["before"] == 1)


# Contigo alignment


def stretches(own: int, enemy: int) -> Iterator[set[str]]:
    """Yield the own pawns of every stretch of a line without enemies that has room for four."""
    for line in LINES:
        run: list[int] = []
        for cell in (*line, None):
            if cell is None or enemy >> cell & 1:
                if len(run) >= 4:
                    yield {CELLS.names[each] for each in run if own >> each & 1}
                run = []
            else:
                run.append(cell)


def _lines_up(trial: Trial, fact: Fact) -> bool:
    own, enemy = trial.after.pawns[trial.mover], trial.after.pawns[1 - trial.mover]
    return len(fact.cells) >= 3 and set(fact.cells) in list(stretches(own, enemy))


def _blocks_line(trial: Trial, fact: Fact) -> bool:
    side, cells = 1 - trial.mover, set(fact.cells)
    before, now = (
        list(stretches(position.pawns[side], position.pawns[1 - side])) for position in (trial.before, trial.after)
    )
    return len(cells) >= 3 and cells in before and not any(len(cells & each) >= 3 for each in now)


def ways(trial: Trial, position: Any, side: int) -> list[str]:
    return [str(part) for part, _ in to_move(position, side).pawn_parts()]


def _changes_moves(trial: Trial, fact: Fact, *, other: bool) -> bool:
    side = 1 - trial.mover if other else trial.mover
    now, before = len(ways(trial, trial.after, side)), len(ways(trial, trial.before, side))
    return (now, before) == (fact.data["now"], fact.data["before"])


def _stops(trial: Trial, fact: Fact) -> bool:
    side = 1 - trial.mover
    return bool(ways(trial, trial.before, side)) and not ways(trial, trial.after, side)


def _pit(trial: Trial, fact: Fact, *, opens: bool) -> bool:
    pit = fact.data["pit"] - 1
    filled, empty = (trial.after, trial.before) if opens else (trial.before, trial.after)
    side = trial.mover if opens else 1 - trial.mover
    emptied = replace(filled, pits=bytes(0 if place == pit else count for place, count in enumerate(filled.pits)))
    lost = {*ways(trial, filled, side)} - {*ways(trial, emptied, side)}
    pawns = {part.partition("-")[0] for part in lost}
    return bool(filled.pits[pit] and not empty.pits[pit]) and len(pawns) == fact.data["pawns"]


# Contigo capture


def taken(trial: Trial) -> list[tuple[int, bool, int]]:
    return list(captured(trial.before, Turn.parse(trial.move)))


def _takes_key(trial: Trial, fact: Fact) -> bool:
    victim = SIDES.index(fact.data["side"])
    part = Turn.parse(trial.move).path
    gone = sum(1 << cell for owner, _, cell in taken(trial) if owner == victim)
    heirs = trial.before.board.controlled[victim] & ~gone & trial.after.board.controlled[trial.mover]
    return (
        bool(part)
        and (victim, True) in [each[:2] for each in taken(trial)]
        and (victim not in trial.after.playing and heirs.bit_count() == fact.data["count"])
    )


def _takes(trial: Trial, fact: Fact) -> bool:
    owners = [owner for owner, is_key, _ in taken(trial) if not is_key]
    several = "side" not in fact.data
    right = len(set(owners)) > 1 if several else set(owners) == {SIDES.index(fact.data["side"])}
    return len(owners) == fact.data["count"] and right


def _chain(trial: Trial, fact: Fact) -> bool:
    return len(taken(trial)) == fact.data["count"] > 1


def _key_taken(trial: Trial, fact: Fact, *, victim: int | None = None) -> bool:
    hunted = trial.mover if victim is None else victim
    parts = {
        str(part) for part, found in trial.captures(trial.after, trial.next) if (hunted, True) in [f[:2] for f in found]
    }
    return SIDES.index(fact.data["side"]) == trial.next and fact.data["move"] in parts


def _leaves_key(trial: Trial, fact: Fact) -> bool:
    return _key_taken(trial, fact, victim=SIDES.index(fact.data["victim"]))


def takes_key_of(trial: Trial, position: Any, side: int, victim: int) -> bool:
    return any((victim, True) in [each[:2] for each in found] for _, found in trial.captures(position, side))


def _saves_key(trial: Trial, fact: Fact) -> bool:
    side = SIDES.index(fact.data["side"])
    earlier, now = (takes_key_of(trial, position, side, trial.mover) for position in (trial.before, trial.after))
    return side == trial.next and earlier and not now


def _pawns_in_danger(trial: Trial, fact: Fact) -> bool:
    lost = {
        cell
        for _, found in trial.captures(trial.after, trial.next)
        for owner, is_key, cell in found
        if owner == trial.mover and not is_key
    }
    return (SIDES[trial.next], len(lost)) == (fact.data["side"], fact.data["count"])


def _threatens_key(trial: Trial, fact: Fact) -> bool:
    return takes_key_of(trial, trial.after, trial.mover, SIDES.index(fact.data["side"]))


CLAIMS: Final[dict[str, Callable[[Trial, Fact], bool | None]]] = {
    "wins": lambda trial, _: trial.ending[trial.mover] == 1,
    "wins-by": lambda trial, fact: (
        trial.ending[trial.mover] == 1 and won_by(trial.after, trial.mover) == reason_told(fact)
    ),
    "loses-by": lambda trial, fact: (
        trial.ending[1 - trial.mover] == 1 and won_by(trial.after, 1 - trial.mover) == reason_told(fact)
    ),
    "druid-draws": lambda trial, _: bool(trial.ending) and max(trial.ending) < 1,
    "alignment-loses": lambda trial, _: trial.ending[1 - trial.mover] == 1,
    "capture-makes-win": lambda trial, fact: trial.ending[SIDES.index(fact.data["side"])] == 1,
    "allows-win": _allows,
    "druid-side-allows-win": lambda trial, fact: marks(trial, fact.data) == trial.next and _allows(trial, fact),
    "capture-allows-win": lambda trial, fact: SIDES.index(fact.data["side"]) == trial.next and _allows(trial, fact),
    "blocks-win": lambda trial, _: trial.blocks(trial.next),
    "druid-side-blocks-win": lambda trial, fact: marks(trial, fact.data) == trial.next and trial.blocks(trial.next),
    "forces-win": _forces,
    "threatens": _threatens,
    "threatens-by": lambda trial, fact: reason_told(fact) in trial.reasons(trial.after, trial.mover),
    "saves-druid": _saves_druid,
    "joins-disks": _largest,
    "breaks-group": _largest,
    "joins-pieces": _largest,
    "breaks-pieces": _largest,
    "disks-need": _disks_need,
    "opponent-disks-need": lambda trial, fact: _disks_need(trial, fact, other=True),
    "pieces-need": _pieces_need,
    "opponent-pieces-need": lambda trial, fact: _pieces_need(trial, fact, other=True),
    "druid-hemmed": _surrounding,
    "opponent-druid-hemmed": lambda trial, fact: _surrounding(trial, fact, other=True),
    "druid-held": lambda trial, fact: _held(trial, fact, held=True),
    "druid-freed": lambda trial, fact: _held(trial, fact, held=False),
    "opponent-druid-held": lambda trial, fact: _held(trial, fact, held=True, other=True),
    "opponent-druid-freed": lambda trial, fact: _held(trial, fact, held=False, other=True),
    "sends-pawns": _sends,
    "near-pawns": _near_pawns,
    "druid-joins-in": _stones_left,
    "druid-opponent-needs": lambda trial, fact: _stones_left(trial, fact, other=True),
    "druid-side-needs": _stones_left,
    "druid-bridges": lambda trial, fact: _covers(trial, fact, bridge=True),
    "druid-captures": lambda trial, fact: _covers(trial, fact, bridge=False),
    "druid-secures": _secures,
    "druid-raises": _raises,
    "druid-passes": lambda trial, _: trial.move == PASS and trial.pieces[0] == trial.pieces[1],
    "swaps": lambda trial, _: trial.move == SWAP,
    "walk-enters": _enters,
    "walk-walls-in": _walls_in,
    "walk-needs": _walk_needs,
    "walk-other-needs": _walk_needs,
    "alignment-lines-up": _lines_up,
    "alignment-blocks-line": _blocks_line,
    "alignment-stops-opponent": _stops,
    "alignment-takes-moves": lambda trial, fact: _changes_moves(trial, fact, other=True),
    "alignment-frees": lambda trial, fact: _changes_moves(trial, fact, other=False),
    "alignment-opens-pit": lambda trial, fact: _pit(trial, fact, opens=True),
    "alignment-closes-pit": lambda trial, fact: _pit(trial, fact, opens=False),
    "capture-takes-key": _takes_key,
    "capture-takes": _takes,
    "capture-takes-several": _takes,
    "capture-chain": _chain,
    "capture-key-in-danger": _key_taken,
    "capture-leaves-key": _leaves_key,
    "capture-saves-key": _saves_key,
    "capture-pawns-in-danger": _pawns_in_danger,
    "capture-threatens-key": _threatens_key,
}
"""How each claim is decided, by the code of the fact: whether it holds, or None where that would take too long."""
