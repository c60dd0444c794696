"""The words of Discord's client, for readers of another language than simcord's English."""

from collections.abc import Iterator

from locales import say

BLANK = "%"
"""Stands for a name or a number."""
WORDS = (
    *("only-you", "edited", "message", "commands-only", "replying", "used", "thread", "older", "newer", "jump"),
    *("reply", "edit", "delete", "pin", "unpin", "actions", "send", "send-message", "cancel-reply", "cancel"),
    *("submit", "apply", "close-form", "careful", "required", "at-least", "at-most", "choose-one", "select"),
    *("clear", "search", "options-matching", "members", "no-options", "no-suggestions", "loading-commands"),
    *("more-options", "optional", "no-command", "choose-file", "bad-value", "bad-choice", "download", "enlarge"),
    *("enlarged", "zoom", "fit", "close-image", "previous-image", "next-image", "original", "close-channels"),
    "select-several",
)


def client_words(language: str) -> Iterator[tuple[str, str]]:
    """Yield each text of simcord that is another in a language, with its translation."""
    blanks = dict.fromkeys(("name", "what", "number"), BLANK)
    for word in WORDS:
        written, shown = (say(spoken, f"discord-{word}", **blanks) for spoken in ("en", language))
        if written != shown:
            yield written, shown
