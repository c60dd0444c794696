"""Suggestions: lead a person to a legal move in steps of few choices, knowing only the texts of the legal moves."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

Label = Callable[[str, bool], tuple[str, Mapping[str, Any]]]


@dataclass(frozen=True, slots=True)
class Suggestion:
    """One way to go on: the text so far, what it means (a label code with data), and whether it is a whole move."""

    text: str
    label: str
    data: Mapping[str, Any] = field(default_factory=dict)
    complete: bool = True


def plain_label(text: str, complete: bool) -> tuple[str, Mapping[str, Any]]:
    """Return the label of a move or step that has no better name."""
    return ("move" if complete else "begin"), {"text": text}


def narrow(
    moves: Iterable[str],
    typed: str,
    limit: int,
    breaks: str = "- ",
    label: Label = plain_label,
    complete: Callable[[str], bool] = bool,
) -> list[Suggestion]:
    """Return at most `limit` suggestions that lead from `typed` to every move that begins with it.

    A move's text is cut into steps after the characters in `breaks`. Where a step has more than `limit` continuations,
    those that begin alike are bundled. `moves` are in order of rank, the best first. When none begins with `typed`, the
    moves that contain it are returned instead. `complete` returns whether a text is a whole move.
    """
    ranked = list(moves)
    fitting = [move for move in ranked if move.startswith(typed)]
    if not fitting:
        return [Suggestion(move, *label(move, True), complete(move)) for move in ranked if typed in move][:limit]
    heads = _heads(fitting, typed, breaks)
    while len(heads) == 1 and heads[0] != fitting[0]:
        heads = _heads(fitting, heads[0], breaks)
    whole = set(fitting)

    def suggestion(text: str, count: int) -> Suggestion:
        if count > 1:
            return Suggestion(text, "more", {"text": text, "count": count}, complete=False)
        return Suggestion(text, *label(text, text in whole), complete=text in whole and complete(text))

    return [suggestion(text, count) for text, count in bundle(heads, len(typed), limit)]


def bundle(texts: list[str], start: int, limit: int) -> list[tuple[str, int]]:
    """Return texts as at most `limit` beginnings, each with the number of texts that begin so.

    A beginning of several texts is split further as long as the limit allows, the one of the fewest texts first.
    """
    bundles = [(texts[0][:start], texts)]
    while True:
        openable = [
            (len(members), index, parts)
            for index, (_, members) in enumerate(bundles)
            if len(members) > 1 and len(bundles) - 1 + len(parts := _open(members)) <= limit
        ]
        if not openable:
            return [(text if len(members) > 1 else members[0], len(members)) for text, members in bundles]
        _, index, parts = min(openable)
        bundles[index : index + 1] = parts


def _open(texts: list[str]) -> list[tuple[str, list[str]]]:
    """Return texts grouped by the first character in which they differ (and one more after a blank), in their order."""
    common = _common(texts)
    order: dict[str, list[str]] = {}
    for text in texts:
        end = common + 1 + (text[common : common + 1] == " ")
        order.setdefault(text[:end], []).append(text)
    return list(order.items())


def _common(texts: list[str]) -> int:
    """Return the length of the beginning that texts share."""
    low, high = min(texts), max(texts)
    return next((i for i, (a, b) in enumerate(zip(low, high, strict=False)) if a != b), min(len(low), len(high)))


def _heads(moves: list[str], typed: str, breaks: str) -> list[str]:
    """Return the moves cut after the first break that follows what is typed, without repetition.

    A head adds more than a blank: interfaces trim what is picked, and would be led back to where they were.
    """
    return list(dict.fromkeys(_head(move, len(typed), breaks) for move in moves))


def _head(move: str, start: int, breaks: str) -> str:
    """Return a move cut after the first break at or behind `start`; the whole move if there is none."""
    ends = (end for end in range(start + 1, len(move)) if move[end - 1] in breaks)
    return next((move[:end] for end in ends if len(move[:end].rstrip()) > start), move)
