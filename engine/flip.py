"""The flip of sides ([000]; R15): a match of two rounds, and a third if both needed as many turns.

For any game of two players: it needs nothing of the game but its opening position.
"""

from collections.abc import Hashable, Iterator
from dataclasses import dataclass

from engine.auction import Auction
from engine.options import Option
from engine.outcome import Outcome
from engine.play import Deadline, Play
from engine.position import Position, Prompt
from engine.questions import Question
from engine.spelling import read_number
from engine.stage import Fields, PlyKind, Stage, Step
from engine.suggest import Suggestion

OPTION = Option("flip", "flag")


@dataclass(frozen=True, slots=True)
class Flip(Stage):
    """One of the first two rounds; in the second, the loser of the first plays under a deadline."""

    play: Play
    opening: Position
    made: tuple[int, int] = (0, 0)
    """How many turns each player has made in this round, without those of the set-up."""
    needed: int = 0
    """In the second round: how many turns the winner of the first needed; 0 for a win in the set-up (R15)."""

    name = "flip"

    @property
    def position(self) -> Position:
        return self.play.position

    @property
    def turn(self) -> int:
        return self.play.turn

    @property
    def sides(self) -> tuple[int, ...]:
        return self.play.sides

    @property
    def round(self) -> int:
        return 1 if self.play.deadline is None else 2

    def moves(self) -> Iterator[str]:
        return self.play.moves()

    def read(self, text: str) -> str:
        return self.play.read(text)

    def after(self, move: str) -> Step:
        stage, outcome, made = self._round_after(move)
        if outcome is None or not outcome.winners:
            return Flip(stage, self.opening, made, self.needed), outcome
        deadline = self.play.deadline
        if deadline is None:
            return self._flipped(outcome.winners[0], made), None
        late = made[deadline.player] - self.needed if outcome.winners == (deadline.player,) else -1
        if late == 0:
            return Auction(self.opening), None
        missed = Outcome((1 - deadline.player,), deadline.reason)
        return Flip(stage, self.opening, made, self.needed), missed if late > 0 else outcome

    def kind_of(self, move: str) -> PlyKind:
        return self.play.kind_of(move)

    def closing(self, move: str) -> Step:
        stage, outcome, made = self._round_after(move)
        return Flip(stage, self.opening, made, self.needed), outcome

    def fields(self) -> dict[str, str]:
        needed = {"needed": str(self.needed)} if self.play.deadline else {}
        return {**self.play.fields(), "made": f"{self.made[0]},{self.made[1]}", **needed}

    @classmethod
    def from_fields(cls, position: Position, fields: Fields, opening: Position) -> "Flip":
        first, second = map(read_number, fields["made"].split(","))
        play = Play.from_fields(position, fields, opening)
        if play.deadline is None:
            return cls(play, opening, (first, second))
        turns = play.deadline.left + (first, second)[play.deadline.player]
        needed = read_number(fields.get("needed", str(turns)))
        if max(1, needed) != turns:
            raise ValueError(f"needed={needed}")
        return cls(play, opening, (first, second), needed)

    @property
    def key(self) -> Hashable:
        return self.name, self.play.key, self.made, self.needed

    @property
    def prompts(self) -> tuple[Prompt, ...]:
        deadline = self.play.deadline
        if deadline is None:
            return (Prompt("first-round"), *self.position.prompts)
        data = {"player": deadline.player, "left": deadline.left}
        return (Prompt("second-round", data), *self.position.prompts)

    def next_question(self, typed: str, limit: int) -> Question:
        return self.play.next_question(typed, limit)

    def suggest(self, typed: str, limit: int) -> list[Suggestion]:
        return self.play.suggest(typed, limit)

    def _round_after(self, move: str) -> tuple[Play, Outcome | None, tuple[int, int]]:
        """Return the round after a move: its stage, its outcome if it is over, and the turns that each has made."""
        stage, outcome = self.play.after(move)
        own = int(not self.position.in_setup)
        made = (self.made[0] + own, self.made[1]) if self.turn == 0 else (self.made[0], self.made[1] + own)
        return stage, outcome, made

    def _flipped(self, winner: int, made: tuple[int, int]) -> "Flip":
        """Return the second round: sides exchanged, and as many turns for the loser of the first, but at least one."""
        deadline = Deadline(1 - winner, max(1, made[winner]), "flip")
        play = Play(self.opening, (self.sides[1], self.sides[0]), deadline)
        return Flip(play, self.opening, needed=made[winner])
