"""Following suggestions, as somebody does who picks one after the other; blanks at the end of a text get lost."""

from collections.abc import Callable, Sequence

from engine import UnreadableMove
from engine.half_moves import HalfMove
from engine.suggest import Suggestion, read_range

Ask = Callable[[str], Sequence[Suggestion]]


def leads_to(suggestion: Suggestion, move: str) -> bool:
    """Return whether a move goes on from a suggestion: by its beginning, or within its range."""
    cells = read_range(suggestion.text)
    return move in cells if cells else move.startswith(suggestion.text.rstrip())


def offered(ask: Ask, typed: str, limit: int) -> Sequence[Suggestion]:
    """Return what is suggested, and check that it is little, that nothing comes twice, and that all goes on."""
    typed = typed.strip()
    found = ask(typed)
    assert 0 < len(found) <= limit, (typed, found)
    assert len({suggestion.text for suggestion in found}) == len(found)
    begun = Suggestion(typed, "typed", complete=False)
    assert all(leads_to(begun, suggestion.text) for suggestion in found if not read_range(suggestion.text))
    assert all(suggestion.complete or suggestion.text.strip() != typed for suggestion in found)
    return found


def reached(ask: Ask, limit: int) -> set[str]:
    """Return every whole move to which suggestions lead."""
    whole, seen, waiting = set(), {""}, [""]
    while waiting:
        for suggestion in offered(ask, waiting.pop(), limit):
            if suggestion.complete:
                whole.add(suggestion.text)
            elif suggestion.text.strip() not in seen:
                seen.add(suggestion.text.strip())
                waiting.append(suggestion.text)
    return whole


def way_to(ask: Ask, move: str, limit: int) -> list[str]:
    """Return the texts that somebody picks who goes to a move by suggestions alone."""
    picked = [""]
    while True:
        fitting = [found for found in offered(ask, picked[-1], limit) if leads_to(found, move)]
        if any(found.complete and found.text == move for found in fitting):
            return [*picked[1:], move]
        texts = [found.text for found in fitting if not found.complete and found.text not in picked]
        assert texts, (move, picked)
        picked.append(max(texts, key=len))


class Moves:
    """Rules that are no more than a list of moves."""

    def __init__(self, moves):
        self.listed = moves

    def moves(self):
        return iter(self.listed)

    def read(self, text):
        raise UnreadableMove("unreadable", text=text)

    def half_move(self, text):
        return HalfMove(self, text)
