"""A TCP proxy on loopback that fails as networks do: it drops, refuses, stalls, is slow, and leads elsewhere."""

import asyncio
import socket
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

HOST = "127.0.0.1"
AT_ONCE = 65_536
"""Bytes that are taken at a time."""
HELD = 64
"""How many times as much waits to be passed on in one direction of a connection, at most."""
NO_FAREWELL = struct.pack("ii", 1, 0)


class Proxy:
    """Passes on what comes to its `port` to another one, and back."""

    def __init__(self, target: int) -> None:
        self.target = target
        """The port on loopback to which connections lead that are made from now on."""
        self.delay = 0.0
        """Seconds by which everything is late, in either direction."""
        self.port = 0
        self._server: asyncio.Server | None = None
        self._connections: dict[asyncio.Task[None], list[asyncio.StreamWriter]] = {}
        self._flows = asyncio.Event()
        self._flows.set()

    def __len__(self) -> int:
        """Return how many connections there are."""
        return len(self._connections)

    async def accept(self) -> None:
        """Take new connections, as at the beginning, after `refuse`."""
        self._server = await asyncio.start_server(self._connected, HOST, self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    def refuse(self) -> None:
        """Refuse new connections until `accept`. Those that there are stay."""
        if self._server:
            self._server.close()
            self._server = None

    def drop(self) -> None:
        """Break all connections off on both sides."""
        for task in list(self._connections):
            task.cancel()

    def stall(self) -> None:
        """Take connections and bytes, and pass nothing on until `flow`, not even that one side has ended."""
        self._flows.clear()

    def flow(self) -> None:
        """Pass on what was held up, and what follows."""
        self._flows.set()

    async def close(self) -> None:
        """End everything."""
        self.refuse()
        self.drop()
        await asyncio.gather(*self._connections, return_exceptions=True)

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task
        ends = self._connections[task] = [writer]
        try:
            await self._serve(reader, ends)
        except* (OSError, EOFError, asyncio.CancelledError):
            pass  # one side has ended, or broke off: so it does on the other
        finally:
            del self._connections[task]
            for end in ends:
                with suppress(OSError):  # it is closed already
                    end.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, NO_FAREWELL)
                end.transport.abort()

    async def _serve(self, reader: asyncio.StreamReader, ends: list[asyncio.StreamWriter]) -> None:
        """Pass on both ways until a side ends. Raises OSError or EOFError, alone or in a group."""
        await self._flows.wait()
        far_reader, far_writer = await asyncio.open_connection(HOST, self.target)
        ends.append(far_writer)
        there: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue(HELD)
        back: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue(HELD)
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._take(reader, there))
            tasks.create_task(self._give(there, far_writer))
            tasks.create_task(self._take(far_reader, back))
            tasks.create_task(self._give(back, ends[0]))

    async def _take(self, reader: asyncio.StreamReader, late: asyncio.Queue[tuple[float, bytes]]) -> None:
        """Note what comes, and when it is to go on; in the end nothing."""
        data = b"begun"
        while data:
            data = await reader.read(AT_ONCE)
            await late.put((asyncio.get_running_loop().time() + self.delay, data))

    async def _give(self, late: asyncio.Queue[tuple[float, bytes]], writer: asyncio.StreamWriter) -> None:
        """Pass on what has come, in time. Raises EOFError when there is no more."""
        while True:
            due, data = await late.get()
            await asyncio.sleep(due - asyncio.get_running_loop().time())
            await self._flows.wait()
            if not data:
                raise EOFError
            writer.write(data)
            await writer.drain()


@asynccontextmanager
async def proxy(target: int) -> AsyncIterator[Proxy]:
    """Yield a proxy that leads to a port on loopback."""
    made = Proxy(target)
    await made.accept()
    try:
        yield made
    finally:
        await made.close()
