"""Teams vote while the processes are killed: no vote that was told to be stored is lost, no ballot is closed twice."""

import asyncio
import multiprocessing
import random
import time
from multiprocessing.connection import Connection

import pytest

from runtime.services import Services
from tests import databases
from tests.torture.harness import voters
from tests.torture.harness.kill_run import until
from tests.torture.harness.voters import Cast, begin, fast
from tests.torture.test_kills import KILLS, SEED

pytestmark = pytest.mark.both

MATCHES, UP_WITHIN = 4, 30.0
PROCESSES = 2


async def test_votes_and_closings_survive_kills_and_a_second_process(tmp_path, capsys):
    chance, started, cast = random.Random(SEED), time.time(), Cast()
    with databases.new(tmp_path) as database:
        begun = await begin(database, started, MATCHES, PROCESSES)
        ends: list[Connection] = []

        async def start(process):
            own, theirs = multiprocessing.Pipe(duplex=False)
            ends.append(own)
            made = voters.make(database.url, started, process, chance.randrange(1_000_000), begun, theirs)
            made.start()
            theirs.close()
            assert await until(own.poll, UP_WITHIN)
            return made

        running = [await start(process) for process in range(PROCESSES)]
        for number in range(KILLS):
            before = cast.votes
            await until(lambda before=before: voters.read(ends, cast) or cast.votes > before + 3, UP_WITHIN)
            await asyncio.sleep(chance.uniform(0, 0.4))
            voters.read(ends, cast)
            victim = number % PROCESSES
            running[victim].kill()
            await asyncio.to_thread(running[victim].join)
            running[victim] = await start(victim)
        for process in running:
            process.kill()
            process.join()
        voters.read(ends, cast)
        await close_all(database, started)
        assert voters.lost(database, cast) == []
        assert voters.unsound(database, begun, cast) == []
        moves = len(database.query("SELECT ply FROM moves"))
        with capsys.disabled():
            print(f"\n{cast.votes} votes, {moves} moves, {KILLS} kills")
        assert cast.votes > 3 * KILLS
        assert moves > KILLS


async def close_all(database, started):
    """Close what is due, as the next process would."""
    services = await Services.open(database.url, lambda: fast(started))
    for ballot in await services.votes.queue.due():
        await services.votes.close_due(ballot)
    await services.close()
