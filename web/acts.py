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
from matches.playing.match_rules import may_have_hints, resign_codes
from web.boards import LONGEST_TYPED, Visit
from wording.formatting import name_of, names_of

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


async def do(visit: Visit, match: Match, data: Mapping[str, Any]) -> str:
    """Do what the page has sent, and return what to say of it. Raises MatchError, MoveError."""
    moment = data.get("moment")
    if not isinstance(moment, int):
        raise MatchError("unknown-control")
    act = read_act(match, data)
    if isinstance(act, Answer | Withdraw) and (await visit.services.offers.get(act.offer)).match.id != match.id:
        raise MatchError("unknown-control")
    done = await visit.services.acts.do(match, visit.visitor.person, act, moment)
    if not isinstance(done, Done):
        return visit.say("page-proposed")
    if done.offer and done.offer.status == "open" and done.match.seats[done.offer.player].is_of(visit.user):
        return visit.say("page-asked")
    code = "used" if isinstance(act, Play) else "challenged" if done.challenge else "done"
    return visit.say(f"page-{code}")


async def acts_data(visit: Visit, match: Match) -> list[dict[str, Any]]:
    """Return what somebody can do beside moving: what each act sends, its label, and perhaps what to ask before."""
    seat = match.seat_of(visit.user)
    if seat is None:
        return []
    names = [name for name in offering(match, seat) if name in SIMPLE]
    names += ["hint"] if match.waits_for(visit.user) and may_have_hints(match, visit.user) else []
    names += ["resign"] if not match.state.outcome and match.is_in(seat) else []
    names += hurrying(match, seat, int(visit.services.clock().timestamp()))
    still_in = sum(map(match.is_in, match.seats))
    acts: list[dict[str, Any]] = [
        {"send": {"act": name}, "label": visit.say(f"button-{name}", count=still_in)} for name in names
    ]
    for name, act in zip(names, acts, strict=True):
        if name == "resign":
            act |= {
                "ask": _resign_question(visit, match),
                "yes": visit.say("button-resign-yes"),
                "no": visit.say("button-resign-no"),
            }
    offers = await visit.services.offers.open_in(match)
    return [each for offer in offers for each in _answers(visit, offer, seat)] + acts


def _resign_question(visit: Visit, match: Match) -> str:
    language = visit.language
    data = {
        "game": locales.say(language, f"game-{match.game.id}"),
        "opponents": tuple(name_of(language, other) for other in match.seats_in(visit.user)),
        "left": match.game.players - len(match.state.out) - 1,
    }
    codes = (code for code in resign_codes(match, visit.user) if locales.has(language, code))
    return " ".join(visit.say(code, **data, **match.terms.chosen) for code in codes)


def _answers(visit: Visit, offer: Offer, seat: Seat) -> Iterator[dict[str, Any]]:
    """Yield the answers that a player can give to an open offer; the first one says what is offered."""
    match = offer.match
    what = visit.say(
        f"offer-{offer.kind}",
        player=names_of(visit.language, match)[offer.player],
        game=locales.say(visit.language, f"game-{match.game.id}"),
        plies=offer.plies,
        days=offer.days,
        rounds=offer.rounds_stuck,
    )

    def answer(act: str, button: str, **more: str) -> dict[str, Any]:
        return {"send": {"act": act, "offer": offer.id}, "label": visit.say(f"button-{button}"), **more}

    if seat in offer.missing:
        yield answer("agree", "accept", about=what)
        yield answer("disagree", "decline")
    elif seat.player == offer.player and offer.may_be_withdrawn and seat.is_person:
        yield answer("withdraw", "withdraw", about=what)
