"""Speaking where the bot is no member: by the answers to what people press and command there.

Such a place is a chat between friends, or a server into which somebody brought the bot for themselves alone. Discord
lets the bot speak there for fifteen minutes after each press and command, by the token that came with it: its voice.
"""

from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from datetime import timedelta
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

import discord

import logs
from cogs.ui.faults import log_unavailable, report
from matches import Unavailable

if TYPE_CHECKING:
    from bot import Trilithon

    Interaction = discord.Interaction[Trilithon]

log = logs.get(__name__)

ANSWERED_WITHIN: Final = timedelta(seconds=3)
"""How long Discord waits for an answer."""
FORGOTTEN_AT_ONCE: Final = 2
"""How many channels without a voice are forgotten when one gets one: more than come, so that none are left behind."""
SPENT: Final = 40094, 50027
"""Discord's codes for a token by which nothing can be said any more: too much was, or it has expired."""


def is_voiced(interaction: "Interaction") -> bool:
    """Whether the bot is no member of the place of an interaction, and can only answer there."""
    if interaction.guild_id is None:
        return interaction.context.private_channel
    return not interaction.is_guild_integration()


def writing_in(channel: object) -> str:
    """The name of the permission that lets one write in a channel; in threads and forum posts it is another one."""
    return "send_messages_in_threads" if isinstance(channel, discord.Thread) else "send_messages"


def missing_to_be_heard(interaction: "Interaction") -> list[str]:
    """The names of the permissions without which Discord shows answers to a person to nobody else.

    They matter only in a server that the bot is no member of: there it may say in public what the person may.
    """
    if interaction.guild_id is None or interaction.is_guild_integration():
        return []
    needed = ("use_external_apps", writing_in(interaction.channel))
    return [name for name in needed if not getattr(interaction.permissions, name)]


def may_be_heard(interaction: "Interaction") -> bool:
    """Whether everybody in the place reads what answers a person."""
    return not missing_to_be_heard(interaction)


class Silent(Exception):
    """Nothing can be said in a place now."""


@dataclass(slots=True, eq=False)
class Voice:
    """An interaction by which something can be said, and the messages that were."""

    interaction: "Interaction"
    free: bool = False
    """Whether its own answer was given."""
    said: dict[int, discord.WebhookMessage] = field(default_factory=dict)

    @property
    def is_busy(self) -> bool:
        """Whether its own answer is on its way."""
        return not self.free and discord.utils.utcnow() < self.interaction.created_at + ANSWERED_WITHIN


class Voices:
    """The voices of every channel that has any, oldest first. They live in memory: a new process waits to be asked."""

    def __init__(self, bot: "Trilithon") -> None:
        self._bot = bot
        self._voices: dict[int, list[Voice]] = {}

    def begin(self, interaction: "Interaction") -> None:
        """Somebody pressed or commanded something. What waits for the place waits until they have their answer."""
        spoken = interaction.type is not discord.InteractionType.autocomplete
        channel = interaction.channel_id
        if spoken and channel and is_voiced(interaction) and may_be_heard(interaction):
            self._voices[channel] = [*self._lasting(self._voices.pop(channel, [])), Voice(interaction)]
            self._forget_the_old()

    async def end(self, interaction: "Interaction") -> None:
        """They have it: now what waits for the place is said."""
        mine = [one for one in self._of(interaction.channel_id) if one.interaction is interaction]
        if not mine:
            return
        if not interaction.response.is_done():
            self.drop(mine[0])
            return
        mine[0].free = True
        try:
            await self._bot.outbox.hasten(mine[0].interaction.channel_id or 0)
        except Unavailable as away:
            log_unavailable(away)
        except Exception as fault:  # noqa: BLE001  it is said all the same, a little later
            report(fault)

    def latest(self, channel: int) -> Voice:
        """The voice that lasts longest. Raises Silent where there is none, or somebody is just about to be answered."""
        voices = self._lasting(self._of(channel))
        free = [one for one in voices if one.free]
        if not free or any(one.is_busy for one in voices):
            raise Silent
        return free[-1]

    def message(self, guild: int | None, channel: int, message: int) -> discord.WebhookMessage | discord.PartialMessage:
        """A message of ours, to be changed: by the voice that said it, while that lasts, else as a member may."""
        saying = (one for one in self._lasting(self._of(channel)) if message in one.said)
        said = next((one.said[message] for one in saying), None)
        return said or self._bot.get_partial_messageable(channel, guild_id=guild).get_partial_message(message)

    def drop(self, voice: Voice) -> None:
        """Nothing more can be said by a voice."""
        voices = self._voices.get(voice.interaction.channel_id or 0, [])
        if voice in voices:
            voices.remove(voice)

    def _of(self, channel: int | None) -> list[Voice]:
        return self._voices.get(channel or 0, [])

    def _lasting(self, voices: list[Voice]) -> list[Voice]:
        return [one for one in voices if not one.interaction.is_expired()]

    def _forget_the_old(self) -> None:
        """Channels are in the order in which they were last heard of."""
        for channel, voices in list(islice(self._voices.items(), FORGOTTEN_AT_ONCE)):
            if not self._lasting(voices):
                del self._voices[channel]


class Stage:
    """A place where the bot speaks by voices, as the sender knows other places."""

    def __init__(self, voices: Voices, channel: int) -> None:
        self.id = channel
        self._voices = voices

    async def send(self, *, nonce: object = None, view: Any = None, **message: Any) -> discord.Message:
        """Says something to everybody. Raises Silent.

        Discord knows no nonce here: what came through, and the word of it was lost, is said again.
        """
        while True:
            voice = self._voices.latest(self.id)
            try:
                sent = await self._say(voice, message if view is None else {**message, "view": view})
            except discord.HTTPException as refused:
                if not (isinstance(refused, discord.Forbidden | discord.NotFound) or refused.code in SPENT):
                    raise
                log.info("a voice is spent", channel=self.id, code=refused.code)
            else:
                if not sent.flags.ephemeral:
                    return sent
                log.info("a voice is heard by one person only", channel=self.id)
            self._voices.drop(voice)

    async def _say(self, voice: Voice, message: dict[str, Any]) -> discord.WebhookMessage:
        sent = await voice.interaction.followup.send(**message, wait=True)
        voice.said[sent.id] = sent
        return sent

    async def history(self, **_: Any) -> AsyncIterator[discord.Message]:
        """Nothing: what was said there cannot be read."""
        nothing: tuple[discord.Message, ...] = ()
        for message in nothing:
            yield message
