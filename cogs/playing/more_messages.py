"""The message behind a board's More button: the state of the match, and all further actions."""

from typing import Final

import discord

import locales
from cogs.core.controls import Button, grouped
from cogs.core.messages import Contributions, Message
from cogs.playing.board_messages import BOARD_LINES, Board, rated_lines, result_text
from matches import Match
from wording.formatting import game_name, match_url, opponent_names

LOOKS: Final = Contributions[Board, Button]()
"""Buttons to view the match and to learn."""
REQUESTS: Final = Contributions[Board, Button]()
"""Buttons by which players ask something of the others, or leave."""
WAITING: Final = Contributions[Board, Button]()
"""Buttons for a player while somebody else is to move."""


def more_message(match: Match, entry: int, user: int, language: str) -> Message:
    """Return a user's further actions on a match; `entry` is that of the board whose button was used."""
    data = {"game": game_name(language, match.game), "names": opponent_names(language, match, user)}
    lines = [locales.say(language, "more-heading", id=str(match.id), **data), *rated_lines(language, match)]
    if match.state.outcome:
        lines.append(result_text(language, match))
    elif entry != match.entries:
        lines.append(locales.say(language, "more-moved-on", link=match_url(match)))
    lines += BOARD_LINES(Board(match, language, user))
    return Message("\n".join(lines), controls=more_controls(match, entry, user, language))


def more_controls(match: Match, entry: int, user: int, language: str) -> discord.ui.View:
    """Return the buttons to view a match and to learn; for players, also requests to the others."""
    board = Board(match, language, user, entry)
    return grouped(LOOKS(board), REQUESTS(board), WAITING(board))


def resign_buttons(board: Board) -> list[Button]:
    """Return the button to resign, for the players who are in."""
    match, seat = board.match, board.seat
    if seat is None or not match.is_in(seat) or match.state.outcome:
        return []
    label, danger = locales.say(board.language, "button-resign"), discord.ButtonStyle.danger
    return [Button.to("resign", match.id, label=label, style=danger)]
