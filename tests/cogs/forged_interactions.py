"""Interactions with any ids and values, also such as no control of the bot would have sent."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from inspect import signature
from typing import Any

from simcord import InteractionResult
from simcord.backend import serializers
from simcord.enums import ComponentType, InteractionType

from cogs.core.actions import Action, ControlCog
from cogs.core.gateway import PREFIXES
from cogs.events.event_commands import EventCog
from cogs.playing.picker import PickerCog, picker_actions
from matches import Analysis, Challenge, Event, League, Match, Offer, Subject, Tournament
from matches.analysis.analysis_tree import Spot
from matches.teams.team_models import Motion, Roster
from playground.interactions import PreparedInteraction, prepare
from runtime.discord_client import cog_classes
from tests.cogs.conftest import Guild
from training.exercises import Exercise

BUTTON, SELECT, CHANNELS = ComponentType.BUTTON, ComponentType.STRING_SELECT, ComponentType.CHANNEL_SELECT
VALID: dict[Any, str] = {Match: "1", Match | None: "1", Challenge: "1", Offer: "1", int: "0", int | None: "0"}
VALID |= {League: "1", Tournament: "2", Exercise: "lesson.contiguity.slide", tuple[int, ...]: "0", str: "x"}
VALID |= {Analysis: "m1", Subject: "m1", Spot: "0", Roster: "1", Motion: "1"}
"""An argument that can be read, for each annotation that a parameter of an action may have."""
COGS = [*cog_classes()]


def marked(cog: type[ControlCog]) -> list[Action]:
    """Return the actions of a cog, also of those that it inherits from the cog of leagues and tournaments."""
    bases = [cog, EventCog] if issubclass(cog, EventCog) else [cog]
    actions = [method.action for base in bases for method in vars(base).values() if hasattr(method, "action")]
    return [replace(each, name=each.name.replace("event", getattr(cog, "word", "event"))) for each in actions]


MARKED = [made for cog in COGS for made in marked(cog)]
MARKED += [replace(made, name=made.former) for made in MARKED if made.former]
PICKS = [cog.pick for cog in COGS if issubclass(cog, PickerCog)]
MARKED += [made for pick in PICKS for made, _ in picker_actions(pick)]
CONTROLS = sorted((action.kind, action.name) for action in MARKED)
"""Every action, by the kind of control that it is made for."""


def control(
    guild: Guild, who: Any, message: Any, identity: str, values: Sequence[str] = (), kind: int | None = None
) -> PreparedInteraction:
    """Make a click on a button with any id below any message or, with `values`, a choice in a select."""
    backend = guild.sim.env.backend
    stored = backend.messages[getattr(message, "channel_id", None) or message.channel.id][message.id]
    data: dict[str, Any] = {"custom_id": identity, "component_type": kind or (SELECT if values else BUTTON)}
    if data["component_type"] != BUTTON:
        data["values"] = list(values)
    record, payload = prepare(InteractionType.MESSAGE_COMPONENT, who, stored.channel_id, data)
    payload["message"] = dict(serializers.message_payload(backend, stored))
    record.source_message_id = stored.id
    return record, payload


def modal(who: Any, channel: int, identity: str, fields: Mapping[str, str | list[str]]) -> PreparedInteraction:
    """Make the submission of a modal with any id and any values."""
    parts = [
        {"type": 18, "component": {"custom_id": name, "type": 4 if isinstance(held, str) else 3, key_of(held): held}}
        for name, held in fields.items()
    ]
    return prepare(InteractionType.MODAL_SUBMIT, who, channel, {"custom_id": identity, "components": parts})


def key_of(held: str | list[str]) -> str:
    """Return where the part of a modal holds a text, and where it holds what was chosen."""
    return "value" if isinstance(held, str) else "values"


def attempt(guild: Guild, who: Any, message: Any, kind: str, identity: str, values: list[str]) -> PreparedInteraction:
    """Make the click on a control with any id, or the submission of such a modal."""
    if kind == "modal":
        channel = getattr(message, "channel_id", None) or message.channel.id
        return modal(who, channel, identity, {"text": "x"})
    return control(guild, who, message, identity, values, SELECT if kind == "select" else BUTTON)


def identified(guild: Guild, kind: str, name: str, arguments: list[str]) -> tuple[str, list[str]]:
    """Return the id of a control with some arguments, and what is chosen in it."""
    chosen = arguments[-1:] if kind == "select" else []
    stand = arguments[:-1] if kind == "select" else arguments
    return ":".join([PREFIXES[kind], name, *stand]), chosen


def parameters(guild: Guild, kind: str, name: str) -> list[Any]:
    """Return how the arguments of an action are annotated."""
    method = guild.bot.gateway._handlers[kind, name].method
    of_event = League if name.startswith("league") else Tournament
    return [
        of_event if parameter.annotation is Event else parameter.annotation
        for parameter in list(signature(method).parameters.values())[1:]
        if parameter.name != "values"
    ]


async def send(guild: Guild, attempt: PreparedInteraction) -> InteractionResult:
    """Send an interaction, and return the answer."""
    (answer,) = await guild.sim.at_once(attempt)
    return answer


def private_answer(answer: InteractionResult) -> str:
    """Return what somebody was told alone; nothing else may have happened."""
    assert answer.response
    assert answer.response.ephemeral
    assert answer.followups == []
    return answer.response.content
