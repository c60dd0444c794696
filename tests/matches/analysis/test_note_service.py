"""Notes: a few private words on a match, found wherever its positions stand."""

import pytest

from matches import Notes, Subject
from matches.analysis import note_service
from matches.analysis.analysis_models import LONGEST_NOTE, position_id
from tests.engine.random_matches import SINGLES, under, walk
from tests.matches.fixtures import ANN, BOB, GAME, Clock, TestServices

FIRST, REPLY = "30a-29a", "1a-2a"


@pytest.fixture
async def subject(services):
    return Subject("match", await services.start_match(FIRST, REPLY))


async def test_notes_are_kept_on_the_whole_and_on_positions_for_one_person(database, services, subject):
    state = (await services.matches.get(subject.id)).state
    await services.notes.set(subject, ANN.user, "Plays fast")
    await services.notes.set(subject, ANN.user, "Watch 29a", state)
    other = await TestServices.on_database(database, Clock())
    notes = await other.notes.of(subject, ANN.user)
    assert (notes.whole, notes.on(state), notes.on(state.previous)) == ("Plays fast", "Watch 29a", "")
    assert await other.notes.of(subject, BOB.user) == Notes()
    assert await other.notes.on_matches([subject.id, 99], ANN.user) == {subject.id: "Plays fast"}
    assert await other.notes.on_matches([subject.id], BOB.user) == {}
    await other.close()


async def test_a_note_is_changed_and_an_empty_one_is_deleted(services, subject):
    state = GAME.start()
    await services.notes.set(subject, ANN.user, "One", state)
    assert (await services.notes.set(subject, ANN.user, "Two", state)).on(state) == "Two"
    assert await services.notes.set(subject, ANN.user, " \n\u200b ", state) == Notes()
    assert await services.rows("private_notes") == []
    assert await services.notes.set(subject, ANN.user, "", state) == Notes()


async def test_a_note_keeps_its_lines_without_what_is_hidden(services, subject):
    notes = await services.notes.set(subject, ANN.user, "\n First,\u202e  then \n\n\n\nsecond\ufeff\n\n")
    assert notes.whole == "First, then\n\nsecond"


async def test_a_note_is_so_long_at_most_and_there_are_so_many(services, subject, monkeypatch):
    async with services.refused("note-long", most=LONGEST_NOTE, count=LONGEST_NOTE + 1):
        await services.notes.set(subject, ANN.user, "x" * (LONGEST_NOTE + 1))
    await services.notes.set(subject, ANN.user, "x" * LONGEST_NOTE)
    monkeypatch.setattr(note_service, "MOST_NOTES", 1)
    async with services.refused("too-many-notes", most=1):
        await services.notes.set(subject, ANN.user, "More", GAME.start())
    await services.notes.set(subject, ANN.user, "Another")
    monkeypatch.setattr(note_service, "MOST_NOTED", 1)
    other = Subject("match", await services.start_match())
    async with services.refused("notes-full", most=1):
        await services.notes.set(other, ANN.user, "More")
    await services.notes.set(other, BOB.user, "Mine")


async def test_notes_on_a_board_of_ones_own_are_its_persons(services):
    board = (await services.analyses.open_board(GAME.start(), ANN.user)).subject
    async with services.refused("no-such-analysis"):
        await services.notes.set(board, BOB.user, "Not mine")
    assert (await services.notes.set(board, ANN.user, "Mine", GAME.start())).on(GAME.start()) == "Mine"
    await services.notes.set(board, ANN.user, "Whole")
    assert await services.notes.of(board, BOB.user) == Notes()
    assert (await services.notes.of(board, ANN.user)).whole == "Whole"


@under(SINGLES)
def test_a_position_has_one_name_whatever_the_way_to_it(setting):
    names = {}
    for state in walk(setting):
        read = setting.game.from_text(state.text())
        assert position_id(read) == position_id(state)
        assert names.setdefault(position_id(state), state.key) == state.key
