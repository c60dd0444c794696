"""What people and servers have chosen: each thing by itself, the rest as it comes."""

from dataclasses import fields

import pytest

from matches import Preferences, Server
from tests.matches.fixtures import ANN, BOB, HERE

GUILD = HERE.guild
OTHER = {
    "language": "fr",
    "theme": "light",
    "perspective": 3,
    "notify": "message",
    "lead": 0,
    "zone": "Europe/Paris",
    "quiet_from": 1_350,
    "quiet_to": 0,
    "at_once": True,
    "puzzles": True,
    "listed": False,
}
"""A choice of each kind that is not what comes by itself."""


@pytest.fixture
def preferences(services):
    return services.preferences


async def test_who_has_chosen_nothing_has_things_as_they_come(preferences):
    assert await preferences.get(ANN.user) == Preferences()
    assert await preferences.get_server(GUILD) == Server()
    assert await preferences.load(ANN.user, GUILD) == (Preferences(), Server())


def test_there_is_another_choice_for_everything():
    assert OTHER.keys() == {field.name for field in fields(Preferences)}
    assert all(getattr(Preferences(), name) != value for name, value in OTHER.items())


@pytest.mark.parametrize("name", OTHER)
async def test_one_choice_changes_that_and_nothing_else(preferences, name):
    chosen = Preferences(**{name: OTHER[name]})
    assert await preferences.set(ANN.user, **{name: OTHER[name]}) == chosen
    assert await preferences.get(ANN.user) == chosen
    assert await preferences.get(BOB.user) == Preferences()


async def test_choices_add_up_and_can_be_taken_back_one_by_one(preferences):
    for name, value in OTHER.items():
        await preferences.set(ANN.user, **{name: value})
    assert await preferences.get(ANN.user) == Preferences(**OTHER)
    assert await preferences.set(ANN.user, language=None, zone=None) == Preferences(
        **{**OTHER, "language": None, "zone": "UTC"}
    )


async def test_a_server_chooses_each_of_its_settings(preferences):
    channels, others = {2**60, 1}, {"theme": "light", "home": "channel", "clock": "3d", "role": 2**60 + 7}
    chosen = Server(language="fr", channels=frozenset(channels), **others)
    assert await preferences.set_server(GUILD, channels, language="fr", **others) == chosen
    assert (await preferences.load(ANN.user, GUILD))[1] == chosen
    assert await preferences.get_server(2**60) == Server()


async def test_channels_are_chosen_anew_each_time_and_none_is_anywhere(preferences):
    await preferences.set_server(GUILD, [1, 2, 2])
    assert (await preferences.set_server(GUILD, [2, 3])).channels == {2, 3}
    assert (await preferences.set_server(GUILD, home="channel")).channels == {2, 3}
    assert (await preferences.set_server(GUILD, [])).channels == frozenset()


async def test_in_direct_messages_no_server_has_a_say(preferences):
    await preferences.set_server(0, language="fr")
    assert await preferences.load(ANN.user, None) == (Preferences(), Server())
