"""Metrics: what goes wrong is counted by where it came up, what waits is looked at now and then."""

import io
import json
import logging
import re
import socket
import sys
import time
import urllib.error
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from alembic.script import ScriptDirectory
from prometheus_client import REGISTRY, generate_latest

import runtime.discord_client
from cogs.contributions import POSTS
from cogs.posting.sender import OUTCOMES
from engine import GAMES
from matches import Unavailable, computer
from matches.core.terms import Terms
from matches.posting import backlog_queries
from runtime import VERSION
from runtime.faults import log_unavailable, report
from runtime.logs import OTHER, ErrorCounter
from runtime.metrics import INFO, INTERVAL, MetricsPage, PortError, tell_start
from runtime.settings import Settings, Shards
from store import CODES
from store.opening import MIGRATIONS
from tests.matches.fixtures import ANN, BOB, GAME, HERE, Clock, TestServices
from tests.metrics_page import Numbers, free_port, page_at
from thinking.jobs import KINDS

DOCUMENT = Path(runtime.discord_client.__file__).parents[1] / "docs" / "metrics.md"


@pytest.fixture
async def page(services: TestServices) -> AsyncIterator[MetricsPage]:
    made = MetricsPage(services, lambda: (True, "All is well."))
    yield made
    await made.close()


def text() -> str:
    return generate_latest().decode()


@pytest.fixture
def counted() -> Callable[[], Numbers]:
    """Return a function that returns how much has been counted since the test began."""
    before = text()
    return lambda: Numbers(text(), before)


def test_the_document_lists_every_metric() -> None:
    rows = re.findall(r"^\| `(trilithon_\w+)` \|", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE)
    families = [family for family in REGISTRY.collect() if family.name.startswith("trilithon_")]
    assert rows
    assert sorted(rows) == sorted(
        f"{found.name}_total" if found.type == "counter" else found.name for found in families
    )


def test_an_error_counts_where_it_came_up_in_the_project(counted: Callable[[], Numbers]) -> None:
    counter, log = ErrorCounter(), logging.getLogger()
    log.addHandler(counter)
    try:
        GAMES["contiguity"].start().play("nonsense")
    except Exception as error:  # noqa: BLE001  it stands for any
        report(error)
    report(RuntimeError("came through no module"))
    log_unavailable(Unavailable("database-busy"))
    logging.getLogger("elsewhere").warning("no error")
    log.removeHandler(counter)
    found = counted()
    assert found("trilithon_errors_total") == 2
    assert found("trilithon_errors_total", module="runtime.faults") == 1
    assert found("trilithon_errors_total", module="engine.games.ring.ring_moves") == 1
    assert found("trilithon_database_unavailable_total", code="database-busy") == 1


async def test_everything_counts_from_0_under_all_its_labels_so_that_rates_see_the_first_event(
    page: MetricsPage,
) -> None:
    page.open(free_port())
    by_game = {(game,) for game in GAMES}
    labels = {
        "trilithon_turns": {(game, by) for game in GAMES for by in ("person", "computer", "team")},
        "trilithon_votes": by_game,
        "trilithon_ballots_closed": {("time",), ("all",), ("captain",)},
        "trilithon_posts": {(kind, outcome) for kind in POSTS for outcome in OUTCOMES},
        "trilithon_database_unavailable": {(code,) for code in CODES},
        "trilithon_transaction_seconds": {("read",), ("write",)},
        "trilithon_thought_seconds": {(kind,) for kind in (*KINDS, "pair")},
        "trilithon_errors": {
            ("engine.games.druid.druid",),
            ("cogs.posting.sender",),
            ("store.transactions",),
            ("discord",),
            (OTHER,),
        },
    }
    counting = {family.name: family for family in REGISTRY.collect() if family.type in ("counter", "histogram")}
    assert labels.keys() == {name for name in counting if name.startswith("trilithon_")}
    for name, wanted in labels.items():
        there = {tuple(v for k, v in sample.labels.items() if k != "le") for sample in counting[name].samples}
        assert wanted <= there, name


def test_an_error_that_no_module_of_the_project_raised_counts_where_there_is_a_0_for_it(
    counted: Callable[[], Numbers],
) -> None:
    counter = ErrorCounter()
    for name in ("discord.client", "asyncio", "some.package"):
        counter.handle(logging.makeLogRecord({"name": name, "levelno": logging.ERROR}))
    found = counted()
    assert [found("trilithon_errors_total", module=name) for name in ("discord", "asyncio", OTHER)] == [1, 1, 1]


async def test_what_waits_is_late_only_if_it_was_not_counted_since_the_start(page: MetricsPage) -> None:
    page.open(free_port())
    read_at = Numbers(text())("trilithon_backlog_read_timestamp_seconds")
    assert read_at is not None
    assert time.time() - read_at < INTERVAL


def test_what_runs_is_told_by_the_log_and_a_metric(settings: Settings, record: Callable[[str], io.StringIO]) -> None:
    lines = record("json")
    tell_start("search", settings)
    tell_start("bot", settings.model_copy(update={"shards": Shards(1, 2, 4)}))
    searches, told = map(json.loads, lines.getvalue().splitlines())
    assert (searches["process"], searches["shards"]) == ("search", "none")
    [told_too] = [sample.labels for [family] in [INFO.collect()] for sample in family.samples]
    assert told_too.items() <= told.items()
    assert told_too["version"] == VERSION
    assert (told_too["process"], told_too["shards"]) == ("bot", "1-2/4")
    assert told_too["python"].startswith(f"{sys.version_info.major}.")
    assert told_too["schema"] == ScriptDirectory(str(MIGRATIONS)).get_current_head()
    assert settings.database_url.startswith(told_too["database"])


async def test_the_page_tells_what_waits_and_for_how_long(
    services: TestServices, page: MetricsPage, clock: Clock
) -> None:
    await services.challenge(BOB)
    await services.challenges.create(Terms(GAME, player=1), ANN, [computer(1)], HERE, "en")
    over = await services.start_match()
    await services.matches.resign(over, ANN)
    await services.computers.review(over, ANN)
    clock.advance(60)
    assert await page.work() == INTERVAL
    found = Numbers(text())
    assert found("trilithon_posts_waiting", due="now") == len(await services.rows("outbox"))
    assert found("trilithon_post_oldest_seconds") == 60
    assert [found("trilithon_search_waiting", what=what) for what in ("turns", "reviews", "people")] == [1, 1, 0]
    assert [found("trilithon_search_oldest_seconds", what=what) for what in ("turns", "reviews")] == [60, 60]


async def test_a_backlog_is_counted_up_to_a_bound(services: TestServices, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backlog_queries, "MOST", 2)
    for _ in range(3):
        await services.challenge()
    await services.backlog.measure()
    assert Numbers(text())("trilithon_posts_waiting", due="now") == 2


async def test_a_port_that_is_taken_is_refused(page: MetricsPage) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(PortError):
            page.open(taken.getsockname()[1])


async def test_a_page_that_is_closed_leaves_its_port(page: MetricsPage) -> None:
    port = free_port()
    page.open(port)
    assert "trilithon_turns_total" in await page_at(port)
    await page.close()
    with pytest.raises(OSError, match="refused"):
        await page_at(port)


async def test_the_health_of_the_process_is_told_beside_the_metrics(services: TestServices) -> None:
    health = {"now": (True, "Trilithon is well.")}
    page, port = MetricsPage(services, lambda: health["now"]), free_port()
    page.open(port)
    assert await page_at(port, "healthz") == "Trilithon is well.\n"
    health["now"] = False, "Aucun signe de vie."
    with pytest.raises(urllib.error.HTTPError) as refused:
        await page_at(port, "healthz")
    assert (refused.value.code, refused.value.read().decode()) == (503, "Aucun signe de vie.\n")
    await page.close()
