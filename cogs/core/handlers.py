"""Handlers: the methods that answer actions, and the parsers of their arguments in a `custom_id`."""

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
"""Parsers of arguments, by parameter annotation. Features register their own kinds."""


def reads(kind: object) -> Callable[[ReadMethod], ReadMethod]:
    """Register a parser of arguments of a kind."""

    def register(read: ReadMethod) -> ReadMethod:
        READERS[kind] = read
        return read

    return register


def finds(kind: type) -> Callable[[FindMethod], FindMethod]:
    """Register a function that loads a thing of a kind by its number; 0 stands for None in optional arguments."""

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
    """Return the parameters of a method after the interaction. Cached by function, for all bots of a process."""
    unbound = [parameter for name, parameter in signature(function).parameters.items() if name != "self"]
    return tuple(unbound[1:])


@dataclass(frozen=True, slots=True)
class Handler:
    """A method that answers an action, and the parsers of its arguments."""

    method: Answer
    action: Action
    readers: Sequence[Read]
    required: int
    """Minimal number of arguments."""
    further: Read | None
    """The parser of variadic arguments; None if there are none."""

    @classmethod
    def of(cls, action: Action, method: Answer) -> "Handler":
        """Return the handler of a marked method. Raises KeyError for an annotation without a parser."""
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
        """Split the arguments in an id; the last one may contain the separator."""
        return text.split(":", max(len(self.readers) - 1, 0))

    async def read(self, interaction: Interaction, texts: Sequence[str]) -> list[object]:
        """Return the parsed arguments. Raises MatchError."""
        if len(texts) < self.required or (len(texts) > len(self.readers) and not self.further):
            raise unknown_control()
        readers = chain(self.readers, repeat(self.further) if self.further else ())
        return [await read(interaction, text) for read, text in zip(readers, texts, strict=False)]
