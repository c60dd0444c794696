"""What the service refuses: codes and data, like the engine's refusals, with messages of the same family."""

from engine.errors import Refusal

CODES = (
    "no-such-match",
    "not-a-player",
    "not-your-turn",
    "moved-on",
    "match-over",
    "out-of-match",
    "no-such-challenge",
    "challenge-closed",
    "challenge-expired",
    "own-challenge",
    "not-invited",
    "already-joined",
    "not-challenger",
    "too-many-opponents",
    "same-opponent",
    "no-such-offer",
    "offer-open",
    "offered-before",
    "offer-closed",
    "own-offer",
    "agreed-before",
    "not-offerer",
    "match-runs",
    "rematch-on-its-way",
    "rematch-began",
    "clock",
    "clock-range",
)
"""Every code that a MatchError may have."""


class MatchError(Refusal):
    """Something that cannot be done with a match or a challenge as it stands; nothing was changed."""
