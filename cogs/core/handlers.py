"""Handlers: the methods that answer actions, and how the arguments of each are read from a `custom_id`."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import cache
from inspect import Parameter, signature
from itertools import chain, repeat
from typing import Final, TypeVar

from cogs.core.actions import Action, Answer
from cogs.core.client import Interaction
from cogs.core.controls import parse_number, unknown_control

Read = Callable[[Interaction, str], Awaitable[object]]
ReadMethod = TypeVar("ReadMethod", bound=Read)
FindMethod = TypeVar("FindMethod", bound=Callable[[Interaction, int], Awaitable[object]])

READERS: Final[dict[object, Read]] = {}
"""The functions that read arguments, by the annotations of parameters. Features register the kinds of their things."""


def reads(kind: object) -> Callable[[ReadMethod], ReadMethod]:
    """Register a function that reads arguments of a kind from their texts."""

    def register(read: ReadMethod) -> ReadMethod:
        READERS[kind] = read
        return read

    return register


def finds(kind: type) -> Callable[[FindMethod], FindMethod]:
    """Register a function that finds a thing of a kind by its number; where there may be none, that is 0."""

    def register(find: FindMethod) -> FindMethod:
        @reads(kind)
        async def read(interaction: Interaction, text: str) -> object:
            return await find(interaction, parse_number(text))

        @reads(kind | None)
        async def read_if_any(interaction: Interaction, text: str) -> object:
            return await read(interaction, text) if parse_number(text) else None

        return find

    return register


@reads(str)
async def _text(_: Interaction, text: str) -> str:
    return text


@reads(int)
async def _number(_: Interaction, text: str) -> int:
    return parse_number(text)


@reads(int | None)
async def _number_if_any(_: Interaction, text: str) -> int | None:
    return parse_number(text) if text else None


@reads(tuple[int, ...])
async def _numbers(_: Interaction, text: str) -> tuple[int, ...]:
    return tuple(map(parse_number, text.split("."))) if text else ()


@cache
def _parameters(function: Answer) -> tuple[Parameter, ...]:
    """Return the parameters of a method behind the interaction; they are the same for every bot of a process."""
    unbound = [parameter for name, parameter in signature(function).parameters.items() if name != "self"]
    return tuple(unbound[1:])


@dataclass(frozen=True, slots=True)
class Handler:
    """A method that answers an action, and how its arguments are read."""

    method: Answer
    action: Action
    readers: Sequence[Read]
    required: int
    """The smallest number of arguments."""
    further: Read | None
    """The function that reads any further arguments; None where there may be none."""

    @classmethod
    def of(cls, action: Action, method: Answer) -> "Handler":
        """Make the handler of a marked method. Raises KeyError for a parameter whose annotation has no reader."""
        parameters = _parameters(getattr(method, "__func__", method))
        single = [parameter for parameter in parameters if parameter.kind is not Parameter.VAR_POSITIONAL]
        further = next(
            (READERS[parameter.annotation] for parameter in parameters if parameter.kind is Parameter.VAR_POSITIONAL),
            None,
        )
        readers = [READERS[parameter.annotation] for parameter in single]
        required = sum(parameter.default is Parameter.empty for parameter in single)
        return cls(method, action, readers, required, further)

    def split(self, text: str) -> list[str]:
        """Return the arguments that stand in an id; the last one may hold what parts them."""
        return text.split(":", max(len(self.readers) - 1, 0))

    async def read(self, interaction: Interaction, texts: Sequence[str]) -> list[object]:
        """Return the arguments, read. Raises MatchError."""
        if len(texts) < self.required or (len(texts) > len(self.readers) and not self.further):
            raise unknown_control()
        readers = chain(self.readers, repeat(self.further) if self.further else ())
        return [await read(interaction, text) for read, text in zip(readers, texts, strict=False)]
