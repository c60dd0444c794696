"""Which matches may become puzzles: those that are over, and of whose people everybody allows it."""

import pytest

from engine import GAMES
from matches import computer
from matches.archive import records
from tests.matches.fixtures import ANN, BOB, GAME, HERE
from training import training_queries

RECORD = "game: contiguity\n1. 30a-29a\n2. resign 1\n"


async def allowed(services):
    async with services.store.read() as transaction:
        return await training_queries.matches_for_puzzles(transaction, GAME.id)


async def ended(services, *opponents, game=GAME):
    """Return a match of Ann's that she has resigned."""
    challenge = await services.challenge(*opponents, game=game, player=0)
    match = challenge.match or (await services.challenges.accept(challenge.id, BOB)).match
    await services.matches.resign(match, ANN)
    return match


async def choose(services, *people, puzzles=True):
    for person in people:
        await services.preferences.set(person.user, puzzles=puzzles)


@pytest.mark.parametrize(("bobs", "may"), [(True, True), (False, False), (None, False)])
async def test_a_match_may_become_puzzles_if_everybody_allows_it(services, bobs, may):
    match = await ended(services, BOB)
    await choose(services, ANN)
    await choose(services, BOB, puzzles=bobs)
    assert await allowed(services) == ([match] if may else [])


async def test_a_computer_need_not_be_asked(services):
    match = await ended(services, computer(1))
    assert await allowed(services) == []
    await choose(services, ANN)
    assert await allowed(services) == [match]


async def test_matches_that_run_or_are_of_another_game_are_left_out(services):
    await services.start_match("30a-29a")
    await ended(services, BOB, game=GAMES["druid"])
    await choose(services, ANN, BOB)
    assert await allowed(services) == []


async def test_matches_that_were_read_in_and_of_people_who_were_deleted_are_left_out(services):
    await ended(services, BOB)
    await services.archive.add(records.read(RECORD), ANN.user, HERE, "en")
    await choose(services, ANN, BOB)
    await services.privacy.erase(BOB)
    assert await allowed(services) == []
