"""Counts of the ways to play on, by the naive engine.

`python -m tests.engine.reference.contiguity_perft` writes the golden file.
"""

import json
from copy import deepcopy
from pathlib import Path

from tests.engine.reference.contiguity import Contiguity, cell_of

FILE = Path(__file__).parents[2] / "golden" / "perft-contiguity.json"
POSITIONS = [
    {"name": "start", "depth": 2},
    {"name": "start, with a bid", "bid": True, "depth": 2},
    {
        "name": "a disk short of a win on either side",
        "white": "28c 29c 30c 1c 2c 5a",
        "red": "10b 11b 12b 13b 14b 20d",
        "depth": 2,
    },
    {"name": "one disk each", "white": "1a", "red": "16d", "depth": 2},
    {"name": "two disks each, on one number", "white": "7a 7c", "red": "7b 7d", "to_move": "red", "depth": 2},
    {
        "name": "White is stuck and passes",
        "white": "1a 1c",
        "red": "1b 1d 29a 30a 2a 3a 29c 30c 2c 3c",
        "depth": 2,
    },
    {
        "name": "a ring full of jumps",
        "white": "1b 5b 9b 13b 17b 21b",
        "red": "3b 7b 11b 15b 19b 23b",
        "depth": 2,
    },
]


def match_of(entry: dict) -> Contiguity:
    """Return the match that an entry of the golden file begins with."""
    if "white" not in entry:
        return Contiguity(bid=entry.get("bid", False))
    pieces = {cell_of(cell): colour for side, colour in (("white", "W"), ("red", "R")) for cell in entry[side].split()}
    return Contiguity(pieces=pieces, turn=1 if entry.get("to_move") == "red" else 0)


def count(match: Contiguity, depth: int) -> int:
    """Count the ways to play `depth` plies; matches that end sooner are not counted."""
    moves = match.legal()
    if depth == 1:
        return len(moves)
    return sum(count(after(match, move), depth - 1) for move in moves)


def after(match: Contiguity, move: str) -> Contiguity:
    """Return a copy of the match with the move played."""
    copy = deepcopy(match)
    copy.play(move)
    return copy


def main() -> None:
    """Write the golden file."""
    counted = [
        {**entry, "counts": [count(match_of(entry), depth) for depth in range(1, entry["depth"] + 1)]}
        for entry in POSITIONS
    ]
    for entry in counted:
        del entry["depth"]
    FILE.write_text(json.dumps({"source": "the naive engine of the tests", "positions": counted}, indent=2) + "\n")


if __name__ == "__main__":
    main()
