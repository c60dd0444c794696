"""Nobody is challenged where they cannot look: refused in private, with other places, and nothing is stored."""

from typing import Any

import discord
import pytest
from simcord import ChannelHandle
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from locales import say
from tests.cogs.challenges.test_challenge_commands import from_menu
from tests.cogs.challenges.test_position_challenges import MOVES, asked, choose, over
from tests.cogs.conftest import Guild, button

VIEW = 1 << 10


def hide(guild: Guild, who: int, channel: Any = None) -> None:
    """Let a member, or by the server's id everybody, not see a channel."""
    kind = OverwriteType.ROLE if who == guild.sim.guild.id else OverwriteType.MEMBER
    guild.sim.env.backend.set_overwrite((channel or guild.channel).id, Overwrite(who, kind, 0, VIEW))


def refusal(language: str, *channels: ChannelHandle, account: str = "yes") -> str:
    mentions = tuple(f"<#{channel.id}>" for channel in channels)
    return say(language, "refusal-cannot-see", player="Bruno", channels=mentions, account=account)


async def test_whoever_cannot_see_the_channel_is_not_challenged_there_whatever_the_way(guild: Guild) -> None:
    playing = await over(guild, *MOVES)
    panel = await asked(guild, "alice", playing, 3)
    declined = await guild.challenge("alice", "chloe")
    await guild.decline("chloe", declined)
    another = (await guild.press("alice", guild.again(declined), "another")).response
    opened = await from_menu(guild, "alice", guild.person("bruno"))
    hide(guild, guild.person("bruno").id)
    before = guild.stored()
    bruno = guild.person("bruno").user
    answers = [
        await guild.ask("alice", "challenge", game="druid", opponent=guild.person("chloe").user, opponent2=bruno),
        (await guild.person("alice").submit_modal(opened, {"game": ["druid"], "opponents": [bruno]})).response,
        (await guild.person("alice").context_menu(guild.channel, "Challenge", guild.person("bruno"))).response,
        await choose(guild, "alice", panel, "play-from-friend", bruno.id),
        await choose(guild, "alice", another, "another", bruno.id),
    ]
    assert [answer.content for answer in answers] == [refusal("en")] * len(answers)
    assert guild.stored() == before
    assert button(another, "another")


async def test_the_refusal_names_channels_where_both_can_play(guild: Guild) -> None:
    server, backend = guild.sim.guild, guild.sim.env.backend
    hidden, open_one, silent, private = (server.create_text_channel(name) for name in ("a", "b", "c", "d"))
    for number, channel in enumerate((hidden, open_one, silent, private)):
        backend.get_channel(channel.id).position = number
    guild.forbid(silent, "send_messages")
    hide(guild, server.id, private)
    hide(guild, guild.person("alice").id, hidden)
    hide(guild, guild.person("bruno").id)
    await guild.sim.settle()
    answer = await guild.ask("alice", "challenge", game="druid", opponent=guild.person("bruno").user)
    assert answer.content == refusal("en", open_one)
    await guild.bot.services.preferences.set_server(server.id, channels=[guild.channel.id, open_one.id])
    answer = await guild.ask("chloe", "challenge", game="druid", opponent=guild.person("bruno").user)
    assert answer.content == refusal("fr", open_one)


async def test_an_administrator_sees_every_channel(guild: Guild) -> None:
    hide(guild, guild.sim.guild.id)
    role = guild.sim.guild.create_role("chiefs", permissions=discord.Permissions(administrator=True))
    backend = guild.sim.env.backend
    for user in (backend.bot_user.id, guild.person("alice").id, guild.person("bruno").id):
        backend.get_guild(guild.sim.guild.id).members[user].role_ids.append(role.id)
    await guild.challenge("alice", "bruno")
    assert guild.rows("SELECT count(*) FROM challenges") == [(1,)]


@pytest.mark.parametrize("who", ["alice", "chloe"])
async def test_whoever_can_see_the_channel_is_challenged(guild: Guild, who: str) -> None:
    hide(guild, guild.person("bruno").id)
    await guild.challenge(who, "dimitri")
    assert guild.rows("SELECT count(*) FROM challenges") == [(1,)]
