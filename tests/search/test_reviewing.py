"""How the chances of a match went, and where they turned."""

from engine import GAMES, State
from search import Glance, TurningPoint, decide, glance, line_of, sampled, turning_points


def blundered() -> State:
    """Return a match in which the second player did not prevent a win in one."""
    state = GAMES["druid"].start({"size": 3})
    for move in ["a1", "c1", "a2", "c2", "a2", "b3", "a3"]:
        state = state.play(move)
    return state


def test_a_move_that_gives_much_away_is_a_turning_point_with_what_was_better() -> None:
    line = line_of(blundered())
    shares = [0.5, 0.55, 0.5, 0.52, 0.5, 0.55, 1, 1]
    best = ["b2", "b2", "a2", "b2", "a2", "a3", "a3", ""]
    glances = [Glance((share, 1 - share), move) for share, move in zip(shares, best, strict=True)]
    assert turning_points(line, glances, player=1) == [TurningPoint(5, 1, "b3", "a3", 1 - 0.55, 0)]


def test_what_may_be_a_turning_point_is_none_if_the_better_move_leads_to_no_more() -> None:
    line = line_of(blundered())
    shares = [0.5, 0.5, 0.7, 0.52, 0.5, 0.55, 1, 1]
    best = ["b2", "b2", "b2", "b2", "a2", "a3", "a3", ""]
    glances = [Glance((share, 1 - share), move) for share, move in zip(shares, best, strict=True)]
    assert [point.place for point in turning_points(line, glances)] == [1, 2, 5]
    judged = {1: 0.3, 2: 0.55, 5: 0.4}
    assert turning_points(line, glances, judged=judged) == [TurningPoint(5, 1, "b3", "a3", 0.4, 0)]


def test_what_was_better_can_be_played() -> None:
    line = line_of(blundered())
    glances = [glance(state) for state in line]
    points = turning_points(line, glances)
    assert points
    for point in points:
        assert line[point.place].read(point.better) == point.better != point.played


def test_each_player_has_turning_points_of_their_own() -> None:
    line = line_of(blundered())
    glances = [glance(state) for state in line]
    assert {point.player for point in turning_points(line, glances, player=0)} <= {0}
    everything = turning_points(line, glances)
    assert len(everything) <= 3
    assert [point.place for point in everything] == sorted(point.place for point in everything)


def test_the_line_has_a_state_for_every_ply_that_stands() -> None:
    state = blundered()
    again = GAMES["druid"].start({"size": 3}).play("a1").play("b2")
    after = again.takeback(1).play("c3").drop(0)
    assert len(line_of(state)) == state.ply + 1
    assert [each.entry.text for each in line_of(after)[1:] if each.entry] == ["a1", "c3"]


def test_a_finished_match_is_certain() -> None:
    assert glance(blundered()).chances == (1, 0)


def test_a_move_after_somebody_has_left_is_no_turning_point_of_theirs() -> None:
    state = GAMES["druid-hex3"].start({"size": 4}).play("a1").drop(1).play("b1").play("g4")
    line = line_of(state)
    glances = [Glance((0.9, 0.9, 0.9), "c1"), Glance((0.6, 0.6, 0.6), "c1"), *[Glance((0.1, 0.1, 0.1), "c1")] * 2]
    assert [(point.place, point.player) for point in turning_points(line, glances)] == [(0, 0)]


def test_the_end_of_a_round_is_no_turning_point() -> None:
    state = GAMES["contiguity-deluxe"].start({"druidless": True, "flip": True})
    while state.stage.round == 1:
        state = state.play(decide(state, 3, state.ply).move)
    line = line_of(state)
    assert line[-2].stage.round == 1
    glances = [*[Glance((0.5, 0.5))] * (len(line) - 2), Glance((1, 1), "1a-1b"), Glance((0.5, 0.5))]
    assert turning_points(line, glances) == []


def test_every_position_is_looked_at_where_they_are_few() -> None:
    assert [*sampled(7, most=8)] == [*range(7)]


def test_of_many_positions_those_before_and_after_some_moves_are_looked_at_from_the_first_move_to_the_last() -> None:
    assert [*sampled(100, most=8)] == [0, 1, 33, 34, 65, 66, 98, 99]
    for count in range(9, 60):
        assert len({*sampled(count, most=8)}) == 8
