"""Replays: a private viewer that steps through a match, running or finished; animations; imported records."""

import asyncio
from typing import Final

import discord

import locales
from cogs.archive.replay_messages import Page, film_text, find_move, page_message, played_on_text
from cogs.core.actions import ControlCog, action
from cogs.core.answers import open_modal, send_private, show_private
from cogs.core.client import Client, Interaction
from cogs.core.command_texts import command_group, localized_command, localized_options
from cogs.core.confirmations import yes_or_no
from cogs.core.controls import modal_text, text_modal
from cogs.core.formatting import explain, game_name, person_of
from cogs.core.messages import Message
from cogs.core.preferences import language_of, place_language, reader_of
from cogs.core.queues import Queue
from cogs.playing.board_messages import film_file
from engine import MoveError, OptionError, State
from matches import Match, MatchError, Place, Subject
from matches.archive import imports, records

MOST_BYTES: Final = 4 * records.LONGEST
"""Maximal size of a record's file; UTF-8 has at most four bytes per character."""
LONGEST_NUMBER: Final = 6
"""Maximal number of digits of a move's number."""


class Replays(ControlCog):
    """Controls of the viewer, and imported records."""

    group = command_group("match")

    def __init__(self, bot: Client) -> None:
        super().__init__(bot)
        self._films = Queue("film")
        self._records = Queue("record")

    @group.command(**localized_command("match-import"))
    @localized_options("match-import", "record")
    async def import_record(self, interaction: Interaction, record: discord.Attachment) -> None:
        """Import a match from a record's file. It can be viewed, but not continued."""
        if record.size > MOST_BYTES:
            raise records.too_long()
        async with self._records.turn(interaction.user.id):
            text = (await record.read()).decode("utf-8", errors="replace")
            await self.keep(interaction, text)

    async def keep(self, interaction: Interaction, text: str) -> None:
        """Store and open the match of a record, or explain the error in the record."""
        place = Place(interaction.guild_id, interaction.channel_id or 0)
        try:
            read = await asyncio.to_thread(imports.read, text)
        except (MoveError, OptionError) as refusal:
            language, line = language_of(interaction), refusal.data.get("line")
            await send_private(
                interaction, Message(locales.say(language, "import-line", line=line, reason=explain(language, refusal)))
            )
            return
        if isinstance(read, State):
            raise MatchError("position-no-match")
        kept = await self.bot.services.archive.add(read, interaction.user.id, place, place_language(interaction))
        await self.open(interaction, Page(kept.id, 0))

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

    @action("replay")
    async def open_by_button(self, interaction: Interaction, match: Match) -> None:
        await self.open(interaction, Page(match.id, 0))

    async def open(self, interaction: Interaction, page: Page) -> None:
        """Send a page of the viewer as a new private message."""
        match = await self.bot.services.matches.get(page.match)
        await send_private(interaction, await load_page(interaction, match, page))

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
        """Replace the page by another one."""
        await show_private(interaction, await load_page(interaction, match, Page(match.id, entry, turned, since)))

    # `_since` is in the ids of buttons and modals of earlier versions.

    @action("view-find", opens_modal=True)
    async def ask_where(
        self, interaction: Interaction, match: Match, entry: int, turned: int = 0, _since: int | None = None
    ) -> None:
        """Open a modal for the number of a move."""
        language = language_of(interaction)
        title = locales.say(language, "view-title", game=game_name(language, match.game))
        label = locales.say(language, "view-label", last=match.state.ply)
        where = match.id, entry, turned
        await open_modal(interaction, text_modal(title, label, "view-at", *where, max_length=LONGEST_NUMBER))

    @action("view-at", "modal")
    async def go_to(
        self, interaction: Interaction, match: Match, _entry: int, turned: int = 0, _since: int | None = None
    ) -> None:
        """Show the board after the move with the submitted number. Raises MatchError if there is none."""
        text = modal_text(interaction).strip()
        entry = find_move(match, int(text) if text.isdecimal() and len(text) <= LONGEST_NUMBER else text)
        await self.turn_to(interaction, match, entry, turned)

    @action("animate", thinking="private")
    async def animate(self, interaction: Interaction, match: Match) -> None:
        """Send the match as an animation. Only one is drawn at a time, so that it does not delay boards of turns."""
        async with self._films.turn(interaction.user.id):
            await self.bot.services.matches.mark_seen(match, interaction.user.id, match.entries)
            file = await film_file(match, reader_of(interaction))
        await send_private(interaction, Message(film_text(match, language_of(interaction)), [file]))

    @action("play-on", thinking="private")
    async def play_on(self, interaction: Interaction, match: Match) -> None:
        """Send an animation of a match without people, continued by its computers."""
        played = await self.bot.services.computers.play_on(match, person_of(interaction.user))
        async with self._films.turn(interaction.user.id):
            file = await film_file(played, reader_of(interaction))
        text = played_on_text(match, played, language_of(interaction))
        await send_private(interaction, Message(text, [file]))


async def load_page(interaction: Interaction, match: Match, page: Page) -> Message:
    """Return a page of the viewer with the person's notes, and mark its entry as seen."""
    services, user = interaction.client.services, interaction.user.id
    await services.matches.mark_seen(match, user, page.entry)
    notes = await services.notes.of(Subject("match", match.id), user)
    return await page_message(match, page, reader_of(interaction), user, notes)


async def setup(bot: Client) -> None:
    """Add the cog."""
    await bot.add_cog(Replays(bot))
