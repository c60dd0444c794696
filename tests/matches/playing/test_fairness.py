"""In which running matches the computer would help by a position: by what it thinks of it, or by playing on from it."""

import random

import pytest

from engine import GAMES
from matches import computer
from matches.playing.fairness import helped_match
from tests.matches.fixtures import ANN, BOB, CARD, CLEO, GAME, HERE
from tests.matches.teams.team_fixtures import start

pytestmark = pytest.mark.both

FIRST, REPLY, THIRD, FOURTH = FOUR = ("30a-29a", "1a-2a", "29a-28a", "2a-3a")
NEXT = "28a-27a"
HEX3 = GAMES["druid-hex3"]


async def helped(services, user, state, match=None):
    """Return the number of the match in which help would be unfair, or None."""
    found = await helped_match(services.matches, user, state, match)
    return found and found.id


def position(*moves):
    """Return a position by itself, without how it came about."""
    *_, state = GAME.start().follow(moves)
    return GAME.from_text(state.text())


async def test_in_a_running_match_among_people_there_is_no_help_for_anybody(services):
    match = await services.matches.get(await services.start_match(FIRST))
    for person in (ANN, BOB, CLEO):
        assert await helped(services, person.user, match.state.play(REPLY), match) == match.id
    ended = await services.matches.resign(match.id, ANN)
    assert await helped(services, ANN.user, match.state.play(REPLY), ended) is None


async def test_no_way_to_a_board_of_a_running_match_gets_help_for_it(services):
    match = await services.start_match(*FOUR)
    text = position(*FOUR).text()
    for person in (ANN, BOB):
        for rebuilt in (text, text.replace("ply 4", "ply 7"), text.replace("contiguity", "contiguity bid")):
            assert await helped(services, person.user, GAME.from_text(rebuilt)) == match
    assert await helped(services, CLEO.user, position(*FOUR)) is None
    assert await helped(services, ANN.user, GAME.start().play("30a-28a")) is None


async def test_from_a_board_before_one_could_play_the_latest_move_oneself_so_it_gets_no_help_either(services):
    match = await services.start_match(*FOUR, NEXT)
    assert await helped(services, ANN.user, position(*FOUR)) == match
    assert await helped(services, ANN.user, position(*FOUR[:3])) is None
    await services.matches.resign(match, BOB)
    assert await helped(services, ANN.user, position(*FOUR)) is None


async def test_a_few_plies_after_a_running_board_there_is_no_help_either(services):
    match = await services.start_match(*FOUR)
    further, chance = [position(*FOUR)], random.Random(1)
    while len(further) < 8:
        further.append(further[-1].play(chance.choice(list(further[-1].legal_moves()))))
    for after, result in ((0, match), (1, match), (6, match), (7, None)):
        assert await helped(services, ANN.user, further[after]) == result


async def test_an_opening_takes_the_help_from_nothing_but_the_board_that_stands(services):
    match = await services.start_match(FIRST, REPLY)
    state = (await services.matches.get(match)).state
    assert await helped(services, ANN.user, state) == match
    assert await helped(services, ANN.user, state.play(THIRD)) is None
    assert await helped(services, ANN.user, position(FIRST)) is None


async def test_a_match_that_began_with_a_position_has_no_opening(services):
    offered = await services.challenges.create(GAME, {}, ANN, [BOB], HERE, "en", 0, position=position(FIRST))
    match = (await services.challenges.accept(offered.id, BOB, CARD)).match
    await services.play(match, REPLY)
    assert await helped(services, ANN.user, position(FIRST)) == match
    assert await helped(services, ANN.user, position(FIRST, REPLY).play(THIRD)) == match


async def test_practice_may_be_thought_about_with_help_by_who_practises(services):
    offered = await services.challenges.create(GAME, {}, ANN, [computer(1)], HERE, "en", 0)
    match = await services.matches.get(offered.match)
    assert await helped(services, ANN.user, match.state, match) is None
    assert await helped(services, ANN.user, match.state) is None
    assert await helped(services, BOB.user, match.state, match) == match.id


async def test_who_plays_in_a_match_of_three_gets_no_help_with_it(services):
    trio = await services.challenge(BOB, CLEO, game=HEX3, player=0)
    for person in (BOB, CLEO):
        match = (await services.challenges.accept(trio.id, person)).match
    await services.play_some(match, 5)
    await services.matches.resign(match, BOB)
    state = (await services.matches.get(match)).state
    assert await helped(services, CLEO.user, HEX3.from_text(state.text())) == match
    assert await helped(services, ANN.user, HEX3.from_text(state.text())) == match


async def test_nobody_in_a_team_gets_help_in_its_match_not_even_against_trilithon(services):
    match, team = await start(services, CLEO, opponent=computer(1))
    board = (await services.matches.get(match, CLEO.user)).state
    for person in (ANN, CLEO):
        assert await helped(services, person.user, board) == match
        running = await services.matches.get(match, person.user)
        assert await helped(services, person.user, board.play(FIRST), running) == match
    assert await helped(services, BOB.user, board) is None
    await services.teams.leave(team, CLEO)
    assert await helped(services, CLEO.user, board) is None
