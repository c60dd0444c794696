"""The life of a match: challenge, moves, end, what is to be posted. Knows engine and store, not Discord."""

from matches.archive import Archive
from matches.blocks import Blocks
from matches.challenges import Challenges
from matches.desk import Desk, Desks
from matches.errors import MatchError
from matches.models import (
    Challenge,
    Invitation,
    Listing,
    Match,
    Offer,
    OfferListing,
    Person,
    Place,
    Post,
    Preferences,
    Seat,
    Server,
)
from matches.offers import Offers
from matches.outbox import Outbox
from matches.people import People
from matches.presets import Presets
from matches.privacy import Privacy
from matches.store import Unavailable
from matches.table import Table
from matches.timing import Absence, Timing, Word

__all__ = [
    "Absence",
    "Archive",
    "Blocks",
    "Challenge",
    "Challenges",
    "Desk",
    "Desks",
    "Invitation",
    "Listing",
    "Match",
    "MatchError",
    "Offer",
    "OfferListing",
    "Offers",
    "Outbox",
    "People",
    "Person",
    "Place",
    "Post",
    "Preferences",
    "Presets",
    "Privacy",
    "Seat",
    "Server",
    "Table",
    "Timing",
    "Unavailable",
    "Word",
]
