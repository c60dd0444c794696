"""What players have of their time, whatever they do: by clocks, takebacks, plans, pauses, absences and given days."""

import ast
import asyncio
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

import matches
from engine.errors import Refusal
from matches import Match, Offer, Person
from matches.clocks import clock_updates
from matches.core.clock import DAY, HOUR, read_clock
from matches.core.terms import Terms
from matches.core.time_spans import LONGEST_QUIET, passed
from tests.matches.fixtures import GAME, HERE, NOON, Clock, TestServices

CLOCKS = "3d", "12h", "3h", "1d+1d", "2d+12h max 3d", "1h+7d max 60d", "5d+0", "1d+1h max 1d strict"
steps = st.one_of(
    st.tuples(st.just("wait"), st.sampled_from((60, HOUR, 5 * HOUR, DAY, 2 * DAY))),
    st.tuples(st.sampled_from(("play", "play", "plan", "take_back", "take_back", "give_day"))),
    st.tuples(st.just("pause"), st.integers(1, 5)),
    st.tuples(st.sampled_from(("go_away", "come_back", "look")), st.integers(0, 1)),
)
nights = st.sampled_from(((None, None), (0, 8 * 60), (20 * 60, 6 * 60)))
people = (Person(number, f"P{number}") for number in count(1))


class Table:
    """Two people who play a match, and do with its time whatever they may."""

    def __init__(self, services: TestServices, clock: Clock, players: list[Person], match: int) -> None:
        self.services, self.clock, self.players, self.id = services, clock, players, match
        self.before: list[dict[int, tuple[int | None, int | None]]] = []
        """What everybody had before each ply that stands."""

    async def match(self) -> Match:
        return await self.services.matches.get(self.id)

    async def has(self) -> dict[int, tuple[int | None, int | None]]:
        """Return by player the seconds in the bank, and of those to move the seconds until the deadline."""
        match, now, found = await self.match(), int(self.clock.now), {}
        async with self.services.store.read() as transaction:
            for seat in match.seats:
                stopped = await clock_updates.spans(transaction, match, seat, min(match.turn_at, now))
                moves = seat == match.mover
                used = passed(match.turn_at, now, stopped) if moves else 0
                bank = None if seat.bank is None else max(seat.bank - used, 0)
                found[seat.player] = bank, passed(now, match.overdue_at, stopped) if moves else None
        return found

    async def mover(self) -> tuple[Match, Person, Person]:
        """Return the match, who is to move, and the other one."""
        match = await self.match()
        assert match.turn is not None
        return match, self.players[match.turn], self.players[1 - match.turn]

    async def wait(self, seconds: int) -> None:
        self.clock.advance(seconds)

    async def play(self) -> None:
        match, mover, _ = await self.mover()
        had = await self.has()
        played = await self.services.matches.submit(self.id, mover, next(match.state.legal_moves()))
        self.before += [had] * (played.state.ply - match.state.ply)

    async def plan(self) -> None:
        """Have who waits plan the answer to the move that will be played next."""
        match, _, other = await self.mover()
        reply = next(match.state.legal_moves())
        answer = next(match.state.play(reply).legal_moves())
        await self.services.plans.write(self.id, other, f"{reply} {answer}")

    async def take_back(self) -> None:
        match, mover, other = await self.mover()
        player = next(seat.player for seat in match.seats if seat.user == other.user)
        first = match.state.ply - (match.state.takeback_plies(player) or 0)
        taken = await self.services.offers.takeback(self.id, other)
        if isinstance(taken, Offer):
            await self.services.offers.agree(taken.id, mover)
        gone, self.before = self.before[first:], self.before[:first]
        has = await self.has()
        for turn, had in reversed([(player, gone[0]), *((1 - player, had) for had in gone[1:2])]):
            assert has[turn][0] == had[turn][0]
        left, had_left = has[player][1], gone[0][player][1]
        if left is None or had_left is None:  # it was played as planned, without a turn of its own
            return
        assert left >= had_left
        if isinstance(taken, Match):  # it was free, and gains nothing but quiet hours
            assert left <= had_left + LONGEST_QUIET

    async def give_day(self) -> None:
        _, _, other = await self.mover()
        await self.services.deadlines.give_day(self.id, other)

    async def pause(self, days: int) -> None:
        _, mover, other = await self.mover()
        offer = await self.services.offers.pause(self.id, other, days)
        await self.services.offers.agree(offer.id, mover)

    async def go_away(self, player: int) -> None:
        await self.services.absences.begin(self.players[player].user, 3)

    async def come_back(self, player: int) -> None:
        await self.services.absences.end(self.players[player].user)

    async def look(self, player: int) -> None:
        match = await self.match()
        await self.services.look(self.id, self.players[player].user, match.entries)

    async def check(self, had: dict[int, tuple[int | None, int | None]], step: str) -> None:
        """Check that nobody has less than before a step, and that no deadline is in quiet hours."""
        match, has = await self.match(), await self.has()
        assert match.mover
        assert match.mover.quiet.around(match.overdue_at) is None
        if step in ("wait", "take_back"):
            return
        assert all((has[player][0] or 0) >= (bank or 0) for player, (bank, _) in had.items())
        if step != "play":
            assert all((has[player][1] or 0) >= (left or 0) for player, (_, left) in had.items())


@pytest.fixture
def runner(database, clock) -> Iterator[tuple[asyncio.Runner, TestServices]]:
    """Yield a loop, and services that run in it, for all examples of a test."""
    with asyncio.Runner() as found:
        services = found.run(TestServices.on_database(database, clock))
        found.run(services.skip_disk_sync())
        yield found, services
        found.run(services.close())


@example("1d+1d", (None, None), [("wait", 60), ("play",), ("take_back",)])
@example("1d+1d", (None, None), [("wait", DAY), ("give_day",), ("play",), ("take_back",)])
@example("12h", (None, None), [("give_day",), ("play",), ("look", 1), ("take_back",)])
@example("1d+1h", (None, None), [("plan",), ("wait", HOUR), ("play",), ("take_back",), ("wait", HOUR), ("play",)])
def only_time_takes_time(runner, clock, terms, night, chosen):
    """Play a match, and check that what a player has never shrinks by more than the time that passed."""
    loop, services = runner

    async def play_on() -> None:
        clock.now = NOON
        players = [next(people), next(people)]
        for person in players:
            await services.preferences.set(person.user, quiet_from=night[0], quiet_to=night[1])
        asked, limits = players[1:], read_clock(terms)
        new = await services.challenges.create(Terms(GAME, clock=limits, player=0), players[0], asked, HERE, "en")
        match = (await services.challenges.accept(new.id, players[1])).match
        assert match
        table = Table(services, clock, players, match)
        for step, *arguments in chosen:
            had = await table.has()
            with suppress(Refusal):
                await getattr(table, step)(*arguments)
            await table.check(had, step)

    loop.run(play_on())


def tried(examples: int) -> Callable[..., None]:
    anything = given(st.sampled_from(CLOCKS), nights, st.lists(steps, min_size=4, max_size=14))
    shared = [HealthCheck.function_scoped_fixture]
    return settings(max_examples=examples, deadline=None, suppress_health_check=shared)(anything(only_time_takes_time))


test_what_a_player_has_never_shrinks_by_more_than_the_time_that_passed = tried(6)
test_so_it_is_for_many_more = pytest.mark.exhaustive(tried(15))


def test_every_deadline_is_set_by_one_function():
    """Quiet hours and absences are known there. Where a computer's turn begins there is none."""
    setting = set()
    for path in sorted(Path(matches.__file__).parent.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for function in ast.walk(tree):
            if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef) and "versions" not in path.parts:
                setting |= {(path.stem, function.name) for node in ast.walk(function) if _sets_deadline(node)}
    assert setting == {("clock_updates", "_with_deadline"), ("clock_updates", "_begin_turn")}


def _sets_deadline(node: ast.AST) -> bool:
    """Return whether a node of a program gives the column `deadline` a value."""
    if isinstance(node, ast.Dict):
        return any(isinstance(key, ast.Constant) and key.value == "deadline" for key in node.keys)
    return isinstance(node, ast.keyword) and node.arg == "deadline"
