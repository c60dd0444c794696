"""Building what leagues and tournaments share from rows."""

from collections.abc import Sequence
from dataclasses import fields
from typing import Any, TypeVar

from sqlalchemy import Row

from matches.core.models import Person
from matches.core.terms import Terms
from matches.events import event_queries
from matches.events.event_models import Entrant, EventTerms, Fixture, Member
from matches.playing.loading import displayed_name, read_person
from store.transactions import Transaction

TermsKind = TypeVar("TermsKind", bound=EventTerms)


async def event_row(transaction: Transaction, event_id: int) -> Row[Any]:
    """Return an event that exists with its latest season."""
    row = await event_queries.event(transaction, event_id)
    assert row
    return row


def columns_of(terms: EventTerms) -> dict[str, Any]:
    """Return the columns of an event's terms."""
    own = {each.name: getattr(terms, each.name) for each in fields(terms) if each.name != "match"}
    return own | terms.match.columns("events")


def read_terms(kind: type[TermsKind], row: Row[Any]) -> TermsKind:
    """Build an event's terms from its row."""
    own = {each.name: getattr(row, each.name) for each in fields(kind) if each.name != "match"}
    return kind(**own, match=Terms.read(row))


def identity(row: Row[Any]) -> dict[str, Any]:
    """Return what every event has, from its row."""
    return {name: getattr(row, name) for name in ("id", "guild", "channel", "language")}


def runs(row: Row[Any]) -> bool:
    """Return whether the latest season of an event is running."""
    return row.season is not None and row.over_at is None


async def read_members(transaction: Transaction, row: Row[Any]) -> tuple[Member, ...]:
    """Return the members of an event's next season, in order of joining."""
    return tuple(
        Member(_person(each), each.division, each.place, each.goes, each.checked_in_at is not None)
        for each in await event_queries.members(transaction, row.id, row.season)
    )


def read_entrants(rows: Sequence[Row[Any]]) -> tuple[Entrant, ...]:
    """Build the players of a season from their rows."""
    people = [read_person(row.user, row.name) for row in rows]
    return tuple(
        Entrant(row.slot, person, row.out_at is not None, row.place, row.unseen_at, row.goes, row.goes_on)
        for row, person in zip(rows, people, strict=True)
    )


def read_fixtures(rows: Sequence[Row[Any]]) -> tuple[Fixture, ...]:
    """Build fixtures from their rows."""
    return tuple(
        Fixture(each.id, each.round, each.first, each.second, each.match, each.result, each.number) for each in rows
    )


def _person(row: Row[Any]) -> Person:
    return Person(row.user, displayed_name(row.name or ""))
