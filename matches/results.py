"""How a match ended for each player, in the words that are stored."""

from typing import Final

from engine import State

WON: Final = "won"
DRAWN: Final = "drawn"
LOST: Final = "lost"
LEFT: Final = "left"
"""Of somebody who resigned or ran out of time while the others played on (R1)."""


VOID: Final = "void"
"""The reason of a match that ended because the rules could not replay it any more."""


def results(state: State) -> dict[int, str]:
    """The result of each player of whom it is known: of all once the match is over, before that of those who left."""
    left = dict.fromkeys(state.out, LEFT)
    if state.outcome is None:
        return left
    others = LOST if state.outcome.winners else DRAWN
    return dict.fromkeys(range(state.game.players), others) | left | dict.fromkeys(state.outcome.winners, WON)
