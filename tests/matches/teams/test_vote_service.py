"""Teams vote on moves; a ballot closes with the move that most voted for."""

from dataclasses import replace

import pytest
from sqlalchemy import update

from engine import MoveError
from matches import Person, TeamTerms, computer
from matches.acts.acts import Answer, ClaimTime, TakeBack
from matches.core.clock import DAY, HOUR
from matches.core.models import Proposal
from matches.core.terms import Terms
from matches.teams.team_models import Agreement, TopVoter
from matches.teams.team_rules import THINK_AGAIN
from store import schema
from tests.matches.fixtures import ANN, BOB, CLEO, DAN, ELSEWHERE, NOON, outcome
from tests.matches.playing.test_match_service import statements
from tests.matches.teams.team_fixtures import (
    EVE,
    HEX3,
    TERMS,
    close_due,
    decide,
    moves,
    send_all,
    start,
    think_again,
    vote,
)

pytestmark = pytest.mark.both

OTHERS = TeamTerms("Team of Bob")


# Voting.


async def test_the_move_with_most_votes_is_played_when_the_ballot_closes(services, clock):
    match, _ = await start(services, CLEO, DAN, EVE)
    first, second = await moves(services, match, 2)
    assert (await services.votes.vote(match, ANN, first)).count == 1
    await services.votes.vote(match, CLEO, second)
    assert (await services.votes.vote(match, DAN, second.upper())).own == second
    clock.advance(24 * HOUR - 1)
    assert not await services.votes.queue.due()
    clock.advance(1)
    await close_due(services)
    played = await services.matches.get(match)
    assert played.state.history == (second,)
    assert (played.turn, played.ballot) == (1, None)
    assert not await services.votes.queue.due()


async def test_between_equals_the_earlier_proposal_is_played_even_within_one_second(services, clock):
    match, _ = await start(services, CLEO)
    first, second = await moves(services, match, 2)
    await services.votes.vote(match, CLEO, second)
    await services.votes.vote(match, ANN, first)
    await think_again(services, clock)
    assert (await services.matches.get(match)).state.history == (second,)


async def test_a_vote_can_be_changed_and_is_then_the_latest_of_its_move(services, clock):
    match, _ = await start(services, CLEO)
    first, second = await moves(services, match, 2)
    await services.votes.vote(match, ANN, first)
    await services.votes.vote(match, CLEO, second)
    changed = await services.votes.vote(match, ANN, second)
    assert (changed.count, changed.own) == (2, second)
    back = await services.votes.vote(match, ANN, first)
    assert back.count == 2
    assert [proposal.text for proposal in (await services.votes.ballot(match, ANN.user)).proposals] == [second, first]


async def test_another_comment_on_the_same_move_keeps_the_place_of_the_vote(services):
    match, _ = await start(services, CLEO)
    first, second = await moves(services, match, 2)
    await services.votes.vote(match, ANN, first, "Blocks")
    await services.votes.vote(match, CLEO, second)
    await services.votes.vote(match, ANN, first, "Blocks\nthem")
    leading, _ = (await services.votes.ballot(match, CLEO.user)).proposals
    assert (leading.text, leading.comments, leading.names) == (first, (("Ann", "Blocks them"),), ("Ann",))


async def test_a_move_that_breaks_a_rule_is_refused_and_changes_nothing(services):
    match, _ = await start(services)
    async with services.refused("same-cell", MoveError):
        await services.votes.vote(match, ANN, "30a-30a")
    async with services.refused("vote-comment"):
        await services.votes.vote(match, ANN, (await moves(services, match, 1))[0], "x" * 201)


async def test_only_members_of_the_team_to_move_vote(services):
    match, _ = await start(services, CLEO, opponent=OTHERS)
    [move] = await moves(services, match, 1)
    for person, code in ((DAN, "not-a-player"), (BOB, "not-your-turn")):
        async with services.refused(code):
            await services.votes.vote(match, person, move)
    other, _ = await start(services)
    async with services.refused("no-team"):
        await services.votes.vote(other, BOB, move)


async def test_a_vote_on_a_board_that_has_moved_on_is_refused(services):
    match, _ = await start(services)
    await decide(services, match, ANN)
    [move] = await moves(services, match, 1)
    async with services.refused("moved-on"):
        await services.votes.vote(match, ANN, move, seen=0)
    assert (await services.votes.vote(match, ANN, move, seen=2)).count == 1


async def test_a_member_can_do_nothing_alone(services):
    match, _ = await start(services, CLEO)
    [move] = await moves(services, match, 1)
    person, number = CLEO, match
    for attempt in (
        services.matches.submit(number, person, move),
        services.matches.resign(number, person),
        services.matches.claim_draw(number, person),
        services.offers.draw(number, person),
        services.offers.takeback(number, person),
        services.offers.pause(number, person, 3),
        services.plans.get(number, person),
        services.plans.write(number, person, "1a-2a 29a-28a"),
        services.deadlines.claim_timeout(number, person),
    ):
        async with services.refused("team-decides", team="Team of Ann"):
            await attempt
    async with services.refused("not-a-player"):
        await services.matches.resign(number, EVE)


# What people see.


async def test_before_the_end_only_members_see_what_is_voted_for(services):
    match, _ = await start(services, CLEO)
    first, second = await moves(services, match, 2)
    await services.votes.vote(match, ANN, first, "Mine")
    for user in (BOB.user, EVE.user):
        seen = await services.votes.ballot(match, user)
        assert (seen.count, seen.proposals, seen.own, seen.is_member) == (1, (), None, False)
    seen = await services.votes.ballot(match, CLEO.user)
    mine = ("Ann", "Mine")
    assert seen.proposals == (Proposal(first, 1, seen.opened_at, ("Ann",), (mine,), mine),)
    assert (seen.is_member, seen.is_captain, seen.own) == (True, False, None)
    assert (await services.votes.ballot(match, ANN.user)).is_captain
    assert second not in str(seen)


async def test_open_votes_are_for_everybody(services):
    match, _ = await start(services, terms=replace(TERMS, open_votes=True))
    await vote(services, match, ANN)
    assert len((await services.votes.ballot(match, BOB.user)).proposals) == 1


async def test_who_does_not_want_to_be_named_is_counted_without_a_name(services):
    match, team = await start(services)
    await services.teams.join(team, CLEO, named=False)
    await vote(services, match, ANN, CLEO)
    await services.teams.show_name(team, ANN, False)
    await vote(services, match, ANN)
    [proposal] = (await services.votes.ballot(match, ANN.user)).proposals
    assert (proposal.count, proposal.names) == (2, ())


async def test_the_result_is_told_of_the_board_that_it_led_to(services):
    match, _ = await start(services, CLEO)
    first, second = await moves(services, match, 2)
    await services.votes.vote(match, ANN, first)
    await services.votes.vote(match, CLEO, second)
    after = await services.votes.play_it(match, ANN, text=first)
    result = await services.votes.result(after)
    assert [(proposal.text, proposal.count) for proposal in result.proposals] == [(first, 1), (second, 1)]
    assert await services.votes.result(after.at(0)) is None
    answered = await services.play(match, (await moves(services, match, 1))[0])
    assert await services.votes.result(answered) is None
    assert await services.votes.result(answered.at(1)) == result


async def test_the_first_comment_on_the_move_whose_author_did_not_keep_it_in_the_team_is_quoted(services):
    match, _ = await start(services, CLEO, DAN, EVE)
    first, second = await moves(services, match, 2)
    await services.votes.vote(match, ANN, first, "A secret", quoted=False)
    await services.votes.vote(match, CLEO, second, "Elsewhere")
    await services.votes.vote(match, DAN, first, "Blocks them")
    result = await services.votes.result(await services.votes.play_it(match, ANN))
    assert [proposal.quote for proposal in result.proposals] == [("Dan", "Blocks them"), ("Cleo", "Elsewhere")]
    assert result.proposals[0].comments == (("Ann", "A secret"), ("Dan", "Blocks them"))


async def test_a_comment_that_was_to_be_quoted_can_be_kept_in_the_team_while_the_vote_is_open(services):
    match, _ = await start(services, CLEO)
    await services.teams.show_name((await services.teams.of_match(match))[0].team.id, ANN, False)
    [first] = await moves(services, match, 1)
    await services.votes.vote(match, ANN, first, "Blocks them")
    [proposal] = (await services.votes.ballot(match, CLEO.user)).proposals
    assert proposal.quote == (None, "Blocks them")
    await services.votes.vote(match, ANN, first, "Blocks them", quoted=False)
    [proposal] = (await services.votes.ballot(match, CLEO.user)).proposals
    assert proposal.quote is None


async def test_a_match_knows_the_number_of_votes_and_when_the_ballot_closes(services, clock):
    match, _ = await start(services, CLEO)
    known = await vote(services, match, ANN, CLEO)
    assert (known.ballot.count, known.ballot.entry, known.ballot.closes_at) == (2, 1, clock.now + DAY)
    assert (await services.matches.listing(match)).ballot == known.ballot


async def test_without_an_open_ballot_there_is_none_to_see(services):
    match, _ = await start(services, player=1)
    async with services.refused("no-ballot"):
        await services.votes.ballot(match, ANN.user)


# Closing.


async def test_a_ballot_closes_soon_once_everybody_who_voted_in_the_last_two_turns_has_voted(services, clock):
    match, _ = await start(services, CLEO, DAN, EVE)
    await decide(services, match, ANN, CLEO)
    await decide(services, match, ANN)
    first, second = await moves(services, match, 2)
    await services.votes.vote(match, ANN, first)
    assert not (await services.votes.vote(match, DAN, second)).is_ending
    assert (await services.votes.vote(match, CLEO, first)).is_ending
    assert (await services.matches.get(match)).entries == 4
    await think_again(services, clock)
    assert (await services.matches.get(match)).entries == 5


async def test_once_both_have_voted_they_have_five_minutes_to_think_again_and_the_board_says_so(services, clock):
    match, _ = await start(services, CLEO)
    await send_all(services)
    first, second = await moves(services, match, 2)
    await services.votes.vote(match, ANN, first)
    await send_all(services)
    ballot = await services.votes.vote(match, CLEO, second)
    assert (ballot.is_ending, ballot.due_at) == (True, clock.now + THINK_AGAIN)
    assert [row.done_at for row in await tallies(services)] == [None]
    clock.advance(THINK_AGAIN - 1)
    assert (await services.votes.vote(match, ANN, second)).due_at == clock.now + 1
    clock.advance(1)
    await close_due(services)
    assert (await services.matches.get(match)).state.history == (second,)
    assert not await services.votes.queue.due()


async def test_a_ballot_closes_at_once_when_nobody_can_change_it(services):
    match, _ = await start(services, CLEO, DAN)
    assert (await vote(services, match, ANN, CLEO)).entries == 0
    assert (await vote(services, match, DAN)).entries == 1


async def test_nobody_waits_for_who_has_left(services, clock):
    match, team = await start(services, CLEO)
    await decide(services, match, ANN, CLEO)
    assert not (await vote(services, match, ANN)).ballot.is_ending
    await services.teams.leave(team, CLEO)
    assert (await services.matches.get(match)).ballot.due_at == clock.now + THINK_AGAIN
    await think_again(services, clock)
    assert (await services.matches.get(match)).entries == 3


async def test_a_vote_that_nobody_can_change_once_somebody_has_left_is_due(services):
    match, team = await start(services, CLEO, DAN, EVE)
    await vote(services, match, ANN, CLEO, DAN)
    await services.teams.leave(team, EVE)
    await close_due(services)
    assert (await services.matches.get(match)).entries == 1


async def test_nobody_waits_for_who_has_deleted_their_data(services, clock):
    match, _ = await start(services, CLEO)
    await vote(services, match, ANN)
    await services.privacy.erase(CLEO)
    assert (await services.matches.get(match)).ballot.due_at == clock.now + THINK_AGAIN


async def test_nobody_waits_for_who_is_away(services, clock):
    match, _ = await start(services, CLEO, DAN)
    await services.absences.begin(DAN.user, 3)
    assert not (await vote(services, match, ANN)).ballot.is_ending
    await services.absences.begin(CLEO.user, 3)
    assert (await services.matches.get(match)).ballot.is_ending
    await services.absences.end(DAN.user)
    assert not (await services.matches.get(match)).ballot.is_ending


async def test_who_joins_before_anybody_has_voted_in_a_turn_is_waited_for(services, clock):
    match, team = await start(services)
    assert (await vote(services, match, ANN)).ballot.is_ending
    await services.teams.join(team, CLEO)
    assert await due_times(services, match) == (NOON + DAY,) * 2
    await think_again(services, clock)
    assert (await services.matches.get(match)).entries == 0


async def test_in_a_pause_nobody_who_leaves_ends_it(services, clock):
    match, team = await start(services, CLEO)
    await vote(services, match, ANN)
    await pause(services, match, 3)
    await services.teams.leave(team, CLEO)
    assert (await services.matches.get(match)).ballot.due_at == NOON + 3 * DAY + THINK_AGAIN


async def test_a_pause_stops_the_five_minutes_too(services, clock):
    match, _ = await start(services)
    await vote(services, match, ANN)
    clock.advance(60)
    await pause(services, match, 3)
    assert await due_times(services, match) == (NOON + 4 * DAY, NOON + 3 * DAY + THINK_AGAIN)


async def test_when_all_who_voted_leave_the_vote_goes_on(services, clock):
    match, team = await start(services, CLEO)
    await vote(services, match, CLEO, ANN)
    await services.teams.leave(team, CLEO)
    await services.teams.leave(team, ANN)
    assert await due_times(services, match) == (NOON + DAY,) * 2


async def test_without_a_vote_a_ballot_waits_for_the_first_which_closes_it(services, clock):
    match, _ = await start(services, CLEO)
    clock.advance(24 * HOUR)
    await close_due(services)
    assert not await services.votes.queue.due()
    clock.advance(HOUR)
    assert (await vote(services, match, CLEO)).entries == 1


async def test_a_first_vote_by_a_clock_that_is_a_second_behind_closes_with_its_ballot(services, clock):
    match, _ = await start(services, CLEO)
    clock.advance(24 * HOUR)
    await close_due(services)
    clock.advance(-1)
    assert (await vote(services, match, ANN)).ballot.count == 1
    clock.advance(1)
    await close_due(services)
    assert (await services.matches.get(match)).entries == 1


async def test_without_a_vote_the_clock_decides(services, clock):
    match, _ = await start(services, clock="2d strict")
    clock.advance(2 * DAY)
    for due in await services.deadlines.queue.due():
        await services.deadlines.handle_due(due)
    ended = await services.matches.get(match)
    assert (ended.state.outcome.reason, ended.state.outcome.winners) == ("time", (1,))
    assert ended.ballot is None
    assert not await services.votes.queue.due()


async def test_a_ballot_closes_before_the_deadline(services, clock):
    match, _ = await start(services, terms=replace(TERMS, hours=72), clock="1d")
    assert (await services.matches.get(match)).ballot.closes_at == clock.now + DAY - 600


async def test_a_team_that_is_late_by_a_friendly_clock_may_still_vote_until_somebody_claims(services, clock):
    match, _ = await start(services, CLEO, clock="1d")
    clock.advance(25 * HOUR)
    assert (await vote(services, match, CLEO)).entries == 1
    await services.play(match, (await moves(services, match, 1))[0])
    clock.advance(25 * HOUR)
    ended = await services.deadlines.claim_timeout(match, BOB)
    assert ended.state.outcome.winners == (1,)


async def test_only_the_captain_has_the_leading_move_played_and_only_if_there_is_one(services):
    match, _ = await start(services, CLEO)
    async with services.refused("no-votes"):
        await services.votes.play_it(match, ANN)
    await vote(services, match, CLEO)
    async with services.refused("not-captain"):
        await services.votes.play_it(match, CLEO)
    assert (await services.votes.play_it(match, ANN)).entries == 1


async def test_with_a_tie_the_captain_says_which_move_is_played(services):
    match, _ = await start(services, CLEO)
    first, second = await moves(services, match, 2)
    await services.votes.vote(match, CLEO, second)
    await services.votes.vote(match, ANN, first)
    async with services.refused("votes-tied"):
        await services.votes.play_it(match, ANN)
    assert (await services.votes.play_it(match, ANN, text=first)).state.history == (first,)


async def test_no_other_move_is_played_than_the_one_that_the_captain_was_told_of(services):
    match, _ = await start(services, CLEO, DAN)
    first, second = await moves(services, match, 2)
    for person, move in ((ANN, first), (CLEO, second), (DAN, second)):
        await services.votes.vote(match, person, move)
    async with services.refused("votes-changed", move=first):
        await services.votes.play_it(match, ANN, text=first)
    assert (await services.votes.play_it(match, ANN, text=second)).state.history == (second,)


async def test_of_two_processes_one_closes_a_ballot(services, other_process, clock):
    match, _ = await start(services)
    await vote(services, match, ANN)
    clock.advance(DAY)
    [ballot] = await services.votes.queue.due()
    await services.votes.close_due(ballot)
    await other_process.votes.close_due(ballot)
    assert (await other_process.matches.get(match)).entries == 1


async def test_a_bot_that_was_away_closes_a_ballot_when_it_is_back(services, clock):
    match, _ = await start(services)
    await vote(services, match, ANN)
    clock.advance(9 * DAY)
    await close_due(services)
    assert (await services.matches.get(match)).entries == 1


async def test_a_team_that_voted_in_time_is_not_put_out_because_the_bot_was_away(services, clock):
    match, _ = await start(services, clock="1d strict")
    await vote(services, match, ANN)
    clock.advance(DAY + HOUR // 4)
    for due in await services.deadlines.queue.due():
        await services.deadlines.handle_due(due)
    assert (await services.matches.get(match)).entries == 0
    await close_due(services)
    assert (await services.matches.get(match)).turn == 1


async def test_nobody_claims_the_time_of_a_team_that_voted_in_time(services, clock):
    match, _ = await start(services, clock="1d", opponent=TeamTerms("Team of Bob"))
    await vote(services, match, ANN)
    clock.advance(DAY + HOUR // 4)
    async with services.refused("moved-on"):
        await services.motions.move(match, BOB, ClaimTime())
    await close_due(services)
    assert (await services.matches.get(match)).turn == 1
    match, _ = await start(services, clock="1d")
    await vote(services, match, ANN)
    clock.advance(DAY + HOUR // 4)
    async with services.refused("moved-on"):
        await services.deadlines.claim_timeout(match, BOB)


async def test_the_ballot_of_a_match_that_no_rules_can_replay_closes_without_a_move(services, other_process, clock):
    match, _ = await start(services)
    await decide(services, match, ANN)
    async with services.store.write() as transaction:
        await transaction.execute(update(schema.moves).values(text="30a-30a"))
    clock.advance(DAY)
    await close_due(other_process)
    [first, second] = await services.rows("ballots")
    assert (first.closed_at, second.closed_at, second.due_at) == (NOON, clock.now, None)


async def test_a_day_and_a_pause_give_a_vote_more_time(services, clock):
    match, _ = await start(services, terms=replace(TERMS, hours=48), clock="1d")
    begin = clock.now
    clock.advance(HOUR)
    await services.deadlines.give_day(match, BOB)
    assert (await services.matches.get(match)).ballot.closes_at == begin + 2 * DAY - 600
    offer = await services.offers.pause(match, BOB, 3)
    await services.motions.move(match, ANN, Answer(offer.id))
    paused = (await services.matches.get(match)).ballot.closes_at
    assert paused == begin + 5 * DAY - 600
    clock.advance(2 * DAY)
    assert not await services.votes.queue.due()


async def due_times(services, match):
    """Return when the open ballot of a match closes, as told and as stored."""
    ballot = (await services.matches.get(match)).ballot
    return ballot.closes_at, ballot.due_at


@pytest.mark.parametrize("clock_text", ["", "3d"])
async def test_a_pause_stops_the_time_of_a_vote_and_the_board_says_so(services, clock, clock_text):
    match, _ = await start(services, clock=clock_text)
    await send_all(services)
    clock.advance(HOUR)
    await pause(services, match, 3)
    assert await due_times(services, match) == (NOON + 4 * DAY,) * 2
    assert len(await tallies(services)) == 1


async def test_a_day_that_is_given_moves_the_end_of_the_vote_by_a_day_and_the_board_says_so(services, clock):
    match, _ = await start(services, clock="1d")
    await send_all(services)
    clock.advance(HOUR)
    await services.deadlines.give_day(match, BOB)
    assert await due_times(services, match) == (NOON + 2 * DAY - 600,) * 2
    assert len(await tallies(services)) == 1


async def test_a_day_that_is_given_after_the_time_to_vote_lets_people_vote_for_a_day(services, clock):
    match, _ = await start(services, CLEO, clock="3d")
    clock.advance(2 * DAY + HOUR)
    await close_due(services)
    await services.deadlines.give_day(match, BOB)
    assert await due_times(services, match) == (clock.now + DAY,) * 2
    assert (await vote(services, match, CLEO)).entries == 0


async def test_the_hour_after_the_bot_was_away_is_one_in_which_a_team_votes(services, clock):
    match, _ = await start(services, CLEO, clock="2d strict")
    await send_all(services)
    clock.advance(2 * DAY + 2 * HOUR)
    await close_due(services)
    for due in await services.deadlines.queue.due():
        await services.deadlines.handle_due(due)
    assert (await services.matches.get(match)).deadline == clock.now + HOUR
    assert await due_times(services, match) == (clock.now + HOUR - 600,) * 2
    assert len(await tallies(services)) == 1
    assert (await vote(services, match, ANN)).entries == 0
    clock.advance(HOUR - 600)
    await close_due(services)
    assert (await services.matches.get(match)).entries == 1


async def test_the_end_of_a_vote_without_votes_is_told_by_the_board(services, clock):
    match, _ = await start(services)
    await send_all(services)
    clock.advance(DAY)
    await close_due(services)
    assert [row.due_at for row in await tallies(services)] == [clock.now]
    assert await due_times(services, match) == (clock.now, None)


async def test_a_captain_who_does_nothing_in_a_pause_stays_captain(services, clock):
    match, team = await start(services, CLEO)
    await pause(services, match, 10)
    clock.advance(10 * DAY)
    await vote(services, match, CLEO)
    clock.advance(DAY)
    await close_due(services)
    assert (await services.teams.team(team)).captain.name == "Ann"


async def pause(services, match, days):
    """Have a match paused that Bob and the team, whose captain Ann is, agree to pause."""
    offer = await services.offers.pause(match, BOB, days)
    await services.motions.move(match, ANN, Answer(offer.id))


async def test_the_longest_vote_in_the_longest_pause_is_not_taken_for_the_work_of_a_wrong_clock(services, clock):
    match, _ = await start(services, terms=replace(TERMS, hours=168))
    offer = await services.offers.pause(match, BOB, 30)
    await services.motions.move(match, ANN, Answer(offer.id))
    assert await services.votes.queue.seconds_to_next() == 37 * DAY
    assert (await services.matches.get(match)).ballot.closes_at == clock.now + 37 * DAY


async def test_a_ballot_that_a_clock_opened_which_ran_ahead_is_open_as_long_from_now(services, clock):
    clock.advance(90 * DAY)
    match, _ = await start(services)
    clock.advance(-90 * DAY)
    assert await services.votes.queue.seconds_to_next() == DAY
    assert await due_times(services, match) == (clock.now + DAY,) * 2
    assert len(await tallies(services)) == 1


async def test_an_absence_of_a_member_is_no_absence_of_the_team(services, clock):
    match, _ = await start(services, clock="1d")
    deadline = (await services.matches.get(match)).deadline
    await services.absences.begin(ANN.user, 9)
    assert (await services.matches.get(match)).deadline == deadline == clock.now + DAY


async def test_nobody_is_reminded_of_a_vote_or_nudged_to_it(services, clock):
    match, _ = await start(services, clock="2d")
    clock.advance(2 * DAY - HOUR)
    for due in await services.deadlines.queue.due():
        await services.deadlines.handle_due(due)
    clock.advance(2 * HOUR)
    async with services.refused("nudge-team"):
        await services.deadlines.nudge(match, BOB)
    for due in await services.deadlines.queue.due():
        await services.deadlines.handle_due(due)
    assert await services.queued_notices() == ["late 0.0"]


# Against others.


async def test_two_teams_play_each_other(services):
    match, _ = await start(services, CLEO, opponent=OTHERS)
    await vote(services, match, ANN, CLEO)
    after = await services.votes.play_it(match, ANN)
    assert (after.turn, after.ballot.entry, after.ballot.player) == (1, 2, 1)
    await vote(services, match, BOB)
    assert (await services.votes.play_it(match, BOB)).ballot.player == 0


async def test_a_team_plays_against_trilithon(services):
    match, _ = await start(services, opponent=computer(1))
    await vote(services, match, ANN)
    after = await services.votes.play_it(match, ANN)
    assert (after.is_thinking, after.ballot) == (True, None)
    async with services.refused("computer-thinks"):
        await services.votes.vote(match, ANN, "1a-2a")
    async with services.refused("hint-team"):
        await services.computers.hint(match, ANN)


async def test_an_opponents_planned_answer_is_played_at_once_and_the_team_votes_again(services):
    match, _ = await start(services)
    [move] = await moves(services, match, 1)
    reply = next((await services.matches.get(match)).state.play(move).legal_moves())
    await services.plans.write(match, BOB, f"{move} {reply}")
    await vote(services, match, ANN)
    played = await services.votes.play_it(match, ANN)
    assert (played.entries, played.ballot.entry, played.ballot.count) == (2, 3, 0)
    assert (await services.votes.result(played.at(1))).count == 1


async def test_in_a_match_of_three_a_ballot_goes_on_when_another_resigns(services):
    made = await services.challenges.create(Terms(HEX3, player=0), ANN, [BOB, CLEO], ELSEWHERE, "en", team=TERMS)
    for person in (BOB, CLEO):
        match = (await services.challenges.accept(made.id, person)).match
    before = (await vote(services, match, ANN)).ballot
    await services.matches.resign(match, CLEO)
    after = (await services.matches.get(match)).ballot
    assert (after.id, after.entry, after.count, after.due_at) == (before.id, 2, 1, before.due_at)
    played = await services.votes.play_it(match, ANN)
    assert (played.entries, played.turn) == (2, 1)
    assert (await services.votes.result(played)).count == 1


async def test_a_ballot_ends_with_the_match(services, clock):
    match, _ = await start(services)
    await vote(services, match, ANN)
    ended = await services.matches.resign(match, BOB)
    assert ended.ballot is None
    clock.advance(DAY)
    assert not await services.votes.queue.due()
    async with services.refused("match-over"):
        await services.votes.vote(match, ANN, "1a-2a")


# The board's message.


async def tallies(services):
    return [row for row in await services.rows("outbox") if row.kind == "tally"]


async def test_the_board_is_edited_for_votes_at_most_every_ten_seconds(services, clock):
    match, _ = await start(services, CLEO, DAN, EVE)
    await vote(services, match, ANN, CLEO)
    [queued] = await tallies(services)
    assert queued.due_at == clock.now
    await send_all(services)
    clock.advance(3)
    await vote(services, match, DAN)
    [again] = await tallies(services)
    assert (again.id, again.done_at, again.due_at) == (queued.id, None, clock.now + 7)


async def test_a_vote_while_the_edit_is_on_its_way_is_told_by_the_next(services, clock):
    match, _ = await start(services, CLEO, DAN)
    await send_all(services)
    await vote(services, match, ANN)
    [post] = await services.outbox.claim(5)
    await vote(services, match, CLEO, DAN)
    await services.outbox.sent(post, 1, 2)
    sent, waiting = await tallies(services)
    assert sent.done_at is not None
    assert (waiting.number, waiting.done_at, waiting.due_at) == (1, None, clock.now + 10)


async def test_a_changed_vote_is_told_only_where_votes_are_open(services, clock):
    for is_open in (False, True):
        match, _ = await start(services, terms=replace(TERMS, open_votes=is_open))
        first, second = await moves(services, match, 2)
        await services.votes.vote(match, ANN, first)
        await send_all(services)
        await services.votes.vote(match, ANN, second)
        waiting = [row for row in await tallies(services) if row.subject == match and row.done_at is None]
        assert bool(waiting) is is_open


# What it costs.


async def test_a_vote_of_the_hundredth_costs_as_many_statements_as_that_of_the_second(services):
    match, team = await start(services, EVE)
    crowd = [Person(10_000 + number, f"Voter {number}") for number in range(100)]
    for person in crowd:
        await services.teams.join(team, person)
    wanted = await moves(services, match, 2)
    runs = []
    for number, person in enumerate((ANN, *crowd)):
        with statements(services) as run:
            await services.votes.vote(match, person, wanted[number % 2])
        runs.append(run)
    assert runs[1] == runs[-1]
    assert len(runs[1]) < 12


async def test_a_match_is_loaded_with_as_many_statements_with_a_team_as_without(services):
    counts = []
    for match in ((await start(services, CLEO, DAN))[0], await services.start_match()):
        await services.matches.get(match)
        with statements(services) as run:
            await services.matches.get(match, ANN.user)
        counts.append(len(run))
    assert counts[0] == counts[1]


async def test_two_votes_of_one_person_at_once_are_one(services, other_process):
    match, _ = await start(services)
    first, second = await moves(services, match, 2)
    assert await outcome(services.votes.vote(match, ANN, first)) == "done"
    assert await outcome(other_process.votes.vote(match, ANN, second)) == "done"
    assert (await services.matches.get(match)).ballot.count == 1


# How it went.


async def test_of_each_move_of_a_team_it_is_known_how_many_agreed(services):
    match, _ = await start(services, CLEO, DAN)
    first, second = await moves(services, match, 2)
    for person, move in ((ANN, first), (CLEO, second), (DAN, second)):
        await services.votes.vote(match, person, move)
    await services.votes.play_it(match, ANN)
    await services.play(match, (await moves(services, match, 1))[0])
    [third] = await moves(services, match, 1)
    await services.votes.vote(match, DAN, third)
    await services.votes.play_it(match, ANN)
    [fourth] = await moves(services, match, 1)
    await services.play(match, fourth)
    await services.votes.vote(match, ANN, (await moves(services, match, 1))[0])
    found = await services.votes.agreements(await services.matches.get(match))
    assert found == [Agreement(1, 0, second, 2, 3), Agreement(3, 0, third, 1, 1)]


async def test_of_moves_that_were_taken_back_nothing_is_told(services, clock):
    match, _ = await start(services, CLEO)
    first, second = await moves(services, match, 2)
    for person in (ANN, CLEO):
        await services.votes.vote(match, person, first)
    await services.votes.play_it(match, ANN)
    for person in (ANN, CLEO):
        await services.motions.move(match, person, TakeBack())
    assert await services.votes.agreements(await services.matches.get(match)) == []
    await services.votes.vote(match, CLEO, second)
    await services.votes.vote(match, ANN, first)
    await think_again(services, clock)
    found = await services.votes.agreements(await services.matches.get(match))
    assert found == [Agreement(1, 0, second, 1, 2)]


async def test_the_most_faithful_are_thanked_if_they_want_to_be_named(services):
    match, team = await start(services, CLEO, DAN)
    await services.teams.join(team, EVE, named=False)
    for people in ((CLEO, EVE), (ANN, CLEO, EVE)):
        await decide(services, match, *people)
    found = await services.votes.top_voters(await services.matches.get(match))
    assert found == [TopVoter(0, "Cleo", 2), TopVoter(0, "Ann", 1)]
    await services.teams.show_name(team, CLEO, named=False)
    assert await services.votes.top_voters(await services.matches.get(match)) == [TopVoter(0, "Ann", 1)]


async def test_five_are_thanked_at_most_and_nobody_who_left(services):
    others = [Person(2**60 + 200 + number, f"P{number}") for number in range(7)]
    match, team = await start(services, *others)
    first, second = await moves(services, match, 2)
    for number, person in enumerate((ANN, *others)):
        await services.votes.vote(match, person, second if number % 3 else first)
    await services.votes.play_it(match, ANN)
    await services.teams.leave(team, others[0])
    found = await services.votes.top_voters(await services.matches.get(match))
    assert [each.name for each in found] == ["Ann", "P1", "P2", "P3", "P4"]
