"""Positions of Contiguity Deluxe under every option for the tests of its search: from matches, and close to ends."""

import random
from collections.abc import Iterator

from engine.games.ring.contiguity_deluxe import DeluxePosition
from tests.engine.reference.contiguity_deluxe import Pieces
from tests.engine.ring.deluxe_positions import GAME
from tests.engine.ring.deluxe_random_boards import COLOURS, crowded, duel, fork, homes, one_pawn_short, pocket

OPTIONS = (
    "", "relocate", "druidless", "isolation", "friendly", "smaller", "victory", "turns=5", "safe", "druidless turns=5",
    "druidless relocate turns=5", "relocate isolation turns=5", "friendly smaller victory safe",
    "relocate isolation friendly smaller victory turns=5 safe",
)  # fmt: skip
"""Every option by itself, and some together."""


def read(pieces: Pieces, options: str, chance: random.Random) -> DeluxePosition:
    """Return a board in the movement phase; where druids were first placed, who moves and what is left is random."""
    placed = homes(chance, pieces)
    sides = []
    for colour, side in zip(COLOURS, GAME.sides, strict=True):
        cells = [
            f"{'+' if kind == 'druid' else ''}{number}{ring}"
            for (number, ring), (owner, kind) in pieces.items()
            if owner == colour
        ]
        if "druidless" not in options:
            cells.append("@{}{}".format(*placed[colour]))
        sides.append(" ".join([side, *cells]))
    left = f"; {chance.choice([0, 1, 2, 3, 10])} left" if "turns" in options else ""
    text = f"{'; '.join(sides)}; move{left}; {chance.choice(GAME.sides)} to move"
    return GAME.read_position(text, GAME.start(GAME.read_options(options)).options)


def boards(options: str, count: int, seed: int = 0) -> Iterator[DeluxePosition]:
    """Yield positions close to ends, in which the game is not over."""
    chance = random.Random(f"{options} {seed}")
    flags = {word.partition("=")[0] for word in options.split()}
    made = 0
    while made < count:
        makers = [lambda: crowded(chance, flags, chance.choice([5, 6, 8, 12]))]
        if "druidless" not in flags:
            makers += [lambda: fork(chance, chance.randint(1, 3)), lambda: pocket(chance), lambda: duel(chance)]
            if "smaller" not in flags:
                patterns = ["connection", "surround", *(["friendly"] if "friendly" in flags else [])]
                colour = chance.choice(COLOURS)
                makers.append(lambda: one_pawn_short(chance, flags, chance.choice(patterns), colour))  # noqa: B023
        position = read(chance.choice(makers)(), options, chance)
        if position.result is None:
            made += 1
            yield position


def opening(options: str) -> DeluxePosition:
    """Return the position that a match begins with."""
    return GAME.opening(GAME.start(GAME.read_options(options)).options)
