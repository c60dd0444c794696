"""A TCP proxy on loopback that fails as networks do: it drops connections, and holds up what is sent."""

import asyncio
import socket
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

HOST = "127.0.0.1"
AT_ONCE = 65_536
"""Bytes that are taken at a time."""
NO_FAREWELL = struct.pack("ii", 1, 0)


class Proxy:
    """Passes on what comes to its `port` to another one, and back."""

    def __init__(self, target: int) -> None:
        self.port = 0
        self._target = target
        self._connections: set[asyncio.Task[None]] = set()
        self._flows = asyncio.Event()
        self._flows.set()

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

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task
        self._connections.add(task)
        ends = [writer]
        try:
            await self._flows.wait()
            far_reader, far_writer = await asyncio.open_connection(HOST, self._target)
            ends.append(far_writer)
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self._pass(reader, far_writer))
                tasks.create_task(self._pass(far_reader, writer))
        except* (OSError, EOFError, asyncio.CancelledError):
            pass  # one side has ended, or broke off: so it does on the other
        finally:
            self._connections.discard(task)
            for end in ends:
                with suppress(OSError):  # it is closed already
                    end.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, NO_FAREWELL)
                end.transport.abort()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass on in one direction. Raises EOFError at the end."""
        while data := await reader.read(AT_ONCE):
            await self._flows.wait()
            writer.write(data)
            await writer.drain()
        await self._flows.wait()
        raise EOFError


@asynccontextmanager
async def proxy(target: int) -> AsyncIterator[Proxy]:
    """Yield a proxy that leads to a port on loopback."""
    made = Proxy(target)
    server = await asyncio.start_server(made._connected, HOST)
    made.port = server.sockets[0].getsockname()[1]
    try:
        yield made
    finally:
        server.close()
        made.drop()
        await asyncio.gather(*made._connections, return_exceptions=True)
