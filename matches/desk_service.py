"""The desk: everything that waits for somebody, and what they wait for, wherever it is."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from matches.base_service import Service
from matches.loading import read_challenge, read_listings
from matches.match_service import MatchService
from matches.models import Challenge, Listing, OfferListing
from matches.store import Store, challenge_queries, offer_queries

MOST: Final = 100
"""Challenges that are looked at, and offers: how many there are is up to others."""


@dataclass(frozen=True, slots=True)
class Desk:
    """What lies there, what is due first on top."""

    turns: tuple[Listing, ...]
    """Matches in which it is their turn."""
    offers: tuple[OfferListing, ...]
    """What others in a match ask of them."""
    asked: tuple[Challenge, ...]
    """Challenges that ask them by name: one of everybody who does so first."""
    others: tuple[Listing, ...]
    """Matches in which others are to move."""
    sent: tuple[Challenge, ...]
    """Their own challenges that nobody, or not everybody, has answered."""

    @property
    def waiting(self) -> int:
        """How many things wait for them."""
        return len(self.turns) + len(self.offers) + len(self.asked)

    @property
    def boards(self) -> tuple[Listing, ...]:
        """Every running match of theirs, those that wait for them first."""
        return self.turns + self.others


class DeskService(Service):
    """Looks everything together; nothing is stored for it."""

    def __init__(self, store: Store, matches: MatchService, clock: Callable[[], datetime]) -> None:
        super().__init__(store, clock)
        self._matches = matches

    async def of(self, user: int) -> Desk:
        """Somebody's desk as it is now."""
        matches = sorted(await self._matches.open_matches(user), key=_urgency)
        turns = tuple(match for match in matches if match.waits_for(user))
        async with self._store.read() as transaction:
            now = self._now()
            ids = await challenge_queries.open_challenges_of(transaction, user, now, MOST)
            challenges = [found for one in ids if (found := await read_challenge(transaction, one, now))]
            rows = await offer_queries.open_to(transaction, user, MOST)
            asking = {one.id: one for one in await read_listings(transaction, [row.match for row in rows])}
        return Desk(
            turns=turns,
            offers=tuple(
                OfferListing(asking[row.match], row.player, row.text, row.channel, row.message) for row in rows
            ),
            asked=tuple(one for one in challenges if one.challenger.user != user),
            others=tuple(match for match in matches if not match.waits_for(user)),
            sent=tuple(one for one in challenges if one.challenger.user == user),
        )


def _urgency(match: Listing) -> tuple[bool, int]:
    """What is due first comes first; what is never due comes after, the longest waiting first."""
    return match.deadline is None, match.moved_at if match.deadline is None else match.deadline
