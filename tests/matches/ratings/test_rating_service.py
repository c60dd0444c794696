"""Rated matches from the challenge to the ratings: who is rated for what, and that it can all be made anew."""

import asyncio
import random

import pytest
from sqlalchemy import delete, update

from engine import GAMES
from matches import Match, MatchError, Person, Place, computer
from matches.core.clock import DAY, HOUR
from matches.core.rating import BEGINNER, UNIT, Rating
from matches.core.terms import Terms
from matches.ratings import rating_queries
from matches.ratings.rating_rules import LEAST_MOVES, rated, rating_changes
from matches.ratings.rating_service import PAGE
from store import schema
from store.schema import NOBODY
from tests.matches.fixtures import ANN, BOB, CLEO, GAME, HERE, other_terms

pytestmark = pytest.mark.both

HEX3, CAPTURE, DRUID = GAMES["druid-hex3"], GAMES["contigo-capture"], GAMES["druid"]
DOT = Person(2**60 + 99, "Dot")
EVERYBODY = (ANN, BOB, CLEO, DOT)


async def begin(services, *players, game=GAME, rated=True, place=HERE, moves=LEAST_MOVES):
    """Return the id of a match of some people, in the order of their player numbers, after some moves."""
    first, *others = players
    asked = await services.challenges.create(Terms(game, player=0, rated=rated), first, others, place, "en")
    for person in others:
        asked = await services.challenges.accept(asked.id, person)
    assert asked.match
    return await services.play_some(asked.match, moves)


async def ratings(services):
    """Return the ratings of everybody who has one, by user and game."""
    return {(row.user, row.game): Rating(row.mu, row.sigma) for row in await services.rows("ratings")}


# What a challenge says.


async def test_rated_is_a_term_that_the_match_keeps_and_its_rematch_too(services):
    match = await begin(services, ANN, BOB)
    assert (await services.matches.get(match)).rated
    await services.matches.resign(match, BOB)
    assert (await services.challenges.rematch(match, BOB)).terms.rated


async def test_a_counter_keeps_it_unless_it_says_otherwise_and_a_change_of_it_is_a_change(services):
    asked = await services.challenges.create(Terms(GAME, rated=True), ANN, [BOB], HERE, "en")
    kept = await services.challenges.counter(asked.id, BOB, other_terms(asked, {"bid": True}))
    assert kept.terms.rated
    unrated = await services.challenges.counter(kept.id, ANN, other_terms(kept, {"bid": True}, rated=False))
    assert not unrated.terms.rated


async def test_with_a_computer_it_is_refused(services):
    async with services.refused("rated-computer"):
        await services.challenges.create(Terms(GAME, rated=True), ANN, [computer(2)], HERE, "en")


async def test_with_options_that_are_not_listed_it_is_refused_also_by_a_counter(services):
    words = {"options": ("size=3",), "allowed": ("size=8–12", "nogaps", "nostack", "walk")}
    async with services.refused("rated-options", **words):
        await services.challenges.create(Terms.of(DRUID, {"size": 3}, rated=True), ANN, [BOB], HERE, "en")
    asked = await services.challenges.create(Terms.of(DRUID, {"size": 8}, rated=True), ANN, [BOB], HERE, "en")
    async with services.refused("rated-options", **words):
        await services.challenges.counter(asked.id, BOB, other_terms(asked, {"size": 3}))


async def test_seats_that_go_to_computers_make_it_unrated(services):
    asked = await services.challenges.create(Terms(GAME, rated=True), ANN, [], HERE, "en")
    match = (await services.challenges.fill(asked.id, ANN, 1)).match
    assert match
    assert not (await services.matches.get(match)).rated
    asked = await services.challenges.create(Terms(GAME, rated=True), ANN, [BOB], HERE, "en")
    await services.challenges.decline(asked.id, BOB)
    match = (await services.challenges.renew(asked.id, ANN, computer(1))).match
    assert match
    assert not (await services.matches.get(match)).rated


# What an end changes.


async def test_the_end_of_a_rated_match_is_rated_at_once_and_once(services):
    match = await begin(services, ANN, BOB)
    ended = await services.matches.resign(match, BOB)
    won, lost = rated((BEGINNER, BEGINNER), (1, 2))
    assert await ratings(services) == {(ANN.user, GAME.id): won, (BOB.user, GAME.id): lost}
    assert rating_changes(ended) == ((BEGINNER, won), (BEGINNER, lost))
    assert rating_changes(await services.matches.get(match)) == rating_changes(ended)
    assert [row.match for row in await services.rows("rated_matches")] == [match]
    assert {(row.guild, row.user, row.name, row.matches) for row in await services.rows("rated_in_servers")} == {
        (HERE.guild, ANN.user, "Ann", 1),
        (HERE.guild, BOB.user, "Bob", 1),
    }


@pytest.mark.parametrize(("moves", "counts"), [(LEAST_MOVES - 1, False), (LEAST_MOVES, True)])
async def test_a_match_counts_from_its_sixth_move_on(services, moves, counts):
    ended = await services.matches.resign(await begin(services, ANN, BOB, moves=moves), BOB)
    assert bool(rating_changes(ended)) == bool(await services.rows("ratings")) == counts
    assert ended.rated


async def test_moves_that_were_taken_back_do_not_make_a_match_count(services):
    match = await begin(services, ANN, BOB)
    await services.offers.takeback(match, BOB)
    ended = await services.matches.resign(match, BOB)
    assert (ended.entries > LEAST_MOVES, rating_changes(ended)) == (True, ())


async def test_of_the_same_people_three_matches_count_within_a_day_in_whatever_seats_and_games(services, clock):
    async def counts(*people, game=GAME):
        """Play a match of some people, which the last of them wins, an hour after the one before."""
        clock.advance(HOUR)
        match = await begin(services, *people, game=game)
        for person in people[:-1]:
            ended = await services.matches.resign(match, person)
        return bool(rating_changes(ended))

    assert [await counts(ANN, BOB), await counts(BOB, ANN), await counts(ANN, BOB, game=DRUID)] == [True] * 3
    assert not await counts(ANN, BOB)
    assert [await counts(ANN, CLEO), await counts(ANN, BOB, CLEO, game=HEX3)] == [True] * 2
    clock.advance(DAY - 7 * HOUR)
    assert [await counts(BOB, ANN), await counts(ANN, BOB)] == [False, True]


async def test_a_match_that_is_not_rated_changes_nothing(services):
    ended = await services.matches.resign(await begin(services, ANN, BOB, rated=False), BOB)
    assert rating_changes(ended) == ()
    assert not await services.rows("ratings")


async def test_each_game_has_ratings_of_its_own_and_each_match_begins_with_those_of_the_last(services):
    await services.matches.resign(await begin(services, ANN, BOB), BOB)
    await services.matches.resign(await begin(services, ANN, BOB, game=DRUID), ANN)
    second = await services.matches.resign(await begin(services, BOB, ANN), BOB)
    won, lost = rated((BEGINNER, BEGINNER), (1, 2))
    assert [before for before, _ in rating_changes(second)] == [lost, won]
    assert (await ratings(services))[BOB.user, DRUID.id] == won


async def test_of_three_who_left_first_is_last(services):
    match = await begin(services, ANN, BOB, CLEO, game=HEX3)
    await services.matches.resign(match, BOB)
    assert not await services.rows("ratings")
    await services.matches.resign(match, ANN)
    found = await ratings(services)
    ann, bob, cleo = (found[person.user, HEX3.id].mu for person in (ANN, BOB, CLEO))
    assert cleo > ann > bob


async def test_an_agreed_draw_is_rated(services):
    match = await begin(services, ANN, BOB)
    await services.offers.agree((await services.offers.draw(match, ANN)).id, BOB)
    assert (await ratings(services))[ANN.user, GAME.id].sigma < BEGINNER.sigma


async def test_time_that_is_up_is_a_loss(services, clock):
    match = await begin(services, ANN, BOB)
    clock.advance(31 * 86_400)
    ended: Match = await services.deadlines.claim_timeout(match, BOB)
    assert rating_changes(ended)[1][1].mu > BEGINNER.mu


async def test_a_match_that_both_end_at_the_same_moment_is_rated_once(services, other_process):
    match = await begin(services, ANN, BOB)
    ends = services.matches.resign(match, ANN), other_process.matches.resign(match, BOB)
    found = await asyncio.gather(*ends, return_exceptions=True)
    assert sum(isinstance(each, MatchError) for each in found) == 1
    assert [row.matches for row in await services.rows("ratings")] == [1, 1]


async def test_a_match_that_no_rules_can_replay_counts_for_nothing(services, other_process):
    match = await begin(services, ANN, BOB)
    await services.play(match, "30a-29a")
    async with services.store.write() as transaction:
        await transaction.execute(update(schema.moves).values(text="30a-30a"))
    await other_process.privacy.erase(ANN)
    assert [row.reason for row in await services.rows("matches")] == ["void"]
    assert not await services.rows("ratings")
    assert not await services.rows("rated_matches")


# Made anew.


async def play_at_random(services, chance, people, count):
    """Play some rated matches of two, three and four people that end in all the ways that matches end.

    Some have too few moves to count, and some are the fourth among the same people within a day.
    """
    running = []
    for _ in range(count):
        game = chance.choice([GAME, DRUID, HEX3, CAPTURE])
        place = chance.choice([HERE, Place(HERE.guild + 1, HERE.channel), Place(None, HERE.channel)])
        players, moves = chance.sample(people, game.players), chance.choice([LEAST_MOVES - 1, *[LEAST_MOVES] * 4])
        running.append(await begin(services, *players, game=game, place=place, moves=moves))
        if len(running) > 3 or chance.random() < 0.5:
            await end_at_random(services, chance, running.pop(chance.randrange(len(running))))
    return running


async def end_at_random(services, chance, match):
    """Have players leave a match until it is over, or all agree to a draw."""
    while not (found := await services.matches.get(match)).state.outcome:
        still_in = [seat.person for seat in found.seats_in() if seat.user]
        asking = chance.choice(still_in)
        if chance.random() < 0.3 and len(still_in) == len(found.seats_in()):
            offer = await services.offers.draw(match, asking)
            for person in still_in:
                if person != asking:
                    await services.offers.agree(offer.id, person)
        else:
            await services.matches.resign(match, asking)


async def stored(services):
    """Return all that ratings leave in the database, with every number to its last digit."""
    seats = [(row.match, row.player, row.rank, row.mu, row.sigma) for row in await services.rows("seats")]
    names = ("ratings", "rated_in_servers", "rated_matches")
    return {"seats": sorted(seats, key=lambda row: row[:2]), **{name: set(await services.rows(name)) for name in names}}


@pytest.mark.parametrize(
    ("seed", "count"), [(0, 9), *(pytest.param(s, 14, marks=pytest.mark.exhaustive) for s in (0, 1))]
)
async def test_made_anew_all_ratings_are_exactly_what_they_were_also_after_people_were_deleted(services, seed, count):
    await services.skip_disk_sync()
    chance, people = random.Random(seed), [*EVERYBODY, Person(2**60 + 10, "Eli"), Person(2**60 + 11, "Flo")]
    running = await play_at_random(services, chance, people, count)
    before = await ratings(services)
    deleted = chance.choice([person for person in people if (person.user, HEX3.id) in before])
    at_once = {row.id for row in await services.rows("rated_matches")}
    await services.privacy.erase(deleted)
    assert deleted.user not in {user for user, _ in await ratings(services)}
    if at_once == {row.id for row in await services.rows("rated_matches")}:  # they had no match left to resign
        assert await ratings(services) == {key: rating for key, rating in before.items() if key[0] != deleted.user}
    # The deleted person plays again, from the beginning.
    running += await play_at_random(services, chance, people, count // 2)
    for match in running:
        await end_at_random(services, chance, match)
    there = await stored(services)
    async with services.store.write() as transaction:
        await transaction.execute(update(schema.ratings).values(mu=0))
        await transaction.execute(delete(schema.rated_in_servers))
        known = schema.seats.c.user != NOBODY
        await transaction.execute(update(schema.seats).where(schema.seats.c.rank.is_not(None), known).values(mu=1))
    assert await services.ratings.recompute() == len(there["rated_matches"])
    assert await stored(services) == there


async def test_who_is_deleted_brings_to_a_match_that_still_runs_what_they_had(services):
    await services.matches.resign(await begin(services, ANN, BOB, CLEO, game=HEX3), ANN)
    await services.matches.resign((await services.matches.open_matches(BOB.user))[0].id, BOB)
    running = await begin(services, BOB, ANN, CLEO, game=HEX3)
    brought = (await ratings(services))[ANN.user, HEX3.id]
    await services.privacy.erase(ANN)
    ended = await services.matches.resign(running, BOB)
    assert rating_changes(ended)[1][0] == brought != BEGINNER


# Standings.


async def rows_of(services, *numbers, guild=HERE.guild, matches=3):
    """Store a rating of Druid, by its number, for as many people as there are numbers."""
    async with services.store.write() as transaction:
        for user, number in enumerate(numbers, ANN.user):
            mu = BEGINNER.mu + (number - 1500) / UNIT
            await rating_queries.set_rating(transaction, user, DRUID.id, mu=mu, sigma=2.0, matches=matches)
            for _ in range(matches):
                await rating_queries.count_in_server(transaction, guild, DRUID.id, user, f"Nr. {user - ANN.user}", mu)


async def shown(services, person=ANN, page=0, guild=HERE.guild):
    """Return the numbers on a page of the standings, and the place of the person who asks."""
    found = await services.ratings.standings(guild, DRUID, person, page)
    places = [placed.place for placed in found.placed]
    assert places == list(range(found.page * PAGE + 1, found.page * PAGE + 1 + len(places)))
    return [placed.rating.number for placed in found.placed], found.own and found.own.place


async def test_the_standings_are_of_those_who_have_played_enough_there_the_best_first(services):
    await rows_of(services, 1400, 1600, 1500)
    await rows_of(services, 1700, 1700, guild=HERE.guild + 1, matches=2)
    assert await shown(services) == ([1700, 1700, 1500], 1)
    assert await shown(services, guild=HERE.guild + 1) == ([], None)
    assert await shown(services, DOT) == ([1700, 1700, 1500], None)


async def test_a_rating_that_changes_elsewhere_changes_the_standings_everywhere(services):
    await rows_of(services, 1400, 1600)
    await rows_of(services, 1800, guild=HERE.guild + 1)
    assert await shown(services) == ([1800, 1600], 1)


async def test_who_does_not_want_to_be_shown_is_left_out_and_still_sees_their_own_place(services):
    await rows_of(services, 1400, 1600, 1500)
    await services.preferences.set(BOB.user, listed=False)
    assert await shown(services) == ([1500, 1400], 2)
    assert await shown(services, BOB) == ([1500, 1400], 1)
    found = await services.ratings.standings(HERE.guild, DRUID, BOB)
    assert (found.people, found.is_listed) == (2, False)


async def test_there_are_pages_and_one_finds_ones_own(services):
    await rows_of(services, *range(1500, 1525))
    assert (await shown(services))[0] == list(range(1524, 1514, -1))
    assert await shown(services, page=2) == ([1504, 1503, 1502, 1501, 1500], 25)
    assert await shown(services, page=None) == await shown(services, page=2) == await shown(services, page=99)


async def test_the_game_shown_first_is_the_one_played_last_preferably_in_this_server(services, clock):
    elsewhere = Place(HERE.guild + 1, HERE.channel)
    for game, place in ((GAME, HERE), (DRUID, HERE), (HEX3, elsewhere)):
        clock.advance(60)
        await begin(services, *EVERYBODY[: game.players], game=game, place=place, rated=False, moves=0)
    assert await services.ratings.usual_game(HERE.guild, ANN.user) == DRUID
    assert await services.ratings.usual_game(HERE.guild, CLEO.user) == HEX3
    assert await services.ratings.usual_game(HERE.guild, DOT.user) == GAME
