"""Computers: their turns, hints, and reviews of finished matches.

Pending work is derived from the database, so that nothing is lost when a process dies. The primary key of moves decides
races, so that nothing is played twice.
"""

import json
import logging
import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Row

from engine import Ply, State
from matches.computers import computer_queries
from matches.computers.computer_models import Explained, Hint, Review, read_review
from matches.core.base_service import LONGEST_WAIT, Service, WaitingPeople
from matches.core.match_errors import MatchError, VoidMatch
from matches.core.models import Match, Person, Seat
from matches.offers.offer_service import OfferService
from matches.playing.fairness import check_unhelped
from matches.playing.match_rules import check_may_review, check_turn, may_have_hints
from matches.playing.match_service import MatchService
from matches.posting import outbox_queries
from matches.posting.outbox import in_match
from search import (
    EVEN_CHANCES,
    Glance,
    Outlook,
    TurningPoint,
    line_of,
    sampled,
    starts_evenly,
    tell,
    turning_points,
)
from store import Store, rows, schema
from store.due_queue import TRIED_AGAIN_AFTER, ClockWatch
from thinking import LAST, USUAL, Job, RoundRobin, Thinkers, ThinkingError

LONGEST_THOUGHT: Final = 30.0
"""Seconds after which a computer plays the best move found so far."""
MOST_PLAYED_ON: Final = 200
"""Most plies that computers play on for a person who watches a match left by all people."""
SECONDS_PLAYED_ON: Final = 60.0
"""Seconds for thinking about all these plies together."""
HINT_LEVEL: Final = 6
"""Level of hints."""
MOST_REVIEWS: Final = 3
"""Reviews that a person may have pending at the same time."""
REVIEW_SECONDS: Final = 60.0
"""Seconds for the review of a match, not counting its time in the queue."""
MOST_GLANCES: Final = 200
"""Most positions of a match that a review evaluates."""
LONGEST_GLANCE: Final = 2.0
"""Most seconds for one position of a review."""
DOUBTFUL: Final = 6
"""Number of a player's moves that are evaluated again before three of them are called turning points."""
_NOTHING: Final = Glance(())

log = logging.getLogger(__name__)


class ComputerService(Service):
    """Turns of computers, hints and reviews. No connection or lock is held while thinking."""

    def __init__(
        self,
        store: Store,
        matches: MatchService,
        offers: OfferService,
        thinkers: Thinkers,
        people: WaitingPeople,
        clock: Callable[[], datetime],
        lease: int,
    ) -> None:
        super().__init__(store, clock)
        self._matches = matches
        self._offers = offers
        self._thinkers = thinkers
        self._people = people
        self._watch = ClockWatch()
        self._turns, self._reviews = RoundRobin(), RoundRobin()
        """Round-robin over people whose turns, and whose reviews, this process claimed lately."""
        self.woken = store.signals.computers
        """Set when a computer is to move in another match, or a review was requested."""
        self.lease = lease
        """Seconds for which a claimed match or review belongs to this process."""
        self.processes = thinkers.processes
        """Number of processes that think for matches; 0 if that is left to others."""

    # Turns

    async def last_level(self, user: int) -> int | None:
        """Return the computer's level in a user's latest match against one; None if there is none."""
        async with self._store.read() as transaction:
            return await computer_queries.last_level(transaction, user)

    async def claim(self, limit: int, under_way: Collection[int] = ()) -> Sequence[int]:
        """Claim up to `limit` matches in which a computer is to move, round-robin over people. Return their ids.

        The claims last for the lease. `under_way`: matches that this process already has, left out.
        """
        claimed: list[int] = []
        async with self._store.write() as transaction:
            now = self._now()
            for row in _in_turn(await computer_queries.unclaimed(transaction, now, under_way), self._turns):
                if len(claimed) == limit:
                    break
                if await computer_queries.claim(transaction, row.id, now, now + self.lease):
                    self._turns.note(row.user)
                    claimed.append(row.id)
        return claimed

    async def seconds_to_next(self, under_way: Collection[int] = ()) -> float | None:
        """Return the seconds until a match can be claimed with the same `under_way`; None if there is none."""
        await self._watch.look(self._now(), self._correct)
        async with self._store.read(once=True) as transaction:
            free = await computer_queries.next_free(transaction, under_way)
        return self._seconds_until(free)

    async def place(self, match_id: int) -> int | None:
        """Return the number of matches queued before one in which a computer is to move; None if none is."""
        async with self._store.read(once=True) as transaction:
            waiting = await computer_queries.waiting(transaction)
        return _place(match_id, _in_turn(waiting, self._turns))

    async def take_turn(self, match_id: int) -> None:
        """Choose and store the move of a computer.

        If the match changes during the search, the result is discarded and the match is claimed again.
        """
        with suppress(MatchError):  # another process has played, or a person has acted
            match = await self._matches.get(match_id)
            seat = match.mover
            if seat is None or seat.level is None:
                return
            decision = await self._decide(match, seat, seat.level)
            if decision is None:
                return
            changed = await self._play(match, seat, decision)
            if changed and decision["offers_draw"]:
                await self._offers.draw_by_computer(match_id, match.entries + 1)  # no offer if the answer was planned

    async def play_on(self, match: Match, person: Person) -> Match:
        """Return a match left to computers as it could have gone on, played to its end or for `MOST_PLAYED_ON` plies.

        Nothing is stored. Raises MatchError.
        """
        state = match.state.previous
        if state is None or not match.abandoned_by:
            raise MatchError("not-abandoned", match=match)
        await check_unhelped("position-helps", self._matches, person.user, [state])
        with self._people.one_more(person.user):
            for number in range(MOST_PLAYED_ON):
                if state.turn is None:
                    break
                level, seed = match.seats[state.turn].level or 1, match.id << 16 | number
                job = Job("decide", state.record(), level=level, seed=seed, seconds=SECONDS_PLAYED_ON / MOST_PLAYED_ON)
                state = _decided(state, await self._thinkers.think(job, USUAL, person.user))
        return replace(match, state=state)

    async def keep(self, match_id: int) -> bool:
        """Renew the claim of a match for its full length from now.

        Return False if no computer is to move there any more, or another process has a later claim.
        """
        async with self._store.write() as transaction:
            return await computer_queries.keep(transaction, match_id, self._now() + self.lease)

    async def postpone(self, match_id: int) -> None:
        """Retry the turn of a computer later, after an error."""
        async with self._store.write(lock=("match", match_id)) as transaction:
            await computer_queries.postpone(transaction, match_id, self._now() + TRIED_AGAIN_AFTER)

    async def release(self, turns: Collection[int], reviews: Collection[int]) -> None:
        """Release the claims of some turns and reviews, so that any process can take them."""
        async with self._store.write() as transaction:
            for match in turns:
                await computer_queries.postpone(transaction, match, self._now())
            for match in reviews:
                await computer_queries.postpone_review(transaction, match, self._now())

    async def _play(self, thought: Match, seat: Seat, decision: Mapping[str, Any]) -> Match | None:
        """Store a computer's decision and return the match after it; None if the match has changed."""
        async with self._matches.changing(thought.id) as (transaction, match):
            if match.entries != thought.entries:
                return None
            after = _decided(match.state, decision)
            return await self._matches.enter(transaction, match, seat, after, seat.holder)

    async def _decide(self, match: Match, seat: Seat, level: int) -> Mapping[str, Any] | None:
        """Return a computer's decision; None if the search is unavailable, for a later retry.

        Falls back to the lowest level if its own level fails.
        """
        job = Job(
            "decide",
            match.state.record(),
            level=level,
            player=seat.player,
            seed=match.id << 16 | match.entries,
            seconds=LONGEST_THOUGHT,
        )
        try:
            found: Mapping[str, Any] = await self._thinkers.think(job, USUAL)
        except ThinkingError:
            reference = secrets.randbits(32)
            log.exception("a computer cannot think: match %s, entry %s, %08x", match.id, match.entries, reference)
            if level == 1:
                await self._apologize(match, reference)
                return None
            return await self._decide(match, seat, 1)
        return found

    async def _apologize(self, match: Match, reference: int) -> None:
        """Retry the turn of a computer later, and queue one notice about the delay."""
        async with self._store.write(lock=("match", match.id)) as transaction:
            now = self._now()
            await computer_queries.postpone(transaction, match.id, now + TRIED_AGAIN_AFTER)
            if await outbox_queries.latest(transaction, "stuck", match.id, match.entries) is None:
                columns = in_match(match.id, match.place) | {"entry": match.entries, "number": reference}
                await outbox_queries.add(transaction, "stuck", now, match.id, **columns)

    async def _correct(self, _: bool) -> None:
        """Release claims and delays that a clock running ahead has set too far in the future."""
        async with self._store.write() as transaction:
            now = self._now()
            await computer_queries.make_free(transaction, now + max(self.lease, TRIED_AGAIN_AFTER), now)

    # Hints

    async def hint(self, match_id: int, person: Person, seen: int | None = None) -> Hint:
        """Return a hint at a person's turn against computers; the second request at the same board returns all of it.

        Raises MatchError.
        """
        match = await self._matches.get(match_id)
        if match.teams:
            raise MatchError("hint-team", match=match)
        check_turn(match, person.user, seen)
        if not may_have_hints(match, person.user):
            raise MatchError("hint-people", match=match)
        await check_unhelped("hint-helps", self._matches, person.user, [match.state])
        async with self._store.read() as transaction:
            stored = await rows.get(transaction, schema.hints, {"match": match_id, "entry": match.entries})
        job = Job("hint", match.state.record(), level=HINT_LEVEL, seconds=LONGEST_WAIT)
        data: Mapping[str, Any] = json.loads(stored.data) if stored else await self._people.think(person.user, job)
        step = await self._show_hint(match, json.dumps(data))
        other = next(map(Explained.read, data.get("others", ())), None)
        return Hint(match, step, tuple(data.get("cells", ())), Explained.read(data), other)

    async def judge(self, match: Match, place: int, move: str, person: Person) -> Outlook:
        """Return what is told of the chances if `move` (canonical) had been played at a place of the line that stands:
        each player's, and that of a draw.

        Raises MatchError.
        """
        await self._check_no_help(match, person, line_of(match.state)[place].play(move))
        job = Job("judge", match.state.record(), place, move=move, seconds=LONGEST_WAIT)
        return tuple((await self._people.think(person.user, job))["told"])

    async def _show_hint(self, match: Match, data: str) -> int:
        """Store that one more step of a hint is shown, and return that step."""
        async with self._store.write(lock=("match", match.id)) as transaction:
            stored = await rows.get(transaction, schema.hints, {"match": match.id, "entry": match.entries})
            if stored is None:
                await rows.insert(transaction, schema.hints, match=match.id, entry=match.entries, data=data, steps=0)
            step = min((stored.steps if stored else 0) + 1, 2)
            await rows.update(transaction, schema.hints, {"match": match.id, "entry": match.entries}, steps=step)
        return step

    # Reviews

    async def review(self, match_id: int, person: Person) -> Review | int:
        """Return the review of a finished match, or its place in the queue, requesting it if necessary.

        Only for people who have a part in the match. Raises MatchError.
        """
        match = await self._matches.get(match_id, person.user)
        check_may_review(match, person.user)
        await self._check_no_help(match, person)
        async with self._store.read(once=True) as transaction:
            stored = await rows.get(transaction, schema.reviews, {"match": match_id})
        if stored and stored.data:
            return read_review(stored.data)
        async with self._store.write(lock=[("match", match_id), ("user", person.user)]) as transaction:
            stored = await rows.get(transaction, schema.reviews, {"match": match_id})
            if stored is None:
                if await computer_queries.waiting_reviews_of(transaction, person.user) >= MOST_REVIEWS:
                    raise MatchError("reviews-waiting", most=MOST_REVIEWS)
                await computer_queries.add_review(transaction, match_id, self._now())
            elif stored.data:
                return read_review(stored.data)
            waiting = await computer_queries.waiting_reviews(transaction)
            return _place(match_id, _in_turn(waiting, self._reviews)) or 0

    async def _check_no_help(self, match: Match, person: Person, *tried: State) -> None:
        """Raise MatchError("review-helps") if the review of a match, or of what is `tried` there, would help the person
        in a running one.

        Openings are free: many matches begin alike.
        """
        line = line_of(match.state)
        looked = [line[place] for place in sampled(len(line), MOST_GLANCES)]
        await check_unhelped("review-helps", self._matches, person.user, [*tried, *looked], openings=False)

    async def claim_review(self) -> int | None:
        """Claim the next review, round-robin over people, and return its match; None if none is pending."""
        async with self._store.write() as transaction:
            now = self._now()
            for row in _in_turn(await computer_queries.unclaimed_reviews(transaction, now), self._reviews):
                if await computer_queries.claim_review(transaction, row.id, now, now + self.lease):
                    self._reviews.note(row.user)
                    return int(row.id)
        return None

    async def seconds_to_review(self) -> float | None:
        async with self._store.read(once=True) as transaction:
            free = await computer_queries.next_free_review(transaction)
        seconds = self._seconds_until(free)
        return None if seconds is None else min(seconds, float(TRIED_AGAIN_AFTER))

    async def make_review(self, match_id: int) -> None:
        """Evaluate the positions of a match, a sample if it is long, and store the review.

        Each position is a separate job, so that others can run in between. A void match has nothing to review.
        """
        try:
            match = await self._matches.get(match_id)
        except VoidMatch:
            async with self._store.write() as transaction:
                await rows.delete(transaction, schema.reviews, {"match": match_id})
            return
        line, record = line_of(match.state), match.state.record()
        looked = sampled(len(line), MOST_GLANCES)
        seconds = min(REVIEW_SECONDS / len(looked), LONGEST_GLANCE)
        glances = [_NOTHING] * len(line)
        hinted = await self._hinted(match_id, line)
        for place, (glance, _) in hinted.items():
            glances[place] = glance
        for place in looked:
            if not glances[place].best and (found := await self._look(Job("glance", record, place, seconds=seconds))):
                chances, told = glances[place].chances or tuple(found["chances"]), glances[place].told
                glances[place] = Glance(chances, found["best"], told or tuple(found["told"]))
        seen = _with_guesses(glances, match.game.players)
        judged = {place: best for place, (_, best) in hinted.items() if best is not None}
        after_better = {place: seen[place].told for place in judged}
        for point in {point for seat in match.seats for point in turning_points(line, seen, seat.player, DOUBTFUL)}:
            if point.place not in judged:
                after = await self._look(Job("judge", record, point.place, move=point.better, seconds=seconds))
                judged[point.place] = after["chances"][point.player] if after else point.before
                after_better[point.place] = tuple(after["told"]) if after else seen[point.place].told
        points = {point for seat in match.seats for point in turning_points(line, seen, seat.player, judged=judged)}
        facts, lines = [
            {
                str(point.place): await self._of_both(Job(kind, record, point.place, seconds=seconds), point)
                for point in points
            }
            for kind in ("facts", "follow")
        ]
        data = {
            "glances": [[each.chances, each.best, each.told] for each in seen],
            "facts": facts,
            "lines": lines,
            "judged": judged,
            "told": after_better,
            "looked": len(looked),
        }
        async with self._store.write() as transaction:
            await computer_queries.store_review(transaction, match_id, self._now(), json.dumps(data))

    async def _of_both(self, job: Job, point: TurningPoint) -> dict[str, Any]:
        """Run a job on the move of a turning point and on the better one."""
        moves = {"played": point.played, "better": point.better}
        return {name: await self._look(replace(job, move=move)) or [] for name, move in moves.items()}

    async def _hinted(self, match_id: int, line: Sequence[State]) -> dict[int, tuple[Glance, float | None]]:
        """Return what hints have found out about positions of a line, by place.

        With each comes the chance, after the best move, of the player who was given the hint there, if one was.
        """
        async with self._store.read() as transaction:
            stored = {row.entry: json.loads(row.data) for row in await computer_queries.hints_of(transaction, match_id)}
        found: dict[int, tuple[Glance, float | None]] = {}
        for place, state in enumerate(line):
            hint = stored.get(state.length)
            if hint is None or "considered" not in hint or state.turn is None:
                continue
            best, *_ = hint["considered"]
            is_even = state.undecided or starts_evenly(state)
            chances = EVEN_CHANCES if is_even else tuple(best["chances"])
            told = tell(state, EVEN_CHANCES, HINT_LEVEL) if is_even else tuple(best.get("told", ()))
            found[place] = Glance(chances, best["move"], told), best["chances"][state.turn]
            if place + 1 == len(line) or not isinstance(entry := line[place + 1].entry, Ply):
                continue
            for each in hint["considered"]:
                if each["move"] == entry.text and line[place + 1].turn is not None:
                    reply, told = next(iter(each["follows"]), ""), tuple(each.get("told", ()))
                    found[place + 1] = Glance(tuple(each["chances"]), reply, told), None
        return found

    async def keep_review(self, match_id: int) -> bool:
        """Renew the claim of a review for its full length from now. Return False once it is made."""
        async with self._store.write() as transaction:
            return await computer_queries.keep_review(transaction, match_id, self._now() + self.lease)

    async def postpone_review(self, match_id: int) -> None:
        """Retry a review later, after an error."""
        async with self._store.write() as transaction:
            await computer_queries.postpone_review(transaction, match_id, self._now() + TRIED_AGAIN_AFTER)

    async def _look(self, job: Job) -> Any:
        """Run a job for a review; None if it fails, which only leaves a gap."""
        try:
            return await self._thinkers.think(job, LAST)
        except ThinkingError:
            log.exception("a position cannot be reviewed")
            return None


def _decided(state: State, decision: Mapping[str, Any]) -> State:
    repeated = decision["claims_draw"] and state.repetitions >= 3
    return state.draw("repetition") if repeated else state.play(decision["move"])


def _in_turn(queue: Sequence[Row[int, int, int]], order: RoundRobin) -> list[Row[int, int, int]]:
    """Return rows, ordered by round, with the round-robin order of users within each round."""
    return sorted(queue, key=lambda row: (row.round, order.latest(row.user)))


def _place(match: int, queue: Sequence[Row[int, int, int]]) -> int | None:
    """Return the index of a match in the queue; None if it is not in it."""
    return next((place for place, row in enumerate(queue) if row.id == match), None)


def _with_guesses(glances: Sequence[Glance], players: int) -> list[Glance]:
    """Return glances in which those without chances have the chances of the previous one."""
    found: list[Glance] = []
    for glance in glances:
        guess = found[-1] if found else Glance((1 / players,) * players)
        found.append(glance if glance.chances else replace(guess, best=""))
    return found
