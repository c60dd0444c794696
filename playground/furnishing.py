"""What makes the simulated Discord a place to try everything in: more channels, a role, and chats among friends."""

from locales import say
from playground.simulation import Simulation

PLAYERS = ("alice", "bruno", "chloe")
"""Who has the role."""
FRIENDS = (("alice", "bruno", "chloe"), ("alice", "bruno"))
"""Who has messages together that the bot is no member of."""


def furnish(sim: Simulation, language: str) -> None:
    """Adds what a server's settings can choose from, named in a language, and places that the bot is no member of."""
    sim.guild.create_text_channel(say(language, "playground-lounge"))
    role = sim.guild.create_role(say(language, "playground-players"))
    for key in PLAYERS:
        sim.env.backend.add_member_role(sim.guild.id, sim.people[key].id, role.id)
    for friends in FRIENDS:
        sim.elsewhere(*friends)
