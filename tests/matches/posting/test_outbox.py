"""The outbox: what was promised is handed out in order, to one process at a time, until it is posted or given up."""

import asyncio
import itertools
from dataclasses import replace

import pytest
from sqlalchemy.exc import IntegrityError

from matches.posting import outbox_queries
from matches.posting.outbox import LEASE_SECONDS, LONGEST_WAIT, MOST_FAULTS, Outbox, aside
from store import rows, schema
from tests.matches.fixtures import ANN, BOB, CLEO, DAN, ELSEWHERE, HERE, NOON, other_terms

pytestmark = pytest.mark.both

FAR = replace(ELSEWHERE, channel=ELSEWHERE.channel + 1)
FIRST, SECOND, THIRD = "30a-29a", "1a-2a", "29a-28a"
DAY = 86_400
MESSAGES = itertools.count(7_000)


async def claimed(process, limit=9):
    """Claim what a process can claim, and return it in short: `card 1` or `board 1.0`."""
    return [short(post) for post in await process.outbox.claim(limit)]


def short(post):
    return f"card {post.subject}" if post.kind == "card" else f"board {post.subject}.{post.entry}"


async def post_all(process):
    """Post what can be claimed until nothing can, and return it in order."""
    posted = []
    while posts := await process.outbox.claim(9):
        for post in posts:
            await process.outbox.sent(post, HERE.channel, next(MESSAGES))
            posted.append(short(post))
    return posted


async def row_of(process, post):
    [row] = [row for row in await process.rows("outbox") if row.id == post.id]
    return row


# Lanes.


async def test_the_boards_of_a_match_are_posted_one_after_the_other(services):
    await services.start_match(FIRST, SECOND)
    assert await claimed(services) == ["board 1.0", "card 1"]
    assert await claimed(services) == []
    assert await services.rows("outbox") != []


async def test_the_next_board_is_free_when_the_one_before_it_is_posted(services):
    match = await services.start_match(FIRST, SECOND)
    assert await post_all(services) == [f"board {match}.0", "card 1", f"board {match}.1", f"board {match}.2"]


async def test_matches_and_challenges_do_not_wait_for_each_other(services):
    await services.start_match(FIRST)
    await services.start_match(FIRST)
    await services.challenge(BOB)
    assert sorted(await claimed(services)) == ["board 1.0", "board 2.0", "card 1", "card 2", "card 3"]


async def test_a_match_that_waits_to_be_tried_again_holds_up_only_itself(services):
    await services.start_match(FIRST)
    board, _ = await services.outbox.claim(9)
    await services.outbox.later(board, "fault", wait=60)
    await services.start_match()
    assert await claimed(services) == ["board 2.0", "card 2"]


async def test_followers_of_a_match_neither_wait_for_each_other_nor_for_its_place(services):
    match = await services.start_match(FIRST)
    for follower in (CLEO, DAN):
        await services.follows.follow(match, follower.user)
    board, _ = await services.outbox.claim(9)
    await services.outbox.later(board, "fault", wait=600)
    await services.matches.resign(match, ANN)
    first, second = await services.outbox.claim(9)
    assert {first.kind, second.kind} == {"followed"}
    await services.outbox.later(first, "fault", wait=600)
    await services.outbox.sent(second, 5_000, next(MESSAGES))
    assert [row.user for row in await services.rows("follows")] == [CLEO.user]


@pytest.mark.parametrize("kind", ["direct_message", "title"])
async def test_what_is_no_board_comes_after_the_board_before_it_and_holds_up_none(services, clock, kind):
    await services.preferences.set(BOB.user, notify="message")
    match = await services.start_match()
    await post_all(services)
    await services.play(match, FIRST)
    [board] = await services.outbox.claim(9)
    assert board.kind == "board"
    if kind == "title":
        async with services.store.write() as transaction:
            await outbox_queries.add(transaction, "title", clock.now, match, entry=1, **aside(match, HERE))
    await services.outbox.sent(board, HERE.channel, next(MESSAGES))
    for post in await services.outbox.claim(9):
        await services.outbox.later(post, "fault", wait=600)
    assert {row.kind for row in await services.rows("outbox") if row.fault} == {"direct_message", kind}
    await services.play(match, SECOND)
    assert await claimed(services) == [f"board {match}.2"]


async def test_what_waits_longest_is_handed_out_first_and_no_more_than_asked_for(services, clock):
    for _ in range(3):
        await services.challenge(BOB)
        clock.advance(1)
    assert await claimed(services, limit=2) == ["card 1", "card 2"]
    assert await claimed(services, limit=2) == ["card 3"]


async def test_what_was_put_off_waits_behind_what_is_due_longer(services, clock):
    for _ in range(2):
        await services.challenge(BOB)
    [card] = await services.outbox.claim(1)
    await services.outbox.later(card, "fault", wait=5)
    clock.advance(60)
    assert await claimed(services, limit=1) == ["card 2"]


async def test_a_post_says_what_to_post_and_since_when(services, clock):
    match = await services.start_match()
    clock.advance(5)
    board, card = await services.outbox.claim(9)
    assert (card.kind, card.subject, card.entry, card.attempts) == ("card", 1, 0, 0)
    assert (board.kind, board.subject, board.entry, board.attempts) == ("board", match, 0, 0)
    assert (card.created_at, board.created_at) == (NOON, NOON)


# Shares.


async def test_channels_are_served_by_turns(services):
    for place in [HERE] * 5 + [ELSEWHERE] * 2 + [FAR]:
        await services.challenge(place=place)
    assert await claimed(services) == ["card 1", "card 6", "card 8", "card 2", "card 7", "card 3", "card 4", "card 5"]


async def test_boards_come_before_cards_in_a_channel_and_among_channels(services):
    await services.challenge(BOB, place=HERE)
    await services.challenge(BOB, place=ELSEWHERE)
    for place in (ELSEWHERE, HERE):
        await services.start_match(place=place)
    assert await claimed(services) == ["board 1.0", "board 2.0", "card 1", "card 2", "card 3", "card 4"]


async def test_no_channel_has_more_than_its_share(services):
    for place in [HERE] * 5 + [ELSEWHERE]:
        await services.challenge(place=place)
    posts = await services.outbox.claim(9, share=2)
    assert [short(post) for post in posts] == ["card 1", "card 6", "card 2"]
    under_way = [post.id for post in posts]
    assert await services.outbox.claim(9, under_way, share=2) == []
    assert [short(post) for post in await services.outbox.claim(9, under_way[1:], share=2)] == ["card 3"]


async def test_a_channel_that_has_something_under_way_waits_for_one_that_has_nothing(services):
    for place in (HERE, HERE, ELSEWHERE):
        await services.challenge(BOB, place=place)
    [first] = await services.outbox.claim(1)
    assert [short(post) for post in await services.outbox.claim(1, [first.id])] == ["card 3"]


async def test_the_matches_of_a_channel_share_its_places_wherever_their_threads_are(services):
    matches = [await services.start_match() for _ in range(3)]
    for match in matches:
        await services.matches.move_to_thread(match, 100 + match)
    for post in await services.outbox.claim(9):
        await services.outbox.drop(post, "closed")
    for match in matches:
        await services.play(match, FIRST)
    assert len(await services.outbox.claim(9, share=2)) == 2


async def test_what_a_full_channel_has_is_no_reason_to_look_sooner(services, clock):
    for place in (HERE, HERE, ELSEWHERE):
        await services.challenge(BOB, place=place)
    first, other = await services.outbox.claim(2)
    await services.outbox.later(other, "fault", wait=59)
    assert await services.outbox.seconds_to_next() == 0
    assert await services.outbox.seconds_to_next([first.id], share=1) == 60
    clock.advance(60)
    assert [short(post) for post in await services.outbox.claim(9, [first.id], share=1)] == ["card 3"]


async def test_direct_messages_to_whomever_have_the_share_of_one_channel(services):
    await services.preferences.set(ANN.user, notify="message")
    for place in (HERE, ELSEWHERE, FAR):
        await services.start_match(place=place)
    for post in await services.outbox.claim(9):
        await services.outbox.drop(post, "closed")
    assert [post.kind for post in await services.outbox.claim(9, share=1)] == ["direct_message"]


async def add_daily(transaction, daily):
    columns = {"lane": f"daily {daily}", "bucket": outbox_queries.DAILIES}
    await outbox_queries.add(transaction, "daily", NOON, daily, **columns)


async def queue_puzzles(process, count):
    """Queue the puzzles of the day of so many servers, each with a channel of its own."""
    async with process.store.write() as transaction:
        for number in range(count):
            of_day = {"guild": number, "channel": FAR.channel + number, "day": 1, "puzzle": "druid-1"}
            daily = await rows.insert(transaction, schema.dailies, created_at=NOON, **of_day)
            await add_daily(transaction, daily)


async def test_puzzles_of_the_day_of_all_servers_have_the_share_of_one_channel(services):
    await queue_puzzles(services, 9)
    posts = await services.outbox.claim(9, share=4)
    assert [(post.kind, post.subject) for post in posts] == [("daily", number) for number in (1, 2, 3, 4)]
    assert await services.outbox.claim(9, [post.id for post in posts], share=4) == []
    under_way = [post.id for post in posts[1:]]
    assert [post.subject for post in await services.outbox.claim(9, under_way, share=4)] == [5]


async def test_boards_and_cards_do_not_wait_for_the_puzzles_of_the_day(services):
    await queue_puzzles(services, 9)
    under_way = [post.id for post in await services.outbox.claim(4, share=4)]
    await services.start_match()
    assert [post.kind for post in await services.outbox.claim(9, under_way, share=4)] == ["board", "card"]


async def test_the_puzzle_of_a_day_is_queued_once(services):
    await queue_puzzles(services, 1)
    with pytest.raises(IntegrityError):
        async with services.store.write() as transaction:
            await add_daily(transaction, 1)
    with pytest.raises(IntegrityError):
        await queue_puzzles(services, 1)


async def test_where_the_puzzle_of_a_day_stands_is_stored_with_it(services):
    await queue_puzzles(services, 1)
    [post] = await services.outbox.claim(9)
    await services.outbox.sent(post, FAR.channel, 4_321)
    [row] = await services.rows("dailies")
    assert (row.channel, row.message) == (FAR.channel, 4_321)


# Leases.


async def test_what_one_process_has_no_other_gets(services, other_process):
    await services.start_match()
    assert await claimed(services) == ["board 1.0", "card 1"]
    assert await claimed(other_process) == []


async def test_processes_that_claim_at_once_share_what_there_is(services, other_process):
    for _ in range(8):
        await services.challenge()
    taken = await asyncio.gather(
        *(process.outbox.claim(3) for process in (services, other_process, services, other_process))
    )
    ids = [post.id for posts in taken for post in posts]
    assert sorted(ids) == list(range(1, 9))


async def test_what_a_dead_process_had_is_free_when_its_lease_ends(services, other_process, clock):
    await services.challenge(BOB)
    await claimed(services)
    clock.advance(LEASE_SECONDS - 1)
    assert await claimed(other_process) == []
    clock.advance(1)
    [again] = await other_process.outbox.claim(9)
    assert (again.subject, again.attempts) == (1, 1)
    assert await claimed(services) == []


async def test_the_lease_can_be_chosen(services, clock):
    await services.challenge(BOB)
    await Outbox(services.store, clock, lease=5).claim(9)
    clock.advance(5)
    assert await claimed(services) == ["card 1"]


async def test_a_lease_that_is_renewed_lasts_as_long_again_from_then(services, other_process, clock):
    await services.challenge(BOB)
    [card] = await services.outbox.claim(9)
    for _ in range(5):
        clock.advance(LEASE_SECONDS - 1)
        assert await services.outbox.renew(card)
        assert await claimed(other_process) == []
    clock.advance(LEASE_SECONDS)
    assert await claimed(other_process) == ["card 1"]


async def test_a_lease_that_ended_can_be_renewed_until_somebody_has_claimed_the_post(services, other_process, clock):
    await services.challenge(BOB)
    [slow] = await services.outbox.claim(9)
    clock.advance(LEASE_SECONDS)
    assert await services.outbox.renew(slow)
    clock.advance(LEASE_SECONDS)
    [held] = await other_process.outbox.claim(9)
    assert not await services.outbox.renew(slow)
    assert (await row_of(services, held)).claimed_until == clock.now + LEASE_SECONDS
    clock.advance(LEASE_SECONDS - 1)
    assert await claimed(services) == []


@pytest.mark.parametrize("how", ["sent", "drop", "later", "wait"])
async def test_what_is_no_longer_held_is_not_renewed(services, clock, how):
    await services.challenge(BOB)
    [card] = await services.outbox.claim(9)
    arguments = {"sent": (HERE.channel, 500), "drop": ("closed",), "later": ("fault", 0), "wait": ("silent", 1)}[how]
    await getattr(services.outbox, how)(card, *arguments)
    assert not await services.outbox.renew(card)
    assert (await row_of(services, card)).claimed_until is None
    clock.advance(1)
    assert await claimed(services) == ([] if how in ("sent", "drop") else ["card 1"])


async def test_a_process_does_not_claim_again_what_it_is_delivering_although_the_lease_has_ended(
    services, other_process, clock
):
    await services.challenge(BOB)
    await services.challenge(BOB)
    first, second = await services.outbox.claim(9)
    clock.advance(LEASE_SECONDS)
    assert await services.outbox.seconds_to_next([first.id]) == 0
    assert [post.id for post in await services.outbox.claim(9, [first.id])] == [second.id]
    assert await services.outbox.seconds_to_next([first.id, second.id]) is None
    assert await services.outbox.claim(9, [first.id, second.id]) == []
    assert [post.id for post in await other_process.outbox.claim(9)] == [first.id]


async def test_a_lease_that_is_renewed_after_the_clock_went_back_ends_a_lease_later(services, other_process, clock):
    await services.challenge(BOB)
    clock.advance(3600)
    [card] = await services.outbox.claim(9)
    clock.advance(-3600)
    assert await services.outbox.renew(card)
    clock.advance(LEASE_SECONDS - 1)
    assert await claimed(other_process) == []
    clock.advance(1)
    assert await claimed(other_process) == ["card 1"]


async def test_who_lost_the_lease_does_not_give_away_what_another_has(services, other_process, clock):
    await services.challenge(BOB)
    [slow] = await services.outbox.claim(9)
    clock.advance(LEASE_SECONDS)
    [held] = await other_process.outbox.claim(9)
    assert await services.outbox.later(slow, "too late", wait=0)
    clock.advance(1)
    assert await claimed(services) == []
    assert (await row_of(other_process, held)).fault is None


async def test_who_lost_the_lease_does_not_put_off_what_is_posted(services, other_process, clock):
    await services.challenge(BOB)
    [slow] = await services.outbox.claim(9)
    clock.advance(LEASE_SECONDS)
    [held] = await other_process.outbox.claim(9)
    await other_process.outbox.sent(held, HERE.channel, 500)
    await services.outbox.later(slow, "too late")
    await services.outbox.drop(slow, "too late")
    row = await row_of(services, slow)
    assert (row.message, row.fault, row.done_at) == (500, None, NOON + LEASE_SECONDS)
    clock.advance(DAY)
    assert await claimed(services) == []


async def test_a_late_response_does_not_turn_the_match_back_to_an_old_board(services, other_process, clock):
    match = await services.start_match(FIRST)
    slow, _ = await services.outbox.claim(9)
    clock.advance(LEASE_SECONDS)
    assert await post_all(other_process) == [f"board {match}.0", "card 1", f"board {match}.1"]
    latest = (await services.matches.get(match)).board
    await services.outbox.sent(slow, HERE.channel, 9)
    assert (await services.matches.get(match)).board == latest
    assert await services.matches.board_of_message(latest) == (match, 1)


# Posted.


async def test_a_match_knows_its_latest_board(services):
    match = await services.start_match()
    board, _ = await services.outbox.claim(9)
    await services.outbox.sent(board, 4_000, 500)
    known = await services.matches.get(match)
    assert (known.board, known.board_channel) == (500, 4_000)


async def test_a_challenge_knows_its_card(services):
    await services.challenge(BOB)
    [card] = await services.outbox.claim(9)
    await services.outbox.sent(card, HERE.channel, 500)
    assert (await services.challenges.get(1)).card == 500


async def test_what_is_posted_is_not_handed_out_again(services, clock):
    await services.challenge(BOB)
    [card] = await services.outbox.claim(9)
    clock.advance(2)
    await services.outbox.sent(card, HERE.channel, 500)
    row = await row_of(services, card)
    assert (row.done_at, row.message, row.claimed_until, row.fault) == (NOON + 2, 500, None, None)
    clock.advance(10 * DAY)
    assert await claimed(services) == []


async def test_the_sender_is_woken_when_the_next_of_a_lane_may_follow(services):
    await services.start_match(FIRST)
    board, card = await services.outbox.claim(9)
    for act in (services.outbox.sent(board, 1, 2), services.outbox.drop(card, "fault")):
        services.outbox.woken.clear()
        await act
        assert services.outbox.woken.is_set()


async def test_the_sender_is_woken_when_something_is_due_at_another_moment(services):
    await services.start_match(FIRST)
    board, card = await services.outbox.claim(9)
    for act in (services.outbox.later(board, "fault"), services.outbox.wait(card, "silent", 5)):
        services.outbox.woken.clear()
        await act
        assert services.outbox.woken.is_set()


# Put off, and given up.


async def test_what_is_put_off_is_tried_again_when_it_is_due(services, clock):
    await services.challenge(BOB)
    [card] = await services.outbox.claim(9)
    assert await services.outbox.later(card, "Discord is down", wait=10)
    row = await row_of(services, card)
    assert (row.due_at, row.fault, row.done_at, row.claimed_until) == (NOON + 11, "Discord is down", None, None)
    clock.advance(10)
    assert await claimed(services) == []
    clock.advance(1)
    assert await claimed(services) == ["card 1"]


@pytest.mark.parametrize("wait", [0, 0.2, 1.0, 59.9])
async def test_one_never_comes_back_before_the_time_asked_for(services, wait):
    await services.challenge(BOB)
    [card] = await services.outbox.claim(9)
    await services.outbox.later(card, "fault", wait)
    assert NOON + wait < (await row_of(services, card)).due_at <= NOON + wait + 1


async def test_each_wait_is_twice_the_last_up_to_the_longest(services, clock):
    await services.challenge(BOB)
    waits = []
    for _ in range(12):
        [card] = await services.outbox.claim(9)
        assert await services.outbox.later(card, "fault")
        waits.append(int(await services.outbox.seconds_to_next()))
        clock.advance(waits[-1])
    assert waits == [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, LONGEST_WAIT, LONGEST_WAIT]


async def fail(process, clock, times):
    """One post that fails whenever it can be claimed; whether it was put off each time."""
    kept = []
    for _ in range(times):
        clock.advance(await process.outbox.seconds_to_next())
        [post] = await process.outbox.claim(9)
        kept.append(await process.outbox.later(post, "still down"))
    return kept


async def test_after_about_a_day_of_attempts_a_post_is_given_up_and_the_next_of_its_lane_follows(services, clock):
    match = await services.start_match(clock="3d")
    await post_all(services)
    clock.advance(3 * DAY)
    await services.deadlines.handle_due(match)
    began = clock.now
    kept = await fail(services, clock, MOST_FAULTS - 1)
    assert all(kept)
    assert 0.8 * DAY < clock.now - began < 1.2 * DAY
    await services.play(match, FIRST)
    services.outbox.woken.clear()
    assert await fail(services, clock, 1) == [False]
    assert services.outbox.woken.is_set()
    [late] = [row for row in await services.rows("outbox") if row.kind == "late"]
    assert (late.done_at, late.message, late.fault) == (clock.now, None, "still down")
    assert await claimed(services) == [f"board {match}.1"]


async def test_to_wait_for_somebody_to_be_answered_is_no_fault(services, clock):
    await services.challenge(BOB)
    for _ in range(MOST_FAULTS):
        [card] = await services.outbox.claim(9)
        await services.outbox.wait(card, "silent", 1)
        clock.advance(1)
    [card] = await services.outbox.claim(9)
    assert await services.outbox.later(card, "down")
    clock.advance(1)
    assert await claimed(services) == ["card 1"]


async def test_a_board_is_never_given_up_for_a_fault_that_may_pass(services, clock, monkeypatch):
    monkeypatch.setattr("matches.posting.outbox.MOST_FAULTS", 10)
    match = await services.start_match(FIRST)
    board, card = await services.outbox.claim(9)
    await services.outbox.drop(card, "closed")
    await services.outbox.later(board, "down")
    assert all(await fail(services, clock, 3 * 10))
    clock.advance(LONGEST_WAIT)
    assert await post_all(services) == [f"board {match}.0", f"board {match}.1"]


@pytest.mark.parametrize("name", ["card 1", "board 1.0"])
async def test_what_waited_while_no_bot_was_running_is_not_given_up_at_the_first_fault(services, clock, name):
    await services.start_match()
    clock.advance(30 * DAY)
    [post] = [post for post in await services.outbox.claim(9) if short(post) == name]
    assert await services.outbox.later(post, "still down", wait=0)
    clock.advance(1)
    assert await claimed(services) == [name]


async def test_what_cannot_be_posted_anywhere_is_dropped(services):
    match = await services.start_match(FIRST)
    board, _ = await services.outbox.claim(9)
    await services.outbox.drop(board, "closed")
    row = await row_of(services, board)
    assert (row.done_at, row.message, row.fault) == (NOON, None, "closed")
    assert (await services.matches.get(match)).board is None
    assert await claimed(services) == [f"board {match}.1"]


# A clock that ran ahead.


@pytest.mark.parametrize("ahead", [60, 3600, 400 * DAY])
async def test_what_was_promised_by_a_clock_that_ran_ahead_is_due_once_that_is_set_right(services, clock, ahead):
    clock.advance(ahead)
    match = await services.start_match(FIRST)
    assert await services.outbox.seconds_to_next() == 0
    clock.advance(-ahead)
    assert await services.outbox.seconds_to_next() == 0
    assert len(await post_all(services)) == 3
    assert {row.created_at for row in await services.rows("outbox")} == {NOON}
    assert (await services.matches.get(match)).board


@pytest.mark.parametrize("ahead", [60, 3600, 400 * DAY])
async def test_what_was_promised_by_a_clock_that_ran_ahead_is_due_at_the_next_start(
    services, other_process, clock, ahead
):
    clock.advance(ahead)
    await services.start_match()
    clock.advance(-ahead)
    assert await other_process.outbox.seconds_to_next() == 0
    assert await claimed(other_process) == ["board 1.0", "card 1"]


async def test_what_was_put_off_by_a_clock_that_ran_ahead_is_due_once_that_is_set_right(services, clock):
    await services.challenge(BOB)
    clock.advance(3600)
    [card] = await services.outbox.claim(9)
    await services.outbox.later(card, "fault")
    clock.advance(-1800)
    assert await claimed(services) == ["card 1"]


async def test_a_wait_longer_than_one_can_be_is_not_trusted_at_the_next_start(services, other_process, clock):
    await services.challenge(BOB)
    await services.challenge(BOB)
    short_wait, long_wait = await services.outbox.claim(9)
    await services.outbox.later(short_wait, "fault", wait=3600)
    clock.advance(400 * DAY)
    await services.outbox.later(long_wait, "fault")
    clock.advance(-400 * DAY)
    assert await claimed(other_process) == ["card 2"]


async def test_a_post_is_put_off_for_a_day_at_most_whatever_discord_asks_for(services):
    await services.challenge(BOB)
    [card] = await services.outbox.claim(9)
    await services.outbox.later(card, "limited", wait=1e9)
    assert await services.outbox.seconds_to_next() == DAY


@pytest.mark.parametrize("started", [True, False], ids=["set right while the bot runs", "set right before it starts"])
async def test_what_was_claimed_by_a_clock_that_ran_ahead_is_ours_for_a_lease_and_no_longer(
    services, other_process, clock, started
):
    await services.challenge(BOB)
    if started:
        await other_process.outbox.seconds_to_next()
    clock.advance(3600)
    await claimed(services)
    clock.advance(-3600)
    if started:
        clock.advance(-10)
    assert await claimed(other_process) == []
    clock.advance(LEASE_SECONDS)
    assert await claimed(other_process) == ["card 1"]


async def test_a_clock_that_is_corrected_by_little_changes_no_wait(services, clock):
    await services.challenge(BOB)
    [card] = await services.outbox.claim(9)
    await services.outbox.later(card, "limited", wait=60)
    clock.advance(-2)
    assert await services.outbox.seconds_to_next() == 63


# How long to wait.


async def test_nothing_waits_in_an_empty_outbox(services):
    assert await services.outbox.seconds_to_next() is None


async def test_something_new_waits_no_longer(services, clock):
    await services.challenge(BOB)
    assert await services.outbox.seconds_to_next() == 0
    clock.advance(100)
    assert await services.outbox.seconds_to_next() == 0


async def test_what_is_claimed_can_be_had_when_the_lease_ends(services, clock):
    await services.challenge(BOB)
    await claimed(services)
    clock.advance(10)
    assert await services.outbox.seconds_to_next() == LEASE_SECONDS - 10


async def test_what_is_put_off_can_be_had_when_it_is_due(services):
    await services.challenge(BOB)
    [card] = await services.outbox.claim(9)
    await services.outbox.later(card, "fault", wait=99)
    assert await services.outbox.seconds_to_next() == 100


async def test_the_next_of_a_blocked_lane_is_no_reason_to_look_sooner(services):
    await services.start_match(FIRST, SECOND)
    board, card = await services.outbox.claim(9)
    await services.outbox.later(board, "fault", wait=499)
    await services.outbox.drop(card, "closed")
    assert await services.outbox.seconds_to_next() == 500


async def test_the_lane_that_is_free_first_counts(services):
    await services.start_match()
    await services.challenge(BOB)
    for post, wait in zip(await services.outbox.claim(9), (300, 200, 400), strict=True):
        await services.outbox.later(post, "fault", wait - 1)
    assert await services.outbox.seconds_to_next() == 200


async def test_nothing_waits_when_all_is_posted(services):
    match = await services.start_match(FIRST)
    await services.matches.resign(match, ANN)
    assert len(await post_all(services)) == 4
    assert await services.outbox.seconds_to_next() is None


async def test_what_is_said_to_be_free_can_be_claimed_and_nothing_sooner(services, clock):
    match = await services.start_match(FIRST, SECOND, THIRD)
    await services.challenge(BOB)
    posted = []
    while (wait := await services.outbox.seconds_to_next()) is not None:
        if wait > 1:
            clock.advance(wait - 1)
            assert await claimed(services) == []
            clock.advance(1)
        else:
            clock.advance(wait)
        posts = await services.outbox.claim(9)
        assert posts
        for post in posts:
            if post.attempts < 2:
                await services.outbox.later(post, "fault")
            else:
                await services.outbox.sent(post, HERE.channel, next(MESSAGES))
                posted.append(short(post))
    assert [name for name in posted if "board" in name] == [f"board {match}.{entry}" for entry in range(4)]


# Words about time.


async def test_a_notice_is_posted_in_the_lane_of_its_match_and_is_not_its_board(services, clock):
    match = await services.start_match(clock="3d")
    await post_all(services)
    board = (await services.matches.get(match)).board
    clock.advance(3 * DAY)
    await services.deadlines.handle_due(match)
    [late] = await services.outbox.claim(9)
    assert (late.kind, late.subject, late.entry, late.number) == ("late", match, 0, 0)
    await services.outbox.sent(late, HERE.channel, next(MESSAGES))
    assert (await services.matches.get(match)).board == board


async def test_notices_of_a_kind_about_the_same_board_are_numbered(services, clock):
    match = await services.start_match(clock="3d")
    await post_all(services)
    numbers = []
    for _ in range(3):
        clock.advance(3 * DAY)
        await services.deadlines.nudge(match, BOB)
        [nudge] = await services.outbox.claim(9)
        await services.outbox.sent(nudge, HERE.channel, next(MESSAGES))
        numbers.append(nudge.number)
    assert numbers == [0, 1, 2]


@pytest.mark.parametrize("change", ["move", "day", "resign"])
async def test_a_notice_that_has_been_overtaken_is_not_sent(services, clock, change):
    match = await services.start_match(clock="3d")
    await post_all(services)
    clock.advance(3 * DAY)
    await services.deadlines.handle_due(match)
    [late] = await services.outbox.claim(9)
    assert (await services.deadlines.notice(late)).kind == "late"
    if change == "move":
        await services.play(match, FIRST)
    elif change == "day":
        await services.deadlines.give_day(match, BOB)
    else:
        await services.matches.resign(match, ANN)
    assert await services.deadlines.notice(late) is None


# Where the bot speaks by answers only.

ANSWER_ONLY = replace(ELSEWHERE, answer_only=True)


async def test_what_can_only_be_an_answer_waits_for_days_without_being_given_up(services, clock):
    await services.challenge(BOB, place=ANSWER_ONLY)
    clock.advance(DAY + 1)
    [card] = await services.outbox.claim(9)
    await services.outbox.wait(card, "silent", DAY)
    assert await claimed(services) == []
    clock.advance(DAY)
    assert await claimed(services) == ["card 1"]


async def test_a_followup_token_makes_due_what_waits_for_its_channel_and_for_no_other(services):
    await services.challenge(BOB, place=ANSWER_ONLY)
    match = await services.start_match(place=ANSWER_ONLY)
    await services.start_match(place=ELSEWHERE)
    for post in await services.outbox.claim(9):
        await services.outbox.wait(post, "silent", DAY)
    services.outbox.woken.clear()
    await services.outbox.make_due(HERE.channel)
    assert not services.outbox.woken.is_set()
    assert await claimed(services) == []
    await services.outbox.make_due(ANSWER_ONLY.channel)
    assert services.outbox.woken.is_set()
    assert await claimed(services) == [f"board {match}.0", "card 1", "card 2"]


async def test_what_can_only_be_an_answer_is_left_to_the_process_that_hears_of_the_place(services):
    both = [Outbox(services.store, services.clock, shards=(own, own, 2)) for own in (0, 1)]
    group = replace(ANSWER_ONLY, guild=None)
    strange = replace(ANSWER_ONLY, guild=2**60 + 2**22, channel=7)
    for place in (group, strange):
        await services.challenge(BOB, place=place)
        await services.start_match(place=place)
    found = [sorted(short(post) for post in await outbox.claim(9)) for outbox in both]
    assert found == [["board 1.0", "card 1", "card 2"], ["board 2.0", "card 3", "card 4"]]
    match = await services.start_match(place=replace(strange, answer_only=False))
    assert await both[1].seconds_to_next() == await both[0].seconds_to_next() == 0
    assert [short(post) for post in await both[0].claim(9)] == [f"board {match}.0", "card 5"]


async def test_nobody_looks_for_what_only_another_process_can_post(services):
    await services.challenge(BOB, place=replace(ANSWER_ONLY, guild=None))
    both = [Outbox(services.store, services.clock, shards=(own, own, 2)) for own in (0, 1)]
    assert [await outbox.seconds_to_next() for outbox in both] == [0, None]


async def test_a_match_and_a_challenge_after_it_are_where_the_first_challenge_was(services):
    match = await services.matches.get(await services.start_match(place=ANSWER_ONLY))
    assert match.place == ANSWER_ONLY
    countered = await services.challenge(BOB, place=ANSWER_ONLY)
    terms = other_terms(countered, {"bid": True})
    assert (await services.challenges.counter(countered.id, BOB, terms)).place == ANSWER_ONLY
    await services.matches.resign(match.id, ANN)
    assert (await services.challenges.rematch(match.id, ANN)).place == ANSWER_ONLY
