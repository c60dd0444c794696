"""Planned answers: played with the reply in one transaction, dropped when the match goes elsewhere, seen by nobody."""

import asyncio

import pytest
from sqlalchemy import event

from engine import GAMES, IllegalMove
from matches import Person, computer
from matches.plans.plan_reading import LONGEST_TEXT, example_lines, read_lines
from matches.plans.plan_rules import Ahead
from tests.matches.fixtures import ANN, BID, BOB, CLEO, DAN, InlineThinkers, TestServices, outcome, refused

DRUID, HEX3, CAPTURE = GAMES["druid"], GAMES["druid-hex3"], GAMES["contigo-capture"]
DAY = 86_400


@pytest.fixture
async def druid(services):
    """Start a match of Druid in which Ann has placed a stone and Bob is to move, and return its id."""
    return await start(services, BOB, moves=["a1"])


@pytest.fixture
async def three(services):
    """Start a match of three in which Ann has placed a stone and Bob is to move, and return its id."""
    return await start(services, BOB, CLEO, game=HEX3, moves=["a1"])


async def start(services, *others, game=DRUID, moves=(), clock="", options=None):
    offered = await services.challenge(*others, game=game, player=0, clock=clock, options=options)
    match = offered.match
    for person in others:
        if isinstance(person, Person):
            match = (await services.challenges.accept(offered.id, person)).match
    for move in moves:
        await services.play(match, move)
    return match


async def record(services, match):
    return list((await services.matches.get(match)).state.history)


async def lines(services, match, person=ANN):
    return [" ".join(line.moves) for line in (await services.plans.get(match, person)).lines]


async def boards(services):
    return [row.entry for row in await services.rows("outbox") if row.kind == "board"]


# The reply comes.


async def test_the_reply_and_the_planned_answer_are_stored_together_with_one_board(services, druid, other_process):
    await services.plans.write(druid, ANN, "b4 c3; b5 c6")
    played = await other_process.matches.submit(druid, BOB, "b4")
    assert await record(services, druid) == ["a1", "b4", "c3"]
    assert (played.entries, played.mover.user, played.decided.last) == (3, BOB.user, "b4")
    assert await boards(services) == [0, 1, 3]
    match = await services.matches.get(druid)
    assert (match.unshown_since, match.shown, match.planned, match.unplanned) == (1, 3, {3}, {})
    assert await services.rows("plans") == []


async def test_a_reply_for_which_nothing_was_planned_drops_the_plan_with_word(services, druid):
    await services.plans.write(druid, ANN, "b4 c3; b5 c6")
    match = await services.matches.submit(druid, BOB, "b6")
    assert (match.entries, match.planned, match.mover.user, match.unplanned) == (2, set(), ANN.user, {0: 2})
    assert await boards(services) == [0, 1, 2]
    assert await services.rows("plans") == []
    assert (await services.matches.get(druid)).unplanned == {0: 2}


async def test_a_line_goes_on_with_the_next_reply_and_others_are_dropped(services, druid):
    await services.plans.write(druid, ANN, "b4 c3 b5 c6; b4 c3 b6 c7 b7 c8; d4 d5")
    await services.matches.submit(druid, BOB, "b4")
    assert await lines(services, druid) == ["b5 c6", "b6 c7 b7 c8"]
    await services.matches.submit(druid, BOB, "b6")
    assert await lines(services, druid) == ["b7 c8"]
    assert await record(services, druid) == ["a1", "b4", "c3", "b6", "c7"]
    assert len(await services.rows("plans")) == 1


async def test_in_a_match_of_three_the_reply_is_that_of_the_next_player(services, three):
    await services.plans.write(three, ANN, "b1 c2 b3 c4")
    await services.matches.submit(three, BOB, "b1")
    assert await lines(services, three) == ["c2 b3 c4"]
    played = await services.matches.submit(three, CLEO, "d1")
    assert (await record(services, three), played.mover.user) == (["a1", "b1", "d1", "c2"], BOB.user)
    assert await boards(services) == [0, 1, 2, 4]
    await services.matches.submit(three, BOB, "b4")
    assert (await services.matches.get(three)).unplanned == {0: 5}


async def test_an_answer_that_is_against_the_rules_by_then_is_dropped_with_word(services, three):
    await services.plans.write(three, ANN, "b1 c2")
    await services.matches.submit(three, BOB, "b1")
    match = await services.matches.submit(three, CLEO, "c2")
    assert (match.entries, match.mover.user, match.unplanned) == (3, ANN.user, {0: 3})
    assert await services.rows("plans") == []


async def test_plans_of_several_players_are_played_in_one_transaction_with_one_board(services, three):
    await services.plans.write(three, ANN, "b1 c2")
    await services.matches.submit(three, BOB, "b1")
    await services.plans.write(three, BOB, "d1 d2")
    played = await services.matches.submit(three, CLEO, "d1")
    assert await record(services, three) == ["a1", "b1", "d1", "c2", "d2"]
    assert (played.planned, played.unshown_since, played.mover.user) == ({4, 5}, 2, CLEO.user)
    assert await boards(services) == [0, 1, 2, 5]
    assert played.unplanned == {}


async def test_when_the_next_player_leaves_there_is_no_reply_and_another_ones_leaving_changes_nothing(services, three):
    await services.plans.write(three, ANN, "b1 c2")
    assert (await services.matches.resign(three, BOB)).unplanned == {0: 2}
    other = await start(services, BOB, CLEO, game=HEX3, moves=["a1"])
    await services.plans.write(other, ANN, "b1 c2")
    await services.matches.submit(other, BOB, "b1")
    left = await services.matches.resign(other, CLEO)
    assert (await record(services, other))[1:] == ["b1", "resign 2", "c2"]
    assert left.mover.user == BOB.user


async def test_in_a_match_of_four_the_answer_waits_for_the_players_turn(services):
    match = await start(services, BOB, CLEO, DAN, game=CAPTURE, moves=["a6-a4 5+1,1"])
    reply = next((await services.matches.get(match)).state.legal_moves())
    plan = await services.plans.write(match, ANN, f"{reply} b6-b4 6+1")
    assert plan.lines[0].moves == (reply, "b6-b4 6+1")
    await services.matches.submit(match, BOB, reply)
    for person in (CLEO, DAN):
        state = (await services.matches.get(match)).state
        await services.matches.submit(match, person, next(state.legal_moves()))
    assert (await services.matches.get(match)).mover.user in (ANN.user, BOB.user)
    assert await services.rows("plans") == []


async def test_a_planned_answer_may_end_the_match(services):
    match = await start(services, BOB, options={"size": 5}, moves=["a1", "e1", "a2", "e2", "a3", "e3", "a4"])
    await services.plans.write(match, ANN, "e4 a5; e5 a5")
    ended = await services.matches.submit(match, BOB, "e4")
    assert ended.state.outcome.winners == (0,)
    assert [row.result for row in await services.rows("seats")] == ["won", "lost"]
    assert (await boards(services))[-1] == ended.entries
    assert await services.rows("plans") == []


async def test_the_end_of_a_match_drops_all_plans_without_a_word(services, druid):
    await services.plans.write(druid, ANN, "b4 c3")
    assert (await services.matches.resign(druid, BOB)).unplanned == {}
    assert await services.rows("plans") == []


async def test_bids_are_planned_like_moves_and_a_choice_after_them(services):
    match = await services.start_match("bid 30", options=BID)
    await services.plans.write(match, ANN, "29 call; bid 20 bid 19 call first")
    await services.matches.submit(match, BOB, "20")
    assert await record(services, match) == ["bid 30", "bid 20", "bid 19"]
    await services.matches.submit(match, BOB, "call")
    assert (await record(services, match))[-2:] == ["call", "first"]


async def test_a_swap_and_a_pass_are_planned_and_a_swap_that_comes_is_answered_from_the_other_side(services):
    match = await start(services, BOB, moves=["a1"])
    await services.plans.write(match, ANN, "swap pass; b4 c3")
    played = await services.matches.submit(match, BOB, "swap")
    assert (played.state.history, played.mover.user) == (("a1", "swap", "pass"), BOB.user)


class Decided(InlineThinkers):
    """Computers that play one stone after the other, and offer a draw each time."""

    def __init__(self, *moves):
        super().__init__()
        self.moves = list(moves)

    async def think(self, job, urgency=1, user=0):
        return {"move": self.moves.pop(0), "claims_draw": False, "offers_draw": True}


async def test_computers_moves_are_answered_as_planned_without_a_board_in_between(database, clock):
    services = await TestServices.on_database(database, clock, thinkers=Decided("b4", "b5", "b6"))
    match = await start(services, computer(1), moves=["a1"])
    await services.plans.write(match, ANN, "b4 c3 b5 c6")
    for _ in range(3):
        await services.computers.take_turn(match)
    found = await services.matches.get(match)
    assert found.state.history == ("a1", "b4", "c3", "b5", "c6", "b6")
    assert (found.planned, found.unshown_since, await boards(services)) == ({3, 5}, 0, [0, 6])
    assert [row.entry for row in await services.rows("offers")] == [6]  # what is answered at once offers nothing
    await services.close()


# Takebacks.


async def test_a_plan_goes_with_the_move_after_which_it_was_made(services, druid):
    await services.plans.write(druid, ANN, "b4 c3")
    taken = await services.offers.takeback(druid, ANN)
    assert (taken.state.turn, taken.unplanned) == (0, {0: 2})
    assert await services.rows("plans") == []


async def test_a_reply_that_is_taken_back_before_the_answer_may_come_again(services, three):
    await services.plans.write(three, ANN, "b1 c2; b3 c4")
    await services.matches.submit(three, BOB, "b1")
    await services.offers.takeback(three, BOB)
    assert await lines(services, three) == ["b1 c2"]
    await services.matches.submit(three, BOB, "b1")
    await services.matches.submit(three, CLEO, "d1")
    assert (await record(services, three))[-1] == "c2"


async def test_a_planned_answer_is_taken_back_like_any_move_and_is_not_played_again(services, druid):
    await services.plans.write(druid, ANN, "b4 c3 b5 c6")
    await services.matches.submit(druid, BOB, "b4")
    taken = await services.offers.takeback(druid, ANN)
    assert (taken.state.history[-1], taken.mover.user, taken.unplanned) == ("takeback 1", ANN.user, {0: 4})
    assert await services.rows("plans") == []


async def test_a_reply_that_was_answered_as_planned_is_taken_back_only_if_the_others_agree(services, druid):
    await services.plans.write(druid, ANN, "b4 c3 b5 c6")
    await services.matches.submit(druid, BOB, "b4")
    asked = await services.offers.takeback(druid, BOB)
    await services.offers.agree(asked.id, ANN)
    match = await services.matches.get(druid)
    assert (match.state.line, match.mover.user) == (("a1",), BOB.user)
    assert await lines(services, druid) == ["b4 c3 b5 c6"]


# Offers.


async def test_a_draw_that_is_offered_keeps_the_answer_back_until_it_is_declined(services, druid):
    await services.plans.write(druid, ANN, "b4 c3 b5 c6")
    offer = await services.offers.draw(druid, BOB)
    held = await services.matches.submit(druid, BOB, "b4")
    assert (held.entries, held.mover.user, held.unplanned) == (2, ANN.user, {})
    assert await lines(services, druid) == ["c3 b5 c6"]
    assert (await services.offers.decline(offer.id, ANN)).status == "declined"
    assert await record(services, druid) == ["a1", "b4", "c3"]
    match = await services.matches.get(druid)
    assert (match.planned, match.unshown_since) == (set(), None)  # the board of the reply was posted before
    assert (await boards(services), await lines(services, druid)) == ([0, 1, 2, 3], ["b5 c6"])


async def test_a_draw_offer_that_is_withdrawn_sets_the_answer_free_and_one_that_is_accepted_ends_it(services, druid):
    other = await start(services, BOB, moves=["a1"])
    for match in (druid, other):
        await services.plans.write(match, ANN, "b4 c3")
        offer = await services.offers.draw(match, BOB)
        await services.matches.submit(match, BOB, "b4")
        await (services.offers.withdraw(offer.id, BOB) if match == druid else services.offers.agree(offer.id, ANN))
    assert await record(services, druid) == ["a1", "b4", "c3"]
    assert await record(services, other) == ["a1", "b4", "draw agreed"]


async def test_while_the_answer_is_kept_back_the_planned_move_may_be_played_by_hand_and_the_line_goes_on(
    services, druid
):
    await services.plans.write(druid, ANN, "b4 c3 b5 c6")
    await services.offers.draw(druid, BOB)
    await services.matches.submit(druid, BOB, "b4")
    await services.matches.submit(druid, ANN, "c3")
    assert await lines(services, druid) == ["b5 c6"]
    assert [row.status for row in await services.rows("offers")] == ["declined"]


async def test_both_plans_answer_each_other_once_nothing_keeps_them_back(services, druid):
    await services.plans.write(druid, ANN, "b4 c3 b5 c6")
    offer = await services.offers.draw(druid, BOB)
    await services.matches.submit(druid, BOB, "b4")
    await services.plans.write(druid, BOB, "c3 b5 c6 b7; c4 b6")
    await services.offers.withdraw(offer.id, BOB)
    assert (await record(services, druid))[1:] == ["b4", "c3", "b5", "c6", "b7"]
    match = await services.matches.get(druid)
    assert (match.planned, match.unshown_since, match.unplanned) == ({4, 5, 6}, 2, {})
    assert (await boards(services), await services.rows("plans")) == ([0, 1, 2, 6], [])


async def test_a_draw_that_the_planner_has_offered_is_declined_by_the_reply_and_the_answer_follows(services, druid):
    await services.plans.write(druid, ANN, "b4 c3")
    await services.offers.draw(druid, ANN)
    await services.matches.submit(druid, BOB, "b4")
    assert await record(services, druid) == ["a1", "b4", "c3"]
    assert [row.status for row in await services.rows("offers")] == ["declined"]


# Time.


async def test_a_planned_answer_takes_no_time_and_earns_its_increment(services, clock):
    match = await start(services, BOB, moves=["a1"], clock="10d + 1d")
    before = (await services.matches.get(match)).seats
    await services.plans.write(match, ANN, "b4 c3")
    clock.advance(3 * DAY)
    played = await services.matches.submit(match, BOB, "b4")
    after = (await services.matches.get(match)).seats
    assert after == played.seats
    assert after[1].bank == before[1].bank - 2 * DAY
    assert after[0].bank == min(before[0].bank + DAY, played.clock.cap)
    [row] = await services.rows("matches")
    assert (row.turn_at, row.deadline) == (clock.now, clock.now + after[1].bank)


async def test_with_a_time_for_each_move_the_next_player_has_all_of_it(services, clock):
    match = await start(services, BOB, moves=["a1"], clock="3d")
    await services.plans.write(match, ANN, "b4 c3")
    clock.advance(DAY)
    played = await services.matches.submit(match, BOB, "b4")
    assert played.deadline == clock.now + 3 * DAY


async def test_nobody_is_told_of_a_turn_that_is_answered_at_once(services, druid):
    for person in (ANN, BOB):
        await services.preferences.set(person.user, notify="message")
    await services.plans.write(druid, ANN, "b4 c3")
    await services.matches.submit(druid, BOB, "b4")
    assert (await services.queued_notices())[-1:] == ["direct_message 3.0"]
    assert "direct_message 2.0" not in await services.queued_notices()


async def test_a_reply_ends_a_pause_and_the_answer_is_played_in_an_absence(services, clock):
    match = await start(services, BOB, moves=["a1"], clock="3d")
    await services.plans.write(match, ANN, "b4 c3")
    offer = await services.offers.pause(match, BOB, 5)
    await services.offers.agree(offer.id, ANN)
    await services.absences.begin(ANN.user, 7)
    played = await services.matches.submit(match, BOB, "b4")
    assert (played.entries, played.paused_until, played.deadline) == (3, clock.now, clock.now + 3 * DAY)


# What is written.


WRONG = [
    ("  ;\n; → ", "plan-empty", {"example": "a2 a1; a3 a1"}),
    ("b4 c3; b5", "plan-no-answer", {"number": 2, "move": "b5"}),
    ("b4 c3; a1 c3", "plan-move", {"number": 2, "place": 1, "move": "a1"}),
    ("b4 c3 d4 c3-c5", "plan-move", {"number": 1, "place": 4, "move": "c3-c5"}),
    ("b4 c3 nonsense c6", "plan-move", {"number": 1, "place": 3, "move": "nonsense"}),
    ("b4 c3; b4 c6", "plan-clash", {"number": 2, "move": "c6", "other": "c3", "before": "b4"}),
    ("b1 c1 b2 c2 b3 c3 b4 c4 b5 c5", "plan-line-long", {"number": 1, "most": 8}),
    ("; ".join(f"b{row} c{row}" for row in range(1, 10)), "plan-lines", {"most": 8}),
    ("b4 c3;" * LONGEST_TEXT, "plan-text-long", {"most": LONGEST_TEXT}),
]
"""What is written, and how it is refused."""


async def test_if_one_line_is_wrong_it_is_named_and_nothing_is_stored(services, druid, subtests):
    await services.plans.write(druid, ANN, "d4 d5")
    for text, code, data in WRONG:
        with subtests.test(text=text[:40]):
            async with services.refused(code, **data):
                await services.plans.write(druid, ANN, text)


async def test_a_line_with_the_moves_of_all_three_is_refused_with_the_one_that_is_meant(services, three):
    for written, meant in (("b1 c1 d1", "b1 d1"), ("b1 / c1 / d1 / e1 / e2 / e3 / e4 / e5 / f1", None)):
        code = "plan-others-moves" if meant else "plan-line-long"
        async with services.refused(code, number=1, **({"line": meant} if meant else {})):
            await services.plans.write(three, ANN, written)
    await services.plans.write(three, ANN, "b1 d1")
    assert await lines(services, three) == ["b1 d1"]


@pytest.mark.parametrize("game", GAMES.values(), ids=str)
def test_the_lines_that_are_shown_as_an_example_can_be_written_in_that_game(game):
    state = game.start()
    ahead = Ahead(state.play(next(state.legal_moves())), 0)
    example = example_lines(ahead)
    assert [" ".join(moves) for moves in read_lines(ahead, example)] == example.split("; ")


async def test_the_refusal_of_a_move_says_the_rule_that_it_breaks(services, druid):
    with refused("plan-move", move="b4") as caught:
        await services.plans.write(druid, ANN, "b4 b4")
    assert caught.value.data["why"].code == "enemy-top"


async def test_lines_are_read_generously_and_stored_canonically(services, druid):
    plan = await services.plans.write(druid, ANN, " B 4 / C3 b5,  c6\n\nd4 , D 5;")
    assert [line.moves for line in plan.lines] == [("b4", "c3", "b5", "c6"), ("d4", "d5")]
    assert [row.moves for row in await services.rows("plans")] == ["b4 / c3 / b5 / c6", "d4 / d5"]
    ring = await services.start_match("30a-29a")
    plan = await services.plans.write(ring, ANN, "1a to 2a 29a 28A")
    assert plan.lines[0].moves == ("1a-2a", "29a-28a")


async def test_lines_are_read_as_they_are_shown(services, druid):
    plan = await services.plans.write(druid, ANN, "b4 → c3 · b5 → c6\nd4 -> d5")
    assert [line.moves for line in plan.lines] == [("b4", "c3", "b5", "c6"), ("d4", "d5")]
    contigo = await start(services, BOB, game=GAMES["contigo"], moves=["a6-a4 28+1,1"])
    plan = await services.plans.write(contigo, ANN, "f6-f4 10+1 → c4-c2 20+1")
    assert plan.lines[0].moves == ("f6-f4 10+1", "c4-c2 20+1")


async def test_an_arrow_within_a_move_stays_part_of_it(services):
    ring = await services.start_match("30a-29a")
    plan = await services.plans.write(ring, ANN, "1a→2a → 29a -> 28a")
    assert plan.lines[0].moves == ("1a-2a", "29a-28a")


async def test_lines_are_added_to_those_there_are_and_what_is_said_already_is_kept_once(services, druid):
    await services.plans.write(druid, ANN, "b4 c3; b5 c6")
    await services.plans.write(druid, ANN, "b4 c3 b6 b7; b5 c6; d4 d5")
    assert await lines(services, druid) == ["b5 c6", "b4 c3 b6 b7", "d4 d5"]
    async with services.refused("plan-clash", number=1, move="b8", other="c3", before="b4"):
        await services.plans.write(druid, ANN, "b4 b8")
    for row in range(1, 6):
        await services.plans.write(druid, ANN, f"e{row} f{row}")
    async with services.refused("plan-lines", most=8):
        await services.plans.write(druid, ANN, "e6 f6")


async def test_only_those_who_wait_may_plan(services, druid):
    for person, code in ((BOB, "plan-own-turn"), (CLEO, "not-a-player")):
        async with services.refused(code):
            await services.plans.write(druid, person, "b4 c3")
    await services.matches.resign(druid, BOB)
    async with services.refused("match-over"):
        await services.plans.write(druid, ANN, "b4 c3")


# What is chosen.


async def test_a_line_is_chosen_move_by_move(services, druid):
    _, line = await services.plans.choose(druid, ANN, 1, 0, "B4")
    assert (line.moves, line.end.is_own) == (("b4",), True)
    plan, line = await services.plans.choose(druid, ANN, 1, line.mark, "c3")
    assert (line.moves, line.end.is_own, len(plan.lines)) == (("b4", "c3"), False, 1)
    _, line = await services.plans.choose(druid, ANN, 1, line.mark, "b5")
    async with services.refused("enemy-top", IllegalMove):
        await services.plans.choose(druid, ANN, 1, line.mark, "b5")
    await services.matches.submit(druid, BOB, "b4")
    assert await lines(services, druid) == ["b5"]


async def test_a_second_line_after_the_same_reply_has_the_same_answer_by_itself(services, druid):
    await services.plans.write(druid, ANN, "b4 c3 b5 c6")
    _, line = await services.plans.choose(druid, ANN, 1, 0, "b4")
    assert line.moves == ("b4", "c3", "b5", "c6")
    first = (await services.plans.get(druid, ANN)).lines[0]
    _, shorter = await services.plans.shorten(druid, ANN, first.mark)
    assert shorter.moves == ("b4", "c3", "b5")
    _, changed = await services.plans.choose(druid, ANN, 1, shorter.mark, "c8")
    assert await lines(services, druid) == ["b4 c3 b5 c8"]
    async with services.refused("plan-line-gone"):
        await services.plans.choose(druid, ANN, 1, first.mark, "c6")
    await services.matches.submit(druid, BOB, "b4")
    async with services.refused("moved-on"):
        await services.plans.choose(druid, ANN, 1, changed.mark, "d4")


async def test_lines_are_changed_and_dropped(services, druid):
    plan = await services.plans.write(druid, ANN, "b4 c3; b5 c6; b6 c7")
    await services.plans.rewrite(druid, ANN, plan.lines[1].mark, "b5 d1 d2 d3")
    assert await lines(services, druid) == ["b4 c3", "b5 d1 d2 d3", "b6 c7"]
    await services.plans.drop(druid, ANN, plan.lines[0].mark)
    assert await lines(services, druid) == ["b5 d1 d2 d3", "b6 c7"]
    async with services.refused("plan-line-gone"):
        await services.plans.drop(druid, ANN, plan.lines[0].mark)
    await services.plans.drop(druid, ANN)
    assert await services.rows("plans") == []


async def test_a_plan_that_is_changed_as_the_reply_comes_is_the_old_one_or_the_new_one(services, druid, other_process):
    await services.plans.write(druid, ANN, "b4 c3")
    line = (await services.plans.get(druid, ANN)).lines[0]
    changed, _ = await asyncio.gather(
        outcome(other_process.plans.rewrite(druid, ANN, line.mark, "b4 c8")), services.matches.submit(druid, BOB, "b4")
    )
    expected = "c8" if changed == "done" else "c3"
    assert await record(services, druid) == ["a1", "b4", expected]


# For whom.


async def test_nobody_else_finds_a_plan_in_their_data_and_deletion_removes_it(services, druid):
    await services.plans.write(druid, ANN, "b4 c3")
    assert [row["moves"] for row in (await services.privacy.export(ANN.user))["plans"]] == ["b4 / c3"]
    assert (await services.privacy.export(BOB.user))["plans"] == []
    assert await lines(services, druid, BOB) == []
    await services.privacy.erase(ANN)
    assert await services.rows("plans") == []


async def test_a_turn_without_plans_asks_the_database_nothing_more(services, druid):
    asked = []
    event.listen(services.store._engine.sync_engine, "before_cursor_execute", lambda *call: asked.append(call[2]))
    await services.matches.submit(druid, BOB, "b4")
    assert len(asked) > 3
    assert not [statement for statement in asked if "plans" in statement and "FROM matches" not in statement]
