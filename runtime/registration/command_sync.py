"""Registration of the commands with Discord, and their ids, by which texts name them."""

import asyncio
import hashlib
import json
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from http import HTTPStatus
from typing import Any, Final, TypeAlias

import discord
from discord.app_commands import AppCommandContext, AppInstallationType, CommandSyncFailure
from discord.http import Route

import locales
from cogs.core.client import Client
from cogs.core.command_texts import ENTRY_POINT
from cogs.core.discord_codes import AWAY, Code
from matches import Unavailable
from runtime import logs
from runtime.faults import log_unavailable
from runtime.registration.sync_lease import LEASE, SyncInProgress, end_lease, take_lease
from store import note_queries
from store.transactions import Transaction

log = logs.get(__name__)

INSTALL_HINT: Final = (
    "Discord took the commands for servers only. To have them in group chats and in messages with a friend, tick "
    "User Install on the Installation page of the application in the developer portal, and restart"
)

APP_HANDLER: Final = 1
"""Discord's number for Entry Point commands that the bot answers."""
WRITABLE: Final = (
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "options",
    "default_member_permissions",
    "integration_types",
    "contexts",
    "type",
    "nsfw",
    "handler",
)
"""The fields of a command that Discord takes."""
Payload: TypeAlias = dict[str, Any]
_Key: TypeAlias = tuple[str, int]
"""Name and type of a command, which together are unique."""


@dataclass(frozen=True, slots=True)
class SyncRecord:
    """The registration that Discord accepted last, as it is noted in the database."""

    fingerprint: str = ""
    ids: Mapping[str, int] = field(default_factory=dict)
    """Discord's ids of the commands, by name."""

    @classmethod
    def read(cls, note: str | None) -> "SyncRecord":
        """Return what a note says. Those of earlier versions have no ids, so they count as none."""
        return cls(**json.loads(note)) if note and note.startswith("{") else cls()

    def write(self) -> str:
        return json.dumps(asdict(self))


async def sync_commands(bot: Client) -> None:
    """Send the commands in every language, unless Discord already has them: sending is rate-limited.

    Texts then name the commands by their ids, which are in Discord's answer, and noted for other starts and processes.
    One process does this under a lease; the others have to retry, in case it dies or fails. Discord can reject the
    commands of an application that cannot be added to user accounts. They are then sent for servers only, and in full
    again at the next start. Raises SyncInProgress in the other processes, and Unavailable.
    """
    payloads = await translated_commands(bot)
    name, wanted = f"commands of {bot.application_id}", _fingerprint(payloads)
    async with bot.services.store.read() as transaction:
        if await _is_registered(transaction, name, wanted):
            return
    lease = await take_lease(bot, name, lambda transaction: _is_registered(transaction, name, wanted))
    if lease is None:
        return
    ids = None
    try:
        ids = await _send(bot, payloads)
    finally:
        with suppress(Unavailable):  # if this fails, the commands are sent again at the next start
            await end_lease(bot, name, lease, None if ids is None else SyncRecord(wanted, ids).write())
    if ids is not None:
        log.info("commands told to Discord", count=len(bot.tree.get_commands()))


async def sync_commands_later(bot: Client) -> None:
    """Retry `sync_commands` after each lease of another process, until the commands are registered."""
    while True:
        await bot.idle(asyncio.sleep(LEASE))
        try:
            return await sync_commands(bot)
        except SyncInProgress:
            continue
        except Unavailable as away:
            log_unavailable(away)


async def _is_registered(transaction: Transaction, name: str, wanted: str) -> bool:
    """Return whether Discord has the commands, by its note; texts name them by the ids of the note."""
    record = SyncRecord.read(await note_queries.note(transaction, name))
    locales.know_commands(record.ids)
    return record.fingerprint == wanted


async def translated_commands(bot: Client) -> list[dict[str, Any]]:
    """Return the payloads of all commands, in every language. Slow: translation takes most of the time."""
    translator = bot.tree.translator
    assert translator is not None
    payloads = []
    for command in bot.tree.get_commands():
        payload = await command.get_translated_payload(bot.tree, translator)
        if command.extras.get("opens_activity"):
            del payload["options"]
            payload |= {"type": ENTRY_POINT, "handler": APP_HANDLER}
        payloads.append(payload)
    return payloads


def _fingerprint(payloads: list[dict[str, Any]]) -> str:
    """Return a hash of the payloads."""
    return hashlib.sha256(json.dumps(payloads, sort_keys=True).encode()).hexdigest()


async def _send(bot: Client, payloads: list[dict[str, Any]]) -> Mapping[str, int] | None:
    """Send the commands. Return their ids; None unless all were accepted in full.

    Of what Discord refuses, no more is changed than needed: one fault does not turn off everything.
    """
    offer = _Offer(bot, payloads)
    remedies = [offer.keep_entry_point, offer.keep_refused, offer.limit_to_servers]
    first = outcome = await offer.send()
    while isinstance(outcome, Exception):
        for remedy in remedies:
            if await remedy(outcome):
                remedies.remove(remedy)
                break
        else:
            log.error("the commands could not be told to Discord; it keeps those it has", fault=str(outcome))
            return None
        outcome = await offer.send()
    if offer.lacks:
        log.error(offer.lacks, fault=str(first))
        return None
    return outcome


class _Offer:
    """The commands as they are sent to Discord, with what was changed because Discord refused them as they were."""

    def __init__(self, bot: Client, payloads: list[dict[str, Any]]) -> None:
        self._bot, self._ours = bot, payloads
        self._instead: dict[_Key, Payload | None] = {}
        """The version that Discord has, by the refused command; None if it has none."""
        self._entry_point: list[Payload] = []
        self.lacks = ""
        """The parts of the commands that are missing now, for the log."""

    async def send(self) -> Mapping[str, int] | Exception:
        """Send the commands. Return their ids, by which texts then name them, or the error, which names a command."""
        bot = self._bot
        assert bot.application_id is not None
        try:
            taken = await bot.http.bulk_upsert_global_commands(bot.application_id, payload=self._payloads)
        except discord.HTTPException as error:
            if error.status == HTTPStatus.BAD_REQUEST and error.code == Code.INVALID_FORM_BODY:
                return CommandSyncFailure(error, bot.tree.get_commands())
            return error
        except AWAY as error:
            return error
        typed = discord.AppCommandType.chat_input.value
        ids = {command["name"]: int(command["id"]) for command in taken if command.get("type", typed) == typed}
        locales.know_commands(ids)
        return ids

    async def keep_entry_point(self, fault: Exception) -> bool:
        """Keep the command that opens the Activity as Discord has it, if it must not be lost. Return whether it was."""
        if getattr(fault, "code", 0) == Code.ENTRY_POINT_LEFT_OUT:
            self._entry_point = [each for each in await self._present() if each["type"] == ENTRY_POINT]
        return bool(self._entry_point)

    async def keep_refused(self, fault: Exception) -> bool:
        """Keep the versions that Discord has of single commands, if it refuses only these. Return whether it does."""
        refused = _refused(fault, self._payloads)
        if refused and len(refused) < len(self._ours):
            present = {_key(each): each for each in await self._present()}
            self._instead = {key: present.get(key) for key in refused}
            self.lacks = "Discord refuses some of the commands, and keeps what it had of them"
        return bool(self._instead)

    async def limit_to_servers(self, fault: Exception) -> bool:
        """Offer the commands for servers only, if they were refused as they are. Return whether they were."""
        if not (isinstance(fault, discord.HTTPException) and fault.status == HTTPStatus.BAD_REQUEST):
            return False
        self._bot.tree.allowed_installs = AppInstallationType(guild=True, user=False)
        self._bot.tree.allowed_contexts = AppCommandContext(guild=True, dm_channel=True, private_channel=False)
        self._ours, self.lacks = await translated_commands(self._bot), INSTALL_HINT
        return True

    @property
    def _payloads(self) -> list[Payload]:
        ours = (each for each in self._ours if not (self._entry_point and each.get("type") == ENTRY_POINT))
        sent = (self._instead.get(_key(each), each) for each in ours)
        return [*filter(None, sent), *self._entry_point]

    async def _present(self) -> list[Payload]:
        """Return the commands that Discord has, without what it alone decides; none if it does not tell."""
        route = Route("GET", "/applications/{application_id}/commands", application_id=self._bot.application_id)
        try:
            found = await self._bot.http.request(route, params={"with_localizations": "true"})
        except AWAY:
            return []
        return [{name: each[name] for name in WRITABLE if name in each} for each in found]


def _key(payload: Payload) -> _Key:
    return payload["name"], payload.get("type", discord.AppCommandType.chat_input.value)


def _refused(fault: Exception, payloads: Sequence[Payload]) -> Collection[_Key]:
    """Return the commands that an error names; none if it is about where applications may be installed."""
    errors = getattr(fault, "_errors", None) or {}
    if any(not number.isdecimal() or {"integration_types", "contexts"} & set(each) for number, each in errors.items()):
        return ()
    return {_key(payloads[int(number)]) for number in errors if int(number) < len(payloads)}
