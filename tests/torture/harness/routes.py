"""The stand-in's REST interface: the routes that the bot uses, each doing what Discord does."""

import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from typing import Any
from urllib.parse import unquote

from aiohttp import web

from tests.torture.harness.fault_injection import FaultInjector, InjectedFault
from tests.torture.harness.gateway import Gateway
from tests.torture.harness.holds import Holds
from tests.torture.harness.world import (
    APPLICATION,
    BOT,
    GUILD,
    LAID_OUT,
    TOKEN,
    Fault,
    Interaction,
    Json,
    World,
    uploaded,
)

ANSWER_WITHIN = 3.0
"""Seconds that Discord gives a bot to answer an interaction."""
MESSAGE, UPDATE, DEFERRALS = 4, 7, (5, 6)
HIDDEN = 64
"""The flag of messages that one person sees alone."""

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


@dataclass
class Routes:
    """Everything under `/api/v10`."""

    world: World
    gateway: Gateway
    holds: Holds
    injector: FaultInjector
    nonces_kept: float = 300.0
    """Seconds for which a nonce is remembered."""
    nonces: dict[str, tuple[float, Json]] = field(default_factory=dict)
    repeated: int = 0
    """How many messages were not made since their nonce was known."""
    page: int = 0
    """The HTTP status of a page that stands in place of every answer, as when an address is blocked; 0 for none."""
    strange: list[str] = field(default_factory=list)
    """Requests that no route knows, or that Discord would not have taken."""

    def table(self) -> list[web.AbstractRouteDef]:
        at = "/api/v10"
        return [
            web.get(f"{at}/users/@me", self.me),
            web.get(f"{at}/oauth2/applications/@me", self.application),
            web.get(f"{at}/gateway/bot", self.gateway_address),
            web.put(f"{at}/applications/{{application}}/commands", self.put_commands),
            web.get(f"{at}/applications/{{application}}/emojis", self.get_emoji),
            web.post(f"{at}/applications/{{application}}/emojis", self.post_emoji),
            web.delete(f"{at}/applications/{{application}}/emojis/{{emoji}}", self.delete_emoji),
            web.post(f"{at}/users/@me/channels", self.open_direct),
            web.get(f"{at}/guilds/{GUILD}/members/{{user}}", self.get_member),
            web.post(f"{at}/channels/{{channel}}/messages", self.post_message),
            web.get(f"{at}/channels/{{channel}}/messages", self.get_messages),
            web.post(f"{at}/channels/{{channel}}/typing", self.typing),
            web.get(f"{at}/channels/{{channel}}/messages/{{message}}", self.get_message),
            web.patch(f"{at}/channels/{{channel}}/messages/{{message}}", self.patch_message),
            web.post(f"{at}/channels/{{channel}}/messages/{{message}}/threads", self.post_thread),
            web.post(f"{at}/interactions/{{interaction}}/{{token}}/callback", self.post_callback),
            web.post(f"{at}/webhooks/{{application}}/{{token}}", self.post_followup),
            web.patch(f"{at}/webhooks/{{application}}/{{token}}/messages/@original", self.patch_answer),
            web.route("*", "/{rest:.*}", self.unknown),
        ]

    @web.middleware
    async def guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refuse in Discord's way, and note whatever a bot should not have asked."""
        public = ("/interactions/", "/webhooks/", "/gateway")
        if self.page and request.path.startswith("/api/"):
            return web.Response(
                status=self.page, text="<html><title>Access denied</title></html>", content_type="text/html"
            )
        try:
            known = request.headers.get("Authorization") == f"Bot {TOKEN}"
            if not known and not any(part in request.path for part in public):
                raise Fault(401, 0, "401: Unauthorized")
            return await handler(request)
        except ConnectionError:  # whoever asked was killed in the middle of it
            return web.Response(status=400)
        except InjectedFault as fault:
            return reply(fault.body, status=fault.status, headers=fault.headers)
        except Fault as fault:
            if fault.status not in (401, 403, 404) and fault.body["code"] not in (160004, 40060):
                self.strange.append(f"{request.method} {request.path}: {fault}")
            return reply(fault.body, status=fault.status)

    async def unknown(self, request: web.Request) -> web.StreamResponse:
        self.strange.append(f"{request.method} {request.path}")
        raise Fault(404, 0, "404: Not Found")

    async def typing(self, _: web.Request) -> web.Response:
        return web.Response(status=204)

    async def me(self, _: web.Request) -> web.Response:
        await self.holds.passing("login", "before")
        return reply(self.world.user(BOT))

    async def application(self, _: web.Request) -> web.Response:
        own = {"id": str(APPLICATION), "name": "Trilithon", "icon": None, "description": "", "summary": "", "flags": 0}
        public = {"bot_public": True, "bot_require_code_grant": False, "verify_key": "", "rpc_origins": []}
        return reply({**own, **public, "owner": self.world.user(BOT)})

    async def gateway_address(self, _: web.Request) -> web.Response:
        limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
        return reply({"url": self.gateway.address, "shards": 1, "session_start_limit": limit})

    async def put_commands(self, request: web.Request) -> web.Response:
        common = {"application_id": str(APPLICATION), "version": "1", "default_member_permissions": None}
        await self.holds.passing("commands", "before")
        for command in await request.json():
            known = self.world.commands.get(command["name"], {"id": str(self.world.new_id())})
            self.world.commands[command["name"]] = {**common, "type": 1, **known, **command}
        return reply(list(self.world.commands.values()))

    async def get_emoji(self, _: web.Request) -> web.Response:
        return reply({"items": list(self.world.emoji.values())})

    async def post_emoji(self, request: web.Request) -> web.Response:
        """Keep an emoji of the application, whose names are Discord's to guard."""
        name = (await request.json())["name"]
        if any(emoji["name"] == name for emoji in self.world.emoji.values()):
            raise Fault(400, 50035, "Invalid Form Body")
        common = {"roles": [], "require_colons": True, "managed": False, "animated": False, "available": True}
        made = {**common, "id": str(self.world.new_id()), "name": name, "user": self.world.user(BOT)}
        self.world.emoji[made["id"]] = made
        return reply(made, status=201)

    async def delete_emoji(self, request: web.Request) -> web.Response:
        if self.world.emoji.pop(request.match_info["emoji"], None) is None:
            raise Fault(404, 10014, "Unknown Emoji")
        return web.Response(status=204)

    async def open_direct(self, request: web.Request) -> web.Response:
        body = await request.json()
        made = self.world.direct(int(body["recipient_id"]))
        async with self.injector.around("direct", int(made["id"]), request):
            return reply(made)

    async def get_member(self, request: web.Request) -> web.Response:
        """Return a member of the server; everybody is one who has not left."""
        user = int(request.match_info["user"])
        if user not in self.world.names:
            raise Fault(404, 10007, "Unknown Member")
        return reply(self.world.member(user))

    async def post_message(self, request: web.Request) -> web.Response:
        """Post a message; with `enforce_nonce`, return the one that has the nonce already, wherever that is."""
        channel = int(request.match_info["channel"])
        async with self.passing("message", request) as (body, files):
            key, now = str(body.get("nonce")), time.monotonic()
            at, made = self.nonces.get(key, (0.0, {}))
            if body.get("enforce_nonce") and made and now - at < self.nonces_kept:
                self.repeated += 1
            else:
                made = self.world.add_message(channel, BOT, body, files)
                self.nonces[key] = now, made
                await self.gateway.tell("MESSAGE_CREATE", {**made, "guild_id": str(GUILD)}, channel)
        return reply(made)

    async def get_messages(self, request: web.Request) -> web.Response:
        """Return messages of a channel, the newest first: the newest, those before one, or the first after one."""
        channel = int(request.match_info["channel"])
        found = sorted(self.world.messages.get(channel, {}).items())
        limit, after = int(request.query.get("limit", 50)), request.query.get("after")
        before = int(request.query.get("before", 1 << 63))
        found = [entry for entry in found if int(after or -1) < entry[0] < before]
        found = found[:limit] if after is not None else found[-limit:]
        async with self.injector.around("history", channel, request):
            return reply([message for _, message in reversed(found)])

    async def get_message(self, request: web.Request) -> web.Response:
        return reply(self.named(request))

    async def patch_message(self, request: web.Request) -> web.Response:
        async with self.passing("edit", request) as (body, _):
            message = self.named(request)
            if message["author"]["id"] != str(BOT):
                raise Fault(403, 50005, "Cannot edit a message authored by another user")
            edit(message, body)
        return reply(message)

    async def post_thread(self, request: web.Request) -> web.Response:
        channel = int(request.match_info["channel"])
        async with self.passing("thread", request) as (body, _):
            thread = self.world.start_thread(channel, int(request.match_info["message"]), body["name"])
            await self.gateway.tell("THREAD_CREATE", {**thread, "newly_created": True}, channel)
        return reply(thread, status=201)

    async def post_callback(self, request: web.Request) -> web.Response:
        """Answer an interaction, once and in time."""
        asked = self.asked(request)
        async with self.passing("answer", request) as (body, files):
            if asked.answer is not None or asked.deferred:
                raise Fault(400, 40060, "Interaction has already been acknowledged.")
            if time.monotonic() - asked.asked_at > ANSWER_WITHIN:
                raise Fault(404, 10062, "Unknown interaction")
            self.carry_out(asked, body, files)
        interaction = {"id": str(asked.id), "type": asked.type}
        shown: Json = {"message": asked.shown} if asked.shown else {}
        return reply({"interaction": interaction, "resource": {"type": body["type"], **shown}})

    def carry_out(self, asked: Interaction, body: Json, files: list[Json]) -> None:
        """Show the answer to an interaction, or note that it is deferred."""
        if body["type"] in DEFERRALS:
            asked.deferred = True
            return
        if body["type"] == MESSAGE:
            show = self.world.message if body["data"].get("flags", 0) & HIDDEN else self.world.add_message
            asked.shown = show(asked.channel, BOT, body["data"], files)
        elif body["type"] == UPDATE and asked.message is not None:
            edit(asked.message, body["data"])
        asked.answer = {**body, "files": files}
        asked.answered.set()

    async def post_followup(self, request: web.Request) -> web.Response:
        """Send a followup; the first one after a deferral is the answer."""
        asked = self.answered(request)
        async with self.passing("followup", request) as (body, files):
            if asked.answer is None:
                self.carry_out(asked, {"type": MESSAGE, "data": body}, files)
                return reply(asked.shown)
            asked.followups.append(body)
        return reply(self.world.message(asked.channel, BOT, body, files))

    async def patch_answer(self, request: web.Request) -> web.Response:
        """Edit the message whose control was used, as the answer after a deferral; else edit the answer."""
        asked = self.answered(request)
        async with self.passing("followup", request) as (body, files):
            if asked.answer is None:
                self.carry_out(asked, {"type": UPDATE, "data": body}, files)
            elif shown := asked.shown or asked.message:
                edit(shown, body)
        return reply(asked.shown or asked.message or self.world.message(asked.channel, BOT, body, files))

    def answered(self, request: web.Request) -> Interaction:
        """Return the interaction of a token that was answered or deferred. Raises Fault."""
        token = request.match_info["token"]
        asked = next(
            (interaction for interaction in self.world.interactions.values() if interaction.token == token), None
        )
        if asked is None or not (asked.answer or asked.deferred):
            raise Fault(404, 10015, "Unknown Webhook")
        return asked

    def named(self, request: web.Request) -> Json:
        return self.world.find(int(request.match_info["channel"]), int(request.match_info["message"]))

    def asked(self, request: web.Request) -> Interaction:
        asked = self.world.interactions.get(int(request.match_info["interaction"]))
        if asked is None or asked.token != request.match_info["token"]:
            raise Fault(404, 10062, "Unknown interaction")
        return asked

    @asynccontextmanager
    async def passing(self, what: str, request: web.Request) -> AsyncIterator[tuple[Json, list[Json]]]:
        """Yield a request's body and files. Its effect stands between the moments at which it may be held up."""
        body, files = await read(request)
        place = int(request.match_info.get("channel") or request.match_info.get("interaction", 0))
        await self.holds.passing(what, "before", place)
        async with self.injector.around(what, place, request):
            yield body, files
        await self.holds.passing(what, "after", place)


def reply(data: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> web.Response:
    """Return a JSON response with the content type of Discord's."""
    all_headers = {"Content-Type": "application/json", **(headers or {})}
    return web.Response(body=json.dumps(data).encode(), status=status, headers=all_headers)


def edit(message: Json, body: Json) -> None:
    """Change the fields of a message that an edit names."""
    empty: Json = {"content": "", "components": []}
    message |= {name: body[name] or nothing for name, nothing in empty.items() if name in body}
    message["components"] = uploaded(message["components"])
    if message["flags"] & LAID_OUT > (body.get("flags") or 0) & LAID_OUT:
        raise Fault(400, 50035, "Invalid Form Body")
    message["flags"] |= (body.get("flags") or 0) & LAID_OUT
    message["edited_timestamp"] = message["timestamp"]


async def read(request: web.Request) -> tuple[Json, list[Json]]:
    """Return the JSON of a request, and its files without their bytes."""
    if request.content_type != "multipart/form-data":
        return await request.json(), []
    head = f"Content-Type: {request.headers['Content-Type']}\r\n\r\n".encode()
    form = message_from_bytes(head + await request.read(), policy=policy.HTTP)
    parts = {
        str(part.get_param("name", header="content-disposition")): (part.get_filename(), part.get_payload(decode=True))
        for part in form.iter_parts()
    }
    body = json.loads(parts.pop("payload_json")[1])
    described = {str(attachment["id"]): attachment for attachment in attachments(body)}
    return body, [upload(described, name, *part) for name, part in parts.items()]


def upload(described: dict[str, Json], name: str, filename: str, data: bytes) -> Json:
    """Return an attachment as Discord sends it; its id is the number in the name of its part, counted from 1."""
    number = name.removeprefix("files[").removesuffix("]")
    url = f"http://127.0.0.1/files/{filename}"
    own = {"id": str(int(number) + 1), "filename": unquote(filename), "url": url, "proxy_url": url}
    return {**own, "size": len(data), "description": described.get(number, {}).get("description")}


def attachments(body: Json) -> list[Json]:
    inner: Any = body.get("data") or body
    return inner.get("attachments") or []
