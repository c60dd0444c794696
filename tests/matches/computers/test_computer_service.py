"""Computers in matches: their seats, their turns, what they say to offers, hints and reviews."""

import asyncio

import pytest

from engine import GAMES
from matches import Computer, MatchError, Person, computer
from matches.archive import records
from matches.challenges.challenge_rules import MOST_WITH_COMPUTERS, suggested_step
from matches.computers.computer_models import Review
from matches.computers.computer_service import MOST_REVIEWS
from matches.core.base_service import LONGEST_WAIT, MOST_THOUGHTS
from matches.core.clock import DAY, HOUR, read_clock
from matches.core.terms import Terms
from search import TurningPoint, is_drawback
from store.schema import COMPUTER, NAMELESS, NOBODY
from tests.matches.fixtures import (
    ANN,
    BOB,
    CARD,
    CLEO,
    DAN,
    ELSEWHERE,
    GAME,
    HERE,
    InlineThinkers,
    other_terms,
    outcome,
)
from tests.search.stuck_matches import RAISED, locked

pytestmark = pytest.mark.both

SMALL = GAMES["druid-y"]
THREE = GAMES["druid-hex3"]
FIRST = "30a-29a"


@pytest.fixture
def thinkers():
    return InlineThinkers()


async def against(services, *levels, player=0, game=GAME, people=(), options=None, place=HERE, clock=""):
    """Return the id of a match of Ann's against computers and people, who have accepted."""
    offered = await services.challenge(
        *people, *map(computer, levels), game=game, options=options, player=player, place=place, clock=clock
    )
    for person in people:
        offered = await services.challenges.accept(offered.id, person, CARD)
    assert offered.match
    return offered.match


async def think(services):
    """Have computers take their turns until none waits."""
    while ids := await services.computers.claim(5):
        for match in ids:
            await services.computers.take_turn(match)


async def boards(services, match):
    return [row.entry for row in await services.rows("outbox") if row.kind == "board" and row.subject == match]


# Seats.


async def test_a_challenge_to_computers_alone_is_a_match_at_once(services):
    challenge = await services.challenge(computer(3), player=0)
    assert challenge.status == "accepted"
    match = await services.matches.get(challenge.match)
    assert [(seat.user, seat.name, seat.level) for seat in match.seats] == [
        (ANN.user, "Ann", None),
        (None, COMPUTER, 3),
    ]
    assert [row.kind for row in await services.rows("outbox")] == ["card", "board"]


@pytest.mark.parametrize("level", [0, 8, -1, 2**70])
def test_a_level_that_there_is_not_is_refused(level):
    with pytest.raises(MatchError) as caught:
        computer(level)
    assert (caught.value.code, caught.value.data) == ("level", {"least": 1, "most": 7})


async def test_a_match_with_people_too_starts_when_they_have_accepted(services):
    challenge = await services.challenge(BOB, computer(2), game=THREE, player=0)
    assert [asked.taken for asked in challenge.invitations] == [False, True]
    assert challenge.order == (ANN, BOB, Computer(2))
    match = await services.matches.get((await services.challenges.accept(challenge.id, BOB, CARD)).match)
    assert [seat.level for seat in match.seats] == [None, None, 2]


async def test_a_challenge_that_all_people_decline_is_declined_whatever_computers_do(services):
    challenge = await services.challenge(BOB, computer(2), game=THREE)
    assert (await services.challenges.decline(challenge.id, BOB)).status == "declined"


async def test_open_and_declined_seats_are_filled_with_computers_and_the_match_starts(services):
    challenge = await services.challenge(BOB, game=THREE)
    await services.challenges.accept(challenge.id, BOB, CARD)
    filled = await services.challenges.fill(challenge.id, ANN, 4)
    assert filled.id == challenge.id
    assert {seat.level for seat in (await services.matches.get(filled.match)).seats} == {None, 4}
    declined = await services.challenge(BOB)
    await services.challenges.decline(declined.id, BOB)
    again = await services.challenges.fill(declined.id, ANN, 1)
    assert ((await services.challenges.get(declined.id)).status, again.status) == ("renewed", "accepted")


async def test_only_the_challenger_fills_seats_and_only_free_ones(services):
    challenge = await services.challenge(game=THREE)
    async with services.refused("not-host", player="Ann"):
        await services.challenges.fill(challenge.id, BOB, 3)
    asked = await services.challenge(BOB, CLEO, game=THREE)
    async with services.refused("no-free-seat"):
        await services.challenges.fill(asked.id, ANN, 3)


async def test_somebody_who_declined_is_replaced_by_a_computer(services):
    challenge = await services.challenge(BOB, CLEO, game=THREE)
    await services.challenges.accept(challenge.id, BOB, CARD)
    await services.challenges.decline(challenge.id, CLEO)
    assert (await services.challenges.renew(challenge.id, ANN, computer(5))).invitations[1].level == 5


async def test_terms_that_are_countered_keep_the_computers(services):
    challenge = await services.challenge(BOB, computer(2), game=THREE, player=0)
    counter = await services.challenges.counter(challenge.id, BOB, other_terms(challenge, {"size": 5}, player=2))
    assert counter.order == (ANN, Computer(2, COMPUTER), BOB)
    assert (await services.challenges.accept(counter.id, ANN, CARD)).match


async def test_a_person_has_so_many_matches_with_computers(services):
    for _ in range(MOST_WITH_COMPUTERS):
        match = await against(services, 1)
    async with services.refused("computer-matches", most=MOST_WITH_COMPUTERS, player="Ann"):
        await services.challenge(computer(1))
    assert (await services.challenge(BOB)).status == "open"
    await services.matches.resign(match, ANN)
    assert (await services.challenge(computer(1))).match


async def test_computers_have_no_desk_and_no_matches(services):
    await against(services, 1, 2, game=THREE)
    assert await services.matches.open_matches(NOBODY) != []  # what belongs to nobody is never asked for
    desk = await services.desks.of(ANN.user)
    assert [match.id for match in desk.turns] == [1]


# Turns.


async def test_a_person_gets_one_board_a_turn_with_all_that_was_played_since_the_last(services):
    match = await against(services, 2)
    assert await boards(services, match) == [0]
    played = await services.play(match, FIRST)
    assert (played.is_thinking, played.shown, played.deadline) == (True, 0, None)
    assert await boards(services, match) == [0]
    await think(services)
    answered = await services.matches.get(match)
    assert (answered.entries, answered.mover.user, answered.unshown_since, answered.shown) == (2, ANN.user, 0, 2)
    assert await boards(services, match) == [0, 2]


async def test_a_computer_that_moves_first_does_so_before_the_first_board(services):
    match = await against(services, 2, player=1)
    assert await boards(services, match) == []
    await think(services)
    assert await boards(services, match) == [1]


async def test_several_computers_move_one_after_the_other(services, thinkers):
    match = await against(services, 1, 2, game=THREE)
    await services.play(match, next(iter((await services.matches.get(match)).state.legal_moves())))
    await think(services)
    assert [job.level for job in thinkers.jobs] == [1, 2]
    answered = await services.matches.get(match)
    assert (answered.mover.user, answered.unshown_since) == (ANN.user, 0)
    assert await boards(services, match) == [0, 3]


async def test_a_board_of_only_one_new_ply_has_nothing_unshown(services):
    match = await services.start_match(FIRST)
    assert (await services.matches.get(match)).unshown_since is None


async def test_whoever_answers_for_a_computer_or_hurries_it_is_told_that_it_thinks(services, clock):
    match = await against(services, 2, clock="1h strict")
    await services.play(match, FIRST)
    clock.advance(1_000_000)
    for attempt in (
        lambda: services.matches.submit(match, ANN, FIRST, 0),
        lambda: services.deadlines.nudge(match, ANN),
        lambda: services.deadlines.claim_timeout(match, ANN, 0),
        lambda: services.deadlines.give_day(match, ANN),
    ):
        async with services.refused("computer-thinks"):
            await attempt()
    assert await services.deadlines.queue.due() == []


async def test_a_clock_runs_for_the_person_alone(services, clock):
    match = await against(services, 2, clock="2d+1h max 3d")
    await services.play(match, FIRST)
    clock.advance(500_000)
    await think(services)
    found = await services.matches.get(match)
    assert [seat.bank for seat in found.seats] == [2 * 86_400 + 3_600, None]
    assert found.deadline == clock.now + 2 * 86_400 + 3_600


async def test_each_takeback_gives_back_what_was_left_at_its_own_move(services, clock):
    match = await against(services, 2, clock="3d")
    for hours in (1, 5):
        clock.advance(hours * HOUR)
        await services.play(match, next((await services.matches.get(match)).state.legal_moves()))
        await think(services)
    for hours in (5, 1):
        taken = await services.offers.takeback(match, ANN)
        assert taken.deadline == clock.now + 3 * DAY - hours * HOUR


async def test_matches_of_one_person_wait_for_those_of_others(services, clock):
    ann = [await against(services, 1) for _ in range(3)]
    for match in ann:
        await services.play(match, FIRST)
    clock.advance(1)
    bob = (await services.challenges.create(Terms(GAME, player=0), BOB, [computer(1)], HERE, "en")).match
    await services.matches.submit(bob, BOB, FIRST)
    assert [await services.computers.place(match) for match in (*ann, bob)] == [0, 2, 3, 1]
    assert await services.computers.claim(2) == [ann[0], bob]
    assert await services.computers.place(await services.start_match()) is None


async def test_people_take_turns_at_having_computers_think_however_many_matches_each_has(services, clock):
    anns = [await against(services, 1) for _ in range(3)]
    for match in anns:
        await services.play(match, FIRST)
    clock.advance(1)
    bobs = (await services.challenges.create(Terms(GAME, player=0), BOB, [computer(1)], HERE, "en")).match
    assert await services.computers.claim(1) == anns[:1]
    await services.matches.submit(bobs, BOB, FIRST)
    assert [await services.computers.place(match) for match in (anns[1], bobs)] == [2, 0]
    assert [await services.computers.claim(1) for _ in range(3)] == [[bobs], [anns[1]], [anns[2]]]


async def test_people_take_turns_at_having_matches_reviewed(services, clock):
    matches = [await services.start_match() for _ in range(2)]
    for match in matches:
        await services.matches.resign(match, BOB)
    imported = (await services.archive.add(records.read(f"game: contiguity\n{FIRST}"), ANN.user, HERE, "en")).id
    assert [await services.computers.review(match, BOB) for match in matches] == [0, 1]
    clock.advance(1)
    assert await services.computers.review(imported, ANN) == 1
    assert [await services.computers.claim_review() for _ in range(3)] == [matches[0], imported, matches[1]]


async def test_a_claimed_match_is_left_alone_until_the_lease_ends(services, other_process, clock):
    match = await against(services, 1)
    await services.play(match, FIRST)
    assert await services.computers.claim(5) == [match]
    assert await other_process.computers.claim(5) == []
    assert await other_process.computers.seconds_to_next() == 30
    clock.advance(31)
    assert await services.computers.seconds_to_next({match}) is None
    assert await other_process.computers.claim(5) == [match]


async def test_two_processes_that_think_about_the_same_turn_play_it_once(services, other_process):
    match = await against(services, 2)
    await services.play(match, FIRST)
    await asyncio.gather(*(process.computers.take_turn(match) for process in (services, other_process)))
    assert (await services.matches.get(match)).entries == 2
    assert await boards(services, match) == [0, 2]


async def test_the_same_turn_is_thought_about_with_the_same_seed(services, thinkers, monkeypatch):
    match = await against(services, 1)
    await services.play(match, FIRST)
    monkeypatch.setattr(services.computers, "_play", lambda *_: asyncio.sleep(0))  # as if the process died here
    await services.computers.take_turn(match)
    await services.computers.take_turn(match)
    assert thinkers.jobs[0] == thinkers.jobs[1]


async def test_what_was_thought_is_forgotten_after_a_takeback(services, thinkers, monkeypatch):
    match = await against(services, 2)
    await services.play(match, FIRST)
    usual = thinkers.think

    async def slow(job, urgency=1, user=0):
        found = await usual(job, urgency)
        monkeypatch.setattr(thinkers, "think", usual)
        await services.offers.takeback(match, ANN, seen=0)
        return found

    monkeypatch.setattr(thinkers, "think", slow)
    await services.computers.take_turn(match)
    assert (await services.matches.get(match)).state.history == (FIRST, "takeback 1")
    assert await services.computers.seconds_to_next() is None
    assert await boards(services, match) == [0, 2]
    await services.play(match, FIRST)
    await think(services)
    assert (await services.matches.get(match)).entries == 4


async def test_a_computer_that_cannot_think_plays_at_the_lowest_level(services, thinkers, caplog):
    thinkers.refused = (3,)
    match = await against(services, 3)
    await services.play(match, FIRST)
    await think(services)
    assert [job.level for job in thinkers.jobs] == [3, 1]
    assert (await services.matches.get(match)).entries == 2
    assert "cannot think" in caplog.text


async def test_a_computer_that_cannot_think_at_all_tries_again_later(services, thinkers, clock):
    thinkers.refused = (1, 3)
    match = await against(services, 3)
    await services.play(match, FIRST)
    await think(services)
    assert (await services.matches.get(match)).entries == 1
    assert await services.computers.seconds_to_next() == 600
    thinkers.refused = ()
    clock.advance(600)
    await think(services)
    assert (await services.matches.get(match)).entries == 2


async def test_a_clock_that_ran_ahead_keeps_no_computer_waiting(services, clock):
    match = await against(services, 1)
    clock.advance(1_000_000)
    await services.play(match, FIRST)
    await services.computers.claim(1)
    assert await services.computers.seconds_to_next() == 30
    clock.advance(-1_000_000)
    assert await services.computers.seconds_to_next() == 0


async def test_computers_that_are_left_alone_agree_to_a_draw_at_once(services):
    match = await against(services, 1, 2, game=THREE)
    ended = await services.matches.resign(match, ANN)
    assert ended.state.outcome.reason == "agreed"
    assert await services.computers.seconds_to_next() is None
    assert await boards(services, match) == [0, 2]


async def abandoned(services, *levels):
    """Return a match of three that Ann has left to computers."""
    return await services.matches.resign(await against(services, *levels, game=THREE, options={"size": 3}), ANN)


async def test_a_match_whose_only_person_is_put_out_on_the_board_is_lost_for_them_and_can_be_played_on(
    services, thinkers, monkeypatch
):
    moves = ["a5-a3 28+1", "e5-c5 22+1", "e1-e3 10-1", "a2-a4 21+1", "a3-a2 18-2", "c5-d5 17-2,0,0,2"]
    moves += ["e2-e4 16+1,1,0,2", "a4-a6 1-1,1"]
    match = await against(services, 1, 1, 1, game=GAMES["contigo-capture"])

    async def decided(*_):
        ply = (await services.matches.get(match)).state.ply
        return {"move": moves[ply], "claims_draw": False, "offers_draw": False}

    with monkeypatch.context() as patched:
        patched.setattr(thinkers, "think", decided)
        for move in moves[::4]:
            await services.play(match, move)
            await think(services)
    ended = await services.matches.get(match)
    assert (ended.state.history, ended.abandoned_by) == ((*moves, "draw agreed"), (0,))
    assert [row.result for row in await services.rows("seats")] == ["left", "drawn", "drawn", "drawn"]
    monkeypatch.setattr("matches.computers.computer_service.MOST_PLAYED_ON", 2)
    assert (await services.computers.play_on(ended, ANN)).state.ply == len(moves) + 2


async def test_computers_play_a_match_on_that_they_were_left_alone_in_and_nothing_of_it_is_stored(services):
    match = await abandoned(services, 1, 2)
    before = await services.everything()
    played = await services.computers.play_on(match, DAN)
    assert played.state.outcome.winners
    assert (played.state.history[0], played.abandoned_by, match.abandoned_by) == ("resign 0", (), (0,))
    assert await services.everything() == before
    assert (await services.computers.play_on(match, ANN)).state == played.state


async def test_a_match_that_comes_to_no_end_is_played_on_for_a_while(services, monkeypatch):
    monkeypatch.setattr("matches.computers.computer_service.MOST_PLAYED_ON", 3)
    match = await abandoned(services, 1, 1)
    played = (await services.computers.play_on(match, ANN)).state
    assert (played.outcome, played.ply) == (None, match.state.ply + 3)


async def test_only_matches_that_were_left_to_computers_are_played_on(services):
    running = await services.matches.get(await against(services, 1))
    async with services.refused("not-abandoned"):
        await services.computers.play_on(running, ANN)
    people = await services.start_match()
    agreed = await services.offers.agree((await services.offers.draw(people, ANN)).id, BOB)
    async with services.refused("not-abandoned"):
        await services.computers.play_on(agreed.match, ANN)


async def test_a_whole_match_against_a_computer_comes_to_its_end(services):
    match = await against(services, 1, game=SMALL, options={"size": 4})
    while (found := await services.matches.get(match)).mover:
        if not found.is_thinking:
            await services.play(match, next(iter(found.state.legal_moves())))
        await think(services)
    assert found.state.outcome.winners
    assert (await boards(services, match))[-1] == found.entries


# Offers.


async def test_a_takeback_goes_back_to_the_persons_own_ply(services):
    match = await against(services, 2)
    await services.play(match, FIRST)
    await think(services)
    await services.look(match, ANN.user, 2)
    back = await services.offers.takeback(match, ANN)
    assert back.state.history[-1] == "takeback 2"
    assert back.mover.user == ANN.user
    assert await boards(services, match) == [0, 2, 3]


async def test_a_pause_is_granted_and_outlasts_what_a_computer_plays(services, clock):
    match = await against(services, 2, clock="2d")
    await services.play(match, FIRST)
    assert (await services.offers.pause(match, ANN, 3, seen=0)).status == "accepted"
    await think(services)
    found = await services.matches.get(match)
    assert found.paused_until == clock.now + 3 * 86_400
    assert found.deadline == clock.now + 5 * 86_400


@pytest.mark.parametrize(("agrees", "status"), [(True, "accepted"), (False, "declined")])
async def test_a_draw_is_answered_in_the_same_breath(services, thinkers, agrees, status):
    match = await against(services, 2)
    thinkers.agrees = agrees
    offer = await services.offers.draw(match, ANN)
    assert offer.status == status
    assert (offer.match.state.outcome is not None) == agrees
    assert "offer" not in [row.kind for row in await services.rows("outbox")]


async def test_a_computer_is_asked_once_at_each_board(services, thinkers):
    match = await against(services, 2)
    thinkers.agrees = False
    await services.offers.draw(match, ANN)
    async with services.refused("offered-before"):
        await services.offers.draw(match, ANN)
    assert len(thinkers.jobs) == 1


async def test_whoever_offers_draws_all_the_time_has_few_of_them_thought_about_and_takes_nobodys_place(
    services, thinkers, monkeypatch
):
    match, asked, go_on = await against(services, 7), asyncio.Queue(), asyncio.Event()

    async def think(job, *_):
        asked.put_nowait(job)
        await go_on.wait()
        return False

    monkeypatch.setattr(thinkers, "think", think)
    pressed = [asyncio.create_task(outcome(services.offers.draw(match, ANN))) for _ in range(9)]
    ended = asyncio.as_completed(pressed, timeout=5)
    assert {await next(ended) for _ in range(9 - MOST_THOUGHTS)} == {"hints-waiting"}
    go_on.set()
    assert sorted([await each for each in ended]) == ["done", *["offered-before"] * (MOST_THOUGHTS - 1)]
    assert asked.qsize() == MOST_THOUGHTS
    assert asked.get_nowait().seconds == LONGEST_WAIT


async def test_a_draw_between_people_can_be_offered_whatever_one_waits_for(services):
    match = await services.start_match()
    with services.people.one_more(ANN.user), services.people.one_more(ANN.user):
        assert (await services.offers.draw(match, ANN)).status == "open"


async def test_a_draw_among_several_is_asked_of_people_once_the_computers_agree(services, thinkers):
    match = await against(services, 2, game=THREE, people=[BOB])
    offer = await services.offers.draw(match, ANN)
    assert (offer.status, [seat.name for seat in offer.missing]) == ("open", ["Bob"])
    assert (await services.offers.agree(offer.id, BOB)).status == "accepted"
    assert len(thinkers.jobs) == 1
    other = await against(services, 2, game=THREE, people=[BOB])
    thinkers.agrees = False
    assert (await services.offers.draw(other, BOB)).status == "declined"


async def test_a_takeback_among_several_needs_the_people_alone(services):
    match = await against(services, 2, game=THREE, people=[BOB])
    for _ in range(2):
        await services.play(match, next(iter((await services.matches.get(match)).state.legal_moves())))
    await think(services)
    offer = await services.offers.takeback(match, ANN)
    assert [seat.name for seat in offer.missing] == ["Bob"]
    assert (await services.offers.agree(offer.id, BOB)).match.mover.user == ANN.user


async def test_a_computer_offers_a_draw_that_a_person_can_accept(services, thinkers, monkeypatch):
    match = await against(services, 2)
    await services.play(match, FIRST)
    usual = thinkers.think

    async def weary(job, urgency=1, user=0):
        return {**await usual(job, urgency), "offers_draw": True}

    monkeypatch.setattr(thinkers, "think", weary)
    await think(services)
    desk = await services.desks.of(ANN.user)
    assert [(offer.kind, offer.player) for offer in desk.offers] == [("draw", 1)]
    offer = next(row.id for row in await services.rows("offers"))
    assert (await services.offers.agree(offer, ANN)).match.state.outcome.reason == "agreed"


async def stuck(services, monkeypatch, *others, clock=""):
    """Return a match of Ann's in which towers rise and nothing else, at the first offer of a draw."""
    monkeypatch.setattr("search.progress.PATIENCE", 2)
    terms = Terms.of(THREE, {"size": 3}, read_clock(clock), 1, position=locked(0))
    offered = await services.challenges.create(terms, ANN, others, HERE, "en")
    for person in others:
        if person == BOB:
            offered = await services.challenges.accept(offered.id, BOB, CARD)
    await raise_towers(services, offered.match, 6)
    while not await draws_offered(services):
        await raise_towers(services, offered.match, 1)
    return offered.match


async def raise_towers(services, match, plies):
    """Have everybody play so many plies, but no computer take its turn after the last one."""
    for _ in range(plies):
        found = await services.matches.get(match)
        if found.is_thinking:
            await services.computers.take_turn(match)
        else:
            await services.play(match, RAISED[found.state.ply % 3 - 1])


async def draws_offered(services):
    """Return who offered draws, at which entries, and what became of them."""
    return [(row.player, row.entry, row.status) for row in await services.rows("offers") if row.text == "draw agreed"]


async def test_in_a_match_that_is_stuck_people_are_asked_for_a_draw_and_why_and_computers_have_agreed(
    services, monkeypatch
):
    match = await stuck(services, monkeypatch, BOB, computer(2))
    ((player, entry, status),) = await draws_offered(services)
    found = await services.matches.get(match)
    assert (found.seats[player].is_computer, status) == (True, "open")
    (offer,) = (await services.desks.of(ANN.user)).offers
    offer = await services.offers.get(next(row.id for row in await services.rows("offers")))
    assert (offer.entry, offer.rounds_stuck, len(offer.missing)) == (entry, 2, 2)
    await services.offers.agree(offer.id, BOB)
    assert (await services.offers.agree(offer.id, ANN)).match.state.outcome.reason == "agreed"


async def test_computers_that_were_told_no_do_not_ask_again_for_ten_rounds(services, monkeypatch, clock):
    match = await stuck(services, monkeypatch, computer(1), computer(2), clock="2d")
    ((_, first, _),) = await draws_offered(services)
    await services.offers.decline(next(row.id for row in await services.rows("offers")), ANN)
    await raise_towers(services, match, 29)
    assert len(await draws_offered(services)) == 1
    await raise_towers(services, match, 4)
    _, (_, again, _) = await draws_offered(services)
    assert again - first >= 30


async def test_to_play_on_is_to_decline_and_a_takeback_brings_no_new_question(services, monkeypatch):
    match = await stuck(services, monkeypatch, computer(1), computer(1))
    await raise_towers(services, match, 4)
    assert [status for *_, status in await draws_offered(services)] == ["declined"]
    await services.offers.takeback(match, ANN)
    await raise_towers(services, match, 4)
    assert len(await draws_offered(services)) == 1


async def test_while_a_person_asks_for_a_draw_computers_do_not(services, monkeypatch):
    monkeypatch.setattr("search.progress.PATIENCE", 99)
    terms = Terms.of(THREE, {"size": 3}, player=1, position=locked(0))
    offered = await services.challenges.create(terms, ANN, (BOB, computer(1)), HERE, "en")
    match = (await services.challenges.accept(offered.id, BOB, CARD)).match
    await raise_towers(services, match, 6)
    monkeypatch.setattr("search.progress.PATIENCE", 2)
    offer = await services.offers.draw(match, ANN)
    assert (offer.status, offer.rounds_stuck, [seat.name for seat in offer.missing]) == ("open", 0, ["Bob"])
    assert await services.offers.draw_by_computer(match, 6) is None
    assert (await services.offers.agree(offer.id, BOB)).match.state.outcome.reason == "agreed"


# After the match.


async def test_a_rematch_swaps_sides_and_goes_up_or_down_a_level(services):
    match = await against(services, 7)
    lost = await services.matches.resign(match, ANN)
    assert suggested_step(lost, lost.seat_of(ANN.user)) == -1
    again = await services.challenges.rematch(match, ANN, -1)
    seats = (await services.matches.get(again.match)).seats
    assert [(seat.name, seat.level) for seat in seats] == [(COMPUTER, 6), ("Ann", None)]
    async with services.refused("rematch-began", rematch=str(again.match)):
        await services.challenges.rematch(match, ANN)


async def test_no_level_is_above_the_highest_or_below_the_lowest(services):
    match = await against(services, 1)
    await services.matches.resign(match, ANN)
    again = await services.challenges.rematch(match, ANN, -1)
    assert (await services.matches.get(again.match)).computers[0].level == 1
    over = await services.matches.get(match)
    assert suggested_step(over, over.seat_of(ANN.user)) == 0
    assert await services.computers.last_level(ANN.user) == 1


async def test_a_record_tells_levels_and_is_read_back(services):
    match = await against(services, 3)
    await services.play(match, FIRST)
    text = records.write(await services.matches.get(match))
    assert 'player 1: "Trilithon" (red), level 3' in text
    imported = await services.archive.add(records.read(text), ANN.user, ELSEWHERE, "en")
    assert [seat.level for seat in imported.seats] == [None, 3]
    assert not imported.place.answer_only
    assert await services.computers.place(imported.id) is None


async def test_a_deleted_person_leaves_no_match_to_a_computer(services):
    match = await against(services, 2)
    await services.play(match, FIRST)
    await services.privacy.erase(ANN)
    seats = [row for row in await services.rows("seats") if row.match == match]
    assert [(row.user, row.name, row.level) for row in seats] == [(NOBODY, NAMELESS, None), (NOBODY, COMPUTER, 2)]
    assert (await services.matches.get(match)).state.outcome


async def test_what_a_computer_plays_renames_nobody(services):
    match = await against(services, 2, game=THREE, people=[BOB])
    await services.privacy.erase(BOB)
    while not (found := await services.matches.get(match)).is_thinking:
        await services.play(match, next(iter(found.state.legal_moves())))
    await think(services)
    assert (await services.matches.get(match)).names == ("Ann", NAMELESS, COMPUTER)


# Hints and reviews.


async def test_a_hint_is_told_in_two_steps_and_looked_for_once(services, thinkers):
    match = await against(services, 2, game=SMALL, options={"size": 4})
    first, second, third = [await services.computers.hint(match, ANN) for _ in range(3)]
    assert [first.step, second.step, third.step] == [1, 2, 2]
    assert first.move == second.move
    assert first.move in set(first.match.state.legal_moves())
    assert [job.seconds for job in thinkers.jobs] == [LONGEST_WAIT]


async def test_hints_are_for_ones_own_turn_against_computers(services):
    match = await against(services, 2, game=THREE, people=[BOB])
    async with services.refused("hint-people"):
        await services.computers.hint(match, ANN)
    async with services.refused("not-your-turn"):
        await services.computers.hint(match, BOB)
    people = await services.start_match()
    async with services.refused("hint-people"):
        await services.computers.hint(people, ANN)
    async with services.refused("not-a-player"):
        await services.computers.hint(match, DAN)


async def test_a_move_tried_again_is_judged_in_time(services, thinkers):
    match = await services.matches.get(await services.start_match(FIRST))
    assert sum(await services.computers.judge(match, 0, FIRST, ANN)) == pytest.approx(1)
    assert [job.seconds for job in thinkers.jobs] == [LONGEST_WAIT]


async def test_a_review_is_made_once_and_kept(services, thinkers):
    match = await against(services, 1, game=SMALL, options={"size": 4})
    while (found := await services.matches.get(match)).mover:
        if not found.is_thinking:
            await services.play(match, next(iter(found.state.legal_moves())))
        await think(services)
    assert await services.computers.review(match, ANN) == 0
    assert await services.computers.review(match, ANN) == 0
    assert await services.computers.claim_review() == match
    assert await services.computers.claim_review() is None
    await services.computers.make_review(match)
    count = len(thinkers.jobs)
    review = await services.computers.review(match, ANN)
    assert len(review.glances) == len(found.state.line) + 1
    assert review.glances[-1].chances[found.state.outcome.winners[0]] == 1
    assert all(sum(glance.chances) == pytest.approx(1) for glance in review.glances)
    for point in review.points(found):
        played, better = review.explained(point)
        assert all(map(is_drawback, played.objections(better)))
        assert len(played.line) >= 2 or point.place + 1 + len(played.line) >= len(found.state.line)
    assert len(thinkers.jobs) == count


async def test_a_review_finds_no_fault_with_moves_that_were_hints(services, thinkers):
    match = await against(services, 3, game=SMALL, options={"size": 4})
    hints = {}
    while (found := await services.matches.get(match)).mover:
        if not found.is_thinking:
            hint = await services.computers.hint(match, ANN)
            hints[found.state.ply] = hint
            await services.play(match, hint.move)
        await think(services)
    await services.computers.review(match, ANN)
    count = len(thinkers.jobs)
    await services.computers.make_review(match)
    looked = {job.place for job in thinkers.jobs[count:] if job.kind == "glance"}
    assert looked.isdisjoint(hints), "they start from what was found before"
    review = await services.computers.review(match, ANN)
    assert review.points(found, 0) == []
    for place, hint in hints.items():
        assert review.glances[place].best == hint.move
        after = review.glances[place + 1].chances[0]
        assert review.judged[place] == pytest.approx(after, abs=0.1)


async def test_a_review_says_what_a_hint_found_of_the_move_that_was_played_instead(services):
    match = await against(services, 2, game=SMALL, options={"size": 6})
    for move in ("c3", "swap", "a2", "a1", "c2", "b1"):
        thought = await services.matches.get(match)
        after = thought.state.play(move)
        seat = thought.mover
        async with services.matches.changing(match) as (transaction, now):
            await services.matches.enter(transaction, now, seat, after, seat.holder)
    hint = await services.computers.hint(match, ANN)
    assert hint.move != "f1"
    await services.play(match, "f1")
    await services.matches.resign(match, ANN)
    await services.computers.review(match, ANN)
    await services.computers.make_review(match)
    (point,) = (await services.computers.review(match, ANN)).points(await services.matches.get(match), 0)
    assert (point.place, point.played, point.better, point.before) == (6, "f1", hint.move, hint.chance)
    assert point.loss > 0.1


async def test_a_review_tells_what_speaks_against_the_move_played_and_for_the_better_one_and_not_what_both_do():
    does = {
        "played": [("joins-disks", ["29b"]), ("allows-win", ["29b"]), ("breaks-group", ["2b"])],
        "better": [("breaks-group", ["1b"]), ("blocks-win", ["29b"]), ("joins-disks", []), ("druid-held", [])],
    }
    facts = {
        name: [{"code": code, "data": {}, "cells": cells} for code, cells in several] for name, several in does.items()
    }
    review = Review((), {"4": facts}, {"4": {"played": ["1a-1b"]}})
    point = TurningPoint(place=4, player=0, played="29b-27b", better="1b-2b", before=0.51, after=0.01)
    played, better = review.explained(point)
    assert [fact.code for fact in played.objections(better)] == ["allows-win"]
    assert [fact.code for fact in better.reasons(played)] == ["blocks-win"]
    assert [fact.code for fact in better.objections(played)] == ["druid-held"]
    assert (played.line, better.line) == (("1a-1b",), ())


async def test_a_review_without_an_answer_for_a_position_is_made_all_the_same(services, thinkers):
    match = await services.start_match(FIRST)
    await services.matches.resign(match, BOB)
    await services.computers.review(match, BOB)
    thinkers.refused = (1,)
    await services.computers.make_review(match)
    assert (await services.computers.review(match, ANN)).glances[0].chances == (0.5, 0.5)


async def test_of_a_long_match_a_sample_is_reviewed_and_the_review_says_so(services, thinkers, monkeypatch):
    monkeypatch.setattr("matches.computers.computer_service.MOST_GLANCES", 4)
    record = records.read("game: contiguity\n" + "30a-29a\n1a-2a\n29a-30a\n2a-1a\n" * 5)
    match = (await services.archive.add(record, ANN.user, HERE, "en")).id
    await services.computers.review(match, ANN)
    await services.computers.make_review(match)
    review = await services.computers.review(match, ANN)
    assert (review.looked, len(review.glances), review.is_sample) == (4, 21, True)
    assert [job.place for job in thinkers.jobs if job.kind == "glance"] == [0, 1, 19, 20]
    assert len({glance.chances for glance in review.glances[1:19]}) == 1


async def test_reviews_are_of_ones_own_matches_that_are_over(services):
    match = await services.start_match(FIRST)
    async with services.refused("review-running"):
        await services.computers.review(match, ANN)
    await services.matches.resign(match, BOB)
    async with services.refused("not-a-player"):
        await services.computers.review(match, CLEO)


async def test_a_record_in_which_the_board_of_a_running_match_stands_is_not_reviewed_for_its_players(services):
    match = await services.start_match("30a-29a", "1a-2a", "29a-28a", "2a-3a")
    record = records.read(f"{(await services.matches.get(match)).state.record()}\nresign 1\n")
    anns, cleos = [(await services.archive.add(record, user, ELSEWHERE, "en")) for user in (ANN.user, CLEO.user)]
    for help_wanted in (services.computers.review(anns.id, ANN), services.computers.judge(anns, 0, FIRST, ANN)):
        async with services.refused("review-helps"):
            await help_wanted
    await services.computers.review(cleos.id, CLEO)
    await services.matches.resign(match, BOB)
    await services.computers.review(anns.id, ANN)
    assert await services.computers.claim_review() == anns.id


async def test_so_many_matches_of_a_person_wait_for_their_review(services):
    matches = [await services.start_match() for _ in range(MOST_REVIEWS + 1)]
    for match in matches:
        await services.matches.resign(match, BOB)
    assert [await services.computers.review(match, ANN) for match in matches[:-1]] == list(range(MOST_REVIEWS))
    async with services.refused("reviews-waiting", most=MOST_REVIEWS):
        await services.computers.review(matches[-1], ANN)


async def test_a_review_left_undone_is_begun_anew(services, clock):
    match = await services.start_match()
    await services.matches.resign(match, BOB)
    await services.computers.review(match, ANN)
    assert await services.computers.claim_review() == match
    assert await services.computers.seconds_to_review() == services.computers.lease
    clock.advance(services.computers.lease)
    assert await services.computers.claim_review() == match


async def test_a_stranger_cannot_play_for_a_computer(services):
    match = await against(services, 1)
    await services.play(match, FIRST)
    assert await outcome(services.matches.submit(match, BOB, "1a-2a")) == "not-a-player"
    assert await outcome(services.matches.submit(match, Person(NOBODY, COMPUTER), "1a-2a")) != "done"
