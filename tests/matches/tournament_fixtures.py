"""A tournament, the people in it, and whatever is due in it done: what the tests of tournaments play with."""

from typing import Any

from matches import Person
from matches.core.clock import DAY, read_clock
from matches.core.terms import Terms
from matches.events.event_models import Fixture
from matches.events.tournament_models import Standing, Tournament, TournamentTerms
from tests.matches.event_fixtures import PEOPLE, changed, pass_time
from tests.matches.fixtures import GAME, HERE, Clock, TestServices

MATCH = Terms(GAME, "", read_clock("5m strict"), rated=True)
TERMS = TournamentTerms("Saturday cup", MATCH, "knockout", 0, 7200, 16, False)


async def new_tournament(services: TestServices, people: int = 0, starts_in: int = DAY, **terms: Any) -> Tournament:
    """Return a new tournament that some people have joined."""
    now = int(services.clock().timestamp())
    asked = changed(TERMS, **terms)
    made = await services.tournaments.create(HERE.guild or 0, HERE.channel, "en", asked, now + starts_in)
    for person in PEOPLE[:people]:
        made = await services.tournaments.join(made.id, person)
    return made


async def started(services: TestServices, clock: Clock, people: int, /, **terms: Any) -> Tournament:
    """Return a tournament that has begun, with the matches of its first round."""
    made = await new_tournament(services, people, **terms)
    await services.tournaments.start_now(made.id)
    await pass_time(services, clock, 200)
    return await services.tournaments.get(made.id)


async def running(services: TestServices, tournament: int) -> list[Fixture]:
    """Return the matches that run."""
    standing = await services.tournaments.standing(tournament)
    return [each for each in standing.fixtures if each.match and each.result is None]


async def lose(services: TestServices, standing: Standing, pairing: Fixture, slot: int) -> None:
    """Have the person with a slot resign their match."""
    assert pairing.match
    await services.matches.resign(pairing.match, standing.people[slot - 1].person)


async def draw(services: TestServices, standing: Standing, pairing: Fixture) -> None:
    """Have the two of a match agree on a draw."""
    one, other = (standing.people[slot - 1].person for slot in (pairing.first, pairing.second))
    assert pairing.match
    offer = await services.offers.draw(pairing.match, one)
    await services.offers.agree(offer.id, other)


async def play_round(services: TestServices, clock: Clock, tournament: int) -> None:
    """Have the higher seed win every match of the round, and what follows done."""
    standing = await services.tournaments.standing(tournament)
    for pairing in await running(services, tournament):
        await lose(services, standing, pairing, max(pairing.first, pairing.second))
    await pass_time(services, clock, 200)


async def play_out(services: TestServices, clock: Clock, tournament: int) -> Standing:
    """Have the higher seed win each match until the tournament is over, and return it."""
    while not (await services.tournaments.get(tournament)).is_over:
        await play_round(services, clock, tournament)
    return await services.tournaments.standing(tournament)


async def kinds(services: TestServices) -> list[str]:
    """Return the posts of tournaments that were queued, by kind and number."""
    return [f"{row.kind} {row.number}" for row in await services.rows("event_posts")]


def person(standing: Standing, slot: int) -> Person:
    return standing.people[slot - 1].person
