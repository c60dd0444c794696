"""Replays: a private viewer that steps through a match, running or finished; animations."""

from typing import Final

import locales
from cogs.archive.replay_messages import Page, film_text, find_move, page_message, played_on_text
from cogs.core.actions import ControlCog, action
from cogs.core.answers import open_modal, send_private, show_private
from cogs.core.client import Client, Interaction
from cogs.core.controls import modal_text, text_modal
from cogs.core.formatting import game_name, person_of
from cogs.core.messages import Message
from cogs.core.preferences import language_of, reader_of
from cogs.core.queues import Queue
from cogs.playing.board_messages import film_file
from matches import Match, Subject

LONGEST_NUMBER: Final = 6
"""Maximal number of digits of a move's number."""


class Replays(ControlCog):
    """Controls of the viewer."""

    def __init__(self, bot: Client) -> None:
        super().__init__(bot)
        self._films = Queue("film")

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
            await self.bot.services.seen.mark(match, interaction.user.id, match.entries)
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
    await services.seen.mark(match, user, page.entry)
    notes = await services.notes.of(Subject("match", match.id), user)
    return await page_message(match, page, reader_of(interaction), user, notes)


async def setup(bot: Client) -> None:
    """Add the cog."""
    await bot.add_cog(Replays(bot))
