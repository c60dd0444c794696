"""Looking at matches: `/board` and *Show this board*, the record, and a private viewer with animations."""

from io import BytesIO
from typing import Final

import discord
from discord import app_commands

import locales
from cogs.archive.replay_messages import Page, film_text, find_move, page_message, played_on_text
from cogs.core.actions import ControlCog, action
from cogs.core.answers import open_modal, send_private, show_private
from cogs.core.client import Client, Interaction
from cogs.core.command_texts import localized, localized_command, localized_options
from cogs.core.controls import modal_text, text_modal
from cogs.core.message_contents import file_names
from cogs.core.messages import Message
from cogs.core.persons import person_of
from cogs.core.preferences import language_of, reader_of
from cogs.core.queues import Queue
from cogs.playing.board_messages import TURN_NEWS, film_file, parse_file_name
from cogs.playing.boards import show_board, show_text
from cogs.playing.match_lookup import KnownMatchOption, any_match, find_match, which_message
from engine import IllegalMove
from matches import Match, MatchError, Subject
from matches.archive import records
from wording.formatting import game_name

LONGEST_NUMBER: Final = 6
"""Maximal number of digits of a move's number."""


class Replays(ControlCog):
    """Shows boards, current and past, privately to people who may see them."""

    def __init__(self, bot: Client) -> None:
        super().__init__(bot)
        self._films = Queue("film")

    async def cog_load(self) -> None:
        """Add the menu of messages that shows a board."""
        menu = app_commands.ContextMenu(name=localized("menu-board"), callback=self.show_from_menu)
        self.bot.tree.add_command(menu)

    @app_commands.command(**localized_command("board"))
    @localized_options("board", "match", "move", "piece", "text")
    async def board(
        self,
        interaction: Interaction,
        match: KnownMatchOption = None,
        move: int | None = None,
        piece: str | None = None,
        text: bool = False,
    ) -> None:
        """Show a board: the current one or that after a move; as a picture, with the moves of a piece, or as text.

        A past board, and one of a finished match, opens the viewer of replays.
        """
        try:
            latest = await any_match(interaction, match)
        except MatchError as refusal:
            if refusal.code != "which-match" or text or piece or move is not None:
                raise
            await send_private(interaction, await which_message(interaction, "board"))
            return
        entry = latest.entries if move is None else find_move(latest, move)
        shown = latest.at(entry)
        if text or piece:
            await interaction.client.services.seen.mark(latest, interaction.user.id, entry)
        if text:
            await show_text(interaction, shown)
        elif piece:
            await show_board(interaction, shown, check_piece(shown, piece))
        elif move is None and latest.mover:
            await self.show_current(interaction, latest)
        else:
            await self.open(interaction, latest, entry)

    @action("board", "select")
    async def show_chosen(self, interaction: Interaction, match: Match) -> None:
        """Show the board of a match chosen from those that could be meant."""
        await (self.show_current(interaction, match) if match.mover else self.open(interaction, match))

    async def show_from_menu(self, interaction: Interaction, message: discord.Message) -> None:
        """Show the board of a message of the bot; of any other message, the current board of the match of its place."""
        named = await self.board_of(message)
        if named is None:
            match = await any_match(interaction, None)
            await (self.show_current(interaction, match) if match.mover else self.open(interaction, match))
            return
        match = await any_match(interaction, await find_match(interaction, str(named[0])))
        await self.open(interaction, match, named[1])

    async def board_of(self, message: discord.Message) -> tuple[int, int] | None:
        """Return the match and entry of the board that a message shows; None if it shows none."""
        stored = await self.bot.services.matches.board_of_message(message.id)
        if stored is not None or message.author != self.bot.user:
            return stored
        return next(filter(None, map(parse_file_name, file_names(message))), None)

    async def show_current(self, interaction: Interaction, match: Match) -> None:
        """Show the current board of a running match."""
        await interaction.client.services.seen.mark(match, interaction.user.id, match.entries)
        await show_board(interaction, match)

    @board.autocomplete("piece")
    async def complete_piece(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggest the cells of the mover's pieces; during placement, the cells where a piece may be placed."""
        try:
            found = await any_match(interaction, await find_match(interaction, interaction.namespace.match))
        except ValueError:
            return []
        position = found.state.position
        own = [cell for cell, piece in position.pieces().items() if piece.side == position.side]
        cells = position.places() or own
        return [app_commands.Choice(name=cell, value=cell) for cell in cells if cell.startswith(typed.lower())][:25]

    @action("record")
    async def record(self, interaction: Interaction, match: Match) -> None:
        """Send the record of a match as a text file, with the person's own notes as comments."""
        language, times = language_of(interaction), await interaction.client.services.matches.times(match.id)
        notes = await self.bot.services.notes.of(Subject("match", match.id), interaction.user.id)
        work = self.bot.services.matches.work
        text = await work.run(match.entries, records.write, match, times, notes)
        file = discord.File(BytesIO(text.encode()), f"trilithon-{match.id}.txt")
        await send_private(interaction, Message(locales.say(language, "record-here", id=str(match.id)), [file]))

    @action("replay")
    async def open_by_button(self, interaction: Interaction, match: Match) -> None:
        await self.open(interaction, match, 0)

    async def open(self, interaction: Interaction, match: Match, entry: int | None = None) -> None:
        """Open the viewer at an entry, by default the last."""
        at = match.entries if entry is None else entry
        await send_private(interaction, await load_page(interaction, match, Page(match.id, at)))

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


def check_piece(match: Match, cell: str) -> str:
    """Return a cell with a piece, or where one may be placed. Raises IllegalMove("empty-start")."""
    name, position = "".join(cell.lower().split())[:8], match.state.position
    if name not in position.pieces() and name not in position.places():
        raise IllegalMove("empty-start", cell=name, cells=())
    return name


async def load_page(interaction: Interaction, match: Match, page: Page) -> Message:
    """Return a page of the viewer with the person's notes, and mark its entry as seen."""
    services, user = interaction.client.services, interaction.user.id
    await services.seen.mark(match, user, page.entry)
    notes = await services.notes.of(Subject("match", match.id), user)
    news = await TURN_NEWS(services, match)
    return await page_message(match, page, reader_of(interaction), user, notes, news)
