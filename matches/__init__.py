"""The life of a match: challenge, moves, end, what is to be posted. Knows engine and store, not Discord."""

from matches.challenges import Challenges
from matches.errors import MatchError
from matches.models import Challenge, Invitation, Match, Offer, Person, Place, Post, Preferences, Seat, Server
from matches.offers import Offers
from matches.outbox import Outbox
from matches.people import People
from matches.table import Table

__all__ = [
    "Challenge",
    "Challenges",
    "Invitation",
    "Match",
    "MatchError",
    "Offer",
    "Offers",
    "Outbox",
    "People",
    "Person",
    "Place",
    "Post",
    "Preferences",
    "Seat",
    "Server",
    "Table",
]
