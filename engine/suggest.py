"""Suggestions: lead a person to a legal move in steps of few choices, knowing only the texts of the legal moves.

Steps that are too many to list are grouped: those of a column by their common beginning (`b`), and others as a range of
what comes next (`30a-10a..19a`). Words and numbers are in their natural order: `b2` before `b10`.
"""

import re
from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import chain
from string import ascii_lowercase, digits
from typing import Any

SPAN = ".."
"""The separator between the first and the last word of a range."""
FEW = 12
"""The most numbers that are suggested one by one; more of them are grouped by tens."""
_LETTERS_AND_DIGITS = ascii_lowercase + digits
_RANGE = re.compile(rf"(.*?)([a-z0-9]+){re.escape(SPAN)}([a-z0-9]+)")
_WORD = re.compile(r"[a-z0-9]*")
_SIGNS = re.compile(r"[^a-z0-9]*")
_COLUMN = re.compile(r"([a-z]+)[0-9]")
_TOKEN = re.compile(r"[0-9]+|[a-z]+")
_PARTS = re.compile(r"[0-9]+|[a-z]+|[^a-z0-9]")
Key = tuple[tuple[int, int, str], ...]


@dataclass(frozen=True, slots=True)
class Suggestion:
    """One way to go on: the text so far, what it means (a label code with data), and whether it is a whole move."""

    text: str
    label: str
    data: Mapping[str, Any] = field(default_factory=dict)
    complete: bool = True
    cells: tuple[str, ...] = field(default=(), compare=False)
    """The cells that the text means, in its order, and other places of the board by the names that refusals give them;
    none for a group or a word."""


@dataclass(frozen=True, slots=True)
class Range:
    """The texts that go on from `lead` with a word from `first` to `last`, in natural order."""

    lead: str
    first: str
    last: str

    @property
    def text(self) -> str:
        """The range as `read_range` reads it."""
        return f"{self.lead}{self.first}{SPAN}{self.last}"

    def __contains__(self, text: str) -> bool:
        word = _word(text, self.lead) if text.startswith(self.lead) else ""
        return bool(word) and _key(self.first) <= _key(word) <= _key(self.last)


@dataclass(frozen=True, slots=True)
class Group:
    """Several texts as one entry: the text to go on from, and what it leads to."""

    text: str
    members: tuple[str, ...]
    range: Range | None = None
    """None where all members begin with `text`, and nothing else does."""


def read_range(text: str) -> Range | None:
    """Return the range that a text means; None if it means none."""
    found = _RANGE.fullmatch(text)
    return Range(found[1], found[2], found[3]) if found else None


def holding(moves: Iterable[str], typed: str) -> list[str]:
    """Return the moves that hold what is typed where a word or number begins; first those where it ends there too."""
    before, after = ("[0-9]", "[0-9]") if typed[:1].isdigit() else ("[a-z]", "[0-9]")
    begins = re.compile(rf"(?<!{before}){re.escape(typed)}")
    equals = re.compile(rf"{begins.pattern}(?!{after})")
    return sorted(filter(begins.search, moves), key=lambda move: not equals.search(move))


def heads(moves: list[str], start: str, breaks: str) -> list[str]:
    """Return the moves cut after the first break that follows the text they start with, without repetition.

    A head adds more than a blank: interfaces trim what is picked, and would be led back to where they were.
    """
    whole = set(moves)
    return list(dict.fromkeys(_head(move, len(start), breaks, whole) for move in moves))


def _head(move: str, start: int, breaks: str, whole: Collection[str]) -> str:
    """Return a move cut after the first break at or behind `start`; the whole move if there is none.

    A blank is no break behind a text that is one of the `whole` moves.
    """
    ends = (end for end in range(start + 1, len(move)) if move[end - 1] in breaks)
    heads = (move[:end] for end in ends if len(move[:end].rstrip()) > start)
    return next((head for head in heads if head.rstrip() == head or head.rstrip() not in whole), move)


# Groups


def grouped(
    texts: Sequence[str], limit: int, rank: Callable[[str], int] | None = None, others: Collection[str] = ()
) -> list[Group | str]:
    """Return texts as at most `limit` entries, in order: by themselves as far as there is room, the rest as groups.

    Those of a lower `rank` come first. The text of a group is none of `texts` and `others`.
    """
    ranked = sorted(texts, key=rank) if rank else list(texts)
    if len(ranked) <= limit:
        return [*ranked]
    natural = sorted(texts, key=_key)
    for parts in (_by(ranked, rank) if rank else [ranked], [natural]):
        entries = _entries(_parted(parts, limit), ranked, others)
        groups = [entry for entry in entries if isinstance(entry, Group)]
        if len(entries) <= limit and all(len(group.members) < len(texts) for group in groups):
            return entries
    parts = _split(natural)
    size = -(-len(parts) // limit)
    return _entries([[*chain(*parts[at : at + size])] for at in range(0, len(parts), size)], natural, others)


def _parted(parts: list[list[str]], limit: int) -> list[list[str]]:
    """Return parts of texts opened in their order, as far as the limit allows: to single texts, or to smaller parts.

    Columns are opened all together or not at all, so that those of a board look alike.
    """
    if len(parts) == 1:
        parts = _split(parts[0])
    while True:
        room = limit - len(parts)
        columns = [part for part in parts if len(part) > 1 and _column(part)]
        closed = columns if sum(map(len, columns)) - len(columns) > room else []
        opened: list[list[str]] = []
        for part in parts:
            ways = () if part in closed else ([[text] for text in part], _split(part) if len(part) > 1 else [part])
            smaller = next((way for way in ways if len(way) - 1 <= room), [part])
            room -= len(smaller) - 1
            opened += smaller
        if len(opened) == len(parts) or any(len(part) > 1 and part in parts for part in opened):
            return opened
        parts = opened


def _split(texts: list[str]) -> list[list[str]]:
    """Return texts in several parts by their next word: by its letters, by its number, or by the tens of that."""
    lead = _lead(texts)
    words = {text: _word(text, lead) for text in texts}
    if len(set(words.values())) == 1:
        return _split_by_sign(texts, lead + words[texts[0]])
    tokens = {word: _TOKEN.findall(word) for word in words.values()}
    longest = max(map(len, tokens.values()))
    padded = {word: [*found, *[""] * (longest - len(found))] for word, found in tokens.items()}
    at = next(at for at in range(longest) if len({found[at] for found in padded.values()}) > 1)
    numbers = {int(found[at]) for found in padded.values() if found[at].isdigit()}
    powers = (10**power for power in range(6, 0, -1))
    scale = next((ten for ten in powers if len({number // ten for number in numbers}) > 1), 1)

    def part(text: str) -> str | int:
        value = padded[words[text]][at]
        return int(value) // scale if value.isdigit() and len(numbers) > FEW else value

    return _by(texts, part)


def _split_by_sign(texts: list[str], start: str) -> list[list[str]]:
    """Return texts that go on from the same word in parts by the sign behind it. A blank alone is no step."""
    parts: list[list[str]] = []
    for part in _by(texts, lambda text: "".join(_SIGNS.findall(text, len(start))[:1])):
        parts += _split(part) if len(part) > 1 and _lead(part).endswith(" ") else [part]
    return parts


def _by(texts: Iterable[str], key: Callable[[str], Hashable]) -> list[list[str]]:
    """Return texts in parts of the same key, in the order of the first of each."""
    parts: dict[Hashable, list[str]] = {}
    for text in texts:
        parts.setdefault(key(text), []).append(text)
    return list(parts.values())


def _entries(parts: Iterable[list[str]], texts: Sequence[str], others: Collection[str]) -> list[Group | str]:
    """Return parts as entries: a single text by itself, several as a group."""
    keys: dict[str, dict[str, Key]] = {}
    entries: list[Group | str] = []
    for part in parts:
        lead = _lead(part)
        if len(part) > 1 and lead not in keys:
            keys[lead] = {text: _key(_word(text, lead)) for text in texts if text.startswith(lead)}
        entries.append(part[0] if len(part) == 1 else _group(part, lead, keys[lead], others))
    return entries


def _group(part: list[str], lead: str, keys: Mapping[str, Key], others: Iterable[str]) -> Group:
    """Return the group of a part: by a beginning that only its members have, or else by the range of their words.

    `keys` are those of the next words of all texts that begin with `lead`.
    """
    members = set(part)
    begins = lead + _column(part)
    alike = {text for text in (*keys, *others) if text.startswith(begins)}
    is_word = bool(begins) and not begins.endswith(" ")
    if is_word and begins not in alike and all(_leads_to(members, text) for text in alike):
        return Group(begins, tuple(part))
    first, last = min(part, key=keys.__getitem__), max(part, key=keys.__getitem__)
    found = Range(lead, _word(first, lead), _word(last, lead))
    return Group(found.text, tuple(text for text in keys if keys[first] <= keys[text] <= keys[last]), found)


def _leads_to(members: Collection[str], text: str) -> bool:
    """Return whether a text is one of the members, or goes on from one."""
    return text in members or any(text.startswith(member) for member in members)


def _lead(texts: Sequence[str]) -> str:
    """Return the beginning that texts share, up to their next word."""
    return texts[0][: _common(texts)].rstrip(_LETTERS_AND_DIGITS)


def _common(texts: Sequence[str]) -> int:
    """Return the length of the beginning that texts share."""
    low, high = min(texts), max(texts)
    return next((i for i, (a, b) in enumerate(zip(low, high, strict=False)) if a != b), min(len(low), len(high)))


def _word(text: str, lead: str) -> str:
    """Return the letters and digits that follow the lead."""
    found = _WORD.match(text, len(lead))
    return found[0] if found else ""


def _column(texts: Sequence[str]) -> str:
    """Return the letters that begin the next word of all texts, and stand before a number; empty if there are none."""
    lead = _lead(texts)
    found = {_COLUMN.match(text, len(lead)) for text in texts}
    letters = {match[1] if match else "" for match in found}
    return letters.pop() if len(letters) == 1 else ""


@lru_cache(maxsize=4096)
def _key(text: str) -> Key:
    """Return a sorting key: words before longer ones, numbers by their value."""
    return tuple((0, int(token), token) if token.isdigit() else (1, 0, token) for token in _PARTS.findall(text))
