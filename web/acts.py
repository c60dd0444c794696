"""What somebody does in a match from the page: the acts of `matches.acts`, by their names there."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from matches import Match, MatchError, Offer, Seat
from matches.acts.acts import (
    Act,
    Answer,
    ClaimDraw,
    ClaimTime,
    GiveDay,
    Nudge,
    OfferDraw,
    Pause,
    Play,
    Proposed,
    Rematch,
    Resign,
    TakeBack,
    Withdraw,
)
from matches.acts.open_acts import hurrying, offering
from matches.core.models import Ballot
from matches.offers.offer_rules import LONGEST_PAUSE
from matches.playing.match_rules import may_have_hints
from matches.teams.team_models import Motion
from web.boards import LARGEST, Visit
from web.votes import do_vote, motion_said, vote_acts
from web.words import plain
from wording.requests import offered_text, other_level, resign_question
from wording.votes import voted_text

LONGEST_DAYS: Final = 3
"""Most digits of a pause's days."""
SIMPLE: Final[Mapping[str, Callable[[Match], Act]]] = {
    "draw": lambda _: OfferDraw(),
    "claim-draw": lambda _: ClaimDraw(),
    "takeback": lambda _: TakeBack(),
    "resign": lambda _: Resign(),
    "claim-time": lambda _: ClaimTime(),
    "nudge": lambda _: Nudge(),
    "day": lambda match: GiveDay(match.deadline),
    "rematch": lambda _: Rematch(),
}
"""Acts that need nothing but the match, by the names of their buttons (`button-…`)."""
ANSWERS: Final[Mapping[str, Callable[[int], Act]]] = {
    "agree": Answer,
    "disagree": lambda offer: Answer(offer, agrees=False),
    "withdraw": Withdraw,
}
"""Answers to an offer by its number."""


def read_act(match: Match, data: Mapping[str, Any]) -> Act:
    """Return the act that the page has sent. Raises MatchError("unknown-control")."""
    match data:
        case {"act": "play", "text": str(text), "comment": str(comment), "quoted": bool(quoted)}:
            return Play(text, comment=comment, quoted=quoted)
        case {"act": "play", "text": str(text)} if "comment" not in data:
            return Play(text)
        case {"act": "pause", "days": str(days)}:
            return Pause(int(days) if days.strip().isdecimal() and len(days) <= LONGEST_DAYS else 0)
        case {"act": "rematch", "step": int(step)} if step in (-1, 1):
            return Rematch(step)
        case {"act": str(name)} if name in SIMPLE and "step" not in data:
            return SIMPLE[name](match)
        case {"act": str(name), "offer": int(offer)} if name in ANSWERS and 0 < offer < LARGEST:
            return ANSWERS[name](offer)
    raise MatchError("unknown-control")


async def do(visit: Visit, match: Match, data: Mapping[str, Any]) -> dict[str, Any]:
    """Do what the page has sent, and return what to say of it, or where to go. Raises MatchError, MoveError."""
    moment = data.get("moment")
    if not isinstance(moment, int):
        raise MatchError("unknown-control")
    if (said := await do_vote(visit, match, data, moment)) is not None:
        return {"said": said}
    act = read_act(match, data)
    if isinstance(act, Answer | Withdraw) and (await visit.services.offers.get(act.offer)).match.id != match.id:
        raise MatchError("unknown-control")
    if isinstance(act, Play) and moment != match.entries:
        raise MatchError("moved-on", match=match)
    done = await visit.services.acts.do(match, visit.visitor.person, act, moment)
    if isinstance(done, Proposed):
        return {"said": _proposed(visit, done)}
    if done.challenge and done.challenge.match:
        return {"goes": f"match/{done.challenge.match}"}
    is_asked = done.offer and done.offer.status == "open" and done.match.seats[done.offer.player].is_of(visit.user)
    code = "used" if isinstance(act, Play) else "challenged" if done.challenge else "asked" if is_asked else "done"
    return {"said": visit.say(f"page-{code}")}


def _proposed(visit: Visit, proposed: Proposed) -> str:
    """Return the confirmation of a vote for a move or on a motion."""
    asked = proposed.asked
    if isinstance(asked, Motion):
        return motion_said(visit, asked)
    assert isinstance(asked, Ballot)
    return plain(voted_text(visit.language, asked))


async def acts_data(visit: Visit, match: Match) -> list[dict[str, Any]]:
    """Return what somebody can do beside moving: what each act sends, its label, and perhaps what to ask before.

    What has no label is only told.
    """
    voting, seat = await vote_acts(visit, match), match.seat_of(visit.user)
    if seat is None:
        return voting
    names = [*offering(match, seat)]
    names += ["hint"] if match.waits_for(visit.user) and may_have_hints(match, visit.user) else []
    names += ["resign"] if not match.state.outcome and match.is_in(seat) else []
    names += hurrying(match, seat, int(visit.services.clock().timestamp()))
    still_in = sum(map(match.is_in, match.seats))
    offers = await visit.services.offers.open_in(match)
    acts = [each for offer in offers for each in _answers(visit, offer, seat)]
    for name in names:
        more = _pause(visit) if name == "pause" else await _resigning(visit, match) if name == "resign" else {}
        acts.append({"send": {"act": name}, "label": visit.say(f"button-{name}", count=still_in), **more})
    if "rematch" in names and (other := other_level(visit.language, match)):
        step, label = other
        acts.append({"send": {"act": "rematch", "step": step}, "label": label})
    return voting + acts


async def _resigning(visit: Visit, match: Match) -> dict[str, str]:
    """Return what is asked before somebody resigns; nothing where their team would not let them ask for it."""
    try:
        needed = await visit.services.motions.needed(match, visit.visitor.person, Resign())
    except MatchError:  # it is said once they press
        return {}
    question = plain(resign_question(visit.language, match, visit.user, needed))
    return {"ask": question, "yes": visit.say("button-resign-yes"), "no": visit.say("button-resign-no")}


def _pause(visit: Visit) -> dict[str, Any]:
    """Return what is asked for a pause."""
    label = " ".join((visit.say("pause-label"), visit.say("pause-hint", most=LONGEST_PAUSE)))
    days = {"name": "days", "kind": "line", "label": label, "value": "", "most": LONGEST_DAYS}
    return {"fields": [days], "yes": visit.say("page-send")}


def _answers(visit: Visit, offer: Offer, seat: Seat) -> Iterator[dict[str, Any]]:
    """Yield the answers that a player can give to an open offer; the first one says what is offered."""
    what = plain(offered_text(visit.language, offer))

    def answer(act: str, button: str, **more: str) -> dict[str, Any]:
        return {"send": {"act": act, "offer": offer.id}, "label": visit.say(f"button-{button}"), **more}

    if seat in offer.missing:
        yield answer("agree", "accept", about=what)
        yield answer("disagree", "decline")
    elif seat.player == offer.player and offer.may_be_withdrawn and seat.is_person:
        yield answer("withdraw", "withdraw", about=what)
