"""What the page says: the same messages as in chat, without the marks by which Discord formats them."""

import re
from typing import Final

import locales
from engine.errors import Refusal
from wording.formatting import explain
from wording.side_marks import without_marks

_FORMAT: Final = re.compile(r"(?<!\\)(?:\*\*|`)|^-# |^#+ |^> ", re.MULTILINE)
_COMMAND: Final = re.compile(r"</([^:>]+):\d+>")
_MENTION: Final = re.compile(r"<[@#]!?&?\d+>")
_LINK: Final = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_ESCAPED: Final = re.compile(r"\\(\W)")
_UNLINKED: Final = "\u200b"
"""What `safe` puts into people's texts so that nothing in them becomes a link."""
PAGE: Final = (
    *("title", "matches", "none", "mine", "theirs", "before", "forward", "first", "last", "turn", "above", "theme"),
    *("steps", "board", "lit", "ahead", "which", "lost", "gone", "failed", "again", "number"),
)
"""The messages of the page itself, `page-<name>`."""
SHARED: Final = ("button-confirm", "button-other", "button-back", "button-think-boards", "button-think-line")
"""Those that it has in common with chat."""


def page_texts(language: str) -> dict[str, str]:
    """Return the messages of the page by their names."""
    own = {name: locales.say(language, f"page-{name}") for name in PAGE}
    return own | {name.removeprefix("button-"): locales.say(language, name) for name in SHARED}


def plain(text: str) -> str:
    """Return a message without Discord's marks. Moments stay as `<t:…>`: the page writes them in the reader's zone."""
    named = _COMMAND.sub(r"/\1", _LINK.sub(r"\1", text))
    unmarked = _FORMAT.sub("", _MENTION.sub("", without_marks(named)))
    return _ESCAPED.sub(r"\1", unmarked).replace(_UNLINKED, "")


def say(language: str, code: str, **data: object) -> str:
    """Return a message for the page."""
    return plain(locales.say(language, code, **data))


def told(language: str, refusal: Refusal) -> str:
    """Return the sentence of a refusal for the page."""
    return plain(explain(language, refusal))
