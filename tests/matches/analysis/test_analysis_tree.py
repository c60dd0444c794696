"""The tree of an analysis: the match is its main line, and whatever was tried stays reachable whatever is played."""

import random

import pytest

from engine import GAMES, MoveError
from matches.analysis.analysis_tree import Spot, StoredMove, build, read_spot
from tests.engine.random_matches import some_moves, still_in
from tests.matches.fixtures import GAME, refused

STARTS = {
    "two": GAMES["contiguity"].start(),
    "an auction": GAMES["contiguity"].start({"bid": True}),
    "a swap": GAMES["druid"].start({"size": 5}),
    "two rounds": GAMES["contiguity-deluxe"].start({"flip": True}),
    "three": GAMES["druid-hex3"].start({"size": 3}),
    "four": GAMES["contigo-capture"].start({"short": True}),
}
FIRST, REPLY, THIRD = "30a-29a", "1a-2a", "29a-28a"


def recorded(*entries, start=None):
    """Return the states of a record."""
    states = [start or GAME.start()]
    for entry in entries:
        states.append(states[-1].enter(entry))
    return states


def tried(*moves):
    """Return stored moves, numbered from 1, from pairs of the spot they follow and a text."""
    return [StoredMove(number, read_spot(spot), text) for number, (spot, text) in enumerate(moves, 1)]


def texts(nodes):
    return [node.text for node in nodes]


def read(tree, at=None, most=1_000):
    """Return the written tree with the main line in capitals."""
    return tree.written(at or tree.current, lambda node: node.text.upper() if node.is_main else node.text, most)


# One tree


def test_a_record_alone_is_a_line_that_ends_at_the_board():
    tree = build(recorded(FIRST, REPLY), ())
    assert texts(tree.line(tree.start)) == ["", FIRST, REPLY]
    assert tree.current == tree.find(Spot(2))
    assert all(node.is_main for node in tree.nodes)
    assert (tree.size, tree.next(tree.current), tree.parent(tree.start)) == (0, None, None)


def test_what_was_tried_hangs_where_it_was_tried():
    tree = build(recorded(FIRST, REPLY), tried(("2", THIRD), ("v1", "2a-3a"), ("1", "1a-3a"), ("2", "29a-27a")))
    assert texts(tree.children(tree.current)) == [THIRD, "29a-27a"]
    assert texts(tree.path(tree.find(read_spot("v2")))) == ["", FIRST, REPLY, THIRD, "2a-3a"]
    assert texts(tree.branch(tree.find(read_spot("v2")))) == [THIRD, "2a-3a"]
    assert texts(tree.children(tree.find(Spot(1)))) == [REPLY, "1a-3a"]
    assert [str(node.spot) for node in tree.children(tree.find(Spot(1)))] == ["2", "v3"]


def test_a_tried_move_that_is_played_is_the_move_of_the_match_with_what_was_thought_of_it():
    moves = tried(("1", REPLY), ("v1", THIRD), ("v2", "2a-3a"), ("v1", "29a-27a"))
    before, after = build(recorded(FIRST), moves), build(recorded(FIRST, REPLY, "29a-27a"), moves)
    assert before.thought(before.current).text == REPLY
    foreseen = after.find(Spot(2))
    assert (foreseen.stored, foreseen.was_tried, str(foreseen.spot)) == ((1,), True, "2")
    assert after.find(read_spot("v1")) == foreseen
    assert texts(after.children(foreseen)) == ["29a-27a", THIRD]
    assert texts(after.line(after.thought(foreseen))) == ["", FIRST, REPLY, THIRD, "2a-3a"]


def test_equal_moves_are_one_node_even_if_stored_twice():
    tree = build(recorded(FIRST), tried(("1", REPLY), ("v1", THIRD), ("1", REPLY), ("v3", THIRD), ("v3", "29a-27a")))
    assert len(tree.nodes) == 5
    assert tree.find(read_spot("v4")) == tree.find(read_spot("v2"))
    assert tree.find(read_spot("v1")).stored == (1, 3)


def test_a_taken_back_move_is_shown_as_a_variation_where_something_was_tried():
    record = recorded(FIRST, REPLY, "takeback 2")
    assert texts(build(record, ()).children(build(record, ()).start)) == []
    tree = build(record, tried(("2", THIRD)))
    assert tree.current == tree.start == tree.find(Spot(3))
    assert texts(tree.line(tree.start)) == ["", FIRST, REPLY, THIRD]
    assert [node.is_main for node in tree.line(tree.start)] == [True, False, False, False]


def test_a_move_played_again_after_a_takeback_is_the_same_place():
    tree = build(recorded(FIRST, REPLY, "takeback 1", REPLY), tried(("2", THIRD)))
    assert tree.find(Spot(2)) == tree.find(Spot(4)) == tree.current
    assert (tree.current.entry, texts(tree.children(tree.current))) == (4, [THIRD])


def test_a_place_that_was_taken_back_can_still_be_found_and_tried_from():
    record = recorded(FIRST, REPLY, "takeback 1")
    tree = build(record, ())
    lost = tree.find(Spot(2))
    assert not tree.is_shown(lost)
    assert read(tree, lost) == f"1. {FIRST.upper()} {REPLY}"
    assert read(tree) == f"1. {FIRST.upper()}"


def test_leaving_can_be_tried_and_counts_for_no_ply():
    start = STARTS["three"]
    first, second = (next(state.legal_moves()) for state in (start, start.play(next(start.legal_moves()))))
    tree = build(recorded(first, start=start), tried(("1", "resign 1"), ("v1", second)))
    left, after = tree.path(tree.find(read_spot("v2")))[-2:]
    assert (left.is_ply, left.ply, after.ply) == (False, 1, 2)
    assert read(tree) == f"1. {first.upper()} resign 1 {second}"


def test_a_board_without_a_match_starts_from_any_position():
    start = GAME.from_text(recorded(FIRST, REPLY)[-1].text())
    tree = build([start], tried(("0", THIRD), ("v1", "2a-3a"), ("0", "29a-27a")))
    assert (tree.start.ply, tree.current) == (2, tree.start)
    assert read(tree) == f"3. {THIRD} (3… 29a-27a) 4. 2a-3a"


def test_a_move_after_something_unknown_is_left_out_with_all_after_it():
    tree = build(recorded(FIRST), [StoredMove(4, Spot(9), REPLY), StoredMove(5, Spot(4, is_stored=True), THIRD)])
    assert (len(tree.nodes), tree.size) == (2, 0)


def test_what_is_deleted_takes_along_what_was_tried_after_it():
    tree = build(recorded(FIRST, REPLY), tried(("1", REPLY), ("v1", THIRD), ("0", "30a-28a"), ("2", "29a-27a")))
    assert sorted(tree.stored_below(tree.find(Spot(1)))) == [1, 2, 4]
    assert sorted(tree.stored_below(tree.start)) == [1, 2, 3, 4]
    assert tree.stored_below(tree.find(read_spot("v3"))) == (3,)


# Spots


@pytest.mark.parametrize("text", ["0", "12", "v1", "v999999999"])
def test_a_spot_is_read_back_as_it_is_written(text):
    assert str(read_spot(text)) == text


@pytest.mark.parametrize("text", ["", "v", "-1", "012", "x3", "1 ", "v1v", "9999999999", "٣"])
def test_what_is_no_spot_is_refused(text):
    with refused("analysis-gone"):
        read_spot(text)


def test_of_a_spot_that_is_gone_the_board_is_nearest():
    tree = build(recorded(FIRST), ())
    with refused("analysis-gone"):
        tree.find(read_spot("v1"))
    assert tree.nearest(read_spot("v1")) == tree.current
    assert tree.nearest(Spot(0)) == tree.start


# Text


def test_variations_stand_in_parentheses_after_the_move_they_replace():
    moves = tried(("1", "1a-3a"), ("v1", THIRD), ("3", "2a-3a"), ("1", "1a-4a"), ("v1", "29a-27a"))
    tree = build(recorded(FIRST, REPLY, THIRD), moves)
    assert read(tree) == ("1. 30A-29A 1A-2A (2… 1a-3a 29a-28a (3… 29a-27a)) (2… 1a-4a) 3. 29A-28A 2a-3a")


def test_a_long_tree_is_cut_around_the_place():
    start, states = GAME.start(), []
    states = recorded(*["30a-29a", "1a-2a", "29a-30a", "2a-1a"] * 12, start=start)
    tree = build(states, tried(("20", "30a-28a")))
    whole = read(tree)
    for most in (40, 80, 200, len(whole) - 1):
        for spot in ("0", "1", "v1", "20", "48"):
            cut = read(tree, tree.find(read_spot(spot)), most)
            assert len(cut) <= most
            assert cut.strip("… ") in whole
            if spot != "0":
                assert tree.find(read_spot(spot)).text in cut.lower()
        assert len(read(tree, tree.find(Spot(24)), most)) > most - 24
    assert read(tree, most=len(whole)) == whole


# Laws


def state_at(tree, node, record):
    """Return the state at a node, played from the record."""
    path = tree.path(node)
    last = max(number for number, before in enumerate(path) if before.entry is not None)
    state = record[path[last].entry]
    for after in path[last + 1 :]:
        state = state.enter(after.text)
    return state


def entered(state, chance):
    """Return a state after an entry of the match: a ply, oftener one that ends nothing, a takeback, or a leave."""
    drawn = chance.random()
    if drawn < 0.2:
        try:
            return state.enter(f"takeback {chance.randint(1, 3)}")
        except MoveError:
            pass
    if drawn < 0.25 and len(still_in(state)) > 2:
        return state.drop(chance.choice(still_in(state)))
    return state.play(chance.choice(some_moves(state, 12)))


def tries(record, stored, chance):
    """Return what is stored after somebody tries something anywhere."""
    tree = build(record, stored)
    node = chance.choice(tree.nodes)
    state = state_at(tree, node, record)
    if state.outcome:
        return stored
    text = f"resign {still_in(state)[0]}" if chance.random() < 0.1 else chance.choice(some_moves(state, 12))
    child = tree.child(node, text)
    if child and tree.is_shown(child):
        return stored
    return (*stored, StoredMove(len(stored) + 1, node.spot, text))


def wander(start, seed):
    """Yield record and stored moves of a match again and again, while it goes on and somebody tries things."""
    chance = random.Random(f"{start.game.id} {seed}")
    record, stored = (start,), ()
    for _ in range(40):
        if chance.random() < 0.5 and not record[-1].outcome:
            record = (*record, entered(record[-1], chance))
        else:
            stored = tries(record, stored, chance)
        yield record, stored


@pytest.mark.parametrize("name", STARTS)
@pytest.mark.parametrize("seed", range(3))
def test_whatever_happens_everything_is_reached_once_and_nothing_is_lost(name, seed):
    lines_before = set()
    for record, stored in wander(STARTS[name], seed):
        tree = build(record, stored)
        reached = shown_from(tree)
        assert {number for node in reached for number in node.stored} == {move.number for move in stored}
        assert tree.size == len(stored)
        lines = {tuple(texts(tree.path(node))): node for node in tree.nodes}
        assert len(lines) == len(tree.nodes)
        assert lines_before <= lines.keys()
        lines_before = lines.keys()
        for spot in (*map(Spot, range(len(record))), *(Spot(move.number, is_stored=True) for move in stored)):
            assert tree.find(spot) in tree.nodes


@pytest.mark.parametrize("name", STARTS)
def test_whatever_happens_the_main_line_is_the_match_and_positions_are_right(name):
    for record, stored in wander(STARTS[name], "main"):
        tree = build(record, stored)
        standing = record[-1].lineage()
        assert texts(tree.path(tree.current))[1:] == list(record[-1].line)
        assert [node for node in tree.nodes if node.is_main] == sorted(
            tree.path(tree.current), key=lambda node: node.index
        )
        assert tree.line(tree.start)[: len(standing)] == tree.path(tree.current)
        for entry, state in enumerate(record):
            assert record[tree.find(Spot(entry)).entry] == state
        for node in tree.nodes:
            assert state_at(tree, node, record).ply == node.ply


@pytest.mark.parametrize("name", STARTS)
def test_whatever_happens_the_text_has_each_shown_move_once_with_parentheses_in_pairs(name):
    for record, stored in wander(STARTS[name], "text"):
        tree = build(record, stored)
        pieces = tree.pieces(tree.current)
        assert sorted(piece.node.index for piece in pieces) == sorted(node.index for node in shown_from(tree))[1:]
        depth = 0
        for piece in pieces:
            depth += piece.opens - piece.closes
            assert depth >= 0
        assert depth == 0


@pytest.mark.parametrize("name", STARTS)
def test_whatever_is_deleted_leaves_a_tree_without_loose_moves(name):
    for record, stored in wander(STARTS[name], "deleted"):
        tree = build(record, stored)
        for node in tree.nodes[:: max(1, len(tree.nodes) // 5)]:
            gone = tree.stored_below(node)
            left = build(record, [move for move in stored if move.number not in gone])
            assert left.size == tree.size - len(gone)


def shown_from(tree):
    """Return the nodes that one comes to from the start by what is shown."""
    found = [tree.start]
    for node in found:
        found += tree.children(node)
    return found
