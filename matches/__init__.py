"""The life of a match: challenge, moves, end, what is to be posted. Knows engine and store, not Discord."""

from matches.absence_service import Absence, AbsenceService
from matches.archive_service import ArchiveService
from matches.block_service import BlockService
from matches.challenge_service import ChallengeService
from matches.computer_service import ComputerService, Hint, Review
from matches.deadline_service import DeadlineService, Notice
from matches.desk_service import Desk, DeskService
from matches.follow_service import Digest, Follow, FollowedEnd, Following, FollowService, Told
from matches.league_models import (
    Division,
    Fixture,
    League,
    LeagueReport,
    LeagueTerms,
    Member,
    Part,
    Season,
    Standing,
)
from matches.league_service import LeagueService
from matches.match_errors import MatchError, NewerRules, VoidMatch
from matches.match_service import MatchService
from matches.models import (
    Challenge,
    Invitation,
    Listing,
    Match,
    Offer,
    OfferListing,
    Person,
    Place,
    Preferences,
    QueuedPost,
    Seat,
    Server,
    computer,
)
from matches.offer_service import OfferService
from matches.outbox import Outbox
from matches.preference_service import PreferenceService
from matches.preset_service import PresetService
from matches.privacy_service import PrivacyService
from matches.season_service import SeasonService
from matches.store import Unavailable
from search import LEVELS, Fact, TurningPoint

__all__ = [
    "LEVELS",
    "Absence",
    "AbsenceService",
    "ArchiveService",
    "BlockService",
    "Challenge",
    "ChallengeService",
    "ComputerService",
    "DeadlineService",
    "Desk",
    "DeskService",
    "Digest",
    "Division",
    "Fact",
    "Fixture",
    "Follow",
    "FollowService",
    "FollowedEnd",
    "Following",
    "Hint",
    "Invitation",
    "League",
    "LeagueReport",
    "LeagueService",
    "LeagueTerms",
    "Listing",
    "Match",
    "MatchError",
    "MatchService",
    "Member",
    "NewerRules",
    "Notice",
    "Offer",
    "OfferListing",
    "OfferService",
    "Outbox",
    "Part",
    "Person",
    "Place",
    "PreferenceService",
    "Preferences",
    "PresetService",
    "PrivacyService",
    "QueuedPost",
    "Review",
    "Season",
    "SeasonService",
    "Seat",
    "Server",
    "Standing",
    "Told",
    "TurningPoint",
    "Unavailable",
    "VoidMatch",
    "computer",
]
