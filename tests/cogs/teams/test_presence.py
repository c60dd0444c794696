"""Who is thrown out of a server, or sees the channel no more, acts for its team no more from anywhere."""

from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from cogs.places.visibility import who_sees
from locales import say
from matches import Place
from tests.cogs.conftest import FIRST, SECOND, THIRD, Guild, Playing, said
from tests.cogs.teams.team_matches import team_match
from tests.cogs.teams.test_motions import TEAM, voted_match

OTHER = "1a-24a"
UNSEEN = say("fr", "refusal-team-unseen", team=TEAM)


def throw_out(guild: Guild, who: str) -> None:
    guild.sim.env.backend.remove_member(guild.sim.guild.id, guild.person(who).id)


async def privately(guild: Guild, who: str, command: str, **chosen: Any) -> Any:
    """Give a command in one's direct messages with the bot, and return the answer."""
    answer = await guild.person(who).user.slash(command, **chosen)
    await guild.sim.settle()
    return answer.response


async def later(guild: Guild) -> None:
    """Let so much time pass that nobody counts any more as there because they were."""
    await guild.later(minutes=6)


async def voting(guild: Guild) -> Playing:
    """Return a match in which Bruno and Chloé have voted for a move of their team, which is to move again."""
    playing = await voted_match(guild, "chloe")
    await playing.by_command(THIRD)
    await later(guild)
    return playing


async def test_who_is_thrown_out_of_the_server_neither_votes_nor_resigns_by_direct_message(guild: Guild) -> None:
    await voting(guild)
    throw_out(guild, "chloe")
    before = guild.rows("SELECT count(*) FROM votes")
    assert said(await privately(guild, "chloe", "move", move="2a-3a", match="1")).endswith(UNSEEN)
    for command in ("match resign", "match draw"):
        assert said(await privately(guild, "chloe", command, match="1")).endswith(UNSEEN)
    assert guild.rows("SELECT count(*) FROM votes") == before
    assert guild.rows("SELECT count(*) FROM motions") == [(0,)]


async def test_who_is_still_there_votes_by_direct_message(guild: Guild) -> None:
    await voting(guild)
    await privately(guild, "chloe", "move", move="2a-3a", match="1")
    assert guild.rows("SELECT count(*) FROM votes") == [(3,)]


async def test_who_loses_sight_of_the_channel_acts_from_no_other_channel_of_the_server(guild: Guild) -> None:
    await voting(guild)
    other = guild.sim.guild.create_text_channel("other")
    chloe = Overwrite(guild.person("chloe").id, OverwriteType.MEMBER, 0, 1024)
    guild.sim.env.backend.set_overwrite(guild.channel.id, chloe)
    refused = await guild.ask("chloe", "match resign", other, match="1")
    assert said(refused).endswith(UNSEEN)


async def test_when_a_vote_closes_discord_is_asked_once_about_all_who_voted(
    guild: Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await team_match(guild, "chloe", "dimitri", hours="1")
    await playing.by_command(FIRST)
    for who, move in (("bruno", SECOND), ("chloe", OTHER), ("dimitri", OTHER)):
        await playing.ask(who, "move", move=move)
    assert guild.rows("SELECT count(*) FROM votes") == [(3,)]
    everybody = {who: guild.person(who) for who in ("bruno", "chloe", "dimitri")}
    for who in ("chloe", "dimitri"):
        throw_out(guild, who)
    asked, query = [], discord.Guild.query_members

    async def query_members(server: discord.Guild, **chosen: Any) -> Any:
        asked.append(sorted(chosen["user_ids"]))
        return await query(server, **chosen)

    monkeypatch.setattr(discord.Guild, "query_members", query_members)
    await guild.later(hours=1, minutes=1)
    assert asked == [sorted(who.id for who in everybody.values())]
    assert guild.rows("SELECT text FROM moves ORDER BY ply") == [(FIRST,), (SECOND,)]
    assert guild.rows("SELECT name FROM votes") == [("Bruno",)]


async def test_of_a_place_where_the_bot_is_not_and_while_discord_is_away_nothing_is_told(guild: Guild) -> None:
    alice, stranger = guild.person("alice").id, 7
    here = Place(guild.sim.guild.id, guild.channel.id)
    assert await who_sees(guild.sim.bot, here, [alice]) == {alice: True}
    assert await who_sees(guild.sim.bot, here, [stranger, alice]) == {alice: True, stranger: False}
    for place in (Place(7, 8), Place(here.guild, 7), Place(None, 8), Place(here.guild, here.channel, answer_only=True)):
        assert await who_sees(guild.sim.bot, place, [alice, stranger]) == {}
    guild.sim.env.inject_error("GET", f"/guilds/{here.guild}/members/*", times=None, status=500)
    assert await who_sees(guild.sim.bot, here, [stranger]) == {}
