"""A half-typed move of the Druid games: a stone, by its kind, its column or its first cell; a step; a word."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cached_property
from itertools import groupby

from engine.boards.grid import Grid
from engine.games.druid.druid_moves import KINDS, LINTEL, SARSEN, STEP, Stone, split_kind
from engine.half_moves import Answers, HalfMove, Label, Question, Rules
from engine.suggest import Group, Suggestion

FEW = 20
"""The number of stones up to which all are shown at once: a cell in a long list is harder to find than a column."""
_BY_WORD = (STEP, *KINDS)


class HalfStone(HalfMove):
    """A half-typed move of a Druid game; its ways are whole moves."""

    def __init__(
        self, position: Rules, text: str, grid: Grid, stones: Iterable[Stone], others: Mapping[str, str]
    ) -> None:
        """Make it from the legal stones and the other legal moves: steps with their cells, words without."""
        super().__init__(position, text, grid)
        self._grid, self._stones, self._others = grid, list(stones), others
        self.kind, self._cells = split_kind(text)
        if not self.kind and text.partition(" ")[0] == STEP:
            self.kind, self._cells = STEP, text[len(STEP) + 1 :]

    @property
    def begun(self) -> str:
        """What is typed behind the kind."""
        return self._cells if self.kind else self.text

    def cells_of(self, text: str) -> tuple[str, ...]:
        return (self._others[text],) if self._others.get(text) else super().cells_of(text)

    @cached_property
    def ways(self) -> Answers:
        by_kind = {kind: self.stones(kind) for kind in KINDS} | {STEP: self.steps}
        if self.kind:
            return by_kind[self.kind]
        return (*by_kind[SARSEN], *by_kind[LINTEL], *self.steps, *self.words)

    @property
    def fitting(self) -> Answers:
        """The ways whose text goes on as typed; if there is none, the lintels of which the upper end was typed."""
        return super().fitting or (self.open if "-" in self.begun else ())

    @property
    def open(self) -> Answers:
        """The stones and steps that may still be meant: those on all the cells that were typed, from either end."""
        return tuple(way for way in self.ways if way.cells and self._is_open(way))

    def _is_open(self, way: Suggestion) -> bool:
        if way.label == STEP:
            return self.begun in ("", way.text)
        if not self.cells:
            return way.text.startswith(self.begun)
        orders = (way.cells, way.cells[::-1])
        return {*self.cells} <= {*way.cells} and any("-".join(cells).startswith(self.begun) for cells in orders)

    # Choices

    def stones(self, kind: str) -> Answers:
        """Return every legal stone of a kind."""
        return tuple(self._stone(stone) for stone in self._stones if stone.kind == kind)

    def _stone(self, stone: Stone) -> Suggestion:
        ends = dict(zip(("from", "to"), stone.ends, strict=True)) if stone.shift else {"cell": stone.text}
        return Suggestion(stone.text, stone.kind, ends, cells=stone.ends)

    @property
    def steps(self) -> Answers:
        """The legal steps of the side's druid."""
        steps = ((way, {"direction": way, "cell": cell}) for way, cell in self._others.items() if cell)
        return tuple(self.choice(way, STEP, data) for way, data in steps)

    @property
    def words(self) -> Answers:
        """The words that may be said."""
        return tuple(self.choice(word, word) for word, cell in self._others.items() if not cell)

    def beginning(self, text: str) -> Label:
        return "lintel-from", {"cell": text.removesuffix("-")}

    def group_label(self, group: Group) -> Label:
        starts, count = {text[0] for text in group.members if text[1:2].isdigit()}, len(group.members)
        if group.text.endswith("-"):
            return "lintel-from", {"cell": group.text.split()[-1].removesuffix("-"), "count": count}
        return ("column", {"column": starts.pop(), "count": count}) if len(starts) == 1 else super().group_label(group)

    # A list that narrows

    def suggestions(self, limit: int) -> list[Suggestion]:
        """Return stones of a kind if one is named, and the kinds themselves if what is typed begins none but these."""
        if self.kind in KINDS:
            return self._by_cell(self.kind, self.fitting, limit)[:limit]
        words = [word for word in self.words if word.text.startswith(self.text)]
        kinds = [choice for kind in KINDS if kind.startswith(self.text) for choice in self._kind(kind)]
        if kinds and len(self.fitting) == len(words):
            return [*kinds, *words]
        return super().suggestions(limit)

    def _kind(self, kind: str) -> Answers:
        """Return the choice of a kind of stone, if there are any."""
        count = sum(stone.kind == kind for stone in self._stones)
        return (Suggestion(kind, f"kind-{kind}", {"count": count}, complete=False),) if count else ()

    def _by_cell(self, kind: str, stones: Answers, limit: int) -> list[Suggestion]:
        """Return stones of a kind, more than `limit` by their column or, if that is typed, by their first cell."""
        if len(stones) <= limit:
            return [*stones]
        parts: dict[str, list[str]] = {}
        for text in (stone.text for stone in stones):
            cell = text[: text.find("-") + 1 or None]
            parts.setdefault(cell if self.kind and self.begun else cell[0], []).append(text)
        by_text = {stone.text: stone for stone in stones}
        groups = (Group(f"{kind} {start}", tuple(part)) if part[1:] else part[0] for start, part in parts.items())
        return [self.entry(group, by_text) for group in groups]

    # A question

    def asked(self, limit: int) -> Question:
        """Return the question for a stone, by column where there are many, or for another kind of move instead.

        Once a druid can walk, it is for a step or a kind of stone.
        """
        if self.kind in KINDS:
            return replace(self._ask_stone(self.kind, limit if self.begun else min(limit, FEW)), typed=self.text)
        sarsens, lintels = (tuple(sorted(self.stones(kind), key=self._place)) for kind in KINDS)
        if len(self._stones) <= FEW:
            return Question("stone", (sarsens, lintels), (*self.steps, *self.words))
        if steps := self.steps:
            return Question("step-or-stone", (steps, (*self._kind(SARSEN), *self._kind(LINTEL))), self.words)
        if not sarsens:
            return self._ask_stone(LINTEL, min(limit, FEW), self.words)
        question = self._ask_stone(SARSEN, min(limit, FEW), (*self._kind(LINTEL), *self.words))
        return replace(question, code="stone") if lintels and question.code == SARSEN else question

    def _place(self, stone: Suggestion) -> int:
        """Return the place of a stone's first cell in the order of the board."""
        return self._grid.index[stone.cells[0]]

    def _ask_stone(self, kind: str, limit: int, others: Answers = ()) -> Question:
        stones = sorted(self.fitting if self.kind else self.stones(kind), key=self._place)
        found = self._by_cell(kind, tuple(stones), limit)
        code = next((choice.label for choice in found if not choice.complete), kind)
        columns = groupby(found, lambda choice: choice.text.removeprefix(f"{kind} ")[0])
        return Question(code, tuple(tuple(column) for _, column in columns), others)

    # A press on the board

    def continues(self, way: Suggestion, place: str) -> bool:
        return {*self.cells} < {*way.cells} and place in {*way.cells} - {*self.cells}

    def joined(self, place: str) -> str:
        """Return the text of the cells; a single one begins a lintel."""
        cells = (*self.cells, place)
        return "-".join(cells) if len(cells) > 1 else f"{place}-"
