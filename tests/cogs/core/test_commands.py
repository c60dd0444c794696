"""What Discord is told about the commands, within its limits and in every language."""

import asyncio
import json
import re
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import Permissions, app_commands
from discord.http import HTTPClient

import locales
from cogs.core.command_texts import Translator
from cogs.web.page_links import launch
from engine import GAMES
from locales import LANGUAGES, ids, say
from matches import LEVELS
from runtime.registration.command_sync import sync_commands
from runtime.registration.sync_lease import SyncInProgress
from store import note_queries
from tests.cogs.conftest import Guild

NAME = re.compile(r"[-_\w]{1,32}")
OTHERS = [language for language in LANGUAGES if language != "en"]
COMMANDS = {
    *("analyse", "board", "challenge", "desk", "help", "league", "learn", "match"),
    *("move", "practice", "puzzle", "results", "rules", "server", "settings", "tournament"),
}
GROUPS = {
    "match": {"claim", "draw", "import", "nudge", "pause", "plan", "rematch", "resign", "takeback"},
    "settings": {"away", "me", "privacy"},
    "server": {"league", "settings"},
    "tournament": {"new", "show"},
}
MENUS = {2: {"Challenge"}, 3: {"Play as my move", "Show this board"}}
"""The menus by Discord's types: on people, and on messages."""
SUBCOMMAND = 1
"""Discord's type of an option that is a command of a group."""
LONGEST = 8_000
"""Characters that all names, descriptions and values of one command may have together."""


def commands(guild: Guild, kind: int = 1) -> list[dict[str, Any]]:
    """Return the commands as Discord has them; of another `kind`, the menus on people or messages."""
    return [each for each in guild.sim.env.backend.commands[None].values() if each["type"] == kind]


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


async def test_all_commands_and_menus_are_there(guild: Guild) -> None:
    assert len(COMMANDS) == 16
    assert {command["name"] for command in commands(guild)} == COMMANDS
    assert {kind: {menu["name"] for menu in commands(guild, kind)} for kind in MENUS} == MENUS


async def test_a_group_has_the_commands_that_several_cogs_declare_in_it(guild: Guild) -> None:
    groups = {
        command["name"]: {part["name"] for part in command["options"] if part["type"] == SUBCOMMAND}
        for command in commands(guild)
    }
    assert {name: parts for name, parts in groups.items() if parts} == GROUPS
    walked = {command.qualified_name for command in guild.bot.tree.walk_commands()}
    assert walked >= {f"{group} {name}" for group, names in GROUPS.items() for name in names}


async def test_only_in_servers_and_only_to_those_who_manage_them_a_group_is_offered(guild: Guild) -> None:
    for command in commands(guild):
        is_for_managers = command["name"] == "server"
        wanted = Permissions(manage_guild=True).value if is_for_managers else None
        assert command["default_member_permissions"] == wanted
        assert sorted(command["contexts"]) == ([0] if is_for_managers else [0, 1, 2])
        assert sorted(command["integration_types"]) == [0, 1]


async def test_menus_have_names_that_discord_takes_in_every_language_and_no_descriptions(guild: Guild) -> None:
    menus = [menu for kind in MENUS for menu in commands(guild, kind)]
    for menu in menus:
        assert sorted(menu["name_localizations"]) == OTHERS
        assert all(1 <= len(name) <= 32 for name in every(menu, "name"))
        assert not menu.get("description")
        assert not menu.get("options")
        assert sorted(menu["contexts"]) == [0, 1, 2]
    names = [menu["name_localizations"]["fr"] for menu in menus]
    assert sorted(names) == ["Défier", "Jouer ce coup", "Voir ce plateau"]


async def test_every_text_about_commands_belongs_to_one(guild: Guild) -> None:
    """Of the texts that options share, and of the others."""
    used = set()

    class Noting(Translator):
        async def translate(self, string: app_commands.locale_str, *where: Any) -> str | None:
            used.add(string.extras["id"])
            return await super().translate(string, *where)

    for command in (*guild.bot.tree.get_commands(), launch):
        await command.get_translated_payload(guild.bot.tree, Noting())
    assert {text for text in ids("en") if re.match(r"(command|menu)-", text)} - used == {
        "menu-challenge-game",
        "menu-challenge-terms",
    }


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
    assert {choice["value"] for choice in choices(guild)} == {*GAMES, *LEVELS, "mine", "standings", "knockout", "swiss"}
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


@pytest.fixture(autouse=True)
def translated_commands() -> None:
    """Let every start translate the commands anew, since these tests change them."""


NEW_NAMES = {"défier": "provoquer", "plateau": "damier"}


@pytest.fixture
def rename(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Let `/challenge` and `/board` have other French names from the next start of the bot on."""
    translate = Translator.translate

    async def translate_anew(translator: Translator, string: app_commands.locale_str, *where: Any) -> str | None:
        text = await translate(translator, string, *where)
        return NEW_NAMES.get(text or "", text)

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
    assert {type(outcome) for outcome in outcomes} <= {type(None), SyncInProgress}
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
        assert sorted(command["contexts"]) == ([0] if command["name"] == "server" else [0, 1])
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
    assert [record.levelname for record in caplog.records if record.name == "runtime.registration.command_sync"] == [
        "ERROR"
    ]
    await guild.sim.restart()
    assert "provoquer" in french_names(guild)


OPENER = {"id": "77", "name": "launch", "type": 4, "handler": 2, "description": "", "version": "1"}
"""The Entry Point command of an application with an Activity, as Discord tells it."""


class Strict:
    """Lets Discord look at the commands that it is sent: an Entry Point must not be left out, nor `refused` be sent."""

    def __init__(
        self, patch: pytest.MonkeyPatch, guild: Guild, *, entry_point: bool = False, refused: str = ""
    ) -> None:
        real, present = HTTPClient.bulk_upsert_global_commands, guild.sim.env.backend.commands
        self.sent: list[dict[str, Any]] = []

        async def told(http: HTTPClient, application: int, *, payload: list[dict[str, Any]]) -> Any:
            kept = [command for command in payload if command.get("type") == 4]
            if entry_point and not kept:
                raise refusal({"code": 50240, "message": "the Entry Point command is missing"})
            fault = {"name_localizations": {"_errors": [{"code": "INVALID", "message": "no"}]}}
            names = [(command.get("name_localizations") or {}).get("fr") for command in payload]
            if refused in names:
                raise refusal({"code": 50035, "message": "Invalid", "errors": {str(names.index(refused)): fault}})
            self.sent = payload
            return [*await real(http, application, payload=[each for each in payload if each not in kept]), *kept]

        patch.setattr(HTTPClient, "bulk_upsert_global_commands", told)
        if entry_point:
            present[None][OPENER["name"], OPENER["type"]] = OPENER


def refusal(data: dict[str, Any]) -> discord.HTTPException:
    return discord.HTTPException(SimpleNamespace(status=400, reason="Bad Request"), data)


async def test_an_entry_point_command_is_kept_as_it_is(
    guild: Guild, rename: Callable[[], None], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    rename()
    strict = Strict(monkeypatch, guild, entry_point=True)
    await guild.sim.restart()
    assert "provoquer" in french_names(guild)
    assert strict.sent[-1] == {"name": "launch", "type": 4, "handler": 2, "description": ""}
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []
    await guild.sim.restart()
    assert guild.requests("GET", "/commands") == 1, "the commands are not told again"


async def test_a_refused_command_stays_as_it_was_and_the_others_are_told(
    guild: Guild, rename: Callable[[], None], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    rename()
    Strict(monkeypatch, guild, refused="provoquer")
    before = len(commands(guild))
    await guild.sim.restart()
    assert {"défier", "damier"} <= french_names(guild)
    assert len(commands(guild)) == before
    assert all(sorted(command["integration_types"]) == [0, 1] for command in commands(guild))
    (record,) = [record for record in caplog.records if record.levelname == "ERROR"]
    assert "refuses some of the commands" in record.getMessage()
    assert "In command 'challenge'" in str(vars(record))


# Mentions of commands


def known(guild: Guild) -> dict[str, int]:
    """Return Discord's ids of the commands."""
    return {command["name"]: int(command["id"]) for command in commands(guild)}


async def test_texts_name_commands_by_the_ids_that_discord_gave_them_also_after_a_restart(guild: Guild) -> None:
    draw, move = f"</match draw:{known(guild)['match']}>", f"</move:{known(guild)['move']}>"
    assert (locales.command("match draw"), locales.command("move")) == (draw, move)
    locales.know_commands({})
    assert locales.command("match draw") == "`/match draw`"
    await guild.sim.restart(crash=True)
    assert guild.requests("PUT", "/commands") == 1
    assert locales.command("match draw") == draw
    assert move in say("fr", "help-start", place="threads", games="")


async def test_a_note_of_an_earlier_version_has_no_ids_so_the_commands_are_sent_again(guild: Guild) -> None:
    name, store = f"commands of {guild.bot.application_id}", guild.bot.services.store
    async with store.read() as transaction:
        written = json.loads(await note_queries.note(transaction, name))
    async with store.write() as transaction:
        await note_queries.write_note(transaction, name, written["fingerprint"])
    locales.know_commands({})
    await guild.sim.restart()
    assert guild.requests("PUT", "/commands") == 2
    assert locales.command("desk") == f"</desk:{known(guild)['desk']}>"


async def test_commands_that_were_taken_for_servers_only_are_named_by_their_ids_too(
    guild: Guild, rename: Callable[[], None]
) -> None:
    rename()
    locales.know_commands({})
    guild.sim.env.inject_error("PUT", "/applications/*/commands", status=400, code=50035)
    await guild.sim.restart()
    assert locales.command("server league") == f"</server league:{known(guild)['server']}>"


async def test_commands_that_discord_does_not_take_anew_go_by_the_ids_that_they_have(
    guild: Guild, rename: Callable[[], None]
) -> None:
    rename()
    locales.know_commands({})
    guild.sim.env.inject_error("PUT", "/applications/*/commands", status=500)
    await guild.sim.restart()
    assert locales.command("board") == f"</board:{known(guild)['board']}>"


async def test_a_process_that_did_not_send_the_commands_learns_their_ids_from_the_note(
    guild: Guild, rename: Callable[[], None]
) -> None:
    name, store = f"commands of {guild.bot.application_id}", guild.bot.services.store
    async with store.write() as transaction:
        until = guild.bot.services.clock().timestamp() + 50
        await note_queries.write_note(transaction, f"telling {name}", f"{until} by another")
        found = await note_queries.note(transaction, name)
        await note_queries.write_note(transaction, name, "of an older version")
    locales.know_commands({})
    await guild.sim.restart()
    assert locales.command("board") == "`/board`"
    async with guild.bot.services.store.write() as transaction:
        await note_queries.write_note(transaction, name, found)
    await guild.later(seconds=61)
    assert guild.requests("PUT", "/commands") == 1
    assert locales.command("board") == f"</board:{known(guild)['board']}>"
