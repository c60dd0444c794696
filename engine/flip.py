"""The flip of sides ([000]; R15): a match of two rounds, and a third, under a bid, if both took as many turns.

For any game of two players: it needs nothing of the game but its opening position.
"""

from engine.auction import Auction
from engine.options import Option
from engine.play import Flip, Play
from engine.position import Position
from engine.spelling import read_number
from engine.stage import Fields

OPTION = Option("flip", "flag")


def first_round(opening: Position) -> Play:
    """Return the stage that a match of two rounds begins with."""
    return Play(opening, (0, 1), flip=Flip(Auction(opening)))


def read_round(position: Position, fields: Fields, opening: Position) -> Play:
    """Return the round that wrote `fields`, as `Stage.from_fields` does."""
    play = Play.from_fields(position, fields, opening)
    first, second = map(read_number, fields["made"].split(","))
    if play.deadline is None:
        needed = 0
    else:
        turns = play.deadline.left + (first, second)[play.deadline.player]
        needed = read_number(fields.get("needed", str(turns)))
        if max(1, needed) != turns:
            raise ValueError(f"needed={needed}")
    return Play(position, play.sides, play.deadline, Flip(Auction(opening), (first, second), needed))
