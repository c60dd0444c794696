"""Two processes of one bot, each with half of the shards: any of them posts anything, but not with another's tokens."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple

import pytest

from cogs.places.threads import rename_thread
from cogs.places.visibility import still_sees, who_sees
from matches import Place
from runtime.discord_client import Trilithon, create_bot
from runtime.settings import Settings, Shards
from tests.cogs.conftest import AnswerOnlyPlace, Guild


class Processes(NamedTuple):
    """The bot in both processes."""

    home: Trilithon
    """Hears of the server, of direct messages and of group chats."""
    far: Trilithon
    """Hears of other servers."""


@pytest.fixture
def make_bot(settings: Settings) -> Callable[[], Any]:
    """Make the bot of the first process."""
    return lambda: create_bot(settings.model_copy(update={"shards": Shards(0, 0, 2)}))


@pytest.fixture
async def processes(guild: Guild, settings: Settings) -> Processes:
    """Run the second process beside the first. They wake each other, as they do on PostgreSQL."""
    far = await guild.sim.add_process(lambda: create_bot(settings.model_copy(update={"shards": Shards(1, 1, 2)})))
    both = Processes(guild.bot, far)
    home_signals, far_signals = (bot.services.store.signals for bot in both)
    home_signals.tell, far_signals.tell = far_signals.hear, home_signals.hear
    assert [bot.get_guild(guild.sim.guild.id) is None for bot in both] == [False, True]
    return both


def stop_sender(bot: Trilithon) -> None:
    """Stop what posts in a process."""
    bot.sender.task.cancel()


async def test_a_process_posts_in_a_server_of_which_another_one_is_told(guild: Guild, processes: Processes) -> None:
    stop_sender(processes.home)
    playing = await guild.match("alice", "chloe")
    await playing.by_reply("30a-29a")
    await playing.by_panel("1a-2a")
    assert playing.boards() == [f"trilithon-1-{entry}.png" for entry in range(3)]
    assert [guild.sim.inbox(name) for name in ("alice", "chloe")] == [[], []]
    await rename_thread(processes.far, playing.thread.id, "A new title")
    assert (await processes.home.fetch_channel(playing.thread.id)).name == "A new title"


async def test_a_process_opens_no_thread_where_the_bot_may_not_write_in_one_in_a_server_of_another(
    guild: Guild, processes: Processes
) -> None:
    stop_sender(processes.home)
    guild.forbid(guild.channel, "send_messages_in_threads")
    await guild.challenge("alice", "chloe", side="white")
    card = guild.channel.last_message
    await guild.press("chloe", card, "accept")
    assert guild.sim.threads() == []
    assert guild.channel.last_message.attachments[0].filename == "trilithon-1-0.png"


async def test_who_may_still_see_a_match_is_known_of_servers_of_another_process(
    guild: Guild, processes: Processes
) -> None:
    alice = guild.person("alice").id
    here = Place(guild.sim.guild.id, guild.channel.id)
    thread = (await guild.match("alice", "chloe")).thread
    places = here, replace(here, channel=thread.id), replace(here, channel=7), replace(here, guild=7)
    for bot in processes:
        assert [await still_sees(bot, alice, place) for place in places] == [True, True, False, False]
        assert await still_sees(bot, 7, here) is False
        assert await who_sees(bot, here, [alice, 7]) == {alice: True, 7: False}


async def test_a_board_that_needs_a_token_is_posted_at_once_by_the_process_that_has_it(
    guild: Guild, processes: Processes
) -> None:
    friends = AnswerOnlyPlace(guild, guild.sim.add_place_without_bot("alice", "bruno"))
    playing = await friends.match("alice", "bruno")
    for move in ("30a-29a", "1a-2a"):
        await playing.by_command(move)
    assert playing.boards() == [f"trilithon-1-{entry}.png" for entry in range(3)]
    assert guild.rows("SELECT DISTINCT attempts, faults, fault FROM outbox") == [(1, 0, None)]
