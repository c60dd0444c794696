"""The desk: everything in all places that waits for one person, and what they wait for."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from matches.base_service import Service
from matches.challenges import challenge_queries
from matches.models import Challenge, Listing, OfferListing
from matches.playing import offer_queries
from matches.playing.loading import read_challenges, read_listings
from matches.playing.match_service import MatchService
from store import Store

MOST: Final = 100
"""The most challenges and the most offers that are looked at: how many there are is up to others."""
MOST_SEATS: Final = 50
"""The most challenges with open seats that are looked at; the newest are."""


@dataclass(frozen=True, slots=True)
class Desk:
    """A person's desk. What is due first comes first."""

    turns: tuple[Listing, ...]
    """The matches in which it is their turn."""
    offers: tuple[OfferListing, ...]
    """The offers that other players make them."""
    asked: tuple[Challenge, ...]
    """The challenges that ask them by name: first one by each challenger."""
    others: tuple[Listing, ...]
    """The matches in which others are to move."""
    sent: tuple[Challenge, ...]
    """Their own challenges that are open."""
    joined: tuple[Challenge, ...] = ()
    """The challenges of others in which they have accepted, and which wait for somebody else."""
    seats: tuple[Challenge, ...] = ()
    """The open challenges of the server that they look from with a seat that is open to anybody, the newest first."""

    @property
    def waiting(self) -> int:
        """How much waits for them: turns, offers and challenges."""
        return len(self.turns) + len(self.offers) + len(self.asked)

    @property
    def awaited(self) -> int:
        """How much they wait for: turns of others, and answers to challenges."""
        return len(self.others) + len(self.sent) + len(self.joined)

    @property
    def boards(self) -> tuple[Listing, ...]:
        """All their running matches, those that wait for them first."""
        return self.turns + self.others


class DeskService(Service):
    """Putting desks together. Nothing is stored for them."""

    def __init__(self, store: Store, matches: MatchService, clock: Callable[[], datetime]) -> None:
        super().__init__(store, clock)
        self._matches = matches

    async def of(self, user: int, guild: int | None = None) -> Desk:
        """Return a user's desk as it is now, looked at from a server or from elsewhere."""
        matches = sorted(await self._matches.open_matches(user), key=_urgency)
        turns = tuple(match for match in matches if match.waits_for(user))
        async with self._store.read() as transaction:
            now = self._now()
            ids = await challenge_queries.open_challenges_of(transaction, user, now, MOST)
            challenges = await read_challenges(transaction, ids, now)
            open_ids = await challenge_queries.open_seats(transaction, guild, user, now, MOST_SEATS) if guild else ()
            seats = await read_challenges(transaction, open_ids, now)
            rows = await offer_queries.open_to(transaction, user, MOST)
            asking = {match.id: match for match in await read_listings(transaction, [row.match for row in rows])}
        others = [challenge for challenge in challenges if challenge.challenger.user != user]
        return Desk(
            turns=turns,
            offers=tuple(
                OfferListing(asking[row.match], row.player, row.text, row.channel, row.message) for row in rows
            ),
            asked=tuple(challenge for challenge in others if not challenge.has_accepted(user)),
            others=tuple(match for match in matches if not match.waits_for(user)),
            sent=tuple(challenge for challenge in challenges if challenge.challenger.user == user),
            joined=tuple(challenge for challenge in others if challenge.has_accepted(user)),
            seats=tuple(seats),
        )


def _urgency(match: Listing) -> tuple[bool, int]:
    """Return a sort key: by deadline; then matches without one, the longest waiting first."""
    return match.deadline is None, match.moved_at if match.deadline is None else match.deadline
