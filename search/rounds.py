"""The round that is being played, as the search sees it: as if the match were over with it."""

from dataclasses import replace
from typing import Literal

from engine.errors import MoveError
from engine.outcome import Outcome
from engine.play import Play
from engine.position import Move
from engine.stage import Stage

Worth = Literal["match", "round", "tie", ""]
"""What the win of a round brings: the match, the first round of two, a tie of both, or nothing."""


def play_of(stage: Stage) -> Play:
    """Return the round that is being played. The first of a flip of sides is judged by itself.

    Raises TypeError for a stage without one.
    """
    if not isinstance(stage, Play):
        raise TypeError(stage)
    return replace(stage, flip=None) if stage.flip and not stage.deadline else stage


def worth_of_win(stage: Play, player: int) -> Worth:
    """Return what a player wins by winning the round at their next turn (R15).

    It is nothing if it comes too late.
    """
    if not stage.flip:
        return "match"
    if not stage.deadline:
        return "round"
    if player != stage.deadline.player:
        return "match"
    late = stage.made[player] + (not stage.position.in_setup) - stage.flip.needed
    return "" if late > 0 else "match" if late < 0 else "tie"


def on_last_turn(stage: Play) -> int | None:
    """Return the player whose next turn is their last, if a deadline says so: the round is over after it."""
    deadline = None if stage.position.in_setup else stage.deadline
    return deadline.player if deadline and deadline.left <= 1 else None


def is_legal(stage: Stage, move: Move) -> bool:
    """Return whether a move is legal."""
    try:
        return stage.read(str(move)) == move
    except MoveError:
        return False


def after(stage: Play, move: Move) -> tuple[Play, Outcome | None]:
    """Return the round after a move, and its outcome: a draw if two rounds tie, since a third is anybody's."""
    following, outcome = stage.after(move)
    if isinstance(following, Play):
        return following, outcome
    tied, won = stage.closing(move)
    return tied, Outcome((), stage.name, won.cells if won else ())
