"""Making teams, and changes of ballots by entries, pauses and deadlines, in the caller's transaction."""

import hmac
import secrets
from collections.abc import Collection
from dataclasses import replace
from typing import Any, Final, TypeVar

from engine.errors import MoveError
from matches.challenges.challenge_service import WantedTeam
from matches.clocks.absence_service import Attendance
from matches.clocks.clock_queries import pauses_of
from matches.clocks.clock_updates import MovedDeadline
from matches.core.clock import HOUR
from matches.core.match_errors import MatchError
from matches.core.models import Ballot, Listing, Match, Person, Team, TeamTerms
from matches.core.time_spans import reach
from matches.people.privacy_service import Erasing
from matches.playing import match_queries
from matches.playing.entering import Beginning, Entry, VoidEnd
from matches.playing.loading import read_listings
from matches.playing.match_service import Concern
from matches.posting import outbox_queries
from matches.posting.outbox import aside
from matches.teams import team_queries, vote_queries
from matches.teams.team_models import Standing
from matches.teams.team_rules import (
    MOST_TEAMS,
    TALLY_APART,
    before_deadline,
    check_place,
    check_terms,
    due_at,
    side_mark,
)
from store import note_queries, rows, schema
from store.transactions import Transaction

SIDES: Final = "sides"
"""Name of the note with the key of `side_mark`."""
Running = TypeVar("Running", Match, Listing)


async def add_team(
    transaction: Transaction, terms: TeamTerms, guild: int, now: int, captain: Person | None = None
) -> Team:
    """Store a team on checked terms, with its captain as the first member, and return it. Raises MatchError."""
    if captain:
        await check_room(transaction, captain.user)
    values = {"name": terms.name, "joining": terms.joining, "role": terms.role, "hours": terms.hours}
    values |= {"open_votes": terms.open_votes, "guild": guild}
    values |= {"founder": captain.user} if captain and terms.is_named_after else {}
    team = await rows.insert(transaction, schema.teams, **values, created_at=now, captain_seen_at=now)
    if captain:
        member = {"name": captain.name, "named": True, "captain": True, "joined_at": now}
        await team_queries.set_member(transaction, team, captain.user, **member)
    size = 1 if captain else 0
    return Team(team, terms.name, terms.joining, terms.role, terms.hours, terms.open_votes, size)


async def make_team(transaction: Transaction, wanted: WantedTeam) -> WantedTeam:
    """Make the team that is to have a seat of a challenge. Raises MatchError."""
    guild, terms = check_place(wanted.place), check_terms(wanted.terms)
    return replace(wanted, team=await add_team(transaction, terms, guild, wanted.now, wanted.captain))


async def check_room(transaction: Transaction, user: int) -> None:
    """Raise MatchError("too-many-teams") if a user is in teams of too many running matches to join another."""
    if await team_queries.running(transaction, user) >= MOST_TEAMS:
        raise MatchError("too-many-teams", most=MOST_TEAMS)


async def open_first_ballot(transaction: Transaction, beginning: Beginning) -> Beginning:
    """Open a ballot if a team begins."""
    return replace(beginning, match=await open_ballot(transaction, beginning.match, beginning.now))


async def follow_entry(transaction: Transaction, entry: Entry) -> Entry:
    """Open, move or close the ballot of the team to move.

    An entry that leaves the turn where it was leaves the ballot open, without the votes for moves that are not possible
    any more. Every other entry closes it. The last one ends what is kept of people who have left.
    """
    before, after, now = entry.before, entry.after, entry.now
    if not after.teams:
        return entry
    if entry.is_last:
        await rows.delete(transaction, schema.departed, {"match": after.id})
    ballot = before.ballot
    if ballot and _is_same_turn(before, after):
        return replace(entry, after=replace(after, ballot=await _renumber(transaction, ballot, after, now)))
    if ballot:
        await vote_queries.change_ballot(transaction, ballot.id, closed_at=now, due_at=None)
    return replace(entry, after=await open_ballot(transaction, after, now))


async def close_void(transaction: Transaction, void: VoidEnd) -> VoidEnd:
    """Close the ballots of a match that ends as void, and forget who had left it."""
    await vote_queries.close_all(transaction, void.match, void.now)
    await rows.delete(transaction, schema.departed, {"match": void.match})
    return void


async def open_ballot(transaction: Transaction, match: Match, now: int) -> Match:
    """Return a match with a new ballot if a team is to move."""
    seat = match.mover
    if seat is None or seat.team is None:
        return replace(match, ballot=None)
    entry, closing = match.entries + 1, before_deadline(now + seat.team.hours * HOUR, now, match.deadline)
    ballot_id = await vote_queries.add_ballot(
        transaction, match.id, entry, seat.player, seat.team.id, opened_at=now, closes_at=closing
    )
    return replace(match, ballot=Ballot(ballot_id, match.id, entry, seat.player, now, closing, closing, None, 0))


async def follow_deadline(transaction: Transaction, moved: MovedDeadline[Any]) -> MovedDeadline[Any]:
    """Move the open ballot of a match, if any, by as much as its deadline has moved."""
    ballot, now = moved.before.ballot, moved.now
    if ballot is None:
        return moved
    more = moved.after.overdue_at - max(moved.before.overdue_at, now)
    closing = before_deadline(max(ballot.closes_at, now) + more, now, moved.after.deadline)
    due = closing if ballot.due_at is None else min(max(ballot.due_at, now) + more, closing)
    later = replace(ballot, closes_at=closing, due_at=due)
    return replace(moved, after=await move_ballot(transaction, moved.after, later, now))


async def reconsider(transaction: Transaction, matches: Collection[int], now: int) -> None:
    """Have open ballots of some matches close as their votes stand, now that members have come, gone, or are away.

    The worker closes those that are due. In a pause the five minutes in which people may think again begin after it.
    """
    for match in await read_listings(transaction, sorted(matches)):
        if match.ballot:
            counts_from = reach(now, 0, await pauses_of(transaction, match.id, now))
            due = await due_as_voted(transaction, match, match.ballot, now, counts_from)
            if due != match.ballot.due_at:
                await move_ballot(transaction, match, replace(match.ballot, due_at=due), now)


async def follow_attendance(transaction: Transaction, changed: Attendance) -> Attendance:
    """Have the open ballots of a user who goes away or comes back close as their votes stand."""
    await reconsider(transaction, await match_queries.open_matches_of_member(transaction, changed.user), changed.now)
    return changed


async def due_as_voted(
    transaction: Transaction, match: Running, ballot: Ballot, now: int, counts_from: int | None = None
) -> int | None:
    """Return when the open ballot of a match closes as its votes stand. `counts_from`: when time counts again."""
    assert match.mover
    assert match.mover.team
    team = match.mover.team
    standing = Standing(*await vote_queries.standing(transaction, team.id, ballot.id, now))
    return due_at(ballot, team, standing, counts_from or now)


async def move_ballot(transaction: Transaction, match: Running, moved: Ballot, now: int) -> Running:
    """Store and return a match whose open ballot has the times of `moved`, and have its board say so.

    Sets every time at which a ballot closes that differs from the one that its board has told.
    """
    times = {"opened_at": moved.opened_at, "closes_at": moved.closes_at, "due_at": moved.due_at}
    await vote_queries.change_ballot(transaction, moved.id, **times)
    await queue_tally(transaction, match, now)
    return replace(match, ballot=moved)


async def take_back(transaction: Transaction, user: int, now: int, team: int | None = None) -> None:
    """Delete a user's votes in open ballots and on open motions: all, or those of a team."""
    await vote_queries.remove_motion_votes(transaction, user, team)
    found = await vote_queries.votes_open(transaction, user, team)
    for row in found:
        await rows.delete(transaction, schema.votes, {"ballot": row.id, "user": user})
    for match in await read_listings(transaction, [row.match for row in found]):
        await queue_tally(transaction, match, now)


async def leave_for_good(transaction: Transaction, erasing: Erasing) -> Erasing:
    """Take a user who deletes their data out of all teams with what is still open of them, and keep on which sides they
    have been, so that they do not come back on another one.
    """
    user, now = erasing.user, erasing.now
    running = await match_queries.open_matches_of_member(transaction, user)
    await take_back(transaction, user, now)
    for match, player in await team_queries.sides_taken(transaction, user):
        await keep_side(transaction, user, match, player)
    is_found = await rows.delete(transaction, schema.team_members, {"user": user}) > 0
    await reconsider(transaction, running, now)
    return replace(erasing, is_found=erasing.is_found or is_found)


async def keep_side(transaction: Transaction, user: int, match: int, player: int | None = None) -> None:
    """Keep until the end of a match that somebody has left it, and the player for whom their moves or votes counted."""
    key = await note_queries.note(transaction, SIDES)
    if key is None:
        key = secrets.token_hex(32)
        await note_queries.write_note(transaction, SIDES, key)
    await team_queries.keep_side(transaction, match, side_mark(key, match, user), player)


async def add_concerns(transaction: Transaction, concern: Concern) -> Concern:
    """Add the matches in which a user has voted, and the running ones whose team they have left, or in which they
    played before they deleted their data.
    """
    key = await note_queries.note(transaction, SIDES)
    kept = await rows.get_all(transaction, schema.departed) if key else ()
    own = [row for row in kept if key and hmac.compare_digest(row.mark, side_mark(key, row.match, concern.user))]
    voted = await team_queries.matches_voted_in(transaction, concern.user)
    return replace(concern, matches=concern.matches.union((row.match for row in own), voted))


async def check_loyal(transaction: Transaction, match_id: int, team_id: int, user: int) -> None:
    """Raise MatchError("changed-sides") if a user has played in a team's match on another side, or a vote of theirs has
    counted for it, also if they have deleted their data since.
    """
    if voted_for := await vote_queries.team_voted_for(transaction, match_id, user, other_than=team_id):
        raise MatchError("changed-sides", team=voted_for)
    key = await note_queries.note(transaction, SIDES)
    kept = key and await team_queries.side_kept(transaction, match_id, side_mark(key, match_id, user), team_id)
    if kept:
        raise MatchError("changed-sides", team=kept)


async def queue_tally(transaction: Transaction, match: Match | Listing, now: int) -> None:
    """Queue an edit of a match's board because of votes, unless one waits: at most one every ten seconds.

    There are two posts at most. While one of them is being sent, with the number of votes as it was, the other waits.
    """
    posts = await vote_queries.tallies(transaction, match.id, match.entries)
    waiting = [post for post in posts if post.done_at is None]
    if any((post.claimed_until or 0) <= now for post in waiting):
        return
    due = max(now, max((post.due_at + TALLY_APART for post in posts), default=now))
    done = next((post for post in posts if post.done_at is not None), None)
    if done:
        await vote_queries.repeat_tally(transaction, done.id, now, due)
    elif len(waiting) < 2:
        columns = aside(match.id, match.place) | {"entry": match.entries, "number": len(waiting), "due_at": due}
        await outbox_queries.add(transaction, "tally", now, match.id, **columns)


def _is_same_turn(before: Match, after: Match) -> bool:
    return after.turn == before.turn and after.state.ply == before.state.ply


async def _renumber(transaction: Transaction, ballot: Ballot, match: Match, now: int) -> Ballot:
    """Return a ballot for the next entry, without votes for moves that are not possible any more."""
    impossible = [text for text in await vote_queries.texts(transaction, ballot.id) if not _is_possible(match, text)]
    if impossible:
        await vote_queries.remove_votes_for(transaction, ballot.id, impossible)
    changed = {"entry": match.entries + 1, "due_at": await due_as_voted(transaction, match, ballot, now)}
    await vote_queries.change_ballot(transaction, ballot.id, **changed)
    return replace(ballot, entry=match.entries + 1, due_at=changed["due_at"])


def _is_possible(match: Match, text: str) -> bool:
    try:
        match.state.play(text)
    except MoveError:
        return False
    return True
