"""Two rounds with sides exchanged, and a third if they tie: a format that any game of two players may offer [000].

It is played here on a board of Contiguity where each side has a single disk to bring home, whenever it likes to.
"""

import pickle

import pytest

from engine import GAMES, MoveError, OptionError, Outcome, TextError
from engine.auction import OPTION as BID
from engine.boards.ring import RING
from engine.flip import OPTION as FLIP
from engine.games.ring.contiguity import Contiguity, ContiguityPosition
from tests.engine.ring import deluxe_positions as deluxe
from tests.engine.ring.contiguity_positions import play
from tests.engine.ring.deluxe_positions import DRUIDS, PAWNS, ended, prompts, refusal


class NearlyHome(Contiguity):
    """Contiguity in which White wins by 5c-3c and Red by 5a-3a."""

    id = "nearly-home"
    options = (BID, FLIP)
    excludes = (("flip", "bid"),)

    def opening(self, options):
        white, red = "28c 29c 30c 1c 2c 5c", "28a 29a 30a 1a 2a 5a"
        return ContiguityPosition((RING.set_of(white.split()), RING.set_of(red.split())))


GAME = NearlyHome()
WAITS = ("5c-7c", "5a-7a", "7c-5c", "7a-5a")
"""Four plies after which the board is as before."""
WHITE_WINS = "5c-3c"
RED_WINS = "5a-3a"


@pytest.fixture(autouse=True)
def registered(monkeypatch):
    """States are pickled by the name of their game."""
    monkeypatch.setitem(GAMES, GAME.id, GAME)


def match(*moves):
    return play(GAME.start({"flip": True}), *moves)


WON_ON_THE_THIRD = (*WAITS, WHITE_WINS)
"""White, whom player 0 has, wins the first round on its third move."""
SECOND = match(*WON_ON_THE_THIRD)
TIED = play(SECOND, *WAITS, WHITE_WINS)


# The first round.


def test_the_first_round_is_played_from_the_games_own_start():
    state = match()
    assert (state.turn, state.sides, state.position) == (0, (0, 1), GAME.opening({}))
    assert prompts(state) == [("first-round", {})]
    assert list(state.legal_moves()) == list(GAME.start().legal_moves())


def test_the_winner_of_the_first_round_has_not_won_the_match():
    assert SECOND.outcome is None
    assert SECOND.last == WHITE_WINS


def test_the_round_that_is_over_can_be_looked_at():
    (first,) = SECOND.rounds
    assert ended(first) == ((0,), "connection")
    assert (first.ply, first.turn, first.position.pieces()["3c"].side) == (5, None, 0)
    assert match(*WAITS).finished_round(SECOND) == first
    assert match(*WAITS).rounds == ()


def test_a_round_that_was_won_by_a_move_taken_back_is_not_over():
    back = SECOND.takeback(0)
    assert (back, back.rounds, back.prompts) == (match(*WAITS), (), match(*WAITS).prompts)
    assert SECOND.finished_round(back) is None
    again = back.play(WHITE_WINS)
    assert (again, again.rounds) == (SECOND, SECOND.rounds)


def test_a_move_of_the_second_round_is_taken_back_and_the_first_stays_as_it_was():
    back = SECOND.play(WAITS[0]).takeback(1)
    assert (back, back.rounds, back.turn) == (SECOND, SECOND.rounds, 1)


# The second.


def test_sides_are_exchanged_in_the_second_round():
    assert (SECOND.sides, SECOND.turn) == ((1, 0), 1)
    assert SECOND.position == GAME.opening({})


@pytest.mark.parametrize(
    ("moves", "loser", "count"),
    [
        ((WHITE_WINS,), 1, 1),
        ((*WAITS[:1], RED_WINS), 0, 1),
        ((*WAITS[:2], "7c-3c"), 1, 2),
        ((*WAITS[:3], "7a-3a"), 0, 2),
        (WON_ON_THE_THIRD, 1, 3),
    ],
)
def test_the_loser_has_as_many_turns_as_the_winner_had_moves(moves, loser, count):
    assert prompts(match(*moves)) == [("second-round", {"player": loser, "left": count})]


def test_only_turns_of_the_player_under_the_deadline_count_down():
    left = []
    state = SECOND
    for move in WAITS:
        left.append(state.prompts[0].data["left"])
        state = state.play(move)
    assert left == [3, 2, 2, 1]


def test_the_loser_of_the_first_round_may_have_red_in_the_second():
    """Player 1 won the first round with Red on its second move, and has White now."""
    state = match(*WAITS[:3], "7a-3a")
    assert (state.turn, state.sides) == (1, (1, 0))
    assert ended(play(state, "5c-7c", RED_WINS)) == ((0,), "connection")
    assert play(state, "5c-7c", "5a-7a", "7c-5c", "7a-3a").outcome is None
    assert ended(play(state, *WAITS)) == ((1,), "flip")


def test_a_win_in_fewer_moves_wins_the_match():
    assert ended(SECOND.play(WHITE_WINS)) == ((1,), "connection")
    assert ended(play(SECOND, *WAITS[:2], "7c-3c")) == ((1,), "connection")


def test_no_win_within_as_many_moves_loses_the_match():
    lost = play(SECOND, *WAITS, "5c-6c")
    assert lost.outcome == Outcome((0,), "flip")
    assert lost.turn is None


def test_a_second_round_won_by_the_winner_of_the_first_ends_the_match():
    assert ended(play(SECOND, "5c-7c", RED_WINS)) == ((0,), "connection")


def test_a_win_in_exactly_as_many_moves_is_a_tie():
    assert (TIED.outcome, TIED.position) == (None, GAME.opening({}))
    assert [ended(state) for state in TIED.rounds] == [((0,), "connection"), ((1,), "connection")]


# The third.


def test_a_tie_is_broken_under_a_bid_opened_by_player_0():
    assert (TIED.turn, TIED.sides, prompts(TIED)) == (0, (0, 1), [("auction-open", {})])
    assert set(TIED.legal_moves()) == {f"bid {number}" for number in range(1, 100)}
    assert refusal(TIED, "5c-7c").code == "auction-first"


@pytest.mark.parametrize(("choice", "sides", "turn"), [("first", (1, 0), 1), ("second", (0, 1), 0)])
def test_the_lowest_bidder_chooses_sides_for_the_third_round(choice, sides, turn):
    state = play(TIED, "bid 5", "bid 2", "call", choice)
    assert (state.sides, state.turn, state.position) == (sides, turn, GAME.opening({}))
    assert prompts(state) == [("deadline", {"player": 1, "left": 2})]


def test_the_third_round_decides_the_match():
    state = play(TIED, "bid 2", "call", "second")
    assert ended(play(state, "5c-7c", RED_WINS)) == ((0,), "connection")
    assert ended(play(state, WHITE_WINS)) == ((1,), "connection")
    assert ended(play(state, *WAITS)) == ((1,), "bid")


def test_a_win_on_the_last_turn_keeps_the_bid_and_is_no_further_tie():
    assert ended(play(TIED, "bid 1", "call", "first", WHITE_WINS)) == ((0,), "connection")


# What is refused.


@pytest.mark.parametrize("state", [match(), SECOND], ids=["first", "second"])
@pytest.mark.parametrize("text", ["bid 3", "call", "first"])
def test_there_is_no_auction_in_the_first_two_rounds(state, text):
    assert refusal(state, text).code == "auction-over"


def test_what_breaks_a_rule_of_the_board_is_refused_as_ever():
    assert [refusal(state, "5c-5c").code for state in (match(), SECOND)] == ["same-cell", "same-cell"]
    with pytest.raises(MoveError, match="game-over"):
        SECOND.play(WHITE_WINS).play("5c-7c")


def test_two_rounds_and_a_bid_do_not_go_together():
    with pytest.raises(OptionError, match="conflict"):
        GAME.start({"flip": True, "bid": True})


# Leaving and drawing (R1, R2).


@pytest.mark.parametrize("state", [match(), SECOND, TIED, play(TIED, "bid 1", "call")], ids=["1", "2", "3", "choice"])
def test_who_resigns_loses_the_match_whatever_the_round(state):
    for player in (0, 1):
        assert state.drop(player).outcome == Outcome((1 - player,), "resigned")
    assert state.draw().outcome == Outcome((), "agreed")


def test_the_moves_made_bear_on_what_may_follow():
    """The count to beat grows with every move of the first round, and the turns left shrink in the second."""
    assert match(*WAITS).position == match().position
    assert match(*WAITS).key != match().key
    assert play(SECOND, *WAITS).key != SECOND.key


def test_the_same_board_in_another_round_is_another_position():
    states = [match(), SECOND, play(TIED, "bid 3", "call", "first"), match(WHITE_WINS), match("5c-7c", RED_WINS)]
    assert len({state.position for state in states}) == 1
    assert len({state.key for state in states}) == len(states)


# Texts.


STATES = {
    "first": match(*WAITS[:3]),
    "second": play(SECOND, *WAITS[:3]),
    "auction": TIED.play("bid 9"),
    "choice": play(TIED, "bid 9", "call"),
    "third": play(TIED, "bid 9", "call", "second", *WAITS[:1]),
    "won": SECOND.play(WHITE_WINS),
    "lost": play(SECOND, *WAITS, "5c-6c"),
    "resigned": SECOND.drop(0),
}


@pytest.mark.parametrize("state", STATES.values(), ids=STATES)
def test_every_stage_reads_back_replays_and_survives_pickling(state):
    for again in (GAME.from_text(state.text()), GAME.replay(state.record()), pickle.loads(pickle.dumps(state))):
        assert again == state
        assert (again.key, again.turn, again.prompts) == (state.key, state.turn, state.prompts)
        assert list(again.legal_moves()) == list(state.legal_moves())


@pytest.mark.parametrize("state", STATES.values(), ids=STATES)
def test_a_match_taken_up_from_its_text_goes_on_as_it_would_have(state):
    again = GAME.from_text(state.text())
    for move in list(state.legal_moves())[:3]:
        assert again.play(move) == state.play(move)


def test_a_replayed_match_knows_its_rounds():
    replayed = GAME.replay(TIED.record())
    assert replayed.rounds == TIED.rounds
    assert [closed.text() for closed in replayed.rounds] == [closed.text() for closed in TIED.rounds]
    assert all(GAME.from_text(closed.text()) == closed for closed in TIED.rounds)


def test_the_moves_made_are_written_down():
    assert match(*WAITS[:3]).text().splitlines()[2] == "stage flip sides=0,1 made=2,1"
    assert SECOND.text().splitlines()[2] == "stage flip sides=1,0 deadline=1,3,flip made=0,0 needed=3"


@pytest.mark.parametrize(
    "stage",
    [
        "flip sides=0,1",
        "flip sides=0,1 made=1",
        "flip sides=0,1 made=-1,0",
        "flip sides=0,1 made=x,0",
        "flip sides=0,0 made=0,0",
        "flip made=0,0",
        "flip sides=1,0 made=0,0 deadline=2,3,flip",
        "flip sides=1,0 made=0,0 deadline=1,-3,flip",
        "flip sides=1,0 made=0,0 deadline=1,3,whim",
        "flip sides=1,0 made=0,0 deadline=1,3,flip needed=2",
        "flip sides=1,0 made=0,0 deadline=1,1,flip needed=-1",
        "flip sides=1,0 made=0,0 deadline=1,1,flip needed=x",
    ],
)
def test_a_stage_that_cannot_be_is_refused(stage):
    with pytest.raises(TextError):
        GAME.from_text(f"{GAME.id} flip\nply 0\nstage {stage}\nboard {GAME.opening({}).text()}")


# In Contiguity Deluxe, which has a set-up.


SET_UP = (*PAWNS, *DRUIDS)
LOST_BY_PLACING = {"white": "20a 22a 24a 26a 28a 30a", "red": "13a 15a 14b 20c 22c 24c", "phase": "druid"}
"""White loses by putting its druid on 14a."""


def test_the_set_up_is_played_again_and_counts_no_turns():
    state = deluxe.begun("flip", *SET_UP, "10b-9b")
    assert "made=1,0" in state.text()
    second = deluxe.position("flip", **LOST_BY_PLACING, stage="flip sides=0,1 made=0,0").play("14a")
    assert (second.position.pieces(), second.turn, second.sides) == ({}, 1, (1, 0))
    assert second.prompts[1].code == "place-pawn"
    assert prompts(play(second, *SET_UP))[0] == ("second-round", {"player": 0, "left": 0})


def test_a_first_round_won_in_the_set_up_leaves_the_loser_one_turn_by_which_a_win_comes_too_late():
    """R15: the count is at least 1 for the deadline, and none is left in which a win would count."""
    second = deluxe.position("flip", **LOST_BY_PLACING, stage="flip sides=0,1 made=0,0").play("14a")
    assert prompts(second)[0] == ("second-round-in-set-up", {"player": 0, "left": 0})
    assert second.text().splitlines()[2] == "stage flip sides=1,0 deadline=0,1,flip made=0,0 needed=0"


SECOND_BY_PLACING = "flip sides=1,0 made=0,0 deadline=0,1,flip needed={}"
"""Player 1 has White in the second round, and loses it by the placing."""


def test_a_second_round_won_in_the_set_up_beats_a_first_won_on_the_first_move():
    """R15: 1 and 0, so the second winner wins the match."""
    state = deluxe.position("flip", **LOST_BY_PLACING, stage=SECOND_BY_PLACING.format(1))
    assert ended(state.play("14a")) == ((0,), "surround")


def test_two_rounds_won_in_the_set_up_are_a_tie():
    """R15: 0 and 0."""
    state = deluxe.position("flip", **LOST_BY_PLACING, stage=SECOND_BY_PLACING.format(0))
    assert prompts(state)[0] == ("second-round-in-set-up", {"player": 0, "left": 0})
    tied = state.play("14a")
    assert (tied.outcome, tied.sides, prompts(tied)) == (None, (0, 1), [("auction-open", {})])
    assert ended(state.finished_round(tied)) == ((0,), "surround")


ONE_FROM_HOME = {"white": "10d 11d 12d 13d 14d 16d +15d", "red": "20a 22a 24a 20c 22c 24c +22b", "to_move": "white"}
"""White connects by 16d-15c, whoever has it."""


@pytest.mark.parametrize(
    ("needed", "end"), [(0, ((1,), "flip")), (1, None), (2, ((0,), "connection"))], ids=["0", "1", "2"]
)
def test_a_win_on_the_first_move_is_measured_by_what_the_first_winner_truly_needed(needed, end):
    """R15: against a win in the set-up it comes a move too late, though the deadline allows the move."""
    stage = f"flip sides=0,1 made=0,0 deadline=0,{max(1, needed)},flip needed={needed}"
    state = deluxe.position("flip", **ONE_FROM_HOME, stage=stage)
    won = next(state.play(move) for move in state.legal_moves() if connects(state, move))
    assert ended(won) == end
    assert (won.outcome is None) == (prompts(won) == [("auction-open", {})])


@pytest.mark.parametrize("needed", [0, 1, 2])
def test_how_many_turns_are_left_tells_what_a_win_on_the_next_one_brings(needed):
    """R15: with none it comes too late, with one it ties, and with more it wins."""
    stage = f"flip sides=0,1 made=0,0 deadline=0,{max(1, needed)},flip needed={needed}"
    state = deluxe.position("flip", **ONE_FROM_HOME, stage=stage)
    won = next(state.play(move) for move in state.legal_moves() if connects(state, move))
    brings = {((1,), "flip"): 0, None: 1, ((0,), "connection"): 2}[ended(won)]
    assert prompts(state) == [("second-round", {"player": 0, "left": brings})]


def connects(state, move):
    """Return whether a move connects all pieces of the mover."""
    return state.position.after(state.parse(move)).result is not None


def test_after_a_win_in_the_set_up_no_win_at_all_is_lost_at_the_end_of_the_first_move():
    """R15: the deadline is that of a count of 1."""
    stage = "flip sides=0,1 made=0,0 deadline=0,1,flip needed=0"
    state = deluxe.position("flip", **ONE_FROM_HOME, stage=stage)
    lost = next(state.play(move) for move in state.legal_moves() if not connects(state, move))
    assert ended(lost) == ((1,), "flip")


def test_a_second_round_won_in_the_set_up_reads_back_and_counts_as_what_it_was():
    """R15: positions that differ in what the first winner needed differ in what may follow."""
    by_needed = [deluxe.position("flip", **LOST_BY_PLACING, stage=SECOND_BY_PLACING.format(n)) for n in (0, 1)]
    assert len({state.key for state in by_needed}) == 2
    assert [deluxe.GAME.from_text(state.text()) for state in by_needed] == by_needed


def test_the_limit_of_turns_comes_before_the_deadline_of_the_second_round():
    """R4: player 0 is ahead when both deadlines come, which wins the round on the last move, and ties."""
    white, red = "10d 11d 14d 16d 18d 20d +12d", "10b 11b 12b 20a 22a 24a +13b"
    board = {"white": white, "red": red, "to_move": "red", "left": 1}
    state = deluxe.position("turns=5 flip", **board, stage="flip sides=1,0 made=4,5 deadline=0,1,flip")
    assert prompts(state.play("24a-25a")) == [("auction-open", {})]


def test_the_deadline_of_the_second_round_comes_before_isolation():
    """R4: player 0's last move leaves White's druid alone, too late."""
    white, red = "4b 6b 8b 10b 22a 24a +14b", "14a 20c 22c 24c 26c 28c +30c"
    state = deluxe.position(
        "isolation flip", white=white, red=red, to_move="red", stage="flip sides=1,0 made=4,5 deadline=0,1,flip"
    )
    assert ended(state.play("14a-13a")) == ((1,), "flip")


def test_a_match_of_two_rounds_is_suggested_like_one():
    assert deluxe.begun("flip").suggest("10") == deluxe.begun().suggest("10")
    assert SECOND.suggest("5c-") == GAME.start().suggest("5c-")
