"""The middle of the ring: whose turn it is, or how the match ended."""

from collections.abc import Iterator

from engine import State
from locales import say
from renderer.paint.lettering import fitted
from renderer.ring.corners import token
from renderer.ring.druid_piece import flat_druid
from renderer.ring.ground import MIDDLE
from renderer.shapes import BARE, Disk, Drawn, Sprite, Text
from renderer.view import View, name_in_type, placing

_LARGE = 44
_CAPTION = 641
_ASKED = {"auction-open": "board-to-bid", "auction-answer": "board-to-bid", "choose": "board-to-choose"}
"""What is asked for, by prompt, where it is not a move. Nobody has a side then, so the player is named."""


def middle(state: State, view: View) -> Iterator[Drawn]:
    """A large disk, and a word or two below it."""
    if state.outcome and not state.outcome.winners:
        yield Sprite(token(state, 0, 36), (MIDDLE[0] - 42, MIDDLE[1]), BARE)
        yield Sprite(token(state, 1, 36), (MIDDLE[0] + 42, MIDDLE[1]), BARE)
        yield _caption(say(view.language, "board-draw"))
    elif state.outcome:
        yield Disk(MIDDLE, _LARGE + 13, "gold-case")
        yield Disk(MIDDLE, _LARGE + 9, "gold")
        yield Sprite(token(state, state.outcome.winners[0], _LARGE), MIDDLE, "gold")
        # What the ground is here depends on whether the end dims the board.
        yield Text(say(view.language, "board-wins"), (500, _CAPTION), 36, "semibold", "win-text")
    elif state.turn is not None and not view.film:
        yield _mover(state, state.turn)
        asked = next((_ASKED[prompt.code] for prompt in state.prompts if prompt.code in _ASKED), None)
        if asked:
            yield _caption(fitted(name_in_type(state, view, state.turn), "semibold", 36, 290), -12)
            yield Text(say(view.language, asked), (500, _CAPTION + 28), 30, "medium", "text", "turf")
        else:
            yield _caption(say(view.language, "board-to-place" if placing(state) else "board-to-move"))


def _mover(state: State, player: int) -> Sprite:
    """Whose turn it is: their disk, or their druid if that is what they are to place."""
    if any(prompt.code == "place-druid" for prompt in state.prompts):
        return Sprite(flat_druid(state.sides[player], 1.5), (MIDDLE[0], MIDDLE[1] + 6), BARE)
    return Sprite(token(state, player, _LARGE), MIDDLE, BARE)


def _caption(text: str, lower: float = 0) -> Text:
    return Text(text, (500, _CAPTION + lower), 36, "semibold", "text", "turf")
