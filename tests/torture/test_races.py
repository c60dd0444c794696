"""Two people, or one twice, act at the same instant: exactly one wins, and the other is told.

Once on one process; once on two that share the database, as shards do: there the second act comes from a channel that
is the other process's.
"""

import asyncio
import random
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.torture import checks
from tests.torture.kill_run import until
from tests.torture.people import Board, Pair, Request, boards, button
from tests.torture.scene import Scene, answer_text, scene
from tests.torture.world import Interaction, Json

ROUNDS = 4
pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(params=[1, 2], ids=["one process", "two processes"], scope="module", loop_scope="module")
async def here(request: pytest.FixtureRequest) -> AsyncIterator[Scene]:
    async with scene(bots=request.param) as made:
        made.discord.gateway.shards = request.param > 1
        yield made
        await made.check()


async def race(here: Scene, pair: Pair, board: Board, *attempts: tuple[int, str, str]) -> Board:
    """Make attempts (user, move, way) at once; one is stored and all others are refused. Return the new board."""
    before = len(here.discord.posted(board.place))
    tried: list[Request] = await asyncio.gather(*(pair.attempt(board, *attempt) for attempt in attempts))
    latest = await here.board(board.place, board.entry + 1)
    for request in tried:
        if request.interaction:
            assert await answer_text(request.interaction)
    refused = [request for request in tried if request.interaction and not request.accepted]
    replies = len(tried) - len([request for request in tried if request.interaction])
    if replies and not any(request.accepted for request in tried):
        replies -= 1  # it was the reply that won
    assert len(refused) + replies == len(tried) - 1
    await until(lambda: len(here.discord.posted(board.place)) >= before + 1 + replies, 5)
    answers = [one for one in here.discord.posted(board.place)[before:] if "message_reference" in one]
    assert len(answers) == replies, "a reply that came too late is answered in public"
    await here.quiet()
    assert len(checks.records(here.home.database)[board.match]) == board.entry + 1
    return latest


@pytest.mark.parametrize(
    ("first", "second"),
    [("command", "elsewhere"), ("box", "box"), ("box", "elsewhere"), ("reply", "elsewhere"), ("reply", "reply")],
)
@pytest.mark.parametrize("same", [True, False], ids=["the same move", "two moves"])
async def test_of_two_attempts_of_one_person_one_is_played(here, first, second, same):
    pair, board = await here.seated()
    for turn in range(ROUNDS):
        moves = list(pair.shown(board).legal_moves())
        move, other = random.Random(turn).sample(moves, 2)
        assert board.pinged
        attempts = [(board.pinged, move, first), (board.pinged, move if same else other, second)]
        board = await race(here, pair, board, *attempts)


@pytest.mark.parametrize("way", ["box", "elsewhere", "reply"])
async def test_of_two_people_who_move_at_once_the_one_whose_turn_it_is_does(here, way):
    pair, board = await here.seated()
    for _ in range(ROUNDS):
        move = next(pair.shown(board).legal_moves())
        mover = board.pinged
        assert mover
        other = pair.ann if mover == pair.bob else pair.bob
        board = await race(here, pair, board, (other, move, way), (mover, move, "command"))
        assert checks.records(here.home.database)[board.match][-1].user == mover


async def test_a_move_written_on_an_older_board_is_refused_although_it_would_be_legal_now(here):
    pair, old = await here.seated()
    board = old
    for entry in (1, 2):
        await here.move(pair, board)
        board = await here.board(board.place, entry)
    assert board.pinged == old.pinged is not None
    late = await pair.attempt(old, board.pinged, next(pair.shown(board).legal_moves()), "old box")
    assert await answer_text(late.interaction)
    assert not late.accepted
    assert len(checks.records(here.home.database)[board.match]) == 2


async def test_many_clicks_at_once_are_one_move(here):
    pair, board = await here.seated()
    moves = list(pair.shown(board).legal_moves())
    assert board.pinged
    await race(here, pair, board, *((board.pinged, move, way) for move in moves[:5] for way in ("box", "elsewhere")))


async def offered(here: Scene, **options: object) -> tuple[Pair, Json]:
    """Make a challenge. Return who made it, and its card."""
    pair = await here.pair()
    await here.discord.command(pair.ann, pair.channel, "challenge", game="contiguity", **options)
    assert await until(pair.cards, 10)
    return pair, pair.cards()[-1]


def won(asked: list[Interaction]) -> list[bool]:
    """Return which presses changed the card; all others must have been refused in private."""
    changed = [(one.answer or {})["type"] == 7 for one in asked]
    assert all(
        one.text and (one.answer or {})["data"]["flags"] == 64
        for one, done in zip(asked, changed, strict=True)
        if not done
    )
    return changed


async def pressed(here: Scene, card: Json, *presses: tuple[int, str]) -> list[bool]:
    """Press controls (user, action) of a card at once. Return which presses changed it."""
    accept = button(card, "accept")
    assert accept
    clicks = []
    for user, action in presses:
        identity = accept.replace(":accept:", f":{action}:")
        boxed = action == "declined"
        clicks.append(
            here.discord.submit(user, card, identity, "") if boxed else here.discord.press(user, card, identity)
        )
    asked = await asyncio.gather(*clicks)
    for one in asked:
        await answer_text(one)
    return won(asked)


async def test_of_two_people_who_accept_an_open_challenge_one_gets_the_seat(here):
    for _ in range(ROUNDS):
        pair, card = await offered(here)
        carol = here.discord.world.person("Carol")
        assert sum(await pressed(here, card, (pair.bob, "accept"), (carol, "accept"))) == 1
        assert await here.board(int(card["id"]), 0)


async def test_who_accepts_twice_at_once_begins_one_match(here):
    pair, card = await offered(here)
    assert sum(await pressed(here, card, (pair.bob, "accept"), (pair.bob, "accept"))) == 1
    assert await here.board(int(card["id"]), 0)
    await here.quiet()
    assert len(boards(here.discord, int(card["id"]))) == 1


@pytest.mark.parametrize(("bob", "ann"), [("accept", "withdraw"), ("declined", "withdraw"), ("accept", "declined")])
async def test_a_challenge_is_answered_in_one_way_only(here, bob, ann):
    for _ in range(ROUNDS):
        pair = await here.pair()
        who = pair.ann if ann == "withdraw" else pair.bob
        await here.discord.command(pair.ann, pair.channel, "challenge", game="contiguity", opponent=pair.bob)
        assert await until(pair.cards, 10)
        assert sum(await pressed(here, pair.cards()[-1], (pair.bob, bob), (who, ann))) == 1
    await here.quiet()


async def question(here: Scene, board: Board, user: int) -> tuple[Json, str]:
    """Use /resign. Return the question, and the custom id of its Yes."""
    asked = await here.discord.command(user, board.place, "resign", match=str(board.match))
    assert await answer_text(asked)
    assert asked.shown
    yes = button(asked.shown, "resigned")
    assert yes
    return asked.shown, yes


async def test_of_two_people_who_resign_at_once_one_has_resigned(here):
    for _ in range(ROUNDS):
        pair, board = await here.seated()
        people = (pair.ann, pair.bob)
        questions = [await question(here, board, user) for user in people]
        presses = [here.discord.press(user, *asked) for user, asked in zip(people, questions, strict=True)]
        asked = await asyncio.gather(*presses)
        for one in asked:
            assert await answer_text(one)
        assert sum(won(asked)) == 1
        assert (await here.board(board.place, 1)).last
        assert len(checks.records(here.home.database)[board.match]) == 1


async def test_a_move_and_a_resignation_at_once_make_a_record_that_can_be_replayed(here):
    for _ in range(ROUNDS):
        pair, board = await here.seated()
        other = pair.ann if board.pinged == pair.bob else pair.bob
        asked = await question(here, board, other)
        resigning = here.discord.press(other, *asked)
        tried, resigned = await asyncio.gather(here.move(pair, board, way="elsewhere"), resigning)
        assert await answer_text(tried.interaction)
        assert await answer_text(resigned)
        assert won([resigned]) == [True]
        assert len(checks.records(here.home.database)[board.match]) == 1 + tried.accepted


@pytest.mark.parametrize("nonces_kept", [300, 0], ids=["discord knows nonces", "discord forgets nonces at once"])
async def test_two_bots_that_hear_everything_twice_store_and_post_it_once(nonces_kept):
    async with scene(bots=2) as here:
        here.discord.routes.nonces_kept = nonces_kept
        seated = [await here.seated() for _ in range(3)]
        for entry in range(1, 5):
            way = ("command", "box", "here", "reply")[entry % 4]
            await asyncio.gather(*(here.move(pair, board, way) for pair, board in seated))
            seated = [(pair, await here.board(board.place, entry)) for pair, board in seated]
        await here.quiet()
        assert checks.stored(here.home.database) == 12
        await here.check()
