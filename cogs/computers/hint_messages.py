"""Hints as private messages: first the area to look at, then the move with its reasons."""

from dataclasses import replace

import discord

import locales
from cogs.computers.line_messages import comparison, continuation, line_file
from cogs.core.controls import Button, view
from cogs.core.messages import Message
from cogs.core.preferences import Reader
from cogs.playing.board_messages import Board, board_file, renamed
from matches import CERTAIN, Explained, Hint
from matches.playing.match_rules import may_have_hints
from renderer import percent
from wording.facts import fact_lines, of_other, shown_cells
from wording.formatting import where_text

CLOSE = 0.03
"""The difference of chances (0…1) up to which two moves are called equally good."""
SAY_WIN = frozenset({"wins", "wins-by", "forces-win"})
"""Codes of facts that say that a move wins."""


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
    for number, drawn in enumerate(_drawn(hint), 1):
        files.append(await line_file(match, match.state, (drawn.move, *drawn.line), reader, number))
    return Message(move_text(language, hint), files, view(play))


def move_text(language: str, hint: Hint) -> str:
    """Return the move, its chance and the reasons: why this one, what speaks against it, and why not the other one.

    That it wins is mentioned only once. Where facts do not tell, it is told what follows: the move itself first.
    """
    best, other = hint.best, hint.other
    reasons, objections = best.reasons(other), best.objections(other)
    won, lost = best.is_won, hint.chance <= 1 - CERTAIN
    if won and any(fact.code in SAY_WIN for fact in reasons):
        message = "hint-plain"
    else:
        message = "hint-won" if won else "hint-lost" if lost else "hint-move"
    is_first_of_two = hint.match.state.stage.round == 1
    head = locales.say(language, message, move=hint.move, percent=percent(hint.chance), first=is_first_of_two)
    lines = [head, *fact_lines(language, reasons, objections)]
    if hint.match.state.undecided:
        word = best.move.partition(" ")[0]
        lines.append(f"• {locales.say(language, 'hint-auction', word=word)}")
    for drawn in _drawn(hint):
        tell = continuation if drawn is best else comparison
        line = tell(hint.match, hint.match.state, drawn.move, drawn.line, language)
        lines.append(f"• {locales.say(language, 'line-drawn', line=line)}")
    if other and _is_worse(hint) and (against := other.objections(best)):
        lines.append(f"• {of_other(language, other.move, against[0])}")
    return "\n".join(lines)


def _is_worse(hint: Hint) -> bool:
    """Return whether the other move is clearly worse than the best one."""
    return hint.other is not None and not hint.best.is_won and hint.other.chance < hint.chance - CLOSE


def _drawn(hint: Hint) -> tuple[Explained, ...]:
    """Return the moves of which it is told and drawn what follows: the best one first.

    The other one's line is told if it is worse and no fact says why; the best one's then too, or if it has no reason.
    """
    best, other = hint.best, hint.other
    compared = other if other and other.line and _is_worse(hint) and not other.objections(best) else None
    shown = best if best.line and (compared or not best.reasons(other)) else None
    return tuple(filter(None, (shown, compared)))
