"""Win in so many turns and then flip sides (RULES.md, section 2; R15): a match of two rounds, and a third if they tie.

For any game of two players: it needs nothing of the game but its opening position.
"""

from collections.abc import Hashable, Iterator
from dataclasses import dataclass

from engine.auction import Auction
from engine.notation import number
from engine.options import Option
from engine.outcome import Outcome
from engine.play import Deadline, Play
from engine.position import Position, Prompt
from engine.stage import Fields, Stage, Step
from engine.suggest import Suggestion

OPTION = Option("flip", "flag")


@dataclass(frozen=True, slots=True)
class Flip(Stage):
    """One of the first two rounds; in the second, the loser of the first plays under a deadline."""

    play: Play
    opening: Position
    made: tuple[int, int] = (0, 0)
    """Own counted turns of each player in this round."""
    needed: int = 0
    """In the second round: how many the winner of the first needed, 0 for a win in the set-up (R15)."""

    name = "flip"
    in_rounds = True

    @property
    def position(self) -> Position:  # type: ignore[override]
        return self.play.position

    @property
    def turn(self) -> int:  # type: ignore[override]
        return self.play.turn

    @property
    def sides(self) -> tuple[int, ...]:  # type: ignore[override]
        return self.play.sides

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

    def closes(self, move: str) -> Step | None:
        stage, outcome, made = self._round_after(move)
        if outcome is None or self.after(move)[1]:
            return None
        return Flip(stage, self.opening, made, self.needed), outcome

    def fields(self) -> dict[str, str]:
        needed = {"needed": str(self.needed)} if self.play.deadline else {}
        return {**self.play.fields(), "made": f"{self.made[0]},{self.made[1]}", **needed}

    @classmethod
    def from_fields(cls, position: Position, fields: Fields, opening: Position) -> "Flip":
        first, second = map(number, fields["made"].split(","))
        play = Play.from_fields(position, fields, opening)
        if play.deadline is None:
            return cls(play, opening, (first, second))
        turns = play.deadline.left + (first, second)[play.deadline.player]
        needed = number(fields.get("needed", str(turns)))
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
        told = {"player": deadline.player, "left": deadline.left}
        return (Prompt("second-round", told), *self.position.prompts)

    def first_steps(self, limit: int) -> list[Suggestion]:
        return self.play.first_steps(limit)

    def suggest(self, typed: str, limit: int) -> list[Suggestion]:
        return self.play.suggest(typed, limit)

    def _round_after(self, move: str) -> tuple[Play, Outcome | None, tuple[int, int]]:
        stage, outcome = self.play.after(move)
        own = int(self.position.counted)
        made = (self.made[0] + own, self.made[1]) if self.turn == 0 else (self.made[0], self.made[1] + own)
        return stage, outcome, made

    def _flipped(self, winner: int, made: tuple[int, int]) -> "Flip":
        """The second round: sides exchanged, and so many turns for the loser of the first, but at least one."""
        deadline = Deadline(1 - winner, max(1, made[winner]), "flip")
        play = Play(self.opening, (self.sides[1], self.sides[0]), deadline)
        return Flip(play, self.opening, needed=made[winner])
