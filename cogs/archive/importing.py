"""`/match import`: a record becomes a match to look at, a position a thinking board; and deleting imported matches."""

import discord

import locales
from cogs.analysis.analysis_opening import position_message
from cogs.analysis.analysis_positions import read_text, text_of
from cogs.archive.replay_messages import Page
from cogs.archive.replays import load_page
from cogs.core.actions import ControlCog, action
from cogs.core.answers import send_private, show_private
from cogs.core.client import Client, Interaction
from cogs.core.command_texts import command_group, localized_command, localized_options
from cogs.core.confirmations import yes_or_no
from cogs.core.messages import Message
from cogs.core.preferences import language_of, place_language
from cogs.core.queues import Queue
from cogs.playing.move_words import linked
from engine import MoveError, OptionError, State
from matches import Match, MatchError, Place
from matches.archive import imports
from wording.formatting import explain


class Imports(ControlCog):
    """Imports records and positions."""

    group = command_group("match")

    def __init__(self, bot: Client) -> None:
        super().__init__(bot)
        self._records = Queue("record")

    @group.command(**localized_command("match-import"))
    @localized_options("match-import", "record")
    async def import_record(self, interaction: Interaction, record: discord.Attachment) -> None:
        """Import a match from a record's file. It can be viewed, but not continued. A position opens a board."""
        with self._records.entry(interaction.user.id):
            await self.keep(interaction, await text_of(record))

    async def keep(self, interaction: Interaction, text: str) -> None:
        """Store and open the match of a record, or a board with a position, or explain the error in it."""
        place = Place(interaction.guild_id, interaction.channel_id or 0)
        try:
            read = await read_text(interaction, lambda typed: imports.read(linked(typed)), text)
        except (MoveError, OptionError) as refusal:
            language, line = language_of(interaction), refusal.data.get("line")
            await send_private(
                interaction, Message(locales.say(language, "import-line", line=line, reason=explain(language, refusal)))
            )
            return
        if isinstance(read, State):
            await send_private(interaction, await position_message(interaction, read))
            return
        kept = await self.bot.services.archive.add(read, interaction.user.id, place, place_language(interaction))
        match = await self.bot.services.matches.get(kept.id)
        await send_private(interaction, await load_page(interaction, match, Page(match.id, 0)))

    @action("unimport")
    async def ask_to_delete(self, interaction: Interaction, match: Match) -> None:
        language = language_of(interaction)
        if match.imported_by != interaction.user.id:
            raise MatchError("no-such-match", match=match.id)
        question = locales.say(language, "unimport-question", id=str(match.id))
        controls = yes_or_no(language, "unimport", match.id, about=match)
        await send_private(interaction, Message(question, controls=controls))

    @action("unimport-yes")
    async def delete(self, interaction: Interaction, match: Match) -> None:
        await self.bot.services.archive.delete(match.id, interaction.user.id)
        await show_private(
            interaction, Message(locales.say(language_of(interaction), "unimport-done", id=str(match.id)))
        )
