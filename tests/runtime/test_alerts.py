"""Alerts and dashboard: they ask for what there is, the document says what to do, and faults fire what they should."""

import io
import json
import re
import shutil
import subprocess
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml
from prometheus_client import REGISTRY, Metric

import runtime.discord_client
from matches import Unavailable
from matches.posting.backlog_service import READ_AT
from runtime.faults import log_unavailable, report
from runtime.metrics import INTERVAL, LATENCY, MetricsPage
from runtime.shard_watch import SHARDS_MISSING
from tests.databases import Database
from tests.matches.fixtures import BOB, Clock, TestServices
from tests.metrics_page import free_port

ROOT = Path(runtime.discord_client.__file__).parents[1]
RULES = ROOT / "deploy" / "alerts.yml"
SERIES = Path(__file__).with_name("alerts.yml")
ALERTS = {rule["alert"]: rule for rule in yaml.safe_load(RULES.read_text(encoding="utf-8"))["groups"][0]["rules"]}
DASHBOARD = json.loads((ROOT / "deploy" / "dashboard.json").read_text(encoding="utf-8"))
PANELS = {
    f"{panel['title']} {target['refId']}": target["expr"]
    for panel in DASHBOARD["panels"]
    for target in panel["targets"]
}
QUERIES = {name: rule["expr"] for name, rule in ALERTS.items()} | PANELS
OF_PROMETHEUS = {"job", "instance", "le"}
"""Labels that Prometheus adds, and that of the buckets of a histogram."""
FIRING = 'count by (alertname) (ALERTS{alertstate="firing"})'

needs_promtool = pytest.mark.skipif(
    shutil.which("promtool") is None, reason="promtool is not installed; on Debian and Ubuntu: apt install prometheus"
)


def asked_for(query: str) -> Iterator[tuple[str, set[str]]]:
    """Yield the names of ours in a query, each with the labels by which it is selected."""
    for name, selected in re.findall(r"\b((?:trilithon|process|python)_\w+)(?:\{([^}]*)\})?", query):
        yield name, set(re.findall(r"(\w+)\s*[=!]", selected))


def labels_of(name: str) -> set[str]:
    """Return the labels of a metric. Raises KeyError if there is none of this name."""
    return {*getattr(REGISTRY._names_to_collectors[name], "_labelnames", ()), *OF_PROMETHEUS}


def promtool(*arguments: str) -> str:
    """Run promtool, and return what it complains of."""
    done = subprocess.run(["promtool", *arguments], capture_output=True, text=True, check=False, timeout=300)
    return done.stdout + done.stderr if done.returncode else ""


@pytest.mark.parametrize("name", QUERIES)
def test_a_query_asks_for_metrics_and_labels_that_there_are(name: str) -> None:
    query = QUERIES[name]
    found = dict(asked_for(query))
    assert found or "up{" in query
    for metric, selected in found.items():
        assert selected <= labels_of(metric), metric
    grouped = set(re.findall(r"\w+", " ".join(re.findall(r"by \(([^)]*)\)", query))))
    assert grouped <= OF_PROMETHEUS.union(*map(labels_of, found))


def test_the_dashboard_shows_every_metric_of_ours() -> None:
    shown = {name for query in PANELS.values() for name, _ in asked_for(query)}
    for family in REGISTRY.collect():
        if family.name.startswith("trilithon_"):
            assert any(name.startswith(family.name) for name in shown), family.name


def test_the_document_says_of_every_alert_what_the_alert_says_and_repeats_no_condition() -> None:
    document = (ROOT / "docs" / "metrics.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(Trilithon\w+)` \| (.+) \|$", document, re.MULTILINE)
    assert rows == [(name, rule["annotations"]["description"]) for name, rule in ALERTS.items()]
    assert not any(rule["expr"].strip() in document for rule in ALERTS.values())


def test_every_alert_fires_in_the_series_that_are_tried() -> None:
    assert {name for name in ALERTS if name not in SERIES.read_text(encoding="utf-8")} == set()


@needs_promtool
def test_every_alert_fires_when_it_should_and_none_at_a_start() -> None:
    assert promtool("test", "rules", str(SERIES)) == ""


@needs_promtool
def test_prometheus_understands_every_query(tmp_path: Path) -> None:
    rules = [
        {"record": "panel", "expr": query.replace("$__rate_interval", "5m"), "labels": {"of": name}}
        for name, query in PANELS.items()
    ]
    (tmp_path / "panels.yml").write_text(yaml.safe_dump({"groups": [{"name": "panels", "rules": rules}]}))
    assert promtool("check", "rules", str(RULES), str(tmp_path / "panels.yml")) == ""


class Prometheus:
    """Looks every fifteen seconds at what a process counts, from its start, as the time of its services goes."""

    def __init__(self, page: MetricsPage, clock: Clock) -> None:
        self._page = page
        self._clock = clock
        self._began = clock.now
        self._asked = {name for rule in ALERTS.values() for name, _ in asked_for(rule["expr"])}
        self._series: dict[str, list[str]] = {}
        self._looks = 0

    async def watch(self, minutes: float) -> None:
        """Let time pass, in which the process looks at its database, and looks at the process."""
        for _ in range(int(minutes * 60 / INTERVAL)):
            try:
                await self._page.work()
            except Unavailable as away:
                log_unavailable(away)
            except Exception as fault:  # noqa: BLE001  as every worker does
                report(fault)
            self._look(REGISTRY.collect())
            self._clock.advance(INTERVAL)

    def _look(self, families: Iterator[Metric]) -> None:
        for sample in (sample for family in families for sample in family.samples if sample.name in self._asked):
            labels = {**sample.labels, "job": "trilithon", "instance": "bot"}
            name = sample.name + "{" + ", ".join(f'{key}="{value}"' for key, value in labels.items()) + "}"
            is_moment = name.partition("{")[0].endswith("_timestamp_seconds") and sample.value
            value = sample.value - self._began if is_moment else sample.value
            self._series.setdefault(name, ["_"] * self._looks).append(str(value))
        self._looks += 1

    def asked(self, firing: Mapping[str, set[str]]) -> dict[str, Any]:
        """Return the question to promtool which alerts fire at some times in what was seen."""
        expected = [
            {
                "expr": FIRING,
                "eval_time": at,
                "exp_samples": [{"labels": f'{{alertname="{name}"}}', "value": 1} for name in names],
            }
            for at, names in firing.items()
        ]
        series = [{"series": name, "values": " ".join(values)} for name, values in self._series.items()]
        test = {"interval": f"{INTERVAL:.0f}s", "input_series": series, "promql_expr_test": expected}
        return {"rule_files": [str(RULES)], "evaluation_interval": "15s", "tests": [test]}


@needs_promtool
async def test_what_a_faulty_process_counts_fires_what_it_should_and_nothing_else(
    services: TestServices,
    database: Database,
    clock: Clock,
    record: Callable[[str], io.StringIO],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    record("json")
    monkeypatch.setattr(READ_AT, "set_to_current_time", lambda: READ_AT.set(clock.now))
    LATENCY.clear()  # of bots of other tests
    SHARDS_MISSING.set(0)
    page = MetricsPage(services, lambda: (True, ""))
    page.open(free_port())
    await page.stop_working(0)
    prometheus = Prometheus(page, clock)
    await prometheus.watch(5)
    await services.challenge(BOB)  # nobody delivers it
    await prometheus.watch(3)
    report(LookupError("the first since the start"))
    await prometheus.watch(7)
    database.query("ALTER TABLE outbox RENAME TO gone")
    await prometheus.watch(5)
    await page.close()
    question = prometheus.asked(
        {
            "5m": set(),
            "7m45s": set(),
            "8m30s": {"TrilithonErrors"},
            "11m": {"TrilithonErrors"},
            "14m": {"TrilithonPostsLate"},
            "19m": {"TrilithonBacklogUnread", "TrilithonErrors", "TrilithonPostsLate"},
        }
    )
    (tmp_path / "run.yml").write_text(yaml.safe_dump(question), encoding="utf-8")
    assert promtool("test", "rules", str(tmp_path / "run.yml")) == ""
