"""A message that is sent as a followup arrives whole, whichever token takes it."""

import io
from types import SimpleNamespace
from typing import Any

import discord

from cogs.core.discord_codes import Code
from cogs.core.followups import FollowupChannel, FollowupToken

PICTURE = b"a picture"


class Followup:
    """Sends as discord.py does: a request reads every file from where it is to its end, also one that is refused."""

    def __init__(self, refusal: int | None = None) -> None:
        self.sent: list[bytes] = []
        self._refusal = refusal

    async def send(self, *, files: list[discord.File], **_: Any) -> Any:
        """Read the files, and refuse the message or keep them."""
        read = [file.fp.read() for file in files]
        if self._refusal:
            response: Any = SimpleNamespace(status=400, reason="Bad Request")
            raise discord.HTTPException(response, {"code": self._refusal, "message": ""})
        self.sent += read
        return SimpleNamespace(id=1, flags=SimpleNamespace(ephemeral=False))


class Pool:
    """Tokens, of which the last expires last."""

    def __init__(self, *followups: Followup) -> None:
        interactions: list[Any] = [SimpleNamespace(followup=followup) for followup in followups]
        self.tokens = [FollowupToken(interaction, is_answered=True) for interaction in interactions]

    def latest(self, _: int) -> FollowupToken:
        """Return the last token."""
        return self.tokens[-1]

    def drop(self, token: FollowupToken) -> None:
        """Forget a token."""
        self.tokens.remove(token)


async def test_a_picture_is_whole_although_a_token_that_is_spent_was_tried_first() -> None:
    good = Followup()
    pool: Any = Pool(good, Followup(Code.MOST_FOLLOWUPS))
    picture = discord.File(io.BytesIO(PICTURE), "board.png")
    await FollowupChannel(pool, 1).send(content="", files=[picture])
    assert good.sent == [PICTURE]
    assert len(pool.tokens) == 1
