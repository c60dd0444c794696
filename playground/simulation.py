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
from simcord import ChannelHandle, GuildHandle, InteractionResult, MemberActor
from simcord.actors import _visible_message
from simcord.backend.models import AllowedMentions
from simcord.env import Env
from simcord.results import to_discord_message

from playground import attempts
from playground.attempts import Attempt, Message, Someone, channel_id_of
from playground.elsewhere import Elsewhere, Outskirts
from playground.faults import Faults
from playground.habits import honour_nonces, mind_archives, name_members
from playground.people import PEOPLE, Person, speak

MakeBot = Callable[[], commands.Bot]

QUANTUM = 0.001
TRAFFIC_SHOWN = 40
PATIENCE = 60.0  # seconds; far more than a bot needs on a busy machine, so that only a stuck one is given up


class QuickEnv(Env):
    """A simcord environment that looks every millisecond whether the bot has come to rest.

    simcord looks every 50 ms, which makes each interaction take 50 ms however fast the bot is; most answers take one
    or two. Looking more often changes nothing but the time a test takes.
    """

    async def _settle_internal(self, *, idle: float = QUANTUM, **rest: Any) -> None:
        await super()._settle_internal(idle=idle, **rest)

    async def settle(self, timeout: float | None = None, idle: float = QUANTUM) -> None:  # noqa: ASYNC109 - as simcord
        """Wait until the bot has come to rest."""
        await super().settle(timeout, idle)


class Simulation:
    """`async with Simulation(make_bot) as sim:` runs a bot among people and closes it at the end.

    - `make_bot` makes a new bot each time it is called; its `setup_hook` opens what the bot needs and syncs commands.
    - `people` are the members of the server; `sim.people["alice"]` acts as one of them.
    - `language` is the server's (Discord's tag), which the bot reads as `guild.preferred_locale`.
    - `owner` is who of them owns the server and may do anything there; by default somebody who says nothing.
    - `starts_at` is the date on the simulated clock, by default the first of January 2026.
    - `settle_timeout` is how long the bot may take, in real seconds, to come to rest after anything. A `TimeoutError`
      then says what it was still doing; what it has answered by then stands, and it goes on.
    - `check` raises at the end what went wrong in the bot and was not taken with `faults()`.

    A bot that waits for something in the background awaits it through `bot.idle(awaitable)`, a coroutine function
    that merely awaits outside of here; in here it tells simcord not to wait for that. A limit of time belongs inside
    what is awaited, as `asyncio.timeout` in a coroutine of the bot's: it then passes with the simulated time.
    (`asyncio.wait_for` will not do: before Python 3.12 it waits in a task of its own, which simcord takes for work.)
    """

    bot: commands.Bot
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
        settle_timeout: float = PATIENCE,
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
        self._crashed: list[commands.Bot] = []

    async def __aenter__(self) -> Self:
        self.bot = self._make_bot()
        # No privileged intent is granted: a bot that asks for one is refused, as on Discord.
        self.env = QuickEnv(
            self.bot,
            check_errors=False,
            approved_intents=discord.Intents.default(),
            settle_timeout=self._settle_timeout,
        )
        self._found_server()
        async with AsyncExitStack() as stack:
            self._faults = stack.enter_context(Faults(self.env))
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
        faults = self._faults.take()
        if self._check and error is None and faults:
            raise BaseExceptionGroup("the bot failed where nobody on Discord could see it", faults)

    # What there is

    def threads(self) -> list[ChannelHandle]:
        """The threads of #games, oldest first, archived ones too."""
        return sorted(self.channel.threads, key=lambda thread: thread.id)

    def inbox(self, person: MemberActor | str) -> list[discord.Message]:
        """What a person sees in their direct messages with the bot, oldest first."""
        user = self._actor(person).user
        return user.dm_channel.history(viewer=user)

    def now(self) -> datetime:
        """The date and time on the simulated clock, in UTC. The bot reads the same with `discord.utils.utcnow()`."""
        return self.env.now()

    def faults(self) -> list[BaseException]:
        """What went wrong in the bot since this was last asked; what has been asked for no longer fails the end."""
        return self._faults.take()

    def elsewhere(self, *people: str, private: bool = True) -> Elsewhere:
        """A new place that the bot is no member of: the messages of some people, or a server with them."""
        users = {key: self.people[key].user for key in people}
        return self._outskirts.found(users, language=self._language, private=private)

    def friends(self, guild_id: int | None) -> Elsewhere | None:
        """The messages of some people that a simulated server stands for towards the bot, if it does."""
        place = self._outskirts.place(guild_id)
        return place if place and place.private else None

    # What happens

    async def settle(self) -> None:
        """Wait until the bot has nothing left to do but wait."""
        await self.env.settle()

    async def advance(self, **span: float) -> None:
        """Let time pass, `advance(hours=25)`. Loops tick and waits end on the way, so long spans take real time."""
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
        self, person: MemberActor | str, message: Message, text: str, *, ping: bool = True
    ) -> discord.Message:
        """Reply to a message, in a channel, a thread or in private.

        The bot is told the text only where Discord tells a bot without privileged intents: the reply pings (as it
        does unless one turns that off) and answers an ordinary message of the bot, or it is a direct message, or the
        text mentions the bot. A reply to the answer to an interaction arrives empty.
        """
        someone = self._in_place(person, channel_id_of(message))
        answered = _visible_message(someone, message)
        stored = self.env.backend.create_message(
            answered.channel_id,
            someone.id,
            text,
            reference={"channel_id": str(answered.channel_id), "message_id": str(answered.id)},
            allowed_mentions=AllowedMentions(replied_user=ping),
        )
        await self.settle()
        return to_discord_message(self.env, stored)

    async def restart(self, make_bot: MakeBot | None = None, *, crash: bool = False) -> None:
        """Replace the bot by a new one on the same Discord. With `crash` the old one gets no chance to close."""
        self._make_bot = make_bot or self._make_bot
        await self.settle()
        if crash:
            self._crashed.append(self.bot)
        else:
            await self._close(self.bot)
        self.bot = self._make_bot()
        self._prepare(self.bot)
        await self.env.restart_bot(self.bot)

    # At the same instant

    def press(
        self,
        person: MemberActor | str,
        message: Message,
        *,
        label: str | None = None,
        custom_id: str | None = None,
        values: Sequence[str] | None = None,
    ) -> Attempt:
        """A click on a button or, with `values`, a choice in a select, for `at_once`."""
        return attempts.press(self._in_place(person, channel_id_of(message)), message, label, custom_id, values)

    def command(
        self, person: MemberActor | str, name: str, /, *, channel: ChannelHandle | None = None, **options: Any
    ) -> Attempt:
        """A slash command, in #games unless `channel` says otherwise, for `at_once`."""
        place = channel or self.channel
        return attempts.command(self._in_place(person, place.id), place.id, name, options)

    async def at_once(self, *several: Attempt) -> list[InteractionResult]:
        """Make attempts at the same instant: all are on their way, in the given order, before the bot handles one."""
        for _, payload in several:
            self.env.backend.emit("INTERACTION_CREATE", payload)
        await self.settle()
        return [InteractionResult(self.env, record) for record, _ in several]

    # How

    def _found_server(self) -> None:
        env, backend = self.env, self.env.backend
        if self._starts_at is not None:
            backend.clock._epoch = self._starts_at
        backend.bot_user.name = self._bot_name
        users = {person.key: env.create_user(person.key, global_name=person.name) for person in self.persons}
        owner = users[self._owner] if self._owner else None
        self.guild = env.create_guild("Playground", owner=owner, preferred_locale=self._language)
        self.channel = self.guild.create_text_channel("games")
        self.people = {key: self.guild.add_member(user) for key, user in users.items()}
        locales = {users[person.key].id: person.locale for person in self.persons}
        # Before the bot's own feed, which they prepare.
        self._outskirts = Outskirts(env)
        backend.subscribers[:0] = [
            speak(locales, lambda guild_id: backend.get_guild(guild_id).preferred_locale),
            name_members(backend),
            self._outskirts.listen,
            mind_archives(backend),
        ]

    def _prepare(self, bot: Any) -> None:
        bot.idle = partial(self.env.external_wait, reason="the bot waits for something to do")
        honour_nonces(bot, self._answers_by_nonce)

    @contextmanager
    def _clock(self) -> Iterator[None]:
        """Let `discord.utils.utcnow()` be the simulated time for the caller too, where its context allows."""
        clock = self.env.time_context()
        clock.__enter__()
        yield
        # A fixture may be torn down in another context than the one it was set up in.
        with suppress(ValueError):
            clock.__exit__(None, None, None)

    async def _close(self, bot: commands.Bot) -> None:
        """Close a bot as its own work, which simcord never does."""
        with self.env._bot_scope():
            closing = asyncio.get_running_loop().create_task(bot.close())
        async with asyncio.timeout(PATIENCE):
            await closing

    async def _stop(self) -> None:
        try:
            for bot in (*self._crashed, self.bot):
                await self._close(bot)
        finally:
            await self.env.shutdown()

    def _actor(self, person: MemberActor | str) -> MemberActor:
        return self.people[person] if isinstance(person, str) else person

    def _in_place(self, person: MemberActor | str, channel_id: int) -> Someone:
        """Who a person is in a channel: a member of the server or, in private, a user."""
        actor = self._actor(person)
        return actor.user if self.env.backend.get_channel(channel_id).guild_id is None else actor
