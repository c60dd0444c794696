"""Teams: how a seat becomes one, who joins, and who is captain."""

import asyncio
from dataclasses import replace

import pytest

from matches import NAMELESS, Person, Place, Proposal, TeamTerms, computer
from matches.acts.acts import OfferDraw
from matches.challenges import challenge_rules
from matches.challenges.challenge_rules import side_of
from matches.computers import computer_service
from matches.core.clock import DAY, Clock
from matches.core.terms import Terms
from matches.teams import team_service, team_updates
from tests.matches.fixtures import ANN, BOB, CARD, CLEO, DAN, GAME, HERE, NOON, other_terms, outcome
from tests.matches.teams.team_fixtures import EVE, HEX3, TERMS, close_due, decide, moves, send_all, start, vote

pytestmark = pytest.mark.both

DRUIDS = TeamTerms("Druids", "role", 77)
ROLE = (77,)


async def challenge(services, *opponents, team=None, game=GAME, place=HERE, rated=False, by=ANN):
    new = services.challenges.create(Terms(game, player=0, rated=rated), by, opponents, place, "en", team=team)
    return await new


def names(challenge):
    return [person and person.name for person in challenge.order]


async def everybody(services, team):
    roster = await services.teams.team(team)
    return roster.captain and roster.captain.name, [member.name for member in roster.members]


# Seats of teams.


async def test_a_challenge_for_a_teams_own_seat_starts_when_the_other_is_taken(services):
    made = await challenge(services, BOB, team=TERMS)
    assert names(made) == ["Team of Ann", "Bob"]
    assert (made.team.size, made.status, made.asked) == (1, "open", (BOB,))
    match = await services.matches.get((await services.challenges.accept(made.id, BOB, CARD)).match)
    assert [(seat.name, seat.is_team, seat.user) for seat in match.seats] == [
        ("Team of Ann", True, None),
        ("Bob", False, BOB.user),
    ]
    assert match.ballot.player == 0


async def test_a_challenged_team_takes_its_seat_with_its_first_member_who_is_its_captain(services):
    made = await challenge(services, DRUIDS)
    assert names(made) == ["Ann", "Druids"]
    assert (made.status, made.asked, made.people()) == ("open", (), (ANN,))
    roster = await services.teams.join(made.invitations[0].team.id, BOB, ROLE)
    assert (roster.captain.name, roster.challenge) == ("Bob", None)
    match = await services.matches.get(roster.match, BOB.user)
    assert (match.names, match.seat_of(BOB.user).player) == (("Ann", "Druids"), 1)
    await services.teams.join(roster.team.id, CLEO, ROLE)
    assert await everybody(services, roster.team.id) == ("Bob", ["Bob", "Cleo"])


async def test_whoever_may_take_a_seat_may_take_it_with_a_team(services):
    for opponents in ([], [BOB]):
        made = await challenge(services, *opponents)
        started = await services.challenges.make_team(made.id, BOB, TeamTerms("Team of Bob"))
        assert names(started) == ["Ann", "Team of Bob"]
        match = await services.matches.get(started.match, BOB.user)
        assert (match.seats[1].team.size, match.seats[1].member) == (1, BOB.user)


async def test_a_seat_that_one_has_becomes_that_of_a_team_until_the_match_begins(services):
    made = await challenge(services, game=HEX3)
    await services.challenges.accept(made.id, BOB)
    for person in (ANN, BOB):
        changed = await services.challenges.make_team(made.id, person, TeamTerms(f"Team of {person.name}"))
    assert names(changed) == ["Team of Ann", "Team of Bob", None]
    assert not changed.has_accepted(BOB.user)
    async with services.refused("team-made", team="Team of Ann"):
        await services.challenges.make_team(made.id, ANN, TERMS)
    async with services.refused("other-team"):
        await services.challenges.make_team(made.id, BOB, TERMS)
    started = await services.challenges.accept(made.id, CLEO)
    async with services.refused("challenge-closed"):
        await services.challenges.make_team(made.id, CLEO, TERMS)
    assert (await services.matches.get(started.match)).names == ("Team of Ann", "Team of Bob", "Cleo")


async def test_the_challenger_lets_a_team_have_an_open_seat(services):
    made = await challenge(services, BOB, game=HEX3)
    [_, free] = made.invitations
    async with services.refused("not-host"):
        await services.challenges.make_team(made.id, BOB, DRUIDS, free.slot)
    async with services.refused("no-free-seat"):
        await services.challenges.make_team(made.id, ANN, DRUIDS, made.invitations[0].slot)
    changed = await services.challenges.make_team(made.id, ANN, DRUIDS, free.slot)
    assert (names(changed), changed.invitations[1].taken) == (["Ann", "Bob", "Druids"], False)
    await services.teams.join(changed.invitations[1].team.id, CLEO, ROLE)
    assert (await services.challenges.accept(made.id, BOB)).match


async def test_a_team_against_trilithon_plays_at_once(services):
    made = await challenge(services, computer(2), team=TERMS)
    match = await services.matches.get(made.match)
    assert (match.names, match.rated) == (("Team of Ann", "Trilithon"), False)


async def test_a_captain_has_so_many_matches_of_teams_with_computers(services, monkeypatch):
    monkeypatch.setattr(challenge_rules, "MOST_WITH_COMPUTERS", 2)
    for _ in range(2):
        made = await challenge(services, computer(1), team=TERMS)
    await services.teams.join(made.team.id, BOB)
    for team in (TERMS, None):
        async with services.refused("computer-matches", most=2, player="Ann"):
            await challenge(services, computer(1), team=team)
    assert (await challenge(services, computer(1), team=DRUIDS, by=BOB)).match
    await services.teams.hand_over(made.team.id, ANN, BOB.user)
    assert (await challenge(services, computer(1), team=TERMS)).match


async def test_a_person_who_found_somebody_else_keeps_the_teams(services):
    made = await challenge(services, BOB, DRUIDS, game=HEX3, team=TERMS)
    await services.teams.join(made.invitations[1].team.id, DAN, ROLE)
    await services.challenges.decline(made.id, BOB)
    renewed = await services.challenges.renew(made.id, ANN, CLEO)
    assert names(renewed) == ["Team of Ann", "Cleo", "Druids"]
    assert [asked.taken for asked in renewed.invitations] == [False, True]
    await services.teams.join(renewed.team.id, EVE)
    started = await services.challenges.accept(renewed.id, CLEO)
    assert await everybody(services, renewed.team.id) == ("Ann", ["Ann", "Eve"])
    assert (await services.teams.team(renewed.team.id)).match == started.match


# What does not go together.


async def test_a_match_with_a_team_is_not_rated(services):
    async with services.refused("team-rated"):
        await challenge(services, BOB, team=TERMS, rated=True)
    async with services.refused("team-rated"):
        await challenge(services, DRUIDS, rated=True)
    rated = await challenge(services, BOB, rated=True)
    async with services.refused("team-rated"):
        await services.challenges.make_team(rated.id, BOB, TERMS)


@pytest.mark.parametrize("place", [Place(None, 5), Place(4, 5, answer_only=True)])
async def test_a_team_plays_where_its_board_can_be_edited(services, place):
    async with services.refused("team-place"):
        await challenge(services, BOB, team=TERMS, place=place)
    plain = await challenge(services, BOB, place=place)
    async with services.refused("team-place"):
        await services.challenges.make_team(plain.id, BOB, TERMS)


async def test_the_terms_that_people_joined_on_stay(services):
    made = await challenge(services, team=TERMS)
    for person in (ANN, BOB):
        async with services.refused("team-counter"):
            await services.challenges.counter(made.id, person, other_terms(made, {}, clock=Clock(move=DAY)))


async def test_the_side_of_a_challenger_is_that_of_their_team(services):
    made = await services.challenges.create(Terms(GAME, player=1), ANN, [BOB], HERE, "en", team=TERMS)
    assert (side_of(made, ANN.user), side_of(made, BOB.user)) == (1, 0)


async def test_a_match_with_a_team_has_no_rematch(services):
    match, _ = await start(services)
    await services.matches.resign(match, BOB)
    async with services.refused("team-rematch"):
        await services.challenges.rematch(match, BOB)


async def test_terms_of_a_team_are_checked(services):
    async with services.refused("team-name"):
        await challenge(services, TeamTerms(" "))
    async with services.refused("team-hours"):
        await challenge(services, BOB, team=replace(TERMS, hours=0))


async def test_many_teams_may_be_challenged(services):
    for _ in range(4):
        await challenge(services, DRUIDS)


# Joining and leaving.


async def test_one_joins_once_and_leaves_when_one_likes(services):
    match, team = await start(services, CLEO)
    async with services.refused("team-joined"):
        await services.teams.join(team, CLEO)
    await services.teams.leave(team, CLEO)
    async with services.refused("not-in-team"):
        await services.teams.leave(team, CLEO)
    assert (await services.matches.get(match, CLEO.user)).seat_of(CLEO.user) is None
    assert (await services.teams.join(team, CLEO)).team.size == 2


async def test_nobody_is_on_two_sides_of_a_match(services):
    match, team = await start(services, CLEO, opponent=TeamTerms("Team of Bob"))
    other = (await services.teams.of_match(match))[1].team.id
    for person, wanted in ((BOB, team), (ANN, other), (CLEO, other)):
        async with services.refused("other-team"):
            await services.teams.join(wanted, person)
    alone, team = await start(services)
    async with services.refused("other-team"):
        await services.teams.join(team, BOB)
    assert alone


async def test_nobody_changes_sides_once_a_vote_of_theirs_has_counted(services):
    match, team = await start(services, CLEO, opponent=TeamTerms("Team of Bob"))
    other = (await services.teams.of_match(match))[1].team.id
    for person in (ANN, CLEO):
        await vote(services, match, person)
    await services.teams.leave(team, CLEO)
    await services.teams.join(other, CLEO)
    await services.teams.leave(other, CLEO)
    await services.teams.join(team, CLEO)
    await vote(services, match, CLEO)
    await services.votes.play_it(match, ANN)
    await services.teams.leave(team, CLEO)
    async with services.refused("changed-sides", team="Team of Ann"):
        await services.teams.join(other, CLEO)
    assert (await services.teams.join(team, CLEO)).team.size == 2


async def test_nobody_is_on_two_sides_of_a_challenge(services):
    made = await challenge(services, DRUIDS, game=HEX3)
    team = made.invitations[0].team.id
    async with services.refused("other-team"):
        await services.teams.join(team, ANN, ROLE)
    await services.teams.join(team, BOB, ROLE)
    async with services.refused("other-team"):
        await services.challenges.accept(made.id, BOB)


async def test_two_joins_at_once_leave_one_person_in_one_team(services, other_process):
    match, team = await start(services, opponent=TeamTerms("Team of Bob"))
    other = (await services.teams.of_match(match))[1].team.id
    attempts = services.teams.join(team, CLEO), other_process.teams.join(other, CLEO)
    assert sorted(await asyncio.gather(*map(outcome, attempts))) == ["done", "other-team"]


async def test_who_joins_while_people_vote_may_vote(services):
    match, team = await start(services)
    await vote(services, match, ANN)
    await services.teams.join(team, CLEO)
    assert (await vote(services, match, CLEO)).ballot.count == 2


async def test_who_leaves_takes_their_vote_along(services):
    match, team = await start(services, CLEO)
    await vote(services, match, ANN, CLEO)
    await services.teams.leave(team, CLEO)
    assert (await services.matches.get(match)).ballot.count == 1


async def test_a_team_whose_match_is_over_takes_nobody(services):
    match, team = await start(services)
    await services.matches.resign(match, BOB)
    async with services.refused("match-over"):
        await services.teams.join(team, CLEO)
    other = await challenge(services, team=TERMS)
    await services.challenges.withdraw(other.id, ANN)
    async with services.refused("challenge-closed"):
        await services.teams.join(other.team.id, CLEO)
    async with services.refused("no-such-team"):
        await services.teams.team(999)


async def test_a_team_is_full_at_its_limit(services, monkeypatch):
    monkeypatch.setattr(team_service, "MOST_MEMBERS", 3)
    _, team = await start(services, CLEO)
    await services.teams.add(team, ANN, [DAN])
    async with services.refused("team-full", most=3):
        await services.teams.join(team, EVE)
    async with services.refused("team-full", most=3):
        await services.teams.add(team, ANN, [EVE])
    assert (await services.teams.join(team, DAN)).team.size == 3


async def test_one_is_in_the_teams_of_so_many_running_matches(services, monkeypatch):
    monkeypatch.setattr(team_updates, "MOST_TEAMS", 2)
    first, _ = await start(services, CLEO)
    _, second = await start(services)
    async with services.refused("too-many-teams", most=2):
        await challenge(services, BOB, team=TERMS)
    await services.teams.join(second, CLEO)
    third = await challenge(services, DRUIDS, by=BOB)
    async with services.refused("too-many-teams", most=2):
        await services.teams.join(third.invitations[0].team.id, CLEO, ROLE)
    await services.matches.resign(first, BOB)
    assert (await services.teams.join(third.invitations[0].team.id, CLEO, ROLE)).match


async def test_only_people_with_the_role_or_named_by_the_captain_join(services):
    _, team = await start(services, terms=DRUIDS)
    async with services.refused("team-role", team="Druids"):
        await services.teams.join(team, CLEO, (78,))
    await services.teams.join(team, CLEO, ROLE)
    _, team = await start(services, terms=replace(DRUIDS, joining="named"))
    async with services.refused("team-named"):
        await services.teams.join(team, CLEO, ROLE)
    roster = await services.teams.add(team, ANN, [CLEO, CLEO, ANN])
    assert ([person.name for person in roster.invited], roster.team.size) == (["Cleo"], 1)
    assert (await services.teams.join(team, CLEO)).team.size == 2


async def test_who_is_named_may_refuse(services):
    match, team = await start(services, terms=replace(TERMS, joining="named"))
    await services.teams.add(team, ANN, [CLEO])
    assert (await services.matches.get(match, CLEO.user)).seat_of(CLEO.user) is None
    assert not (await services.teams.leave(team, CLEO)).invited
    async with services.refused("team-named"):
        await services.teams.join(team, CLEO)


async def test_nobody_is_named_by_somebody_whom_they_block_or_who_blocks_them(services):
    _, team = await start(services)
    await services.blocks.block(CLEO, ANN)
    await services.blocks.block(ANN, DAN)
    for person, code in ((CLEO, "blocked"), (DAN, "team-blocks")):
        async with services.refused(code, player=person.name):
            await services.teams.add(team, ANN, [EVE, person])
    await services.teams.join(team, CLEO)
    await services.teams.join(team, DAN)


# Captains.


async def test_only_the_captain_names_people_and_hands_over(services):
    _, team = await start(services, CLEO)
    for attempt in (services.teams.add(team, CLEO, [DAN]), services.teams.hand_over(team, DAN, CLEO.user)):
        async with services.refused("not-captain"):
            await attempt
    async with services.refused("no-member"):
        await services.teams.hand_over(team, ANN, DAN.user)
    await services.teams.hand_over(team, ANN, CLEO.user)
    assert await everybody(services, team) == ("Cleo", ["Cleo", "Ann"])


async def test_a_captain_who_is_gone_for_seven_days_is_followed_by_whoever_voted_most(services, clock):
    match, team = await start(services, CLEO, DAN)
    await decide(services, match, ANN, DAN)
    await decide(services, match, DAN, CLEO)
    await vote(services, match, CLEO, DAN)
    await services.teams.leave(team, ANN)
    clock.advance(7 * DAY - 1)
    await close_due(services)
    assert (await everybody(services, team))[0] is None
    await services.play(match, next((await services.matches.get(match)).state.legal_moves()))
    await vote(services, match, DAN)
    clock.advance(DAY)
    await close_due(services)
    assert (await everybody(services, team))[0] == "Dan"


async def test_a_captain_who_votes_stays(services, clock):
    match, team = await start(services, CLEO)
    for _ in range(9):
        clock.advance(DAY - 1)
        await decide(services, match, CLEO, ANN)
    assert (await everybody(services, team))[0] == "Ann"


async def test_a_team_that_everybody_has_left_gets_a_captain_with_the_next_who_joins(services):
    _, team = await start(services)
    await services.teams.leave(team, ANN)
    assert await everybody(services, team) == (None, [])
    assert (await services.teams.join(team, CLEO)).captain.name == "Cleo"


async def test_no_match_begins_with_a_team_that_everybody_has_left(services):
    made = await challenge(services, BOB, DRUIDS, game=HEX3)
    team = made.invitations[1].team.id
    await services.teams.join(team, CLEO, ROLE)
    await services.teams.leave(team, CLEO)
    assert not (await services.challenges.get(made.id)).invitations[1].taken
    assert (await services.challenges.accept(made.id, BOB)).match is None
    assert (await services.teams.join(team, DAN, ROLE)).match


async def test_no_match_begins_with_the_challengers_team_that_everybody_has_left(services):
    made = await challenge(services, BOB, team=TERMS)
    await services.teams.leave(made.team.id, ANN)
    assert (await services.challenges.accept(made.id, BOB)).match is None
    assert (await services.teams.join(made.team.id, CLEO)).match


async def test_of_many_members_few_are_listed_and_all_counted(services):
    _, team = await start(services)
    for number in range(40):
        await services.teams.join(team, Person(1000 + number, f"Member {number:02}"))
    roster = await services.teams.team(team)
    assert (len(roster.members), roster.team.size) == (team_service.SHOWN, 41)
    assert [member.name for member in roster.members[:3]] == ["Ann", "Member 00", "Member 01"]


# Data of members.


async def test_a_deleted_members_votes_that_have_counted_stay_without_name_and_comment(services, clock):
    match, team = await start(services, CLEO, DAN, EVE)
    [move] = await moves(services, match, 1)
    for person in (ANN, CLEO, DAN):
        await services.votes.vote(match, person, move, f"Says {person.name}")
    clock.advance(DAY)
    await close_due(services)
    for person in (ANN, CLEO):
        await services.privacy.erase(person)
    told = await services.votes.result(await services.matches.get(match))
    assert told.proposals == (Proposal(move, 3, NOON, ("Dan",), (("Dan", "Says Dan"),), ("Dan", "Says Dan")),)
    assert (await services.matches.get(match)).names == (NAMELESS, "Bob")
    clock.advance(7 * DAY)
    await services.play(match, (await moves(services, match, 1))[0])
    await vote(services, match, DAN)
    clock.advance(DAY)
    await close_due(services)
    assert await everybody(services, team) == ("Dan", ["Dan", "Eve"])


async def test_who_deletes_their_data_takes_back_what_is_open(services):
    match, _ = await start(services, CLEO, DAN)
    await decide(services, match, ANN, CLEO, DAN)
    moved, other = await moves(services, match, 2)
    await services.votes.vote(match, CLEO, moved)
    await services.votes.vote(match, ANN, other)
    motion = await services.motions.move(match, CLEO, OfferDraw())
    await send_all(services)
    await services.privacy.erase(CLEO)
    left = await services.votes.ballot(match, ANN.user)
    assert [(each.text, each.count) for each in left.proposals] == [(other, 1)]
    assert (await services.motions.get(motion.id, ANN.user)).agreed == 0
    assert [row.subject for row in await services.rows("outbox") if row.kind == "tally" and not row.done_at] == [match]


@pytest.mark.parametrize("how", ["leaves", "deletes their data"])
async def test_one_person_has_one_vote_however_often_they_join(services, other_process, how):
    match, team = await start(services, CLEO)
    [move] = await moves(services, match, 1)
    for device in (services, other_process, services):
        await device.votes.vote(match, CLEO, move)
        await (device.privacy.erase(CLEO) if how == "deletes their data" else device.teams.leave(team, CLEO))
        await device.teams.join(team, CLEO)
    votes = await asyncio.gather(*(outcome(each.votes.vote(match, CLEO, move)) for each in (services, other_process)))
    assert votes == ["done", "done"]
    assert (await services.matches.get(match)).ballot.count == len(await services.rows("votes")) == 1


async def test_nobody_changes_sides_by_deleting_their_data(services):
    match, team = await start(services, CLEO, DAN, opponent=TeamTerms("Team of Bob"))
    other = (await services.teams.of_match(match))[1].team.id
    await vote(services, match, CLEO)
    await services.votes.play_it(match, ANN)
    await vote(services, match, BOB)
    for person in (CLEO, DAN, BOB):
        await services.privacy.erase(person)
    async with services.refused("changed-sides", team="Team of Ann"):
        await services.teams.join(other, CLEO)
    for person, wanted in ((CLEO, team), (DAN, other), (BOB, team)):
        await services.teams.join(wanted, person)
    await services.privacy.erase(CLEO)
    [kept] = await services.rows("departed")
    assert (kept.match, kept.player) == (match, 0)
    everything = await services.everything()
    assert not any(str(CLEO.user) in str(row) for rows in everything.values() for row in rows)


async def test_a_player_who_deletes_their_data_joins_no_team_of_their_match(services):
    made = await challenge(services, BOB, TeamTerms("Team of Cleo"), game=HEX3)
    await services.teams.join(made.invitations[1].team.id, CLEO)
    match = (await services.challenges.accept(made.id, BOB, CARD)).match
    await services.privacy.erase(BOB)
    async with services.refused("changed-sides", team=NAMELESS):
        await services.teams.join(made.invitations[1].team.id, BOB)
    assert [row.match for row in await services.rows("departed")] == [match]
    await services.matches.resign(match, ANN)
    assert await services.rows("departed") == []


async def test_the_thread_of_a_team_named_after_somebody_gets_a_title_without_the_name(services):
    match, _ = await start(services)
    await services.matches.move_to_thread(match, 5)
    await services.privacy.erase(ANN)
    assert [row.subject for row in await services.rows("outbox") if row.kind == "title"] == [match]


async def test_a_member_has_their_votes_and_comments_and_nobody_elses(services):
    match, _ = await start(services, CLEO)
    [move] = await moves(services, match, 1)
    for person in (ANN, CLEO):
        await services.votes.vote(match, person, move, f"Says {person.name}")
    exported = await services.privacy.export(CLEO.user)
    assert [(row["text"], row["comment"], row["name"]) for row in exported["votes"]] == [(move, "Says Cleo", "Cleo")]
    assert [(row["name"], row["captain"]) for row in exported["team_members"]] == [("Cleo", False)]
    assert exported["teams"] == []
    [named_after] = (await services.privacy.export(ANN.user))["teams"]
    assert named_after["name"] == "Team of Ann"


async def test_nobody_follows_the_match_of_their_team(services):
    match, _ = await start(services, CLEO)
    async with services.refused("follow-own"):
        await services.follows.follow(match, CLEO.user)
    await services.follows.follow(match, DAN.user)


async def test_a_member_asks_for_the_review_of_their_teams_match(services):
    match, _ = await start(services, CLEO)
    await vote(services, match, ANN)
    await services.votes.play_it(match, ANN)
    await services.matches.resign(match, BOB)
    assert await services.computers.review(match, CLEO) == 0
    async with services.refused("not-a-player"):
        await services.computers.review(match, DAN)


async def test_reviews_of_a_teams_matches_count_for_the_limit(services, monkeypatch):
    monkeypatch.setattr(computer_service, "MOST_REVIEWS", 2)
    ended = [await ended_match(services, CLEO, *others) for others in ((), (), (DAN,))]
    for match in ended[:2]:
        await services.computers.review(match, CLEO)
    async with services.refused("reviews-waiting", most=2):
        await services.computers.review(ended[2], CLEO)
    assert await services.computers.review(ended[2], DAN) == 2


async def test_a_members_finished_and_running_matches_are_found_by_them(services):
    ended, running = await ended_match(services, CLEO), (await start(services, CLEO))[0]
    [listed] = await services.matches.ended_matches(CLEO.user, 25, HERE.channel)
    assert (listed.id, [seat.name for seat in listed.opponents(CLEO.user)]) == (ended, ["Bob"])
    assert await services.matches.ended_matches(CLEO.user, in_teams=False) == []
    assert await services.matches.ended_matches(DAN.user) == []
    assert [match.id for match in await services.matches.all_matches(CLEO.user, HERE.channel)] == [running]
    assert await services.matches.all_matches(CLEO.user, 7) == []
    await services.play(await services.start_match("30a-29a"), "1a-2a")
    await services.matches.resign(running, BOB)
    await services.matches.resign(3, ANN)
    latest = [(await services.matches.latest_in(HERE.channel, user)).id for user in (CLEO.user, ANN.user)]
    assert latest == [running, 3]


async def test_a_team_looks_at_a_board_once_for_all_its_members(services, monkeypatch):
    match, _ = await start(services, CLEO, DAN, player=1)
    await services.play(match, (await moves(services, match, 1))[0])

    async def look(person):
        await services.seen.mark(await services.matches.get(match, person.user), person.user, 1)

    await look(CLEO)
    assert [row.seen for row in await services.rows("seats")] == [None, 1]
    monkeypatch.setattr(services.store, "write", None)  # nobody writes any more
    for person in (CLEO, DAN, ANN):
        await look(person)
    await services.seen.mark_all([await services.matches.get(match, DAN.user)], DAN.user)
    assert [row.seen for row in await services.rows("seats")] == [None, 1]


async def ended_match(services, *members):
    """Return the id of a match of a team that it has won."""
    match, _ = await start(services, *members)
    await decide(services, match, ANN)
    await services.matches.resign(match, BOB)
    return match
