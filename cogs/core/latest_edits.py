"""Which interaction has edited a message last: what came later on a message is not overwritten by what came before."""

import math
from typing import Final

import discord
from cachetools import TLRUCache

TOKEN_LASTS: Final = 900
"""Seconds for which an interaction can edit messages."""


class LatestEdits:
    """The latest interaction that has edited each message, as long as earlier ones might still do so."""

    def __init__(self) -> None:
        self._latest: TLRUCache[int, int] = TLRUCache(math.inf, _expiry, lambda: discord.utils.utcnow().timestamp())

    def is_overtaken(self, message: int, interaction: int) -> bool:
        """Return whether a later interaction has edited a message."""
        return self._latest.get(message, 0) > interaction

    def claim(self, message: int, interaction: int) -> bool:
        """Note that an interaction edits a message. Return False if a later one has done so: then it is not to."""
        if self.is_overtaken(message, interaction):
            return False
        self._latest[message] = interaction
        return True


def _expiry(_message: int, interaction: int, _now: float) -> float:
    return discord.utils.snowflake_time(interaction).timestamp() + TOKEN_LASTS
