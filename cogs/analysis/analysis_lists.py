"""The list of one's thinking boards, and what can be done with each."""

from collections.abc import Sequence
from typing import Final

import discord
from discord import ui

import locales
from cogs.analysis.note_messages import boards_button
from cogs.core.controls import Button, Item, select_id, text_modal, view
from cogs.core.messages import Message
from cogs.core.pages import Paged, page_line, turns
from matches import AnalysisListing
from matches.analysis.analysis_models import LONGEST_NAME
from wording.formatting import safe, shorten, timestamp
from wording.thinking import board_name

PAGE_SIZE: Final = 10
"""Boards on a page of the list."""


def boards_message(
    listings: Sequence[AnalysisListing], page: int, language: str, occasion: int, said: str = ""
) -> Message:
    """Return a page of the list, counted from 0, with a select of its boards; `said` comes first."""
    paged = Paged.of(listings, PAGE_SIZE, page)
    head = locales.say(language, "think-list", count=len(listings))
    lines = [said, head, *(f"- {board_line(language, listing)}" for listing in paged.shown)]
    lines += page_line(language, paged.page, paged.pages)
    controls: list[Item] = [
        *([_board_select(paged, language, occasion)] if paged.shown else []),
        *turns(language, paged, "think-boards"),
        Button.to("desk", 0, "boards", label=locales.say(language, "button-desk")),
    ]
    return Message("\n".join(filter(None, lines)), controls=view(*controls))


def _board_select(paged: Paged[AnalysisListing], language: str, occasion: int) -> Item:
    options = [
        discord.SelectOption(
            label=shorten(board_name(language, listing)),
            value=str(listing.subject),
            description=locales.say(language, "think-list-size", count=listing.size),
        )
        for listing in paged.shown
    ]
    placeholder = locales.say(language, "think-list-choose")
    return ui.Select(custom_id=select_id("think-board", occasion), placeholder=placeholder, options=options)


def board_line(language: str, listing: AnalysisListing) -> str:
    """Return a board as a line: its name, how many moves were tried there, and when last."""
    size = locales.say(language, "think-list-size", count=listing.size)
    return locales.say(
        language,
        "think-list-line",
        name=safe(board_name(language, listing)),
        size=size,
        at=timestamp(listing.changed_at),
    )


def board_message(listing: AnalysisListing, language: str, said: str = "") -> Message:
    """Return what can be done with a board: open, rename, delete; `said` comes first."""
    subject = listing.subject
    label, primary = locales.say(language, "button-think-open"), discord.ButtonStyle.primary
    controls = [Button.to("think-open", subject, label=label, style=primary)]
    if listing.match is None:
        controls.append(
            Button.to("think-rename", listing.id, "list", label=locales.say(language, "button-think-rename"))
        )
    label, danger = locales.say(language, "button-think-discard"), discord.ButtonStyle.danger
    controls.append(Button.to("think-discard", subject, label=label, style=danger))
    controls.append(boards_button(language))
    return Message("\n".join(filter(None, (said, board_line(language, listing)))), controls=view(*controls))


def rename_modal(board: int, name: str, whence: str, language: str) -> ui.Modal:
    """Return the modal for the name of a board; `whence` says what is shown afterwards."""
    return text_modal(
        locales.say(language, "think-rename-title"),
        locales.say(language, "think-rename-label"),
        "think-renamed",
        board,
        whence,
        default=name or None,
        required=False,
        max_length=LONGEST_NAME,
    )
