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
    Proposed,
    Rematch,
    Resign,
    TakeBack,
    Withdraw,
)
from matches.challenges.challenge_models import Challenge
from matches.challenges.challenge_service import ChallengeService
from matches.clocks.deadline_service import DeadlineService
from matches.models import Match, Person
from matches.offers.offer_models import Offer
from matches.offers.offer_service import OfferService
from matches.playing.match_service import MatchService
from matches.teams.motion_service import MotionService
from matches.teams.vote_service import VoteService

Result = Match | Offer | Challenge


class ActService:
    """Carries acts out for people, and proposes them to teams. A refusal is a MatchError or the engine's MoveError."""

    def __init__(
        self,
        matches: MatchService,
        offers: OfferService,
        deadlines: DeadlineService,
        challenges: ChallengeService,
        votes: VoteService,
        motions: MotionService,
    ) -> None:
        self._votes = votes
        self._motions = motions
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
        seat = match.mover if isinstance(act, Play) else match.seat_of(person.user)
        if seat is not None and seat.is_team:
            proposed = await self._propose(match, person, act, seen)
            if proposed:
                return proposed
        return _done(match, await self._done[type(act)](match.id, person, act, seen))

    async def _propose(self, match: Match, person: Person, act: Act, seen: int | None) -> Proposed | None:
        """Propose an act to a person's team, and vote for it. Return None for acts that no team decides on."""
        match act:
            case Play(text, reply, comment, quoted):
                ballot = await self._votes.vote(match.id, person, text, comment, seen, reply, quoted=quoted)
                return Proposed(match, ballot)
            case Answer(offer, agrees):
                return Proposed(match, await self._motions.answer_offer(offer, person, agrees))
            case Nudge() | Withdraw() | Rematch():
                return None
            case _:
                days = act.days if isinstance(act, Pause) else 0
                return Proposed(match, await self._motions.move(match.id, person, act.motion, days, seen))


def _done(match: Match, result: Result) -> Done:
    if isinstance(result, Challenge):
        return Done(match, challenge=result)
    return Done(result.match, result) if isinstance(result, Offer) else Done(result)
