"""Actions: what controls do, and the cogs whose methods answer them.

A cog marks a method with `@action`, and the gateway finds it by the `custom_id` of the control that was used.
"""

from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal, TypeVar

from discord.ext import commands

from cogs.ui.client import Client

Answer = Callable[..., Awaitable[None]]
Method = TypeVar("Method", bound=Answer)
Kind = Literal["button", "select", "modal"]
"""What brings an action about: a button, a select, or the submission of a modal."""
Audience = Literal["private", "own"]
"""What new message is sent to one person: one that they alone see (`send_private`), or one that they can reply to where
that is possible (`send_own`)."""
OWN: Final[Mapping[str, Audience]] = {"audience": "own"}
"""The `extras` of a command that is answered by `send_own`; others are answered by `send_private`."""


@dataclass(frozen=True, slots=True)
class Action:
    """What a marked method of a `ControlCog` answers."""

    name: str
    kind: Kind
    opens_modal: bool = False
    """Whether a modal may be the answer, so that it cannot be deferred."""
    thinking: Audience | None = None
    """The new message that answers it, if it takes long: Discord then shows that the bot is thinking."""


def action(
    name: str, kind: Kind = "button", *, opens_modal: bool = False, thinking: Audience | None = None
) -> Callable[[Method], Method]:
    """Mark the method of a `ControlCog` that answers an action of a kind of control, and of no other.

    The method is called with the interaction and the arguments, each read as its parameter is annotated
    (`cogs.ui.handlers.READERS`). What was chosen in a select comes as its last arguments.
    """

    def mark(method: Method) -> Method:
        method.__dict__["action"] = Action(name, kind, opens_modal, thinking)
        return method

    return mark


class ControlCog(commands.Cog):
    """A cog whose marked methods answer controls and modals."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot

    def actions(self) -> Iterator[tuple[Action, Answer]]:
        """Yield the actions that this cog answers, each with the method that does."""
        for name in _attributes(type(self)):
            method = getattr(self, name)
            if isinstance(marked := getattr(method, "action", None), Action):
                yield marked, method


@cache
def _attributes(cog: type[ControlCog]) -> list[str]:
    """Return the attributes of a kind of cogs that may be marked methods. A bot starts sooner if another did before."""
    return [name for name in dir(cog) if hasattr(getattr(cog, name), "action")]
