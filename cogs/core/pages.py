"""Lists that are too long for one message, as pages: what is on one, which one it is, and the ways to the next."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, Self, TypeVar

import locales
from cogs.core.controls import Button

Listed = TypeVar("Listed")


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
        """Return a page of up to `size`, counted from 0; the last one, if there are fewer."""
        pages = max(-(-len(everything) // size), 1)
        page = min(page, pages - 1)
        return cls(everything[page * size : (page + 1) * size], page, pages)


def page_line(language: str, page: int, pages: int) -> Iterator[str]:
    """Yield which page, counted from 0, of how many it is, if there are several."""
    if pages > 1:
        yield locales.say(language, "page-of", page=page + 1, pages=pages)


def turns(language: str, paged: Paged[Listed], action: str, *arguments: object) -> Iterator[Button]:
    """Yield the buttons to the pages before and after, as far as there are such.

    An action takes its own arguments, the page, and a name that keeps the id apart from others that lead there.
    """
    for name, there in (("before", paged.page - 1), ("after", paged.page + 1)):
        if 0 <= there < paged.pages:
            yield Button.to(action, *arguments, there, name, label=locales.say(language, f"button-page-{name}"))
