"""Answers that take long are deferred in time, by themselves, and given later."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from contextvars import copy_context
from typing import Any

import discord
import pytest
from discord.webhook.async_ import AsyncWebhookAdapter
from simcord import InteractionResult
from simcord._dpy_internals import real_monotonic
from simcord.backend.models.interaction import ResponseKind

import cogs.core.answers
import cogs.playing.board_messages
from cogs.core.actions import Action
from cogs.core.answers import send_public
from cogs.core.client import Interaction
from cogs.core.controls import Button, view
from cogs.core.messages import Message
from engine import GAMES
from locales import say
from matches import PreferenceService
from playground.interactions import PreparedInteraction, prepare_command
from tests.cogs.conftest import AnswerOnlyPlace, Guild, Playing, actions, button, choice_in
from tests.cogs.control_album import Album, play_through_everything
from tests.cogs.forged_interactions import control, modal

DEFERRED_MESSAGE = discord.InteractionResponseType.deferred_channel_message.value
DEFER, UPDATE = ResponseKind.DEFERRED, ResponseKind.DEFERRED_UPDATE


@pytest.fixture
def patience() -> float:
    """Return hardly any patience: what is held up in these tests is deferred at once."""
    return 0.02


@pytest.fixture(autouse=True)
async def by_the_real_clock(guild: Guild, monkeypatch: pytest.MonkeyPatch) -> None:
    """Defer answers by the real clock: the simulated one stands still as long as something is drawn."""
    use_the_real_clock(guild, monkeypatch)


def use_the_real_clock(guild: Guild, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have answers deferred by the real clock until the bot starts anew."""
    loop, runtime = asyncio.get_running_loop(), guild.sim.env._runtime
    simulated = loop.call_later

    def call_later(seconds: float, callback: Any, *arguments: Any, **more: Any) -> asyncio.TimerHandle:
        if isinstance(getattr(callback, "__self__", None), cogs.core.answers.Deferral):
            return runtime.call_at(real_monotonic() + seconds, callback, context=copy_context())
        return simulated(seconds, callback, *arguments, **more)

    monkeypatch.setattr(loop, "call_later", call_later)


class Hurdle:
    """Something in the worker threads that every drawing has to wait for, as for a processor that others use."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.open = threading.Event()
        draw = cogs.playing.board_messages.render

        def drawing(*arguments: Any) -> Any:
            assert self.open.wait(30)
            return draw(*arguments)

        monkeypatch.setattr(cogs.playing.board_messages, "render", drawing)


@pytest.fixture
async def held(guild: Guild, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Callable[[PreparedInteraction], Any]]:
    """Make an attempt whose drawing is held up until its answer is deferred; return the answer and how it was."""
    hurdles: list[Hurdle] = []

    async def make(attempt: PreparedInteraction, deferred: bool = True) -> tuple[InteractionResult, str]:
        hurdle = Hurdle(monkeypatch)
        hurdles.append(hurdle)
        record, payload = attempt
        guild.sim.env.backend.emit("INTERACTION_CREATE", payload)
        for _ in range(1_000 if deferred else 20):
            if record.responded:
                break
            await asyncio.sleep(0.01)
        assert record.responded == deferred
        kind = record.response_kind
        assert not record.followup_ids
        hurdle.open.set()
        await guild.sim.settle()
        return InteractionResult(guild.sim.env, record), kind

    yield make
    for hurdle in hurdles:
        hurdle.open.set()


def callbacks(guild: Guild) -> list[int]:
    """Return the types of all first answers to interactions, Discord's 5 and 6 for those that were deferred."""
    return [request.json["type"] for request in guild.sim.env.http_requests if request.path.endswith("/callback")]


async def begun(guild: Guild, patch: pytest.MonkeyPatch) -> Playing:
    """Return a match of Alice's and Chloé's, made without deferrals."""
    with patch.context() as calm:
        calm.setattr(cogs.core.answers, "DEFERRED_AFTER", 3_600)
        return await guild.match("alice", "chloe")


async def calmly(patch: pytest.MonkeyPatch, asked: Any) -> Any:
    """Return the answer to an attempt that nothing holds up."""
    with patch.context() as calm:
        calm.setattr(cogs.core.answers, "DEFERRED_AFTER", 3_600)
        return await asked


async def test_a_command_that_draws_for_long_is_deferred_privately_and_then_filled_in(
    guild: Guild, monkeypatch: pytest.MonkeyPatch, held: Any
) -> None:
    playing = await begun(guild, monkeypatch)
    answer, kind = await held(prepare_command(guild.person("alice"), playing.thread.id, "board", {}))
    assert kind == DEFER
    assert answer.followups == []
    assert answer.response.ephemeral
    assert [file.filename for file in answer.response.attachments] == ["trilithon-1-0.png"]


async def test_a_button_that_answers_privately_leaves_its_message_as_it_is(
    guild: Guild, monkeypatch: pytest.MonkeyPatch, held: Any
) -> None:
    playing = await begun(guild, monkeypatch)
    board = playing.board
    answer, kind = await held(control(guild, guild.person("alice"), board, button(board, "move")))
    assert kind == UPDATE
    (panel,) = answer.followups
    assert panel.ephemeral
    assert panel.attachments
    assert "choose" in actions(panel)
    assert guild.again(board).content == board.content
    assert actions(guild.again(board)) == actions(board)


async def test_a_select_and_a_button_that_change_their_private_message_do_so_later(
    guild: Guild, monkeypatch: pytest.MonkeyPatch, held: Any
) -> None:
    playing = await begun(guild, monkeypatch)
    panel = (await calmly(monkeypatch, guild.press("alice", playing.board, "move"))).response
    panel = await calmly(monkeypatch, playing.choose("alice", panel, 0))
    identity, value = choice_in(panel, 20)
    answer, kind = await held(control(guild, guild.person("alice"), panel, identity, [value]))
    assert (kind, answer.followups) == (UPDATE, [])
    chosen = answer.response
    assert chosen.id == panel.id
    assert "play" in actions(chosen)
    answer, kind = await held(control(guild, guild.person("alice"), chosen, button(chosen, "back")))
    assert (kind, answer.followups) == (UPDATE, [])
    assert answer.response.id == panel.id
    assert answer.response.content == panel.content


async def test_a_submitted_modal_is_answered_later(guild: Guild, monkeypatch: pytest.MonkeyPatch, held: Any) -> None:
    playing = await begun(guild, monkeypatch)
    page = await calmly(monkeypatch, playing.ask("alice", "board", move=0))
    opened = await calmly(monkeypatch, guild.press("alice", page, "view-find"))
    record, payload = modal(guild.person("alice"), playing.thread.id, opened.modal["custom_id"], {"text": "0"})
    source = control(guild, guild.person("alice"), page, "trilithon:more:1:0")
    payload["message"], record.source_message_id = source[1]["message"], page.id
    answer, kind = await held((record, payload))
    assert (kind, answer.followups) == (UPDATE, [])
    assert answer.response.id == page.id
    assert answer.response.attachments


async def test_a_refusal_that_is_drawn_is_answered_later(
    guild: Guild, monkeypatch: pytest.MonkeyPatch, held: Any
) -> None:
    playing = await begun(guild, monkeypatch)
    answer, kind = await held(modal(guild.person("alice"), playing.thread.id, "trilithon:say:1:0", {"text": "30a-30b"}))
    assert kind == DEFER  # of a modal whose message is not known
    assert answer.response.ephemeral
    assert answer.response.content
    assert guild.rows("SELECT count(*) FROM moves") == [(0,)]


async def test_suggestions_are_never_deferred(guild: Guild, monkeypatch: pytest.MonkeyPatch) -> None:
    playing = await begun(guild, monkeypatch)
    monkeypatch.setattr(cogs.core.answers, "DEFERRED_AFTER", 0)
    assert await guild.person("alice").autocomplete(playing.thread, "move", "move", "30")


async def test_what_opens_a_modal_is_never_deferred(guild: Guild, monkeypatch: pytest.MonkeyPatch) -> None:
    playing = await begun(guild, monkeypatch)
    page = await calmly(monkeypatch, playing.ask("alice", "board", move=0))
    monkeypatch.setattr(cogs.core.answers, "DEFERRED_AFTER", 0)
    assert (await guild.press("alice", page, "view-find")).modal


async def test_a_fault_after_the_deferral_is_apologized_for(
    guild: Guild, monkeypatch: pytest.MonkeyPatch, held: Any
) -> None:
    playing = await begun(guild, monkeypatch)
    monkeypatch.setattr(cogs.playing.board_messages, "render", lambda *_: 1 / 0)
    answer, kind = await held(prepare_command(guild.person("alice"), playing.thread.id, "board", {}))
    ((reference, _),) = guild.reports.take()
    assert kind == DEFER
    assert answer.response.content == say("en", "fault-unknown", reference=reference)


class Slow:
    """Discord takes its time to take one kind of answer."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, kind: discord.InteractionResponseType) -> None:
        self.asked: list[int] = []
        self.arrived, self.go_on = asyncio.Event(), asyncio.Event()
        take = AsyncWebhookAdapter.create_interaction_response

        async def taking(adapter: Any, *arguments: Any, params: Any, **rest: Any) -> Any:
            self.asked.append(kind_of(params))
            if kind_of(params) == kind.value:
                self.arrived.set()
                await self.go_on.wait()
            return await take(adapter, *arguments, params=params, **rest)

        monkeypatch.setattr(AsyncWebhookAdapter, "create_interaction_response", taking)


def kind_of(params: Any) -> int:
    """Return the type of an answer, with files or without."""
    payload = params.payload or discord.utils._from_json(params.multipart[0]["value"])
    kind: int = payload["type"]
    return kind


async def test_an_answer_that_is_ready_while_the_deferral_is_under_way_waits_for_it(
    guild: Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await begun(guild, monkeypatch)
    slow = Slow(monkeypatch, discord.InteractionResponseType.deferred_message_update)
    monkeypatch.setattr(cogs.core.answers, "DEFERRED_AFTER", 0)
    board = playing.board
    record, payload = control(guild, guild.person("alice"), board, button(board, "more"))
    guild.sim.env.backend.emit("INTERACTION_CREATE", payload)
    await asyncio.wait_for(slow.arrived.wait(), 5)
    await asyncio.sleep(0.2)
    assert slow.asked == [6]
    assert not record.responded
    slow.go_on.set()
    await guild.sim.settle()
    (followup,) = InteractionResult(guild.sim.env, record).followups
    assert "record" in actions(followup)


async def test_nothing_is_deferred_any_more_once_an_answer_is_under_way(
    guild: Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await begun(guild, monkeypatch)
    slow = Slow(monkeypatch, discord.InteractionResponseType.channel_message)
    monkeypatch.setattr(cogs.core.answers, "DEFERRED_AFTER", 0.5)
    board = playing.board
    record, payload = control(guild, guild.person("alice"), board, button(board, "more"))
    guild.sim.env.backend.emit("INTERACTION_CREATE", payload)
    await asyncio.wait_for(slow.arrived.wait(), 5)
    await asyncio.sleep(0.7)
    assert slow.asked == [4]
    slow.go_on.set()
    await guild.sim.settle()
    assert InteractionResult(guild.sim.env, record).response.ephemeral


async def test_an_answer_in_time_is_not_deferred_and_leaves_no_timer(
    guild: Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cogs.core.answers, "DEFERRED_AFTER", 4)
    answer = await guild.person("alice").slash(guild.channel, "help")
    assert not answer.deferred
    timers = [
        callback for callback in guild.sim.env._work.callbacks if callback.handle and not callback.handle.cancelled()
    ]
    assert not [timer for timer in timers if "Deferral" in repr(timer.handle)]


async def test_a_deferral_that_discord_does_not_take_leaves_the_answer_as_it_would_be(
    guild: Guild, monkeypatch: pytest.MonkeyPatch, held: Any
) -> None:
    playing = await begun(guild, monkeypatch)
    guild.sim.env.inject_error("POST", "/interactions/*/*/callback", status=500)
    answer, _ = await held(prepare_command(guild.person("alice"), playing.thread.id, "board", {}), deferred=False)
    assert answer.response.attachments
    assert not answer.deferred


@pytest.mark.parametrize("private", [True, False])
async def test_where_the_bot_only_answers_a_whole_turn_is_deferred_and_everything_is_said(
    guild: Guild, monkeypatch: pytest.MonkeyPatch, private: bool
) -> None:
    place = AnswerOnlyPlace(guild, guild.sim.add_place_without_bot("alice", "bruno", "chloe", private=private))
    monkeypatch.setattr(cogs.core.answers, "DEFERRED_AFTER", 0)
    alice, chloe = place.person("alice"), place.person("chloe")
    load = PreferenceService.load

    async def slowly(*arguments: Any) -> Any:
        await asyncio.sleep(0.01)
        return await load(*arguments)

    monkeypatch.setattr(PreferenceService, "load", slowly)
    answer = await alice.slash(place.channel, "challenge", game="contiguity", opponent=chloe.user, side="white")
    await guild.sim.settle()
    assert callbacks(guild) == [5]
    assert answer.response.content.startswith(say("en", "challenge-sent", channel="")[:25])
    assert answer.response.ephemeral
    card = next(message for message in place.channel.history() if "accept" in actions(message))
    await chloe.click(card, custom_id=button(card, "accept"))
    await guild.sim.settle()
    playing = Playing(place, place.channel, ("alice", "chloe"), GAMES["contiguity"], "")
    assert playing.boards() == ["trilithon-1-0.png"]
    result = await alice.slash(place.channel, "move", move="30a-29a")
    await guild.sim.settle()
    assert callbacks(guild) == [5, 6, 5]
    assert result.response.content == say("en", "move-stored", move="30a-29a")
    assert playing.boards() == ["trilithon-1-0.png", "trilithon-1-1.png"]


@pytest.mark.exhaustive
async def test_every_control_that_was_ever_posted_can_be_deferred(
    guild: Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    album = Album(guild)
    await calmly(monkeypatch, play_through_everything(guild, album))
    use_the_real_clock(guild, monkeypatch)
    monkeypatch.setattr(cogs.core.answers, "DEFERRED_AFTER", 0)
    before = len(callbacks(guild))
    for used in list(album.seen.values()):
        await album.press(used)
    assert set(callbacks(guild)[before:]) == {
        4,
        5,
        6,
        9,
    }  # what opens a modal, 9, may refuse to, 4; all else is deferred


@pytest.mark.parametrize("way", ["command", "edit"])
async def test_a_deferral_that_discord_took_and_reported_as_failed_is_filled_in_all_the_same(
    guild: Guild, monkeypatch: pytest.MonkeyPatch, held: Any, way: str
) -> None:
    """The response to the request is lost, and discord.py repeats it: the answer is kept, and its picture is whole."""
    playing = await begun(guild, monkeypatch)
    alice = guild.person("alice")
    panel = (await calmly(monkeypatch, guild.press("alice", playing.board, "move"))).response
    take = AsyncWebhookAdapter.create_interaction_response

    async def taking(adapter: Any, *arguments: Any, params: Any, **rest: Any) -> Any:
        taken = await take(adapter, *arguments, params=params, **rest)
        if kind_of(params) in (5, 6):
            await take(adapter, *arguments, params=params, **rest)
        return taken

    monkeypatch.setattr(AsyncWebhookAdapter, "create_interaction_response", taking)
    if way == "command":
        attempt = prepare_command(alice, playing.thread.id, "board", {})
    else:
        attempt = control(guild, alice, panel, button(panel, "choose"))
    answer, _ = await held(attempt)
    (shown,) = answer.response.attachments
    assert len(await shown.read()) > 1_000


@pytest.mark.parametrize("does", ["animate", "export"])
async def test_what_only_a_new_message_answers_shows_that_it_is_on_its_way(
    guild: Guild, monkeypatch: pytest.MonkeyPatch, does: str
) -> None:
    playing = await begun(guild, monkeypatch)
    command, given = ("board", {"move": 0}) if does == "animate" else ("settings privacy", {})
    page = await calmly(monkeypatch, playing.ask("alice", command, **given))
    monkeypatch.setattr(cogs.core.answers, "DEFERRED_AFTER", 0)
    answer = await guild.press("alice", page, does)
    assert callbacks(guild)[-1] == discord.InteractionResponseType.deferred_channel_message.value
    assert answer.response.attachments


@pytest.mark.parametrize("command", ["learn", "puzzle"])
@pytest.mark.parametrize("direct", [True, False])
async def test_what_can_be_replied_to_in_direct_messages_can_also_be_after_a_deferral(
    guild: Guild, monkeypatch: pytest.MonkeyPatch, command: str, direct: bool
) -> None:
    load = PreferenceService.load

    async def slowly(*arguments: Any) -> Any:
        await asyncio.sleep(0.05)
        return await load(*arguments)

    monkeypatch.setattr(cogs.core.answers, "DEFERRED_AFTER", 0)
    monkeypatch.setattr(PreferenceService, "load", slowly)
    person = guild.person("alice")
    asked = person.user.slash(command, game="druid") if direct else person.slash(guild.channel, command, game="druid")
    answer = await asked
    await guild.sim.settle()
    assert callbacks(guild) == [DEFERRED_MESSAGE]
    assert answer.response.ephemeral == (not direct)
    if direct:
        before = len(guild.sim.inbox("alice"))
        await guild.sim.reply("alice", guild.sim.inbox("alice")[-1], "a1")
        assert len(guild.sim.inbox("alice")) == before + 2


async def test_an_answer_of_another_kind_than_its_deferral_is_a_mistake_that_shows_without_one(guild: Guild) -> None:
    async def tell_all(interaction: Interaction) -> None:
        await send_public(interaction, Message("Hello"))

    guild.bot.gateway.add(Action("tell", "button", thinking="private"), tell_all)
    posted = await guild.bot.get_partial_messageable(guild.channel.id).send(view=view(Button.to("tell", label="Tell")))
    await guild.press("alice", posted, "tell")
    ((_, fault),) = guild.reports.take()
    assert isinstance(fault, RuntimeError)
