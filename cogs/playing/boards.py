"""`/board`, *Show this board*, the More button, and the record of a match."""

from io import BytesIO

import discord
from discord import app_commands

import locales
from cogs.analysis.note_messages import note_lines
from cogs.analysis.think_buttons import think_button
from cogs.archive.replay_messages import Page, find_move
from cogs.archive.replays import load_page
from cogs.clocks.notice_messages import presence_lines, time_lines
from cogs.core.actions import ControlCog, action
from cogs.core.answers import send_private
from cogs.core.client import Client, Interaction
from cogs.core.command_texts import localized, localized_command, localized_options
from cogs.core.controls import view
from cogs.core.formatting import game_name, match_url, names_of
from cogs.core.message_contents import file_names
from cogs.core.messages import Message
from cogs.core.preferences import language_of, reader_of
from cogs.follows.follow_messages import follow_buttons
from cogs.playing.board_messages import board_file, parse_file_name, rated_lines, result_text
from cogs.playing.match_lookup import KnownMatchOption, any_match, find_match, located, which_message
from cogs.playing.more_messages import more_message
from engine import IllegalMove
from matches import Match, MatchError, Subject
from matches.archive import records
from renderer import View, text_board


class Boards(ControlCog):
    """Shows matches privately to people who may see them."""

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
            await self.show_text(interaction, shown)
        elif piece:
            await self.show_board(interaction, shown, check_piece(shown, piece))
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
        await self.show_board(interaction, match)

    async def show_board(self, interaction: Interaction, found: Match, cell: str | None = None) -> None:
        """Show a board as a picture, with the moves of the piece on a cell if there is one."""
        language = language_of(interaction)
        head = (
            result_text(language, found)
            if found.state.outcome
            else locales.say(language, "board-link", link=match_url(found))
        )
        since = None if cell else found.unshown_since
        others = found.seats_in(besides=interaction.user.id)
        lines = [head, *rated_lines(language, found), *time_lines(language, found)]
        lines += presence_lines(language, found, others)
        notes = await self.bot.services.notes.of(Subject("match", found.id), interaction.user.id)
        lines += note_lines(language, notes, found.state)
        board = await board_file(found, reader_of(interaction), typed=cell, since=since)
        controls = view(
            *follow_buttons(language, found, interaction.user.id), think_button(found, found.entries, language)
        )
        message = Message("\n".join(lines), [board], controls)
        await send_private(interaction, located(interaction, found, message))

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

    @action("plan")
    async def plan(self, interaction: Interaction, match: Match, entry: int) -> None:
        """Show the board of an entry from above, for games whose usual picture hides something."""
        latest = await interaction.client.services.matches.mark_seen(match, interaction.user.id, entry)
        shown = latest.at(entry)
        language = language_of(interaction)
        text = locales.say(language, "plan-here", id=str(shown.id), game=game_name(language, shown.game))
        await send_private(
            interaction,
            Message(text, [await board_file(shown, reader_of(interaction), top_down=True, since=shown.unshown_since)]),
        )

    @action("more")
    async def more(self, interaction: Interaction, match: Match, entry: int) -> None:
        """Show privately the other actions; for players, also requests to the others."""
        match = await interaction.client.services.matches.mark_seen(match, interaction.user.id, entry)
        await send_private(interaction, more_message(match, entry, interaction.user.id, language_of(interaction)))

    @action("text")
    async def text(self, interaction: Interaction, match: Match) -> None:
        await interaction.client.services.matches.mark_seen(match, interaction.user.id, match.entries)
        await self.show_text(interaction, match)

    @action("record")
    async def record(self, interaction: Interaction, match: Match) -> None:
        """Send the record of a match as a text file, with the person's own notes as comments."""
        language, times = language_of(interaction), await interaction.client.services.matches.times(match.id)
        notes = await self.bot.services.notes.of(Subject("match", match.id), interaction.user.id)
        work = self.bot.services.matches.work
        text = await work.run(match.entries, records.write, match, times, notes)
        file = discord.File(BytesIO(text.encode()), f"trilithon-{match.id}.txt")
        await send_private(interaction, Message(locales.say(language, "record-here", id=str(match.id)), [file]))

    async def show_text(self, interaction: Interaction, match: Match) -> None:
        language = language_of(interaction)
        board = text_board(
            match.state, View(names=names_of(language, match), language=language, lost=match.abandoned_by)
        )
        await send_private(interaction, located(interaction, match, Message(f"```\n{board}\n```")))


def check_piece(match: Match, cell: str) -> str:
    """Return a cell with a piece, or where one may be placed. Raises IllegalMove("empty-start")."""
    name, position = "".join(cell.lower().split())[:8], match.state.position
    if name not in position.pieces() and name not in position.places():
        raise IllegalMove("empty-start", cell=name, cells=())
    return name


async def setup(bot: Client) -> None:
    """Add the cog."""
    await bot.add_cog(Boards(bot))
