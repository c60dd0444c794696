"""Additions to the playground's one server and channel: another channel, a role, and private channels."""

from locales import say
from playground.simulation import Simulation

PLAYERS = ("alice", "bruno", "chloe")
"""The members with the role."""
PRIVATE_CHANNELS = (("alice", "bruno", "chloe"), ("alice", "bruno"))
"""The people in each private channel without the bot."""


def add_fixtures(sim: Simulation, language: str) -> None:
    """Add a channel and a role that a server's settings can choose, named in `language`, and private channels."""
    sim.guild.create_text_channel(say(language, "playground-lounge"))
    role = sim.guild.create_role(say(language, "playground-players"))
    for key in PLAYERS:
        sim.env.backend.add_member_role(sim.guild.id, sim.people[key].id, role.id)
    for people in PRIVATE_CHANNELS:
        sim.add_place_without_bot(*people)
