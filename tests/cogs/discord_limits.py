"""What Discord takes."""

from collections.abc import Iterable
from typing import Any

LARGEST_FILE = 10 * 1024 * 1024


def check_message(message: Any) -> None:
    """Assert that a message, as the simulated Discord stores it, is one that Discord takes."""
    assert 1 <= len(message.content) <= 2000
    assert len(message.attachments) <= 10
    for file in message.attachments:
        assert within(100, [file["filename"]])
        assert within(1024, [(file.get("description") or "") if file["filename"].endswith(".png") else "-"])
        assert file["size"] <= LARGEST_FILE
    assert len(message.components) <= 5
    assert all(len(row["components"]) <= 5 for row in message.components)
    check_controls([part for row in message.components for part in row["components"]])


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
        else:
            assert len(part.get("value") or "") <= part["max_length"] <= 4000


def within(most: int, texts: Iterable[str]) -> bool:
    """Return whether none of the texts is empty or too long."""
    return all(1 <= len(text) <= most for text in texts)
