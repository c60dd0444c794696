"""Reading up: `/rules` and `/help`, in the reader's language and within what a message holds."""

from typing import Any

import pytest
from discord.app_commands import Group

import locales
from cogs.core.messages import Message
from cogs.core.preferences import Reader
from cogs.help.rules_pages import RulesText, game_lines, games_message, section_message
from engine import GAMES
from locales import headings, rules, say
from renderer.figures import figures
from store import note_queries
from tests.cogs.conftest import READERS, Guild, button, controls, parts
from tests.locales.ftl import WHOLE

IN_EVERY_LANGUAGE = pytest.mark.parametrize("language", WHOLE)
ROOM = 200
"""Characters that a page of the help leaves for a game added from outside."""
PLACES = ("threads", "channel", "answers", "alone")


def menus(message: Any) -> dict[str, dict[str, Any]]:
    """Return the selects of a message by their actions."""
    return {part["custom_id"].split(":")[1]: part for part in parts(message) if "options" in part}


def controls_of(message: Message) -> dict[str, dict[str, Any]]:
    """Return the controls of a message that was not sent, by the end of their ids."""
    assert message.controls is not None
    found = [part for row in message.controls.to_components() for part in row["components"]]
    return {part["custom_id"].removeprefix("trilithon-select:"): part for part in found}


def page(language: str, game: str, slug: str) -> str:
    """Return what the page of a section says."""
    texts = rules(language, game)
    numbers = {"number": list(texts).index(slug) + 1, "count": len(texts)}
    name = say(language, f"game-{game}")
    return f"{say(language, 'rules-heading', game=name, whole=True, match='0', **numbers)}\n{texts[slug]}"


@IN_EVERY_LANGUAGE
def test_the_rules_list_all_games_each_with_a_line(language: str) -> None:
    listed = games_message(language)
    assert len(listed.text) <= 2000
    assert listed.text.startswith(say(language, "rules-list"))
    for game in GAMES.values():
        (line,) = (line for line in listed.text.splitlines() if f"**{say(language, f'game-{game.id}')}** (" in line)
        assert str(game.players) in line
        assert say(language, f"game-{game.id}-profile") in line
    assert [option["value"] for option in controls_of(listed)["rules-of"]["options"]] == list(GAMES)


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize("game", GAMES)
async def test_every_section_names_its_game_and_leads_to_every_other_one_and_every_game(
    game: str, language: str
) -> None:
    slugs = list(rules(language, game))
    for at, slug in enumerate(slugs):
        shown = await section_message(RulesText(GAMES[game]), slug, Reader(language))
        assert shown.text == page(language, game, slug)
        assert len(shown.text) <= 2000
        assert f"**{say(language, f'game-{game}')}**" in shown.text.splitlines()[0]
        assert [file.filename for file in shown.files] == ([f"{game}-{slug}.png"] if slug in figures(game) else [])
        found = controls_of(shown)
        sections, games = found[f"section:{game}:0"], found["rules-of"]
        assert sections["placeholder"] == say(language, "rules-choose")
        named = [(option["value"], option["label"]) for option in sections["options"]]
        assert named == list(headings(language, game).items())
        assert [option["value"] for option in sections["options"] if option.get("default")] == [slug]
        assert {option["value"] for option in games["options"]} == GAMES.keys() - {game}
        assert "trilithon:games" in found
        steps = [
            (*each.split(":")[-2:], not part.get("disabled")) for each, part in found.items() if each.count(":") == 5
        ]
        assert steps == [
            (slugs[at - 1], "back", at > 0),
            (slugs[(at + 1) % len(slugs)], "forward", at + 1 < len(slugs)),
        ]


async def test_the_list_its_pages_and_both_buttons_lead_through_the_rules_also_after_a_restart(guild: Guild) -> None:
    slugs = list(rules("fr", "contiguity"))
    listed = await guild.ask("chloe", "rules")
    await guild.sim.restart(crash=True)
    first, *_, last = (page("fr", "contiguity", slug) for slug in slugs)
    for action, value, text in (("rules-of", "contiguity", first), ("section", slugs[-1], last)):
        answer = await guild.person("chloe").select(listed, [value], custom_id=button(listed, action))
        assert answer.response.id == listed.id
        assert answer.response.content == text
    for way, slug in (("back", slugs[-2]), ("forward", slugs[-1])):
        identity = next(each for each in controls(listed) if each.endswith(f":{way}"))
        shown = (await guild.person("chloe").click(listed, custom_id=identity)).response
        assert shown.content == page("fr", "contiguity", slug)
    back = (await guild.press("chloe", shown, "games")).response
    assert back.id == shown.id
    assert back.content.startswith(say("fr", "rules-list"))


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
async def test_the_pages_of_help_fit_and_name_every_game_and_every_command_in_the_readers_language(
    guild: Guild, language: str
) -> None:
    first = await guild.ask(READERS[language], "help")
    for game in GAMES:
        assert f"- **{say(language, f'game-{game}')}** (" in first.content
        assert say(language, f"game-{game}-profile") in first.content
    assert say(language, "rules-begin") in first.content
    second = (await guild.press(READERS[language], first, "help")).response
    assert second.id == first.id
    assert max(len(first.content), len(second.content)) <= 2000 - ROOM
    for command in guild.bot.tree.walk_commands():
        if command.name != "help" and not isinstance(command, Group):
            assert locales.command(command.qualified_name) in second.content
    former = (await guild.person(READERS[language]).click(second, custom_id="trilithon:help:former")).response
    assert former.content == say(language, "help-former")
    assert (await guild.press(READERS[language], former, "help")).response.content == second.content
    assert (await guild.press(READERS[language], second, "help")).response.content == first.content
    listed = (await guild.press(READERS[language], first, "games")).response
    assert listed.content.startswith(say(language, "rules-list"))


@IN_EVERY_LANGUAGE
async def test_help_says_where_a_board_appears_and_how_a_match_is_begun_here(guild: Guild, language: str) -> None:
    who, server = READERS[language], guild.sim.guild.id
    name = locales.command("challenge")
    told = {place: help_text(language, place) for place in PLACES}
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


def help_text(language: str, place: str) -> str:
    """Return the first page of the help as it is in a kind of place."""
    return say(language, "help-start", place=place, games="\n".join(game_lines(language)))


async def test_help_has_the_link_for_accounts_only_where_discord_took_the_commands_for_them(
    guild: Guild,
) -> None:
    assert "integration_type=1" in (await guild.ask("alice", "help")).content
    async with guild.bot.services.store.write() as transaction:
        await note_queries.write_note(transaction, f"commands of {guild.bot.application_id}", "others")
    guild.sim.env.inject_error("PUT", "/applications/*/commands", status=400, code=50035)
    await guild.sim.restart()
    assert "oauth2" not in (await guild.ask("alice", "help")).content
