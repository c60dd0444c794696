"""Handlers: the methods that answer actions, and how the arguments of each are read from a `custom_id`."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from inspect import Parameter, signature
from itertools import chain, repeat
from typing import Final

from cogs.ui.actions import Action, Answer
from cogs.ui.client import Interaction
from cogs.ui.controls import parse_number, unknown_control
from cogs.ui.exercise_kinds import load_exercise
from cogs.ui.exercise_messages import solver_of
from cogs.ui.visibility import visible_challenge, visible_league, visible_match, visible_offer
from matches import Challenge, Match, Offer
from matches.league_models import League
from training.exercises import Exercise

Read = Callable[[Interaction, str], Awaitable[object]]


async def _text(_: Interaction, text: str) -> str:
    return text


async def _number(_: Interaction, text: str) -> int:
    return parse_number(text)


async def _number_if_any(_: Interaction, text: str) -> int | None:
    return parse_number(text) if text else None


async def _numbers(_: Interaction, text: str) -> tuple[int, ...]:
    return tuple(map(parse_number, text.split("."))) if text else ()


async def _match(interaction: Interaction, text: str) -> Match:
    return await visible_match(interaction, parse_number(text))


async def _match_if_any(interaction: Interaction, text: str) -> Match | None:
    return await visible_match(interaction, parse_number(text)) if parse_number(text) else None


async def _challenge(interaction: Interaction, text: str) -> Challenge:
    return await visible_challenge(interaction, parse_number(text))


async def _offer(interaction: Interaction, text: str) -> Offer:
    return await visible_offer(interaction, parse_number(text))


async def _league(interaction: Interaction, text: str) -> League:
    return await visible_league(interaction, parse_number(text))


async def _exercise(interaction: Interaction, text: str) -> Exercise:
    return await load_exercise(solver_of(interaction), text)


READERS: Final[Mapping[object, Read]] = {
    str: _text,
    int: _number,
    int | None: _number_if_any,
    tuple[int, ...]: _numbers,
    Match: _match,
    Match | None: _match_if_any,
    Challenge: _challenge,
    Offer: _offer,
    League: _league,
    Exercise: _exercise,
}
"""How an argument is read, by the annotation of its parameter: matches, challenges, offers and leagues by their
numbers, each only for people who may see it; an exercise by its key, as it stands for the person. A number that is
optional is left empty, a match that is optional is 0."""


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
    """How many arguments there are at least."""
    further: Read | None
    """How any number of further arguments are read; None where there may be none."""

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
