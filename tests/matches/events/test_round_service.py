"""Tournaments in fast time: how they begin, go on from round to round, and end."""

import random
from contextlib import suppress

import pytest

from matches import MatchError, Place
from matches.core.clock import DAY, HOUR, read_clock
from matches.events.event_director import BEGUN_AT_ONCE, PACE
from matches.events.event_models import NOBODY
from matches.events.tournament_rules import swiss_table
from matches.events.tournament_service import LOOKED_FOR
from matches.posting.outbox import CHANGED_AFTER
from matches.ratings import rating_queries
from tests.matches.event_fixtures import PEOPLE, Died, dying, pass_time, work
from tests.matches.fixtures import ANN, HERE
from tests.matches.tournament_fixtures import (
    draw,
    kinds,
    lose,
    new_tournament,
    person,
    play_out,
    play_round,
    running,
    started,
)

pytestmark = pytest.mark.both
SWISS = {"kind": "swiss", "rounds": 3}


@pytest.fixture(autouse=True)
async def quick(services):
    """Do not wait for the disk."""
    await services.skip_disk_sync()


async def results(services, tournament):
    """Return all matches of a tournament: round, number, slots and result."""
    standing = await services.tournaments.standing(tournament.id)
    return [(each.round, each.number, each.first, each.second, each.result) for each in standing.fixtures]


def places(standing):
    return {each.slot: each.place for each in standing.people}


# Beginning


async def test_it_begins_when_it_is_said_with_seeds_by_rating_and_byes_for_the_highest(services, clock):
    cup = await new_tournament(services, 5, clock=read_clock("5m"))
    async with services.store.write() as transaction:
        for strength, each in enumerate(PEOPLE[:4]):
            mu, game = 26.0 + 2 * strength, cup.terms.match.game.id
            await rating_queries.set_rating(transaction, each.user, game, mu=mu, sigma=1.0, matches=9)
    await pass_time(services, clock, DAY - 1)
    assert (await services.tournaments.get(cup.id)).is_open
    await pass_time(services, clock, 60)
    found = await services.tournaments.get(cup.id)
    assert (found.has_begun, found.round, found.rounds, found.joined) == (True, 1, 3, 5)
    standing = await services.tournaments.standing(cup.id)
    assert [each.person.name for each in standing.people] == ["P4", "P3", "P2", "P1", "P5"]
    [pairing] = standing.fixtures
    assert {pairing.first, pairing.second} == {4, 5}
    match = await services.matches.get(pairing.match)
    assert [seat.user for seat in match.seats] == [
        person(standing, pairing.first).user,
        person(standing, pairing.second).user,
    ]
    assert (match.place, match.clock.text, match.rated) == (Place(HERE.guild, HERE.channel), "5m", True)
    assert await kinds(services) == ["opening 0", "round 1"]


async def test_matches_begin_a_few_at_a_time(services, clock):
    cup = await new_tournament(services, 16)
    await services.tournaments.start_now(cup.id)
    await work(services)
    assert len(await services.rows("matches")) == BEGUN_AT_ONCE
    clock.advance(PACE)
    await work(services)
    assert len(await services.rows("matches")) == 2 * BEGUN_AT_ONCE


async def test_matches_are_not_rated_where_that_is_not_wanted(services, clock):
    cup = await started(services, clock, 4, rated=False)
    [first, *_] = await running(services, cup.id)
    assert not (await services.matches.get(first.match)).rated


async def test_with_too_few_people_it_is_called_off(services, clock):
    cup = await new_tournament(services, 2)
    await pass_time(services, clock, DAY)
    assert (await services.tournaments.get(cup.id)).is_over
    assert await kinds(services) == ["opening 0", "end 0"]
    assert await services.rows("event_members") == []


async def test_of_those_who_have_to_check_in_only_those_who_do_are_in(services, clock):
    cup = await new_tournament(services, 5, checks_in=True)
    await pass_time(services, clock, DAY - HOUR - 1)
    assert await kinds(services) == ["opening 0"]
    await pass_time(services, clock, 2)
    assert await kinds(services) == ["opening 0", "check-in 0"]
    for each in PEOPLE[:3]:
        await services.tournaments.check_in(cup.id, each)
    late = await services.tournaments.join(cup.id, PEOPLE[9])
    assert (late.joined, late.checked_in) == (6, 4)
    await pass_time(services, clock, HOUR)
    names = {each.person.name for each in (await services.tournaments.standing(cup.id)).people}
    assert names == {"P1", "P2", "P3", "P10"}


async def test_nobody_is_called_to_check_in_where_everybody_has(services, clock):
    await new_tournament(services, 3, HOUR // 2, checks_in=True)
    await pass_time(services, clock, HOUR // 2)
    assert await kinds(services) == ["opening 0", "round 1"]


async def test_who_could_not_check_in_as_no_bot_was_running_has_another_hour(services, clock):
    cup = await new_tournament(services, 3, checks_in=True)
    clock.advance(2 * DAY)
    await work(services)
    assert (await services.tournaments.get(cup.id)).starts_at == clock.now + HOUR
    for each in PEOPLE[:3]:
        await services.tournaments.check_in(cup.id, each)
    await pass_time(services, clock, HOUR)
    assert (await services.tournaments.get(cup.id)).is_running


async def test_who_was_called_to_check_in_and_could_not_as_the_bot_stopped_is_called_again(services, clock):
    cup = await new_tournament(services, 3, checks_in=True)
    await pass_time(services, clock, DAY - HOUR)
    await services.tournaments.check_in(cup.id, PEOPLE[0])
    clock.advance(5 * HOUR)
    await work(services)
    assert (await services.tournaments.get(cup.id)).starts_at == clock.now + HOUR
    assert await kinds(services) == ["opening 0", "check-in 0", "check-in 1"]
    for each in PEOPLE[1:3]:
        await services.tournaments.check_in(cup.id, each)
    await pass_time(services, clock, HOUR)
    assert (await services.tournaments.get(cup.id)).is_running


# Knockout


async def test_a_knockout_of_five_with_a_withdrawal_is_played_to_its_end(services, clock):
    cup = await started(services, clock, 5)
    await play_round(services, clock, cup.id)
    assert (await services.tournaments.get(cup.id)).round == 2
    await services.tournaments.leave(cup.id, person(await services.tournaments.standing(cup.id), 2))
    standing = await play_out(services, clock, cup.id)
    assert places(standing) == {1: 1, 3: 2, 2: 4, 4: 3, 5: 5}
    found = {(number, place): result for number, place, _, _, result in await results(services, cup)}
    assert set(found) == {(1, 2), (2, 1), (2, 2), (3, 1), (3, 2)}
    assert (await services.tournaments.get(cup.id)).is_over
    assert await kinds(services) == ["opening 0", "round 1", "round 2", "round 3", "end 0"]


async def test_a_drawn_match_is_played_again_with_sides_changed_and_then_the_lower_seed_goes_on(services, clock):
    cup = await started(services, clock, 4)
    standing = await services.tournaments.standing(cup.id)
    one, other = await running(services, cup.id)
    await lose(services, standing, other, max(other.first, other.second))
    await draw(services, standing, one)
    await pass_time(services, clock, 60)
    [again] = await running(services, cup.id)
    assert (again.round, again.number, again.first, again.second) == (1, one.number, one.second, one.first)
    stake = (await services.tournaments.stakes([one.match, again.match]))[again.match]
    told = {"stage": "knockout", "matches": 2, "round": 1, "rounds": 2, "again": True}
    assert (stake.code, stake.name, stake.data) == ("tournament", "Saturday cup", told)
    await draw(services, standing, again)
    await pass_time(services, clock, 60)
    final = next(each for each in await running(services, cup.id) if each.number == 1)
    assert max(one.first, one.second) in (final.first, final.second)


async def test_a_round_begins_when_the_last_match_of_the_one_before_has_ended(services, clock):
    cup = await started(services, clock, 4)
    standing = await services.tournaments.standing(cup.id)
    one, other = await running(services, cup.id)
    await lose(services, standing, one, one.first)
    await pass_time(services, clock, HOUR)
    assert (await services.tournaments.get(cup.id)).round == 1
    services.events.queue.woken.clear()
    await lose(services, standing, other, other.first)
    assert services.events.queue.woken.is_set()
    await work(services)
    assert (await services.tournaments.get(cup.id)).round == 2


async def test_when_the_time_of_a_round_is_over_who_is_late_loses_else_who_has_used_more_time(services, clock):
    cup = await started(services, clock, 4, clock=read_clock("1d"), round_time=2 * DAY)
    late, slow = await running(services, cup.id)
    await services.play(slow.match, "30a-29a")
    await pass_time(services, clock, DAY + HOUR)
    await services.play(slow.match, "1a-2a")
    await pass_time(services, clock, DAY)
    found = await results(services, cup)
    assert (1, late.number, late.first, late.second, "second") in found
    assert (1, slow.number, slow.first, slow.second, "first") in found
    assert (await services.matches.get(slow.match)).mover


async def goes_on(services, clock, cup, meanwhile):
    """Do something in the match that a lower seed begins, let the time of the round pass, and return who goes on."""
    match = next(each for each in await running(services, cup.id) if each.first > each.second)
    ends_at = (await services.tournaments.get(cup.id)).round_ends_at
    await meanwhile(match, await services.tournaments.standing(cup.id))
    await pass_time(services, clock, ends_at - clock.now + 60)
    pairings = (await services.tournaments.standing(cup.id)).fixtures
    final = next(each for each in pairings if (each.round, each.number) == (2, 1))
    [winner] = {final.first, final.second} & {match.first, match.second}
    return "first" if winner == match.first else "second"


@pytest.mark.parametrize("pressed", ["time off", "quiet hours"])
async def test_neither_time_off_nor_quiet_hours_bring_on_who_does_not_move(services, clock, pressed):
    cup = await started(services, clock, 4, clock=read_clock("5m"), round_time=HOUR)

    async def hide(match, standing):
        user = person(standing, match.first).user
        if pressed == "time off":
            await services.absences.begin(user, 3)
        else:
            now = clock().hour * 60 + clock().minute
            await services.preferences.set(user, quiet_from=now, quiet_to=(now + 600) % 1440)
            await services.play(match.match, "30a-29a")
            await services.play(match.match, "1a-2a")

    assert await goes_on(services, clock, cup, hide) == "second"


async def test_in_a_replay_the_time_of_the_drawn_match_counts_too(services, clock):
    cup = await started(services, clock, 4, clock=read_clock("14d"), round_time=2 * DAY)

    async def play(match, standing):
        await pass_time(services, clock, DAY)
        await services.play(match.match, "30a-29a")
        await draw(services, standing, match)
        await pass_time(services, clock, 60)
        [again] = [each for each in await running(services, cup.id) if each.number == match.number]
        assert again.first == match.second
        await pass_time(services, clock, 10 * HOUR)

    assert await goes_on(services, clock, cup, play) == "second"


async def test_nobody_wins_a_final_from_which_both_withdraw(services, clock):
    cup = await started(services, clock, 4)
    await play_round(services, clock, cup.id)
    standing = await services.tournaments.standing(cup.id)
    final = next(each for each in standing.fixtures if (each.round, each.number) == (2, 1))
    for slot in (final.first, final.second):
        await services.tournaments.leave(cup.id, person(standing, slot))
        await work(services)
    standing = await play_out(services, clock, cup.id)
    assert places(standing) == {1: 2, 2: 2, 3: 3, 4: 4}
    assert next(each.result for each in standing.fixtures if each.id == final.id) == "neither"


async def test_who_has_won_a_final_on_the_board_has_won_it_though_both_leave(services, clock):
    cup = await started(services, clock, 4)
    await play_round(services, clock, cup.id)
    standing = await services.tournaments.standing(cup.id)
    final = next(each for each in standing.fixtures if (each.round, each.number) == (2, 1))
    await lose(services, standing, final, 2)
    clock.advance(60)
    await work(services)
    for slot in (2, 1):
        await services.privacy.erase(person(standing, slot))
    assert places(await play_out(services, clock, cup.id))[1] == 1


async def test_a_round_has_the_time_back_for_which_no_bot_was_running(services, clock):
    cup = await started(services, clock, 4)
    ends_at = (await services.tournaments.get(cup.id)).round_ends_at
    clock.advance(5 * DAY)
    await work(services)
    found = await services.tournaments.get(cup.id)
    assert (found.round, found.round_ends_at) == (1, clock.now + cup.terms.round_time)
    assert found.round_ends_at > ends_at


async def test_who_withdraws_before_a_match_has_begun_loses_it(services, clock):
    cup = await new_tournament(services, 16)
    await services.tournaments.start_now(cup.id)
    await work(services)
    standing = await services.tournaments.standing(cup.id)
    waiting = [each for each in standing.fixtures if each.match is None]
    await services.tournaments.leave(cup.id, person(standing, waiting[0].first))
    await pass_time(services, clock, 300)
    after = {each.id: each for each in (await services.tournaments.standing(cup.id)).fixtures}
    assert (after[waiting[0].id].match, after[waiting[0].id].result) == (None, "second")
    assert len(await running(services, cup.id)) == 7


async def test_who_withdraws_resigns_the_match_that_runs(services, clock):
    cup = await started(services, clock, 4)
    standing = await services.tournaments.standing(cup.id)
    [one, _] = await running(services, cup.id)
    await services.tournaments.leave(cup.id, person(standing, one.first))
    await work(services)
    assert (await services.matches.get(one.match)).state.outcome.reason == "resigned"
    assert await services.tournaments.part(cup.id, person(standing, one.first).user) == "out"


async def test_a_match_that_ended_before_somebody_withdrew_counts_as_it_ended(services, clock):
    cup = await started(services, clock, 4)
    standing = await services.tournaments.standing(cup.id)
    [one, _] = await running(services, cup.id)
    await lose(services, standing, one, one.second)
    await services.tournaments.leave(cup.id, person(standing, one.first))
    await work(services)
    found = {each.id: each.result for each in (await services.tournaments.standing(cup.id)).fixtures}
    assert found[one.id] == "first"


async def changes(services):
    return [row for row in await services.rows("outbox") if row.kind == "tournament_change"]


async def test_several_changes_of_a_round_are_told_by_one_edit_unless_it_is_under_way(services, clock):
    cup = await started(services, clock, 8)
    standing = await services.tournaments.standing(cup.id)
    for slot in (1, 2):
        await services.tournaments.leave(cup.id, person(standing, slot))
        await work(services)
    assert len(await changes(services)) == 1
    for post in await services.outbox.claim(100):  # the round itself comes first
        await services.outbox.sent(post, HERE.channel, post.id)
    clock.advance(CHANGED_AFTER)
    assert "tournament_change" in {post.kind for post in await services.outbox.claim(100)}
    await services.tournaments.leave(cup.id, person(standing, 3))
    await work(services)
    assert len(await changes(services)) == 2


async def test_who_is_missed_twice_is_withdrawn_and_once_not_nor_anybody_where_nobody_sees_the_channel(services, clock):
    cup = await started(services, clock, 4)
    note, everybody = services.tournaments.note_seen, dict.fromkeys((1, 2, 3, 4), False)

    async def out():
        return {each.slot for each in (await services.tournaments.standing(cup.id)).people if each.is_out}

    await note(cup.id, everybody, is_open=False)
    clock.advance(LOOKED_FOR)
    await note(cup.id, everybody, is_open=False)
    await note(cup.id, everybody | {1: True, 2: True}, is_open=True)
    assert await out() == {3, 4}
    await note(cup.id, {1: False, 2: True}, is_open=True)
    clock.advance(LOOKED_FOR - 1)
    await note(cup.id, {1: False, 2: True}, is_open=True)
    assert await out() == {3, 4}
    clock.advance(1)
    await note(cup.id, {1: True}, is_open=True)
    await note(cup.id, {1: False}, is_open=True)
    assert await out() == {3, 4}


# Swiss


async def test_a_swiss_tournament_is_played_over_all_its_rounds(services, clock):
    cup = await started(services, clock, 7, **SWISS)
    standing = await play_out(services, clock, cup.id)
    met = [frozenset((each.first, each.second)) for each in standing.fixtures]
    assert len(met) == len(set(met)) == 3 * 4
    byes = [each.first for each in standing.fixtures if each.second == NOBODY]
    assert len(byes) == len(set(byes)) == 3
    table = swiss_table(standing.people, standing.fixtures)
    assert [row.place for row in table] == [1, 2, 3, 4, 5, 6, 7]
    assert table[0].slot == 1
    assert await kinds(services) == ["opening 0", "round 1", "round 2", "round 3", "end 0"]


async def test_those_of_whom_one_blocks_the_other_do_not_meet_where_that_can_be_avoided(services, clock):
    await services.blocks.block(PEOPLE[0], PEOPLE[2])
    cup = await started(services, clock, 4, **SWISS)
    await play_round(services, clock, cup.id)
    standing = await services.tournaments.standing(cup.id)
    met = {frozenset((each.first, each.second)) for each in standing.fixtures}
    assert len(met) == 4
    assert frozenset((1, 3)) not in met


async def test_who_loses_two_matches_on_time_is_out(services, clock):
    cup = await started(services, clock, 4, **SWISS, clock=read_clock("1h strict"), round_time=DAY)
    for _ in range(2):
        late = {each.first for each in await running(services, cup.id)}
        clock.advance(HOUR)
        for match in await services.deadlines.queue.due():
            await services.deadlines.handle_due(match)
        await work(services)
    standing = await services.tournaments.standing(cup.id)
    lost = [each.first for each in standing.fixtures if each.result == "second" and each.match]
    assert {each.slot for each in standing.people if each.is_out} == {slot for slot in lost if lost.count(slot) > 1}
    assert late


async def test_when_nobody_is_left_to_meet_it_ends_early(services, clock):
    cup = await started(services, clock, 4, **SWISS)
    standing = await services.tournaments.standing(cup.id)
    for slot in (1, 2, 3):
        await services.tournaments.leave(cup.id, person(standing, slot))
    await pass_time(services, clock, 60)
    found = await services.tournaments.get(cup.id)
    assert (found.is_over, found.round) == (True, 1)
    assert places(await services.tournaments.standing(cup.id))[4] == 1


async def test_a_pairing_that_is_overtaken_by_a_withdrawal_is_made_anew(services, clock, monkeypatch):
    cup = await new_tournament(services, 6, **SWISS)
    await services.tournaments.start_now(cup.id)
    await services.events.advance(cup.id)
    standing = await services.tournaments.standing(cup.id)
    think = services.thinkers.think

    async def interrupted(*arguments):
        found = await think(*arguments)
        if not standing.people[0].is_out:
            monkeypatch.undo()
            await services.tournaments.leave(cup.id, person(standing, 1))
        return found

    monkeypatch.setattr(services.thinkers, "think", interrupted)
    await pass_time(services, clock, 60)
    pairings = (await services.tournaments.standing(cup.id)).fixtures
    assert {slot for each in pairings for slot in (each.first, each.second)} == {NOBODY, 2, 3, 4, 5, 6}


async def test_who_is_deleted_is_out_and_nameless(services, clock):
    cup = await started(services, clock, 5, **SWISS)
    standing = await services.tournaments.standing(cup.id)
    await services.privacy.erase(person(standing, 1))
    await pass_time(services, clock, 60)
    after = await services.tournaments.standing(cup.id)
    assert (after.people[0].person.name, after.people[0].is_out) == ("—", True)
    assert await services.matches.open_matches(person(standing, 1).user) == []
    assert (await play_out(services, clock, cup.id)).tournament.is_over


# Several processes, and errors


async def test_a_match_outside_of_tournaments_makes_none_due(services, clock):
    await started(services, clock, 4)
    match = await services.start_match()
    await services.matches.resign(match, ANN)
    assert await services.events.queue.due() == []


@pytest.mark.parametrize("kind", ["knockout", "swiss"])
async def test_a_step_is_done_once_by_two_processes(services, other_process, clock, kind):
    cup = await new_tournament(services, 6, kind=kind, rounds=3)
    await services.tournaments.start_now(cup.id)
    while await services.events.queue.due():
        for process in (services, other_process):
            await process.events.advance(cup.id)
    assert len(await services.rows("season_steps")) == 1
    assert await kinds(services) == ["opening 0", "round 1"]
    assert len(await services.rows("matches")) == (2 if kind == "knockout" else BEGUN_AT_ONCE)


@pytest.mark.exhaustive
@pytest.mark.parametrize("kind", ["knockout", "swiss"])
@pytest.mark.parametrize("seed", range(6))
async def test_a_process_may_die_at_any_statement_and_all_goes_on(services, clock, kind, seed):
    chance, dead = random.Random(seed), 0
    cup = await new_tournament(services, 5, kind=kind, rounds=3)
    await services.tournaments.start_now(cup.id)
    for _ in range(400):
        with dying(chance):
            try:
                for tournament in await services.events.queue.due():
                    await services.events.advance(tournament)
            except Died:
                dead += 1
        found = await services.tournaments.get(cup.id)
        if found.is_over:
            break
        if found.has_begun:
            standing = await services.tournaments.standing(cup.id)
            for each in await running(services, cup.id):
                with suppress(MatchError):  # it has ended, and is entered when no process dies meanwhile
                    await lose(services, standing, each, chance.choice((each.first, each.second)))
        clock.advance(20)
    assert dead
    assert (await services.tournaments.get(cup.id)).is_over
    numbers = [row.number for row in await services.rows("season_steps")]
    assert numbers == [1, 2, 3]
    played = [each.match for each in (await services.tournaments.standing(cup.id)).fixtures if each.match]
    assert len(await services.rows("matches")) == len(played) == len(set(played))
    assert await kinds(services) == ["opening 0", "round 1", "round 2", "round 3", "end 0"]
