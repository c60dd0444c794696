"""Acts: whatever a person does in a match is said to one service, which knows what their kind of seat makes of it."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

from cogs.core.client import Interaction
from cogs.core.persons import person_of
from matches import Match
from matches.acts.acts import Act, Done, Proposed

TELLING: Final[dict[type, Callable[[Interaction, Match, Any], Awaitable[None]]]] = {}
"""By what a team is asked by (its class), the function that tells the person that their vote counts."""


async def act(interaction: Interaction, match: Match, what: Act, entry: int | None = None) -> Done | None:
    """Do an act of the person in a match that was loaded for them, and return what was done.

    Return None if their team is asked for it instead; they have then been told. `entry`: that of the board which they
    answered. Raises MatchError, MoveError.
    """
    answer = await interaction.client.services.acts.do(match, person_of(interaction.user), what, entry)
    if isinstance(answer, Proposed):
        await TELLING[type(answer.asked)](interaction, answer.match, answer.asked)
        return None
    return answer
