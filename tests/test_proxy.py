"""The proxy with which tests break networks breaks them as it says."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tests.proxy import HOST, Proxy, proxy
from tests.torture.kill_run import until

SOON = 0.05
"""Seconds in which something would come if it were not held up."""


@asynccontextmanager
async def answering(word: bytes) -> AsyncIterator[int]:
    """Yield the port of a server that answers everything with what it was told and its own word."""

    async def answer(reader, writer):
        while data := await reader.read(100):
            writer.write(data + word)
        writer.close()

    server = await asyncio.start_server(answer, HOST, 0)
    yield server.sockets[0].getsockname()[1]
    server.close()


@pytest.fixture
async def between() -> AsyncIterator[Proxy]:
    async with answering(b" one") as port, proxy(port) as made:
        yield made


class Caller:
    """Somebody who has connected."""

    def __init__(self, reader, writer) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def to(cls, place: Proxy) -> "Caller":
        return cls(*await asyncio.open_connection(HOST, place.port))

    async def says(self, text: bytes, within: float = 10) -> bytes:
        self.writer.write(text)
        return await asyncio.wait_for(self.reader.read(100), within)

    async def end(self) -> None:
        self.writer.close()
        await self.writer.wait_closed()


async def test_everything_is_passed_on_and_the_end_too(between):
    caller = await Caller.to(between)
    assert [await caller.says(b"hello"), await caller.says(b"again")] == [b"hello one", b"again one"]
    await caller.end()
    assert await until(lambda: not len(between), 10)


async def test_dropped_connections_are_broken_off_and_new_ones_lead_to_another_port(between):
    caller = await Caller.to(between)
    await caller.says(b"hello")
    async with answering(b" two") as port:
        between.target = port
        assert await caller.says(b"still") == b"still one"
        between.drop()
        with pytest.raises(ConnectionResetError):
            await caller.reader.read()
        again = await Caller.to(between)
        assert await again.says(b"hello") == b"hello two"
        await again.end()
        await between.close()


async def test_who_is_refused_is_taken_later_at_the_same_port(between):
    caller = await Caller.to(between)
    between.refuse()
    with pytest.raises(ConnectionRefusedError):
        await Caller.to(between)
    assert await caller.says(b"hello") == b"hello one"
    await caller.end()
    await between.accept()
    again = await Caller.to(between)
    assert await again.says(b"again") == b"again one"
    await again.end()


async def test_what_is_stalled_comes_once_it_flows(between):
    caller = await Caller.to(between)
    between.stall()
    with pytest.raises(TimeoutError):
        await caller.says(b"hello", SOON)
    later = await Caller.to(between)
    with pytest.raises(TimeoutError):
        await later.says(b"later", SOON)
    between.flow()
    assert [await caller.reader.read(100), await later.reader.read(100)] == [b"hello one", b"later one"]
    await caller.end()
    await later.end()


async def test_a_slow_network_is_late_in_both_directions(between):
    caller = await Caller.to(between)
    between.delay, began = SOON, asyncio.get_running_loop().time()
    assert await caller.says(b"hello") == b"hello one"
    assert asyncio.get_running_loop().time() - began >= 2 * SOON
    await caller.end()
