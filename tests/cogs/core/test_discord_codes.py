"""A refusal of Discord is tried again, taken elsewhere or given up, by its code and, without one, by its status."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.core.discord_codes import CLOSED, REMEDIES, Code, Remedy, remedy


def refusal(status: int, code: int) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="")
    return discord.HTTPException(response, {"code": code, "message": ""})


@pytest.mark.parametrize(
    ("status", "code", "found"),
    [
        (500, 0, Remedy.RETRY),
        (503, 59999, Remedy.RETRY),
        (429, 0, Remedy.RETRY),
        (429, Code.MOST_EDITS, Remedy.RETRY),
        (401, 0, Remedy.RETRY),
        (408, 0, Remedy.RETRY),
        (403, 0, Remedy.RETRY),
        (404, 0, Remedy.RETRY),
        (403, Code.CLOUDFLARE, Remedy.RETRY),
        (400, Code.SENDING_DISABLED, Remedy.RETRY),
        (403, Code.MISSING_PERMISSIONS, Remedy.ELSEWHERE),
        (400, Code.BLOCKED_BY_AUTOMOD, Remedy.ELSEWHERE),
        (400, Code.BLOCKED_LINK, Remedy.ELSEWHERE),
        (400, 0, Remedy.ELSEWHERE),
        (405, 0, Remedy.ELSEWHERE),
        (403, 59999, Remedy.ELSEWHERE),
        (409, 59999, Remedy.ELSEWHERE),
        (400, Code.INVALID_FORM_BODY, Remedy.GIVE_UP),
        (413, Code.REQUEST_TOO_LARGE, Remedy.GIVE_UP),
    ],
)
def test_what_can_be_done_about_a_refusal(status: int, code: int, found: Remedy) -> None:
    assert remedy(refusal(status, code)) is found


def test_a_closed_place_is_left_for_another_whatever_the_status() -> None:
    assert {remedy(refusal(status, code)) for status in (400, 403, 404) for code in CLOSED} == {Remedy.ELSEWHERE}


def test_a_refusal_without_a_code_is_believed_once_it_has_come_again_and_again() -> None:
    assert [remedy(refusal(400, 0), tried) for tried in (0, 4, 5)] == [Remedy.RETRY, Remedy.RETRY, Remedy.ELSEWHERE]


def test_a_request_without_an_answer_is_made_again() -> None:
    assert {remedy(fault) for fault in (TimeoutError(), discord.RateLimited(3.0), OSError())} == {Remedy.RETRY}


def test_no_code_has_two_remedies() -> None:
    assert len(REMEDIES) == len(set(REMEDIES)) <= len(Code)
