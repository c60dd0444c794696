"""Random boards of Contiguity Deluxe, as the naive engine has them, on which rare events are a move away."""

import random

from tests.engine.reference.contiguity import Cell
from tests.engine.reference.contiguity_deluxe import CELLS, ContiguityDeluxe, Pieces, neighbours, of, other

COLOURS = "WR"


def is_quiet(pieces: Pieces, options: set[str]) -> bool:
    """Return whether nobody has won as the pieces stand."""
    match = ContiguityDeluxe(options, pieces=pieces)
    return not match.wins("W") and not match.wins("R")


def filled(chance: random.Random, pieces: Pieces, keep_empty: set[Cell]) -> Pieces:
    """Return the board with its missing pieces put at random on cells that need not be kept empty."""
    rest = [cell for cell in CELLS if cell not in pieces and cell not in keep_empty]
    lacking = [
        (colour, kind)
        for colour in COLOURS
        for kind, count in (("pawn", 6), ("druid", 1))
        for _ in range(count - len(of(pieces, colour, kind)))
    ]
    return pieces | dict(zip(chance.sample(rest, len(lacking)), lacking, strict=True))


def crowded(chance: random.Random, options: set[str], columns: int = 5) -> Pieces:
    """Place all pieces on so many neighbouring columns, nobody having won."""
    first = chance.randrange(30)
    cells = [((first + column) % 30 + 1, ring) for column in range(columns) for ring in "abcd"]
    kinds = ["pawn"] * 6 + ["druid"] * ("druidless" not in options)
    while True:
        places = chance.sample(cells, 2 * len(kinds))
        pieces = {places.pop(): (colour, kind) for colour in COLOURS for kind in kinds}
        if is_quiet(pieces, options):
            return pieces


def homes(chance: random.Random, pieces: Pieces) -> dict[str, Cell]:
    """Choose empty cells beside the pieces where the druids may have been placed first."""
    candidates = {neighbour for cell in pieces for neighbour in neighbours(cell)} - set(pieces)
    return dict(zip(COLOURS, chance.sample(sorted(candidates), 2), strict=True))


def pocket(chance: random.Random) -> Pieces:
    """Place Red on all sides of an empty cell into which White's druid may jump."""
    middle = (chance.randint(1, 30), chance.choice("abcd"))
    pieces = dict.fromkeys(neighbours(middle), ("R", "pawn"))
    beyond = [((middle[0] + 1) % 30 + 1, middle[1]), ((middle[0] + 2) % 30 + 1, middle[1])]
    pieces |= {beyond[0]: ("W", "druid"), beyond[1]: ("W", "pawn")}
    return filled(chance, pieces, neighbours(middle) | {middle})


def duel(chance: random.Random) -> Pieces:
    """Place White's druid so that it may move between Red's druid and three of Red's pawns, surrounding both druids.

    White has pawns on both other sides of Red's druid, or on one of them only.
    """
    number = chance.randint(1, 30)
    left, right = (number + 28) % 30 + 1, number % 30 + 1
    pieces = dict.fromkeys([(left, "b"), (right, "b"), (number, "c")], ("R", "pawn")) | {(number, "a"): ("R", "druid")}
    pieces |= dict.fromkeys([(right, "a"), (left, "d")], ("W", "pawn")) | {(number, "d"): ("W", "druid")}
    if chance.random() < 0.5:
        pieces[left, "a"] = ("W", "pawn")
    return filled(chance, pieces, {(left, "a"), (number, "b")})


def gap_for_relocation(chance: random.Random, options: set[str], pattern: str) -> Pieces:
    """Place Red one pawn short of a win, and let White surround that pawn and put it into the gap.

    The pattern is "connection", "surround" or "friendly".
    """
    while True:
        number = chance.randint(1, 30)
        pieces = gapped(chance, pattern, number)
        pawn = ((number + chance.randint(9, 20)) % 30 + 1, chance.choice("abcd"))
        *around, last = sorted(neighbours(pawn))
        pieces |= {pawn: ("R", "pawn")} | dict.fromkeys(around, ("W", "pawn"))
        pieces[last[0] % 30 + 1, last[1]] = ("W", "pawn")
        board = filled(chance, pieces, {last})
        if len(board) == 14 and is_quiet(board, options):
            return board


def one_pawn_short(chance: random.Random, options: set[str], pattern: str, colour: str) -> Pieces:
    """Place a colour one pawn short of a win by the pattern."""
    while True:
        pieces = filled(chance, gapped(chance, pattern, chance.randint(1, 30), colour), set())
        if is_quiet(pieces, options):
            return pieces


def gapped(chance: random.Random, pattern: str, number: int, colour: str = "R") -> Pieces:
    """Return a colour's pieces near a number, one pawn short of a win."""
    middle = (number, chance.choice("bc"))
    if pattern == "connection":
        group = [middle]
        while len(group) < 6:
            group.append(chance.choice(sorted(set().union(*map(neighbours, group)) - set(group))))
        return dict.fromkeys(group, (colour, "pawn")) | {chance.choice(group): (colour, "druid")}
    owner = other(colour) if pattern == "surround" else colour
    return dict.fromkeys(chance.sample(sorted(neighbours(middle)), 3), (colour, "pawn")) | {middle: (owner, "druid")}


def fork(chance: random.Random, pawns: int) -> Pieces:
    """Place White so that a move to the cell between so many red pawns surrounds them, and perhaps more."""
    while True:
        middle = (chance.randint(1, 30), chance.choice("bc" if pawns > 2 else "abcd"))
        victims = chance.sample(sorted(neighbours(middle)), pawns)
        whites = {neighbour for victim in victims for neighbour in neighbours(victim)} - {middle, *victims}
        if len(whites) > 6:
            continue
        kinds = chance.sample(["pawn"] * 6 + ["druid"], len(whites))
        pieces = dict.fromkeys(victims, ("R", "pawn"))
        pieces |= {cell: ("W", kind) for cell, kind in zip(sorted(whites), kinds, strict=True)}
        board = filled(chance, pieces, neighbours(middle) | {middle})
        moves = ContiguityDeluxe({"relocate"}, pieces=board).base_moves()
        if is_quiet(board, set()) and any(len(found) >= pawns for found in moves.values()):
            return board
