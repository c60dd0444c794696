"""Whatever is read from a file can be stored, shown, exported and written, and be read once more."""

import json
from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import update

from engine import GAMES, State
from engine.errors import Refusal
from matches import Match
from matches.analysis.analysis_models import Notes, position_id
from matches.archive import imports
from matches.archive.records import LONGEST, MOST_ENTRIES, Imported, write
from matches.core.names import one_line
from store.schema import matches, moves
from tests.matches.archive.test_records import match_of
from tests.matches.fixtures import ANN, HERE, NOON

NAMES = st.one_of(
    st.text(max_size=120),
    st.lists(st.sampled_from("a\ud800\x00\n\u202e\u200d\ufe0f🧙\u2800\u0301 "), max_size=120).map("".join),
)
DATES = st.one_of(
    st.datetimes(timezones=st.none() | st.timezones()).map(str),
    st.sampled_from(
        ("9999-12-31T23:59:59-12:00", "9999-12-31T23:59:59", "0001-01-01T00:00:00+14:00", "1970-01-01", "", "\ud800")
    ),
    st.text(max_size=30),
)
WHENS = st.one_of(
    st.datetimes().map(lambda when: when.isoformat(" ", "seconds")),
    st.sampled_from(("9999-12-31 23:59:59", "0001-01-01 00:00", "1970-01-01 00:00:00", "2026-11-21 08:53")),
)
NUMBERS = st.one_of(st.integers(), st.sampled_from((0, 1, 10**400, 1.5, float("inf"), None, "1")))


@st.composite
def records_of_theirs(draw: st.DrawFn) -> str:
    players = [{"name": draw(NAMES), "result": draw(NUMBERS)}, {"name": draw(NAMES), "result": 0}]
    header = {"game": {"name": "Druid"}, "date-start": draw(DATES), "players": players, "pied": draw(st.booleans())}
    return json.dumps({"header": header, "moves": [["c3", "d4"], draw(st.sampled_from((["resign"], ["draw"], [])))]})


@st.composite
def states_of_theirs(draw: st.DrawFn) -> str:
    moves = (None, "c3", "d4", "abandoned")
    stack = [{"_timestamp": draw(DATES), "lastmove": move} for move in moves]
    return json.dumps({"game": "druid", "stack": stack, "winner": draw(st.lists(NUMBERS, max_size=2))})


@st.composite
def records_of_ours(draw: st.DrawFn) -> str:
    names = [f"player {player}: {json.dumps(draw(NAMES))}" for player in (0, 1)]
    timed = [f"{draw(WHENS)}  {move}" for move in ("30a-29a", "1a-2a", "resign 0")]
    return "\n".join(["game: contiguity", *names, f"began: {draw(WHENS)}", *timed])


@settings(max_examples=200)
@given(st.one_of(records_of_theirs(), states_of_theirs(), records_of_ours()))
def test_a_match_that_was_read_is_written_and_read_as_the_same_match(text: str) -> None:
    with suppress(Refusal):
        imported = imports.read(text)
        assert isinstance(imported, Imported)
        written = write(as_match(imported), imported.times)
        written.encode()
        again = imports.read(written)
        assert again == replace(imported, started=imported.started or NOON)
        assert [one_line(name) for name in imported.names] == list(imported.names)


def as_match(imported: Imported) -> Match:
    """Return a match as it is stored."""
    match: Match = match_of(imported.state, imported.names)
    return replace(match, started_at=imported.started or NOON)


def test_a_record_with_as_many_entries_and_notes_as_there_may_be_is_read_again() -> None:
    start = GAMES["contigo-capture"].start()
    turns = [start, *start.follow(["a5-c5 10+1,1", "e5-c5 11+2,0,1"])]
    entries = [*turns[-1].history, *["takeback 1", turns[-1].last] * ((MOST_ENTRIES - 2) // 2)]
    imported = imports.read("\n".join(["game: contigo-capture", *map(str, entries)]))
    assert isinstance(imported, Imported)
    note = "a\n" * 500
    notes = Notes(note, {position_id(turn): note + str(number) for number, turn in enumerate(turns)})
    written = write(as_match(imported), range(NOON, NOON + MOST_ENTRIES), notes)
    assert len(written) < LONGEST / 2
    assert imports.read(written).state.history == imported.state.history


def test_a_position_so_late_that_no_later_one_could_be_read_is_refused_with_its_line() -> None:
    position = GAMES["druid"].start().play("c3").text()
    assert isinstance(imports.read(position.replace("ply 1", "ply 100000")), State)
    with pytest.raises(Refusal) as caught:
        imports.read(position.replace("ply 1", "ply 100001"))
    assert (caught.value.code, caught.value.data["line"]) == ("position-line", 2)


@pytest.mark.both
@pytest.mark.parametrize(
    "date", ["9999-12-31T23:59:59-12:00", "9998-12-31T23:59:59-12:00", "0001-01-01T00:00:00+14:00", "1970-01-01"]
)
async def test_a_match_of_any_date_is_stored_exported_and_written(services, date: str) -> None:
    players = [{"name": "\ud800\x00A\u202e", "result": 1}, {"name": "", "result": 0}]
    header = {"game": {"name": "Druid"}, "date-start": date, "players": players}
    imported = imports.read(json.dumps({"header": header, "moves": [["c3", "resign"]]}))
    match = await services.archive.add(imported, ANN.user, HERE, "en")
    json.dumps(await services.privacy.export(ANN.user), ensure_ascii=False).encode()
    record = write(match, await services.matches.times(match.id))
    assert imports.read(record).state == imported.state


@pytest.mark.both
async def test_a_match_that_was_stored_with_moments_of_no_date_is_exported_and_written_without_them(services) -> None:
    imported = imports.read("game: druid\n2026-11-21 08:53 c3\n2026-11-21 08:54 resign 0")
    match = await services.archive.add(imported, ANN.user, HERE, "en")
    beyond = 253_402_343_999
    async with services.store.write() as transaction:
        await transaction.execute(update(matches).values(started_at=beyond, ended_at=beyond))
        await transaction.execute(update(moves).where(moves.c.ply == 1).values(at=beyond))
    exported = await services.privacy.export(ANN.user)
    assert (exported["matches"][0]["started_at"], exported["moves"][0]["at"][0]) == (beyond, beyond)
    stored = await services.matches.get(match.id)
    record = write(stored, await services.matches.times(match.id))
    assert "began" not in record
    assert (imports.read(record).state, imports.read(record).times) == (imported.state, None)
