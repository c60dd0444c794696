"""Changes to what simcord hands to its page: channels and messages become links, commands get their local names."""

import json
import re
from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import Any

SUBCOMMANDS = (1, 2)
SELECT = 3
_MESSAGE = re.compile(r"https://discord\.com/channels/(?:\d+|@me)/(?P<channel>\d+)(?:/\d+)?")


def link_channels(tree: Any, known: Mapping[str, str]) -> Any:
    """A copy of a message tree whose mentions of known channels are links to `?channel=<id>`.

    `known` has their names with their signs, by id. The address of such a channel or of a message in it is shown by
    that name, as Discord's client does.
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
    """The id of the known channel that a piece of text is the address of."""
    text = item.get("content") if isinstance(item, dict) and item.get("type") == "text" else None
    found = _MESSAGE.fullmatch(text) if isinstance(text, str) else None
    return found["channel"] if found and found["channel"] in known else None


def tell_selects_apart(tree: Any) -> None:
    """Give each select of a message tree a key of its own among all that ever stood in its place.

    simcord's script remembers what is chosen by where a select stands, also when the bot has put another one there, or
    another choice into it.
    """
    for child in tree.values() if isinstance(tree, dict) else tree if isinstance(tree, list) else ():
        tell_selects_apart(child)
    if isinstance(tree, dict) and tree.get("type") == SELECT and "control_key" in tree:
        offered = json.dumps([tree["custom_id"], tree["options"]], sort_keys=True)
        tree["control_key"] += f"~{sha256(offered.encode()).hexdigest()[:8]}"


def place_of(control_key: str) -> str:
    """What simcord itself calls a control, whose key may have been changed by `tell_selects_apart`."""
    return control_key.partition("~")[0]


def name_commands(catalog: Mapping[str, Any], commands: Iterable[Mapping[str, Any]], locale: str) -> None:
    """Write names and descriptions in the reader's language into a command catalog, as Discord's client does.

    Names of options stay, for they are also what the page sends back; what to show instead stands beside them.
    """
    roots = {str(command["id"]): command for command in commands}
    for entry in catalog["entries"]:
        command = roots.get(entry["commandId"])
        if command is None:
            continue
        names = [_local(command, "name", locale)]
        for part in entry["path"][1:]:
            command = next(o for o in command["options"] if o["type"] in SUBCOMMANDS and o["name"] == part)
            names.append(_local(command, "name", locale))
        entry["invocation"] = " ".join(names)
        entry["description"] = _local(command, "description", locale)
        for shown, option in zip(entry["options"], command.get("options") or (), strict=True):
            shown["description"] = _local(option, "description", locale)
            if (name := _local(option, "name", locale)) != option["name"]:
                shown["shown"] = name
            for label, choice in zip(shown["choices"], option.get("choices") or (), strict=True):
                label["name"] = _local(choice, "name", locale)


def _local(thing: Mapping[str, Any], field: str, locale: str) -> str:
    return str((thing.get(f"{field}_localizations") or {}).get(locale, thing.get(field, "")))
