"""Faults that nobody could know about: an apology with a reference that the log has too, and nothing changed."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

import cogs.ui.boards
import locales
import matches.store.outbox
from cogs.ui.controls import Room
from locales import say
from matches import Outbox, Table
from tests.cogs.conftest import SPOKEN, Club, Playing, controls

Act = Callable[[Club, Playing, str], Awaitable[Any]]


def broken(*_: Any, **__: Any) -> Any:
    raise RuntimeError("a wire came loose")


async def command(club: Club, playing: Playing, who: str) -> Any:
    return (await club.person(who).slash(playing.thread, "matches")).response


async def click(club: Club, playing: Playing, who: str) -> Any:
    return (await club.press(who, playing.board, "more")).response


async def modal(club: Club, playing: Playing, who: str) -> Any:
    return await playing.box(who, "30a-29a")


async def select(club: Club, playing: Playing, who: str) -> Any:
    shown = await playing.ask(who, "rules")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(locales, "rules", broken)
        slug = next(iter(locales.headings("en", "contiguity")))
        return (await club.person(who).select(shown, [slug], custom_id=controls(shown)[0])).response


ACTS = pytest.mark.parametrize(
    ("act", "method"),
    [(command, "open_matches"), (click, "match"), (modal, "submit"), (select, None)],
    ids=["command", "button", "modal", "select"],
)


async def started(club: Club, who: str) -> Playing:
    """A match in which `who` is to move."""
    return await club.match(who, "chloe" if who == "alice" else "alice")


@ACTS
@pytest.mark.parametrize("who", ["alice", "chloe"])
async def test_a_fault_is_apologized_for_privately_with_the_reference_of_the_log(
    club: Club,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    act: Act,
    method: str | None,
    who: str,
) -> None:
    playing = await started(club, who)
    before, read = club.stored(), len(club.everything())
    if method:
        monkeypatch.setattr(Table, method, broken)
    answer = await act(club, playing, who)
    ((reference, fault),) = club.reports.take()
    assert answer.ephemeral
    assert answer.content == say(SPOKEN[who], "fault-unknown", reference=reference)
    assert str(fault) == "a wire came loose"
    assert reference in [getattr(record, "data", {}).get("reference") for record in caplog.records]
    assert club.stored() == before
    assert len(club.everything()) == read


async def test_every_fault_has_a_reference_of_its_own(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    playing = await started(club, "alice")
    monkeypatch.setattr(Table, "open_matches", broken)
    for _ in range(3):
        await command(club, playing, "alice")
    assert len({reference for reference, _ in club.reports.take()}) == 3


@pytest.mark.parametrize(("language", "tongue"), [("en-US", "en"), ("fr", "fr")])
async def test_a_fault_while_a_reply_is_read_is_apologized_for_in_the_language_of_the_place(
    club: Club, monkeypatch: pytest.MonkeyPatch, tongue: str
) -> None:
    playing = await started(club, "alice")
    monkeypatch.setattr(Table, "submit", broken)
    said = await club.sim.reply("alice", playing.board, "30a-29a")
    answer = playing.thread.last_message
    ((reference, _),) = club.reports.take()
    assert answer.content == say(tongue, "fault-unknown", reference=reference)
    assert answer.reference.message_id == said.id
    assert club.pinged(answer) == []


async def test_a_fault_while_somebody_types_offers_nothing_and_is_logged(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await started(club, "alice")
    monkeypatch.setattr(Table, "open_matches", broken)
    for name in ("move", "match"):
        assert await club.person("alice").autocomplete(playing.thread, "move", name, "30") == []
    assert [str(fault) for fault in club.sim.faults()] == ["a wire came loose"] * 2


async def test_a_move_of_which_only_half_could_be_stored_is_not_stored_at_all(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await started(club, "alice")
    before = club.stored()
    with monkeypatch.context() as patch:
        patch.setattr(matches.store.outbox, "add", broken)
        answer = await playing.move("alice", "30a-29a")
    ((reference, _),) = club.reports.take()
    assert answer.content == say("en", "fault-unknown", reference=reference)
    assert club.stored() == before
    assert (await playing.move("alice", "30a-28a")).content == say("en", "move-stored", move="30a-28a")
    assert playing.boards() == ["trilithon-1-0.png", "trilithon-1-1.png"]


async def test_a_database_that_is_busy_for_too_long_is_a_fault_like_any_other(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await started(club, "chloe")

    async def busy(*_: Any, **__: Any) -> None:
        raise OperationalError("BEGIN IMMEDIATE", {}, Exception("database is locked"))

    monkeypatch.setattr(Table, "submit", busy)
    answer = await playing.move("chloe", "30a-29a")
    ((reference, _),) = club.reports.take()
    assert answer.content == say("fr", "fault-unknown", reference=reference)


async def test_a_challenge_that_could_not_be_promised_leaves_nothing_behind(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = club.stored()
    monkeypatch.setattr(matches.store.outbox, "add", broken)
    answer = await club.ask("chloe", "challenge", game="contiguity")
    ((reference, _),) = club.reports.take()
    assert answer.content == say("fr", "fault-unknown", reference=reference)
    assert club.stored() == before


@pytest.mark.parametrize(("code", "status"), [(10062, 404), (40060, 400), (10015, 404)])
async def test_an_answer_that_comes_too_late_is_no_fault_and_the_move_counts(
    club: Club, code: int, status: int
) -> None:
    playing = await started(club, "alice")
    club.sim.env.inject_error("POST", "/interactions/*/*/callback", status=status, code=code)
    answer = await club.person("alice").slash(playing.thread, "move", move="30a-29a")
    await club.sim.settle()
    assert answer.response is None
    assert playing.boards() == ["trilithon-1-0.png", "trilithon-1-1.png"]


@pytest.mark.parametrize("act", [command, click], ids=["command", "button"])
async def test_where_not_even_an_apology_arrives_the_log_still_has_the_fault_and_the_bot_goes_on(
    club: Club, act: Act
) -> None:
    playing = await started(club, "alice")
    club.sim.env.inject_error("POST", "/interactions/*/*/callback", status=500, times=2)
    assert await act(club, playing, "alice") is None
    assert len(club.reports.take()) == 1
    assert (await playing.move("alice", "30a-29a")).content == say("en", "move-stored", move="30a-29a")


async def test_a_control_that_nothing_answers_any_more_is_apologized_for(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await started(club, "alice")
    monkeypatch.delitem(Room.actions, "more")
    answer = await click(club, playing, "chloe")
    ((reference, _),) = club.reports.take()
    assert answer.content == say("fr", "fault-unknown", reference=reference)


@pytest.mark.parametrize("who", ["alice", "chloe"])
async def test_a_command_that_is_no_more_says_that_discord_shows_an_old_list(club: Club, who: str) -> None:
    club.bot.tree.remove_command("help")
    answer = await club.ask(who, "help")
    assert answer.content == say(SPOKEN[who], "fault-outdated")


async def test_a_board_that_cannot_be_drawn_is_put_off_and_other_matches_go_on(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = await started(club, "alice"), await club.match("bruno", "dimitri")
    draw = cogs.ui.boards.render

    def faulty(state: Any, view: Any) -> Any:
        return broken() if "Alice" in view.names else draw(state, view)

    with monkeypatch.context() as patch:
        patch.setattr(cogs.ui.boards, "render", faulty)
        await first.by_command("30a-29a")
        await second.by_command("30a-29a")
        assert (len(first.boards()), len(second.boards())) == (1, 2)
    assert {str(fault) for _, fault in club.reports.take()} == {"a wire came loose"}
    await club.later(minutes=1)
    assert first.boards() == ["trilithon-1-0.png", "trilithon-1-1.png"]


async def test_the_sender_outlives_a_fault_of_the_outbox(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    playing = await started(club, "alice")
    claim, faults = Outbox.claim, [RuntimeError("a wire came loose")]

    async def unlucky(self: Any, limit: int) -> Any:
        if faults:
            raise faults.pop()
        return await claim(self, limit)

    monkeypatch.setattr(Outbox, "claim", unlucky)
    await playing.by_command("30a-29a")
    await club.later(seconds=5)
    assert playing.boards() == ["trilithon-1-0.png", "trilithon-1-1.png"]
    assert len(club.reports.take()) == 1
