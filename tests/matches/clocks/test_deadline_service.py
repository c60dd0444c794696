"""Time while it runs: deadlines are stored, what falls due is done once, and nobody has to wait for ever."""

import asyncio
from collections import Counter

import pytest

from engine import GAMES
from matches import Person, Place
from matches.core.clock import DAY, HOUR
from matches.core.models import computer
from matches.core.terms import Terms
from tests.matches.fixtures import ANN, BOB, CLEO, DAN, GAME, HERE, NOON, outcome

pytestmark = pytest.mark.both

FIRST, SECOND, THIRD = "30a-29a", "1a-2a", "29a-28a"
HEX3 = GAMES["druid-hex3"]
BANK = "2d+12h max 3d"


async def three(services, clock="3d"):
    """Start a match of Ann, Bob and Cleo, in which Ann is to move, and return its id."""
    offered = await services.challenge(BOB, CLEO, game=HEX3, options={"size": 3}, player=0, clock=clock)
    for person in (BOB, CLEO):
        match = (await services.challenges.accept(offered.id, person)).match
    return match


async def times(services, match):
    """When the turn began, the deadline, and when something is due."""
    [row] = [row for row in await services.rows("matches") if row.id == match]
    return row.turn_at, row.deadline, row.due_at


async def banks(services, match):
    return [seat.bank for seat in (await services.matches.get(match)).seats]


async def let_fall_due(services, clock, seconds):
    """Let time pass, then do what is due."""
    clock.advance(seconds)
    for match in await services.deadlines.queue.due():
        await services.deadlines.handle_due(match)


async def next_reminder(services):
    """Post what comes before the next reminder, and return that, claimed."""
    message = 1
    while (post := (await services.outbox.claim(1))[0]).kind != "reminder":
        message += 1
        await services.outbox.sent(post, HERE.channel, message)
    return post


# Deadlines.


async def test_a_match_without_a_clock_has_no_deadline_and_nothing_falls_due(services, clock):
    match = await services.start_match(FIRST)
    assert (await services.matches.get(match)).deadline is None
    assert (await times(services, match))[2] is None
    clock.advance(400 * DAY)
    assert await services.deadlines.queue.due() == []
    assert await services.deadlines.queue.seconds_to_next() is None


async def test_time_begins_with_the_turn_and_is_stored_with_the_move(services, clock):
    match = await services.start_match(clock="3d")
    assert await times(services, match) == (NOON, NOON + 3 * DAY, NOON + 3 * DAY - 12 * HOUR)
    clock.advance(DAY)
    played = await services.play(match, FIRST)
    assert played.deadline == NOON + 4 * DAY
    assert await times(services, match) == (NOON + DAY, NOON + 4 * DAY, NOON + 4 * DAY - 12 * HOUR)
    assert (await services.matches.get(match)) == played
    assert await services.deadlines.queue.seconds_to_next() == 3 * DAY - 12 * HOUR


async def test_when_the_match_is_over_nothing_falls_due_any_more(services):
    match = await services.start_match(FIRST, clock="3d")
    await services.matches.resign(match, ANN)
    assert (await times(services, match))[2] is None
    assert (await services.matches.get(match)).deadline is None


async def test_a_third_player_who_leaves_gives_nobody_new_time(services, clock):
    match = await three(services)
    before = await times(services, match)
    clock.advance(DAY)
    await services.matches.resign(match, CLEO)
    assert await times(services, match) == before


async def test_whose_turn_it_becomes_because_somebody_left_has_time_from_then(services, clock):
    match = await three(services)
    clock.advance(DAY)
    await services.matches.resign(match, ANN)
    assert (await times(services, match))[:2] == (NOON + DAY, NOON + 4 * DAY)


async def test_an_offer_moves_no_deadline(services, clock):
    match = await services.start_match(FIRST, clock="3d")
    before = await times(services, match)
    clock.advance(DAY)
    await services.offers.draw(match, ANN)
    assert await times(services, match) == before


async def test_quiet_hours_count_as_they_are_when_the_turn_begins(services, clock):
    await services.preferences.set(BOB.user, quiet_from=0, quiet_to=10 * 60)
    match = await services.start_match(clock="3d")
    clock.advance(DAY - 6 * HOUR)  # two in the morning
    until = (await services.play(match, FIRST)).deadline
    assert until == NOON + 4 * DAY - 6 * HOUR + 8 * HOUR
    await services.preferences.set(BOB.user, quiet_from=10 * 60, quiet_to=20 * 60)
    assert (await services.matches.get(match)).deadline == until


# Banks.


async def test_a_bank_pays_for_the_move_and_grows_by_it_up_to_its_cap(services, clock):
    match = await services.start_match(clock=BANK)
    assert await banks(services, match) == [2 * DAY, 2 * DAY]
    clock.advance(DAY)
    await services.play(match, FIRST)
    assert await banks(services, match) == [DAY + 12 * HOUR, 2 * DAY]
    assert (await services.matches.get(match)).deadline == NOON + 3 * DAY
    for move in (SECOND, THIRD, "2a-3a", "28a-27a", "3a-4a"):
        await services.play(match, move)
    assert await banks(services, match) == [2 * DAY + 12 * HOUR, 3 * DAY]


async def test_an_empty_bank_is_empty_and_no_less(services, clock):
    match = await services.start_match(clock=BANK)
    clock.advance(9 * DAY)
    await services.play(match, FIRST)
    assert await banks(services, match) == [12 * HOUR, 2 * DAY]


# Takebacks.


async def test_a_free_takeback_gives_back_what_was_left_and_no_more(services, clock):
    match = await services.start_match(clock="3d")
    clock.advance(2 * DAY)
    await services.play(match, FIRST)
    clock.advance(HOUR)
    taken = await services.offers.takeback(match, ANN)
    assert taken.deadline == NOON + 2 * DAY + HOUR + DAY


async def test_after_a_takeback_that_the_others_agreed_to_a_turn_begins_anew(services, clock):
    match = await services.start_match(clock="3d")
    clock.advance(2 * DAY)
    await services.play(match, FIRST)
    await services.look(match, BOB.user, 1)
    asked = await services.offers.takeback(match, ANN)
    clock.advance(HOUR)
    await services.offers.agree(asked.id, BOB)
    assert (await services.matches.get(match)).deadline == NOON + 5 * DAY + HOUR


async def test_a_takeback_takes_no_more_off_a_bank_than_its_cap_had_let_in(services, clock):
    match = await services.start_match(clock="1d+1d")
    clock.advance(60)
    await services.play(match, FIRST)
    clock.advance(HOUR)
    taken = await services.offers.takeback(match, ANN)
    assert await banks(services, match) == [DAY - 60, DAY]
    assert taken.deadline == NOON + 60 + HOUR + DAY - 60


async def test_a_move_that_is_taken_back_gives_back_the_day_that_was_given_for_it(services, clock):
    match = await services.start_match(clock=BANK)
    clock.advance(2 * DAY)
    await services.deadlines.give_day(match, BOB)
    clock.advance(HOUR)
    await services.play(match, FIRST)
    taken = await services.offers.takeback(match, ANN)
    assert (taken.deadline, taken.seats[0].bank) == (NOON + 3 * DAY, 0)


async def test_of_a_move_whose_time_is_not_known_a_takeback_begins_the_turn_anew(services, clock, database):
    """It was stored when nobody asked for it yet."""
    match = await services.start_match(clock="1d+1d max 5d")
    clock.advance(60)
    await services.play(match, FIRST)
    database.query("UPDATE moves SET bank = NULL, time_left = NULL")
    taken = await services.offers.takeback(match, ANN)
    assert (taken.deadline, taken.seats[0].bank) == (NOON + 2 * DAY, 2 * DAY - 60)


async def test_a_takeback_takes_back_what_the_moves_have_added_to_the_banks(services, clock):
    match = await services.start_match(clock=BANK)
    clock.advance(DAY)
    await services.play(match, FIRST)
    clock.advance(DAY)
    await services.play(match, SECOND)
    assert await banks(services, match) == [DAY + 12 * HOUR, DAY + 12 * HOUR]
    asked = await services.offers.takeback(match, ANN)
    await services.offers.agree(asked.id, BOB)
    assert await banks(services, match) == [DAY, DAY]
    assert (await services.matches.get(match)).deadline == NOON + 3 * DAY


# Reminders.


async def test_the_player_to_move_is_reminded_once_before_the_deadline(services, clock):
    match = await services.start_match(clock="3d")
    await let_fall_due(services, clock, 3 * DAY - 12 * HOUR - 1)
    assert await services.queued_notices() == []
    await let_fall_due(services, clock, 1)
    await let_fall_due(services, clock, HOUR)
    assert await services.queued_notices() == ["reminder 0.0"]
    assert (await times(services, match))[2] == NOON + 3 * DAY


@pytest.mark.parametrize(("choices", "due"), [({"lead": 0}, 72), ({"notify": "none"}, 72), ({"lead": HOUR}, 71)])
async def test_a_reminder_comes_as_its_reader_likes_it(services, clock, choices, due):
    await services.preferences.set(ANN.user, **choices)
    match = await services.start_match(clock="3d")
    assert (await times(services, match))[2] == NOON + due * HOUR


async def test_who_has_less_time_than_they_would_be_reminded_ahead_is_not_reminded(services):
    match = await services.start_match(clock="12h")
    assert (await times(services, match))[2] == NOON + 12 * HOUR


async def test_a_reminder_that_comes_too_late_for_the_evening_waits_for_the_morning(services, clock):
    """As after an outage: it was due before quiet hours, which have begun since."""
    match = await services.start_match(clock="3d")
    await services.preferences.set(ANN.user, quiet_from=20 * 60, quiet_to=6 * 60)
    await let_fall_due(services, clock, 2 * DAY + 15 * HOUR)  # eleven in the evening
    assert await services.queued_notices() == []
    assert (await times(services, match))[2] == NOON + 2 * DAY + 22 * HOUR
    await let_fall_due(services, clock, 7 * HOUR)
    assert await services.queued_notices() == ["reminder 0.0"]


async def test_who_no_longer_wants_reminders_gets_none(services, clock):
    match = await services.start_match(clock="3d")
    await services.preferences.set(ANN.user, notify="none")
    await let_fall_due(services, clock, 3 * DAY - 1)
    assert await services.queued_notices() == []
    assert (await times(services, match))[2] == NOON + 3 * DAY


async def test_after_an_outage_that_outlasted_the_deadline_nobody_is_reminded_of_it(services, clock):
    await services.start_match(clock="3d")
    await let_fall_due(services, clock, 5 * DAY)
    assert await services.queued_notices() == ["late 0.0"]


# The end of the time.


async def test_on_a_friendly_clock_the_others_hear_once_that_time_is_up(services, clock):
    match = await services.start_match(clock="3d")
    await let_fall_due(services, clock, 3 * DAY)
    await let_fall_due(services, clock, 30 * DAY)
    assert await services.queued_notices() == ["late 0.0"]
    assert (await times(services, match))[2] is None
    assert (await services.play(match, FIRST)).deadline == NOON + 36 * DAY


async def test_on_a_strict_clock_who_runs_out_of_time_has_lost(services, clock):
    match = await services.start_match(FIRST, clock="3d strict")
    await let_fall_due(services, clock, 3 * DAY)
    ended = await services.matches.get(match)
    assert ended.state.history == (FIRST, "late 1")
    assert (ended.state.outcome.reason, ended.state.outcome.winners) == ("time", (0,))
    assert [row.entry for row in await services.rows("outbox") if row.kind == "board"] == [0, 1, 2]
    assert await services.deadlines.queue.due() == []


async def test_nobody_loses_on_time_while_no_bot_was_running(services, clock):
    match = await services.start_match(FIRST, clock="3d strict")
    clock.advance(4 * DAY)
    await services.deadlines.handle_due(match)
    back = NOON + 4 * DAY
    assert (await times(services, match))[1] == back + HOUR
    assert await services.queued_notices() == ["reminder 1.0"]
    await let_fall_due(services, clock, HOUR)
    assert (await services.matches.get(match)).state.history == (FIRST, "late 1")


async def test_after_an_outage_the_hour_that_is_left_comes_after_quiet_hours(services, clock):
    await services.preferences.set(BOB.user, quiet_from=22 * 60, quiet_to=6 * 60)
    match = await services.start_match(FIRST, clock="3d strict")
    clock.advance(3 * DAY + 18 * HOUR)  # two in the morning
    await services.deadlines.handle_due(match)
    morning = NOON + 3 * DAY + 22 * HOUR
    assert (await times(services, match))[1:] == (morning + HOUR, morning)
    assert await services.queued_notices() == []
    await let_fall_due(services, clock, 4 * HOUR)
    assert await services.queued_notices() == ["reminder 1.0"]
    await let_fall_due(services, clock, HOUR)
    assert (await services.matches.get(match)).state.history == (FIRST, "late 1")


async def test_a_strict_clock_does_not_fall_while_a_reminder_does_not_get_through(services, clock):
    match = await services.start_match(FIRST, clock="3d strict")
    await let_fall_due(services, clock, 3 * DAY - 12 * HOUR)
    await services.outbox.later(await next_reminder(services), "it rains")
    clock.advance(12 * HOUR)
    async with services.refused("claim-early", clock="strict", until=NOON + 3 * DAY + HOUR):
        await services.deadlines.claim_timeout(match, ANN)
    await let_fall_due(services, clock, 0)
    assert (await times(services, match))[1] == NOON + 3 * DAY + HOUR
    reminder = await next_reminder(services)
    clock.advance(HOUR - 60)
    told = await services.deadlines.notice(reminder)
    assert told.match.deadline == NOON + 3 * DAY + 2 * HOUR - 60
    await services.outbox.sent(reminder, HERE.channel, 1)
    await let_fall_due(services, clock, HOUR)
    assert (await services.matches.get(match)).state.history == (FIRST, "late 1")
    assert await services.queued_notices() == ["reminder 1.0"]


async def test_a_reminder_that_was_refused_for_good_holds_up_no_clock(services, clock):
    match = await services.start_match(FIRST, clock="3d strict")
    await let_fall_due(services, clock, 3 * DAY - 12 * HOUR)
    await services.outbox.drop(await next_reminder(services), "closed")
    await let_fall_due(services, clock, 12 * HOUR)
    assert (await services.matches.get(match)).state.history == (FIRST, "late 1")


async def test_a_reminder_that_is_late_because_no_bot_was_running_leaves_an_hour_on_a_strict_clock(services, clock):
    match = await services.start_match(FIRST, clock="3d strict")
    await let_fall_due(services, clock, 3 * DAY - 60)
    assert await services.queued_notices() == ["reminder 1.0"]
    assert (await times(services, match))[1] == NOON + 3 * DAY - 60 + HOUR


async def test_a_strict_clock_does_not_fall_while_discord_does_not_answer(services, clock):
    match = await services.start_match(FIRST, clock="3d strict")
    answered = [False, True]

    async def is_answered():
        return answered.pop(0)

    services.deadlines.is_answered = is_answered
    await let_fall_due(services, clock, 3 * DAY - 12 * HOUR)
    await let_fall_due(services, clock, 12 * HOUR)
    assert (await times(services, match))[1] == NOON + 3 * DAY + HOUR
    await let_fall_due(services, clock, HOUR)
    assert (await services.matches.get(match)).state.history == (FIRST, "late 1")


async def test_on_a_strict_clock_of_three_the_others_play_on(services, clock):
    match = await three(services, "3d strict")
    await let_fall_due(services, clock, 3 * DAY)
    assert (await times(services, match))[:2] == (NOON + 3 * DAY, NOON + 6 * DAY)
    await let_fall_due(services, clock, 3 * DAY)
    ended = await services.matches.get(match)
    assert ended.state.history == ("late 0", "late 1")
    assert ended.state.outcome.winners == (2,)


async def test_two_processes_do_once_what_is_due(services, other_process, clock):
    matches = [await services.start_match(clock=form) for form in ("3d", "3d strict", BANK)]
    for step in (3 * DAY - 12 * HOUR, 12 * HOUR):
        clock.advance(step)
        due = await services.deadlines.queue.due()
        assert due == await other_process.deadlines.queue.due()
        await asyncio.gather(
            *(process.deadlines.handle_due(match) for process in (services, other_process, services) for match in due)
        )
    counted = Counter(
        (row.kind, row.subject) for row in await services.rows("outbox") if row.kind not in ("card", "board")
    )
    friendly, strict, banked = matches
    assert counted == Counter([("reminder", friendly), ("reminder", strict), ("late", friendly), ("late", banked)])
    assert [row.text for row in await services.rows("moves")] == ["late 0"]


async def test_a_move_at_the_last_instant_or_the_end_of_time_is_one_or_the_other(services, other_process, clock):
    match = await services.start_match(clock="3d strict")
    clock.advance(3 * DAY)
    done = await asyncio.gather(
        outcome(services.matches.submit(match, ANN, FIRST)), outcome(other_process.deadlines.handle_due(match))
    )
    record = (await services.matches.get(match)).state.history
    assert (record, done[0]) in [((FIRST,), "done"), (("late 0",), "match-over")]


async def test_what_went_wrong_is_tried_again_later(services, clock):
    match = await services.start_match(clock="3d")
    clock.advance(3 * DAY)
    await services.deadlines.queue.postpone(match)
    assert await services.deadlines.queue.due() == []
    await let_fall_due(services, clock, HOUR)
    assert await services.queued_notices() == ["late 0.0"]


async def test_what_went_wrong_is_not_tried_again_once_somebody_has_moved(services, clock):
    match = await services.start_match(clock="3d")
    clock.advance(3 * DAY)
    await services.matches.submit(match, ANN, FIRST)
    before = await times(services, match)
    await services.deadlines.queue.postpone(match)
    assert await times(services, match) == before


async def test_what_was_left_for_later_by_a_clock_that_ran_ahead_is_done_once_that_is_set_right(services, clock):
    match = await services.start_match(clock="3d")
    clock.advance(40 * DAY)
    await services.deadlines.queue.postpone(match)
    assert await services.deadlines.queue.seconds_to_next() > 0
    clock.advance(-30 * DAY)
    assert await services.deadlines.queue.seconds_to_next() == 0
    await let_fall_due(services, clock, 0)
    assert await services.queued_notices() == ["late 0.0"]


async def test_a_deadline_stays_as_it_was_told_when_the_clock_is_set_right(services, clock):
    clock.advance(DAY)
    match = await services.start_match(clock="3d")
    before = await times(services, match)
    clock.advance(-DAY)
    await services.deadlines.queue.seconds_to_next()
    assert await times(services, match) == before


# Boards that could not be shown.


async def refuse_board(services, entry):
    """Let every place refuse the board of an entry; those before are posted."""
    while True:
        [post] = await services.outbox.claim(1)
        if (post.kind, post.entry) == ("board", entry):
            await services.outbox.refuse(post)
            return
        await services.outbox.sent(post, HERE.channel, 100 + post.id)


async def test_time_during_which_a_board_was_not_shown_is_not_taken_from_a_bank(services, clock):
    match = await services.start_match(FIRST, clock=BANK)
    await refuse_board(services, 1)
    clock.advance(DAY)
    assert (await services.play(match, SECOND)).seats[1].bank == 2 * DAY + 12 * HOUR


async def test_looking_at_the_board_starts_the_time_also_before_the_first_move(services, clock):
    match = await services.start_match(clock="1d strict")
    await refuse_board(services, 0)
    clock.advance(3 * DAY)
    await services.look(match, ANN.user, 0)
    assert (await times(services, match))[:2] == (NOON + 3 * DAY, NOON + 4 * DAY)


async def test_two_who_look_at_once_start_the_time_once(services, other_process, clock):
    match = await services.start_match(FIRST, clock="1d strict")
    await refuse_board(services, 1)
    clock.advance(2 * DAY)
    found = await services.matches.get(match, BOB.user)
    await asyncio.gather(services.seen.mark(found, BOB.user, 1), other_process.seen.mark_all([found], BOB.user))
    assert (await times(services, match))[:2] == (NOON + 2 * DAY, NOON + 3 * DAY)


# Claims.


async def test_an_opponent_claims_when_the_deadline_has_passed_and_not_before(services, clock):
    match = await services.start_match(clock="3d")
    clock.advance(3 * DAY - 1)
    async with services.refused("claim-early", player="Ann", clock="friendly", until=NOON + 3 * DAY):
        await services.deadlines.claim_timeout(match, BOB)
    clock.advance(1)
    ended = await services.deadlines.claim_timeout(match, Person(BOB.user, "Bobby"))
    assert ended.state.history == ("late 0",)
    assert ended.state.outcome.winners == (1,)
    assert ended.names == ("Ann", "Bobby")
    assert [row.player for row in await services.rows("moves")] == [0]


@pytest.mark.parametrize("act", ["claim_timeout", "nudge", "give_day"])
async def test_only_those_who_wait_have_a_say(services, clock, act):
    match = await services.start_match(clock="3d")
    await let_fall_due(services, clock, 3 * DAY)
    async with services.refused("own-time"):
        await getattr(services.deadlines, act)(match, ANN)
    async with services.refused("not-a-player"):
        await getattr(services.deadlines, act)(match, DAN)
    await services.play(match, FIRST)
    async with services.refused("moved-on"):
        await getattr(services.deadlines, act)(match, ANN, 0)
    await services.matches.resign(match, ANN)
    async with services.refused("match-over"):
        await getattr(services.deadlines, act)(match, BOB)


async def test_two_who_claim_at_once_put_out_one_player(services, other_process, clock):
    match = await three(services)
    clock.advance(3 * DAY)
    done = await asyncio.gather(
        outcome(services.deadlines.claim_timeout(match, BOB)),
        outcome(other_process.deadlines.claim_timeout(match, CLEO)),
    )
    assert sorted(done) in (["done", "own-time"], ["claim-early", "done"])
    assert (await services.matches.get(match)).state.out == (0,)


async def test_who_disappears_from_a_match_without_a_clock_can_be_claimed_against_after_thirty_days(services, clock):
    match = await services.start_match(FIRST)
    clock.advance(30 * DAY - 1)
    async with services.refused("claim-early", player="Bob", clock="none", days=30, until=NOON + 30 * DAY):
        await services.deadlines.claim_timeout(match, ANN)
    clock.advance(1)
    assert (await services.deadlines.claim_timeout(match, ANN)).state.outcome.reason == "time"


# Nudges and days.


async def test_who_is_late_is_nudged_once_a_day(services, clock):
    match = await services.start_match(clock="3d")
    async with services.refused("nudge-early", until=NOON + 3 * DAY):
        await services.deadlines.nudge(match, BOB)
    clock.advance(3 * DAY)
    await services.deadlines.nudge(match, BOB)
    async with services.refused("nudged-before", until=NOON + 4 * DAY):
        await services.deadlines.nudge(match, BOB)
    clock.advance(DAY)
    await services.deadlines.nudge(match, BOB)
    assert await services.queued_notices() == ["nudge 0.0", "nudge 0.1"]


async def test_without_a_clock_one_nudges_after_a_day_of_silence(services, clock):
    match = await services.start_match(FIRST)
    async with services.refused("nudge-early", until=NOON + DAY):
        await services.deadlines.nudge(match, ANN)
    clock.advance(DAY)
    await services.deadlines.nudge(match, ANN)
    assert await services.queued_notices() == ["nudge 1.0"]


async def test_a_day_is_given_from_now_on_once_less_than_a_day_is_left(services, clock):
    match = await services.start_match(clock="3d")
    async with services.refused("day-not-needed", until=NOON + 3 * DAY):
        await services.deadlines.give_day(match, BOB)
    clock.advance(2 * DAY + HOUR)
    assert (await services.deadlines.give_day(match, BOB)).deadline == NOON + 4 * DAY
    await let_fall_due(services, clock, 3 * DAY)
    assert (await services.deadlines.give_day(match, BOB)).deadline == NOON + 6 * DAY + HOUR
    async with services.refused("claim-early"):
        await services.deadlines.claim_timeout(match, BOB)
    await let_fall_due(services, clock, 12 * HOUR)
    await let_fall_due(services, clock, 12 * HOUR)
    assert await services.queued_notices() == ["day 0.0", "late 0.0", "day 0.1", "reminder 0.0", "late 0.1"]


async def test_a_day_that_would_end_in_quiet_hours_ends_after_them(services, clock):
    await services.preferences.set(ANN.user, quiet_from=22 * 60, quiet_to=6 * 60)
    match = await services.start_match(clock="3d")
    clock.advance(4 * DAY + 18 * HOUR)  # two in the morning
    assert (await services.deadlines.give_day(match, BOB)).deadline == NOON + 5 * DAY + 22 * HOUR


async def test_a_day_that_is_given_to_somebody_away_counts_from_their_return(services, clock):
    match = await services.start_match(clock="3d")
    clock.advance(3 * DAY)
    await services.absences.begin(ANN.user, 4)
    assert (await services.deadlines.give_day(match, BOB)).deadline == NOON + 8 * DAY


async def test_a_day_is_nothing_to_give_where_there_is_no_clock(services, clock):
    match = await services.start_match(FIRST)
    clock.advance(40 * DAY)
    async with services.refused("no-clock"):
        await services.deadlines.give_day(match, ANN)


# Pauses.


async def test_a_pause_that_all_agree_to_stops_the_clock_and_is_no_entry(services, clock):
    match = await services.start_match(FIRST, clock="3d")
    clock.advance(DAY)
    offer = await services.offers.pause(match, ANN, 7)
    assert (offer.kind, offer.text, offer.days, offer.plies) == ("pause", "pause 7", 7, ())
    clock.advance(DAY)
    agreed = await services.offers.agree(offer.id, BOB)
    assert (agreed.status, agreed.match.entries) == ("accepted", 1)
    assert await services.offers.get(offer.id) == agreed
    assert agreed.match.deadline == NOON + 10 * DAY
    assert agreed.match.paused_until == NOON + 9 * DAY
    assert await services.matches.get(match) == agreed.match
    assert await services.queued_notices() == ["pause 1.0"]
    await let_fall_due(services, clock, 8 * DAY - 12 * HOUR)
    await let_fall_due(services, clock, 12 * HOUR)
    assert await services.queued_notices() == ["pause 1.0", "reminder 1.0", "late 1.0"]


async def test_asking_for_the_pause_that_somebody_else_asks_for_is_agreeing(services):
    match = await services.start_match(FIRST, clock="3d")
    await services.offers.pause(match, ANN, 7)
    assert (await services.offers.pause(match, BOB, 7)).status == "accepted"


async def test_another_pause_that_was_asked_for_lapses_with_the_one_that_is_agreed_to(services):
    match = await services.start_match(FIRST, clock="3d")
    first = await services.offers.pause(match, ANN, 7)
    second = await services.offers.pause(match, BOB, 3)
    await services.offers.agree(second.id, ANN)
    assert (await services.offers.get(first.id)).status == "lapsed"
    async with services.refused("paused", until=NOON + 3 * DAY):
        await services.offers.pause(match, ANN, 1)


async def test_one_pause_is_asked_for_at_each_board_whatever_its_days(services):
    match = await services.start_match(FIRST, clock="3d")
    offer = await services.offers.pause(match, ANN, 7)
    await services.offers.withdraw(offer.id, ANN)
    async with services.refused("offered-before", what="pause"):
        await services.offers.pause(match, ANN, 6)
    assert (await services.offers.draw(match, ANN)).status == "open"
    assert (await services.offers.pause(match, BOB, 6)).status == "open"
    await services.play(match, SECOND)
    assert (await services.offers.pause(match, ANN, 6)).status == "open"


async def test_all_of_three_have_to_agree_to_a_pause(services):
    match = await three(services)
    offer = await services.offers.pause(match, CLEO, 2)
    assert (await services.offers.agree(offer.id, ANN)).status == "open"
    assert (await services.offers.agree(offer.id, BOB)).match.deadline == NOON + 5 * DAY


async def test_whoever_plays_on_ends_the_pause(services, clock):
    match = await services.start_match(FIRST, clock=BANK)
    offer = await services.offers.pause(match, ANN, 7)
    await services.offers.agree(offer.id, BOB)
    clock.advance(2 * DAY)
    played = await services.play(match, SECOND)
    assert played.paused_until == NOON + 2 * DAY
    assert await services.matches.get(match) == played
    assert await banks(services, match) == [2 * DAY + 12 * HOUR] * 2
    assert played.deadline == NOON + 4 * DAY + 12 * HOUR


async def test_who_asked_for_a_pause_and_plays_on_does_not_mean_it_any_more(services):
    match = await services.start_match(clock="3d")
    offer = await services.offers.pause(match, ANN, 7)
    await services.play(match, FIRST)
    assert (await services.offers.get(offer.id)).status == "lapsed"
    offer = await services.offers.pause(match, ANN, 7)
    await services.play(match, SECOND)
    assert (await services.offers.get(offer.id)).status == "declined"


async def test_pauses_have_a_length_and_a_sum(services, clock):
    match = await services.start_match(FIRST, clock="3d")
    for days in (0, 31):
        async with services.refused("pause-days"):
            await services.offers.pause(match, ANN, days)
    for count in range(3):
        offer = await services.offers.pause(match, ANN, 30 - (count == 2))
        await services.offers.agree(offer.id, BOB)
        clock.advance(30 * DAY)
        await services.play(match, [SECOND, THIRD, "2a-3a"][count])
    async with services.refused("pause-spent", left=1):
        await services.offers.pause(match, ANN, 2)
    assert (await services.offers.pause(match, ANN, 1)).status == "open"


async def test_a_pause_forgives_whoever_was_late_until_it_ends(services, clock):
    match = await services.start_match(clock="3d")
    await let_fall_due(services, clock, 4 * DAY)
    offer = await services.offers.pause(match, BOB, 2)
    await services.offers.agree(offer.id, ANN)
    async with services.refused("claim-early", until=NOON + 6 * DAY):
        await services.deadlines.claim_timeout(match, BOB)
    await let_fall_due(services, clock, 2 * DAY)
    assert await services.queued_notices() == ["late 0.0", "pause 0.0", "late 0.1"]


# Letters.


async def test_who_wants_direct_messages_has_one_enqueued_with_every_turn(services):
    for person in (ANN, BOB):
        await services.preferences.set(person.user, notify="message")
    match = await services.start_match(FIRST)
    await services.matches.resign(match, ANN)
    assert await services.queued_notices() == ["direct_message 0.0", "direct_message 1.0"]


async def test_where_a_match_lives_in_direct_messages_no_other_is_enqueued(services):
    await services.preferences.set(ANN.user, notify="message")
    for place in (Place(None, 7), Place(None, 8, answer_only=True)):
        await services.challenges.create(Terms(GAME, player=0), ANN, [computer(1)], place, "en")
    [match] = {row.subject for row in await services.rows("outbox") if row.kind == "direct_message"}
    assert (await services.matches.get(match)).place.channel == 8
