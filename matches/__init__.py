"""Matches from challenge to end, and the posts about them. Depends on engine and store, not on Discord."""

from matches.archive.archive_service import ArchiveService
from matches.challenges.challenge_service import ChallengeService
from matches.challenges.preset_service import PresetService
from matches.clocks.deadline_service import DeadlineService, Notice
from matches.computers.computer_service import ComputerService, Hint, Review
from matches.follows.follow_service import Digest, Follow, FollowedEnd, Following, FollowService, Told
from matches.leagues.league_models import (
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
from matches.leagues.league_service import LeagueService
from matches.leagues.season_service import SeasonService
from matches.match_errors import MatchError, NewerRules, VoidMatch
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
from matches.people.absence_service import Absence, AbsenceService
from matches.people.block_service import BlockService
from matches.people.desk_service import Desk, DeskService
from matches.people.preference_service import PreferenceService
from matches.people.privacy_service import PrivacyService
from matches.playing.match_service import MatchService
from matches.playing.offer_service import OfferService
from matches.posting.outbox import Outbox
from search import LEVELS, Fact, TurningPoint
from store import Unavailable
from store.schema import COMPUTER, NAMELESS, NOBODY

__all__ = [
    "COMPUTER",
    "LEVELS",
    "NAMELESS",
    "NOBODY",
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
