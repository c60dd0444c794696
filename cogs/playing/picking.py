"""A position in which one reader picks a move, in a match or elsewhere, as the picker's messages need it."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final, Protocol, Unpack

import discord

import locales
from cogs.core.client import Interaction
from cogs.core.controls import Button, ButtonLook, select_id
from cogs.core.messages import Contributions
from cogs.core.preferences import Reader
from cogs.playing.board_messages import REMARKS, Board, Marks, board_file, renamed
from engine import State
from matches import Match
from wording.formatting import game_name, safe


class Draw(Protocol):
    """Draws a state of a match or exercise as a file, with marks."""

    async def __call__(self, state: State, **marks: Unpack[Marks]) -> discord.File:
        """Return the picture of a state, which may be one after a candidate move."""
        ...


async def no_remark(_: State) -> str:
    """Return nothing to say of a state."""
    return ""


@dataclass(frozen=True, slots=True)
class PickWords:
    """Message ids for the way to a move; the defaults are for a move in a match."""

    begin: str = "pick-begin"
    """Above the first choice."""
    on: str = "pick-on"
    """After the first choice."""
    ahead: str = "pick-ahead"
    """Above the preview."""
    confirm: str = "button-confirm"
    near: str = "button-near"
    """The button for the correction of a typed move."""
    title: str = "box-title"
    """The title of the modal."""
    question: str = "move-question"
    """Whether a move is really meant."""


EXITS: Final = Contributions[Board, Button]()
"""Buttons of the first step to a match's move, before the way back to the desk."""
VOTE_WORDS: Final = PickWords(
    "vote-begin", "vote-on", "vote-ahead", "button-vote-for", "button-vote-for", "vote-title", "vote-question"
)
"""Message ids for the way to a vote."""


@dataclass(frozen=True, slots=True)
class Picking:
    """A position in which a reader is to move, and the data of the messages that lead to a move."""

    state: State
    reader: Reader
    draw: Draw
    moment: tuple[object, ...]
    """The first arguments of all controls, which identify the position: the fields of a `Pick`."""
    opening: str
    """The text of the first step, above the question."""
    exits: Sequence[Button]
    """The buttons of the first step that lead elsewhere. They belong to a single message."""
    actions: str = ""
    """Prefix of the names of the actions: that of the `Pick`."""
    task: str = ""
    """The task, if it is not just to move. It begins the steps after the first."""
    conceals: bool = False
    """Whether the preview only marks the move, so that its consequences remain to be found."""
    occasion: int = 0
    """Distinguishes selects from earlier ones of the message.

    A client keeps the choice in a select with the same id, and does not let it be chosen once more.
    """
    draws_refusals: bool = False
    """Whether a refusal always shows the board, so that it can be replied to."""
    words: PickWords = PickWords()
    remark: Callable[[State], Awaitable[str]] = no_remark
    """Returns what to add below the preview of a state, such as the reader's own notes on it; empty for nothing."""

    def button(self, action: str, *arguments: object, **look: Unpack[ButtonLook]) -> Button:
        """Return a button for one of the picker's actions; `look` is as for `discord.ui.Button`."""
        return Button.to(self.actions + action, *self.moment, *arguments, **look)

    def select_id(self, action: str, *arguments: object) -> str:
        """Return the id of a select for one of the picker's actions."""
        return select_id(self.actions + action, *self.moment, *arguments)


def remark_for(interaction: Interaction, match: Match, language: str) -> Callable[[State], Awaitable[str]]:
    """Return a function that loads the remarks for a person on a position that a match might reach."""

    async def remark(state: State) -> str:
        board = Board(replace(match, state=state), language, interaction.user.id)
        return "\n".join(await REMARKS(interaction.client.services, board))

    return remark


def words_of(match: Match) -> PickWords:
    """Return the message ids for the way to a move in a match, or to a vote."""
    return VOTE_WORDS if match.voters else PickWords()


def match_picking(match: Match, reader: Reader, remark: Callable[[State], Awaitable[str]] = no_remark) -> Picking:
    """Return the `Picking` of a match, for a move or a team's vote; one of its exits leads to the desk.

    `remark` is as in `Picking`.
    """

    async def draw(state: State, **marks: Unpack[Marks]) -> discord.File:
        board = await board_file(replace(match, state=state), reader, **marks)
        return board if state is match.state else renamed(board, "trilithon-ahead.png")

    language, words = reader.language, words_of(match)
    data = {"game": game_name(language, match.game), "team": safe(match.mover.name) if match.mover else ""}
    desk = Button.to("desk", 0, "back", label=locales.say(language, "button-desk"))
    return Picking(
        match.state,
        reader,
        draw,
        (match.id, match.entries),
        locales.say(language, words.begin, **data),
        [*EXITS(Board(match, language)), desk],
        words=words,
        remark=remark,
    )
