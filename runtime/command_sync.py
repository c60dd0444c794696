"""Registration of the commands with Discord, and their ids, by which texts name them."""

import asyncio
import hashlib
import json
import secrets
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from http import HTTPStatus
from typing import Any, Final

import discord
from discord.app_commands import AppCommandContext, AppInstallationType, CommandSyncFailure

import locales
from cogs.core.client import Client
from cogs.core.discord_codes import AWAY, Code
from matches import Unavailable
from runtime import logs
from runtime.faults import log_unavailable
from store import note_queries
from store.transactions import Transaction

log = logs.get(__name__)

INSTALL_HINT: Final = (
    "Discord took the commands for servers only. To have them in group chats and in messages with a friend, tick "
    "User Install on the Installation page of the application in the developer portal, and restart"
)

LEASE: Final = 60
"""Seconds for which one process has the exclusive right to send the commands."""


class BeingTold(Exception):
    """Another process is sending the commands."""


@dataclass(frozen=True, slots=True)
class Told:
    """What Discord was told last, as it is noted in the database."""

    fingerprint: str = ""
    ids: Mapping[str, int] = field(default_factory=dict)
    """Discord's ids of the commands, by name."""

    @classmethod
    def read(cls, note: str | None) -> "Told":
        """Return what a note says. Those of earlier versions have no ids, so they count as none."""
        return cls(**json.loads(note)) if note and note.startswith("{") else cls()

    def write(self) -> str:
        return json.dumps(asdict(self))


async def sync_commands(bot: Client) -> None:
    """Send the commands in every language, unless Discord already has them: sending is rate-limited.

    Texts then name the commands by their ids, which are in Discord's answer, and noted for other starts and processes.
    One process does this under a lease; the others have to retry, in case it dies or fails. Discord can reject the
    commands of an application that cannot be added to user accounts. They are then sent for servers only, and in full
    again at the next start. Raises BeingTold in the other processes, and Unavailable.
    """
    payloads = await translated_commands(bot)
    name, wanted = f"commands of {bot.application_id}", _fingerprint(payloads)
    async with bot.services.store.read() as transaction:
        if await _is_told(transaction, name, wanted):
            return
    lease = await _take_lease(bot, name, wanted)
    if lease is None:
        return
    told = None
    try:
        told = await _send(bot, payloads)
    finally:
        with suppress(Unavailable):  # if this fails, the commands are sent again at the next start
            async with bot.services.store.write(lock=("note", name)) as transaction:
                if told is not None:
                    await note_queries.write_note(transaction, name, Told(wanted, told).write())
                await note_queries.remove_note(transaction, *lease)
    if told is not None:
        log.info("commands told to Discord", count=len(bot.tree.get_commands()))


async def sync_commands_later(bot: Client) -> None:
    """Retry `sync_commands` after each lease of another process, until the commands are registered."""
    while True:
        await bot.idle(asyncio.sleep(LEASE))
        try:
            return await sync_commands(bot)
        except BeingTold:
            continue
        except Unavailable as away:
            log_unavailable(away)


async def _take_lease(bot: Client, name: str, wanted: str) -> tuple[str, str] | None:
    """Take the lease for sending the commands. Return its note; None if Discord already has the commands.

    Raises BeingTold.
    """
    async with bot.services.store.write(lock=("note", name)) as transaction:
        if await _is_told(transaction, name, wanted):
            return None
        now = bot.services.clock().timestamp()
        held = await note_queries.note(transaction, f"telling {name}")
        if held and 0 < float(held.split()[0]) - now <= LEASE:
            raise BeingTold
        lease = f"telling {name}", f"{now + LEASE} {secrets.token_hex(4)}"
        await note_queries.write_note(transaction, *lease)
    return lease


async def _is_told(transaction: Transaction, name: str, wanted: str) -> bool:
    """Return whether Discord has the commands, by its note; texts name them by the ids of the note."""
    told = Told.read(await note_queries.note(transaction, name))
    locales.know_commands(told.ids)
    return told.fingerprint == wanted


async def translated_commands(bot: Client) -> list[dict[str, Any]]:
    """Return the payloads of all commands, in every language. Slow: translation takes most of the time."""
    translator = bot.tree.translator
    assert translator is not None
    return [await command.get_translated_payload(bot.tree, translator) for command in bot.tree.get_commands()]


def _fingerprint(payloads: list[dict[str, Any]]) -> str:
    """Return a hash of the payloads."""
    return hashlib.sha256(json.dumps(payloads, sort_keys=True).encode()).hexdigest()


async def _send(bot: Client, payloads: list[dict[str, Any]]) -> Mapping[str, int] | None:
    """Send the commands, if rejected for servers only. Return their ids; None unless they were accepted in full."""
    fault = await _attempt(bot, payloads)
    if not isinstance(fault, Exception):
        return fault
    if not (isinstance(fault, discord.HTTPException) and fault.status == HTTPStatus.BAD_REQUEST):
        log.error("the commands could not be told to Discord; it keeps those it has", fault=str(fault))
        return None
    bot.tree.allowed_installs = AppInstallationType(guild=True, user=False)
    bot.tree.allowed_contexts = AppCommandContext(guild=True, dm_channel=True, private_channel=False)
    again = await _attempt(bot, await translated_commands(bot))
    if isinstance(again, Exception):
        log.error("Discord refuses the commands, also for servers only", fault=str(fault), then=str(again))
    else:
        log.error(INSTALL_HINT, fault=str(fault))
    return None


async def _attempt(bot: Client, payloads: list[dict[str, Any]]) -> Mapping[str, int] | Exception:
    """Send the commands. Return their ids, by which texts then name them, or the error; that of a command names it."""
    assert bot.application_id is not None
    try:
        taken = await bot.http.bulk_upsert_global_commands(bot.application_id, payload=payloads)
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
