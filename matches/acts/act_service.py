"""Doing what somebody says: one way in for all acts."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

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
from matches.core.models import Match, Person, Seat
from matches.offers.offer_models import Offer
from matches.offers.offer_service import OfferService
from matches.playing.match_service import Deed, MatchService
from store.transactions import Transaction

Result = Match | Offer | Challenge
Propose = Callable[[Match, Person, Act, int | None], Awaitable[Proposed | None]]


class ActService:
    """Carries acts out for people, and proposes them to teams. A refusal is a MatchError or the engine's MoveError."""

    def __init__(
        self, matches: MatchService, offers: OfferService, deadlines: DeadlineService, challenges: ChallengeService
    ) -> None:
        self.proposing: tuple[Propose, ...] = ()
        """Functions that propose an act of a member to their team, as `do` is told of it; None if no team decides."""
        self._allow: Mapping[type[Proposable], Callable[..., Awaitable[Deed[Any]]]] = {
            Resign: matches.allow_resigning,
            ClaimDraw: matches.allow_draw,
            ClaimTime: deadlines.allow_claim,
            GiveDay: deadlines.allow_day,
            OfferDraw: offers.allow_draw,
            Pause: offers.allow_pause,
            TakeBack: offers.allow_takeback,
            Answer: offers.allow_answer,
        }
        """By act, its definition for whoever decides on it: transaction, match, seat, the act's parameters."""
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

    async def allow(self, transaction: Transaction, match: Match, seat: Seat, act: Proposable) -> Deed[Any]:
        """Return what does an act of a seat's player, if it may be done now. Raises MatchError or IllegalMove.

        To offer a draw raises ComputersFirst if computers have yet to answer.
        """
        return await self._allow[type(act)](transaction, match, seat, *act.parameters)


def _done(match: Match, result: Result) -> Done:
    if isinstance(result, Challenge):
        return Done(match, challenge=result)
    return Done(result.match, result) if isinstance(result, Offer) else Done(result)
