"""Board as a button of an application with an Activity: it opens inside Discord, and elsewhere by a link."""

from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord.http import HTTPClient
from pydantic import SecretStr
from simcord import interactions
from simcord.backend import errors

import cogs.core.answers
from cogs.core.command_texts import ENTRY_POINT
from locales import LANGUAGES, say
from matches.web.session_service import Visitor
from runtime.discord_client import create_bot
from runtime.settings import Settings
from store import note_queries
from tests.cogs.conftest import AnswerOnlyPlace, Guild, Playing, actions, labels
from tests.launching import Discord, launching


@pytest.fixture(autouse=True)
def application(monkeypatch: pytest.MonkeyPatch) -> Iterator[Discord]:
    """Let the simulated Discord know Activities, and take commands that open them."""
    with launching() as made:
        tell = HTTPClient.bulk_upsert_global_commands

        async def told(http: HTTPClient, application: int, *, payload: list[dict[str, Any]]) -> Any:
            made.told = payload
            openers = [command for command in payload if command.get("type") == ENTRY_POINT]
            if made.refusal and any(each["name"] == "launch" for each in openers):
                raise made.refusal
            others = [command for command in payload if command not in openers]
            return [*await tell(http, application, payload=others), *({**each, "id": "77"} for each in openers)]

        monkeypatch.setattr(HTTPClient, "bulk_upsert_global_commands", told)
        yield made


@pytest.fixture(autouse=True)
def translated_commands() -> None:
    """Let every bot translate its commands: these have one more."""


@pytest.fixture
def make_bot(settings: Settings) -> Callable[[], Any]:
    inside = {"activity": True, "public_url": "https://play.example", "discord_client_secret": SecretStr("s" * 32)}
    return lambda: create_bot(settings.model_copy(update=inside))


async def arrive(guild: Guild, who: str) -> Visitor:
    """Sign in as somebody whom Discord has named."""
    visitor, _ = await guild.bot.services.sessions.arrive(person(guild, who), "en")
    return visitor


def person(guild: Guild, who: str) -> Any:
    return SimpleNamespace(user=guild.person(who).id, name="by Discord")


async def test_board_opens_the_activity_at_that_match_for_who_pressed_it(guild: Guild, application: Discord) -> None:
    playing = await guild.match("alice", "chloe")
    for who, name in (("alice", "Alice"), ("chloe", "Chloé")):
        answer = await guild.press(who, playing.board, "touch")
        assert answer.acknowledged
        assert answer.response is None
        assert application.opened[-1] == guild.person(who).id
        visitor = await arrive(guild, who)
        assert (visitor.person.name, visitor.at) == (name, "match/1")
    assert (await arrive(guild, "alice")).at == ""


async def test_the_desk_opens_the_list_whatever_was_pressed_before(guild: Guild, application: Discord) -> None:
    playing = await guild.match("alice", "chloe")
    await guild.press("alice", playing.board, "touch")
    await guild.press("alice", await guild.ask("alice", "desk"), "touch-desk")
    assert (await arrive(guild, "alice")).at == ""
    assert len(application.opened) == 2


@pytest.mark.parametrize("private", [True, False])
@pytest.mark.parametrize("there", [("alice", "chloe"), ("alice", "bruno", "chloe")])
async def test_it_opens_where_the_bot_is_no_member_too(
    guild: Guild, application: Discord, there: tuple[str, ...], private: bool
) -> None:
    place = AnswerOnlyPlace(guild, guild.sim.add_place_without_bot(*there, private=private))
    playing = await place.match("alice", "chloe")
    await place.press("alice", await playing.ask("alice", "board"), "touch")
    assert application.opened == [guild.person("alice").id]
    assert (await arrive(guild, "alice")).at == "match/1"


async def test_it_opens_in_direct_messages_with_the_bot(guild: Guild, application: Discord) -> None:
    await guild.match("alice", "chloe")
    user = guild.person("alice").user
    answer = await user.slash("desk")
    await guild.sim.settle()
    await user.click(
        answer.response, custom_id=next(each for each in controls(answer.response) if "touch-desk" in each)
    )
    assert application.opened == [user.id]


def controls(message: Any) -> list[str]:
    return [
        part["custom_id"] for row in message.components for part in row.get("components", ()) if "custom_id" in part
    ]


@pytest.mark.parametrize(("status", "code"), [(400, 50035), (403, 50013), (404, 0), (500, 0), (503, 0)])
async def test_where_it_cannot_be_opened_there_is_the_link(
    guild: Guild, application: Discord, monkeypatch: pytest.MonkeyPatch, status: int, code: int
) -> None:
    playing = await guild.match("alice", "chloe")

    def refuse(_: Any) -> Any:
        raise errors.BackendError(status, code, "no")

    monkeypatch.setattr(application, "open", refuse)
    answer = (await guild.press("alice", playing.board, "touch")).response
    assert answer.ephemeral
    assert answer.content == say("en", "touch-link")
    assert labels(answer) == [say("en", "button-touch-open")]


async def test_when_the_answer_was_put_off_there_is_the_link(
    guild: Guild, application: Discord, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await guild.match("alice", "chloe")
    sessions, deferrals = guild.bot.services.sessions, []
    begin, remember = cogs.core.answers.Deferral.__init__, sessions.launch

    def begun(self: Any, *asked: Any) -> None:
        begin(self, *asked)
        deferrals.append(self)

    async def slowly(*asked: Any) -> None:
        deferrals[-1]._begin()
        await deferrals[-1]._request
        await remember(*asked)

    monkeypatch.setattr(cogs.core.answers.Deferral, "__init__", begun)
    monkeypatch.setattr(sessions, "launch", slowly)
    answer = await guild.press("alice", playing.board, "touch")
    assert [message.content for message in answer.followups] == [say("en", "touch-link")]
    assert application.opened == []


async def test_discord_is_told_the_entry_point_in_every_language(guild: Guild, application: Discord) -> None:
    (told,) = [command for command in application.told if command.get("type") == ENTRY_POINT]
    assert (told["name"], told["handler"]) == ("launch", 1)
    assert "options" not in told
    assert sorted(told["integration_types"]) == [0, 1]
    assert sorted(told["contexts"]) == [0, 1, 2]
    for language in LANGUAGES:
        names = {told["name"], *told["name_localizations"].values()}
        assert say(language, "command-launch") in names
    assert "launch" not in {command["name"] for command in application.told if command.get("type", 1) == 1}


@pytest.mark.parametrize("private", [None, True, False])
async def test_the_entry_point_opens_the_list(guild: Guild, application: Discord, private: bool | None) -> None:
    place = guild
    if private is not None:
        place = AnswerOnlyPlace(guild, guild.sim.add_place_without_bot("alice", "bruno", "chloe", private=private))
    playing: Playing = await place.match("alice", "chloe")
    assert playing.state.outcome is None
    await guild.bot.services.sessions.launch(person(guild, "alice"), "en", "match/1")
    await enter(guild, place)
    assert application.opened == [guild.person("alice").id]
    visitor = await arrive(guild, "alice")
    assert (visitor.at, visitor.person.name) == ("", "Alice")


async def enter(guild: Guild, place: Guild) -> None:
    """Use the Entry Point as Alice: Discord sends its own type of command, which has neither options nor a target."""
    backend, channel = guild.sim.env.backend, place.channel.id
    data = {"id": "77", "name": "launch", "type": ENTRY_POINT}
    where = {"channel_id": channel, "guild_id": backend.get_channel(channel).guild_id}
    user = guild.person("alice").id
    _, payload = interactions.base_payload(backend, type=2, user_id=user, data=data, **where)
    backend.emit("INTERACTION_CREATE", payload)
    await guild.sim.settle()


async def test_an_application_without_activities_keeps_all_other_commands(
    guild: Guild, application: Discord, caplog: pytest.LogCaptureFixture
) -> None:
    place = next(number for number, each in enumerate(application.told) if each.get("type") == ENTRY_POINT)
    fault = {str(place): {"type": {"_errors": [{"code": "BASE_TYPE_CHOICES", "message": "no"}]}}}
    data = {"code": 50035, "message": "Invalid Form Body", "errors": fault}
    application.refusal = discord.HTTPException(SimpleNamespace(status=400, reason="Bad Request"), data)
    await forget(guild)
    await guild.sim.restart()
    assert ENTRY_POINT not in {command.get("type") for command in application.told}
    assert "desk" in {command["name"] for command in application.told}
    assert "refuses some of the commands" in caplog.text


async def test_if_discord_wants_to_keep_its_own_entry_point_it_stays_and_all_else_is_told(
    guild: Guild, application: Discord
) -> None:
    own = {"id": "78", "name": "begin", "type": ENTRY_POINT, "handler": 2, "description": "", "version": "1"}
    guild.sim.env.backend.commands[None][own["name"], own["type"]] = own
    data = {"code": 50240, "message": "the Entry Point command is missing"}
    application.refusal = discord.HTTPException(SimpleNamespace(status=400, reason="Bad Request"), data)
    await forget(guild)
    await guild.sim.restart()
    openers = [command for command in application.told if command.get("type") == ENTRY_POINT]
    assert [(each["name"], each["handler"]) for each in openers] == [("begin", 2)]
    assert "desk" in {command["name"] for command in application.told}


async def forget(guild: Guild) -> None:
    """Forget which commands Discord was told."""
    name = f"commands of {guild.bot.application_id}"
    async with guild.bot.services.store.write(lock=("note", name)) as transaction:
        await note_queries.write_note(transaction, name, "{}")


async def test_without_an_activity_no_such_command_is_there(guild: Guild, settings: Settings) -> None:
    bot = create_bot(settings)
    assert bot.tree.get_command("launch") is None
    assert "touch-desk" in actions(await guild.ask("alice", "desk"))
