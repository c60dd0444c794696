"""Matches from challenge to end, and the posts about them. Depends on engine and store, not on Discord."""

from matches import consequences  # noqa: F401  so that whoever announces something is heard
from matches.analysis.advice_service import Advice, AdvisedMove
from matches.analysis.analysis_models import NO_NOTES, Analysis, AnalysisListing, Notes, Subject
from matches.challenges.challenge_models import Challenge, Invitation
from matches.clocks.deadline_service import Notice
from matches.computers.computer_models import Explained, Hint, Reading, Review
from matches.core.match_errors import MatchError, NewerRules, VoidMatch
from matches.core.models import (
    Ballot,
    Computer,
    Holder,
    Listing,
    Match,
    Person,
    Place,
    Preferences,
    Proposal,
    Seat,
    Server,
    Stake,
    Team,
    TeamTerms,
    Unknown,
    computer,
)
from matches.desk.desk_service import Desk
from matches.events.event_models import Event, Member, TableRow
from matches.events.league_models import Division, League, LeagueReport, LeagueTerms, Season
from matches.events.tournament_models import Tournament, TournamentReport, TournamentTerms
from matches.follows.follow_service import Digest, Follow, FollowedEnd, Following, Told
from matches.offers.offer_models import Offer, OfferListing
from matches.people.preference_service import PreferenceService
from matches.playing.match_service import MatchService
from matches.posting.outbox import Outbox
from matches.posting.posts import QueuedPost
from matches.teams.team_models import Motion, Roster, TeamMember
from search import CERTAIN, LEVELS, Fact, Outlook, TurningPoint
from store import Unavailable
from store.schema import COMPUTER, NAMELESS

__all__ = [
    "CERTAIN",
    "COMPUTER",
    "LEVELS",
    "NAMELESS",
    "NO_NOTES",
    "Advice",
    "AdvisedMove",
    "Analysis",
    "AnalysisListing",
    "Ballot",
    "Challenge",
    "Computer",
    "Desk",
    "Digest",
    "Division",
    "Event",
    "Explained",
    "Fact",
    "Follow",
    "FollowedEnd",
    "Following",
    "Hint",
    "Holder",
    "Invitation",
    "League",
    "LeagueReport",
    "LeagueTerms",
    "Listing",
    "Match",
    "MatchError",
    "MatchService",
    "Member",
    "Motion",
    "NewerRules",
    "Notes",
    "Notice",
    "Offer",
    "OfferListing",
    "Outbox",
    "Outlook",
    "Person",
    "Place",
    "PreferenceService",
    "Preferences",
    "Proposal",
    "QueuedPost",
    "Reading",
    "Review",
    "Roster",
    "Season",
    "Seat",
    "Server",
    "Stake",
    "Subject",
    "TableRow",
    "Team",
    "TeamMember",
    "TeamTerms",
    "Told",
    "Tournament",
    "TournamentReport",
    "TournamentTerms",
    "TurningPoint",
    "Unavailable",
    "Unknown",
    "VoidMatch",
    "computer",
]
