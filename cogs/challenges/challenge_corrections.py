"""Correcting a refused `/challenge` or `/practice`: the typed text is shown with the refusal, and reopened in a modal.

The text is read back from the message, so nothing is stored.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

import discord
from discord import ui

import locales
from cogs.challenges.challenge_options import side_names
from cogs.challenges.terms_modal import RATED, YES_OR_NO, rated_select
from cogs.core.command_texts import option_id
from cogs.core.controls import Button, Item, Label, labelled, look_up, modal, single_value, view
from cogs.core.formatting import clean_line, game_name, shorten
from cogs.core.messages import Message
from engine import Game

LONGEST: Final = 280
"""Maximal length of each text that is kept, in characters."""
Command: TypeAlias = Literal["challenge", "practice"]
TEXTS: Final[Mapping[Command, Sequence[str]]] = {
    "challenge": ("options", "side", "clock", "level"),
    "practice": ("options", "side", "level"),
}
"""The text parameters of each command.

A challenge's modal asks for the level only if one was typed; otherwise there is room for whether the match is rated.
"""
ACTIONS: Final[Mapping[Command, tuple[str, str]]] = {
    "challenge": ("correct", "corrected"),
    "practice": ("correct-practice", "corrected-practice"),
}
"""The actions that open the modal and that answer it."""
_LINE: Final = re.compile(r"-# ([^:`<]+?)\s?: (?:`([^`]*)`|((?:<@&?\d+> ?)+))")
_MENTION: Final = re.compile(r"<@(&?)(\d+)>")


@dataclass(frozen=True, slots=True)
class Typed:
    """The typed parameters besides the game; None for omitted ones."""

    opponents: Sequence[int] = ()
    """Ids of people and roles."""
    options: str | None = None
    side: str | None = None
    clock: str | None = None
    level: str | None = None
    """The level of Trilithon."""
    rated: str | None = None
    """`yes` or `no`."""
    command: Command = "challenge"
    roles: frozenset[int] = frozenset()
    """Those of the opponents that are roles."""


def correction_message(language: str, refusal: str, game: str, typed: Typed) -> Message:
    """Return a refusal with the typed text and the button to correct it. `game` is the text for game or preset."""
    mentions = " ".join(f"<@&{each}>" if each in typed.roles else f"<@{each}>" for each in typed.opponents)
    told = {"opponent": mentions} if mentions else {}
    for name in TEXTS[typed.command]:
        text = getattr(typed, name)
        if text:
            told[name] = f"`{clean_line(text, LONGEST).replace('`', chr(39))}`"
    if typed.rated:
        told[RATED] = f"`{locales.say(language, f'value-{typed.rated}')}`"
    lines = [
        locales.say(language, "correct-typed", name=_name(language, typed.command, name), text=text)
        for name, text in told.items()
    ]
    button = Button.to(ACTIONS[typed.command][0], game, label=locales.say(language, "button-correct"))
    return Message("\n".join([refusal, *lines]), controls=view(button))


def _name(language: str, command: Command, name: str) -> str:
    """Return the label of a parameter."""
    return locales.say(language, option_id(command, name))


def read_correction(content: str, command: Command) -> Typed:
    """Return the typed parameters from the text of a `correction_message` in any language."""
    others = ("opponent", RATED) if command == "challenge" else ()
    asked = (*TEXTS[command], *others)
    names = {_name(language, command, name): name for language in locales.LANGUAGES for name in asked}
    found: dict[str, re.Match[str]] = {
        names[line[1]]: line for line in map(_LINE.fullmatch, content.splitlines()) if line and line[1] in names
    }
    texts = {name: found[name][2] for name in TEXTS[command] if name in found}
    mentions = _MENTION.findall(found["opponent"][3] or "") if "opponent" in found else ()
    rated = _rated(found[RATED][2]) if RATED in found else None
    roles = frozenset(int(number) for sign, number in mentions if sign)
    return Typed(tuple(int(number) for _, number in mentions), **texts, rated=rated, command=command, roles=roles)


def _rated(word: str) -> str | None:
    """Return `yes` or `no` for its name in any language."""
    words = {locales.say(language, f"value-{name}"): name for language in locales.LANGUAGES for name in YES_OR_NO}
    return words.get(word)


def correction_modal(language: str, game: Game, wanted: str, typed: Typed) -> ui.Modal:
    """Return the modal for correcting the typed text. `wanted` is a text that chooses game or preset."""
    is_challenge, command = typed.command == "challenge", typed.command
    about = _hints(language, game, command)
    parts = [people_label(language, typed, game.players - 1)] if is_challenge else []
    parts += [
        text_label(language, typed, name, about[name])
        for name in TEXTS[command]
        if name != "level" or typed.level or not is_challenge
    ]
    if typed.rated and not typed.level:
        parts.append(rated_select(language, rated=YES_OR_NO[typed.rated]))
    title = locales.say(language, "correct-title", command=command, game=game_name(language, game))
    return modal(title, parts, ACTIONS[command][1], wanted)


def text_label(language: str, typed: Typed, name: str, hint: str | None = None) -> Label:
    """Return the text input of a parameter, with what was typed."""
    default = shorten(getattr(typed, name) or "", LONGEST)
    field: Item = ui.TextInput(custom_id=name, default=default, required=False, max_length=LONGEST)
    return labelled(_name(language, typed.command, name), field, hint)


def people_label(language: str, typed: Typed, most: int) -> Label:
    """Return the select of at most so many opponents."""
    people: Item = ui.MentionableSelect(
        custom_id="opponents",
        required=False,
        min_values=0,
        max_values=most,
        default_values=[
            discord.Object(each, type=discord.Role if each in typed.roles else discord.User)
            for each in dict.fromkeys(typed.opponents[:most])
        ],
    )
    hint = locales.say(language, "command-challenge-opponent-description")
    return labelled(_name(language, typed.command, "opponent"), people, shorten(hint))


def _hints(language: str, game: Game, command: Command) -> dict[str, str | None]:
    """Return a hint for each text of the modal; None if nothing can be typed."""
    known = [option.name if option.kind == "flag" else f"{option.name}=…" for option in game.options]
    hints = {
        "options": ", ".join(known),
        "side": ", ".join(side_names(game, language).values()),
        "clock": locales.say(language, "terms-clock-hint"),
        "level": locales.say(language, f"command-{command}-level-description"),
    }
    return {name: shorten(hint) or None for name, hint in hints.items()}


def read_corrected(
    fields: Mapping[str, Sequence[str]],
    opponents: Sequence[int] = (),
    command: Command = "challenge",
    roles: Iterable[int] = (),
) -> Typed:
    """Return the parameters from a submitted modal; empty ones are None. Raises MatchError("unknown-control")."""
    asked = [name for name in TEXTS[command] if name in fields]
    texts = {name: single_value(fields, name).strip() or None for name in asked}
    rated = single_value(fields, RATED) if RATED in fields else None
    if rated is not None:
        look_up(YES_OR_NO, rated)
    return Typed(opponents, **texts, rated=rated, command=command, roles=frozenset(roles))
