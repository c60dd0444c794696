"""Counting votes, when a ballot closes, and how many decide a motion."""

import random
from contextlib import nullcontext
from dataclasses import replace

import pytest

from matches import TeamTerms
from matches.acts.acts import OfferDraw
from matches.core.clock import DAY, HOUR
from matches.core.models import Ballot, Place, Team
from matches.teams.team_models import Motion, Standing, Vote, Voters
from matches.teams.team_rules import (
    CAPTAIN_GONE,
    LONGEST_COMMENT,
    MARGIN,
    MOST_COMMENTS,
    MOST_HOURS,
    THINK_AGAIN,
    before_deadline,
    check_comment,
    check_may_join,
    check_place,
    check_terms,
    due_at,
    electors,
    half,
    is_captain_gone,
    tally,
    verdict,
)
from tests.matches.fixtures import NOON, refused

TEAM = Team(1, "Druids", "channel", None, 24, open_votes=False, size=20)


def votes(*texts):
    """Return votes of several people, in the order in which they are cast."""
    return [Vote(user, f"Voter {user}", text, None, NOON + user) for user, text in enumerate(texts, 1)]


def texts(cast):
    return [(proposal.text, proposal.count) for proposal in tally(cast)]


# Counting.


def test_the_move_with_most_votes_is_first():
    assert texts(votes("a", "b", "b")) == [("b", 2), ("a", 1)]


def test_between_equals_the_move_voted_for_earlier_is_first():
    assert texts(votes("b", "a", "a", "b")) == [("b", 2), ("a", 2)]


def test_nobody_has_voted_for_nothing():
    assert tally([]) == ()


@pytest.mark.parametrize("seed", range(50))
def test_any_votes_are_counted_each_once_and_ordered_by_number_then_by_time(seed):
    dice = random.Random(seed)
    cast = votes(*dice.choices("abcdef", k=dice.randrange(1, 60)))
    counted = tally(cast)
    chosen = [vote.text for vote in cast]
    assert {proposal.text: proposal.count for proposal in counted} == {text: chosen.count(text) for text in chosen}
    assert [*counted] == sorted(counted, key=lambda proposal: (-proposal.count, chosen.index(proposal.text)))
    assert all(proposal.at == cast[chosen.index(proposal.text)].at for proposal in counted)
    first = counted[0].text
    assert tally([*cast, Vote(1000, None, first, None, NOON + 1000)])[0].text == first


def test_the_names_are_of_those_who_let_theirs_be_shown_and_comments_of_anybody():
    cast = [Vote(1, "Ann", "a", "Safe", NOON), Vote(2, None, "a", "Quick", NOON), Vote(3, "Cleo", "a", None, NOON)]
    [proposal] = tally(cast)
    assert proposal.names == ("Ann", "Cleo")
    assert proposal.comments == (("Ann", "Safe"), (None, "Quick"))


def test_of_many_comments_the_latest_are_shown():
    cast = [Vote(user, None, "a", f"Comment {user}", NOON) for user in range(500)]
    [proposal] = tally(cast)
    assert [text for _, text in proposal.comments] == [f"Comment {user}" for user in range(500 - MOST_COMMENTS, 500)]


# Closing.


def ballot(due=DAY):
    return Ballot(1, 1, 1, 0, NOON, NOON + DAY, due if due is None else NOON + due, None, 1)


def team(joining="channel"):
    return Team(1, "Team", joining, None, 24, open_votes=False, size=3)


def standing(lead=1, people=3, members_missing=0, regulars=0, regulars_missing=0):
    return Standing(lead, people, members_missing, regulars, regulars_missing)


@pytest.mark.parametrize(
    ("votes", "due"),
    [
        (standing(lead=0, members_missing=3), DAY),
        (standing(lead=1, members_missing=2), DAY),
        (standing(lead=1), THINK_AGAIN),
        (standing(lead=1, people=1), THINK_AGAIN),
        (standing(lead=1, people=9, members_missing=7, regulars=2), THINK_AGAIN),
        (standing(lead=1, people=9, members_missing=8, regulars=2, regulars_missing=1), DAY),
        (standing(lead=2, people=4, members_missing=2), DAY),
        (standing(lead=2, people=2), THINK_AGAIN),
        (standing(lead=2, people=3, members_missing=1, regulars=3, regulars_missing=1), THINK_AGAIN),
        (standing(lead=3, people=4, members_missing=1), THINK_AGAIN),
        (standing(lead=3, people=3), 0),
        (standing(lead=4, people=5, members_missing=1), 0),
    ],
)
def test_a_vote_closes_when_nobody_can_change_it_and_soon_when_only_those_can_who_have_voted(votes, due):
    assert due_at(ballot(), team(), votes, NOON) == NOON + due


@pytest.mark.parametrize(
    ("votes", "due"),
    [
        (standing(lead=3), DAY),
        (standing(lead=3, regulars=3), THINK_AGAIN),
        (standing(lead=3, regulars=4, regulars_missing=1), DAY),
    ],
)
def test_a_server_waits_for_those_who_voted_lately_since_anybody_may_come(votes, due):
    assert due_at(ballot(), team("server"), votes, NOON) == NOON + due


def test_the_five_minutes_do_not_begin_anew_and_end_with_the_time():
    soon = ballot(due=60)
    assert due_at(soon, team(), standing(), NOON + 30) == NOON + 60
    assert due_at(soon, team(), standing(members_missing=1), NOON + 30) == NOON + DAY
    assert due_at(ballot(), team(), standing(), NOON + DAY - 60) == NOON + DAY


def test_a_vote_whose_time_is_over_closes_with_the_first_vote_and_not_without():
    late = NOON + DAY + 1
    assert due_at(ballot(due=None), team(), standing(lead=0, members_missing=3), late) is None
    assert due_at(ballot(due=None), team(), standing(members_missing=2), late) == NOON + DAY


@pytest.mark.parametrize(
    ("deadline", "closing"),
    [
        (None, 24 * HOUR),
        (30 * DAY, 24 * HOUR),
        (24 * HOUR, 24 * HOUR - MARGIN),
        (HOUR, HOUR - MARGIN),
        (MARGIN, MARGIN // 2),
        (0, 0),
        (-HOUR, -HOUR),
    ],
)
def test_a_ballot_closes_before_the_deadline(deadline, closing):
    until = None if deadline is None else NOON + deadline
    assert before_deadline(NOON + 24 * HOUR, NOON, until) == NOON + closing


def test_a_captain_is_gone_after_seven_days():
    assert not is_captain_gone(CAPTAIN_GONE - 1)
    assert is_captain_gone(CAPTAIN_GONE)


# Motions.


@pytest.mark.parametrize(
    ("voters", "members", "needed"),
    [(0, 1, 1), (0, 200, 100), (0, 0, 1), (1, 200, 1), (2, 9, 1), (3, 9, 2), (12, 9, 6)],
)
def test_half_of_those_who_voted_last_ask_for_something_or_else_half_of_all(voters, members, needed):
    assert half(voters, members) == needed


@pytest.mark.parametrize(
    ("latest", "earlier", "now", "members", "deciding", "needed"),
    [
        ("", "", "", 1, "", 1),
        ("", "", "a", 1, "a", 1),
        ("", "", "ab", 20, "ab", 11),
        ("ab", "c", "d", 20, "ab", 2),
        ("abc", "d", "", 20, "abc", 2),
        ("abcd", "", "", 4, "abcd", 3),
        ("a", "bc", "d", 20, "abc", 2),
        ("a", "", "", 20, "a", 2),
        ("", "ab", "", 20, "ab", 2),
        ("ab", "", "", 2, "ab", 2),
        ("a", "", "", 1, "a", 1),
    ],
)
def test_most_of_those_who_voted_last_give_something_away_and_two_at_least(
    latest, earlier, now, members, deciding, needed
):
    voters = Voters(frozenset(latest + earlier), frozenset(latest), frozenset(now), members)
    assert electors(voters, TEAM) == (frozenset(deciding), needed)
    assert electors(voters, replace(TEAM, joining="server"))[1] == max(needed, 2)


@pytest.mark.parametrize(
    ("agreed", "declined", "status"), [(1, 1, "open"), (2, 0, "carried"), (2, 1, "carried"), (0, 2, "rejected")]
)
def test_a_motion_is_decided_by_those_who_are_enough_first(agreed, declined, status):
    assert verdict(Motion(1, 1, 0, 0, OfferDraw(), "open", agreed, declined, 2)) == status


# Making and joining.


def test_the_name_of_a_team_is_one_line_of_forty_characters_at_most():
    assert check_terms(TeamTerms("  The \n Druids ")).name == "The Druids"
    for name in ("", "\u200b", "x" * 41):
        with refused("team-name", most=40):
            check_terms(TeamTerms(name))


@pytest.mark.parametrize("hours", [0, -1, MOST_HOURS + 1])
def test_a_vote_lasts_from_an_hour_to_a_week(hours):
    with refused("team-hours", most=MOST_HOURS):
        check_terms(TeamTerms("Druids", hours=hours))


@pytest.mark.parametrize("place", [Place(None, 5), Place(4, 5, answer_only=True), Place(None, 5, answer_only=True)])
def test_teams_play_where_the_bot_is_a_member(place):
    with refused("team-place"):
        check_place(place)


@pytest.mark.parametrize(
    ("joining", "roles", "invited", "code"),
    [
        ("channel", (), False, None),
        ("role", (7,), False, None),
        ("role", (8,), False, "team-role"),
        ("role", (), True, None),
        ("named", (7,), False, "team-named"),
        ("named", (), True, None),
    ],
)
def test_who_may_join_is_said_by_the_terms_or_the_captain(joining, roles, invited, code):
    team = Team(1, "Druids", joining, 7, 24, False, 1)
    with refused(code) if code else nullcontext():
        check_may_join(team, roles, is_invited=invited)


def test_a_comment_is_one_line_of_two_hundred_characters_at_most():
    assert check_comment(" Jump\nover ") == "Jump over"
    assert check_comment("\u200b") is check_comment(None) is None
    assert check_comment("x" * LONGEST_COMMENT)
    with refused("vote-comment", most=LONGEST_COMMENT):
        check_comment("x" * (LONGEST_COMMENT + 1))
