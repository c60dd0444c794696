"""The bot on a simulated Discord: one server with a #games channel and some people in it.

The tests and the browser page share it. Nothing leaves the machine: simcord answers discord.py's requests.
"""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager, suppress
from datetime import datetime, timedelta
from functools import partial
from types import TracebackType
from typing import Any, Self

import discord
from discord.ext import commands
from simcord import ChannelHandle, GuildHandle, InteractionResult, MemberActor, _dpy_internals
from simcord.actors import _visible_message
from simcord.backend import serializers
from simcord.backend.models import AllowedMentions
from simcord.env import Env
from simcord.gateway import ShardRouter
from simcord.http import FakeHTTPClient
from simcord.results import to_discord_message

from playground.bot_errors import BotErrors
from playground.discord_behaviour import correct_requests, enforce_archives, hide_shown_files, resolve_members
from playground.interactions import (
    Actor,
    AnyMessage,
    PreparedInteraction,
    channel_id_of,
    prepare_command,
    prepare_component,
)
from playground.people import PEOPLE, Person, set_locales
from playground.places_without_bot import PlacesWithoutBot, PlaceWithoutBot
from playground.quick_env import QuickEnv

AnyBot = commands.Bot | commands.AutoShardedBot
MakeBot = Callable[[], AnyBot]

TRAFFIC_SHOWN = 40
"""Lines of traffic in the note of a failed test."""
SETTLE_TIMEOUT = 60.0
"""Seconds; far more than a bot needs on a busy machine, so that only a stuck one is given up."""


class Simulation:
    """A bot on a simulated Discord: `async with Simulation(make_bot) as sim:` runs it and closes it at the end.

    - `make_bot` makes a new bot each time it is called; its `setup_hook` opens what the bot needs and syncs commands.
    - `people` are the members of the server; `sim.people["alice"]` acts as one of them.
    - `language` is the server's (Discord's tag), which the bot reads as `guild.preferred_locale`.
    - `owner` is the key of the person who owns the server and may do anything there; by default none of them.
    - `starts_at` is the date on the simulated clock, by default the first of January 2026.
    - `settle_timeout` is how many real seconds the bot may take to become idle after anything. After that, a
      `TimeoutError` says what it is still doing; its answers so far stand, and it goes on.
    - `check` raises at the end the bot's exceptions that were not taken with `take_errors()`.

    A bot that waits for something in the background awaits it through `bot.idle(awaitable)`, a coroutine function
    that merely awaits outside of a simulation; in a simulation it tells simcord not to wait for that. A timeout belongs
    inside the awaitable, as `asyncio.timeout` in a coroutine of the bot: it then passes with the simulated time.
    (`asyncio.wait_for` does not work: before Python 3.12 it waits in a task of its own, which simcord takes for work.)
    """

    bot: AnyBot
    env: Env
    guild: GuildHandle
    channel: ChannelHandle
    people: dict[str, MemberActor]
    persons: tuple[Person, ...]

    def __init__(
        self,
        make_bot: MakeBot,
        people: Sequence[Person] = PEOPLE,
        *,
        language: str = "en-US",
        owner: str | None = None,
        starts_at: datetime | None = None,
        settle_timeout: float = SETTLE_TIMEOUT,
        check: bool = True,
        bot_name: str = "Trilithon",
    ) -> None:
        self.persons = tuple(people)
        self._make_bot = make_bot
        self._language = language
        self._owner = owner
        self._starts_at = starts_at
        self._settle_timeout = settle_timeout
        self._check = check
        self._bot_name = bot_name
        self._answers_by_nonce: dict[tuple[str, str], Any] = {}
        self._others: list[AnyBot] = []

    async def __aenter__(self) -> Self:
        self.bot = self._make_bot()
        # No privileged intent is granted: a bot that asks for one is refused, as on Discord.
        self.env = QuickEnv(
            self.bot,
            check_errors=False,
            approved_intents=discord.Intents.default(),
            settle_timeout=self._settle_timeout,
            shard_count=1 if isinstance(self.bot, discord.AutoShardedClient) and not self.bot.shard_count else None,
        )
        self._create_server()
        async with AsyncExitStack() as stack:
            self._errors = stack.enter_context(BotErrors(self.env))
            stack.push_async_callback(self._stop)
            self._prepare(self.bot)
            await self.env.start()
            stack.enter_context(self._clock())
            self._stack = stack.pop_all()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error is not None:
            traffic = self.env.transcript().splitlines()[-TRAFFIC_SHOWN:]
            error.add_note("\n".join(["The last of the traffic:", *traffic]))
        await self._stack.aclose()
        errors = self._errors.take()
        if self._check and error is None and errors:
            raise BaseExceptionGroup("the bot failed where nobody on Discord could see it", errors)

    # The state of Discord

    def threads(self) -> list[ChannelHandle]:
        """Return the threads of #games, oldest first, archived ones included."""
        return sorted(self.channel.threads, key=lambda thread: thread.id)

    def inbox(self, person: MemberActor | str) -> list[discord.Message]:
        """Return what a person sees in their direct messages with the bot, oldest first."""
        user = self._actor(person).user
        return user.dm_channel.history(viewer=user)

    def now(self) -> datetime:
        """Return the date and time on the simulated clock, in UTC. For the bot `discord.utils.utcnow()` is the same."""
        return self.env.now()

    def take_errors(self) -> list[BaseException]:
        """Return the bot's exceptions since the last call. They no longer fail the end of the simulation."""
        return self._errors.take()

    def add_place_without_bot(self, *people: str, private: bool = True) -> PlaceWithoutBot:
        """Add a private channel of some people, or a server with them, that the bot is no member of."""
        users = {key: self.people[key].user for key in people}
        return self._places_without_bot.add(users, language=self._language, private=private)

    def private_place(self, guild_id: int | None) -> PlaceWithoutBot | None:
        """Return the private channel that a simulated server stands for, or None for a server."""
        place = self._places_without_bot.place(guild_id)
        return place if place and place.private else None

    # Events

    async def settle(self) -> None:
        """Wait until the bot is idle."""
        await self.env.settle()

    async def advance(self, **span: float) -> None:
        """Advance the simulated clock: `advance(hours=25)`. Loops run meanwhile, so long spans take real time."""
        await self.env.advance_time(timedelta(**span).total_seconds())

    async def set_language(self, language: str) -> None:
        """Change the server's language, as an administrator does."""
        self.env.backend.edit_guild(self.guild.id, {"preferred_locale": language})
        await self.settle()

    async def archive(self, thread: ChannelHandle) -> None:
        """Archive a thread, as Discord does after some days of silence."""
        self.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True})
        await self.settle()

    async def reply(
        self, person: MemberActor | str, message: AnyMessage, text: str, *, ping: bool = True
    ) -> discord.Message:
        """Reply to a message, in a channel, a thread or in private.

        The bot receives the text only where Discord shows it to a bot without privileged intents: the reply pings (the
        default in Discord) and is to an ordinary message of the bot, or it is a direct message, or the text mentions
        the bot. A reply to the answer to an interaction arrives empty.
        """
        actor = self._actor_in(person, channel_id_of(message))
        answered = _visible_message(actor, message)
        stored = self.env.backend.create_message(
            answered.channel_id,
            actor.id,
            text,
            reference={"channel_id": str(answered.channel_id), "message_id": str(answered.id)},
            allowed_mentions=AllowedMentions(replied_user=ping),
        )
        await self.settle()
        return to_discord_message(self.env, stored)

    @contextmanager
    def unheard(self) -> Iterator[None]:
        """Let the bot hear of nothing that happens meanwhile: its connection is dead, as when it restarts."""
        feed: Any = self.env._gateway_feed
        self.env.backend.subscribers.remove(feed)
        try:
            yield
        finally:
            self.env.backend.subscribers.append(feed)

    async def begin_session(self) -> None:
        """Connect the bot anew, since Discord did not let it resume its session: what was said before is not sent."""
        bot: Any = self.bot
        backend, state = self.env.backend, _dpy_internals.get_state(bot)
        router = ShardRouter(backend, state, bot.dispatch, state.shard_count, state.shard_ids)
        with self.env._bot_scope():
            for shard in state.shard_ids:
                bot.dispatch("shard_disconnect", shard)
                router.identify(shard)
            for guild in list(backend.guilds.values()):
                router.feed("GUILD_CREATE", serializers.guild_create_payload(backend, guild))
        await self.settle()

    async def restart(self, make_bot: MakeBot | None = None, *, crash: bool = False) -> None:
        """Replace the bot by a new one on the same Discord. With `crash` the old one gets no chance to close."""
        self._make_bot = make_bot or self._make_bot
        await self.settle()
        if crash:
            self._others.append(self.bot)
        else:
            await self._close(self.bot)
        self.bot = self._make_bot()
        self._prepare(self.bot)
        await self.env.restart_bot(self.bot)

    async def add_process(self, make_bot: Callable[[], commands.AutoShardedBot]) -> commands.AutoShardedBot:
        """Run another process of the bot beside the first, on the same Discord, and return its bot.

        Both have to name their shards, each its own: Discord tells of a server to one of them. simcord itself knows
        only one bot at a time, the first, and treats this one as work of that.
        """
        bot, backend = make_bot(), self.env.backend
        ids, state = tuple(bot.shard_ids or ()), _dpy_internals.get_state(bot)
        self._prepare(bot)
        _dpy_internals.install_http(
            bot, FakeHTTPClient(backend, asyncio.get_running_loop(), message_content_access=False)
        )
        self.env._message_states.add(state)
        state.shard_count, state.shard_ids = bot.shard_count, list(ids)
        router = ShardRouter(backend, state, bot.dispatch, bot.shard_count, ids)

        def feed(event: str, payload: Any) -> None:
            with self.env._bot_scope():
                router.feed(event, payload)

        backend.subscribers.append(feed)
        self._others.append(bot)
        with self.env._bot_scope():
            await bot.login("simcord.fake.token")
            _dpy_internals.install_shards(bot, router.shards)
            for shard in ids:
                router.identify(shard)
            for guild in list(backend.guilds.values()):
                feed("GUILD_CREATE", serializers.guild_create_payload(backend, guild))
        await self.settle()
        return bot

    # Interactions at the same instant

    def press(
        self,
        person: MemberActor | str,
        message: AnyMessage,
        *,
        label: str | None = None,
        custom_id: str | None = None,
        values: Sequence[str] | None = None,
    ) -> PreparedInteraction:
        """Prepare a press of a button or, with `values`, a choice in a select, for `at_once`."""
        actor = self._actor_in(person, channel_id_of(message))
        return prepare_component(actor, message, label, custom_id, values)

    def command(
        self, person: MemberActor | str, name: str, /, *, channel: ChannelHandle | None = None, **options: Any
    ) -> PreparedInteraction:
        """Prepare a slash command, in #games unless `channel` says otherwise, for `at_once`."""
        channel = channel or self.channel
        return prepare_command(self._actor_in(person, channel.id), channel.id, name, options)

    async def at_once(self, *prepared: PreparedInteraction) -> list[InteractionResult]:
        """Send interactions at the same instant: all of them, in the given order, before the bot handles one."""
        for _, payload in prepared:
            self.env.backend.emit("INTERACTION_CREATE", payload)
        await self.settle()
        return [InteractionResult(self.env, record) for record, _ in prepared]

    # The bot's own page

    async def serve_page(self) -> None:
        """Have a bot that has a page of its own serve it on this machine.

        That is no work of the bot's to simcord, which would wait for whoever looks at the page.
        """
        if serve := getattr(self.bot, "serve_page", None):
            await serve("127.0.0.1", 0)

    # Internals

    def _create_server(self) -> None:
        env, backend = self.env, self.env.backend
        hide_shown_files()
        if self._starts_at is not None:
            backend.clock._epoch = self._starts_at
        backend.bot_user.name = self._bot_name
        users = {person.key: env.create_user(person.key, global_name=person.name) for person in self.persons}
        owner = users[self._owner] if self._owner else None
        self.guild = env.create_guild("Playground", owner=owner, preferred_locale=self._language)
        self.channel = self.guild.create_text_channel("games")
        self.people = {key: self.guild.add_member(user) for key, user in users.items()}
        locales = {users[person.key].id: person.locale for person in self.persons}
        self._places_without_bot = PlacesWithoutBot(env)
        # They change events before the bot receives them, so they come first.
        backend.subscribers[:0] = [
            set_locales(locales, lambda guild_id: backend.get_guild(guild_id).preferred_locale),
            resolve_members(backend),
            self._places_without_bot.complete_interaction,
            enforce_archives(backend),
        ]

    def _prepare(self, bot: Any) -> None:
        bot.idle = partial(self.env.external_wait, reason="the bot waits for something to do")
        correct_requests(bot, self._answers_by_nonce)

    @contextmanager
    def _clock(self) -> Iterator[None]:
        """Make `discord.utils.utcnow()` the simulated time for the caller too."""
        clock = self.env.time_context()
        clock.__enter__()
        yield
        # A fixture may be torn down in another context than the one it was set up in.
        with suppress(ValueError):
            clock.__exit__(None, None, None)

    async def _close(self, bot: AnyBot) -> None:
        """Close a bot in its own scope of simcord, which never closes it."""
        with self.env._bot_scope():
            closing = asyncio.get_running_loop().create_task(bot.close())
        async with asyncio.timeout(SETTLE_TIMEOUT):
            await closing

    async def _stop(self) -> None:
        try:
            for bot in (*self._others, self.bot):
                await self._close(bot)
        finally:
            await self.env.shutdown()

    def _actor(self, person: MemberActor | str) -> MemberActor:
        return self.people[person] if isinstance(person, str) else person

    def _actor_in(self, person: MemberActor | str, channel_id: int) -> Actor:
        """Return a person as the actor they are in a channel: a member of the server or, in private, a user."""
        actor = self._actor(person)
        return actor.user if self.env.backend.get_channel(channel_id).guild_id is None else actor
