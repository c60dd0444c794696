"""The Follow button, and the list of followed matches behind the desk."""

from collections.abc import Sequence

import discord

import locales
from cogs.core.actions import ControlCog, action
from cogs.core.answers import send_private, show_private
from cogs.core.client import INSTALL, Client, Interaction
from cogs.core.discord_codes import AWAY, Remedy, remedy
from cogs.core.followups import is_answer_only
from cogs.core.messages import Message
from cogs.core.preferences import discord_language, language_of, reader_of
from cogs.core.queues import Queue
from cogs.follows.follow_messages import greeting, list_message, panel_message, stopped_message
from cogs.places.visibility import which_still_seen
from matches import Follow, Following, Match


class Follows(ControlCog):
    """Let people follow matches in which they do not play."""

    def __init__(self, bot: Client) -> None:
        super().__init__(bot)
        self._pages = Queue("follows")

    @action("follows")
    async def turn_to(self, interaction: Interaction, page: int, _how: str = "") -> None:
        """Edit the message to show another page of the list."""
        await show_private(interaction, await self.page(interaction, page))

    @action("follow")
    async def follow(self, interaction: Interaction, match: Match, again: str = "") -> None:
        """Follow a match, and show the choices. The first time, check that a direct message arrives."""
        language = discord_language(interaction)
        following = await self.bot.services.follows.follow(match.id, interaction.user.id, language)
        message = panel_message(following, language_of(interaction))
        if following.is_first and not await self.greets(interaction, following):
            await self.bot.services.follows.take_back(match.id, interaction.user.id)
            message = Message(unreachable_text(interaction, match))
        await (show_private if again else send_private)(interaction, message)

    @action("follow-how")
    async def change(self, interaction: Interaction, number: int, daily: int, page: int | None = None) -> None:
        """Change when the person is told about a match; if the control was in the list, show its `page`."""
        following = await self.bot.services.follows.change(number, interaction.user.id, daily=bool(daily))
        panel = panel_message(following, language_of(interaction))
        await show_private(interaction, panel if page is None else await self.page(interaction, page))

    @action("unfollow")
    async def stop(self, interaction: Interaction, number: int, page: int | None = None) -> None:
        """Stop following a match; if the control was in the list, show its `page`."""
        await self.bot.services.follows.stop(number, interaction.user.id)
        stopped = stopped_message(number, language_of(interaction))
        await show_private(interaction, stopped if page is None else await self.page(interaction, page))

    async def page(self, interaction: Interaction, number: int) -> Message:
        """Return a page of the person's followed matches, counted from 0."""
        services, user = self.bot.services, interaction.user.id
        with self._pages.entry(user):
            follows = await self.visible(user, await services.follows.of(user))
            due_at = await services.follows.next_digest(user)
            async with self._pages.alone:
                return await list_message(follows, services.matches, reader_of(interaction), due_at, number)

    async def visible(self, user: int, follows: Sequence[Follow]) -> list[Follow]:
        """Return the followed matches that the user may still see; stop following the others."""
        seen = await which_still_seen(self.bot, user, [follow.match.place for follow in follows])
        if gone := [follow.id for follow in follows if seen[follow.match.place] is False]:
            await self.bot.services.follows.forget(*gone)
        return [follow for follow in follows if seen[follow.match.place]]

    async def greets(self, interaction: Interaction, following: Following) -> bool:
        """Send a greeting by direct message. Return False if the person accepts none; other faults may pass."""
        message = greeting(following, language_of(interaction))
        try:
            channel = await self.bot.create_dm(discord.Object(interaction.user.id))
            await channel.send(**message.send_arguments(), nonce=interaction.id)
        except AWAY as fault:
            return remedy(fault) is Remedy.RETRY
        return True


def unreachable_text(interaction: Interaction, match: Match) -> str:
    """Return the refusal to follow a match: the bot cannot send direct messages to the person."""
    language, install = language_of(interaction), INSTALL.format(interaction.application_id)
    by_account = is_answer_only(interaction) and interaction.client.is_for_accounts
    return locales.say(language, "follow-closed", id=str(match.id), account=by_account, install=install)
