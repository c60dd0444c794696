"""`/settings me`, `/server settings`: what people choose for themselves and for a server, and that both hold."""

from dataclasses import fields
from typing import Any

import pytest

from cogs.people.settings_panels import (
    FURTHER_PAGES,
    PAGES,
    PERSONAL,
    SERVER,
    SERVER_PAGES,
    TEXT_INPUTS,
    choice_text,
    field_of,
    server_page_of,
)
from engine import GAMES, State
from locales import LANGUAGES, say
from matches import Preferences, Server
from matches.core.terms import Terms
from tests.cogs.conftest import FIRST, READERS, SPOKEN, Guild, button, controls, labels, way_to
from tests.cogs.discord_limits import check_message, check_modal

EVERY_CHOICE = [(name, value) for name, values in PERSONAL.items() for value in values]
HOSTILE = ["../../etc/passwd", "@everyone", "`<@1>` <#1>", "🗿" * 20, "9" * 60, "x:y:z", "a\nb"]


def roles_of(guild: Guild, who: str) -> list[int]:
    """Return the roles that somebody has, to be changed."""
    return guild.sim.env.backend.get_guild(guild.sim.guild.id).members[guild.person(who).id].role_ids


async def me(guild: Guild, who: str, page: str = "looks") -> Any:
    """Open a page of somebody's own settings."""
    panel = await guild.ask(who, "settings me")
    if page == "looks":
        return panel
    turned = await guild.person(who).click(panel, custom_id=f"trilithon:settings:{page}")
    await guild.sim.settle()
    return turned.response


async def choose(guild: Guild, who: str, panel: Any, name: str, *values: Any) -> Any:
    """Choose in a select, and return the panel as it is then."""
    identity = next(
        custom_id for custom_id in controls(panel) if custom_id.split(":")[1:] in (["prefer", name], ["arrange", name])
    )
    answer = await guild.person(who).select(panel, list(values), custom_id=identity)
    await guild.sim.settle()
    return answer.response


async def fill(guild: Guild, who: str, panel: Any, name: str, text: str) -> Any:
    """Fill in the modal of a panel, and return the answer."""
    opened = await guild.person(who).click(panel, custom_id=f"trilithon:fill:{name}")
    check_modal(opened.modal)
    answer = await guild.person(who).submit_modal(opened, {"text": text})
    await guild.sim.settle()
    return answer.response


def selected(panel: Any) -> dict[str, str]:
    """Return what the selects of a panel show as chosen: the value of each, by its name."""
    rows = [row if isinstance(row, dict) else row.to_dict() for row in panel.components]
    found = [part for row in rows for part in row["components"] if "options" in part]
    assert all(sum(bool(option.get("default")) for option in part["options"]) == 1 for part in found)
    return {
        part["custom_id"].rsplit(":", 1)[-1]: next(
            option["value"] for option in part["options"] if option.get("default")
        )
        for part in found
    }


def stored(guild: Guild, who: str) -> dict[str, Any]:
    """Return what the database has of somebody's choices."""
    names = [field.name for field in fields(Preferences)]
    found = guild.rows(f'SELECT {", ".join(names)} FROM people WHERE "user" = {guild.person(who).id}')
    return dict(zip(names, found[0], strict=True)) if found else {}


def page_of(name: str) -> str:
    return next(page for page, names in PAGES.items() if name in names)


# Personal settings.


def test_every_preference_can_be_chosen() -> None:
    written = {name for field in ("zone", "quiet") for name in TEXT_INPUTS[field]("")}
    assert {field_of(name) for name in PERSONAL} | written == {field.name for field in fields(Preferences)}


@pytest.mark.parametrize("language", READERS)
async def test_the_panel_is_private_tells_every_choice_in_the_persons_language_and_fits(
    guild: Guild, language: str
) -> None:
    panel = await me(guild, READERS[language])
    assert panel.ephemeral
    assert panel.content.startswith(say(language, "settings-me"))
    defaults = Preferences()
    for name, values in PERSONAL.items():
        value = next(value for value, given in values.items() if given == getattr(defaults, field_of(name)))
        assert f"- {choice_text(language, 'settings', name, value)}" in panel.content.splitlines()
    assert say(language, "settings-quiet-none") in panel.content
    assert say(language, "settings-zone", zone="UTC", time="0:00") in panel.content
    assert stored(guild, READERS[language]) == {}
    user = guild.person(READERS[language]).id
    for number in range(20):
        await guild.bot.services.presets.save(user, "x" * 30 + str(number), Terms(GAMES["contiguity"]))
    for page in PAGES:
        panel = await me(guild, READERS[language], page)
        check_message(guild.sim.env.backend.messages[panel.channel_id][panel.id])


async def test_a_choice_is_stored_at_once_and_shown(guild: Guild, subtests: pytest.Subtests) -> None:
    panel, shown = None, ""
    for name, value in EVERY_CHOICE:
        with subtests.test(name=name, value=value):
            if page_of(name) != shown:
                panel, shown = await me(guild, "alice", page_of(name)), page_of(name)
            before = selected(panel)
            panel = await choose(guild, "alice", panel, name, value)
            assert stored(guild, "alice")[field_of(name)] == PERSONAL[name][value]
            assert selected(panel) == {**before, name: value}
            language = stored(guild, "alice").get("language") or "en"
            assert f"- {choice_text(language, 'settings', name, value)}" in panel.content.splitlines()


async def test_a_new_language_is_spoken_in_the_answer_that_chooses_it_and_in_every_later_one(guild: Guild) -> None:
    panel = await choose(guild, "alice", await me(guild, "alice"), "language", "fr")
    assert panel.content.startswith(say("fr", "settings-me"))
    assert say("fr", "settings-notices") in labels(panel)
    assert (await guild.ask("alice", "move", move="x")).content == say("fr", "refusal-no-match-here")
    panel = await choose(guild, "alice", panel, "language", "any")
    assert panel.content.startswith(say("en", "settings-me"))


async def test_choices_can_be_made_after_a_restart_and_in_direct_messages_and_hold_after_another(guild: Guild) -> None:
    panel = await me(guild, "chloe")
    await guild.sim.restart(crash=True)
    panel = await choose(guild, "chloe", panel, "theme", "light")
    await guild.sim.restart(crash=True)
    assert selected(await me(guild, "chloe"))["theme"] == "light"
    assert selected(await me(guild, "bruno"))["theme"] == "dark"
    panel = (await guild.press("chloe", panel, "settings")).response
    panel = await fill(guild, "chloe", panel, "zone", "paris")
    assert say("fr", "settings-zone", zone="Europe/Paris", time="1:00") in panel.content
    user = guild.person("chloe").user
    panel = (await user.slash("settings me")).response
    identity = next(custom_id for custom_id in controls(panel) if custom_id.endswith("prefer:theme"))
    answer = await user.select(panel, ["dark"], custom_id=identity)
    assert selected(answer.response)["theme"] == "dark"


async def test_private_pictures_have_the_theme_and_stand_as_chosen_and_public_ones_do_not(
    guild: Guild, drawn: list[Any]
) -> None:
    panel = await choose(guild, "alice", await me(guild, "alice"), "theme", "light")
    await choose(guild, "alice", panel, "perspective", "twice")
    playing = await guild.match("alice", "bruno")
    await playing.ask("alice", "board")
    await playing.ask("bruno", "board")
    assert [(view.theme, view.perspective) for _, view in drawn[-3:]] == [("dark", 0), ("light", 2), ("dark", 0)]


async def test_a_move_is_played_as_soon_as_it_is_chosen_by_who_wants_it_so(guild: Guild) -> None:
    await choose(guild, "alice", await me(guild, "alice"), "at-once", "played")
    playing = await guild.match("alice", "bruno")
    panel = (await guild.press("alice", playing.board, "move")).response
    for number in way_to(playing.state, "30a-29a") or ():
        panel = await playing.choose("alice", panel, number)
    assert panel.content == say("en", "move-stored", move="30a-29a")
    assert playing.boards() == ["trilithon-1-0.png", "trilithon-1-1.png"]
    panel = (await guild.press("bruno", playing.board, "move")).response
    for number in way_to(playing.state.play("30a-29a"), "1a-2a") or ():
        panel = await playing.choose("bruno", panel, number)
    assert panel.content == say("en", "pick-ahead", move="1a-2a")


async def test_a_move_that_needs_confirmation_or_was_not_chosen_whole_is_looked_at_all_the_same(guild: Guild) -> None:
    await choose(guild, "alice", await me(guild, "alice"), "at-once", "played")
    playing = await guild.match("alice", "bruno", game="druid", options="size=5")
    assert "pass" in playing.state.position.needs_confirmation
    panel = (await guild.press("alice", playing.board, "move")).response
    for number in way_to(playing.state, "pass") or ():
        panel = await playing.choose("alice", panel, number)
    assert panel.content == say("en", "pick-ahead", move="pass")
    assert playing.boards() == ["trilithon-1-0.png"]
    for move in ("b2", "c1", "b4", "e5"):
        await playing.by_command(move)
    panel = (await guild.press("alice", playing.board, "move")).response
    lintel = [choice.text for choice in playing.state.half_move().question().choices].index("lintel")
    panel = await playing.choose("alice", panel, lintel)
    assert panel.content == f"{say('en', 'pick-forced')}\n{say('en', 'pick-ahead', move='b2-b4')}"


# Modals.


async def test_the_modal_of_the_zone_shows_what_stands_and_takes_a_city_or_nothing(guild: Guild) -> None:
    panel = await fill(guild, "alice", await me(guild, "alice", "notices"), "zone", " new YORK ")
    assert say("en", "settings-zone", zone="America/New\\_York", time="19:00") in panel.content
    opened = await guild.person("alice").click(panel, custom_id="trilithon:fill:zone")
    assert opened.modal["components"][0]["component"]["value"] == "America/New_York"
    panel = await fill(guild, "alice", panel, "zone", "")
    assert stored(guild, "alice")["zone"] is None


async def test_quiet_hours_are_read_shown_and_taken_back_and_what_cannot_be_read_is_refused_with_a_way_on(
    guild: Guild,
) -> None:
    panel = await me(guild, "chloe", "notices")
    for name in ("zone", "quiet"):
        for text in HOSTILE:
            answer = await fill(guild, "chloe", panel, name, text)
            assert answer.ephemeral
            assert answer.id != panel.id
            assert "@everyone" not in answer.content.replace("@\u200beveryone", "")
            assert "<@1>" not in answer.content
            check_message(guild.sim.env.backend.messages[answer.channel_id][answer.id])
    answer = await fill(guild, "chloe", panel, "zone", "Pariz")
    assert answer.content == say("fr", "refusal-zone", typed="Pariz", near=("Europe/Paris",))
    assert stored(guild, "chloe") == {}
    panel = await fill(guild, "chloe", panel, "quiet", "22h30 à 7h")
    assert say("fr", "settings-quiet", **{"from": "22:30", "to": "7:00"}) in panel.content
    assert (stored(guild, "chloe")["quiet_from"], stored(guild, "chloe")["quiet_to"]) == (1_350, 420)
    panel = await fill(guild, "chloe", panel, "quiet", "")
    assert say("fr", "settings-quiet-none") in panel.content


# Presets.


async def test_a_preset_is_listed_and_can_be_forgotten_whatever_its_name_is(guild: Guild) -> None:
    user = guild.person("alice").id
    for name in ("slow:one", "**x** `y`"):
        await guild.bot.services.presets.save(user, name, Terms(GAMES["contiguity"]))
    panel = await me(guild, "alice", "notices")
    assert "slow:one" in panel.content
    await guild.sim.restart(crash=True)
    identity = next(custom_id for custom_id in controls(panel) if custom_id.endswith("unsave"))
    panel = (await guild.person("alice").select(panel, ["slow:one"], custom_id=identity)).response
    assert [preset.name for preset in await guild.bot.services.presets.of(user)] == ["**x** `y`"]
    assert "slow:one" not in panel.content
    panel = (await guild.person("alice").select(panel, ["**x** `y`"], custom_id=identity)).response
    assert say("en", "settings-presets-none") in panel.content
    assert not [custom_id for custom_id in controls(panel) if custom_id.endswith("unsave")]


# Settings of a server.


async def for_server(guild: Guild, who: str, page: str = "boards") -> Any:
    """Open a page of the server's settings."""
    panel = await guild.ask(who, "server settings")
    return panel if page == "boards" else (await guild.press(who, panel, "server")).response


async def arranged(guild: Guild) -> Server:
    return await guild.bot.services.preferences.get_server(guild.sim.guild.id)


@pytest.mark.parametrize("language", READERS)
async def test_a_servers_settings_are_told_to_who_manages_it_and_to_nobody_else(
    guild: Guild, manager: str, language: str
) -> None:
    other = next(who for who, spoken in SPOKEN.items() if spoken == language and who != manager)
    before = guild.stored()
    offered = {who: guild.person(who).available_commands(guild.channel) for who in (manager, other)}
    assert ["server settings" in commands for commands in offered.values()] == [True, False]
    for page in (*SERVER_PAGES, *FURTHER_PAGES):
        panel = await for_server(guild, manager, page)
        assert panel.content.startswith(say("en", "settings-server"))
        check_message(guild.sim.env.backend.messages[panel.channel_id][panel.id])
    assert guild.stored() == before


async def test_who_may_no_longer_manage_a_server_changes_nothing_from_an_old_panel(guild: Guild, manager: str) -> None:
    boards, challenges = await for_server(guild, manager), await for_server(guild, manager, "challenges")
    opened = await guild.person(manager).click(challenges, custom_id="trilithon:fill:clock")
    roles_of(guild, manager).clear()
    refused = say("en", "refusal-not-manager")
    assert (await choose(guild, manager, boards, "home", "channel")).content == refused
    assert (await guild.press(manager, boards, "server")).response.content == refused
    answer = await guild.person(manager).submit_modal(opened, {"text": "3d"})
    assert answer.response.content == refused
    assert await arranged(guild) == Server()


async def test_a_choice_for_the_server_is_stored_at_once_and_shown(guild: Guild, manager: str) -> None:
    panels = {page: await for_server(guild, manager, page) for page in (*SERVER_PAGES, *FURTHER_PAGES)}
    await guild.sim.restart(crash=True)
    for name, values in SERVER.items():
        for value in values:
            panel = await choose(guild, manager, panels[server_page_of(name)], name, value)
            assert getattr(await arranged(guild), name) == (values[value] or getattr(Server(), name))
            assert selected(panel)[name] == value
            assert f"- {choice_text('en', 'server', name, value)}" in panel.content.splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_new_language_of_the_server_is_told_to_count_for_what_begins_from_then_on_and_it_does(
    guild: Guild, manager: str, language: str
) -> None:
    await choose(guild, manager, await me(guild, manager), "language", language)
    before, open_card = await guild.match("alice", "bruno"), await guild.challenge("alice", "bruno")
    panel = await guild.ask(manager, "server settings")
    told = say(language, "settings-server-from-now")
    assert told not in (await choose(guild, manager, panel, "home", "threads")).content
    panel = await choose(guild, manager, panel, "language", "fr")
    assert panel.content.startswith(told)
    assert not (await choose(guild, manager, panel, "language", "fr")).content.startswith(told)
    await before.by_command("30a-29a")
    await guild.press("bruno", open_card, "accept")
    boards = [thread.last_message.content for thread in guild.sim.threads()]
    assert ["it’s your turn" in content for content in boards] == [True, True]
    assert "c’est à toi" in (await guild.match("alice", "bruno")).board.content


async def test_the_server_chooses_the_theme_of_public_boards_and_each_person_that_of_their_own(
    guild: Guild, manager: str, drawn: list[tuple[State, Any]]
) -> None:
    await choose(guild, manager, await for_server(guild, manager), "theme", "light")
    playing = await guild.match("alice", "bruno")
    assert {view.theme for _, view in drawn} == {"light"}
    drawn.clear()
    await guild.press("alice", playing.board, "move")
    await choose(guild, manager, await for_server(guild, manager), "theme", "dark")
    await choose(guild, "bruno", await me(guild, "bruno"), "theme", "light")
    await playing.by_command(FIRST)
    await guild.press("bruno", playing.board, "move")
    assert [view.theme for _, view in drawn] == ["dark", "dark", "light"]


async def test_a_match_lives_where_the_server_wants_it(guild: Guild, manager: str) -> None:
    panel = await choose(guild, manager, await guild.ask(manager, "server settings"), "home", "channel")
    card = await guild.challenge("alice", "bruno")
    await guild.person("bruno").click(card, custom_id=button(card, "accept"))
    await guild.sim.settle()
    assert guild.sim.threads() == []
    assert [file.filename for file in guild.sim.channel.last_message.attachments] == ["trilithon-1-0.png"]
    await choose(guild, manager, panel, "home", "threads")
    await guild.match("alice", "bruno")
    assert len(guild.sim.threads()) == 1


async def test_challenges_are_kept_to_the_channels_that_were_chosen_and_their_threads(
    guild: Guild, manager: str
) -> None:
    thread = (await guild.match("alice", "bruno")).thread
    other = guild.sim.guild.create_text_channel("attic")
    await guild.sim.settle()
    panel = await choose(guild, manager, await for_server(guild, manager, "challenges"), "channels", other)
    assert (await arranged(guild)).channels == {other.id}
    assert say("en", "server-channels", channels=(f"<#{other.id}>",)) in panel.content
    refused = await challenging(guild, "chloe", guild.sim.channel)
    assert refused.content == say("fr", "refusal-not-this-channel", channels=(f"<#{other.id}>",))
    assert (await challenging(guild, "chloe", thread)).content == refused.content
    assert (await challenging(guild, "chloe", other)).content != refused.content
    panel = await choose(guild, manager, panel, "channels", other, guild.sim.channel)
    assert (await challenging(guild, "chloe", thread)).content != refused.content
    panel = await choose(guild, manager, panel, "channels")
    assert (await arranged(guild)).channels == frozenset()
    assert say("en", "server-channels-any") in panel.content
    assert (await challenging(guild, "chloe", guild.sim.channel)).content != refused.content


async def test_who_may_challenge_is_a_matter_of_a_role_and_of_nothing_else(guild: Guild, manager: str) -> None:
    role = guild.sim.guild.create_role("Players")
    await guild.sim.settle()
    panel = await choose(guild, manager, await for_server(guild, manager, "challenges"), "role", role)
    assert (await arranged(guild)).role == role.id
    refused = await challenging(guild, "chloe", guild.sim.channel)
    assert refused.content == say("fr", "refusal-not-your-role", role=f"<@&{role.id}>")
    assert not guild.sim.env.backend.messages[refused.channel_id][refused.id].ping_role_ids
    roles_of(guild, "chloe").append(role.id)
    assert (await challenging(guild, "chloe", guild.sim.channel)).content != refused.content
    card = guild.sim.channel.last_message
    await guild.person("bruno").click(card, custom_id=button(card, "accept"))
    await guild.sim.settle()
    assert len(guild.sim.threads()) == 1
    panel = await choose(guild, manager, panel, "role")
    assert (await arranged(guild)).role is None
    assert say("en", "server-role-any") in panel.content


async def test_the_usual_clock_is_read_as_challenges_read_it(guild: Guild, manager: str) -> None:
    panel = await for_server(guild, manager, "challenges")
    shown = await fill(guild, manager, panel, "clock", " 72 h ")
    assert (await arranged(guild)).clock == "3d"
    assert say("en", "server-clock-none") not in shown.content
    for text in HOSTILE:
        answer = await fill(guild, manager, panel, "clock", text)
        assert answer.id != panel.id
        assert (await arranged(guild)).clock == "3d"
    shown = await fill(guild, manager, panel, "clock", "")
    assert (await arranged(guild)).clock == ""
    assert say("en", "server-clock-none") in shown.content


async def challenging(guild: Guild, who: str, place: Any) -> Any:
    """Challenge anybody in a place, and return the answer."""
    return await guild.ask(who, "challenge", place, game="contiguity")
