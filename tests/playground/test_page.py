"""The page shows a person all that concerns them, stays live, and gets over whatever happens."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from datetime import UTC, datetime, timedelta

import aiohttp
import discord
import pytest
from discord import app_commands
from simcord.preview import Preview

from playground import page as page_module
from playground.page import Playground, PortTakenError, opened
from playground.simulation import Simulation
from tests.playground.demo_bot import Anything, DemoBot
from tests.playground.tab import Tab


@pytest.fixture
async def sim() -> AsyncIterator[Simulation]:
    async with Simulation(DemoBot, owner="alice", check=False) as sim:
        yield sim


@pytest.fixture
async def page(sim: Simulation, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Playground]:
    monkeypatch.setattr(page_module, "INTERVAL", 0.01)
    async with opened(sim) as page:
        yield page


@pytest.fixture
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as session:
        yield session


async def test_the_address_is_one_that_can_be_kept(page: Playground):
    assert page.url.startswith("http://127.0.0.1:")
    assert page.url.endswith("/#play")


async def test_each_new_tab_is_the_first_person_nobody_is_yet(page: Playground, session: aiohttp.ClientSession):
    tabs = [await Tab.open(session, page) for _ in range(6)]
    people = [tab.state["playground"]["you"] for tab in tabs]
    assert people == ["alice", "bruno", "chloe", "dimitri", "emma", "alice"]


async def test_a_tab_that_is_opened_again_stays_the_person_it_was(page: Playground, session: aiohttp.ClientSession):
    tab = await Tab.open(session, page, "chloe")
    assert tab.state["playground"]["you"] == "chloe"
    stranger = await Tab.open(session, page, "somebody of long ago", channel="1")
    assert stranger.state["playground"]["you"] == "alice"


async def test_a_page_can_be_opened_again_and_again(page: Playground, session: aiohttp.ClientSession):
    tabs = [await Tab.open(session, page, "chloe") for _ in range(page._MAX_PAGES + 2)]
    assert (await tabs[-1].look())["you"] == "chloe"
    with pytest.raises(aiohttp.ClientResponseError):
        await tabs[0].look()


async def test_a_tab_that_is_opened_again_stays_in_its_channel(page: Playground, session: aiohttp.ClientSession):
    tab = await Tab.open(session, page, "chloe")
    await tab.go("Trilithon")
    again = await Tab.open(session, page, "chloe", tab.state["channelId"])
    assert again.state["channelId"] == tab.state["channelId"]
    other = await Tab.open(session, page, "bruno", tab.state["channelId"])
    assert other.state["channel"]["name"] == "games", "nobody else reads Chloé's direct messages"


async def test_the_picker_tells_everyones_language(page: Playground, session: aiohttp.ClientSession):
    tab = await Tab.open(session, page)
    names = [viewer["name"] for viewer in tab.state["viewers"]][:4]
    assert names == ["Alice (English)", "Bruno (English)", "Chloé (français)", "Dimitri (français)"]


async def test_a_person_reads_the_page_and_the_commands_in_their_language(page: Playground, session):
    tab = await Tab.open(session, page, "chloe")
    assert tab.state["profile"]["locale"] == "fr"
    assert tab.state["playground"]["texts"]["close"] == "Compris"
    receipt = await tab.command("proposer")
    assert receipt["settlement"] == "settled"
    assert tab.contents == ["Who takes it?"]


async def test_a_new_thread_stands_under_its_channel_with_a_mark_until_it_is_seen(page: Playground, session):
    alice, bruno = await Tab.open(session, page), await Tab.open(session, page)
    await alice.command("offer")
    await bruno.look()
    await bruno.click("Take it")
    assert [(row["name"], row["kind"], row["unread"]) for row in bruno.state["playground"]["channels"]] == [
        ("games", "text", ""),
        ("Match 1", "thread", "new"),
        ("Trilithon", "direct", ""),
    ]
    assert [row["unread"] for row in (await alice.look())["channels"]] == ["", "ping", ""]
    await alice.go("Match 1")
    assert [row["unread"] for row in (await alice.look())["channels"]] == ["", "", ""]


async def test_someone_whose_turn_it_is_has_a_dot_in_the_picker_of_the_others(page: Playground, session):
    tab = await Tab.open(session, page)
    await tab.command("offer")
    await tab.become("Bruno")
    await tab.click("Take it")
    assert [viewer["name"] for viewer in tab.state["viewers"]][:2] == ["Alice (English) ●", "Bruno (English)"]


async def test_a_mentioned_thread_is_a_link_to_it(page: Playground, session):
    tab = await Tab.open(session, page)
    await tab.command("offer")
    await tab.click("Take it")
    thread = next(row["id"] for row in tab.state["playground"]["channels"] if row["kind"] == "thread")
    assert f"/?channel={thread}#play" in str(tab.state["messages"])


async def test_a_thread_shows_its_picture_and_can_be_written_in(sim: Simulation, page: Playground, session):
    tab = await Tab.open(session, page)
    await tab.command("offer")
    await tab.click("Take it")
    await tab.go("Match 1")
    (message,) = tab.state["messages"].values()
    assert message["attachments"][0]["description"] == "A chequered board"
    await tab.act("send_message", content="30b-5b", reply_to_id=message["id"])
    assert sim.bot.heard == ["30b-5b"]


async def test_a_link_to_a_message_leads_to_that_message(page: Playground, session):
    tab = await Tab.open(session, page)
    await tab.command("offer")
    (message,) = tab.state["messages"]
    await tab.act("go", channel_id=tab.state["channelId"], message_id=message)
    assert tab.state["targetId"] == message


async def test_a_channel_that_does_not_exist_changes_nothing(page: Playground, session):
    tab = await Tab.open(session, page)
    assert await tab.act("go", channel_id="12345") == {"found": False}
    assert await tab.act("go", channel_id=None) == {"found": False}
    assert tab.state["channel"]["name"] == "games"


async def test_direct_messages_are_ones_own_and_left_when_one_becomes_another(page: Playground, session):
    tab = await Tab.open(session, page)
    await tab.go("Trilithon")
    await tab.command("language")
    assert tab.contents == ["en-US none"]
    await tab.become("Bruno")
    assert tab.state["channel"]["name"] == "games"
    await tab.go("Trilithon")
    assert tab.contents == []


def channel_names(tab: Tab, kind: str) -> list[str]:
    """Return the names of the channels of a kind that a tab shows."""
    return [row["name"] for row in tab.state["playground"]["channels"] if row["kind"] == kind]


async def test_a_chat_among_friends_goes_by_the_names_of_the_others(sim: Simulation, page: Playground, session):
    sim.add_place_without_bot("alice", "bruno", "chloe")
    sim.add_place_without_bot("alice", "bruno")
    tab = await Tab.open(session, page)
    assert channel_names(tab, "friends") == ["Bruno, Chloé", "Bruno"]
    await tab.become("Chloé")
    assert channel_names(tab, "friends") == ["Alice, Bruno"]
    await tab.go("Alice, Bruno")
    channel = tab.state["channel"]
    assert channel["recipient"]["name"] == "Alice, Bruno"
    assert channel["topic"] == tab.state["playground"]["texts"]["friends-topic"]


async def test_a_chat_among_friends_is_left_when_one_becomes_somebody_who_is_not_in_it(sim, page, session):
    sim.add_place_without_bot("alice", "bruno")
    tab = await Tab.open(session, page)
    await tab.go("Bruno")
    await tab.become("Bruno")
    assert tab.state["channel"]["recipient"]["name"] == "Alice"
    await tab.become("Chloé")
    assert tab.state["channel"]["name"] == "games"
    assert channel_names(tab, "friends") == []


async def test_among_friends_everyone_reads_the_answer_to_a_command_and_the_bot_hears_no_talk(sim, page, session):
    sim.add_place_without_bot("alice", "bruno")
    alice, bruno = await Tab.open(session, page), await Tab.open(session, page)
    await alice.go("Bruno")
    await bruno.go("Alice")
    assert (await alice.command("offer"))["settlement"] == "settled"
    await bruno.look()
    assert bruno.contents == ["Who takes it?"]
    await bruno.act("send_message", content="I do")
    await alice.look()
    assert alice.contents == ["Who takes it?", "I do"]
    assert sim.bot.heard == []


async def until(tab: Tab, seen: Callable[[], bool]) -> None:
    """Look at a tab until something is seen."""
    async with asyncio.timeout(60):
        while not seen():
            await asyncio.sleep(0.01)
            await tab.look()


async def test_every_tab_follows_what_happens_in_another(page: Playground, session):
    alice, bruno = await Tab.open(session, page), await Tab.open(session, page)
    await alice.command("offer")
    await bruno.look()
    await bruno.click("Take it")
    await until(alice, lambda: "Taken by Bruno." in alice.contents)


async def test_a_tab_that_is_a_moment_behind_may_act_all_the_same(page: Playground, session):
    alice, bruno = await Tab.open(session, page), await Tab.open(session, page)
    await alice.command("offer")
    await bruno.look()
    for _ in range(3):
        await alice.command("language")
    assert (await bruno.click("Take it"))["settlement"] == "settled"


async def test_two_tabs_may_act_at_the_same_moment(page: Playground, session):
    alice, bruno = await Tab.open(session, page), await Tab.open(session, page)
    receipts = await asyncio.gather(alice.command("offer"), bruno.command("board"), alice.look(), bruno.look())
    assert [receipt["settlement"] for receipt in receipts[:2]] == ["settled", "settled"]


async def test_a_command_that_fails_is_reported_and_the_next_one_works(page: Playground, session):
    tab = await Tab.open(session, page)
    assert (await tab.command("fail"))["settlement"] == "failed"
    assert tab.state["status"] == "current"
    assert (await tab.command("offer"))["settlement"] == "settled"


async def suggest_late(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    await asyncio.to_thread(interaction.client.gate.wait)
    return [app_commands.Choice(name=typed, value=typed)]


class Slow(DemoBot):
    """Works on until its gate is opened, before or after it answers."""

    def __init__(self, gate: threading.Event) -> None:
        super().__init__()
        self.gate = gate
        for command in (self.think, self.ask, self.talk, self.give_up, self.choose):
            self.tree.add_command(app_commands.command(name=command.__name__, description="Take time")(command))

    async def think(self, interaction: discord.Interaction) -> None:
        await asyncio.to_thread(self.gate.wait)
        await interaction.response.send_message("Thought through.")

    async def ask(self, interaction: discord.Interaction) -> None:
        await asyncio.to_thread(self.gate.wait)
        await interaction.response.send_modal(Anything())

    async def talk(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("This will take a while.")
        await asyncio.to_thread(self.gate.wait)

    @app_commands.autocomplete(word=suggest_late)
    async def choose(self, interaction: discord.Interaction, word: str) -> None:
        await interaction.response.send_message(word)

    async def give_up(self, interaction: discord.Interaction) -> None:
        await asyncio.to_thread(self.gate.wait)
        raise RuntimeError(interaction.command)


@pytest.fixture
def gate() -> Iterator[threading.Event]:
    gate = threading.Event()
    yield gate
    gate.set()


@pytest.fixture
async def tab(gate: threading.Event, session: aiohttp.ClientSession, monkeypatch) -> AsyncIterator[Tab]:
    """Open a tab of a slow bot, on a page with a short timeout."""
    monkeypatch.setattr(page_module, "INTERVAL", 0.01)
    async with Simulation(lambda: Slow(gate), check=False) as sim, opened(sim, settle_timeout=0.05) as page:
        yield await Tab.open(session, page)
        gate.set()
        await page.close()


async def test_an_answer_is_no_failure_though_the_bot_goes_on_working(tab: Tab):
    assert (await tab.command("talk"))["settlement"] == "settled"
    assert tab.contents == ["This will take a while."]
    assert tab.state["lastAction"]["outcomes"][0]["kind"] == "response"
    assert tab.state["playground"]["working"]


async def test_what_a_slow_bot_answers_is_shown_when_it_comes(tab: Tab, gate: threading.Event):
    assert (await tab.command("think"))["settlement"] == "settled"
    assert tab.contents == []
    assert tab.state["playground"]["working"]
    gate.set()
    await until(tab, lambda: tab.contents == ["Thought through."] and not tab.state["playground"]["working"])
    assert tab.state["lastAction"]["outcomes"][0]["kind"] == "response"


async def test_an_answer_that_takes_minutes_of_simulated_time_is_none_too_late(gate, session, monkeypatch):
    monkeypatch.setattr(page_module, "INTERVAL", 0.01)
    yesterday = datetime.now(UTC) - timedelta(days=1)
    async with (
        Simulation(lambda: Slow(gate), starts_at=yesterday) as sim,
        opened(sim, settle_timeout=0.05) as page,
    ):
        tab = await Tab.open(session, page)
        await tab.command("think")
        asked = sim.now()
        await asyncio.sleep(0.5)
        assert sim.now() == asked, "time stands while the bot works"
        gate.set()
        await until(tab, lambda: tab.contents == ["Thought through."])
        await until(tab, lambda: sim.now() > asked)


async def test_late_suggestions_are_waited_for(tab: Tab, gate: threading.Event):
    asking = asyncio.create_task(tab.suggest("choose", "word", "oak"))
    await asyncio.sleep(0.3)
    assert not asking.done()
    gate.set()
    assert await asking == ["oak"]


async def test_a_modal_that_comes_late_is_opened(tab: Tab, gate: threading.Event):
    await tab.command("ask")
    assert tab.state["modal"] is None
    gate.set()
    await until(tab, lambda: tab.state["modal"] is not None)
    assert Anything.title in str(tab.state["modal"])


async def test_a_modal_that_comes_after_one_has_gone_on_stays_closed(tab: Tab, gate: threading.Event):
    await tab.command("ask")
    await tab.become("Bruno")
    gate.set()
    await until(tab, lambda: not tab.state["playground"]["working"])
    assert tab.state["modal"] is None


async def test_a_slow_command_that_fails_is_working_until_then(tab: Tab, gate: threading.Event):
    await tab.command("give_up")
    assert tab.state["playground"]["working"]
    gate.set()
    await until(tab, lambda: not tab.state["playground"]["working"])
    assert tab.state["lastAction"]["acknowledgement"] == "unacknowledged"
    assert tab.state["lastAction"]["outcomes"] == [{"kind": "no_output"}]


async def test_even_a_fault_of_the_page_itself_does_not_block_it(page: Playground, session, monkeypatch):
    tab = await Tab.open(session, page)
    with monkeypatch.context() as broken:
        broken.setattr(Preview, "_action", lambda *_: 1 / 0)
        assert (await tab.command("offer"))["rejected"]
    assert (await tab.command("offer"))["settlement"] == "settled"


async def test_nobody_can_close_the_playground_from_the_page(page: Playground, session):
    tab = await Tab.open(session, page)
    assert (await tab.act("close"))["rejected"]
    assert (await tab.command("offer"))["settlement"] == "settled"


async def test_the_simulated_time_catches_up_with_the_real_one_in_strides():
    now = datetime.now(UTC)
    async with Simulation(DemoBot, starts_at=now - timedelta(seconds=90)) as sim:
        page = Playground(sim)
        await page._catch_up()
        assert timedelta(seconds=25) < now - sim.now() < timedelta(seconds=31)
        await page._catch_up()
        assert now - sim.now() < timedelta(seconds=1)


async def test_a_taken_port_is_told_from_other_troubles(sim: Simulation, page: Playground):
    await page.close()
    async with await asyncio.start_server(lambda *_: None, "127.0.0.1", 0) as taken:
        port = taken.sockets[0].getsockname()[1]
        with pytest.raises(PortTakenError) as trouble:
            async with opened(sim, port=port):
                pass
    assert trouble.value.args == (port,)


async def test_the_script_is_given_only_to_a_page_of_this_address(page: Playground, session):
    address = page.url.replace("#play", "playground.js")
    async with session.get(address) as answer:
        assert answer.status == 200
    async with session.get(address, headers={"Host": "example.org"}) as answer:
        assert answer.status == 403
