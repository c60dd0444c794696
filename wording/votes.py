"""What is said of a team's votes: on its moves, in ballots, and on what else it decides, in motions."""

from collections.abc import Iterator, Sequence
from typing import Final

import locales
from matches import Match, Offer
from matches.acts.acts import Pause
from matches.core.models import Ballot, Proposal
from matches.teams.team_models import Motion
from matches.teams.team_rules import leading
from wording.formatting import game_name, safe, timestamp

NAMED: Final = 8
"""Most members named in a line."""
SHARES: Final = 4
"""Most moves of a closed ballot that are told, each with its votes."""


def people_text(language: str, names: Sequence[str], count: int, most: int = NAMED) -> str:
    """Return the first of some names, `most` of them, and how many people there are beside; `count` is that of all."""
    shown = tuple(map(safe, names[:most]))
    return locales.say(language, "team-people", names=shown, count=count, more=count - len(shown))


# Ballots


def voted_text(language: str, ballot: Ballot) -> str:
    """Return the confirmation of one's own vote: until when it can be changed, or that it has closed the ballot."""
    move = ballot.own or ""
    if not ballot.is_open:
        return locales.say(language, "vote-decided", move=move)
    code = "vote-stored-ending" if ballot.is_ending else "vote-stored"
    return locales.say(language, code, move=move, until=timestamp(ballot.ends_at))


def votes_heading(language: str, match: Match, ballot: Ballot) -> str:
    """Return how many of the team to move have voted, and when the ballot closes."""
    data = {"team": safe(match.voters.name if match.voters else ""), "game": game_name(language, match.game)}
    return locales.say(language, "votes-heading", **data, count=ballot.count, until=timestamp(ballot.ends_at))


def proposal_lines(language: str, proposal: Proposal, own: str | None) -> Iterator[str]:
    """Yield a proposal with the number of its votes, and a line for each comment. `own`: the reader's vote."""
    data = {"move": proposal.text, "votes": proposal.count, "own": proposal.text == own}
    yield locales.say(language, "votes-proposal", **data)
    for name, comment in proposal.comments:
        yield locales.say(
            language, "votes-comment", named=name is not None, name=safe(name or ""), comment=safe(comment)
        )


def rest_text(language: str, rest: Sequence[Proposal]) -> str:
    """Return how many proposals there are that are not listed, and how many votes they have."""
    return locales.say(language, "ballot-rest", count=len(rest), votes=sum(each.count for each in rest))


def play_label(language: str, move: str, *, tied: bool = False) -> str:
    """Return the label of the captain's button to have a move played at once; `tied`: one of several."""
    return locales.say(language, "button-play-it", move=move, tied=tied)


def play_question(language: str, ballot: Ballot) -> str:
    """Return the question whether to close a ballot with votes: to play the move in the lead, or which of several."""
    first, *others = leading(ballot.proposals)
    code = "play-it-tied" if others else "play-it-question"
    return locales.say(language, code, move=first.text, votes=first.count, all=ballot.count)


def played_text(language: str, played: Match) -> str:
    """Return the confirmation for a captain who has closed a ballot. `played`: the match after it."""
    return locales.say(language, "play-it-done", move=str(played.decided.last))


def result_lines(language: str, team: str, ballot: Ballot) -> Iterator[str]:
    """Yield the result of a closed ballot, who of those who let themselves be named voted for its move, and why."""
    shown, rest = ballot.proposals[:SHARES], ballot.proposals[SHARES:]
    if not shown:
        return
    shares = tuple(_shares(language, shown, rest, ballot.count))
    yield locales.say(language, "ballot-closed", team=safe(team), shares=shares)
    if shown[0].names:
        people = people_text(language, shown[0].names, shown[0].count)
        yield locales.say(language, "ballot-voters", move=shown[0].text, people=people)
    if shown[0].quote:
        name, comment = shown[0].quote
        yield locales.say(language, "ballot-quote", named=bool(name), name=safe(name or ""), comment=safe(comment))


def _shares(language: str, shown: Sequence[Proposal], rest: Sequence[Proposal], count: int) -> Iterator[str]:
    first, *others = shown
    yield locales.say(language, "ballot-share-first", move=first.text, votes=first.count, all=count)
    yield from (locales.say(language, "ballot-share", move=each.text, votes=each.count) for each in others)
    if rest:
        yield rest_text(language, rest)


# Motions


def motion_lines(language: str, motion: Motion, match: Match, offer: Offer | None = None) -> Iterator[str]:
    """Yield the question of a motion, and how the votes stand or what was decided. `offer`: the one that it answers."""
    team = safe(match.seats[motion.player].name)
    if offer:
        data = {"player": safe(match.seats[offer.player].name), "what": offer.kind, "days": offer.days}
        yield locales.say(language, "motion-answer", team=team, **data)
    else:
        days = motion.act.days if isinstance(motion.act, Pause) else 0
        yield locales.say(language, "motion-asked", team=team, what=motion.act.kind, days=days)
    yield motion_status(language, motion)


def motion_status(language: str, motion: Motion) -> str:
    """Return how the votes on a motion stand, or what was decided."""
    counts = {"agreed": motion.agreed, "declined": motion.declined, "quorum": motion.quorum}
    return locales.say(language, f"motion-{motion.status}", **counts)
