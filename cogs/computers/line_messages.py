"""What follows a move, by the search, drawn as small numbered boards."""

from collections.abc import Sequence

import discord

from cogs.core.messages import picture_file
from cogs.core.preferences import Reader
from cogs.playing.board_messages import view_of
from engine import State
from matches import Match
from renderer import render_line
from wording.lines import states_of


async def line_file(match: Match, before: State, moves: Sequence[str], reader: Reader, number: int = 1) -> discord.File:
    """Draw a board after each move of a line; `number` tells the files of several lines apart."""
    states = states_of(before, moves)[1:]
    name = "trilithon-line" if number == 1 else f"trilithon-line-{number}"
    return await picture_file(name, render_line, states, view_of(match, reader))
