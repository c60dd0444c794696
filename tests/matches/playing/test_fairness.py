"""In which running matches the computer would help by a position: by what it thinks of it, or by playing on from it."""

import random

import pytest

from engine import GAMES
from matches import computer
from matches.core.terms import Terms
from matches.playing.fairness import FEW, helped_match
from tests.matches.fixtures import ANN, BID, BOB, CARD, CLEO, DAN, GAME, HERE, other_terms
from tests.matches.teams.team_fixtures import TERMS, decide, start, vote

pytestmark = pytest.mark.both

FIRST, REPLY, THIRD, FOURTH = FOUR = ("30a-29a", "1a-2a", "29a-28a", "2a-3a")
NEXT = "28a-27a"
SPREAD = ("30a-24a", "2b-6b", "1b-9b", "29c-26c", "2c-12c", "1c-17c")
"""An opening in which everything that moves is another disk."""
BIDS = ("bid 20", "bid 19", "bid 18", "bid 17", "call", "first")
HEX3 = GAMES["druid-hex3"]


async def helped(services, user, state, match=None):
    """Return the number of the match in which help would be unfair, or None."""
    found = await helped_match(services.matches, user, [state], match)
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
    assert await helped(services, ANN.user, position(*FOUR[:2])) is None
    await services.matches.resign(match, BOB)
    assert await helped(services, ANN.user, position(*FOUR)) is None


async def test_a_few_plies_after_a_running_board_there_is_no_help_either(services):
    match = await services.start_match(*SPREAD)
    further, chance = [position(*SPREAD)], random.Random(1)
    while len(further) < 8:
        further.append(further[-1].play(chance.choice(list(further[-1].legal_moves()))))
    for after, result in ((0, match), (1, match), (FEW, match), (FEW + 4, None)):
        assert await helped(services, ANN.user, further[after]) == result


async def test_an_opening_takes_the_help_from_nothing_but_the_board_that_stands(services):
    match = await services.start_match(FIRST, REPLY)
    state = (await services.matches.get(match)).state
    assert await helped(services, ANN.user, state) == match
    assert await helped(services, ANN.user, state.play(THIRD)) is None
    assert await helped(services, ANN.user, position(FIRST)) is None


async def test_what_a_match_began_with_counts_towards_its_opening(services):
    for moves, bears in (((FIRST,), False), (SPREAD, True)):
        terms = Terms.of(GAME, {}, player=0, position=position(*moves))
        offered = await services.challenges.create(terms, ANN, [BOB], HERE, "en")
        match = (await services.challenges.accept(offered.id, BOB, CARD)).match
        state = (await services.matches.get(match)).state
        assert await helped(services, ANN.user, state) == match
        after = state.play(next(state.legal_moves()))
        assert await helped(services, ANN.user, after) == (match if bears else None)
        await services.matches.resign(match, BOB)


async def test_a_match_that_nobody_has_opened_keeps_nobody_from_anything(services):
    await services.start_match()
    bidding = await services.start_match(*BIDS, options=BID)
    for state in (GAME.start(), GAME.start(BID), position(FIRST), position(*SPREAD)):
        assert await helped(services, ANN.user, state) is None
        await services.challenges.check_play_on(ANN.user, state)
        await services.analyses.check_help(ANN.user, state)
    await services.play(bidding, FIRST)
    assert await helped(services, ANN.user, position(FIRST)) == bidding
    assert await helped(services, ANN.user, position(FIRST, REPLY)) is None


async def test_whoever_has_voted_gets_no_help_in_the_match_after_leaving_the_team_either(services):
    match, team = await start(services, CLEO)
    board = (await decide(services, match, ANN, CLEO)).state
    await services.teams.leave(team, CLEO)
    assert await helped(services, CLEO.user, board) == match
    await services.matches.resign(match, BOB)
    assert await helped(services, CLEO.user, board) is None


async def test_practice_may_be_thought_about_with_help_by_who_practises(services):
    offered = await services.challenges.create(Terms(GAME, player=0), ANN, [computer(1)], HERE, "en")
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
    await vote(services, match, ANN)
    board = (await services.votes.play_it(match, ANN)).state
    for person in (ANN, CLEO):
        assert await helped(services, person.user, board) == match
        running = await services.matches.get(match, person.user)
        assert await helped(services, person.user, board.play(REPLY), running) == match
    assert await helped(services, BOB.user, board) is None
    for person in (CLEO, BOB):
        if person is BOB:
            await services.teams.join(team, person)
        await services.teams.leave(team, person)
        assert await helped(services, person.user, board) == match


async def reach(services, match, moves):
    """Play moves in a match."""
    for move in moves:
        await services.play(match, move)


async def practise(services, state, level=1):
    """Return Ann's match against a computer that begins with a position in which she is to move."""
    terms = Terms.of(GAME, state.options, player=state.turn, position=state)
    return (await services.challenges.create(terms, ANN, [computer(level)], HERE, "en")).match


async def test_practice_that_began_with_a_board_gives_no_hint_and_no_rematch_while_it_stands_in_a_match(services):
    practice, over = [await practise(services, position(*SPREAD)) for _ in range(2)]
    await services.matches.resign(over, ANN)
    match = await services.start_match(*SPREAD)
    running = await services.matches.get(match)
    async with services.refused("hint-helps", match=running):
        await services.computers.hint(practice, ANN)
    async with services.refused("position-helps", match=running):
        await services.challenges.rematch(over, ANN)
    async with services.refused("review-helps", match=running):
        await services.computers.review(over, ANN)
    await services.matches.resign(match, BOB)
    assert (await services.challenges.rematch(over, ANN)).match
    assert await services.computers.hint(practice, ANN)


async def test_nobody_takes_part_in_a_friends_match_that_begins_with_a_board_near_their_own(services):
    trio = HEX3.start({"size": 4})
    for _ in range(8):
        trio = trio.play(next(move for move in trio.legal_moves() if move not in trio.position.pieces()))
    offered = await services.challenge(BOB, CLEO, game=HEX3, options={"size": 4}, player=0)
    for person in (BOB, CLEO):
        match = (await services.challenges.accept(offered.id, person)).match
    await reach(services, match, trio.history)
    running, start = await services.matches.get(match), HEX3.from_text(trio.text())
    terms = Terms.of(HEX3, start.options, position=start)
    made = await services.challenges.create(terms, DAN, [ANN, computer(7)], HERE, "en")
    for attempt in (
        services.challenges.accept(made.id, ANN),
        services.challenges.make_team(made.id, ANN, TERMS),
        services.challenges.counter(made.id, ANN, other_terms(made, start.options, 1)),
    ):
        async with services.refused("position-helps", match=running):
            await attempt
    await services.challenges.decline(made.id, ANN)


async def test_nobody_joins_a_team_whose_match_begins_with_a_board_near_their_own(services):
    match = await services.start_match(*SPREAD)
    terms = Terms.of(GAME, {}, player=0, position=position(*SPREAD))
    other = await services.challenges.create(terms, DAN, [CLEO], HERE, "en", team=TERMS)
    async with services.refused("position-helps", match=await services.matches.get(match)):
        await services.teams.join(other.team.id, ANN)
    await services.matches.resign(match, BOB)
    await services.teams.join(other.team.id, ANN)


async def test_openings_that_many_matches_share_keep_nobody_from_a_review(services):
    over = await services.start_match(FIRST, REPLY, THIRD)
    await services.matches.resign(over, ANN)
    await services.start_match(FIRST, REPLY)
    assert await services.computers.review(over, ANN) == 0
