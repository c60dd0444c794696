"""The puzzle of the day: queued once a day at its hour, another each time, and told of the day after."""

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, Final
from zoneinfo import ZoneInfo

import pytest

from engine import GAMES
from matches import Person
from matches.core.time_spans import next_hour
from store.due_queue import TRIED_AGAIN_AFTER
from tests.matches.fixtures import ANN, BOB, CLEO, Clock, TestServices, refused
from training.daily_service import MOST_NAMED, SILENT_DAYS, DailyService, choose
from training.puzzles import Puzzle

DAY: Final = 86_400
GUILD: Final = 2**60 + 50
CHANNEL: Final = 2**60 + 60
EVENING: Final = 20
PARIS: Final = "Europe/Paris"


def at(text: str, zone: str = PARIS) -> int:
    """Return when clocks in a zone show a date and time."""
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp())


def made_up(*games: str, each: int = 3) -> dict[str, Puzzle]:
    """Return puzzles of some games, of which only the names matter."""
    puzzles = [
        Puzzle(f"{game}-{number}", game, GAMES[game].start({}), 1, "x", 25.0)
        for game in games
        for number in range(1, each + 1)
    ]
    return {puzzle.id: puzzle for puzzle in puzzles}


PUZZLES: Final = made_up("contiguity", "druid")


class Dailies(DailyService):
    """The puzzles of the day of two processes' worth of tests."""

    def __init__(self, services: TestServices, puzzles: Mapping[str, Puzzle] = PUZZLES) -> None:
        super().__init__(services.store, services.clock, puzzles)
        self.services = services

    async def begin(self, guild: int = GUILD, **choices: Any) -> None:
        """Choose a channel, and the evening in Paris."""
        await self.arrange(guild, **{"channel": CHANNEL, "hour": EVENING, "zone": PARIS, "language": "en", **choices})

    async def publish_due(self) -> None:
        """Do what is due, as the worker does."""
        await self.publish(*await self.queue.due())

    async def post(self) -> list[str]:
        """Do what is due, let everything that is queued be posted, and return the puzzles that stand."""
        await self.publish_due()
        posted = []
        while posts := await self.services.outbox.claim(9):
            for post in posts:
                report = await self.report(post)
                if report is None:
                    await self.services.outbox.drop(post, "overtaken")
                    continue
                await self.services.outbox.sent(post, CHANNEL, 7_000 + post.id)
                posted.append(report.daily.puzzle.id)
        return posted

    async def pass_days(self, clock: Clock, days: int) -> list[str]:
        """Let days pass, each with its post."""
        posted = []
        for _ in range(days):
            self.tomorrow(clock)
            posted += await self.post()
        return posted

    def tomorrow(self, clock: Clock) -> None:
        """Let it be evening again."""
        clock.now = next_hour(int(clock.now), EVENING, PARIS)

    async def rows(self, table: str = "dailies") -> list[Any]:
        return list(await self.services.rows(table))

    async def try_it(self, daily: int, person: Person = ANN, *, solved: bool = True) -> None:
        """Let somebody try the puzzle of a day."""
        guild = next(row.guild for row in await self.rows() if row.id == daily)
        await self.open(daily, guild)
        await self.enter(daily, person.user, solved=solved)


@pytest.fixture
def clock() -> Clock:
    return Clock(at("2027-01-10 12:00"))


@pytest.fixture
async def dailies(services: TestServices) -> Dailies:
    return Dailies(services)


async def due_of(dailies: Dailies) -> str:
    """Return when the next one is due, by clocks in Paris."""
    due = (await dailies.settings(GUILD)).due_at
    return "never" if due is None else f"{datetime.fromtimestamp(due, ZoneInfo(PARIS)):%m-%d %H:%M}"


# When it comes.


async def test_a_server_that_has_chosen_nothing_gets_none(dailies, clock):
    assert await dailies.queue.seconds_to_next() is None
    assert await dailies.pass_days(clock, 2) == []


async def test_the_first_comes_when_the_hour_comes_next(dailies, clock):
    await dailies.begin()
    assert await due_of(dailies) == "01-10 20:00"
    assert await dailies.queue.seconds_to_next() == 8 * 3_600
    clock.advance(8 * 3_600 - 1)
    assert await dailies.post() == []
    clock.advance(1)
    assert len(await dailies.post()) == 1
    assert await due_of(dailies) == "01-11 20:00"


async def test_the_worker_is_woken_by_a_choice_and_not_by_looking(dailies):
    await dailies.settings(GUILD)
    assert not dailies.queue.woken.is_set()
    await dailies.begin()
    assert dailies.queue.woken.is_set()


@pytest.mark.parametrize(
    ("hour", "before", "moments"),
    [
        (20, "2027-03-26 21:00", ["03-27 20:00", "03-28 20:00", "03-29 20:00"]),
        (2, "2027-03-26 21:00", ["03-27 02:00", "03-28 03:00", "03-29 02:00"]),
        (2, "2027-10-29 21:00", ["10-30 02:00", "10-31 02:00", "11-01 02:00"]),
    ],
    ids=["summer time begins", "an hour that is skipped", "an hour that comes twice"],
)
async def test_the_hour_is_that_of_the_clocks_there(dailies, clock, hour, before, moments):
    clock.now = at(before)
    await dailies.begin(hour=hour)
    for moment in moments:
        assert await due_of(dailies) == moment
        clock.now = (await dailies.settings(GUILD)).due_at
        assert len(await dailies.post()) == 1


@pytest.mark.parametrize(
    ("back", "next_one"),
    [("2027-01-16 07:00", "01-16 20:00"), ("2027-01-16 13:00", "01-17 20:00")],
    ids=["in the morning", "after noon"],
)
async def test_after_days_without_a_bot_one_is_posted_and_the_next_half_a_day_later_at_the_earliest(
    dailies, clock, back, next_one
):
    await dailies.begin()
    await dailies.pass_days(clock, 1)
    clock.now = at(back)
    assert len(await dailies.post()) == 1
    assert await dailies.post() == []
    assert await due_of(dailies) == next_one
    assert [row.day for row in await dailies.rows()] == [1, 2]


async def test_what_nobody_could_post_for_days_is_posted_once_and_it_is_the_newest(dailies, clock):
    await dailies.begin()
    for _ in range(3):
        dailies.tomorrow(clock)
        await dailies.publish_due()
    newest = (await dailies.rows())[-1]
    assert await dailies.post() == [newest.puzzle]


async def test_another_hour_brings_no_second_one_on_the_same_evening(dailies, clock):
    await dailies.begin()
    clock.now = at("2027-01-10 20:00")
    await dailies.post()
    await dailies.arrange(GUILD, hour=22)
    assert await due_of(dailies) == "01-11 22:00"
    await dailies.arrange(GUILD, channel=None)
    assert await due_of(dailies) == "never"
    await dailies.arrange(GUILD, channel=CHANNEL + 1)
    assert await due_of(dailies) == "01-11 22:00"


@pytest.mark.parametrize("postponed", [0, TRIED_AGAIN_AFTER])
@pytest.mark.parametrize(
    "meanwhile",
    [lambda dailies: dailies.open(1, GUILD), lambda dailies: dailies.arrange(GUILD, games=["druid"], channel=CHANNEL)],
    ids=["opened", "arranged"],
)
async def test_what_is_due_comes_whatever_is_opened_or_chosen_meanwhile(dailies, clock, meanwhile, postponed):
    await dailies.begin()
    await dailies.pass_days(clock, 1)
    dailies.tomorrow(clock)
    if postponed:
        await dailies.queue.postpone(GUILD)
    await meanwhile(dailies)
    assert (await dailies.rows("servers"))[0].daily_untried == 0
    assert await dailies.queue.seconds_to_next() == postponed


@pytest.mark.parametrize("choice", [{"hour": 22}, {"zone": "America/New_York"}, {"channel": CHANNEL + 1}], ids=str)
async def test_what_is_due_and_is_wanted_at_another_hour_or_elsewhere_comes_at_the_next_hour(dailies, clock, choice):
    await dailies.begin()
    dailies.tomorrow(clock)
    await dailies.arrange(GUILD, **choice)
    assert await dailies.queue.due() == []


async def test_what_was_queued_for_a_channel_that_is_no_longer_chosen_is_not_posted(dailies, clock):
    await dailies.begin()
    dailies.tomorrow(clock)
    await dailies.publish_due()
    await dailies.arrange(GUILD, channel=None)
    assert await dailies.post() == []


async def test_after_a_clock_that_ran_ahead_the_next_one_comes_when_it_should(services, dailies, clock):
    await dailies.begin()
    clock.advance(300 * DAY)
    await dailies.post()
    clock.advance(-300 * DAY)
    assert await Dailies(services).queue.seconds_to_next() == 8 * 3_600
    assert await due_of(dailies) == "01-10 20:00"


async def test_what_went_wrong_is_tried_again_later_and_holds_up_nobody_else(dailies, clock):
    await dailies.begin()
    await dailies.begin(GUILD + 1, hour=EVENING + 1)
    clock.now = at("2027-01-10 21:00")
    await dailies.queue.postpone(GUILD)
    assert await dailies.queue.due() == [GUILD + 1]
    await dailies.publish_due()
    assert await dailies.queue.seconds_to_next() == TRIED_AGAIN_AFTER


async def test_what_went_wrong_is_not_tried_again_where_none_are_wanted_any_more(dailies, clock):
    await dailies.begin()
    clock.now = at("2027-01-10 21:00")
    await dailies.arrange(GUILD, channel=None)
    await dailies.queue.postpone(GUILD)
    assert await due_of(dailies) == "never"


# Once.


async def test_two_processes_queue_the_puzzles_of_a_day_once(dailies, other_process, clock):
    for number in range(30):
        await dailies.begin(GUILD + number)
    dailies.tomorrow(clock)
    other = Dailies(other_process)
    guilds = await dailies.queue.due()
    batches = [guilds[start : start + 10] for start in (0, 10, 20)]
    await asyncio.gather(*(process.publish(*batch) for batch in batches for process in (dailies, other)))
    assert sorted(row.guild for row in await dailies.rows()) == sorted(guilds)
    assert sorted(row.subject for row in await dailies.rows("outbox")) == list(range(1, 31))


async def test_a_process_that_dies_in_the_middle_has_queued_all_of_its_batch_or_nothing(dailies, clock, monkeypatch):
    await dailies.begin()
    await dailies.begin(GUILD + 1)
    dailies.tomorrow(clock)
    before = await dailies.services.everything()
    with monkeypatch.context() as patched:
        patched.setattr("training.daily_service.next_hour", fails_at_the_second(2))
        with pytest.raises(ZeroDivisionError):
            await dailies.publish(*await dailies.queue.due())
    assert await dailies.services.everything() == before
    assert len(await dailies.post()) == 2


def fails_at_the_second(calls):
    """Return a function that raises ZeroDivisionError when it is called the second time."""
    left = iter([at("2027-02-01 00:00")] * (calls - 1))

    def called(*_, **__):
        try:
            return next(left)
        except StopIteration:
            raise ZeroDivisionError from None

    return called


# Which one.


async def test_a_server_gets_every_puzzle_once_and_then_those_it_had_longest_ago(dailies, clock):
    await dailies.begin()
    posted = []
    for _ in range(2 * len(PUZZLES)):
        posted += await dailies.pass_days(clock, 1)
        await dailies.open((await dailies.rows())[-1].id, GUILD)
    assert set(posted[: len(PUZZLES)]) == set(PUZZLES)
    assert posted[len(PUZZLES) :] == posted[: len(PUZZLES)]


async def test_only_the_games_that_were_chosen_have_their_puzzles_posted(dailies, clock):
    await dailies.begin(games=("druid",))
    assert {PUZZLES[name].game for name in await dailies.pass_days(clock, 3)} == {"druid"}
    settings = await dailies.arrange(GUILD, games=())
    assert settings.games == ()
    assert "contiguity" in {PUZZLES[name].game for name in await dailies.pass_days(clock, 3)}


def test_the_same_server_and_day_have_the_same_puzzle_and_others_have_others():
    names = sorted(made_up("contiguity", "druid", each=40))
    drawn = [choose(names, {}, GUILD + number // 9, number % 9) for number in range(90)]
    assert drawn == [choose(names[::-1], {}, GUILD + number // 9, number % 9) for number in range(90)]
    assert len(set(drawn)) > 30


async def test_a_retired_puzzle_is_no_puzzle_of_the_day_any_more_and_that_of_today_stays(services, dailies, clock):
    await dailies.begin()
    first, *_ = await dailies.pass_days(clock, 1)
    some = {name: replace(puzzle, retired=puzzle.game == "druid" or name == first) for name, puzzle in PUZZLES.items()}
    after = Dailies(services, some)
    (row,) = await services.rows("dailies")
    assert (await after.open(row.id, GUILD)).puzzle.id == first
    left = {name for name, puzzle in some.items() if not puzzle.retired}
    assert set(await after.pass_days(clock, 4)) == left
    assert list(await after.games()) == ["contiguity"]


async def test_without_puzzles_of_the_chosen_games_nothing_is_posted_and_the_next_day_is_tried(dailies, clock):
    await dailies.begin(games=("contigo",))
    assert await dailies.pass_days(clock, 2) == []
    assert await due_of(dailies) == "01-12 20:00"


async def test_a_puzzle_that_was_withdrawn_is_not_posted_and_not_told_of(services, dailies, clock):
    await dailies.begin()
    dailies.tomorrow(clock)
    await dailies.publish_due()
    [row] = await dailies.rows()
    without = Dailies(services, {name: puzzle for name, puzzle in PUZZLES.items() if name != row.puzzle})
    assert await without.post() == []
    with refused("no-such-daily"):
        await without.open(row.id, GUILD)


# A week of silence.


async def test_after_a_week_in_which_nobody_has_tried_one_a_server_gets_no_more_and_is_told_so_in_the_last(
    dailies, clock
):
    await dailies.begin()
    last = []
    for _ in range(SILENT_DAYS):
        dailies.tomorrow(clock)
        await dailies.publish_due()
        [post] = await dailies.services.outbox.claim(1)
        last.append((await dailies.report(post)).is_last)
        await dailies.services.outbox.sent(post, CHANNEL, 1)
    assert last == [False] * (SILENT_DAYS - 1) + [True]
    assert (await dailies.settings(GUILD)).is_stopped
    assert await dailies.pass_days(clock, 10) == []


@pytest.mark.parametrize("pressed", [1, SILENT_DAYS])
async def test_who_opens_any_of_them_has_the_server_get_more(dailies, clock, pressed):
    await dailies.begin()
    await dailies.pass_days(clock, SILENT_DAYS + 3)
    await dailies.open(pressed, GUILD)
    assert await due_of(dailies) == "01-20 20:00"
    assert len(await dailies.pass_days(clock, SILENT_DAYS + 3)) == SILENT_DAYS


async def test_who_opens_one_in_time_has_the_week_begin_anew(dailies, clock):
    await dailies.begin()
    await dailies.pass_days(clock, SILENT_DAYS - 1)
    await dailies.open(2, GUILD)
    assert len(await dailies.pass_days(clock, SILENT_DAYS + 3)) == SILENT_DAYS


@pytest.mark.parametrize("elsewhere", [GUILD + 1, None])
async def test_nobody_opens_one_outside_its_server(dailies, clock, elsewhere):
    await dailies.begin()
    await dailies.pass_days(clock, SILENT_DAYS)
    with refused("no-such-daily"):
        await dailies.open(1, elsewhere)
    assert await due_of(dailies) == "never"


async def test_opening_one_where_none_are_wanted_any_more_brings_none(dailies, clock):
    await dailies.begin()
    await dailies.pass_days(clock, 1)
    await dailies.arrange(GUILD, channel=None)
    await dailies.open(1, GUILD)
    assert await due_of(dailies) == "never"


async def test_a_channel_that_is_closed_does_no_harm_and_is_left_alone_after_a_week(dailies, services, clock):
    await dailies.begin()
    for _ in range(SILENT_DAYS + 2):
        dailies.tomorrow(clock)
        await dailies.publish_due()
        for post in await services.outbox.claim(9):
            await services.outbox.drop(post, "closed")
    assert len(await dailies.rows()) == SILENT_DAYS
    assert await dailies.queue.seconds_to_next() is None


# Who has tried it.


async def told(dailies, clock):
    """Return what the next day tells of the day before."""
    dailies.tomorrow(clock)
    await dailies.publish_due()
    [post] = await dailies.services.outbox.claim(1)
    report = await dailies.report(post)
    await dailies.services.outbox.sent(post, CHANNEL, 1)
    return report.before


async def test_the_first_tells_of_none_before_it(dailies, clock):
    await dailies.begin()
    assert await told(dailies, clock) is None


async def test_the_next_day_tells_how_many_have_solved_it_and_names_only_who_wants_to_be_named(dailies, clock):
    await dailies.begin()
    await dailies.pass_days(clock, 1)
    await dailies.try_it(1, ANN)
    await dailies.try_it(1, BOB)
    await dailies.try_it(1, CLEO, solved=False)
    await dailies.name(1, BOB, is_named=True)
    daily, solvers = await told(dailies, clock)
    assert (daily.id, daily.day) == (1, 1)
    assert (solvers.solved, solvers.tried, solvers.names, solvers.unnamed) == (2, 3, ("Bob",), 0)
    assert [row.name for row in await dailies.rows("daily_solvers")] == [None, "Bob", None]


async def test_of_many_who_want_to_be_named_the_first_are(dailies, clock):
    await dailies.begin()
    await dailies.pass_days(clock, 1)
    for number in range(MOST_NAMED + 5):
        clock.advance(1)
        person = Person(2**60 + 900 - number, f"P{number}")
        await dailies.try_it(1, person)
        await dailies.name(1, person, is_named=True)
    _, solvers = await told(dailies, clock)
    assert solvers.names == tuple(f"P{number}" for number in range(MOST_NAMED))
    assert solvers.unnamed == 5


async def test_who_no_longer_wants_to_be_named_is_not(dailies, clock):
    await dailies.begin()
    await dailies.pass_days(clock, 1)
    await dailies.try_it(1)
    await dailies.name(1, ANN, is_named=True)
    await dailies.name(1, ANN, is_named=False)
    _, solvers = await told(dailies, clock)
    assert (solvers.solved, solvers.names) == (1, ())


async def test_only_who_has_solved_it_can_be_named_and_only_until_the_next_stands(dailies, clock):
    await dailies.begin()
    await dailies.pass_days(clock, 1)
    await dailies.try_it(1, ANN)
    await dailies.try_it(1, BOB, solved=False)
    for person in (BOB, CLEO):
        async with dailies.services.refused("daily-unsolved", day=1):
            await dailies.name(1, person, is_named=True)
    await dailies.pass_days(clock, 1)
    async with dailies.services.refused("daily-over", day=1):
        await dailies.name(1, ANN, is_named=True)
    async with dailies.services.refused("no-such-daily"):
        await dailies.name(99, ANN, is_named=True)


async def test_the_first_try_counts_and_none_counts_once_the_next_day_tells_the_solution(dailies, clock):
    await dailies.begin()
    await dailies.pass_days(clock, 1)
    await dailies.try_it(1, ANN, solved=False)
    await dailies.try_it(1, ANN, solved=True)
    await dailies.pass_days(clock, 1)
    await dailies.try_it(1, BOB)
    assert [(row.user, row.solved) for row in await dailies.rows("daily_solvers")] == [(ANN.user, False)]


async def test_tries_in_one_server_are_not_told_in_another(dailies, clock):
    await dailies.begin()
    await dailies.begin(GUILD + 1)
    await dailies.pass_days(clock, 1)
    await dailies.try_it(1)
    dailies.tomorrow(clock)
    await dailies.publish_due()
    reports = [await dailies.report(post) for post in await dailies.services.outbox.claim(9)]
    tried = {report.daily.guild: report.before[1].tried for report in reports}
    first = next(row.guild for row in await dailies.rows() if row.id == 1)
    assert tried == {GUILD: int(first == GUILD), GUILD + 1: int(first != GUILD)}


async def test_what_is_stored_about_a_person_is_exported_and_goes_with_them(dailies, services, clock):
    await dailies.begin()
    await dailies.pass_days(clock, 1)
    await dailies.try_it(1, ANN)
    await dailies.try_it(1, BOB)
    await dailies.name(1, ANN, is_named=True)
    [row] = (await services.privacy.export(ANN.user))["daily_solvers"]
    assert (row["name"], row["solved"], row["at"]) == ("Ann", True, datetime.fromtimestamp(clock.now, UTC).isoformat())
    await services.privacy.erase(ANN)
    assert [row.user for row in await dailies.rows("daily_solvers")] == [BOB.user]
