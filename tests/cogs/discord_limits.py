"""What Discord takes."""

from collections.abc import Iterable, Iterator
from typing import Any

from simcord.enums import ComponentType

LARGEST_FILE = 10 * 1024 * 1024
LAID_OUT = 1 << 15
"""The flag of a message that is laid out of components."""
ROW, SECTION, TEXT, THUMBNAIL, GALLERY, FILE, CONTAINER = 1, 9, 10, 11, 12, 13, 17
"""The types of components."""
OF_ENTITIES = (5, 6, 7, 8)
"""The types of selects of people, roles, both, and channels."""


def check_message(message: Any) -> None:
    """Assert that a message, as the simulated Discord stores it or as an answer, is one that Discord takes."""
    message = getattr(message, "_message", message)
    assert len(message.attachments) <= 10
    for file in message.attachments:
        assert within(100, [file["filename"]])
        assert within(1024, [(file.get("description") or "") if file["filename"].endswith(".png") else "-"])
        assert file["size"] <= LARGEST_FILE
    parts = list(walk(message.components))
    if message.flags & LAID_OUT:
        check_layout(message, parts)
    else:
        assert 1 <= len(message.content) <= 2000
        assert len(message.components) <= 5
    rows = [part for part in parts if part["type"] == ROW]
    assert all(1 <= len(row["components"]) <= 5 for row in rows)
    check_controls([part for part in parts if "custom_id" in part])


def check_layout(message: Any, parts: list[dict[str, Any]]) -> None:
    """Assert that the components of a message, outer and inner ones, are ones that Discord takes together."""
    assert not message.content
    assert not message.embeds
    assert 1 <= len(parts) <= 40
    texts = [part["content"] for part in parts if part["type"] == TEXT]
    assert within(4000, ["".join(texts), *texts])
    for part in parts:
        assert part["type"] != SECTION or 1 <= len(part["components"]) <= 3
        assert part["type"] != GALLERY or 1 <= len(part["items"]) <= 10
        assert not (part["type"] == CONTAINER and any(inner["type"] == CONTAINER for inner in part["components"]))
    pictures = [
        *(item for part in parts if part["type"] == GALLERY for item in part["items"]),
        *(part for part in parts if part["type"] == THUMBNAIL),
    ]
    assert within(1024, [picture.get("description") or "" for picture in pictures])
    media = [*(picture["media"] for picture in pictures), *(part["file"] for part in parts if part["type"] == FILE)]
    shown = {int(each["attachment_id"]) for each in media if each.get("attachment_id")}
    assert {int(file["id"]) for file in message.attachments} == shown, "a file is not shown, or not there"


def walk(parts: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Yield components with all that is in them."""
    for part in parts:
        yield part
        yield from walk([*part.get("components", ()), *([part["accessory"]] if "accessory" in part else ())])


def check_controls(parts: list[dict[str, Any]]) -> None:
    """Assert that buttons and selects are ones that Discord takes together."""
    ids = [part["custom_id"] for part in parts]
    assert len(set(ids)) == len(ids)
    assert within(100, ids)
    assert within(80, [part["label"] for part in parts if part.get("label") is not None])
    for options in (part["options"] for part in parts if "options" in part):
        assert 1 <= len({option["value"] for option in options}) == len(options) <= 25
        assert within(
            100, [option[name] for option in options for name in ("label", "value", "description") if name in option]
        )


def check_modal(modal: dict[str, Any]) -> None:
    """Assert that a modal is one that Discord takes."""
    labelled = modal["components"]
    assert 1 <= len(labelled) <= 5
    assert within(45, [modal["title"], *(label["label"] for label in labelled)])
    assert within(100, [modal["custom_id"], *(label.get("description") or "-" for label in labelled)])
    parts = [label["component"] for label in labelled]
    assert within(100, [part.get("placeholder") or "-" for part in parts])
    check_controls(parts)
    for part in parts:
        if "options" in part:
            chosen = sum(bool(option.get("default")) for option in part["options"])
            assert part["min_values"] <= chosen <= part["max_values"] <= len(part["options"])
            assert part["type"] != ComponentType.CHECKBOX_GROUP or len(part["options"]) <= 10
        elif part["type"] in OF_ENTITIES:
            assert part["min_values"] <= len(part.get("default_values") or ()) <= part["max_values"] <= 25
        elif part["type"] == ComponentType.FILE_UPLOAD:
            assert 0 <= part["min_values"] <= part["max_values"] <= 10
        elif part["type"] != ComponentType.CHECKBOX:
            assert len(part.get("value") or "") <= part["max_length"] <= 4000


def within(most: int, texts: Iterable[str]) -> bool:
    """Return whether none of the texts is empty or too long."""
    return all(1 <= len(text) <= most for text in texts)
