"""The people of the simulated Discord, and the language each of them has set in their client."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who uses the bot: `key` is the user name, `name` what others see, `locale` Discord's language tag."""

    key: str
    name: str
    locale: str = "en-US"


PEOPLE = (
    Person("alice", "Alice", "en-US"),
    Person("bruno", "Bruno", "en-US"),
    Person("chloe", "Chloé", "fr"),
    Person("dimitri", "Dimitri", "fr"),
)


def speak(locales: Mapping[int, str], server_language: Callable[[int], str]) -> Callable[[str, Any], None]:
    """A listener that writes each person's own language, and the server's, into their interactions.

    simcord says "en-US" for everyone. Put it before the bot's own feed: it changes the event in place.
    """

    def listener(event: str, payload: Any) -> None:
        if event != "INTERACTION_CREATE":
            return
        user = payload["member"]["user"] if "member" in payload else payload["user"]
        payload["locale"] = locales.get(int(user["id"]), "en-US")
        if "guild_id" in payload:
            payload["guild_locale"] = server_language(int(payload["guild_id"]))

    return listener
