"""Computers at work while the bot runs: stopping in mid-thought loses nothing; reviews are made in the background."""

import asyncio

import pytest

from engine import GAMES
from matches import Person, Place, computer
from matches.core.terms import Terms
from tests.matches.fixtures import InlineThinkers

GAME = GAMES["druid"]


class Thinkers(InlineThinkers):
    """Thinks at once, unless told to hang."""

    hangs = False

    async def think(self, job, urgency=1, user=0):
        if Thinkers.hangs:
            await asyncio.Event().wait()
        return await super().think(job, urgency)


@pytest.fixture(autouse=True)
def thinkers(monkeypatch):
    monkeypatch.setattr("runtime.discord_client.Thinkers", Thinkers)
    monkeypatch.setattr(Thinkers, "hangs", False)


async def begin(guild):
    """Begin a match of Alice's against a computer, and return its id."""
    alice = Person(guild.person("alice").id, "Alice")
    place = Place(guild.sim.guild.id, guild.channel.id)
    terms = Terms(GAME, "size=4", player=0)
    made = await guild.bot.services.challenges.create(terms, alice, [computer(1)], place, "en")
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


async def test_a_bot_that_stops_in_mid_thought_does_so_at_once_and_the_next_one_answers(guild):
    match = await begin(guild)
    Thinkers.hangs = True
    await play(guild, match, "a1")
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
