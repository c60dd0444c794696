"""What players ask of each other: draws, takebacks, one more match; open until answered, or until somebody plays on."""

import asyncio
from collections import Counter

import pytest

from engine import GAMES, IllegalMove
from matches import Match, Offer, Person
from matches.challenges import GOOD_FOR_SECONDS
from tests.matches.club import ANN, BOB, CLEO, DAN, GAME, HERE, NOON, outcome, refused

FIRST, SECOND, THIRD = "30a-29a", "1a-2a", "29a-28a"
SHUFFLE = ("30a-29a", "1a-2a", "29a-30a", "2a-1a")
HEX3 = GAMES["druid-hex3"]


@pytest.fixture
async def three(bot):
    """A match of Ann, Bob and Cleo in which each has placed a stone: Ann is to move."""
    offered = await bot.offer(BOB, CLEO, game=HEX3, options={"size": 3}, player=0)
    for one in (BOB, CLEO):
        match = (await bot.challenges.accept(offered.id, one)).match
    for move in ("a1", "b1", "c1"):
        await bot.play(match, move)
    return match


async def record(bot, match):
    return (await bot.table.match(match)).state.history


async def statuses(bot):
    return [row.status for row in await bot.rows("offers")]


# Draws.


async def test_an_offered_draw_is_promised_to_be_posted_and_changes_nothing_yet(bot, clock):
    match = await bot.begin(FIRST)
    clock.advance(7)
    bot.outbox.woken.clear()
    offer = await bot.offers.draw(match, Person(ANN.user, "Annie"))
    assert (offer.kind, offer.status, offer.player, offer.entry) == ("draw", "open", 0, 1)
    assert [seat.user for seat in offer.missing] == [BOB.user]
    assert bot.outbox.woken.is_set()
    assert await record(bot, match) == (FIRST,)
    assert (await bot.table.match(match)).names == ("Annie", "Bob")
    promised = [(row.match, row.entry, row.offer) for row in await bot.rows("outbox") if row.kind == "offer"]
    assert promised == [(match, None, offer.id)]


async def test_a_draw_that_is_agreed_to_ends_the_match_and_promises_the_last_board(bot, twin):
    match = await bot.begin(FIRST)
    offer = await bot.offers.draw(match, ANN)
    agreed = await twin.offers.agree(offer.id, BOB)
    assert (agreed.status, agreed.match.state.outcome.reason) == ("accepted", "agreed")
    assert await record(bot, match) == (FIRST, "draw agreed")
    [row] = await bot.rows("matches")
    assert (row.reason, row.entries) == ("agreed", 2)
    assert [row.entry for row in await bot.rows("outbox") if row.kind == "turn"] == [0, 1, 2]
    assert await bot.offers.offer(offer.id) == agreed


async def test_offering_what_somebody_else_has_offered_is_agreeing(bot):
    match = await bot.begin(FIRST)
    await bot.offers.draw(match, ANN)
    assert (await bot.offers.draw(match, BOB)).status == "accepted"
    assert await record(bot, match) == (FIRST, "draw agreed")


@pytest.mark.parametrize(("answer", "person", "status"), [("decline", BOB, "declined"), ("withdraw", ANN, "withdrawn")])
async def test_an_offer_that_is_declined_or_withdrawn_is_over_and_is_not_repeated_at_that_board(
    bot, answer, person, status
):
    match = await bot.begin(FIRST)
    offer = await bot.offers.draw(match, ANN)
    closed = await getattr(bot.offers, answer)(offer.id, person)
    assert closed.status == status
    for late in (bot.offers.agree, bot.offers.decline):
        async with bot.refused("offer-closed", what="draw", status=status):
            await late(offer.id, BOB)
    async with bot.refused("offered-before", what="draw"):
        await bot.offers.draw(match, ANN)
    await bot.play(match, SECOND)
    assert (await bot.offers.draw(match, ANN)).status == "open"


async def test_an_open_offer_is_not_made_again(bot):
    match = await bot.begin()
    await bot.offers.draw(match, ANN)
    async with bot.refused("offer-open", what="draw"):
        await bot.offers.draw(match, ANN)
    await bot.play(match, FIRST)
    async with bot.refused("offer-open", what="draw"):
        await bot.offers.draw(match, ANN)


async def test_an_offered_draw_outlives_ones_own_move_and_is_declined_by_the_others(bot):
    match = await bot.begin()
    offer = await bot.offers.draw(match, ANN)
    await bot.play(match, FIRST)
    assert (await bot.offers.offer(offer.id)).status == "open"
    await bot.play(match, SECOND)
    over = await bot.offers.offer(offer.id)
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
async def test_only_those_who_are_asked_answer_and_only_who_asks_withdraws(bot, attempt, person, code):
    offer = await bot.offers.draw(await bot.begin(), ANN)
    async with bot.refused(code):
        await getattr(bot.offers, attempt)(offer.id, person)


async def test_there_is_no_offer_by_an_unknown_number(bot):
    for attempt in (bot.offers.agree, bot.offers.decline, bot.offers.withdraw):
        async with bot.refused("no-such-offer", offer=9):
            await attempt(9, ANN)


async def test_nothing_is_asked_in_a_match_that_is_over_by_strangers_or_from_an_earlier_board(bot):
    match = await bot.begin(FIRST)
    for attempt in (bot.offers.draw, bot.offers.takeback, bot.table.claim):
        async with bot.refused("not-a-player"):
            await attempt(match, CLEO)
        async with bot.refused("moved-on"):
            await attempt(match, ANN, 0)
    await bot.table.resign(match, BOB)
    for attempt in (bot.offers.draw, bot.offers.takeback, bot.table.claim):
        async with bot.refused("match-over"):
            await attempt(match, ANN)


async def test_the_end_of_a_match_closes_what_was_open(bot):
    match = await bot.begin(FIRST)
    await bot.offers.draw(match, ANN)
    await bot.table.resign(match, BOB)
    assert await statuses(bot) == ["lapsed"]


async def test_offers_closed_by_an_entry_are_found_by_it_once_they_stand_somewhere(bot):
    match = await bot.begin(FIRST)
    offer = await bot.offers.draw(match, ANN)
    while posts := await bot.outbox.claim(9):
        for post in posts:
            await bot.outbox.sent(post, HERE.channel, 500 + post.id)
    await bot.play(match, SECOND)
    after = await bot.table.match(match)
    assert [(one.id, one.channel) for one in await bot.offers.closed_at(after)] == [(offer.id, HERE.channel)]
    assert await bot.offers.closed_at((await bot.table.match(match)).at(1)) == []
    assert (after.board, after.board_channel) != ((await bot.offers.offer(offer.id)).message, HERE.channel)
    assert await bot.table.posted((await bot.offers.offer(offer.id)).message) is None


# Among three.


async def test_of_three_everybody_who_is_in_has_to_agree(bot, twin, three):
    offer = await bot.offers.draw(three, BOB)
    assert [seat.user for seat in offer.missing] == [ANN.user, CLEO.user]
    half = await twin.offers.agree(offer.id, CLEO)
    assert (half.status, half.agreed) == ("open", (2,))
    async with bot.refused("agreed-before"):
        await bot.offers.agree(offer.id, CLEO)
    async with bot.refused("agreed-before"):
        await bot.offers.draw(three, CLEO)
    assert (await bot.offers.agree(offer.id, ANN)).status == "accepted"
    assert (await bot.table.match(three)).state.outcome.reason == "agreed"


async def test_who_has_left_is_not_asked_and_has_no_say(bot, three):
    await bot.table.resign(three, CLEO)
    offer = await bot.offers.draw(three, BOB)
    assert [seat.user for seat in offer.missing] == [ANN.user]
    async with bot.refused("out-of-match"):
        await bot.offers.agree(offer.id, CLEO)
    assert (await bot.offers.agree(offer.id, ANN)).status == "accepted"


async def test_an_offered_draw_stays_open_while_those_who_want_it_play_and_nobody_leaves(bot, three):
    offer = await bot.offers.draw(three, ANN)
    await bot.offers.agree(offer.id, BOB)
    for move in ("c2", "c3"):
        await bot.play(three, move)
        assert await statuses(bot) == ["open"]
    await bot.table.resign(three, BOB)
    assert await statuses(bot) == ["lapsed"]


async def test_one_no_of_three_is_enough(bot, three):
    offer = await bot.offers.draw(three, ANN)
    await bot.offers.agree(offer.id, BOB)
    closed = await bot.offers.decline(offer.id, CLEO)
    assert (closed.status, closed.agreed, closed.declined) == ("declined", (1,), 2)


# Takebacks.


async def test_a_move_nobody_has_looked_at_is_taken_back_at_once(bot, twin):
    match = await bot.begin(FIRST)
    after = await bot.offers.takeback(match, ANN, 1)
    assert isinstance(after, Match)
    assert (after.state, after.state.taken_back) == (GAME.start(), (FIRST,))
    assert after.mover.user == ANN.user
    assert await twin.table.match(match) == after
    assert [(row.ply, row.player, row.text) for row in await bot.rows("moves")] == [(1, 0, FIRST), (2, 0, "takeback 1")]
    assert [row.entry for row in await bot.rows("outbox") if row.kind == "turn"] == [0, 1, 2]
    assert (await bot.play(match, SHUFFLE[0])).entries == 3


async def test_once_an_opponent_has_looked_at_the_board_a_takeback_takes_their_yes(bot, twin):
    match = await bot.begin(FIRST)
    await twin.table.look(match, BOB.user, 1)
    offer = await bot.offers.takeback(match, ANN)
    assert isinstance(offer, Offer)
    assert (offer.kind, offer.text, offer.plies) == ("takeback", "takeback 1", (FIRST,))
    assert await record(bot, match) == (FIRST,)
    assert (await bot.offers.agree(offer.id, BOB)).status == "accepted"
    assert await record(bot, match) == (FIRST, "takeback 1")
    assert (await bot.offers.offer(offer.id)).plies == (FIRST,)


async def test_only_looks_of_opponents_at_the_latest_board_count(bot):
    match = await bot.begin(FIRST, SECOND)
    for person, entry in ((BOB, 2), (CLEO, 2), (ANN, 1), (ANN, 0), (ANN, 3)):
        before = await bot.everything()
        await bot.table.look(match, person.user, entry)
        assert await bot.everything() == before
    assert isinstance(await bot.offers.takeback(match, BOB), Match)


async def test_a_look_is_written_down_once(bot):
    match = await bot.begin(FIRST)
    await bot.table.look(match, BOB.user, 1)
    before = await bot.everything()
    assert [row.seen for row in await bot.rows("seats")] == [None, 1]
    await bot.table.look(match, BOB.user, 1)
    assert await bot.everything() == before
    await bot.play(match, SECOND)
    await bot.table.look(match, ANN.user, 2)
    assert [row.seen for row in await bot.rows("seats")] == [2, 1]


async def test_an_opponents_look_at_an_earlier_board_does_not_bind_the_next_move(bot):
    match = await bot.begin(FIRST)
    await bot.table.look(match, BOB.user, 1)
    for move in (SECOND, THIRD):
        await bot.play(match, move)
    assert isinstance(await bot.offers.takeback(match, ANN), Match)


async def test_after_an_answer_both_moves_go_and_only_with_a_yes(bot):
    match = await bot.begin(FIRST, SECOND)
    offer = await bot.offers.takeback(match, ANN)
    assert (offer.text, offer.plies) == ("takeback 2", (FIRST, SECOND))
    await bot.offers.agree(offer.id, BOB)
    stands = await bot.table.match(match)
    assert (stands.state, stands.mover.user) == (GAME.start(), ANN.user)
    moves = [(row.player, row.text) for row in await bot.rows("moves")]
    assert moves == [(0, FIRST), (1, SECOND), (0, "takeback 2")]


async def test_an_answer_that_was_taken_back_was_an_answer(bot):
    match = await bot.begin(FIRST, SECOND)
    await bot.offers.takeback(match, BOB)
    assert isinstance(await bot.offers.takeback(match, ANN), Offer)


async def test_of_three_all_are_asked_and_all_moves_since_go(bot, three):
    offer = await bot.offers.takeback(three, BOB)
    assert (offer.text, [seat.user for seat in offer.missing]) == ("takeback 2", [ANN.user, CLEO.user])
    await bot.offers.agree(offer.id, ANN)
    await bot.offers.agree(offer.id, CLEO)
    assert (await bot.table.match(three)).state.line == ("a1",)


async def test_there_is_nothing_to_take_back_before_ones_first_move_or_after_somebody_left(bot, three):
    match = await bot.begin(FIRST)
    async with bot.refused("nothing-to-take-back", IllegalMove):
        await bot.offers.takeback(match, BOB)
    await bot.table.resign(three, CLEO)
    async with bot.refused("nothing-to-take-back", IllegalMove):
        await bot.offers.takeback(three, BOB)


@pytest.mark.parametrize(("mover", "status"), [(ANN, "lapsed"), (BOB, "declined")])
async def test_a_question_about_a_takeback_closes_when_anybody_plays(bot, mover, status):
    moves = (FIRST, SECOND) if mover == ANN else (FIRST,)
    match = await bot.begin(*moves)
    await bot.table.look(match, BOB.user, 1)
    offer = await bot.offers.takeback(match, ANN)
    await bot.play(match, THIRD if mover == ANN else SECOND)
    async with bot.refused("offer-closed", what="takeback", status=status):
        await bot.offers.agree(offer.id, BOB)


async def test_a_takeback_closes_every_other_question(bot):
    match = await bot.begin(FIRST, SECOND)
    await bot.offers.draw(match, ANN)
    question = await bot.offers.takeback(match, ANN)
    await bot.offers.takeback(match, BOB)
    assert await statuses(bot) == ["lapsed", "lapsed"]
    async with bot.refused("offer-closed", status="lapsed"):
        await bot.offers.agree(question.id, BOB)


async def test_a_declined_takeback_is_not_asked_for_again_at_that_board(bot):
    match = await bot.begin(FIRST, SECOND)
    offer = await bot.offers.takeback(match, ANN)
    async with bot.refused("offer-open", what="takeback"):
        await bot.offers.takeback(match, ANN)
    await bot.offers.decline(offer.id, BOB)
    async with bot.refused("offered-before", what="takeback"):
        await bot.offers.takeback(match, ANN)


# Claims (R2).


@pytest.mark.parametrize("person", [ANN, BOB])
async def test_a_third_repetition_is_claimed_by_any_player_and_no_sooner(bot, person):
    match = await bot.begin(*SHUFFLE)
    async with bot.refused("not-repeated", IllegalMove, count=2):
        await bot.table.claim(match, person)
    for move in SHUFFLE:
        await bot.play(match, move)
    over = await bot.table.claim(match, person, 8)
    assert (over.state.outcome.winners, over.state.outcome.reason) == ((), "repetition")
    assert (await bot.rows("moves"))[-1].text == "draw repetition"
    assert (await bot.rows("matches"))[0].reason == "repetition"


# Races.


async def test_a_yes_and_a_move_at_the_same_instant_are_one_after_the_other(bot, twin):
    match = await bot.begin(FIRST, SECOND)
    offer = await bot.offers.takeback(match, BOB)
    assert isinstance(offer, Match)
    await bot.play(match, SECOND)
    await bot.table.look(match, ANN.user, 4)
    asked = await bot.offers.takeback(match, BOB)
    said = await asyncio.gather(
        outcome(twin.offers.agree(asked.id, ANN)), outcome(bot.table.submit(match, ANN, THIRD, seen=4))
    )
    assert sorted(said) in (["done", "moved-on"], ["done", "offer-closed"])
    assert (await record(bot, match))[4:] in (("takeback 1",), (THIRD,))


async def test_a_yes_and_a_no_at_the_same_instant_are_one_answer(bot, twin):
    offer = await bot.offers.draw(await bot.begin(), ANN)
    attempts = (bot.offers.agree(offer.id, BOB), twin.offers.decline(offer.id, BOB), twin.offers.agree(offer.id, BOB))
    said = Counter(await asyncio.gather(*map(outcome, attempts)))
    assert said == {"done": 1, "offer-closed": 2}
    assert len(await bot.rows("answers")) == 1


async def test_two_offers_at_the_same_instant_are_one_agreement(bot, twin):
    match = await bot.begin()
    await asyncio.gather(bot.offers.draw(match, ANN), twin.offers.draw(match, BOB))
    assert await record(bot, match) == ("draw agreed",)
    assert len(await bot.rows("offers")) == 1


async def test_a_look_and_a_takeback_at_the_same_instant_are_one_after_the_other(bot, twin):
    match = await bot.begin(FIRST)
    done, looked = await asyncio.gather(bot.offers.takeback(match, ANN), twin.table.look(match, BOB.user, 1))
    seen = [row.seen for row in await bot.rows("seats")][1]
    assert (isinstance(done, Offer), looked.entries) == ((True, 1) if seen else (False, looked.entries))


async def test_what_cannot_be_stored_was_never_agreed(bot, monkeypatch):
    def broken(*_args, **_what):
        raise RuntimeError("broken")

    match = await bot.begin(FIRST)
    offer = await bot.offers.draw(match, ANN)
    before = await bot.everything()
    monkeypatch.setattr("matches.store.rows.change_match", broken)
    with pytest.raises(RuntimeError):
        await bot.offers.agree(offer.id, BOB)
    monkeypatch.undo()
    assert await bot.everything() == before
    assert await record(bot, match) == (FIRST,)
    await bot.play(match, SECOND)
    assert await record(bot, match) == (FIRST, SECOND)


# Rematches.


async def over(bot):
    """A match that Ann has lost to Bob."""
    match = await bot.begin(FIRST)
    return await bot.table.resign(match, ANN)


async def test_a_rematch_is_a_challenge_to_the_same_people_on_the_same_terms_sides_swapped(bot):
    ended = await over(bot)
    challenge = await bot.challenges.rematch(ended.id, ANN)
    assert (challenge.game, challenge.terms, challenge.place, challenge.rematch) == (GAME, "", HERE, ended.id)
    assert (challenge.player, [one.user for one in challenge.invitations]) == (1, [BOB.user])
    begun = await bot.challenges.accept(challenge.id, BOB)
    assert (await bot.table.match(begun.match)).names == ("Bob", "Ann")


@pytest.mark.parametrize("asker", [0, 1, 2, 3])
async def test_among_four_everybody_moves_on_by_one_whoever_asks(bot, asker):
    four = (ANN, BOB, CLEO, DAN)
    offered = await bot.offer(*four[1:], game=GAMES["contigo-capture"], options={"short": True}, player=0)
    for one in four[1:]:
        match = (await bot.challenges.accept(offered.id, one)).match
    for one in four[:3]:
        ended = await bot.table.resign(match, one)
    again = await bot.challenges.rematch(ended.id, four[asker])
    for one in four:
        if one != four[asker]:
            again = await bot.challenges.rematch(ended.id, one)
    begun = await bot.table.match(again.match)
    assert begun.names == ("Dan", "Ann", "Bob", "Cleo")
    assert begun.state.terms == "short"


async def test_a_match_has_one_rematch(bot, twin):
    ended = await over(bot)
    challenge = await bot.challenges.rematch(ended.id, ANN)
    async with bot.refused("rematch-on-its-way"):
        await bot.challenges.rematch(ended.id, ANN)
    begun = await twin.challenges.rematch(ended.id, BOB)
    assert (begun.id, begun.status) == (challenge.id, "accepted")
    for one in (ANN, BOB):
        async with bot.refused("rematch-began", rematch=str(begun.match)):
            await bot.challenges.rematch(ended.id, one)


async def test_both_asking_for_a_rematch_at_the_same_instant_play_one(bot, twin):
    ended = await over(bot)
    await asyncio.gather(bot.challenges.rematch(ended.id, ANN), twin.challenges.rematch(ended.id, BOB))
    assert len(await bot.rows("challenges")) == 2
    assert len(await bot.rows("matches")) == 2


@pytest.mark.parametrize("end", ["decline", "withdraw", "expire"])
async def test_a_rematch_that_came_to_nothing_may_be_asked_for_again(bot, clock, end):
    ended = await over(bot)
    first = await bot.challenges.rematch(ended.id, ANN)
    if end == "expire":
        clock.advance(GOOD_FOR_SECONDS)
    else:
        await getattr(bot.challenges, end)(first.id, BOB if end == "decline" else ANN)
    second = await bot.challenges.rematch(ended.id, BOB)
    assert (second.status, second.challenger.user) == ("open", BOB.user)
    assert second.id != first.id


async def test_a_rematch_is_for_the_players_of_a_match_that_is_over(bot):
    running = await bot.begin()
    async with bot.refused("match-runs"):
        await bot.challenges.rematch(running, ANN)
    ended = await over(bot)
    async with bot.refused("not-a-player"):
        await bot.challenges.rematch(ended.id, CLEO)


async def test_finished_matches_are_found_the_latest_first(bot, clock):
    ids = []
    for _ in range(3):
        ids.append((await over(bot)).id)
        clock.advance(1)
    await bot.begin()
    assert [one.id for one in await bot.table.ended_matches(ANN.user)] == ids[::-1]
    assert [one.id for one in await bot.table.ended_matches(BOB.user, 1)] == ids[-1:]
    assert await bot.table.ended_matches(CLEO.user) == []
    assert clock.now == NOON + 3


async def test_a_refusal_names_the_match_as_it_stands(bot):
    match = await bot.begin(FIRST)
    with refused("moved-on", match=await bot.table.match(match)):
        await bot.offers.draw(match, ANN, 0)
