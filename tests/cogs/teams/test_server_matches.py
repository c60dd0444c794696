"""The server's match against Trilithon: arranged by who manages it, joined and voted in by everybody, and at rest."""

import asyncio
from typing import Any

import discord
import pytest

from engine import GAMES
from locales import LANGUAGES, say
from matches import Outbox
from matches.teams.server_match_rules import FIRST_LEVEL
from tests.cogs.conftest import IN_BOTH_LANGUAGES, Guild, Playing, actions, controls, labels, said
from tests.cogs.discord_limits import check_message
from tests.cogs.failing_requests import FailsOnce, fail_posts, recover


async def page(guild: Guild, who: str) -> Any:
    """Open the page about the server's match."""
    panel = await guild.ask(who, "server settings")
    answer = await guild.person(who).click(panel, custom_id="trilithon:server:match")
    await guild.sim.settle()
    return answer.response


async def choose(guild: Guild, who: str, panel: Any, name: str, *values: Any) -> Any:
    """Choose in a select of the page, and return it as it is then."""
    answer = await guild.person(who).select(panel, list(values), custom_id=f"trilithon-select:server-match:{name}")
    await guild.sim.settle()
    return answer.response


async def begin(guild: Guild, manager: str, **chosen: str) -> Any:
    """Switch the server's match on, and return the post with which it begins."""
    panel = await choose(guild, manager, await page(guild, manager), "channel", guild.channel)
    for name, value in chosen.items():
        panel = await choose(guild, manager, panel, name, value)
    await guild.press(manager, panel, "server-match-on")
    await guild.sim.settle()
    return posts(guild)[-1]


def posts(guild: Guild, action: str = "team-join") -> list[discord.Message]:
    """Return the posts in the channel with a button, oldest first, without the cards of matches."""
    return [each for each in guild.messages(guild.channel.id) if each.content and action in actions(each)]


def results(guild: Guild) -> Any:
    return guild.rows("SELECT number, level, won, lost FROM server_matches")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_page_is_one_that_discord_takes_and_begins_with_no_match(
    guild: Guild, manager: str, language: str
) -> None:
    await guild.bot.services.preferences.set(guild.person(manager).id, language=language)
    panel = await page(guild, manager)
    check_message(guild.sim.env.backend.messages[panel.channel_id][panel.id])
    assert f"- {say(language, 'server-match-none')}" in panel.content.splitlines()
    assert not {"trilithon:server-match-on", "trilithon:server-match-off"} & set(controls(panel))


@IN_BOTH_LANGUAGES
async def test_switched_on_it_begins_in_its_channel_and_everybody_may_join_and_vote(
    guild: Guild, manager: str, language: str
) -> None:
    post = await begin(guild, manager, game="druid", hours="6")
    team = guild.sim.guild.name
    data = {"team": team, "number": 1, "level": FIRST_LEVEL, "game": say(language, "game-druid")}
    assert post.content.splitlines()[0] == say(language, "server-match-begins", **data)
    assert labels(post) == [say(language, "button-team-join", team=team)]
    check_message(guild.sim.env.backend.messages[post.channel.id][post.id])
    assert guild.rows("SELECT joining, hours FROM teams") == [("server", 6)]
    joined = await guild.press("chloe", post, "team-join")
    assert say("fr", "team-joined", team=team) in said(joined.followups[-1] if joined.followups else joined.response)
    playing = Playing(guild, guild.sim.threads()[-1], ("chloe",), GAMES["druid"], "")
    assert len(playing.boards()) == 1
    move = next((await guild.bot.services.matches.get(1)).state.legal_moves())
    await playing.type_move("chloe", move)
    assert guild.rows("SELECT text FROM votes") == [(move,)]


async def test_the_post_of_the_next_match_tells_the_record(guild: Guild, manager: str) -> None:
    await begin(guild, manager)
    await guild.later(hours=1)
    match = await guild.bot.services.matches.get(1)
    computer = match.computers[0]
    async with guild.bot.services.matches.changing(1) as (transaction, match):
        state = match.state.drop(computer.player)
        await guild.bot.services.matches.enter(transaction, match, computer, state, guild.person("alice"))
    await guild.sim.settle()
    assert results(guild) == [(2, FIRST_LEVEL + 1, 1, 0)]
    record = say("en", "server-match-record", won=1, lost=0, drawn=0, level=FIRST_LEVEL + 1)
    assert record in posts(guild)[-1].content.splitlines()


async def test_after_a_week_without_votes_it_says_that_it_rests_and_anybody_lets_it_go_on(
    guild: Guild, manager: str
) -> None:
    await begin(guild, manager)
    for _ in range(7):
        await guild.later(days=1)
    [post] = posts(guild, "server-match-wake")
    assert post.content == say("en", "server-match-rest", team=guild.sim.guild.name)
    panel = await page(guild, manager)
    assert "trilithon:server-match-go-on" in controls(panel)
    await guild.press("bruno", post, "server-match-wake")
    assert guild.again(post).content == say("en", "server-match-goes-on", team=guild.sim.guild.name)
    assert actions(guild.again(post)) == []
    assert guild.rows("SELECT rested_at FROM server_matches") == [(None,)]
    assert guild.rows("SELECT reason FROM matches") == [(None,)]


async def test_one_press_in_the_settings_lets_it_go_on(guild: Guild, manager: str) -> None:
    await begin(guild, manager)
    for _ in range(7):
        await guild.later(days=1)
    panel = (await guild.press(manager, await page(guild, manager), "server-match-go-on")).response
    assert "trilithon:server-match-go-on" not in controls(panel)
    assert guild.rows("SELECT due_at > silent_from FROM server_matches") == [(1,)]


@pytest.mark.parametrize("how", ["the button", "no channel"])
async def test_it_is_switched_off_and_the_match_goes_on(guild: Guild, manager: str, how: str) -> None:
    await begin(guild, manager)
    panel = await page(guild, manager)
    if how == "the button":
        panel = (await guild.press(manager, panel, "server-match-off")).response
    else:
        panel = await choose(guild, manager, panel, "channel")
    assert "trilithon:server-match-off" not in controls(panel)
    assert guild.rows("SELECT is_on, due_at FROM server_matches") == [(0, None)]
    assert guild.rows("SELECT reason FROM matches") == [(None,)]


async def test_a_rest_that_was_switched_off_is_told_to_who_presses(guild: Guild, manager: str) -> None:
    await begin(guild, manager)
    for _ in range(7):
        await guild.later(days=1)
    await guild.press(manager, await page(guild, manager), "server-match-off")
    answer = await guild.press("bruno", posts(guild, "server-match-wake")[0], "server-match-wake")
    assert say("en", "refusal-server-match-off").split("{")[0][:40] in said(answer.response)


async def test_only_who_manages_the_server_arranges_it(guild: Guild, manager: str) -> None:
    panel = await choose(guild, manager, await page(guild, manager), "channel", guild.channel)
    guild.sim.env.backend.get_guild(guild.sim.guild.id).members[guild.person(manager).id].role_ids.clear()
    refused = say("en", "refusal-not-manager")
    assert (await choose(guild, manager, panel, "hours", "3")).content == refused
    assert (await guild.press(manager, panel, "server-match-on")).response.content == refused
    assert guild.rows("SELECT is_on, hours FROM server_matches") == [(0, 24)]


async def test_a_channel_in_which_the_bot_may_not_play_is_refused(guild: Guild, manager: str) -> None:
    other = guild.sim.guild.create_text_channel("closed")
    guild.forbid(other, "send_messages")
    await guild.sim.settle()
    answer = await choose(guild, manager, await page(guild, manager), "channel", other)
    names = tuple(say("en", f"permission-{name}") for name in ("send-messages", "attach-files"))
    assert answer.content == say("en", "refusal-server-match-closed", channel=f"<#{other.id}>", permissions=names)
    assert guild.rows("SELECT * FROM server_matches") == []


@pytest.mark.parametrize("sent", [True, False], ids=["after it was sent", "before it was sent"])
async def test_its_post_and_its_match_are_there_once_if_the_bot_dies_between_sending_and_storing(
    guild: Guild, manager: str, monkeypatch: pytest.MonkeyPatch, sent: bool
) -> None:
    await choose(guild, manager, await page(guild, manager), "channel", guild.channel)
    if sent:
        FailsOnce(monkeypatch, Outbox, "sent", asyncio.CancelledError())
    else:
        fail_posts(guild, guild.channel)
    await guild.bot.services.server_matches.arrange(guild.sim.guild.id, is_on=True)
    await guild.sim.settle()
    assert len(posts(guild)) == int(sent)
    await guild.sim.restart(crash=True)
    recover(guild)
    guild.sim._answers_by_nonce.clear()
    await guild.later(minutes=20)
    assert len([post for post in posts(guild) if "no.\u00a01" in post.content]) == 1
    assert guild.rows("SELECT count(*) FROM matches") == [(1,)]
    assert len(guild.sim.threads()[-1].history()) >= 1
