"""Seasons of leagues in fast time: how they start, go on and end, and who is taken out of them."""

import random
from dataclasses import replace
from itertools import combinations

import pytest
from sqlalchemy import update

from matches import Place
from matches.core.clock import DAY, read_clock
from matches.events.event_director import BEGUN_AT_ONCE, PACE
from matches.events.league_director import LATE_FOR
from matches.ratings import rating_queries
from store.schema import metadata
from tests.matches.event_fixtures import PEOPLE, Died, dying, pass_time, work
from tests.matches.fixtures import ANN, HERE, Clock, outcome
from tests.matches.league_fixtures import kinds, new_league, play_out, started, win

pytestmark = pytest.mark.both


@pytest.fixture(autouse=True)
async def quick(services):
    """Do not wait for the disk."""
    await services.skip_disk_sync()


async def running(services, league):
    """Return the fixtures of a league's season whose match runs."""
    season = await services.leagues.season(league.id)
    return [each for division in season.divisions for each in division.fixtures if each.match and each.result is None]


# Starting


async def test_a_season_starts_with_even_divisions_and_its_first_matches(services, clock):
    league = await started(services, clock, 10, clock=read_clock("3d"))
    assert (league.is_running, league.playing, league.joined, league.starts_at) == (True, 10, 0, None)
    season = await services.leagues.season(league.id)
    assert [len(division.standings) for division in season.divisions] == [4, 3, 3]
    assert [len(division.fixtures) for division in season.divisions] == [6, 3, 3]
    fixtures = await running(services, league)
    busy = [slot for fixture in fixtures for slot in (fixture.first, fixture.second)]
    assert max(busy.count(slot) for slot in busy) == 2
    match = await services.matches.get(fixtures[0].match)
    people = {row.slot: row.person for division in season.divisions for row in division.standings}
    assert [seat.user for seat in match.seats] == [people[fixtures[0].first].user, people[fixtures[0].second].user]
    assert (match.place, match.clock.text, match.turn) == (Place(HERE.guild, HERE.channel), "3d", 0)
    assert match.rated
    assert await kinds(services) == ["opening 1.0", "start 1.0"]


async def test_the_stronger_begin_in_the_higher_division(services, clock):
    league = await new_league(services, 6)
    async with services.store.write() as transaction:
        for strength, person in enumerate(PEOPLE[:5]):
            mu, game = 21.0 + 2 * strength, league.terms.match.game.id
            await rating_queries.set_rating(transaction, person.user, game, mu=mu, sigma=1.0, matches=9)
    await pass_time(services, clock, DAY)
    season = await services.leagues.season(league.id)
    people = [[row.person.name for row in division.standings] for division in season.divisions]
    assert people == [["P5", "P4", "P3"], ["P6", "P2", "P1"]]


async def test_matches_begin_a_few_at_a_time(services, clock):
    await new_league(services, 16, size=8)
    clock.advance(DAY)
    await work(services)
    assert len(await services.rows("matches")) == BEGUN_AT_ONCE
    clock.advance(PACE)
    await work(services)
    assert len(await services.rows("matches")) == 2 * BEGUN_AT_ONCE


async def test_a_season_without_people_is_put_off_by_a_week_and_in_the_end_for_good(services, clock):
    league = await new_league(services, 1)
    await pass_time(services, clock, 8 * DAY - 1)
    assert (await services.leagues.get(league.id)).starts_at == clock.now + 1
    await services.leagues.join(league.id, PEOPLE[1])
    await services.leagues.leave(league.id, PEOPLE[1])
    await pass_time(services, clock, 60 * DAY)
    assert await kinds(services) == ["opening 1.0", "opening 1.1", "opening 1.2", "opening 1.3", "opening 1.4"]
    assert (await services.leagues.get(league.id)).is_ended
    posts = [post for post in await services.outbox.claim(100) if post.kind == "league"]
    assert [(await services.leagues.report(post)) is None for post in posts] == [True] * 4 + [False]


async def test_those_of_whom_one_blocks_the_other_do_not_meet(services, clock):
    await services.blocks.block(PEOPLE[1], PEOPLE[0])
    league = await started(services, clock, 3)
    [division] = (await services.leagues.season(league.id)).divisions
    results = {frozenset((each.first, each.second)): each.result for each in division.fixtures}
    assert results == {frozenset((1, 2)): "void", frozenset((1, 3)): None, frozenset((2, 3)): None}


async def test_a_server_has_only_so_many_matches_of_leagues_at_once(services, clock, monkeypatch):
    monkeypatch.setattr("matches.events.league_director.MOST_RUNNING_HERE", 4)
    league = await started(services, clock, 8)
    fixtures = await running(services, league)
    assert len(fixtures) == 4
    assert await services.events.queue.seconds_to_next() <= 600
    season = await services.leagues.season(league.id)
    await win(services, season, fixtures[0].id, fixtures[0].first)
    await pass_time(services, clock, 600)
    assert len(await running(services, league)) == 4


# Going on


async def test_the_next_match_begins_when_one_ends(services, clock):
    league = await started(services, clock, 4, at_once=1)
    first = await running(services, league)
    assert len(first) == 2
    season = await services.leagues.season(league.id)
    for fixture in first:
        await win(services, season, fixture.id, fixture.first)
    services.events.queue.woken.clear()
    await work(services)
    assert {each.id for each in await running(services, league)}.isdisjoint(each.id for each in first)
    assert len(await running(services, league)) == 2


async def test_the_end_of_a_match_wakes_the_worker(services, clock):
    league = await started(services, clock, 4)
    [fixture, *_] = await running(services, league)
    services.events.queue.woken.clear()
    await win(services, await services.leagues.season(league.id), fixture.id, fixture.first)
    assert services.events.queue.woken.is_set()
    assert await services.events.queue.due() == [league.id]


async def test_a_match_that_the_rules_cannot_replay_counts_for_nobody(services, other_process, clock):
    league = await started(services, clock, 4)
    [first, *_] = await running(services, league)
    await services.play(first.match, next((await services.matches.get(first.match)).state.legal_moves()))
    async with services.store.write() as transaction:
        await transaction.execute(update(metadata.tables["moves"]).values(text="nothing"))
    assert await outcome(other_process.matches.get(first.match)) == "match-void"
    assert league.id in await services.events.queue.due()
    await work(services)
    season = await services.leagues.season(league.id)
    assert [each.result for each in season.divisions[0].fixtures if each.id == first.id] == ["void"]


async def test_a_match_outside_of_leagues_makes_none_due(services, clock):
    await started(services, clock, 4)
    match = await services.start_match()
    await services.matches.resign(match, ANN)
    assert await services.events.queue.due() == []


@pytest.mark.parametrize("most", [1, 2_000])
async def test_a_table_is_posted_each_week(services, clock, monkeypatch, most):
    monkeypatch.setattr("matches.events.league_director.MOST_RUNNING_HERE", most)
    await started(services, clock, 3, days=42, clock=read_clock("14d"))
    clock.advance(7 * DAY)
    await work(services)
    assert (await kinds(services))[2:] == ["table 1.1"]


async def test_after_a_break_only_the_latest_table_is_posted(services, clock):
    await started(services, clock, 3, days=42, clock=read_clock("14d"))
    clock.advance(15 * DAY)
    await work(services)
    assert (await kinds(services))[2:] == ["table 1.2"]


# Who is taken out


@pytest.mark.parametrize("leaving", [1, 3])
async def test_nobody_meets_people_who_left_before_the_pairings_were_made(services, clock, leaving):
    league = await new_league(services, 4)
    clock.advance(DAY)
    await services.events.advance(league.id)
    for person in PEOPLE[:leaving]:
        await services.leagues.leave(league.id, person)
    season = await play_out(services, clock, league.id)
    staying = set(range(leaving + 1, 5))
    assert {frozenset((each.first, each.second)) for each in season.divisions[0].fixtures} == {
        frozenset(pair) for pair in combinations(staying, 2)
    }


async def test_matches_that_had_not_begun_when_somebody_left_count_and_never_begin(services, clock):
    league = await started(services, clock, 4, at_once=1)
    for _ in range(2):
        await work(services)
        season = await services.leagues.season(league.id)
        for fixture in await running(services, league):
            await win(services, season, fixture.id, min(fixture.first, fixture.second))
    await services.leagues.leave(league.id, PEOPLE[0])
    await work(services)
    season = await play_out(services, clock, league.id)
    own = [each for each in season.divisions[0].fixtures if 1 in (each.first, each.second)]
    assert {(each.match is None, (each.result == "first") == (each.first == 1)) for each in own} == {
        (False, True),
        (True, False),
    }


async def test_who_loses_two_matches_on_time_is_out(services, clock):
    league = await started(services, clock, 4, at_once=3)
    begins = [fixture.first for fixture in await running(services, league)]
    clock.advance(3 * DAY - 540)  # the matches began ten minutes ago, a few at a time
    for match in await services.deadlines.queue.due():
        await services.deadlines.handle_due(match)
    await work(services)
    [division] = (await services.leagues.season(league.id)).divisions
    assert {row.slot for row in division.standings if row.is_out} == {
        slot for slot in range(1, 5) if begins.count(slot) == 2
    }


async def test_who_is_late_for_days_is_out_though_nobody_claims_the_time(services, clock):
    league = await started(services, clock, 4, clock=read_clock("1d"), at_once=1)
    fixtures = await running(services, league)
    await pass_time(services, clock, DAY + LATE_FOR - 3600)
    assert (await services.leagues.get(league.id)).playing == 4
    await services.play(fixtures[0].match, "30a-29a")
    await pass_time(services, clock, DAY // 2)
    rows = [row for division in (await services.leagues.season(league.id)).divisions for row in division.standings]
    assert {row.slot for row in rows if row.is_out} == {fixtures[1].first}


async def test_who_could_not_move_as_no_bot_was_running_has_another_day(services, clock):
    league = await started(services, clock, 4, clock=read_clock("1d"), at_once=1)
    late = {fixture.first for fixture in await running(services, league)}
    clock.advance(6 * DAY)
    await pass_time(services, clock, DAY - 3600)
    assert (await services.leagues.get(league.id)).playing == 4
    await pass_time(services, clock, DAY // 2)
    rows = [row for division in (await services.leagues.season(league.id)).divisions for row in division.standings]
    assert {row.slot for row in rows if row.is_out} == late


async def test_who_is_deleted_is_out_and_nameless_also_between_two_matches(services, clock):
    league = await started(services, clock, 4, at_once=1)
    [fixture] = [each for each in await running(services, league) if 1 in (each.first, each.second)]
    await win(services, await services.leagues.season(league.id), fixture.id, 1)
    await services.privacy.erase(PEOPLE[0])
    await pass_time(services, clock, DAY)
    [division] = (await services.leagues.season(league.id)).divisions
    assert (division.standings[-1].person.name, division.standings[-1].is_out) == ("—", True)
    assert {each.result for each in division.fixtures if 1 in (each.first, each.second)} == {"void"}
    assert await services.matches.open_matches(PEOPLE[0].user) == []
    assert (await play_out(services, clock, league.id)).is_over


# Ending


async def test_a_season_ends_with_its_last_match_and_people_go_up_and_down(services, clock):
    league = await started(services, clock, 8, at_once=3)
    season = await play_out(services, clock, league.id)
    tables = [[(row.slot, row.points, row.goes) for row in division.standings] for division in season.divisions]
    assert tables[0] == [(1, 6, "stay"), (2, 4, "stay"), (3, 2, "stay"), (4, 0, "down")]
    assert tables[1] == [(5, 6, "up"), (6, 4, "stay"), (7, 2, "stay"), (8, 0, "stay")]
    assert season.ends_at <= clock.now
    after = await services.leagues.get(league.id)
    assert (after.is_running, after.season, after.starts_at) == (False, 1, season.ends_at + 7 * DAY)
    for person in PEOPLE[:8]:
        await services.leagues.answer(league.id, person, True)
    await pass_time(services, clock, 8 * DAY)
    second = await services.leagues.season(league.id)
    assert second.number == 2
    by_slot = [
        row.person.name for division in second.divisions for row in sorted(division.standings, key=lambda row: row.slot)
    ]
    assert by_slot == ["P1", "P2", "P3", "P5", "P4", "P6", "P7", "P8"]
    assert (await services.leagues.season(league.id, 1)).divisions == tuple(
        replace(division, standings=tuple(replace(row, goes_on=True) for row in division.standings))
        for division in season.divisions
    )


async def test_what_is_not_played_to_its_end_counts_by_rule_and_is_played_on(services, clock):
    league = await started(services, clock, 3, days=7, at_once=1, clock=read_clock("14d"))
    [fixture] = await running(services, league)
    for move in ("30a-29a", "1a-2a", "29a-28a", "2a-3a", "28a-27a", "3a-4a"):
        await services.play(fixture.match, move)
    await pass_time(services, clock, 7 * DAY)
    season = await services.leagues.season(league.id)
    results = {each.id: each.result for each in season.divisions[0].fixtures}
    assert season.is_over
    assert results == {**dict.fromkeys(results, "void"), fixture.id: "second"}  # the first took the whole week
    assert (await services.matches.get(fixture.match)).turn == 0


async def test_time_off_does_not_save_a_match_that_runs_when_its_season_ends(services, clock):
    league = await started(services, clock, 3, days=7, at_once=1, clock=read_clock("3d"))
    [fixture] = await running(services, league)
    await services.absences.begin(PEOPLE[fixture.first - 1].user, 20)
    await pass_time(services, clock, 7 * DAY)
    season = await services.leagues.season(league.id)
    assert [each.result for each in season.divisions[0].fixtures if each.id == fixture.id] == ["second"]
    assert not any(row.is_out for row in season.divisions[0].standings)


async def test_who_could_not_move_at_the_end_as_no_bot_was_running_is_not_late(services, clock):
    league = await started(services, clock, 3, days=7, at_once=1, clock=read_clock("3d"))
    [fixture] = await running(services, league)
    await pass_time(services, clock, 2 * DAY)
    clock.advance(6 * DAY)
    await work(services)
    season = await services.leagues.season(league.id)
    assert [each.result for each in season.divisions[0].fixtures if each.id == fixture.id] == ["void"]


async def test_moves_that_were_taken_back_do_not_make_a_match_count(services, clock):
    league = await started(services, clock, 3, days=7, at_once=1, clock=read_clock("14d"))
    [fixture] = await running(services, league)
    for move in ("30a-29a", "1a-2a", "29a-28a", "2a-3a", "28a-27a"):
        match = await services.play(fixture.match, move)
    await services.offers.takeback(match.id, PEOPLE[fixture.first - 1])
    await pass_time(services, clock, 7 * DAY)
    season = await services.leagues.season(league.id)
    assert (await services.matches.get(match.id)).entries == 6
    assert {each.result for each in season.divisions[0].fixtures} == {"void"}


async def test_nothing_begins_in_the_last_days(services, clock):
    league = await started(services, clock, 3, days=7, at_once=1, clock=read_clock("14d"))
    [fixture] = await running(services, league)
    clock.advance(5 * DAY)
    await win(services, await services.leagues.season(league.id), fixture.id, fixture.first)
    await pass_time(services, clock, DAY)
    assert await running(services, league) == []
    assert (await services.leagues.get(league.id)).is_running


# Several processes, and errors


async def test_a_step_is_done_once_by_two_processes(services, other_process, clock):
    league = await new_league(services, 12)
    clock.advance(DAY)
    while await services.events.queue.due():
        for process in (services, other_process):
            await process.events.advance(league.id)
    season = await services.leagues.season(league.id)
    assert [len(division.fixtures) for division in season.divisions] == [6, 6, 6]
    assert len(await services.rows("matches")) == BEGUN_AT_ONCE
    assert await kinds(services) == ["opening 1.0", "start 1.0"]


async def work_while_dying(services, chance):
    """Do what is due, though one in twenty-five statements is the last of its process."""
    deaths = 0
    with dying(chance):
        while True:
            try:
                await work(services)
            except Died:
                deaths += 1
            else:
                return deaths


async def whole_season(services, clock, do):
    """Play a season in which somebody leaves and another one is late. Return what is stored, and how often it died."""
    league, deaths = await new_league(services, 7, clock=read_clock("7d")), 0
    clock.advance(DAY)
    for step in range(40):
        deaths += await do(services) or 0
        if step % 5 == 4 and (await services.leagues.get(league.id)).is_running:
            for fixture in await running(services, league):
                if 2 not in (fixture.first, fixture.second):
                    slot = min(fixture.first, fixture.second)
                    await win(services, await services.leagues.season(league.id), fixture.id, slot)
            if step == 9:
                await services.leagues.leave(league.id, PEOPLE[6])
        clock.advance(DAY // 2)
    return without_gaps({table: rows for table, rows in (await services.everything()).items() if rows}), deaths


SUBJECTS = {"league": "event_posts", "league_change": "event_posts", "card": "challenges", "anchor": "challenges"}
LANES = {"match": "matches", "challenge": "challenges", "league post": "event_posts"}
"""The tables of what posts are about, and of what their lanes are."""


def without_gaps(stored):
    """Return rows with their numbers as if none had been left out: PostgreSQL gives none anew that was rolled back."""
    numbers = {
        name: {row.id: number for number, row in enumerate(rows, 1)}
        for name, rows in stored.items()
        if "id" in rows[0]._fields
    }
    return {name: [renumbered(metadata.tables[name], row, numbers) for row in rows] for name, rows in stored.items()}


def renumbered(table, row, numbers):
    """Return a row with new numbers in its own id and in what refers to another table's."""
    values = row._asdict()
    for column in table.columns:
        homes = [key.column.table.name for key in column.foreign_keys] or [table.name] * (column.name == "id")
        if homes and values[column.name] is not None:
            values[column.name] = numbers[homes[0]][values[column.name]]
    if table.name == "outbox":
        values["subject"] = numbers[SUBJECTS.get(row.kind, "matches")][row.subject]
        kind, number = row.lane.rsplit(maxsplit=1)
        values["lane"] = f"{kind} {numbers[LANES[kind]][int(number)]}"
    return values


@pytest.mark.exhaustive
async def test_a_season_is_the_same_however_often_its_steps_break_off(services, clock, make_database):
    its_clock = Clock()
    other = await type(services).on_database(make_database(), its_clock)
    await other.skip_disk_sync()
    chance = random.Random(1)
    stored, _ = await whole_season(services, clock, work)
    assert {row["step"] for row in stored["season_steps"]} == {"pairings", "table", "places"}
    assert "end" in {row["kind"] for row in stored["event_posts"]}
    again, deaths = await whole_season(other, its_clock, lambda each: work_while_dying(each, chance))
    await other.close()
    assert deaths > 20
    assert again == stored


async def test_what_failed_is_due_again_later(services, clock):
    league = await new_league(services, 3)
    clock.advance(DAY)
    await services.events.queue.postpone(league.id)
    assert await services.events.queue.due() == []
    assert await services.events.queue.seconds_to_next() == pytest.approx(600)


async def test_what_another_process_has_done_meanwhile_is_not_put_off(services, clock):
    league = await new_league(services, 3)
    clock.advance(DAY)
    while await services.events.queue.due():
        await services.events.advance(league.id)
    seconds = await services.events.queue.seconds_to_next()
    await services.events.queue.postpone(league.id)
    assert await services.events.queue.seconds_to_next() == seconds


async def test_a_clock_that_ran_ahead_puts_nothing_off(services, clock):
    league = await started(services, clock, 3, clock=read_clock("14d"))
    await pass_time(services, clock, 10 * DAY)
    clock.advance(-10 * DAY)
    await services.events.queue.seconds_to_next()
    assert await services.events.queue.due() == [league.id]
