"""Hints as private messages: first the area to look at, then the move with its reasons."""

from dataclasses import replace

import discord

import locales
from cogs.computers.line_messages import line_file
from cogs.core.controls import Button, view
from cogs.core.messages import Message
from cogs.core.preferences import Reader
from cogs.playing.board_messages import Board, board_file, renamed
from matches import Hint
from matches.playing.match_rules import may_have_hints
from wording.facts import shown_cells
from wording.formatting import where_text
from wording.hints import move_text, told_lines


def hint_buttons(board: Board) -> list[Button]:
    """Return the button for a hint, if the reader is to move and may have one; for everybody, the player to move."""
    match, user = board.match, board.user
    if user is None and match.mover:
        user = match.mover.user
    asks = user is not None and match.waits_for(user) and may_have_hints(match, user)
    return [board.button("hint", match.id, match.entries)] if asks else []


async def hint_message(hint: Hint, reader: Reader) -> Message:
    """Return the message of a hint's step."""
    return await (_where(hint, reader) if hint.step == 1 else _move(hint, reader))


async def _where(hint: Hint, reader: Reader) -> Message:
    match, language = hint.match, reader.language
    text = where_text(match.game, language, hint.cells)
    more = Button.to("hint", match.id, match.entries, label=locales.say(language, "button-hint-move"))
    return Message(text, [await board_file(match, reader, pointed=hint.cells)], view(more))


async def _move(hint: Hint, reader: Reader) -> Message:
    match, language = hint.match, reader.language
    ahead = replace(match, state=match.state.play(hint.move))
    play = Button.to(
        "play",
        match.id,
        match.entries,
        hint.move,
        label=locales.say(language, "button-confirm"),
        style=discord.ButtonStyle.success,
    )
    pointed = shown_cells(hint.best.reasons(hint.other), hint.best.objections(hint.other))
    files = [renamed(await board_file(ahead, reader, pointed=pointed), "trilithon-ahead.png")]
    for number, drawn in enumerate(told_lines(hint), 1):
        files.append(await line_file(match, match.state, (drawn.move, *drawn.line), reader, number))
    return Message(move_text(language, hint), files, view(play))
