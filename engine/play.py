"""The stage in which the board is played on."""

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field, replace

from engine.half_moves import HalfMove
from engine.outcome import REASONS, Outcome, Result
from engine.position import PASS, SWAP, Move, Position, Prompt
from engine.spelling import read_number
from engine.stage import Fields, PlyKind, Stage, Step


@dataclass(frozen=True, slots=True)
class Deadline:
    """A player who loses for a `reason` unless they win within `left` more turns of theirs."""

    player: int
    left: int
    reason: str


@dataclass(frozen=True, slots=True)
class Flip:
    """The counts of the first two rounds of a flip of sides. In the second, the loser of the first has a deadline."""

    third: Stage
    """The stage that follows on a tie. It holds the opening position."""
    made: tuple[int, int] = (0, 0)
    """The number of turns of each player in this round, without those of the set-up."""
    needed: int = 0
    """In the second round: the number of turns that the winner of the first needed; 0 for a win in the set-up (R15)."""

    def with_turn_of(self, player: int) -> "Flip":
        """Return the counts after one more turn of a player."""
        first, second = self.made
        return replace(self, made=(first + 1, second) if player == 0 else (first, second + 1))


@dataclass(frozen=True, slots=True)
class Play(Stage):
    """A round being played: each player's side, the deadline of one of them, and the flip that the round belongs to."""

    position: Position = field()
    sides: tuple[int, ...] = field()
    deadline: Deadline | None = None
    flip: Flip | None = None

    @property
    def name(self) -> str:
        return "flip" if self.flip else "play"

    @property
    def turn(self) -> int:
        return self.sides.index(self.position.side)

    @property
    def round(self) -> int:
        return 0 if not self.flip else 1 if self.deadline is None else 2

    @property
    def made(self) -> tuple[int, ...]:
        return self.flip.made if self.flip else ()

    def moves(self) -> Iterator[Move]:
        return self.position.moves()

    def read(self, text: str) -> Move:
        return self.position.read_word(text) or self.position.read(text)

    def after(self, move: Move) -> Step:
        stage, outcome = self.closing(move)
        if not stage.flip or not outcome or not outcome.winners:
            return stage, outcome
        return self._after_round(stage, stage.flip, outcome)

    def closing(self, move: Move) -> "tuple[Play, Outcome | None]":
        """Return the round and its outcome, tested in R4's order: wins, the deadline, what holds as a turn begins."""
        position = self.position.after(move)
        deadline, flip = self.deadline, self.flip
        if not self.position.in_setup:
            if deadline and deadline.player == self.turn:
                deadline = replace(deadline, left=deadline.left - 1)
            flip = flip and flip.with_turn_of(self.turn)
        stage = Play(position, self.sides[::-1] if move == SWAP else self.sides, deadline, flip)
        if position.result:
            return stage, self._outcome(position.result)
        if deadline and deadline.left < 1:
            others = tuple(player for player in range(len(self.sides)) if player != deadline.player)
            return stage, Outcome(others, deadline.reason)
        if position.result_at_turn:
            return stage, self._outcome(position.result_at_turn)
        return stage, None

    def kind_of(self, move: Move) -> PlyKind:
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
        fields = {"sides": ",".join(map(str, self.sides))}
        if self.deadline:
            fields["deadline"] = f"{self.deadline.player},{self.deadline.left},{self.deadline.reason}"
        if self.flip:
            fields["made"] = f"{self.flip.made[0]},{self.flip.made[1]}"
            if self.deadline:
                fields["needed"] = str(self.flip.needed)
        return fields

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
        counted = self.flip and (self.flip.made, self.flip.needed)
        return self.name, self.position.key, self.sides, self.deadline, counted

    @property
    def prompts(self) -> tuple[Prompt, ...]:
        if not self.deadline:
            return (Prompt("first-round"), *self.position.prompts) if self.flip else self.position.prompts
        player, code = self.deadline.player, "second-round" if self.flip else "deadline"
        left = self.flip.needed - self.flip.made[player] if self.flip else self.deadline.left
        in_setup = "-in-set-up" if self.position.in_setup else ""
        return (Prompt(f"{code}{in_setup}", {"player": player, "left": left}), *self.position.prompts)

    def half_move(self, text: str) -> HalfMove:
        return self.position.half_move(text)

    def _after_round(self, ended: "Play", flip: Flip, outcome: Outcome) -> Step:
        """Return the stage and outcome after a round that a move from here has won (R15).

        After the first, sides are exchanged, and its loser has as many turns as its winner needed, but at least one.
        """
        winner = outcome.winners[0]
        if self.deadline is None:
            needed = flip.made[winner]
            deadline = Deadline(1 - winner, max(1, needed), "flip")
            return Play(flip.third.position, ended.sides[::-1], deadline, Flip(flip.third, needed=needed)), None
        late = flip.made[winner] - flip.needed if winner == self.deadline.player else -1
        if late == 0:
            return flip.third, None
        return ended, Outcome((1 - winner,), self.deadline.reason) if late > 0 else outcome

    def _outcome(self, result: Result) -> Outcome:
        return Outcome(tuple(sorted(map(self.sides.index, result.sides))), result.reason, result.cells)
