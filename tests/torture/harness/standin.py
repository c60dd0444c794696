"""A stand-in for Discord on 127.0.0.1: REST, gateway, and the hands of the people who use it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from aiohttp import web

from tests.torture.harness.fault_injection import FaultInjector
from tests.torture.harness.gateway import Gateway
from tests.torture.harness.holds import Holds
from tests.torture.harness.routes import Routes
from tests.torture.harness.world import APPLICATION, BOT, GUILD, Interaction, Json, World

COMMAND, COMPONENT, MODAL_SUBMIT = 2, 3, 5
SUBCOMMAND, STRING, USER = 1, 3, 6


class Standin:
    """A Discord for the bot and its players. It outlives the bots that connect to it."""

    def __init__(self) -> None:
        self.world = World()
        self.gateway = Gateway(self.world)
        self.holds = Holds()
        self.injector = FaultInjector(self.world)
        self.routes = Routes(self.world, self.gateway, self.holds, self.injector)
        self.address = ""

    async def command(self, user: int, channel: int, name: str, **options: Any) -> Interaction:
        """Send a slash command of a user, perhaps a group's; an option that is a number is a user's id."""
        name, *inner = name.split()
        users = {str(value): self.world.user(value) for value in options.values() if isinstance(value, int)}
        given = [
            {"name": key, "type": USER, "value": str(value)}
            if isinstance(value, int)
            else {"name": key, "type": STRING, "value": value}
            for key, value in options.items()
            if value is not None
        ]
        for part in inner:
            given = [{"name": part, "type": SUBCOMMAND, "options": given}]
        identity = self.world.commands.get(name, {"id": "1"})["id"]
        resolved = {"users": users, "members": {user_id: self.world.member(int(user_id)) for user_id in users}}
        data = {"id": identity, "name": name, "type": 1, "options": given, "resolved": resolved}
        return await self.ask(COMMAND, user, channel, data)

    async def press(self, user: int, message: Json, custom_id: str) -> Interaction:
        """Press a button as a user."""
        data = {"custom_id": custom_id, "component_type": 2}
        return await self.ask(COMPONENT, user, int(message["channel_id"]), data, message)

    async def submit(self, user: int, message: Json, custom_id: str, text: str) -> Interaction:
        """Submit a modal that was opened from a message."""
        return await self.fill(user, message, custom_id, {"text": text})

    async def fill(self, user: int, message: Json, custom_id: str, fields: dict[str, str]) -> Interaction:
        """Submit a modal with several fields that was opened from a message."""
        parts = [
            {
                "type": 18,
                "id": 2 * number,
                "component": {"type": 4, "id": 2 * number + 1, "custom_id": key, "value": text},
            }
            for number, (key, text) in enumerate(fields.items(), 1)
        ]
        data = {"custom_id": custom_id, "components": parts}
        return await self.ask(MODAL_SUBMIT, user, int(message["channel_id"]), data, message)

    async def ask(self, kind: int, user: int, channel: int, data: Json, message: Json | None = None) -> Interaction:
        asked = self.world.ask(kind, user, channel, data, message)
        asked.delivered = await self.gateway.tell("INTERACTION_CREATE", self.world.interaction(asked), channel)
        return asked

    async def write(
        self, user: int, channel: int, text: str, answers: Json | None = None, *, ping: bool = True
    ) -> Json:
        """Write a message as a user, perhaps a reply. The bot gets its text only if it is pinged."""
        body: Json = {"content": text}
        if answers:
            body["message_reference"] = {"message_id": answers["id"], "guild_id": str(GUILD)}
            body["mentioned"] = [int(answers["author"]["id"])] if ping else []
        made = self.world.add_message(channel, user, body, [])
        data = {**made, "guild_id": str(GUILD), "member": self.world.member(user)}
        if BOT not in body.get("mentioned", []):
            data["content"] = ""
        await self.gateway.tell("MESSAGE_CREATE", data, channel)
        return made

    def posted(self, channel: int) -> list[Json]:
        """Return the bot's messages in a channel or thread, in order."""
        found = self.world.messages.get(channel, {})
        return [message for message in found.values() if message["author"]["id"] == str(BOT)]


@asynccontextmanager
async def standin() -> AsyncIterator[Standin]:
    """Yield a stand-in that listens on a port of its own."""
    made = Standin()
    app = web.Application(middlewares=[made.routes.guard], client_max_size=32 * 1024 * 1024)
    app.add_routes([web.get("/gateway/", made.gateway.serve), *made.routes.table()])
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
    await runner.setup()
    try:
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        port = runner.addresses[0][1]
        made.address = f"http://127.0.0.1:{port}"
        made.gateway.address = f"ws://127.0.0.1:{port}/gateway/"
        yield made
    finally:
        made.holds.release_all()
        made.injector.stop()
        await made.gateway.close()
        await runner.cleanup()


__all__ = ["APPLICATION", "Standin", "standin"]
