"""The acts, and the answers to them."""

from dataclasses import dataclass
from typing import ClassVar

from matches.challenges.challenge_models import Challenge
from matches.models import Ballot, Match
from matches.offers.offer_models import Offer
from matches.playing.reply_queries import Reply
from matches.teams.team_models import Motion


@dataclass(frozen=True, slots=True)
class Play:
    """Play a move. A member of a team votes for it, with a comment if they like."""

    text: str
    reply: Reply | None = None
    """The message in which it was written, which is handled once."""
    comment: str | None = None
    quoted: bool = True
    """Whether everybody may read the comment once the move is played."""


@dataclass(frozen=True, slots=True)
class Resign:
    """Resign, or leave while the others play on."""

    motion: ClassVar = "resign"


@dataclass(frozen=True, slots=True)
class OfferDraw:
    """Offer a draw, or agree to one that is offered."""

    motion: ClassVar = "draw"


@dataclass(frozen=True, slots=True)
class ClaimDraw:
    """Claim a draw by threefold repetition (R2)."""

    motion: ClassVar = "repetition"


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take the own latest ply back while that is free, else ask the others for it."""

    motion: ClassVar = "takeback"


@dataclass(frozen=True, slots=True)
class Pause:
    """Offer a pause, or agree to the same one that another player offers."""

    days: int
    motion: ClassVar = "pause"


@dataclass(frozen=True, slots=True)
class ClaimTime:
    """Put out the player to move, whose time is over."""

    motion: ClassVar = "timeout"


@dataclass(frozen=True, slots=True)
class GiveDay:
    """Give the player to move another day."""

    motion: ClassVar = "day"


@dataclass(frozen=True, slots=True)
class Nudge:
    """Remind the player to move. Only people nudge, and only people are nudged."""


@dataclass(frozen=True, slots=True)
class Answer:
    """Agree to an open offer of another player, or decline it."""

    offer: int
    agrees: bool


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Withdraw the own open offer. No team does."""

    offer: int


@dataclass(frozen=True, slots=True)
class Rematch:
    """Ask for a rematch, or accept the one that another player has asked for. No team does."""

    step: int = 0
    """Levels by which computers play higher."""


Asked = Resign | OfferDraw | ClaimDraw | TakeBack | Pause | ClaimTime | GiveDay
"""Acts that a team decides on by a motion of the kind `motion`."""
Act = Play | Asked | Nudge | Answer | Withdraw | Rematch


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
    asked: Ballot | Motion
    """The ballot if the act is a move, else the motion."""
