"""Computers at work while the bot runs: whose turn it is, they take; stopping and crashing loses nothing."""

import asyncio

import pytest

from engine import GAMES
from matches import Person, Place, computer
from tests.cogs.conftest import FIRST
from tests.matches.fixtures import InlineThinkers
from thinking import ThinkingError

GAME = GAMES["contiguity"]


class Thinkers(InlineThinkers):
    """Thinks at once, unless told to hang or to fail."""

    hangs = False
    fails = False

    async def think(self, job, urgency=1, user=0):
        if Thinkers.hangs:
            await asyncio.Event().wait()
        if Thinkers.fails:
            raise ThinkingError("broken")
        return await super().think(job, urgency)


@pytest.fixture(autouse=True)
def thinkers(monkeypatch):
    monkeypatch.setattr("runtime.discord_client.Thinkers", Thinkers)
    monkeypatch.setattr(Thinkers, "hangs", False)
    monkeypatch.setattr(Thinkers, "fails", False)


async def begin(guild, level=2, player=0):
    """Begin a match of Alice's against a computer, and return its id."""
    alice = Person(guild.person("alice").id, "Alice")
    place = Place(guild.sim.guild.id, guild.channel.id)
    made = await guild.bot.services.challenges.create(GAME, {}, alice, [computer(level)], place, "en", player)
    await guild.sim.settle()
    return made.match


async def play(guild, match, move):
    """Play a move of Alice's."""
    alice = Person(guild.person("alice").id, "Alice")
    await guild.bot.services.matches.submit(match, alice, move)


def boards(guild):
    """Return the boards in the thread of the match, by the names of their pictures."""
    messages = guild.sim.env.backend.messages.get(guild.sim.threads()[-1].id, {}).values()
    return [file["filename"] for message in messages for file in message.attachments]


async def test_a_computer_answers_by_itself_with_one_board(guild):
    match = await begin(guild)
    await play(guild, match, FIRST)
    await guild.sim.settle()
    assert boards(guild) == [f"trilithon-{match}-0.png", f"trilithon-{match}-2.png"]


async def test_a_computer_that_begins_does_so_before_the_first_board(guild):
    match = await begin(guild, player=1)
    assert boards(guild) == [f"trilithon-{match}-1.png"]


async def test_a_bot_that_stops_in_mid_thought_does_so_at_once_and_the_next_one_answers(guild):
    match = await begin(guild)
    Thinkers.hangs = True
    await play(guild, match, FIRST)
    await asyncio.sleep(0.1)
    began = asyncio.get_running_loop().time()
    old = guild.bot
    await asyncio.wait_for(old.search_worker.stop_working(), 4)
    assert asyncio.get_running_loop().time() - began < 4
    Thinkers.hangs = False
    await guild.sim.restart()
    await guild.sim.settle()
    assert boards(guild) == [f"trilithon-{match}-0.png", f"trilithon-{match}-2.png"]


async def test_a_review_is_made_in_the_background(guild):
    match = await begin(guild)
    alice = Person(guild.person("alice").id, "Alice")
    await guild.bot.services.matches.resign(match, alice)
    assert await guild.bot.services.computers.review(match, alice) == 0
    await guild.sim.settle()
    assert (await guild.bot.services.computers.review(match, alice)).glances


async def test_a_search_that_is_broken_keeps_the_match_for_later(guild, caplog):
    match = await begin(guild)
    Thinkers.fails = True
    await play(guild, match, FIRST)
    await guild.sim.settle()
    guild.reports.records.clear()
    Thinkers.fails = False
    await guild.sim.advance(minutes=11)
    await guild.sim.settle()
    assert boards(guild)[-1] == f"trilithon-{match}-2.png"
