"""Edits of outdated messages: after a control was used on one, or of one that was posted before."""

from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager

from cogs.core.answers import edit_message, is_overtaken, is_private, send_private
from cogs.core.client import Client, Interaction
from cogs.core.followups import is_answer_only
from cogs.core.messages import Message, edit_posted
from cogs.core.preferences import language_of
from matches import MatchError
from runtime.faults import log_refusal
from wording.formatting import explain


async def show_result(
    interaction: Interaction,
    change: Awaitable[Message],
    outdated: Collection[str],
    reload: Callable[[], Awaitable[Message]],
) -> None:
    """Await a change, and replace the message whose control was used with the resulting one.

    If another interaction has edited it meanwhile, use `reload`. Refusals are handled as in `updating`.
    """
    async with updating(interaction, outdated, reload):
        changed = await change
        await edit_message(interaction, await reload() if is_overtaken(interaction) else changed)


@asynccontextmanager
async def updating(
    interaction: Interaction, outdated: Collection[str], reload: Callable[[], Awaitable[Message]]
) -> AsyncIterator[None]:
    """Explain a MatchError raised in the context to the person alone.

    If its code is in `outdated`, also edit the message whose control was used to what `reload` returns.
    """
    try:
        yield
    except MatchError as refusal:
        log_refusal(refusal, interaction.extras.get("match"), interaction=interaction.id)
        shown = interaction.message if refusal.code in outdated and not is_private(interaction) else None
        if shown and is_answer_only(interaction):  # without membership, only the answer can edit a message
            await edit_message(interaction, await reload())
        await send_private(interaction, Message(explain(language_of(interaction), refusal)))
        if shown and not is_answer_only(interaction):
            await edit_posted(shown, await reload())


async def update_posted(
    bot: Client, guild: int | None, channel: int | None, message_id: int | None, message: Message
) -> None:
    """Edit a message of the bot, if it was ever posted."""
    if channel is not None and message_id is not None:
        await edit_posted(bot.followups.message(guild, channel, message_id), message)
