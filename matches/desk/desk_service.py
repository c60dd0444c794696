"""The desk: everything that waits for one person, and everything that they wait for, in all places."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from matches.challenges import challenge_queries
from matches.challenges.challenge_loading import read_challenges
from matches.challenges.challenge_models import Challenge
from matches.core.base_service import Service
from matches.core.models import Listing
from matches.offers import offer_queries
from matches.offers.offer_models import OfferListing
from matches.playing.loading import read_listings
from matches.playing.match_service import MatchService
from matches.posting import outbox_queries
from matches.teams import team_queries
from store import Store

MOST: Final = 100
"""Most challenges and most offers read, since other people control their number."""
MOST_SEATS: Final = 50
"""Most challenges with open seats read, newest first, and most matches in which a vote is wanted."""


@dataclass(frozen=True, slots=True)
class Desk:
    """A person's desk, most urgent first."""

    turns: tuple[Listing, ...]
    """Matches in which it is their turn."""
    offers: tuple[OfferListing, ...]
    """Offers that they have to answer."""
    asked: tuple[Challenge, ...]
    """Challenges that ask them by name, round-robin over challengers."""
    others: tuple[Listing, ...]
    """Matches in which others are to move."""
    sent: tuple[Challenge, ...]
    """Their own open challenges."""
    joined: tuple[Challenge, ...] = ()
    """Challenges of others that they accepted and that wait for other people."""
    seats: tuple[Challenge, ...] = ()
    """The server's open challenges with a seat open to anybody, newest first."""
    votes: tuple[Listing, ...] = ()
    """Matches in which their team is to move and they have not voted, by the time when the ballot closes."""
    refused: frozenset[int] = frozenset()
    """Ids of matches whose latest board every place refuses."""
    cards_refused: frozenset[int] = frozenset()
    """Ids of their open challenges whose card every place refuses."""

    @property
    def waiting(self) -> int:
        """Number of turns, votes, offers and challenges that wait for them."""
        return len(self.turns) + len(self.votes) + len(self.offers) + len(self.asked)

    @property
    def awaited(self) -> int:
        """Number of opponents' turns and challenges that they wait for."""
        return len(self.others) + len(self.sent) + len(self.joined)

    @property
    def boards(self) -> tuple[Listing, ...]:
        """All their running matches, those in which it is their turn first."""
        return self.turns + self.others


class DeskService(Service):
    """Reading desks. Nothing is stored for them."""

    def __init__(self, store: Store, matches: MatchService, clock: Callable[[], datetime]) -> None:
        super().__init__(store, clock)
        self._matches = matches

    async def of(self, user: int, guild: int | None = None) -> Desk:
        """Return a user's current desk, seen from a server (`guild`) or from elsewhere."""
        matches = sorted(await self._matches.open_matches(user), key=_urgency)
        turns = tuple(match for match in matches if match.waits_for(user))
        async with self._store.read() as transaction:
            now = self._now()
            ids = await challenge_queries.open_challenges_of(transaction, user, now, MOST)
            challenges = await read_challenges(transaction, ids, now)
            open_ids = await challenge_queries.open_seats(transaction, guild, user, now, MOST_SEATS) if guild else ()
            seats = await read_challenges(transaction, open_ids, now)
            voting = await team_queries.wanting_votes(transaction, user, MOST_SEATS)
            votes = await read_listings(transaction, voting, user)
            rows = await offer_queries.open_to(transaction, user, MOST)
            entries = {match.id: match.entries for match in (*matches, *votes)}
            refused = await outbox_queries.refused_boards(transaction, entries)
            cards_refused = await outbox_queries.refused_cards(transaction, [each.id for each in challenges])
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
            votes=tuple(votes),
            refused=refused,
            cards_refused=cards_refused,
        )


def _urgency(match: Listing) -> tuple[bool, int]:
    """Return a sort key: by deadline, then matches without one by waiting time, longest first."""
    return match.deadline is None, match.moved_at if match.deadline is None else match.deadline
