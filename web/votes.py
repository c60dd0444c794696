"""A team's votes on the page: the proposals for its move, the captain's word, and what else it decides."""

from collections.abc import AsyncIterator, Iterator, Mapping
from typing import Any, Final

from matches import Match, MatchError, Offer
from matches.acts.acts import Answer
from matches.core.models import Ballot
from matches.teams.team_models import Motion
from matches.teams.team_rules import LONGEST_COMMENT, leading
from web.boards import LARGEST, Visit
from web.words import plain, told
from wording.votes import (
    motion_lines,
    motion_status,
    play_label,
    play_question,
    played_text,
    proposal_lines,
    rest_text,
    result_lines,
    votes_heading,
)

MOST_LISTED: Final = 20
"""The most proposals that are listed beside one's own; others are voted for on the board."""


async def results(visit: Visit, shown: Match) -> list[str]:
    """Return how the vote went that led to a board."""
    ballot = await visit.services.votes.result(shown) if shown.teams else None
    lines = result_lines(visit.language, shown.seats[ballot.player].name, ballot) if ballot else ()
    return [plain(line) for line in lines]


async def vote_acts(visit: Visit, match: Match) -> list[dict[str, Any]]:
    """Return what is told somebody of the votes of a team on the latest board, and what they can do about it."""
    if not match.teams or match.mover is None:
        return []
    try:
        ballot = await visit.services.votes.ballot(match.id, visit.user)
    except MatchError as refusal:
        acts = [] if refusal.code == "no-ballot" else [{"about": told(visit.language, refusal)}]
    else:
        acts = [*_ballot_acts(visit, match, ballot)]
    return acts + [act async for act in _motion_acts(visit, match)]


def _ballot_acts(visit: Visit, match: Match, ballot: Ballot) -> Iterator[dict[str, Any]]:
    """Yield the proposals as far as they may be seen, each with what a member can do; then the captain's word."""
    language = visit.language
    yield {"about": plain(votes_heading(language, match, ballot))}
    rest = [each for each in ballot.proposals[MOST_LISTED:] if each.text != ballot.own]
    for proposal in ballot.proposals:
        if proposal in rest:
            continue
        act: dict[str, Any] = {"about": plain("\n".join(proposal_lines(language, proposal, ballot.own)))}
        if proposal.text == ballot.own:
            act |= _comment(visit, proposal.text)
        elif ballot.is_member:
            label = visit.say("button-vote-for", move=proposal.text)
            act |= {"send": {"act": "play", "text": proposal.text}, "label": label}
        yield act
    if rest:
        yield {"about": plain(rest_text(language, rest))}
    if ballot.is_captain and ballot.proposals:
        yield _captains_word(visit, ballot)


def _comment(visit: Visit, move: str) -> dict[str, Any]:
    """Return the act of saying why one votes for a move."""
    field = {"kind": "line", "label": visit.say("vote-comment-label", move=move), "value": "", "most": LONGEST_COMMENT}
    later = {"kind": "yes", "label": visit.say("choice-comment-quoted"), "value": True}
    return {
        "send": {"act": "play", "text": move},
        "label": visit.say("button-vote-comment"),
        "ask": visit.say("vote-comment-hint"),
        "yes": visit.say("page-send"),
        "fields": [{"name": "comment", **field}, {"name": "quoted", **later}],
    }


def _captains_word(visit: Visit, ballot: Ballot) -> dict[str, Any]:
    """Return the act of closing a vote: asked before, and which move is played, if several lead."""
    leaders = [each.text for each in leading(ballot.proposals)[:MOST_LISTED]]
    is_tied = len(leaders) > 1

    def choice(move: str) -> dict[str, Any]:
        label = play_label(visit.language, move) if is_tied else visit.say("button-close-yes")
        return {"send": {"act": "play-it", "text": move}, "label": plain(label)}

    return {
        "label": plain(play_label(visit.language, leaders[0], tied=is_tied)),
        "ask": plain(play_question(visit.language, ballot)),
        "choices": [choice(move) for move in leaders],
        "no": visit.say("button-close-no"),
    }


async def _motion_acts(visit: Visit, match: Match) -> AsyncIterator[dict[str, Any]]:
    """Yield the motions of a member's team about the latest board, with the votes for and against."""
    for motion in await visit.services.motions.of(match.id, visit.user):
        offer = await _offer(visit, motion)
        about = plain("\n".join(motion_lines(visit.language, motion, match, offer)))
        if motion.status != "open":
            yield {"about": about}
            continue
        send = {"act": "vote", "motion": motion.id}
        yield {"send": send | {"agrees": True}, "label": visit.say("button-motion-yes"), "about": about}
        yield {"send": send | {"agrees": False}, "label": visit.say("button-motion-no")}


async def _offer(visit: Visit, motion: Motion) -> Offer | None:
    return await visit.services.offers.get(motion.act.offer) if isinstance(motion.act, Answer) else None


async def do_vote(visit: Visit, match: Match, data: Mapping[str, Any], moment: int) -> str | None:
    """Do what concerns only teams, and return what to say of it; None for what else the page has sent.

    Raises MatchError.
    """
    services, person = visit.services, visit.visitor.person
    match data:
        case {"act": "play-it", "text": str(text)}:
            return plain(played_text(visit.language, await services.votes.play_it(match.id, person, moment, text)))
        case {"act": "vote", "motion": int(number), "agrees": bool(agrees)} if 0 < number < LARGEST:
            if (await services.motions.get(number)).match != match.id:
                raise MatchError("no-such-motion")
            return motion_said(visit, await services.motions.answer(number, person, agrees))
    return None


def motion_said(visit: Visit, motion: Motion) -> str:
    """Return the confirmation of a vote on a motion."""
    return visit.say("page-proposed") if motion.status == "open" else plain(motion_status(visit.language, motion))
