"""The More button of boards, and what it leads to: the board as a picture or as text, and from above."""

import locales
from cogs.core.actions import ControlCog, action
from cogs.core.answers import send_private
from cogs.core.client import Interaction
from cogs.core.controls import view
from cogs.core.messages import Message
from cogs.core.preferences import language_of, reader_of
from cogs.playing.board_messages import (
    BOARD_BUTTONS,
    BOARD_LINES,
    REMARKS,
    TURN_NEWS,
    Board,
    board_file,
    rated_lines,
    result_text,
)
from cogs.playing.match_lookup import located
from cogs.playing.more_messages import more_message
from matches import Match
from renderer import View, text_board
from wording.formatting import game_name, match_url, names_of


class Boards(ControlCog):
    """Shows boards privately to people who may see them."""

    @action("plan")
    async def plan(self, interaction: Interaction, match: Match, entry: int) -> None:
        """Show the board of an entry from above, for games whose usual picture hides something."""
        latest = await interaction.client.services.seen.mark(match, interaction.user.id, entry)
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
        match = await interaction.client.services.seen.mark(match, interaction.user.id, entry)
        await send_private(interaction, more_message(match, entry, interaction.user.id, language_of(interaction)))

    @action("text")
    async def text(self, interaction: Interaction, match: Match) -> None:
        await interaction.client.services.seen.mark(match, interaction.user.id, match.entries)
        await show_text(interaction, match)


async def show_board(interaction: Interaction, found: Match, cell: str | None = None) -> None:
    """Show a board as a picture, with the moves of the piece on a cell if there is one."""
    language = language_of(interaction)
    head = (
        result_text(language, found)
        if found.state.outcome
        else locales.say(language, "board-link", link=match_url(found))
    )
    since = None if cell else found.unshown_since
    services = interaction.client.services
    board = Board(found, language, interaction.user.id, news=await TURN_NEWS(services, found))
    lines = [head, *rated_lines(language, found), *BOARD_LINES(board)]
    lines += await REMARKS(services, board)
    picture = await board_file(found, reader_of(interaction), typed=cell, since=since)
    message = Message("\n".join(lines), [picture], view(*BOARD_BUTTONS(board)))
    await send_private(interaction, located(interaction, found, message))


async def show_text(interaction: Interaction, match: Match) -> None:
    """Show a board as text."""
    language = language_of(interaction)
    board = text_board(match.state, View(names=names_of(language, match), language=language, lost=match.abandoned_by))
    await send_private(interaction, located(interaction, match, Message(f"```\n{board}\n```")))
