"""“Show it”: a line of moves posted for everybody in the place, as one picture or as a film, with a few words about it.

It takes any line: states of a game, each the one before it after one more entry, the first being where the line begins.
A line of a match is shown once the match is over, where the match may be seen anyway; in a running match it stays
private.
"""

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Final, Literal

import discord

import locales
from cogs.core.client import Interaction
from cogs.core.controls import Button, labelled, look_up, modal, modal_fields, select, single_value
from cogs.core.messages import Message, picture_file
from cogs.core.persons import person_of
from cogs.core.preferences import Reader
from cogs.core.queues import Queue
from cogs.places.showing import show_here
from cogs.places.visibility import may_everybody_see
from engine import State
from matches import Match, MatchError, Person
from renderer import View, animate_line, render_line
from renderer.lines import MOST
from wording.formatting import (
    clean_line,
    game_name,
    match_data,
    names_of,
    safe,
    short_names,
    side_name,
)

LONGEST_COMMENT: Final = 200
Form = Literal["picture", "film"]
FORMS: Final[dict[str, Form]] = {"picture": "picture", "film": "film"}
_LABELS: Final[dict[Form, str]] = {"picture": "line-form-picture", "film": "line-form-film"}


@dataclass(frozen=True, slots=True)
class Comment:
    """What somebody chose in the modal of `comment_modal`."""

    text: str = ""
    form: Form = "picture"


def comment_modal(language: str, name: str, *arguments: object) -> discord.ui.Modal:
    """Return the modal for the comment on a line, and for picture or film.

    The action `name` reads it by `submitted_comment`.
    """
    comment: discord.ui.TextInput[discord.ui.View] = discord.ui.TextInput(
        custom_id="comment", required=False, max_length=LONGEST_COMMENT
    )
    forms = select("form", {form: locales.say(language, label) for form, label in _LABELS.items()}, ["picture"])
    parts = (
        labelled(locales.say(language, "line-comment-label"), comment, locales.say(language, "line-comment-hint")),
        labelled(locales.say(language, "line-form-label"), forms),
    )
    return modal(locales.say(language, "line-title"), parts, name, *arguments)


def submitted_comment(interaction: Interaction) -> Comment:
    """Return what a submitted `comment_modal` holds. Raises MatchError("unknown-control")."""
    fields = modal_fields(interaction)
    return Comment(single_value(fields, "comment"), look_up(FORMS, single_value(fields, "form")))


async def check_line(interaction: Interaction, match: Match | None) -> None:
    """Check that a line of a match may be shown in the place; None stands for a board that belongs to no match.

    Raises MatchError("show-line-running" | "show-line-elsewhere"). `match` may be out of date.
    """
    if match is None:
        return
    now = await interaction.client.services.matches.get(match.id)
    if now.mover is not None and now.imported_by is None:
        raise MatchError("show-line-running", match=now)
    if not may_everybody_see(interaction, now):
        raise MatchError("show-line-elsewhere", match=now)


async def show_line(
    interaction: Interaction, states: Sequence[State], comment: Comment, films: Queue, match: Match | None = None
) -> None:
    """Post a line for everybody in the place of an interaction: that of a button below a private message, or its modal.

    `states`: where the line begins, and the states after each of its moves. A picture has room for the last `MOST` of
    these. `films`: the queue in which films are drawn one at a time, so that they do not delay boards of turns.
    `match`: the match that the line is of, if any. The action must not be declared as `thinking`, since others see its
    answer.

    Raises the errors of `check_line` and of `show_here`, and MatchError("show-line-empty") for a line without moves.
    """
    if len(states) < 2:
        raise MatchError("show-line-empty")
    await check_line(interaction, match)
    people = [seat.holder for seat in match.seats if isinstance(seat.holder, Person)] if match else []

    async def make(reader: Reader) -> Message:
        file = await _drawn(states, _view(states[0], reader, match), comment.form, films.turn(interaction.user.id))
        return Message(_text(interaction, states, reader.language, comment, match), [file])

    await show_here(interaction, people, make)


async def _drawn(
    states: Sequence[State], view: View, form: Form, turn: AbstractAsyncContextManager[None]
) -> discord.File:
    if form == "film":
        async with turn:
            return await picture_file("trilithon-line", animate_line, states, view)
    moves = states[1:]
    shown = moves[-MOST:]
    numbers = range(len(moves) - len(shown) + 1, len(moves) + 1)
    return await picture_file("trilithon-line", render_line, shown, view, numbers)


def _view(state: State, reader: Reader, match: Match | None) -> View:
    """Return the view of a line; without a match, players are named by their sides."""
    if match is None:
        names = tuple(side_name(reader.language, state.game, side) for side in state.sides)
        return View(names=names, language=reader.language, theme=reader.theme)
    return View(
        names=names_of(reader.language, match),
        short_names=short_names(reader.language, match),
        language=reader.language,
        theme=reader.theme,
    )


def _text(
    interaction: Interaction, states: Sequence[State], language: str, comment: Comment, match: Match | None
) -> str:
    """Return who shows what, what is left out, and the comment as a quotation."""
    count = len(states) - 1
    lines = [
        locales.say(
            language,
            "line-shown" if match is None else "line-shown-match",
            who=safe(person_of(interaction.user).name),
            count=count,
            **(match_data(language, match) if match else {"game": game_name(language, states[0].game)}),
        )
    ]
    if comment.form == "picture" and count > MOST:
        lines.append(locales.say(language, "line-shown-last", shown=MOST))
    if said := safe(clean_line(comment.text, LONGEST_COMMENT)):
        lines.append(f"> {said}")
    return "\n".join(lines)


def show_line_button(language: str, name: str, *arguments: object) -> Button:
    """Return the button that opens the modal, by the action `name`."""
    return Button.to(name, *arguments, label=locales.say(language, "button-show-line"))
