"""A team decides beside its moves by those who voted last."""

from functools import partial

import pytest

from engine import IllegalMove
from matches import Person, computer
from matches.acts.acts import Answer, ClaimDraw, ClaimTime, GiveDay, OfferDraw, Pause, Resign, TakeBack
from matches.core.clock import DAY, HOUR, read_clock
from matches.core.terms import Terms
from tests.matches.fixtures import ANN, BOB, CLEO, DAN, ELSEWHERE, InlineThinkers, TestServices, refused
from tests.matches.teams.team_fixtures import EVE, HEX3, TERMS, decide, moves, start, vote

pytestmark = pytest.mark.both


class SlowThinkers(InlineThinkers):
    """Think while other things happen: those in `meanwhile`, in turn."""

    meanwhile = ()

    async def think(self, job, urgency=1, user=0):
        for happens in self.meanwhile:
            await happens()
        return await super().think(job, urgency, user)


async def offers(services):
    return [(row.text, row.player, row.status) for row in await services.rows("offers")]


async def played(services, *members, **terms):
    """Return a match in which four members of Ann's team voted in the last turn, and the team is to move."""
    match, _ = await start(services, CLEO, DAN, EVE, *members, **terms)
    await decide(services, match, ANN, CLEO, DAN, EVE)
    return match


async def test_a_team_resigns_when_most_of_those_who_voted_last_want_it(services):
    match = await played(services)
    first = await services.motions.move(match, ANN, Resign())
    assert (first.status, first.agreed, first.quorum) == ("open", 1, 3)
    assert (await services.motions.move(match, ANN, Resign())).agreed == 1
    assert (await services.motions.answer(first.id, CLEO, True)).status == "open"
    assert (await services.motions.answer(first.id, DAN, True)).status == "carried"
    ended = await services.matches.get(match)
    assert (ended.state.outcome.reason, ended.state.outcome.winners) == ("resigned", (1,))


@pytest.mark.parametrize("act", [Resign(), OfferDraw(), Answer(1)])
async def test_who_never_voted_gives_nothing_away_and_one_alone_never_does(services, act):
    match, team = await start(services, CLEO, DAN)
    await decide(services, match, ANN, CLEO)
    await services.teams.join(team, EVE)
    if isinstance(act, Answer):
        assert (await services.offers.draw(match, BOB)).id == act.offer

    async def ask(person):
        return await services.motions.move(match, person, act)

    await services.votes.vote(match, EVE, (await moves(services, match, 1))[0])  # it has not counted yet
    for person in (EVE, DAN):
        async with services.refused("motion-latest", team="Team of Ann"):
            await ask(person)
    asked = await ask(ANN)
    assert (asked.quorum, asked.status) == (2, "open")
    async with services.refused("motion-latest"):
        await services.motions.answer(asked.id, EVE, True)
    assert (await ask(CLEO)).status == "carried"


async def test_a_team_of_two_needs_both_and_a_team_of_one_that_one(services):
    match, team = await start(services, CLEO)
    await decide(services, match, ANN)
    async with services.refused("motion-too-few", needed=2):
        await services.motions.move(match, ANN, Resign())
    await decide(services, match, CLEO)
    for person in (ANN, CLEO):
        assert (await services.motions.move(match, person, OfferDraw())).quorum == 2
    assert (await services.matches.get(match)).has_offers
    await services.teams.leave(team, CLEO)
    assert (await services.motions.move(match, ANN, Resign())).status == "carried"


async def test_before_a_vote_has_counted_most_of_all_members_decide_and_only_people_who_vote(services):
    match, _ = await start(services, CLEO, DAN)
    async with services.refused("motion-votes-first"):
        await services.motions.move(match, ANN, Resign())
    assert (await services.motions.move(match, ANN, Pause(1))).quorum == 2
    await vote(services, match, ANN, CLEO)
    assert (await services.motions.move(match, ANN, Resign())).quorum == 2
    assert (await services.motions.move(match, CLEO, Resign())).status == "carried"


async def test_a_pause_may_be_agreed_to_by_people_who_have_not_voted(services):
    match = await played(services)
    offer = await services.offers.pause(match, BOB, 3)
    for person in (ANN, CLEO):
        answered = await services.motions.move(match, person, Answer(offer.id))
    assert (answered.quorum, answered.status) == (2, "carried")


async def test_how_many_votes_carry_it_is_known_before_one_asks(services):
    bela = Person(2**60 + 6, "Bela")
    match = await played(services, bela)
    loaded = [await services.matches.get(match, person.user) for person in (ANN, BOB, bela)]
    assert await services.motions.needed(loaded[0], ANN, Resign()) == 3
    assert await services.motions.needed(loaded[1], BOB, Resign()) is None
    async with services.refused("motion-latest"):
        await services.motions.needed(loaded[2], bela, Resign())


async def test_votes_needed_are_those_of_the_members_who_are_left(services):
    match, team = await start(services, CLEO, DAN, EVE)
    await decide(services, match, ANN, CLEO, DAN, EVE)
    motion = await services.motions.move(match, CLEO, Resign())
    for person in (DAN, EVE):
        await services.teams.leave(team, person)
    assert (await services.motions.answer(motion.id, ANN, False)).quorum == 2
    assert (await services.motions.answer(motion.id, ANN, True)).status == "carried"


async def test_most_against_reject_a_motion_and_it_is_not_moved_again_on_this_board(services):
    match = await played(services)
    motion = await services.motions.move(match, ANN, Resign())
    for person in (CLEO, DAN):
        await services.motions.answer(motion.id, person, False)
    assert (await services.motions.answer(motion.id, EVE, False)).status == "rejected"
    async with services.refused("motion-decided", status="rejected"):
        await services.motions.move(match, EVE, Resign())
    await decide(services, match, ANN, CLEO, DAN, EVE)
    assert (await services.motions.move(match, EVE, Resign())).status == "open"


async def test_a_vote_on_a_motion_can_be_changed(services):
    match = await played(services)
    motion = await services.motions.move(match, ANN, Resign())
    changed = await services.motions.answer(motion.id, ANN, False)
    assert (changed.agreed, changed.declined, changed.own) == (0, 1, False)


async def test_who_leaves_takes_their_vote_on_a_motion_along(services):
    match, team = await start(services, CLEO, DAN)
    await decide(services, match, ANN, CLEO, DAN)
    decided = await services.motions.move(match, ANN, OfferDraw())
    await services.motions.answer(decided.id, CLEO, True)
    motion = await services.motions.move(match, ANN, Resign())
    await services.teams.leave(team, ANN)
    assert [(each.agreed, each.status) for each in await services.motions.of(match, CLEO.user)] == [
        (2, "carried"),
        (0, "open"),
    ]
    assert (await services.motions.answer(motion.id, CLEO, True)).status == "open"


async def test_a_motion_lapses_with_the_next_entry(services):
    match = await played(services)
    motion = await services.motions.move(match, ANN, Resign())
    await vote(services, match, ANN)
    await services.votes.play_it(match, ANN)
    assert (await services.motions.get(motion.id, ANN.user)).status == "lapsed"
    async with services.refused("motion-lapsed"):
        await services.motions.answer(motion.id, CLEO, True)
    assert not await services.motions.of(match, ANN.user)


async def test_members_alone_see_and_decide_motions(services):
    match = await played(services)
    motion = await services.motions.move(match, ANN, Resign())
    [seen] = await services.motions.of(match, CLEO.user)
    assert (seen.id, seen.own, seen.act) == (motion.id, None, Resign())
    assert [*await services.motions.of(match, BOB.user)] == []
    async with services.refused("no-team"):
        await services.motions.answer(motion.id, BOB, True)
    async with services.refused("no-such-motion"):
        await services.motions.answer(999, ANN, True)


async def test_a_team_offers_a_draw_and_the_opponent_agrees(services):
    match = await played(services)
    for person in (ANN, CLEO, DAN):
        await services.motions.move(match, person, OfferDraw())
    assert await offers(services) == [("draw agreed", 0, "open")]
    [offer] = await services.rows("offers")
    await services.offers.agree(offer.id, BOB)
    assert (await services.matches.get(match)).state.outcome.reason == "agreed"


async def test_a_team_answers_an_offer_by_a_vote(services):
    for agrees, status in ((True, "accepted"), (False, "declined")):
        match = await played(services)
        offer = await services.offers.draw(match, BOB)
        for person in (ANN, EVE):
            await services.motions.move(match, person, Answer(offer.id), agrees=agrees)
        assert (await services.offers.get(offer.id)).status == "open"
        await services.motions.move(match, CLEO, Answer(offer.id), agrees=agrees)
        assert (await services.offers.get(offer.id)).status == status
    async with services.refused("motion-decided"):
        await services.motions.move(match, DAN, Answer(offer.id))


async def test_a_team_agrees_to_a_draw_by_moving_for_one(services):
    match = await played(services)
    await services.offers.draw(match, BOB)
    for person in (ANN, CLEO, DAN):
        await services.motions.move(match, person, OfferDraw())
    assert (await services.matches.get(match)).state.outcome.reason == "agreed"


async def test_a_move_of_the_team_declines_an_offer(services):
    match = await played(services)
    offer = await services.offers.draw(match, BOB)
    await vote(services, match, ANN)
    await services.votes.play_it(match, ANN)
    assert (await services.offers.get(offer.id)).status == "declined"


@pytest.mark.parametrize(("agrees", "status"), [(True, "accepted"), (False, "declined")])
async def test_a_draw_is_offered_to_trilithon_when_the_team_has_decided(database, clock, agrees, status):
    thinkers = InlineThinkers()
    thinkers.agrees = agrees
    services = await TestServices.on_database(database, clock, thinkers=thinkers)
    match, _ = await start(services, CLEO, DAN, opponent=computer(1))
    await vote(services, match, ANN, CLEO)
    await services.motions.move(match, ANN, OfferDraw())
    assert (thinkers.jobs, await offers(services)) == ([], [])
    assert (await services.motions.move(match, CLEO, OfferDraw())).status == "carried"
    assert [job.kind for job in thinkers.jobs] == ["agrees"]
    assert await offers(services) == [("draw agreed", 0, status)]
    assert ((await services.matches.get(match)).state.outcome is not None) is agrees
    await services.close()


async def test_a_takeback_that_is_not_free_is_offered(services):
    match = await played(services)
    for person in (ANN, CLEO, DAN):
        await services.motions.move(match, person, TakeBack())
    assert await offers(services) == [("takeback 2", 0, "open")]
    [offer] = await services.rows("offers")
    await services.offers.agree(offer.id, BOB)
    back = await services.matches.get(match)
    assert (back.state.ply, back.ballot.entry, back.ballot.count) == (0, 4, 0)


async def test_a_free_takeback_is_at_once(services):
    match, _ = await start(services, CLEO)
    await vote(services, match, ANN, CLEO)
    await services.votes.play_it(match, ANN)
    for person in (ANN, CLEO):
        await services.motions.move(match, person, TakeBack())
    assert (await services.matches.get(match)).ballot.entry == 3
    match, _ = await start(services, CLEO)
    async with services.refused("no-own-ply", IllegalMove):
        await services.motions.move(match, CLEO, TakeBack())


async def test_who_never_voted_takes_no_move_back_from_the_others_against_trilithon(services):
    match, _ = await start(services, CLEO, DAN, opponent=computer(1))
    await vote(services, match, ANN, CLEO)
    await services.votes.play_it(match, ANN)
    for person in (DAN, DAN):
        async with services.refused("motion-latest"):
            await services.motions.move(match, person, TakeBack())


async def test_no_opponent_of_a_team_takes_back_freely_because_its_members_look(services):
    match = await played(services)
    await services.offers.takeback(match, BOB)
    assert await offers(services) == [("takeback 1", 1, "open")]


async def test_a_team_pauses_with_its_opponent(services):
    match = await played(services)
    for person in (ANN, CLEO):
        await services.motions.move(match, person, Pause(3))
    assert await offers(services) == [("pause 3", 0, "open")]
    async with services.refused("pause-days"):
        await services.motions.move(match, ANN, Pause(99))


async def test_a_team_claims_the_time_of_its_opponent(services, clock):
    match, _ = await start(services, CLEO, clock="1d")
    async with services.refused("own-time"):
        await services.motions.move(match, ANN, ClaimTime())
    await vote(services, match, ANN, CLEO)
    await services.votes.play_it(match, ANN)
    async with services.refused("claim-early"):
        await services.motions.move(match, ANN, ClaimTime())
    clock.advance(DAY)
    await services.motions.move(match, ANN, ClaimTime())
    assert (await services.matches.get(match)).state.outcome.reason == "time"


async def test_a_team_claims_no_time_either_while_replies_are_yet_to_be_read(services, clock):
    match, _ = await start(services, CLEO, clock="1d")
    await vote(services, match, ANN, CLEO)
    await services.votes.play_it(match, ANN)
    await services.replies.note_heard([0], 1)
    await services.replies.start(None)
    clock.advance(DAY)
    async with services.refused("claim-unheard"):
        await services.motions.move(match, ANN, ClaimTime())
    await services.replies.note_heard([0], 1)
    assert (await services.motions.move(match, ANN, ClaimTime())).status == "carried"


async def test_a_draw_by_repetition_is_claimed_when_there_is_one(services):
    match = await played(services)
    async with services.refused("not-repeated", IllegalMove):
        await services.motions.move(match, ANN, ClaimDraw())


async def test_a_motion_is_posted_once(services):
    match = await played(services)
    motion = await services.motions.move(match, ANN, Resign())
    await services.motions.move(match, CLEO, OfferDraw())
    await services.motions.answer(motion.id, DAN, False)
    posts = [row for row in await services.rows("outbox") if row.kind == "motion"]
    assert [(row.subject, row.entry, row.holds_up) for row in posts] == [(1, 2, False), (2, 2, False)]
    while claimed := await services.outbox.claim(50):
        for post in claimed:
            await services.outbox.sent(post, 5, 600 + post.subject)
    assert [(row.channel, row.message) for row in await services.rows("motions")] == [(5, 601), (5, 602)]


async def test_what_computers_said_of_a_draw_counts_only_for_the_board_that_they_saw(database, clock):
    thinkers = SlowThinkers()
    services = await TestServices.on_database(database, clock, thinkers=thinkers)
    match, _ = await start(services, opponent=computer(1))
    await vote(services, match, ANN)
    thinkers.meanwhile = (partial(services.votes.play_it, match, ANN),)
    with refused("moved-on"):
        await services.motions.move(match, ANN, OfferDraw())
    assert (await offers(services), await services.rows("motions")) == ([], [])
    await services.close()


async def test_what_computers_said_to_one_board_moves_nothing_at_the_next(database, clock):
    thinkers = SlowThinkers()
    services = await TestServices.on_database(database, clock, thinkers=thinkers)
    match, _ = await start(services, CLEO, DAN, opponent=computer(1))
    await vote(services, match, ANN, CLEO)
    await services.motions.move(match, ANN, OfferDraw())
    thinkers.meanwhile = (partial(services.votes.play_it, match, ANN),)
    with refused("moved-on"):
        await services.motions.move(match, CLEO, OfferDraw())
    assert [row.entry for row in await services.rows("motions")] == [0]
    await services.close()


async def test_a_team_is_not_asked_for_what_it_cannot_offer_now(services):
    match = await played(services)
    for person in (ANN, CLEO):
        await services.motions.move(match, person, OfferDraw())
        await services.motions.move(match, person, Pause(3))
    for offer in await services.rows("offers"):
        await services.offers.decline(offer.id, BOB)
    async with services.refused("offered-before", what="pause"):
        await services.motions.move(match, ANN, Pause(5))


async def test_a_team_whose_draw_offer_is_open_is_not_asked_for_another(services):
    match = await played(services)
    for person in (ANN, CLEO, DAN):
        await services.motions.move(match, person, OfferDraw())
    await vote(services, match, ANN, CLEO, DAN, EVE)
    async with services.refused("offer-open", what="draw"):
        await services.motions.move(match, DAN, OfferDraw())


async def test_nobody_votes_on_the_answer_to_an_offer_that_was_withdrawn(services):
    match = await played(services)
    offer = await services.offers.draw(match, BOB)
    motion = await services.motions.move(match, ANN, Answer(offer.id))
    await services.offers.withdraw(offer.id, BOB)
    async with services.refused("offer-closed", what="draw", status="withdrawn"):
        await services.motions.answer(motion.id, CLEO, False)


# Days.


async def late(services, clock, **terms):
    """Return a match in which Ann's team of four waits for Bob, who has an hour left."""
    match, _ = await start(services, CLEO, DAN, EVE, player=1, clock="2d", **terms)
    clock.advance(2 * DAY - HOUR)
    return match


async def test_a_team_gives_a_day_when_half_of_it_wants_to_and_then_another(services, clock):
    match = await late(services, clock)
    before = (await services.matches.get(match)).deadline
    for days in (1, 2):
        first = await services.motions.move(match, ANN, GiveDay())
        assert (first.status, first.act.kind, first.quorum) == ("open", "day", 2)
        assert (await services.motions.answer(first.id, CLEO, True)).status == "carried"
        assert (await services.matches.get(match)).deadline == before + days * DAY
        clock.advance(DAY)
    assert [row.kind for row in await services.rows("outbox") if row.kind == "day"] == ["day", "day"]


async def test_a_day_that_somebody_else_has_given_meanwhile_is_not_given_twice(services, clock):
    terms = Terms(HEX3, "", read_clock("2d"), player=2)
    made = await services.challenges.create(terms, ANN, [BOB, CLEO], ELSEWHERE, "en", team=TERMS)
    for person in (BOB, CLEO):
        match = (await services.challenges.accept(made.id, person)).match
    for member in (DAN, EVE):
        await services.teams.join(made.team.id, member)
    clock.advance(2 * DAY - HOUR)
    motion = await services.motions.move(match, ANN, GiveDay())
    given = await services.deadlines.give_day(match, CLEO)
    assert (await services.motions.get(motion.id, ANN.user)).status == "lapsed"
    clock.advance(HOUR + 1)
    async with services.refused("motion-lapsed"):
        await services.motions.answer(motion.id, DAN, True)
    assert (await services.matches.get(match)).deadline == given.deadline


async def test_a_team_is_not_asked_for_a_day_that_cannot_be_given(services, clock):
    own, _ = await start(services, CLEO, clock="1d")
    endless, _ = await start(services, CLEO, player=1)
    early, _ = await start(services, CLEO, player=1, clock="2d")
    for match, code in ((own, "own-time"), (endless, "no-clock"), (early, "day-not-needed")):
        async with services.refused(code):
            await services.motions.move(match, ANN, GiveDay())
    async with services.refused("team-decides"):
        await services.deadlines.give_day(early, ANN)
