"""A naive engine of both games of Contigo, with dictionaries and steps of one cell, to compare the real one with.

It is written from the rules and shares nothing with the real engine. It knows canonical texts only.
"""

import random
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from itertools import pairwise

COLUMNS = "abcdef"
STEPS = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}
TWO = {"R": "a6 b2 c4 d3 e5 f1", "B": "a1 b5 c3 d4 e2 f6"}
FOUR = {"R": "a6* b6 a5 b5", "B": "f6* e6 f5 e5", "Y": "f1* e1 f2 e2", "G": "a1* b1 a2 b2"}

Cell = tuple[str, int]


def cell_of(text: str) -> Cell:
    """Return the cell with a name."""
    return text[0], int(text[1])


def name(cell: Cell) -> str:
    """Return the name of a cell."""
    return f"{cell[0]}{cell[1]}"


def pieces_of(names: dict[str, str]) -> dict[Cell, str]:
    """Return pieces by cell, each the letter of its side, with `*` after it for a key pawn."""
    return {cell_of(name): side + name[2:] for side, words in names.items() for name in words.split()}


def step(cell: Cell, direction: str) -> Cell | None:
    """Return the next cell in a direction, or None at the edge."""
    across, up = STEPS[direction]
    column, row = COLUMNS.index(cell[0]) + across, cell[1] + up
    return (COLUMNS[column], row) if 0 <= column < 6 and 1 <= row <= 6 else None


def ruling_pit(cell: Cell, direction: str) -> int:
    """Return the pit towards which a pawn on a cell goes in a direction."""
    column, row = COLUMNS.index(cell[0]), cell[1]
    return {"north": 2 + column, "east": 15 - row, "south": 21 - column, "west": 22 + row}[direction]


@cache
def spreads(pebbles: int, places: int) -> list[tuple[int, ...]]:
    """Return every way to put a number of pebbles into a number of places."""
    if places == 0:
        return [()] if pebbles == 0 else []
    return [(first, *rest) for first in range(pebbles + 1) for rest in spreads(pebbles - first, places - 1)]


def every_line() -> Iterator[list[Cell]]:
    """Yield the rows, the columns and the two long diagonals."""
    for row in range(1, 7):
        yield [(column, row) for column in COLUMNS]
    for column in COLUMNS:
        yield [(column, row) for row in range(1, 7)]
    yield [(column, row) for row, column in enumerate(COLUMNS, 1)]
    yield [(column, 7 - row) for row, column in enumerate(COLUMNS, 1)]


class Contigo:
    """One match; `play` changes it."""

    sides = "RB"

    def __init__(self, *, pieces: dict[Cell, str] | None = None, pits: dict[int, int] | None = None, turn: int = 0):
        self.pieces = pieces_of(TWO) if pieces is None else dict(pieces)
        self.pits = dict.fromkeys(range(1, 29), 2) if pits is None else dict(pits)
        self.turn = turn
        self.winner: int | None = None
        self.reason: str | None = None

    # Pebbles

    def pebble_parts(self) -> set[str]:
        """Return every pebble part."""
        return {
            part
            for pit, held in self.pits.items()
            for sign in "+-"
            for taken in range(1, held + 1)
            for spread in spreads(taken, taken)
            if (part := self.pebble_part(pit, sign, spread))
        }

    def pebble_part(self, pit: int, sign: str, spread: tuple[int, ...]) -> str | None:
        """Return the pebble part that drops `spread` into successive pits, or None if one would hold more than six."""
        target = pit
        for number in spread:
            target = target + 1 if sign == "+" else target - 1
            target = {29: 1, 0: 28}.get(target, target)
            if self.pits[target] + number > 6:
                return None
        numbers = list(spread)
        while numbers[-1] == 0:
            numbers.pop()
        return f"{pit}{sign}{','.join(map(str, numbers))}"

    def any_pebble_part(self, chance: random.Random) -> str:
        """Return a random pebble part."""
        while True:
            pit = chance.choice([pit for pit, held in self.pits.items() if held])
            taken = chance.randint(1, self.pits[pit])
            part = self.pebble_part(pit, chance.choice("+-"), chance.choice(spreads(taken, taken)))
            if part:
                return part

    def sow(self, part: str) -> None:
        """Move pebbles."""
        sign = "+" if "+" in part else "-"
        pit, numbers = part.split(sign)
        target = int(pit)
        for number in map(int, numbers.split(",")):
            target = target % 28 + 1 if sign == "+" else (target - 2) % 28 + 1
            self.pits[target] += number
            self.pits[int(pit)] -= number

    # Pawns

    def own_cells(self) -> list[Cell]:
        """Return the cells of the pieces of the player to move."""
        return [cell for cell, piece in self.pieces.items() if piece[0] == self.sides[self.turn]]

    def straight(self, cell: Cell, direction: str) -> Cell | None:
        """Return where a pawn ends that goes in a direction, whatever stands there, or None if it cannot go."""
        count, end = self.pits[ruling_pit(cell, direction)], cell
        for _ in range(count):
            beyond = step(end, direction)
            if beyond is None:
                return None
            end = beyond
        return end if count else None

    def targets(self, cell: Cell) -> set[Cell]:
        """Return the cells where a pawn may end."""
        ends = {self.straight(cell, direction) for direction in STEPS}
        return {end for end in ends if end is not None and end not in self.pieces}

    def pawn_parts(self) -> dict[str, bool]:
        """Return every pawn part, and whether it ends the match."""
        return {
            f"{name(start)}-{name(end)}": self.after_pawn(f"{name(start)}-{name(end)}").winner is not None
            for start in self.own_cells()
            for end in self.targets(start)
        }

    def after_pawn(self, part: str) -> "Contigo":
        """Return a copy of the match after a pawn part."""
        copy = deepcopy(self)
        copy.move_pawn(part)
        return copy

    def move_pawn(self, part: str) -> None:
        """Move a pawn, and check whether that wins."""
        start, end = (cell_of(name) for name in part.split("-"))
        self.pieces[end] = self.pieces.pop(start)
        self.check_line()

    def check_line(self) -> None:
        """Note a win of the player to move if four of their pawns are in a line with no enemy pawn between them."""
        own = self.sides[self.turn]
        for line in every_line():
            row = "".join(self.pieces.get(cell, "") for cell in line)
            if own * 4 in row:
                self.winner, self.reason = self.turn, "alignment"

    def play(self, text: str) -> None:
        """Play a turn."""
        for part in text.split():
            if part[0] in COLUMNS:
                self.move_pawn(part)
            else:
                self.sow(part)
        if self.winner is None:
            self.next_turn()

    def next_turn(self) -> None:
        """Pass the turn; a player who cannot move wins with a line that exists already."""
        self.turn = 1 - self.turn
        if not self.pawn_parts():
            self.check_line()

    def legal(self) -> set[str]:
        """Return every turn."""
        if self.winner is not None:
            return set()
        pebbles, pawns = self.pebble_parts(), self.pawn_parts()
        if not pawns:
            return pebbles
        ending = {part for part, ends in pawns.items() if ends}
        return ending | {f"{part} {drop}" for part in pawns if part not in ending for drop in pebbles}

    def any_turn(self, chance: random.Random) -> str:
        """Return a random turn, often one that ends the match if there is one."""
        pawns = self.pawn_parts()
        ending = sorted(part for part, ends in pawns.items() if ends)
        if ending and chance.random() < 0.7:
            return chance.choice(ending)
        others = sorted(set(pawns) - set(ending))
        if pawns and not others:
            return chance.choice(ending)
        drop = self.any_pebble_part(chance)
        return f"{chance.choice(others)} {drop}" if pawns else drop


class Advanced(Contigo):
    """The game of alignment with L-moves."""

    def targets(self, cell: Cell) -> set[Cell]:
        found = set()
        for first, second in (("north", "east"), ("north", "west"), ("south", "east"), ("south", "west")):
            for start, turn in ((first, second), (second, first)):
                corner = self.straight(cell, start)
                end = self.straight(corner, turn) if corner else None
                if end and end not in self.pieces:
                    found.add(end)
        return found


class Capture(Contigo):
    """The game of capture; pieces have the letter of the side that moves them."""

    sides = "RBYG"

    def __init__(self, *, short: bool = False, **more):
        more.setdefault("pieces", pieces_of(FOUR))
        super().__init__(**more)
        self.short = short

    def with_key_pawn(self) -> list[int]:
        """Return the players who have a key pawn."""
        return [player for player, side in enumerate(self.sides) if f"{side}*" in self.pieces.values()]

    def pawn_parts(self) -> dict[str, bool]:
        found: dict[str, bool] = {}
        waiting = [(self, cell, name(cell)) for cell in self.own_cells()]
        while waiting:
            match, cell, text = waiting.pop()
            for end in {match.straight(cell, direction) for direction in STEPS} - {None}:
                victim = match.pieces.get(end)
                if (victim is None and "-" in text) or (victim and victim[0] == self.sides[self.turn]):
                    continue
                after = match.after_pawn(f"{name(cell)}-{name(end)}")
                longer = f"{text}-{name(end)}"
                found[longer] = after.winner is not None
                if victim and after.winner is None:
                    waiting.append((after, end, longer))
        return found

    def move_pawn(self, part: str) -> None:
        cells = [cell_of(name) for name in part.split("-")]
        for start, end in pairwise(cells):
            victim = self.pieces.get(end)
            self.pieces[end] = self.pieces.pop(start)
            if victim and victim.endswith("*"):
                for cell, piece in self.pieces.items():
                    if piece[0] == victim[0]:
                        self.pieces[cell] = self.sides[self.turn]
            if victim:
                self.check_end()

    def check_end(self) -> None:
        """Note the result that a capture, or a player's leaving, brings about."""
        left = self.with_key_pawn()
        if len(left) == 1:
            self.winner, self.reason = left[0], "last-king"
        elif self.short and len(left) == 2:
            count = {player: sum(piece[0] == self.sides[player] for piece in self.pieces.values()) for player in left}
            if len(set(count.values())) == 2:
                self.winner, self.reason = max(left, key=count.get), "short"

    def next_turn(self) -> None:
        self.turn = (self.turn + 1) % 4
        while self.turn not in self.with_key_pawn():
            self.turn = (self.turn + 1) % 4

    def leave(self, player: int) -> None:
        """Take a player out, with everything they control."""
        self.pieces = {cell: piece for cell, piece in self.pieces.items() if piece[0] != self.sides[player]}
        if len(self.with_key_pawn()) == 1:
            self.winner, self.reason = self.with_key_pawn()[0], "resigned"
            return
        self.check_end()
        if self.winner is None and self.turn == player:
            self.next_turn()
