"""The people of the simulated Discord, and the language each of them has set in their client."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Person:
    """A person who uses the bot: `key` is the user name, `name` the display name, `locale` Discord's language tag."""

    key: str
    name: str
    locale: str = "en-US"


PEOPLE = (
    Person("alice", "Alice", "en-US"),
    Person("bruno", "Bruno", "en-US"),
    Person("chloe", "Chloé", "fr"),
    Person("dimitri", "Dimitri", "fr"),
    Person("emma", "Emma", "de"),
)


def set_locales(locales: Mapping[int, str], server_language: Callable[[int], str]) -> Callable[[str, Any], None]:
    """Return a listener that writes each person's own language, and the server's, into their interactions.

    simcord writes "en-US" for everyone. The listener changes events in place, so it has to come before the bot's own.
    """

    def listener(event: str, payload: Any) -> None:
        if event != "INTERACTION_CREATE":
            return
        user = payload["member"]["user"] if "member" in payload else payload["user"]
        payload["locale"] = locales.get(int(user["id"]), "en-US")
        if "guild_id" in payload:
            payload["guild_locale"] = server_language(int(payload["guild_id"]))

    return listener
