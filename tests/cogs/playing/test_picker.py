"""The picker for a further kind of pick: a class and a cog are all that it takes."""

from dataclasses import dataclass
from typing import Any

from cogs.core.actions import Action
from cogs.core.gateway import Gateway
from cogs.core.handlers import Handler
from cogs.core.messages import Message
from cogs.playing.picker import Pick, picker_actions
from cogs.playing.picking import Picking

PLAYED: list[tuple[Any, ...]] = []


@dataclass(frozen=True, slots=True)
class VotePick(Pick):
    """A move that a team votes for."""

    team: int
    motto: str
    actions = "vote-"

    async def picking(self, _: Any) -> Picking | None:
        """Show nothing: the vote is over."""

    async def show(self, _: Any, step: Message) -> None:
        """Show nothing."""
        raise AssertionError(step)

    async def play(self, _: Any, move: str) -> None:
        """Note the vote."""
        PLAYED.append((self, move))


def handlers() -> dict[tuple[str, str], Handler]:
    """Return what answers the picker's controls for votes."""
    gateway = Gateway()
    for action, answer in picker_actions(VotePick):
        gateway.add(action, answer)
    return gateway._handlers


async def answered(kind: str, name: str, *texts: str) -> None:
    """Have a control answered that holds some arguments."""
    handler, nobody = handlers()[kind, name], None
    await handler.method(nobody, *await handler.read(nobody, texts))  # type: ignore[arg-type]


def test_each_kind_of_pick_has_all_actions_of_the_picker_under_its_own_names() -> None:
    names = {("button", "choose"), ("select", "choose"), ("button", "back"), ("button", "play")}
    names |= {("button", "type"), ("modal", "say")}
    assert handlers().keys() == {(kind, f"vote-{name}") for kind, name in names}
    assert handlers()["button", "vote-type"].action == Action("vote-type", "button", opens_modal=True)


async def test_the_fields_of_a_pick_are_read_from_its_controls_as_they_are_annotated() -> None:
    await answered("button", "vote-play", "7", "onward", "a1-b2")
    assert [(VotePick(7, "onward"), "a1-b2")] == PLAYED


async def test_where_a_pick_has_shown_something_else_no_step_follows() -> None:
    await answered("button", "vote-choose", "7", "onward", "3")
    await answered("select", "vote-choose", "7", "onward", "", "0", "3")
    await answered("button", "vote-back", "7", "onward", "")
    await answered("button", "vote-type", "7", "onward")
