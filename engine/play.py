"""The stage in which the board is played on."""

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field, replace

from engine.outcome import REASONS, Outcome, Result
from engine.position import PASS, SWAP, Position, Prompt
from engine.questions import Question
from engine.spelling import read_number
from engine.stage import Fields, PlyKind, Stage, Step
from engine.suggest import Suggestion


@dataclass(frozen=True, slots=True)
class Deadline:
    """A player who loses for a `reason` unless they win within `left` more turns of theirs."""

    player: int
    left: int
    reason: str


@dataclass(frozen=True, slots=True)
class Play(Stage):
    """A round being played: who has which side, and the deadline that somebody plays under."""

    position: Position = field()
    sides: tuple[int, ...] = field()
    deadline: Deadline | None = None

    name = "play"

    @property
    def turn(self) -> int:
        return self.sides.index(self.position.side)

    def moves(self) -> Iterator[str]:
        return self.position.moves()

    def read(self, text: str) -> str:
        return self.position.read(text)

    def after(self, move: str) -> "tuple[Play, Outcome | None]":
        """Return the stage and the outcome, tested in R4's order: wins, the deadline, what holds as a turn begins."""
        position = self.position.after(move)
        deadline = self._deadline_after()
        sides = self.sides[::-1] if move == SWAP else self.sides
        stage = replace(self, position=position, sides=sides, deadline=deadline)
        if position.result:
            return stage, self._outcome(position.result)
        if deadline and deadline.left < 1:
            others = tuple(player for player in range(len(self.sides)) if player != deadline.player)
            return stage, Outcome(others, deadline.reason)
        if position.result_at_turn:
            return stage, self._outcome(position.result_at_turn)
        return stage, None

    def kind_of(self, move: str) -> PlyKind:
        if move == SWAP:
            return "choice"
        return "word" if move == PASS else "move"

    def drop(self, player: int, reason: str) -> Step:
        others = tuple(other for other in range(len(self.sides)) if other != player and other not in self.out)
        if len(self.sides) == 2:
            return self, Outcome(others, reason)
        position = self.position.without(self.sides[player])
        stage = replace(self, position=position)
        if len(others) == 1:
            return stage, Outcome(others, reason)
        return stage, self._outcome(position.result) if position.result else None

    def turned_to(self, player: int) -> "Play":
        return replace(self, position=self.position.turned_to(self.sides[player]))

    def fields(self) -> dict[str, str]:
        sides = ",".join(map(str, self.sides))
        if not self.deadline:
            return {"sides": sides}
        return {"sides": sides, "deadline": f"{self.deadline.player},{self.deadline.left},{self.deadline.reason}"}

    @classmethod
    def from_fields(cls, position: Position, fields: Fields, opening: Position) -> "Play":
        deadline = None
        if "deadline" in fields:
            player, left, reason = fields["deadline"].split(",")
            deadline = Deadline(read_number(player), read_number(left), reason)
        sides = tuple(map(read_number, fields["sides"].split(",")))
        if deadline and (deadline.player not in range(len(sides)) or reason not in REASONS):
            raise ValueError(fields["deadline"])
        return cls(position, sides, deadline)

    @property
    def key(self) -> Hashable:
        return self.name, self.position.key, self.sides, self.deadline

    @property
    def prompts(self) -> tuple[Prompt, ...]:
        if not self.deadline:
            return self.position.prompts
        data = {"player": self.deadline.player, "left": self.deadline.left}
        return (Prompt("deadline", data), *self.position.prompts)

    def next_question(self, typed: str, limit: int) -> Question:
        return self.position.next_question(typed, limit)

    def suggest(self, typed: str, limit: int) -> list[Suggestion]:
        return self.position.suggest(typed, limit)

    def _deadline_after(self) -> Deadline | None:
        """Return the deadline after a move from here: one turn less, if it is that player's and the move counts."""
        deadline = self.deadline
        if not deadline or deadline.player != self.turn or self.position.in_setup:
            return deadline
        return replace(deadline, left=deadline.left - 1)

    def _outcome(self, result: Result) -> Outcome:
        return Outcome(tuple(sorted(map(self.sides.index, result.sides))), result.reason, result.cells)
