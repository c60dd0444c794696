"""The puzzle of the day: chosen by who manages a server, posted once at its hour, and told of the day after."""

import asyncio
from typing import Any

import discord
import pytest

import training.daily_service
from cogs.people.settings_panels import FURTHER_PAGES, SERVER_PAGES
from cogs.training.daily_messages import solve_id
from locales import LANGUAGES, say, unbroken
from matches import Outbox, Person
from tests.cogs.conftest import IN_BOTH_LANGUAGES, Guild, controls, labels, parts, said
from tests.cogs.discord_limits import check_message
from tests.cogs.failing_requests import DENIED, GONE, FailsOnce, fail_posts, recover
from tests.cogs.forged_interactions import control, send

NEEDED = ("view_channel", "send_messages", "attach_files", "read_message_history")


async def page(guild: Guild, who: str) -> Any:
    """Open the page about the puzzle of the day."""
    panel = await guild.ask(who, "server settings")
    identity = next(each for each in controls(panel) if each == "trilithon:server:daily")
    answer = await guild.person(who).click(panel, custom_id=identity)
    await guild.sim.settle()
    return answer.response


async def choose(guild: Guild, who: str, panel: Any, name: str, *values: Any) -> Any:
    """Choose in a select of the page, and return it as it is then."""
    answer = await guild.person(who).select(panel, list(values), custom_id=f"trilithon-select:arrange:daily-{name}")
    await guild.sim.settle()
    return answer.response


async def begin(guild: Guild, **choices: Any) -> None:
    """Let the server have a puzzle of the day in its channel."""
    chosen = {"channel": guild.channel.id, "hour": 18, "zone": "UTC", "language": "en", **choices}
    await guild.bot.services.dailies.arrange(guild.sim.guild.id, **chosen)
    await guild.sim.settle()


async def settings(guild: Guild) -> Any:
    return await guild.bot.services.dailies.settings(guild.sim.guild.id)


def posts(guild: Guild, place: Any = None) -> list[discord.Message]:
    """Return the puzzles of the day that stand in a channel, oldest first."""
    return [
        message
        for message in guild.messages((place or guild.channel).id)
        if any(identity.startswith(solve_id(0)[:-1]) for identity in controls(message))
    ]


async def pass_days(guild: Guild, days: int = 1) -> discord.Message:
    """Let days pass, and return the latest post."""
    for _ in range(days):
        await guild.later(days=1)
    return posts(guild)[-1]


# What a server chooses.


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_page_is_one_that_discord_takes_and_begins_with_no_puzzle(
    guild: Guild, manager: str, language: str
) -> None:
    await guild.bot.services.preferences.set(guild.person(manager).id, language=language)
    panel = await page(guild, manager)
    check_message(guild.sim.env.backend.messages[panel.channel_id][panel.id])
    assert f"- {say(language, 'server-daily-none')}" in panel.content.splitlines()
    assert say(language, "server-daily-zone", zone="UTC") in panel.content
    others = {say(language, f"server-{name}") for name in (*SERVER_PAGES, *FURTHER_PAGES) if name != "daily"}
    assert set(labels(panel)) >= others
    assert not any(identity == "trilithon:daily-off" for identity in controls(panel))


async def test_a_channel_an_hour_and_games_are_chosen_and_shown(guild: Guild, manager: str) -> None:
    await guild.bot.services.preferences.set(guild.person(manager).id, zone="Europe/Paris")
    panel = await choose(guild, manager, await page(guild, manager), "channel", guild.channel)
    chosen = await settings(guild)
    assert (chosen.channel, chosen.hour, chosen.zone, chosen.games) == (guild.channel.id, 18, "Europe/Paris", ())
    await guild.sim.restart(crash=True)
    panel = await choose(guild, manager, panel, "hour", "7")
    game = (await guild.bot.services.dailies.games())[1]
    panel = await choose(guild, manager, panel, "games", game)
    chosen = await settings(guild)
    assert (chosen.hour, chosen.zone, chosen.games) == (7, "Europe/Paris", (game,))
    channel, games = f"<#{guild.channel.id}>", (say("en", f"game-{game}"),)
    data = {"time": "7:00", "zone": "Europe/Paris", "left": f"<t:{chosen.due_at}:R>"}
    assert say("en", "server-daily-on", channel=channel, games=games, **data) in panel.content
    check_message(guild.sim.env.backend.messages[panel.channel_id][panel.id])
    panel = await choose(guild, manager, panel, "games", *(await guild.bot.services.dailies.games()))
    assert (await settings(guild)).games == ()
    assert say("en", "server-daily-all") in panel.content


@pytest.mark.parametrize("how", ["the button", "no channel"])
async def test_it_can_be_switched_off(guild: Guild, manager: str, how: str) -> None:
    panel = await choose(guild, manager, await page(guild, manager), "channel", guild.channel)
    if how == "the button":
        panel = (await guild.press(manager, panel, "daily-off")).response
    else:
        panel = await choose(guild, manager, panel, "channel")
    assert (await settings(guild)).channel is None
    assert say("en", "server-daily-none") in panel.content
    await guild.later(days=3)
    assert posts(guild) == []


async def test_only_who_manages_the_server_chooses(guild: Guild, manager: str) -> None:
    panel = await choose(guild, manager, await page(guild, manager), "channel", guild.channel)
    members = guild.sim.env.backend.get_guild(guild.sim.guild.id).members
    members[guild.person(manager).id].role_ids.clear()
    before, refused = await settings(guild), say("en", "refusal-not-manager")
    assert (await choose(guild, manager, panel, "hour", "3")).content == refused
    assert (await guild.press(manager, panel, "daily-off")).response.content == refused
    assert await settings(guild) == before


@pytest.mark.parametrize("missing", NEEDED)
async def test_a_channel_in_which_it_cannot_be_posted_is_refused_with_what_is_missing(
    guild: Guild, manager: str, missing: str
) -> None:
    panel = await page(guild, manager)
    guild.forbid(guild.channel, missing)
    await guild.sim.settle()
    answer = await choose(guild, manager, panel, "channel", guild.channel)
    name = say("en", f"permission-{missing.replace('_', '-')}")
    assert name in answer.content
    assert f"<#{guild.channel.id}>" in answer.content
    assert (await settings(guild)).channel is None


async def test_the_page_says_when_the_channel_was_closed_or_is_gone(guild: Guild, manager: str) -> None:
    other = guild.sim.guild.create_text_channel("puzzles")
    await guild.sim.settle()
    await begin(guild, channel=other.id)
    guild.forbid(other, "attach_files")
    await guild.sim.settle()
    permissions = (say("en", "permission-attach-files"),)
    closed = say("en", "server-daily-closed", channel=f"<#{other.id}>", permissions=permissions)
    assert closed in (await page(guild, manager)).content
    guild.sim.env.backend.delete_channel(other.id)
    await guild.sim.settle()
    assert say("en", "server-daily-gone") in (await page(guild, manager)).content


async def test_forged_choices_are_refused_and_change_nothing(guild: Guild, manager: str) -> None:
    panel = await page(guild, manager)
    before = guild.stored()
    for name, value in (("hour", "24"), ("hour", "x"), ("games", "chess")):
        forged = control(guild, guild.person(manager), panel, f"trilithon-select:arrange:daily-{name}", [value])
        assert (await send(guild, forged)).response.content == say("en", "refusal-unknown-control")
    assert guild.stored() == before


# The post.


@IN_BOTH_LANGUAGES
async def test_it_is_posted_at_its_hour_in_the_language_of_the_server(guild: Guild, language: str) -> None:
    await begin(guild, language=language)
    await guild.later(hours=17, minutes=59)
    assert posts(guild) == []
    await guild.later(minutes=2)
    [post] = posts(guild)
    check_message(guild.sim.env.backend.messages[post.channel.id][post.id])
    [row] = guild.rows("SELECT puzzle FROM dailies")
    puzzle = guild.bot.services.dailies.puzzles[row[0]]
    assert say(language, f"game-{puzzle.game}") in said(post)
    assert labels(post)[:2] == [say(language, "button-solve"), say(language, "button-learn")]
    assert "1" in said(post).splitlines()[0]
    assert [part for part in parts(post) if part.get("items")]
    assert guild.pinged(post) == []


async def test_the_picture_is_told_to_who_cannot_see_it_and_the_theme_is_that_of_the_server(
    guild: Guild, drawn: list[Any]
) -> None:
    await guild.bot.services.preferences.set_server(guild.sim.guild.id, theme="light")
    await begin(guild)
    post = await pass_days(guild)
    [picture] = [item for part in parts(post) for item in part.get("items", ())]
    assert len(picture["description"]) > 50
    assert {view.theme for _, view in drawn} == {"light"}


async def test_the_next_day_tells_the_solution_the_count_and_who_wants_to_be_named_and_nobody_else(
    guild: Guild,
) -> None:
    await begin(guild)
    await pass_days(guild)
    dailies, [(first, puzzle)] = guild.bot.services.dailies, guild.rows("SELECT id, puzzle FROM dailies")
    alice, bruno = (Person(guild.person(name).id, name) for name in ("alice", "bruno"))
    for person, solved in ((alice, True), (bruno, True), (Person(guild.person("chloe").id, "chloe"), False)):
        await dailies.open(first, guild.sim.guild.id)
        await dailies.enter(first, person.user, solved=solved)
    await dailies.name(first, Person(alice.user, "*Alice* <@&1>"), is_named=True)
    text = said(await pass_days(guild))
    assert unbroken(f"`{dailies.puzzles[puzzle].solution}`") in text
    assert say("en", "daily-solved", solved=2, tried=3) in text
    assert "Alice" in text
    assert "*Alice*" not in text.replace("\\*", "")
    assert "bruno" not in text
    assert "chloe" not in text
    assert text.count(unbroken(f"`{dailies.puzzles[puzzle].solution}`")) == 1


async def test_many_names_of_any_length_fit_into_a_message(guild: Guild) -> None:
    await begin(guild)
    await pass_days(guild)
    for number in range(30):
        person = Person(guild.person("alice").id + number, "*_`~|" * 6 + "xx")
        await guild.bot.services.dailies.enter(1, person.user, solved=True)
        await guild.bot.services.dailies.name(1, person, is_named=True)
    post = await pass_days(guild)
    check_message(guild.sim.env.backend.messages[post.channel.id][post.id])
    assert "10 more" in said(post)


async def test_after_a_week_in_which_nobody_has_pressed_its_button_it_says_so_and_stops(
    guild: Guild, manager: str
) -> None:
    await begin(guild)
    last = say("en", "daily-last")
    assert last not in said(await pass_days(guild, 6))
    assert last in said(await pass_days(guild))
    await guild.later(days=5)
    assert len(posts(guild)) == 7
    stopped = say("en", "server-daily-stopped", channel=f"<#{guild.channel.id}>")
    assert stopped in (await page(guild, manager)).content
    await guild.press("chloe", posts(guild)[-1], "exercise")
    await guild.later(days=1)
    assert len(posts(guild)) == 8
    assert last not in said(posts(guild)[-1])


async def test_a_choice_of_the_server_goes_on_with_what_was_stopped(guild: Guild, manager: str) -> None:
    await begin(guild)
    await pass_days(guild, 8)
    stopped = await page(guild, manager)
    check_message(guild.sim.env.backend.messages[stopped.channel_id][stopped.id])
    panel = (await guild.press(manager, stopped, "daily-on")).response
    assert "trilithon:daily-on" not in controls(panel)
    assert say("en", "server-daily-stopped", channel=f"<#{guild.channel.id}>") not in panel.content
    await guild.later(days=1)
    assert len(posts(guild)) == 8


# Once, whatever dies.


@pytest.mark.parametrize("sent", [True, False], ids=["after it was sent", "before it was sent"])
async def test_it_is_posted_once_if_the_bot_dies_between_sending_and_storing(
    guild: Guild, monkeypatch: pytest.MonkeyPatch, sent: bool
) -> None:
    await begin(guild)
    if sent:
        FailsOnce(monkeypatch, Outbox, "sent", asyncio.CancelledError())
    else:
        fail_posts(guild, guild.channel)
    await guild.later(hours=18, minutes=1)
    assert len(posts(guild)) == int(sent)
    await guild.sim.restart(crash=True)
    recover(guild)
    guild.sim._answers_by_nonce.clear()
    await guild.later(minutes=20)
    [post] = posts(guild)
    assert guild.rows("SELECT message FROM dailies") == [(post.id,)]


async def test_a_bot_that_was_away_for_days_posts_the_newest_and_no_other(
    guild: Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.posting.sender.retry_after", lambda _: 4 * 3_600)  # fewer attempts
    await begin(guild)
    await pass_days(guild)
    fail_posts(guild, guild.channel)
    await guild.later(days=2)
    recover(guild)
    await guild.later(hours=5)
    assert len(posts(guild)) == 2
    assert guild.rows("SELECT max(id) FROM dailies WHERE message IS NOT NULL") == guild.rows(
        "SELECT max(id) FROM dailies"
    )


@pytest.mark.parametrize("fault", [GONE, DENIED], ids=["gone", "closed"])
async def test_a_channel_that_is_gone_or_closed_does_no_harm(guild: Guild, fault: dict[str, int]) -> None:
    await begin(guild)
    fail_posts(guild, guild.channel, **fault)
    await guild.later(days=10)
    assert guild.rows("SELECT count(*) FROM outbox WHERE done_at IS NULL") == [(0,)]
    recover(guild)
    await guild.match("alice", "bruno")


async def test_a_server_that_the_bot_has_left_does_no_harm(guild: Guild) -> None:
    elsewhere = guild.sim.env.create_guild("Elsewhere")
    await guild.bot.services.dailies.arrange(elsewhere.id, channel=elsewhere.id + 1, language="en")
    await begin(guild)
    await guild.later(days=2)
    assert len(posts(guild)) == 2
    assert guild.rows(f"SELECT count(*) FROM dailies WHERE guild = {elsewhere.id} AND message IS NOT NULL") == [(0,)]


async def test_one_server_in_which_something_goes_wrong_holds_up_no_other(
    guild: Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(guild)
    await guild.bot.services.dailies.arrange(5, channel=6, language="en")
    real = training.daily_service.choose

    def fails_for_five(candidates: Any, had: Any, server: int, day: int) -> str | None:
        if server == 5:
            raise ZeroDivisionError
        return real(candidates, had, server, day)

    monkeypatch.setattr(training.daily_service, "choose", fails_for_five)
    await guild.later(hours=18, minutes=1)
    assert len(posts(guild)) == 1
    assert [type(fault) for _, fault in guild.reports.take()] == [ZeroDivisionError]


# To be named.


async def test_who_has_not_solved_it_is_not_named(guild: Guild) -> None:
    await begin(guild)
    await pass_days(guild)
    name = control(guild, guild.person("chloe"), posts(guild)[-1], "trilithon:daily-name:1:1")
    assert (await send(guild, name)).response.content == say("fr", "refusal-daily-unsolved", day=1)
    assert guild.rows("SELECT name FROM daily_solvers") == []
