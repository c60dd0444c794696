"""Challenges: who may offer, take, refuse and take back; and that the last accept begins the match, once."""

import asyncio

import pytest

from engine import GAMES, OptionError
from matches import Person
from matches.challenges import GOOD_FOR_SECONDS
from tests.matches.club import ANN, BID, BOB, CLEO, DAN, GAME, HERE, NOON, Process, outcome

WEEK = 7 * 86_400


def seats(match):
    return tuple(seat.user for seat in match.seats)


# Offering.


async def test_an_offer_is_stored_with_its_terms_and_for_seven_days(bot):
    offered = await bot.offer(BOB, options=BID, player=1)
    assert offered == await bot.challenges.challenge(offered.id)
    assert (offered.game, offered.terms, offered.challenger, offered.player) == (GAME, "bid", ANN, 1)
    assert (offered.status, offered.expires_at, offered.match, offered.card) == ("open", NOON + WEEK, None, None)
    assert (offered.place, offered.language) == (HERE, "en")
    assert [(one.user, one.name, one.taken) for one in offered.invitations] == [(BOB.user, "Bob", False)]


async def test_an_offer_to_nobody_has_an_open_seat(bot):
    offered = await bot.offer()
    assert [(one.user, one.name, one.taken) for one in offered.invitations] == [(None, None, False)]


async def test_options_left_out_take_their_default(bot):
    assert (await bot.offer(BOB)).terms == ""
    assert (await bot.offer(BOB, options={"bid": False})).terms == ""


async def test_an_offer_is_known_to_other_processes_and_after_a_restart(bot, twin):
    offered = await bot.offer(BOB)
    assert await twin.challenges.challenge(offered.id) == offered


async def test_several_challenges_between_the_same_two_are_normal(bot):
    first, second = await bot.offer(BOB), await bot.offer(BOB)
    assert first.id != second.id
    await bot.challenges.withdraw(first.id, ANN)
    assert (await bot.challenges.challenge(second.id)).status == "open"


async def test_an_offer_promises_its_card_and_wakes_the_sender(bot):
    offered = await bot.offer(BOB)
    assert bot.outbox.woken.is_set()
    [card] = await bot.outbox.claim(9)
    assert (card.kind, card.challenge, card.match, card.created_at) == ("card", offered.id, None, NOON)


async def test_an_offer_whose_card_cannot_be_promised_is_not_made(bot, monkeypatch):
    monkeypatch.setattr("matches.store.outbox.add", broken)
    with pytest.raises(RuntimeError):
        await bot.offer(BOB)
    assert await bot.rows("challenges") == []
    assert await bot.rows("invitations") == []
    assert not bot.outbox.woken.is_set()


async def broken(*_args, **_what):
    raise RuntimeError("broken")


@pytest.mark.parametrize(
    ("options", "code"), [({"walk": True}, "unknown"), ({"bid": "yes"}, "value"), ({"bid": 1}, "value")]
)
async def test_terms_the_game_does_not_have_are_refused(bot, options, code):
    async with bot.refused(code, OptionError):
        await bot.offer(BOB, options=options)
    assert not bot.outbox.woken.is_set()


@pytest.mark.parametrize(
    ("opponents", "code", "data"),
    [
        ([ANN], "own-challenge", {}),
        ([Person(ANN.user, "Ann in disguise")], "own-challenge", {}),
        ([BOB, ANN], "own-challenge", {}),
        ([BOB, BOB], "same-opponent", {}),
        ([BOB, CLEO], "too-many-opponents", {"most": 1, "given": 2}),
    ],
)
async def test_opponents_that_do_not_fit_the_game_are_refused(bot, opponents, code, data):
    async with bot.refused(code, **data):
        await bot.offer(*opponents)


# Accepting.


async def test_accepting_begins_the_match(bot, clock):
    offered = await bot.offer(BOB, options=BID, player=0)
    bot.outbox.woken.clear()
    clock.advance(60)
    accepted = await bot.challenges.accept(offered.id, BOB)
    assert (accepted.status, accepted.invitations[0].taken) == ("accepted", True)
    match = await bot.table.match(accepted.match)
    assert (match.game, match.state.terms, match.entries, match.names) == (GAME, "bid", 0, ("Ann", "Bob"))
    assert (match.place, match.language) == (HERE, "en")
    assert (match.started_at, match.moved_at) == (NOON + 60, NOON + 60)
    [stored] = await bot.rows("matches")
    assert (stored.rules_version, stored.reason) == (GAME.rules_version, None)
    assert bot.outbox.woken.is_set()


async def test_the_first_board_is_promised_with_the_match(bot):
    match = await bot.begin()
    boards = [post for post in await bot.outbox.claim(9) if post.kind == "turn"]
    assert [(post.match, post.entry, post.challenge) for post in boards] == [(match, 0, None)]


async def test_an_accept_whose_board_cannot_be_promised_leaves_the_seat_free(bot, monkeypatch):
    offered = await bot.offer(BOB)
    before = await bot.everything()
    monkeypatch.setattr("matches.store.outbox.add", broken)
    with pytest.raises(RuntimeError):
        await bot.challenges.accept(offered.id, BOB)
    assert await bot.everything() == before
    monkeypatch.undo()
    assert (await bot.challenges.accept(offered.id, BOB)).status == "accepted"


async def test_who_accepts_is_shown_by_the_name_they_bear_then(bot):
    offered = await bot.offer(BOB, player=0)
    accepted = await bot.challenges.accept(offered.id, Person(BOB.user, "Bobby"))
    assert (await bot.table.match(accepted.match)).names == ("Ann", "Bobby")


async def test_the_match_knows_the_card_that_was_answered(bot):
    offered = await bot.offer(BOB)
    accepted = await bot.challenges.accept(offered.id, BOB, card=77)
    assert (await bot.table.match(accepted.match)).card == 77


async def test_or_else_the_card_that_was_posted(bot):
    offered = await bot.offer(BOB)
    [card] = await bot.outbox.claim(1)
    await bot.outbox.sent(card, HERE.channel, 88)
    assert (await bot.challenges.challenge(offered.id)).card == 88
    accepted = await bot.challenges.accept(offered.id, BOB)
    assert (await bot.table.match(accepted.match)).card == 88


@pytest.mark.parametrize(("player", "order"), [(0, (ANN.user, BOB.user)), (1, (BOB.user, ANN.user))])
async def test_the_challenger_gets_the_seat_they_picked(bot, player, order):
    offered = await bot.offer(BOB, player=player)
    accepted = await bot.challenges.accept(offered.id, BOB)
    assert seats(await bot.table.match(accepted.match)) == order


async def test_seats_not_picked_are_drawn_and_either_may_begin(file, clock):
    drawn = []
    for seed in range(6):
        bot = await Process.open(file, clock, seed)
        accepted = await bot.challenges.accept((await bot.offer(BOB)).id, BOB)
        drawn.append(seats(await bot.table.match(accepted.match)))
        await bot.close()
    assert set(drawn) == {(ANN.user, BOB.user), (BOB.user, ANN.user)}


async def test_anybody_may_take_an_open_seat(bot):
    offered = await bot.offer(player=0)
    accepted = await bot.challenges.accept(offered.id, CLEO)
    assert [(one.user, one.name) for one in accepted.invitations] == [(CLEO.user, "Cleo")]
    assert (await bot.table.match(accepted.match)).names == ("Ann", "Cleo")


async def test_of_several_who_take_the_same_open_seat_one_wins(bot, twin):
    offered = await bot.offer(player=0)
    crowd = [Person(BOB.user + number, f"Guest {number}") for number in range(8)]
    attempts = [(bot, twin)[number % 2].challenges.accept(offered.id, guest) for number, guest in enumerate(crowd)]
    assert sorted(await asyncio.gather(*map(outcome, attempts))) == ["challenge-closed"] * 7 + ["done"]
    [match] = await bot.rows("matches")
    assert (await twin.challenges.challenge(offered.id)).match == match.id
    assert len(await bot.rows("seats")) == 2


async def test_a_double_click_begins_one_match(bot, twin):
    offered = await bot.offer(BOB)
    attempts = [process.challenges.accept(offered.id, BOB) for process in (bot, bot, twin)]
    assert sorted(await asyncio.gather(*map(outcome, attempts))) == ["challenge-closed", "challenge-closed", "done"]
    assert len(await bot.rows("matches")) == 1


async def test_of_an_accept_and_a_withdrawal_at_once_one_counts(bot, twin):
    offered = await bot.offer(BOB)
    both = bot.challenges.accept(offered.id, BOB), twin.challenges.withdraw(offered.id, ANN)
    assert sorted(await asyncio.gather(*map(outcome, both))) == ["challenge-closed", "done"]
    status = (await bot.challenges.challenge(offered.id)).status
    assert (status == "accepted") == (len(await bot.rows("matches")) == 1)


# Who may do what.


@pytest.mark.parametrize(
    ("opponents", "act", "person", "code"),
    [
        ([BOB], "accept", ANN, "own-challenge"),
        ([BOB], "accept", CLEO, "not-invited"),
        ([], "accept", ANN, "own-challenge"),
        ([BOB], "decline", ANN, "not-invited"),
        ([BOB], "decline", CLEO, "not-invited"),
        ([], "decline", BOB, "not-invited"),
        ([BOB], "withdraw", BOB, "not-challenger"),
        ([BOB], "withdraw", CLEO, "not-challenger"),
        ([], "withdraw", CLEO, "not-challenger"),
    ],
)
async def test_what_is_not_ones_own_to_do_is_refused(bot, opponents, act, person, code):
    offered = await bot.offer(*opponents)
    data = {"player": "Ann"} if code == "not-challenger" else {}
    async with bot.refused(code, **data):
        await getattr(bot.challenges, act)(offered.id, person)


async def test_who_was_asked_may_decline(bot):
    offered = await bot.offer(BOB)
    assert (await bot.challenges.decline(offered.id, BOB)).status == "declined"
    assert await bot.rows("matches") == []


@pytest.mark.parametrize("opponents", [[BOB], []])
async def test_the_challenger_may_withdraw(bot, opponents):
    offered = await bot.offer(*opponents)
    assert (await bot.challenges.withdraw(offered.id, ANN)).status == "withdrawn"
    assert await bot.rows("matches") == []


ACTS = [("accept", BOB), ("decline", BOB), ("withdraw", ANN)]


@pytest.mark.parametrize(("act", "person"), [*ACTS, ("accept", CLEO), ("withdraw", CLEO)])
@pytest.mark.parametrize(("end", "ender"), ACTS)
async def test_what_is_closed_stays_closed(bot, end, ender, act, person):
    offered = await bot.offer(BOB)
    closed = await getattr(bot.challenges, end)(offered.id, ender)
    async with bot.refused("challenge-closed", challenge=offered.id, status=closed.status):
        await getattr(bot.challenges, act)(offered.id, person)


@pytest.mark.parametrize(("act", "person"), ACTS)
async def test_an_unknown_challenge_is_told_apart(bot, act, person):
    async with bot.refused("no-such-challenge", challenge=99):
        await getattr(bot.challenges, act)(99, person)
    async with bot.refused("no-such-challenge", challenge=99):
        await bot.challenges.challenge(99)


# Seven days.


@pytest.mark.parametrize(("act", "person"), ACTS)
async def test_a_challenge_can_be_answered_to_the_last_second(bot, clock, act, person):
    offered = await bot.offer(BOB)
    assert GOOD_FOR_SECONDS == WEEK
    clock.advance(WEEK - 0.001)
    assert (await bot.challenges.challenge(offered.id)).status == "open"
    assert (await getattr(bot.challenges, act)(offered.id, person)).status != "open"


@pytest.mark.parametrize(("act", "person"), [*ACTS, ("accept", CLEO)])
async def test_and_not_a_second_longer(bot, clock, act, person):
    offered = await bot.offer(BOB)
    clock.advance(WEEK)
    assert (await bot.challenges.challenge(offered.id)).status == "expired"
    async with bot.refused("challenge-expired", challenge=offered.id):
        await getattr(bot.challenges, act)(offered.id, person)


@pytest.mark.parametrize(("act", "person"), ACTS)
async def test_a_closed_challenge_does_not_expire(bot, clock, act, person):
    offered = await bot.offer(BOB)
    closed = await getattr(bot.challenges, act)(offered.id, person)
    clock.advance(2 * WEEK)
    assert await bot.challenges.challenge(offered.id) == closed


# More than two players.


async def test_the_match_begins_with_the_last_accept_and_not_before(bot, trio):
    offered = await bot.offer(BOB, CLEO, game=trio)
    waiting = await bot.challenges.accept(offered.id, CLEO)
    assert (waiting.status, waiting.match) == ("open", None)
    assert [one.taken for one in waiting.invitations] == [False, True]
    assert await bot.rows("matches") == []
    accepted = await bot.challenges.accept(offered.id, BOB)
    assert accepted.status == "accepted"
    assert {seat.user for seat in (await bot.table.match(accepted.match)).seats} == {ANN.user, BOB.user, CLEO.user}
    assert [row.kind for row in await bot.rows("outbox")] == ["card", "turn"]


async def test_nobody_takes_two_seats(bot, trio):
    offered = await bot.offer(game=trio)
    await bot.challenges.accept(offered.id, BOB)
    async with bot.refused("already-joined", challenge=offered.id):
        await bot.challenges.accept(offered.id, BOB)


async def test_a_seat_kept_for_somebody_is_not_open_to_others(bot, trio):
    offered = await bot.offer(BOB, game=trio)
    assert [one.user for one in offered.invitations] == [BOB.user, None]
    await bot.challenges.accept(offered.id, CLEO)
    async with bot.refused("not-invited"):
        await bot.challenges.accept(offered.id, DAN)
    assert (await bot.challenges.accept(offered.id, BOB)).status == "accepted"


async def test_who_was_asked_takes_the_seat_kept_for_them(bot, trio):
    offered = await bot.offer(BOB, game=trio)
    taken = await bot.challenges.accept(offered.id, BOB)
    assert [(one.user, one.taken) for one in taken.invitations] == [(BOB.user, True), (None, False)]


async def test_one_who_declines_ends_it_for_all(bot, trio):
    offered = await bot.offer(BOB, CLEO, game=trio)
    await bot.challenges.accept(offered.id, CLEO)
    await bot.challenges.decline(offered.id, BOB)
    async with bot.refused("challenge-closed", status="declined"):
        await bot.challenges.accept(offered.id, CLEO)


@pytest.mark.parametrize(
    ("player", "order"), [(0, ["Ann", "Bob", "Cleo"]), (1, ["Bob", "Ann", "Cleo"]), (2, ["Bob", "Cleo", "Ann"])]
)
async def test_the_others_sit_around_the_seat_that_was_picked(bot, trio, player, order):
    offered = await bot.offer(BOB, CLEO, game=trio, player=player)
    await bot.challenges.accept(offered.id, CLEO)
    accepted = await bot.challenges.accept(offered.id, BOB)
    assert list((await bot.table.match(accepted.match)).names) == order


async def test_the_last_two_seats_taken_at_once_begin_one_match(bot, twin, trio):
    offered = await bot.offer(game=trio)
    both = bot.challenges.accept(offered.id, BOB), twin.challenges.accept(offered.id, CLEO)
    assert await asyncio.gather(*map(outcome, both)) == ["done", "done"]
    assert len(await bot.rows("matches")) == 1
    assert len(await bot.rows("seats")) == 3


# How many.


async def test_somebody_has_only_so_many_open_challenges(bot):
    made = [await bot.offer(Person(number, "Guest")) for number in range(1, 21)]
    async with bot.refused("too-many-challenges", most=20):
        await bot.offer(BOB)
    await bot.challenges.withdraw(made[0].id, ANN)
    await bot.offer(BOB)
    async with bot.refused("too-many-challenges"):
        await bot.offer()


async def test_somebody_asks_the_same_person_by_name_only_so_often(bot):
    made = [await bot.offer(BOB) for _ in range(3)]
    async with bot.refused("too-many-to-one", most=3, player=BOB.name):
        await bot.offer(BOB)
    async with bot.refused("too-many-to-one"):
        await bot.offer(CLEO, BOB, game=GAMES["druid-hex3"])
    await bot.offer(CLEO)
    await bot.offer()
    await bot.challenges.decline(made[0].id, BOB)
    await bot.offer(BOB)


async def test_challenges_that_have_expired_leave_room_for_others(bot, clock):
    for _ in range(3):
        await bot.offer(BOB)
    clock.advance(7 * 86_400)
    await bot.offer(BOB)


async def test_other_terms_take_the_room_of_what_they_counter(bot):
    made = [await bot.offer(BOB) for _ in range(3)]
    await bot.challenges.counter(made[0].id, ANN, {"bid": True})
    async with bot.refused("too-many-to-one"):
        await bot.offer(BOB)


async def test_who_has_taken_an_open_seat_was_not_asked_by_name(bot):
    for _ in range(3):
        offered = await bot.offer(game=GAMES["druid-hex3"])
        await bot.challenges.accept(offered.id, BOB)
    await bot.offer(BOB)
