"""Matches with teams, for the tests about them."""

from typing import Any

from matches import Person, TeamTerms
from matches.clocks.clock import read_clock
from tests.matches.fixtures import ANN, BOB, CARD, GAME, HERE, TestServices

EVE = Person(2**60 + 5, "Eve")
TERMS = TeamTerms("Team of Ann", is_named_after=True)


async def start(
    services: TestServices,
    *members: Person,
    terms: TeamTerms = TERMS,
    opponent: Person = BOB,
    player: int = 0,
    clock: str = "",
    game: Any = GAME,
) -> tuple[int, int]:
    """Return the ids of a match of Ann's team against an opponent, and of the team. The team is the first `player`."""
    clocked = read_clock(clock)
    made = await services.challenges.create(game, {}, ANN, [opponent], HERE, "en", player, clocked, team=terms)
    assert made.team
    if opponent.level is None:
        made = await services.challenges.accept(made.id, opponent, CARD)
    for member in members:
        if member != ANN:
            await services.teams.join(made.team.id, member)
    assert made.match
    return made.match, made.team.id
