"""Who still sees the places in which teams play: told by their interactions there, else asked of Discord."""

from collections.abc import Awaitable, Callable, Collection, Mapping
from datetime import datetime
from functools import wraps
from typing import Any, Final, TypeVar, cast

from cachetools import TTLCache

from matches.core.match_errors import MatchError
from matches.core.models import Place

KEPT: Final = 300
"""Seconds for which an answer is kept."""
MOST_KEPT: Final = 20_000
"""Answers kept at the same time."""

Ask = Callable[[Place, Collection[int]], Awaitable[Mapping[int, bool]]]
"""Returns whether some users see a place; those are left out of whom Discord does not tell now."""
AnyMethod = TypeVar("AnyMethod", bound=Callable[..., Awaitable[Any]])


class UnaskedError(Exception):
    """Discord has to be asked whether some users see a place, outside of the transaction that wants to know it."""

    def __init__(self, place: Place, users: Collection[int]) -> None:
        super().__init__()
        self.place = place
        self.users = users


class Presence:
    """What is known of who sees which place, for some minutes. Whoever is not known to be gone counts as there."""

    def __init__(self, clock: Callable[[], datetime]) -> None:
        self.ask: Ask = _tell_nothing
        """Asks Discord; set by the bot."""
        self._seen: TTLCache[tuple[int, int], bool] = TTLCache(MOST_KEPT, KEPT, timer=lambda: clock().timestamp())
        """By user and channel, whether they see it."""

    def note(self, user: int, *channels: int | None) -> None:
        """Keep that a user has just done something in a channel: in a thread and its parent."""
        for channel in channels:
            if channel is not None:
                self._seen[user, channel] = True

    def gone(self, place: Place, users: Collection[int | None]) -> frozenset[int]:
        """Return those of some users who do not see a place any more. Raises UnaskedError."""
        if place.guild is None:
            return frozenset()
        known = {user: self._known(place, user) for user in users if user}
        if unasked := [user for user, sees in known.items() if sees is None]:
            raise UnaskedError(place, unasked)
        return frozenset(user for user, sees in known.items() if not sees)

    def check(self, place: Place, user: int, team: str) -> None:
        """Raise MatchError("team-unseen") if a user who wants to act for a team does not see its place any more.

        Raises UnaskedError.
        """
        if self.gone(place, [user]):
            raise MatchError("team-unseen", team=team)

    async def learn(self, unasked: UnaskedError) -> None:
        """Ask Discord, and keep the answers."""
        told = await self.ask(unasked.place, unasked.users)
        for user in unasked.users:
            self._seen[user, unasked.place.channel] = told.get(user, True)

    def _known(self, place: Place, user: int) -> bool | None:
        """Return whether a user sees a place; None if that is not known now."""
        there = {self._seen.get((user, channel)) for channel in (place.channel, place.thread) if channel is not None}
        return False if False in there else True if True in there else None


def asking_discord(method: AnyMethod) -> AnyMethod:
    """Let a method of a service with a `Presence` begin anew with Discord's answer whenever it raises UnaskedError."""

    @wraps(method)
    async def asking(self: Any, *arguments: Any, **named: Any) -> Any:
        while True:
            try:
                return await method(self, *arguments, **named)
            except UnaskedError as unasked:
                await self._presence.learn(unasked)

    return cast("AnyMethod", asking)


async def _tell_nothing(_place: Place, _users: Collection[int]) -> Mapping[int, bool]:
    return {}
