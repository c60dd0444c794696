"""Two processes post from one outbox while Discord is slow and keeps no nonces: each board comes once."""

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from functools import partial

import pytest
import pytest_asyncio

from tests.torture.harness import checks
from tests.torture.harness.holds import Hold
from tests.torture.harness.kill_run import until
from tests.torture.harness.people import Board, Pair, Request, boards
from tests.torture.harness.process import LEASE_SECONDS
from tests.torture.harness.scene import Scene, answer_text, open_scene

LEASE = 60
"""Seconds: no lease ends by itself in these scenes, but for that about renewals."""
LOOKED_FOR = 2.5
"""Seconds in which a bot would do what it must not."""
STUCK_AFTER = 12.0
"""Seconds after which a post that has not come is taken to be with the process whose request is held up."""
ATTEMPTS = 5
"""How many times a scene is tried that depends on which process sees a post first."""
PATIENCE = 30.0
"""Seconds in which a bot does what it should."""
pytestmark = pytest.mark.asyncio(loop_scope="module")


async def move(scene: Scene, pair: Pair, board: Board, process: int) -> Request:
    """Move, so that one of the two processes gets the interaction. It must be stored."""
    return await accepted(scene.move(pair, board, way_to(board, process)))


def way_to(board: Board, process: int) -> str:
    """Return a way to move by which a certain process gets the interaction."""
    return "command" if board.place % 2 == process else "elsewhere"


async def accepted(attempt: Awaitable[Request]) -> Request:
    """Return an attempt, which must be accepted."""
    made = await attempt
    assert await answer_text(made.interaction)
    assert made.accepted
    return made


def end_leases(scene: Scene) -> None:
    """End every lease, as if much time had passed."""
    scene.home.database.query("UPDATE outbox SET claimed_until = 0 WHERE done_at IS NULL")


async def give_time_for(scene: Scene, place: int, entry: int) -> None:
    """Wait for a board that must not come now."""
    await until(partial(is_posted, scene, place, entry), LOOKED_FOR)


async def let_through(scene: Scene, hold: Hold, board: Board) -> None:
    """Release a request that posts a board, and wait until the board is there."""
    posted = len(boards(scene.discord, board.place))
    scene.discord.holds.cancel(hold)
    assert await until(lambda: len(boards(scene.discord, board.place)) > posted, PATIENCE)


async def wake_both(scene: Scene, other_match: tuple[Pair, Board]) -> None:
    """Let each process look for posts, by a move in another match. Either may have claimed the post that is held up."""
    pair, board = other_match
    for process in (1, 0):
        await move(scene, pair, board, process)
        board = await scene.board(board.place, board.entry + 1)


async def a_board_under_way(scene: Scene) -> None:
    """Let a process look for posts while another is posting a board."""
    other_match, (pair, board) = await scene.seated(), await scene.seated()
    hold = scene.discord.holds.next("message", "before", board.place)
    await move(scene, pair, board, 0)
    await hold.arrived.wait()
    await wake_both(scene, other_match)
    await give_time_for(scene, board.place, 1)
    await let_through(scene, hold, board)


async def a_board_behind_another(scene: Scene) -> None:
    """Queue a board while the one before is being posted."""
    pair, board = await scene.seated()
    hold = scene.discord.holds.next("message", "before", board.place)
    first = await move(scene, pair, board, 0)
    await hold.arrived.wait()
    second = next(pair.shown(board).play(first.text).legal_moves())
    other = pair.ann if board.pinged == pair.bob else pair.bob
    await accepted(pair.attempt(Board(board.match, 1, board.message), other, second, way_to(board, 1)))
    await give_time_for(scene, board.place, 2)
    scene.discord.holds.cancel(hold)


async def a_late_response(scene: Scene) -> None:
    """Let a process get the response to its board when another has found the board and posted what followed."""
    for _ in range(ATTEMPTS):
        if await is_overtaken(scene):
            return
    raise AssertionError("the process whose request is held up was the first to see what followed, every time")


async def is_overtaken(scene: Scene) -> bool:
    """Try to have a late response. Return False if the process that waits for it claimed what followed, too."""
    other_match, (pair, board) = await scene.seated(), await scene.seated()
    hold = scene.discord.holds.next("message", "after", board.place)
    await move(scene, pair, board, 0)
    await hold.arrived.wait()
    end_leases(scene)
    await wake_both(scene, other_match)
    for entry in (1, 2, 3):
        if not await until(partial(is_posted, scene, board.place, entry), STUCK_AFTER):
            scene.discord.holds.cancel(hold)
            await scene.quiet()
            return False
        if entry < 3:
            await move(scene, pair, await scene.board(board.place, entry), 1)
    await scene.quiet()
    edits = await edits_at_rest(scene, board)
    scene.discord.holds.cancel(hold)
    assert await until(lambda: scene.discord.injector.requests["edit", board.place] > edits, PATIENCE)
    return True


def is_posted(scene: Scene, place: int, entry: int) -> bool:
    """Return whether the board after an entry stands where its match is played."""
    return any(board.entry == entry for board in boards(scene.discord, place))


async def edits_at_rest(scene: Scene, board: Board) -> int:
    """Return how many edits were made where a board stands, once no process goes on tidying up there."""
    requests, edits = scene.discord.injector.requests, ("edit", board.place)

    def went_on(count: int) -> bool:
        return requests[edits] != count

    count = requests[edits]
    while await until(partial(went_on, count), 1):
        count = requests[edits]
    return count


async def a_late_failure(scene: Scene) -> None:
    """Let a process learn that it could not post a board while another is posting it."""
    other_match, (pair, board) = await scene.seated(), await scene.seated()
    first = scene.discord.holds.next("message", "before", board.place)
    await move(scene, pair, board, 0)
    await first.arrived.wait()
    end_leases(scene)
    second = scene.discord.holds.next("message", "before", board.place)
    await wake_both(scene, other_match)
    await second.arrived.wait()
    scene.discord.holds.lose(first)
    await give_time_for(scene, board.place, 1)
    await let_through(scene, second, board)


async def a_slow_request(scene: Scene) -> None:
    """Let a process look for posts after another has waited for Discord for three leases."""
    other_match, (pair, board) = await scene.seated(), await scene.seated()
    hold = scene.discord.holds.next("message", "before", board.place)
    await move(scene, pair, board, 0)
    await hold.arrived.wait()
    await asyncio.sleep(3 * scene.home.lease)
    await wake_both(scene, other_match)
    await give_time_for(scene, board.place, 1)
    await let_through(scene, hold, board)


@asynccontextmanager
async def two_processes(lease: int) -> AsyncIterator[Scene]:
    """Yield a scene with two shards on one database, and a Discord that keeps no nonces."""
    async with open_scene(bots=2, lease=lease) as made:
        made.discord.gateway.shards = True
        made.discord.routes.nonces_kept = 0
        yield made


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def scene() -> AsyncIterator[Scene]:
    async with two_processes(LEASE) as made:
        yield made


@pytest.mark.parametrize("play", [a_board_under_way, a_board_behind_another, a_late_response, a_late_failure])
async def test_boards_are_posted_once_and_in_order_and_the_latest_is_known(scene, play):
    before = checks.problems(scene.home.database, scene.discord, scene.log)
    await play(scene)
    await scene.quiet()
    assert checks.problems(scene.home.database, scene.discord, scene.log) == before


async def test_a_request_that_takes_three_leases_is_not_doubled_because_its_lease_is_renewed():
    async with two_processes(LEASE_SECONDS) as scene:
        await a_slow_request(scene)
        await scene.check()
