"""Making leagues, taking part in them, and ending them."""

import pytest

from engine import GAMES
from matches import Person, QueuedPost
from matches.core.clock import DAY, NO_CLOCK
from matches.events.league_service import MOST_HERE
from tests.matches.event_fixtures import PEOPLE, pass_time, work
from tests.matches.fixtures import ANN, HERE
from tests.matches.league_fixtures import TERMS, kinds, new_league, play_out, started, win


@pytest.fixture(autouse=True)
async def quick(services):
    """Do not wait for the disk."""
    await services.skip_disk_sync()


async def queued(services):
    """Return the queued posts of leagues, as the sender gets them."""
    return [post for post in await services.outbox.claim(100) if post.kind == "league"]


async def test_a_new_league_asks_people_to_join(services):
    league = await new_league(services, name="  Sunday \n league ")
    assert (league.terms, league.joined, league.season, league.is_running) == (TERMS, 0, 0, False)
    assert await services.leagues.of(HERE.guild) == [league]
    assert await services.leagues.of(HERE.guild + 1) == []
    [post] = await queued(services)
    report = await services.leagues.report(post)
    assert (report.kind, report.event, report.members, report.play) == ("opening", league, (), None)


@pytest.mark.parametrize(
    ("code", "terms"),
    [
        ("league-name", {"name": "\u200b"}),
        ("league-name", {"name": "x" * 41}),
        ("league-clock", {"clock": NO_CLOCK}),
        ("league-size", {"size": 2}),
        ("league-size", {"size": 9}),
        ("league-at-once", {"at_once": 0}),
        ("league-days", {"days": 6}),
        ("league-start", {"starts_in": -DAY}),
        ("league-start", {"starts_in": 181 * DAY}),
    ],
)
async def test_terms_that_no_league_can_have_are_refused(services, code, terms):
    async with services.refused(code):
        await new_league(services, **terms)


async def test_a_first_season_may_start_at_once(services):
    assert (await new_league(services, starts_in=-2)).starts_at


async def test_a_league_is_for_games_of_two(services, trio):
    async with services.refused("league-game"):
        await new_league(services, game=GAMES["trio"])


async def test_two_leagues_of_a_server_have_two_names(services):
    await new_league(services)
    async with services.refused("league-name-taken"):
        await new_league(services, name="SUNDAY LEAGUE")


async def test_a_server_has_only_so_many_leagues(services):
    leagues = [await new_league(services, name=f"L{number}") for number in range(MOST_HERE)]
    async with services.refused("too-many-leagues", most=MOST_HERE):
        await new_league(services)
    await services.leagues.end(leagues[0].id)
    await new_league(services)


async def test_people_join_and_leave_the_next_season(services):
    league = await new_league(services, 2)
    assert [member.person for member in await services.leagues.members(league.id)] == [*PEOPLE[:2]]
    assert await services.leagues.part(league.id, PEOPLE[0].user) == "joined"
    async with services.refused("league-joined"):
        await services.leagues.join(league.id, PEOPLE[0])
    assert (await services.leagues.leave(league.id, PEOPLE[0])).joined == 1
    assert await services.leagues.part(league.id, PEOPLE[0].user) == "none"
    async with services.refused("not-in-league"):
        await services.leagues.leave(league.id, PEOPLE[0])


async def test_an_ended_league_is_joined_by_nobody_and_starts_no_season(services, clock):
    league = await services.leagues.end((await new_league(services, 3)).id)
    assert (league.is_ended, league.starts_at, league.joined) == (True, None, 0)
    for refused in (services.leagues.join(league.id, ANN), services.leagues.end(league.id)):
        async with services.refused("league-ended"):
            await refused
    await pass_time(services, clock, 9 * DAY)
    assert await services.rows("seasons") == []
    assert await services.leagues.of(HERE.guild) == []


async def test_a_season_is_played_out_after_the_end_of_its_league(services, clock):
    league = await started(services, clock, 3)
    await services.leagues.end(league.id)
    assert [each.is_running for each in await services.leagues.of(HERE.guild)] == [True]
    assert (await play_out(services, clock, league.id)).is_over
    await pass_time(services, clock, 30 * DAY)
    assert (await kinds(services))[-1] == "end 1.0"
    assert len(await services.rows("seasons")) == 1


async def test_after_a_season_its_people_say_whether_they_go_on(services, clock):
    league = await started(services, clock, 4)
    async with services.refused("season-runs"):
        await services.leagues.answer(league.id, PEOPLE[0], True)
    await play_out(services, clock, league.id)
    assert await services.leagues.part(league.id, PEOPLE[0].user) == "asked"
    async with services.refused("not-in-season"):
        await services.leagues.answer(league.id, ANN, True)
    for person, goes_on in zip(PEOPLE, (True, True, False), strict=False):
        await services.leagues.answer(league.id, person, goes_on)
    await services.leagues.answer(league.id, PEOPLE[1], False)
    await services.leagues.answer(league.id, PEOPLE[1], True)
    after = await services.leagues.join(league.id, ANN)
    assert after.joined == 3
    [division] = (await services.leagues.season(league.id)).divisions
    assert [row.goes_on for row in division.standings] == [True, True, False, None]
    await pass_time(services, clock, 8 * DAY)
    [division] = (await services.leagues.season(league.id)).divisions
    assert [row.person for row in sorted(division.standings, key=lambda row: row.slot)] == [*PEOPLE[:2], ANN]


async def test_who_leaves_a_running_season_is_out_and_resigns_what_runs(services, clock):
    league = await started(services, clock, 4)
    async with services.refused("league-plays"):
        await services.leagues.join(league.id, PEOPLE[0])
    await services.leagues.leave(league.id, PEOPLE[0])
    await pass_time(services, clock, 60)
    assert await services.matches.open_matches(PEOPLE[0].user) == []
    [division] = (await services.leagues.season(league.id)).divisions
    assert (division.standings[-1].person, division.standings[-1].is_out) == (PEOPLE[0], True)
    assert {each.result for each in division.fixtures if 1 in (each.first, each.second)} == {"void"}
    assert await services.leagues.part(league.id, PEOPLE[0].user) == "out"
    assert (await services.leagues.get(league.id)).playing == 3


@pytest.mark.parametrize("seconds", [0, 60])
async def test_who_leaves_after_half_of_their_matches_has_lost_the_rest(services, clock, seconds):
    league = await started(services, clock, 4, at_once=3)
    season = await services.leagues.season(league.id)
    own = [each for each in season.divisions[0].fixtures if 1 in (each.first, each.second)]
    for fixture in own[:2]:
        await win(services, season, fixture.id, 1)
    if seconds:
        await pass_time(services, clock, seconds)
    await services.leagues.leave(league.id, PEOPLE[0])
    await pass_time(services, clock, 60)
    [division] = (await services.leagues.season(league.id)).divisions
    assert [(row.points, row.lost) for row in division.standings if row.is_out] == [(4, 1)]


async def test_a_post_is_not_made_once_there_is_no_reason_for_it(services, clock):
    league = await started(services, clock, 4)
    opening, start = await queued(services)
    assert await services.leagues.report(opening) is None
    report = await services.leagues.report(start)
    assert (report.kind, len(report.play.divisions[0].fixtures)) == ("start", 6)
    await play_out(services, clock, league.id)
    assert await services.leagues.report(start) is None


async def test_posts_of_leagues_share_their_channel_and_know_where_they_stand(services):
    for name in ("one", "two", "three"):
        await new_league(services, name=name)
    [post] = await services.outbox.claim(10, share=1)
    assert await services.outbox.claim(10, [post.id], share=1) == []
    await services.outbox.sent(post, HERE.channel, 77)
    first, *_ = await services.rows("event_posts")
    assert (first.channel, first.message) == (HERE.channel, 77)


async def test_there_is_no_report_of_a_post_that_is_not_there(services):
    assert await services.leagues.report(QueuedPost(1, "league", 7, 0, 0, 0, 0, 0)) is None


async def test_what_is_not_there_is_refused(services):
    async with services.refused("no-such-league"):
        await services.leagues.get(1)
    league = await new_league(services)
    async with services.refused("no-such-season"):
        await services.leagues.season(league.id)


async def test_a_name_is_shown_without_what_is_hidden_in_it(services):
    league = await new_league(services)
    await services.leagues.join(league.id, Person(5, "A\u202eb\n"))
    assert [member.person.name for member in await services.leagues.members(league.id)] == ["Ab"]


async def test_a_table_shows_the_name_under_which_somebody_played_or_answered_last(services, clock):
    league = await started(services, clock, 3, at_once=1)

    async def names(number=1):
        """Return the names in the tables of a season."""
        season = await services.leagues.season(league.id, number)
        return {row.person.name for division in season.divisions for row in division.standings}

    [fixture, *_] = [row for row in await services.rows("fixtures") if row.match]
    mover = (await services.matches.get(fixture.match)).mover
    await services.matches.submit(fixture.match, Person(mover.user, "Renamed"), "30a-29a")
    assert "Renamed" in await names()
    assert mover.name not in await names()
    await play_out(services, clock, league.id)
    await services.leagues.answer(league.id, Person(PEOPLE[1].user, "Anew"), True)
    assert "Anew" in await names()
    assert [member.person.name for member in await services.leagues.members(league.id)] == ["Anew"]


async def test_a_season_starts_at_once_if_there_are_people_for_it(services, clock):
    league = await new_league(services, 1)
    async with services.refused("league-too-few", count=1, least=2):
        await services.leagues.start_now(league.id)
    await services.leagues.join(league.id, PEOPLE[1])
    await services.leagues.start_now(league.id)
    async with services.refused("league-joined"):
        await services.leagues.join(league.id, PEOPLE[1])
    await work(services)
    assert (await services.leagues.get(league.id)).is_running
    async with services.refused("season-runs"):
        await services.leagues.start_now(league.id)
    await services.leagues.end(league.id)
    await play_out(services, clock, league.id)
    async with services.refused("league-ended"):
        await services.leagues.start_now(league.id)
