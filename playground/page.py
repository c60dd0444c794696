"""The browser page: simcord's preview of one channel, grown into a small Discord client for several people.

simcord's preview shows one channel, stands still between actions and knows one language. Added here: channels, threads
and direct messages with unread marks, time that passes, tabs that follow each other, and each person's own language.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from functools import partial
from typing import Any

from simcord import ChannelHandle, GuildHandle, InteractionResult, MemberActor, SetupError, UserHandle
from simcord.backend.models import Channel
from simcord.preview import Preview
from simcord.preview._actions import _Action
from simcord.preview._pages import _Page

from engine import GAMES, Game
from locales import say, supported_language
from playground.client_words import client_words
from playground.interactions import PreparedInteraction
from playground.markup import (
    distinguish_selects,
    link_channels,
    localize_commands,
    localize_headers,
    localize_mentions,
    quote_layouts,
    simcord_key,
)
from playground.matchmaker import Matchmaker
from playground.media import UnprocessedMedia, assign_avatars
from playground.read_states import ReadStates
from playground.server import Server
from playground.simulation import SETTLE_TIMEOUT, Simulation

INTERVAL = 0.25
"""Seconds between two updates of the simulated clock and of the pages."""
MAX_ADVANCE = 60.0
"""Seconds by which the simulated clock advances at most in an update, after the machine has slept."""
TEXTS = (
    *("you", "hint", "close", "channels", "friends", "friends-topic", "direct", "empty"),
    *("unread", "ping", "archived", "failed", "refused", "working"),
    *("new-match", "welcome", "welcome-choose", "welcome-type", "games", "setting-up", "unheard"),
)

_log = logging.getLogger(__name__)
_served_page: ContextVar[_Page | None] = ContextVar("_served_page", default=None)


class Playground(Preview):
    """The page of a running `Simulation`; `async with Playground(sim) as page:` serves it at `page.url`.

    Port 0 takes any free one. `settle_timeout` is how many seconds an action waits for the bot to become idle. After
    that the page shows the state of things, says that the bot is still working, and shows the rest as it comes.
    """

    def __init__(self, sim: Simulation, *, port: int = 0, settle_timeout: float = SETTLE_TIMEOUT) -> None:
        sim.env.settle_timeout = settle_timeout
        self._home = sim.channel
        self._persons = {sim.people[person.key].id: person for person in sim.persons}
        members = {member.id: member for member in sim.people.values()}
        self._read_states = ReadStates(sim.env, members, sim.private_place)
        self.lock = asyncio.Lock()
        """Held while something happens in the simulation. Whoever acts there beside the pages holds it too."""
        self._working = False
        self._late: dict[str, InteractionResult] = {}
        self._matchmaker = Matchmaker(sim, partial(self._play_out, sim))
        self._setting_up: dict[str, asyncio.Task[None]] = {}
        """The match that is being set up for each page."""
        super().__init__(
            sim.env,
            sim.channel,
            tuple(sim.people.values()),
            layout="channel",
            display="responsive",
            width=960,
            height=720,
            locale="en-US",
            timezone="UTC",
            presentation_time=None,
            assets=None,
            port=port,
        )
        self._server = Server(self, port)
        self._media_worker = UnprocessedMedia()
        self.capability = "play"
        backend = sim.env.backend
        assign_avatars(backend, [backend.bot_user, *(backend.users[user_id] for user_id in self._persons)])
        for user_id in self._persons:
            backend.get_dm_channel(user_id)

    # simcord asks the preview for these; here they depend on the page that it is serving.

    @property
    def channel(self) -> ChannelHandle:
        """The channel of the page that is served."""
        page = _served_page.get()
        channel = self.env.backend.get_channel(page.channel_id if page else self._home.id)
        guild = channel.guild_id and GuildHandle(self.env, self.env.backend.get_guild(channel.guild_id))
        return ChannelHandle(self.env, guild or None, channel)

    @channel.setter
    def channel(self, _: ChannelHandle) -> None:
        """Ignore what simcord sets once, which is `_home`."""

    @property
    def locale(self) -> str:
        """The language tag of the viewer of the page that is served; dates are written in it."""
        page = _served_page.get()
        return self._persons[page.viewer.id].locale if page else "en-US"

    @locale.setter
    def locale(self, _: str) -> None:
        """Ignore what simcord sets once."""

    def _initial_target(self, viewer: Any, channel_id: int) -> None:
        """Leave no message in focus: a channel opens at its end and follows new messages."""

    def _viewer(self, viewer_id: Any) -> Any:
        """Return a person as the actor they are in the channel of the page that is served."""
        member, page = super()._viewer(viewer_id), _served_page.get()
        return self._person_in(page, member.id) if page else member

    def _person_in(self, page: _Page, user_id: int) -> MemberActor | UserHandle:
        """Return a person as a member of the server of a page's channel or, in private, as a user."""
        member = super()._viewer(user_id)
        private = self.env.backend.get_channel(page.channel_id).guild_id is None
        return member.user if private else self._member_handle(page, user_id)

    # Actions of pages

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        """Carry out one action at a time, and not during an update; answer whatever happens.

        A page that is a moment behind may act all the same: as on Discord, all that counts is that the button exists.
        """
        async with self.lock:
            page = self._get_page(context_id)
            self._late.pop(page.id, None)
            with _serving(page):
                answer = await self._carry_out(page, body)
            if page.status != "current":
                self._publish(page)
            return answer

    async def _carry_out(self, page: _Page, body: Any) -> dict[str, Any]:
        kind = body.get("kind") if isinstance(body, Mapping) else None
        ids = {"request_id": body.get("request_id"), "sequence": body.get("sequence")} if kind else {}
        if kind == "close":
            return self._reject(page, "control-unavailable", **ids)
        try:
            if kind == "go":
                return self._go(page, body)
            if kind == "begin":
                return self._begin(page, body.get("game"), practice=body.get("practice") is True)
            if kind == "viewer" and not self._may_read(body.get("viewer_id"), page.channel_id):
                page.channel_id = self._home.id
            with self._patience(kind):
                return await super()._action(page.id, _up_to_date(body, page) if kind else body)
        except Exception:  # noqa: BLE001 - without an answer the page would wait for ever
            _log.exception("the page's action failed")
            return self._reject(page, "internal-error", **ids)

    @contextmanager
    def _patience(self, kind: str | None) -> Iterator[None]:
        """Wait longer for suggestions than for other things, since they cannot be shown later."""
        usual = self.env.settle_timeout
        self.env.settle_timeout = max(usual, SETTLE_TIMEOUT) if kind == "autocomplete_command" else usual
        try:
            yield
        finally:
            self.env.settle_timeout = usual

    def _finish_action(self, page: _Page, action: _Action, settlement: str, *rest: Any, **more: Any) -> dict[str, Any]:
        """Report the result of an action. If the bot is still working, it counts as done; the answer may come later."""
        if settlement == "timeout":
            settlement, self._working = "settled", True
            if action.interaction:
                self._late[page.id] = InteractionResult(self.env, action.interaction)
        return super()._finish_action(page, action, settlement, *rest, **more)

    def _open_late_modal(self, page: _Page) -> None:
        """Open the modal with which the bot answered a page's latest action, if the answer came late."""
        late = self._late.get(page.id)
        if late and late.modal:
            del self._late[page.id]
            page.modal, page.modal_handle = late, f"late_{late._interaction.id}"

    def _go(self, page: _Page, body: Mapping[str, Any]) -> dict[str, Any]:
        """Show another channel on a page, at its end or at one of its messages."""
        channel = self._read_states.channels(page.viewer.id).get(str(body.get("channel_id")))
        if channel is not None:
            self._show_channel(page, channel, self._known_message(channel, body.get("message_id")))
        return {"found": channel is not None}

    def _begin(self, page: _Page, game_id: Any, *, practice: bool) -> dict[str, Any]:
        """Begin to set up a match for a page, unless that is under way; its thread is shown once it is there.

        For `practice` it is one against Trilithon.
        """
        game = GAMES.get(str(game_id))
        if game and page.id not in self._setting_up:
            self._setting_up[page.id] = asyncio.create_task(self._set_up(page, game, practice))
            self._publish(page, reason="refresh")
        return {"found": game is not None}

    async def _set_up(self, page: _Page, game: Game, practice: bool) -> None:
        shown = None
        begin = self._matchmaker.practise if practice else self._matchmaker.begin
        try:
            shown = await begin(self._persons[page.viewer.id].key, game)
        except Exception:  # noqa: BLE001 - the page goes on, and the terminal says why
            _log.exception("the page could not set up a match")
        async with self.lock:
            del self._setting_up[page.id]
            channel = self._read_states.channels(page.viewer.id).get(str(shown))
            if channel is not None and self._pages.get(page.id) is page:
                self._show_channel(page, channel)

    async def _play_out(self, sim: Simulation, interaction: PreparedInteraction) -> None:
        """Send an interaction, and wait for all that follows however long it takes. The pages follow meanwhile."""
        async with self.lock:
            sim.env.backend.emit("INTERACTION_CREATE", interaction[1])
        while not await self._is_idle():
            pass

    async def _is_idle(self) -> bool:
        """Give the bot some time to finish, and return whether it has."""
        async with self.lock:
            try:
                await self.env.settle()
            except TimeoutError:
                self._working = True
            else:
                self._working = False
            return not self._working

    def _show_channel(self, page: _Page, channel: Channel, message_id: int | None = None) -> None:
        page.channel_id = channel.id
        page.viewer = self._person_in(page, page.viewer.id)
        page.target_id = page.window_end_id = message_id
        page.modal = page.modal_handle = None
        page.generation += 1
        self._reset_queries(page)
        self._publish(page, reason="navigation")

    def _may_read(self, viewer_id: Any, channel_id: int) -> bool:
        return str(channel_id) in self._read_states.channels(super()._viewer(viewer_id).id)

    def _known_message(self, channel: Channel, message_id: Any) -> int | None:
        found = int(message_id) if str(message_id).isdecimal() else 0
        return found if found in self.env.backend.messages.get(channel.id, {}) else None

    def _open_page(self, viewer_id: Any = None, target_id: Any = None) -> _Page:
        """Open a page for the person with a user name, in the channel with an id.

        Without a known person it is the first one without a page, without a known channel #games.
        """
        self._make_room()
        by_key = {person.key: user_id for user_id, person in self._persons.items()}
        taken = {page.viewer.id for page in self._pages.values() if page is not self._python}
        free = [user_id for user_id in self._persons if user_id not in taken]
        page = super()._open_page(by_key.get(viewer_id, (free or list(self._persons))[0]))
        channel = self._read_states.channels(page.viewer.id).get(str(target_id))
        if channel is not None:
            self._show_channel(page, channel)
        return page

    def _make_room(self) -> None:
        """Close the page that has been silent for longest if there are too many for simcord; it was surely left."""
        if len(self._pages) > self._MAX_PAGES:
            pages = [page for page in self._pages.values() if page is not self._python]
            oldest = min(pages, key=lambda page: page.last_activity)
            self._late.pop(oldest.id, None)
            self._close_page(oldest.id)

    # What pages show

    def _publish(self, page: _Page, **why: Any) -> None:
        self._open_late_modal(page)
        with _serving(page):
            super()._publish(page, **why)
        visible = self.env.backend.visible_commands(user_id=page.viewer.id, channel_id=page.channel_id)
        localize_commands(page.command_catalog, visible, self._persons[page.viewer.id].locale)

    def _page_payload(self, page: _Page) -> dict[str, Any]:
        payload = super()._page_payload(page)
        if page.pinned_snapshot is not None:
            return payload
        reader = page.viewer.id
        self._read_states.mark(reader, page.channel_id)
        rows = [self._read_states.row(reader, channel) for channel in self._read_states.channels(reader).values()]
        locale = self._persons[reader].locale
        texts = _texts(supported_language(locale))
        for viewer in payload["viewers"]:
            viewer["name"] = self._name_of(int(viewer["id"]), reader)
        quote_layouts(payload["messages"])
        visible = self.env.backend.visible_commands(user_id=reader, channel_id=page.channel_id)
        localize_headers(payload["messages"], visible, locale)
        localize_mentions(payload["messages"], visible, locale)
        payload["messages"] = link_channels(payload["messages"], {row["id"]: _signed(row) for row in rows})
        distinguish_selects(payload["messages"])
        for row in rows:
            if row["id"] == payload["channelId"] and row["kind"] == "friends":
                payload["channel"] |= {"recipient": {"name": row["name"]}, "topic": texts["friends-topic"]}
        payload["playground"] = {
            "you": self._persons[reader].key,
            "texts": texts,
            "words": list(client_words(locale)),
            "working": self._working,
            "current": str(page.channel_id),
            "channels": rows,
            "home": str(self._home.id),
            "games": self._matchmaker.games(self._persons[reader].key, locale),
            "setting_up": page.id in self._setting_up,
            "awaited": [
                {"id": str(user_id), "label": say(locale, "playground-become", name=self._persons[user_id].name)}
                for user_id in self._read_states.awaited(page.channel_id)
                if user_id != reader
            ],
        }
        return payload

    def _name_of(self, user_id: int, reader: int) -> str:
        """Return a person's name for the picker: with their language, and a dot if something waits for them."""
        person = self._persons[user_id]
        has_pings = user_id != reader and self._read_states.has_pings(user_id)
        language = say(supported_language(person.locale), "playground-language")
        return f"{person.name} ({language}){' ●' if has_pings else ''}"

    # Time

    async def update(self) -> None:
        """Make the simulated time follow the real one and show every page what happened, until cancelled."""
        shown = -1
        while True:
            await asyncio.sleep(INTERVAL)
            async with self.lock:
                try:
                    await self._catch_up()
                    if len(self.env.backend.transcript) != shown:
                        shown = len(self.env.backend.transcript)
                        self._advance_presentation_time()
                        self._publish_message_pages(reason="refresh")
                except Exception:  # noqa: BLE001 - the next update may well succeed
                    _log.exception("the page could not follow the bot")

    async def _catch_up(self) -> None:
        """Advance the simulated clock until now. It stands while the bot is working: slow answers are none too late."""
        try:
            await self.env.settle()
            behind = (datetime.now(UTC) - self.env.now()).total_seconds()
            await self.env.advance_time(min(max(behind, 0.0), MAX_ADVANCE))
            self._working = False
        except TimeoutError:
            self._working = True


@contextmanager
def _serving(page: _Page) -> Iterator[None]:
    token = _served_page.set(page)
    try:
        yield
    finally:
        _served_page.reset(token)


@asynccontextmanager
async def opened(
    sim: Simulation, *, port: int = 0, settle_timeout: float = SETTLE_TIMEOUT
) -> AsyncIterator[Playground]:
    """Serve the page of a simulation, with time passing. Raises `PortTakenError` if another program listens."""
    page = Playground(sim, port=port, settle_timeout=settle_timeout)
    try:
        await page.__aenter__()
    except SetupError as error:
        if isinstance(error.__cause__, OSError):
            raise PortTakenError(port) from error
        raise
    update = asyncio.create_task(page.update())
    try:
        yield page
    finally:
        tasks = [update, *page._setting_up.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await page.close()


class PortTakenError(Exception):
    """Another program listens on the port, which is the exception's argument."""


def _up_to_date(body: Mapping[str, Any], page: _Page) -> dict[str, Any]:
    """Return an action as if its page were up to date, with simcord's own key of the control.

    The size of the window is reported by the page itself, and holds for whatever channel is shown by then.
    """
    key = body.get("control_key")
    current = {"control_key": simcord_key(key) if isinstance(key, str) else key, "published_revision": page.revision}
    if body.get("kind") == "configure_presentation":
        current["generation"] = page.generation
    return {**body, **current}


def _signed(row: Mapping[str, Any]) -> str:
    """Return the name of a channel as Discord writes it in a message."""
    return f"{'#' if row['kind'] in {'text', 'thread'} else '@'}{row['name']}"


def _texts(language: str) -> dict[str, str]:
    """Return the texts of the page's own script."""
    return {name: say(language, f"playground-{name}") for name in TEXTS}
