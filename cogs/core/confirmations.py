"""Questions before something that cannot be undone: the two buttons, one of which leaves everything as it is."""

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

    Yes does the action `<question>-yes` on the arguments. No is answered by the message `kept-<question>`, which may
    name the match that the question is `about`. Another button may stand in place of either.
    """

    def button(answer: str, style: ButtonStyle, action: str, *on: object) -> Button:
        return Button.to(action, *on, label=locales.say(language, f"button-{question}-{answer}"), style=style)

    matches = [about.id] if about else []
    return view(
        yes or button("yes", ButtonStyle.danger, f"{question}-yes", *arguments),
        no or button("no", ButtonStyle.secondary, "no", question, *matches),
    )
