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
from matches.acts.open_acts import hurrying, offering
from matches.playing.match_rules import resign_codes
from matches.web.session_service import Visitor
from runtime.services import Services
from web.words import say
from wording.formatting import name_of, names_of

LONGEST_TYPED: Final = 200
"""Most characters of a move, half a move, or a place."""
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
        case {"act": "play", "text": str(text)} if len(text) <= LONGEST_TYPED:
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


async def acts_data(services: Services, match: Match, user: int, language: str) -> list[dict[str, Any]]:
    """Return what a user can do beside moving: the name of each act, its label, and perhaps what to ask before."""
    seat = match.seat_of(user)
    if seat is None:
        return []
    names = [name for name in offering(match, seat) if name in SIMPLE]
    names += ["resign"] if not match.state.outcome and match.is_in(seat) else []
    names += hurrying(match, seat, int(services.clock().timestamp()))
    still_in = sum(map(match.is_in, match.seats))
    acts: list[dict[str, Any]] = [
        {"act": name, "label": say(language, f"button-{name}", count=still_in)} for name in names
    ]
    for act in acts:
        if act["act"] == "resign":
            act["ask"] = _resign_question(language, match, user)
            act["yes"] = say(language, "button-resign-yes")
    offers = await services.offers.open_in(match)
    return [each for offer in offers for each in _answers(offer, seat, language)] + acts


def _resign_question(language: str, match: Match, user: int) -> str:
    data = {
        "game": locales.say(language, f"game-{match.game.id}"),
        "opponents": tuple(name_of(language, other) for other in match.seats_in(user)),
        "left": match.game.players - len(match.state.out) - 1,
    }
    codes = (code for code in resign_codes(match, user) if locales.has(language, code))
    return " ".join(say(language, code, **data, **match.terms.chosen) for code in codes)


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
