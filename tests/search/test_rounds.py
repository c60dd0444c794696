"""The second round of a flip of sides: who wins it in as many turns as the first took has tied, and later has lost."""

import pytest

import locales
from engine import GAMES, State
from search import Fact, agrees_to_draw, candidates, chances, choose, facts, solve

WINNING = "6a-4a"
"""A move by which White, whom player 1 has, brings all pieces together."""


def last_turn(made: int, needed: int) -> State:
    """Return the second round before the last turn of player 1, who can win it on this turn."""
    return GAMES["contiguity-deluxe"].from_text(
        f"""contiguity-deluxe flip
ply 40
stage flip sides=1,0 deadline=1,1,flip made={made},{made} needed={needed}
board white 2a 2b 2c 2d 3a 6a +3b @3b; red 20a 22b 24c 26d 21a 23b +23a @23a; move; white to move"""
    )


TOO_LATE = last_turn(made=0, needed=0)
TIES = [last_turn(made=0, needed=1), last_turn(made=1, needed=2)]


@pytest.mark.parametrize("state", TIES)
def test_a_win_in_as_many_turns_as_the_first_round_took_is_a_draw(state: State) -> None:
    assert state.play(WINNING).stage.name == "auction"
    assert solve(state, 1) == []
    assert chances(state, 5) == (0.5, 0.5)
    assert choose(state, 5) == WINNING
    assert [found.value for found in candidates(state, 2, 2)] == [0.5, 0]
    assert not agrees_to_draw(state, 0, 3)
    (tied,) = facts(state, WINNING)
    assert (tied.code, "4a" in tied.cells) == ("ties-rounds", True)
    assert all(locales.say(language, f"fact-{tied.code}") for language in locales.LANGUAGES)


def test_a_win_that_takes_more_turns_than_the_first_round_loses() -> None:
    outcome = TOO_LATE.play(WINNING).outcome
    assert outcome
    assert outcome.winners == (0,)
    assert solve(TOO_LATE, 1) == []
    assert chances(TOO_LATE, 5) == (1, 0)
    assert agrees_to_draw(TOO_LATE, 1, 3)
    assert facts(TOO_LATE, WINNING) == (Fact("loses-by", {"reason": "flip"}),)


def test_a_win_with_turns_to_spare_wins() -> None:
    text = TIES[0].text().replace("deadline=1,1", "deadline=1,2").replace("needed=1", "needed=2")
    state = GAMES["contiguity-deluxe"].from_text(text)
    assert solve(state, 1) == [WINNING]
    assert chances(state, 5) == (0, 1)
    assert facts(state, WINNING)[0].code == "wins-by"


def test_a_win_in_the_set_up_ties_with_another() -> None:
    state = GAMES["contiguity-deluxe"].from_text(
        """contiguity-deluxe flip friendly
ply 28
stage flip sides=1,0 deadline=1,1,flip made=0,0 needed=0
board white 10b 10d 9c 11c 20b 22c; red 10a 11b 9b 9d 20a 22b; druid; white to move"""
    )
    assert state.play("10c").stage.name == "auction"
    assert solve(state, 1) == []
    assert chances(state, 5) == (0.5, 0.5)
