"""The latest interaction that edited each message, and those whose answers may have to be corrected."""

import math
from typing import Any, Final

import discord
from cachetools import LRUCache, TLRUCache

MOST_ANNOUNCED: Final = 1_000
"""Most announcements, and most corrections, to keep, latest first."""
TOKEN_LASTS: Final = 900
"""Seconds for which an interaction can edit messages."""


class LatestEdits:
    """The latest interaction that edited each message, as long as earlier ones might still do so."""

    def __init__(self) -> None:
        self._latest: TLRUCache[int, int] = TLRUCache(math.inf, _expiry, lambda: discord.utils.utcnow().timestamp())

    def is_overtaken(self, message: int, interaction: int) -> bool:
        """Return whether a later interaction has edited a message."""
        return self._latest.get(message, 0) > interaction

    def claim(self, message: int, interaction: int) -> bool:
        """Record that an interaction edits a message. Return False if it must not, since a later one has done so."""
        if self.is_overtaken(message, interaction):
            return False
        self._latest[message] = interaction
        return True


def _expiry(_message: int, interaction: int, _now: float) -> float:
    return discord.utils.snowflake_time(interaction).timestamp() + TOKEN_LASTS


class Announcements:
    """Announced posts of this process: an announcement and its correction meet, whichever comes first."""

    def __init__(self) -> None:
        self._announced: LRUCache[int, discord.Interaction[Any]] = LRUCache(MOST_ANNOUNCED)
        self._corrections: LRUCache[int, str] = LRUCache(MOST_ANNOUNCED)

    def keep(self, number: int, interaction: discord.Interaction[Any]) -> str | None:
        """Keep an interaction that has announced a post. Return the correction that came before, if any."""
        self._announced[number] = interaction
        correction: str | None = self._corrections.pop(number, None)
        return correction

    def take(self, number: int, correction: str) -> discord.Interaction[Any] | None:
        """Return the interaction that has announced a post; if there is none yet, keep the correction for it."""
        interaction: discord.Interaction[Any] | None = self._announced.pop(number, None)
        if interaction is None:
            self._corrections[number] = correction
        elif interaction.is_expired():
            return None
        return interaction
