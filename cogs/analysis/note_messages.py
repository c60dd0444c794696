"""A person's own notes as lines below their private boards, and the modal in which they are written."""

from collections.abc import Iterator
from typing import Final

import discord
from discord import ui

import locales
from cogs.core.controls import Button, Item, Label, labelled, modal
from cogs.desk.desk_messages import ShownMatches
from cogs.playing.board_messages import Board
from engine import State
from matches import NO_NOTES, Notes, Subject
from matches.analysis.analysis_models import LONGEST_NOTE
from runtime.services import Services
from wording.thinking import note_lines, shown_note

MOST_LISTED: Final = 80
"""Maximal length of a note in a list."""


def listed_note(language: str, note: str) -> str:
    """Return a note as a short line of a list."""
    return locales.say(language, "note-whole", note=shown_note(" ".join(note.split()), MOST_LISTED))


def note_modal(language: str, notes: Notes, state: State, name: str, *arguments: object) -> ui.Modal:
    """Return the modal for the notes on a position and on the whole. The action `name` reads both."""

    def part(key: str, label: str, note: str) -> Label:
        text: Item = ui.TextInput(
            custom_id=key,
            default=note or None,
            required=False,
            max_length=LONGEST_NOTE,
            style=discord.TextStyle.paragraph,
        )
        return labelled(locales.say(language, label), text)

    parts = [
        part("position", "note-position-label", notes.on(state)),
        part("whole", "note-whole-label", notes.whole),
    ]
    return modal(locales.say(language, "note-title"), parts, name, *arguments)


async def remarks(services: Services, board: Board) -> Iterator[str]:
    """Load the reader's own notes on a match, and yield those on it and on the position of the board."""
    notes = await services.notes.of(Subject("match", board.match.id), board.user) if board.user else NO_NOTES
    return note_lines(board.language, notes, board.match.state)


async def listed_notes(services: Services, shown: ShownMatches) -> list[tuple[int, str]]:
    """Load the person's own notes on matches of their desk, and return each as a line, with the number of the match."""
    notes = await services.notes.on_matches([match.id for match in shown.matches], shown.user)
    return [(match, listed_note(shown.language, note)) for match, note in notes.items() if note]


def boards_button(language: str) -> Button:
    """Return the button that lists one's thinking boards."""
    return Button.to("think-boards", 0, "list", label=locales.say(language, "button-think-boards"))


async def desk_boards_buttons(services: Services, shown: ShownMatches) -> list[Button]:
    """Return the button below the desk of a person who has thinking boards."""
    return [boards_button(shown.language)] if await services.analyses.has_any(shown.user) else []
