"""Steps: lead a person to a legal move by questions, each with a limited number of answers.

`engine.suggest` continues typed text; here people only choose.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import chain, groupby

from engine.suggest import Label, Suggestion, narrow, plain_label, read_range

Answers = tuple[Suggestion, ...]
LIMIT = 100
"""The most answers of a step, unless an interface has less room."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question to a person on the way to a move, and all answers to it."""

    code: str
    """It has a message, `ask-…`."""
    groups: tuple[Answers, ...]
    """The answers, in order; those in one group belong together, such as the cells of one column."""
    others: Answers = ()
    """Alternatives to an answer, such as a pass or another kind of move: at most three."""
    first: Answers = ()
    """A few usual answers that stand before the groups, where there are many; they are in no group."""
    typed: str = ""
    """The half-typed move that the choices go on from."""
    forced: bool = False
    """Whether a part of `typed` was the only way to go on, so that the question about it was skipped."""

    @property
    def choices(self) -> Answers:
        """All that may be chosen: the usual answers, the answers in groups, then the others."""
        return (*self.first, *chain.from_iterable(self.groups), *self.others)


def gathered(choices: Iterable[Suggestion], key: Callable[[str], object]) -> tuple[Answers, ...]:
    """Return choices in groups of neighbours whose texts have the same `key`."""
    return tuple(tuple(members) for _, members in groupby(choices, lambda choice: key(choice.text)))


def choose_move(
    moves: Iterable[str], typed: str, limit: int, label: Label = plain_label, question: str = "move"
) -> Question:
    """Return the step that goes on from `typed` to the `moves` that begin with it.

    Where there are more than `limit`, those that begin alike are one choice.
    """
    chosen = read_range(typed)
    choices = narrow(moves, typed, limit, breaks="", label=label)
    return Question(question, (tuple(choices),), typed=chosen.lead if chosen else typed)
