"""Lists on pages: what is on each, and the ways from one to the next."""

import pytest

from cogs.core.pages import Paged, page_line, turns
from locales import say

SEVEN = list(range(7))


@pytest.mark.parametrize(("page", "shown"), [(0, [0, 1, 2]), (1, [3, 4, 5]), (2, [6])])
def test_a_page_holds_its_part_of_a_list(page: int, shown: list[int]) -> None:
    assert Paged.of(SEVEN, 3, page) == Paged(shown, page, 3)


def test_a_page_that_there_is_no_more_is_the_last_one() -> None:
    assert Paged.of(SEVEN, 3, 9) == Paged([6], 2, 3)
    assert Paged.of([], 3, 9) == Paged([], 0, 1)


def test_only_one_of_several_pages_tells_which_it_is() -> None:
    assert list(page_line("fr", 1, 3)) == [say("fr", "page-of", page=2, pages=3)]
    assert list(page_line("fr", 0, 1)) == []


@pytest.mark.parametrize(
    ("page", "ways"),
    [
        (0, ["trilithon:go:8:1:after"]),
        (1, ["trilithon:go:8:0:before", "trilithon:go:8:2:after"]),
        (2, ["trilithon:go:8:1:before"]),
    ],
)
def test_buttons_lead_to_the_pages_that_there_are(page: int, ways: list[str]) -> None:
    assert [button.custom_id for button in turns("en", Paged.of(SEVEN, 3, page), "go", 8)] == ways
