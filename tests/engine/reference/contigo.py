"""Both games of Contigo once more, naively: dictionaries and steps of one cell, to be played beside the engine.

It is written from the rules and shares nothing with the engine. It only knows canonical texts.
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
    """The cell that players write so."""
    return text[0], int(text[1])


def name(cell: Cell) -> str:
    """A cell as players write it."""
    return f"{cell[0]}{cell[1]}"


def placed(stand: dict[str, str]) -> dict[Cell, str]:
    """Pieces by cell: the letter of a side, and `*` behind it for a key pawn."""
    return {cell_of(word): side + word[2:] for side, words in stand.items() for word in words.split()}


def step(cell: Cell, way: str) -> Cell | None:
    """The next cell that way, or None beyond the edge."""
    across, up = STEPS[way]
    column, row = COLUMNS.index(cell[0]) + across, cell[1] + up
    return (COLUMNS[column], row) if 0 <= column < 6 and 1 <= row <= 6 else None


def pit_at_the_end(cell: Cell, way: str) -> int:
    """The pit towards which a pawn on a cell goes that way."""
    column, row = COLUMNS.index(cell[0]), cell[1]
    return {"north": 2 + column, "east": 15 - row, "south": 21 - column, "west": 22 + row}[way]


@cache
def spreads(pebbles: int, places: int) -> list[tuple[int, ...]]:
    """Every way to put so many pebbles into so many places."""
    if places == 0:
        return [()] if pebbles == 0 else []
    return [(first, *rest) for first in range(pebbles + 1) for rest in spreads(pebbles - first, places - 1)]


def every_line() -> Iterator[list[Cell]]:
    """The rows, the columns and the two long diagonals."""
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
        self.pieces = placed(TWO) if pieces is None else dict(pieces)
        self.pits = dict.fromkeys(range(1, 29), 2) if pits is None else dict(pits)
        self.turn = turn
        self.winner: int | None = None
        self.reason: str | None = None

    # Pebbles

    def pebble_parts(self) -> set[str]:
        """Every pebble part."""
        return {
            part
            for pit, held in self.pits.items()
            for way in "+-"
            for taken in range(1, held + 1)
            for spread in spreads(taken, taken)
            if (part := self.pebble_part(pit, way, spread))
        }

    def pebble_part(self, pit: int, way: str, spread: tuple[int, ...]) -> str | None:
        """The text that drops pebbles so; None where a pit would hold more than six."""
        there = pit
        for number in spread:
            there = there + 1 if way == "+" else there - 1
            there = {29: 1, 0: 28}.get(there, there)
            if self.pits[there] + number > 6:
                return None
        numbers = list(spread)
        while numbers[-1] == 0:
            numbers.pop()
        return f"{pit}{way}{','.join(map(str, numbers))}"

    def any_pebble_part(self, chance: random.Random) -> str:
        """One of the pebble parts."""
        while True:
            pit = chance.choice([pit for pit, held in self.pits.items() if held])
            taken = chance.randint(1, self.pits[pit])
            part = self.pebble_part(pit, chance.choice("+-"), chance.choice(spreads(taken, taken)))
            if part:
                return part

    def sow(self, part: str) -> None:
        """Move pebbles."""
        way = "+" if "+" in part else "-"
        pit, numbers = part.split(way)
        there = int(pit)
        for number in map(int, numbers.split(",")):
            there = there % 28 + 1 if way == "+" else (there - 2) % 28 + 1
            self.pits[there] += number
            self.pits[int(pit)] -= number

    # Pawns

    def mine(self) -> list[Cell]:
        """The cells of the pieces of the player to move."""
        return [cell for cell, piece in self.pieces.items() if piece[0] == self.sides[self.turn]]

    def straight(self, cell: Cell, way: str) -> Cell | None:
        """Where a pawn ends that goes that way, whatever stands there; None if it cannot."""
        count, there = self.pits[pit_at_the_end(cell, way)], cell
        for _ in range(count):
            beyond = step(there, way)
            if beyond is None:
                return None
            there = beyond
        return there if count else None

    def targets(self, cell: Cell) -> set[Cell]:
        """Where a pawn may end."""
        ends = {self.straight(cell, way) for way in STEPS}
        return {end for end in ends if end is not None and end not in self.pieces}

    def pawn_parts(self) -> dict[str, bool]:
        """Every pawn part, and whether it ends the match."""
        return {
            f"{name(start)}-{name(end)}": self.after_pawn(f"{name(start)}-{name(end)}").winner is not None
            for start in self.mine()
            for end in self.targets(start)
        }

    def after_pawn(self, part: str) -> "Contigo":
        """A copy with only the pawn moved."""
        copy = deepcopy(self)
        copy.move_pawn(part)
        return copy

    def move_pawn(self, part: str) -> None:
        """Move a pawn, and see whether that wins."""
        start, end = (cell_of(word) for word in part.split("-"))
        self.pieces[end] = self.pieces.pop(start)
        self.see_line()

    def see_line(self) -> None:
        """A win of the player to move, if there are four in a line with nobody else's in between."""
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
        """Pass the turn; a line may be there already for a player who cannot move."""
        self.turn = 1 - self.turn
        if not self.pawn_parts():
            self.see_line()

    def legal(self) -> set[str]:
        """Every turn."""
        if self.winner is not None:
            return set()
        pebbles, pawns = self.pebble_parts(), self.pawn_parts()
        if not pawns:
            return pebbles
        ending = {part for part, ends in pawns.items() if ends}
        return ending | {f"{part} {drop}" for part in pawns if part not in ending for drop in pebbles}

    def any_turn(self, chance: random.Random) -> str:
        """One of the turns; one that ends the match if there is one, more often than not."""
        pawns = self.pawn_parts()
        ending = sorted(part for part, ends in pawns.items() if ends)
        if ending and chance.random() < 0.7:
            return chance.choice(ending)
        going = sorted(set(pawns) - set(ending))
        if pawns and not going:
            return chance.choice(ending)
        drop = self.any_pebble_part(chance)
        return f"{chance.choice(going)} {drop}" if pawns else drop


class Advanced(Contigo):
    """With L-moves."""

    def targets(self, cell: Cell) -> set[Cell]:
        found = set()
        for first, second in (("north", "east"), ("north", "west"), ("south", "east"), ("south", "west")):
            for one, other in ((first, second), (second, first)):
                corner = self.straight(cell, one)
                end = self.straight(corner, other) if corner else None
                if end and end not in self.pieces:
                    found.add(end)
        return found


class Capture(Contigo):
    """The game of capture; pieces have the letter of the side that moves them."""

    sides = "RBYG"

    def __init__(self, *, short: bool = False, **more):
        more.setdefault("pieces", placed(FOUR))
        super().__init__(**more)
        self.short = short

    def kings(self) -> list[int]:
        """The players who have a key pawn."""
        return [at for at, side in enumerate(self.sides) if f"{side}*" in self.pieces.values()]

    def pawn_parts(self) -> dict[str, bool]:
        found: dict[str, bool] = {}
        waiting = [(self, cell, name(cell)) for cell in self.mine()]
        while waiting:
            match, cell, text = waiting.pop()
            for end in {match.straight(cell, way) for way in STEPS} - {None}:
                there = match.pieces.get(end)
                quiet = there is None
                if (quiet and "-" in text) or (there and there[0] == self.sides[self.turn]):
                    continue
                after = match.after_pawn(f"{name(cell)}-{name(end)}")
                longer = f"{text}-{name(end)}"
                found[longer] = after.winner is not None
                if not quiet and after.winner is None:
                    waiting.append((after, end, longer))
        return found

    def move_pawn(self, part: str) -> None:
        cells = [cell_of(word) for word in part.split("-")]
        for start, end in pairwise(cells):
            victim = self.pieces.get(end)
            self.pieces[end] = self.pieces.pop(start)
            if victim and victim.endswith("*"):
                for cell, piece in self.pieces.items():
                    if piece[0] == victim[0]:
                        self.pieces[cell] = self.sides[self.turn]
            if victim:
                self.see_end()

    def see_end(self) -> None:
        """The end that a capture, or a player's leaving, brings about."""
        left = self.kings()
        if len(left) == 1:
            self.winner, self.reason = left[0], "last-king"
        elif self.short and len(left) == 2:
            count = {at: sum(piece[0] == self.sides[at] for piece in self.pieces.values()) for at in left}
            if len(set(count.values())) == 2:
                self.winner, self.reason = max(left, key=count.get), "short"

    def next_turn(self) -> None:
        self.turn = (self.turn + 1) % 4
        while self.turn not in self.kings():
            self.turn = (self.turn + 1) % 4

    def leave(self, player: int) -> None:
        """A player leaves, and everything of theirs with them."""
        self.pieces = {cell: piece for cell, piece in self.pieces.items() if piece[0] != self.sides[player]}
        if len(self.kings()) == 1:
            self.winner, self.reason = self.kings()[0], "resigned"
            return
        self.see_end()
        if self.winner is None and self.turn == player:
            self.next_turn()
