"""Tournaments: who makes, joins, leaves and starts them, and what is refused."""

from dataclasses import replace

import pytest

from matches import MatchError, Person
from matches.core.clock import DAY, HOUR
from matches.events.tournament_service import MOST_HERE
from tests.matches.event_fixtures import PEOPLE, pass_time
from tests.matches.fixtures import HERE, outcome, refused
from tests.matches.tournament_fixtures import TERMS, new_tournament, play_out, play_round, started

pytestmark = pytest.mark.both


@pytest.fixture(autouse=True)
async def quick(services):
    """Do not wait for the disk."""
    await services.skip_disk_sync()


async def test_a_tournament_is_as_it_was_asked_for(services):
    made = await new_tournament(services, name=" Saturday \n cup ", checks_in=True)
    assert made.terms == replace(TERMS, checks_in=True)
    assert (made.joined, made.is_open, made.round, made.round_ends_at) == (0, True, 0, None)
    assert await services.tournaments.of(HERE.guild) == [made]
    assert await services.tournaments.of(1) == []


async def test_two_tournaments_of_a_server_have_not_the_same_name_at_once(services):
    made = await new_tournament(services)
    with refused("tournament-name-taken", MatchError, name="SATURDAY CUP"):
        await new_tournament(services, name="SATURDAY CUP")
    await services.tournaments.end(made.id)
    await new_tournament(services, name="SATURDAY CUP")


async def test_a_server_has_only_so_many_tournaments_at_once(services):
    for number in range(MOST_HERE):
        await new_tournament(services, name=f"Cup {number}")
    with refused("too-many-tournaments", MatchError, most=MOST_HERE):
        await new_tournament(services)


@pytest.mark.parametrize("starts_in", [-120, 181 * DAY])
async def test_it_begins_neither_in_the_past_nor_too_late(services, starts_in):
    with refused("tournament-start", MatchError):
        await new_tournament(services, starts_in=starts_in)


async def test_people_join_once_as_long_as_there_are_places(services):
    made = await new_tournament(services, 4, places=4)
    assert await outcome(services.tournaments.join(made.id, PEOPLE[0])) == "tournament-joined"
    assert await outcome(services.tournaments.join(made.id, PEOPLE[5])) == "tournament-full"
    left = await services.tournaments.leave(made.id, PEOPLE[0])
    assert left.joined == 3
    assert (await services.tournaments.join(made.id, PEOPLE[5])).joined == 4


async def test_nobody_joins_or_starts_what_has_begun_or_is_over(services, clock):
    cup = await started(services, clock, 4)
    join = services.tournaments.join
    assert await outcome(join(cup.id, PEOPLE[9])) == "tournament-begun"
    assert await outcome(services.tournaments.start_now(cup.id)) == "tournament-begun"
    await services.tournaments.end(cup.id)
    assert await outcome(join(cup.id, PEOPLE[9])) == "tournament-over"
    assert await outcome(services.tournaments.start_now(cup.id)) == "tournament-over"
    assert await outcome(services.tournaments.end(cup.id)) == "tournament-over"
    assert await outcome(services.tournaments.leave(cup.id, PEOPLE[0])) == "tournament-over"
    assert await outcome(services.tournaments.get(99)) == "no-such-tournament"


async def test_people_check_in_within_the_last_hour(services, clock):
    cup = await new_tournament(services, 2, checks_in=True)
    check_in = services.tournaments.check_in
    assert await outcome(check_in(cup.id, PEOPLE[0])) == "tournament-check-in-early"
    clock.advance(DAY - HOUR)
    assert await services.tournaments.part(cup.id, PEOPLE[0].user) == "joined"
    assert (await check_in(cup.id, PEOPLE[0])).checked_in == 1
    assert await services.tournaments.part(cup.id, PEOPLE[0].user) == "checked"
    assert await outcome(check_in(cup.id, PEOPLE[0])) == "tournament-checked-in"
    assert await outcome(check_in(cup.id, PEOPLE[7])) == "not-in-tournament"


async def test_where_nobody_has_to_check_in_nobody_can(services, clock):
    cup = await new_tournament(services, 1, HOUR)
    assert await outcome(services.tournaments.check_in(cup.id, PEOPLE[0])) == "tournament-no-check-in"


async def test_it_starts_at_once_with_everybody_if_nobody_could_check_in_yet(services, clock):
    cup = await new_tournament(services, 3, checks_in=True)
    await services.tournaments.start_now(cup.id)
    await pass_time(services, clock, 60)
    assert (await services.tournaments.get(cup.id)).joined == 3


async def test_it_starts_at_once_only_with_enough_people_who_have_checked_in(services, clock):
    cup = await new_tournament(services, 3, checks_in=True)
    await pass_time(services, clock, DAY - HOUR)
    with refused("tournament-too-few", MatchError, count=0):
        await services.tournaments.start_now(cup.id)
    for each in PEOPLE[:3]:
        await services.tournaments.check_in(cup.id, each)
    await services.tournaments.start_now(cup.id)
    await pass_time(services, clock, 60)
    assert (await services.tournaments.get(cup.id)).is_running


async def test_who_is_beaten_has_nothing_to_withdraw_from(services, clock):
    cup = await started(services, clock, 5)
    await play_round(services, clock, cup.id)
    parts = [await services.tournaments.part(cup.id, each.user) for each in (*PEOPLE[:5], PEOPLE[9])]
    assert parts == ["plays", "plays", "plays", "plays", "beaten", "none"]
    assert await outcome(services.tournaments.leave(cup.id, PEOPLE[4])) == "tournament-beaten"
    assert await outcome(services.tournaments.leave(cup.id, PEOPLE[9])) == "not-in-tournament"
    await play_round(services, clock, cup.id)
    assert [await services.tournaments.part(cup.id, each.user) for each in PEOPLE[:4]] == ["plays"] * 4


async def test_a_tournament_that_is_over_is_listed_for_a_while(services, clock):
    cup = await started(services, clock, 3)
    await play_out(services, clock, cup.id)
    assert [each.id for each in await services.tournaments.of(HERE.guild)] == [cup.id]
    clock.advance(61 * DAY)
    assert await services.tournaments.of(HERE.guild) == []


async def test_one_is_told_of_those_whom_one_blocks_and_of_nobody_else(services):
    cup = await new_tournament(services, 3)
    await services.blocks.block(PEOPLE[8], PEOPLE[0])
    await services.blocks.block(PEOPLE[1], PEOPLE[8])
    assert await services.tournaments.blocked_by(cup.id, PEOPLE[8].user) == ["P1"]
    assert await services.tournaments.blocked_by(cup.id, PEOPLE[0].user) == []


async def test_a_new_name_is_shown_in_the_tournament(services, clock):
    cup = await started(services, clock, 3)
    standing = await services.tournaments.standing(cup.id)
    [pairing] = [each for each in standing.fixtures if each.match]
    old = standing.people[pairing.first - 1].person
    await services.matches.submit(pairing.match, Person(old.user, "Newname"), "30a-29a")
    names = [each.person.name for each in (await services.tournaments.standing(cup.id)).people]
    assert "Newname" in names
    assert old.name not in names


async def test_posts_are_obsolete_once_they_are_overtaken(services, clock):
    cup = await new_tournament(services, 4)
    [card] = [post for post in await services.outbox.claim(9) if post.kind == "tournament"]
    assert (await services.tournaments.report(card)).kind == "opening"
    await services.outbox.sent(card, HERE.channel, 7)
    assert (await services.tournaments.card(cup.id)).message == 7
    await services.tournaments.start_now(cup.id)
    await pass_time(services, clock, 60)
    assert await services.tournaments.report(card) is None
    [post] = [post for post in await services.outbox.claim(99) if post.kind == "tournament"]
    report = await services.tournaments.report(post)
    assert (report.kind, report.number, len(report.play.fixtures)) == ("round", 1, 2)
    await play_round(services, clock, cup.id)
    assert await services.tournaments.report(post) is None
    assert (await services.tournaments.card(cup.id)).report.event.has_begun
