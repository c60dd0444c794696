"""What follows from what happens, in the order in which it follows, all in the same transaction.

Rooms announce what they did and do not know each other. This table says who listens.
"""

from matches.challenges import challenge_service
from matches.clocks.absence_service import ATTENDANCE_CHANGED
from matches.people.block_service import BLOCKED
from matches.teams import team_service

ATTENDANCE_CHANGED.listeners = (team_service.follow_attendance,)
BLOCKED.listeners = (challenge_service.decline_blocked,)
