"""Whoever acts for a team still sees its place; votes of others do not count."""

import pytest

from matches import TeamTerms
from matches.acts.acts import Answer, Resign
from matches.teams.presence import KEPT, Presence, UnaskedError
from store import note_queries
from tests.matches.fixtures import ANN, BOB, CLEO, DAN, ELSEWHERE, HERE, refused
from tests.matches.teams.team_fixtures import EVE, close_due, decide, moves, start, vote

pytestmark = pytest.mark.both


class Discord:
    """What Discord says of who sees a place. It answers only outside of transactions, which would hold it up."""

    def __init__(self, services):
        self.asked = []
        self.gone = set()
        self.silent = False
        self._store = services.store
        services.presence.ask = self.tell

    async def tell(self, place, users):
        async with self._store.write(lock=("match", 1)) as transaction:
            await note_queries.write_note(transaction, "asked", str(len(self.asked)))
        self.asked.append((place.channel, sorted(users)))
        return {} if self.silent else {user: user not in self.gone for user in users}

    def throw_out(self, *people):
        self.gone |= {person.user for person in people}


@pytest.fixture
def discord(services):
    return Discord(services)


async def test_who_is_thrown_out_acts_for_the_team_no_more_and_may_leave_it(services, discord, clock):
    match, team = await start(services, CLEO, DAN)
    await decide(services, match, ANN, CLEO, DAN)
    [move] = await moves(services, match, 1)
    await services.votes.vote(match, CLEO, move)
    offer = await services.offers.draw(match, BOB)
    motion = await services.motions.move(match, DAN, Resign())
    loaded = await services.matches.get(match, ANN.user)
    discord.throw_out(ANN)
    clock.advance(KEPT)
    for attempt in (
        lambda: services.votes.vote(match, ANN, move),
        lambda: services.votes.play_it(match, ANN),
        lambda: services.votes.ballot(match, ANN.user),
        lambda: services.motions.move(match, ANN, Resign()),
        lambda: services.motions.needed(loaded, ANN, Resign()),
        lambda: services.motions.answer(motion.id, ANN, True),
        lambda: services.motions.move(match, ANN, Answer(offer.id)),
        lambda: services.teams.add(team, ANN, [EVE]),
        lambda: services.teams.hand_over(team, ANN, CLEO.user),
    ):
        with refused("team-unseen", team="Team of Ann"):
            await attempt()
    assert (await services.votes.ballot(match, CLEO.user)).count == 1
    assert (await services.teams.leave(team, ANN)).team.size == 2
    with refused("team-unseen"):
        await services.teams.join(team, ANN)


async def test_nobody_joins_the_team_of_a_challenge_that_they_do_not_see(services, discord):
    terms = (await services.challenge(BOB)).terms
    made = await services.challenges.create(terms, ANN, [TeamTerms("All")], HERE, "en")
    discord.throw_out(CLEO)
    with refused("team-unseen", team="All"):
        await services.teams.join(made.invitations[0].team.id, CLEO)


async def test_when_a_ballot_closes_votes_of_those_who_are_gone_are_taken_back(services, discord, clock):
    match, _ = await start(services, CLEO, DAN)
    first, second = await moves(services, match, 2)
    for person, move in ((CLEO, first), (DAN, first), (ANN, second)):
        await services.votes.vote(match, person, move)
    discord.throw_out(CLEO, DAN)
    discord.asked.clear()
    clock.advance(86_400)
    await close_due(services)
    played = await services.matches.get(match)
    assert str(played.state.last) == second
    assert [row.name for row in await services.rows("votes")] == ["Ann"]
    assert discord.asked == [(HERE.channel, sorted([ANN.user, CLEO.user, DAN.user]))]


@pytest.mark.parametrize("how", ["time", "captain"])
async def test_a_ballot_whose_voters_are_all_gone_waits_for_another_vote(services, discord, clock, how):
    match, _ = await start(services, CLEO)
    await vote(services, match, CLEO)
    discord.throw_out(CLEO)
    clock.advance(86_400)
    if how == "time":
        await close_due(services)
        assert (await services.matches.get(match)).ballot.count == 0
        assert await services.votes.queue.due() == []
    else:
        with refused("no-votes"):
            await services.votes.play_it(match, ANN)
    assert (await vote(services, match, ANN)).ballot is None


async def test_a_decision_counts_no_votes_of_those_who_are_gone_nor_waits_for_them(services, discord, clock):
    match, _ = await start(services, CLEO, DAN, EVE)
    await decide(services, match, ANN, CLEO, DAN, EVE)
    motion = await services.motions.move(match, ANN, Resign())
    await services.motions.answer(motion.id, CLEO, True)
    discord.throw_out(CLEO)
    clock.advance(KEPT)
    asked = await services.motions.answer(motion.id, DAN, False)
    assert (asked.agreed, asked.declined, asked.quorum) == (1, 1, 2)
    assert (await services.motions.answer(motion.id, EVE, True)).status == "carried"


@pytest.mark.parametrize("voters", [(ANN, CLEO), (ANN,)])
async def test_of_a_team_of_two_the_one_who_is_left_decides(services, discord, clock, voters):
    match, _ = await start(services, CLEO)
    await decide(services, match, *voters)
    discord.throw_out(CLEO)
    clock.advance(KEPT)
    assert (await services.motions.move(match, ANN, Resign())).status == "carried"


async def test_discord_is_asked_once_in_some_minutes_and_not_about_who_acts_there(services, discord, clock):
    match, _ = await start(services, CLEO)
    discord.asked.clear()
    clock.advance(KEPT)
    services.presence.note(ANN.user, HERE.channel)
    for _ in range(3):
        await vote(services, match, ANN, CLEO)
    assert discord.asked == [(HERE.channel, [CLEO.user])]
    clock.advance(KEPT)
    discord.throw_out(ANN, CLEO)
    services.presence.note(ANN.user, ELSEWHERE.channel)
    with refused("team-unseen"):
        await vote(services, match, ANN)


async def test_of_whom_discord_tells_nothing_they_count_as_there(services, discord, clock):
    match, _ = await start(services, CLEO)
    discord.throw_out(CLEO)
    discord.silent = True
    clock.advance(KEPT)
    assert (await vote(services, match, CLEO)).ballot.count == 1


def test_what_is_known_is_bounded_and_for_some_minutes(clock, monkeypatch):
    monkeypatch.setattr("matches.teams.presence.MOST_KEPT", 3)
    presence = Presence(clock)
    for user in range(10, 20):
        presence.note(user, HERE.channel)
    assert presence.gone(HERE, [17, 18, 19]) == frozenset()
    for forgotten in ([16], [19]):
        with pytest.raises(UnaskedError):
            presence.gone(HERE, forgotten)
        clock.advance(KEPT)
