"""What follows from what happens, in the order in which it follows, all in the same transaction.

Rooms announce what they did and do not know each other. This table says who listens.
"""

from matches.challenges import challenge_service
from matches.clocks.absence_service import ATTENDANCE_CHANGED
from matches.people.block_service import BLOCKED
from matches.people.privacy_service import ERASING
from matches.playing import title_queries
from matches.ratings import rating_queries
from matches.teams import team_service, team_updates

ATTENDANCE_CHANGED.listeners = (team_service.follow_attendance,)
BLOCKED.listeners = (challenge_service.decline_blocked,)
ERASING.listeners = (team_updates.leave_for_good, title_queries.add_titles, rating_queries.keep_brought)
