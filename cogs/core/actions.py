"""Actions: what controls do, and the cogs whose methods answer them.

A cog marks a method with `@action`, and the gateway finds it by the `custom_id` of the control that was used.
"""

from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import KW_ONLY, dataclass, replace
from functools import cache
from typing import Final, Literal, TypeVar

from discord.ext import commands

from cogs.core.client import Client

Answer = Callable[..., Awaitable[None]]
Method = TypeVar("Method", bound=Answer)
Kind = Literal["button", "select", "modal"]
"""The cause of an action: a button, a select, or the submission of a modal."""
Audience = Literal["private", "own"]
"""A new message for one person: one that they alone see (`send_private`), or one that they can reply to where
that is possible (`send_own`)."""
OWN: Final[Mapping[str, Audience]] = {"audience": "own"}
"""The `extras` of a command that is answered by `send_own`; others are answered by `send_private`."""


@dataclass(frozen=True, slots=True)
class Action:
    """An action of a kind of control. As `@action` it marks the method of a `ControlCog` that answers it.

    The method is called with the interaction and the arguments, each read as its parameter is annotated
    (`cogs.core.handlers.READERS`). The values chosen in a select come last.
    """

    name: str
    kind: Kind = "button"
    _: KW_ONLY
    opens_modal: bool = False
    """Whether a modal may be the answer, so that it cannot be deferred."""
    thinking: Audience | None = None
    """The new message that answers it, if it takes long: Discord then shows that the bot is thinking."""
    former: str | None = None
    """A name that it had before, in the ids of controls that are still posted."""

    def __call__(self, method: Method) -> Method:
        """Mark a method."""
        method.__dict__["action"] = self
        return method


action = Action


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
                if marked.former:
                    yield replace(marked, name=marked.former), method


@cache
def _attributes(cog: type[ControlCog]) -> list[str]:
    """Return the attributes of a kind of cogs that may be marked methods. A bot starts sooner if another did before."""
    return [name for name in dir(cog) if hasattr(getattr(cog, name), "action")]
