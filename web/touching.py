"""Presses on the board: what they mean, by the engine's half-typed move and nothing else."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine import MoveError, State, UnreadableMove
from engine.questions import LIMIT
from engine.suggest import Suggestion

MOST_CHOICES = 400
"""The most choices of which a step consists for the page."""
DEEPEST = 3
"""How many questions that mean no cell are opened at once, such as which column."""


@dataclass(frozen=True, slots=True)
class Touched:
    """A half-typed move on the page."""

    typed: str
    move: str
    """The canonical text of the move that it is; empty if it is none yet."""
    question: str
    """The code of what to ask next, for the message `ask-<code>`; empty for nothing."""
    lit: tuple[str, ...]
    """The places of the board that can be pressed next."""
    meant: tuple[Suggestion, ...] = ()
    """What the press may mean, where that is several things: asked at the finger."""
    others: tuple[Suggestion, ...] = ()
    """Choices that mean no place: words and numbers, for buttons."""
    refusal: MoveError | None = None
    """Why the press means nothing; the half-typed move is that before it."""


def touch(state: State, typed: str = "", place: str | None = None) -> Touched:
    """Return the half-typed move after a press on a place of the board; without a press, as it is."""
    if place is None and typed and _is_whole(state, typed):
        return Touched(typed, typed, "", ())
    begun, question, ways = _ways(state, typed)
    if place is None:
        return _asking(state, begun, question, ways)
    meant = tuple(way for way in ways if place in _further(state, way, begun))
    whole = [way for way in meant if len(_further(state, way, begun)) == 1]
    if not meant:
        return _refused(state, begun, place, _asking(state, begun, question, ways))
    if len(meant) == 1:
        return _after(state, meant[0])
    if len(whole) == 1:
        further = tuple(dict.fromkeys(cell for way in meant for cell in _further(state, way, begun) if cell != place))
        return Touched(whole[0].text, whole[0].text if whole[0].complete else "", question, further, meant)
    return Touched(begun, "", question, tuple(_lit(state, meant, begun)), meant)


def _after(state: State, way: Suggestion) -> Touched:
    if way.complete:
        return Touched(way.text, way.text, "", ())
    begun, question, ways = _ways(state, way.text)
    return _asking(state, begun, question, ways)


def _asking(state: State, begun: str, question: str, ways: Sequence[Suggestion]) -> Touched:
    others = tuple(way for way in ways if not _further(state, way, begun))
    return Touched(begun, "", question, tuple(_lit(state, ways, begun)), (), others)


def _refused(state: State, begun: str, place: str, before: Touched) -> Touched:
    """Return why a press means nothing, as the rules say it of the text with the place behind it."""
    try:
        state.read(f"{begun}{place}")
    except MoveError as refusal:
        return Touched(before.typed, "", before.question, before.lit, (), before.others, refusal)
    return before


def _is_whole(state: State, typed: str) -> bool:
    try:
        return state.read(typed) == typed
    except MoveError:
        return False


def _lit(state: State, ways: Sequence[Suggestion], begun: str) -> Iterator[str]:
    yield from dict.fromkeys(further[0] for way in ways if (further := _further(state, way, begun)))


def _further(state: State, way: Suggestion, begun: str) -> tuple[str, ...]:
    """Return the places that a way means beyond what is begun."""
    if way.label == "pit":
        return (f"pit {way.data['pit']}",)
    return state.cells_of(way.text)[len(state.cells_of(begun)) if begun else 0 :]


def _ways(state: State, typed: str) -> tuple[str, str, tuple[Suggestion, ...]]:
    """Return the half-typed move, the code of the question, and its choices; in place of groups what is behind them."""
    try:
        question = state.next_question(typed, MOST_CHOICES if typed else LIMIT)
    except (KeyError, ValueError, IndexError):  # no choice of ours
        raise UnreadableMove("unreadable", text=typed[:40]) from None
    found = tuple(each for choice in question.choices for each in _opened(state, choice, question.typed, DEEPEST))
    return question.typed, question.code, found


def _opened(state: State, choice: Suggestion, begun: str, deep: int) -> Iterator[Suggestion]:
    if choice.complete or not deep or _further(state, choice, begun):
        yield choice
        return
    for further in state.next_question(choice.text, MOST_CHOICES).choices:
        yield from _opened(state, further, begun, deep - 1)
