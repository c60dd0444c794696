"""`/board`, *Show this board*, and the record of a match."""

from io import BytesIO

import discord
from discord import app_commands

import locales
from cogs.archive.replay_messages import Page, find_move
from cogs.archive.replays import load_page
from cogs.core.actions import ControlCog, action
from cogs.core.answers import send_private
from cogs.core.client import Client, Interaction
from cogs.core.command_texts import localized, localized_command, localized_options
from cogs.core.message_contents import file_names
from cogs.core.messages import Message
from cogs.core.preferences import language_of
from cogs.playing.board_messages import parse_file_name
from cogs.playing.boards import show_board, show_text
from cogs.playing.match_lookup import KnownMatchOption, any_match, find_match, which_message
from engine import IllegalMove
from matches import Match, MatchError, Subject
from matches.archive import records


class BoardCommands(ControlCog):
    """Shows boards, current and past, privately to people who may see them."""

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
            await interaction.client.services.matches.mark_seen(latest, interaction.user.id, entry)
        if text:
            await show_text(interaction, shown)
        elif piece:
            await show_board(interaction, shown, check_piece(shown, piece))
        elif move is None and latest.mover:
            await self.show_current(interaction, latest)
        else:
            await self.show_page(interaction, latest, entry)

    @action("board", "select")
    async def show_chosen(self, interaction: Interaction, match: Match) -> None:
        """Show the board of a match chosen from those that could be meant."""
        await (self.show_current(interaction, match) if match.mover else self.show_page(interaction, match))

    async def show_from_menu(self, interaction: Interaction, message: discord.Message) -> None:
        """Show the board of a message of the bot; of any other message, the current board of the match of its place."""
        named = await self.board_of(message)
        if named is None:
            match = await any_match(interaction, None)
            await (self.show_current(interaction, match) if match.mover else self.show_page(interaction, match))
            return
        match = await any_match(interaction, await find_match(interaction, str(named[0])))
        await self.show_page(interaction, match, named[1])

    async def board_of(self, message: discord.Message) -> tuple[int, int] | None:
        """Return the match and entry of the board that a message shows; None if it shows none."""
        stored = await self.bot.services.matches.board_of_message(message.id)
        if stored is not None or message.author != self.bot.user:
            return stored
        return next(filter(None, map(parse_file_name, file_names(message))), None)

    async def show_page(self, interaction: Interaction, match: Match, entry: int | None = None) -> None:
        """Open the viewer of replays at an entry, by default the last."""
        at = match.entries if entry is None else entry
        await send_private(interaction, await load_page(interaction, match, Page(match.id, at)))

    async def show_current(self, interaction: Interaction, match: Match) -> None:
        """Show the current board of a running match."""
        await interaction.client.services.matches.mark_seen(match, interaction.user.id, match.entries)
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


def check_piece(match: Match, cell: str) -> str:
    """Return a cell with a piece, or where one may be placed. Raises IllegalMove("empty-start")."""
    name, position = "".join(cell.lower().split())[:8], match.state.position
    if name not in position.pieces() and name not in position.places():
        raise IllegalMove("empty-start", cell=name, cells=())
    return name


async def setup(bot: Client) -> None:
    """Add the cog."""
    await bot.add_cog(BoardCommands(bot))
