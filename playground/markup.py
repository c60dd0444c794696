"""Changes to what simcord sends to its page.

Links to channels and messages, localized commands and mentions of them, keys of selects, and what an answer to a layout
quotes.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from typing import Any

from simcord.components import walk_components
from simcord.enums import ComponentType

SUBCOMMANDS = (1, 2)
_MESSAGE = re.compile(r"https://discord\.com/channels/(?:\d+|@me)/(?P<channel>\d+)(?:/\d+)?")


def link_channels(tree: Any, known: Mapping[str, str]) -> Any:
    """Return a copy of a message tree in which mentions of known channels are links to `?channel=<id>`.

    `known` are their names with their signs, by id. The address of such a channel, or of a message in it, is shown as
    that name, as in Discord's client.
    """
    if isinstance(tree, dict):
        return {key: link_channels(value, known) for key, value in tree.items()}
    if not isinstance(tree, list):
        return tree
    linked = []
    for item in tree:
        if isinstance(item, dict) and item.get("type") == "mention" and item.get("id") in known:
            linked += [{"type": "link_open", "href": f"/?channel={item['id']}#play"}, item, {"type": "link_close"}]
        elif address := _address(item, known):
            linked.append({"type": "mention", "kind": "channel", "id": address, "label": f"{known[address]} › 💬"})
        else:
            linked.append(link_channels(item, known))
    return linked


def _address(item: Any, known: Mapping[str, str]) -> str | None:
    """Return the id of the known channel whose address a piece of text is, or None."""
    text = item.get("content") if isinstance(item, dict) and item.get("type") == "text" else None
    found = _MESSAGE.fullmatch(text) if isinstance(text, str) else None
    return found["channel"] if found and found["channel"] in known else None


def distinguish_selects(tree: Any) -> None:
    """Give each select of a message tree a key that no other select had that stood in its place.

    simcord's script remembers what is chosen by the place of a select, even when the bot has put another select there,
    or other options into it.
    """
    for child in tree.values() if isinstance(tree, dict) else tree if isinstance(tree, list) else ():
        distinguish_selects(child)
    if isinstance(tree, dict) and tree.get("type") == ComponentType.STRING_SELECT and "control_key" in tree:
        content = json.dumps([tree["custom_id"], tree["options"]], sort_keys=True)
        tree["control_key"] += f"~{sha256(content.encode()).hexdigest()[:8]}"


def simcord_key(control_key: str) -> str:
    """Return simcord's own key of a control; `distinguish_selects` may have changed it."""
    return control_key.partition("~")[0]


def quote_layouts(messages: Mapping[str, Any]) -> None:
    """Quote the first text of a layout above the messages that answer it; simcord knows only the text of others."""
    for message in messages.values():
        reply = message.get("reply") or {}
        answered = messages.get(str(reply.get("message_id")), {})
        if reply.get("state") == "resolved" and not reply["excerpt_tokens"]:
            parts = walk_components(answered.get("components", []))
            texts = (part for part in parts if part["type"] == ComponentType.TEXT_DISPLAY)
            reply["excerpt_tokens"] = next(texts, {}).get("markdown_tokens", [])


def localize_commands(catalog: Mapping[str, Any], commands: Iterable[Mapping[str, Any]], locale: str) -> None:
    """Write names and descriptions in the reader's language into a command catalog, as Discord's client shows them.

    Names of options stay, since the page sends them back; the localized name is added as `shown`.
    """
    roots = {str(command["id"]): command for command in commands}
    for entry in catalog["entries"]:
        command = roots.get(entry["commandId"])
        if command is None:
            continue
        entry["invocation"], command = _invocation(command, entry["path"][1:], locale)
        entry["description"] = _localized(command, "description", locale)
        for shown, option in zip(entry["options"], command.get("options") or (), strict=True):
            shown["description"] = _localized(option, "description", locale)
            if (name := _localized(option, "name", locale)) != option["name"]:
                shown["shown"] = name
            for label, choice in zip(shown["choices"], option.get("choices") or (), strict=True):
                label["name"] = _localized(choice, "name", locale)


def localize_headers(messages: Mapping[str, Any], commands: Iterable[Mapping[str, Any]], locale: str) -> None:
    """Name the command above its answer in the reader's language."""
    roots = {command["name"]: command for command in commands}
    for message in messages.values():
        header = message.get("interaction_header") or {}
        first, *rest = header.get("name", "").split() or [""]
        if first in roots:
            header["name"], _ = _invocation(roots[first], rest, locale)


def localize_mentions(tree: Any, commands: Iterable[Mapping[str, Any]], locale: str) -> None:
    """Name mentioned commands of a message tree in the reader's language, as Discord's client shows them."""
    roots = {str(command["id"]): command for command in commands}
    for token in _command_mentions(tree):
        first, *rest = token["label"].removeprefix("/").split()
        if roots.get(token["id"], {}).get("name") == first:
            token["label"] = f"/{_invocation(roots[token['id']], rest, locale)[0]}"


def _command_mentions(tree: Any) -> Iterator[dict[str, Any]]:
    """Yield the mentions of commands within a message tree."""
    for child in tree.values() if isinstance(tree, dict) else tree if isinstance(tree, list) else ():
        yield from _command_mentions(child)
    if isinstance(tree, dict) and tree.get("type") == "command" and tree.get("label"):
        yield tree


def _invocation(command: Mapping[str, Any], path: Iterable[str], locale: str) -> tuple[str, Mapping[str, Any]]:
    """Return how a command, or its subcommand at the end of a path, is called in a language; and that command."""
    names = [_localized(command, "name", locale)]
    for part in path:
        command = next(o for o in command["options"] if o["type"] in SUBCOMMANDS and o["name"] == part)
        names.append(_localized(command, "name", locale))
    return " ".join(names), command


def _localized(item: Mapping[str, Any], field: str, locale: str) -> str:
    return str((item.get(f"{field}_localizations") or {}).get(locale, item.get(field, "")))
