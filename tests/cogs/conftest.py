"""The real bot on the simulated Discord, and what people do there said briefly."""

import gc
import logging
import random
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from functools import cache
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import ComponentType, OverwriteType
from simcord.results import to_discord_message

import cogs.core.answers
import cogs.playing.board_messages
import locales
import runtime.registration.command_sync
from engine import GAMES, Game, State
from matches import MatchError
from matches.ratings.rating_rules import LEAST_MOVES
from playground.people import PEOPLE, Person
from playground.places_without_bot import PlaceWithoutBot
from playground.simulation import Simulation
from runtime import workers
from runtime.discord_client import create_bot
from runtime.settings import Settings
from tests.cogs.discord_limits import OF_ENTITIES, check_modal, walk
from tests.databases import Database
from tests.inline_sqlite import quick_database  # noqa: F401  a fixture
from thinking import Job, Thinkers
from wording.formatting import explain
from wording.side_marks import know_marks

OPPONENTS = ("opponent", "opponent2", "opponent3")
SPOKEN = {person.key: locales.supported_language(person.locale) for person in PEOPLE}
"""The language of each of the usual people."""
READERS = {SPOKEN[person.key]: person.key for person in reversed(PEOPLE)}
"""The first of the usual people that reads each language."""
IN_BOTH_LANGUAGES = pytest.mark.parametrize(
    ("locale", "language"), [("en-US", "en"), ("fr", "fr")], ids=["English", "French"]
)
"""Runs a test in an English and in a French server: the Discord locale of the server, and the language of its texts."""
THREE = ("alice", "chloe", "dimitri")
FIRST, SECOND, THIRD = "30a-29a", "1a-2a", "29a-28a"
"""The first moves of a match of Contiguity."""


UNASKED = 30 * 86_400
"""Seconds until a worker that was not woken asks the database: so long that one which nobody wakes is found out."""


class Reports(logging.Handler):
    """What the bot logged as its own faults."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)

    def take(self) -> list[tuple[str, BaseException]]:
        """Return reference and exception of each fault since the last call; the test expects those that it asks for."""
        taken = [(record.data["reference"], record.exc_info[1]) for record in self.records]  # type: ignore[attr-defined,index]
        self.records.clear()
        return taken  # type: ignore[return-value]


class Guild:
    """A server where the bot runs, and the matches played there."""

    def __init__(self, sim: Simulation, reports: Reports | None = None, database: Database | None = None) -> None:
        self.sim = sim
        self.reports = reports or Reports()
        self._database = database

    @property
    def bot(self) -> Any:
        """The bot that runs now."""
        return self.sim.bot

    @property
    def channel(self) -> Any:
        """Where matches are played."""
        return self.sim.channel

    def person(self, name: str) -> Any:
        """Return a person of the server."""
        return self.sim.people[name]

    async def challenge(self, who: str, *whom: str, game: str = "contiguity", **chosen: Any) -> discord.Message:
        """Challenge somebody, and return the card."""
        named = {name: self.person(player).user for name, player in zip(OPPONENTS, whom, strict=False)}
        answer = await self.person(who).slash(self.channel, "challenge", game=game, **named, **chosen)
        await self.sim.settle()
        assert answer.response.ephemeral
        return self.channel.last_message

    async def match(self, *players: str, game: str = "contiguity", **chosen: Any) -> "Playing":
        """Start a match; the players sit in the order in which they are named."""
        card = await self.challenge(*players, game=game, side=GAMES[game].sides[0], **chosen)
        for player in players[1:]:
            await self.person(player).click(card, custom_id=button(card, "accept"))
        await self.sim.settle()
        return Playing(self, self.sim.threads()[-1], players, GAMES[game], chosen.get("options", ""))

    async def ask(self, who: str, command: str, place: Any = None, **chosen: Any) -> Any:
        """Give a command that is answered privately, and return the answer."""
        answer = await self.person(who).slash(place or self.channel, command, **chosen)
        await self.sim.settle()
        assert answer.response.ephemeral
        return answer.response

    async def press(self, who: str, message: Any, action: str) -> Any:
        """Click the control for an action, which may be behind More below a card, and return the whole answer."""
        if action not in actions(message) and "card-more" in actions(message):
            message = (await self.press(who, message, "card-more")).response
        stored = self.sim.env.backend.get_channel(getattr(message, "channel_id", None) or message.channel.id)
        someone = self.person(who) if stored.guild_id else self.person(who).user
        answer = await someone.click(message, custom_id=button(message, action))
        await self.sim.settle()
        return answer

    async def open_modal(self, who: str, message: Any, action: str) -> Any:
        """Click the control for an action that opens a modal, and return the modal."""
        opened = await self.press(who, message, action)
        assert opened.modal, opened.response.content
        check_modal(opened.modal)
        return opened

    async def fill_in(self, who: str, opened: Any, **changes: Any) -> Any:
        """Submit a modal with its own values and changes to them, and return the whole answer."""
        answer = await self.person(who).submit_modal(opened, filled(opened.modal) | changes)
        await self.sim.settle()
        return answer

    async def decline(self, who: str, card: Any, note: str = "") -> Any:
        """Decline a challenge, and return the whole answer."""
        return await self.fill_in(who, await self.open_modal(who, card, "decline"), text=note)

    async def counter(self, who: str, message: Any, **changes: Any) -> Any:
        """Ask for other terms, and return the whole answer."""
        return await self.fill_in(who, await self.open_modal(who, message, "counter"), **changes)

    def again(self, message: discord.Message) -> discord.Message:
        """Return a message as it is now."""
        return next(posted for posted in self.messages(message.channel.id) if posted.id == message.id)

    def messages(self, channel: int) -> list[discord.Message]:
        """Return the public messages of a channel, oldest first."""
        stored = self.sim.env.backend.messages.get(channel, {}).values()
        found = [to_discord_message(self.sim.env, message) for message in stored if not message.is_ephemeral]
        return [message for message in found if not message.is_system()]

    def everything(self) -> list[discord.Message]:
        """Return every message of the server that anybody can read, oldest first."""
        places = [self.sim.channel.id, *(thread.id for thread in self.sim.threads())]
        return sorted((message for place in places for message in self.messages(place)), key=lambda message: message.id)

    def pinged(self, message: Any) -> list[str]:
        """Return who was notified by a message; roles and everyone count as strangers."""
        stored = self.sim.env.backend.messages[message.channel.id][message.id]
        names = {actor.id: name for name, actor in self.sim.people.items()}
        strangers = ["everyone"] * stored.mention_everyone + ["a role"] * len(stored.ping_role_ids)
        return sorted(names[user] for user in stored.ping_user_ids) + strangers

    def stored(self) -> dict[str, list[Any]]:
        """Return everything in the database, to see whether something changed."""
        assert self._database
        return self._database.contents()

    def rows(self, query: str) -> list[Any]:
        """Return what a query finds in the database."""
        assert self._database
        return list(self._database.query(query))

    async def later(self, **span: float) -> None:
        """Lets time pass at once: without the bot's signs of life, which would tick all the way."""
        self.bot.health.task.cancel()
        await self.sim.advance(**span)

    async def refusal(self, language: str, code: str, match: int) -> str:
        """Return the sentence of a refusal that names a match and links to it."""
        named = MatchError(code, match=await self.bot.services.matches.get(match))
        told = explain(language, named)
        assert "https://discord.com/channels/" in told
        return told

    def forbid(self, place: Any, *permissions: str) -> None:
        """Take permissions from the bot in a channel."""
        deny = discord.Permissions(**dict.fromkeys(permissions, True)).value
        user = self.sim.env.backend.bot_user.id
        self.sim.env.backend.set_overwrite(place.id, Overwrite(user, OverwriteType.MEMBER, 0, deny))

    def allow_all(self, place: Any) -> None:
        """Give them back."""
        self.sim.env.backend.delete_overwrite(place.id, self.sim.env.backend.bot_user.id)

    def requests(self, method: str, ending: str) -> int:
        """Return how many requests the bot made to addresses that end like this."""
        return sum(request.method == method and request.path.endswith(ending) for request in self.sim.env.http_requests)


class Playing:
    """A match that runs in a thread, with the state it should have."""

    def __init__(self, guild: Guild, thread: Any, players: tuple[str, ...], game: Game, options: str) -> None:
        self.guild, self.sim, self.thread, self.players = guild, guild.sim, thread, players
        self.state: State = game.start(game.read_options(options))

    @property
    def mover(self) -> str:
        """The player to move."""
        assert self.state.turn is not None
        return self.players[self.state.turn]

    @property
    def board(self) -> discord.Message:
        """The latest board."""
        return next(message for message in reversed(self.thread.history()) if message.attachments)

    def boards(self) -> list[str]:
        """Return the file names of every board posted, oldest first."""
        return [file.filename for message in self.thread.history() for file in message.attachments]

    async def by_command(self, text: str) -> Any:
        """Move by `/move` in the thread."""
        return await self._done(await self.guild.person(self.mover).slash(self.thread, "move", move=text), text)

    async def play_some(self) -> None:
        """Play the first move that there is, again and again, so often that the match counts for ratings."""
        for _ in range(LEAST_MOVES):
            await self.by_command(next(iter(self.state.legal_moves())))

    async def by_reply(self, text: str) -> Any:
        """Reply to the board."""
        return await self._done(await self.sim.reply(self.mover, self.board, text), text)

    async def by_modal(self, text: str) -> Any:
        """Move by the Move button and its modal."""
        opened = await self.open_modal(self.mover)
        return await self._done(await self.guild.person(self.mover).submit_modal(opened, {"text": text}), text)

    async def by_panel(self, text: str) -> Any:
        """Move by the Move button, the choices that lead to the move, and a yes to the preview."""
        panel = (await self.guild.press(self.mover, self.board, "move")).response
        for number in way_to(self.state, self.state.read(text)) or ():
            panel = await self.choose(self.mover, panel, number)
        return await self._done(await self.guild.press(self.mover, panel, "play"), text)

    async def choose(self, who: str, panel: Any, number: int) -> Any:
        """Choose in a panel, by a button or in a select, and return the panel as it is then."""
        identity, value = choice_in(panel, number)
        person = self.guild.person(who)
        click = person.select(panel, [value], custom_id=identity) if value else person.click(panel, custom_id=identity)
        chosen = await click
        await self.sim.settle()
        return chosen.response

    async def open_modal(self, who: str, message: Any = None) -> Any:
        """Click the Move button of a board and then Type, and return the modal."""
        panel = (await self.guild.press(who, message or self.board, "move")).response
        return await self.guild.person(who).click(panel, custom_id=button(panel, "type"))

    async def play(self, text: str, chance: random.Random) -> Any:
        """Move by one of the equal ways."""
        return await chance.choice([self.by_command, self.by_reply, self.by_modal, self.by_panel])(text)

    async def ask(self, who: str, command: str, **chosen: Any) -> Any:
        """Give a command in the match's thread that is answered privately, and return the answer."""
        return await self.guild.ask(who, command, self.thread, **chosen)

    async def move(self, who: str, text: str) -> Any:
        """Give `/move` as somebody, played or not, and return the private answer."""
        return await self.ask(who, "move", move=text)

    async def type_move(self, who: str, text: str, message: Any = None) -> Any:
        """Type a move into the modal of a board, legal or not, and return the private answer."""
        opened = await self.open_modal(who, message)
        answer = await self.guild.person(who).submit_modal(opened, {"text": text})
        await self.sim.settle()
        assert answer.response.ephemeral
        return answer.response

    async def _done(self, answer: Any, text: str) -> Any:
        await self.sim.settle()
        self.state = self.state.play(text)
        return answer


NO_DIRECT_MESSAGES = {"status": 403, "code": 50007}
"""How Discord refuses a message to somebody who takes none."""


class AnswerOnlyPlace(Guild):
    """People in a place that the bot is no member of."""

    def __init__(self, guild: Guild, place: PlaceWithoutBot) -> None:
        super().__init__(guild.sim, guild.reports, guild._database)
        self.place = place

    @property
    def channel(self) -> Any:
        """The only one."""
        return self.place.channel

    def person(self, name: str) -> Any:
        """Return a person who is there."""
        return self.place.people[name]

    async def match(self, *players: str, game: str = "contiguity", **chosen: Any) -> Playing:
        """Start a match; the players sit in the order in which they are named."""
        card = await self.challenge(*players, game=game, side=GAMES[game].sides[0], **chosen)
        for player in players[1:]:
            await self.person(player).click(card, custom_id=button(card, "accept"))
        await self.sim.settle()
        return Playing(self, self.channel, players, GAMES[game], chosen.get("options", ""))

    async def crash(self) -> None:
        """Kill the process once the next post has been stored, and before it is sent."""
        await self.sim.restart(crash=True)

    def stop_sender(self) -> None:
        """Stop the sender."""
        self.bot.sender.task.cancel()

    def close_direct_messages(self, *names: str) -> None:
        """Let some people take no direct messages."""
        for name in names:
            path = f"/channels/{self.person(name).user.dm_channel.id}/messages"
            self.sim.env.inject_error("POST", path, times=None, **NO_DIRECT_MESSAGES)

    def direct_boards(self, name: str) -> list[str]:
        """Return the boards in somebody's direct messages."""
        return [file.filename for message in self.sim.inbox(name) for file in message.attachments]


def mention(guild: Guild, name: str) -> str:
    """Return the mention of a person."""
    return f"<@{guild.person(name).id}>"


def choice_in(panel: Any, number: int, choose: str = "choose") -> tuple[str, str]:
    """Return the custom id of the control of a panel that makes the choice of a number, and its value in a select."""
    for part in parts(panel):
        _, action, *arguments = part.get("custom_id", "::").split(":")
        if action == choose and "options" not in part and arguments[-1].split(".")[-1] == str(number):
            return part["custom_id"], ""
        for option in part.get("options", ()) if action == choose else ():
            if option["value"].split(".")[-1] == str(number):
                return part["custom_id"], option["value"]
    raise LookupError(number)


def way_to(state: State, move: str, typed: str = "") -> tuple[int, ...] | None:
    """Return the numbers of the choices that lead from what is typed to a move; None if none do."""
    choices = state.half_move(typed).question().choices
    if len(choices) == 1:
        return () if choices[0].text == move else None
    likely_first = sorted(enumerate(choices), key=lambda each: not move.startswith(each[1].text))
    for number, choice in likely_first:
        if choice.complete and choice.text == move:
            return (number,)
        if not choice.complete and (way := way_to(state, move, choice.text)) is not None:
            return (number, *way)
    return None


def filled(modal: dict[str, Any]) -> dict[str, Any]:
    """Return the values of a modal's parts as it is opened, by their ids: texts, lists of what is chosen, no files."""
    parts = [part["component"] for part in modal["components"]]
    return {
        part["custom_id"]: [option["value"] for option in part["options"] if option.get("default")]
        if "options" in part
        else [int(chosen["id"]) for chosen in part.get("default_values") or ()]
        if part["type"] in OF_ENTITIES
        else []
        if part["type"] == ComponentType.FILE_UPLOAD
        else part.get("default", False)
        if part["type"] == ComponentType.CHECKBOX
        else part.get("value") or ""
        for part in parts
    }


def parts(message: Any) -> list[dict[str, Any]]:
    """Return the components of a message, outer and inner ones, as Discord stores them."""
    return list(walk([part if isinstance(part, dict) else part.to_dict() for part in message.components]))


def said(message: Any) -> str:
    """Return all that a message says, whether it is plain or laid out of components."""
    return "\n".join(
        filter(None, [message.content, *(part["content"] for part in parts(message) if "content" in part)])
    )


def controls(message: Any) -> list[str]:
    """Return the custom ids of a message's controls."""
    return [part["custom_id"] for part in parts(message) if "custom_id" in part]


def labels(message: Any) -> list[str]:
    """Return the labels of a message's buttons."""
    return [part["label"] for part in parts(message) if "label" in part]


def button(message: Any, action: str) -> str:
    """Return the custom id of a message's control for an action."""
    return next(custom_id for custom_id in controls(message) if custom_id.split(":")[1] == action)


def actions(message: Any) -> list[str]:
    """Return the actions of a message's controls."""
    return [custom_id.split(":")[1] for custom_id in controls(message)]


def offered(choices: Iterable[dict[str, Any]]) -> list[str]:
    """Return the values of an autocompletion list, which must be one that Discord takes."""
    listed = list(choices)
    assert len(listed) <= 25
    assert all(1 <= len(choice["name"]) <= 100 and 1 <= len(choice["value"]) <= 100 for choice in listed)
    return [choice["value"] for choice in listed]


def link_of(message: Any, guild: int | str) -> str:
    """Return the address of a message."""
    return f"https://discord.com/channels/{guild}/{message.channel.id}/{message.id}"


@pytest.fixture
def inline_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let computers think in this process, which needs none to be started."""

    async def think(_: Thinkers, job: Job, *__: int) -> Any:
        return Job.read(job.write()).run()

    monkeypatch.setattr(Thinkers, "think", think)


_TRANSLATED: list[dict[str, Any]] = []


@pytest.fixture(autouse=True)
def translated_commands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Translate the commands once for all bots of these tests, which takes a third of a start."""
    translate = runtime.registration.command_sync.translated_commands

    async def once(bot: Any) -> list[dict[str, Any]]:
        if not _TRANSLATED:
            _TRANSLATED.extend(await translate(bot))
        return _TRANSLATED

    monkeypatch.setattr(runtime.registration.command_sync, "translated_commands", once)


@pytest.fixture(autouse=True)
def unknown_commands() -> Iterator[None]:
    """Forget the ids of the commands and emoji that a bot has learnt."""
    yield
    locales.know_commands({})
    know_marks({})


@pytest.fixture
def make_bot(settings: Settings) -> Callable[[], Any]:
    """Make the real bot."""
    return lambda: create_bot(settings)


@pytest.fixture
def locale() -> str:
    """Return the Discord locale of the server; a test asks for another by parametrising it."""
    return "en-US"


@pytest.fixture
def people() -> Sequence[Person]:
    """Return who is in the server; a test asks for others by parametrising it."""
    return PEOPLE


@pytest.fixture
def patience() -> float:
    """Return the seconds until an answer is deferred; here so many that a busy machine changes nothing."""
    return 3_600


@cache
def keep_caches() -> None:
    """Keep what the first bot has cached for all others out of every search for garbage."""
    gc.collect()
    gc.freeze()


@pytest.fixture
async def guild(
    make_bot: Callable[[], Any],
    locale: str,
    people: Sequence[Person],
    patience: float,
    monkeypatch: pytest.MonkeyPatch,
    database: Database,
) -> AsyncIterator[Guild]:
    """Start the server. At the end no fault may be left that a test did not expect."""
    monkeypatch.setattr(cogs.core.answers, "DEFERRED_AFTER", patience)
    monkeypatch.setattr(workers, "LONGEST_WAIT", UNASKED)
    reports, log = Reports(), logging.getLogger("runtime.faults")
    log.addHandler(reports)
    try:
        async with Simulation(make_bot, people, language=locale) as sim:
            yield Guild(sim, reports, database)
    finally:
        log.removeHandler(reports)
        keep_caches()
    unexpected = reports.take()
    assert not unexpected, unexpected


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[tuple[State, Any]]:
    """Collect every state that is drawn from now on, with the view it was drawn in."""
    seen: list[tuple[State, Any]] = []
    draw = cogs.playing.board_messages.render

    def drawing(state: State, view: Any) -> Any:
        seen.append((state, view))
        return draw(state, view)

    monkeypatch.setattr(cogs.playing.board_messages, "render", drawing)
    return seen


@pytest.fixture
async def manager(guild: Guild) -> str:
    """Return Alice, who may manage the server."""
    role = guild.sim.guild.create_role("Managers", permissions=discord.Permissions(manage_guild=True))
    guild.sim.env.backend.get_guild(guild.sim.guild.id).members[guild.person("alice").id].role_ids.append(role.id)
    await guild.sim.settle()
    return "alice"
