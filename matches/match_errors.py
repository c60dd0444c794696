"""What the services refuse, as codes and data like the engine's refusals."""

from engine.errors import Refusal

CODES = (
    "no-such-match",
    "not-a-player",
    "not-your-turn",
    "not-your-reply",
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
    "same-terms",
    "terms-accepted",
    "no-such-preset",
    "preset-name",
    "too-many-presets",
    "too-many-opponents",
    "same-opponent",
    "too-many-challenges",
    "too-many-to-one",
    "blocked",
    "own-block",
    "nobody",
    "too-many-blocks",
    "not-blocked",
    "no-such-offer",
    "offer-open",
    "offered-before",
    "offer-closed",
    "own-offer",
    "agreed-before",
    "not-offerer",
    "match-runs",
    "player-gone",
    "rematch-on-its-way",
    "rematch-began",
    "no-such-number",
    "records-full",
    "records-today",
    "clock",
    "clock-range",
    "zone",
    "quiet",
    "quiet-range",
    "own-time",
    "claim-early",
    "nudge-early",
    "nudged-before",
    "no-clock",
    "day-not-needed",
    "paused",
    "pause-days",
    "pause-spent",
    "away",
    "away-spent",
    "away-ends",
    "not-away",
)
"""Every code that a MatchError may have."""


class MatchError(Refusal):
    """Something that cannot be done with a match or a challenge as it stands. Nothing was changed.

    Its code is one of `CODES`.
    """
