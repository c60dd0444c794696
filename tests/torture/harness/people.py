"""People who play: they see what the bot posts, act on it in every way there is, and try again when nothing comes."""

import asyncio
import random
import re
import time
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

import aiohttp

import locales
from engine import GAMES, State
from tests.torture.harness.fault_injection import DIRECT_MESSAGES
from tests.torture.harness.standin import Standin
from tests.torture.harness.thoughts import Thinker, Thought
from tests.torture.harness.world import BOT, Interaction, Json, controls
from tests.web.visiting import Visit

GAME = "contiguity"
BOARD = re.compile(r"trilithon-(\d+)-(\d+)\.png")
PAGE = re.compile(r"(http://localhost:\d+)/enter#[\w.-]+")
"""A link to the page, and its address."""
PING = re.compile(r"<@(\d+)>")
PATIENCE = 2.0
"""Seconds after which a person tries again."""
GREAT_PATIENCE = 60.0
"""Seconds that somebody waits for the board they were promised."""
RESIGNS = 0.02
LOOKS_AT_OLD_BOARDS = 0.05
PLANS = 0.3
"""How often whoever waits plans answers, and how often the player to move then plays what was expected."""
THINKS = 0.1
EXPECTED = 0.8
ABOUT_A_BOARD = ("modal", "old modal", "panel", "reply", "page")
"""Those ways to move that are about a board; the others are about a match."""
WAYS = ("command", "unnamed command", "modal", "panel", "reply")
"""How one moves: `/move` with the match named or without; the panel, or its modal; a reply to the board."""


@dataclass(frozen=True)
class Board:
    """A posted board: the match, its number of entries, and the message."""

    match: int
    entry: int
    message: Json

    @property
    def place(self) -> int:
        return int(self.message["channel_id"])

    @property
    def pinged(self) -> int | None:
        """Who is asked to move; None when the match is over, or the board is late and another follows."""
        found = PING.search(self.message["content"])
        return int(found[1]) if found else None

    @property
    def last(self) -> bool:
        """Whether the match is over: nothing is left but its record."""
        return self.pinged is None and button(self.message, "record") is not None

    @property
    def moves(self) -> list[str]:
        """The moves that the message tells, perhaps below a note that says why it is posted here."""
        return re.findall(r"`([^`]+)`", self.message["content"])


def boards(discord: Standin, place: int) -> list[Board]:
    """Return the boards in a channel, in order; of several pictures in a message the last one is the board."""
    shown = [message for message in discord.posted(place) if message["attachments"]]
    named = [(message, BOARD.fullmatch(message["attachments"][-1]["filename"])) for message in shown]
    return [Board(int(name[1]), int(name[2]), message) for message, name in named if name]


@dataclass
class Request:
    """One attempt at a move: who, on which board, what, and the interaction (None for a reply, and on the page)."""

    match: int
    seen: int
    user: int
    text: str
    way: str
    interaction: Interaction | None = None
    played: bool = False
    """Whether the page was told that the move is played."""

    def places(self, answers: Collection[int]) -> list[int]:
        """Return which entries the move may have become: that after the board, if that was asked about.

        A command is about the match as it stands when it arrives. That may be after a move that somebody else made at
        the same time, and after an answer that was planned or is a computer's. `answers` are the numbers of these.
        """
        places = []
        for place in [self.seen + 1] if self.way in ABOUT_A_BOARD else [self.seen + 1, self.seen + 2]:
            places.append(place)
            while self.way not in ABOUT_A_BOARD and places[-1] + 1 in answers:
                places.append(places[-1] + 2)
        return places

    @property
    def accepted(self) -> bool:
        """Whether the person was told that the move is played."""
        confirmations = [
            locales.say("en", "move-stored", move=self.text),
            *(locales.say("en", "move-thinking", move=self.text, before=before) for before in range(10)),
        ]
        told = self.interaction is not None and self.interaction.text.endswith(tuple(confirmations))
        return told or self.played


@dataclass
class Planned:
    """Lines that somebody wrote: replies, each with the answer."""

    match: int
    user: int
    lines: list[tuple[str, str]]
    interaction: Interaction

    @property
    def accepted(self) -> bool:
        """Whether the person was told that the lines are stored."""
        return locales.say("en", "plan-stored") in self.interaction.text.splitlines()[:2]


@dataclass
class RequestLog:
    """All that people have attempted."""

    requests: list[Request] = field(default_factory=list)
    plans: list[Planned] = field(default_factory=list)
    thoughts: list[Thought] = field(default_factory=list)
    asked: int = 0
    """Counts all interactions and replies."""

    def accepted(self) -> list[Request]:
        return [request for request in self.requests if request.accepted]


class Pair:
    """Two people in a channel of their own, who play one match after the other; or one, against a computer."""

    def __init__(
        self, discord: Standin, log: RequestLog, number: int, terms: str, rng: random.Random, *, alone: bool = False
    ) -> None:
        self.discord = discord
        self.log = log
        self.terms = terms
        self.rng = rng
        self.channel = discord.world.channel(f"games-{number}")
        self.ann = discord.world.person(f"Ann{number}")
        self.bob = BOT if alone else discord.world.person(f"Bob{number}")
        self.people = [self.ann] if alone else [self.ann, self.bob]
        self.card = 0
        """The latest card, and so the thread of the latest match."""
        self.over = 0
        """The latest match that is over."""
        self.ways: Sequence[str] = WAYS
        self.visits: dict[int, Visit] = {}
        """The browsers of those who have the page open."""
        self.browsers: list[Visit] = []
        """Also those that did not get in."""
        self.resting = asyncio.Event()
        """Set when it is time to stop."""

    async def play(self) -> None:
        """Play until it is time to stop."""
        while not self.resting.is_set():
            begun = await self.begin()
            while begun and not self.resting.is_set():
                board = self.latest()
                if board and board.last:
                    self.over = board.match
                    break
                if board and board.pinged:
                    await self.turn(board, board.pinged)
                else:
                    await asyncio.sleep(0.05)

    def anywhere(self) -> list[Board]:
        """Return the boards in the latest thread, in the channel, and in direct messages."""
        direct_messages = [int(self.discord.world.direct(user)["id"]) for user in self.people]
        return [board for place in (self.card, self.channel, *direct_messages) for board in boards(self.discord, place)]

    def latest(self) -> Board | None:
        """Return the latest board of a match that is not over."""
        found = [board for board in self.anywhere() if board.match > self.over]
        return max(found, key=lambda board: (board.match, board.entry), default=None)

    async def begin(self) -> int | None:
        """Make a challenge and accept it; a computer has. Return the id of its card, which is that of its thread."""
        known = len(self.cards())
        self.log.asked += 1
        options = {"game": GAME, "opponent": self.bob, "options": self.terms or None}
        await (await self.discord.command(self.ann, self.channel, "challenge", **options)).answered_within(PATIENCE)
        if not await self.until(lambda: len(self.cards()) > known, 2 * PATIENCE):
            return None
        card = self.cards()[-1]
        self.card = int(card["id"])
        while not self.resting.is_set() and (accept := button(card, "accept")):
            self.log.asked += 1
            clicks = [self.discord.press(self.bob, card, accept) for _ in range(self.rng.choice([1, 1, 2]))]
            if (
                any([await click.answered_within(PATIENCE) for click in await asyncio.gather(*clicks)])
                or "thread" in card
            ):
                break
            await asyncio.sleep(0.2)
        return self.card

    def cards(self) -> list[Json]:
        """Return the challenge cards in the channel."""
        return [message for message in self.discord.posted(self.channel) if not message["attachments"]]

    async def turn(self, board: Board, mover: int) -> None:
        """Move once, perhaps with another attempt at the same time, and wait for the next board."""
        moves = list(self.shown(board).legal_moves())
        await asyncio.sleep(self.rng.choice([0, 0.02, 0.1]))
        if self.rng.random() < RESIGNS:
            await self.resign(board, mover)
        if self.rng.random() < LOOKS_AT_OLD_BOARDS:
            await self.attempt(self.rng.choice(boards(self.discord, board.place)), mover, moves[0], "old modal")
        if self.rng.random() < THINKS:
            await self.think(board, self.rng.choice(self.people))
        expected = await self.expect(board, mover, moves)
        attempts = self.draw_attempts(mover, expected if self.rng.random() < EXPECTED else moves)
        asked = await asyncio.gather(*(self.attempt(board, *attempt) for attempt in attempts))
        answered = [await request.interaction.answered_within(PATIENCE) for request in asked if request.interaction]
        replied = any(request.way == "reply" and not request.interaction for request in asked)
        patience = PATIENCE if any(answered) or replied else 0.2
        if any(request.accepted for request in asked):
            patience = GREAT_PATIENCE
        await self.until(lambda: self.latest() != board, patience)

    async def expect(self, board: Board, mover: int, moves: list[str]) -> list[str]:
        """Have whoever waits plan answers, perhaps. Return the replies that they expect, or all moves."""
        other = next((person for person in self.people if person != mover), None)
        if other is None or self.rng.random() > PLANS:
            return moves
        replies = self.rng.sample(moves, min(len(moves), 3))
        await self.plan(board, other, replies, wait=self.rng.random() < 0.7)
        return replies

    async def plan(self, board: Board, user: int, replies: list[str], *, wait: bool = True) -> Planned:
        """Plan an answer to each of some replies; return at once, or once that was answered."""
        state = self.shown(board)
        lines = [(reply, next(state.play(reply).legal_moves(), "")) for reply in replies]
        text = "; ".join(" ".join(line) for line in lines if line[1]) or "-"
        asked = await self.discord.command(user, self.at(board), "match plan", lines=text, match=str(board.match))
        planned = Planned(board.match, user, lines, asked)
        self.log.plans.append(planned)
        self.log.asked += 1
        if wait:
            await asked.answered_within(PATIENCE)
        return planned

    async def think(self, board: Board, user: int) -> None:
        """Have somebody think about a board."""
        self.log.asked += 1
        thinker = Thinker(self.discord, user, self.rng, self.log.thoughts)
        await thinker.think(self.at(board), board.match, self.shown(board))

    def draw_attempts(self, mover: int, moves: list[str]) -> list[tuple[int, str]]:
        """Draw who attempts which moves at once: mostly one person one move, sometimes one or both people two."""
        move, second = self.rng.choice(moves), self.rng.choice(moves)
        other = next((person for person in self.people if person != mover), mover)
        more = self.rng.choices([[], [(mover, move)], [(mover, second)], [(other, move)]], [80, 6, 7, 7])[0]
        return [(mover, move), *more]

    async def attempt(self, board: Board, user: int, text: str, way: str | None = None) -> Request:
        """Attempt a move, by one of the ways to move."""
        request = Request(board.match, board.entry, user, text, way or self.rng.choice(self.ways))
        self.log.requests.append(request)
        self.log.asked += 1
        if request.way == "reply" and board.place == self.at(board):
            await self.discord.write(user, board.place, text, board.message)
        elif request.way in ("modal", "panel"):
            request.interaction = await self.by_panel(board, user, text, request.way)
        elif request.way == "page":
            request.played = await self.by_page(board, user, text)
        elif request.way == "old modal":
            request.interaction = await self.submit(board, user, text)
        else:
            named = None if request.way == "unnamed command" and board.place == self.at(board) else str(board.match)
            place = self.elsewhere(board.place) if request.way == "elsewhere" else self.at(board)
            request.interaction = await self.discord.command(user, place, "move", move=text, match=named)
        return request

    def at(self, board: Board) -> int:
        """Return where to act on a board: in its channel, or in the match's if it is a direct message."""
        is_direct = self.discord.world.channels[board.place]["type"] == DIRECT_MESSAGES
        return self.channel if is_direct else board.place

    def elsewhere(self, place: int) -> int:
        """Return a channel that belongs to another of two shards than `place`."""
        return next(channel for channel in self.discord.world.channels if channel % 2 != place % 2)

    async def by_panel(self, board: Board, user: int, text: str, way: str) -> Interaction:
        """Press Move, and confirm in the panel or fill in its modal; sometimes the panel is already open."""
        panel, moment = board.message, f"{board.match}:{board.entry}"
        if self.rng.random() < 0.5:
            press = await self.discord.press(user, panel, f"trilithon:move:{moment}")
            if not await press.answered_within(PATIENCE) or not press.shown or not button(press.shown, "type"):
                return press
            panel = press.shown
        if way == "panel":
            yes = {"type": 2, "style": 1, "label": text, "custom_id": f"trilithon:play:{moment}:{text}"}
            chosen = {**panel, "components": [{"type": 1, "components": [yes]}]}
            return await self.discord.press(user, chosen, yes["custom_id"])
        return await self.discord.submit(user, panel, f"trilithon:say:{moment}", text)

    async def by_page(self, board: Board, user: int, text: str) -> bool:
        """Touch what leads to a move, and play it. Return whether the page was told that it is played."""
        with suppress(aiohttp.ClientError, TimeoutError):
            async with asyncio.timeout(PATIENCE):
                visit = self.visits.get(user) or await self.open_page(board, user)
                if visit is None:
                    return False
                typed, *places = "", *text.split("-")
                for place in places if len(places) > 1 else ():
                    async with await visit.get(
                        f"match/{board.match}/touch", moment=board.entry, typed=typed, place=place
                    ) as touched:
                        typed = (await touched.json())["typed"] if touched.status == 200 else typed
                    self.log.asked += 1
                async with await visit.act(board.match, "play", board.entry, text=text) as answer:
                    return answer.status == 200
        return False

    async def open_page(self, board: Board, user: int) -> Visit | None:
        """Press Board, and follow the link. Return None if there was none, or if it came to nothing."""
        if not (control := button(board.message, "touch")):
            return None
        pressed = await self.discord.press(user, board.message, control)
        if not await pressed.answered_within(PATIENCE) or not (found := PAGE.search(str(pressed.shown))):
            return None
        self.browsers.append(visit := Visit(found[1]))
        async with await visit.enter(found[0]) as entered:
            if entered.status == 200:
                self.visits[user] = visit
        return self.visits.get(user)

    async def close_pages(self) -> None:
        """Close all browsers."""
        for visit in self.browsers:
            await visit.session.close()

    async def submit(self, board: Board, user: int, text: str) -> Interaction:
        """Submit the modal of a board, however old."""
        return await self.discord.submit(user, board.message, f"trilithon:say:{board.match}:{board.entry}", text)

    async def resign(self, board: Board, user: int) -> Interaction:
        """Resign. Return the interaction of the command, or of the Yes if that could be pressed."""
        self.log.asked += 1
        asked = await self.discord.command(user, board.place, "match resign", match=str(board.match))
        yes = button(asked.shown, "resign-yes") if await asked.answered_within(PATIENCE) and asked.shown else None
        return await self.discord.press(user, asked.shown, yes) if asked.shown and yes else asked

    def shown(self, board: Board) -> State:
        """Return the state that the boards up to this one show."""
        state = GAMES[GAME].start(GAMES[GAME].read_options(self.terms))
        shown = [shown_board for shown_board in self.anywhere() if shown_board.match == board.match]
        for shown_board in sorted(shown, key=lambda shown_board: shown_board.entry):
            new = shown_board.moves[: shown_board.entry - state.ply]
            if 0 < len(new) == shown_board.entry - state.ply and shown_board.entry <= board.entry:
                *_, state = state.follow(new)
        return state

    async def until(self, true: Callable[[], object], patience: float) -> bool:
        """Wait until something is true. Return False after so many seconds, or when it is time to stop."""
        end = time.monotonic() + patience
        while not true():
            if time.monotonic() > end or self.resting.is_set():
                return False
            await asyncio.sleep(0.02)
        return True


def button(message: Json, action: str) -> str | None:
    """Return the custom id of a message's button for an action, if it has one."""
    ids = (control["custom_id"] for control in controls(message["components"]))
    return next((custom_id for custom_id in ids if f":{action}:" in custom_id), None)
