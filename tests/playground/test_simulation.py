"""The simulated Discord, with a small bot on it, behaves as the real one where it matters to us."""

import asyncio
import inspect
import time
from datetime import UTC, datetime

import discord
import pytest
from simcord.env import Env

from playground.people import Person
from playground.simulation import Simulation
from tests.playground.demo_bot import DemoBot


async def offered(sim: Simulation):
    """Return Alice's offer, the answer to a command, with a button that outlives the bot."""
    return (await sim.people["alice"].slash(sim.channel, "offer")).response


async def board(sim: Simulation) -> discord.Message:
    """Return a board, an ordinary message of the bot."""
    await sim.people["alice"].slash(sim.channel, "board")
    return sim.channel.last_message


async def test_a_command_is_answered_and_a_picture_arrives_whole():
    async with Simulation(DemoBot) as sim:
        picture = (await board(sim)).attachments[0]
        assert picture.description == "A chequered board"
        assert (await picture.read()).startswith(b"\x89PNG")


async def test_what_a_waiting_task_sends_is_there_when_the_click_returns():
    async with Simulation(DemoBot) as sim:
        await sim.people["bruno"].click(await offered(sim), label="Take it")
        (thread,) = sim.threads()
        assert thread.name == "Match 1"
        assert thread.last_message.content == f"Your turn, {sim.people['alice'].mention}."


async def test_an_interaction_does_not_wait_for_simcords_next_look_at_the_bot():
    async with Simulation(DemoBot) as sim:
        looks = inspect.signature(Env.settle).parameters["idle"].default
        spans = []
        for _ in range(50):
            began = time.perf_counter()
            await sim.people["alice"].slash(sim.channel, "language")
            spans.append(time.perf_counter() - began)
        assert min(spans) < looks


async def test_a_bot_that_never_comes_to_rest_is_named_with_what_it_does():
    class Stuck(DemoBot):
        async def wait_for_godot(self) -> None:
            await asyncio.Event().wait()

        async def on_message(self, _: discord.Message) -> None:
            await self.wait_for_godot()

    async with Simulation(Stuck) as sim:
        sim.env.settle_timeout = 0.05
        with pytest.raises(TimeoutError, match=r"(?s)did not settle.*on_message.*unknown wait"):
            await sim.people["alice"].send(sim.channel, "hello")


async def test_a_bot_may_take_its_time_to_close():
    class Thorough(DemoBot):
        async def close(self) -> None:
            await asyncio.to_thread(time.sleep, 0.2)
            await super().close()

    async with Simulation(Thorough, settle_timeout=0.1) as sim:
        pass
    assert sim.bot.closed_properly


async def test_interactions_carry_the_language_of_the_person_and_of_the_server():
    people = [Person("alice", "Alice", "en-US"), Person("bruno", "Bruno", "fr")]
    async with Simulation(DemoBot, people, language="de") as sim:
        results = [await actor.slash(sim.channel, "language") for actor in sim.people.values()]
        assert [result.response.content for result in results] == ["en-US de de", "fr de de"]
        await sim.set_language("fr")
        assert (await sim.people["alice"].slash(sim.channel, "language")).response.content == "en-US fr fr"


async def test_in_private_there_is_the_persons_language_only():
    async with Simulation(DemoBot) as sim:
        result = await sim.people["chloe"].user.slash("language")
        assert result.response.content == "fr none"
        assert [message.content for message in sim.inbox("chloe")] == ["fr none"]


async def test_a_reply_that_pings_brings_its_text_and_one_that_does_not_comes_empty():
    async with Simulation(DemoBot) as sim:
        message = await board(sim)
        await sim.reply("bruno", message, "30b-5b")
        await sim.reply(sim.people["bruno"], message, "30b-5b", ping=False)
        assert sim.bot.heard == ["30b-5b", ""]


async def test_a_reply_to_the_answer_to_an_interaction_comes_empty():
    async with Simulation(DemoBot) as sim:
        await sim.reply("bruno", await offered(sim), "30b-5b")
        assert sim.bot.heard == [""]


async def test_other_talk_comes_empty_unless_it_mentions_the_bot_or_is_private():
    async with Simulation(DemoBot) as sim:
        bruno = sim.people["bruno"]
        await bruno.send(sim.channel, "good game")
        await bruno.send(sim.channel, f"{sim.bot.user.mention} hello")
        await bruno.send_dm("hello")
        assert sim.bot.heard == ["", f"{sim.bot.user.mention} hello", "hello"]


async def test_one_can_reply_in_private():
    async with Simulation(DemoBot) as sim:
        await sim.people["bruno"].user.slash("language")
        await sim.reply("bruno", sim.inbox("bruno")[0], "again")
        assert sim.bot.heard == ["again"]


async def test_two_clicks_at_once_both_reach_the_bot_before_either_is_handled():
    async with Simulation(DemoBot) as sim:
        offer = await offered(sim)
        answers = await sim.at_once(
            sim.press("bruno", offer, label="Take it"), sim.press("chloe", offer, label="Take it")
        )
        assert [answer.response.content for answer in answers] == ["Taken by Bruno.", "Too late."]
        assert len(sim.threads()) == 1


async def test_two_commands_at_once_are_both_answered():
    async with Simulation(DemoBot) as sim:
        answers = await sim.at_once(
            sim.command("alice", "pick", size="small", word="druid"), sim.command("chloe", "language")
        )
        assert [answer.response.content for answer in answers] == ["Picked small druid", "fr en-US en-US"]


async def test_a_button_works_after_a_restart_and_the_old_bot_was_closed_first():
    taken: set[int] = set()
    async with Simulation(lambda: DemoBot(taken)) as sim:
        before, offer = sim.bot, await offered(sim)
        await sim.restart()
        assert sim.bot is not before
        assert before.closed_properly
        clicked = await sim.people["bruno"].click(offer, label="Take it")
        assert clicked.response.content == "Taken by Bruno."


async def test_a_crash_gives_the_old_bot_no_chance_to_close():
    async with Simulation(DemoBot) as sim:
        before = sim.bot
        await sim.restart(crash=True)
        assert not before.closed_properly
        assert (await offered(sim)).content == "Who takes it?"
    assert before.closed_properly, "at the very end it is closed after all, so that no file stays open"


async def test_the_bot_is_closed_at_the_end_even_when_it_could_not_start():
    class Unlucky(DemoBot):
        async def setup_hook(self) -> None:
            await super().setup_hook()
            raise RuntimeError("no database")

    bots = []
    with pytest.raises(RuntimeError, match="no database"):
        async with Simulation(lambda: bots.append(Unlucky()) or bots[0]):
            pass
    assert bots[0].closed_properly


async def test_an_exception_that_discord_py_only_logs_fails_the_end():
    class Broken(DemoBot):
        async def on_message(self, message: discord.Message) -> None:
            raise RuntimeError("this listener is broken")

    with pytest.raises(ExceptionGroup) as caught:
        async with Simulation(Broken) as sim:
            await sim.people["alice"].send(sim.channel, "hello")
    assert caught.group_contains(RuntimeError, match="this listener is broken")


async def test_an_exception_in_a_persistent_button_fails_the_end_too():
    class Broken(DemoBot):
        def post(self, *_: object) -> None:
            raise RuntimeError("nothing can be posted")

    with pytest.raises(ExceptionGroup) as caught:
        async with Simulation(Broken) as sim:
            await sim.people["bruno"].click(await offered(sim), label="Take it")
    assert caught.group_contains(RuntimeError, match="nothing can be posted")


async def test_faults_that_were_asked_for_count_once_and_no_longer():
    async with Simulation(DemoBot) as sim:
        await sim.people["alice"].slash(sim.channel, "fail")
        (fault,) = sim.take_errors()
        assert "this command is broken" in str(fault)
        assert sim.take_errors() == []


async def test_a_failing_test_shows_the_requests_that_were_made():
    async def failing():
        async with Simulation(DemoBot) as sim:
            assert (await offered(sim)).content == "something else"

    with pytest.raises(AssertionError) as caught:
        await failing()
    assert "Who takes it?" in caught.value.__notes__[-1]


async def test_time_passes_only_when_told_and_starts_where_wanted():
    noon = datetime(2031, 5, 17, 12, tzinfo=UTC)
    async with Simulation(DemoBot, starts_at=noon) as sim:
        assert discord.utils.utcnow() == sim.now() == noon
        await sim.advance(hours=25)
        assert (sim.now() - noon).total_seconds() == 25 * 3600
        assert (await board(sim)).created_at == sim.now()


async def test_a_limit_of_time_within_idle_passes_with_the_simulated_time():
    class Sleepy(DemoBot):
        woken = 0

        async def nap(self) -> None:
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(30):
                    await asyncio.Event().wait()
            self.woken += 1

        async def sleep_well(self) -> None:
            while True:
                await self.idle(self.nap())

        async def setup_hook(self) -> None:
            await super().setup_hook()
            self.sleeper = asyncio.create_task(self.sleep_well())

    async with Simulation(Sleepy) as sim:
        await sim.advance(seconds=95)
        assert sim.bot.woken == 3


async def test_a_second_post_with_the_same_nonce_is_the_first_one_even_after_a_restart():
    async with Simulation(DemoBot) as sim:
        first = await sim.bot.get_channel(sim.channel.id).send("Your turn", nonce="match 7, ply 3")
        await sim.restart(crash=True)
        second = await sim.bot.get_channel(sim.channel.id).send("Your turn", nonce="match 7, ply 3")
        assert first.id == second.id
        assert first.nonce == second.nonce == "match 7, ply 3"
        assert len(sim.channel.history()) == 1


async def test_posts_with_different_nonces_files_or_none_are_all_made():
    async with Simulation(DemoBot) as sim:
        channel = sim.bot.get_channel(sim.channel.id)
        for nonce in ("1", "2", None, None):
            await channel.send("again", **({"nonce": nonce} if nonce else {}))
        assert len(sim.channel.history()) == 4


async def test_an_archived_thread_refuses_edits_until_something_is_posted_in_it():
    async with Simulation(DemoBot) as sim:
        await sim.people["bruno"].click(await offered(sim), label="Take it")
        (thread,) = sim.threads()
        message = thread.last_message
        await sim.archive(thread)
        with pytest.raises(discord.HTTPException) as refusal:
            await message.edit(content="Over.")
        assert refusal.value.code == 50083
        await sim.people["alice"].send(thread, "hello")
        assert (await message.edit(content="Over.")).content == "Over."


async def test_a_bot_that_wants_a_privileged_intent_is_refused():
    class Nosy(DemoBot):
        def __init__(self) -> None:
            super().__init__()
            self._connection._intents = discord.Intents.all()

    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with Simulation(Nosy):
            pass


async def test_the_owner_may_do_anything_and_others_only_what_members_may():
    async with Simulation(DemoBot, owner="alice") as sim:
        guild = sim.bot.get_guild(sim.guild.id)
        assert guild.owner_id == sim.people["alice"].id
        everyone = sim.bot.get_channel(sim.channel.id).permissions_for(guild.default_role)
        assert not everyone.manage_guild
