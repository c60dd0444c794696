"""Actions of controls, and cogs whose methods answer them.

A cog marks a method with `@action`, and the gateway finds it by the control's `custom_id`.
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
"""The interaction that triggers an action: a button, a select, or the submission of a modal."""
Audience = Literal["private", "own"]
"""A new message for one person: ephemeral (`send_private`), or one they can reply to if possible (`send_own`)."""
OWN: Final[Mapping[str, Audience]] = {"audience": "own"}
"""The `extras` of a command that answers with `send_own`; other commands answer with `send_private`."""


@dataclass(frozen=True, slots=True)
class Action:
    """An action of a kind of control, as a decorator for the method of a `ControlCog` that answers it.

    The method is called with the interaction and the arguments, each parsed by its parameter's annotation
    (`cogs.core.handlers.READERS`). The values chosen in a select come last.
    """

    name: str
    kind: Kind = "button"
    _: KW_ONLY
    opens_modal: bool = False
    """Whether the answer may be a modal, so that the interaction must not be deferred."""
    thinking: Audience | None = None
    """The kind of new message that answers, if it may take long: a deferral then shows that the bot is thinking."""
    former: str | None = None
    """A former name, in the ids of controls that are still posted."""

    def __call__(self, method: Method) -> Method:
        method.__dict__["action"] = self
        return method


action = Action


class ControlCog(commands.Cog):
    """A cog whose marked methods answer controls and modals."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot

    def actions(self) -> Iterator[tuple[Action, Answer]]:
        """Yield the actions of the marked methods, also by their former names."""
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
