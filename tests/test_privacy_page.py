"""`PRIVACY.md` names every table, once, under the heading that is true of it."""

import re
from pathlib import Path

import runtime.services  # noqa: F401  every feature declares what of its rows is about people
from store.personal import DECLARED
from store.schema import metadata

PAGE = (Path(__file__).parents[1] / "PRIVACY.md").read_text(encoding="utf-8")
DELETED, SHARED_WITH_OTHERS, NOT_ABOUT_PEOPLE = (
    "What is stored about you, and deleted with you",
    "What is shared with others, and stays without you",
    "What is not about people",
)


def named(heading: str) -> list[str]:
    """Return the tables that the rows below a heading name."""
    section = PAGE.split(f"## {heading}\n", maxsplit=1)[1].split("\n## ", maxsplit=1)[0]
    rows = [line.split("|")[2] for line in section.splitlines() if line.startswith("| ")]
    return [table for row in rows for table in re.findall(r"`(\w+)`", row)]


def declared(*fates: str) -> set[str]:
    """Return the tables with rows of which a deletion makes one of some things."""
    return {each.table.name for each in DECLARED if each.fate in fates}


def test_every_table_is_named_once() -> None:
    tables = [*named(DELETED), *named(SHARED_WITH_OTHERS), *named(NOT_ABOUT_PEOPLE)]
    assert sorted(tables) == sorted(metadata.tables)


def test_what_is_deleted_with_a_person_is_what_the_program_deletes() -> None:
    assert set(named(DELETED)) == declared("deleted") - {"outbox"}, "few posts are about one person"


def test_what_is_not_about_people_has_no_column_for_them() -> None:
    assert declared("deleted", "shared", "kept", "emptied", "stays") & set(named(NOT_ABOUT_PEOPLE)) == set()


def test_tables_that_keep_a_place_for_the_deleted_are_among_the_shared() -> None:
    assert declared("shared") <= set(named(SHARED_WITH_OTHERS))


def test_the_one_id_that_stays_is_told() -> None:
    assert declared("kept") == {"blocks"}
    assert "without your name (`blocks`)" in PAGE
