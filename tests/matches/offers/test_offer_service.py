"""What players ask of each other: draws, takebacks, one more match; open until answered, or until somebody plays on."""

import asyncio
from collections import Counter

import pytest
from sqlalchemy import event

from engine import GAMES, IllegalMove
from matches import Match, Offer, Person, computer
from matches.challenges.challenge_service import OPEN_SECONDS
from matches.core.models import MOST_TAKEBACKS
from matches.core.terms import Terms
from tests.matches.fixtures import ANN, BOB, CLEO, DAN, ELSEWHERE, GAME, HERE, NOON, outcome, refused

pytestmark = pytest.mark.both

FIRST, SECOND, THIRD = "30a-29a", "1a-2a", "29a-28a"
SHUFFLE = ("30a-29a", "1a-2a", "29a-30a", "2a-1a")
HEX3 = GAMES["druid-hex3"]


@pytest.fixture
async def three(services):
    """Start a match of Ann, Bob and Cleo in which each has placed a stone and Ann is to move, and return its id."""
    offered = await services.challenge(BOB, CLEO, game=HEX3, options={"size": 3}, player=0)
    for person in (BOB, CLEO):
        match = (await services.challenges.accept(offered.id, person)).match
    for move in ("a1", "b1", "c1"):
        await services.play(match, move)
    return match


async def record(services, match):
    return (await services.matches.get(match)).state.history


async def statuses(services):
    return [row.status for row in await services.rows("offers")]


# Draws.


async def test_an_offered_draw_is_promised_to_be_posted_and_changes_nothing_yet(services, clock):
    match = await services.start_match(FIRST)
    clock.advance(7)
    services.outbox.woken.clear()
    offer = await services.offers.draw(match, Person(ANN.user, "Annie"))
    assert (offer.kind, offer.status, offer.player, offer.entry) == ("draw", "open", 0, 1)
    assert [seat.user for seat in offer.missing] == [BOB.user]
    assert services.outbox.woken.is_set()
    assert await record(services, match) == (FIRST,)
    assert (await services.matches.get(match)).names == ("Annie", "Bob")
    promised = [(row.lane, row.subject) for row in await services.rows("outbox") if row.kind == "offer"]
    assert promised == [(f"match {match}", offer.id)]


async def test_a_draw_that_is_agreed_to_ends_the_match_and_promises_the_last_board(services, other_process):
    match = await services.start_match(FIRST)
    offer = await services.offers.draw(match, ANN)
    agreed = await other_process.offers.agree(offer.id, BOB)
    assert (agreed.status, agreed.match.state.outcome.reason) == ("accepted", "agreed")
    assert await record(services, match) == (FIRST, "draw agreed")
    [row] = await services.rows("matches")
    assert (row.reason, row.entries) == ("agreed", 2)
    assert [row.entry for row in await services.rows("outbox") if row.kind == "board"] == [0, 1, 2]
    assert await services.offers.get(offer.id) == agreed


async def test_offering_what_somebody_else_has_offered_is_agreeing(services):
    match = await services.start_match(FIRST)
    await services.offers.draw(match, ANN)
    assert (await services.offers.draw(match, BOB)).status == "accepted"
    assert await record(services, match) == (FIRST, "draw agreed")


@pytest.mark.parametrize(("answer", "person", "status"), [("decline", BOB, "declined"), ("withdraw", ANN, "withdrawn")])
async def test_an_offer_that_is_declined_or_withdrawn_is_over_and_is_not_repeated_at_that_board(
    services, answer, person, status
):
    match = await services.start_match(FIRST)
    offer = await services.offers.draw(match, ANN)
    closed = await getattr(services.offers, answer)(offer.id, person)
    assert closed.status == status
    for late in (services.offers.agree, services.offers.decline):
        async with services.refused("offer-closed", what="draw", status=status):
            await late(offer.id, BOB)
    async with services.refused("offered-before", what="draw"):
        await services.offers.draw(match, ANN)
    await services.play(match, SECOND)
    assert (await services.offers.draw(match, ANN)).status == "open"


async def test_an_open_offer_is_not_made_again(services):
    match = await services.start_match()
    await services.offers.draw(match, ANN)
    async with services.refused("offer-open", what="draw"):
        await services.offers.draw(match, ANN)
    await services.play(match, FIRST)
    async with services.refused("offer-open", what="draw"):
        await services.offers.draw(match, ANN)


async def test_an_offered_draw_outlives_ones_own_move_and_is_declined_by_the_others(services):
    match = await services.start_match()
    offer = await services.offers.draw(match, ANN)
    await services.play(match, FIRST)
    assert (await services.offers.get(offer.id)).status == "open"
    await services.play(match, SECOND)
    over = await services.offers.get(offer.id)
    assert (over.status, over.declined) == ("declined", 1)


@pytest.mark.parametrize(
    ("attempt", "person", "code"),
    [
        ("agree", ANN, "own-offer"),
        ("decline", ANN, "own-offer"),
        ("withdraw", BOB, "not-offerer"),
        ("agree", CLEO, "not-a-player"),
        ("decline", CLEO, "not-a-player"),
        ("withdraw", CLEO, "not-a-player"),
    ],
)
async def test_only_those_who_are_asked_answer_and_only_who_asks_withdraws(services, attempt, person, code):
    offer = await services.offers.draw(await services.start_match(), ANN)
    async with services.refused(code):
        await getattr(services.offers, attempt)(offer.id, person)


async def test_there_is_no_offer_by_an_unknown_number(services):
    for attempt in (services.offers.agree, services.offers.decline, services.offers.withdraw):
        async with services.refused("no-such-offer", offer=9):
            await attempt(9, ANN)


async def test_nothing_is_asked_in_a_match_that_is_over_by_strangers_or_from_an_earlier_board(services):
    match = await services.start_match(FIRST)
    for attempt in (services.offers.draw, services.offers.takeback, services.matches.claim_draw):
        async with services.refused("not-a-player"):
            await attempt(match, CLEO)
        async with services.refused("moved-on"):
            await attempt(match, ANN, 0)
    await services.matches.resign(match, BOB)
    for attempt in (services.offers.draw, services.offers.takeback, services.matches.claim_draw):
        async with services.refused("match-over"):
            await attempt(match, ANN)


async def test_the_end_of_a_match_closes_what_was_open(services):
    match = await services.start_match(FIRST)
    await services.offers.draw(match, ANN)
    await services.matches.resign(match, BOB)
    assert await statuses(services) == ["lapsed"]


async def test_offers_closed_by_an_entry_are_found_by_it_once_they_stand_somewhere(services):
    match = await services.start_match(FIRST)
    offer = await services.offers.draw(match, ANN)
    while posts := await services.outbox.claim(9):
        for post in posts:
            await services.outbox.sent(post, HERE.channel, 500 + post.id)
    await services.play(match, SECOND)
    after = await services.matches.get(match)
    assert [(closed.id, closed.channel) for closed in await services.offers.closed_at(after)] == [
        (offer.id, HERE.channel)
    ]
    assert await services.offers.closed_at((await services.matches.get(match)).at(1)) == []
    assert (after.board, after.board_channel) != ((await services.offers.get(offer.id)).message, HERE.channel)
    assert await services.matches.board_of_message((await services.offers.get(offer.id)).message) is None


# Among three.


async def test_of_three_everybody_who_is_in_has_to_agree(services, other_process, three):
    offer = await services.offers.draw(three, BOB)
    assert [seat.user for seat in offer.missing] == [ANN.user, CLEO.user]
    half = await other_process.offers.agree(offer.id, CLEO)
    assert (half.status, half.agreed) == ("open", (2,))
    async with services.refused("agreed-before"):
        await services.offers.agree(offer.id, CLEO)
    async with services.refused("agreed-before"):
        await services.offers.draw(three, CLEO)
    assert (await services.offers.agree(offer.id, ANN)).status == "accepted"
    assert (await services.matches.get(three)).state.outcome.reason == "agreed"


async def test_who_has_left_is_not_asked_and_has_no_say(services, three):
    await services.matches.resign(three, CLEO)
    offer = await services.offers.draw(three, BOB)
    assert [seat.user for seat in offer.missing] == [ANN.user]
    async with services.refused("out-of-match"):
        await services.offers.agree(offer.id, CLEO)
    assert (await services.offers.agree(offer.id, ANN)).status == "accepted"


async def test_an_offered_draw_stays_open_while_those_who_want_it_play_and_nobody_leaves(services, three):
    offer = await services.offers.draw(three, ANN)
    await services.offers.agree(offer.id, BOB)
    for move in ("c2", "c3"):
        await services.play(three, move)
        assert await statuses(services) == ["open"]
    await services.matches.resign(three, BOB)
    assert await statuses(services) == ["lapsed"]


async def test_one_no_of_three_is_enough(services, three):
    offer = await services.offers.draw(three, ANN)
    await services.offers.agree(offer.id, BOB)
    closed = await services.offers.decline(offer.id, CLEO)
    assert (closed.status, closed.agreed, closed.declined) == ("declined", (1,), 2)


# Takebacks.


async def test_a_move_nobody_has_looked_at_is_taken_back_at_once(services, other_process):
    match = await services.start_match(FIRST)
    after = await services.offers.takeback(match, ANN, 1)
    assert isinstance(after, Match)
    assert (after.state, after.state.taken_back) == (GAME.start(), (FIRST,))
    assert after.mover.user == ANN.user
    assert await other_process.matches.get(match) == after
    assert [(row.ply, row.player, row.text) for row in await services.rows("moves")] == [
        (1, 0, FIRST),
        (2, 0, "takeback 1"),
    ]
    assert [row.entry for row in await services.rows("outbox") if row.kind == "board"] == [0, 1, 2]
    assert (await services.play(match, SHUFFLE[0])).entries == 3


async def test_once_an_opponent_has_looked_at_the_board_a_takeback_takes_their_yes(services, other_process):
    match = await services.start_match(FIRST)
    await other_process.look(match, BOB.user, 1)
    offer = await services.offers.takeback(match, ANN)
    assert isinstance(offer, Offer)
    assert (offer.kind, offer.text, offer.plies) == ("takeback", "takeback 1", (FIRST,))
    assert await record(services, match) == (FIRST,)
    assert (await services.offers.agree(offer.id, BOB)).status == "accepted"
    assert await record(services, match) == (FIRST, "takeback 1")
    assert (await services.offers.get(offer.id)).plies == (FIRST,)


async def test_only_looks_of_opponents_at_the_latest_board_count(services):
    match = await services.start_match(FIRST, SECOND)
    for person, entry in ((BOB, 2), (CLEO, 2), (ANN, 1), (ANN, 0), (ANN, 3)):
        before = await services.everything()
        await services.look(match, person.user, entry)
        assert await services.everything() == before
    assert isinstance(await services.offers.takeback(match, BOB), Match)


async def test_a_look_is_written_down_once(services):
    match = await services.start_match(FIRST)
    await services.look(match, BOB.user, 1)
    before = await services.everything()
    assert [row.seen for row in await services.rows("seats")] == [None, 1]
    await services.look(match, BOB.user, 1)
    assert await services.everything() == before
    await services.play(match, SECOND)
    await services.look(match, ANN.user, 2)
    assert [row.seen for row in await services.rows("seats")] == [2, 1]


async def test_many_boards_are_looked_at_by_one_statement_and_only_where_there_is_something_new(services):
    ids = [await services.start_match(*moves) for moves in ((FIRST,), (FIRST, SECOND), (FIRST, SECOND, THIRD))]
    boards = [await services.matches.get(match) for match in ids]
    asked = []
    event.listen(services.store._engine.sync_engine, "before_cursor_execute", lambda *done: asked.append(done[2]))
    await services.seen.mark_all(boards, BOB.user)
    assert [statement.split()[0] for statement in asked if "seats" in statement] == ["UPDATE"]
    assert [row.seen for row in await services.rows("seats")] == [None, 1, None, None, None, 3]
    before = len(asked)
    await services.seen.mark_all([await services.matches.get(match) for match in ids], BOB.user)
    assert not [statement for statement in asked[before:] if statement.startswith("UPDATE")]


async def test_a_look_at_a_board_read_a_while_ago_does_not_undo_a_later_look(services):
    match = await services.start_match(FIRST)
    read_before = await services.matches.get(match)
    for move in (SECOND, THIRD):
        await services.play(match, move)
    await services.look(match, BOB.user, 3)
    await services.seen.mark_all([read_before], BOB.user)
    assert [row.seen for row in await services.rows("seats")] == [None, 3]


async def test_an_opponents_look_at_an_earlier_board_does_not_bind_the_next_move(services):
    match = await services.start_match(FIRST)
    await services.look(match, BOB.user, 1)
    for move in (SECOND, THIRD):
        await services.play(match, move)
    assert isinstance(await services.offers.takeback(match, ANN), Match)


async def test_after_an_answer_both_moves_go_and_only_with_a_yes(services):
    match = await services.start_match(FIRST, SECOND)
    offer = await services.offers.takeback(match, ANN)
    assert (offer.text, offer.plies) == ("takeback 2", (FIRST, SECOND))
    await services.offers.agree(offer.id, BOB)
    stands = await services.matches.get(match)
    assert (stands.state, stands.mover.user) == (GAME.start(), ANN.user)
    moves = [(row.player, row.text) for row in await services.rows("moves")]
    assert moves == [(0, FIRST), (1, SECOND), (0, "takeback 2")]


async def test_an_answer_that_was_taken_back_was_an_answer(services):
    match = await services.start_match(FIRST, SECOND)
    await services.offers.takeback(match, BOB)
    assert isinstance(await services.offers.takeback(match, ANN), Offer)


async def test_of_three_all_are_asked_and_all_moves_since_go(services, three):
    offer = await services.offers.takeback(three, BOB)
    assert (offer.text, [seat.user for seat in offer.missing]) == ("takeback 2", [ANN.user, CLEO.user])
    await services.offers.agree(offer.id, ANN)
    await services.offers.agree(offer.id, CLEO)
    assert (await services.matches.get(three)).state.line == ("a1",)


async def test_there_is_nothing_to_take_back_before_ones_first_move_or_after_somebody_left(services, three):
    match = await services.start_match(FIRST)
    async with services.refused("no-own-ply", IllegalMove):
        await services.offers.takeback(match, BOB)
    await services.matches.resign(three, CLEO)
    async with services.refused("nothing-to-take-back", IllegalMove):
        await services.offers.takeback(three, BOB)


@pytest.mark.parametrize(("mover", "status"), [(ANN, "lapsed"), (BOB, "declined")])
async def test_a_question_about_a_takeback_closes_when_anybody_plays(services, mover, status):
    moves = (FIRST, SECOND) if mover == ANN else (FIRST,)
    match = await services.start_match(*moves)
    await services.look(match, BOB.user, 1)
    offer = await services.offers.takeback(match, ANN)
    await services.play(match, THIRD if mover == ANN else SECOND)
    async with services.refused("offer-closed", what="takeback", status=status):
        await services.offers.agree(offer.id, BOB)


async def test_a_takeback_closes_every_other_question(services):
    match = await services.start_match(FIRST, SECOND)
    await services.offers.draw(match, ANN)
    question = await services.offers.takeback(match, ANN)
    await services.offers.takeback(match, BOB)
    assert await statuses(services) == ["lapsed", "lapsed"]
    async with services.refused("offer-closed", status="lapsed"):
        await services.offers.agree(question.id, BOB)


async def test_a_takeback_is_free_so_often_and_then_has_to_be_asked_for(services):
    match = await services.start_match()
    for _ in range(MOST_TAKEBACKS):
        await services.play(match, FIRST)
        assert isinstance(await services.offers.takeback(match, ANN), Match)
    await services.play(match, FIRST)
    offer = await services.offers.takeback(match, ANN)
    assert [seat.user for seat in offer.missing] == [BOB.user]
    await services.play(match, SECOND)
    assert isinstance(await services.offers.takeback(match, BOB), Match)


async def test_against_computers_a_takeback_is_always_free(services):
    match = (await services.challenge(computer(1), player=0)).match
    for _ in range(MOST_TAKEBACKS + 1):
        await services.play(match, FIRST)
        assert isinstance(await services.offers.takeback(match, ANN), Match)


async def test_a_declined_takeback_is_not_asked_for_again_at_that_board(services):
    match = await services.start_match(FIRST, SECOND)
    offer = await services.offers.takeback(match, ANN)
    async with services.refused("offer-open", what="takeback"):
        await services.offers.takeback(match, ANN)
    await services.offers.decline(offer.id, BOB)
    async with services.refused("offered-before", what="takeback"):
        await services.offers.takeback(match, ANN)


# Claims (R2).


@pytest.mark.parametrize("person", [ANN, BOB])
async def test_a_third_repetition_is_claimed_by_any_player_and_no_sooner(services, person):
    match = await services.start_match(*SHUFFLE)
    async with services.refused("not-repeated", IllegalMove, count=2):
        await services.matches.claim_draw(match, person)
    for move in SHUFFLE:
        await services.play(match, move)
    over = await services.matches.claim_draw(match, person, 8)
    assert (over.state.outcome.winners, over.state.outcome.reason) == ((), "repetition")
    assert (await services.rows("moves"))[-1].text == "draw repetition"
    assert (await services.rows("matches"))[0].reason == "repetition"


# Races.


async def test_a_yes_and_a_move_at_the_same_instant_are_one_after_the_other(services, other_process):
    match = await services.start_match(FIRST, SECOND)
    offer = await services.offers.takeback(match, BOB)
    assert isinstance(offer, Match)
    await services.play(match, SECOND)
    await services.look(match, ANN.user, 4)
    asked = await services.offers.takeback(match, BOB)
    outcomes = await asyncio.gather(
        outcome(other_process.offers.agree(asked.id, ANN)), outcome(services.matches.submit(match, ANN, THIRD, seen=4))
    )
    assert sorted(outcomes) in (["done", "moved-on"], ["done", "offer-closed"])
    assert (await record(services, match))[4:] in (("takeback 1",), (THIRD,))


async def test_a_yes_and_a_no_at_the_same_instant_are_one_answer(services, other_process):
    offer = await services.offers.draw(await services.start_match(), ANN)
    attempts = (
        services.offers.agree(offer.id, BOB),
        other_process.offers.decline(offer.id, BOB),
        other_process.offers.agree(offer.id, BOB),
    )
    outcomes = Counter(await asyncio.gather(*map(outcome, attempts)))
    assert outcomes == {"done": 1, "offer-closed": 2}
    assert len(await services.rows("answers")) == 1


async def test_two_offers_at_the_same_instant_are_one_agreement(services, other_process):
    match = await services.start_match()
    await asyncio.gather(services.offers.draw(match, ANN), other_process.offers.draw(match, BOB))
    assert await record(services, match) == ("draw agreed",)
    assert len(await services.rows("offers")) == 1


async def test_a_look_and_a_takeback_at_the_same_instant_are_one_after_the_other(services, other_process):
    match = await services.start_match(FIRST)
    done, looked = await asyncio.gather(services.offers.takeback(match, ANN), other_process.look(match, BOB.user, 1))
    seen = [row.seen for row in await services.rows("seats")][1]
    assert (isinstance(done, Offer), looked.entries) == ((True, 1) if seen else (False, looked.entries))


async def test_what_cannot_be_stored_was_never_agreed(services, monkeypatch):
    def broken(*_args, **_what):
        raise RuntimeError("broken")

    match = await services.start_match(FIRST)
    offer = await services.offers.draw(match, ANN)
    before = await services.everything()
    monkeypatch.setattr("matches.playing.match_queries.change_match", broken)
    with pytest.raises(RuntimeError):
        await services.offers.agree(offer.id, BOB)
    monkeypatch.undo()
    assert await services.everything() == before
    assert await record(services, match) == (FIRST,)
    await services.play(match, SECOND)
    assert await record(services, match) == (FIRST, SECOND)


# Rematches.


async def over(services):
    """Play a match that Ann loses to Bob, and return it."""
    match = await services.start_match(FIRST)
    return await services.matches.resign(match, ANN)


async def test_a_rematch_is_a_challenge_to_the_same_people_on_the_same_terms_sides_swapped(services):
    ended = await over(services)
    challenge = await services.challenges.rematch(ended.id, ANN)
    assert (challenge.terms, challenge.place, challenge.rematch) == (Terms(GAME, player=1), HERE, ended.id)
    assert [invitation.user for invitation in challenge.invitations] == [BOB.user]
    begun = await services.challenges.accept(challenge.id, BOB)
    assert (await services.matches.get(begun.match)).names == ("Bob", "Ann")


@pytest.mark.parametrize("asker", [0, 1, 2, 3])
async def test_among_four_everybody_moves_on_by_one_whoever_asks(services, asker):
    four = (ANN, BOB, CLEO, DAN)
    offered = await services.challenge(*four[1:], game=GAMES["contigo-capture"], options={"short": True}, player=0)
    for person in four[1:]:
        match = (await services.challenges.accept(offered.id, person)).match
    for person in four[:3]:
        ended = await services.matches.resign(match, person)
    again = await services.challenges.rematch(ended.id, four[asker])
    for person in four:
        if person != four[asker]:
            again = await services.challenges.rematch(ended.id, person)
    begun = await services.matches.get(again.match)
    assert begun.names == ("Dan", "Ann", "Bob", "Cleo")
    assert begun.state.terms == "short"


async def test_a_match_has_one_rematch(services, other_process):
    ended = await over(services)
    challenge = await services.challenges.rematch(ended.id, ANN)
    async with services.refused("rematch-on-its-way"):
        await services.challenges.rematch(ended.id, ANN)
    begun = await other_process.challenges.rematch(ended.id, BOB)
    assert (begun.id, begun.status) == (challenge.id, "accepted")
    for person in (ANN, BOB):
        async with services.refused("rematch-began", rematch=str(begun.match)):
            await services.challenges.rematch(ended.id, person)


async def test_both_asking_for_a_rematch_at_the_same_instant_play_one(services, other_process):
    ended = await over(services)
    await asyncio.gather(services.challenges.rematch(ended.id, ANN), other_process.challenges.rematch(ended.id, BOB))
    assert len(await services.rows("challenges")) == 2
    assert len(await services.rows("matches")) == 2


@pytest.mark.parametrize("end", ["decline", "withdraw", "expire"])
async def test_a_rematch_that_came_to_nothing_may_be_asked_for_again(services, clock, end):
    ended = await over(services)
    first = await services.challenges.rematch(ended.id, ANN)
    if end == "expire":
        clock.advance(OPEN_SECONDS)
    else:
        await getattr(services.challenges, end)(first.id, BOB if end == "decline" else ANN)
    second = await services.challenges.rematch(ended.id, BOB)
    assert (second.status, second.challenger.user) == ("open", BOB.user)
    assert second.id != first.id


async def test_a_rematch_is_for_the_players_of_a_match_that_is_over(services):
    running = await services.start_match()
    async with services.refused("match-runs"):
        await services.challenges.rematch(running, ANN)
    ended = await over(services)
    async with services.refused("not-a-player"):
        await services.challenges.rematch(ended.id, CLEO)


async def test_finished_matches_are_found_the_latest_first(services, clock):
    ids = []
    for _ in range(3):
        ids.append((await over(services)).id)
        clock.advance(1)
    await services.start_match()
    assert [listing.id for listing in await services.matches.ended_matches(ANN.user)] == ids[::-1]
    assert [listing.id for listing in await services.matches.ended_matches(BOB.user, 1)] == ids[-1:]
    assert await services.matches.ended_matches(CLEO.user) == []
    assert [listing.id for listing in await services.matches.ended_matches(ANN.user, 1, HERE.channel)] == ids[-1:]
    assert await services.matches.ended_matches(ANN.user, channel=ELSEWHERE.channel) == []
    assert clock.now == NOON + 3


async def test_a_refusal_names_the_match_as_it_stands(services):
    match = await services.start_match(FIRST)
    with refused("moved-on", match=await services.matches.get(match)):
        await services.offers.draw(match, ANN, 0)
