"""The buttons that open a thinking board or a note from elsewhere."""

import locales
from cogs.core.controls import Button
from cogs.people.desk_messages import Shown
from cogs.playing.board_messages import Board
from runtime.services import Services


def think_buttons(board: Board) -> list[Button]:
    """Return the button that opens a thinking board of a match, at the entry that the board shows."""
    return [board.button("think", *board.moment)]


def note_buttons(board: Board) -> list[Button]:
    """Return the button for one's own notes on a match, and on the position that the board shows."""
    return [board.button("note", *board.moment)]


def boards_button(language: str) -> Button:
    """Return the button that lists one's thinking boards."""
    return Button.to("think-boards", 0, "list", label=locales.say(language, "button-think-boards"))


async def desk_boards_buttons(services: Services, shown: Shown) -> list[Button]:
    """Return the button below the desk of a person who has thinking boards."""
    return [boards_button(shown.language)] if await services.analyses.has_any(shown.user) else []
