"""Plain UCT for the alignment games of Contigo, with uniform playouts: an opponent to measure against."""

from math import log, sqrt
from random import Random
from time import process_time

from engine.games.contigo.contigo import AlignmentPosition
from engine.games.contigo.turn import Turn
from engine.outcome import Result
from engine.position import Position
from search.contigo.contigo_turns import pawn_parts
from search.contigo.pit_sums import Sowings

CAP = 60
"""The number of plies after which a playout counts as drawn."""


def turns_of(position: AlignmentPosition, chance: Random) -> list[Turn]:
    """Return every legal turn in random order, a winning pawn part by itself."""
    sowings = Sowings(position.pits)
    places, found = sowings.places, []
    for part in list(pawn_parts(position)) or [()]:
        if part and position.after_pawn(Turn(part)).won:
            found.append(Turn(part))
        else:
            found += [Turn(part, sowings.sowing(place)) for place in places]
    chance.shuffle(found)
    return found


def random_turn(position: AlignmentPosition, chance: Random) -> Turn:
    """Return a turn: every pawn part as likely as any other, and every pebble part."""
    part = chance.choice(list(pawn_parts(position)) or [()])
    if part and position.after_pawn(Turn(part)).won:
        return Turn(part)
    sowings = Sowings(position.pits)
    return Turn(part, sowings.sowing(chance.choice(sowings.places)))


def result_of(position: AlignmentPosition) -> Result | None:
    """Return how the game has ended, if it has."""
    return position.result or position.result_at_turn


class Node:
    """A position of the tree: the turns not tried yet, and the nodes after those that were."""

    def __init__(self, position: AlignmentPosition, chance: Random) -> None:
        self.position = position
        self.result = result_of(position)
        self.untried = [] if self.result else turns_of(position, chance)
        self.children: dict[Turn, Node] = {}
        self.visits = 0
        self.won = 0.0
        """The points of the side that moved here."""

    def best(self) -> "Node":
        """Return the child with the highest upper bound."""
        return max(
            self.children.values(), key=lambda node: node.won / node.visits + sqrt(2 * log(self.visits) / node.visits)
        )


def uct(position: Position, seconds: float, chance: Random) -> str:
    """Return the turn that most playouts went through in a number of seconds of processor time."""
    assert isinstance(position, AlignmentPosition)
    root = Node(position, chance)
    end = process_time() + seconds
    while process_time() < end or not root.children:
        path = [root]
        while not path[-1].untried and path[-1].children:
            path.append(path[-1].best())
        if path[-1].untried:
            turn = path[-1].untried.pop()
            child = path[-1].children[turn] = Node(path[-1].position.after(turn), chance)
            path.append(child)
        winner = playout(path[-1].position, chance)
        for node in path:
            node.visits += 1
            node.won += 0.5 if winner is None else winner != node.position.side
    return str(max(root.children, key=lambda turn: root.children[turn].visits + root.children[turn].won / 1000))


def playout(position: AlignmentPosition, chance: Random) -> int | None:
    """Return the side that wins when both play anything; None if neither does in time."""
    for _ in range(CAP):
        if result := result_of(position):
            return result.sides[0]
        position = position.after(random_turn(position, chance))
    return None
