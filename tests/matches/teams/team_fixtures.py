"""Matches with teams, for the tests about them."""

from collections.abc import Sequence
from typing import Any

from engine import GAMES
from matches import Computer, Match, Person, TeamTerms
from matches.core.clock import read_clock
from matches.core.terms import Terms
from matches.teams.team_rules import THINK_AGAIN
from tests.matches.fixtures import ANN, BOB, CARD, GAME, HERE, Clock, TestServices

HEX3 = GAMES["druid-hex3"]
EVE = Person(2**60 + 5, "Eve")
TERMS = TeamTerms("Team of Ann", is_named_after=True)


async def start(
    services: TestServices,
    *members: Person,
    terms: TeamTerms = TERMS,
    opponent: Person | Computer | TeamTerms = BOB,
    player: int = 0,
    clock: str = "",
    game: Any = GAME,
) -> tuple[int, int]:
    """Return the ids of a match of Ann's team, which is the given player, and of the team. Bob is the captain of a team
    of opponents.
    """
    played_on = Terms(game, "", read_clock(clock), player)
    made = await services.challenges.create(played_on, ANN, [opponent], HERE, "en", team=terms)
    assert made.team
    if isinstance(opponent, TeamTerms):
        assert made.invitations[0].team
        await services.teams.join(made.invitations[0].team.id, BOB)
    elif isinstance(opponent, Person):
        await services.challenges.accept(made.id, opponent, CARD)
    for member in members:
        await services.teams.join(made.team.id, member)
    match = (await services.challenges.get(made.id)).match
    assert match
    return match, made.team.id


async def moves(services: TestServices, match: int, count: int) -> Sequence[str]:
    """Return the first legal moves of a match."""
    legal = (await services.matches.get(match)).state.legal_moves()
    return [next(legal) for _ in range(count)]


async def close_due(services: TestServices) -> None:
    """Close the due ballots."""
    for ballot in await services.votes.queue.due():
        await services.votes.close_due(ballot)


async def think_again(services: TestServices, clock: Clock) -> None:
    """Let the minutes pass that people have to think again, and close the due ballots."""
    clock.advance(THINK_AGAIN)
    await close_due(services)


async def vote(services: TestServices, match: int, *people: Person) -> Match:
    """Have people vote for the first legal move of a match, and return the match."""
    [move] = await moves(services, match, 1)
    for person in people:
        await services.votes.vote(match, person, move)
    return await services.matches.get(match)


async def decide(services: TestServices, match: int, *people: Person) -> Match:
    """Have people vote for the first legal move and Ann play it unless it was; answer with Bob. Return the match."""
    if (await vote(services, match, *people)).ballot:
        await services.votes.play_it(match, ANN)
    return await services.play(match, (await moves(services, match, 1))[0])


async def send_all(services: TestServices) -> None:
    """Post everything that waits."""
    while posts := await services.outbox.claim(20):
        for post in posts:
            await services.outbox.sent(post, 1, post.id)
