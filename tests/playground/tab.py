"""A browser's tab without the browser: it speaks to the page's server as simcord's script does."""

from typing import Any

import aiohttp
from simcord.components import walk_components

from playground.page import Playground


class Tab:
    """One open page. `await Tab.open(session, page)` opens it; `state` is what it was last shown."""

    def __init__(self, session: aiohttp.ClientSession, page: Playground) -> None:
        self._session = session
        self._origin = page.url.partition("/#")[0]
        self._headers = {"X-Simcord-Capability": "play"}
        self._sequence = 0
        self.state: dict[str, Any] = {}

    @classmethod
    async def open(
        cls, session: aiohttp.ClientSession, page: Playground, person: str | None = None, channel: str | None = None
    ) -> "Tab":
        tab = cls(session, page)
        tab.state = await tab._ask("POST", "/api/pages", {"viewer_id": person, "target_id": channel})
        tab._headers["X-Simcord-Context"] = tab.state["context"]["id"]
        return tab

    async def look(self) -> dict[str, Any]:
        """Fetch what there is to see, as a page does twice a second, and return the playground's part."""
        self.state = await self._ask("GET", "/api/state")
        return self.state["playground"]

    async def act(self, kind: str, **body: Any) -> dict[str, Any]:
        """Do something and look."""
        self._sequence += 1
        envelope = {
            "protocol_version": 3,
            "sequence": self._sequence,
            "request_id": f"request-{self._sequence}",
            "generation": self.state["context"]["generation"],
            "bot_generation": self.state["botGeneration"],
            "published_revision": self.state["publishedRevision"],
            "kind": kind,
        }
        receipt = await self._ask("POST", "/api/action", envelope | body)
        self._sequence = receipt.get("expectedSequence", self._sequence - 1)
        await self.look()
        return receipt

    async def command(self, invocation: str, **options: Any) -> dict[str, Any]:
        """Run a slash command, by the name the page shows."""
        entry = await self._entry(invocation)
        return await self.act(
            "run_command",
            command_id=entry["commandId"],
            path=entry["path"],
            schema_fingerprint=entry["schemaFingerprint"],
            options=options,
        )

    async def suggest(self, invocation: str, option: str, typed: str) -> list[str]:
        """Return what is suggested for an option in which something was typed."""
        entry = await self._entry(invocation)
        receipt = await self.act(
            "autocomplete_command",
            command_id=entry["commandId"],
            path=entry["path"],
            schema_fingerprint=entry["schemaFingerprint"],
            focused=option,
            value=typed,
            options={},
        )
        return [choice["value"] for choice in receipt["result"]["choices"]]

    async def click(self, label: str) -> dict[str, Any]:
        """Click the button with the label on the newest message that has one."""
        for message in reversed(self.state["messages"].values()):
            for part in walk_components(message["components"]):
                if part.get("label") == label:
                    return await self.act("click", target_id=message["id"], control_key=part["control_key"])
        raise LookupError(label)

    async def become(self, name: str) -> dict[str, Any]:
        """Choose somebody in the picker, by the name it shows."""
        chosen = next(viewer["id"] for viewer in self.state["viewers"] if viewer["name"].startswith(name))
        return await self.act("viewer", viewer_id=chosen)

    async def go(self, name: str) -> dict[str, Any]:
        """Open a channel by name."""
        channel = next(row["id"] for row in self.state["playground"]["channels"] if row["name"] == name)
        return await self.act("go", channel_id=channel)

    async def _entry(self, invocation: str) -> dict[str, Any]:
        catalog = await self._ask("GET", "/api/commands")
        return next(entry for entry in catalog["entries"] if entry["invocation"] == invocation)

    @property
    def contents(self) -> list[str]:
        """The text of the messages shown."""
        return [message["content"] for message in self.state["messages"].values()]

    async def _ask(self, method: str, path: str, body: Any = None) -> Any:
        async with self._session.request(method, self._origin + path, json=body, headers=self._headers) as answer:
            answer.raise_for_status()
            return await answer.json()
