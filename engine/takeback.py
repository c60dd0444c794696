"""Taking plies back, as an entry of the record: what it takes back stays written, and stands no more."""

import re
from collections.abc import Iterable, Sequence

_ENTRY = re.compile(r"takeback ([1-9][0-9]{0,5})")


def written(plies: int) -> str:
    """The entry that takes so many plies back."""
    return f"takeback {plies}"


def plies_back(entry: str) -> int | None:
    """How many plies an entry takes back; None for every other entry."""
    found = _ENTRY.fullmatch(entry)
    return int(found[1]) if found else None


def standing(history: Sequence[str]) -> tuple[str, ...]:
    """The entries of a record that stand: no takebacks, and nothing that one took back."""
    return tuple(history[number] for number in places_standing(history))


def places_standing(history: Iterable[str]) -> list[int]:
    """Where in a record, counted from 0, the entries are that stand."""
    line: list[int] = []
    for number, entry in enumerate(history):
        plies = plies_back(entry)
        if plies is None:
            line.append(number)
        else:
            del line[-plies:]
    return line


def taken(history: Sequence[str]) -> tuple[str, ...]:
    """What the latest entry of a record took back; nothing if it is no takeback."""
    plies = plies_back(history[-1]) if history else None
    return standing(history[:-1])[-plies:] if plies else ()
