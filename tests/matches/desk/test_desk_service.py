"""The desk: what waits for somebody, bounded where others could make it grow."""

import re

import pytest
from sqlalchemy import event

from engine.games.ring.contiguity import Contiguity
from matches import Person, Place
from matches.challenges.challenge_service import OPEN_SECONDS
from matches.core.terms import Terms
from matches.desk import desk_service
from tests.matches.fixtures import ANN, BOB, CLEO, DAN, ELSEWHERE, GAME, HERE
from tests.matches.teams.team_fixtures import start, vote

EVE = Person(2**60 + 9, "Eve")


async def test_of_more_challenges_than_anybody_answers_those_that_end_first_are_there(services, clock, monkeypatch):
    monkeypatch.setattr(desk_service, "MOST", 2)
    offered = []
    for _ in range(3):
        offered.append(await services.challenge(BOB))
        clock.advance(1)
    desks = services.desks
    assert [challenge.id for challenge in (await desks.of(BOB.user)).asked] == [
        challenge.id for challenge in offered[:2]
    ]
    assert [challenge.id for challenge in (await desks.of(ANN.user)).sent] == [
        challenge.id for challenge in offered[:2]
    ]


async def test_nobody_pushes_the_challenges_of_others_off_a_desk(services, clock, monkeypatch):
    monkeypatch.setattr(desk_service, "MOST", 4)
    many = [(await services.challenge(BOB)).id for _ in range(3)]
    clock.advance(1)
    others = [(await services.challenges.create(Terms(GAME), person, [BOB], HERE, "en")).id for person in (CLEO, DAN)]
    asked = (await services.desks.of(BOB.user)).asked
    assert [challenge.id for challenge in asked] == [many[0], *others, many[1]]


async def test_who_has_accepted_waits_with_the_challenger_and_is_asked_no_more(services, trio):
    challenge = (await services.challenge(BOB, CLEO, game=trio)).id
    await services.challenges.accept(challenge, BOB)
    groups = {person: await services.desks.of(person.user) for person in (ANN, BOB, CLEO)}
    assert [[each.id for each in desk.sent] for desk in groups.values()] == [[challenge], [], []]
    assert [[each.id for each in desk.joined] for desk in groups.values()] == [[], [challenge], []]
    assert [[each.id for each in desk.asked] for desk in groups.values()] == [[], [], [challenge]]
    assert [(desk.waiting, desk.awaited) for desk in groups.values()] == [(0, 1), (0, 1), (1, 0)]


async def test_a_challenge_waits_on_the_desk_of_who_has_accepted_until_it_begins_or_they_step_back(services, trio):
    begun, left = [(await services.challenge(BOB, game=trio)).id for _ in range(2)]
    for challenge in (begun, left):
        await services.challenges.accept(challenge, CLEO)
    await services.challenges.accept(begun, BOB)
    assert [each.id for each in (await services.desks.of(CLEO.user)).joined] == [left]
    await services.challenges.decline(left, CLEO)
    assert not (await services.desks.of(CLEO.user)).joined


@pytest.mark.sqlite
async def test_ones_own_challenges_are_found_by_indexes(services, trio):
    await services.challenges.accept((await services.challenge(BOB, CLEO, game=trio)).id, BOB)
    steps = await plan(services, BOB, "row_number")
    assert not [step for step in steps if re.match("SCAN (challenges|invitations)", step)], steps
    assert {"ix_invitations_user", "ix_invitations_taken"} <= set(re.findall(r"USING INDEX (\w+)", "\n".join(steps)))


async def plan(services, person, sign):
    """Return the steps by which SQLite finds what a desk asks of the challenges, in the statement that has a sign."""
    asked = []
    engine = services.store._engine.sync_engine
    event.listen(engine, "before_cursor_execute", lambda *done: asked.append(done[2:4]))
    await services.desks.of(person.user, HERE.guild)
    [(statement, values)] = [each for each in asked if sign in each[0]]
    async with services.store.read() as transaction:
        found = await transaction.connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values)
        return [row.detail for row in found]


# Open challenges.


async def seats(services, person, guild=HERE.guild):
    """Return the ids of the open challenges on somebody's desk."""
    return [challenge.id for challenge in (await services.desks.of(person.user, guild)).seats]


async def test_open_challenges_of_the_server_are_there_for_all_others_the_newest_first(services, clock):
    first = await services.challenge()
    clock.advance(1)
    second = await services.challenge(place=ELSEWHERE)
    await services.challenge(BOB)
    await services.challenge(place=Place(None, 7))
    await services.challenge(place=Place(7, 8))
    assert await seats(services, BOB) == [second.id, first.id]
    assert await seats(services, ANN) == []
    assert await seats(services, BOB, None) == []


async def test_a_challenge_is_open_until_its_seats_are_taken_it_is_closed_or_it_expires(services, clock):
    taken, withdrawn, last = [(await services.challenge()).id for _ in range(3)]
    await services.challenges.accept(taken, BOB)
    await services.challenges.withdraw(withdrawn, ANN)
    assert await seats(services, CLEO) == [last]
    clock.advance(OPEN_SECONDS)
    assert await seats(services, CLEO) == []


async def test_who_has_a_seat_or_is_asked_by_name_is_not_offered_another(services, trio):
    asked = (await services.challenge(BOB, game=trio)).id
    assert await seats(services, BOB) == []
    assert await seats(services, CLEO) == [asked]
    await services.challenges.accept(asked, CLEO)
    assert await seats(services, CLEO) == []


async def test_nobody_is_offered_a_match_with_somebody_who_blocks_them_or_whom_they_block(services, trio):
    other = (await services.challenges.create(Terms(GAME), EVE, [], HERE, "en")).id
    challenge = (await services.challenge(BOB, game=trio)).id
    await services.blocks.block(BOB, CLEO)
    await services.blocks.block(DAN, ANN)
    assert await seats(services, CLEO) == await seats(services, DAN) == [other]
    await services.blocks.unblock(BOB.user, CLEO.user)
    await services.blocks.unblock(DAN.user, ANN.user)
    assert await seats(services, CLEO) == await seats(services, DAN) == [challenge, other]


async def test_of_many_open_challenges_the_newest_are_looked_at(services, clock, monkeypatch):
    monkeypatch.setattr(desk_service, "MOST_SEATS", 2)
    for _ in range(3):
        latest = (await services.challenge()).id
        clock.advance(1)
    assert await seats(services, BOB) == [latest, latest - 1]


@pytest.mark.sqlite
async def test_open_challenges_are_found_by_an_index_and_no_match_is_replayed(services, monkeypatch):
    await services.start_match("30a-29a")
    await services.challenge()
    monkeypatch.setattr(Contiguity, "start", None)
    assert await seats(services, CLEO)
    steps = await plan(services, CLEO, "challenges.guild = ")
    assert any("challenges USING INDEX ix_challenges_guild (guild=? AND expires_at>?)" in step for step in steps), steps
    assert not [step for step in steps if step.startswith("SCAN")]


async def test_a_match_in_which_ones_vote_is_wanted_waits_until_one_has_voted(services, clock):
    later, _ = await start(services, CLEO)
    first, _ = await start(services, CLEO, clock="5h")
    await start(services, CLEO, player=1)
    await vote(services, later, ANN)
    desk = await services.desks.of(CLEO.user)
    assert [(match.id, match.seat_of(CLEO.user).name) for match in desk.votes] == [
        (first, "Team of Ann"),
        (later, "Team of Ann"),
    ]
    assert (desk.waiting, desk.turns) == (2, ())
    await vote(services, later, CLEO)
    await services.matches.resign(first, BOB)
    assert not (await services.desks.of(CLEO.user)).votes
