"""Answers to interactions, and their deferral.

Every answer is given by `send_private`, `send_public`, `edit_message`, `show_private`, `send_own`, `show_own` or
`open_modal`: they know whether the interaction was deferred.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

import discord

import logs
from cogs.ui.codes import AWAY, TOO_LATE, Code
from cogs.ui.followups import is_direct
from cogs.ui.messages import Message, edit_arguments

log = logs.get(__name__)

DEFERRED_AFTER: Final = 1.5
"""Seconds after which an answer that is not ready is deferred. Discord waits for three."""


class Deferral:
    """Defers the answer to an interaction once `DEFERRED_AFTER` seconds have passed, unless `end` is called before.

    A control's interaction is deferred as a change of its message, which allows both an edit and a private message
    afterwards; a command's as a private message to come, which shows that the bot is thinking. So is that of a control
    which is `thinking`, and can only be answered by a private message.
    """

    def __init__(self, interaction: discord.Interaction, *, thinking: bool = False) -> None:
        self._interaction = interaction
        self._thinking = thinking or interaction.message is None
        self._request: asyncio.Task[None] | None = None
        self._timer = asyncio.get_running_loop().call_later(DEFERRED_AFTER, self._begin)

    async def end(self) -> bool:
        """Stop the timer. Wait for a request to defer that is under way: until then nothing else may be answered.

        Return whether there was one: Discord may have taken it although it was reported as failed.
        """
        self._timer.cancel()
        if self._request:
            await self._request
        return self._request is not None

    def _begin(self) -> None:
        self._request = asyncio.create_task(self._defer(), name=f"deferral {self._interaction.id}")

    async def _defer(self) -> None:
        try:
            await self._interaction.response.defer(ephemeral=self._thinking, thinking=self._thinking)
        except AWAY as error:
            log.warning("an answer could not be deferred", interaction=self._interaction.id, fault=str(error))


def defer_later(interaction: discord.Interaction, *, thinking: bool = False) -> None:
    """Defer the answer to an interaction by itself if it takes long."""
    interaction.extras["deferral"] = Deferral(interaction, thinking=thinking)


async def end_deferral(interaction: discord.Interaction) -> bool:
    """Make sure that an interaction is not deferred from now on. Return whether that was tried."""
    deferral: Deferral | None = interaction.extras.get("deferral")
    return await deferral.end() if deferral else False


async def send_private(interaction: discord.Interaction, message: Message) -> None:
    """Send a new message that only the person behind an interaction sees. One that comes too late is only logged."""
    await _send(interaction, message, ephemeral=True)


async def send_own(interaction: discord.Interaction, message: Message) -> None:
    """Send a new message that is for the person behind an interaction alone, and to which they may reply if possible.

    Discord takes no replies to what it shows to one person only. With the bot alone nobody else reads anything, so that
    the message is an ordinary one there.
    """
    await _send(interaction, message, ephemeral=not is_direct(interaction))


async def send_public(interaction: discord.Interaction, message: Message) -> None:
    """Send a new message that everybody in the place can read. Who calls it has checked that it may be posted there."""
    await _send(interaction, message, ephemeral=False)


async def _send(interaction: discord.Interaction, message: Message, *, ephemeral: bool) -> None:
    at_once, later = interaction.response.send_message, interaction.followup.send
    try:
        await _answer(interaction, at_once, later, message, {**message.send_arguments(), "ephemeral": ephemeral})
    except discord.HTTPException as error:
        if error.code not in TOO_LATE:
            raise
        log.warning("answered too late", interaction=interaction.id, code=error.code)


async def edit_message(interaction: discord.Interaction, message: Message) -> None:
    """Edit the message whose control was used, or from whose control a modal was opened, as the answer."""
    at_once, later = interaction.response.edit_message, interaction.edit_original_response
    arguments = edit_arguments(interaction.message, message)
    try:
        await _answer(interaction, at_once, later, message, arguments)
    except discord.HTTPException as error:
        if error.code != Code.INVALID_FORM_BODY or arguments["content"] is None:
            raise
        message.rewind()  # another press has laid the message out meanwhile, and Discord wants it to stay so
        await _answer(interaction, at_once, later, message, message.laid_out().edit_arguments())


async def _answer(
    interaction: discord.Interaction,
    at_once: Callable[..., Awaitable[object]],
    later: Callable[..., Awaitable[object]],
    message: Message,
    arguments: Mapping[str, Any],
) -> None:
    """Call `at_once` with the arguments; after a deferral, also one that was only reported as failed, call `later`."""
    deferred = await end_deferral(interaction)
    if not interaction.response.is_done():
        try:
            await at_once(**arguments)
        except discord.HTTPException as error:
            if not deferred or error.code != Code.ALREADY_ACKNOWLEDGED:
                raise
            message.rewind()
        else:
            return
    await later(**arguments)


async def show_private(interaction: discord.Interaction, message: Message) -> None:
    """Put a message in place of the private one whose control was used; elsewhere send a new private one.

    So nothing that is for one person ever takes the place of a message that everybody reads.
    """
    await (edit_message if is_private(interaction) else send_private)(interaction, message)


async def show_own(interaction: discord.Interaction, message: Message) -> None:
    """Put a message in place of the one from `send_own` whose control was used; else send a new one."""
    own = interaction.message is not None and is_private(interaction) != is_direct(interaction)
    await (edit_message if own else send_own)(interaction, message)


async def open_modal(interaction: discord.Interaction, modal: discord.ui.Modal) -> None:
    """Answer with a modal. Discord takes none after a deferral, so that only actions marked for it may do this."""
    if "deferral" in interaction.extras:
        raise RuntimeError("an action that opens a modal is to be marked with opens_modal")
    await interaction.response.send_modal(modal)


def is_private(interaction: discord.Interaction) -> bool:
    """Return whether an interaction comes from a message that one person alone can see."""
    return bool(interaction.message and interaction.message.flags.ephemeral)
