"""Pages of lists that are too long for one message."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Generic, Self, TypeVar

import locales
from cogs.core.controls import Button

Listed = TypeVar("Listed")
SIGNS: Final = {"first": "⏮️", "back": "◀️", "forward": "▶️", "last": "⏭️"}
"""What stands on the buttons between the pages of something that has an order."""


@dataclass(frozen=True, slots=True)
class Paged(Generic[Listed]):
    """A page of a list."""

    shown: Sequence[Listed]
    page: int
    """From 0."""
    pages: int
    """At least 1."""

    @classmethod
    def of(cls, everything: Sequence[Listed], size: int, page: int) -> Self:
        """Return a page of up to `size` items, counted from 0; the last page if there are fewer."""
        pages = max(-(-len(everything) // size), 1)
        page = min(page, pages - 1)
        return cls(everything[page * size : (page + 1) * size], page, pages)


def page_line(language: str, page: int, pages: int) -> Iterator[str]:
    """Yield the number of the page and of all pages, if there are several; `page` counts from 0."""
    if pages > 1:
        yield locales.say(language, "page-of", page=page + 1, pages=pages)


def turns(language: str, paged: Paged[Listed], action: str, *arguments: object) -> Iterator[Button]:
    """Yield the buttons to the previous and next page, where they exist.

    The action gets its arguments, the page, and a name that keeps ids unique.
    """
    for name, there in (("before", paged.page - 1), ("after", paged.page + 1)):
        if 0 <= there < paged.pages:
            yield Button.to(action, *arguments, there, name, label=locales.say(language, f"button-page-{name}"))
