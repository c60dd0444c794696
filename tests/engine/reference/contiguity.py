"""Contiguity once more, naively: dictionaries, sets and walks of one step, to be played beside the engine.

It is written from the rules and shares nothing with the engine. It only knows canonical move texts.
"""

RING_LETTERS = "abcd"
START = {
    "a": {30: "W", 1: "R"},
    "b": {29: "W", 30: "R", 1: "W", 2: "R"},
    "c": {29: "R", 30: "W", 1: "R", 2: "W"},
    "d": {30: "R", 1: "W"},
}

Cell = tuple[int, str]


def step(cell: Cell, way: str) -> Cell | None:
    """Return the next cell in a direction, or None beyond the edge of ring a or d."""
    number, ring = cell
    if way == "up":
        return (1 if number == 30 else number + 1, ring)
    if way == "down":
        return (30 if number == 1 else number - 1, ring)
    place = RING_LETTERS.index(ring) + (1 if way == "in" else -1)
    return (number, RING_LETTERS[place]) if 0 <= place < 4 else None


def name(cell: Cell) -> str:
    """Return a cell's name as players write it."""
    return f"{cell[0]}{cell[1]}"


def cell_of(text: str) -> Cell:
    """Return the cell that a name as players write it means."""
    return int(text[:-1]), text[-1]


def targets(pieces: dict[Cell, str], start: Cell) -> set[Cell]:
    """Return every cell that the piece on `start` may slide or jump to."""
    found = set()
    for way in ("up", "down", "in", "out"):
        passed = 0
        cell = step(start, way)
        while cell is not None and cell != start:
            if cell in pieces:
                passed += 1
            elif passed <= 1:
                found.add(cell)
            cell = step(cell, way)
    return found


def connected(cells: set[Cell]) -> bool:
    """Return whether the cells are one group of neighbours."""
    waiting = set(cells)
    reached = [waiting.pop()]
    for cell in reached:
        for way in ("up", "down", "in", "out"):
            neighbour = step(cell, way)
            if neighbour in waiting:
                waiting.remove(neighbour)
                reached.append(neighbour)
    return not waiting


class Contiguity:
    """A match in progress; `play` changes it. Players are 0 and 1, colours "W" and "R"."""

    def __init__(self, *, bid: bool = False, pieces: dict[Cell, str] | None = None, turn: int = 0) -> None:
        start = {(number, ring): colour for ring, row in START.items() for number, colour in row.items()}
        self.pieces = dict(start if pieces is None else pieces)
        self.colours = ["W", "R"]
        self.turn: int | None = turn
        self.phase = "opening" if bid else "moving"
        self.lowest = 100
        self.bidder: int | None = None
        self.turns_left: int | None = None
        self.winner: int | None = None
        self.reason: str | None = None

    def legal(self) -> set[str]:
        """Return the canonical texts of all legal moves."""
        if self.turn is None:
            return set()
        if self.phase == "opening":
            return {f"bid {number}" for number in range(1, 100)}
        if self.phase == "answering":
            return {"call"} | {f"bid {number}" for number in range(1, self.lowest)}
        if self.phase == "choosing":
            return {"first", "second"}
        own = {cell for cell, colour in self.pieces.items() if colour == self.colours[self.turn]}
        moves = {f"{name(start)}-{name(end)}" for start in own for end in targets(self.pieces, start)}
        return moves or {"pass"}

    def play(self, text: str) -> None:
        """Carry out a legal move."""
        assert text in self.legal()
        assert self.turn is not None
        {"opening": self._bid, "answering": self._bid, "choosing": self._choose, "moving": self._move}[self.phase](text)

    @property
    def over(self) -> bool:
        return self.turn is None

    def _bid(self, text: str) -> None:
        if text == "call":
            self.phase = "choosing"
            self.turn = self.bidder
            return
        self.phase = "answering"
        self.lowest = int(text.removeprefix("bid "))
        self.bidder = self.turn
        self.turn = 1 - self.turn

    def _choose(self, text: str) -> None:
        assert self.bidder is not None
        other = 1 - self.bidder
        white = self.bidder if text == "first" else other
        self.colours[white], self.colours[1 - white] = "W", "R"
        self.turns_left = self.lowest
        self.phase = "moving"
        self.turn = white

    def _move(self, text: str) -> None:
        mover = self.turn
        colour = self.colours[mover]
        if text != "pass":
            start, end = map(cell_of, text.split("-"))
            self.pieces[end] = self.pieces.pop(start)
        if text != "pass" and connected({cell for cell, owner in self.pieces.items() if owner == colour}):
            self._end(mover, "connection")
            return
        if mover == self.bidder and self.turns_left is not None:
            self.turns_left -= 1
            if self.turns_left == 0:
                self._end(1 - mover, "bid")
                return
        self.turn = 1 - mover

    def _end(self, winner: int, reason: str) -> None:
        self.turn, self.winner, self.reason = None, winner, reason
