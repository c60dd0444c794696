"""What features contribute to the rooms below them, which do not know the features."""

from functools import partial

from cogs.analysis import analysis_panels
from cogs.analysis.analysis_moves import analysis_position
from cogs.analysis.note_messages import desk_boards_buttons, listed_notes, remarks
from cogs.archive.replay_messages import VIEW_BUTTONS, play_on_buttons
from cogs.challenges import challenge_cards
from cogs.challenges.card_posts import AnchorPost, CardPost
from cogs.challenges.position_challenges import match_position
from cogs.challenges.positions import SOURCES
from cogs.challenges.rematches import rematch_buttons
from cogs.clocks.notice_messages import NoticePost, board_lines, desk_lines, hurry_buttons
from cogs.computers.hint_messages import hint_buttons
from cogs.computers.practice import StuckPost
from cogs.computers.review_messages import REVIEW_TRIES, review_buttons
from cogs.desk import desk_messages
from cogs.events.event_posts import ChangedEventPost, EventPost
from cogs.follows.follow_messages import desk_follows_buttons, follow_buttons
from cogs.follows.follow_posts import DigestPost, FollowedPost
from cogs.offers.offer_messages import OfferPost, offer_buttons, update_closed_offers
from cogs.people.settings_panels import FURTHER_PAGES
from cogs.plans.plan_messages import planning_buttons, plans_buttons
from cogs.playing import acting, board_messages, board_posts, more_messages, move_picker, move_submission, picking
from cogs.playing.board_messages import entry_links, links, view_buttons
from cogs.playing.board_posts import BoardPost, PrivateBoardPost, TitlePost, UnreadPost, VoidPost
from cogs.playing.more_messages import resign_buttons
from cogs.posting.post import POSTS
from cogs.posting.sender import DELIVERIES, OUTCOMES
from cogs.teams import server_matches
from cogs.teams.asked_teams import tell_motion, tell_vote
from cogs.teams.team_lines import (
    agreement_buttons,
    closed_lines,
    join_buttons,
    load_votes,
    open_lines,
    own_seat_buttons,
    roster_lines,
    seat_buttons,
    teams_buttons,
    thanks_lines,
    votes_buttons,
)
from cogs.teams.team_messages import join_first_messages
from cogs.teams.team_posts import MotionPost, ServerMatchPost, TallyPost
from cogs.training.daily_messages import DailyPost
from cogs.training.exercise_messages import BOARD_BUTTONS, KINDS
from cogs.training.lesson_messages import LESSON_STEPS, card_learn_buttons, first_step_buttons, match_option_buttons
from cogs.training.puzzle_messages import TRIES, puzzle_position
from cogs.web.page_messages import (
    desk_page_buttons,
    exercise_page_buttons,
    load_page,
    page_buttons,
    thinking_page_buttons,
)
from matches.clocks.deadline_service import UNREAD
from matches.core.models import PERSONAL, Ballot
from matches.core.zeros import from_zero
from matches.teams.server_match_service import BEGUN, RESTED
from matches.teams.team_models import Motion

# The board of a match, from top to bottom: whose turn it is, and what was decided; at its end, what is left to do.

board_messages.TURN_NEWS.providers = (load_votes, load_page)
board_messages.ASKED_LINES.providers = (open_lines, board_lines)
board_messages.TOLD_LINES.providers = (closed_lines, thanks_lines)
board_messages.TURN_BUTTONS.providers = (page_buttons, votes_buttons, teams_buttons, view_buttons)
board_messages.FIRST_STEPS.providers = (hint_buttons, links("rules"), first_step_buttons)
board_messages.LAST_BUTTONS.providers = (
    play_on_buttons,
    page_buttons,
    links("replay"),
    view_buttons,
    links("record"),
    review_buttons,
    agreement_buttons,
    rematch_buttons,
)

# A private board, and what is behind More.

board_messages.BOARD_LINES.providers = (board_lines,)
board_messages.REMARKS.providers = (remarks,)
board_messages.BOARD_BUTTONS.providers = (page_buttons, follow_buttons, entry_links("think"))
more_messages.LOOKS.providers = (
    links("text", "rules", "replay", "record"),
    match_option_buttons,
    follow_buttons,
    entry_links("think", "note"),
    hint_buttons,
)
more_messages.REQUESTS.providers = (offer_buttons, resign_buttons)
more_messages.WAITING.providers = (hurry_buttons, plans_buttons)

# After a move, and once its board is posted.

move_submission.MEANWHILE.providers = (planning_buttons,)
board_posts.UPDATES[:] = [update_closed_offers]

# What is told of an act for which a team is asked.

acting.TELLING.update({Ballot: tell_vote, Motion: tell_motion})

# A replay, and a thinking board.

VIEW_BUTTONS.providers = (page_buttons,)
analysis_panels.LOOKS.providers = (thinking_page_buttons,)

# The way to a move.

move_picker.INSTEAD.providers = (join_first_messages,)
picking.EXITS.providers = (votes_buttons,)

# The card of a challenge.

challenge_cards.PLAYERS.providers = (roster_lines,)
challenge_cards.ANSWERS.providers = (seat_buttons,)
challenge_cards.JOINING.providers = (join_buttons,)
challenge_cards.OWN_SEAT.providers = (own_seat_buttons,)
challenge_cards.LEARNING.providers = (card_learn_buttons,)

# The kinds of exercises, and the positions from which one may play on.

BOARD_BUTTONS.providers = (exercise_page_buttons,)
KINDS.update({"lesson": LESSON_STEPS, "review": REVIEW_TRIES, **TRIES})
SOURCES.update({"match": match_position, "analysis": analysis_position})
SOURCES.update({kind: partial(puzzle_position, tries) for kind, tries in TRIES.items()})

# The kinds of posts.

POSTS.update(
    {
        "card": CardPost,
        "anchor": AnchorPost,
        "board": BoardPost,
        "tally": TallyPost,
        "apart": PrivateBoardPost,
        "offer": OfferPost,
        "motion": MotionPost,
        "title": TitlePost,
        "stuck": StuckPost,
        UNREAD: UnreadPost,
        "void": VoidPost,
        "daily": DailyPost,
        **dict.fromkeys(("league", "tournament"), EventPost),
        **dict.fromkeys(("league_change", "tournament_change"), ChangedEventPost),
        **dict.fromkeys((BEGUN, RESTED), ServerMatchPost),
        "followed": FollowedPost,
        "digest": DigestPost,
        **dict.fromkeys((*PERSONAL, "late", "day", "pause", "away", "back", "unreached"), NoticePost),
    }
)
from_zero(DELIVERIES, POSTS, OUTCOMES)

# The desk.

desk_messages.MATCH_LINES.providers = (desk_lines,)
desk_messages.REMARKS.providers = (listed_notes,)
desk_messages.WAYS.providers = (desk_page_buttons, desk_follows_buttons, desk_boards_buttons)

# The pages of a server's settings.

FURTHER_PAGES.update({"match": server_matches.load_page})
