"""Reading up: `/rules` and `/help`, in the reader's language and within what a message holds."""

from typing import Any

import pytest
from discord.app_commands import Group

from cogs.ui.command_texts import command_name
from cogs.ui.rules_pages import game_lines
from engine import GAMES
from locales import LANGUAGES, headings, rules, say
from matches.store import note_queries
from renderer.figures import figures
from tests.cogs.conftest import Guild, button, controls

READERS = {"en": "alice", "fr": "chloe"}
IN_EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
ROOM = 200
"""Characters that a page of the help leaves for a game added from outside."""
PLACES = ("threads", "channel", "answers", "alone")


def menus(message: Any) -> dict[str, dict[str, Any]]:
    """Return the selects of a message by their actions."""
    rows = [row if isinstance(row, dict) else row.to_dict() for row in message.components]
    parts = [part for row in rows for part in row["components"] if part["type"] == 3]
    return {part["custom_id"].split(":")[1]: part for part in parts}


async def choose(guild: Guild, who: str, message: Any, action: str, value: str) -> Any:
    """Choose in a select, and return what is shown then."""
    answer = await guild.person(who).select(message, [value], custom_id=button(message, action))
    return answer.response


def page(language: str, game: str, slug: str) -> str:
    """Return what the page of a section says."""
    texts = rules(language, game)
    numbers = {"number": list(texts).index(slug) + 1, "count": len(texts)}
    name = say(language, f"game-{game}")
    return f"{say(language, 'rules-heading', game=name, whole=True, match='0', **numbers)}\n{texts[slug]}"


def steps(message: Any) -> dict[str, bool]:
    """Return the buttons that lead to the sections before and after, and whether each can be pressed."""
    rows = [row if isinstance(row, dict) else row.to_dict() for row in message.components]
    parts = [part for row in rows for part in row["components"] if part["custom_id"].startswith("trilithon:section:")]
    return {part["custom_id"].split(":")[-1]: not part.get("disabled") for part in parts}


@IN_EVERY_LANGUAGE
async def test_without_a_game_the_rules_list_all_games_each_with_a_line_and_open_one(
    guild: Guild, language: str
) -> None:
    listed = await guild.ask(READERS[language], "rules")
    assert len(listed.content) <= 2000
    for game in GAMES.values():
        (line,) = (line for line in listed.content.splitlines() if f"**{say(language, f'game-{game.id}')}** (" in line)
        assert str(game.players) in line
        assert say(language, f"game-{game.id}-profile") in line
    assert [option["value"] for option in menus(listed)["rules-of"]["options"]] == list(GAMES)
    for game in GAMES:
        shown = await choose(guild, READERS[language], listed, "rules-of", game)
        assert shown.id == listed.id
        assert shown.content == page(language, game, next(iter(rules(language, game))))


@IN_EVERY_LANGUAGE
async def test_a_page_names_its_game_and_leads_to_every_section_every_game_and_back_to_the_list(
    guild: Guild, subtests: pytest.Subtests, language: str
) -> None:
    who = READERS[language]
    for game in GAMES:
        with subtests.test(game=game):
            shown = await guild.ask(who, "rules", game=game)
            assert len(shown.content) <= 2000
            assert shown.content == page(language, game, next(iter(rules(language, game))))
            assert f"**{say(language, f'game-{game}')}**" in shown.content.splitlines()[0]
            sections, games = menus(shown)["section"], menus(shown)["rules-of"]
            assert sections["placeholder"] == say(language, "rules-choose")
            named = [(option["value"], option["label"]) for option in sections["options"]]
            assert named == list(headings(language, game).items())
            assert {option["value"] for option in games["options"]} == GAMES.keys() - {game}
            back = (await guild.press(who, shown, "games")).response
            assert back.id == shown.id
            assert back.content.startswith(say(language, "rules-list"))


@IN_EVERY_LANGUAGE
async def test_every_section_can_be_chosen_and_replaces_the_one_shown(
    guild: Guild, subtests: pytest.Subtests, language: str
) -> None:
    who = READERS[language]
    for game in GAMES:
        with subtests.test(game=game):
            shown = await guild.ask(who, "rules", game=game)
            for slug in rules(language, game):
                answer = await choose(guild, who, shown, "section", slug)
                assert answer.id == shown.id
                assert answer.content == page(language, game, slug)
                assert len(answer.content) <= 2000
                marked = [option["value"] for option in menus(answer)["section"]["options"] if option.get("default")]
                assert marked == [slug]
                named = [file.filename for file in answer.attachments]
                assert named == ([f"{game}-{slug}.png"] if slug in figures(game) else [])


async def test_two_buttons_lead_through_the_sections_and_stop_at_both_ends(guild: Guild) -> None:
    shown = await guild.ask("chloe", "rules", game="contiguity")
    slugs = list(rules("fr", "contiguity"))
    seen = [shown.content]
    assert steps(shown) == {"back": False, "forward": True}
    while steps(shown)["forward"]:
        identity = next(each for each in controls(shown) if each.endswith(":forward"))
        shown = (await guild.person("chloe").click(shown, custom_id=identity)).response
        seen.append(shown.content)
    assert seen == [page("fr", "contiguity", slug) for slug in slugs]
    assert steps(shown) == {"back": True, "forward": False}
    identity = next(each for each in controls(shown) if each.endswith(":back"))
    shown = (await guild.person("chloe").click(shown, custom_id=identity)).response
    assert shown.content == seen[-2]


async def test_sections_can_be_chosen_after_a_restart(guild: Guild) -> None:
    shown = await guild.ask("chloe", "rules", game="contiguity")
    await guild.sim.restart(crash=True)
    slug = list(rules("fr", "contiguity"))[-1]
    assert (await choose(guild, "chloe", shown, "section", slug)).content == page("fr", "contiguity", slug)


async def test_without_a_game_the_rules_are_those_of_the_match_of_the_place(guild: Guild) -> None:
    playing = await guild.match("alice", "bruno")
    shown = await playing.ask("chloe", "rules")
    first, *_ = texts = rules("fr", "contiguity")
    numbers = {"number": 1, "count": len(texts) - 1}
    heading = say("fr", "rules-heading", game="Contiguity", whole=False, match="1", **numbers)
    assert shown.content == f"{heading}\n{texts[first]}"
    assert {option["value"] for option in menus(shown)["section"]["options"]} == texts.keys() - {"bid"}


async def test_the_rules_can_be_read_in_private(guild: Guild) -> None:
    answer = await guild.person("chloe").user.slash("rules")
    assert answer.response.content.startswith(say("fr", "rules-list"))


@IN_EVERY_LANGUAGE
async def test_help_names_every_game_with_a_line_and_which_to_begin_with(guild: Guild, language: str) -> None:
    answer = await guild.ask(READERS[language], "help")
    for game in GAMES:
        assert f"- **{say(language, f'game-{game}')}** (" in answer.content
        assert say(language, f"game-{game}-profile") in answer.content
    assert say(language, "rules-begin") in answer.content
    listed = (await guild.press(READERS[language], answer, "games")).response
    assert listed.content.startswith(say(language, "rules-list"))


@IN_EVERY_LANGUAGE
async def test_the_pages_of_help_fit_and_name_every_command_in_the_readers_language(
    guild: Guild, language: str
) -> None:
    first = await guild.ask(READERS[language], "help")
    second = (await guild.press(READERS[language], first, "help")).response
    assert second.id == first.id
    assert max(len(first.content), len(second.content)) <= 2000 - ROOM
    for command in guild.bot.tree.walk_commands():
        if command.name != "help" and not isinstance(command, Group):
            assert f"`{command_name(language, command.qualified_name)}`" in second.content
    assert (await guild.press(READERS[language], second, "help")).response.content == first.content


@IN_EVERY_LANGUAGE
async def test_help_says_where_a_board_appears_and_how_a_match_is_begun_here(guild: Guild, language: str) -> None:
    who, server = READERS[language], guild.sim.guild.id
    name = f"`{command_name(language, 'challenge')}`"
    told = {place: help_text(guild, language, place) for place in PLACES}
    assert len(set(told.values())) == len(PLACES)
    assert (await guild.ask(who, "help")).content.startswith(told["threads"])
    guild.forbid(guild.channel, "create_public_threads")
    assert (await guild.ask(who, "help")).content.startswith(told["channel"])
    guild.allow_all(guild.channel)
    await guild.bot.services.preferences.set_server(server, home="channel")
    assert (await guild.ask(who, "help")).content.startswith(told["channel"])
    alone = (await guild.person(who).user.slash("help")).response.content
    assert alone.startswith(told["alone"])
    assert name in alone


def help_text(guild: Guild, language: str, place: str) -> str:
    """Return the first page of the help as it is in a kind of place."""
    names = [command.qualified_name for command in guild.bot.tree.walk_commands()]
    named = {f"{name.replace(' ', '-')}-command": f"`{command_name(language, name)}`" for name in names}
    return say(language, "help-start", place=place, games="\n".join(game_lines(language)), **named)


async def test_help_has_the_link_for_accounts_only_where_discord_took_the_commands_for_them(
    guild: Guild,
) -> None:
    assert "integration_type=1" in (await guild.ask("alice", "help")).content
    async with guild.bot.services.store.write() as transaction:
        await note_queries.write_note(transaction, f"commands of {guild.bot.application_id}", "others")
    guild.sim.env.inject_error("PUT", "/applications/*/commands", status=400, code=50035)
    await guild.sim.restart()
    assert "oauth2" not in (await guild.ask("alice", "help")).content
