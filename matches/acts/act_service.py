"""Doing what somebody says: one way in for all acts."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, NamedTuple

from matches.acts.acts import (
    Act,
    Answer,
    ClaimDraw,
    ClaimTime,
    Done,
    GiveDay,
    Nudge,
    OfferDraw,
    Pause,
    Play,
    Proposable,
    Proposed,
    Rematch,
    Resign,
    TakeBack,
    Withdraw,
)
from matches.challenges.challenge_models import Challenge
from matches.challenges.challenge_service import ChallengeService
from matches.clocks.deadline_service import DeadlineService
from matches.models import Holder, Match, Person, Seat
from matches.offers.offer_models import Offer
from matches.offers.offer_service import OfferService
from matches.playing.match_service import MatchService
from store.transactions import Transaction

Result = Match | Offer | Challenge
Propose = Callable[[Match, Person, Act, int | None], Awaitable[Proposed | None]]


class Definition(NamedTuple):
    """What an act is, for whoever has decided on it. Both functions are also told the act's parameters."""

    check: Callable[..., Awaitable[object]]
    """Raises MatchError or IllegalMove if it cannot be done now: transaction, match, seat."""
    perform: Callable[..., Awaitable[Match | Offer]]
    """Does it, and raises the same: transaction, match, seat, the one in whose name it is done."""


class ActService:
    """Carries acts out for people, and proposes them to teams. A refusal is a MatchError or the engine's MoveError."""

    def __init__(
        self, matches: MatchService, offers: OfferService, deadlines: DeadlineService, challenges: ChallengeService
    ) -> None:
        self.proposing: tuple[Propose, ...] = ()
        """Functions that propose an act of a member to their team, as `do` is told of it; None if no team decides."""
        self._definitions: Mapping[type[Proposable], Definition] = {
            Resign: Definition(_check_nothing, matches.resign_within),
            ClaimDraw: Definition(_check_repetition, matches.claim_draw_within),
            ClaimTime: Definition(deadlines.check_timeout, deadlines.claim_timeout_within),
            GiveDay: Definition(deadlines.check_day, deadlines.give_day_within),
            OfferDraw: Definition(offers.check_draw, offers.draw_within),
            Pause: Definition(offers.check_pause, offers.pause_within),
            TakeBack: Definition(_check_takeback, offers.takeback_within),
            Answer: Definition(offers.check_answer, offers.answer_within),
        }
        self._done: Mapping[type[Act], Callable[[int, Person, Any, int | None], Awaitable[Result]]] = {
            Play: lambda match, person, act, seen: matches.submit(match, person, act.text, seen, act.reply),
            Resign: lambda match, person, _act, _seen: matches.resign(match, person),
            ClaimDraw: lambda match, person, _act, seen: matches.claim_draw(match, person, seen),
            ClaimTime: lambda match, person, _act, seen: deadlines.claim_timeout(match, person, seen),
            GiveDay: lambda match, person, _act, seen: deadlines.give_day(match, person, seen),
            Nudge: lambda match, person, _act, seen: deadlines.nudge(match, person, seen),
            OfferDraw: lambda match, person, _act, seen: offers.draw(match, person, seen),
            Pause: lambda match, person, act, seen: offers.pause(match, person, act.days, seen),
            TakeBack: lambda match, person, _act, seen: offers.takeback(match, person, seen),
            Answer: lambda _match, person, act, _seen: (offers.agree if act.agrees else offers.decline)(
                act.offer, person
            ),
            Withdraw: lambda _match, person, act, _seen: offers.withdraw(act.offer, person),
            Rematch: lambda match, person, act, _seen: challenges.rematch(match, person, act.step),
        }
        """By act, the function that does it for a person: match, person, act, entry whose board they answered."""

    async def do(self, match: Match, person: Person, act: Act, seen: int | None = None) -> Done | Proposed:
        """Do an act of a person in a match that was loaded for them, or propose it to their team.

        `seen`: the entry whose board the person answered. Nothing is changed if it is refused. Raises MatchError, the
        engine's MoveError, and HandledBefore for a reply that was played before.
        """
        for propose in self.proposing:
            if proposed := await propose(match, person, act, seen):
                return proposed
        return _done(match, await self._done[type(act)](match.id, person, act, seen))

    async def check(self, transaction: Transaction, match: Match, seat: Seat, act: Proposable) -> None:
        """Raise MatchError or IllegalMove if a seat's player cannot do an act now."""
        await self._definitions[type(act)].check(transaction, match, seat, *act.parameters)

    async def perform(
        self, transaction: Transaction, match: Match, seat: Seat, person: Holder, act: Proposable
    ) -> Match | Offer:
        """Do an act of a seat's player in the name of `person`. Raises as `check` does, and ComputersFirst."""
        return await self._definitions[type(act)].perform(transaction, match, seat, person, *act.parameters)


async def _check_nothing(_transaction: Transaction, _match: Match, _seat: Seat) -> None:
    """Allow what can be done at any time."""


async def _check_repetition(_: Transaction, match: Match, _seat: Seat) -> None:
    match.state.draw("repetition")


async def _check_takeback(_: Transaction, match: Match, seat: Seat) -> None:
    match.state.takeback(seat.player)


def _done(match: Match, result: Result) -> Done:
    if isinstance(result, Challenge):
        return Done(match, challenge=result)
    return Done(result.match, result) if isinstance(result, Offer) else Done(result)
