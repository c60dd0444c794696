"""What Discord is told about the commands, within its limits and in every language."""

import asyncio
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from discord import app_commands

from cogs.core.command_texts import Translator
from engine import GAMES
from locales import LANGUAGES
from runtime.command_sync import BeingTold, sync_commands
from store import note_queries
from tests.cogs.conftest import Guild

NAME = re.compile(r"[-_\w]{1,32}")
OTHERS = [language for language in LANGUAGES if language != "en"]
COMMANDS = {
    "analyse",
    "away",
    "board",
    "challenge",
    "claim",
    "desk",
    "draw",
    "follows",
    "help",
    "import",
    "league",
    "learn",
    "move",
    "nudge",
    "pause",
    "plan",
    "practice",
    "privacy",
    "puzzle",
    "rematch",
    "replay",
    "resign",
    "results",
    "rules",
    "settings",
    "standings",
    "takeback",
}
SUBCOMMAND = 1
"""Discord's type of an option that is a command of a group."""
LONGEST = 8_000
"""Characters that all names, descriptions and values of one command may have together."""


def commands(guild: Guild) -> list[dict[str, Any]]:
    """Return the commands as Discord has them."""
    return list(guild.sim.env.backend.commands[None].values())


def within(part: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Return a command with the commands of its group, and all their options."""
    yield part
    for inner in part.get("options", ()):
        yield from within(inner)


def described(guild: Guild) -> Iterator[dict[str, Any]]:
    """Return everything with a name and a description: commands, those of groups, and their options."""
    for command in commands(guild):
        yield from within(command)


def choices(guild: Guild) -> Iterator[dict[str, Any]]:
    """Return every choice of every option."""
    for part in described(guild):
        yield from part.get("choices", ())


def every(part: dict[str, Any], field: str) -> list[str]:
    """Return a text in all its languages."""
    return [part[field], *(part.get(f"{field}_localizations") or {}).values()]


async def test_all_commands_are_there(guild: Guild) -> None:
    assert {command["name"] for command in commands(guild)} == COMMANDS


async def test_the_settings_are_a_group_for_oneself_and_for_the_server(guild: Guild) -> None:
    (group,) = (command for command in commands(guild) if command["name"] == "settings")
    assert [(part["type"], part["name"]) for part in group["options"]] == [(SUBCOMMAND, "me"), (SUBCOMMAND, "server")]
    assert [part["name_localizations"]["fr"] for part in (group, *group["options"])] == ["réglages", "moi", "serveur"]


async def test_leagues_are_a_group_to_look_at_them_and_to_make_one(guild: Guild) -> None:
    (group,) = (command for command in commands(guild) if command["name"] == "league")
    assert [part["name"] for part in group["options"]] == ["show", "new"]
    assert [part["name_localizations"]["fr"] for part in (group, *group["options"])] == ["ligue", "voir", "nouvelle"]


async def test_names_are_what_discord_takes_in_every_language(guild: Guild) -> None:
    for part in described(guild):
        for name in every(part, "name"):
            assert NAME.fullmatch(name), name
            assert name == name.lower(), name


async def test_descriptions_are_what_discord_takes_in_every_language(guild: Guild) -> None:
    for part in described(guild):
        for text in every(part, "description"):
            assert 1 <= len(text) <= 100, text


async def test_choices_are_what_discord_takes_in_every_language(guild: Guild) -> None:
    assert {choice["value"] for choice in choices(guild)} == set(GAMES)
    for choice in choices(guild):
        assert all(1 <= len(name) <= 100 for name in every(choice, "name"))


async def test_every_name_description_and_choice_has_words_in_every_language(guild: Guild) -> None:
    for part in described(guild):
        assert sorted(part["name_localizations"]) == OTHERS
        assert sorted(part["description_localizations"]) == OTHERS
    for choice in choices(guild):
        assert sorted(choice["name_localizations"]) == OTHERS


@pytest.mark.parametrize("language", ["en", *OTHERS])
async def test_no_two_commands_and_no_two_options_of_a_command_share_a_name(guild: Guild, language: str) -> None:
    def named(part: dict[str, Any]) -> str:
        return part["name"] if language == "en" else part["name_localizations"][language]

    for group in (commands(guild), *(part.get("options", []) for part in described(guild))):
        names = [named(part) for part in group]
        assert len(set(names)) == len(names)


async def test_no_command_is_longer_than_discord_takes(guild: Guild) -> None:
    for command in commands(guild):
        parts = list(within(command))
        texts = [max(every(part, field), key=len) for part in parts for field in ("name", "description")]
        texts += [
            max(every(choice, "name"), key=len) + str(choice["value"])
            for part in parts
            for choice in part.get("choices", ())
        ]
        assert sum(map(len, texts)) <= LONGEST
        assert all(len(part.get("choices", ())) <= 25 for part in parts)
        assert all(len(part.get("options", ())) <= 25 for part in parts)


async def test_required_options_come_first(guild: Guild) -> None:
    for part in described(guild):
        required = [bool(option.get("required")) for option in part.get("options", ())]
        assert required == sorted(required, reverse=True)


async def test_commands_are_for_servers_direct_messages_and_groups_and_for_who_brought_the_bot(guild: Guild) -> None:
    for command in commands(guild):
        assert sorted(command["contexts"]) == [0, 1, 2]
        assert sorted(command["integration_types"]) == [0, 1]
        assert not command.get("default_member_permissions")


@pytest.fixture(autouse=True)
def translated_commands() -> None:
    """Let every start translate the commands anew, since these tests change them."""


@pytest.fixture
def rename(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Let `/challenge` have another French name from the next start of the bot on."""
    translate = Translator.translate

    async def translate_anew(translator: Translator, string: app_commands.locale_str, *where: Any) -> str | None:
        text = await translate(translator, string, *where)
        return "provoquer" if text == "défier" else text

    return lambda: monkeypatch.setattr(Translator, "translate", translate_anew)


def french_names(guild: Guild) -> set[str]:
    """Return what the commands are called in French."""
    return {command["name_localizations"]["fr"] for command in commands(guild)}


async def test_discord_is_told_the_commands_once_however_often_the_bot_starts(guild: Guild) -> None:
    assert guild.requests("PUT", "/commands") == 1
    await guild.sim.restart()
    await guild.sim.restart(crash=True)
    assert guild.requests("PUT", "/commands") == 1


async def test_discord_is_told_the_commands_again_when_they_have_changed(
    guild: Guild, rename: Callable[[], None]
) -> None:
    rename()
    await guild.sim.restart()
    assert guild.requests("PUT", "/commands") == 2
    assert "provoquer" in french_names(guild)
    await guild.sim.restart()
    assert guild.requests("PUT", "/commands") == 2


async def test_of_processes_that_start_at_once_one_sends_the_commands_and_another_if_that_one_dies(
    guild: Guild, rename: Callable[[], None]
) -> None:
    name, store = f"commands of {guild.bot.application_id}", guild.bot.services.store
    async with store.write() as transaction:
        await note_queries.write_note(transaction, name, "of an older version")
    outcomes = await asyncio.gather(*(sync_commands(guild.bot) for _ in range(3)), return_exceptions=True)
    assert {type(outcome) for outcome in outcomes} <= {type(None), BeingTold}
    assert guild.requests("PUT", "/commands") == 2
    async with store.write() as transaction:
        until = guild.bot.services.clock().timestamp() + 50
        await note_queries.write_note(transaction, f"telling {name}", f"{until} by one that is dead")
    rename()
    await guild.sim.restart()
    assert guild.requests("PUT", "/commands") == 2
    await guild.later(seconds=61)
    assert guild.requests("PUT", "/commands") == 3
    assert "provoquer" in french_names(guild)


async def test_an_application_that_nobody_can_add_to_their_account_gets_its_commands_for_servers(
    guild: Guild, rename: Callable[[], None], caplog: pytest.LogCaptureFixture
) -> None:
    rename()
    guild.sim.env.inject_error("PUT", "/applications/*/commands", status=400, code=50035, message="integration_types")
    await guild.sim.restart()
    for command in commands(guild):
        assert command["integration_types"] == [0]
        assert sorted(command["contexts"]) == [0, 1]
    assert "provoquer" in french_names(guild)
    (record,) = [record for record in caplog.records if record.levelname == "ERROR"]
    assert "tick User Install on the Installation page" in record.getMessage()


async def test_commands_that_were_taken_for_servers_only_are_sent_in_full_at_the_next_start(
    guild: Guild, rename: Callable[[], None]
) -> None:
    rename()
    guild.sim.env.inject_error("PUT", "/applications/*/commands", status=400, code=50035)
    await guild.sim.restart()
    await guild.sim.restart()
    assert {tuple(sorted(command["integration_types"])) for command in commands(guild)} == {(0, 1)}
    sent = guild.requests("PUT", "/commands")
    await guild.sim.restart()
    assert guild.requests("PUT", "/commands") == sent


@pytest.mark.parametrize(("status", "times"), [(400, 2), (403, 1), (500, 1)])
async def test_commands_that_discord_does_not_take_are_an_error_in_the_log_and_it_keeps_those_it_has(
    guild: Guild, rename: Callable[[], None], caplog: pytest.LogCaptureFixture, status: int, times: int
) -> None:
    before = commands(guild)
    rename()
    guild.sim.env.inject_error("PUT", "/applications/*/commands", status=status, times=times)
    await guild.sim.restart()
    assert commands(guild) == before
    assert [record.levelname for record in caplog.records if record.name == "runtime.command_sync"] == ["ERROR"]
    await guild.sim.restart()
    assert "provoquer" in french_names(guild)
