"""Faults that nobody could know about: an apology with a reference that the log has too, and nothing changed."""

import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from itertools import product
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
from discord.webhook.async_ import AsyncWebhookAdapter

import cogs.offers.offer_messages
import cogs.playing.board_messages
import locales
import matches.posting.outbox_queries
from locales import say
from matches import MatchService, Outbox, PreferenceService, Unavailable
from matches.clocks import seen_service
from matches.people import preference_service
from runtime import workers
from store.transactions import Store
from tests.cogs.conftest import IN_BOTH_LANGUAGES, SPOKEN, Guild, Playing, actions, controls
from tests.cogs.failing_requests import DENIED, GONE, NO_MESSAGE, FailsOnce, fail_posts, recover

Act = Callable[[Guild, Playing, str], Awaitable[Any]]


def broken(*_: Any, **__: Any) -> Any:
    raise RuntimeError("a wire came loose")


async def command(guild: Guild, playing: Playing, who: str) -> Any:
    return (await guild.person(who).slash(playing.thread, "desk")).response


async def click(guild: Guild, playing: Playing, who: str) -> Any:
    return (await guild.press(who, playing.board, "more")).response


async def modal(guild: Guild, playing: Playing, who: str) -> Any:
    return await playing.type_move(who, "30a-29a")


async def select(guild: Guild, playing: Playing, who: str) -> Any:
    shown = await playing.ask(who, "rules")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(locales, "rules", broken)
        slug = next(iter(locales.headings("en", "contiguity")))
        return (await guild.person(who).select(shown, [slug], custom_id=controls(shown)[0])).response


ACTS: list[tuple[Act, str | None]] = [(command, "open_matches"), (click, "get"), (modal, "submit"), (select, None)]
"""What people do, each with the method that breaks meanwhile; the last breaks something by itself."""


async def started(guild: Guild, who: str) -> Playing:
    """Return a match in which `who` is to move."""
    return await guild.match(who, "chloe" if who == "alice" else "alice")


@pytest.mark.parametrize("who", ["alice", "chloe"])
async def test_each_fault_is_apologized_for_privately_with_a_reference_of_its_own_that_the_log_has_too(
    guild: Guild, subtests: pytest.Subtests, caplog: pytest.LogCaptureFixture, who: str
) -> None:
    playing = await started(guild, who)
    await guild.press(who, playing.board, "more")  # that somebody has looked is stored
    before, read = guild.stored(), len(guild.everything())
    references = set()
    for act, method in ACTS:
        with subtests.test(act=act.__name__), pytest.MonkeyPatch.context() as patch:
            if method:
                patch.setattr(MatchService, method, broken)
            answer = await act(guild, playing, who)
            ((reference, fault),) = guild.reports.take()
            references.add(reference)
            assert answer.ephemeral
            assert answer.content == say(SPOKEN[who], "fault-unknown", reference=reference)
            assert str(fault) == "a wire came loose"
            assert reference in [getattr(record, "data", {}).get("reference") for record in caplog.records]
            assert guild.stored() == before
            assert len(guild.everything()) == read
    assert len(references) == len(ACTS)


async def test_a_reason_that_cannot_be_put_into_words_is_apologized_for(
    guild: Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.core.error_answers.explain", broken)
    answer = await guild.ask("alice", "board", match="7")
    ((reference, _),) = guild.reports.take()
    assert answer.content == say("en", "fault-unknown", reference=reference)


@IN_BOTH_LANGUAGES
async def test_a_fault_while_a_reply_is_read_is_apologized_for_in_the_language_of_the_place(
    guild: Guild, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    playing = await started(guild, "alice")
    monkeypatch.setattr(MatchService, "submit", broken)
    reply = await guild.sim.reply("alice", playing.board, "30a-29a")
    answer = playing.thread.last_message
    ((reference, _),) = guild.reports.take()
    assert answer.content == say(language, "fault-unknown", reference=reference)
    assert answer.reference.message_id == reply.id
    assert guild.pinged(answer) == []


async def test_a_fault_while_a_reply_is_read_is_apologized_for_in_the_language_chosen_for_the_place(
    guild: Guild, subtests: pytest.Subtests
) -> None:
    alice, preferences = guild.person("alice"), guild.bot.services.preferences
    await preferences.set_server(guild.sim.guild.id, language="fr")
    playing = await started(guild, "alice")
    await preferences.set(alice.id, language="fr")
    await alice.user.slash("practice", game="contiguity", side="white", level=1)
    await guild.sim.settle()
    for place, board in ((playing.thread, playing.board), (alice.user.dm_channel, guild.sim.inbox("alice")[-1])):
        for method in ("get", "submit"):
            with subtests.test(place=place, method=method), pytest.MonkeyPatch.context() as patch:
                patch.setattr(MatchService, method, broken)
                await guild.sim.reply("alice", board, "30a-29a")
                ((reference, _),) = guild.reports.take()
                assert place.last_message.content == say("fr", "fault-unknown", reference=reference)


@IN_BOTH_LANGUAGES
async def test_a_fault_while_nobody_can_say_what_was_chosen_is_apologized_for_in_the_language_of_discords_server(
    guild: Guild, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    def away(*_: Any, **__: Any) -> Any:
        raise Unavailable("database-busy")

    playing = await started(guild, "alice")
    monkeypatch.setattr(PreferenceService, "load", away)
    monkeypatch.setattr(MatchService, "get", away)
    await guild.sim.reply("alice", playing.board, "30a-29a")
    assert playing.thread.last_message.content == say(language, "refusal-database-busy")


async def test_a_fault_while_somebody_types_offers_nothing_and_is_logged(
    guild: Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await started(guild, "alice")
    monkeypatch.setattr(MatchService, "open_matches", broken)
    for name in ("move", "match"):
        assert await guild.person("alice").autocomplete(playing.thread, "move", name, "30") == []
    assert [str(fault) for fault in guild.sim.take_errors()] == ["a wire came loose"] * 2


async def test_a_fault_before_a_command_even_begins_is_apologized_for_and_logged(
    guild: Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await started(guild, "alice")
    monkeypatch.setattr(PreferenceService, "load", broken)
    answer = await command(guild, playing, "alice")
    ((reference, fault),) = guild.reports.take()
    assert answer.ephemeral
    assert (answer.content, str(fault)) == (say("en", "fault-unknown", reference=reference), "a wire came loose")
    assert await guild.person("alice").autocomplete(playing.thread, "move", "move", "30") == []
    assert len(guild.reports.take()) == 1


async def test_a_move_of_which_only_half_could_be_stored_is_not_stored_at_all(
    guild: Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await started(guild, "alice")
    before = guild.stored()
    with monkeypatch.context() as patch:
        patch.setattr(matches.posting.outbox_queries, "add", broken)
        answer = await playing.move("alice", "30a-29a")
    ((reference, _),) = guild.reports.take()
    assert answer.content == say("en", "fault-unknown", reference=reference)
    assert guild.stored() == before
    assert (await playing.move("alice", "30a-28a")).content == say("en", "move-stored", move="30a-28a")
    assert playing.boards() == ["trilithon-1-0.png", "trilithon-1-1.png"]


@pytest.fixture
def hold(guild: Guild, file: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], None]]:
    """Let another program hold the database, so that nobody else can write, until this is called again."""
    monkeypatch.setitem(Store.write.__wrapped__.__kwdefaults__, "within", 0.1)
    monkeypatch.setattr(seen_service, "MARKED_WITHIN", 0.1)
    monkeypatch.setattr(preference_service, "LANGUAGE_NOTED_WITHIN", 0.1)
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        yield lambda: other.execute("ROLLBACK" if other.in_transaction else "BEGIN IMMEDIATE")


@pytest.mark.parametrize("who", ["alice", "chloe"])
async def test_who_moves_while_another_program_holds_the_database_is_told_so_and_can_move_later(
    guild: Guild, hold: Callable[[], None], who: str
) -> None:
    playing = await started(guild, who)
    hold()
    before = guild.stored()
    answer = await playing.move(who, "30a-29a")
    assert answer.content == say(SPOKEN[who], "refusal-database-busy")
    assert answer.ephemeral
    hold()
    assert guild.stored() == before
    await playing.by_command("30a-29a")
    assert playing.boards() == ["trilithon-1-0.png", "trilithon-1-1.png"]


async def test_a_reply_that_cannot_be_stored_now_is_answered_so(guild: Guild, hold: Callable[[], None]) -> None:
    playing = await started(guild, "alice")
    hold()
    await guild.sim.reply("alice", playing.board, "30a-29a")
    assert playing.thread.last_message.content == say("en", "refusal-database-busy")
    hold()
    await playing.by_reply("30a-29a")


@pytest.mark.parametrize("action", ["more", "move"])
async def test_a_board_can_be_looked_at_while_another_program_holds_the_database(
    guild: Guild, hold: Callable[[], None], action: str
) -> None:
    playing = await started(guild, "alice")
    await playing.by_command("30a-29a")
    hold()
    answer = (await guild.press("chloe", playing.board, action)).response
    assert answer.content
    assert answer.content != say("fr", "refusal-database-busy")
    assert (await playing.ask("chloe", "board")).attachments


async def test_what_waits_to_be_posted_is_posted_once_the_database_is_free_again(
    guild: Guild, hold: Callable[[], None]
) -> None:
    playing = await started(guild, "alice")
    fail_posts(guild, playing.thread)
    await playing.by_command("30a-29a")
    hold()
    recover(guild)
    await guild.later(seconds=8)
    assert playing.boards() == ["trilithon-1-0.png"]
    hold()
    await guild.later(minutes=2)
    assert playing.boards() == ["trilithon-1-0.png", "trilithon-1-1.png"]


async def test_a_challenge_that_could_not_be_promised_leaves_nothing_behind(
    guild: Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = guild.stored()
    monkeypatch.setattr(matches.posting.outbox_queries, "add", broken)
    answer = await guild.ask("chloe", "challenge", game="contiguity")
    ((reference, _),) = guild.reports.take()
    assert answer.content == say("fr", "fault-unknown", reference=reference)
    assert guild.stored() == before


async def test_an_answer_that_comes_too_late_is_no_fault_and_the_move_counts(
    guild: Guild, caplog: pytest.LogCaptureFixture
) -> None:
    playing = await started(guild, "alice")
    late = [(10062, 404), (40060, 400), (10015, 404), (50027, 401), (50083, 403), (160005, 400)]
    for code, status in late:
        guild.sim.env.inject_error("POST", "/interactions/*/*/callback", status=status, code=code)
        assert (await playing.by_command(next(iter(playing.state.legal_moves())))).response is None
    assert caplog.messages.count("answered too late") == len(late)
    assert playing.boards() == [f"trilithon-1-{entry}.png" for entry in range(len(late) + 1)]


async def test_a_thread_that_was_locked_before_the_answer_is_no_fault(
    guild: Guild, caplog: pytest.LogCaptureFixture
) -> None:
    playing = await started(guild, "alice")
    for act in (command, click):
        caplog.clear()
        guild.sim.env.inject_error("POST", "/interactions/*/*/callback", status=403, code=50083)
        assert await act(guild, playing, "alice") is None
        assert "answered too late" in caplog.messages
        assert guild.reports.take() == []


CUT_OFF = [ConnectionResetError("reset by peer"), aiohttp.ServerDisconnectedError(), TimeoutError()]


async def refusal(guild: Guild, playing: Playing, who: str) -> Any:
    return (await guild.person(who).slash(playing.thread, "move", move="1a-30a")).response


async def test_an_answer_that_discord_did_not_take_is_made_up_for_by_an_apology(
    guild: Guild, subtests: pytest.Subtests
) -> None:
    playing = await started(guild, "alice")
    for act, status in product((command, click, refusal), (500, 503, 429)):
        with subtests.test(act=act.__name__, status=status):
            guild.sim.env.inject_error("POST", "/interactions/*/*/callback", status=status)
            answer = await act(guild, playing, "alice")
            ((reference, _),) = guild.reports.take()
            assert answer.ephemeral
            assert answer.content == say("en", "fault-unknown", reference=reference)


async def test_an_acceptance_counts_although_its_card_could_not_be_changed_and_the_next_press_changes_it(
    guild: Guild,
) -> None:
    card = await guild.challenge("alice", "chloe")
    guild.sim.env.inject_error("POST", "/interactions/*/*/callback", status=500)
    answer = (await guild.press("chloe", card, "accept")).response
    ((reference, _),) = guild.reports.take()
    assert answer.content == say("fr", "fault-unknown", reference=reference)
    assert len(guild.sim.threads()) == 1
    answer = (await guild.press("chloe", card, "accept")).response
    assert answer.content == say("fr", "refusal-challenge-closed", status="accepted")
    assert actions(guild.again(card)) == []


async def test_an_answer_that_did_not_get_through_is_made_up_for_by_an_apology(
    guild: Guild, subtests: pytest.Subtests
) -> None:
    playing = await started(guild, "alice")
    for act, fault in product((command, refusal), CUT_OFF):
        with subtests.test(act=act.__name__, fault=fault), pytest.MonkeyPatch.context() as patch:
            FailsOnce(patch, AsyncWebhookAdapter, "create_interaction_response", fault)
            answer = await act(guild, playing, "alice")
            assert guild.reports.take() != []
            assert answer.ephemeral


async def test_an_answer_that_got_through_although_discord_never_said_so_stands(
    guild: Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await started(guild, "alice")
    for fault in CUT_OFF:
        FailsOnce(monkeypatch, AsyncWebhookAdapter, "create_interaction_response", fault, done=True)
        who, move = playing.mover, next(iter(playing.state.legal_moves()))
        assert (await playing.by_command(move)).response.content == say(SPOKEN[who], "move-stored", move=move)
        assert len(guild.reports.take()) == 1
    assert playing.boards() == [f"trilithon-1-{entry}.png" for entry in range(len(CUT_OFF) + 1)]


async def test_where_not_even_an_apology_arrives_the_log_still_has_the_fault_and_the_bot_goes_on(guild: Guild) -> None:
    playing = await started(guild, "alice")
    for act in (command, click):
        guild.sim.env.inject_error("POST", "/interactions/*/*/callback", status=500, times=2)
        assert await act(guild, playing, "alice") is None
        assert len(guild.reports.take()) == 1
    assert (await playing.move("alice", "30a-29a")).content == say("en", "move-stored", move="30a-29a")


@pytest.mark.parametrize("who", ["alice", "chloe"])
async def test_a_command_that_is_no_more_says_that_discord_shows_an_old_list(guild: Guild, who: str) -> None:
    guild.bot.tree.remove_command("help")
    answer = await guild.ask(who, "help")
    assert answer.content == say(SPOKEN[who], "fault-outdated")


async def test_a_board_that_cannot_be_drawn_is_put_off_and_other_matches_go_on(
    guild: Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = await started(guild, "alice"), await guild.match("bruno", "dimitri")
    draw = cogs.playing.board_messages.render

    def faulty(state: Any, view: Any) -> Any:
        return broken() if "Alice" in view.names else draw(state, view)

    with monkeypatch.context() as patch:
        patch.setattr(cogs.playing.board_messages, "render", faulty)
        await first.by_command("30a-29a")
        await second.by_command("30a-29a")
        assert (len(first.boards()), len(second.boards())) == (1, 2)
    assert {str(fault) for _, fault in guild.reports.take()} == {"a wire came loose"}
    await guild.later(minutes=1)
    assert first.boards() == ["trilithon-1-0.png", "trilithon-1-1.png"]


async def test_the_sender_outlives_a_fault_of_the_outbox(guild: Guild, monkeypatch: pytest.MonkeyPatch) -> None:
    playing = await started(guild, "alice")
    claim, faults = Outbox.claim, [RuntimeError("a wire came loose")]

    async def unlucky(self: Any, *arguments: Any) -> Any:
        if faults:
            raise faults.pop()
        return await claim(self, *arguments)

    monkeypatch.setattr(Outbox, "claim", unlucky)
    monkeypatch.setattr(workers, "PAUSE", 0.01)
    await playing.by_command("30a-29a")
    await guild.later(seconds=5)
    assert playing.boards() == ["trilithon-1-0.png", "trilithon-1-1.png"]
    assert len(guild.reports.take()) == 1


async def test_while_no_answer_gets_through_each_is_logged_and_the_bot_goes_on(
    guild: Guild, subtests: pytest.Subtests
) -> None:
    playing = await started(guild, "alice")
    for act, fault in product((command, click, refusal), CUT_OFF):

        async def cut_off(*_: Any, fault: BaseException = fault, **__: Any) -> Any:
            raise fault

        with subtests.test(act=act.__name__, fault=fault), pytest.MonkeyPatch.context() as patch:
            patch.setattr(AsyncWebhookAdapter, "create_interaction_response", cut_off)
            assert await act(guild, playing, "alice") is None
            assert len(guild.reports.take()) == 1
            assert guild.sim.take_errors() == []
    assert (await playing.move("alice", "30a-29a")).content == say("en", "move-stored", move="30a-29a")


@pytest.mark.parametrize("heard", [True, False])
async def test_a_fault_after_the_answer_is_apologized_for_beside_it(
    guild: Guild, monkeypatch: pytest.MonkeyPatch, heard: bool
) -> None:
    playing = await started(guild, "alice")
    await playing.by_command("30a-29a")
    await playing.ask("alice", "match draw")
    monkeypatch.setattr(cogs.offers.offer_messages, "offer_message", broken)
    if not heard:
        guild.sim.env.inject_error("POST", "/webhooks/*/*", status=500, times=None)
    answer = await guild.person("chloe").slash(playing.thread, "match draw")
    await guild.sim.settle()
    ((reference, _), *_) = guild.reports.take()
    assert answer.response.content == say("fr", "offer-agreed")
    followups = [followup.content for followup in answer.followups]
    assert followups == ([say("fr", "fault-unknown", reference=reference)] if heard else [])


async def test_a_public_answer_to_a_reply_that_cannot_be_given_stays_unsaid(guild: Guild) -> None:
    playing = await started(guild, "alice")
    before, read = guild.stored(), len(guild.everything())
    for number, fault in enumerate((GONE, DENIED, {"status": 503}), 1):
        fail_posts(guild, playing.thread, **fault)
        await guild.sim.reply("alice", playing.board, "1a-30a")
        assert guild.stored() == before
        assert len(guild.everything()) == read + number
        recover(guild)
    await playing.by_reply("30a-29a")
    assert playing.boards() == ["trilithon-1-0.png", "trilithon-1-1.png"]


async def test_a_public_answer_to_a_reply_is_given_at_most_once(
    guild: Guild, subtests: pytest.Subtests, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether all of it was lost, or only Discord's word that it has it."""
    playing = await started(guild, "alice")
    for number, (fault, done) in enumerate(product(CUT_OFF, (False, True)), 1):
        with subtests.test(fault=fault, done=done):
            FailsOnce(monkeypatch, discord.http.HTTPClient, "send_message", fault, done=done)
            await guild.sim.reply("alice", playing.board, "1a-30a")
            written = [message for message in playing.thread.history() if message.reference]
            assert sum(message.author.id == guild.bot.user.id for message in written) == number // 2
            assert guild.sim.take_errors() == []


async def test_an_offer_whose_message_was_deleted_is_answered_all_the_same(guild: Guild) -> None:
    playing = await started(guild, "alice")
    await playing.by_command("30a-29a")
    await playing.ask("alice", "match draw")
    guild.sim.env.inject_error("PATCH", f"/channels/{playing.thread.id}/messages/*", times=None, **NO_MESSAGE)
    answer = await playing.ask("chloe", "match draw")
    assert answer.content == say("fr", "offer-agreed")
    assert playing.boards()[-1] == "trilithon-1-2.png"


async def test_a_late_answer_to_an_offer_whose_message_was_deleted_is_told_what_became_of_it(guild: Guild) -> None:
    playing = await started(guild, "alice")
    await playing.by_command("30a-29a")
    await playing.ask("alice", "match draw")
    offer = playing.thread.last_message
    guild.sim.env.inject_error("PATCH", f"/channels/{playing.thread.id}/messages/*", times=None, **NO_MESSAGE)
    await playing.by_command("1a-2a")
    assert "agree" in actions(guild.again(offer))
    refusal = (await guild.press("chloe", offer, "agree")).response.content
    assert refusal == say("fr", "refusal-offer-closed", what="draw", status="declined")
