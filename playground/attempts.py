"""Interactions prepared but not yet sent, so that several can reach the bot at the same instant.

simcord's people act one after the other; a race needs what they would send, made before any of it arrives.
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

Someone = MemberActor | UserHandle
Message = discord.Message | ResponseMessage
Attempt = tuple[Interaction, dict[str, Any]]


def channel_id_of(message: Message) -> int:
    """The id of the channel a message is in."""
    return message.channel_id if isinstance(message, ResponseMessage) else message.channel.id


def press(
    someone: Someone, message: Message, label: str | None, custom_id: str | None, values: Sequence[str] | None
) -> Attempt:
    """A click on a button of a message or, with `values`, a choice in a select of it."""
    stored = _visible_message(someone, message)
    types = (ComponentType.BUTTON,) if values is None else SELECT_TYPES
    found = _find_component(stored.components, types=types, custom_id=custom_id, label=label)
    data = {"custom_id": found["custom_id"], "component_type": found["type"], "id": found.get("id")}
    if values is not None:
        data["values"] = list(values)
        if found["type"] == ComponentType.USER_SELECT:
            backend = someone._env.backend
            users = {one: dict(serializers.user_payload(backend.get_user(int(one)))) for one in values}
            data["resolved"] = {"users": users}
    record, payload = _prepared(InteractionType.MESSAGE_COMPONENT, someone, stored.channel_id, data)
    payload["message"] = dict(serializers.message_payload(someone._env.backend, stored))
    record.source_message_id = stored.id
    return record, payload


def command(someone: Someone, channel_id: int, name: str, options: Mapping[str, Any]) -> Attempt:
    """A slash command; `name` may go on with a subcommand's."""
    first, *rest = name.split()
    root = _resolve_visible_command(someone, channel_id, first, AppCommandType.CHAT_INPUT)
    leaf, nesting = wire.walk_to_subcommand(root, rest)
    given, resolved = wire.build_options(someone, name, leaf, dict(options), channel_id=channel_id)
    data = {
        "id": root["id"],
        "name": root["name"],
        "type": AppCommandType.CHAT_INPUT,
        "options": wire.nest_options(root, nesting, given),
        "resolved": resolved,
    }
    return _prepared(InteractionType.APPLICATION_COMMAND, someone, channel_id, data)


def _prepared(kind: int, someone: Someone, channel_id: int, data: dict[str, Any]) -> Attempt:
    backend = someone._env.backend
    guild_id = backend.get_channel(channel_id).guild_id
    return wire.base_payload(
        backend, type=kind, channel_id=channel_id, guild_id=guild_id, user_id=someone.id, data=data
    )
