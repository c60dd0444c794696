"""The one way in: every command, control and submitted modal is taken in here, and what goes wrong is told here.

Commands are found by discord.py's command tree. Controls and modals are found by their ids alone, so that those of
earlier processes and versions are answered like new ones; an id that none of them has is refused before anything is
asked of the services.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from inspect import Parameter, signature
from itertools import chain, repeat
from typing import TYPE_CHECKING, Any, Final

import discord
from discord import app_commands

from cogs.ui.answers import defer_later, end_deferral
from cogs.ui.controls import PREFIX, SELECT_PREFIX, Action, Answer, Kind, number, unknown_control
from cogs.ui.faults import answer, log_unavailable, report
from cogs.ui.preferences import acquaint
from cogs.ui.visibility import visible_challenge, visible_match, visible_offer
from matches import Challenge, Match, Offer, Unavailable

if TYPE_CHECKING:
    from bot import Trilithon

    Interaction = discord.Interaction[Trilithon]

Read = Callable[["Interaction", str], Awaitable[Any]]

PREFIXES: Final[Mapping[Kind, str]] = {"button": PREFIX, "select": SELECT_PREFIX, "modal": PREFIX}
"""What the ids of each kind of control begin with."""


async def _text(_: "Interaction", text: str) -> str:
    return text


async def _number(_: "Interaction", text: str) -> int:
    return number(text)


async def _number_if_any(_: "Interaction", text: str) -> int | None:
    return number(text) if text else None


async def _numbers(_: "Interaction", text: str) -> tuple[int, ...]:
    return tuple(map(number, text.split("."))) if text else ()


async def _match(interaction: "Interaction", text: str) -> Match:
    return await visible_match(interaction, number(text))


async def _match_if_any(interaction: "Interaction", text: str) -> Match | None:
    return await visible_match(interaction, number(text)) if number(text) else None


async def _challenge(interaction: "Interaction", text: str) -> Challenge:
    return await visible_challenge(interaction, number(text))


async def _offer(interaction: "Interaction", text: str) -> Offer:
    return await visible_offer(interaction, number(text))


READERS: Final[Mapping[Any, Read]] = {
    str: _text,
    int: _number,
    int | None: _number_if_any,
    tuple[int, ...]: _numbers,
    Match: _match,
    Match | None: _match_if_any,
    Challenge: _challenge,
    Offer: _offer,
}
"""How an argument is read, by the annotation of its parameter: matches, challenges and offers by their numbers, each
only for people who may see it. A number that is optional is left empty, a match that is optional is 0."""


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
        """The handler of a marked method. Raises KeyError for a parameter whose annotation has no reader."""
        _, *parameters = signature(method).parameters.values()
        single = [one for one in parameters if one.kind is not Parameter.VAR_POSITIONAL]
        further = next((READERS[one.annotation] for one in parameters if one.kind is Parameter.VAR_POSITIONAL), None)
        readers = [READERS[one.annotation] for one in single]
        required = sum(one.default is Parameter.empty for one in single)
        return cls(method, action, readers, required, further)

    def split(self, text: str) -> list[str]:
        """The arguments that stand in an id; the last one may hold what parts them."""
        return text.split(":", max(len(self.readers) - 1, 0))

    async def read(self, interaction: "Interaction", texts: Sequence[str]) -> list[Any]:
        """The arguments, read. Raises MatchError."""
        if len(texts) < self.required or (len(texts) > len(self.readers) and not self.further):
            raise unknown_control()
        readers = chain(self.readers, repeat(self.further) if self.further else ())
        return [await read(interaction, text) for read, text in zip(readers, texts, strict=False)]


class Gateway:
    """Finds the method that answers, and looks after an interaction from its arrival to its answer."""

    def __init__(self) -> None:
        self._handlers: dict[tuple[Kind, str], Handler] = {}

    def add(self, action: Action, method: Answer) -> None:
        """Has a method answer an action. Raises ValueError where another one does."""
        key = action.kind, action.name
        if key in self._handlers:
            raise ValueError(f"two methods answer the {action.kind} {action.name}")
        self._handlers[key] = Handler.of(action, method)

    async def on_interaction(self, interaction: "Interaction") -> None:
        """A control was used, or a modal submitted."""
        kind = kind_of(interaction)
        if kind is None:
            return
        try:
            handler, texts = self._find(interaction, kind)
            wanted = handler.action if handler else None
            thinking = bool(wanted and wanted.thinking)
            await self._begin(interaction, defers=not (wanted and wanted.opens_modal), thinking=thinking)
            if handler is None:
                raise unknown_control()
            await handler.method(interaction, *await handler.read(interaction, texts))
        except Exception as error:  # noqa: BLE001  the last place where it can be told to the person
            await answer(interaction, error)
        finally:
            await self._end(interaction)

    async def on_command(self, interaction: "Interaction") -> bool:
        """A command was given, or something is typed in its options. Returns whether it may be answered."""
        try:
            await self._begin(interaction, defers=interaction.type is not discord.InteractionType.autocomplete)
        except Exception as error:  # noqa: BLE001  discord.py tells `on_error` of faults within commands only
            await self.on_command_error(interaction, error)
            return False
        return True

    async def on_app_command_completion(self, interaction: "Interaction", _: object) -> None:
        """A command was answered."""
        await self._end(interaction)

    async def on_command_error(self, interaction: "Interaction", error: Exception) -> None:
        """A command failed, or what comes before the suggestions for an option: then there are none."""
        if interaction.type is discord.InteractionType.autocomplete:
            if isinstance(error, Unavailable):
                log_unavailable(error)
            else:
                report(error)
            return
        try:
            await answer(interaction, error)
        finally:
            await self._end(interaction)

    async def _begin(self, interaction: "Interaction", *, defers: bool, thinking: bool = False) -> None:
        """Comes before every answer: watches over its time, keeps the token, finds out whom it is for."""
        if defers:
            defer_later(interaction, thinking=thinking)
        interaction.client.followups.register(interaction)
        await acquaint(interaction)

    async def _end(self, interaction: "Interaction") -> None:
        """Comes after every answer."""
        await end_deferral(interaction)
        await interaction.client.followups.release(interaction)

    def _find(self, interaction: "Interaction", kind: Kind) -> tuple[Handler | None, Sequence[str]]:
        """The handler that answers a control or modal, and its arguments as texts; None for an id that nobody has."""
        data: Any = interaction.data
        prefix, _, rest = data["custom_id"].partition(":")
        name, parted, text = rest.partition(":")
        handler = self._handlers.get((kind, name))
        if handler is None or prefix != PREFIXES[kind] or not all_resolved(data):
            return None, ()
        if kind == "select":
            return handler, [*(text.split(":") if parted else ()), *data.get("values", ())]
        return handler, handler.split(text) if parted else ()


def kind_of(interaction: "Interaction") -> Kind | None:
    """What somebody used; None for what is neither a control nor a modal."""
    if interaction.type is discord.InteractionType.modal_submit:
        return "modal"
    if interaction.type is not discord.InteractionType.component:
        return None
    data: Any = interaction.data
    return "button" if data["component_type"] == discord.ComponentType.button.value else "select"


def all_resolved(data: Mapping[str, Any]) -> bool:
    """Whether channels, roles and people that were chosen are there: Discord sends each of them along."""
    if data.get("component_type") in (None, discord.ComponentType.button.value, discord.ComponentType.select.value):
        return True
    found = {one for family in data.get("resolved", {}).values() for one in family}
    return found.issuperset(data.get("values", ()))


class Tree(app_commands.CommandTree[Any]):
    """The commands, which come in by the gateway too."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        return await interaction.client.gateway.on_command(interaction)
