"""Correcting a refused `/challenge` or `/practice`: the typed text is shown with the refusal, and reopened in a modal.

The text is read back from the message, so nothing is stored.
"""

import re
from collections.abc import Mapping
from typing import Final

from discord import ui

import locales
from cogs.challenges.terms_form import LONGEST, RATED, YES_OR_NO, TermsForm
from cogs.challenges.typed_terms import TEXTS, Command, Typed
from cogs.core.command_texts import option_id
from cogs.core.controls import Button, view
from cogs.core.messages import Message
from engine import Game
from wording.formatting import clean_line, game_name

ACTIONS: Final[Mapping[Command, tuple[str, str]]] = {
    "challenge": ("correct", "corrected"),
    "practice": ("correct-practice", "corrected-practice"),
}
"""The actions that open the modal and that answer it."""
_LINE: Final = re.compile(r"-# ([^:`<]+?)\s?: (?:`([^`]*)`|((?:<@&?\d+> ?)+))")
_MENTION: Final = re.compile(r"<@(&?)(\d+)>")


def correction_message(language: str, refusal: str, game: str, typed: Typed) -> Message:
    """Return a refusal with the typed text and the button to correct it. `game` is the text for game or preset."""
    mentions = " ".join(f"<@&{each}>" if each in typed.roles else f"<@{each}>" for each in typed.opponents)
    told = {"opponent": mentions} if mentions else {}
    for name in TEXTS[typed.command]:
        text = getattr(typed, name)
        if text:
            told[name] = f"`{clean_line(text, LONGEST).replace('`', chr(39))}`"
    if typed.rated is not None:
        told[RATED] = f"`{locales.say(language, 'value-yes' if typed.rated else 'value-no')}`"
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
    answers = {locales.say(language, f"value-{name}"): name for language in locales.LANGUAGES for name in YES_OR_NO}
    rated = YES_OR_NO.get(answers.get(found[RATED][2] or "", "")) if RATED in found else None
    roles = frozenset(int(number) for sign, number in mentions if sign)
    return Typed(tuple(int(number) for _, number in mentions), **texts, rated=rated, command=command, roles=roles)


def correction_modal(language: str, game: Game, wanted: str, typed: Typed) -> ui.Modal:
    """Return the form for correcting the typed text. `wanted` is a text that chooses game or preset.

    A challenge's form asks for the level only if one was typed; otherwise there is room for whether the match is rated.
    """
    asked = [*TEXTS[typed.command]]
    if typed.command == "challenge":
        asked = ["opponents", *asked[: None if typed.level else -1]]
    if typed.rated is not None and not typed.level:
        asked.append(RATED)
    title = locales.say(language, "correct-title", command=typed.command, game=game_name(language, game))
    return TermsForm(language, typed, game).modal(title, asked, ACTIONS[typed.command][1], wanted)
