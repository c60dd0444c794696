"""Confirmations before something that cannot be undone."""

from discord import ButtonStyle, ui

import locales
from cogs.core.controls import Button, view
from matches import Match


def yes_or_no(
    language: str,
    question: str,
    *arguments: object,
    about: Match | None = None,
    yes: Button | None = None,
    no: Button | None = None,
) -> ui.View:
    """Return the buttons below a question, labelled `button-<question>-yes` and `button-<question>-no`.

    Yes triggers the action `<question>-yes` on the arguments. No is answered by the message `kept-<question>`, which
    may name the match `about`. `yes` and `no` replace the buttons.
    """

    def button(answer: str, style: ButtonStyle, action: str, *on: object) -> Button:
        return Button.to(action, *on, label=locales.say(language, f"button-{question}-{answer}"), style=style)

    matches = [about.id] if about else []
    return view(
        yes or button("yes", ButtonStyle.danger, f"{question}-yes", *arguments),
        no or button("no", ButtonStyle.secondary, "no", question, *matches),
    )
