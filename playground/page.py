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
from typing import Any

from simcord import ChannelHandle, GuildHandle, InteractionResult, MemberActor, SetupError, UserHandle
from simcord.backend.models import Channel
from simcord.preview import Preview
from simcord.preview._actions import _Action
from simcord.preview._pages import _Page

from locales import say, supported_language
from playground import portraits
from playground.markup import link_channels, name_commands, place_of, tell_selects_apart
from playground.pictures import Pictures
from playground.reading import Reading
from playground.server import Server
from playground.simulation import PATIENCE, Simulation

PULSE = 0.25  # seconds between two looks at the wall clock
STRIDE = 60.0  # seconds the simulated clock may catch up with in one pulse, after the machine has slept
TEXTS = (
    *("you", "hint", "close", "channels", "friends", "friends-topic", "direct"),
    *("unread", "ping", "archived", "failed", "refused", "working"),
)

_log = logging.getLogger(__name__)
_looked_at: ContextVar[_Page | None] = ContextVar("_looked_at", default=None)


class Playground(Preview):
    """The page of a running `Simulation`; `async with Playground(sim) as page:` serves it at `page.url`.

    Port 0 takes any free one. `patience` is how many seconds an action waits for the bot to come to rest. After that
    the page shows what there is, says that the bot is still working, and shows the rest as it comes.
    """

    def __init__(self, sim: Simulation, *, port: int = 0, patience: float = PATIENCE) -> None:
        sim.env.settle_timeout = patience
        self._home = sim.channel
        self._persons = {sim.people[person.key].id: person for person in sim.persons}
        self._reading = Reading(sim.env, {member.id: member for member in sim.people.values()}, sim.friends)
        self._lock = asyncio.Lock()
        self._working = False
        self._late: dict[str, InteractionResult] = {}
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
        self._media_worker = Pictures()
        self.capability = "play"
        backend = sim.env.backend
        portraits.hang(backend, [backend.bot_user, *(backend.users[user_id] for user_id in self._persons)])
        for user_id in self._persons:
            backend.get_dm_channel(user_id)

    # simcord asks the preview for these; here they depend on which page it is busy with.

    @property
    def channel(self) -> ChannelHandle:
        """The channel of the page at hand."""
        page = _looked_at.get()
        channel = self.env.backend.get_channel(page.channel_id if page else self._home.id)
        guild = channel.guild_id and GuildHandle(self.env, self.env.backend.get_guild(channel.guild_id))
        return ChannelHandle(self.env, guild or None, channel)

    @channel.setter
    def channel(self, _: ChannelHandle) -> None:
        """simcord sets it once, to what `_home` is."""

    @property
    def locale(self) -> str:
        """The language tag of the person who looks at the page at hand: dates are written their way."""
        page = _looked_at.get()
        return self._persons[page.viewer.id].locale if page else "en-US"

    @locale.setter
    def locale(self, _: str) -> None:
        """simcord sets it once."""

    def _initial_target(self, viewer: Any, channel_id: int) -> None:
        """No message is in focus: a channel opens at its end and follows what is new."""

    def _viewer(self, viewer_id: Any) -> Any:
        """A person as they are where the page at hand is."""
        member, page = super()._viewer(viewer_id), _looked_at.get()
        return self._person_in(page, member.id) if page else member

    def _person_in(self, page: _Page, user_id: int) -> MemberActor | UserHandle:
        """A member of the server of a page's channel or, in private, a user."""
        member = super()._viewer(user_id)
        private = self.env.backend.get_channel(page.channel_id).guild_id is None
        return member.user if private else self._member_handle(page, user_id)

    # What pages ask for

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        """Carry out one action at a time, also against the pulse, and answer whatever happens.

        A page that is a moment behind may act all the same: as on Discord, what counts is whether the button is there.
        """
        async with self._lock:
            page = self._get_page(context_id)
            self._late.pop(page.id, None)
            with _looking_at(page):
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
            if kind == "viewer" and not self._may_read(body.get("viewer_id"), page.channel_id):
                page.channel_id = self._home.id
            return await super()._action(page.id, _up_to_date(body, page.revision) if kind else body)
        except Exception:  # noqa: BLE001 - whatever it is, the page must get an answer or it waits for ever
            _log.exception("the page's action failed")
            return self._reject(page, "internal-error", **ids)

    def _finish_action(self, page: _Page, action: _Action, settlement: str, *rest: Any, **more: Any) -> dict[str, Any]:
        """Say how an action went. Where the bot is still working it went well; its answer may come later."""
        if settlement == "timeout":
            settlement, self._working = "settled", True
            if action.interaction:
                self._late[page.id] = InteractionResult(self.env, action.interaction)
        return super()._finish_action(page, action, settlement, *rest, **more)

    def _open_late_box(self, page: _Page) -> None:
        """Open the box with which the bot answered a page's latest action, if it took its time."""
        late = self._late.get(page.id)
        if late and late.modal:
            del self._late[page.id]
            page.modal, page.modal_handle = late, f"late_{late._interaction.id}"

    def _go(self, page: _Page, body: Mapping[str, Any]) -> dict[str, Any]:
        """Show another channel on a page, at its end or at a message of it."""
        channel = self._reading.channels(page.viewer.id).get(str(body.get("channel_id")))
        if channel is not None:
            self._show_channel(page, channel, self._known_message(channel, body.get("message_id")))
        return {"found": channel is not None}

    def _show_channel(self, page: _Page, channel: Channel, message_id: int | None = None) -> None:
        page.channel_id = channel.id
        page.viewer = self._person_in(page, page.viewer.id)
        page.target_id = page.window_end_id = message_id
        page.modal = page.modal_handle = None
        page.generation += 1
        self._reset_queries(page)
        self._publish(page, reason="navigation")

    def _may_read(self, viewer_id: Any, channel_id: int) -> bool:
        return str(channel_id) in self._reading.channels(super()._viewer(viewer_id).id)

    def _known_message(self, channel: Channel, message_id: Any) -> int | None:
        found = int(message_id) if str(message_id).isdecimal() else 0
        return found if found in self.env.backend.messages.get(channel.id, {}) else None

    def _open_page(self, viewer_id: Any = None, target_id: Any = None) -> _Page:
        """Open a page as the person of that user name in the channel of that id.

        Without a known person it is the first one nobody is yet, without a known channel #games.
        """
        self._make_room()
        by_key = {person.key: user_id for user_id, person in self._persons.items()}
        taken = {page.viewer.id for page in self._pages.values() if page is not self._python}
        free = [user_id for user_id in self._persons if user_id not in taken]
        page = super()._open_page(by_key.get(viewer_id, (free or list(self._persons))[0]))
        channel = self._reading.channels(page.viewer.id).get(str(target_id))
        if channel is not None:
            self._show_channel(page, channel)
        return page

    def _make_room(self) -> None:
        """Forget the page that has been silent for longest, where simcord would take no more: it was closed, surely."""
        if len(self._pages) > self._MAX_PAGES:
            pages = [page for page in self._pages.values() if page is not self._python]
            oldest = min(pages, key=lambda page: page.last_activity)
            self._late.pop(oldest.id, None)
            self._close_page(oldest.id)

    # What pages show

    def _publish(self, page: _Page, **why: Any) -> None:
        self._open_late_box(page)
        with _looking_at(page):
            super()._publish(page, **why)
        visible = self.env.backend.visible_commands(user_id=page.viewer.id, channel_id=page.channel_id)
        name_commands(page.command_catalog, visible, self._persons[page.viewer.id].locale)

    def _page_payload(self, page: _Page) -> dict[str, Any]:
        payload = super()._page_payload(page)
        if page.pinned_snapshot is not None:
            return payload
        reader = page.viewer.id
        self._reading.mark(reader, page.channel_id)
        rows = [self._reading.row(reader, channel) for channel in self._reading.channels(reader).values()]
        texts = _texts(supported_language(self._persons[reader].locale))
        for viewer in payload["viewers"]:
            viewer["name"] = self._name_of(int(viewer["id"]), reader)
        payload["messages"] = link_channels(payload["messages"], {row["id"]: _signed(row) for row in rows})
        tell_selects_apart(payload["messages"])
        for row in rows:
            if row["id"] == payload["channelId"] and row["kind"] == "friends":
                payload["channel"] |= {"recipient": {"name": row["name"]}, "topic": texts["friends-topic"]}
        payload["playground"] = {
            "you": self._persons[reader].key,
            "texts": texts,
            "working": self._working,
            "current": str(page.channel_id),
            "channels": rows,
        }
        return payload

    def _name_of(self, user_id: int, reader: int) -> str:
        """A person's name in the picker: with their language, and a dot where something waits for them."""
        person = self._persons[user_id]
        waits = user_id != reader and self._reading.waits(user_id)
        return f"{person.name} ({say(supported_language(person.locale), 'playground-language')}){' ●' if waits else ''}"

    # Time

    async def pulse(self) -> None:
        """Let the simulated time follow the real one and show every page what happened. Runs until cancelled."""
        shown = -1
        while True:
            await asyncio.sleep(PULSE)
            async with self._lock:
                try:
                    await self._catch_up()
                    if len(self.env.backend.transcript) != shown:
                        shown = len(self.env.backend.transcript)
                        self._advance_presentation_time()
                        self._publish_message_pages(reason="refresh")
                except Exception:  # noqa: BLE001 - the next beat may well succeed
                    _log.exception("the page could not follow the bot")

    async def _catch_up(self) -> None:
        """Let the simulated time pass until now, or as far as it comes while the bot is working."""
        behind = (datetime.now(UTC) - self.env.now()).total_seconds()
        try:
            await self.env.advance_time(min(max(behind, 0.0), STRIDE))
            self._working = False
        except TimeoutError:
            self._working = True


@contextmanager
def _looking_at(page: _Page) -> Iterator[None]:
    token = _looked_at.set(page)
    try:
        yield
    finally:
        _looked_at.reset(token)


@asynccontextmanager
async def opened(sim: Simulation, *, port: int = 0, patience: float = PATIENCE) -> AsyncIterator[Playground]:
    """Serve the page of a simulation, with time passing. Raises `PortTakenError` where another program listens."""
    page = Playground(sim, port=port, patience=patience)
    try:
        await page.__aenter__()
    except SetupError as error:
        if isinstance(error.__cause__, OSError):
            raise PortTakenError(port) from error
        raise
    pulse = asyncio.create_task(page.pulse())
    try:
        yield page
    finally:
        pulse.cancel()
        await asyncio.gather(pulse, return_exceptions=True)
        await page.close()


class PortTakenError(Exception):
    """Another program listens on the port, which is the exception's argument."""


def _up_to_date(body: Mapping[str, Any], revision: int) -> dict[str, Any]:
    """An action as if its page showed all there is, with simcord's own name of the control."""
    key = body.get("control_key")
    return {**body, "control_key": place_of(key) if isinstance(key, str) else key, "published_revision": revision}


def _signed(row: Mapping[str, Any]) -> str:
    """The name of a channel as Discord writes it in a message."""
    return f"{'#' if row['kind'] in {'text', 'thread'} else '@'}{row['name']}"


def _texts(language: str) -> dict[str, str]:
    """What the page's own script says."""
    return {word: say(language, f"playground-{word}") for word in TEXTS}
