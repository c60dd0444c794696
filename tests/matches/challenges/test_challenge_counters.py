"""Asking for other terms: who may, what becomes of the first challenge, who is asked by the second, who sits where."""

import asyncio

import pytest

from engine import GAMES, OptionError
from matches.challenges.challenge_rules import changes
from matches.core.clock import NO_CLOCK, read_clock
from matches.core.terms import Terms
from tests.matches.fixtures import ANN, BID, BOB, CARD, CLEO, DAN, HERE, NOON, other_terms, outcome

WEEK = 7 * 86_400
DRUID, FOUR = GAMES["druid"], GAMES["contigo-capture"]


def asked(challenge):
    return [invitation.user for invitation in challenge.invitations]


async def seated(services, challenge):
    """Return the users of the match that a challenge started, by player."""
    return [seat.user for seat in (await services.matches.get(challenge.match)).seats]


async def test_a_counter_closes_the_challenge_and_makes_one_to_the_challenger(services, clock):
    offered = await services.challenge(BOB, options=BID, player=0)
    services.outbox.woken.clear()
    clock.advance(60)
    made = await services.challenges.counter(offered.id, BOB, other_terms(offered, {}, 1, read_clock("3d")))
    assert (made.challenger, asked(made), made.status) == (BOB, [ANN.user], "open")
    assert made.terms == Terms(offered.terms.game, "", read_clock("3d"), 1)
    assert (made.place, made.language, made.expires_at) == (HERE, "en", NOON + 60 + WEEK)
    assert made.counters.id == offered.id
    assert services.outbox.woken.is_set()
    before = await services.challenges.get(offered.id)
    assert (before.status, before.countered_by, before.match) == ("countered", "Bob", None)
    assert [(row.kind, row.subject) for row in await services.rows("outbox")] == [
        ("card", offered.id),
        ("card", made.id),
    ]


async def test_the_challenger_changes_their_own_terms(services):
    offered = await services.challenge(BOB)
    made = await services.challenges.counter(offered.id, ANN, other_terms(offered, BID))
    assert (made.challenger, asked(made), made.terms.options) == (ANN, [BOB.user], "bid")
    before = await services.challenges.get(offered.id)
    assert (before.status, before.countered_by) == ("changed", None)


async def test_a_counter_can_be_accepted_and_countered_like_any_challenge(services):
    first = await services.challenge(BOB)
    second = await services.challenges.counter(first.id, BOB, other_terms(first, BID))
    third = await services.challenges.counter(second.id, ANN, other_terms(second, BID, 1))
    accepted = await services.challenges.accept(third.id, BOB, CARD)
    assert await seated(services, accepted) == [BOB.user, ANN.user]
    assert third.counters.counters is None


@pytest.mark.parametrize(
    ("options", "player", "timed", "changed"),
    [
        (BID, 0, NO_CLOCK, ({"bid": (True, False)}, False, False)),
        ({}, 0, read_clock("1d"), ({}, True, False)),
        ({}, 1, NO_CLOCK, ({}, False, True)),
        ({}, None, NO_CLOCK, ({}, False, True)),
    ],
)
async def test_what_is_different_is_known(services, options, player, timed, changed):
    offered = await services.challenge(BOB, player=1)
    made = await services.challenges.counter(offered.id, BOB, other_terms(offered, options, player, timed))
    different = changes(made, made.counters)
    assert (different.options, different.clock, different.sides) == changed


@pytest.mark.parametrize(("own", "other"), [(0, 1), (1, 0), (None, None)])
async def test_to_ask_for_what_was_offered_is_refused(services, own, other):
    offered = await services.challenge(BOB, options=BID, player=own)
    async with services.refused("same-terms", challenge=offered.id):
        await services.challenges.counter(offered.id, BOB, other_terms(offered, BID, other))
    async with services.refused("same-terms"):
        await services.challenges.counter(offered.id, ANN, other_terms(offered, BID, own))


async def test_who_may_take_an_open_seat_may_ask_for_other_terms(services):
    offered = await services.challenge(player=0)
    async with services.refused("same-terms"):
        await services.challenges.counter(offered.id, CLEO, other_terms(offered, {}, 1))
    made = await services.challenges.counter(offered.id, CLEO, other_terms(offered, BID, 1))
    assert asked(made) == [ANN.user]
    assert not changes(made, made.counters).sides


@pytest.mark.parametrize("person", [CLEO, DAN])
async def test_who_may_not_accept_may_not_ask_for_other_terms(services, person):
    offered = await services.challenge(BOB)
    async with services.refused("not-invited", challenge=offered.id):
        await services.challenges.counter(offered.id, person, other_terms(offered, BID))


@pytest.mark.parametrize(
    ("options", "code"), [({"walk": 1}, "value"), ({"size": 99}, "value"), ({"tall": True}, "unknown")]
)
async def test_terms_the_game_does_not_have_are_refused(services, options, code):
    offered = await services.challenge(BOB, game=DRUID)
    async with services.refused(code, OptionError):
        await services.challenges.counter(offered.id, BOB, other_terms(offered, options))


async def test_options_left_out_take_their_default_and_not_what_was_offered(services):
    offered = await services.challenge(BOB, game=DRUID, options={"size": 6, "walk": True})
    made = await services.challenges.counter(offered.id, BOB, other_terms(offered, {"nogaps": True}))
    assert made.terms.options == "size=10 nogaps"


@pytest.mark.parametrize(("act", "person"), [("accept", BOB), ("decline", BOB), ("withdraw", ANN), ("counter", BOB)])
async def test_once_countered_a_challenge_is_closed(services, act, person):
    offered = await services.challenge(BOB)
    await services.challenges.counter(offered.id, BOB, other_terms(offered, BID))
    more = ({},) if act == "counter" else ()
    async with services.refused("challenge-closed", challenge=offered.id, status="countered"):
        await getattr(services.challenges, act)(offered.id, person, *more)


async def test_what_is_expired_cannot_be_countered(services, clock):
    offered = await services.challenge(BOB)
    clock.advance(WEEK)
    async with services.refused("challenge-expired"):
        await services.challenges.counter(offered.id, BOB, other_terms(offered, BID))


async def test_of_an_accept_and_a_counter_at_once_one_counts(services, other_process):
    offered = await services.challenge()
    countered = other_process.challenges.counter(offered.id, CLEO, other_terms(offered, BID))
    both = services.challenges.accept(offered.id, BOB, CARD), countered
    assert sorted(await asyncio.gather(*map(outcome, both))) == ["challenge-closed", "done"]
    status = (await services.challenges.get(offered.id)).status
    assert len(await services.rows("matches")) == (status == "accepted")
    assert len(await services.rows("challenges")) == 1 + (status == "countered")


async def test_of_two_counters_at_once_one_counts(services, other_process):
    offered = await services.challenge(BOB)
    terms = other_terms(offered, BID)
    both = (each.challenges.counter(offered.id, who, terms) for each, who in ((services, BOB), (other_process, ANN)))
    assert sorted(await asyncio.gather(*map(outcome, both))) == ["challenge-closed", "done"]
    assert len(await services.rows("challenges")) == 2


async def test_a_counter_whose_card_cannot_be_promised_leaves_the_challenge_open(services, monkeypatch):
    offered = await services.challenge(BOB)

    async def broken(*_args, **_what):
        raise RuntimeError

    monkeypatch.setattr("matches.posting.outbox_queries.add", broken)
    with pytest.raises(RuntimeError):
        await services.challenges.counter(offered.id, BOB, other_terms(offered, BID))
    assert (await services.challenges.get(offered.id)).status == "open"


# More than two players.


async def test_a_counter_asks_everybody_else_also_those_who_had_accepted(services):
    offered = await services.challenge(BOB, CLEO, DAN, game=FOUR)
    await services.challenges.accept(offered.id, CLEO)
    made = await services.challenges.counter(offered.id, BOB, other_terms(offered, {"short": True}))
    assert sorted(asked(made)) == [ANN.user, CLEO.user, DAN.user]
    assert not any(invitation.taken for invitation in made.invitations)


async def test_seats_that_were_open_stay_open(services):
    offered = await services.challenge(BOB, game=FOUR)
    await services.challenges.accept(offered.id, CLEO)
    made = await services.challenges.counter(offered.id, DAN, other_terms(offered, {"short": True}))
    assert asked(made) == [ANN.user, BOB.user, CLEO.user]
    offered = await services.challenge(BOB, game=FOUR)
    made = await services.challenges.counter(offered.id, BOB, other_terms(offered, {"short": True}))
    assert asked(made) == [ANN.user, None, None]


async def test_who_keeps_their_side_leaves_everybody_where_they_were(services):
    offered = await services.challenge(BOB, CLEO, DAN, game=FOUR, player=1)
    made = await services.challenges.counter(offered.id, CLEO, other_terms(offered, {"short": True}, 2))
    assert not changes(made, made.counters).sides
    for person in (DAN, ANN, BOB):
        accepted = await services.challenges.accept(made.id, person, CARD)
    assert await seated(services, accepted) == [BOB.user, ANN.user, CLEO.user, DAN.user]


async def test_who_has_accepted_has_accepted(services):
    offered = await services.challenge(BOB, CLEO, game=GAMES["druid-hex3"])
    await services.challenges.accept(offered.id, CLEO)
    async with services.refused("already-joined"):
        await services.challenges.counter(offered.id, CLEO, other_terms(offered, {"size": 3}))


async def test_once_somebody_has_accepted_the_challenger_stands_by_the_terms(services):
    offered = await services.challenge(BOB, CLEO, game=GAMES["druid-hex3"])
    await services.challenges.accept(offered.id, CLEO)
    async with services.refused("terms-accepted", challenge=offered.id):
        await services.challenges.counter(offered.id, ANN, other_terms(offered, {"size": 3}))


# Rematches.


async def test_a_countered_rematch_is_the_rematch_still(services):
    match = await services.start_match()
    await services.matches.resign(match, ANN)
    ended = await services.matches.get(match)
    offered = await services.challenges.rematch(ended.id, ANN)
    made = await services.challenges.counter(offered.id, BOB, other_terms(offered, BID))
    assert made.rematch == match
    async with services.refused("rematch-on-its-way"):
        await services.challenges.rematch(ended.id, BOB)
    assert (await services.challenges.rematch(ended.id, ANN)).status == "accepted"


async def test_a_rematch_has_the_clock_of_the_match(services):
    offered = await services.challenges.create(
        Terms(FOUR, clock=read_clock("7d+12h strict"), player=0), ANN, [BOB, CLEO, DAN], HERE, "en"
    )
    for person in (BOB, CLEO, DAN):
        accepted = await services.challenges.accept(offered.id, person, CARD)
    match = await services.matches.get(accepted.match)
    assert match.clock == offered.terms.clock
    for person in (BOB, CLEO, DAN):
        await services.matches.resign(match.id, person)
    again = await services.challenges.rematch(match.id, DAN)
    assert again.terms.clock == offered.terms.clock


# Cards and matches.


async def test_a_challenge_accepted_before_its_card_is_posted_has_it_posted_before_any_board(services):
    offered = await services.challenge(BOB)
    match = (await services.challenges.accept(offered.id, BOB)).match
    [card] = await services.outbox.claim(9)
    assert (card.kind, card.subject) == ("card", offered.id)
    await services.outbox.sent(card, HERE.channel, 500)
    [board] = await services.outbox.claim(9)
    assert (board.kind, board.subject) == ("board", match)
    stored = await services.matches.get(match)
    assert (stored.card, stored.board) == (500, None)
    assert (await services.challenges.get(offered.id)).card == 500


async def test_a_card_that_is_given_up_holds_the_match_up_no_longer(services):
    offered = await services.challenge(BOB)
    await services.challenges.accept(offered.id, BOB)
    [card] = await services.outbox.claim(9)
    await services.outbox.drop(card, "closed")
    assert [post.kind for post in await services.outbox.claim(9)] == ["board"]


async def test_a_card_that_was_answered_holds_nothing_up(services):
    offered = await services.challenge(BOB)
    await services.challenges.accept(offered.id, BOB, CARD)
    assert sorted(post.kind for post in await services.outbox.claim(9)) == ["board", "card"]
    assert (await services.challenges.get(offered.id)).card == CARD


# Saying no.


async def test_who_declines_is_known_and_what_they_said(services):
    offered = await services.challenge(BOB, CLEO, game=GAMES["druid-hex3"])
    declined = await services.challenges.decline(offered.id, CLEO, "not tonight")
    assert (declined.status, declined.decliner, declined.note) == ("open", "Cleo", "not tonight")
    assert (await services.challenges.decline((await services.challenge(BOB)).id, BOB)).note == ""
