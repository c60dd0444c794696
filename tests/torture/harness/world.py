"""What the stand-in knows: people, channels, threads, messages, interactions; and how Discord writes them as JSON."""

import asyncio
import itertools
import json
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from simcord.components import walk_components

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.Gtorture.no-secret-of-anybody-0123456789"
BOT = 1000
APPLICATION = 1001
GUILD = 1002
DISCORD_EPOCH_MS = 1_420_070_400_000
EVERY_PERMISSION = str((1 << 50) - 1)
LAID_OUT = 1 << 15
"""The flag of a message that is laid out of components."""

Json = dict[str, Any]


def uploaded(components: list[Json]) -> list[Json]:
    """Return components with the addresses that Discord gives to the files that were sent with them."""
    shown: list[Json] = json.loads(json.dumps(components).replace("attachment://", f"https://cdn.invalid/{BOT}/"))
    return shown


class Fault(Exception):
    """A refusal by Discord: a status and a code of its own."""

    def __init__(self, status: int, code: int, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.body = {"code": code, "message": message}


@dataclass(eq=False)
class Interaction:
    """An interaction of a user with the bot, and its answer."""

    id: int
    token: str
    user: int
    channel: int
    type: int
    data: Json
    message: Json | None
    """The message whose control was used."""
    asked_at: float
    delivered: bool = False
    deferred: bool = False
    """Whether the bot has deferred the answer."""
    answer: Json | None = None
    """The callback as it was sent: `type` and `data`."""
    shown: Json | None = None
    """The message that the answer made."""
    answered: asyncio.Event = field(default_factory=asyncio.Event)
    followups: list[Json] = field(default_factory=list)

    @property
    def text(self) -> str:
        """The text of the answer; empty where there is none."""
        return text_of((self.answer or {}).get("data") or {})

    async def answered_within(self, patience: float) -> bool:
        """Return whether it is answered within so many seconds; False at once if no bot got it."""
        if not self.delivered:
            return False
        try:
            await asyncio.wait_for(self.answered.wait(), patience)
        except TimeoutError:
            return False
        return True


def timestamp(snowflake: int) -> str:
    """Return when the thing with an id was made."""
    return datetime.fromtimestamp(((snowflake >> 22) + DISCORD_EPOCH_MS) / 1000, UTC).isoformat()


class World:
    """One server with its channels, and direct messages."""

    def __init__(self) -> None:
        self._count = itertools.count()
        self._latest = 0
        self.names: dict[int, str] = {BOT: "Trilithon"}
        self.channels: dict[int, Json] = {}
        self.messages: dict[int, dict[int, Json]] = {}
        self.interactions: dict[int, Interaction] = {}
        self.commands: dict[str, Json] = {}
        self.emoji: dict[str, Json] = {}

    def new_id(self) -> int:
        """Return a snowflake that is later than all before it."""
        made = (int(time.time() * 1000) - DISCORD_EPOCH_MS) << 22 | next(self._count) & 0xFFF
        self._latest = max(made, self._latest + 1)
        return self._latest

    def person(self, name: str) -> int:
        """Add a user. Return their id."""
        user = self.new_id()
        self.names[user] = name
        return user

    def channel(self, name: str, kind: int = 0, **more: Any) -> int:
        """Add a channel of the server, or (`kind` 1) the direct messages of a user. Return its id."""
        return self.add_channel(self.new_id(), name, kind, **more)

    def add_channel(self, channel: int, name: str, kind: int, **more: Any) -> int:
        place = {} if kind == 1 else {"guild_id": str(GUILD), "parent_id": None, "permissions": EVERY_PERMISSION}
        self.channels[channel] = {"id": str(channel), "type": kind, "name": name, "position": 0, **place, **more}
        self.messages[channel] = {}
        return channel

    def direct(self, user: int) -> Json:
        """Return the direct messages with a user, which are opened when first asked for."""
        recipients = [self.user(user)]
        for channel in self.channels.values():
            if channel["type"] == 1 and channel["recipients"] == recipients:
                return channel
        return self.channels[self.channel("", 1, recipients=recipients)]

    def start_thread(self, channel: int, message: int, name: str) -> Json:
        """Open the thread of a message, which has the id of the message. Raises Fault if there is one."""
        card = self.find(channel, message)
        if "thread" in card:
            raise Fault(400, 160004, "A thread has already been created for this message")
        meta = {"archived": False, "auto_archive_duration": 10080, "archive_timestamp": timestamp(message)}
        counts = {"message_count": 0, "member_count": 1, "total_message_sent": 0, "rate_limit_per_user": 0}
        own = {"owner_id": str(BOT), "thread_metadata": meta, "flags": 0}
        self.add_channel(message, name, 11, **{**counts, **own, "parent_id": str(channel)})
        card["thread"] = self.channels[message]
        return card["thread"]

    def find(self, channel: int, message: int) -> Json:
        """Return a message. Raises Fault."""
        found = self.messages.get(channel, {}).get(message)
        if found is None:
            raise Fault(404, 10008, "Unknown Message")
        return found

    def add_message(self, channel: int, author: int, body: Json, files: list[Json]) -> Json:
        """Post a message. Raises Fault for one that Discord would not take."""
        if channel not in self.channels:
            raise Fault(404, 10003, "Unknown Channel")
        made = self.message(channel, author, body, files)
        self.messages[channel][int(made["id"])] = made
        return made

    def message(self, channel: int, author: int, body: Json, files: list[Json]) -> Json:
        """Make a message, which may be shown to one person only. Raises Fault."""
        check_message(body, files)
        message = self.new_id()
        made = {
            "id": str(message),
            "channel_id": str(channel),
            "author": self.user(author),
            "content": body.get("content") or "",
            "timestamp": timestamp(message),
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [self.user(user) for user in self.mentioned(body)],
            "mention_roles": [],
            "attachments": [] if (body.get("flags") or 0) & LAID_OUT else files,  # components show them
            "embeds": [],
            "components": uploaded(body.get("components") or []),
            "pinned": False,
            "type": 19 if body.get("message_reference") else 0,
            "flags": body.get("flags") or 0,
        }
        if reference := body.get("message_reference"):
            answered = self.find(channel, int(reference["message_id"]))
            made |= {"message_reference": {"channel_id": str(channel), **reference}, "referenced_message": answered}
        if "nonce" in body:
            made["nonce"] = body["nonce"]
        return made

    def mentioned(self, body: Json) -> list[int]:
        """Return the ids of the users whom a message pings."""
        named = body.get("allowed_mentions", {}).get("users", [])
        users = [int(user) for user in named if f"<@{user}>" in text_of(body)]
        return users + body.get("mentioned", [])

    def user(self, user: int) -> Json:
        return {
            "id": str(user),
            "username": self.names[user].lower(),
            "global_name": self.names[user],
            "discriminator": "0",
            "avatar": None,
            "bot": user == BOT,
        }

    def member(self, user: int) -> Json:
        return {
            "user": self.user(user),
            "roles": [],
            "joined_at": timestamp(GUILD),
            "deaf": False,
            "mute": False,
            "flags": 0,
            "permissions": EVERY_PERMISSION,
        }

    def guild(self) -> Json:
        """Return the server as it stands in GUILD_CREATE."""
        own = [channel for channel in self.channels.values() if channel.get("guild_id")]
        everyone = {"id": str(GUILD), "name": "@everyone", "permissions": EVERY_PERMISSION, "position": 0, "color": 0}
        return {
            "id": str(GUILD),
            "name": "Torture",
            "owner_id": str(BOT),
            "unavailable": False,
            "member_count": len(self.names),
            "roles": [{**everyone, "hoist": False, "managed": False, "mentionable": False}],
            "channels": [channel for channel in own if channel["type"] == 0],
            "threads": [channel for channel in own if channel["type"] == 11],
            "members": [self.member(BOT)],
            "emojis": [],
            "features": [],
            "preferred_locale": "en-US",
        }

    def ask(self, kind: int, user: int, channel: int, data: Json, message: Json | None = None) -> Interaction:
        """Make an interaction of a user, which is yet to be delivered."""
        made = self.new_id()
        asked = Interaction(made, f"token-{made}", user, channel, kind, data, message, time.monotonic())
        self.interactions[made] = asked
        return asked

    def interaction(self, asked: Interaction) -> Json:
        """Return an interaction as it stands in INTERACTION_CREATE."""
        made = {
            "id": str(asked.id),
            "application_id": str(APPLICATION),
            "type": asked.type,
            "token": asked.token,
            "version": 1,
            "data": asked.data,
            "guild_id": str(GUILD),
            "guild": {"id": str(GUILD), "locale": "en-US", "features": []},
            "channel_id": str(asked.channel),
            "channel": self.channels[asked.channel],
            "member": self.member(asked.user),
            "app_permissions": EVERY_PERMISSION,
            "locale": "en-US",
            "guild_locale": "en-US",
            "entitlements": [],
            "authorizing_integration_owners": {"0": str(GUILD)},
            "context": 0,
            "attachment_size_limit": 10 * 1024 * 1024,
        }
        if asked.message is not None:
            made["message"] = asked.message
        return made


def check_message(body: Json, files: list[Json]) -> None:
    """Raise Fault if Discord would find the form of a message invalid."""
    content, rows = body.get("content") or "", body.get("components") or []
    ids = [part["custom_id"] for part in controls(rows)]
    sound = (
        (content or files or rows)
        and len(content) <= 2000
        and all(len(identity) <= 100 for identity in ids)
        and len(set(ids)) == len(ids)
        and len(str(body.get("nonce", ""))) <= 25
        and all(len(file["description"] or "") <= 1024 and file["size"] for file in files)
    )
    if not sound:
        raise Fault(400, 50035, "Invalid Form Body")


def controls(rows: list[Json]) -> Iterator[Json]:
    """Yield the buttons and selects of a message."""
    return (part for part in walk_components(rows) if "custom_id" in part)


def text_of(message: Json) -> str:
    """Return all that a message says."""
    shown = [part["content"] for part in walk_components(message.get("components") or []) if "content" in part]
    return "\n".join(filter(None, [message.get("content"), *shown]))
