"""Teams vote on moves; a ballot closes with the move that most voted for."""

from matches.clocks.clock import HOUR
from tests.matches.fixtures import ANN, CLEO, DAN
from tests.matches.teams.team_fixtures import start

FIRST, SECOND, THIRD = "29a-29d", "30d-29d", "1a-1d"


async def test_the_move_with_most_votes_is_played_when_the_ballot_closes(services, clock):
    match, _ = await start(services, ANN, CLEO, DAN)
    first, second = [*(await services.matches.get(match)).state.legal_moves()][:2]
    assert (await services.votes.vote(match, ANN, first)).count == 1
    await services.votes.vote(match, CLEO, second)
    assert (await services.votes.vote(match, DAN, second.upper())).own == second
    clock.advance(24 * HOUR - 1)
    assert not await services.votes.queue.due()
    clock.advance(1)
    for ballot in await services.votes.queue.due():
        await services.votes.close_due(ballot)
    played = await services.matches.get(match)
    assert played.state.history == (second,)
    assert (played.turn, played.ballot) == (1, None)
    assert not await services.votes.queue.due()
