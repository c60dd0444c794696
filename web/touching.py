"""Presses on the board: what they mean, by the engine's half-typed move and nothing else."""

from dataclasses import dataclass
from typing import Final

from engine import MoveError, State, UnreadableMove
from engine.half_moves import HalfMove, Press
from engine.suggest import Suggestion

MOST_MEANT: Final = 6
"""The most meanings of a press that are asked about at the finger; of more the next press decides."""


@dataclass(frozen=True, slots=True)
class Touched:
    """A half-typed move on the page."""

    half: HalfMove
    question: str
    """The code of what to ask next, for the message `ask-<code>`."""
    lit: tuple[str, ...]
    """The places of the board that can be pressed next."""
    meant: tuple[Suggestion, ...] = ()
    """What the press may mean, where that is a whole move and longer ones: asked at the finger."""
    refusal: MoveError | None = None
    """Why the press means nothing; the half-typed move is that before it."""

    @property
    def others(self) -> tuple[Suggestion, ...]:
        """Choices that mean no place: words and numbers, for buttons."""
        return tuple(way for way in self.half.fitting if not way.cells and way.text != self.half.text)


def touch(state: State, typed: str = "", place: str | None = None) -> Touched:
    """Return the half-typed move after a press on a place of the board; without a press, as it is.

    A step with a single way to go on is taken. Raises UnreadableMove for a text that leads nowhere.
    """
    meant: tuple[Suggestion, ...] = ()
    if place is None:
        half, refusal = state.half_move(typed), None
        if half.refusal:
            raise half.refusal
    else:
        half, meant, refusal = _press(state, typed, place)
    question = half.question()
    if question.forced and not half.move:
        half = state.half_move(question.typed)
    lit = tuple(dict.fromkeys(cell for way in half.ways for cell in way.cells if half.continues(way, cell)))
    is_asked = bool(half.move) and 1 < len(meant) <= MOST_MEANT and all(way.complete for way in meant)
    means_places = any(choice.cells for choice in question.choices)
    code = half.code if lit and not means_places else question.code
    return Touched(half, code, lit, meant if is_asked else (), refusal)


def _press(state: State, typed: str, place: str) -> Press:
    """Return a press as the state does. Raises UnreadableMove for a place that the board does not have."""
    try:
        return state.press(typed, place)
    except MoveError:
        raise
    except ValueError:
        raise UnreadableMove("unreadable", text=place[:40]) from None
