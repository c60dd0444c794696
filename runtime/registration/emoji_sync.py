"""Upload of the tokens of sides as emoji of the application, by which texts and controls mark sides.

Only emoji that have the bot's own names are ever deleted. Whatever Discord refuses, sides are named in words.
"""

import asyncio
import json
import re
from collections.abc import Iterable, Mapping
from contextlib import suppress
from functools import cache
from typing import Final

from cogs.core.client import Client
from cogs.core.discord_codes import AWAY, Remedy, remedy
from matches import Unavailable
from renderer.tokens import Token, side_tokens
from runtime import logs
from runtime.faults import log_unavailable, report
from runtime.registration.sync_lease import LEASE, SyncInProgress, end_lease, take_lease
from store import note_queries
from store.transactions import Transaction
from wording.side_marks import know_marks

log = logs.get(__name__)

PATIENCE: Final = 3_600
"""Seconds until it is tried again after Discord could not take the emoji, such as for its rate limit."""
PREFIX: Final = "trilithon_"
_OWN: Final = re.compile(rf"{PREFIX}[a-z0-9]+_[0-9a-f]{{8}}")
"""The names of the bot's own emoji: the side, and a hash of the drawing."""
Ids = Mapping[str, int]
"""Discord's ids of emoji, by name."""


async def read_emoji(bot: Client) -> None:
    """Let texts mark sides with the emoji that Discord had last, by the note. Raises Unavailable."""
    async with bot.services.store.read() as transaction:
        await _noted(transaction, _note_name(bot))


async def sync_emoji(bot: Client) -> None:
    """Upload the emoji that Discord lacks, and delete those of former drawings; texts then mark sides with them.

    Raises SyncInProgress, Unavailable, and the errors of Discord, after which texts mark sides as far as there are
    emoji.
    """
    wanted, name = _wanted(), _note_name(bot)
    ours = await _present(bot)

    async def is_told(transaction: Transaction) -> bool:
        return ours == await _noted(transaction, name) and ours.keys() == wanted.keys()

    async with bot.services.store.read() as transaction:
        if await is_told(transaction):
            return
    lease = await take_lease(bot, name, is_told)
    if lease is None:
        return
    ids = {each: emoji for each, emoji in ours.items() if each in wanted}
    try:
        ours = await _present(bot)  # another process may have uploaded some before its lease ended
        ids = {each: emoji for each, emoji in ours.items() if each in wanted}
        fault = await _upload(bot, [each for each in wanted if each not in ours], ids)
        await _delete(bot, {each: emoji for each, emoji in ours.items() if each not in wanted})
    finally:
        _know(ids)
        with suppress(Unavailable):  # if this fails, the next start finds the emoji on Discord
            await end_lease(bot, name, lease, json.dumps(ids))
    if fault:
        raise fault
    log.info("emoji of sides told to Discord", count=len(ids))


async def _present(bot: Client) -> dict[str, int]:
    """Return the bot's own emoji that Discord has."""
    return {emoji.name: emoji.id for emoji in await bot.fetch_application_emojis() if _OWN.fullmatch(emoji.name)}


async def sync_emoji_later(bot: Client) -> None:
    """Try `sync_emoji`, and retry it after each lease of another process, and for as long as Discord may take them."""
    while True:
        wait = LEASE
        try:
            await sync_emoji(bot)
        except SyncInProgress:
            pass
        except Unavailable as away:
            log_unavailable(away)
        except AWAY as error:
            log.warning("the emoji of sides could not be told to Discord; words do without them", fault=str(error))
            if remedy(error) is not Remedy.RETRY:
                return
            wait = PATIENCE
        except Exception as error:  # noqa: BLE001  everything works without emoji
            report(error)
            return
        else:
            return
        await bot.idle(asyncio.sleep(wait))


def _note_name(bot: Client) -> str:
    return f"emoji of {bot.application_id}"


@cache
def _wanted() -> Mapping[str, Token]:
    """Return the tokens by the names of their emoji. Sides that look alike share one."""
    return {f"{PREFIX}{token.name}": token for token in side_tokens().values()}


@cache
def _png(name: str) -> bytes:
    """Return the file of an emoji."""
    return _wanted()[name].png()


def _know(ids: Ids) -> None:
    """Let texts mark sides with emoji."""
    named = {side: f"{PREFIX}{token.name}" for side, token in side_tokens().items()}
    know_marks({side: ids[name] for side, name in named.items() if name in ids})


async def _noted(transaction: Transaction, name: str) -> Ids:
    """Return the emoji of the note, by which texts then mark sides."""
    ids: Ids = {}
    with suppress(ValueError):  # a note that nobody can read says nothing
        found = json.loads(await note_queries.note(transaction, name) or "{}")
        ids = found if isinstance(found, dict) else ids
    _know(ids)
    return ids


async def _upload(bot: Client, names: Iterable[str], ids: dict[str, int]) -> Exception | None:
    """Upload emoji one by one, and add their ids to `ids`. Return the error with which Discord refused one, if any."""
    for name in names:
        image = await asyncio.to_thread(_png, name)
        try:
            ids[name] = (await bot.create_application_emoji(name=name, image=image)).id
        except AWAY as error:
            return error
    return None


async def _delete(bot: Client, outdated: Ids) -> None:
    """Delete emoji of former drawings, which are left where Discord refuses that."""
    assert bot.application_id is not None
    for name, emoji in outdated.items():
        try:
            await bot.http.delete_application_emoji(bot.application_id, emoji)
        except AWAY as error:
            log.info("an emoji of a former drawing stays", emoji=name, fault=str(error))
