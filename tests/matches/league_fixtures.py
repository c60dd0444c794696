"""A league, the people who play in it, and whatever is due in it done: what the tests of leagues play with."""

from typing import Any

from matches import League, LeagueTerms, Season
from matches.core.clock import DAY, read_clock
from matches.core.terms import Terms
from tests.matches.event_fixtures import PEOPLE, changed, pass_time
from tests.matches.fixtures import GAME, HERE, Clock, TestServices

MATCH = Terms(GAME, "", read_clock("3d strict"), rated=True)
TERMS = LeagueTerms("Sunday league", MATCH, size=4, doubled=False, at_once=2, days=28)


async def new_league(services: TestServices, people: int = 0, starts_in: int = DAY, **terms: Any) -> League:
    """Return a new league that some people have joined."""
    now = int(services.clock().timestamp())
    asked = changed(TERMS, **terms)
    league = await services.leagues.create(HERE.guild or 0, HERE.channel, "en", asked, now + starts_in)
    for person in PEOPLE[:people]:
        league = await services.leagues.join(league.id, person)
    return league


async def started(services: TestServices, clock: Clock, people: int, /, **terms: Any) -> League:
    """Return a league whose first season has begun, with as many matches as may begin."""
    league = await new_league(services, people, **terms)
    await pass_time(services, clock, DAY + 600)
    return await services.leagues.get(league.id)


async def win(services: TestServices, season: Season, fixture_id: int, slot: int) -> None:
    """Have a match of a season won by the person with a slot: the other one resigns."""
    fixture = next(each for division in season.divisions for each in division.fixtures if each.id == fixture_id)
    rows = [row for division in season.divisions for row in division.standings]
    loser = next(row.person for row in rows if row.slot in (fixture.first, fixture.second) and row.slot != slot)
    assert fixture.match
    await services.matches.resign(fixture.match, loser)


async def play_out(services: TestServices, clock: Clock, league: int) -> Season:
    """Have everybody win against whoever was below them at the start, until the season is over, and return it."""
    while not (season := await services.leagues.season(league)).is_over:
        for division in season.divisions:
            for fixture in division.fixtures:
                if fixture.match and fixture.result is None:
                    await win(services, season, fixture.id, min(fixture.first, fixture.second))
        await pass_time(services, clock, 60)
    return season


async def kinds(services: TestServices) -> list[str]:
    """Return the posts of leagues that were queued, by kind, season and number."""
    return [f"{row.kind} {row.season}.{row.number}" for row in await services.rows("event_posts")]
