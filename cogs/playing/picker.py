"""The picker: controls that lead to a move step by step, for any purpose.

A subclass of `Pick` defines a purpose. To add one, set it as the `pick` of a `PickerCog`.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, replace
from inspect import Parameter, signature
from typing import ClassVar

from cogs.core.actions import Action, Answer, ControlCog, action
from cogs.core.answers import open_modal
from cogs.core.client import Interaction
from cogs.core.controls import modal_text
from cogs.core.messages import Message
from cogs.core.preferences import preferences_of
from cogs.playing.move_steps import follow_trail, move_at_once, move_modal, read_trail, step_message
from cogs.playing.picking import Picking


@dataclass(frozen=True, slots=True)
class Pick(ABC):
    """A purpose for which a move is picked, as its controls encode it.

    The fields of a subclass are arguments in the ids of its controls, parsed by their annotations
    (`cogs.core.handlers.READERS`). They are the `moment` of its `Picking`.
    """

    actions: ClassVar[str] = ""
    """Prefix of the names of its actions, the same as in its `Picking`."""

    @abstractmethod
    async def picking(self, interaction: Interaction) -> Picking | None:
        """Return the position with its texts. Raises MatchError.

        If the control is outdated, it may show the current message instead, and return None.
        """

    @abstractmethod
    async def show(self, interaction: Interaction, step: Message) -> None:
        """Show a step in place of the previous message."""

    @abstractmethod
    async def play(self, interaction: Interaction, move: str) -> None:
        """Handle a picked move, perhaps from an outdated control. Raises MatchError, MoveError."""

    async def submit(self, interaction: Interaction, text: str) -> None:
        """Handle the text of the modal. Raises MatchError, MoveError."""
        await self.play(interaction, text)

    async def first_step(self, interaction: Interaction, picking: Picking) -> Message:
        return await step_message(picking, ())

    def is_at_once(self, interaction: Interaction) -> bool:
        """Return whether a completely chosen move needs no preview."""
        return preferences_of(interaction).at_once


Trail = tuple[int, ...]
"""The numbers that a control carries (`read_trail`)."""


async def show_step(interaction: Interaction, pick: Pick, picking: Picking, trail: Sequence[int]) -> None:
    """Show the step at the end of a trail, or the first one if the trail is invalid."""
    is_further = trail and follow_trail(picking.state, trail)
    step = await (step_message(picking, trail) if is_further else pick.first_step(interaction, picking))
    await pick.show(interaction, step)


@action("choose")
async def choose(interaction: Interaction, pick: Pick, carried: Trail) -> None:
    """Show the next step after a choice, or the preview once the move is complete.

    Skip the preview if the person turned it off, except for moves that need confirmation or were not chosen completely.
    """
    if picking := await pick.picking(interaction):
        trail = read_trail(picking.state, carried)
        if move := move_at_once(picking.state, trail, pick.is_at_once(interaction)):
            await pick.play(interaction, move)
        else:
            await show_step(interaction, pick, picking, trail)


@action("choose", "select")
async def choose_in_select(interaction: Interaction, pick: Pick, _before: Trail, _part: int, carried: Trail) -> None:
    """Go on from a choice in one of a step's selects."""
    await choose(interaction, pick, carried)


@action("back")
async def go_back(interaction: Interaction, pick: Pick, carried: Trail) -> None:
    """Show the previous step."""
    if picking := await pick.picking(interaction):
        await show_step(interaction, pick, picking, read_trail(picking.state, carried))


@action("play")
async def play(interaction: Interaction, pick: Pick, move: str) -> None:
    """Play the move of the preview, or a suggested one."""
    await pick.play(interaction, move)


@action("type", opens_modal=True)
async def open_text_box(interaction: Interaction, pick: Pick) -> None:
    """Open a modal for a typed move."""
    if picking := await pick.picking(interaction):
        await open_modal(interaction, move_modal(picking))


@action("say", "modal")
async def submit_text_box(interaction: Interaction, pick: Pick) -> None:
    """Handle the typed move."""
    await pick.submit(interaction, modal_text(interaction))


class PickerCog(ControlCog):
    """A cog that also answers the picker's controls for a kind of pick."""

    pick: ClassVar[type[Pick]]

    def actions(self) -> Iterator[tuple[Action, Answer]]:
        yield from super().actions()
        yield from picker_actions(self.pick)


def picker_actions(kind: type[Pick]) -> Iterator[tuple[Action, Answer]]:
    """Yield the picker's actions for a kind of pick, with the functions that answer them."""
    for function in (choose, choose_in_select, go_back, play, open_text_box, submit_text_box):
        marked: Action = function.__dict__["action"]
        yield replace(marked, name=kind.actions + marked.name), _answer(kind, function)


def _answer(kind: type[Pick], function: Answer) -> Answer:
    """Return a function of the picker that takes the fields of a kind as arguments, in place of the pick."""
    own = fields(kind)

    async def answer(interaction: Interaction, *arguments: object) -> None:
        await function(interaction, kind(*arguments[: len(own)]), *arguments[len(own) :])

    found = signature(function)
    interaction, _, *others = found.parameters.values()
    first = [Parameter(field.name, Parameter.POSITIONAL_OR_KEYWORD, annotation=field.type) for field in own]
    answer.__dict__["__signature__"] = found.replace(parameters=[interaction, *first, *others])
    return answer
