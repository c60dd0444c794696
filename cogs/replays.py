"""Looking back: a private viewer that steps through a match, running or finished, from its start to where it stands."""

import asyncio
from typing import Final

import discord
from discord import app_commands

import locales
from cogs.ui.actions import ControlCog, action
from cogs.ui.answers import open_modal, send_private, show_private
from cogs.ui.board_messages import film
from cogs.ui.client import Client, Interaction
from cogs.ui.command_texts import described, options
from cogs.ui.controls import Button, text_box, view, written
from cogs.ui.formatting import explain, game_name
from cogs.ui.match_lookup import any_match, known_choices
from cogs.ui.messages import Message
from cogs.ui.preferences import language_of, place_language, reader_of
from cogs.ui.queues import Queue
from cogs.ui.replay_messages import Page, film_text, page_message
from engine import MoveError, OptionError
from matches import Match, MatchError, Place, records

MOST_BYTES: Final = 4 * records.LONGEST
"""What a record may have in a file, whichever signs it is written in."""
LONGEST_ENTRY: Final = 6
"""Figures that the number of an entry may have."""


class Viewing(ControlCog):
    """Whoever may see a match may look at all of its boards."""

    def __init__(self, bot: Client) -> None:
        super().__init__(bot)
        self._films = Queue("film")
        self._records = Queue("record")

    @app_commands.command(**described("replay"))
    @options("replay", "match", "board")
    async def replay(self, interaction: Interaction, match: str | None = None, board: int | None = None) -> None:
        """Opens the viewer, at the start or at an entry of the record."""
        found = await any_match(interaction, match)
        await self.open(interaction, Page(found.id, 0 if board is None else board))

    replay.autocomplete("match")(known_choices)

    @app_commands.command(**described("import"))
    @options("import", "record")
    async def import_record(self, interaction: Interaction, record: discord.Attachment) -> None:
        """Keeps a match from the text of its record, to look at; nobody plays on in it."""
        if record.size > MOST_BYTES:
            raise records.too_long()
        async with self._records.turn(interaction.user.id):
            text = (await record.read()).decode("utf-8", errors="replace")
            await self.keep(interaction, text)

    async def keep(self, interaction: Interaction, text: str) -> None:
        """Keeps the match that a record tells and opens it; or says what is wrong with the record."""
        place = Place(interaction.guild_id, interaction.channel_id or 0)
        try:
            read = await asyncio.to_thread(records.read, text)
        except (MoveError, OptionError) as refusal:
            language, line = language_of(interaction), refusal.data.get("line")
            await send_private(
                interaction, Message(locales.say(language, "import-line", line=line, told=explain(language, refusal)))
            )
            return
        kept = await self.bot.services.archive.add(read, interaction.user.id, place, place_language(interaction))
        await self.open(interaction, Page(kept.id, 0))

    @action("unimport")
    async def ask_to_delete(self, interaction: Interaction, match: Match) -> None:
        """Whether a match that the person has read in is to be deleted."""
        language, danger = language_of(interaction), discord.ButtonStyle.danger
        if match.imported_by != interaction.user.id:
            raise MatchError("no-such-match", match=match.id)
        yes = Button.to("unimported", match.id, label=locales.say(language, "button-unimport-yes"), style=danger)
        no = Button.to("imported", match.id, label=locales.say(language, "button-unimport-no"))
        await send_private(
            interaction, Message(locales.say(language, "unimport-question", id=str(match.id)), controls=view(yes, no))
        )

    @action("unimported")
    async def delete(self, interaction: Interaction, match: Match) -> None:
        """Yes: it is deleted."""
        await self.bot.services.archive.delete(match.id, interaction.user.id)
        await show_private(
            interaction, Message(locales.say(language_of(interaction), "unimport-done", id=str(match.id)))
        )

    @action("imported")
    async def leave(self, interaction: Interaction, match: Match) -> None:
        """No: nothing happens."""
        await show_private(
            interaction, Message(locales.say(language_of(interaction), "unimport-kept", id=str(match.id)))
        )

    @action("replay")
    async def open_by_button(self, interaction: Interaction, match: Match) -> None:
        """The viewer, at the start."""
        await self.open(interaction, Page(match.id, 0))

    async def open(self, interaction: Interaction, page: Page) -> None:
        """The viewer as a new private message."""
        latest = await self.bot.services.matches.get(page.match)
        await send_private(interaction, await page_message(latest, page, reader_of(interaction), interaction.user.id))

    @action("view")
    async def turn_to(
        self,
        interaction: Interaction,
        match: Match,
        entry: int,
        turned: int = 0,
        since: int | None = None,
        _button: str = "",
    ) -> None:
        """Another page, in place of what was shown."""
        page = Page(match.id, entry, turned, since)
        await show_private(interaction, await page_message(match, page, reader_of(interaction), interaction.user.id))

    @action("view-find", opens_modal=True)
    async def ask_where(
        self, interaction: Interaction, match: Match, entry: int, turned: int = 0, since: int | None = None
    ) -> None:
        """A text box for the number of an entry."""
        language = language_of(interaction)
        title = locales.say(language, "view-title", game=game_name(language, match.game))
        label = locales.say(language, "view-label", last=match.entries)
        page = Page(match.id, entry, turned, since)
        await open_modal(interaction, text_box(title, label, "view-at", *page.arguments, max_length=LONGEST_ENTRY))

    @action("view-at", "modal")
    async def go_to(
        self, interaction: Interaction, match: Match, entry: int, turned: int = 0, since: int | None = None
    ) -> None:
        """The entry that was written; what is no number leads nowhere else."""
        said = written(interaction).strip()
        if said.isascii() and said.isdigit() and len(said) <= LONGEST_ENTRY:
            entry, since = int(said), None
        await self.turn_to(interaction, match, entry, turned, since)

    @action("animate", thinking=True)
    async def animate(self, interaction: Interaction, match: Match) -> None:
        """The match as an animated picture. One is drawn at a time, so that boards of turns do not wait for many."""
        async with self._films.turn(interaction.user.id):
            file = await film(match, reader_of(interaction))
        await send_private(interaction, Message(film_text(match, language_of(interaction)), [file]))


async def setup(bot: Client) -> None:
    """Adds the cog."""
    await bot.add_cog(Viewing(bot))
