"""A text that is offered to a state, and the refusal that answers it: the tests of refusals are lists of these."""

from typing import Any, NamedTuple

from engine import MoveError, State


class Refused(NamedTuple):
    """A text offered to a state, and the refusal it meets."""

    state: State
    text: str
    kind: type[MoveError]
    code: str
    data: dict[str, Any]

    def met(self) -> MoveError | None:
        """Return the refusal that the text meets; None if it is a legal move."""
        try:
            self.state.play(self.text)
        except MoveError as refusal:
            return refusal
        return None

    def __str__(self) -> str:
        return f"{self.state.game.id} {self.code}: {self.text}"
