"""Rated matches from the challenge to the ratings: who is rated for what, and that it can all be made anew."""

from engine import GAMES
from matches import Match, Person, computer
from matches.ratings import BEGINNER, Rating, rated
from tests.matches.fixtures import ANN, BOB, CLEO, GAME, HERE

HEX3, CAPTURE, DRUID = GAMES["druid-hex3"], GAMES["contigo-capture"], GAMES["druid"]
EVERYBODY = (ANN, BOB, CLEO, Person(2**60 + 9, "Dot"))


async def begin(services, *players, game=GAME, rated=True, place=HERE, clock="", **options):
    """Return the id of a match of some people, in the order of their player numbers."""
    first, *others = players
    asked = await services.challenges.create(game, options, first, others, place, "en", 0, rated=rated)
    for person in others:
        asked = await services.challenges.accept(asked.id, person)
    assert asked.match
    return asked.match


async def ratings(services):
    """Return the ratings of everybody who has one, by user and game."""
    return {(row.user, row.game): Rating(row.mu, row.sigma) for row in await services.rows("ratings")}


# What a challenge says.


async def test_rated_is_a_term_that_the_match_keeps_and_its_rematch_too(services):
    match = await begin(services, ANN, BOB)
    assert (await services.matches.get(match)).rated
    await services.matches.resign(match, BOB)
    assert (await services.challenges.rematch(match, BOB)).rated


async def test_a_counter_keeps_it_unless_it_says_otherwise_and_a_change_of_it_is_a_change(services):
    asked = await services.challenges.create(GAME, {}, ANN, [BOB], HERE, "en", rated=True)
    kept = await services.challenges.counter(asked.id, BOB, {"bid": True})
    assert kept.rated
    assert not (await services.challenges.counter(kept.id, ANN, {"bid": True}, rated=False)).rated


async def test_with_a_computer_it_is_refused(services):
    async with services.refused("rated-computer"):
        await services.challenges.create(GAME, {}, ANN, [computer(2)], HERE, "en", rated=True)


async def test_with_options_that_are_not_listed_it_is_refused_also_by_a_counter(services):
    words = {"options": ("size=3",), "allowed": ("size=8-12", "nogaps", "nostack", "walk")}
    async with services.refused("rated-options", **words):
        await services.challenges.create(DRUID, {"size": 3}, ANN, [BOB], HERE, "en", rated=True)
    asked = await services.challenges.create(DRUID, {"size": 8}, ANN, [BOB], HERE, "en", rated=True)
    async with services.refused("rated-options", **words):
        await services.challenges.counter(asked.id, BOB, {"size": 3})


async def test_seats_that_go_to_computers_make_it_unrated(services):
    asked = await services.challenges.create(GAME, {}, ANN, [], HERE, "en", rated=True)
    match = (await services.challenges.fill(asked.id, ANN, 1)).match
    assert match
    assert not (await services.matches.get(match)).rated
    asked = await services.challenges.create(GAME, {}, ANN, [BOB], HERE, "en", rated=True)
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
    assert ended.rating_changes == ((BEGINNER, won), (BEGINNER, lost))
    assert (await services.matches.get(match)).rating_changes == ended.rating_changes
    assert [row.match for row in await services.rows("rated_matches")] == [match]
    assert {(row.guild, row.user, row.name, row.matches) for row in await services.rows("rated_in_servers")} == {
        (HERE.guild, ANN.user, "Ann", 1),
        (HERE.guild, BOB.user, "Bob", 1),
    }


async def test_a_match_that_is_not_rated_changes_nothing(services):
    ended = await services.matches.resign(await begin(services, ANN, BOB, rated=False), BOB)
    assert ended.rating_changes == ()
    assert not await services.rows("ratings")


async def test_each_game_has_ratings_of_its_own_and_each_match_begins_with_those_of_the_last(services):
    await services.matches.resign(await begin(services, ANN, BOB), BOB)
    await services.matches.resign(await begin(services, ANN, BOB, game=DRUID), ANN)
    second = await services.matches.resign(await begin(services, BOB, ANN), BOB)
    won, lost = rated((BEGINNER, BEGINNER), (1, 2))
    assert [before for before, _ in second.rating_changes] == [lost, won]
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
    assert ended.rating_changes[1][1].mu > BEGINNER.mu
