"""What follows from what happens, in the order in which it follows, all in the same transaction.

Rooms announce what they did and do not know each other. This table says who listens.
"""

from matches.challenges import challenge_service
from matches.clocks import absence_service, clock_updates
from matches.events import event_director
from matches.follows import follow_service
from matches.offers import offer_rules, offer_service
from matches.people import block_service, privacy_service
from matches.plans import plan_updates
from matches.playing import entering, match_service, title_queries
from matches.ratings import rating_queries, rating_updates
from matches.teams import server_match_service, team_updates

entering.BEGINNING.listeners = (
    clock_updates.start_clock,
    team_updates.open_first_ballot,
)
entering.ENTRY.listeners = (
    clock_updates.charge,
    entering.store_entry,
    offer_rules.close_overtaken,
    rating_updates.rate_end,
)
entering.TURN.listeners = (
    plan_updates.play_answers,
    entering.queue_board,
    follow_service.tell_end,
    clock_updates.set_times,
    entering.store_match,
    team_updates.follow_entry,
    server_match_service.follow_end,
    event_director.follow_end,
)
entering.VOID_END.listeners = (
    offer_rules.close_all,
    plan_updates.drop_plans,
    team_updates.close_void,
    follow_service.forget_followers,
    server_match_service.follow_void,
    event_director.follow_void,
)
entering.RENAMING.listeners = (event_director.rename,)
clock_updates.DEADLINE_MOVED.listeners = (team_updates.follow_deadline,)
offer_service.OFFER_CLOSED.listeners = (plan_updates.answer_when_free,)
match_service.CONCERNS.listeners = (team_updates.add_concerns,)
challenge_service.TEAM_WANTED.listeners = (team_updates.make_team,)
absence_service.ATTENDANCE_CHANGED.listeners = (team_updates.follow_attendance,)
block_service.BLOCKED.listeners = (challenge_service.decline_blocked,)
privacy_service.ERASING.listeners = (
    team_updates.leave_for_good,
    title_queries.add_titles,
    rating_queries.keep_brought,
)
