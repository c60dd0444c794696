"""Rules of teams: who may join, when a ballot closes, what it decides, and who becomes captain."""

import hmac
from collections.abc import Collection, Iterable, Sequence
from typing import Final

from matches.core.clock import DAY, MINUTE
from matches.core.match_errors import MatchError
from matches.core.models import Ballot, Match, Place, Proposal, Seat, Team, TeamTerms
from matches.core.names import one_line
from matches.playing.match_rules import check_takes_part
from matches.teams.team_models import Motion, Standing, Vote, Voters

MOST_MEMBERS: Final = 500
"""People in a team, counting those who were named and have not joined."""
MOST_TEAMS: Final = 50
"""Running matches in which a person is in a team."""
LONGEST_NAME: Final = 40
MOST_HOURS: Final = 168
LONGEST_COMMENT: Final = 200
MARGIN: Final = 600
"""Seconds before the deadline at which a ballot closes at the latest, or half of the time if that is less."""
THINK_AGAIN: Final = 5 * MINUTE
"""Seconds for which a ballot stays open once all have voted who are waited for."""
COSTS_NOTHING: Final = ("pause", "timeout", "day")
"""Kinds of acts that give nothing away."""
LEAST: Final = 2
"""Members who give something away for a team, at least: one alone never does."""
MOST_COMMENTS: Final = 20
"""Comments shown of one proposal, and names of its voters."""
CAPTAIN_GONE: Final = 7 * DAY
"""Seconds without a sign of life from the captain after which another member becomes captain."""
MOST_THANKED: Final = 5
"""Members of a team who are thanked at the end of a match."""
TALLY_APART: Final = 10
"""Least seconds between two edits of a board because of votes."""


# Making and joining


def check_terms(terms: TeamTerms) -> TeamTerms:
    """Return the terms of a new team with its name on one line. Raises MatchError("team-name" | "team-hours")."""
    name = one_line(terms.name)
    if not 0 < len(name) <= LONGEST_NAME:
        raise MatchError("team-name", most=LONGEST_NAME)
    if not 1 <= terms.hours <= MOST_HOURS:
        raise MatchError("team-hours", most=MOST_HOURS)
    return TeamTerms(name, terms.joining, terms.role, terms.hours, terms.open_votes, terms.is_named_after)


def check_place(place: Place) -> int:
    """Return the server of a place. Raises MatchError("team-place") unless the bot is a member of it.

    Elsewhere it could not edit the board as people vote.
    """
    if place.guild is None or place.answer_only:
        raise MatchError("team-place")
    return place.guild


def check_may_join(team: Team, roles: Collection[int], *, is_invited: bool) -> None:
    """Raise MatchError unless a person may join a team.

    `roles`: theirs. `is_invited`: whether the captain named them.
    """
    if is_invited:
        return
    if team.joining == "role" and team.role not in roles:
        raise MatchError("team-role", team=team.name, role=str(team.role))
    if team.joining == "named":
        raise MatchError("team-named", team=team.name)


def check_member(match: Match, user: int, seen: int | None = None) -> Seat:
    """Return the seat of a user's team that may act in a running match. Raises MatchError as `check_player` does, or if
    the user plays by themselves.
    """
    seat = check_takes_part(match, user, seen)
    if not seat.is_team:
        raise MatchError("no-team", match=match)
    return seat


def is_captain_gone(unseen: int) -> bool:
    """Return whether a team has been without its captain for so many seconds that another member takes over."""
    return unseen >= CAPTAIN_GONE


def side_mark(key: str, match: int, user: int) -> str:
    """Return what stands for a user in a match once their data is deleted: it tells nobody who they were, and different
    matches have different marks.
    """
    return hmac.new(bytes.fromhex(key), f"{match} {user}".encode(), "sha256").hexdigest()


# Ballots


def before_deadline(moment: int, now: int, deadline: int | None) -> int:
    """Return when a ballot closes that is to close at a moment, or earlier to be in time for the deadline."""
    return moment if deadline is None else min(moment, deadline - min(MARGIN, max(deadline - now, 0) // 2))


def tally(votes: Iterable[Vote]) -> tuple[Proposal, ...]:
    """Return the moves voted for: most votes first, between equals the one voted for earlier.

    `votes` are in the order in which they were cast.
    """
    by_text: dict[str, list[Vote]] = {}
    for vote in votes:
        by_text.setdefault(vote.text, []).append(vote)
    return tuple(_proposal(text, cast) for text, cast in sorted(by_text.items(), key=lambda item: -len(item[1])))


def leading(proposals: Sequence[Proposal]) -> Sequence[Proposal]:
    """Return the proposals with most votes, of all as `tally` returns them."""
    return [each for each in proposals if each.count == proposals[0].count]


def due_at(ballot: Ballot, team: Team, standing: Standing, now: int) -> int | None:
    """Return when an open ballot closes as its votes stand; None if its time is up and nobody has voted.

    It closes at once if nobody's vote can change it: not even if one voter thinks again and all who are silent want
    another move. Once all have voted who are waited for, people have five minutes to think again.
    """
    if not standing.lead:
        return ballot.closes_at if now < ballot.closes_at else None
    if team.joining != "server" and 2 * (standing.lead - 1) > standing.people:
        return min(now, ballot.closes_at)
    if _is_waiting(team, standing):
        return ballot.closes_at
    ends = now + THINK_AGAIN if ballot.due_at is None else min(now + THINK_AGAIN, ballot.due_at)
    return min(ends, ballot.closes_at)


def _is_waiting(team: Team, standing: Standing) -> bool:
    """Return whether people are waited for, who voted in the last two turns; before anybody has, all members are.

    Nobody is if more than half want the same. Who is in a server's team says nothing: anybody may come.
    """
    if team.joining == "server":
        return not standing.regulars or standing.regulars_missing > 0
    if 2 * standing.lead > standing.people:
        return False
    return (standing.regulars_missing if standing.regulars else standing.members_missing) > 0


def _proposal(text: str, votes: Sequence[Vote]) -> Proposal:
    names = tuple(vote.name for vote in votes if vote.name)
    comments = tuple((vote.name, vote.comment) for vote in votes if vote.comment)
    quote = next(((vote.name, vote.comment) for vote in votes if vote.comment and vote.quoted), None)
    return Proposal(text, len(votes), votes[0].at, names, comments[-MOST_COMMENTS:], quote)


# Motions


def gives_up(kind: str) -> bool:
    """Return whether a motion for an act of a kind, or an answer to an offer of that kind, gives away what is the whole
    team's, such as the match or a move that it has voted for.
    """
    return kind not in COSTS_NOTHING


def half(voters: int, members: int) -> int:
    """Return how many members decide a motion that gives nothing away: half of those who voted last, or before the
    first ballot has closed half of all.
    """
    return max(1, -(-(voters or members) // 2))


def electors(voters: Voters, team: Team) -> tuple[Collection[int], int]:
    """Return who decides a motion that gives something away, and how many of them carry or reject it.

    That is a majority of those who voted last, and two people at least: where fewer voted last, everybody whose vote
    has counted in the match may be one of them. Before any has, it is a majority of all members, of people who vote
    now. Only a team of one decides alone; that of a whole server never does.
    """
    deciding = (voters.latest if len(voters.latest) >= LEAST else voters.counted) or voters.now
    majority = (len(voters.latest) if voters.counted else voters.members) // 2 + 1
    return deciding, max(majority, min(LEAST, voters.members) if team.is_led else LEAST)


def check_elector(voters: Voters, team: Team, user: int) -> int:
    """Return how many votes decide a motion that gives something away, for a user who wants to vote on it.

    Raises MatchError("motion-votes-first" | "motion-latest" | "motion-too-few").
    """
    deciding, needed = electors(voters, team)
    if user not in deciding:
        raise MatchError("motion-latest" if voters.counted else "motion-votes-first", team=team.name)
    if voters.counted and len(deciding) < needed:
        raise MatchError("motion-too-few", team=team.name, needed=needed)
    return needed


def verdict(motion: Motion) -> str:
    """Return the status of a motion after a vote: open, carried or rejected."""
    if motion.agreed >= motion.quorum:
        return "carried"
    return "rejected" if motion.declined >= motion.quorum else "open"


def check_comment(comment: str | None) -> str | None:
    """Return a comment on one line, None if it is empty. Raises MatchError("vote-comment") if it is too long."""
    text = one_line(comment or "")
    if len(text) > LONGEST_COMMENT:
        raise MatchError("vote-comment", most=LONGEST_COMMENT)
    return text or None
