"""What the page says: the same messages as in chat, without the marks by which Discord formats them."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

import locales
from engine import OptionError
from engine.errors import Refusal
from matches import Listing, Match, Seat

_FORMAT: Final = re.compile(r"\*\*|`|^-# |^#+ ", re.MULTILINE)
_COMMAND: Final = re.compile(r"</([^:>]+):\d+>")
_MENTION: Final = re.compile(r"<[@#]!?&?\d+>")
_LINK: Final = re.compile(r"\[([^\]]*)\]\([^)]*\)")
NUMBERED: Final = ("match", "challenge", "offer")
"""Data of refusals that are numbers used as names, to be written without thousands separators."""
PAGE: Final = (
    *("title", "matches", "none", "mine", "theirs", "before", "forward", "first", "last", "turn", "above", "theme"),
    *("steps", "board", "lit", "ahead", "which", "lost", "gone", "failed", "again", "used", "number"),
)
"""The messages of the page itself, `page-<name>`."""
SHARED: Final = ("button-confirm", "button-other", "button-back", "button-resign-no")
"""Those that it has in common with chat."""


def page_texts(language: str) -> dict[str, str]:
    """Return the messages of the page by their names."""
    own = {name: locales.say(language, f"page-{name}") for name in PAGE}
    return own | {name.removeprefix("button-"): locales.say(language, name) for name in SHARED}


def plain(text: str) -> str:
    """Return a message without Discord's marks. Moments stay as `<t:…>`: the page writes them in the reader's zone."""
    named = _COMMAND.sub(r"/\1", _LINK.sub(r"\1", text))
    return _FORMAT.sub("", _MENTION.sub("", named))


def say(language: str, code: str, **data: object) -> str:
    """Return a message for the page."""
    return plain(locales.say(language, code, **data))


def name_of(language: str, seat: Seat) -> str:
    """Return the name of who has a seat, of a computer with its level."""
    return seat.name if seat.level is None else locales.say(language, "computer", level=seat.level)


def names_of(language: str, match: Match | Listing) -> tuple[str, ...]:
    """Return the names of a match's players, by player number."""
    return tuple(name_of(language, seat) for seat in match.seats)


def moment(at: int | None, style: str = "R") -> str:
    """Return a moment as the page reads it; empty for None."""
    return "" if at is None else f"<t:{at}:{style}>"


def explain(language: str, refusal: Refusal) -> str:
    """Return the sentence that explains a refusal."""
    family = "option-error" if isinstance(refusal, OptionError) else "refusal"
    return say(language, f"{family}-{refusal.code}", **_data(language, refusal.data))


def _data(language: str, data: Mapping[str, Any]) -> dict[str, object]:
    said: dict[str, object] = {}
    for name, value in data.items():
        if isinstance(value, Refusal):
            said[name] = explain(language, value)
        elif isinstance(value, Match | Listing):
            said |= {name: str(value.id), "link": f"#{value.id}"}
        elif name in NUMBERED and isinstance(value, int):
            said[name] = str(value)
        else:
            said[name] = _shortened(value)
    if isinstance(until := data.get("until"), int):
        said |= {"at": moment(until, "f"), "left": moment(until)}
    return said


def _shortened(value: object) -> object:
    if isinstance(value, str):
        return locales.shortened(value, 100)
    return tuple(map(_shortened, value)) if isinstance(value, Sequence) else value
