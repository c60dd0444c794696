"""Hints as private messages: first the area to look at, then the move with its reasons."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

import discord

import locales
from cogs.core.controls import Button, view
from cogs.core.messages import Message
from cogs.core.preferences import Reader
from cogs.playing.board_messages import board_file, renamed
from engine import Game
from matches import Fact, Hint
from renderer import place_name

CERTAIN = 0.999
"""The chance (0…1) from which on a match counts as won; below 1 - CERTAIN it counts as lost."""
SAY_WIN = frozenset({"wins", "wins-by", "forces-win"})
"""Codes of facts that say that a move wins."""
MOST_FACTS = 4
"""The most facts about a move that are shown."""


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
    board = renamed(await board_file(ahead, reader, pointed=shown_cells(hint.facts)), "trilithon-ahead.png")
    return Message(move_text(language, hint), [board], view(play))


def move_text(language: str, hint: Hint) -> str:
    """Return the move, its chance and its facts. That it wins is mentioned only once."""
    won, lost = hint.chance >= CERTAIN, hint.chance <= 1 - CERTAIN
    if won and any(fact.code in SAY_WIN for fact in hint.facts):
        message = "hint-plain"
    else:
        message = "hint-won" if won else "hint-lost" if lost else "hint-move"
    head = locales.say(language, message, move=hint.move, percent=percent(hint.chance))
    return "\n".join((head, *fact_lines(language, hint.facts)))


def where_text(game: Game, language: str, cells: Sequence[str]) -> str:
    """Return the area to look at: a place on the board, or its surroundings if there are several cells."""
    if not cells:
        return locales.say(language, "hint-nowhere")
    return locales.say(language, "hint-where", cell=place_name(game, language, cells[0]), around=len(cells) > 1)


def fact_lines(language: str, facts: Iterable[Fact]) -> list[str]:
    """Return a line for each of the most important facts; one says that the board circles it."""
    told = tuple(facts)[:MOST_FACTS]
    circled = _circled(told)
    lines = []
    for fact in told:
        line = locales.say(language, f"fact-{fact.code}", **fact.data)
        lines.append(f"• {locales.say(language, 'fact-circled', fact=line) if fact is circled else line}")
    return lines


def shown_cells(facts: Sequence[Fact]) -> tuple[str, ...]:
    """Return the cells to circle: those of the most important shown fact that has any."""
    circled = _circled(facts[:MOST_FACTS])
    return circled.cells if circled else ()


def _circled(told: Iterable[Fact]) -> Fact | None:
    return next((fact for fact in told if fact.cells), None)


def percent(chance: float) -> int:
    """Return a chance (0…1) in per cent; 0 and 100 are only for certain results."""
    rounded = round(100 * chance)
    return min(max(rounded, 1), 99) if 1 - CERTAIN < chance < CERTAIN else rounded
