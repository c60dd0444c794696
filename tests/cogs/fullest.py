"""Matches and people with the longest names, ids and numbers, for messages at their fullest."""

from dataclasses import fields
from functools import cache
from itertools import islice
from typing import Any, Final

from cogs.playing.board_messages import is_repeated
from engine import GAMES, MoveError, State
from tests.engine.random_matches import SETTINGS, Setting, spread, walk

LONG: Final = 2**63 - 1
"""The longest number that an id may hold."""
OWNER, STRANGER = LONG, LONG - 1
"""Somebody who plays, or has imported the match; and somebody who does neither."""
FULLEST: Final = [
    max((each for each in SETTINGS if each.game_id == game), key=lambda each: len(each.terms)) for game in GAMES
]
"""Each game with as many options as go together."""


def some(made: type, /, **known: Any) -> Any:
    """Return an object of a dataclass of which only some fields matter."""
    return made(**dict.fromkeys(field.name for field in fields(made)) | known)


def repeated(state: State) -> State | None:
    """Return a state like this one that stands for the third time; None if no two pieces can go to and fro."""
    for first in islice(state.legal_moves(), 20):
        for second in islice(state.play(first).legal_moves(), 20):
            there = first, second, *("-".join(reversed(move.split("-"))) for move in (first, second))
            try:
                again = state
                for move in there * 2:
                    again = again.play(move)
            except MoveError:
                continue
            if is_repeated(again):
                return again
    return None


@cache
def states(setting: Setting) -> tuple[State, ...]:
    """Return states of a match: its start, one in which something can be taken back, one that repeats, its ends."""
    played = walk(setting)
    calm = [state for state in played if not state.outcome]
    often = next((found for state in spread(tuple(calm), 8) if (found := repeated(state))), None)
    return tuple(filter(None, (calm[0], calm[-1], often, calm[-1].drop(0), played[-1])))
