"""What features contribute to the rooms below them, which do not know the features."""

from cogs.challenges.card_posts import AnchorPost, CardPost
from cogs.clocks.notice_posts import NoticePost
from cogs.computers.stuck_posts import StuckPost
from cogs.follows.follow_posts import DigestPost, FollowedPost
from cogs.leagues.league_posts import ChangedLeaguePost, LeaguePost
from cogs.people.settings_panels import FURTHER_PAGES
from cogs.playing.board_posts import ApartPost, BoardPost, TitlePost, UnreadPost, VoidPost
from cogs.playing.offer_messages import OfferPost
from cogs.posting.post import POSTS
from cogs.teams import server_matches
from cogs.teams.server_match_posts import ServerMatchPost
from cogs.teams.team_posts import MotionPost, TallyPost
from cogs.tournaments.tournament_posts import ChangedRoundPost, TournamentPost
from cogs.training.daily_posts import DailyPost
from matches.clocks.deadline_service import UNREAD
from matches.models import PERSONAL
from matches.teams.server_match_service import BEGUN, RESTED

# The kinds of posts.

POSTS.update(
    {
        "card": CardPost,
        "anchor": AnchorPost,
        "board": BoardPost,
        "tally": TallyPost,
        "apart": ApartPost,
        "offer": OfferPost,
        "motion": MotionPost,
        "title": TitlePost,
        "stuck": StuckPost,
        UNREAD: UnreadPost,
        "void": VoidPost,
        "daily": DailyPost,
        "league": LeaguePost,
        "league_change": ChangedLeaguePost,
        "tournament": TournamentPost,
        "tournament_change": ChangedRoundPost,
        **dict.fromkeys((BEGUN, RESTED), ServerMatchPost),
        "followed": FollowedPost,
        "digest": DigestPost,
        **dict.fromkeys((*PERSONAL, "late", "day", "pause", "away", "back", "unreached"), NoticePost),
    }
)

# The pages of a server's settings.

FURTHER_PAGES.update({"match": server_matches.load_page})
