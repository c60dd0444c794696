"""Matches that begin with a position: what is kept of it, and from which positions nobody may play on."""

import pytest

from engine import GAMES
from matches import computer
from matches.archive import records
from matches.core.terms import Terms
from matches.playing.match_rules import may_have_hints
from tests.matches.fixtures import ANN, BID, BOB, CARD, CLEO, GAME, HERE, other_terms, outcome

pytestmark = pytest.mark.both

SIX = ("30a-29a", "1a-2a", "29a-28a", "2a-3a", "28a-27a", "3a-4a")
LATER = ("27a-26a", "4a-5a")


def position(*moves, game=GAME, options=None):
    """Return the state after some moves."""
    *_, state = game.start(options or {}).follow(moves)
    return state


async def challenge(services, state, *opponents, player=0, rated=False):
    """Return Ann's challenge to play on from a position."""
    terms = Terms.of(GAMES[state.game.id], state.options, player=player, rated=rated, position=state)
    return await services.challenges.create(terms, ANN, opponents, HERE, "en")


async def begin(services, state, player=0):
    """Return the match of Ann and Bob that begins with a position."""
    offered = await challenge(services, state, BOB, player=player)
    return (await services.challenges.accept(offered.id, BOB, CARD)).match


async def test_a_match_begins_with_its_position_and_goes_on_as_any_other(services, other_process):
    match = await begin(services, position(*SIX))
    begun = await services.matches.get(match)
    assert (begun.state, begun.entries, begun.mover.user, begun.rated) == (position(*SIX), 0, ANN.user, False)
    for move in LATER:
        await services.play(match, move)
    elsewhere = await other_process.matches.get(match)
    assert elsewhere.state == position(*SIX, *LATER)
    assert elsewhere.at(0).state == position(*SIX)
    assert [elsewhere.entry_of(number) for number in (0, 6, 7, 8)] == [0, 0, 1, 2]
    assert elsewhere.state.repetitions == 1


async def test_its_record_is_written_and_read_with_the_position(services):
    match = await begin(services, position(*SIX))
    await services.play(match, LATER[0])
    await services.matches.resign(match, BOB)
    played = await services.matches.get(match)
    text = records.write(played, await services.matches.times(match))
    kept = await services.archive.add(records.read(text), CLEO.user, HERE, "en")
    assert (kept.state, kept.state.history, kept.state.origin) == (
        played.state,
        (LATER[0], "resign 1"),
        played.state.origin,
    )
    assert records.read(records.write(kept)).state == played.state


async def test_nothing_from_before_the_position_is_taken_back(services):
    match = await begin(services, position(*SIX))
    assert await outcome(services.offers.takeback(match, BOB)) != "done"
    await services.play(match, LATER[0])
    await services.offers.takeback(match, ANN)
    assert (await services.matches.get(match)).state == position(*SIX)
    assert await outcome(services.offers.takeback(match, ANN)) != "done"


async def test_a_rematch_begins_with_the_same_position_and_the_sides_changed(services):
    match = await begin(services, position(*SIX))
    await services.play(match, LATER[0])
    await services.matches.resign(match, ANN)
    await services.challenges.rematch(match, ANN)
    rematch = await services.matches.get((await services.challenges.rematch(match, BOB)).match)
    assert (rematch.state, rematch.state.origin) == (position(*SIX), position(*SIX).text())
    assert [seat.user for seat in rematch.seats] == [BOB.user, ANN.user]


async def test_an_auction_goes_on_where_it_stood(services):
    match = await begin(services, position("bid 3", options=BID), player=1)
    begun = await services.matches.get(match)
    assert (begun.mover.user, begun.state.undecided) == (ANN.user, True)
    assert (await services.play(match, "call")).state == position("bid 3", "call", options=BID)


async def test_a_computer_that_is_to_move_next_thinks_at_once(services):
    accepted = await challenge(services, position(*SIX), computer(2), player=1)
    match = await services.matches.get(accepted.match)
    assert match.is_thinking
    assert await services.computers.claim(5) == [match.id]
    assert may_have_hints(match, ANN.user)


async def test_counters_and_renewals_keep_the_position_and_its_options(services):
    state = position("bid 3", options=BID)
    offered = await challenge(services, state, BOB)
    async with services.refused("position-options"):
        await services.challenges.counter(offered.id, BOB, other_terms(offered, {}))
    async with services.refused("rated-position"):
        await services.challenges.counter(offered.id, BOB, other_terms(offered, BID, 0, rated=True))
    countered = await services.challenges.counter(offered.id, BOB, other_terms(offered, BID, 0))
    await services.challenges.decline(countered.id, ANN)
    renewed = await services.challenges.renew(countered.id, BOB, CLEO)
    assert [each.terms.origin for each in (offered, countered, renewed)] == [state.text()] * 3
    match = (await services.challenges.accept(renewed.id, CLEO, CARD)).match
    assert (await services.matches.get(match)).state == state


async def test_such_a_match_is_never_rated(services):
    async with services.refused("rated-position"):
        await challenge(services, position(*SIX), BOB, rated=True)


async def test_positions_that_are_over_or_that_somebody_left_are_refused_by_name(services):
    async with services.refused("position-over"):
        await challenge(services, position(*SIX).drop(0), BOB)
    async with services.refused("position-over"):
        await challenge(services, position(*SIX).draw(), BOB)
    three = GAMES["druid-hex3"]
    async with services.refused("position-left"):
        await challenge(services, three.start({}).drop(1), BOB, CLEO)
    async with services.refused("position-options"):
        start = GAME.start(BID)
        await services.challenges.create(Terms.of(GAME, {}, position=start), ANN, [BOB], HERE, "en")


async def test_nobody_plays_on_from_where_that_would_help_in_their_running_match(services):
    match = await services.start_match(*SIX)
    for near in (position(*SIX), position(*SIX[:5]), position(*SIX, LATER[0])):
        async with services.refused("position-helps", match=await services.matches.get(match)):
            await challenge(services, near, computer(7), player=1)
    await services.challenges.check_play_on(CLEO.user, position(*SIX))
    other = GAME.start({})
    for _ in SIX:
        other = other.play(next(other.legal_moves()))
    await services.challenges.check_play_on(ANN.user, other)
    await services.matches.resign(match, BOB)
    assert (await challenge(services, position(*SIX), computer(7))).match


async def test_practice_does_not_keep_anybody_from_playing_on(services):
    await challenge(services, position(*SIX), computer(1))
    await services.challenges.check_play_on(ANN.user, position(*SIX))


async def test_a_match_is_neither_the_longest_nor_the_shortest_by_moves_that_others_played(services):
    match = await begin(services, position(*SIX))
    await services.play_some(match)
    await services.matches.resign(match, BOB)
    found = await services.results.of(ANN.user)
    assert (found.longest, found.shortest, found.total.won) == (None, None, 1)
