"""Messages to places where the bot is no member, sent as followups to interactions.

Such a place is a group chat, or a server in which somebody uses the bot as a user-installed app. The token of an
interaction allows followups for fifteen minutes.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any, Final

import discord

from cogs.core.discord_codes import SPENT
from matches import Outbox, Unavailable
from runtime import logs
from runtime.faults import log_unavailable, report

log = logs.get(__name__)

ANSWERED_WITHIN: Final = timedelta(seconds=3)
"""Discord's limit for the answer to an interaction."""
MOST_TOKENS: Final = 2_000
"""Maximal number of tokens to keep, latest first: two a second for a token's whole lifetime."""


def is_answer_only(interaction: discord.Interaction) -> bool:
    """Return whether the bot is no member of the place of an interaction, and can only send followups there."""
    if interaction.guild_id is None:
        return interaction.context.private_channel
    return not interaction.is_guild_integration()


def is_direct(interaction: discord.Interaction) -> bool:
    """Return whether an interaction comes from a person's direct messages with the bot."""
    return interaction.guild_id is None and not is_answer_only(interaction)


def write_permission(channel: object) -> str:
    """Return the name of the permission to write in a channel, which is another one for threads and forum posts."""
    return "send_messages_in_threads" if isinstance(channel, discord.Thread) else "send_messages"


def missing_to_answer_publicly(interaction: discord.Interaction) -> list[str]:
    """Return the missing permissions of a person, without which Discord makes answers to them ephemeral.

    They matter only in servers where the bot is no member: there the person's permissions limit the bot.
    """
    if interaction.guild_id is None or interaction.is_guild_integration():
        return []
    needed = ("use_external_apps", write_permission(interaction.channel))
    return [name for name in needed if not getattr(interaction.permissions, name)]


def may_answer_publicly(interaction: discord.Interaction) -> bool:
    """Return whether everybody in the place can read an answer to an interaction."""
    return not missing_to_answer_publicly(interaction)


class NoToken(Exception):
    """No interaction token is available for followups in a channel."""

    def __init__(self, channel: int) -> None:
        super().__init__(channel)
        self.channel = channel


@dataclass(slots=True, eq=False)
class FollowupToken:
    """An interaction whose token allows followups, and the messages sent with it."""

    interaction: discord.Interaction
    is_answered: bool = False
    messages: dict[int, discord.WebhookMessage] = field(default_factory=dict)

    @property
    def is_being_answered(self) -> bool:
        """Whether the interaction's own answer is pending, which precedes all followups."""
        return not self.is_answered and discord.utils.utcnow() < self.interaction.created_at + ANSWERED_WITHIN


class FollowupPool:
    """Interaction tokens by channel, oldest first, until they expire.

    They are in memory only: after a restart there are none until somebody uses the bot again.
    """

    def __init__(self, client: discord.Client, outbox: Outbox) -> None:
        self._client = client
        self._outbox = outbox
        self._tokens: dict[int, list[FollowupToken]] = {}
        self._in_order: deque[FollowupToken] = deque()
        """The tokens of all channels, oldest first, which is the order in which they expire."""
        self._timer: asyncio.TimerHandle | None = None
        """Drops the oldest token when it expires."""

    def register(self, interaction: discord.Interaction) -> None:
        """Keep the token of an interaction. Posts queued for the channel wait until it has been answered."""
        has_answer = interaction.type is not discord.InteractionType.autocomplete
        channel = interaction.channel_id
        if has_answer and channel and is_answer_only(interaction) and may_answer_publicly(interaction):
            token = FollowupToken(interaction)
            self._tokens.setdefault(channel, []).append(token)
            self._in_order.append(token)
            if len(self._in_order) > MOST_TOKENS:
                self.drop(self._in_order.popleft())
            if self._timer is None:
                self._forget_expired()

    async def release(self, interaction: discord.Interaction) -> None:
        """Make the channel's queued posts due: the interaction was answered, so its token allows followups."""
        token = next((token for token in self._of(interaction.channel_id) if token.interaction is interaction), None)
        if token is None:
            return
        if not interaction.response.is_done():
            self.drop(token)
            return
        token.is_answered = True
        try:
            await self._outbox.make_due(interaction.channel_id or 0)
        except Unavailable as away:
            log_unavailable(away)
        except Exception as fault:  # noqa: BLE001  the posts are retried a little later anyway
            report(fault)

    def latest(self, channel: int) -> FollowupToken:
        """Return the token of a channel that expires last.

        Raises NoToken if there is none, or while an interaction in the channel is being answered.
        """
        if not self.is_ready(channel):
            raise NoToken(channel)
        return next(token for token in reversed(self._unexpired(self._of(channel))) if token.is_answered)

    def is_ready(self, channel: int) -> bool:
        """Return whether a followup can be sent to a channel now."""
        tokens = self._unexpired(self._of(channel))
        return self.has_token(channel) and not any(token.is_being_answered for token in tokens)

    def has_token(self, channel: int) -> bool:
        """Return whether followups to a channel are possible, perhaps only after a pending answer."""
        return any(token.is_answered for token in self._unexpired(self._of(channel)))

    def message(self, guild: int | None, channel: int, message: int) -> discord.WebhookMessage | discord.PartialMessage:
        """Return a message of the bot for editing, with the token that sent it if that is valid, else as a member."""
        tokens = self._unexpired(self._of(channel))
        sent = next((token.messages[message] for token in tokens if message in token.messages), None)
        return sent or self._client.get_partial_messageable(channel, guild_id=guild).get_partial_message(message)

    def drop(self, token: FollowupToken) -> None:
        channel = token.interaction.channel_id or 0
        if token in (tokens := self._of(channel)):
            tokens.remove(token)
        if not tokens:
            self._tokens.pop(channel, None)

    def _of(self, channel: int | None) -> list[FollowupToken]:
        return self._tokens.get(channel or 0, [])

    def _unexpired(self, tokens: list[FollowupToken]) -> list[FollowupToken]:
        return [token for token in tokens if not token.interaction.is_expired()]

    def _forget_expired(self) -> None:
        """Drop expired tokens, and schedule the next call."""
        while self._in_order and self._in_order[0].interaction.is_expired():
            self.drop(self._in_order.popleft())
        self._timer = None
        if self._in_order:
            left = self._in_order[0].interaction.expires_at - discord.utils.utcnow()
            self._timer = asyncio.get_running_loop().call_later(left.total_seconds(), self._forget_expired)


class FollowupChannel:
    """A channel whose messages are sent as followups. It has those methods of a discord.py channel that posts use."""

    def __init__(self, pool: FollowupPool, channel: int) -> None:
        self.id = channel
        self._pool = pool

    async def send(self, *, nonce: object = None, **arguments: Any) -> discord.Message:
        """Send a public message; `arguments` are those of discord.py. Raises NoToken.

        Followups take no nonce: a message is sent twice if the response to the first request is lost.
        """
        while True:
            token = self._pool.latest(self.id)
            for file in arguments.get("files", ()):
                file.reset()  # an attempt with a spent token has read it to its end
            try:
                sent = await token.interaction.followup.send(**arguments, wait=True)
            except discord.HTTPException as refused:
                if refused.code not in SPENT:
                    raise
                log.info("a followup token is spent", channel=self.id, code=refused.code)
            else:
                token.messages[sent.id] = sent
                if not sent.flags.ephemeral:
                    return sent
                log.info("a followup is shown to one person only", channel=self.id)
            self._pool.drop(token)

    async def history(self, **_: Any) -> AsyncIterator[discord.Message]:
        """Yield nothing: the bot cannot read messages there."""
        nothing: tuple[discord.Message, ...] = ()
        for message in nothing:
            yield message
