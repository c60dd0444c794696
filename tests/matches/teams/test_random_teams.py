"""Whatever members, captains and opponents do in whatever order, ballots, votes and teams stay sound."""

import random
from collections import Counter
from itertools import islice

import pytest

from engine.errors import Refusal
from matches import Person, TeamTerms
from matches.acts.acts import Answer, OfferDraw, Pause, TakeBack
from matches.core.clock import DAY, HOUR
from tests.matches.fixtures import ANN, BOB, CLEO, DAN
from tests.matches.teams.team_fixtures import EVE, close_due, start

pytestmark = pytest.mark.both

PEOPLE = (ANN, BOB, CLEO, DAN, EVE, Person(2**60 + 6, "Fay"))
ACTS = 60


class Life:
    """A match between two teams in which anybody may do anything."""

    def __init__(self, services, clock, match, chance):
        self.services = services
        self.clock = clock
        self.match = match
        self.chance = chance
        self.done = Counter()

    async def act(self):
        """Do something that is drawn; a refusal changes nothing."""
        acts = (self.vote,) * 8 + (self.join, self.leave, self.play_it, self.wait, self.move, self.answer, self.offer)
        act, before = self.chance.choice(acts), await self.services.everything()
        try:
            await act(self.chance.choice(PEOPLE))
        except Refusal:
            assert await self.services.everything() == before
        else:
            self.done[act.__name__] += 1

    async def vote(self, person):
        match = await self.services.matches.get(self.match)
        text = self.chance.choice([*islice(match.state.legal_moves(), 4)] or ["pass"])
        await self.services.votes.vote(self.match, person, text, "So", match.entries)

    async def join(self, person):
        await self.services.teams.join(self.team(), person, named=self.chance.random() < 0.5)

    async def leave(self, person):
        await self.services.teams.leave(self.team(), person)

    async def play_it(self, person):
        await self.services.votes.play_it(self.match, person)

    async def wait(self, _):
        self.clock.advance(self.chance.choice([HOUR, 12 * HOUR, 2 * DAY]))
        await close_due(self.services)

    async def move(self, person):
        act = self.chance.choice([TakeBack(), Pause(1), TakeBack(), OfferDraw()])
        await self.services.motions.move(self.match, person, act)

    async def answer(self, person):
        found = [*await self.services.motions.of(self.match, person.user)]
        if found:
            await self.services.motions.answer(self.chance.choice(found).id, person, self.chance.random() < 0.7)

    async def offer(self, person):
        rows = [row.id for row in await self.services.rows("offers") if row.status == "open"]
        if rows:
            act, agrees = Answer(self.chance.choice(rows)), self.chance.random() < 0.3
            await self.services.motions.move(self.match, person, act, agrees=agrees)

    def team(self):
        return self.chance.choice([1, 2])

    async def check(self):
        """Assert that all is sound."""
        match = await self.services.matches.get(self.match)
        ballots, votes = await self.services.rows("ballots"), await self.services.rows("votes")
        opened = [ballot for ballot in ballots if ballot.closed_at is None]
        assert [(ballot.entry, ballot.player) for ballot in opened] == (
            [] if match.turn is None else [(match.entries + 1, match.turn)]
        )
        assert all(ballot.due_at is None for ballot in ballots if ballot.closed_at)
        members = [row for row in await self.services.rows("team_members") if row.joined_at]
        assert max(Counter(member.user for member in members).values(), default=1) == 1
        assert max(Counter(member.team for member in members if member.captain).values(), default=1) == 1
        for ballot in opened:
            voters = {vote.user for vote in votes if vote.ballot == ballot.id}
            assert voters <= {member.user for member in members if member.team == ballot.team}
            assert match.ballot.count == len(voters)
        boards = [row.entry for row in await self.services.rows("outbox") if row.kind == "board"]
        assert boards == [*range(match.entries + 1)]


@pytest.mark.parametrize("seed", range(2))
async def test_whatever_people_do_all_stays_sound(services, clock, seed):
    await services.skip_disk_sync()
    match, _ = await start(services, CLEO, opponent=TeamTerms("Team of Bob"))
    life = Life(services, clock, match, random.Random(seed))
    for _ in range(ACTS):
        await life.act()
        await life.check()
    assert life.done["vote"] >= 5, life.done
    assert len(life.done) > 4, life.done
