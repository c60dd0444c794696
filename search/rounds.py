"""The round that is being played, as the search sees it."""

from dataclasses import dataclass

from engine.auction import Auction
from engine.flip import Flip
from engine.outcome import Outcome
from engine.play import Play
from engine.stage import Stage


@dataclass(frozen=True, slots=True)
class SecondRound(Play):
    """The second round of a flip of sides, which ends as the match does: a tie is a draw, a late win a loss (R15)."""

    flip: Flip | None = None

    def after(self, move: str) -> tuple[Play, Outcome | None]:
        assert self.flip
        stage, outcome = self.flip.after(move)
        if isinstance(stage, Auction):  # nobody knows yet who wins the third round
            stage, ended = self.flip.closing(move)
            outcome = Outcome((), self.flip.name, ended.cells if ended else ())
        return play_of(stage), outcome


def play_of(stage: Stage) -> Play:
    """Return the round that is being played. The first of two is judged by itself.

    Raises TypeError for a stage without one.
    """
    if isinstance(stage, Flip):
        play = stage.play
        return SecondRound(play.position, play.sides, play.deadline, stage) if play.deadline else play
    if isinstance(stage, Play):
        return stage
    raise TypeError(stage)
