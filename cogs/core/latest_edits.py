"""The latest interaction that edited each message, so that an earlier one does not overwrite its edit."""

import math
from typing import Final

import discord
from cachetools import TLRUCache

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
