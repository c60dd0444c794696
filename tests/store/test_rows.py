"""The usual statements on one table: which rows they mean, and what they return."""

import pytest
from sqlalchemy.exc import IntegrityError

from store import rows
from store.schema import absences, lesson_steps, notes

pytestmark = pytest.mark.both


@pytest.fixture
async def transaction(services):
    """Yield a transaction in which two people are away, one of them twice."""
    async with services.store.write() as transaction:
        spans = ((1, 10, 20), (2, 10, 20), (1, 30, 40))
        values = [dict(zip(("user", "starts_at", "ends_at"), span, strict=True)) for span in spans]
        await rows.insert_all(transaction, absences, values)
        yield transaction


async def test_rows_are_meant_by_their_values_by_conditions_or_by_both(transaction):
    later = absences.c.starts_at > 10
    assert await rows.count(transaction, absences) == 3
    assert await rows.count(transaction, absences, {"user": 1, "starts_at": 10}) == 1
    assert await rows.count(transaction, absences, {"back_at": None}) == 3
    assert await rows.count(transaction, absences, later) == 1
    assert await rows.count(transaction, absences, {"user": 2}, later) == 0
    assert [await rows.exist(transaction, absences, {"user": user}) for user in (2, 3)] == [True, False]
    with pytest.raises(KeyError):
        await rows.count(transaction, absences, {"users": 1})


async def test_one_row_or_all_in_their_order_are_read(transaction):
    row = await rows.get(transaction, absences, {"user": 1, "starts_at": 30})
    assert (row.ends_at, row.back_at) == (40, None)
    assert await rows.get(transaction, absences, {"user": 3}) is None
    found = await rows.get_all(transaction, absences, {"user": 1}, by=[absences.c.ends_at.desc()])
    assert [row.starts_at for row in found] == [30, 10]


async def test_a_new_row_has_an_id(transaction):
    last = max(row.id for row in await rows.get_all(transaction, absences))
    assert await rows.insert(transaction, absences, user=3, starts_at=1, ends_at=2) == last + 1
    await rows.insert_all(transaction, absences, [])
    assert await rows.count(transaction, absences) == 4


async def test_a_row_is_there_once(services):
    async with services.store.write() as transaction:
        await rows.insert(transaction, lesson_steps, user=4, game="contiguity", step="move")
    async with services.store.write() as transaction:
        with pytest.raises(IntegrityError):
            await rows.insert(transaction, lesson_steps, user=4, game="contiguity", step="move")


async def test_changes_say_how_many_rows_they_met(transaction):
    assert await rows.update(transaction, absences, {"user": 1}, back_at=15) == 2
    assert await rows.update(transaction, absences, absences.c.id < 0, back_at=16) == 0
    assert await rows.count(transaction, absences, {"back_at": 15}) == 2
    assert await rows.delete(transaction, absences, {"user": 1}, absences.c.starts_at > 10) == 1
    assert await rows.delete(transaction, absences) == 2


async def test_a_row_is_made_or_changed_by_its_key(transaction):
    await rows.upsert(transaction, notes, {"name": "word"}, {"value": "first"})
    await rows.upsert(transaction, notes, {"name": "word"}, {"value": "second"})
    await rows.upsert(transaction, notes, {"name": "word"}, {"value": "third"}, value=notes.c.value + ", again")
    assert (await rows.get(transaction, notes, {"name": "word"})).value == "second, again"
