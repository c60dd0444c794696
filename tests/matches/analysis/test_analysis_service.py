"""Analyses: kept for one person, followed through the match, limited, and without help where it would be unfair."""

import asyncio
from dataclasses import replace

import pytest
from sqlalchemy import event, update

from engine import GAMES, MoveError
from matches import Subject
from matches.analysis import analysis_models, analysis_service
from matches.analysis.analysis_models import LONGEST_NAME, MOST_BOARDS
from matches.analysis.analysis_tree import Spot, read_spot
from matches.archive import records
from store.schema import analysis_moves
from tests.matches.fixtures import ANN, BOB, CLEO, GAME, HERE, Clock, TestServices, outcome, refused

FIRST, REPLY, THIRD, FOURTH = "30a-29a", "1a-2a", "29a-28a", "2a-3a"
HEX3 = GAMES["druid-hex3"]


@pytest.fixture
def analyses(services):
    return services.analyses


async def of_match(services, match, person=ANN):
    return await services.analyses.of_match(await services.matches.get(match), person.user)


async def try_all(services, analysis, *texts, at=None):
    """Try moves one after the other, by default from the match's board, and return the analysis and the last node."""
    node = at or analysis.tree.current
    for text in texts:
        analysis, node = await services.analyses.add(analysis, node, text)
    return analysis, node


def moves(analysis):
    """Return what was tried, as paths without the start."""
    tree = analysis.tree
    return [[node.text for node in tree.path(node)[1:]] for node in tree.nodes if node.stored]


# A match


async def test_what_somebody_tries_is_there_after_a_restart_for_them_alone(database, services):
    match = await services.start_match(FIRST)
    analysis, node = await try_all(services, await of_match(services, match), REPLY, THIRD)
    assert moves(analysis) == [[FIRST, REPLY], [FIRST, REPLY, THIRD]]
    other = await TestServices.on_database(database, Clock())
    again = await of_match(other, match)
    assert (moves(again), again.id, str(again.tree.find(node.spot).spot)) == (moves(analysis), analysis.id, "v2")
    assert (await other.analyses.state(again, again.tree.find(node.spot))).line == (FIRST, REPLY, THIRD)
    assert moves(await of_match(other, match, BOB)) == []
    await other.close()


async def test_looking_stores_nothing_and_neither_does_a_move_that_is_there(services, analyses):
    match = await services.start_match(FIRST, REPLY)
    before = await services.everything()
    analysis = await of_match(services, match)
    analysis, node = await analyses.add(analysis, analysis.tree.start, " 30A - 29A ")
    assert (node, analysis.id) == (analysis.tree.find(Spot(1)), None)
    assert await services.everything() == before
    analysis, node = await try_all(services, analysis, THIRD)
    before = await services.everything()
    assert (await analyses.add(analysis, analysis.tree.current, THIRD))[1] == node
    assert await services.everything() == before


async def test_a_move_is_stored_in_its_canonical_form_or_refused_by_the_rules(services, analyses):
    analysis = await of_match(services, await services.start_match())
    async with services.refused("not-yours", MoveError):
        await analyses.add(analysis, analysis.tree.start, "1a-2a")
    _, node = await analyses.add(analysis, analysis.tree.start, "30A  29a")
    assert node.text == FIRST


@pytest.mark.parametrize("text", ["draw agreed", "takeback 1", "late 0", "resign", "resign 7", "draw", "takeback"])
async def test_only_moves_and_a_leave_can_be_tried(services, analyses, text):
    analysis = await of_match(services, await services.start_match(FIRST))
    async with services.refused("analysis-leave"):
        await analyses.add(analysis, analysis.tree.current, text)


async def test_what_if_somebody_leaves_a_match_of_three(services, analyses):
    trio = await services.challenge(BOB, CLEO, game=HEX3, player=0)
    for person in (BOB, CLEO):
        match = (await services.challenges.accept(trio.id, person)).match
    analysis, left = await try_all(services, await of_match(services, match), "resign 1")
    assert (await analyses.state(analysis, left)).out == (1,)
    move = next((await analyses.state(analysis, left)).legal_moves())
    analysis, node = await try_all(services, analysis, move, at=left)
    assert (await analyses.state(analysis, node)).turn == 2
    with refused("analysis-leave"):
        await analyses.add(analysis, node, "resign 1")


async def test_nothing_follows_the_end_of_a_match(services, analyses):
    analysis, end = await try_all(services, await of_match(services, await services.start_match()), "resign 0")
    assert (await analyses.state(analysis, end)).outcome.reason == "resigned"
    for text in (REPLY, "resign 1"):
        with refused("game-over", MoveError):
            await analyses.add(analysis, end, text)


async def test_the_analysis_follows_the_match_through_a_takeback(services, analyses):
    match = await services.start_match(FIRST)
    analysis, thought = await try_all(services, await of_match(services, match), REPLY, THIRD)
    await services.play(match, REPLY)
    analysis = await of_match(services, match)
    assert analysis.tree.current.was_tried
    assert analysis.tree.thought(analysis.tree.current).text == THIRD
    await services.offers.takeback(match, BOB)
    analysis = await of_match(services, match)
    assert analysis.tree.current == analysis.tree.find(Spot(1))
    assert (await analyses.state(analysis, analysis.tree.find(thought.spot))).line == (FIRST, REPLY, THIRD)


async def test_a_move_that_was_taken_back_can_be_tried_so_that_it_is_shown(services, analyses):
    match = await services.start_match(FIRST)
    await services.offers.takeback(match, ANN)
    analysis = await of_match(services, match)
    assert analysis.tree.children(analysis.tree.start) == ()
    analysis, node = await analyses.add(analysis, analysis.tree.start, FIRST)
    assert (node.entry, node.stored, analysis.tree.children(analysis.tree.start)) == (1, (1,), (node,))
    analysis, left = await analyses.delete(analysis, node)
    assert left == analysis.tree.start


async def test_a_move_is_added_to_what_another_window_has_added(services, analyses, other_process):
    match = await services.start_match(FIRST)
    one, other = await of_match(services, match), await of_match(other_process, match)
    await try_all(services, one, REPLY, THIRD)
    changed, node = await other_process.analyses.add(other, other.tree.current, REPLY)
    assert (str(node.spot), changed.tree.size) == ("v1", 2)
    changed, node = await other_process.analyses.add(other, other.tree.current, "1a-3a")
    assert (str(node.spot), changed.tree.size) == ("v3", 3)


async def test_two_windows_that_try_at_once_keep_both(services, analyses, other_process):
    match = await services.start_match(FIRST)
    one, other = await of_match(services, match), await of_match(other_process, match)
    await asyncio.gather(
        services.analyses.add(one, one.tree.current, REPLY),
        other_process.analyses.add(other, other.tree.current, "1a-3a"),
        other_process.analyses.add(other, other.tree.current, "1a-3a"),
    )
    assert sorted(moves(await of_match(services, match))) == [[FIRST, REPLY], [FIRST, "1a-3a"]]


async def test_an_analysis_is_full_at_some_time(services, analyses, monkeypatch):
    monkeypatch.setattr(analysis_service, "MOST_POSITIONS", 2)
    analysis, node = await try_all(services, await of_match(services, await services.start_match()), FIRST, REPLY)
    async with services.refused("analysis-full", most=2):
        await analyses.add(analysis, node, THIRD)
    assert (await analyses.add(analysis, analysis.tree.start, FIRST))[0].tree.size == 2


async def test_of_matches_a_person_keeps_only_so_many(services, analyses, monkeypatch):
    monkeypatch.setattr(analysis_service, "MOST_MATCHES", 1)
    await try_all(services, await of_match(services, await services.start_match()), FIRST)
    other = await of_match(services, await services.start_match())
    async with services.refused("analyses-full", most=1):
        await analyses.add(other, other.tree.start, FIRST)
    assert (await analyses.open_board(GAME.start(), ANN.user)).id


async def test_who_thinks_costs_a_turn_of_the_match_no_statement(services):
    match = await services.start_match(FIRST)
    other = await services.start_match(FIRST)
    analysis, _ = await try_all(services, await of_match(services, match), REPLY, THIRD, FOURTH)
    await services.notes.set(analysis.subject, ANN.user, "Slow", (await services.matches.get(match)).state)
    assert await statements(services, services.play(match, REPLY)) == await statements(
        services, services.play(other, REPLY)
    )


async def statements(services, work):
    """Return how many statements some work takes."""
    found, engine = [], services.store._engine.sync_engine
    count = lambda *_: found.append(1)  # noqa: E731
    event.listen(engine, "before_cursor_execute", count)
    await work
    event.remove(engine, "before_cursor_execute", count)
    return len(found)


async def test_a_stored_move_that_the_rules_forbid_by_now_is_refused_and_the_rest_is_there(services, analyses):
    match = await services.start_match(FIRST)
    _, node = await try_all(services, await of_match(services, match), REPLY, THIRD)
    async with services.store.write() as transaction:
        await transaction.execute(update(analysis_moves).where(analysis_moves.c.number == 2).values(text="30a-30a"))
    analyses._trees.clear()
    other = replace(await of_match(services, match), id=10**6)  # nothing of it is in memory
    with refused("analysis-gone"):
        await analyses.state(other, other.tree.find(node.spot))
    assert (await analyses.state(other, other.tree.find(read_spot("v1")))).last == REPLY


async def test_a_long_line_is_played_beside_the_event_loop(services, analyses):
    line = [FIRST, REPLY, "29a-30a", "2a-1a"] * 10
    board = await analyses.open_board(GAME.start(), ANN.user)
    board, node = await try_all(services, board, *line)
    analyses._states.clear()
    assert (await analyses.state(board, node)).line == tuple(line)
    assert (await analyses.state(board, board.tree.path(node)[7])).ply == 7


# Deleting


async def test_what_is_deleted_is_gone_with_all_after_it_and_its_numbers_are_never_given_again(services, analyses):
    match = await services.start_match(FIRST)
    analysis, kept = await try_all(services, await of_match(services, match), REPLY)
    analysis, gone = await try_all(services, analysis, THIRD, FOURTH, at=kept)
    middle = analysis.tree.parent(gone)
    analysis, left = await analyses.delete(analysis, middle)
    assert (left.spot, moves(analysis)) == (kept.spot, [[FIRST, REPLY]])
    assert moves(await of_match(services, match)) == [[FIRST, REPLY]]
    async with services.refused("analysis-gone"):
        await analyses.delete(analysis, middle)
    _, again = await try_all(services, analysis, THIRD, at=left)
    assert str(again.spot) == "v5"


async def test_deleting_from_a_move_of_the_match_leaves_the_match(services, analyses):
    match = await services.start_match(FIRST)
    await try_all(services, await of_match(services, match), REPLY, THIRD)
    await services.play(match, REPLY)
    analysis = await of_match(services, match)
    analysis, left = await analyses.delete(analysis, analysis.tree.current)
    assert (left, moves(analysis), analysis.id) == (analysis.tree.current, [], None)
    assert await services.rows("analyses") == []
    async with services.refused("analysis-nothing"):
        await analyses.delete(analysis, left)
    analysis, node = await try_all(services, analysis, THIRD)
    assert (await analyses.state(analysis, node)).last == THIRD


async def test_who_stands_on_what_another_window_deleted_can_add_nothing_there(services, analyses):
    match = await services.start_match(FIRST)
    analysis, node = await try_all(services, await of_match(services, match), REPLY, "29a-27a")
    first = analysis.tree.parent(node)
    await analyses.delete(analysis, node)
    async with services.refused("analysis-gone"):
        await analyses.add(analysis, node, FOURTH)
    await analyses.delete(analysis, first)
    async with services.refused("analysis-gone"):
        await analyses.add(analysis, first, THIRD)


# Boards of one's own


async def test_a_board_starts_from_any_position_and_is_found_again(services, analyses):
    state = GAME.start().play(FIRST).play(REPLY)
    board = await analyses.open_board(state, ANN.user)
    assert (board.start, board.start.length, board.start.ply) == (state, 0, 2)
    board, node = await try_all(services, board, THIRD)
    assert (await analyses.state(board, node)).ply == 3
    again = await analyses.open_board(GAME.from_text(state.text()), ANN.user)
    assert (again.id, moves(again)) == (board.id, [[THIRD]])
    assert (await analyses.get(board.subject, ANN.user)).tree.size == 1
    for other in (GAME.start(), GAME.start({"bid": True})):
        assert (await analyses.open_board(other, ANN.user)).id != board.id
    async with services.refused("no-such-analysis"):
        await analyses.board(board.id, BOB.user)


async def test_an_unnamed_board_makes_room_for_a_new_one_and_a_named_one_does_not(services, analyses, clock):
    for number in range(MOST_BOARDS - 1):
        await analyses.open_board(GAME.start(), ANN.user, f"board {number}")
    clock.advance(1)
    scratch = await analyses.open_board(GAME.start(), ANN.user)
    await try_all(services, scratch, FIRST)
    await services.notes.set(scratch.subject, ANN.user, "Nothing")
    clock.advance(1)
    new = await analyses.open_board(GAME.start().play(FIRST), ANN.user)
    assert len(await analyses.of(ANN.user)) == MOST_BOARDS
    async with services.refused("no-such-analysis"):
        await analyses.board(scratch.id, ANN.user)
    await analyses.rename(new.id, ANN.user, "the last")
    async with services.refused("too-many-analyses", most=MOST_BOARDS):
        await analyses.open_board(GAME.start(), ANN.user)


async def test_names_are_one_visible_line_and_differ(services, analyses):
    board = await analyses.open_board(GAME.start(), ANN.user, "the\n\u202elong  end\ufeff")
    assert board.name == "the long end"
    for name in ("THE long end", " the  long end "):
        async with services.refused("analysis-name-taken", name="the long end"):
            await analyses.open_board(GAME.start(), ANN.user, name)
    for name in ("x" * (LONGEST_NAME + 1), "\u200b\u2060"):
        async with services.refused("analysis-name", most=LONGEST_NAME):
            await analyses.rename(board.id, ANN.user, name)
    assert (await analyses.rename(board.id, ANN.user, "The Long End")).name == "The Long End"
    assert (await analyses.rename(board.id, ANN.user, "")).name == ""
    assert (await analyses.open_board(GAME.start(), BOB.user, "the long end")).name


async def test_all_analyses_of_a_person_come_latest_first(services, analyses, clock, monkeypatch):
    match = await services.start_match(FIRST)
    await try_all(services, await of_match(services, match), REPLY, THIRD)
    clock.advance(5)
    board = await analyses.open_board(GAMES["druid"].start(), ANN.user, "ring")
    assert [(each.subject, each.name, each.size) for each in await analyses.of(ANN.user)] == [
        (board.subject, "ring", 0),
        (Subject("match", match), "", 2),
    ]
    assert await analyses.of(BOB.user) == []
    monkeypatch.delitem(GAMES, "druid")
    assert [each.match for each in await analyses.of(ANN.user)] == [match]
    with refused("no-such-analysis"):
        await analyses.board(board.id, ANN.user)


async def test_an_analysis_is_discarded_whole_by_its_person_alone(services, analyses):
    match = await services.start_match(FIRST)
    analysis, node = await try_all(services, await of_match(services, match), REPLY)
    board = await analyses.open_board(GAME.start(), ANN.user)
    for subject in (analysis.subject, board.subject):
        async with services.refused("no-such-analysis"):
            await analyses.discard(subject, BOB.user)
        await services.notes.set(subject, ANN.user, "Mine")
        await analyses.discard(subject, ANN.user)
    assert not [*await services.rows("analyses"), *await services.rows("analysis_moves")]
    assert [row.match for row in await services.rows("private_notes")] == [match]
    with refused("analysis-gone"):
        await analyses.add(analysis, node, THIRD)
    with refused("no-such-analysis"):
        await analyses.add(board, board.tree.start, FIRST)


async def test_with_an_imported_match_go_all_analyses_and_notes_on_it(services, analyses):
    match = (await services.archive.add(records.read(f"game: contiguity\n1. {FIRST}\n"), ANN.user, HERE, "en")).id
    for person in (ANN, BOB):
        analysis, _ = await try_all(services, await of_match(services, match, person), REPLY)
        await services.notes.set(analysis.subject, person.user, "Seen")
    await services.archive.delete(match, ANN.user)
    for table in ("analyses", "analysis_moves", "private_notes"):
        assert await services.rows(table) == []
    for attempt in (
        services.notes.set(analysis.subject, BOB.user, "Seen"),
        analyses.add(replace(analysis, id=None), analysis.tree.current, "1a-3a"),
    ):
        assert await outcome(attempt) == "no-such-match"


# Help


async def test_help_is_refused_where_it_would_be_unfair(services):
    match = await services.matches.get(await services.start_match(FIRST))
    with refused("analysis-helps", match=match):
        await services.analyses.check_help(CLEO.user, match.state.play(REPLY), match)
    await services.analyses.check_help(CLEO.user, match.state.play(REPLY))


def test_the_limits_are_those_of_the_house():
    assert (analysis_models.MOST_POSITIONS, MOST_BOARDS, LONGEST_NAME) == (500, 20, 40)
