"""The metrics of a running bot: what it does is counted, and nobody is named."""

import logging
from collections.abc import Iterator

import pytest

from playground.people import PEOPLE
from runtime.logs import ErrorCounter
from runtime.settings import Settings
from tests.cogs.conftest import FIRST, SECOND, THIRD, Guild
from tests.metrics_page import Numbers, free_port, page_at


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """Return settings with a port for metrics."""
    return settings.model_copy(update={"metrics_port": free_port()})


@pytest.fixture(autouse=True)
def counter() -> Iterator[None]:
    """Count errors, as a bot's log does."""
    handler, log = ErrorCounter(), logging.getLogger()
    log.addHandler(handler)
    yield
    log.removeHandler(handler)


async def test_moves_posts_and_the_gateway_are_on_the_page_and_no_names_texts_or_ids(
    guild: Guild, settings: Settings
) -> None:
    assert settings.metrics_port
    before = await page_at(settings.metrics_port)
    playing = await guild.match("alice", "bruno")
    await playing.by_command(FIRST)
    await playing.by_reply(SECOND)
    await playing.move("alice", "nonsense")
    await guild.sim.advance(seconds=16)
    page = await page_at(settings.metrics_port)
    found, waiting = Numbers(page, before), Numbers(page)
    assert found("trilithon_turns_total", game="contiguity", by="person") == 2
    assert found("trilithon_turns_total") == 2
    assert found("trilithon_posts_total", kind="board", outcome="sent") == 3
    assert not found("trilithon_posts_total", outcome="put_off")
    assert waiting("trilithon_posts_waiting") == 0
    assert waiting("trilithon_gateway_latency_seconds", shard="0") is not None
    assert found("trilithon_transaction_seconds_count", kind="write") > 2
    assert not found("trilithon_errors_total")
    private = [FIRST, SECOND, THIRD, "nonsense", str(guild.sim.guild.id), str(guild.channel.id)]
    private += [said for who in guild.sim.people.values() for said in (str(who.id), who.user.name)]
    private += [person.name for person in PEOPLE]
    assert [said for said in private if said.lower() in page.lower()] == []


async def test_posts_that_cannot_be_delivered_now_are_counted(guild: Guild, settings: Settings) -> None:
    assert settings.metrics_port
    before = await page_at(settings.metrics_port)
    guild.sim.env.inject_error("POST", f"/channels/{guild.channel.id}/messages", status=503, times=None)
    await guild.person("alice").slash(guild.channel, "challenge", game="contiguity")
    await guild.sim.settle()
    found = Numbers(await page_at(settings.metrics_port), before)
    assert found("trilithon_posts_total", kind="card", outcome="put_off")
