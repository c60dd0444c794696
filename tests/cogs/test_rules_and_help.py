"""Reading up: `/rules` and `/help`, in the reader's language and within what a message holds."""

from typing import Any

import pytest
from discord.app_commands import Group

from cogs.ui.command_texts import command_name
from engine import GAMES
from locales import LANGUAGES, headings, rules, say
from matches.store import note_queries
from renderer.figures import figures
from tests.cogs.conftest import SPOKEN, Guild, controls

READERS = {"en": "alice", "fr": "chloe"}


def menu(message: Any) -> dict[str, Any]:
    """Return the select of a message."""
    rows = [row if isinstance(row, dict) else row.to_dict() for row in message.components]
    (found,) = (part for row in rows for part in row["components"] if part["type"] == 3)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_rules_open_with_their_first_sections_and_list_all_others(
    guild: Guild, subtests: pytest.Subtests, language: str
) -> None:
    for game in GAMES:
        with subtests.test(game=game):
            answer = await guild.ask(READERS[language], "rules", game=game)
            assert len(answer.content) <= 2000
            assert answer.content.startswith(next(iter(rules(language, game).values())))
            listed = menu(answer)
            assert listed["placeholder"] == say(language, "rules-choose")
            assert [(option["value"], option["label"]) for option in listed["options"]] == list(
                headings(language, game).items()
            )


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_section_can_be_chosen_and_replaces_the_one_shown(
    guild: Guild, subtests: pytest.Subtests, language: str
) -> None:
    reader = guild.person(READERS[language])
    for game in GAMES:
        with subtests.test(game=game):
            shown = await guild.ask(READERS[language], "rules", game=game)
            for slug, text in rules(language, game).items():
                answer = (await reader.select(shown, [slug], custom_id=controls(shown)[0])).response
                assert answer.id == shown.id
                assert answer.content == text
                assert len(answer.content) <= 2000
                assert menu(answer)["custom_id"] == controls(shown)[0]
                named = [file.filename for file in answer.attachments]
                assert named == ([f"{game}-{slug}.png"] if slug in figures(game) else [])


async def test_sections_can_be_chosen_after_a_restart(guild: Guild) -> None:
    shown = await guild.ask("chloe", "rules", game="contiguity")
    await guild.sim.restart(crash=True)
    slug = list(rules("fr", "contiguity"))[-1]
    answer = await guild.person("chloe").select(shown, [slug], custom_id=controls(shown)[0])
    assert answer.response.content == rules("fr", "contiguity")[slug]


async def test_without_a_game_the_rules_are_those_of_the_match_of_the_place(guild: Guild) -> None:
    playing = await guild.match("alice", "bruno")
    answer = await playing.ask("chloe", "rules")
    assert answer.content.startswith(next(iter(rules("fr", "contiguity").values())))


async def test_the_rules_can_be_read_in_private(guild: Guild) -> None:
    answer = await guild.person("chloe").user.slash("rules")
    assert answer.response.content.startswith("## ")


@pytest.mark.parametrize("who", ["alice", "chloe"])
async def test_help_fits_a_message_and_names_every_command_in_the_readers_language(guild: Guild, who: str) -> None:
    answer = await guild.ask(who, "help")
    assert len(answer.content) <= 2000
    for command in guild.bot.tree.walk_commands():
        if command.name != "help" and not isinstance(command, Group):
            assert f"`{command_name(SPOKEN[who], command.qualified_name)}`" in answer.content


@pytest.mark.parametrize("who", ["alice", "chloe"])
async def test_help_can_be_had_in_private(guild: Guild, who: str) -> None:
    answer = await guild.person(who).user.slash("help")
    assert answer.response.content == (await guild.ask(who, "help")).content


async def test_help_has_the_link_for_accounts_only_where_discord_took_the_commands_for_them(
    guild: Guild,
) -> None:
    assert "integration_type=1" in (await guild.ask("alice", "help")).content
    async with guild.bot.services.store.write() as transaction:
        await note_queries.write_note(transaction, f"commands of {guild.bot.application_id}", "others")
    guild.sim.env.inject_error("PUT", "/applications/*/commands", status=400, code=50035)
    await guild.sim.restart()
    assert "oauth2" not in (await guild.ask("alice", "help")).content
