"""Asking for other terms: who may, what becomes of the first challenge, who is asked by the second, who sits where."""

import asyncio

import pytest

from engine import GAMES, OptionError
from matches.clocks import NO_CLOCK, read_clock
from matches.counters import changes
from tests.matches.club import ANN, BID, BOB, CARD, CLEO, DAN, HERE, NOON, outcome

WEEK = 7 * 86_400
DRUID, FOUR = GAMES["druid"], GAMES["contigo-capture"]


def asked(challenge):
    return [one.user for one in challenge.invitations]


async def seated(bot, challenge):
    """The users of the match that a challenge began, by player."""
    return [seat.user for seat in (await bot.table.match(challenge.match)).seats]


async def test_a_counter_closes_the_challenge_and_makes_one_to_the_challenger(bot, clock):
    offered = await bot.offer(BOB, options=BID, player=0)
    bot.outbox.woken.clear()
    clock.advance(60)
    made = await bot.challenges.counter(offered.id, BOB, {}, 1, read_clock("3d"))
    assert (made.challenger, asked(made), made.status) == (BOB, [ANN.user], "open")
    assert (made.game, made.terms, made.player, made.clock.text) == (offered.game, "", 1, "3d")
    assert (made.place, made.language, made.expires_at) == (HERE, "en", NOON + 60 + WEEK)
    assert made.counters.id == offered.id
    assert bot.outbox.woken.is_set()
    before = await bot.challenges.challenge(offered.id)
    assert (before.status, before.countered_by, before.match) == ("countered", "Bob", None)
    assert [(row.kind, row.challenge) for row in await bot.rows("outbox")] == [("card", offered.id), ("card", made.id)]


async def test_the_challenger_changes_their_own_terms(bot):
    offered = await bot.offer(BOB)
    made = await bot.challenges.counter(offered.id, ANN, BID)
    assert (made.challenger, asked(made), made.terms) == (ANN, [BOB.user], "bid")
    before = await bot.challenges.challenge(offered.id)
    assert (before.status, before.countered_by) == ("changed", None)


async def test_a_counter_can_be_accepted_and_countered_like_any_challenge(bot):
    first = await bot.offer(BOB)
    second = await bot.challenges.counter(first.id, BOB, BID)
    third = await bot.challenges.counter(second.id, ANN, BID, 1)
    accepted = await bot.challenges.accept(third.id, BOB, CARD)
    assert await seated(bot, accepted) == [BOB.user, ANN.user]
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
async def test_what_is_different_is_known(bot, options, player, timed, changed):
    offered = await bot.offer(BOB, player=1)
    made = await bot.challenges.counter(offered.id, BOB, options, player, timed)
    different = changes(made, made.counters)
    assert (different.options, different.clock, different.sides) == changed


@pytest.mark.parametrize(("mine", "theirs"), [(0, 1), (1, 0), (None, None)])
async def test_to_ask_for_what_was_offered_is_refused(bot, mine, theirs):
    offered = await bot.offer(BOB, options=BID, player=mine)
    async with bot.refused("same-terms", challenge=offered.id):
        await bot.challenges.counter(offered.id, BOB, BID, theirs)
    async with bot.refused("same-terms"):
        await bot.challenges.counter(offered.id, ANN, BID, mine)


async def test_who_may_take_an_open_seat_may_ask_for_other_terms(bot):
    offered = await bot.offer(player=0)
    async with bot.refused("same-terms"):
        await bot.challenges.counter(offered.id, CLEO, {}, 1)
    made = await bot.challenges.counter(offered.id, CLEO, BID, 1)
    assert asked(made) == [ANN.user]
    assert not changes(made, made.counters).sides


@pytest.mark.parametrize("person", [CLEO, DAN])
async def test_who_may_not_accept_may_not_ask_for_other_terms(bot, person):
    offered = await bot.offer(BOB)
    async with bot.refused("not-invited", challenge=offered.id):
        await bot.challenges.counter(offered.id, person, BID)


@pytest.mark.parametrize(
    ("options", "code"), [({"walk": 1}, "value"), ({"size": 99}, "value"), ({"tall": True}, "unknown")]
)
async def test_terms_the_game_does_not_have_are_refused(bot, options, code):
    offered = await bot.offer(BOB, game=DRUID)
    async with bot.refused(code, OptionError):
        await bot.challenges.counter(offered.id, BOB, options)


async def test_options_left_out_take_their_default_and_not_what_was_offered(bot):
    offered = await bot.offer(BOB, game=DRUID, options={"size": 6, "walk": True})
    made = await bot.challenges.counter(offered.id, BOB, {"nogaps": True})
    assert made.terms == "size=10 nogaps"


@pytest.mark.parametrize(("act", "person"), [("accept", BOB), ("decline", BOB), ("withdraw", ANN), ("counter", BOB)])
async def test_once_countered_a_challenge_is_closed(bot, act, person):
    offered = await bot.offer(BOB)
    await bot.challenges.counter(offered.id, BOB, BID)
    more = ({},) if act == "counter" else ()
    async with bot.refused("challenge-closed", challenge=offered.id, status="countered"):
        await getattr(bot.challenges, act)(offered.id, person, *more)


async def test_what_is_expired_cannot_be_countered(bot, clock):
    offered = await bot.offer(BOB)
    clock.advance(WEEK)
    async with bot.refused("challenge-expired"):
        await bot.challenges.counter(offered.id, BOB, BID)


async def test_of_an_accept_and_a_counter_at_once_one_counts(bot, twin):
    offered = await bot.offer()
    both = bot.challenges.accept(offered.id, BOB, CARD), twin.challenges.counter(offered.id, CLEO, BID)
    assert sorted(await asyncio.gather(*map(outcome, both))) == ["challenge-closed", "done"]
    status = (await bot.challenges.challenge(offered.id)).status
    assert len(await bot.rows("matches")) == (status == "accepted")
    assert len(await bot.rows("challenges")) == 1 + (status == "countered")


async def test_of_two_counters_at_once_one_counts(bot, twin):
    offered = await bot.offer(BOB)
    both = bot.challenges.counter(offered.id, BOB, BID), twin.challenges.counter(offered.id, ANN, BID)
    assert sorted(await asyncio.gather(*map(outcome, both))) == ["challenge-closed", "done"]
    assert len(await bot.rows("challenges")) == 2


async def test_a_counter_whose_card_cannot_be_promised_leaves_the_challenge_open(bot, monkeypatch):
    offered = await bot.offer(BOB)

    async def broken(*_args, **_what):
        raise RuntimeError

    monkeypatch.setattr("matches.store.outbox.add", broken)
    with pytest.raises(RuntimeError):
        await bot.challenges.counter(offered.id, BOB, BID)
    assert (await bot.challenges.challenge(offered.id)).status == "open"


# More than two players.


async def test_a_counter_asks_everybody_else_also_those_who_had_accepted(bot):
    offered = await bot.offer(BOB, CLEO, DAN, game=FOUR)
    await bot.challenges.accept(offered.id, CLEO)
    made = await bot.challenges.counter(offered.id, BOB, {"short": True})
    assert sorted(asked(made)) == [ANN.user, CLEO.user, DAN.user]
    assert not any(one.taken for one in made.invitations)


async def test_seats_that_were_open_stay_open(bot):
    offered = await bot.offer(BOB, game=FOUR)
    await bot.challenges.accept(offered.id, CLEO)
    made = await bot.challenges.counter(offered.id, DAN, {"short": True})
    assert asked(made) == [ANN.user, BOB.user, CLEO.user]
    made = await bot.challenges.counter((await bot.offer(BOB, game=FOUR)).id, BOB, {"short": True})
    assert asked(made) == [ANN.user, None, None]


async def test_who_keeps_their_side_leaves_everybody_where_they_were(bot):
    offered = await bot.offer(BOB, CLEO, DAN, game=FOUR, player=1)
    made = await bot.challenges.counter(offered.id, CLEO, {"short": True}, 2)
    assert not changes(made, made.counters).sides
    for person in (DAN, ANN, BOB):
        accepted = await bot.challenges.accept(made.id, person, CARD)
    assert await seated(bot, accepted) == [BOB.user, ANN.user, CLEO.user, DAN.user]


async def test_who_has_accepted_has_accepted(bot):
    offered = await bot.offer(BOB, CLEO, game=GAMES["druid-hex3"])
    await bot.challenges.accept(offered.id, CLEO)
    async with bot.refused("already-joined"):
        await bot.challenges.counter(offered.id, CLEO, {"size": 3})


async def test_once_somebody_has_accepted_the_challenger_stands_by_the_terms(bot):
    offered = await bot.offer(BOB, CLEO, game=GAMES["druid-hex3"])
    await bot.challenges.accept(offered.id, CLEO)
    async with bot.refused("terms-accepted", challenge=offered.id):
        await bot.challenges.counter(offered.id, ANN, {"size": 3})


# Rematches.


async def test_a_countered_rematch_is_the_rematch_still(bot):
    match = await bot.begin()
    await bot.table.resign(match, ANN)
    ended = await bot.table.match(match)
    offered = await bot.challenges.rematch(ended.id, ANN)
    made = await bot.challenges.counter(offered.id, BOB, BID)
    assert made.rematch == match
    async with bot.refused("rematch-on-its-way"):
        await bot.challenges.rematch(ended.id, BOB)
    assert (await bot.challenges.rematch(ended.id, ANN)).status == "accepted"


async def test_a_rematch_has_the_clock_of_the_match(bot):
    offered = await bot.challenges.offer(FOUR, {}, ANN, [BOB, CLEO, DAN], HERE, "en", 0, read_clock("7d+12h strict"))
    for person in (BOB, CLEO, DAN):
        accepted = await bot.challenges.accept(offered.id, person, CARD)
    match = await bot.table.match(accepted.match)
    assert match.clock == offered.clock
    for person in (BOB, CLEO, DAN):
        await bot.table.resign(match.id, person)
    again = await bot.challenges.rematch(match.id, DAN)
    assert again.clock == offered.clock


# Cards and matches.


async def test_a_challenge_accepted_before_its_card_is_posted_has_it_posted_before_any_board(bot):
    offered = await bot.offer(BOB)
    match = (await bot.challenges.accept(offered.id, BOB)).match
    [card] = await bot.outbox.claim(9)
    assert (card.kind, card.challenge, card.match) == ("card", offered.id, None)
    await bot.outbox.sent(card, HERE.channel, 500)
    [board] = await bot.outbox.claim(9)
    assert (board.kind, board.match) == ("turn", match)
    stored = await bot.table.match(match)
    assert (stored.card, stored.board) == (500, None)
    assert (await bot.challenges.challenge(offered.id)).card == 500


async def test_a_card_that_is_given_up_holds_the_match_up_no_longer(bot):
    offered = await bot.offer(BOB)
    await bot.challenges.accept(offered.id, BOB)
    [card] = await bot.outbox.claim(9)
    await bot.outbox.drop(card, "closed")
    assert [post.kind for post in await bot.outbox.claim(9)] == ["turn"]


async def test_a_card_that_was_answered_holds_nothing_up(bot):
    offered = await bot.offer(BOB)
    await bot.challenges.accept(offered.id, BOB, CARD)
    assert sorted(post.kind for post in await bot.outbox.claim(9)) == ["card", "turn"]
    assert (await bot.challenges.challenge(offered.id)).card == CARD


# Saying no.


async def test_who_declines_is_known_and_what_they_said(bot):
    offered = await bot.offer(BOB, CLEO, game=GAMES["druid-hex3"])
    declined = await bot.challenges.decline(offered.id, CLEO, "not tonight")
    assert (declined.status, declined.decliner, declined.note) == ("declined", "Cleo", "not tonight")
    assert (await bot.challenges.decline((await bot.offer(BOB)).id, BOB)).note == ""
