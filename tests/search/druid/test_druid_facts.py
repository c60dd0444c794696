"""What a move of the Druid games does is told in words that hold."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

import locales
from engine import State
from engine.games.druid.druid_position import DruidPosition
from engine.position import PASS, SWAP
from search import Fact, facts
from search.druid.druid_facts import MOST_FOR_TWO, _estimate, _left
from search.druid.paths import STONES
from tests.engine.druid.druid_positions import play, standing
from tests.search.druid.plain_paths import length
from tests.search.druid.random_druid import SETTINGS, states

SMALL = [
    ("druid", {"size": 4}),
    ("druid", {"size": 5, "nogaps": True}),
    ("druid-hex", {"size": 3}),
    ("druid-hex3", {"size": 3}),
    ("druid-y", {"size": 4, "nostack": True}),
]


def told(state: State, move: str) -> dict[str, Fact]:
    return {fact.code: fact for fact in facts(state, move)}


def test_a_win_is_told_alone_with_its_cells():
    state = standing("druid", "a1=V1 a2=V1 c3=H1", "V", size=3)
    (fact,) = facts(state, "a3")
    assert (fact.code, fact.cells) == ("wins", ("a1", "a2", "a3"))


def test_a_threat_a_block_and_a_win_allowed_name_the_cells_that_count():
    state = standing("druid", "a1=V1 a2=V1 b3=H1 c3=H1", "V", size=4)
    assert told(state, "a3")["threatens"].cells == ("a4",)
    three = standing("druid", "a1=V1 a2=V1 a3=V2 d4=H1", "H", size=4)
    assert told(three, "a4")["blocks-win"].cells == ("a4",)
    assert told(three, "c4")["allows-win"].data == {"move": "a4"}


def test_how_much_is_left_is_told_where_it_changes():
    state = standing("druid", "b1=V1 b2=V1 d4=H1", "V", size=4)
    assert told(state, "b3")["druid-joins-in"].data == {"now": 1, "before": 2}
    assert "druid-joins-in" not in told(state, "a1")
    state = standing("druid", "a2=H1 b2=H2 d4=V1", "V", size=4)
    assert told(state, "c2")["druid-opponent-needs"].data == {"now": 3, "before": 2}


def test_what_a_lintel_covers_is_told():
    state = standing("druid", "a1=V1 b1=H1 c1=V1 d4=H1 d1=H1", "V", size=5)
    assert told(state, "a1-c1")["druid-bridges"].data == {"cell": "b1"}
    state = standing("druid", "a1=V1 b1=V1 c1=H1 d4=H1", "V", size=5)
    assert told(state, "a1-c1")["druid-captures"].data == {"cell": "c1"}


def test_a_stone_that_escapes_a_lintel_is_told_from_one_that_is_only_higher():
    state = standing("druid", "a1=V1 b1=H1 c1=V1 d4=H1", "H", size=5)
    assert told(state, "b1")["druid-secures"].data == {"cell": "b1"}
    assert told(state, "d4")["druid-raises"].data == {"cell": "d4", "height": 2}


def test_words_are_told_as_what_they_are():
    state = play(standing("druid", "", "V"), "a1")
    assert set(told(state, "pass")) == {"druid-passes"}
    assert set(told(state.play("pass"), "pass")) == {"druid-draws"}


@pytest.mark.parametrize(("game_id", "options"), SETTINGS[::2], ids=str)
def test_everything_told_can_be_said_and_the_cells_left_are_as_many_as_said(game_id, options):
    for state in states(game_id, options, seed=8, every=20):
        for move in list(state.legal_moves())[::9]:
            for fact in facts(state, move):
                assert all(locales.say(language, f"fact-{fact.code}", **fact.data) for language in locales.LANGUAGES)
                assert set(fact.cells) <= set(state.position.grid.index)
                if fact.code == "druid-joins-in":
                    after = state.position.after(state.parse(move))
                    grid, joins = after.grid, after.setting.joins[state.position.side]
                    lengths = [
                        length(after, state.position.side, [grid.edges[e] for e in edges], STONES) for edges in joins
                    ]
                    estimate, now = min(lengths), fact.data["now"]
                    assert now == estimate or (estimate, now) == (2, 3) or (now == 2 and estimate <= MOST_FOR_TWO)
                    assert now == 2 or len(fact.cells) <= now


def with_stones(position: DruidPosition, side: int) -> Iterator[DruidPosition]:
    """Yield the positions after each stone that a side may place, as if it were its turn."""
    mover = replace(position, side=side)
    return (mover.after(move) for move in mover.moves() if move not in (PASS, SWAP))


def fewest(position: DruidPosition, side: int) -> int:
    """Return the fewest stones with which a side connects while nobody else plays; 3 for more than two."""
    after = [*with_stones(position, side)]
    if any(board.result for board in after):
        return 1
    return 2 if any(more.result for board in after for more in with_stones(board, side)) else 3


def check_few(game_id: str, options: dict, seed: int, plies: int, every: int) -> Counter[int]:
    """Hold what is told of one stone and of two against trying them all; return how often which number was right."""
    found: Counter[int] = Counter()
    for state in states(game_id, options, seed, plies=plies, every=every):
        for side in range(state.game.players):
            (number, route), exact = _left(state.position, side), fewest(state.position, side)
            assert min(number, 3) == exact, (state.text(), side, number)
            if exact == 2:
                assert not route & state.position.tops[side]
                assert any(
                    more.result and not route & ~(more.tops[side] | board.placed)
                    for board in with_stones(state.position, side)
                    for more in with_stones(board, side)
                ), (state.text(), side)
            found[exact] += 1
    return found


@pytest.mark.parametrize(("game_id", "options"), SMALL, ids=str)
def test_one_stone_and_two_are_told_exactly(game_id, options):
    found = check_few(game_id, options, seed=0, plies=24, every=8)
    assert found.total()


@pytest.mark.exhaustive
@pytest.mark.parametrize(("game_id", "options"), [*SMALL, ("druid", {"size": 6}), ("druid-hex", {"size": 4})], ids=str)
def test_one_stone_and_two_are_told_exactly_in_every_position_of_some_matches(game_id, options):
    found = sum((check_few(game_id, options, seed, plies=40, every=1) for seed in range(1, 5)), Counter())
    assert min(found[number] for number in (1, 2, 3)) > 5


ONE_STONE_FOR_TWO = (
    "a1=H1 a5=H1 a6=V1 b1=H1 b4=V1 b5=H1 c4=V1 c5=H1 c6=H1 d1=V1 d2=V1 d3=V1 d4=V1 d5=V1 d6=H1 e6=H1 f3=V1"
)
"""Here a stone of V prepares a lintel over two cells that lie on V's way."""


@pytest.mark.parametrize(
    ("language", "two"),
    [("en", "two stones from"), ("fr", "à deux pierres d’une"), ("de", "zur Verbindung zwei Steine")],
)
def test_two_stones_are_told_where_one_prepares_two_captures(language, two):
    state = standing("druid", ONE_STONE_FOR_TWO, "H", size=6)
    after = state.position.after(state.parse("b5-d5"))
    assert (_estimate(after, 0)[0], _left(after, 0)[0], fewest(after, 0)) == (3, 2, 2)
    data = told(state, "b5-d5")["druid-opponent-needs"].data
    assert data == {"now": 2, "before": 1}
    assert two in locales.say(language, "fact-druid-opponent-needs", **data)


@pytest.mark.parametrize(
    ("language", "stones"),
    [
        ("en", ("one stone still to go, instead of two.", "about 4 stones still to go, instead of about 5.")),
        ("fr", ("une pierre, au lieu de deux.", "environ 4 pierres, au lieu d’environ 5.")),
        ("de", ("ein Stein, vorher zwei.", "etwa 4 Steine, vorher etwa 5.")),
    ],
)
def test_few_stones_are_told_by_their_number_and_more_as_an_estimate(language, stones):
    said = [locales.say(language, "fact-druid-joins-in", now=now, before=before) for now, before in ((1, 2), (4, 5))]
    assert all(line.endswith(end) for line, end in zip(said, stones, strict=True))
