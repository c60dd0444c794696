"""Refusals. Each carries a code and data, never a sentence: it can be said in any language and drawn on the board.

`data["cells"]`, where present, is the tuple of the names of the cells that break the rule. `Position.places_of` says
what else of the board a refusal is about.
"""

from typing import Any


class Refusal(ValueError):
    """The base class of all refusals: a `code` (a fixed word) and `data` (what the sentence needs)."""

    def __init__(self, code: str, **data: Any) -> None:
        super().__init__(code, data)
        self.code = code
        self.data = data

    def __str__(self) -> str:
        data = ", ".join(f"{key}={value!r}" for key, value in self.data.items())
        return f"{self.code} ({data})" if data else self.code

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (type(self), self.code, self.data)


def _rebuild(kind: type[Refusal], code: str, data: dict[str, Any]) -> Refusal:
    return kind(code, **data)


class MoveError(Refusal):
    """A text that is no legal move here; the state it was offered to is unchanged."""


class UnreadableMove(MoveError):
    """The text follows no form of move of this game."""


class IncompleteMove(UnreadableMove):
    """The text begins a move but does not finish it."""


class IllegalMove(MoveError):
    """The text is a move, and a rule forbids it here."""


class AmbiguousMove(MoveError):
    """The text may mean moves that it does not tell apart; `data["candidates"]` lists their canonical texts."""


class GameOver(MoveError):
    """Nothing can be played any more."""

    def __init__(self) -> None:
        super().__init__("game-over")

    def __reduce__(self) -> tuple[Any, ...]:
        return GameOver, ()


class OptionError(Refusal):
    """An option that is unknown, has a value out of its range, or does not go together with another."""


class TextError(Refusal):
    """A position or record text that cannot be read back."""
