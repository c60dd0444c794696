"""Delivery of the apology for a computer that fails to move."""

from dataclasses import dataclass
from typing import Self

import locales
from cogs.core.client import Client
from cogs.core.formatting import name_of
from cogs.core.messages import Message
from cogs.posting.delivery import Obsolete
from cogs.posting.match_post import TextPost
from matches import QueuedPost


@dataclass(frozen=True)
class StuckPost(TextPost):
    """An apology to those waiting for a computer that fails to move. Obsolete once it has moved."""

    @classmethod
    async def load(cls, bot: Client, queued: QueuedPost) -> Self:
        match = await bot.services.matches.get(queued.subject)
        if match.mover is None or match.entries != queued.entry:
            raise Obsolete("overtaken")
        player, reference = name_of(match.language, match.mover), f"{queued.number:08x}"
        return cls(queued, match, Message(locales.say(match.language, "stuck", player=player, reference=reference)))
