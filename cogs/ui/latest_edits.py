"""Which interaction has edited a message last: what came later on a message is not overwritten by what came before."""

from itertools import islice
from typing import Final

import discord

TOKEN_LASTS: Final = 900
"""Seconds for which an interaction can edit messages."""
CHECKED: Final = 2
"""How many of the oldest entries are checked when one is added. More than one, so that they do not become many."""


class LatestEdits:
    """The latest interaction that has edited each message, as long as earlier ones might still do so."""

    def __init__(self) -> None:
        self._latest: dict[int, int] = {}

    def is_overtaken(self, message: int, interaction: int) -> bool:
        """Return whether a later interaction has edited a message."""
        return self._latest.get(message, 0) > interaction

    def claim(self, message: int, interaction: int) -> bool:
        """Note that an interaction edits a message. Return False if a later one has done so: then it is not to."""
        if self.is_overtaken(message, interaction):
            return False
        self._latest.pop(message, None)
        self._latest[message] = interaction
        self._forget_expired()
        return True

    def _forget_expired(self) -> None:
        now = discord.utils.utcnow().timestamp()
        for message, interaction in list(islice(self._latest.items(), CHECKED)):
            if discord.utils.snowflake_time(interaction).timestamp() < now - TOKEN_LASTS:
                del self._latest[message]
