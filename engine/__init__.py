"""The rules of every game: pure, synchronous, standard library only.

>>> from engine import GAMES
>>> state = GAMES["contiguity"].start()
>>> state = state.play("30A - 29a")
>>> state.last, state.turn, state.outcome
('30a-29a', 1, None)
"""

from engine.entries import Draw, Entry, Leave, Ply, Takeback, read_entry
from engine.errors import (
    AmbiguousMove,
    GameOver,
    IllegalMove,
    IncompleteMove,
    MoveError,
    OptionError,
    TextError,
    UnreadableMove,
)
from engine.game import Game
from engine.options import Option
from engine.outcome import REASONS, Outcome
from engine.position import Piece, Position, Prompt
from engine.registry import GAMES
from engine.state import State
from engine.suggest import Suggestion

__all__ = [
    "GAMES",
    "REASONS",
    "AmbiguousMove",
    "Draw",
    "Entry",
    "Game",
    "GameOver",
    "IllegalMove",
    "IncompleteMove",
    "Leave",
    "MoveError",
    "Option",
    "OptionError",
    "Outcome",
    "Piece",
    "Ply",
    "Position",
    "Prompt",
    "State",
    "Suggestion",
    "Takeback",
    "TextError",
    "UnreadableMove",
    "read_entry",
]
