"""Two people, or one twice, act at the same instant: exactly one wins, and the other is told.

They do on two processes that share the database, as shards do: the second act comes from a channel that is the other
process's. In the long form they do on one process, too.
"""

import asyncio
import random
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.torture.harness import checks
from tests.torture.harness.kill_run import until
from tests.torture.harness.people import Board, Pair, Request, boards, button
from tests.torture.harness.scene import Scene, answer_text, open_scene
from tests.torture.harness.world import Interaction, Json
from tests.torture.test_kills import KILLS

ROUNDS = 4
pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.both]


@pytest_asyncio.fixture(params=[2, 1] if KILLS > 10 else [2], ids=str, scope="module", loop_scope="module")
async def scene(request: pytest.FixtureRequest) -> AsyncIterator[Scene]:
    async with open_scene(bots=request.param) as made:
        made.discord.gateway.shards = request.param > 1
        yield made
        await made.check()


async def race(scene: Scene, pair: Pair, board: Board, *attempts: tuple[int, str, str]) -> Board:
    """Make attempts (user, move, way) at once; one is stored and all others are refused. Return the new board."""
    before = len(scene.discord.posted(board.place))
    tried: list[Request] = await asyncio.gather(*(pair.attempt(board, *attempt) for attempt in attempts))
    latest = await scene.board(board.place, board.entry + 1)
    for request in tried:
        if request.interaction:
            assert await answer_text(request.interaction)
    refused = [request for request in tried if request.interaction and not request.accepted]
    replies = len(tried) - len([request for request in tried if request.interaction])
    if replies and not any(request.accepted for request in tried):
        replies -= 1  # it was the reply that won
    assert len(refused) + replies == len(tried) - 1
    await until(lambda: len(scene.discord.posted(board.place)) >= before + 1 + replies, 5)
    answers = [message for message in scene.discord.posted(board.place)[before:] if "message_reference" in message]
    assert len(answers) == replies, "a reply that came too late is answered in public"
    await scene.quiet()
    assert len(checks.records(scene.home.database)[board.match]) == board.entry + 1
    return latest


@pytest.mark.parametrize(
    ("first", "second"),
    [("command", "elsewhere"), ("modal", "modal"), ("modal", "elsewhere"), ("reply", "elsewhere"), ("reply", "reply")],
)
@pytest.mark.parametrize("same", [True, False], ids=["the same move", "two moves"])
async def test_of_two_attempts_of_one_person_one_is_played(scene, first, second, same):
    pair, board = await scene.seated()
    for turn in range(ROUNDS):
        moves = list(pair.shown(board).legal_moves())
        move, other = random.Random(turn).sample(moves, 2)
        assert board.pinged
        attempts = [(board.pinged, move, first), (board.pinged, move if same else other, second)]
        board = await race(scene, pair, board, *attempts)


@pytest.mark.parametrize("way", ["modal", "elsewhere", "reply"])
async def test_of_two_people_who_move_at_once_the_one_whose_turn_it_is_does(scene, way):
    pair, board = await scene.seated()
    for _ in range(ROUNDS):
        move = next(pair.shown(board).legal_moves())
        mover = board.pinged
        assert mover
        other = pair.ann if mover == pair.bob else pair.bob
        board = await race(scene, pair, board, (other, move, way), (mover, move, "command"))
        assert checks.records(scene.home.database)[board.match][-1].user == mover


async def test_a_move_written_on_an_older_board_is_refused_although_it_would_be_legal_now(scene):
    pair, old = await scene.seated()
    board = old
    for entry in (1, 2):
        await scene.move(pair, board)
        board = await scene.board(board.place, entry)
    assert board.pinged == old.pinged is not None
    late = await pair.attempt(old, board.pinged, next(pair.shown(board).legal_moves()), "old modal")
    assert await answer_text(late.interaction)
    assert not late.accepted
    assert len(checks.records(scene.home.database)[board.match]) == 2


async def test_many_clicks_at_once_are_one_move(scene):
    pair, board = await scene.seated()
    moves = list(pair.shown(board).legal_moves())
    assert board.pinged
    await race(scene, pair, board, *((board.pinged, move, way) for move in moves[:5] for way in ("modal", "elsewhere")))


async def offered(scene: Scene, **options: object) -> tuple[Pair, Json]:
    """Make a challenge. Return who made it, and its card."""
    pair = await scene.pair()
    await scene.discord.command(pair.ann, pair.channel, "challenge", game="contiguity", **options)
    assert await until(pair.cards, 10)
    return pair, pair.cards()[-1]


def won(asked: list[Interaction]) -> list[bool]:
    """Return which presses changed the card; all others must have been refused in private."""
    changed = [(interaction.answer or {})["type"] == 7 for interaction in asked]
    assert all(
        interaction.text and (interaction.answer or {})["data"]["flags"] == 64
        for interaction, done in zip(asked, changed, strict=True)
        if not done
    )
    return changed


async def pressed(scene: Scene, card: Json, *presses: tuple[int, str]) -> list[bool]:
    """Press controls (user, action) of a card at once. Return which presses changed it."""
    accept = button(card, "accept")
    assert accept
    clicks = []
    for user, action in presses:
        identity = accept.replace(":accept:", f":{action}:")
        by_modal = action == "declined"
        clicks.append(
            scene.discord.submit(user, card, identity, "") if by_modal else scene.discord.press(user, card, identity)
        )
    asked = await asyncio.gather(*clicks)
    for interaction in asked:
        await answer_text(interaction)
    return won(asked)


async def test_of_two_people_who_accept_an_open_challenge_one_gets_the_seat(scene):
    for _ in range(ROUNDS):
        pair, card = await offered(scene)
        carol = scene.discord.world.person("Carol")
        assert sum(await pressed(scene, card, (pair.bob, "accept"), (carol, "accept"))) == 1
        assert await scene.board(int(card["id"]), 0)


async def test_who_accepts_twice_at_once_begins_one_match(scene):
    pair, card = await offered(scene)
    assert sum(await pressed(scene, card, (pair.bob, "accept"), (pair.bob, "accept"))) == 1
    assert await scene.board(int(card["id"]), 0)
    await scene.quiet()
    assert len(boards(scene.discord, int(card["id"]))) == 1


@pytest.mark.parametrize(("bob", "ann"), [("accept", "withdraw"), ("declined", "withdraw"), ("accept", "declined")])
async def test_a_challenge_is_answered_in_one_way_only(scene, bob, ann):
    for _ in range(ROUNDS):
        pair = await scene.pair()
        who = pair.ann if ann == "withdraw" else pair.bob
        await scene.discord.command(pair.ann, pair.channel, "challenge", game="contiguity", opponent=pair.bob)
        assert await until(pair.cards, 10)
        assert sum(await pressed(scene, pair.cards()[-1], (pair.bob, bob), (who, ann))) == 1
    await scene.quiet()


async def question(scene: Scene, board: Board, user: int) -> tuple[Json, str]:
    """Use /resign. Return the question, and the custom id of its Yes."""
    asked = await scene.discord.command(user, board.place, "match resign", match=str(board.match))
    assert await answer_text(asked)
    assert asked.shown
    yes = button(asked.shown, "resign-yes")
    assert yes
    return asked.shown, yes


async def test_of_two_people_who_resign_at_once_one_has_resigned(scene):
    for _ in range(ROUNDS):
        pair, board = await scene.seated()
        people = (pair.ann, pair.bob)
        questions = [await question(scene, board, user) for user in people]
        presses = [scene.discord.press(user, *asked) for user, asked in zip(people, questions, strict=True)]
        asked = await asyncio.gather(*presses)
        for interaction in asked:
            assert await answer_text(interaction)
        assert sum(won(asked)) == 1
        assert (await scene.board(board.place, 1)).last
        assert len(checks.records(scene.home.database)[board.match]) == 1


async def test_a_move_and_a_resignation_at_once_make_a_record_that_can_be_replayed(scene):
    for _ in range(ROUNDS):
        pair, board = await scene.seated()
        other = pair.ann if board.pinged == pair.bob else pair.bob
        asked = await question(scene, board, other)
        resigning = scene.discord.press(other, *asked)
        tried, resigned = await asyncio.gather(scene.move(pair, board, way="elsewhere"), resigning)
        assert await answer_text(tried.interaction)
        assert await answer_text(resigned)
        assert won([resigned]) == [True]
        assert len(checks.records(scene.home.database)[board.match]) == 1 + tried.accepted


@pytest.mark.parametrize("nonces_kept", [300, 0], ids=["discord knows nonces", "discord forgets nonces at once"])
async def test_two_bots_that_hear_everything_twice_store_and_post_it_once(nonces_kept):
    async with open_scene(bots=2) as scene:
        scene.discord.routes.nonces_kept = nonces_kept
        seated = [await scene.seated() for _ in range(3)]
        for entry in range(1, 5):
            way = ("command", "modal", "unnamed command", "reply")[entry % 4]
            await asyncio.gather(*(scene.move(pair, board, way) for pair, board in seated))
            seated = [(pair, await scene.board(board.place, entry)) for pair, board in seated]
        await scene.quiet()
        assert checks.stored(scene.home.database) == 12
        await scene.check()
