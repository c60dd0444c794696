"""A half-typed move: what it means so far, and every way in which it may go on.

Typed text, the list that narrows, the picker's questions, the marks on a picture and presses on a board ask the same
object, a `HalfMove`; each family has its own.
"""

import re
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain
from typing import Any, ClassVar, NamedTuple, Protocol

from engine.boards import Board
from engine.errors import MoveError
from engine.suggest import Group, Suggestion, grouped, heads, holding, read_range

Answers = tuple[Suggestion, ...]
Label = tuple[str, Mapping[str, Any]]
"""The code and the data of a choice's label."""
LIMIT = 100
"""The most answers of a question, unless an interface has less room."""
_WORD = re.compile("[a-z0-9]+")


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


class Rules(Protocol):
    """A position or a stage, as far as a half-typed move needs it."""

    def moves(self) -> Iterator[Hashable]:
        """Yield every legal move; its `str` is its canonical text."""
        ...

    def read(self, text: str) -> Hashable:
        """Return the move that `text` means. Raises MoveError."""
        ...

    def half_move(self, text: str) -> "HalfMove":
        """Return what a half-typed move (already spelled) means."""
        ...


class HalfMove:
    """A half-typed move, understood by the texts of the legal moves alone. Subclasses know more."""

    code: ClassVar[str] = "move"
    """The code of the question."""
    breaks: ClassVar[str] = "- "
    """The characters after which a move's text is cut into steps for the list."""

    def __init__(self, rules: Rules, text: str, board: Board | None = None) -> None:
        """Make the half-typed move of a spelled text. Without a `board`, nothing means any cells."""
        self.rules = rules
        self.text = text
        self.board = board
        self.read: Callable[[str], Hashable] = rules.read

    def moves(self) -> Iterator[str]:
        """Return the texts of the legal moves."""
        return map(str, self.rules.moves())

    # What it means

    @cached_property
    def cells(self) -> tuple[str, ...]:
        """The cells that it means, in the order of its text."""
        return self.cells_of(self.text)

    def cells_of(self, text: str) -> tuple[str, ...]:
        """Return the cells that a text means: the words in it that are the names of cells."""
        return tuple(word for word in _WORD.findall(text) if self.board and word in self.board.index)

    @cached_property
    def move(self) -> str:
        """The canonical text of the legal move that it is; empty if it is none yet."""
        try:
            return str(self.read(self.text))
        except MoveError:
            return ""

    @property
    def refusal(self) -> MoveError | None:
        """Why no legal move can come of it; None if one can."""
        try:
            self.read(self.text)
        except MoveError as refusal:
            return None if self.fitting else refusal
        return None

    # How it may go on

    @cached_property
    def ways(self) -> Answers:
        """Every choice of the step that it has come to, one by one; there may be hundreds."""
        return tuple(self.choice(move, "move", {"text": move}) for move in self.moves())

    @property
    def begun(self) -> str:
        """What is typed, as far as the texts of the `ways` begin like it."""
        return self.text

    @property
    def fitting(self) -> Answers:
        """The ways that go on as typed."""
        return self.beginning_so(self.ways)

    @property
    def open(self) -> Answers:
        """The ways that pictures mark: those that may still be meant."""
        return self.fitting

    @property
    def targets(self) -> tuple[str, ...]:
        """The cells where the open ways lead."""
        return tuple(way.cells[-1] for way in self.open if way.cells)

    def beginning_so(self, ways: Iterable[Suggestion]) -> Answers:
        """Return those of some choices that begin with what is typed, or are in its range."""
        wanted = read_range(self.begun)
        return tuple(way for way in ways if (way.text in wanted if wanted else way.text.startswith(self.begun)))

    def choice(self, text: str, label: str, data: Mapping[str, Any] = {}, *, complete: bool = True) -> Suggestion:
        """Return a choice with the cells that it means."""
        return Suggestion(text, label, data, complete, self.cells_of(text))

    @property
    def goes_on(self) -> bool:
        """Whether the list goes on at once where a single way is left that is no whole move."""
        return True

    def sought(self) -> Iterable[Suggestion]:
        """Return moves, or parts of them, among which typed text is sought where none begins with it."""
        return self.ways

    def beginning(self, text: str) -> Label:
        """Return the label of the common beginning of several ways."""
        return "begin", {"text": text}

    def group_label(self, group: Group) -> Label:
        """Return the label of several ways in one."""
        if group.range is None:
            return "more", {"text": group.text, "count": len(group.members)}
        return "range", {"first": group.range.first, "last": group.range.last, "count": len(group.members)}

    def rank(self, text: str) -> int:
        """Return a sorting key for ways in the list, before their own order."""
        return 0

    # A list that narrows

    def suggestions(self, limit: int) -> list[Suggestion]:
        """Return at most `limit` choices that lead to every way that goes on as typed; others, if there is none.

        A text is cut into steps after the characters in `breaks`; more steps than `limit` are grouped. A single step is
        taken at once.
        """
        return self.narrowed(self.fitting, limit, self.breaks)

    def narrowed(self, choices: Answers, limit: int, breaks: str) -> list[Suggestion]:
        """Return suggestions of choices that go on as typed, with a text's steps ending after some characters."""
        fitting = {choice.text: choice for choice in choices}
        if not fitting:
            found = {way.text: way for way in self.sought()}
            return [found[text] for text in holding(found, self.begun)[:limit]]
        wanted = read_range(self.begun)
        steps = heads(list(fitting), wanted.lead if wanted else self.begun, breaks)
        while len(steps) == 1 and steps[0] not in fitting:
            steps = heads(list(fitting), steps[0], breaks)
        if self.goes_on and len(steps) == 1 and steps[0] != self.begun and not fitting[steps[0]].complete:
            return self.rules.half_move(steps[0]).suggestions(limit)
        others = [way.text for way in self.ways]
        return [self.entry(entry, fitting) for entry in grouped(steps, limit, self.rank, others)]

    def entry(self, entry: Group | str, choices: Mapping[str, Suggestion]) -> Suggestion:
        """Return a group, or one of some choices by its text, or a beginning that several share."""
        if isinstance(entry, Group):
            return Suggestion(entry.text, *self.group_label(entry), complete=False)
        return choices.get(entry) or self.choice(entry, *self.beginning(entry), complete=False)

    # A question

    def question(self, limit: int = LIMIT) -> Question:
        """Return what to ask a person who chooses a move step by step, with at most `limit` answers.

        Following the choices reaches every legal move. A step with a single way to go on is taken, and the next one
        returned.
        """
        asked, forced = self.asked(limit), False
        while len(asked.choices) == 1 and not asked.choices[0].complete:
            asked, forced = self.rules.half_move(asked.choices[0].text).asked(limit), True
        return replace(asked, forced=forced)

    def asked(self, limit: int) -> Question:
        """Return the question about the next step, even if there is a single answer.

        Where there are more than `limit` ways, those that begin alike are one choice.
        """
        wanted = read_range(self.begun)
        typed = wanted.lead if wanted else self.text
        choices = tuple(self.narrowed(self.fitting, limit, ""))
        return Question(self.code, (choices,) if choices else (), typed=typed)

    # A press on the board

    def pressed(self, place: str) -> tuple[str, Answers]:
        """Return the text after a press on a cell, or on another place of the board, and all ways that it may mean.

        Where none is meant, the text is what a refusal can be read from.
        """
        meant = tuple(way for way in self.ways if self.continues(way, place))
        whole = [way.text for way in meant if len(way.cells) == len(self.cells) + 1]
        return (whole[0] if whole else self.joined(place)), meant

    def continues(self, way: Suggestion, place: str) -> bool:
        """Return whether a way goes on with a place of the board."""
        return way.cells[len(self.cells) :][:1] == (place,)

    def joined(self, place: str) -> str:
        """Return the text with a place of the board behind it."""
        return f"{self.text}{place}"


class Press(NamedTuple):
    """The result of a press on the board."""

    half: HalfMove
    """The half-typed move that it leads to; the one before, if nothing can be meant."""
    meant: Answers
    """All that it may mean, such as a stone on a cell and a longer one from there."""
    refusal: MoveError | None = None
    """Why nothing can be meant."""
