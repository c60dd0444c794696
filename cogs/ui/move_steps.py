"""The steps that lead to a move, as private messages: ways to go on, and a preview once the move is complete."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import discord
from discord import ui

import locales
from cogs.ui.board_messages import board_file, renamed
from cogs.ui.controls import Button, Item, select_id, view
from cogs.ui.formatting import game_name, shorten
from cogs.ui.messages import Message
from cogs.ui.preferences import Reader
from engine import State
from engine.suggest import Suggestion
from matches import Match

MORE: Final = " …"
"""What is put after a text that is not a complete move."""
Trail = Sequence[int]
"""How somebody came to where they are: at each step, the number of the suggestion that they chose."""


async def step_message(match: Match, reader: Reader, trail: Trail, text: str = "") -> Message:
    """Return one step of the panel: the ways to go on, or the preview once the move is complete.

    `text` is what it says, where that is not the usual.
    """
    language, chosen = reader.language, follow_trail(match.state, trail)
    if chosen is None:
        return await step_message(match, reader, ())
    if chosen and chosen[-1].complete:
        return await preview_message(match, reader, chosen[-1].text, trail)
    typed = chosen[-1].text if chosen else ""
    code = "pick-on" if chosen else "pick-begin"
    controls = [
        step_select(match, language, typed, trail),
        *back_buttons(match, language, trail, "button-back"),
        Button.to("type", match.id, match.entries, label=locales.say(language, "button-type")),
    ]
    text = text or locales.say(language, code, game=game_name(language, match.game), typed=typed.strip())
    return Message(text, [await board_file(match, reader, typed=typed)], view(*controls))


async def preview_message(match: Match, reader: Reader, text: str, trail: Trail) -> Message:
    """Return the board that a move would lead to, with the question whether it is meant."""
    language, ahead = reader.language, replace(match, state=match.state.play(text))
    confirm = locales.say(language, "button-confirm")
    controls = [
        Button.to("play", match.id, match.entries, text, label=confirm, style=discord.ButtonStyle.success),
        *back_buttons(match, language, trail, "button-other"),
    ]
    board = renamed(await board_file(ahead, reader), "trilithon-ahead.png")
    return Message(locales.say(language, "pick-ahead", move=text), [board], view(*controls))


def follow_trail(state: State, trail: Trail) -> list[Suggestion] | None:
    """Return the suggestions that a trail chose; None if the engine now suggests otherwise, and it leads nowhere."""
    chosen: list[Suggestion] = []
    for number in trail:
        suggestions = next_suggestions(state, chosen[-1].text if chosen else "")
        if number >= len(suggestions):
            return None
        chosen.append(suggestions[number])
    return chosen


def completed_move(state: State, trail: Trail) -> str | None:
    """Return the move that a trail has come to; None as long as there is more to choose."""
    chosen = follow_trail(state, trail)
    return chosen[-1].text if chosen and chosen[-1].complete else None


def trail_to(state: State, typed: str) -> Trail:
    """Return the choices that lead as far into a half-typed move as there are steps for it. Raises UnreadableMove."""
    spelled, text = state.spelled(typed), ""
    trail: tuple[int, ...] = ()
    while True:
        suggestions = next_suggestions(state, text)
        further = [
            (len(suggestion.text), number, suggestion.text)
            for number, suggestion in enumerate(suggestions)
            if not suggestion.complete
            and len(suggestion.text) > len(text)
            and leads_to(suggestion, suggestions, spelled)
        ]
        if not further:
            return trail
        _, number, text = max(further)
        trail = (*trail, number)


def leads_to(suggestion: Suggestion, suggestions: Sequence[Suggestion], spelled: str) -> bool:
    """Return whether a suggestion leads to a typed text. A dash at its end counts only if several begin alike."""
    text, bare = suggestion.text.strip(), suggestion.text.strip(" -")
    sole = sum(other.text.startswith(bare) for other in suggestions) == 1
    return spelled.startswith(bare if sole else text)


def next_suggestions(state: State, typed: str) -> list[Suggestion]:
    """Return what may be chosen next."""
    return state.suggest(typed) if typed else state.first_steps()


def step_select(match: Match, language: str, typed: str, trail: Trail) -> Item:
    """Return the select of the ways to go on."""
    numbered = enumerate(next_suggestions(match.state, typed))
    options = [suggestion_option(language, suggestion, trail_text((*trail, number))) for number, suggestion in numbered]
    hint = locales.say(language, "pick-hint")
    identity = select_id("pick", match.id, match.entries, trail_text(trail))
    return ui.Select(custom_id=identity, placeholder=hint, options=options)


def suggestion_option(language: str, suggestion: Suggestion, value: str) -> discord.SelectOption:
    """Return a suggestion as an option of the select: its text and what it means.

    No value may come again at the next step: a client that keeps what was chosen would not let it be chosen once more.
    """
    text = suggestion.text if suggestion.complete else suggestion.text.strip() + MORE
    meaning = locales.say(language, f"suggest-{suggestion.label}", **suggestion.data)
    return discord.SelectOption(label=shorten(text), description=shorten(meaning), value=value)


def back_buttons(match: Match, language: str, trail: Trail, label: str) -> list[Button]:
    """Return the button for the step before; at the first step the one for the desk, from which many come."""
    if not trail:
        return [Button.to("desk", 0, "back", label=locales.say(language, "button-desk"))]
    return [Button.to("pick", match.id, match.entries, trail_text(trail[:-1]), label=locales.say(language, label))]


def trail_text(trail: Trail) -> str:
    """Return a trail as a control keeps it."""
    return ".".join(map(str, trail))
