"""The acts, and the answers to them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, ClassVar, Final

from matches.challenges.challenge_models import Challenge
from matches.core.models import Match
from matches.offers.offer_models import Offer
from matches.offers.offer_service import ComputerAnswers
from matches.playing.reply_queries import Reply


@dataclass(frozen=True, slots=True)
class Play:
    """Play a move. A member of a team votes for it, with a comment if they like."""

    text: str
    reply: Reply | None = None
    """The message in which it was written, which is handled once."""
    comment: str | None = None
    quoted: bool = True
    """Whether everybody may read the comment once the move is played."""


class Proposable:
    """An act that can be proposed to a team, which decides on it by a motion."""

    __slots__ = ()
    kind: ClassVar[str]

    @property
    def parameters(self) -> tuple[Any, ...]:
        """What its definition is told of it."""
        return tuple(getattr(self, field.name) for field in fields(self))  # type: ignore[arg-type]

    def text(self, _: Match) -> str:
        """Return the text under which a motion for it is stored in a match. `read_act` reads it."""
        return self.kind

    def decided(self, status: str) -> "Proposable | None":
        """Return what a team does by whose votes the motion for it has a status; None if nothing."""
        return self if status == "carried" else None


@dataclass(frozen=True, slots=True)
class Resign(Proposable):
    """Resign, or leave while the others play on."""

    kind: ClassVar = "resign"


@dataclass(frozen=True, slots=True)
class OfferDraw(Proposable):
    """Offer a draw, or agree to one that is offered."""

    answers: ComputerAnswers | None = None
    """Those of the computers in the match, once they have been asked."""
    kind: ClassVar = "draw"


@dataclass(frozen=True, slots=True)
class ClaimDraw(Proposable):
    """Claim a draw by threefold repetition (R2)."""

    kind: ClassVar = "repetition"


@dataclass(frozen=True, slots=True)
class TakeBack(Proposable):
    """Take the own latest ply back while that is free, else ask the others for it."""

    kind: ClassVar = "takeback"


@dataclass(frozen=True, slots=True)
class Pause(Proposable):
    """Offer a pause, or agree to the same one that another player offers."""

    days: int
    kind: ClassVar = "pause"

    def text(self, _: Match) -> str:
        return f"pause {self.days}"


@dataclass(frozen=True, slots=True)
class ClaimTime(Proposable):
    """Put out the player to move, whose time is over."""

    kind: ClassVar = "timeout"


@dataclass(frozen=True, slots=True)
class GiveDay(Proposable):
    """Give the player to move another day."""

    deadline: int | None = None
    """The deadline to which it is added; None: any. A day that has been given is not the next."""
    kind: ClassVar = "day"

    def text(self, match: Match) -> str:
        return f"day {self.deadline or match.deadline or 0}"


@dataclass(frozen=True, slots=True)
class Answer(Proposable):
    """Agree to an open offer of another player, or decline it. A team that is against agreeing declines."""

    offer: int
    agrees: bool = True
    kind: ClassVar = "answer"

    def text(self, _: Match) -> str:
        return f"answer {self.offer}"

    def decided(self, status: str) -> "Answer | None":
        return replace(self, agrees=status == "carried") if status != "open" else None


def read_act(text: str) -> Proposable:
    """Return the act of a motion with a text."""
    kind, *numbers = text.split()
    return _BY_KIND[kind](*map(int, numbers))


_ACTS: Final = (Resign, OfferDraw, ClaimDraw, TakeBack, Pause, ClaimTime, GiveDay, Answer)
_BY_KIND: Final[Mapping[str, Callable[..., Proposable]]] = {act.kind: act for act in _ACTS}


@dataclass(frozen=True, slots=True)
class Nudge:
    """Remind the player to move. Only people nudge, and only people are nudged."""


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Withdraw the own open offer. No team does."""

    offer: int


@dataclass(frozen=True, slots=True)
class Rematch:
    """Ask for a rematch, or accept the one that another player has asked for. No team does."""

    step: int = 0
    """Levels by which computers play higher."""


Act = Play | Proposable | Nudge | Withdraw | Rematch


@dataclass(frozen=True, slots=True)
class Done:
    """An act that happened."""

    match: Match
    """The match after it."""
    offer: Offer | None = None
    """The offer that was made or answered."""
    challenge: Challenge | None = None
    """The rematch."""


@dataclass(frozen=True, slots=True)
class Proposed:
    """An act that a team has been asked for, with the vote of the person who acted."""

    match: Match
    """The match as it was."""
    asked: object
    """What the team votes on: the ballot if the act is a move, else the motion."""
