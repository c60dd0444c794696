"""Interactions that are prepared before they are sent, so that several can reach the bot at the same instant.

simcord's people act one after the other; a race needs interactions that were all made before any of them arrives.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import discord
from simcord import MemberActor, ResponseMessage, UserHandle
from simcord import interactions as wire
from simcord.actors import _find_component, _resolve_visible_command, _visible_message
from simcord.backend import serializers
from simcord.backend.models import Interaction
from simcord.enums import SELECT_TYPES, AppCommandType, ComponentType, InteractionType

Actor = MemberActor | UserHandle
"""A member of a server or, in private, a user."""
AnyMessage = discord.Message | ResponseMessage
PreparedInteraction = tuple[Interaction, dict[str, Any]]
"""simcord's record of an interaction, and the payload that the bot is to receive."""


def channel_id_of(message: AnyMessage) -> int:
    """Return the id of the channel a message is in."""
    return message.channel_id if isinstance(message, ResponseMessage) else message.channel.id


def prepare_component(
    actor: Actor, message: AnyMessage, label: str | None, custom_id: str | None, values: Sequence[str] | None
) -> PreparedInteraction:
    """Prepare a press of a button of a message or, with `values`, a choice in one of its selects.

    The component is found by its label or its custom_id.
    """
    stored = _visible_message(actor, message)
    types = (ComponentType.BUTTON,) if values is None else SELECT_TYPES
    component = _find_component(stored.components, types=types, custom_id=custom_id, label=label)
    data = {"custom_id": component["custom_id"], "component_type": component["type"], "id": component.get("id")}
    if values is not None:
        data["values"] = list(values)
        if component["type"] == ComponentType.USER_SELECT:
            backend = actor._env.backend
            users = {user_id: dict(serializers.user_payload(backend.get_user(int(user_id)))) for user_id in values}
            data["resolved"] = {"users": users}
    record, payload = prepare(InteractionType.MESSAGE_COMPONENT, actor, stored.channel_id, data)
    payload["message"] = dict(serializers.message_payload(actor._env.backend, stored))
    record.source_message_id = stored.id
    return record, payload


def prepare_command(actor: Actor, channel_id: int, name: str, options: Mapping[str, Any]) -> PreparedInteraction:
    """Prepare a slash command; `name` may continue with the name of a subcommand."""
    first, *rest = name.split()
    root = _resolve_visible_command(actor, channel_id, first, AppCommandType.CHAT_INPUT)
    leaf, nesting = wire.walk_to_subcommand(root, rest)
    given, resolved = wire.build_options(actor, name, leaf, dict(options), channel_id=channel_id)
    data = {
        "id": root["id"],
        "name": root["name"],
        "type": AppCommandType.CHAT_INPUT,
        "options": wire.nest_options(root, nesting, given),
        "resolved": resolved,
    }
    return prepare(InteractionType.APPLICATION_COMMAND, actor, channel_id, data)


def prepare(kind: int, actor: Actor, channel_id: int, data: dict[str, Any]) -> PreparedInteraction:
    """Prepare an interaction of any type with its `data`."""
    backend = actor._env.backend
    guild_id = backend.get_channel(channel_id).guild_id
    return wire.base_payload(backend, type=kind, channel_id=channel_id, guild_id=guild_id, user_id=actor.id, data=data)
