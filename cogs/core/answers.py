"""Answers to interactions, and their deferral.

Answer only by `send_private`, `send_public`, `edit_message`, `show_private`, `send_own`, `show_own`, `open_modal` or
`open_activity`: they take a deferral into account.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

import discord
from discord import ui

import locales
from cogs.core.actions import Audience
from cogs.core.client import Interaction
from cogs.core.controls import drop_emoji
from cogs.core.discord_codes import AWAY, TOO_LATE, Code
from cogs.core.followups import is_direct
from cogs.core.messages import Message, edit_arguments, refuses_emoji, refuses_form
from cogs.core.preferences import language_of, place_language
from runtime import logs
from wording.side_marks import know_marks

log = logs.get(__name__)

DEFERRED_AFTER: Final = 1.5
"""Seconds after which an interaction without an answer is deferred. Discord waits for three."""


@dataclass(frozen=True, slots=True)
class Answered:
    """The message that last answered an interaction."""

    id: int
    edit: Callable[..., Awaitable[object]]
    laid_out: bool
    """Whether the message uses Components V2."""


class Deferral:
    """Defers an interaction once `DEFERRED_AFTER` seconds have passed, unless `end` is called before.

    A control's interaction is deferred as an update of its message, which allows both an edit and a followup
    afterwards. A command's interaction, or one with `thinking`, is deferred as a new message: Discord shows that the
    bot is thinking. The deferral decides whether that message is ephemeral, whatever its own flags are, so the two have
    to agree.
    """

    def __init__(self, interaction: Interaction, thinking: Audience | None = None) -> None:
        audience = thinking or ("private" if interaction.message is None else None)
        self._interaction = interaction
        self._thinking = audience is not None
        self.is_private = audience == "private" or (audience == "own" and not is_direct(interaction))
        """Whether the message that replaces the deferral is ephemeral."""
        self._request: asyncio.Task[None] | None = None
        self._timer = asyncio.get_running_loop().call_later(DEFERRED_AFTER, self._begin)

    async def end(self) -> bool:
        """Stop the timer, and wait for a pending request to defer, since no other answer is possible meanwhile.

        Return whether there was such a request: Discord may have accepted it although it was reported as failed.
        """
        self._timer.cancel()
        if self._request:
            await self._request
        return self._request is not None

    def _begin(self) -> None:
        self._request = asyncio.create_task(self._defer(), name=f"deferral {self._interaction.id}")

    async def _defer(self) -> None:
        try:
            await self._interaction.response.defer(ephemeral=self.is_private, thinking=self._thinking)
        except AWAY as error:
            log.warning("an answer could not be deferred", interaction=self._interaction.id, fault=str(error))


def defer_later(interaction: Interaction, thinking: Audience | None = None) -> None:
    """Schedule the deferral of an interaction. Commands are always deferred as `thinking`."""
    interaction.extras["deferral"] = Deferral(interaction, thinking)


async def end_deferral(interaction: Interaction) -> bool:
    """Prevent a deferral from now on. Return whether one was attempted."""
    deferral: Deferral | None = interaction.extras.get("deferral")
    return await deferral.end() if deferral else False


async def send_private(interaction: Interaction, message: Message) -> None:
    """Send a new ephemeral message. If it is too late to answer, only log that."""
    await _send(interaction, message, ephemeral=True)


async def send_own(interaction: Interaction, message: Message) -> None:
    """Send a new message for the person alone, to which they can reply where possible.

    Discord allows no replies to ephemeral messages. In direct messages nobody else reads it, so an ordinary one is
    sent.
    """
    await _send(interaction, message, ephemeral=not is_direct(interaction))


async def send_public(interaction: Interaction, message: Message) -> None:
    """Send a new message for everybody in the place. The caller has checked that the bot may post there."""
    await _send(interaction, message, ephemeral=False)


async def _send(interaction: Interaction, message: Message, *, ephemeral: bool) -> None:
    deferral: Deferral | None = interaction.extras.get("deferral")
    if deferral and deferral.is_private and not ephemeral:
        raise RuntimeError("an answer that others may see or reply to is to be declared where it is made")
    at_once, later = interaction.response.send_message, interaction.followup.send
    arguments = {**message.send_arguments(), "ephemeral": ephemeral}
    try:
        await _answer(interaction, at_once, later, message, arguments, laid_out=message.parts is not None)
    except discord.HTTPException as error:
        if refuses_form(error) and message.files and message.parts is not None and is_thinking(interaction):
            await _send_anew(interaction, message, ephemeral=ephemeral)
            return
        if error.code not in TOO_LATE:
            raise
        log.warning("answered too late", interaction=interaction.id, code=error.code)


async def edit_message(interaction: Interaction, message: Message) -> None:
    """Answer by editing the message whose control was used, or from which a modal was opened.

    If only one person sees that message, and a later interaction has edited it meanwhile, send a new one instead.
    """
    source = interaction.message
    if source is None or (is_for_one(interaction) and is_overtaken(interaction)):
        await _send(interaction, message, ephemeral=source is None or is_private(interaction))
        return
    interaction.client.edits.claim(source.id, interaction.id)
    at_once, later = interaction.response.edit_message, interaction.edit_original_response
    first = edit_arguments(source, message)
    # another interaction may have converted the message to Components V2, which cannot be undone
    forms = [first] if first["content"] is None else [first, message.laid_out().edit_arguments()]
    for arguments in forms:
        try:
            laid_out = arguments["content"] is None
            await _answer(interaction, at_once, later, message, arguments, laid_out=laid_out, edited=source.id)
        except discord.HTTPException as error:
            if not refuses_form(error) or (arguments is forms[-1] and not message.files):
                raise
            message.rewind()
        else:
            return
    await _send_anew(interaction, message, ephemeral=is_private(interaction))


async def _answer(
    interaction: Interaction,
    at_once: Callable[..., Awaitable[Any]],
    later: Callable[..., Awaitable[Any]],
    message: Message,
    arguments: Mapping[str, Any],
    *,
    laid_out: bool,
    edited: int | None = None,
) -> None:
    """Call `at_once` with the arguments, or `later` after a deferral, even one that was reported as failed.

    `edited` is the id of the edited message; None for a new one.
    """
    deferred = await end_deferral(interaction)
    if not interaction.response.is_done():
        try:
            told = await _send_with_marks(at_once, message, arguments)
        except discord.HTTPException as error:
            if not deferred or error.code != Code.ALREADY_ACKNOWLEDGED:
                raise
            message.rewind()
        else:
            interaction.extras["answer"] = Answered(
                edited or told.message_id, interaction.edit_original_response, laid_out
            )
            return
    sent = await _send_with_marks(later, message, arguments)
    interaction.extras["answer"] = Answered(sent.id, sent.edit, laid_out)


async def _send_with_marks(send: Callable[..., Awaitable[Any]], message: Message, arguments: Mapping[str, Any]) -> Any:
    """Call `send` with the arguments; once more without emoji on controls, if Discord rejects these."""
    try:
        return await send(**arguments)
    except discord.HTTPException as error:
        if not _drops_marks(error, arguments.get("view")):
            raise
        message.rewind()
        return await send(**arguments)


def _drops_marks(error: discord.HTTPException, shown: ui.View | ui.LayoutView | ui.Modal | None) -> bool:
    """If Discord rejects emoji, take them off the controls, and no longer mark sides. Return whether any were there."""
    if not (refuses_emoji(error) and drop_emoji(shown)):
        return False
    log.warning("Discord refuses the emoji of sides; they are named in words from now on", fault=str(error))
    know_marks({})
    return True


async def _send_anew(interaction: Interaction, message: Message, *, ephemeral: bool) -> None:
    """Send a new message, since Discord rejects its pictures in an edit. The old one refers to it, without controls."""
    log.warning("an edit is sent as a new message", interaction=interaction.id)
    message.rewind()
    if not interaction.response.is_done():
        await interaction.response.defer()
    language = language_of(interaction) if is_for_one(interaction) else place_language(interaction)
    below = Message(locales.say(language, "answer-below"))
    shown = None if is_thinking(interaction) else interaction.message
    try:
        await interaction.edit_original_response(**edit_arguments(shown, below))
    except AWAY as error:
        log.info("a message stays as it was", interaction=interaction.id, fault=str(error))
    sent = await interaction.followup.send(**replace(message, pings=()).send_arguments(), ephemeral=ephemeral)
    interaction.extras["answer"] = Answered(sent.id, sent.edit, laid_out=message.parts is not None)


async def update_answer(interaction: Interaction, message: Message) -> bool:
    """Edit the message that answered an interaction. Return False, without an edit, if a later interaction did.

    Raises the errors of discord.py.
    """
    answer: Answered | None = interaction.extras.get("answer")
    if answer is None or not interaction.client.edits.claim(answer.id, interaction.id):
        return False
    arguments = (message.laid_out() if answer.laid_out else message).edit_arguments()
    await _send_with_marks(answer.edit, message, arguments)
    return True


def is_overtaken(interaction: Interaction) -> bool:
    """Return whether a later interaction has edited the message whose control was used."""
    return interaction.message is not None and interaction.client.edits.is_overtaken(
        interaction.message.id, interaction.id
    )


async def show_private(interaction: Interaction, message: Message) -> None:
    """Replace the ephemeral message whose control was used; else send a new ephemeral message.

    A message for one person thus never replaces one that everybody reads.
    """
    await (edit_message if is_private(interaction) else send_private)(interaction, message)


async def show_own(interaction: Interaction, message: Message) -> None:
    """Replace the message of `send_own` whose control was used; else send a new one."""
    await (edit_message if is_own(interaction) else send_own)(interaction, message)


async def open_modal(interaction: Interaction, modal: discord.ui.Modal) -> None:
    """Answer with a modal. Discord takes none after a deferral, so the action has to be marked with `opens_modal`."""
    if "deferral" in interaction.extras:
        raise RuntimeError("an action that opens a modal is to be marked with opens_modal")
    try:
        await interaction.response.send_modal(modal)
    except discord.HTTPException as error:
        if not _drops_marks(error, modal):
            raise
        await interaction.response.send_modal(modal)


async def open_activity(interaction: Interaction) -> bool:
    """Answer by opening the application's Activity. Return whether Discord took that; after a deferral it would not."""
    if await end_deferral(interaction):
        return False
    try:
        await interaction.response.launch_activity()
    except AWAY as error:
        log.warning("the Activity could not be opened", interaction=interaction.id, fault=str(error))
        return False
    return True


def is_private(interaction: Interaction) -> bool:
    """Return whether an interaction comes from an ephemeral message."""
    return bool(interaction.message and interaction.message.flags.ephemeral)


def is_for_one(interaction: Interaction) -> bool:
    """Return whether only one person sees the message that an interaction comes from."""
    return is_private(interaction) or is_direct(interaction)


def is_own(interaction: Interaction) -> bool:
    """Return whether an interaction comes from a message of the kind that `send_own` sends."""
    return interaction.message is not None and is_private(interaction) != is_direct(interaction)


def is_thinking(interaction: Interaction) -> bool:
    """Return whether an interaction was deferred as a new message."""
    return interaction.response.type is discord.InteractionResponseType.deferred_channel_message


def is_deferred(interaction: Interaction) -> bool:
    """Return whether an interaction was deferred."""
    return is_thinking(interaction) or (
        interaction.response.type is discord.InteractionResponseType.deferred_message_update
    )
