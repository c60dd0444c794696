"""Contiguity Deluxe once more, naively: dictionaries, sets and walks of one step, to be played beside the engine.

It is written from the rules and shares nothing with the engine. It only knows canonical move texts. The ring and the
reach of a pawn are those of the naive Contiguity, as the rules have it.
"""

from collections.abc import Iterator

from tests.engine.reference.contiguity import Cell, cell_of, name, step, targets

WAYS = ("up", "down", "in", "out")
CELLS = [(number, ring) for number in range(1, 31) for ring in "abcd"]
"""All cells, in the order of number, then ring."""

Piece = tuple[str, str]
"""Colour "W" or "R", and kind "pawn" or "druid"."""
Pieces = dict[Cell, Piece]


def neighbours(cell: Cell) -> set[Cell]:
    """Return the cells beside a cell that are on the board."""
    return {neighbour for way in WAYS if (neighbour := step(cell, way)) is not None}


def other(colour: str) -> str:
    """Return the enemy's colour."""
    return "R" if colour == "W" else "W"


def groups(cells: set[Cell]) -> list[set[Cell]]:
    """Return the groups of neighbours that the cells fall into."""
    left, found = set(cells), []
    while left:
        group = [left.pop()]
        for cell in group:
            for neighbour in neighbours(cell) & left:
                left.remove(neighbour)
                group.append(neighbour)
        found.append(set(group))
    return found


def of(pieces: Pieces, colour: str, kind: str | None = None) -> set[Cell]:
    """Return the cells with a colour's pieces, of one kind or of both."""
    return {cell for cell, piece in pieces.items() if piece[0] == colour and kind in (None, piece[1])}


def druid_of(pieces: Pieces, colour: str) -> Cell | None:
    """Return the cell of a colour's druid, or None while it has none."""
    return next(iter(of(pieces, colour, "druid")), None)


def surrounded(pieces: Pieces, cell: Cell, surrounder: str) -> bool:
    """Return whether every cell beside this one holds a piece of the surrounder."""
    return neighbours(cell) <= of(pieces, surrounder)


class ContiguityDeluxe:
    """A match in progress; `play` changes it. Players are 0 and 1, colours "W" and "R".

    `options` are the names of flags, and `turns` the limit. A match may be taken up in the movement phase of a single
    round: with `pieces`, the player to move, the `colours` by player, the `homes` of the druids by colour, the moves
    that each player has made, the bid that stands (`bidder`, `lowest`), and under `flip` the round, and who won the
    first round on which move.
    """

    def __init__(
        self,
        options: set[str] | frozenset[str] = frozenset(),
        *,
        turns: int | None = None,
        pieces: Pieces | None = None,
        turn: int = 0,
        colours: tuple[str, str] = ("W", "R"),
        homes: dict[str, Cell] | None = None,
        made: tuple[int, int] = (0, 0),
        bid: tuple[int, int] | None = None,
        first_round: tuple[int, int] | None = None,
        round_number: int = 1,
    ) -> None:
        self.options = frozenset(options)
        self.limit = turns
        self.pieces: Pieces = dict(pieces or {})
        self.colours = list(colours)
        self.homes = dict(homes or {})
        self.made = list(made)
        self.bidder, self.lowest = bid or (None, 100)
        self.first_round = first_round
        self.round = round_number
        self.turn: int | None = turn
        self.winner: int | None = None
        self.reasons: set[str] = set()
        self.rounds: list[tuple[int, set[str]]] = []
        """Of every round that is over: its winner and all that won it."""
        if pieces is not None:
            self.phase = "moving"
        elif "bid" in self.options:
            self.phase = "opening"
        else:
            self.phase = "pawns"

    @property
    def over(self) -> bool:
        return self.turn is None

    @property
    def colour(self) -> str:
        """The colour of the player to move."""
        assert self.turn is not None
        return self.colours[self.turn]

    # What is legal.

    def base_moves(self) -> dict[str, list[Cell]]:
        """Return the legal texts without their relocations, each with the pawns to relocate in order."""
        words = self._words()
        if words is not None:
            return {key: [] for key in words}
        moves = {}
        for start in self._movable():
            for end in targets(self.pieces, start):
                moves[f"{name(start)}-{name(end)}"] = self._to_relocate(start, end)
        return moves or {"pass": []}

    def legal_count(self) -> int:
        """Return the number of legal texts: each relocated pawn has as many targets as there are empty cells."""
        empty = len(CELLS) - len(self.pieces)
        return sum(empty ** len(pawns) for pawns in self.base_moves().values())

    def texts(self, base: str, pawns: list[Cell]) -> Iterator[str]:
        """Yield all texts of a move with these pawns to relocate."""
        if not pawns:
            yield base
            return
        start, end = map(cell_of, base.split("-"))
        standing = dict(self.pieces)
        standing[end] = standing.pop(start)
        yield from self._relocated(base, standing, pawns)

    def _relocated(self, text: str, standing: Pieces, pawns: list[Cell]) -> Iterator[str]:
        if not pawns:
            yield text
            return
        pawn = pawns[0]
        for cell in CELLS:
            if cell in standing:  # its own cell among them
                continue
            after = dict(standing)
            after[cell] = after.pop(pawn)
            yield from self._relocated(f"{text} x{name(pawn)}>{name(cell)}", after, pawns[1:])

    def legal(self) -> set[str]:
        """Return all legal texts. Too many to ask for where several pawns at once are to be relocated."""
        return {text for base, pawns in self.base_moves().items() for text in self.texts(base, pawns)}

    def is_legal(self, text: str) -> bool:
        """Return whether a canonical text is legal, without listing all."""
        base, *relocations = text.split(" x")
        pawns = self.base_moves().get(base)
        if pawns is None or len(pawns) != len(relocations):
            return False
        if not pawns:
            return True
        start, end = map(cell_of, base.split("-"))
        standing = dict(self.pieces)
        standing[end] = standing.pop(start)
        for pawn, relocation in zip(pawns, relocations, strict=True):
            start, end = map(cell_of, relocation.split(">"))
            if start != pawn or end in standing or end not in CELLS:
                return False
            standing[end] = standing.pop(start)
        return True

    def _words(self) -> set[str] | None:
        """Return the legal texts where no piece is moved; None in the movement phase."""
        if self.turn is None:
            return set()
        if self.phase == "opening":
            return {f"bid {number}" for number in range(1, 100)}
        if self.phase == "answering":
            return {"call"} | {f"bid {number}" for number in range(1, self.lowest)}
        if self.phase == "choosing":
            return {"first", "second"}
        if self.phase == "pawns":
            return {name(cell) for cell in CELLS if self._pawn_may_stand(cell)}
        if self.phase == "druids":
            return {name(cell) for cell in CELLS if self._druid_may_stand(cell)}
        return None

    def _pawn_may_stand(self, cell: Cell) -> bool:
        if not self.pieces:
            return True
        beside = {self.pieces[neighbour][0] for neighbour in neighbours(cell) if neighbour in self.pieces}
        return cell not in self.pieces and other(self.colour) in beside and self.colour not in beside

    def _druid_may_stand(self, cell: Cell) -> bool:
        if cell in self.pieces:
            return False
        if not any(self.pieces.get(neighbour, ("", ""))[1] == "pawn" for neighbour in neighbours(cell)):
            return False
        return not ("safe" in self.options and surrounded(self.pieces, cell, other(self.colour)))

    def _movable(self) -> set[Cell]:
        pawns = of(self.pieces, self.colour, "pawn")
        druids = of(self.pieces, self.colour, "druid")
        return pawns | {druid for druid in druids if neighbours(druid) & pawns}

    def _to_relocate(self, start: Cell, end: Cell) -> list[Cell]:
        if "relocate" not in self.options:
            return []
        standing = dict(self.pieces)
        standing[end] = standing.pop(start)
        enemies = of(standing, other(self.colour), "pawn")
        return sorted(pawn for pawn in enemies & neighbours(end) if surrounded(standing, pawn, self.colour))

    # Playing.

    def play(self, text: str) -> None:
        """Carry out a legal move."""
        assert self.is_legal(text)
        mover = self.turn
        assert mover is not None
        if self.phase in ("opening", "answering"):
            self._bid(text)
        elif self.phase == "choosing":
            self._choose(text)
        elif self.phase == "pawns":
            self._place_pawn(cell_of(text))
        elif self.phase == "druids":
            self._place_druid(cell_of(text))
        else:
            self._move(text)

    def _bid(self, text: str) -> None:
        if text == "call":
            self.phase, self.turn = "choosing", self.bidder
            return
        assert self.turn is not None
        self.lowest, self.bidder = int(text.split()[1]), self.turn
        self.phase, self.turn = "answering", 1 - self.turn

    def _choose(self, text: str) -> None:
        assert self.bidder is not None
        white = self.bidder if text == "first" else 1 - self.bidder
        self._begin(white)

    def _begin(self, white: int) -> None:
        """Begin a round on an empty board in which player `white` has White."""
        self.colours[white], self.colours[1 - white] = "W", "R"
        self.pieces, self.homes, self.made = {}, {}, [0, 0]
        self.phase, self.turn = "pawns", white

    def _place_pawn(self, cell: Cell) -> None:
        self.pieces[cell] = (self.colour, "pawn")
        if len(self.pieces) == 12:
            self.phase = "moving" if "druidless" in self.options else "druids"
        self.turn = 1 - self.turn

    def _place_druid(self, cell: Cell) -> None:
        mover, colour = self.turn, self.colour
        self.pieces[cell] = (colour, "druid")
        self.homes[colour] = cell
        if not self._won(mover):
            self.turn = 1 - mover
            if len(self.pieces) == 14:
                self.phase = "moving"

    def _move(self, text: str) -> None:
        mover, colour = self.turn, self.colour
        reached_home = self._carry_out(text)
        self.made[mover] += 1
        if self._won(mover, colour if reached_home else None):
            return
        if self._limit_reached() or self._deadline_reached(mover):
            return
        self.turn = 1 - mover
        if "isolation" in self.options and self._isolated(self.colour):
            self._round_over(mover, {"isolation"})

    def _carry_out(self, text: str) -> bool:
        """Move the pieces, and return whether a druid came to the enemy druid's first cell."""
        if text == "pass":
            return False
        mover = self.colour
        base, *relocations = text.split(" x")
        start, end = map(cell_of, base.split("-"))
        moved = self.pieces[end] = self.pieces.pop(start)
        for relocation in relocations:
            pawn, goal = map(cell_of, relocation.split(">"))
            self.pieces[goal] = self.pieces.pop(pawn)
        return "victory" in self.options and moved == (mover, "druid") and self.homes.get(other(mover)) == end

    def wins(self, colour: str, at_home: str | None = None) -> set[str]:
        """Return every reason for which a colour wins as the board stands.

        `at_home` is the colour that has just moved its druid to the enemy druid's first cell."""
        tests = {"surround": self._surrounds}
        if self.phase == "moving":
            tests["connection"] = self._connected
        if "druidless" in self.options:
            del tests["surround"]
        if "friendly" in self.options:
            tests["friendly"] = self._friendly
        found = {reason for reason, test in tests.items() if test(colour)}
        return found | {"victory"} if colour == at_home else found

    def _won(self, mover: int, at_home: str | None = None) -> bool:
        """Test the wins for the mover, then for the opponent, and return whether one of them has won."""
        for player in (mover, 1 - mover):
            reasons = self.wins(self.colours[player], at_home)
            if reasons:
                self._round_over(player, reasons)
                return True
        return False

    def _connected(self, colour: str) -> bool:
        if "druidless" in self.options:
            return len(groups(of(self.pieces, colour, "pawn"))) == 1
        missing = len(of(self.pieces, colour)) - self._group(colour)
        return missing <= (1 if "smaller" in self.options else 0)

    def _surrounds(self, colour: str) -> bool:
        druid = druid_of(self.pieces, other(colour))
        return druid is not None and surrounded(self.pieces, druid, colour)

    def _friendly(self, colour: str) -> bool:
        druid = druid_of(self.pieces, colour)
        if druid is None:
            return False
        beside = neighbours(druid)
        return len(beside) == 4 and beside <= of(self.pieces, colour, "pawn")

    def _isolated(self, colour: str) -> bool:
        druid = druid_of(self.pieces, colour)
        return druid is not None and not neighbours(druid) & set(self.pieces)

    def _group(self, colour: str) -> int:
        """Return the number of pieces in the group of the druid; without druids, in the largest group."""
        found = groups(of(self.pieces, colour))
        if "druidless" in self.options:
            return max(map(len, found), default=0)
        return next((len(group) for group in found if druid_of(self.pieces, colour) in group), 0)

    def _limit_reached(self) -> bool:
        if self.limit is None or min(self.made) < self.limit:
            return False
        sizes = [self._group(colour) for colour in self.colours]
        if sizes[0] == sizes[1]:
            return False
        self._round_over(sizes.index(max(sizes)), {"turns"})
        return True

    def _deadline_reached(self, mover: int) -> bool:
        if self.round == 2:
            winner, count = self.first_round
            if mover != winner and self.made[mover] >= max(1, count):
                self._end(winner, {"flip"})
                return True
        elif mover == self.bidder and self.made[mover] >= self.lowest:
            self._round_over(1 - mover, {"bid"})
            return True
        return False

    # Rounds.

    def _round_over(self, winner: int, reasons: set[str]) -> None:
        self.rounds.append((winner, reasons))
        if "flip" not in self.options or self.round == 3:
            self._end(winner, reasons)
        elif self.round == 1:
            self.first_round = (winner, self.made[winner])
            self.round = 2
            self._begin(self.colours.index("R"))
        else:
            self._second_round_over(winner, reasons)

    def _second_round_over(self, winner: int, reasons: set[str]) -> None:
        first, count = self.first_round
        if winner == first or self.made[winner] < count:
            self._end(winner, reasons)
            return
        if self.made[winner] > count:  # the win on the only turn left, against one in the set-up
            self._end(first, {"flip"})
            return
        self.round = 3
        self.pieces, self.homes, self.made = {}, {}, [0, 0]
        self.phase, self.turn, self.bidder, self.lowest = "opening", 0, None, 100
        self.colours = ["W", "R"]

    def _end(self, winner: int, reasons: set[str]) -> None:
        self.turn, self.winner, self.reasons = None, winner, reasons
