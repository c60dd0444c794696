"""What somebody does in a match from the page: the acts of `matches.acts`, by their names there."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

import locales
from matches import Match, MatchError, Offer, Seat
from matches.acts.acts import (
    Act,
    Answer,
    ClaimDraw,
    ClaimTime,
    Done,
    GiveDay,
    Nudge,
    OfferDraw,
    Play,
    Rematch,
    Resign,
    TakeBack,
    Withdraw,
)
from matches.clocks.deadline_service import nudge_at
from matches.web.session_service import Visitor
from runtime.services import Services
from web.words import name_of, names_of, say

DAY: Final = 86_400
LONGEST: Final = 200
"""Most characters of a move's text."""
LARGEST: Final = 2**63
"""Above all numbers that the database stores."""
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
        case {"act": "play", "text": str(text)} if len(text) <= LONGEST:
            return Play(text)
        case {"act": str(name)} if name in SIMPLE:
            return SIMPLE[name](match)
        case {"act": str(name), "offer": int(offer)} if name in ANSWERS and 0 < offer < LARGEST:
            return ANSWERS[name](offer)
    raise MatchError("unknown-control")


async def do(services: Services, match: Match, visitor: Visitor, data: Mapping[str, Any], language: str) -> str:
    """Do what the page has sent, and return what to say of it. Raises MatchError, MoveError."""
    entry = data.get("entry")
    if not isinstance(entry, int):
        raise MatchError("unknown-control")
    act = read_act(match, data)
    if isinstance(act, Answer | Withdraw) and (await services.offers.get(act.offer)).match.id != match.id:
        raise MatchError("unknown-control")
    done = await services.acts.do(match, visitor.person, act, entry)
    if not isinstance(done, Done):
        return say(language, "page-proposed")
    if done.offer and done.offer.status == "open" and done.match.seats[done.offer.player].is_of(visitor.user):
        return say(language, "page-asked")
    return say(language, "page-challenged") if done.challenge else say(language, "page-done")


async def acts_data(services: Services, match: Match, seat: Seat, language: str) -> list[dict[str, Any]]:
    """Return what a player can do beside moving: the name of each act, its label, and perhaps what to ask before."""
    names, now = [*_possible(match, seat)], int(services.clock().timestamp())
    names += _hurrying(match, seat, now)
    still_in = sum(map(match.is_in, match.seats))
    acts: list[dict[str, Any]] = [
        {"act": name, "label": say(language, f"button-{name}", count=still_in)} for name in names
    ]
    for act in acts:
        if act["act"] == "resign":
            act["ask"] = _resign_question(language, match, seat)
            act["yes"] = say(language, "button-resign-yes")
    offers = await services.offers.open_in(match)
    return [each for offer in offers for each in _answers(offer, seat, language)] + acts


def _possible(match: Match, seat: Seat) -> Iterator[str]:
    state = match.state
    if state.outcome:
        yield from [] if match.teams else ["rematch"]
    elif match.is_in(seat):
        yield "draw"
        if state.repetitions >= 3:
            yield "claim-draw"
        if state.takeback_plies(seat.player):
            yield "takeback"
        yield "resign"


def _hurrying(match: Match, seat: Seat, now: int) -> Iterator[str]:
    mover = match.mover
    if mover is None or seat == mover or mover.is_computer or not match.is_in(seat):
        return
    if now >= match.overdue_at:
        yield "claim-time"
    if now >= nudge_at(match) and seat.is_person and mover.user:
        yield "nudge"
    if match.deadline is not None and match.deadline < now + DAY:
        yield "day"


def _resign_question(language: str, match: Match, seat: Seat) -> str:
    others = tuple(name_of(language, other) for other in match.seats_in() if other != seat)
    code = "leave-question" if match.game.players - len(match.state.out) > 2 else "resign-question"
    return say(language, code, game=locales.say(language, f"game-{match.game.id}"), opponents=others)


def _answers(offer: Offer, seat: Seat, language: str) -> Iterator[dict[str, Any]]:
    """Yield the answers that a player can give to an open offer; the first one says what is offered."""
    match = offer.match
    what = say(
        language,
        f"offer-{offer.kind}",
        player=names_of(language, match)[offer.player],
        game=locales.say(language, f"game-{match.game.id}"),
        plies=offer.plies,
        days=offer.days,
        rounds=offer.rounds_stuck,
    )
    if seat in offer.missing:
        yield {"act": "agree", "offer": offer.id, "label": say(language, "button-accept"), "about": what}
        yield {"act": "disagree", "offer": offer.id, "label": say(language, "button-decline")}
    elif seat.player == offer.player and offer.may_be_withdrawn and seat.is_person:
        yield {"act": "withdraw", "offer": offer.id, "label": say(language, "button-withdraw"), "about": what}
