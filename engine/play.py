"""The stage in which the board is played on."""

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, replace

from engine.errors import IllegalMove
from engine.notation import number
from engine.outcome import REASONS, Outcome, Result
from engine.position import Position, Prompt
from engine.stage import Fields, Stage, Step
from engine.suggest import Suggestion

SWAP = "swap"
"""What the second player says to exchange sides, in games that offer it (R9)."""


@dataclass(frozen=True, slots=True)
class Deadline:
    """A player who loses at the end of their `left`-th turn from now without a win, and the reason's word."""

    player: int
    left: int
    reason: str


@dataclass(frozen=True, slots=True)
class Play(Stage):
    """A round being played: who has which side, and the deadline that somebody plays under."""

    position: Position
    sides: tuple[int, ...]
    deadline: Deadline | None = None

    name = "play"

    @property
    def turn(self) -> int:  # type: ignore[override]
        return self.sides.index(self.position.side)

    def moves(self) -> Iterator[str]:
        return self.position.moves()

    def read(self, text: str) -> str:
        if text.split(maxsplit=1)[0] in ("bid", "call", "first", "second"):
            raise IllegalMove("auction-over")
        return self.position.read(text)

    def after(self, move: str) -> "tuple[Play, Outcome | None]":
        """Tests in the order of R4: wins, then the deadline, then what holds as the next turn begins."""
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

    def drop(self, player: int, reason: str) -> Step:
        still = [one for one in range(len(self.sides)) if one != player and one not in self.out]
        if len(self.sides) == 2:
            return self, Outcome(tuple(still), reason)
        position = self.position.without(self.sides[player])
        stage = replace(self, position=position)
        if len(still) == 1:
            return stage, Outcome(tuple(still), reason)
        return stage, self._outcome(position.result) if position.result else None

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
            deadline = Deadline(number(player), number(left), reason)
        sides = tuple(map(number, fields["sides"].split(",")))
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
        told = {"player": self.deadline.player, "left": self.deadline.left}
        return (Prompt("deadline", told), *self.position.prompts)

    def first_steps(self, limit: int) -> list[Suggestion]:
        return self.position.first_steps(limit)

    def suggest(self, typed: str, limit: int) -> list[Suggestion]:
        return self.position.suggest(typed, limit)

    def _deadline_after(self) -> Deadline | None:
        mine = self.deadline and self.deadline.player == self.turn and self.position.counted
        return replace(self.deadline, left=self.deadline.left - 1) if self.deadline and mine else self.deadline

    def _outcome(self, result: Result) -> Outcome:
        return Outcome(tuple(sorted(map(self.sides.index, result.sides))), result.reason, result.cells)
