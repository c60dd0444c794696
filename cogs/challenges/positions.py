"""“Play on from here”: the button, and the sources of positions that it can stand for.

A control's id names the position by the kind of its source, a dot, and a name within that kind: `match.17.30` for match
17 after 30 entries, `puzzle.contiguity-17`.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

import locales
from cogs.core.client import Interaction
from cogs.core.controls import Button, look_up
from engine import State
from matches import Match, MatchError
from matches.challenges.challenge_rules import check_playable
from matches.playing.match_rules import may_have_hints

SOURCES: Final[dict[str, Callable[[Interaction, str], Awaitable[State]]]] = {}
"""Functions that return the position of a name that a control carries, by kind; `cogs.contributions` adds them.

They are asked anew at each press. They raise MatchError if there is no such position, or if the person may not see it
or play on from it.
"""


@dataclass(frozen=True, slots=True)
class Origin:
    """A position from which a person wants to play on."""

    name: str
    """The kind of the source and the name, for the ids of controls: without colons, 60 characters at most."""
    state: State


def play_from_button(language: str, name: str) -> Button:
    """Return the button that asks a person how to play on from a position. `name` is as in `Origin`."""
    return Button.to("play-from", name, label=locales.say(language, "button-play-from"))


async def load_origin(interaction: Interaction, name: str) -> Origin:
    """Return the position that a control names.

    Raises MatchError if a match cannot begin with it, or if that would help the person in a match that runs.
    """
    kind, _, rest = name.partition(".")
    state = await look_up(SOURCES, kind)(interaction, rest)
    check_playable(state)
    await interaction.client.services.challenges.check_play_on(interaction.user.id, state)
    return Origin(name, state)


def check_shown_by(match: Match, user: int) -> None:
    """Raise MatchError("position-runs") unless a user may play on from the positions of a match: once it is over.

    In a running match nobody may, except in their own practice.
    """
    runs = match.mover is not None and match.imported_by is None
    if runs and not may_have_hints(match, user):
        raise MatchError("position-runs", match=match)
