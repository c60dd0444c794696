"""Interactions that no control of ours would have sent."""

from collections.abc import Mapping, Sequence
from typing import Any

from simcord import InteractionResult
from simcord.backend import serializers
from simcord.enums import ComponentType, InteractionType

from playground.interactions import PreparedInteraction, prepare
from tests.cogs.conftest import Guild

BUTTON, SELECT, CHANNELS = ComponentType.BUTTON, ComponentType.STRING_SELECT, ComponentType.CHANNEL_SELECT


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
