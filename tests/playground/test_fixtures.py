"""The simulated Discord that is tried out has what a server's settings can choose from, and chats without the bot."""

import pytest

from locales import say
from playground.fixtures import PLAYERS, PRIVATE_CHANNELS, add_fixtures
from playground.simulation import Simulation
from tests.playground.demo_bot import DemoBot


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_a_second_channel_and_a_role_are_named_in_the_language(language: str) -> None:
    async with Simulation(DemoBot) as sim:
        add_fixtures(sim, language)
        guild = sim.bot.get_guild(sim.guild.id)
        assert [channel.name for channel in guild.text_channels] == ["games", say(language, "playground-lounge")]
        role = sim.guild.roles[say(language, "playground-players")]
        bearers = [
            key
            for key, person in sim.people.items()
            if role.id in sim.env.backend.get_member(guild.id, person.id).role_ids
        ]
        assert bearers == list(PLAYERS)


async def test_the_bot_knows_nothing_of_the_chats_among_friends() -> None:
    async with Simulation(DemoBot) as sim:
        add_fixtures(sim, "en")
        assert len(sim.bot.guilds) == 1
        found = [place for guild in sim.env.backend.guilds if (place := sim.private_place(guild))]
        assert [tuple(place.people) for place in found] == list(PRIVATE_CHANNELS)
