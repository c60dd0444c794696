"""The stand-in's gateway: sessions that are opened, resumed and dropped, and the events that they get."""

import asyncio
import contextlib
import json
import secrets
import time
from collections import deque
from typing import Any, Literal

from aiohttp import WSMsgType, web

from tests.torture.harness.world import APPLICATION, BOT, GUILD, TOKEN, Json, World

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID, HELLO, ACK = 0, 1, 2, 6, 7, 9, 10, 11
REMEMBERED_EVENTS = 300
REMEMBERED_SECONDS = 60
Step = Literal["connecting", "greeting", "identifying"]
"""What Discord does with a new connection, one after the other."""


class Session:
    """A bot's session: its events are numbered and kept, so that they can be sent again after a lost connection."""

    def __init__(self, socket: web.WebSocketResponse, transport: asyncio.Transport | None) -> None:
        self.id = secrets.token_hex(8)
        self.socket: web.WebSocketResponse | None = socket
        self.transport = transport
        self.sequence = 0
        self.events: deque[Json] = deque(maxlen=REMEMBERED_EVENTS)
        self.lost_at: float | None = None

    async def tell(self, event: str, data: Any) -> bool:
        """Keep an event and send it. Return whether the bot is connected."""
        self.sequence += 1
        packet = {"op": DISPATCH, "t": event, "s": self.sequence, "d": data}
        self.events.append(packet)
        return await self.send(packet)

    async def send(self, packet: Json) -> bool:
        socket = self.socket
        if socket is None or socket.closed:
            return False
        with contextlib.suppress(ConnectionError):
            await socket.send_str(json.dumps(packet))
            return True
        return False


class Gateway:
    """Discord's websocket."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.address = ""
        self.sessions: dict[str, Session] = {}
        self.identified = 0
        self.resumed = 0
        self.shards = False
        """Whether each channel's events go to one session only, as if every session were a shard."""
        self.guild_comes_after = 0.05
        """Seconds from READY to GUILD_CREATE."""
        self.busy: set[asyncio.Task[None]] = set()
        self.silent_from: Step | None = None
        """From which step on new connections hear nothing, if there is one."""
        self.is_away = False
        """Whether new connections are refused, as by a network that fails."""
        self.refusal: int | None = None
        """The code with which every session is closed, if there is one."""
        self.turned_away = 0
        """How many sessions were closed with it when they began."""
        self.waiting = 0
        """How many connections hear nothing."""
        self.refused = 0
        """How many connections were refused."""
        self.over = asyncio.Event()

    @property
    def connected(self) -> list[Session]:
        return [session for session in self.sessions.values() if session.socket is not None]

    async def tell(self, event: str, data: Any, channel: int) -> bool:
        """Send an event of a channel to the session that it belongs to. Return whether a bot got it."""
        if self.shards and self.connected:
            return await self.connected[channel % len(self.connected)].tell(event, data)
        return await self.tell_all(event, data)

    async def tell_all(self, event: str, data: Any) -> bool:
        """Send an event to every session, those too that may resume. Return whether a bot got it."""
        return any([await session.tell(event, data) for session in self.sessions.values()])

    async def drop(self, *, politely: bool) -> None:
        """End every connection: by asking the bots to reconnect, or by cutting it."""
        for session in self.connected:
            if politely:
                await session.send({"op": RECONNECT, "d": None})
            elif session.transport is not None:
                session.transport.abort()

    async def shut(self, code: int) -> None:
        """Close every connection with a code, also those to come."""
        self.refusal = code
        for session in self.connected:
            if session.socket is not None:
                await session.socket.close(code=code)

    async def reach(self, step: Step) -> None:
        """Begin a step of a new connection. Raises ConnectionResetError at the end if it hears nothing from here on."""
        if self.silent_from == step:
            self.waiting += 1
            await self.over.wait()
            raise ConnectionResetError

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one connection, from HELLO to its end."""
        socket = web.WebSocketResponse(autoping=True, compress=False)
        await self.reach("connecting")
        if self.is_away:
            self.refused += 1
            raise web.HTTPServiceUnavailable
        await socket.prepare(request)
        await self.reach("greeting")
        await socket.send_str(json.dumps({"op": HELLO, "d": {"heartbeat_interval": 41_250}}))
        session: Session | None = None
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    session = await self.receive(socket, request.transport, json.loads(message.data)) or session
        finally:
            if session and session.socket is socket:
                session.socket, session.lost_at = None, time.monotonic()
        return socket

    async def receive(
        self, socket: web.WebSocketResponse, transport: asyncio.Transport | None, packet: Json
    ) -> Session | None:
        """Answer a packet of the bot's. Return the session that it opens or resumes."""
        if packet["op"] == HEARTBEAT:
            await socket.send_str(json.dumps({"op": ACK, "d": None}))
        elif packet["op"] in (IDENTIFY, RESUME):
            await self.reach("identifying")
            if self.refusal:
                self.turned_away += 1
                await socket.close(code=self.refusal)
                return None
            begin = self.identify if packet["op"] == IDENTIFY else self.resume
            return await begin(Session(socket, transport), packet["d"])
        return None

    async def identify(self, session: Session, data: Json) -> Session | None:
        if data["token"] != TOKEN:
            assert session.socket
            await session.socket.close(code=4004)
            return None
        now = time.monotonic()
        self.sessions = {
            session.id: session
            for session in self.sessions.values()
            if (session.lost_at or now) > now - REMEMBERED_SECONDS
        }
        ready = {
            "v": 10,
            "user": self.world.user(BOT),
            "guilds": [{"id": str(GUILD), "unavailable": True}],
            "session_id": session.id,
            "resume_gateway_url": self.address,
            "application": {"id": str(APPLICATION), "flags": 0},
            "shard": data["shard"],
        }
        await session.tell("READY", ready)
        self.sessions[session.id] = session
        self.identified += 1
        telling = asyncio.create_task(self.tell_guild(session))
        self.busy.add(telling)
        telling.add_done_callback(self.busy.discard)
        return session

    async def tell_guild(self, session: Session) -> None:
        """Send GUILD_CREATE, some time after READY."""
        await asyncio.sleep(self.guild_comes_after)
        await session.tell("GUILD_CREATE", self.world.guild())

    async def resume(self, fresh: Session, data: Json) -> Session | None:
        session = self.sessions.get(data["session_id"])
        if data["token"] != TOKEN or session is None:
            await fresh.send({"op": INVALID, "d": False})
            return None
        missed = [packet for packet in session.events if packet["s"] > data["seq"]]
        session.socket, session.transport, session.lost_at = fresh.socket, fresh.transport, None
        for packet in missed:
            await session.send(packet)
        await session.tell("RESUMED", {})
        self.resumed += 1
        return session

    async def close(self) -> None:
        """Close every connection at the end of a test."""
        self.over.set()
        for telling in self.busy:
            telling.cancel()
        await asyncio.gather(*(session.socket.close() for session in self.connected if session.socket))
