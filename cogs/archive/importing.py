"""`/match import`: a record becomes a match to look at, a position a thinking board; and deleting imported matches."""

from typing import Final

import discord
from discord import ui

import locales
from cogs.analysis.analysis_opening import position_message
from cogs.analysis.analysis_positions import read_text, text_of
from cogs.archive.replay_messages import Page
from cogs.archive.replays import load_page
from cogs.core.actions import ControlCog, action
from cogs.core.answers import open_modal, send_private, show_private
from cogs.core.client import Client, Interaction
from cogs.core.command_texts import command_group, localized_command, localized_options, option_id
from cogs.core.confirmations import yes_or_no
from cogs.core.controls import Item, labelled, look_up, modal, modal_fields, single_value, unknown_control
from cogs.core.messages import Message
from cogs.core.preferences import language_of, place_language
from cogs.core.queues import Queue
from cogs.places.place_checks import resolved
from cogs.playing.move_words import linked
from engine import MoveError, OptionError, State
from matches import Match, MatchError, Place
from matches.archive import imports
from wording.formatting import explain

FILE: Final = "file"
TEXT: Final = "text"
MOST_PASTED: Final = 4_000
"""Discord's limit for the characters of a text input."""


def names_no_record(interaction: Interaction) -> bool:
    """Return whether `/match import` names no file, so that it answers with a modal."""
    return interaction.namespace.record is None


class Imports(ControlCog):
    """Imports records and positions."""

    group = command_group("match")

    def __init__(self, bot: Client) -> None:
        super().__init__(bot)
        self._records = Queue("record")

    @group.command(**localized_command("match-import"), extras={"opens_modal": names_no_record})
    @localized_options("match-import", "record")
    async def import_record(self, interaction: Interaction, record: discord.Attachment | None = None) -> None:
        """Import a match from a record's file. It can be viewed, but not continued. A position opens a board.

        Without a file, a modal asks for one, or for the text of a record.
        """
        if record is None:
            await open_modal(interaction, import_modal(language_of(interaction)))
            return
        with self._records.entry(interaction.user.id):
            await self.keep(interaction, await text_of(record))

    @action("import", "modal")
    async def import_submitted(self, interaction: Interaction) -> None:
        """Import what the modal holds. Raises MatchError("record-missing" | "record-both") unless that is one thing."""
        pasted, file = single_value(modal_fields(interaction), TEXT), uploaded_file(interaction)
        if file and pasted.strip():
            raise MatchError("record-both")
        if not (file or pasted.strip()):
            raise MatchError("record-missing")
        with self._records.entry(interaction.user.id):
            await self.keep(interaction, await text_of(file) if file else pasted)

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


def import_modal(language: str) -> ui.Modal:
    """Return the modal with an upload, and a text input for a record or position that is pasted."""
    file: Item = ui.FileUpload(custom_id=FILE, required=False, min_values=0, max_values=1)
    text: Item = ui.TextInput(custom_id=TEXT, style=discord.TextStyle.paragraph, required=False, max_length=MOST_PASTED)
    what = locales.say(language, f"{option_id('match-import', 'record')}-description")
    hint = locales.say(language, "import-text-hint", most=MOST_PASTED)
    parts = (
        labelled(locales.say(language, "import-file"), file, what),
        labelled(locales.say(language, "import-text"), text, hint),
    )
    return modal(locales.say(language, "import-title"), parts, "import")


def uploaded_file(interaction: Interaction) -> discord.Attachment | None:
    """Return the file that was uploaded in the modal, if any. Raises MatchError("unknown-control")."""
    chosen = modal_fields(interaction).get(FILE, ())
    if not chosen:
        return None
    if len(chosen) > 1:
        raise unknown_control()
    data = look_up(resolved(interaction, "attachments"), chosen[0])
    return discord.Attachment(data=data, state=interaction._state)  # noqa: SLF001  as for options
