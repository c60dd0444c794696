"""The kind of a seat decides what comes of an act."""

import pytest

from matches.acts.acts import (
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
    read_act,
)
from matches.core.clock import DAY, HOUR
from matches.core.models import Ballot
from matches.teams.team_models import Motion
from tests.matches.fixtures import ANN, BOB, CLEO, DAN
from tests.matches.teams.team_fixtures import decide, moves, start

pytestmark = pytest.mark.both

FIRST, SECOND = "30a-29a", "1a-2a"


async def do(services, match, person, act, seen=None):
    return await services.acts.do(await services.matches.get(match, person.user), person, act, seen)


async def test_what_a_person_does_happens(services, clock):
    match = await services.start_match(FIRST, clock="3d")
    played = await do(services, match, BOB, Play(SECOND), 1)
    assert (played, played.match.entries) == (Done(played.match), 2)
    asked = await do(services, match, BOB, Pause(2))
    assert asked.offer.days == 2
    agreed = await do(services, match, ANN, Answer(asked.offer.id, agrees=True))
    assert agreed.offer.status == "accepted"
    back = await do(services, match, BOB, TakeBack())
    assert (back.offer, back.match.state.taken_back) == (None, (SECOND,))
    clock.advance(4 * DAY + 12 * HOUR)
    longer = (await do(services, match, ANN, GiveDay())).match
    assert longer.deadline == agreed.match.deadline + DAY
    offer = (await do(services, match, ANN, OfferDraw())).offer
    assert (await do(services, match, ANN, Withdraw(offer.id))).offer.status == "withdrawn"
    clock.advance(10 * DAY)
    await do(services, match, ANN, Nudge())
    ended = (await do(services, match, ANN, ClaimTime())).match
    assert ended.state.outcome.reason == "time"
    assert (await do(services, match, ANN, Rematch())).challenge.rematch == match


@pytest.mark.parametrize(
    ("text", "act"),
    [
        *[("pause 3", Pause(3)), ("answer 12", Answer(12)), ("draw", OfferDraw()), ("day 7", GiveDay(7))],
        *[("resign", Resign()), ("repetition", ClaimDraw()), ("takeback", TakeBack()), ("timeout", ClaimTime())],
    ],
)
async def test_what_a_team_is_asked_for_is_read_from_its_text(services, text, act):
    match = await services.start_match()
    assert (read_act(text), act.text(match), act.kind) == (act, text, text.split()[0])


@pytest.mark.parametrize(
    ("act", "kind"), [(Resign(), "resign"), (OfferDraw(), "draw"), (TakeBack(), "takeback"), (Pause(2), "pause")]
)
async def test_what_a_member_of_a_team_does_is_proposed_to_the_team(services, act, kind):
    match, _ = await start(services, CLEO, DAN)
    before = (await decide(services, match, ANN, CLEO)).entries
    proposed = await do(services, match, ANN, act, before)
    assert isinstance(proposed, Proposed)
    assert isinstance(proposed.asked, Motion)
    assert (proposed.asked.act.kind, proposed.asked.agreed) == (kind, 1)
    assert (await services.matches.get(match)).entries == before


async def test_a_member_votes_for_a_move_and_for_an_answer(services):
    match, _ = await start(services, CLEO, DAN)
    [move] = await moves(services, match, 1)
    ballot = (await do(services, match, ANN, Play(move, comment="why not"))).asked
    assert isinstance(ballot, Ballot)
    assert (ballot.own, ballot.count) == (move, 1)
    await decide(services, match, CLEO)
    offer = await services.offers.draw(match, BOB)
    assert (await do(services, match, CLEO, Answer(offer.id, agrees=False))).asked.declined == 1
    assert (await services.offers.get(offer.id)).status == "open"


@pytest.mark.parametrize("act", [Nudge(), Withdraw(1)])
async def test_no_team_nudges_or_withdraws(services, act):
    match, _ = await start(services, CLEO, DAN)
    await services.offers.draw(match, BOB)
    before = await services.everything()
    async with services.refused("team-decides"):
        await do(services, match, ANN, act)
    assert await services.everything() == before
