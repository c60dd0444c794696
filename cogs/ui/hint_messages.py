"""Hints as private messages: first where to look, then the move with its reasons."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

import discord

import locales
from cogs.ui.board_messages import board_file, renamed
from cogs.ui.controls import Button, view
from cogs.ui.messages import Message
from cogs.ui.preferences import Reader
from matches import Fact, Hint
from renderer import place_name

CERTAIN = 0.999
"""A chance from which on a match is won, and below whose opposite it is lost."""
MOST_FACTS = 4
"""How many things that a move does are told."""


async def hint_message(hint: Hint, reader: Reader) -> Message:
    """Return a hint for a reader."""
    return await (_where(hint, reader) if hint.step == 1 else _move(hint, reader))


async def _where(hint: Hint, reader: Reader) -> Message:
    match, language = hint.match, reader.language
    cells = tuple(place_name(match.game, language, cell) for cell in hint.cells)
    text = locales.say(language, "hint-where", cells=cells) if cells else locales.say(language, "hint-nowhere")
    more = Button.to("hint", match.id, match.entries, label=locales.say(language, "button-hint-move"))
    return Message(text, [await board_file(match, reader, pointed=hint.cells)], view(more))


async def _move(hint: Hint, reader: Reader) -> Message:
    match, language = hint.match, reader.language
    message = "hint-won" if hint.chance >= CERTAIN else "hint-lost" if hint.chance <= 1 - CERTAIN else "hint-move"
    head = locales.say(language, message, move=hint.move, percent=percent(hint.chance))
    ahead = replace(match, state=match.state.play(hint.move))
    play = Button.to(
        "play",
        match.id,
        match.entries,
        hint.move,
        label=locales.say(language, "button-confirm"),
        style=discord.ButtonStyle.success,
    )
    board = renamed(await board_file(ahead, reader, pointed=shown_cells(hint.facts)), "trilithon-ahead.png")
    return Message("\n".join((head, *fact_lines(language, hint.facts))), [board], view(play))


def fact_lines(language: str, facts: Iterable[Fact]) -> list[str]:
    """Return what a move does, a line for each of the most important facts; one says that the board circles it."""
    told = tuple(facts)[:MOST_FACTS]
    circled = _circled(told)
    lines = []
    for fact in told:
        line = locales.say(language, f"fact-{fact.code}", **fact.data)
        lines.append(f"• {locales.say(language, 'fact-circled', fact=line) if fact is circled else line}")
    return lines


def shown_cells(facts: Sequence[Fact]) -> tuple[str, ...]:
    """Return the places that the board circles: those of the most important fact that is told and has any."""
    circled = _circled(facts[:MOST_FACTS])
    return circled.cells if circled else ()


def _circled(told: Iterable[Fact]) -> Fact | None:
    return next((fact for fact in told if fact.cells), None)


def percent(chance: float) -> int:
    """Return a chance (0…1) in per cent; nothing that is open is called certain."""
    rounded = round(100 * chance)
    return min(max(rounded, 1), 99) if 1 - CERTAIN < chance < CERTAIN else rounded
