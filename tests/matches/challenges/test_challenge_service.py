"""Challenges: who may offer, take, refuse and take back; and that the last accept begins the match, once."""

import asyncio

import pytest

from engine import GAMES, OptionError
from matches import Person, computer
from matches.challenges.challenge_rules import MOST_UNDONE
from matches.challenges.challenge_service import OPEN_SECONDS
from matches.core.clock import DAY, Clock
from matches.core.terms import Terms
from tests.matches.fixtures import ANN, BID, BOB, CLEO, DAN, GAME, HERE, NOON, TestServices, other_terms, outcome

pytestmark = pytest.mark.both

WEEK = 7 * 86_400


def seats(match):
    return tuple(seat.user for seat in match.seats)


# Offering.


async def test_an_offer_is_stored_with_its_terms_and_for_seven_days(services):
    offered = await services.challenge(BOB, options=BID, player=1)
    assert offered == await services.challenges.get(offered.id)
    assert (offered.terms, offered.challenger) == (Terms(GAME, "bid", player=1), ANN)
    assert (offered.status, offered.expires_at, offered.match, offered.card) == ("open", NOON + WEEK, None, None)
    assert (offered.place, offered.language) == (HERE, "en")
    assert [(invitation.user, invitation.name, invitation.taken) for invitation in offered.invitations] == [
        (BOB.user, "Bob", False)
    ]


async def test_an_offer_to_nobody_has_an_open_seat(services):
    offered = await services.challenge()
    assert [(invitation.holder, invitation.taken) for invitation in offered.invitations] == [(None, False)]


async def test_options_left_out_take_their_default(services):
    assert (await services.challenge(BOB)).terms.options == ""
    assert (await services.challenge(BOB, options={"bid": False})).terms.options == ""


async def test_an_offer_is_known_to_other_processes_and_after_a_restart(services, other_process):
    offered = await services.challenge(BOB)
    assert await other_process.challenges.get(offered.id) == offered


async def test_several_challenges_between_the_same_two_are_normal(services):
    first, second = await services.challenge(BOB), await services.challenge(BOB)
    assert first.id != second.id
    await services.challenges.withdraw(first.id, ANN)
    assert (await services.challenges.get(second.id)).status == "open"


async def test_an_offer_promises_its_card_and_wakes_the_sender(services):
    offered = await services.challenge(BOB)
    assert services.outbox.woken.is_set()
    [card] = await services.outbox.claim(9)
    assert (card.kind, card.subject, card.created_at) == ("card", offered.id, NOON)


async def test_an_offer_whose_card_cannot_be_promised_is_not_made(services, monkeypatch):
    monkeypatch.setattr("matches.posting.outbox_queries.add", broken)
    with pytest.raises(RuntimeError):
        await services.challenge(BOB)
    assert await services.rows("challenges") == []
    assert await services.rows("invitations") == []
    assert not services.outbox.woken.is_set()


async def broken(*_args, **_what):
    raise RuntimeError("broken")


@pytest.mark.parametrize(
    ("options", "code"), [({"walk": True}, "unknown"), ({"bid": "yes"}, "value"), ({"bid": 1}, "value")]
)
async def test_terms_the_game_does_not_have_are_refused(services, options, code):
    async with services.refused(code, OptionError):
        await services.challenge(BOB, options=options)
    assert not services.outbox.woken.is_set()


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
async def test_opponents_that_do_not_fit_the_game_are_refused(services, opponents, code, data):
    async with services.refused(code, **data):
        await services.challenge(*opponents)


# Accepting.


async def test_accepting_begins_the_match(services, clock):
    offered = await services.challenge(BOB, options=BID, player=0)
    services.outbox.woken.clear()
    clock.advance(60)
    accepted = await services.challenges.accept(offered.id, BOB)
    assert (accepted.status, accepted.invitations[0].taken) == ("accepted", True)
    match = await services.matches.get(accepted.match)
    assert (match.game, match.state.terms, match.entries, match.names) == (GAME, "bid", 0, ("Ann", "Bob"))
    assert (match.place, match.language) == (HERE, "en")
    assert (match.started_at, match.moved_at) == (NOON + 60, NOON + 60)
    [stored] = await services.rows("matches")
    assert (stored.rules_version, stored.reason) == (GAME.rules_version, None)
    assert services.outbox.woken.is_set()


async def test_the_first_board_is_promised_with_the_match(services):
    match = await services.start_match()
    boards = [post for post in await services.outbox.claim(9) if post.kind == "board"]
    assert [(post.subject, post.entry) for post in boards] == [(match, 0)]


async def test_an_accept_whose_board_cannot_be_promised_leaves_the_seat_free(services, monkeypatch):
    offered = await services.challenge(BOB)
    before = await services.everything()
    monkeypatch.setattr("matches.posting.outbox_queries.add", broken)
    with pytest.raises(RuntimeError):
        await services.challenges.accept(offered.id, BOB)
    assert await services.everything() == before
    monkeypatch.undo()
    assert (await services.challenges.accept(offered.id, BOB)).status == "accepted"


async def test_who_accepts_is_shown_by_the_name_they_bear_then(services):
    offered = await services.challenge(BOB, player=0)
    accepted = await services.challenges.accept(offered.id, Person(BOB.user, "Bobby"))
    assert (await services.matches.get(accepted.match)).names == ("Ann", "Bobby")


async def test_the_match_knows_the_card_that_was_answered(services):
    offered = await services.challenge(BOB)
    accepted = await services.challenges.accept(offered.id, BOB, card=77)
    assert (await services.matches.get(accepted.match)).card == 77


async def test_or_else_the_card_that_was_posted(services):
    offered = await services.challenge(BOB)
    [card] = await services.outbox.claim(1)
    await services.outbox.sent(card, HERE.channel, 88)
    assert (await services.challenges.get(offered.id)).card == 88
    accepted = await services.challenges.accept(offered.id, BOB)
    assert (await services.matches.get(accepted.match)).card == 88


@pytest.mark.parametrize(("player", "order"), [(0, (ANN.user, BOB.user)), (1, (BOB.user, ANN.user))])
async def test_the_challenger_gets_the_seat_they_picked(services, player, order):
    offered = await services.challenge(BOB, player=player)
    accepted = await services.challenges.accept(offered.id, BOB)
    assert seats(await services.matches.get(accepted.match)) == order


async def test_seats_not_picked_are_drawn_and_either_may_begin(database, clock):
    drawn = []
    for seed in range(6):
        services = await TestServices.on_database(database, clock, seed)
        accepted = await services.challenges.accept((await services.challenge(BOB)).id, BOB)
        drawn.append(seats(await services.matches.get(accepted.match)))
        await services.close()
    assert set(drawn) == {(ANN.user, BOB.user), (BOB.user, ANN.user)}


async def test_anybody_may_take_an_open_seat(services):
    offered = await services.challenge(player=0)
    accepted = await services.challenges.accept(offered.id, CLEO)
    assert [(invitation.user, invitation.name) for invitation in accepted.invitations] == [(CLEO.user, "Cleo")]
    assert (await services.matches.get(accepted.match)).names == ("Ann", "Cleo")


async def test_of_several_who_take_the_same_open_seat_one_wins(services, other_process):
    offered = await services.challenge(player=0)
    crowd = [Person(BOB.user + number, f"Guest {number}") for number in range(8)]
    attempts = [
        (services, other_process)[number % 2].challenges.accept(offered.id, guest) for number, guest in enumerate(crowd)
    ]
    assert sorted(await asyncio.gather(*map(outcome, attempts))) == ["challenge-closed"] * 7 + ["done"]
    [match] = await services.rows("matches")
    assert (await other_process.challenges.get(offered.id)).match == match.id
    assert len(await services.rows("seats")) == 2


async def test_a_double_click_begins_one_match(services, other_process):
    offered = await services.challenge(BOB)
    attempts = [process.challenges.accept(offered.id, BOB) for process in (services, services, other_process)]
    assert sorted(await asyncio.gather(*map(outcome, attempts))) == ["challenge-closed", "challenge-closed", "done"]
    assert len(await services.rows("matches")) == 1


async def test_of_an_accept_and_a_withdrawal_at_once_one_counts(services, other_process):
    offered = await services.challenge(BOB)
    both = services.challenges.accept(offered.id, BOB), other_process.challenges.withdraw(offered.id, ANN)
    assert sorted(await asyncio.gather(*map(outcome, both))) == ["challenge-closed", "done"]
    status = (await services.challenges.get(offered.id)).status
    assert (status == "accepted") == (len(await services.rows("matches")) == 1)


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
async def test_what_is_not_ones_own_to_do_is_refused(services, opponents, act, person, code):
    offered = await services.challenge(*opponents)
    data = {"player": "Ann"} if code == "not-challenger" else {}
    async with services.refused(code, **data):
        await getattr(services.challenges, act)(offered.id, person)


async def test_who_was_asked_may_decline(services):
    offered = await services.challenge(BOB)
    assert (await services.challenges.decline(offered.id, BOB)).status == "declined"
    assert await services.rows("matches") == []


@pytest.mark.parametrize("opponents", [[BOB], []])
async def test_the_challenger_may_withdraw(services, opponents):
    offered = await services.challenge(*opponents)
    assert (await services.challenges.withdraw(offered.id, ANN)).status == "withdrawn"
    assert await services.rows("matches") == []


ACTS = [("accept", BOB), ("decline", BOB), ("withdraw", ANN)]


@pytest.mark.parametrize(("act", "person"), [*ACTS, ("accept", CLEO), ("withdraw", CLEO)])
@pytest.mark.parametrize(("end", "ender"), ACTS)
async def test_what_is_closed_stays_closed(services, end, ender, act, person):
    offered = await services.challenge(BOB)
    closed = await getattr(services.challenges, end)(offered.id, ender)
    async with services.refused("challenge-closed", challenge=offered.id, status=closed.status):
        await getattr(services.challenges, act)(offered.id, person)


@pytest.mark.parametrize(("act", "person"), ACTS)
async def test_an_unknown_challenge_is_told_apart(services, act, person):
    async with services.refused("no-such-challenge", challenge=99):
        await getattr(services.challenges, act)(99, person)
    async with services.refused("no-such-challenge", challenge=99):
        await services.challenges.get(99)


# Seven days.


@pytest.mark.parametrize(("act", "person"), ACTS)
async def test_a_challenge_can_be_answered_to_the_last_second(services, clock, act, person):
    offered = await services.challenge(BOB)
    assert OPEN_SECONDS == WEEK
    clock.advance(WEEK - 0.001)
    assert (await services.challenges.get(offered.id)).status == "open"
    assert (await getattr(services.challenges, act)(offered.id, person)).status != "open"


@pytest.mark.parametrize(("act", "person"), [*ACTS, ("accept", CLEO)])
async def test_and_not_a_second_longer(services, clock, act, person):
    offered = await services.challenge(BOB)
    clock.advance(WEEK)
    assert (await services.challenges.get(offered.id)).status == "expired"
    async with services.refused("challenge-expired", challenge=offered.id):
        await getattr(services.challenges, act)(offered.id, person)


@pytest.mark.parametrize(("act", "person"), ACTS)
async def test_a_closed_challenge_does_not_expire(services, clock, act, person):
    offered = await services.challenge(BOB)
    closed = await getattr(services.challenges, act)(offered.id, person)
    clock.advance(2 * WEEK)
    assert await services.challenges.get(offered.id) == closed


# More than two players.


async def test_the_match_begins_with_the_last_accept_and_not_before(services, trio):
    offered = await services.challenge(BOB, CLEO, game=trio)
    waiting = await services.challenges.accept(offered.id, CLEO)
    assert (waiting.status, waiting.match) == ("open", None)
    assert [invitation.taken for invitation in waiting.invitations] == [False, True]
    assert await services.rows("matches") == []
    accepted = await services.challenges.accept(offered.id, BOB)
    assert accepted.status == "accepted"
    assert {seat.user for seat in (await services.matches.get(accepted.match)).seats} == {ANN.user, BOB.user, CLEO.user}
    assert [row.kind for row in await services.rows("outbox")] == ["card", "board"]


async def test_nobody_takes_two_seats(services, trio):
    offered = await services.challenge(game=trio)
    await services.challenges.accept(offered.id, BOB)
    async with services.refused("already-joined", challenge=offered.id):
        await services.challenges.accept(offered.id, BOB)


async def test_a_seat_kept_for_somebody_is_not_open_to_others(services, trio):
    offered = await services.challenge(BOB, game=trio)
    assert [invitation.user for invitation in offered.invitations] == [BOB.user, None]
    await services.challenges.accept(offered.id, CLEO)
    async with services.refused("not-invited"):
        await services.challenges.accept(offered.id, DAN)
    assert (await services.challenges.accept(offered.id, BOB)).status == "accepted"


async def test_who_was_asked_takes_the_seat_kept_for_them(services, trio):
    offered = await services.challenge(BOB, game=trio)
    taken = await services.challenges.accept(offered.id, BOB)
    assert [(invitation.user, invitation.taken) for invitation in taken.invitations] == [
        (BOB.user, True),
        (None, False),
    ]


async def test_one_who_declines_ends_it_for_nobody_else(services, trio):
    offered = await services.challenge(BOB, CLEO, game=trio)
    declined = await services.challenges.decline(offered.id, BOB, "not tonight")
    assert (declined.status, declined.decliner, declined.note) == ("open", "Bob", "not tonight")
    taken = await services.challenges.accept(offered.id, CLEO)
    assert [(each.user, each.taken, each.declined) for each in taken.invitations] == [
        (BOB.user, False, True),
        (CLEO.user, True, False),
    ]
    assert taken.status == "open"


async def test_it_ends_once_all_have_declined(services, trio):
    offered = await services.challenge(BOB, CLEO, game=trio)
    statuses = [(await services.challenges.decline(offered.id, person)).status for person in (BOB, CLEO)]
    assert statuses == ["open", "declined"]


async def test_nobody_declines_twice_and_who_declined_may_accept_after_all(services, trio):
    offered = await services.challenge(BOB, CLEO, game=trio)
    await services.challenges.decline(offered.id, BOB)
    async with services.refused("already-declined"):
        await services.challenges.decline(offered.id, BOB)
    for person in (CLEO, BOB):
        await services.challenges.accept(offered.id, person)
    assert (await services.challenges.get(offered.id)).status == "accepted"


async def test_who_accepted_may_still_decline_and_a_volunteers_seat_is_open_again(services, trio):
    offered = await services.challenge(BOB, game=trio)
    for person in (BOB, CLEO):
        if person is CLEO:
            await services.challenges.decline(offered.id, BOB)
        taken = await services.challenges.accept(offered.id, person)
    assert [each.volunteered for each in taken.invitations] == [False, True]
    left = await services.challenges.decline(offered.id, CLEO)
    assert [(each.user, each.taken, each.declined) for each in left.invitations] == [
        (BOB.user, False, True),
        (None, False, False),
    ]
    assert left.status == "open"


async def test_the_note_of_a_volunteer_who_leaves_is_not_taken_for_that_of_whoever_declined(services, trio):
    offered = await services.challenge(BOB, game=trio)
    await services.challenges.decline(offered.id, BOB, "not tonight")
    await services.challenges.accept(offered.id, CLEO)
    left = await services.challenges.decline(offered.id, CLEO, "something came up")
    assert (left.decliner, left.note) == ("Bob", "not tonight")


async def test_a_note_goes_with_whoever_wrote_it_and_accepts_after_all(services):
    offered = await services.challenge(BOB, CLEO, DAN, game=GAMES["contigo-capture"])
    await services.challenges.decline(offered.id, BOB)
    await services.challenges.decline(offered.id, CLEO, "not tonight")
    changed = await services.challenges.accept(offered.id, CLEO)
    assert (changed.status, changed.decliner, changed.note) == ("open", "Bob", "")


async def test_a_challenge_that_was_declined_no_longer_asks_whoever_declined_it(services, trio):
    offered = await services.challenge(BOB, CLEO, game=trio)
    await services.challenges.decline(offered.id, BOB)
    for _ in range(3):
        await services.challenge(BOB)
    assert not [each for each in (await services.desks.of(BOB.user)).asked if each.id == offered.id]


# Finding somebody else.


async def test_a_declined_seat_is_offered_to_another_while_the_others_keep_theirs(services, trio):
    offered = await services.challenge(BOB, CLEO, game=trio, player=1, clock="1d")
    await services.challenges.accept(offered.id, CLEO)
    await services.challenges.decline(offered.id, BOB)
    made = await services.challenges.renew(offered.id, ANN, DAN)
    assert (await services.challenges.get(offered.id)).status == "renewed"
    assert (made.status, made.terms) == ("open", Terms(trio, offered.terms.options, Clock(move=DAY), 1))
    assert [(each.user, each.taken) for each in made.invitations] == [(DAN.user, False), (CLEO.user, True)]
    begun = await services.challenges.accept(made.id, DAN)
    assert seats(await services.matches.get(begun.match)) == (DAN.user, ANN.user, CLEO.user)


async def test_a_declined_seat_may_be_opened_to_anybody(services):
    offered = await services.challenge(BOB)
    await services.challenges.decline(offered.id, BOB)
    made = await services.challenges.renew(offered.id, ANN)
    assert [each.user for each in made.invitations] == [None]
    assert (await services.challenges.accept(made.id, CLEO)).status == "accepted"


async def test_one_who_declined_is_asked_again_for_their_own_seat(services):
    offered = await services.challenge(BOB, CLEO, DAN, game=GAMES["contigo-capture"])
    for person in (BOB, CLEO):
        await services.challenges.decline(offered.id, person)
    made = await services.challenges.renew(offered.id, ANN, CLEO)
    assert [(each.user, each.declined) for each in made.invitations] == [
        (BOB.user, True),
        (CLEO.user, False),
        (DAN.user, False),
    ]


async def test_the_new_challenge_gets_a_card_of_its_own(services):
    offered = await services.challenge(BOB)
    await services.challenges.decline(offered.id, BOB)
    made = await services.challenges.renew(offered.id, ANN, CLEO)
    assert [row.subject for row in await services.rows("outbox") if row.kind == "card"] == [offered.id, made.id]


@pytest.mark.parametrize(
    ("person", "opponent", "code"),
    [(BOB, DAN, "not-host"), (ANN, ANN, "own-challenge"), (ANN, CLEO, "same-opponent")],
)
async def test_only_the_challenger_fills_a_seat_and_with_somebody_who_has_none(services, trio, person, opponent, code):
    offered = await services.challenge(BOB, CLEO, game=trio)
    await services.challenges.decline(offered.id, BOB)
    async with services.refused(code, **({"player": "Ann"} if code == "not-host" else {})):
        await services.challenges.renew(offered.id, person, opponent)


async def test_no_seat_is_given_away_that_nobody_declined(services, trio):
    offered = await services.challenge(BOB, CLEO, game=trio)
    async with services.refused("nobody-declined"):
        await services.challenges.renew(offered.id, ANN, DAN)


async def test_who_blocks_the_challenger_is_not_asked_instead(services):
    await services.blocks.block(DAN, ANN)
    offered = await services.challenge(BOB)
    await services.challenges.decline(offered.id, BOB)
    async with services.refused("blocked", player="Dan"):
        await services.challenges.renew(offered.id, ANN, DAN)
    assert (await services.challenges.get(offered.id)).status == "declined"


async def test_nobody_is_asked_instead_by_somebody_with_too_many_challenges_to_them(services):
    offered = await services.challenge(BOB)
    await services.challenges.decline(offered.id, BOB)
    for _ in range(3):
        await services.challenge(DAN)
    async with services.refused("too-many-to-one", most=3, player="Dan"):
        await services.challenges.renew(offered.id, ANN, DAN)


async def test_of_several_who_act_on_a_declined_seat_at_once_one_counts(services, other_process, trio):
    offered = await services.challenge(BOB, CLEO, game=trio)
    await services.challenges.accept(offered.id, CLEO)
    await services.challenges.decline(offered.id, BOB)
    acts = (
        services.challenges.renew(offered.id, ANN, DAN),
        other_process.challenges.renew(offered.id, ANN),
        other_process.challenges.accept(offered.id, BOB),
    )
    assert sorted(await asyncio.gather(*map(outcome, acts))).count("done") == 1
    running = [row for row in await services.rows("challenges") if row.status in ("open", "accepted")]
    assert len(running) == 1


async def test_all_who_decline_at_once_end_it_and_of_a_decline_and_the_last_accept_either_may_be_first(
    services, other_process, trio
):
    offered = await services.challenge(BOB, CLEO, game=trio)
    both = services.challenges.decline(offered.id, BOB), other_process.challenges.decline(offered.id, CLEO)
    assert await asyncio.gather(*map(outcome, both)) == ["done", "done"]
    assert (await services.challenges.get(offered.id)).status == "declined"
    second = await services.challenge(BOB, CLEO, game=trio)
    await services.challenges.accept(second.id, CLEO)
    acts = services.challenges.accept(second.id, BOB), other_process.challenges.decline(second.id, CLEO)
    outcomes = await asyncio.gather(*map(outcome, acts))
    status = (await services.challenges.get(second.id)).status
    assert (status, outcomes[1]) in (("accepted", "challenge-closed"), ("open", "done"))


async def test_a_rematch_that_was_declined_is_renewed_as_a_rematch_unless_there_is_another(services):
    match = await services.start_match("30a-29a")
    await services.matches.resign(match, ANN)
    first = await services.challenges.rematch(match, ANN)
    await services.challenges.decline(first.id, BOB)
    second = await services.challenges.rematch(match, ANN)
    assert (await services.challenges.renew(first.id, ANN, CLEO)).rematch is None
    await services.challenges.decline(second.id, BOB)
    assert (await services.challenges.renew(second.id, ANN, CLEO)).rematch == match


@pytest.mark.parametrize(
    ("player", "order"), [(0, ["Ann", "Bob", "Cleo"]), (1, ["Bob", "Ann", "Cleo"]), (2, ["Bob", "Cleo", "Ann"])]
)
async def test_the_others_sit_around_the_seat_that_was_picked(services, trio, player, order):
    offered = await services.challenge(BOB, CLEO, game=trio, player=player)
    await services.challenges.accept(offered.id, CLEO)
    accepted = await services.challenges.accept(offered.id, BOB)
    assert list((await services.matches.get(accepted.match)).names) == order


async def test_the_last_two_seats_taken_at_once_begin_one_match(services, other_process, trio):
    offered = await services.challenge(game=trio)
    both = services.challenges.accept(offered.id, BOB), other_process.challenges.accept(offered.id, CLEO)
    assert await asyncio.gather(*map(outcome, both)) == ["done", "done"]
    assert len(await services.rows("matches")) == 1
    assert len(await services.rows("seats")) == 3


# How many.


async def test_somebody_has_only_so_many_open_challenges(services):
    made = [await services.challenge(Person(number, "Guest")) for number in range(1, 21)]
    async with services.refused("too-many-challenges", most=20):
        await services.challenge(BOB)
    await services.challenges.withdraw(made[0].id, ANN)
    await services.challenge(BOB)
    async with services.refused("too-many-challenges"):
        await services.challenge()


async def test_somebody_makes_only_so_many_challenges_within_a_day_whatever_becomes_of_them(
    services, clock, monkeypatch
):
    monkeypatch.setattr("matches.challenges.challenge_rules.MOST_A_DAY", 6)
    await services.challenge()
    clock.advance(DAY - 1)
    for person in (BOB, CLEO):
        await services.challenges.withdraw((await services.challenge(person)).id, ANN)
        await services.challenges.decline((await services.challenge(person)).id, person)
    await services.matches.resign((await services.challenge(computer(1))).match, ANN)
    async with services.refused("too-many-today", most=6):
        await services.challenge(computer(1))
    clock.advance(1)
    await services.challenge(BOB)


async def test_somebody_undoes_only_so_many_challenges_to_the_same_person_within_a_day(services, clock):
    for number in range(MOST_UNDONE // 2):
        offered = await services.challenge(BOB)
        changed = await services.challenges.counter(offered.id, ANN, other_terms(offered, BID, number % 2))
        await services.challenges.withdraw(changed.id, ANN)
    before = await services.everything()
    async with services.refused("too-many-undone", most=MOST_UNDONE, player=BOB.name):
        await services.challenge(BOB)
    assert await services.everything() == before
    await services.challenge(CLEO)
    clock.advance(DAY)
    await services.challenge(BOB)


async def test_somebody_asks_the_same_person_by_name_only_so_often(services):
    made = [await services.challenge(BOB) for _ in range(3)]
    async with services.refused("too-many-to-one", most=3, player=BOB.name):
        await services.challenge(BOB)
    async with services.refused("too-many-to-one"):
        await services.challenge(CLEO, BOB, game=GAMES["druid-hex3"])
    await services.challenge(CLEO)
    await services.challenge()
    await services.challenges.decline(made[0].id, BOB)
    await services.challenge(BOB)


async def test_challenges_that_have_expired_leave_room_for_others(services, clock):
    for _ in range(3):
        await services.challenge(BOB)
    clock.advance(7 * 86_400)
    await services.challenge(BOB)


async def test_other_terms_take_the_room_of_what_they_counter(services):
    made = [await services.challenge(BOB) for _ in range(3)]
    await services.challenges.counter(made[0].id, ANN, other_terms(made[0], {"bid": True}))
    async with services.refused("too-many-to-one"):
        await services.challenge(BOB)


async def test_who_has_taken_an_open_seat_was_not_asked_by_name(services):
    for _ in range(3):
        offered = await services.challenge(game=GAMES["druid-hex3"])
        await services.challenges.accept(offered.id, BOB)
    await services.challenge(BOB)
