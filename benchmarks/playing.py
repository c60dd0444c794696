"""Matches of two people who play at random, by the services of a bot; and a whole bot on a simulated Discord."""

from pathlib import Path
from random import Random
from typing import Any, Final

from benchmarks.sample_database import database_url, random_move
from engine import GAMES
from matches import Person, Place
from matches.core.terms import Terms
from playground.simulation import Simulation
from runtime.discord_client import create_bot
from runtime.services import Services
from runtime.settings import Settings

FAMILIES: Final = ("contiguity", "druid", "contigo")
"""A game of each family."""


def simulated_bot(folder: Path) -> Simulation:
    """Return a simulated Discord with the real bot, whose database is a file in a folder."""
    chosen = Settings(discord_token=None, data_dir=folder, database_url=database_url(folder / "bench.db"))
    return Simulation(lambda: create_bot(chosen))


async def begin(services: Services, game: str, people: tuple[Person, Person], place: Place, **terms: Any) -> int:
    """Begin a match of two people. Return its id."""
    challenge = await services.challenges.create(
        Terms(GAMES[game], player=0, **terms), people[0], [people[1]], place, "en"
    )
    return (await services.challenges.accept(challenge.id, people[1])).match or 0


async def next_move(services: Services, match_id: int, chance: Random) -> tuple[Person, str]:
    """Return who is to move in a match, and a random move."""
    match = await services.matches.get(match_id)
    move = random_move(match.state, chance)
    assert match.mover
    assert move
    return match.mover.person, move
